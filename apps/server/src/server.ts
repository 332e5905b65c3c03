// Owns a running server: it puts store, tables, bots, lines and page together, and takes them apart in the right order.

import { randomBytes } from 'node:crypto';
import type { Agent } from 'node:https';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { ImportChecker } from './imports/checker.ts';
import { steadyClock } from './clock.ts';
import { serveApi } from './http/api.ts';
import { securityHeaders, inlineHashes } from './http/headers.ts';
import { pageIn, servePage } from './http/page.ts';
import { addressOf, isLocal } from './http/request.ts';
import { limitSockets, serverInTurn } from './http/sockets.ts';
import { gameRegistry as catalog, type GameRegistry } from './game-registry.ts';
import { Health } from './health.ts';
import { Room } from './keeping/room.ts';
import { Sweeper } from './keeping/sweeper.ts';
import { Metrics } from './metrics.ts';
import { TurnNotices } from './push/notices.ts';
import { Refusals } from './refusals.ts';
import type { Settings } from './settings.ts';
import { FairShare } from './share.ts';
import { Neighbours } from './cluster/neighbours.ts';
import { openStore, type OpenedStore } from './cluster/open.ts';
import type { Store } from './store/store.ts';
import { Origins } from './tables/origins.ts';
import { Tables } from './tables/tables.ts';
import { sleep } from './tables/window-time.ts';
import { Gate } from './ws/gate.ts';
import { Buckets } from './ws/limits.ts';

export interface ServerOptions {
  readonly settings: Settings;
  /** Where the built page lies; without one only the programs' side is served. */
  readonly pageFolder?: string;
  readonly gameRegistry?: GameRegistry;
  /** Instead of the embedded store. */
  readonly store?: Store;
  readonly now?: () => number;
  /** For push services whose certificates the system does not know. */
  readonly pushAgent?: Agent;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly hasPage: boolean;
  readonly app: FastifyInstance;
  readonly tables: Tables;
  /** Says goodbye, finishes what is being written, and closes everything. */
  stop(): Promise<void>;
}

/** Secrets never reach a log: no cookie, no body, and of an address only its pattern, because the name of a table lets one look. */
const loggerOf = ({ log }: Settings) => ({
  level: log,
  // Standard output belongs to the parent process.
  stream: process.stderr,
  serializers: { req: (request: { method: string }) => ({ method: request.method }), res: () => ({}) },
});

