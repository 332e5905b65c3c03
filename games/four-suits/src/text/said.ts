// Owns the names of what is spoken of: characters, monsters, things, places and cards, as they stand in a sentence.

import { rankOf, suitOf } from '@undercroft/parts';
import { SUIT_SIGNS } from '@undercroft/presentation';
import { domainOf } from '../content/index.ts';
import { intrinsicFor } from '../queries/choices.ts';
import { HOARD_GUARDS, TILES } from '../content/tiles.ts';
import type { TrapId } from '../content/types.ts';
import {
  ALCOVES,
  characterAt,
  dfOf,
  ENTRANCE,
  EXIT,
  FIRST_BRANCH,
  FIRST_MONSTER,
  floorOf,
  isMonster,
  tileNo,
  type Card,
  type Place,
  type Unit,
} from '../state.ts';
import type { View } from '../view.ts';
import { itemName } from './cards/compose.ts';
import type { PlayPhrases, Said } from './phrases.ts';
import { NAMES } from './words/names.ts';
import { characterName, personName } from './words/people.ts';

const RANKS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
/** "9♣" in all languages. */
export const cardSign = (card: Card): string => `${RANKS[rankOf(card)] ?? rankOf(card)}${SUIT_SIGNS[suitOf(card)]}`;

export function saidOf(p: PlayPhrases, view: View): Said {
  const { language } = p;
  const names = NAMES[language];
  const making = { p: p.cards, language };
  const monster = (unit: Unit): string => {
    // With the last blow a fight is over, and its line is about them all the same. What happened long ago was another fight.
    const all = view.past?.monsters ?? view.fight?.monsters.map(({ species }) => species) ?? view.met;
    const found = all[unit - FIRST_MONSTER];
    if (found === undefined) return p.somebody;
    const twins = all.filter((species) => species === found).length > 1;
    const no = all.slice(0, unit - FIRST_MONSTER + 1).filter((species) => species === found).length;
    return p.monster(found, names.species[found].name, twins ? no : null);
  };
  // What happened long ago may have happened to whoever had the seat before.
  const formers = (one: Unit): readonly string[] =>
    view.past !== undefined ? view.former.filter((before) => before.unit === one).map((before) => personName(language, before)) : [];
  const unit = (one: Unit): string =>
    isMonster(one) ? monster(one) : [...formers(one), characterName(language, view.party, one) ?? p.somebody].join(' / ');
  const item: Said['item'] = (one) => itemName(making, one, p.gear);
  const trap = (id: TrapId): string =>
    id === 'domain-trap' && view.quest !== null ? names['domain-traps'][domainOf(view.quest.domain).trap].name : names.traps[id].name;
  const place = (one: Place): string => {
    const [floor, no] = [floorOf(one), tileNo(one)];
    const floors = view.quest?.floors ?? 1;
    if (no === ENTRANCE) return p.place(floor + 1, 'entrance', 0, floors);
    if (no === EXIT) return p.place(floor + 1, 'exit', 0, floors);
    if (ALCOVES.includes(no)) return p.place(floor + 1, 'alcove', no - 4, floors);
    return no >= FIRST_BRANCH ? p.place(floor + 1, 'branch', no - FIRST_BRANCH + 1, floors) : p.place(floor + 1, 'main', no, floors);
  };
  const meaning = (card: Card): string => {
    const row = TILES[rankOf(card) - 1];
    if (row === undefined) return '';
    if (suitOf(card) === 'hearts') return names.rooms[row.room].name;
    if (suitOf(card) === 'clubs') return trap(row.trap);
    if (suitOf(card) === 'diamonds') return p.cards.treasures[row.treasure];
    const floor = Math.min(3, floorOf(view.dungeon?.at ?? 0));
    const [n, above] = row.monsters[floor] ?? [1, 0];
    return p.encounter(n, view.ql + above);
  };
  return {
    view,
    unit,
    units: (units) => p.list(units.map(unit)),
    item,
    items: (items) => p.list(items.map(item)),
    technique: (id) => names.techniques[id].name,
    intrinsic: (one) => names.intrinsics[intrinsicFor(characterAt(view, one))].name,
    guards: view.dungeon === null ? '' : p.encounter(HOARD_GUARDS, view.ql + dfOf(view)),
    job: (id) => names.jobs[id].name,
    species: (id) => names.species[id].name,
    domain: (id) => names.domains[id].name,
    mark: (mark) => names.statuses[mark].name,
    trap,
    place,
    card: cardSign,
    cards: (cards) => cards.map(cardSign).join(' '),
    meaning,
    slot: (slot) => p.cards.slots[slot],
    stat: (stat) => p.cards.stats[stat],
  };
}
