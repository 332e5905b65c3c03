// Owns what is agreed before a game: edition, decks, seats, optional rules and the limit of rounds; checked and completed from whatever came in.

import type { Json, SetupProblem } from '@undercroft/kernel';
import { heroesIn, mapsIn, questsIn } from './content/decks.ts';
import { DECKS, GRADES, REALMS, type DeckId, type Grade, type Realm } from './content/types.ts';

export const EDITIONS = ['2.1', '2.3c'] as const;
export type Edition = (typeof EDITIONS)[number];

export const OPTIONS = [
  'pickHero',
  'unbiased',
  'noPersonal',
  'revealed',
  'restricted',
  'spikeDodging',
  'optionalDiscard',
  'reincarnation',
] as const;
export type Option = (typeof OPTIONS)[number];
/** The rule of each option; all but one are of edition 2.3c alone. */
const OPTION_RULE: Readonly<Record<Option, string>> = {
  pickHero: 'DGN-OPT-PICKHERO-01',
  unbiased: 'DGN-OPT-UNBIASED-01',
  noPersonal: 'DGN-OPT-NOPERSONAL-01',
  revealed: 'DGN-OPT-REVEALED-01',
  restricted: 'DGN-OPT-RESTRICT-01',
  spikeDodging: 'DGN-OPT-SPIKE-01',
  optionalDiscard: 'DGN-OPT-DISCARD-01',
  reincarnation: 'DGN-OPT-REINC-01',
};

export interface Setup {
  readonly edition: Edition;
  readonly decks: readonly DeckId[];
  readonly players: 2 | 3 | 4;
  readonly options: readonly Option[];
  /** DGN-WIN-04: when this round is over the game ends. */
  readonly rounds: number;
}

export const ROUNDS = 60;
export const FEWEST_ROUNDS = 20;
export const MOST_ROUNDS = 200;

type Checked = { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly problem: SetupProblem };

const isOneOf = <V>(of: readonly V[], value: unknown): value is V => of.includes(value as V);
const isSubset = <V>(of: readonly V[], value: unknown): value is readonly V[] =>
  Array.isArray(value) && value.every((one) => isOneOf(of, one)) && new Set(value).size === value.length;

function wrong(field: string, rule: string, key: string, got: unknown, legal: readonly Json[]): Checked {
  return { ok: false, problem: { field, rule, key, got: (got ?? null) as Json, legal } };
}

/** A setup from whatever came in. Missing fields get their defaults; unknown ones are refused. */
export function checkSetup(raw: unknown): Checked {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return wrong('setup', 'DGN-SETUP-01', 'not-a-setup', null, []);
  const given = raw as Record<string, unknown>;
  const { edition = '2.3c', decks = ['HCA', 'HCB'], players = 2, options = [], rounds = ROUNDS, ...others } = given;
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined)
    return wrong(unknown, 'DGN-SETUP-01', 'unknown-field', unknown, ['edition', 'decks', 'players', 'options', 'rounds']);
  if (!isOneOf(EDITIONS, edition)) return wrong('edition', 'DGN-SETUP-01', 'one-of', edition, EDITIONS);
  if (!isSubset(DECKS, decks) || decks.length === 0) return wrong('decks', 'DGN-COMBINE-01', 'some-of', decks, DECKS);
  if (!isOneOf([2, 3, 4] as const, players)) return wrong('players', 'DGN-GEN-01', 'one-of', players, [2, 3, 4]);
  if (!isSubset(OPTIONS, options)) return wrong('options', 'DGN-OPT-GEN-01', 'some-of', options, OPTIONS);
  if (!Number.isInteger(rounds) || (rounds as number) < FEWEST_ROUNDS || (rounds as number) > MOST_ROUNDS)
    return wrong('rounds', 'DGN-WIN-04', 'between', rounds, [FEWEST_ROUNDS, MOST_ROUNDS]);
  const setup: Setup = {
    edition,
    // In the order of the decks and of the options, however they were named: equal tables have equal setups.
    decks: DECKS.filter((deck) => decks.includes(deck)),
    players,
    options: OPTIONS.filter((option) => options.includes(option)),
    rounds: rounds as number,
  };
  return faultOf(setup) ?? { ok: true, setup };
}

function faultOf(setup: Setup): Checked | null {
  const { edition, decks, players, options } = setup;
  // A rule of one edition is switched off in the other.
  const foreign = edition === '2.1' ? options.find((option) => option !== 'revealed') : undefined;
  if (foreign !== undefined) return wrong('options', OPTION_RULE[foreign], 'edition', foreign, ['revealed']);
  if (edition === '2.1' && gradesOf(setup).length > 1) return wrong('decks', 'DGN-COMBINE-06', 'edition', decks, []);
  // never more seats than heroes, and two Personal Quests for each besides the Global one.
  const grades = gradesOf(setup);
  const heroes = Math.min(...grades.map((grade) => heroesIn(decks, grade).length));
  if (players > heroes)
    return wrong(
      'players',
      'DGN-GEN-01',
      'heroes',
      players,
      [2, 3, 4].filter((n) => n <= heroes),
    );
  const quests = questsIn(decks, grades[0] as Grade).length;
  if (!options.includes('noPersonal') && 2 * players + 1 > quests)
    return wrong(
      'players',
      'DGN-GEN-01',
      'quests',
      players,
      [2, 3, 4].filter((n) => 2 * n + 1 <= quests),
    );
  return null;
}

/** The grades in play, lowest first (DGN-COMBINE-06). */
export const gradesOf = (setup: Setup): readonly Grade[] => GRADES.filter((grade) => heroesIn(setup.decks, grade).length > 0);
/** The realms in play. */
export const realmsOf = (setup: Setup): readonly Realm[] => REALMS.filter((realm) => mapsIn(setup.decks, realm).length > 0);
export const hasOption = (setup: Setup, option: Option): boolean => setup.options.includes(option);
