// Owns the messages between a table and a page: their schemas, from which types, checks and docs/protocol.md come.

import * as z from 'zod/mini';
import { ACTORS, SEAT_KINDS } from './record.ts';
import { CODES } from './refusal.ts';

/** Raised whenever a message changes its meaning; a page of another number is asked to load itself anew. */
export const PROTOCOL = 3;
/** The longest message that is read at all, in bytes. */
export const LONGEST = 16_384;
const MOST_STEPS = 200;

const text = (most: number) => z.string().check(z.maxLength(most));
const id = z.int().check(z.gte(0), z.lte(2 ** 31));
const seat = z.int().check(z.gte(0), z.lt(30));
const scalar = z.union([text(200), z.number()]);
const step = z.nullable(scalar);
const path = z.array(step).check(z.maxLength(MOST_STEPS));
const ref = z.string().check(z.regex(/^\d{1,9}\.\d{1,9}$/));
const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const name = z.string().check(z.maxLength(40), z.regex(/^[^\p{Cc}]*$/u));
const picked = z.union([scalar, z.null(), z.array(scalar).check(z.maxLength(MOST_STEPS))]);
const choice = z.record(text(40), picked);
const orders = z.strictObject({
  pass: z.enum(['never', 'until-my-turn', 'always']),
  except: z.array(text(60)).check(z.maxLength(30)),
  asks: z.optional(z.array(text(60)).check(z.maxLength(30))),
});

/** What is said at one touch; every reader is shown it in their own language. */
export const PHRASES = ['hello', 'well-played', 'thanks', 'sorry', 'one-moment', 'your-turn', 'good-game', 'again'] as const;
export type Phrase = (typeof PHRASES)[number];
/** What somebody would do at a place, or think of it; every reader is shown it in their own language. */
export const PLANS = ['go', 'deal', 'help', 'avoid'] as const;
export type PlanKind = (typeof PLANS)[number];
/** The longest name of a place on a board, in characters. */
export const LONGEST_PLACE = 40;
/** The longest line of talk, in characters. */
export const LONGEST_LINE = 200;

const place = z.string().check(z.minLength(1), z.maxLength(LONGEST_PLACE), z.regex(/^[^\p{Cc}]*$/u));

/** What a page says. Each carries a number of its own, by which the table's reply finds it. */
export const clientMessages = {
  /** First of all: which table, seen from which seat, and what was seen last. */
  hello: z.strictObject({
    t: z.literal('hello'),
    id,
    protocol: z.int(),
    table: text(60),
    at: z.optional(seat),
    last: z.optional(id),
    pack: z.optional(z.boolean()),
  }),
  /** The answer to an offer, by the offer's name. */
  answer: z.strictObject({ t: z.literal('answer'), id, offer: ref, seat: z.optional(seat), choice }),
  /** Asks what would follow these picks; looks ahead at `budget` picks at the most. */
  look: z.strictObject({ t: z.literal('look'), id, offer: ref, path, budget: z.int().check(z.gte(0), z.lte(400)) }),
  /** Why is this option not there? */
  why: z.strictObject({ t: z.literal('why'), id, offer: ref, path, value: scalar }),
  /**
   * Errands: without a name, which may be given at this question; with one, its next answer, or why it ends; with `ahead`, all of its steps
   * that are certain and what they come to. It follows what its player prefers, and answers nothing by itself.
   */
  errand: z.strictObject({
    t: z.literal('errand'),
    id,
    offer: ref,
    errand: z.optional(text(40)),
    of: z.optional(scalar),
    preferences: z.optional(z.record(text(60), scalar)),
    ahead: z.optional(z.literal(true)),
  }),
  /** Go back to what everybody had been told then. */
  back: z.strictObject({ t: z.literal('back'), id, to: id }),
  /** Play again what was taken back. */
  again: z.strictObject({ t: z.literal('again'), id }),
  /** Agree, or not, that another seat goes back. */
  consent: z.strictObject({ t: z.literal('consent'), id, yes: z.boolean() }),
  /** Standing orders for windows. */
  orders: z.strictObject({ t: z.literal('orders'), id, orders }),
  sit: z.strictObject({ t: z.literal('sit'), id, seat, name, promise: z.optional(hex(32)) }),
  /** Would like to change places. */
  swap: z.strictObject({ t: z.literal('swap'), id, seat, with: z.nullable(seat) }),
  /** Ready for the game, or not yet. When all are, it begins. */
  ready: z.strictObject({ t: z.literal('ready'), id, seat, ready: z.boolean() }),
  /** Says something to everybody at the table: a text, or a phrase. */
  say: z.strictObject({
    t: z.literal('say'),
    id,
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_LINE), z.regex(/^[^\p{Cc}]*$/u))),
    phrase: z.optional(z.enum(PHRASES)),
  }),
  /** Points at a place of the board, by the board's own name for it: all who look see it for a moment, nobody stores it. */
  point: z.strictObject({ t: z.literal('point'), id, place }),
  /** What somebody could do, shown to all until they act or take it back with null. Nobody stores it. */
  plan: z.strictObject({ t: z.literal('plan'), id, plan: z.nullable(z.strictObject({ place, kind: z.enum(PLANS) })) }),
  stand: z.strictObject({ t: z.literal('stand'), id, seat }),
  /** The host gives a seat to a bot (by an empty name, to the first that the game has), or with null takes it from one. */
  bot: z.strictObject({ t: z.literal('bot'), id, seat, bot: z.nullable(text(40)) }),
  /** The host closes the seats; devices show their part of the dice; the game begins. */
  begin: z.strictObject({ t: z.literal('begin'), id }),
  show: z.strictObject({ t: z.literal('show'), id, seat, nonce: hex(16) }),
  resign: z.strictObject({ t: z.literal('resign'), id }),
  /** Look from another of one's own seats: the tablet was passed on. */
  turn: z.strictObject({ t: z.literal('turn'), id, seat }),
  /** Older lines of the log. */
  log: z.strictObject({ t: z.literal('log'), id, before: id, count: z.int().check(z.gte(1), z.lte(200)) }),
  /** The transcript, where it tells nothing that is not known; with the proof of the dice once the game is over. */
  transcript: z.strictObject({ t: z.literal('transcript'), id }),
  ping: z.strictObject({ t: z.literal('ping'), id }),
};
const { hello, ...clientOthers } = clientMessages;
export const clientMessage = z.discriminatedUnion('t', [hello, ...Object.values(clientOthers)]);
/** A message is never changed. */
type Constant<V> = V extends readonly (infer Item)[]
  ? readonly Constant<Item>[]
  : V extends object
    ? { readonly [K in keyof V]: Constant<V[K]> }
    : V;
