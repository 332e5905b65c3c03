// Owns how long a fact is on stage, and how it sounds.

import { isKeyOf, type ToldFact } from '@undercroft/kernel';
import type { Bodies } from '../facts.ts';

type Kind = keyof Bodies;

/** In milliseconds at speed 1; what is left out needs no time of its own. */
const TIMES: Partial<Record<Kind, number>> = {
  'turn.began': 500,
  'hero.moved': 300,
  'space.collected': 240,
  'threat.rolled': 620,
  'map.placed': 320,
  'map.shifted': 320,
  'card.played': 420,
  'card.used': 320,
  'encounter.declared': 500,
  'attack.declared': 420,
  'attack.rolled': 620,
  'counter.rolled': 620,
  'attack.ended': 420,
  'hero.wounded': 420,
  'monster.wounded': 320,
  'monster.defeated': 420,
  'quest.attempted': 320,
  'dice.rolled': 620,
  'quest.searched': 620,
  'quest.completed': 700,
  'hero.defeated': 700,
  'game.won': 700,
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
