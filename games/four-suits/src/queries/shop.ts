// Answers what the shop in Town sells, at which levels, and what of it the party can pay for.

import type { Scalar } from '@undercroft/kernel';
import { ARMOR_IDS, POTION_IDS, TOOL_IDS, WEAPON_IDS, type ArmorId, type PotionId, type ToolId, type WeaponId } from '../content/index.ts';
import { MOST_LEVEL } from '../content/scales.ts';
import { tileHere, type Board, type Item } from '../state.ts';
import { affordableOf } from './choices.ts';
import { gearId, saleOf } from './gear.ts';
import { isPresent } from './units.ts';

export type WareId = PotionId | ToolId | WeaponId | ArmorId;
const WARES: readonly WareId[] = [...POTION_IDS, ...TOOL_IDS, ...WEAPON_IDS, ...ARMOR_IDS];
const GEAR: readonly Scalar[] = [...WEAPON_IDS, ...ARMOR_IDS];
const isGearType = (id: WareId): id is WeaponId | ArmorId => GEAR.includes(id);
/** CRD-TOWN-04, CRD-TOWN-05. */
export const shopLevel = ({ ql, party }: Board): number => Math.max(1, Math.min(MOST_LEVEL, ql + 4 - party.filter(isPresent).length));
/** CRD-TOWN-06; CRD-ROOM-MERCHANT-03, CRD-ROOM-MERCHANT-04: a Merchant pays what is in the purse at most. */
export const sellsFor = (board: Board, item: Item): number =>
  board.phase === 'town' ? saleOf(item) : Math.min(saleOf(item), tileHere(board).purse);
export const wareOf = (id: WareId, level: number | undefined): Item => (isGearType(id) ? gearId(id, level ?? 1) : id);
/** Each ware at its lowest level. */
const LEAST: ReadonlyMap<WareId, Item> = new Map(WARES.map((id) => [id, wareOf(id, 1)]));
export const waresFor = (board: Board): readonly WareId[] => affordableOf(board, WARES, (id) => LEAST.get(id) ?? wareOf(id, 1));
/** Whether anything can be paid for follows from the cheapest. */
const CHEAPEST: readonly Item[] = ['water'];
export const canPay = (board: Board): boolean => affordableOf(board, CHEAPEST, (item) => item).length > 0;
/** Null: this has no levels. */
export const levelsOf = (board: Board, id: WareId): readonly number[] | null =>
  isGearType(id)
    ? affordableOf(
        board,
        Array.from({ length: shopLevel(board) }, (_, i) => i + 1),
        (level) => wareOf(id, level),
      )
    : null;
