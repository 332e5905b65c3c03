// Owns how a position that was saved under earlier rules goes on under those of today.

import { isList, isRecord, type Saved } from '@undercroft/kernel';
import { floorOf, NOWHERE, tileNo } from './state.ts';

/** 1 to 2: bosses are of another level when they are met; one that is being fought stays what it is. Nothing that is kept has changed its shape. */
export const fromFirst = (saved: Saved): Saved => saved;

/** In which fight somebody was left on a tile: that for a Hoard, where nobody else waits. */
function heldAt(floors: unknown, place: number): string {
  const tiles = isList(floors) ? floors[floorOf(place)] : undefined;
  const tile = isList(tiles) ? tiles[tileNo(place)] : undefined;
  return isRecord(tile) && isRecord(tile['hoard']) && !isRecord(tile['band']) ? 'hoard' : 'tile';
}

/** 2 to 3: whoever was left behind knows in which fight (CRD-FLEE-09), everybody which of their job they are, and a recruit its seat. What else has changed is nothing that is kept. */
export const fromSecond = (saved: Saved): Saved => {
  const board = { ...saved.board };
  const { floors } = 'dungeon' in board && isRecord(board.dungeon) ? board.dungeon : {};
  if (!('party' in board) || !isList(board.party)) return saved;
  const people = board.party.map((one) => (isRecord(one) ? one : {}));
  const party = people.map((one, seat) => {
    const place = Number(one['left'] ?? NOWHERE);
    const no = people.slice(0, seat).filter(({ job }) => job === one['job']).length;
    return { ...one, no, held: place === NOWHERE ? null : heldAt(floors, place) };
  });
  const stack = saved.stack.map((frame) =>
    frame.procedure === 'recruit' ? { ...frame, locals: { ...frame.locals, unit: party.length - 1 } } : frame,
  );
  return { ...saved, board: { ...board, party, former: [], met: [] }, stack };
};

/**
 * 3 to 4: quests have fewer floors when they are taken, and bosses are others when they are met; a quest that was taken and a boss that is
 * fought stay what they are. The quests are remembered, from the one that is under way on.
 */
export const fromThird = (saved: Saved): Saved => {
  const board: Readonly<Record<string, unknown>> = { ...saved.board };
  const { quest, ql, beaten } = board;
  const begun = isRecord(quest) ? [{ ...quest, ql, visits: 1, fights: 0, falls: [], finds: [], done: beaten }] : [];
  return { ...saved, board: { ...board, chronicle: begun } };
};
