// The table of contents of Delve Sheet: everything the engine needs to know, and where it is.

import { memberOf, SAME_PLAY, type Game, type HiddenPool } from '@undercroft/kernel';
import { CARD_IDS, cardOf } from './content/cards.ts';
import { LEVELS } from './content/types.ts';
import type { Delve } from './delve.ts';
import { events } from './events.ts';
import { ended, returns } from './outcome.ts';
import { ALL_PROCEDURES } from './rules/index.ts';
import { game as main } from './rules/game.ts';
import { checkSetup } from './setup.ts';
import { copyBoard, newBoard, type Board } from './state.ts';
import { view } from './view.ts';

/** Unknown cards of one level are interchangeable: among the impending, the future and the reserve. */
function hidden({ decks }: Board): readonly HiddenPool[] {
  const zones = [decks.reserve, decks.chosen, ...decks.impending, ...decks.future];
  return LEVELS.map((level) => ({ zones, holds: (card) => cardOf(memberOf(CARD_IDS, card)).level === level }));
}

/**
 * The kernel sees to the machine room: chance is asked of the table's source and recorded (DLV-ENGINE-01), every event carries
 * its rule (DLV-ENGINE-04), and an illegal answer is refused with its rule and changes nothing (DLV-ENGINE-05).
 */
export const game: Game<Delve> = {
  id: 'delve',
  rulesVersion: 2,
  // 1 to 2: steps and locals have other names, and every game plays as it did.
  migrations: { 1: SAME_PLAY },
  bound: 20_000,
  checkSetup,
  seats: () => 1,
  begin: newBoard,
  main,
  procedures: ALL_PROCEDURES,
  events,
  copy: copyBoard,
  view,
  ended,
  returns,
  hidden,
};

export type { Delve } from './delve.ts';
