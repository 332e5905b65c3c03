// Owns what the party gets: treasures generated and shared out, treasure cards of monsters, experience.

import { missing, type Turn } from '@undercroft/kernel';
import { rankOf, suitOf } from '@undercroft/parts';
import { ARMOR_IDS, POTION_IDS, speciesOf, TOOL_IDS, WEAPON_IDS } from '../content/index.ts';
import { EXPERIENCE, MOST_QL } from '../content/scales.ts';
import { TILES } from '../content/tiles.ts';
import type { TreasureKind } from '../content/types.ts';
import { fightOf, monsterAt } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import { hasRoom } from '../queries/choices.ts';
import { gearId, goldAt, isGear } from '../queries/gear.ts';
import { isBoss, isLiving, isPresent, presentOf } from '../queries/units.ts';
import { characterAt, FIRST_MONSTER, type Card, type Item, type Table, type Unit } from '../state.ts';
import { drawHand, drawOne } from './draws.ts';

type T = Turn<FourSuits>;

export function changeGold(t: T, by: number, rule: RuleId): void {
  if (by !== 0) t.raise('gold.changed', { by, gold: t.board.gold + by }, rule);
}

/** CRD-ITEM-01: who has room, in seat order. */
export const roomFor = (table: Table): Unit | undefined => {
  const unit = table.party.findIndex((one) => isPresent(one) && hasRoom(one));
  return unit < 0 ? undefined : unit;
};
/** What is found, and who gets it. */
export function shareOut(t: T, items: readonly Item[], rule: RuleId): void {
  if (items.length === 0) return;
  t.raise('treasure.found', { items }, rule);
  handOut(t, items);
}
/** CRD-LOOT-11, CRD-LOOT-13: to whoever has room, otherwise onto the tile; in Town, where no tile is, over the limit (CRD-ITEM-02). */
export function handOut(t: T, items: readonly Item[]): void {
  for (const item of items) {
    const unit = roomFor(t.board) ?? (t.board.dungeon === null ? presentOf(t.board)[0] : undefined);
    if (unit === undefined) t.raise('item.left', { item }, 'CRD-LOOT-11');
    else t.raise('item.gained', { unit, item }, 'CRD-LOOT-11');
  }
}

export interface Worth {
  readonly ql: number;
  readonly df: number;
}
/** CRD-LOOT-07: as if QL were 1 higher. */
export const valuable = ({ ql, df }: Worth): Worth => ({ ql: ql + 1, df });
const itemAt = <V extends Item>(list: readonly V[], rank: number): V => list[rank - 1] ?? missing();
const lower = (a: Card, b: Card): number => Math.min(rankOf(a), rankOf(b));
const higher = (a: Card, b: Card): number => Math.max(rankOf(a), rankOf(b));

/** CRD-LOOT-02, CRD-LOOT-03, CRD-LOOT-04, CRD-LOOT-08. */
function consumableRank(t: T, ql: number): number {
  if (ql > 3 && ql <= 6) return rankOf(drawOne(t, 'loot'));
  const [a, b] = drawHand(t, 2, 'loot', -1);
  if (a === undefined || b === undefined) return missing();
  return ql <= 3 ? lower(a, b) : higher(a, b);
}
/** CRD-LOOT-01, CRD-LOOT-02, CRD-LOOT-03, CRD-LOOT-04, CRD-LOOT-05, CRD-LOOT-06: Gold, or an item. */
export function generate(t: T, kind: TreasureKind, { ql, df }: Worth): { readonly gold: number; readonly item: Item | null } {
  if (kind === 'money') return { gold: goldAt(ql + df), item: null };
  if (kind === 'potion' || kind === 'tool') {
    const rank = consumableRank(t, Math.min(ql, MOST_QL + 1));
    return { gold: 0, item: kind === 'potion' ? itemAt(POTION_IDS, rank) : itemAt(TOOL_IDS, rank) };
  }
  const rank = rankOf(drawOne(t, 'loot'));
  const type = kind === 'armor' ? (ARMOR_IDS[rank - 1] ?? missing()) : (WEAPON_IDS[rank - 1] ?? missing());
  return { gold: 0, item: gearId(type, ql + df) };
}
export const kindOf = (card: Card): TreasureKind => (TILES[rankOf(card) - 1] ?? missing()).treasure;

