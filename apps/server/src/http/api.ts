// Owns the HTTP side of tables: guests, making and listing tables, transcripts. Playing goes over WebSocket.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AWAY, BEAT, WINDOW, type Code } from '@undercroft/table';
import * as z from 'zod';
import { endpointBody, isPushService, MOST_SUBSCRIPTIONS, subscriptionBody } from '../push/subscriptions.ts';
import type { Refusals } from '../refusals.ts';
import type { Settings } from '../settings.ts';
import type { FairShare, Payer } from '../share.ts';
import type { Guest, Store, StoredTable } from '../store/store.ts';
import { listedFor } from '../tables/facts.ts';
import { cleanName, LONGEST_NAME } from '../tables/names.ts';
import { Refused } from '../tables/around.ts';
import type { Tables } from '../tables/tables.ts';
import type { Buckets } from '../ws/limits.ts';
import { isDeeper } from '../ws/read.ts';
import { deviceOf, forgetOthers, guestOf, joinDevice, newDeviceCode, newGuest, renewedCookies } from './guests.ts';
import { addressOf, isOurOrigin } from './request.ts';

const MOST_MINE = 200;
/** A setup or a forked transcript may be longer than a message. */
const LONGEST_BODY = 262_144;
const DEEPEST_BODY = 24;
/** A new guest or table costs more of an address's allowance than a look. */
const COST_OF_NEW = 5;

const name = z
  .string()
  .max(LONGEST_NAME)
  .regex(/^[^\p{Cc}]*$/u)
  .transform(cleanName);
const guestBody = z.strictObject({ name: name.optional() });
const deviceBody = z.strictObject({ code: z.string().max(60) });
const tableBody = z.strictObject({
  game: z.string().max(60),
  /** Left out only after a finished table: as the game has it. */
  setup: z.record(z.string().max(60), z.unknown()).optional(),
  seats: z
    .array(
      z.strictObject({
        kind: z.enum(['me', 'open', 'bot']),
        name: name.optional(),
        bot: z.string().max(40).optional(),
        promise: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      }),
    )
    .min(1)
    .max(30),
  options: z
    .strictObject({
      name: name.default(''),
      listed: z.boolean().default(false),
      clock: z
        .strictObject({
          bank: z
            .int()
            .min(1_000)
            .max(30 * 24 * 3_600_000),
          more: z
            .int()
            .min(0)
            .max(7 * 24 * 3_600_000),
        })
        .nullable()
        .default(null),
      away: z
        .int()
        .min(10_000)
        .max(30 * 24 * 3_600_000)
        .nullable()
        .default(AWAY),
      window: z.int().min(BEAT).max(60_000).nullable().default(WINDOW),
      watch: z.boolean().default(true),
      hardcore: z.boolean().default(false),
    })
    .default({ name: '', listed: false, clock: null, away: AWAY, window: WINDOW, watch: true, hardcore: false }),
  from: z.string().max(LONGEST_BODY).optional(),
  after: z.string().max(60).optional(),
  /** The finished table whose people play again. */
  again: z.string().max(60).optional(),
});

type HttpCode = Code | 'no-guest' | 'no-code' | 'wrong-origin' | 'not-found';
const STATUS: Partial<Record<HttpCode, number>> = {
  'no-guest': 401,
  'wrong-origin': 403,
  'secret-until-over': 403,
  secluded: 403,
  'no-code': 404,
  'no-table': 404,
  'not-found': 404,
  'too-big': 413,
  'too-fast': 429,
  full: 429,
  damaged: 500,
};

