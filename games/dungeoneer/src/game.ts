// The table of contents of Dungeoneer: everything the engine needs to know, and where it is.

import { bug, type Game, type HiddenPool, type Zone } from '@undercroft/kernel';
import { mapOf, type MapId } from './content/cards.ts';
import { contentFaults } from './content/check.ts';
import { REALMS } from './content/types.ts';
import type { Dungeoneer } from './dungeoneer.ts';
import { events } from './events.ts';
import { ended, returns } from './outcome.ts';
import { main } from './rules/game.ts';
import { ALL_PROCEDURES } from './rules/index.ts';
import { checkSetup } from './setup.ts';
import { copyBoard, newBoard, type Board } from './state.ts';
import { view } from './view.ts';

/** No table opens with a card that is not sound. */
const faults = contentFaults();
if (faults.length > 0) bug(`the cards are not sound:\n${faults.join('\n')}`);

/** What a seat does not know may lie anywhere among cards of the same back. */
function hidden(board: Board): readonly HiddenPool[] {
  const adventures: Zone[] = board.players.map(({ hand }) => hand);
  for (const { draw } of board.stocks) adventures.push(...draw);
  return [
    { zones: adventures },
    ...mapPools(board),
    { zones: board.players.map(({ maps }) => maps) },
    { zones: [...board.quests, ...board.players.map(({ sealed }) => sealed)] },
  ];
}

/** Map cards that somebody is looking at belong to the deck they came from. */
function mapPools({ maps, looked }: Board): readonly HiddenPool[] {
  const [first] = looked.cards as readonly MapId[];
  const realm = first === undefined ? null : mapOf(first).realm;
  return REALMS.flatMap((one) => (maps[one] === undefined ? [] : [{ zones: one === realm ? [...maps[one], looked] : maps[one] }]));
}

export const game: Game<Dungeoneer> = {
  id: 'dungeoneer',
  rulesVersion: 1,
  migrations: {},
  bound: 100_000,
  checkSetup,
  seats: ({ players }) => players,
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

export type { Dungeoneer } from './dungeoneer.ts';
