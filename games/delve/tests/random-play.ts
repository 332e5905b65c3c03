// Owns how the long tests play this game: any setup, and choices that are random but get somewhere.

import { at } from '@undercroft/kernel';
import { botChoice } from '@undercroft/bots';
import type { Choice, Random, Seat, State } from '@undercroft/kernel';
import { heuristic } from '../src/bot/heuristic.ts';
import { LEVELS, PACKS } from '../src/content/types.ts';
import type { Delve } from '../src/delve.ts';
import { GRIDS, MODES, TRACKS, type Setup } from '../src/setup.ts';
import { setupOf } from './scenes.ts';

const one = <V>(random: Random, of: readonly V[]): V => at(of, random.below(of.length));

/** Any mode, level, pack, ladder, dial and grid, alone and together. */
export function anySetup(random: Random): Setup {
  const mode = one(random, MODES);
  const level = mode === 'full' ? null : one(random, LEVELS);
  const packs = level === 'B' && mode === 'mini' ? PACKS : random.below(4) === 0 ? PACKS : [one(random, PACKS)];
  return setupOf({
    mode,
    level,
    packs,
    skillTrack: one(random, TRACKS),
    level1Cards: one(random, [3, 4]),
    startHealth: one(random, [3, 8, 10, 15, 30]),
    veteran: one(random, [0, 0, 1, 5, 8]),
    deep: random.below(3) === 0,
    boxEntrance: random.below(2) === 0,
    grid: one(random, [...Object.values(GRIDS), [12, 12]]),
  });
}

/** Mostly at random; sometimes sensibly, so that bosses are met; giving up is rare, so that games are long. */
export function stray(state: State<Delve>, seat: Seat, random: Random): Choice {
  if (random.below(3) > 0) return botChoice(state, seat, heuristic, random);
  const choice = state.randomChoice(seat, random);
  return (choice.act === 'give-up' || choice.act === 'stop') && random.below(20) > 0 ? stray(state, seat, random) : choice;
}
