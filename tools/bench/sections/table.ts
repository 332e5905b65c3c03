// Owns the figures of the table package for one game, whichever it is: CPU time of a move, bytes of a move to one viewer.

import { newSecret } from '@undercroft/chance';
import { missing, randomFrom, type Choice, type GameTypes, type Seat } from '@undercroft/kernel';
import { replay, type Transcript } from '@undercroft/record';
import { Desk, isTold, PROTOCOL, Table, type AnyGame, type Handled, type PathStep } from '@undercroft/table';
import { figureOf, interleaved, type Effort } from '../measure.ts';
import type { Chooser } from '../positions.ts';
import { profileSection } from '../profile.ts';
import type { Row, Section } from '../report.ts';

const GAMES = 20;
const TIMED_GAMES = 5;
const HELLO = { t: 'hello', id: 1, protocol: PROTOCOL, table: 't' } as const;
const MOST_BYTES = 300;
const LOOK_GAMES = 5;
/** What the page asks with: `LOOK_AHEAD` of the web kit. */
const LOOK_BUDGET = 60;
const MOST_PICKS = 300;

/** Who is told, and whether in the short form that the page asks for. */
const VIEWERS = [
  { name: 'to a seat, packed as the page has it', who: 'p0', pack: true },
  { name: 'to a seat, plain', who: 'p0', pack: false },
  { name: 'to somebody watching, packed', who: 'w', pack: true },
  { name: 'to somebody watching, plain', who: 'w', pack: false },
] as const;
const [PACKED, PLAIN] = [VIEWERS[0].name, VIEWERS[1].name];

/** A game as it was played: the same secret and choices lead to the same dice. */
interface Recorded {
  readonly secret: string;
  readonly choices: readonly { readonly seat: Seat; readonly choice: Choice }[];
  readonly transcript: Transcript;
}

function deskOf(game: AnyGame, secret: string): Desk {
  const checked = game.checkSetup({});
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  const seats = Array.from(
    { length: game.seats(checked.setup) },
    (_, seat) => ({ kind: 'person', name: `P${seat}`, who: `p${seat}` }) as const,
  );
  const made = Table.make(game, { setup: {}, seats, options: { name: 't', listed: false, clock: null }, host: 'p0', secret }, 0);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return new Desk('t', made.table, { bots: [], now: () => 0 });
}

function answer(desk: Desk, seat: Seat, choice: Choice): Handled {
  return desk.answerFor(seat, desk.table.offerOf(seat)?.ref ?? '', choice, 'person');
}

/** Plays a game to its end by a bot; `moved` sees what each move leads to. */
function recorded(
  game: AnyGame,
  bot: Chooser<GameTypes>,
  desk: Desk,
  secret: string,
  seed: string,
  moved: (handled: Handled) => void,
): Recorded {
  const random = randomFrom(seed);
  const { table } = desk;
  const choices: { seat: Seat; choice: Choice }[] = [];
  table.close('p0', 0);
  while (table.phase === 'playing' && table.match !== null && choices.length < game.bound) {
    const seat = table.match.state.toAct;
    const choice = bot(table.match.state, seat, random);
    choices.push({ seat, choice });
    moved(answer(desk, seat, choice));
  }
  const transcript = table.transcript();
  if (transcript === null) throw new Error(`a game of ${game.id} did not end`);
  return { secret, choices, transcript };
}

/** The same game once more; the frames are made when somebody is there. */
function again(game: AnyGame, { secret, choices }: Recorded, watched: boolean): number {
  const desk = deskOf(game, secret);
  if (watched) desk.connect('seat', 'p0', { ...HELLO, pack: true });
  desk.table.close('p0', 0);
  for (const { seat, choice } of choices) {
    const { changes } = answer(desk, seat, choice);
    for (const [, message] of desk.frames(changes)) JSON.stringify(message);
  }
  if (desk.table.phase !== 'over') throw new Error('the same choices and dice did not lead to the same end');
  return choices.length;
}

type Sizes = ReadonlyMap<string, number[]>;

