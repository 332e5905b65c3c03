// Owns what the party is asked between fights: the next step on the map or in Town, and every question of rooms, traps and levels.

import { decision, type Scalar } from '@undercroft/kernel';
import {
  ARMOR_IDS,
  JOB_IDS,
  POTION_IDS,
  techniqueOf,
  TOOL_IDS,
  WEAPON_IDS,
  type ArmorId,
  type JobId,
  type PotionId,
  type TechniqueId,
  type ToolId,
  type WeaponId,
} from '../content/index.ts';
import { MOST_LEVEL } from '../content/scales.ts';
import { BASE_STATS, SLOTS, type BaseStat, type Mark, type Slot } from '../content/types.ts';
import type { FourSuits } from '../four-suits.ts';
import {
  affordableOf,
  effectsOfItem,
  hasRoom,
  learnable,
  marksOn,
  partyHas,
  removesOne,
  targetsFor,
  techniquesFor,
  wearable,
} from '../queries/choices.ts';
import { exploredTiles, movesOf, roomOf, torchlit, trapOf, unseenTiles } from '../queries/floor.ts';
import { gearId, isPotion } from '../queries/gear.ts';
import { tnlOf } from '../queries/stats.ts';
import { bestSkill, isPresent, livingOf, presentOf } from '../queries/units.ts';
import {
  ENTRANCE,
  characterAt,
  placeOf,
  tileHere,
  type Board,
  type Card,
  type GearId,
  type Item,
  type Place,
  type Unit,
} from '../state.ts';

interface OfUnit {
  readonly unit: Unit;
}
type Closed = { readonly key: string; readonly rule: string } | null;
const NOT_NOW = { key: 'not-now', rule: 'CRD-EXPLORE-11' } as const;
const closedUnless = (open: boolean): Closed => (open ? null : NOT_NOW);

const living = (board: Board): readonly Unit[] => livingOf(board);
const carried = (board: Board, unit: Unit): readonly Item[] => [...new Set(characterAt(board, unit).items)];
const withItems = (board: Board): readonly Unit[] => presentOf(board).filter((unit) => characterAt(board, unit).items.length > 0);
const withRoom = (board: Board): readonly Unit[] => presentOf(board).filter((unit) => hasRoom(characterAt(board, unit)));
const inDungeon = ({ dungeon }: Board): boolean => dungeon !== null;
const isHere = (board: Board, room: string): boolean => inDungeon(board) && roomOf(tileHere(board)) === room;
/** A room that works once and was not used. */
const isFresh = (board: Board, room: string): boolean => isHere(board, room) && !tileHere(board).used;
const isLocked = (board: Board): boolean => isFresh(board, 'locked-chest') || isFresh(board, 'locked-door');
const isPuzzle = (board: Board): boolean =>
  inDungeon(board) &&
  trapOf(tileHere(board)) === 'puzzle' &&
  !tileHere(board).solved &&
  tileHere(board).explored &&
  tileHere(board).band === null;

export type WareId = PotionId | ToolId | WeaponId | ArmorId;
const WARES: readonly WareId[] = [...POTION_IDS, ...TOOL_IDS, ...WEAPON_IDS, ...ARMOR_IDS];
const GEAR: readonly Scalar[] = [...WEAPON_IDS, ...ARMOR_IDS];
const isGearType = (id: WareId): id is WeaponId | ArmorId => GEAR.includes(id);
/** CRD-TOWN-04, CRD-TOWN-05. */
export const shopLevel = ({ ql, party }: Board): number => Math.max(1, Math.min(MOST_LEVEL, ql + 4 - party.filter(isPresent).length));
export const wareOf = (id: WareId, level: number | undefined): Item => (isGearType(id) ? gearId(id, level ?? 1) : id);
/** Each ware at its lowest level. */
const LEAST: ReadonlyMap<WareId, Item> = new Map(WARES.map((id) => [id, wareOf(id, 1)]));
/** Whether anything can be paid for follows from the cheapest. */
const CHEAPEST: readonly Item[] = ['water'];
const levelsOf = (board: Board, id: WareId): readonly number[] | null =>
  isGearType(id)
    ? affordableOf(
        board,
        Array.from({ length: shopLevel(board) }, (_, i) => i + 1),
        (level) => wareOf(id, level),
      )
    : null;

