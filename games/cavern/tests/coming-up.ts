// Owns what it means that a card, a tile, a tactic, an option or a question has come up in play, told from the facts and the questions.

import { asks, type Fact, type State } from '@undercroft/kernel';
import { lookAt } from '@undercroft/testkit/json';
import type { Cavern } from '../src/cavern.ts';
import {
  ADVENTURE_IDS,
  ALLY_IDS,
  ENCOUNTER_IDS,
  HERO_IDS,
  MONSTER_IDS,
  POWER_IDS,
  TILE_IDS,
  TREASURE_IDS,
  treasureOf,
  VILLAIN_IDS,
} from '../src/content/cards.ts';
import { CARDS, DIFFICULTIES, FIRST_BY, POWERS_BY, TIES, TRAP_LIMITS } from '../src/setup.ts';
import { ALL_PROCEDURES } from '../src/rules/index.ts';
import { tacticsOf } from '../src/text/play/its.ts';

const QUESTIONS = ALL_PROCEDURES.flatMap(({ name, steps }) => steps.flatMap((step) => (asks(step) ? [`${name} ${step.name}`] : [])));
const OPTIONS = ['powers', 'first', 'difficulty', 'cards', 'trapLimit', 'ties'] as const;

/** Everything that should come up, by group. */
export const GROUPS = {
  hero: HERO_IDS,
  adventure: ADVENTURE_IDS,
  'adventure won': ADVENTURE_IDS,
  'adventure lost': ADVENTURE_IDS.filter((id) => id !== 'A8'),
  heroes: ['1', '2', '3', '4', '5'],
  'tile placed': TILE_IDS.filter((id) => !id.startsWith('S00')),
  'foe placed': [...MONSTER_IDS.filter((id) => id !== 'tunnel-warband'), ...VILLAIN_IDS],
  'ally taken': ALLY_IDS,
  tactic: [...MONSTER_IDS, ...VILLAIN_IDS, ...ALLY_IDS].flatMap((kind) => tacticsOf(kind).map((_, no) => `${kind} ${no + 1}`)),
  'encounter drawn': ENCOUNTER_IDS,
  'treasure found': TREASURE_IDS,
  'item used': TREASURE_IDS.filter((id) => treasureOf(id).uses.some(({ effects }) => effects.some(({ do: verb }) => verb === 'discard'))),
  'power used': POWER_IDS,
  option: [
    ...POWERS_BY.map((one) => `powers ${one}`),
    ...FIRST_BY.map((one) => `first ${one}`),
    ...DIFFICULTIES.map((one) => `difficulty ${one}`),
    ...CARDS.map((one) => `cards ${one}`),
    ...TRAP_LIMITS.map((one) => `trapLimit ${one}`),
    ...TIES.map((one) => `ties ${one}`),
  ],
  question: QUESTIONS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Facts that name what has come up, and under which group. */
const TOLD: Readonly<Record<string, readonly [field: string, group: keyof typeof GROUPS]>> = {
  'hero.taken': ['id', 'hero'],
  'tile.placed': ['tile', 'tile placed'],
  'foe.placed': ['kind', 'foe placed'],
  'ally.taken': ['ally', 'ally taken'],
  'encounter.drawn': ['card', 'encounter drawn'],
  'treasure.drawn': ['card', 'treasure found'],
  'treasure.revealed': ['card', 'treasure found'],
  'item.discarded': ['card', 'item used'],
  'power.begun': ['card', 'power used'],
  'reaction.used': ['card', 'power used'],
};

/** What has come up with these facts, and with the question that is open now. */
export function* cameUp(state: State<Cavern>, facts: readonly Fact<Cavern>[]): Iterable<string> {
  const { setup, result } = state.board;
  for (const { type, body } of facts) {
    const told = TOLD[type];
    if (told !== undefined) yield `${told[1]} ${String(lookAt(body, told[0]))}`;
    if (type === 'tactic.chosen') yield `tactic ${String(lookAt(body, 'kind'))} ${Number(lookAt(body, 'tactic')) + 1}`;
    if (type === 'adventure.ended') yield `adventure ${(result?.winner ?? -1) < 0 ? 'lost' : 'won'} ${setup.adventure}`;
  }
  const where = state.where().at(-1);
  if (where !== undefined) yield `question ${where.procedure} ${where.step}`;
  if (state.board.round > 1 || !facts.some(({ type }) => type === 'turn.began')) return;
  yield `adventure ${setup.adventure}`;
  yield `heroes ${setup.heroes}`;
  for (const option of OPTIONS) yield `option ${option} ${String(setup[option])}`;
}