/** What each viewer is sent for each move, in bytes, and of what a plain frame consists. */
function sizesOf(game: AnyGame, bot: Chooser<GameTypes>): { readonly sizes: Sizes; readonly parts: ReadonlyMap<string, number> } {
  const sizes = new Map<string, number[]>(VIEWERS.map(({ name }) => [name, []]));
  const parts = new Map<string, number>();
  for (let n = 0; n < GAMES; n++) {
    const secret = newSecret();
    const desk = deskOf(game, secret);
    for (const { name, who, pack } of VIEWERS) desk.connect(name, who, { ...HELLO, pack });
    recorded(game, bot, desk, secret, `bytes ${n}`, ({ changes }) => {
      const bytes = new Map<string, number>();
      for (const [to, message] of desk.frames(changes)) {
        bytes.set(to, (bytes.get(to) ?? 0) + Buffer.byteLength(JSON.stringify(message)));
        if (to === PLAIN) for (const [part, value] of partsOf(message)) parts.set(part, (parts.get(part) ?? 0) + value);
      }
      for (const [to, size] of bytes) sizes.get(to)?.push(size);
    });
  }
  return { sizes, parts };
}

/** The first two levels of a message, with the bytes of each: names, quotes and commas counted. */
function partsOf(message: object): readonly (readonly [string, number])[] {
  const size = (key: string, value: unknown): number => Buffer.byteLength(JSON.stringify({ [key]: value })) - 1;
  return Object.entries(message).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([inner, one]) => [`${key}.${inner}`, size(inner, one)] as const)
      : [[key, size(key, value)] as const],
  );
}

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

function bytesSections(game: AnyGame, bot: Chooser<GameTypes>): readonly Section[] {
  const { sizes, parts } = sizesOf(game, bot);
  const moves = sizes.get(PACKED)?.length ?? 0;
  const rows: readonly Row[] = [...sizes].map(([what, list]) => ({
    what,
    unit: 'bytes',
    figures: { median: figureOf([at(list, 0.5)]), p95: figureOf([at(list, 0.95)]), most: figureOf([Math.max(...list)]) },
  }));
  const total = [...parts.values()].reduce((sum, n) => sum + n, 0);
  const shares = [...parts].toSorted((a, b) => b[1] - a[1]).slice(0, 8);
  return [
    {
      title: `Bytes of a move of ${game.id}`,
      columns: ['median', 'p95', 'most'],
      rows,
      notes: [
        `${GAMES} games of its first bot, ${moves.toLocaleString('en-US')} moves: the frames that the table makes for a viewer. What goes over the wire, with the reply, is measured with the server.`,
      ],
      aims: [
        {
          what: `bytes of a move of ${game.id} to a seat, packed, median`,
          unit: 'bytes',
          bound: 'under',
          aim: MOST_BYTES,
          figure: at(sizes.get(PACKED) ?? [], 0.5),
        },
      ],
    },
    {
      title: `Where the bytes of a move of ${game.id} go`,
      columns: ['share'],
      rows: shares.map(([what, n]) => ({ what, unit: '%', figures: { share: figureOf([(100 * n) / total]) } })),
      notes: ['Of all plain frames to a seat: the largest parts.'],
    },
  ];
}

