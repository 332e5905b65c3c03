// Owns how the long tests play this game: any setup that is built so far, and choices that are random but go on.

import type { Choice, Random, Seat, State } from '@undercroft/kernel';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { EDITIONS, FEWEST_ROUNDS, OPTIONS, type Edition, type Option, type Setup } from '../src/setup.ts';
import type { Board } from '../src/state.ts';
import { setupOf } from './scenes.ts';

/** Edition 2.1 knows only one optional rule. */
const ALLOWED: Readonly<Record<Edition, readonly Option[]>> = { '2.1': ['revealed'], '2.3c': OPTIONS };
const one = <V>(random: Random, of: readonly V[]): V => of[random.below(of.length)] as V;

/** Both editions, every deck alone, The Hollow Crown whole, every number of players, any of the options. */
export function anySetup(random: Random): Setup {
  const edition = one(random, EDITIONS);
  const decks = one(random, [['HCA'], ['HCB'], ['HCA', 'HCB'], ['TM'], ['FB'], ['SB']]);
  const options = ALLOWED[edition].filter(() => random.below(2) === 0);
  const players = one(random, decks.length === 1 ? [2, 3] : [2, 3, 4]);
  return setupOf({ edition, decks, options, players, rounds: FEWEST_ROUNDS });
}

/** At random, but a turn seldom ends while the hero can still do something: heroes walk far and meet what lies there. */
export function restless(state: State<Dungeoneer>, seat: Seat, random: Random): Choice {
  nothingOverspent(state.board);
  const choice = state.randomChoice(seat, random);
  return choice.act === 'end' && random.below(4) > 0 ? state.randomChoice(seat, random) : choice;
}

/** DGN-GEN-07: nobody spends what is not there, of Glory, Peril, Movement or Life. */
export function nothingOverspent({ players }: Board): void {
  players.forEach(({ glory, peril, movement, saved, life }, seat) => {
    const numbers = { glory, peril, movement, saved, life };
    for (const [name, n] of Object.entries(numbers)) if (n < 0) throw new Error(`seat ${seat} has ${n} ${name}`);
  });
}
