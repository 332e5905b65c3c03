// Owns what it means that a card, a rule of the set-up or a question has come up in play, told from the facts and the questions.

import { asks, type Fact, type State } from '@undercroft/kernel';
import { lookAt } from '@undercroft/testkit/json';
import { ADVENTURE_IDS, adventureOf, HERO_IDS, heroOf, MAP_IDS, QUEST_IDS, type AdventureId } from '../src/content/cards.ts';
import { DECKS } from '../src/content/types.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { ALL_PROCEDURES } from '../src/rules/index.ts';
import { EDITIONS, OPTIONS } from '../src/setup.ts';

const QUESTIONS = ALL_PROCEDURES.flatMap(({ name, steps }) => steps.flatMap((step) => (asks(step) ? [`${name} ${step.name}`] : [])));
const isEncounter = (card: AdventureId): boolean => adventureOf(card).family === 'monster' || adventureOf(card).family === 'trap';
const isUsed = (card: AdventureId): boolean => {
  const found = adventureOf(card);
  return (found.family === 'boon' || found.family === 'treasure') && found.use !== undefined;
};

/** Everything that should come up, by group. */
export const GROUPS = {
  hero: HERO_IDS,
  'ability used': HERO_IDS.filter((hero) => heroOf(hero).ability.effects.length > 0),
  'quest completed': QUEST_IDS,
  'map card placed': MAP_IDS,
  'card played': ADVENTURE_IDS.filter((card) => !isEncounter(card)),
  'card used': ADVENTURE_IDS.filter(isUsed),
  'encounter declared': ADVENTURE_IDS.filter(isEncounter),
  edition: EDITIONS,
  option: OPTIONS,
  deck: DECKS,
  players: ['2', '3', '4'],
  question: QUESTIONS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Facts that name what has come up, and under which group. */
const TOLD: Readonly<Record<string, readonly [field: string, ...groups: (keyof typeof GROUPS)[]]>> = {
  'hero.dealt': ['hero', 'hero'],
  'card.used': ['card', 'card used', 'ability used'],
  'quest.completed': ['quest', 'quest completed'],
  'map.placed': ['card', 'map card placed'],
  'entrance.laid': ['card', 'map card placed'],
  'card.played': ['card', 'card played'],
  'encounter.declared': ['card', 'encounter declared'],
};

/** What has come up with these facts, and with the question that is open now. */
export function* cameUp(state: State<Dungeoneer>, facts: readonly Fact<Dungeoneer>[]): Iterable<string> {
  for (const { type, body } of facts) {
    const told = TOLD[type];
    if (told === undefined) continue;
    const [field, ...groups] = told;
    for (const group of groups) yield `${group} ${String(lookAt(body, field))}`;
  }
  const where = state.where().at(-1);
  if (where !== undefined) yield `question ${where.procedure} ${where.step}`;
  if (state.board.round > 1 || !facts.some(({ type }) => type === 'turn.began')) return;
  const { edition, options, decks, players } = state.board.setup;
  yield `edition ${edition}`;
  yield `players ${players}`;
  for (const option of options) yield `option ${option}`;
  for (const deck of decks) yield `deck ${deck}`;
}
