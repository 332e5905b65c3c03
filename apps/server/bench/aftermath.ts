// Counts what a death takes along: moves that were acknowledged, and are nowhere to be found when people come back.

import { setTimeout as pause } from 'node:timers/promises';

const PLAY_MS = 2_000;
/** Until a cut line is noticed by whoever is at it. */
const NOTICE_MS = 500;
const LOOK_MS = 20;
/** Whoever is not back by then does not come back. */
const LATEST_MS = 30_000;

/** Somebody at a table, on whatever server. */
export interface Player {
  /** When the line is gone. */
  readonly cut: Promise<void>;
  /** Plays one move and says how many moves the table had before it, once it was acknowledged; null: there is none to play. */
  move(): Promise<number | null>;
  /** Comes to the same table over somewhere that lives, and says how many moves it has. Fails while it cannot. */
  back(): Promise<number>;
  end(): void;
}

/** Players, the moves that were acknowledged to them, and those of them that were not there afterwards. */
interface Count {
  readonly players: number;
  readonly acknowledged: number;
  readonly gone: number;
}
export interface Aftermath {
  /** Whose line was cut, and who kept theirs: there nothing may be gone on any server, or it is counted wrongly. */
  readonly cut: Count;
  readonly held: Count;
  /** Milliseconds from the death until each whose line was cut was back at the table. */
  readonly back: readonly number[];
}

/** What of the acknowledged moves a table with so many moves has not: each is known by its place. */
export const goneOf = (acknowledged: readonly number[], there: number): number => acknowledged.filter((place) => place >= there).length;

async function returned(player: Player, since: number): Promise<{ readonly there: number; readonly ms: number | null }> {
  while (performance.now() - since < LATEST_MS) {
    const there = await player.back().catch(() => null);
    if (there !== null) return { there, ms: performance.now() - since };
    await pause(LOOK_MS);
  }
  return { there: 0, ms: null };
}

/** All play without a pause, something dies in the middle, and whoever was cut off comes back to look. */
export async function aftermath(
  players: readonly Player[],
  kill: () => Promise<void>,
  playMs = PLAY_MS,
  noticeMs = NOTICE_MS,
): Promise<Aftermath> {
  let died = 0;
  const death = async (): Promise<'held'> => {
    await pause(playMs);
    died = performance.now();
    await kill();
    await pause(noticeMs);
    return 'held';
  };
  const held = death();
  const found = await Promise.all(
    players.map(async (player) => {
      const acknowledged: number[] = [];
      const line = Promise.race([player.cut.then(() => 'cut' as const), held]);
      for (;;) {
        const place = await Promise.race([player.move().catch(() => null), line]);
        if (typeof place !== 'number') break;
        acknowledged.push(place);
      }
      const cut = (await line) === 'cut';
      const { there, ms } = await returned(player, died);
      return { cut, players: 1, acknowledged: acknowledged.length, gone: goneOf(acknowledged, there), ms };
    }),
  );
  for (const player of players) player.end();
  const sum = (which: boolean): Count => {
    const those = found.filter(({ cut }) => cut === which);
    const of = (key: keyof Count): number => those.reduce((total, one) => total + one[key], 0);
    return { players: of('players'), acknowledged: of('acknowledged'), gone: of('gone') };
  };
  return { cut: sum(true), held: sum(false), back: found.flatMap(({ cut, ms }) => (cut && ms !== null ? [ms] : [])) };
}
