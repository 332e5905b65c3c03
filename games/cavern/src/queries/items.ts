// Owns which attack item and which defence item may count in an attack (CAV-TREASURE-02).

import { missing } from '@undercroft/kernel';
import { treasureOf, type TreasureId } from '../content/cards.ts';
import { heroAt, isHero, type Hero, type Table } from '../state.ts';
import { itemAdds, type Duel } from './duel.ts';

/** The different titles of a category that a hero has face up; CAV-DOWN-02: none while it is down. */
function ownOf({ items, hp }: Hero, category: 'attack' | 'defence'): readonly TreasureId[] {
  const found: TreasureId[] = [];
  if (hp === 0) return found;
  for (let i = 0; i < items.length; i++) {
    const { card, up } = items[i] ?? missing();
    if (up && treasureOf(card).category === category && !found.includes(card)) found.push(card);
  }
  return found;
}

interface Worth {
  readonly card: TreasureId;
  readonly attack: number;
  readonly damage: number;
  /** It may do something that only the die decides. */
  readonly open: boolean;
}

/** CAV-TREASURE-08: damage of an attack item is its bonus too. */
function worthOf(table: Table, card: TreasureId, duel: Duel): Worth {
  const { stays, uses } = treasureOf(card);
  const attack = itemAdds(table, card, 'attack', duel.by, duel);
  const damage = itemAdds(table, card, 'damage', duel.by, duel);
  const byDie =
    stays.some(({ do: verb }) => verb === 'mod') &&
    [18, 19].some((die) => itemAdds(table, card, 'damage', duel.by, { ...duel, die }) > damage);
  return { card, attack, damage, open: byDie || uses.length > 0 };
}

/**
 * The attack items among which its owner chooses before the die is rolled (CAV-TREASURE-11). An item that adds less of the same than another, or
 * nothing, is not among them: nobody would choose it.
 */
export function weaponsFor(table: Table, duel: Duel): readonly TreasureId[] {
  if (!isHero(duel.by)) return [];
  const own = ownOf(heroAt(table, duel.by), 'attack');
  if (own.length === 0) return own;
  const all = own.map((card) => worthOf(table, card, duel));
  return all
    .filter((one, at) => {
      if (one.open) return true;
      if (one.attack === 0 && one.damage === 0) return false;
      return !all.some((other, i) => {
        const atLeast = other.attack >= one.attack && other.damage >= one.damage;
        return i !== at && atLeast && (other.attack > one.attack || other.damage > one.damage || i < at);
      });
    })
    .map(({ card }) => card);
}

/** All that defence items do is add to the AC: the one that adds most counts. */
export function wardFor(table: Table, duel: Duel): TreasureId | null {
  if (!isHero(duel.on)) return null;
  let best: TreasureId | null = null;
  let most = 0;
  for (const card of ownOf(heroAt(table, duel.on), 'defence')) {
    const n = itemAdds(table, card, 'ac', duel.on, duel);
    if (n > most) [best, most] = [card, n];
  }
  return best;
}
