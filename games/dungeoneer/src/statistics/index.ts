// Owns what simulations of this game count: who wins from which place, with which hero and cards, how, and after how long.

import { isKeyOf, isRecord } from '@undercroft/kernel';
import type { SeatTrait, Statistics, Tally } from '@undercroft/bots';
import type { ToldFact } from '@undercroft/kernel';
import type { Bodies } from '../facts.ts';
import type { names } from '../text/index.ts';
import { wordsOf } from '../text/names-by-id.ts';
import type { View } from '../view.ts';

type Language = keyof typeof names;
type Labels = Readonly<Record<string, string>>;
const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    place: 'Place in the order of turns',
    hero: 'Heroes',
    drawn: 'Cards drawn',
    played: 'Cards played',
    used: 'Cards and abilities used',
    completed: 'Quests completed',
    victory: 'How it was won',
    rounds: 'Rounds',
    'quest-done': 'Seats that completed a Quest',
    'card-played': 'Seats that played a card',
    'victory/quests': 'three Quests',
    'victory/last-alive': 'the last hero alive',
    'victory/points': 'the most victory points',
    'victory/round-limit': 'the most Quests when the rounds were over',
  },
  nl: {
    place: 'Plaats in de beurtvolgorde',
    hero: 'Helden',
    drawn: 'Getrokken kaarten',
    played: 'Gespeelde kaarten',
    used: 'Gebruikte kaarten en vermogens',
    completed: 'Volbrachte queesten',
    victory: 'Hoe er gewonnen werd',
    rounds: 'Rondes',
    'quest-done': 'Plaatsen die een queeste volbrachten',
    'card-played': 'Plaatsen die een kaart speelden',
    'victory/quests': 'drie queesten',
    'victory/last-alive': 'de laatste levende held',
    'victory/points': 'de meeste overwinningspunten',
    'victory/round-limit': 'de meeste queesten toen de rondes om waren',
  },
  ja: {
    place: '手番順',
    hero: '英雄',
    drawn: '引いたカード',
    played: 'プレイしたカード',
    used: '使ったカードと能力',
    completed: '達成したクエスト',
    victory: '勝ち方',
    rounds: 'ラウンド',
    'quest-done': 'クエストを達成した席',
    'card-played': 'カードをプレイした席',
    'victory/quests': 'クエスト 3 つ',
    'victory/last-alive': '最後に生き残った英雄',
    'victory/points': '最多の勝利点',
    'victory/round-limit': 'ラウンド終了時に最多のクエスト',
  },
};

/** Facts that are counted, and the group and field they are counted by. */
const COUNTED: { readonly [F in keyof Bodies]?: readonly [group: string, field: string] } = {
  'card.drawn': ['drawn', 'card'],
  'card.played': ['played', 'card'],
  'encounter.declared': ['played', 'card'],
  'card.used': ['used', 'card'],
  'quest.completed': ['completed', 'quest'],
  'game.won': ['victory', 'by'],
};
/** Of these it is compared how the seats fared to which they happened. */
const MARKED: { readonly [F in keyof Bodies]?: readonly [group: string, field: string] } = {
  'card.played': ['card-played', 'card'],
  'encounter.declared': ['card-played', 'card'],
  'quest.completed': ['quest-done', 'quest'],
};

const fieldOf = ({ body }: ToldFact, field: string): string => String(isRecord(body) ? body[field] : undefined);

export const statistics: Statistics<View> = {
  tally(tally, fact) {
    const counted = isKeyOf(COUNTED, fact.type) ? COUNTED[fact.type] : undefined;
    if (counted !== undefined) add(tally, `${counted[0]}/${fieldOf(fact, counted[1])}`);
  },
  marks(fact) {
    const marked = isKeyOf(MARKED, fact.type) ? MARKED[fact.type] : undefined;
    return marked === undefined ? [] : [{ seat: Number(fieldOf(fact, 'seat')), group: marked[0], key: fieldOf(fact, marked[1]) }];
  },
  standing: ({ players, first }) =>
    players.flatMap(({ hero, under, ahead }, seat): readonly SeatTrait[] => [
      { seat, group: 'place', key: String(((seat - first + players.length) % players.length) + 1) },
      // Of several grades all cards of the player, whether he got so far or not.
      ...(hero === null ? [] : [...under, hero, ...ahead].map((key) => ({ seat, group: 'hero', key }))),
    ]),
  result: ({ round }) => ({ rounds: round }),
  label(language, group, key) {
    if (!isKeyOf(LABELS, language)) return undefined;
    if (key === undefined || group === 'victory') return LABELS[language][key === undefined ? group : `${group}/${key}`];
    // A seat or a bot is no group of ours, and a place is its own name: everything else is counted by card.
    const ours = LABELS[language][group] !== undefined && group !== 'place';
    return ours ? wordsOf(language, key).name : undefined;
  },
};

function add(tally: Tally, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}