export interface ApiAround {
  readonly store: Store;
  readonly tables: Tables;
  readonly settings: Settings;
  readonly now: () => number;
  readonly share: FairShare;
  readonly refusals: Refusals;
  /** How much each address may still ask for. */
  readonly requests: Buckets;
  /** Closes all lines of a guest but those of one device. */
  readonly cutOff: (guest: string, kept: string) => Promise<void>;
  /** Has the node answer that has the table in question. */
  readonly carry: (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<FastifyReply>;
}

/** In a context of its own: its hooks belong to its routes, however a request spells the way to them. */
export function serveApi(app: FastifyInstance, around: ApiAround): void {
  const { store, tables, settings, now, share, refusals, requests } = around;
  const refuse = (reply: FastifyReply, code: HttpCode, detail?: string): FastifyReply => {
    refusals.count('request', code);
    // Who comes too fast has to come again.
    if (code === 'too-fast') reply.header('connection', 'close');
    return reply.code(STATUS[code] ?? 400).send({ code, ...(detail === undefined ? {} : { detail }) });
  };
  const payerOf = (request: FastifyRequest, guest: Guest | null = null): Payer => ({
    who: guest?.id ?? '',
    address: addressOf(request.raw, settings),
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isNew = request.method === 'POST';
    if (isNew && !isOurOrigin(request.raw, settings)) return refuse(reply, 'wrong-origin');
    if (!requests.take(addressOf(request.raw, settings), isNew ? COST_OF_NEW : 1, performance.now())) return refuse(reply, 'too-fast');
    if (share.isSpent(payerOf(request))) return refuse(reply, 'too-fast');
  });
  const known = async (request: FastifyRequest): Promise<Guest | null> => guestOf(request.raw, store, now());
  /** Null: there is no room for another guest. */
  const welcomeGuest = async (request: FastifyRequest, reply: FastifyReply, called: string): Promise<Guest | null> => {
    if (!tables.around.room.takesGuest(addressOf(request.raw, settings))) return null;
    const { guest, cookie } = await newGuest(request.raw, store, settings, called, now());
    reply.header('set-cookie', cookie);
    return guest;
  };

  app.post('/api/guest', { bodyLimit: 4_096 }, async (request, reply) => {
    const body = guestBody.safeParse(request.body ?? {});
    if (!body.success) return refuse(reply, 'malformed', fieldOf(body.error));
    const guest = await known(request);
    if (guest !== null) for (const cookie of renewedCookies(request.raw, settings)) reply.header('set-cookie', cookie);
    const called = body.data.name;
    if (guest === null) {
      const welcomed = await welcomeGuest(request, reply, called ?? '');
      return welcomed === null ? refuse(reply, 'full', 'storage') : { name: welcomed.name };
    }
    if (called !== undefined && called !== guest.name) await store.renameGuest(guest.id, called);
    return { name: called ?? guest.name };
  });

  app.get('/api/guest', async (request, reply) => {
    const guest = await known(request);
    return guest === null ? refuse(reply, 'no-guest') : { name: guest.name };
  });

  app.post('/api/device', { bodyLimit: 4_096 }, async (request, reply) => {
    const guest = await known(request);
    return guest === null ? refuse(reply, 'no-guest') : newDeviceCode(store, guest, now());
  });

  app.post('/api/device/join', { bodyLimit: 4_096 }, async (request, reply) => {
    const body = deviceBody.safeParse(request.body ?? {});
    if (!body.success) return refuse(reply, 'malformed', fieldOf(body.error));
    const joined = await joinDevice(request.raw, store, settings, body.data.code, now());
    if (joined === null) return refuse(reply, 'no-code');
    reply.header('set-cookie', joined.cookie);
    return { name: joined.guest.name };
  });

  app.post('/api/device/forget-others', { bodyLimit: 4_096 }, async (request, reply) => {
    const guest = await known(request);
    if (guest === null) return refuse(reply, 'no-guest');
    await forgetOthers(request.raw, store, guest);
    await around.cutOff(guest.id, deviceOf(request.raw));
    return { name: guest.name };
  });

  // Empty: this server sends no notices.
  app.get('/api/push', async () => ({ key: settings.pushPublicKey }));

  app.post('/api/push', { bodyLimit: 4_096 }, async (request, reply) => {
    if (settings.pushPublicKey === '') return refuse(reply, 'not-found');
    const body = subscriptionBody.safeParse(request.body ?? {});
    if (!body.success) return refuse(reply, 'malformed', fieldOf(body.error));
    if (!isPushService(body.data.endpoint, settings.pushHosts)) return refuse(reply, 'malformed', 'endpoint');
    const guest = await known(request);
    if (guest === null) return refuse(reply, 'no-guest');
    await store.subscribe(guest.id, deviceOf(request.raw), body.data, now(), MOST_SUBSCRIPTIONS);
    return {};
  });

  app.post('/api/push/forget', { bodyLimit: 4_096 }, async (request, reply) => {
    const body = endpointBody.safeParse(request.body ?? {});
    if (!body.success) return refuse(reply, 'malformed', fieldOf(body.error));
    const guest = await known(request);
    if (guest === null) return refuse(reply, 'no-guest');
    // Only one's own: what another guest's browser is reached by is theirs to take back.
    const mine = (await store.subscriptions(guest.id)).some(({ endpoint }) => endpoint === body.data.endpoint);
    if (mine) await store.unsubscribe(body.data.endpoint);
    return {};
  });

  app.post('/api/tables', { bodyLimit: LONGEST_BODY }, async (request, reply) => {
    if (depthOf(request.body) > DEEPEST_BODY) return refuse(reply, 'malformed', 'nested too deep');
    const body = tableBody.safeParse(request.body ?? {});
    if (!body.success) return refuse(reply, 'malformed', fieldOf(body.error));
    if (isDeeper(body.data.from ?? '', DEEPEST_BODY)) return refuse(reply, 'bad-setup', 'from');
    // What goes on from a table is made where that is.
    const { again, after } = body.data;
    if (again !== undefined && after !== undefined && again !== after) return refuse(reply, 'bad-setup', 'after');
    const origin = again ?? after;
    const there = origin === undefined ? null : await tables.elsewhere(origin);
    if (there !== null) return around.carry(request, reply, there.address);
    const guest = (await known(request)) ?? (await welcomeGuest(request, reply, ''));
    if (guest === null) return refuse(reply, 'full', 'storage');
    const made = await tables.make(guest, payerOf(request, guest), body.data);
    return made.ok ? reply.code(201).send({ id: made.id }) : refuse(reply, made.refusal.code, made.refusal.detail);
  });

  app.get('/api/tables', async (request, reply) => {
    const guest = await known(request);
    const payer = payerOf(request, guest);
    const mine = guest === null ? [] : await tables.toldOf(guest, MOST_MINE, payer);
    // The lists of all are made for all, on nobody's account.
    const [open, watched] = [await tables.lobby.open(), await tables.lobby.watched()];
    return share.measured(payer, () => {
      const own = new Set(mine.map(({ id }) => id));
      const listed = listedTo(guest);
      const others = (list: readonly StoredTable[]) => list.filter(({ id }) => !own.has(id)).map(listed);
      return reply.send({ mine: mine.map(listed), open: others(open), watched: others(watched) });
    });
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const table = await tables.told(request.params.id);
    return table === null ? refuse(reply, 'no-table') : listedTo(await known(request))(table);
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/transcript', async (request, reply) => {
    const stored = await tables.told(request.params.id);
    if (stored === null) return refuse(reply, 'no-table');
    const guest = await known(request);
    const mine = guest !== null && stored.seats.some(({ who }) => who === guest.id);
    if (stored.phase !== 'over' && !mine) return refuse(reply, 'secret-until-over');
    const there = await tables.elsewhere(stored.id);
    if (there !== null) return around.carry(request, reply, there.address);
    const live = tables.at(stored.id);
    const told = await live.told(payerOf(request, guest)).catch((error: unknown) => (error instanceof Refused ? error.code : 'damaged'));
    tables.release(live);
    if (told === 'secluded') return refuse(reply, told);
    if (typeof told === 'string') return refuse(reply, 'damaged');
    return told ?? refuse(reply, 'secret-until-over');
  });
}

const listedTo = (guest: Guest | null) => (table: Parameters<typeof listedFor>[0]) => listedFor(table, guest?.id ?? null);

const fieldOf = (error: z.ZodError): string => error.issues[0]?.path.join('.') ?? '';

/** How deep a body is nested, without going deeper than is allowed. */
function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > DEEPEST_BODY) return depth;
  let deepest = depth + 1;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, depth + 1));
  return deepest;
}
