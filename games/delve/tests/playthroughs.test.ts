// Owns the playthroughs: twelve whole games by seed, kept as digests, so that no change of the rules goes unnoticed.

import { readdirSync } from 'node:fs';
import { missing, randomAnswer } from '@undercroft/kernel';
import { replay } from '@undercroft/record';
import { playthrough, playthroughText, type ViewBot } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { completionist, heuristic } from '../src/bot/heuristic.ts';
import { PACKS } from '../src/content/types.ts';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import { PRESETS } from '../src/setup.ts';
import { expectSame } from './goldens.ts';
import { setupOf } from './scenes.ts';

const byHeuristic: ViewBot<Delve> = (seen) => heuristic.choose(seen);
const byCompletionist: ViewBot<Delve> = (seen) => completionist.choose(seen);
/** Anything but giving up, which would end most games at once. */
const atRandom: ViewBot<Delve> = ({ asking, random }) => {
  const choice = randomAnswer(asking, random.below);
  return choice.act === 'give-up' ? { act: 'draw' } : choice;
};
const EASY = { startHealth: 30, veteran: 8 };

/** The name of its file, what is agreed, and who plays. Together: every pack, mode, ladder and grid. */
const GAMES: readonly (readonly [name: string, setup: object, player: ViewBot<Delve>])[] = [
  ['full-brn-heuristic', { packs: ['BRN'] }, byHeuristic],
  ['full-tal-heuristic', { packs: ['TAL'], skillTrack: 'stacked', grid: [28, 20] }, byHeuristic],
  ['full-qui-heuristic', { packs: ['QUI'], skillTrack: 'web', deep: true }, byHeuristic],
  ['full-all-packs-heuristic', { packs: PACKS, ...EASY }, byHeuristic],
  ['full-completionist', { packs: ['BRN'], ...EASY, skillTrack: 'stacked' }, byCompletionist],
  ['micro-heuristic', { ...PRESETS['micro-2'], packs: ['TAL'] }, byHeuristic],
  ['mini-heuristic', { ...PRESETS['mini-boss'] }, byHeuristic],
  ['full-brn-random', { packs: ['BRN'], grid: [12, 12], startHealth: 30 }, atRandom],
  ['full-tal-random', { packs: ['TAL'], level1Cards: 4, grid: [40, 30], startHealth: 30 }, atRandom],
  ['full-qui-random', { packs: ['QUI'], skillTrack: 'web', boxEntrance: true, startHealth: 30 }, atRandom],
  ['micro-random', { ...PRESETS['boss-rush'], packs: ['QUI'], skillTrack: 'stacked' }, atRandom],
  ['mini-random', { ...PRESETS['mini-1'], packs: PACKS, startHealth: 30 }, atRandom],
];

const folder = new URL('./playthroughs/', import.meta.url);

/** The same words for every file; which one it is, the path below them says. */
const ADVICE = `a card was added or changed, or the rules: if the change is right, run again with UPDATE_GOLDEN=1
A changed card keeps old saves loadable; raise rulesVersion only when recorded games no longer replay.
If every game at random is the same and only those of the heuristic differ, the bot changed, not the rules.`;

test.each(GAMES)('%s is played as it was recorded', (name, raw, player) => {
  expectSame(new URL(`${name}.txt`, folder), playthroughText(game, [playthrough(game, setupOf(raw), name, player)]), ADVICE);
});

test('the completionist wins and plays on, so that its file is about that mode', () => {
  const [name, raw, player] = GAMES.find(([one]) => one === 'full-completionist') ?? missing();
  const again = replay(game, playthrough(game, setupOf(raw), name, player));
  expect(again.ok && again.state.board).toMatchObject({ result: 'victory', completionist: true });
});

test('twelve games are recorded, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(GAMES.map(([name]) => `${name}.txt`).sort());
});
