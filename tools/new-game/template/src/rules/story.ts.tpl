// Owns what makes a story of several games: the names of crews, and the game that follows.

import { procedure, type Seat } from '@undercroft/kernel';
import { name } from '../decisions.ts';
import { MOST_ENOUGH } from '../setup.ts';
import type { Board, @@Type@@ } from '../state.ts';

const MORE_ENOUGH = 20;

export const nameCrew = procedure<@@Type@@, { readonly seat: Seat }>()('name-crew')
  .ask('@@PRE@@-SETUP-04', name, (_board, { seat }) => seat)
  .step('@@PRE@@-SETUP-04/a', (t, { answer, seat }) => t.raise('crew.named', { seat, name: answer.name }))
  .done();

/** Whose crew has no name yet. */
export const nameless = ({ story, names, loot }: Board): { readonly seat: Seat } | null =>
  story && names.length < loot.length ? { seat: names.length } : null;

/** @@PRE@@-WIN-04: the setup of the game that follows, and what goes along. */
export const next = ({ story, enough, loot }: Board): object | null =>
  story && enough + MORE_ENOUGH <= MOST_ENOUGH ? { players: loot.length, enough: enough + MORE_ENOUGH, story } : null;
export const carry = ({ names }: Board): readonly string[] => names.slice();