const usable = (board: Board, unit: Unit): readonly Item[] =>
  carried(board, unit).filter((item) => {
    if (item === 'bag-of-holding') return true;
    return isPotion(item) && targetsFor(board, unit, effectsOfItem(item))?.length !== 0;
  });

export type WayHome = 'gate' | 'warp-stone';
/** CRD-EXPLORE-12: by the entrance of the first floor, or with a Warp Stone. */
function waysHome(board: Board): readonly WayHome[] {
  if (board.dungeon === null) return [];
  const ways: WayHome[] = board.dungeon.at === placeOf(0, ENTRANCE) ? ['gate'] : [];
  if (partyHas(board, 'warp-stone')) ways.push('warp-stone');
  return ways;
}

/** CRD-EXPLORE-11, CRD-TOWN-02: whatever is next. */
export const nextStep = decision<FourSuits>()('next-step', 'CRD-EXPLORE-11')
  .act('move', 'CRD-EXPLORE-01', (a) => a.pick('to', movesOf))
  .act('use', 'CRD-ITEM-03', (a) =>
    a
      .pick('unit', (board): readonly Unit[] => living(board).filter((unit) => usable(board, unit).length > 0))
      .pick('item', (board, { unit }): readonly Item[] => usable(board, unit))
      .pick('target', (board, { unit, item }): readonly Unit[] | null => targetsFor(board, unit, effectsOfItem(item)))
      .pick('mark', (board, { item, target }): readonly Mark[] | null => {
        const removal = removesOne(effectsOfItem(item));
        return removal === undefined || target === undefined ? null : marksOn(board, target, removal.not ?? []);
      }),
  )
  .act('cast', 'CRD-TECH-08', (a) =>
    a
      .pick('unit', (board): readonly Unit[] => living(board).filter((unit) => techniquesFor(board, unit).length > 0))
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
  .act('take-off', 'CRD-EQUIP-13', (a) =>
    a
      .pick('unit', (board): readonly Unit[] =>
        withRoom(board).filter((unit) => SLOTS.some((slot) => characterAt(board, unit).gear[slot] !== null)),
      )
      .pick('slot', (board, { unit }): readonly Slot[] => SLOTS.filter((slot) => characterAt(board, unit).gear[slot] !== null)),
  )
  .act('pass-on', 'CRD-EXPLORE-11', (a) =>
    a
      .pick('from', (board): readonly Unit[] => withItems(board).filter((from) => withRoom(board).some((to) => to !== from)))
      .pick('item', (board, { from }): readonly Item[] => carried(board, from))
      .pick('to', (board, { from }): readonly Unit[] => withRoom(board).filter((to) => to !== from)),
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
  .act('row', 'CRD-CHAR-08', (a) => a.pick('unit', (board): readonly Unit[] => presentOf(board)))
  .act('learn', 'CRD-LEVEL-15', (a) =>
    a
      .pick('unit', (board): readonly Unit[] => living(board).filter((unit) => learnable(characterAt(board, unit)).length > 0))
      .pick('technique', (board, { unit }): readonly TechniqueId[] => learnable(characterAt(board, unit))),
  )
  .act('level', 'CRD-LEVEL-01', (a) =>
    a.pick('unit', (board): readonly Unit[] =>
      living(board).filter((unit) => characterAt(board, unit).exp >= tnlOf(characterAt(board, unit))),
    ),
  )
  .act('pray', 'CRD-ROOM-ALTAR-01', { whyClosed: (board) => closedUnless(isHere(board, 'altar') && tileHere(board).clear) })
  .act('drink', 'CRD-ROOM-FOUNTAIN-01', { whyClosed: (board) => closedUnless(isFresh(board, 'fountain')) })
  .act(
    'gaze',
    'CRD-ROOM-BALL-01',
    (a) =>
      a.subset(
        'tiles',
        (board) => {
          const n = Math.min(Math.max(0, bestSkill(board) - 3), unseenTiles(board).length);
          return [n, n];
        },
        unseenTiles,
      ),
    { whyClosed: (board) => closedUnless(isFresh(board, 'crystal-ball') && unseenTiles(board).length > 0) },
  )
  .act('unlock', 'CRD-ROOM-LOCKCHEST-02', { whyClosed: (board) => closedUnless(isLocked(board) && partyHas(board, 'key')) })
  .act('pick-lock', 'CRD-ROOM-LOCKCHEST-03', (a) =>
    a.pick('unit', (board): readonly Unit[] => (isLocked(board) && !tileHere(board).tried ? living(board) : [])),
  )
  .act('open', 'CRD-ROOM-TRAPCHEST-02', { whyClosed: (board) => closedUnless(isFresh(board, 'trapped-chest')) })
  .act('raid', 'CRD-ROOM-HOARD-01', { whyClosed: (board) => closedUnless(isFresh(board, 'hoard') && tileHere(board).clear) })
  .act('jump', 'CRD-TRAP-HOLE-01', {
    whyClosed: (board) =>
      closedUnless(inDungeon(board) && trapOf(tileHere(board)) === 'hole' && tileHere(board).explored && tileHere(board).clear),
  })
  .act('climb', 'CRD-TOOL-05', { whyClosed: (board) => closedUnless((board.dungeon?.hole ?? -1) >= 0 && partyHas(board, 'rope')) })
  .act('solve', 'CRD-TRAP-PUZZLE-04', { whyClosed: (board) => closedUnless(isPuzzle(board)) })
  .act('disarm', 'CRD-TOOL-04', { whyClosed: (board) => closedUnless(isPuzzle(board) && partyHas(board, 'trap-kit')) })
  .act('torch', 'CRD-TOOL-03', (a) =>
    a.subset(
      'tiles',
      (board) => (partyHas(board, 'torch') && inDungeon(board) ? [1, Math.max(1, Math.min(2, torchlit(board).length))] : [1, 1]),
      (board): readonly Place[] => (partyHas(board, 'torch') && inDungeon(board) ? torchlit(board) : []),
    ),
  )
  .act('read-map', 'CRD-TOOL-10', {
    whyClosed: (board) => closedUnless(inDungeon(board) && partyHas(board, 'magic-map') && unseenTiles(board).length > 0),
  })
  .act('warp', 'CRD-TOOL-12', (a) =>
    a.pick('to', (board): readonly Place[] =>
      board.dungeon !== null && partyHas(board, 'warp-stone') ? exploredTiles(board.dungeon) : [],
    ),
  )
  .act('bargain', 'CRD-ROOM-MERCHANT-01', (a) =>
    a
      .pick('item', (board): readonly Item[] =>
        isHere(board, 'merchant') && withRoom(board).length > 0
          ? affordableOf(board, [...new Set(tileHere(board).stock)], (item) => item)
          : [],
      )
      .pick('unit', (board): readonly Unit[] => withRoom(board)),
  )
  .act(
    'buy',
    'CRD-TOWN-03',
    (a) =>
      a
        .pick('ware', (board): readonly WareId[] =>
          board.phase === 'town' && withRoom(board).length > 0 ? affordableOf(board, WARES, (id) => LEAST.get(id) ?? wareOf(id, 1)) : [],
        )
        .pick('level', (board, { ware }): readonly number[] | null => levelsOf(board, ware))
        .pick('unit', (board): readonly Unit[] => withRoom(board)),
    {
      hasOptions: (board) =>
        board.phase === 'town' && withRoom(board).length > 0 && affordableOf(board, CHEAPEST, (item) => item).length > 0,
    },
  )
  .act('sell', 'CRD-TOWN-06', (a) =>
    a
      .pick('unit', (board): readonly Unit[] => (board.phase === 'town' || isHere(board, 'merchant') ? withItems(board) : []))
      .pick('item', (board, { unit }): readonly Item[] => carried(board, unit)),
  )
  .act('dismiss', 'CRD-PARTY-04', (a) =>
    a.pick('unit', (board): readonly Unit[] => (board.phase === 'town' && board.party.length > 1 ? presentOf(board) : [])),
  )
  .act('depart', 'CRD-TOWN-02', { whyClosed: (board) => closedUnless(board.phase === 'town') })
  .act('leave', 'CRD-EXPLORE-12', (a) => a.pick('by', waysHome))
  .done();

/** CRD-CHAR-02. */
export const takeJob = decision<FourSuits, OfUnit>()('take-job', 'CRD-CHAR-02', 'unit')
  .act('take', 'CRD-CHAR-02', (a) => a.pick('job', (): readonly JobId[] => JOB_IDS))
  .done();
/** CRD-CHAR-03, CRD-LEVEL-04, CRD-LEVEL-05, CRD-LEVEL-06, CRD-LEVEL-07: so many different base stats. */
export const raiseStats = decision<FourSuits, OfUnit & { readonly n: number }>()('raise-stats', 'CRD-LEVEL-04', 'unit', 'n')
  .act('raise', 'CRD-LEVEL-04', (a) =>
    a.subset(
      'stats',
      (_board, { n }) => [n, n],
      (): readonly BaseStat[] => BASE_STATS,
    ),
  )
  .done();
/** CRD-QUEST-02. */
export const takeQuest = decision<FourSuits, { readonly cards: readonly Card[] }>()('take-quest', 'CRD-QUEST-02', 'cards')
  .act('take', 'CRD-QUEST-02', (a) => a.pick('card', (_board, { cards }): readonly Card[] => cards))
  .done();
/** CRD-PARTY-01: whether to look at all; CRD-PARTY-05: the jobs that were drawn may be refused. */
export const askRecruit = decision<FourSuits>()('recruit', 'CRD-PARTY-01').act('look', 'CRD-PARTY-01').act('none', 'CRD-PARTY-01').done();
export const takeRecruit = decision<FourSuits, { readonly jobs: readonly JobId[] }>()('take-recruit', 'CRD-PARTY-01', 'jobs')
  .act('take', 'CRD-PARTY-01', (a) => a.pick('job', (_board, { jobs }): readonly JobId[] => [...new Set(jobs)]))
  .act('refuse', 'CRD-PARTY-05')
  .done();
/** CRD-PARTY-02: a weapon of its list. */
export const takeWeapon = decision<FourSuits, { readonly weapons: readonly WeaponId[] }>()('take-weapon', 'CRD-PARTY-02', 'weapons')
  .act('take', 'CRD-PARTY-02', (a) => a.pick('weapon', (_board, { weapons }): readonly WeaponId[] => weapons))
  .done();
/** CRD-JOB-RANGER-01. */
export const lookAt = decision<FourSuits>()('look-at', 'CRD-JOB-RANGER-01')
  .act('look', 'CRD-JOB-RANGER-01', (a) => a.pick('tile', (board): readonly Place[] => unseenTiles(board)))
  .done();
/** CRD-ROOM-LOCKDOOR-03. */
export const takeTile = decision<FourSuits, { readonly pair: readonly Card[] }>()('take-tile', 'CRD-ROOM-LOCKDOOR-03', 'pair')
  .act('take', 'CRD-ROOM-LOCKDOOR-03', (a) => a.pick('card', (_board, { pair }): readonly Card[] => pair))
  .done();
/** CRD-TOOL-04. */
export const useKit = decision<FourSuits>()('use-kit', 'CRD-TOOL-04').act('use', 'CRD-TOOL-04').act('keep', 'CRD-TRAP-GEN-01').done();
/** CRD-TOOL-05. */
export const useRope = decision<FourSuits>()('use-rope', 'CRD-TOOL-05').act('use', 'CRD-TOOL-05').act('keep', 'CRD-TRAP-HOLE-03').done();
/** CRD-ROOM-HUSTLER-02. */
export const faceHustler = decision<FourSuits>()('face-hustler', 'CRD-ROOM-HUSTLER-02')
  .act('save', 'CRD-ROOM-HUSTLER-02', (a) => a.pick('unit', (board): readonly Unit[] => living(board)))
  .done();
/** CRD-ROOM-HUSTLER-04: some of the bets between a tenth and all, all of them where they are few. */
export const placeBet = decision<FourSuits, { readonly free: boolean }>()('bet', 'CRD-ROOM-HUSTLER-03', 'free')
  .act('bet', 'CRD-ROOM-HUSTLER-04', (a) =>
    a.pick('gold', ({ gold }): readonly number[] => {
      const least = Math.ceil(gold / 10);
      return Array.from({ length: gold - least + 1 }, (_, i) => least + i);
    }),
  )
  .act('walk-on', 'CRD-ROOM-HUSTLER-02', {
    whyClosed: (_board, { free }) => (free ? null : { key: 'must-bet', rule: 'CRD-ROOM-HUSTLER-02' }),
  })
  .done();
