// Owns the questions of a fight: what a character does, whom it strikes next, what it shakes off, what it rearranges.

import { decision } from '@undercroft/kernel';
import { intrinsicOf, techniqueOf, type TechniqueId } from '../content/index.ts';
import { ELEMENTS, SLOTS, type Element, type Mark, type Slot, type StatusId } from '../content/types.ts';
import type { FourSuits } from '../four-suits.ts';
import {
  companionsOf,
  effectsOfItem,
  hasRoom,
  intrinsicFor,
  isBossFight,
  itemsInFight,
  marksOn,
  mayUseIntrinsic,
  removesOne,
  resistible,
  targetsFor,
  techniquesFor,
  wearable,
} from '../queries/choices.ts';
import { chanceOf, fitting, flightOdds, rankOfChosen, resistOdds, type Chosen } from '../queries/merits.ts';
import { isInBattle, isLiving, has, targetsOf } from '../queries/units.ts';
import { characterAt, type Board, type GearId, type Item, type Unit } from '../state.ts';

interface OfUnit {
  readonly unit: Unit;
}
type Effects = Parameters<typeof targetsFor>[2];
const marksFor = (board: Board, effects: Effects, target: Unit | undefined): readonly Mark[] | null => {
  const removal = removesOne(effects);
  return removal === undefined || target === undefined ? null : marksOn(board, target, removal.not ?? []);
};
const whyFlee = (board: Board): { readonly key: string; readonly rule: string } | null =>
  isBossFight(board) ? { key: 'no-flight', rule: 'CRD-FLEE-08' } : null;

type Picks = Omit<Chosen, 'act'> & OfUnit;
/** What is told of an action before it is chosen: how likely it succeeds, and its place among the suggestions. */
const reckoned = (act: string) => ({
  odds: (board: Board, { unit, ...picks }: Picks) => chanceOf(board, unit, { ...picks, act }),
  rank: (board: Board, { unit, ...picks }: Picks) => rankOfChosen(board, unit, { ...picks, act }),
});

/** CRD-TURN-07: one action. */
export const fightAct = decision<FourSuits, OfUnit>()('act', 'CRD-TURN-07', 'unit')
  .act(
    'attack',
    'CRD-ATTACK-17',
    (a) =>
      a.pick(
        'target',
        (board, { unit }): readonly Unit[] => targetsOf(board, null).filter((one) => one !== unit),
        null,
        (board, { unit }, options) => fitting(board, unit, { act: 'attack' }, options),
      ),
    reckoned('attack'),
  )
  .act(
    'intrinsic',
    'CRD-TECH-01',
    (a) =>
      a
        .pick('element', (board, { unit }): readonly Element[] | null =>
          intrinsicOf(intrinsicFor(characterAt(board, unit))).effects.some((effect) => effect.do === 'damage' && effect.element === 'any')
            ? ELEMENTS
            : null,
        )
        .pick(
          'target',
          (board, { unit }): readonly Unit[] | null => targetsFor(board, unit, intrinsicOf(intrinsicFor(characterAt(board, unit))).effects),
          null,
          (board, { unit }, options) => fitting(board, unit, { act: 'intrinsic' }, options),
        ),
    {
      ...reckoned('intrinsic'),
      whyClosed: (board, { unit }) => (mayUseIntrinsic(board, unit) ? null : { key: 'not-now', rule: 'CRD-TECH-01' }),
    },
  )
  .act(
    'technique',
    'CRD-TECH-07',
    (a) =>
      a
        .pick('technique', (board, { unit }): readonly TechniqueId[] => techniquesFor(board, unit))
        .pick(
          'target',
          (board, { unit, technique }): readonly Unit[] | null => targetsFor(board, unit, techniqueOf(technique).effects),
          null,
          (board, { unit, technique }, options) => fitting(board, unit, { act: 'technique', technique }, options),
        )
        .pick('mark', (board, { technique, target }): readonly Mark[] | null => marksFor(board, techniqueOf(technique).effects, target)),
    reckoned('technique'),
  )
  .act(
    'use',
    'CRD-ITEM-03',
    (a) =>
      a
        .pick('item', (board, { unit }): readonly Item[] => itemsInFight(board, unit))
        .pick(
          'target',
          (board, { unit, item }): readonly Unit[] | null => targetsFor(board, unit, effectsOfItem(item)),
          null,
          (board, { unit, item }, options) => fitting(board, unit, { act: 'use', item }, options),
        )
        .pick('mark', (board, { item, target }): readonly Mark[] | null => marksFor(board, effectsOfItem(item), target))
        .subset(
          'with',
          (board, { unit, item }) => [0, item === 'smoke-bomb' ? companionsOf(board, unit).length : 0],
          (board, { unit, item }): readonly Unit[] => (item === 'smoke-bomb' ? companionsOf(board, unit) : []),
        ),
    { ...reckoned('use'), costs: (_board, { item }) => item ?? null },
  )
  .act('defend', 'CRD-TURN-08')
  .act('rearrange', 'CRD-TURN-09')
  .act(
    'flee',
    'CRD-FLEE-01',
    (a) =>
      a.subset(
        'with',
        (board, { unit }) => [0, companionsOf(board, unit).length],
        (board, { unit }): readonly Unit[] => companionsOf(board, unit),
      ),
    { whyClosed: whyFlee, odds: (board, { unit }) => flightOdds(board, unit) },
  )
  .act('pass', 'CRD-TURN-11')
  .done();

