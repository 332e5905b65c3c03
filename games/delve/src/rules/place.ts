// Owns adding the drawn room to the map: a legal place, chalk, a secret door, or none.

import { missing, at, procedure, type Turn } from '@undercroft/kernel';
import { placeRoom } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import { encounterOf } from '../queries/foe.ts';
import { bestFit, exitState, fitsAt, occupancy } from '../queries/map.ts';
import { facing } from '../pieces/grid.ts';
import { roomToPlace } from '../pieces/rooms.ts';
import { ME, type Wall } from '../state.ts';
import { useItem } from './dice.ts';

type T = Turn<Delve>;

function lay(t: T, wall: Wall, by: number, mirrored: boolean): void {
  const { card, chalked } = encounterOf(t.board);
  const { map } = t.board;
  const fit =
    fitsAt(map, occupancy(map), roomToPlace(card, chalked), wall).find((one) => one.exit === by && one.orientation.mirrored === mirrored) ??
    missing();
  t.raise(
    'room.placed',
    { card, room: map.rooms.length, squares: fit.squares, exits: fit.walls, orientation: fit.orientation },
    'DLV-MAP-12',
  );
  // The two exits by which it was placed; what else meets is judged afterwards.
  for (const joint of [wall, facing(map, wall)]) {
    const room = map.rooms.find((one) => one.exits.some((exit) => exit.wall === joint));
    if (room !== undefined) t.raise('exit.joined', { room: room.id, wall: joint }, 'DLV-MAP-12');
  }
}

/** DLV-MAP-15, DLV-MAP-16: every other exit is judged anew by what now lies across it. */
function judgeExits(t: T): void {
  const { map } = t.board;
  const taken = occupancy(map);
  for (const room of map.rooms) {
    for (const { wall, state } of room.exits) {
      const now = exitState(map, taken, wall);
      if (now === state) continue;
      if (now === 'joined') t.raise('exit.joined', { room: room.id, wall }, 'DLV-MAP-15');
      else if (now === 'blocked') t.raise('exit.blocked', { room: room.id, wall }, 'DLV-MAP-16');
    }
  }
}

export const place = procedure<Delve>()('place', 'again')
  .at('again')
  .ask(['DLV-ENC-02', 'DLV-MAP-05', 'DLV-MAP-17'], placeRoom, () => ME)
  .step('DLV-ITEM-14', (t, { answer }) => {
    if (answer.act !== 'chalk') return;
    useItem(t, answer.item);
    t.raise('exit.chalked', { card: encounterOf(t.board).card, wall: answer.wall });
    return 'again';
  })
  .step('DLV-MAP-18', (t, { answer }) => {
    const { card, chalked } = encounterOf(t.board);
    const best = answer.act === 'automatic' ? bestFit(t.board.map, roomToPlace(card, chalked)) : null;
    if (best !== null) lay(t, best.wall, best.exit, best.orientation.mirrored);
  })
  .step(['DLV-MAP-11', 'DLV-MAP-12', 'DLV-MAP-13', 'DLV-MAP-23'], (t, { answer }) => {
    if (answer.act === 'place') lay(t, answer.exit, answer.by, answer.mirrored === 1);
  })
  .step('DLV-MAP-19', (t, { answer }) => {
    if (answer.act !== 'secret-door') return;
    const { wall, by, mirrored } = answer;
    t.raise('door.found', { room: at(occupancy(t.board.map), Number.parseInt(wall, 10)), wall });
    lay(t, wall, by, mirrored === 1);
  })
  .step('DLV-MAP-20', (t, { answer }) => {
    if (answer.act === 'leave-undrawn') t.raise('room.unplaced', { card: encounterOf(t.board).card, room: t.board.map.rooms.length });
  })
  .step('DLV-MODE-COMPLETE-08', (t, { answer }) => {
    if (answer.act !== 'put-aside') return;
    t.raise('card.put-aside', { card: encounterOf(t.board).card });
    return 'end';
  })
  .step(['DLV-MAP-14', 'DLV-MAP-15', 'DLV-MAP-16'], (t) => judgeExits(t))
  .done();
