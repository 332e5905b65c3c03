// Owns the signs of the text board: two columns each, the same in every language, explained beside the names.

import type { Ink } from '@undercroft/presentation/drawing';
import type { ThingKind } from '../content/types.ts';
import type { HeroNo } from '../state.ts';
import type { View } from '../view.ts';

/** Each hero has a number, and an ink of its own. */
export const INKS: readonly Ink[] = ['ember', 'blue', 'green', 'lit', 'red'];
export const heroSign = (hero: HeroNo, down: boolean): string => `${down ? '%' : '@'}${hero + 1}`;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A foe has a letter, in the order in which they arrived; villains are shown by another sign. */
export const foeSign = ({ foes }: View, at: number): string =>
  `${foes[at]?.villain === true ? '$' : '&'}${LETTERS.charAt(at % LETTERS.length)}`;

export const THING_SIGNS: Readonly<Record<ThingKind, string>> = { lamp: '!', miner: 'M', heart: 'H', crystal: 'C', fissure: '‡' };