/** CRD-ATTACK-18: the target of a further Attack is chosen just before it. */
export const aim = decision<FourSuits, OfUnit>()('aim', 'CRD-ATTACK-18', 'unit')
  .act(
    'attack',
    'CRD-ATTACK-18',
    (a) =>
      a.pick(
        'target',
        (board, { unit }): readonly Unit[] => targetsOf(board, null).filter((one) => one !== unit),
        null,
        (board, { unit }, options) => fitting(board, unit, { act: 'attack' }, options),
      ),
    reckoned('attack'),
  )
  .done();

/** CRD-TURN-12. */
export const resist = decision<FourSuits, OfUnit>()('resist', 'CRD-TURN-12', 'unit')
  .act('resist', 'CRD-TURN-12', { odds: (board, { unit }) => resistOdds(board, unit) })
  .act('leave', 'CRD-TURN-12')
  .done();
/** CRD-TURN-13. */
export const shakeOff = decision<FourSuits, OfUnit>()('shake-off', 'CRD-TURN-13', 'unit')
  .act('remove', 'CRD-TURN-13', (a) => a.pick('status', (board, { unit }): readonly StatusId[] => resistible(characterAt(board, unit))))
  .done();

/** CRD-TURN-10: living and not Hidden. */
const swappers = (board: Board): readonly Unit[] =>
  board.party.flatMap((one, unit) => (isInBattle(board, unit) && isLiving(one) && !has(one, 'hidden') ? [unit] : []));

/** CRD-TURN-09, CRD-TURN-10: as much as wanted, then done. */
export const rearrange = decision<FourSuits, OfUnit>()('rearrange', 'CRD-TURN-10', 'unit')
  .act('row', 'CRD-TURN-10')
  .act('pass-on', 'CRD-TURN-10', (a) =>
    a
      .pick('from', (board): readonly Unit[] =>
        swappers(board).filter(
          (from) =>
            characterAt(board, from).items.length > 0 && swappers(board).some((to) => to !== from && hasRoom(characterAt(board, to))),
        ),
      )
      .pick('item', (board, { from }): readonly Item[] => [...new Set(characterAt(board, from).items)])
      .pick('to', (board, { from }): readonly Unit[] => swappers(board).filter((to) => to !== from && hasRoom(characterAt(board, to)))),
  )
  .act('wear', 'CRD-EQUIP-13', (a) => a.pick('gear', (board, { unit }): readonly GearId[] => wearable(characterAt(board, unit))))
  .act('take-off', 'CRD-EQUIP-13', (a) =>
    a.pick('slot', (board, { unit }): readonly Slot[] => {
      const character = characterAt(board, unit);
      return hasRoom(character) ? SLOTS.filter((slot) => character.gear[slot] !== null) : [];
    }),
  )
  .act('done', 'CRD-TURN-09')
  .done();
