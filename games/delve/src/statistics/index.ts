// Owns what simulations of this game count: where runs end, what is used, found and spent.

import { ITEM_IDS } from '../content/items.ts';
import { isKeyOf, isRecord, memberOf } from '@undercroft/kernel';
import type { Statistics } from '@undercroft/bots';
import { CARD_IDS, cardOf } from '../content/cards.ts';
import { GEMS, LEVELS, type Level } from '../content/types.ts';
import { healthOf } from '../state.ts';
import { phrases } from '../text/index.ts';
import type { View } from '../view.ts';

/** Facts that are counted, and the group and field they are counted by. */
const COUNTED: Readonly<Record<string, readonly [group: string, field: string]>> = {
  'item.used': ['used', 'item'],
  'item.gained': ['gained', 'item'],
  'gem.spent': ['spent', 'gem'],
  'hero.fell': ['killed-by', 'card'],
};

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    used: 'Item uses',
    gained: 'Items gained',
    spent: 'Gems spent',
    'killed-by': 'What killed you',
    'failed-at-level': 'Failed at level',
    encounters: 'Encounters cleared',
    'health-left': 'Health left after a victory',
    'secret-doors': 'Secret doors',
    further: 'Further encounters',
  },
  nl: {
    used: 'Gebruikte voorwerpen',
    gained: 'Gekregen voorwerpen',
    spent: 'Bestede edelstenen',
    'killed-by': 'Waaraan je bezweek',
    'failed-at-level': 'Verloren op niveau',
    encounters: 'Uitgespeelde ontmoetingen',
    'health-left': 'Gezondheid over na een zege',
    'secret-doors': 'Geheime deuren',
    further: 'Verdere ontmoetingen',
  },
  ja: {
    used: '使ったアイテム',
    gained: '得たアイテム',
    spent: '使った宝石',
    'killed-by': '敗因',
    'failed-at-level': '敗北したレベル',
    encounters: '制覇した遭遇',
    'health-left': '勝利時の体力',
    'secret-doors': '隠し扉',
    further: '追加の遭遇',
  },
};

export const statistics: Statistics<View> = {
  tally(tally, fact) {
    const counted = COUNTED[fact.type];
    if (counted !== undefined) add(tally, `${counted[0]}/${String(isRecord(fact.body) ? fact.body[counted[1]] : undefined)}`);
    if (fact.type === 'door.found') add(tally, 'secret-doors/found');
  },
  result(view) {
    const cleared = LEVELS.reduce((sum, level) => sum + view.cleared[level], 0);
    const groups: Record<string, string | number> = { encounters: cleared };
    if (view.result === 'victory') groups['health-left'] = healthOf(view);
    else if (view.encounter !== null) groups['failed-at-level'] = levelKey(cardOf(view.encounter.card).level);
    if (view.completionist) groups['further'] = view.further;
    return groups;
  },
  label(language, group, key) {
    const own = isKeyOf(phrases, language) ? phrases[language] : undefined;
    if (key === undefined) return LABELS[language]?.[group];
    if (group === 'used' || group === 'gained') return own?.names.items[memberOf(ITEM_IDS, key)];
    if (group === 'spent') return own?.gems[memberOf(GEMS, key)];
    if (group === 'failed-at-level') return LEVELS.filter((level) => levelKey(level) === key).map((level) => own?.levels[level])[0];
    return group === 'killed-by' ? own?.names.cards[memberOf(CARD_IDS, key)]?.name : undefined;
  },
};

/** Levels are names, not quantities: `L1` to `L3`, and `B`. */
const levelKey = (level: Level): string => (level === 'B' ? 'B' : `L${level}`);

function add(tally: Record<string, number>, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}
