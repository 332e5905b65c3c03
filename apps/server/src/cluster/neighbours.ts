// Owns what nodes ask of each other by HTTP: requests that belong to another node, and cutting off devices that were forgotten.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addressOf, cameFrom, isCarried } from '../http/request.ts';
import type { Settings } from '../settings.ts';
import type { Log } from '../tables/around.ts';
import type { Cluster } from './cluster.ts';
import { carriedFrom, carriedHeaders } from './relay.ts';

const CUT_OFF = '/node/cut-off';
const PATIENCE_MS = 10_000;
const cutOffBody = z.strictObject({ guest: z.string().max(100), kept: z.string().max(100) });

export class Neighbours {
  private readonly cluster: Cluster;
  private readonly settings: Settings;
  private readonly log: Log;

  constructor(cluster: Cluster, settings: Settings, log: Log) {
    this.cluster = cluster;
    this.settings = settings;
    this.log = log;
  }

  /** `cutOff`: closes the lines that a guest has at this node. */
  serve(app: FastifyInstance, cutOff: (guest: string, kept: string) => void): void {
    app.addHook('onRequest', async ({ raw }) => {
      const from = carriedFrom(raw, this.cluster.secret);
      if (from !== null) cameFrom(raw, from);
    });
    app.post(CUT_OFF, { bodyLimit: 1_024 }, async (request, reply) => {
      const body = cutOffBody.safeParse(request.body);
      if (!isCarried(request.raw) || !body.success) return reply.code(404).send({ code: 'not-found' });
      cutOff(body.data.guest, body.data.kept);
      return reply.code(204).send();
    });
  }

  /** Closes the lines that a guest has at the other nodes, but for those of one device. */
  async cutOff(guest: string, kept: string): Promise<void> {
    const headers = { ...carriedHeaders({ headers: {} }, this.cluster.secret, ''), 'content-type': 'application/json' };
    const others = await this.cluster.others();
    const told = await Promise.allSettled(
      others.map((address) =>
        fetch(`${address}${CUT_OFF}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ guest, kept }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        }),
      ),
    );
    for (const one of told)
      if (one.status === 'rejected') this.log.warn({ why: String(one.reason) }, 'a node could not be told of forgotten devices');
  }

  /** Has another node answer a request. */
  async carry(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
    if (isCarried(request.raw) || address === '') return reply.code(503).send({ code: 'damaged' });
    const { method, url, raw, body } = request;
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: carriedHeaders(raw, this.cluster.secret, addressOf(raw, this.settings)),
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    if (answer === null) return reply.code(503).send({ code: 'damaged' });
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(await answer.text());
  }
}
