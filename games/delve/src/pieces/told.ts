// Owns reading a fact that was told: its type says which body it has.

import type { ToldFact } from '@undercroft/kernel';
import type { Told } from '../facts.ts';

/** A fact of this game, handed on by those who do not know its types. The rules raise each type with its own body and nothing else (`events.ts`). */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rules raise each type with its own body and nothing else.
export const toldOf = (fact: ToldFact): Told => fact as Told;