type Messages = { readonly [K in keyof typeof clientMessages]: Constant<z.infer<(typeof clientMessages)[K]>> };
export type ClientMessage = Messages[keyof Messages];
export type Message<K extends keyof Messages> = Messages[K];

const rule = text(60);
const odds = z.object({ ways: z.number(), of: z.number(), sum: z.optional(z.array(scalar)) });
/** What is certain to come of an answer, in numbers by the game's own names. */
const outcome = z.record(z.string(), z.number());
const why = z.object({ rule, key: z.string(), args: z.optional(z.record(z.string(), scalar)) });
const told = z.object({ type: z.string(), rule, body: z.record(z.string(), z.unknown()) });
/** See `PickNode`; what follows is nested in the same shape. */
const node = z.union([
  z.object({
    done: z.literal(true),
    odds: z.optional(odds),
    outcome: z.optional(outcome),
    /** Nothing would come of it. */
    useful: z.optional(z.literal(false)),
  }),
  z.object({
    pick: z.string(),
    kind: z.enum(['one', 'text', 'subset', 'sequence']),
    rule,
    options: z.array(scalar),
    chosen: z.optional(z.array(scalar)),
    canStop: z.optional(z.literal(true)),
    bounds: z.optional(z.tuple([z.int(), z.int()])),
    all: z.optional(z.array(scalar)),
    odds: z.optional(odds),
    closed: z.optional(z.array(z.object({ act: z.string(), rule: z.optional(rule), why: z.nullable(why) }))),
    rules: z.optional(z.array(rule)),
    next: z.optional(z.array(z.unknown())),
    stopped: z.optional(z.unknown()),
  }),
]);
const offer = z.object({
  ref,
  id,
  seat,
  decision: z.string(),
  rule,
  window: z.boolean(),
  about: z.record(z.string(), z.unknown()),
  node,
  /** Whole answers worth offering in one touch, the best first. */
  suggested: z.optional(
    z.array(
      z.object({
        steps: path,
        choice,
        odds: z.optional(odds),
        /** The chance without it, where that is another. */
        before: z.optional(odds),
        outcome: z.optional(outcome),
        /** Nothing would come of it. */
        useful: z.optional(z.literal(false)),
        /** What it uses up, by the game's own name for it. */
        costs: z.optional(z.string()),
        /** Its place in the order of the question's own options; left out where that is its rank. */
        place: z.optional(z.int()),
      }),
    ),
  ),
});
const meta = z.object({
  phase: z.enum(['gathering', 'revealing-nonces', 'playing', 'over']),
  name: z.string(),
  seats: z.array(
    z.object({
      kind: z.enum(SEAT_KINDS),
      name: z.string(),
      bot: z.optional(z.string()),
      resigned: z.optional(z.literal(true)),
      standIn: z.optional(z.literal(true)),
      here: z.boolean(),
      mine: z.boolean(),
      ready: z.optional(z.literal(true)),
      swap: z.optional(seat),
      /** The commitment of its device to a part of the dice. */
      promise: z.optional(z.string()),
      passes: z.optional(z.literal(true)),
    }),
  ),
  /** The seat whose view this is; -1: somebody who only watches. */
  at: z.int(),
  host: z.boolean(),
  waiting: z.union([z.array(seat), z.literal('responses')]),
  /** While a window is open that lasts a fixed time: how long that is, in milliseconds. */
  lasts: z.optional(z.int()),
  back: z.nullable(z.object({ to: id, free: z.boolean() })),
  redo: z.boolean(),
  /** Going back never needs anybody's consent here. */
  alone: z.boolean(),
  wish: z.nullable(z.object({ seat, to: z.int(), agreed: z.array(seat) })),
  clock: z.nullable(z.object({ left: z.array(z.number()), at: z.number() })),
  orders: z.nullable(orders),
  commitment: z.string(),
  over: z.nullable(z.object({ returns: z.array(z.number()), rewound: z.boolean(), abandoned: z.boolean() })),
  /** Another game follows this one. */
  next: z.optional(z.literal(true)),
  /** The table at which the same people may play again. */
  rematch: z.optional(z.string()),
  /** Only people with a seat may look at the game. */
  secluded: z.optional(z.literal(true)),
  hardcore: z.optional(z.literal(true)),
});
const shown = z.object({ view: z.nullable(z.record(z.string(), z.unknown())), offer: z.nullable(offer), meta });
/** Why a bot did something, by the game's own names. */
const reason = z.object({ key: z.string(), args: z.optional(z.record(z.string(), scalar)) });
const group = z.object({ n: id, seat: z.int(), by: z.enum(ACTORS), told: z.array(told), why: z.optional(reason) });
const refusal = z.object({
  rule: z.string(),
  decision: z.string(),
  pick: z.string(),
  got: z.unknown(),
  legal: z.array(z.unknown()),
  why: z.optional(why),
});