function timeSections(game: AnyGame, bot: Chooser<GameTypes>, effort: Effort): readonly Section[] {
  const games = Array.from({ length: TIMED_GAMES }, (_, n) => {
    const secret = newSecret();
    return recorded(game, bot, deskOf(game, secret), secret, `time ${n}`, () => undefined);
  });
  let next = 0;
  const one = (): Recorded => games[next++ % games.length] ?? missing();
  const replayed = (): number => {
    const { transcript, choices } = one();
    const done = replay(game, transcript);
    if (!done.ok) throw new Error(done.problem.detail);
    return choices.length;
  };
  const measured = interleaved(
    [
      { name: 'rules', work: replayed },
      { name: 'alone', work: () => again(game, one(), false) },
      { name: 'viewer', work: () => again(game, one(), true) },
    ],
    effort,
  );
  const row = (what: string, name: string): Row => ({
    what,
    unit: 'µs',
    figures: { 'a move': measured.micros(name), 'times the rules': measured.ratio('rules', name) },
  });
  return [
    {
      title: `Time of a move of ${game.id} at the table`,
      columns: ['a move', 'times the rules'],
      rows: [
        row('the rules alone, replaying the record', 'rules'),
        row('the table with nobody there', 'alone'),
        row('the table with one viewer, packed and written as text', 'viewer'),
      ],
      notes: [
        `The same ${TIMED_GAMES} games of its first bot each time, with the same dice and choices, ${games.map(({ choices }) => choices.length).join(', ')} moves; making the table is spread over its moves. The table adds: dice from the sealed source, the record and its chained digest, what is offered, and for each viewer the view, its difference from the last one, what happened, and the short form.`,
      ],
    },
    profileSection(`Where the time goes at the table, playing ${game.id}`, () => again(game, one(), true), 'moves with one viewer'),
  ];
}

/** CPU milliseconds of every look ahead, for picks made at random to the end of an answer, at every decision of a game. */
function lookTimes(game: AnyGame, bot: Chooser<GameTypes>, seed: string): readonly number[] {
  const random = randomFrom(seed);
  const desk = deskOf(game, newSecret());
  const { viewer } = desk.connect('seat', 'p0', { ...HELLO, pack: true });
  const times: number[] = [];
  const { table } = desk;
  table.close('p0', 0);
  for (let left = game.bound; left > 0 && table.phase === 'playing' && table.match !== null; left--) {
    const seat = table.match.state.toAct;
    const offer = table.offerOf(seat)?.ref ?? '';
    const path: PathStep[] = [];
    for (let picks = 0; seat === viewer.at && picks < MOST_PICKS; picks++) {
      const since = process.cpuUsage();
      const { reply } = desk.handle(viewer, { t: 'look', id: 1, offer, path: [...path], budget: LOOK_BUDGET });
      const { user, system } = process.cpuUsage(since);
      times.push((user + system) / 1_000);
      if (reply?.t !== 'ok' || !isTold.look(reply.data)) throw new Error(`a look was refused: ${JSON.stringify(reply)}`);
      const node = reply.data;
      if ('done' in node) break;
      const k = random.below(node.options.length + (node.canStop === true ? 1 : 0));
      path.push(k < node.options.length ? (node.options[k] ?? missing()) : null);
    }
    answer(desk, seat, bot(table.match.state, seat, random));
  }
  return times;
}

function lookSection(game: AnyGame, bot: Chooser<GameTypes>): Section {
  const times = Array.from({ length: LOOK_GAMES }, (_, n) => lookTimes(game, bot, `look ${n}`)).flat();
  const total = times.reduce((sum, ms) => sum + ms, 0);
  const longest = times.toSorted((a, b) => b - a).slice(0, Math.ceil(times.length / 100));
  const share = (100 * longest.reduce((sum, ms) => sum + ms, 0)) / total;
  return {
    title: `A look ahead at the picks of ${game.id}`,
    columns: ['median', 'p99', 'most'],
    rows: [
      {
        what: `one look with a budget of ${LOOK_BUDGET}`,
        unit: 'ms',
        figures: { median: figureOf([at(times, 0.5)]), p99: figureOf([at(times, 0.99)]), most: figureOf([at(times, 1)]) },
      },
    ],
    notes: [
      `${times.length.toLocaleString('en-US')} looks in ${LOOK_GAMES} games of its first bot: at every decision, picks at random to the end of an answer, a look before each, as a page may ask. CPU time of the table. The longest look in a hundred makes ${share.toFixed(0)} % of all the time; a server answers nobody else meanwhile.`,
    ],
  };
}

export const tableSections = (game: AnyGame, effort: Effort, bot: Chooser<GameTypes>): readonly Section[] => [
  ...timeSections(game, bot, effort),
  lookSection(game, bot),
  ...bytesSections(game, bot),
];
