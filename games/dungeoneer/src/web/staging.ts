// Owns how long a fact is on stage, and how it sounds.

import { isKeyOf, type ToldFact } from '@undercroft/kernel';
import type { Bodies } from '../facts.ts';

type Kind = keyof Bodies;

/** In milliseconds at speed 1, all short: nobody waits for what is only shown. What is left out needs no time of its own. */
const TIMES: Partial<Record<Kind, number>> = {
  'turn.began': 380,
  'hero.moved': 300,
  'space.collected': 240,
  'threat.rolled': 390,
  'map.placed': 320,
  'map.shifted': 320,
  'card.drawn': 160,
  'card.played': 390,
  'card.used': 320,
  'encounter.declared': 390,
  'attack.declared': 380,
  'attack.rolled': 390,
  'counter.rolled': 390,
  // Long enough to read who hit whom, and why.
  'attack.ended': 900,
  'hero.wounded': 380,
  'monster.wounded': 320,
  'monster.defeated': 380,
  'quest.attempted': 320,
  'dice.rolled': 390,
  'quest.searched': 390,
  'quest.completed': 390,
  'hero.defeated': 390,
  'game.won': 390,
};

export const motion = ({ type }: ToldFact): number => (isKeyOf(TIMES, type) ? (TIMES[type] ?? 0) : 0);

/** volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, delta slide, pitch jump, jump time, repeat, noise */
type Zzfx = readonly number[];
const DICE: Zzfx = [0.35, 0.3, 160, 0, 0.01, 0.04, 4, 2.2, -8, 0, 0, 0, 0.035, 3, 0, 0.1];
const STEP: Zzfx = [0.2, 0.2, 110, 0.01, 0.02, 0.06, 4, 1.4, -2, 0, 0, 0, 0, 4];
const CARD: Zzfx = [0.18, 0.2, 700, 0.01, 0.03, 0.08, 4, 0.5, -3, 0, 0, 0, 0, 9];
const STONE: Zzfx = [0.3, 0.1, 70, 0.02, 0.06, 0.16, 3, 0.8, 0.4, 0, 0, 0, 0, 3];
const CLASH: Zzfx = [0.3, 0.05, 420, 0, 0.02, 0.14, 2, 2.2, -3, 0, 180, 0.03, 0, 1];
const WOUND: Zzfx = [0.45, 0.05, 96, 0.01, 0.05, 0.25, 1, 1.4, -2, 0, 0, 0, 0, 0.8];
const COIN: Zzfx = [0.22, 0.02, 980, 0, 0.03, 0.16, 0, 1.6, 0, 0, 320, 0.05];
const BELL: Zzfx = [0.3, 0, 196, 0.01, 0.1, 0.5, 0, 1.2, 0, 0, 0, 0, 0, 0];
const VICTORY: Zzfx = [0.4, 0, 392, 0.02, 0.22, 0.5, 1, 1.2, 0, 0, 196, 0.12, 0.14];
const FALL: Zzfx = [0.4, 0, 130, 0.03, 0.25, 0.6, 1, 1.2, -0.8, 0, -40, 0.2];

const SOUNDS: Partial<Record<Kind, Zzfx>> = {
  'turn.began': BELL,
  'hero.moved': STEP,
  'space.collected': COIN,
  'threat.rolled': DICE,
  'dice.rolled': DICE,
  'quest.searched': DICE,
  'attack.rolled': DICE,
  'counter.rolled': DICE,
  'map.placed': STONE,
  'map.shifted': STONE,
  'card.played': CARD,
  'card.used': CARD,
  'encounter.declared': CARD,
  'attack.declared': CLASH,
  'hero.wounded': WOUND,
  'monster.defeated': CLASH,
  'quest.completed': VICTORY,
  'game.won': VICTORY,
  'hero.defeated': FALL,
};

export const sound = ({ type }: ToldFact): readonly number[] | null => (isKeyOf(SOUNDS, type) ? (SOUNDS[type] ?? null) : null);
