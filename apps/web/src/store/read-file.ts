// Owns reading everything that was kept from a file: checked in shape before a bit of it is used.

import * as z from 'zod/mini';
import type { Everything } from './rows.ts';

const id = z.string().check(z.regex(/^[\w-]{1,60}$/));
const seat = z.looseObject({ kind: z.enum(['open', 'person', 'bot']), name: z.string() });
const row = z.looseObject({
  id,
  game: z.string(),
  rules: z.int(),
  setup: z.record(z.string(), z.unknown()),
  seats: z.array(seat),
  made: z.number(),
  changed: z.number(),
  phase: z.enum(['gathering', 'revealing-nonces', 'playing', 'over']),
  forked: z.boolean(),
  after: z.optional(id),
});
/** No small picture of a game is longer. */
const PICTURE = 60_000;
const words = z.object({ title: z.string(), detail: z.string() });
const table = z.object({
  row,
  records: z.array(z.looseObject({ t: z.string(), at: z.number() })),
  progress: z.nullable(z.object({ en: words, nl: words, ja: words })),
  snapshot: z.optional(z.nullable(z.object({ length: z.int(), table: z.unknown() }))),
  log: z.optional(z.array(z.looseObject({ n: z.int(), seat: z.int(), by: z.string(), facts: z.array(z.unknown()) }))),
});
const finished = z.looseObject({
  id,
  game: z.string(),
  rules: z.int(),
  setup: z.record(z.string(), z.unknown()),
  seats: z.array(seat),
  seat: z.int(),
  ended: z.number(),
  began: z.number(),
  over: z.object({ returns: z.array(z.number()), rewound: z.boolean(), abandoned: z.boolean() }),
  length: z.int(),
  result: z.record(z.string(), z.union([z.string(), z.number()])),
  transcript: z.string(),
  online: z.boolean(),
  keepsake: z.optional(
    z.object({ title: z.string(), score: z.optional(z.number()), picture: z.optional(z.string().check(z.maxLength(PICTURE))) }),
  ),
});
const everything = z.object({
  undercroft: z.literal('everything'),
  version: z.literal(1),
  tables: z.array(table),
  history: z.array(finished),
  visits: z.array(z.object({ id, game: z.string(), name: z.string(), changed: z.number() })),
  settings: z.record(z.string(), z.unknown()),
});

const isEverything = (raw: unknown): raw is Everything => everything.safeParse(raw).success;

/** The file, checked; null when it is none of ours. Whether a table's records fit the rules is judged when it is opened. */
export function readEverything(text: string): Everything | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  return isEverything(raw) ? raw : null;
}
