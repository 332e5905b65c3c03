// Owns what a card or a use would do to the roll that is about to be made: the chance that it ends well for whoever plays it, with it and without.

import type { Odds, Seat } from '@undercroft/kernel';
import { adventureOf, type AdventureId } from '../content/cards.ts';
import type { Effect } from '../content/types.ts';
import type { About, Board } from '../state.ts';
import type { DieNow } from './dice.ts';
import { amount, type Cause } from './effects.ts';
import { causeOfPlay, type Opening } from './hand.ts';
import { isPossible, unfolded } from './possible.ts';
import { attackAhead, prospectOf, type Roll } from './prospects.ts';
import { causeOfUse, useOf, type Source } from './uses.ts';

/** Six faces against six, of at most three dice each: every chance is a whole number of these. */
const WAYS = 6 ** 4;

/** DGN-DICE-01: that the roll ends well for a seat: its own succeeds, that of another comes to nothing. */
function wellFor(board: Board, seat: Seat, about: Roll, change?: DieNow): Odds | null {
  const prospect = prospectOf(board, about, change);
  if (prospect === null) return null;
  return { ways: Math.round(WAYS * (about.seat === seat ? prospect.wins : 1 - prospect.wins)), of: WAYS };
}

/** What some effects change about the roll; null: nothing that is known now. */
function changeBy(board: Board, effects: readonly Effect[], cause: Cause): DieNow | null {
  const { about, you } = cause;
  if (about?.is !== 'roll') return null;
  let change: DieNow | null = null;
  for (const effect of unfolded(board, effects, cause)) {
    if (!isPossible(board, effect, cause)) continue;
    const before: DieNow = change ?? { add: 0, set: 0, dice: 1 };
    if (effect.do === 'die') {
      const { change: by } = effect;
      const add = 'add' in by ? amount(by.add, cause) * (by.lose === true ? -1 : 1) : 0;
      const [set, dice] = ['set' in by ? by.set : 0, 'best' in by ? by.best : 1];
      change = { add: before.add + add, set: Math.max(before.set, set), dice: Math.max(before.dice, dice) };
    } else if (effect.do === 'score' && effect.of === 'you' && about.seat === you && isScored(board, about, effect.forms))
      change = { ...before, add: before.add + amount(effect.n, cause) * (effect.lose === true ? -1 : 1) };
  }
  return change;
}

function isScored(board: Board, about: Roll, forms: readonly string[] | string): boolean {
  const form = attackAhead(board, about)?.form ?? about.score;
  return typeof forms !== 'string' && form !== undefined && forms.includes(form);
}

export interface WithIt {
  readonly odds: Odds | null;
  readonly before: Odds | null;
}
export const NEITHER: WithIt = { odds: null, before: null };

function compared(board: Board, about: About | null, effects: readonly Effect[], cause: Cause): WithIt {
  const change = changeBy(board, effects, cause);
  if (change === null || about?.is !== 'roll') return NEITHER;
  return { odds: wellFor(board, cause.you, about, change), before: wellFor(board, cause.you, about) };
}

/** The same of a card that is played, and of what is used. */
export function withCard(board: Board, opening: Opening, card: AdventureId, target: Seat | null, more: number): WithIt {
  const found = adventureOf(card);
  if (opening.about?.is !== 'roll' || found.family === 'monster' || found.family === 'trap') return NEITHER;
  return compared(board, opening.about, found.effects, causeOfPlay(board, opening, card, target, more));
}
export function withUse(board: Board, opening: Opening, source: Source, target: Seat | null, more: number): WithIt {
  const use = opening.about?.is === 'roll' ? useOf(board, opening.seat, source) : null;
  return use === null ? NEITHER : compared(board, opening.about, use.effects, causeOfUse(board, opening, source, target, more));
}