/** What a table says. */
export const serverMessages = {
  /** Everything there is to see, and the last lines of the log. */
  welcome: z.object({
    t: z.literal('welcome'),
    id,
    protocol: z.int(),
    table: z.string(),
    game: z.string(),
    rules: z.int(),
    setup: z.record(z.string(), z.unknown()),
    /** The table of the game that this one follows. */
    after: z.optional(z.string()),
    /** It goes on from the middle of another game, whose dice were not those of this table. */
    forked: z.optional(z.literal(true)),
    n: id,
    shown,
    log: z.array(group),
  }),
  /** Something happened: what the seat is told of it, and what changed in what it sees. `n`: how much everybody was told so far. */
  frame: z.object({
    t: z.literal('frame'),
    n: id,
    groups: z.optional(z.array(group)),
    /** The table went back: groups with a higher number did not happen. */
    back: z.optional(id),
    /** See `Diff`, against what this connection was shown last. */
    diff: z.optional(z.unknown()),
    /** Now and then: the digest of what is shown after the change. If it differs, say hello again. */
    digest: z.optional(z.string()),
  }),
  /** The same in its short form, for pages that asked for it: see `Packed`. */
  packed: z.object({ t: z.literal('packed'), p: z.string(), fresh: z.optional(z.literal(true)) }),
  /** Done, and it is durable. */
  ok: z.object({ t: z.literal('ok'), id, n: id, data: z.optional(z.unknown()) }),
  /** Not done; nothing changed. */
  no: z.object({ t: z.literal('no'), id, code: z.enum(CODES), refusal: z.optional(refusal), detail: z.optional(z.string()) }),
  /** What people say to each other; the latest lines first come with the welcome. */
  talk: z.object({
    t: z.literal('talk'),
    lines: z.array(
      z.object({
        n: id,
        seat: z.int(),
        name: z.string(),
        text: z.optional(z.string()),
        phrase: z.optional(z.enum(PHRASES)),
        at: z.number(),
      }),
    ),
  }),
  /** Somebody points at a place of the board. */
  pointed: z.object({ t: z.literal('pointed'), seat, place: z.string() }),
  /** All that people say they could do now, one for each seat at the most. */
  plans: z.object({ t: z.literal('plans'), plans: z.array(z.object({ seat, place: z.string(), kind: z.enum(PLANS) })) }),
  /** The host closes the connection, and says why. */
  bye: z.object({
    t: z.literal('bye'),
    code: z.enum(['restarting', 'replaced', 'too-slow', 'too-fast', 'too-big', 'idle', 'damaged', 'secluded']),
  }),
};
const { welcome, ...serverOthers } = serverMessages;
export const serverMessage = z.discriminatedUnion('t', [welcome, ...Object.values(serverOthers)]);
export type ServerTag = keyof typeof serverMessages;

/** A message as it came in, checked; null when it is none of ours. */
export function readMessage(raw: unknown): ClientMessage | null {
  const read = clientMessage.safeParse(raw);
  return read.success ? read.data : null;
}
