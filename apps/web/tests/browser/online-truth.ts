// Owns what is true of an online game once it is over: read from the records of the server, what each seat could see at each number, and which
// names of things it could know by then.

import { digest, redact, SPECTATOR, type Seat } from '@undercroft/kernel';
import { foldTable, pastOf, type AnyGame, type Change } from '@undercroft/table';
import { openSqlite } from '../../../server/src/store/sqlite.ts';

/** The names of things in a text: words joined by hyphens, as every game calls its cards. */
export const namesIn = (text: string): readonly string[] => text.match(/[a-z]+(?:-[a-z]+)+/g) ?? [];

export interface OnlineTruth {
  /** Whether this is what a seat sees when everybody has been told so much. */
  isView(n: number, seat: Seat, view: object | null): boolean;
  /** The names in a message that a seat cannot know when everybody has been told so much. */
  hiddenIn(text: string, n: number, seat: Seat): readonly string[];
  readonly last: number;
  readonly over: boolean;
}

/** The records of a table, played again one by one. The server must not be running. */
export async function truthOf(game: AnyGame, folder: string, table: string): Promise<OnlineTruth> {
  const store = openSqlite(folder, { readOnly: true });
  const [made, ...records] = await store.read(table, 0);
  await store.close();
  if (made === undefined) throw new Error('the table has no records');
  const folded = foldTable(game, [made]);
  const seats = [SPECTATOR, ...folded.seats.keys()];
  const views = new Map<string, string>();
  /** From which number on a seat knows a name: shown, or told. */
  const known = new Map<string, number>();
  /** Everything that has a name and lies somewhere. */
  const things = new Set<string>();
  const learn = (seat: Seat, n: number, what: unknown): void => {
    for (const name of namesIn(JSON.stringify(what) ?? '')) if (!known.has(`${seat} ${name}`)) known.set(`${seat} ${name}`, n);
  };
  const note = (n: number, board?: object): void => {
    const { match } = folded;
    if (match !== null) for (const name of namesIn(JSON.stringify(match.state.board))) things.add(name);
    for (const seat of seats) {
      const view = match === null ? null : board === undefined ? match.state.view(seat) : game.view(board, seat);
      views.set(`${n} ${seat}`, digest(view));
      learn(seat, n, view);
    }
  };
  const told = (change: Change): void => {
    const { silent, n } = change;
    for (const past of pastOf(change)) for (const seat of seats) learn(seat, past.n, redact(past.facts, seat));
    silent.forEach(({ board }, at) => note(n - silent.length + at, board));
    note(n);
  };
  note(folded.publicSeq);
  for (const record of records) told(folded.reread(record));
  return {
    isView: (n, seat, view) => views.get(`${n} ${seat}`) === digest(view),
    hiddenIn: (text, n, seat) => namesIn(text).filter((name) => things.has(name) && (known.get(`${seat} ${name}`) ?? Infinity) > n),
    last: folded.publicSeq,
    over: folded.phase === 'over',
  };
}
