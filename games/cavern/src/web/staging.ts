// Owns how long a fact is on stage, which of them throw a die, and how they sound.

import { isKeyOf, type ToldFact } from '@undercroft/kernel';
import type { Bodies } from '../facts.ts';

type Kind = keyof Bodies;

/** In milliseconds at speed 1: what the caverns do has time to be read, what a player does needs little. */
const TIMES: Partial<Record<Kind, number>> = {
  'turn.began': 380,
  'hero.walked': 260,
  'tile.placed': 520,
  'foe.placed': 380,
  'monster.drawn': 320,
  'tactic.chosen': 620,
  'foe.moved': 420,
  'foe.closed': 420,
  'foe.idle': 320,
  'attack.rolled': 620,
  'attack.judged': 520,
  'check.rolled': 520,
  'hero.hurt': 380,
  'foe.hurt': 320,
  'foe.defeated': 420,
  'hero.fell': 520,
  'surge.spent': 520,
  'encounter.drawn': 620,
  'treasure.drawn': 420,
  'trap.sprung': 420,
  'condition.gained': 320,
  'track.moved': 320,
  'hero.escaped': 420,
  'adventure.ended': 390,
};
export const motion = ({ type }: ToldFact): number => (isKeyOf(TIMES, type) ? (TIMES[type] ?? 0) : 0);

/** The d20 is thrown once. */
const THROWS: readonly Kind[] = ['attack.rolled', 'attack.rerolled', 'check.rolled'];
export const throws = ({ type }: ToldFact): boolean => THROWS.some((kind) => kind === type);

/** volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, delta slide, pitch jump, jump time, repeat, noise */
type Zzfx = readonly number[];
const DICE: Zzfx = [0.35, 0.3, 160, 0, 0.01, 0.04, 4, 2.2, -8, 0, 0, 0, 0.035, 3, 0, 0.1];
const STEP: Zzfx = [0.2, 0.2, 110, 0.01, 0.02, 0.06, 4, 1.4, -2, 0, 0, 0, 0, 4];
const STONE: Zzfx = [0.3, 0.1, 70, 0.02, 0.06, 0.16, 3, 0.8, 0.4, 0, 0, 0, 0, 3];
const CARD: Zzfx = [0.18, 0.2, 700, 0.01, 0.03, 0.08, 4, 0.5, -3, 0, 0, 0, 0, 9];
const WOUND: Zzfx = [0.45, 0.05, 96, 0.01, 0.05, 0.25, 1, 1.4, -2, 0, 0, 0, 0, 0.8];
const CLASH: Zzfx = [0.3, 0.05, 420, 0, 0.02, 0.14, 2, 2.2, -3, 0, 180, 0.03, 0, 1];
const BELL: Zzfx = [0.3, 0, 196, 0.01, 0.1, 0.5, 0, 1.2, 0, 0, 0, 0, 0, 0];
const VICTORY: Zzfx = [0.4, 0, 392, 0.02, 0.22, 0.5, 1, 1.2, 0, 0, 196, 0.12, 0.14];
const FALL: Zzfx = [0.4, 0, 130, 0.03, 0.25, 0.6, 1, 1.2, -0.8, 0, -40, 0.2];

const SOUNDS: Partial<Record<Kind, Zzfx>> = {
  'turn.began': BELL,
  'hero.walked': STEP,
  'foe.moved': STEP,
  'foe.closed': STEP,
  'tile.placed': STONE,
  'attack.rolled': DICE,
  'check.rolled': DICE,
  'encounter.drawn': CARD,
  'treasure.drawn': CARD,
  'hero.hurt': WOUND,
  'foe.defeated': CLASH,
  'hero.fell': FALL,
  'hero.levelled': VICTORY,
  'adventure.ended': BELL,
};
export const sound = ({ type }: ToldFact): readonly number[] | null => (isKeyOf(SOUNDS, type) ? (SOUNDS[type] ?? null) : null);