/** Starts a server. Throws `DataInUse`, `NewerStore`, `BadData`, or what listening throws. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, gameRegistry = catalog } = options;
  const held: { metrics: Metrics | null; refusals: Refusals | null } = { metrics: null, refusals: null };
  const requestMs = settings.requestSeconds * 1_000;
  const app = Fastify({
    logger: loggerOf(settings),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 4_096,
    forceCloseConnections: true,
    requestTimeout: requestMs,
    // An address that cannot be read waits for no turn and takes of no allowance: it costs its socket.
    frameworkErrors: (_error, _request, reply) => {
      held.refusals?.count('request', 'malformed');
      const body = JSON.stringify({ code: 'malformed' });
      reply.raw.writeHead(400, { connection: 'close', 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
      reply.raw.end(body);
    },
    serverFactory: (handle) => serverInTurn(requestMs, handle, () => held.refusals?.count('socket', 'too-fast')),
  });
  const port = (): number => {
    const bound = app.server.address();
    return typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  };
  const timed = (seconds: number, writes: number): void => {
    held.metrics?.stored.observe(seconds);
    held.metrics?.appends.inc(writes);
  };
  const { store, cluster }: OpenedStore =
    options.store === undefined ? await openStore(settings, { log: app.log, timed, port }) : { store: options.store, cluster: null };
  const clock = cluster?.clock ?? steadyClock();
  const now = options.now ?? clock.now;
  const neighbours = cluster === null ? null : new Neighbours(cluster, settings, app.log);
  const pool = new BotPool(gameRegistry, settings.botThreads, settings.botSeconds);
  const health = new Health(store, app.log);
  const metrics: Metrics = new Metrics({
    connections: () => gate.size,
    tablesLive: () => tables.inMemory,
    tablesKnown: () => tables.known,
    tablesOwned: () => cluster?.ownership.size ?? 0,
    thoughtsWaiting: () => pool.length,
    storeBytes: () => room.used,
  });
  held.metrics = metrics;
  if (cluster !== null) cluster.onLost = () => metrics.leasesLost.inc();
  const refusals = new Refusals(metrics.refusals, app.log);
  held.refusals = refusals;
  const requests = new Buckets(settings.requestsPerMinute, settings.requestsPerMinute / 60);
  const share = new FairShare(settings);
  const room = new Room(store, settings, now);
  const notices =
    settings.pushPublicKey === '' ? null : new TurnNotices(settings, { store, metrics, log: app.log, agent: options.pushAgent });
  const tables: Tables = new Tables(
    {
      store,
      gameRegistry,
      pool,
      imports: new ImportChecker(gameRegistry, share, settings.botSeconds),
      metrics,
      refusals,
      share,
      room,
      origins: new Origins(),
      log: app.log,
      now,
      sleep,
      talkers: new Buckets(TALK_AT_ONCE, settings.talkPerMinute / 60),
      pointers: new Buckets(POINTS_AT_ONCE, settings.pointsPerMinute / 60),
      newSeed,
      snapshotEvery: settings.snapshotEvery,
      notices,
    },
    settings,
    cluster,
  );
  const gate: Gate = new Gate({ store, tables, metrics, refusals, requests, settings, share, now, cluster });
  const sweeper = new Sweeper({ store, metrics, log: app.log, now, remove: (table) => tables.remove(table) }, settings);

  const page = options.pageFolder === undefined ? null : pageIn(options.pageFolder);
  const headers = securityHeaders(page === null ? [] : inlineHashes(page.index), settings);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  neighbours?.serve(app, (guest, kept) => gate.cutOff(guest, kept));
  // Like a message, a request waits for its turn, once all of it is there.
  app.addHook('preHandler', (request) => share.turn({ who: '', address: addressOf(request.raw, settings) }));
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method: request.method, route: request.routeOptions.url ?? '', status: reply.statusCode, ms }, 'answered');
  });
  app.setErrorHandler(async (error: { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const code = status === 413 ? 'too-big' : status < 500 ? 'malformed' : 'damaged';
    refusals.count('request', code);
    return reply.code(status).send({ code });
  });
  await app.register(async (api) =>
    serveApi(api, {
      store,
      tables,
      settings,
      now,
      share,
      refusals,
      requests,
      cutOff: async (guest, kept) => {
        gate.cutOff(guest, kept);
        await neighbours?.cutOff(guest, kept);
      },
      carry: async (request, reply, address) => neighbours?.carry(request, reply, address) ?? reply,
    }),
  );
  app.get('/healthz', async (_request, reply) => {
    // A store that cannot be written is no health.
    const ailment = await health.ailment();
    const told = { ok: ailment === null, connections: gate.size, tables: tables.inMemory, ...(ailment === null ? {} : { ailment }) };
    return reply
      .code(ailment === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(told);
  });
  app.get('/metrics', async (request, reply) => {
    const allowed = settings.metrics === 'all' || (settings.metrics === 'local' && isLocal(request.raw));
    if (!allowed) return reply.code(404).send({ code: 'not-found' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  const notFound = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    refusals.count('request', 'not-found');
    return reply.code(404).send({ code: 'not-found' });
  };
  if (page === null) app.setNotFoundHandler(notFound);
  else await servePage(app, page, notFound);
  limitSockets(app.server, settings, refusals);
  gate.listen(app.server);

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    // Nobody comes back to this node before its tables are another's.
    await cluster?.announceLeaving();
    gate.close();
    const closed = app.close();
    room.stop();
    refusals.stop();
    await sweeper.stop();
    await tables.stop();
    await cluster?.leave();
    await Promise.race([closed, patience(settings.stopSeconds * 1_000)]);
    await store.close();
  };
  try {
    clock.raise(await store.latest());
    await room.look();
    // Among others a node takes part once they can reach it.
    if (cluster === null) await tables.start();
    sweeper.start();
    const address = await app.listen({ host: settings.host, port: settings.port });
    if (cluster !== null) await tables.start();
    return { address, port: port(), hasPage: page !== null, app, tables, stop: () => (stopping ??= stop()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lines of talk that somebody may say one right after the other. */
const TALK_AT_ONCE = 6;
/** Places that somebody may point at one right after the other. */
const POINTS_AT_ONCE = 8;

const newSeed = (): string => randomBytes(16).toString('hex');
const patience = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms).unref());
