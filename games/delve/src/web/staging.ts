// Owns how long a fact is on stage and how it sounds: sounds are small and few.

import { isKeyOf } from '@undercroft/kernel';
import type { ToldFact } from '@undercroft/kernel';
import type { Bodies } from '../facts.ts';

type Kind = keyof Bodies;

/** Milliseconds at speed 1; what is not here needs no time of its own. */
const TIMES: Partial<Record<Kind, number>> = {
  'entrance.drawn': 700,
  'card.drawn': 420,
  'room.placed': 950,
  'check.rolled': 800,
  'check.rerolled': 720,
  'die.rerolled': 660,
  'gem.spent': 260,
  'die.changed': 200,
  'check.committed': 200,
  'circles.filled': 320,
  'circle.erased': 320,
  'health.lost': 800,
  'health.gained': 260,
  'gem.gained': 700,
  'item.gained': 1000,
  'room.cleared': 1000,
  'hero.fell': 1000,
  'game.won': 1000,
};

export const motion = ({ type }: ToldFact): number => (isKeyOf(TIMES, type) ? (TIMES[type] ?? 0) : 0);

/** volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, delta slide, pitch jump, jump time, repeat, noise, modulation, bit crush, delay, sustain volume, decay */
type Zzfx = readonly number[];
const DICE: Zzfx = [0.35, 0.3, 160, 0, 0.01, 0.04, 4, 2.2, -8, 0, 0, 0, 0.035, 3, 0, 0.1];
const PEN: Zzfx = [0.18, 0.2, 900, 0.02, 0.09, 0.14, 4, 0.4, -1, 0, 0, 0, 0.06, 8];
const GEM: Zzfx = [0.3, 0.02, 980, 0, 0.04, 0.22, 0, 1.6, 0, 0, 320, 0.05];
const HIT: Zzfx = [0.4, 0.05, 210, 0, 0.02, 0.12, 2, 1.8, -4, 0, 0, 0, 0, 1.5];
const WOUND: Zzfx = [0.45, 0.05, 96, 0.01, 0.05, 0.25, 1, 1.4, -2, 0, 0, 0, 0, 0.8];
const DOOR: Zzfx = [0.3, 0.1, 70, 0.04, 0.12, 0.3, 3, 0.6, 0.4, 0, 0, 0, 0, 2];
const VICTORY: Zzfx = [0.4, 0, 392, 0.02, 0.22, 0.5, 1, 1.2, 0, 0, 196, 0.12, 0.14];
const FALL: Zzfx = [0.4, 0, 130, 0.03, 0.25, 0.6, 1, 1.2, -0.8, 0, -40, 0.2];

const SOUNDS: Partial<Record<Kind, Zzfx>> = {
  'check.rolled': DICE,
  'check.rerolled': DICE,
  'die.rerolled': DICE,
  'entrance.rolled': DICE,
  'entrance.drawn': PEN,
  'room.placed': PEN,
  'circles.filled': HIT,
  'gem.spent': GEM,
  'gem.gained': GEM,
  'health.lost': WOUND,
  'card.drawn': DOOR,
  'game.won': VICTORY,
  'hero.fell': FALL,
};

export const sound = ({ type }: ToldFact): readonly number[] | null => (isKeyOf(SOUNDS, type) ? (SOUNDS[type] ?? null) : null);