/** CRD-LOOT-10, CRD-LOOT-12: all kind cards first, then each treasure in that order. */
export function generateAll(t: T, n: number, worth: Worth): { readonly gold: number; readonly items: readonly Item[] } {
  const kinds = drawHand(t, n, 'kind', -1).map(kindOf);
  let gold = 0;
  const items: Item[] = [];
  for (const kind of kinds) {
    const got = generate(t, kind, worth);
    gold += got.gold;
    if (got.item !== null) items.push(got.item);
  }
  return { gold, items };
}
export function gainTreasures(t: T, n: number, worth: Worth, rule: RuleId): void {
  const { gold, items } = generateAll(t, n, worth);
  changeGold(t, gold, 'CRD-LOOT-01');
  shareOut(t, items, rule);
}

/** CRD-EXP-04, CRD-EXP-05, CRD-EXP-06, CRD-EXP-07; CRD-JOB-THIEF-03: a robbed card that gives nothing gives Gold equal to the level. */
export function turnTreasure(t: T, unit: Unit, robbed: boolean): void {
  const monster = monsterAt(t.board, unit);
  const { under, unseen } = t.board.fate;
  const card = t.choose(monster.treasure === 'under' ? under : unseen, 'fate');
  t.raise('treasure.turned', { unit, card, robbed }, robbed ? 'CRD-JOB-THIEF-03' : 'CRD-EXP-04');
  const boss = isBoss(t.board, unit);
  const { common, rare } = speciesOf(monster.species);
  const suit = suitOf(card);
  const ace = rankOf(card) === 1;
  const gold = suit === 'diamonds' ? goldAt(monster.level) : 0;
  const isCommon = ace && (boss ? robbed : suit !== 'spades');
  // CRD-BOSS-05: the rare drop of a boss on any ace; its common drop comes in any case.
  const isRare = ace && !(robbed && boss) && (boss || suit === 'spades');
  const items: Item[] = [];
  if (isCommon || (boss && !robbed)) items.push(common);
  if (isRare) items.push(isGear(`${rare}-${monster.level}`) ? gearId(rare, monster.level) : missing());
  changeGold(t, robbed && gold === 0 && items.length === 0 ? monster.level : gold, robbed ? 'CRD-JOB-THIEF-03' : 'CRD-EXP-04');
  shareOut(t, items, 'CRD-MON-12');
}

/** CRD-EXP-01, CRD-EXP-02, CRD-EXP-03, CRD-EXP-08, CRD-EXP-09. */
export function reward(t: T): void {
  const { fled, level, monsters } = fightOf(t.board);
  const survivors = t.board.party.flatMap((one, unit) => (isPresent(one) && isLiving(one) && !fled.includes(unit) ? [unit] : []));
  const levels = monsters.reduce((sum, _, i) => sum + (isBoss(t.board, FIRST_MONSTER + i) ? 2 * level : level), 0);
  const each = (EXPERIENCE[survivors.length - 1] ?? 0) * levels;
  for (const unit of survivors) t.raise('exp.gained', { unit, n: each, exp: characterAt(t.board, unit).exp + each }, 'CRD-EXP-01');
  monsters.forEach((_, i) => {
    const unit = FIRST_MONSTER + i;
    const { treasure, species } = monsterAt(t.board, unit);
    if (treasure !== 'none') turnTreasure(t, unit, false);
    // CRD-BOSS-05: always its common drop, though it was robbed.
    else if (isBoss(t.board, unit)) shareOut(t, [speciesOf(species).common], 'CRD-BOSS-05');
  });
}
