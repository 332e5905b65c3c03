// Owns what the party does for itself, in Town and on the way alike: potions, blessings, equipment, rows, techniques, levels, and packing anew.

import { decision, type DecisionBuilder } from '@undercroft/kernel';
import { techniqueOf, type TechniqueId } from '../content/index.ts';
import { SLOTS, type Mark, type Slot } from '../content/types.ts';
import type { FourSuits } from '../four-suits.ts';
import { carried, inDungeon, usable, withItems, withRoom } from '../queries/camp.ts';
import { effectsOfItem, learnable, marksOn, removesOne, targetsFor, techniquesFor, wearable } from '../queries/choices.ts';
import { tnlOf } from '../queries/stats.ts';
import { livingOf, presentOf } from '../queries/units.ts';
import { characterAt, tileHere, type Board, type GearId, type Item, type Unit } from '../state.ts';

const hasToPack = (board: Board): boolean =>
  withItems(board).length > 0 ||
  (inDungeon(board) && tileHere(board).items.length > 0) ||
  presentOf(board).some((unit) => SLOTS.some((slot) => characterAt(board, unit).gear[slot] !== null));

/** CRD-EXPLORE-11, CRD-LEVEL-13, CRD-TOWN-02: offered wherever the party is asked what is next. */
export const partyActs = <P>(first: DecisionBuilder<FourSuits, object, P>) =>
  first
    .act('use', 'CRD-ITEM-03', (a) =>
      a
        .pick('unit', (board): readonly Unit[] => (usable(board).length > 0 ? livingOf(board) : []))
        .pick('item', (board): readonly Item[] => usable(board))
        .pick('target', (board, { unit, item }): readonly Unit[] | null => targetsFor(board, unit, effectsOfItem(item)))
        .pick('mark', (board, { item, target }): readonly Mark[] | null => {
          const removal = removesOne(effectsOfItem(item));
          return removal === undefined || target === undefined ? null : marksOn(board, target, removal.not ?? []);
        }),
    )
    .act('cast', 'CRD-TECH-08', (a) =>
      a
        .pick('unit', (board): readonly Unit[] => livingOf(board).filter((unit) => techniquesFor(board, unit).length > 0))
        .pick('technique', (board, { unit }): readonly TechniqueId[] => techniquesFor(board, unit))
        .pick('target', (board, { unit, technique }): readonly Unit[] | null => targetsFor(board, unit, techniqueOf(technique).effects))
        .pick('mark', (board, { technique, target }): readonly Mark[] | null => {
          const removal = removesOne(techniqueOf(technique).effects);
          return removal === undefined || target === undefined ? null : marksOn(board, target, removal.not ?? []);
        }),
    )
    .act('wear', 'CRD-EQUIP-13', (a) =>
      a
        .pick('unit', (board): readonly Unit[] => presentOf(board).filter((unit) => wearable(characterAt(board, unit)).length > 0))
        .pick('gear', (board, { unit }): readonly GearId[] => wearable(characterAt(board, unit))),
    )
    .act('row', 'CRD-CHAR-08', (a) => a.pick('unit', (board): readonly Unit[] => presentOf(board)))
    .act('learn', 'CRD-LEVEL-15', (a) =>
      a
        .pick('unit', (board): readonly Unit[] => livingOf(board).filter((unit) => learnable(characterAt(board, unit)).length > 0))
        .pick('technique', (board, { unit }): readonly TechniqueId[] => learnable(characterAt(board, unit))),
    )
    .act('level', 'CRD-LEVEL-01', (a) =>
      a.pick('unit', (board): readonly Unit[] =>
        livingOf(board).filter((unit) => characterAt(board, unit).exp >= tnlOf(characterAt(board, unit))),
      ),
    )
    .act('repack', 'CRD-EXPLORE-11', {
      whyClosed: (board) => (hasToPack(board) ? null : { key: 'not-now', rule: 'CRD-EXPLORE-11' }),
    });

/** CRD-EXPLORE-11, CRD-ITEM-02: things change hands, as much as wanted, then done. */
export const repack = decision<FourSuits>()('repack', 'CRD-EXPLORE-11')
  .act('pass-on', 'CRD-EXPLORE-11', (a) =>
    a
      .pick('from', (board): readonly Unit[] => withItems(board).filter((from) => withRoom(board).some((to) => to !== from)))
      .pick('item', (board, { from }): readonly Item[] => carried(board, from))
      .pick('to', (board, { from }): readonly Unit[] => withRoom(board).filter((to) => to !== from)),
  )
  .act('take-off', 'CRD-EQUIP-13', (a) =>
    a
      .pick('unit', (board): readonly Unit[] =>
        withRoom(board).filter((unit) => SLOTS.some((slot) => characterAt(board, unit).gear[slot] !== null)),
      )
      .pick('slot', (board, { unit }): readonly Slot[] => SLOTS.filter((slot) => characterAt(board, unit).gear[slot] !== null)),
  )
  .act('drop', 'CRD-ITEM-02', (a) =>
    a
      .pick('unit', (board): readonly Unit[] => (inDungeon(board) ? withItems(board) : []))
      .pick('item', (board, { unit }): readonly Item[] => carried(board, unit)),
  )
  .act('fetch', 'CRD-ROOM-EMPTY-01', (a) =>
    a
      .pick('item', (board): readonly Item[] => (inDungeon(board) && withRoom(board).length > 0 ? [...new Set(tileHere(board).items)] : []))
      .pick('unit', (board): readonly Unit[] => withRoom(board)),
  )
  .act('done', 'CRD-EXPLORE-11')
  .done();
