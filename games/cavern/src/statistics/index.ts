// Owns what simulations of this game count: how adventures end, how long they are, and what happens on the way.

import { isKeyOf, isRecord } from '@undercroft/kernel';
import type { SeatTrait, Statistics, Tally } from '@undercroft/bots';
import type { ToldFact } from '@undercroft/kernel';
import type { Bodies } from '../facts.ts';
import { seatOf } from '../state.ts';
import { hasWords, shortOf, type adventureWords } from '../text/names.ts';
import type { View } from '../view.ts';

type Labels = Readonly<Record<string, string>>;
const LABELS: Readonly<Record<keyof typeof adventureWords, Labels>> = {
  en: {
    hero: 'Heroes',
    result: 'How it ended',
    rounds: 'Rounds',
    surges: 'Surges spent',
    monsters: 'Monsters drawn',
    defeated: 'Foes defeated',
    encounters: 'Encounter cards drawn',
    treasures: 'Treasures found',
    powers: 'Powers used',
    'result/won': 'won',
    'result/lost': 'lost',
    'result/lantern': 'Crew Lantern won',
    'result/ember': 'Crew Ember won',
  },
  nl: {
    hero: 'Helden',
    result: 'Hoe het afliep',
    rounds: 'Ronden',
    surges: 'Gebruikte herstelfiches',
    monsters: 'Getrokken monsters',
    defeated: 'Verslagen vijanden',
    encounters: 'Getrokken ontmoetingen',
    treasures: 'Gevonden schatten',
    powers: 'Gebruikte krachten',
    'result/won': 'gewonnen',
    'result/lost': 'verloren',
    'result/lantern': 'Ploeg Lantaarn won',
    'result/ember': 'Ploeg Sintel won',
  },
  ja: {
    hero: 'ヒーロー',
    result: '結果',
    rounds: 'ラウンド',
    surges: '使った回復トークン',
    monsters: '引いたモンスター',
    defeated: '倒した敵',
    encounters: '引いた遭遇',
    treasures: '見つけた宝物',
    powers: '使ったパワー',
    'result/won': '勝利',
    'result/lost': '敗北',
    'result/lantern': 'ランタン組の勝利',
    'result/ember': 'おき火組の勝利',
  },
};

/** Facts that are counted, and the group and field they are counted by. */
const COUNTED: { readonly [F in keyof Bodies]?: readonly [group: string, field: string] } = {
  'monster.drawn': ['monsters', 'card'],
  'foe.defeated': ['defeated', 'kind'],
  'encounter.drawn': ['encounters', 'card'],
  'treasure.drawn': ['treasures', 'card'],
  'power.begun': ['powers', 'card'],
  'reaction.used': ['powers', 'card'],
};
const fieldOf = ({ body }: ToldFact, field: string): string => String(isRecord(body) ? body[field] : undefined);

export const statistics: Statistics<View> = {
  tally(tally, fact) {
    const counted = isKeyOf(COUNTED, fact.type) ? COUNTED[fact.type] : undefined;
    if (counted !== undefined) add(tally, `${counted[0]}/${fieldOf(fact, counted[1])}`);
  },
  standing: (view) => view.heroes.map(({ id }, no): SeatTrait => ({ seat: seatOf(view, no), group: 'hero', key: id })),
  result: ({ round, surgesSpent, result, xp }) => ({
    result: endOf(result?.winner ?? -1, xp.length > 1),
    rounds: round,
    surges: surgesSpent,
  }),
  label(language, group, key) {
    if (!isKeyOf(LABELS, language)) return undefined;
    if (key === undefined || group === 'result') return LABELS[language][key === undefined ? group : `${group}/${key}`];
    return LABELS[language][group] !== undefined && hasWords(language, key) ? shortOf(language, key) : undefined;
  },
};

const endOf = (winner: number, race: boolean): string => (race ? (winner === 0 ? 'lantern' : 'ember') : winner === 0 ? 'won' : 'lost');

function add(tally: Tally, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}
