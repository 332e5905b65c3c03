// Owns what is agreed before a game: edition, decks, seats, optional rules and the limit of rounds; checked and completed from whatever came in.

import { isRecord, at } from '@undercroft/kernel';
import type { Json, SetupProblem } from '@undercroft/kernel';
import { oneOf, other, setupOf, someOf, wholeNumber, type Checked } from '@undercroft/parts';
import { SET_OF } from './content/cards.ts';
import { adventuresIn, heroesIn, mapsIn, questsIn } from './content/decks.ts';
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
  /** DGN-COMBINE-05: how many cards are left out by chance. */
  readonly trim: Trim;
  /** whether everybody is asked whenever a special action is possible, or where it is the time for one. */
  readonly moments: Moments;
}
export const MOMENTS = ['timely', 'every'] as const;
export type Moments = (typeof MOMENTS)[number];

export type Trim = { readonly maps: number; readonly adventures: number };
const WHOLE: Trim = { maps: 0, adventures: 0 };

export const ROUNDS = 60;
export const FEWEST_ROUNDS = 20;
export const MOST_ROUNDS = 200;

const isCount = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0;
function trimOf(value: unknown): Trim | undefined {
  if (!isRecord(value) || Object.keys(value).sort().join() !== 'adventures,maps') return undefined;
  const { maps, adventures } = value;
  return isCount(maps) && isCount(adventures) ? { maps, adventures } : undefined;
}

export const PLAYERS = [2, 3, 4] as const;

/** The fields of a setup: its check and its form come from them. */
export const SETUP = setupOf('DGN-SETUP-01')
  .field('edition', 'DGN-SETUP-01', oneOf(EDITIONS), '2.3c')
  // In the order of the decks and of the options, however they were named: equal tables have equal setups.
  .field('decks', 'DGN-COMBINE-01', someOf(DECKS, { least: 1 }), ['HCA', 'HCB'])
  .field('players', 'DGN-GEN-01', oneOf(PLAYERS), 2)
  .field('options', 'DGN-OPT-GEN-01', someOf(OPTIONS), [])
  .field('rounds', 'DGN-WIN-04', wholeNumber(FEWEST_ROUNDS, MOST_ROUNDS), ROUNDS)
  .field('trim', 'DGN-COMBINE-05', other('numbers', [{ ...WHOLE }], trimOf), WHOLE)
  .field('moments', 'DGN-SPECIAL-01', oneOf(MOMENTS), 'timely')
  .done(faultOf);

/** A setup from whatever came in. Missing fields get their defaults; unknown ones are refused. */
export const checkSetup: (raw: unknown) => Checked<Setup> = SETUP.check;

const problem = (field: keyof Setup, rule: string, key: string, got: Json, legal: readonly Json[]): SetupProblem => ({
  field,
  rule,
  key,
  got,
  legal,
});

function faultOf(setup: Setup): SetupProblem | null {
  const { edition, decks, players, options } = setup;
  // A rule of one edition is switched off in the other.
  const foreign = edition === '2.1' ? options.find((option) => option !== 'revealed') : undefined;
  if (foreign !== undefined) return problem('options', OPTION_RULE[foreign], 'edition', foreign, ['revealed']);
  if (edition === '2.1' && gradesOf(setup).length > 1) return problem('decks', 'DGN-COMBINE-06', 'edition', decks, []);
  // never more seats than heroes, and two Personal Quests for each besides the Global one.
  const grades = gradesOf(setup);
  const heroes = Math.min(...grades.map((grade) => heroesIn(decks, grade).length));
  if (players > heroes)
    return problem(
      'players',
      'DGN-GEN-01',
      'heroes',
      players,
      PLAYERS.filter((n) => n <= heroes),
    );
  const quests = Math.min(...grades.map((grade) => questsIn(decks, grade).length));
  if (!options.includes('noPersonal') && 2 * players + 1 > quests)
    return problem(
      'players',
      'DGN-GEN-01',
      'quests',
      players,
      PLAYERS.filter((n) => 2 * n + 1 <= quests),
    );
  const most = mostTrim(setup);
  return setup.trim.maps > most.maps || setup.trim.adventures > most.adventures
    ? problem('trim', 'DGN-COMBINE-05', 'at-most', { ...setup.trim }, [{ ...most }])
    : null;
}

/** DGN-COMBINE-05: only where sets are combined in 2.1; as many cards as one deck has of each kind always stay in, for each realm. */
export function mostTrim(setup: Setup): Trim {
  if (setup.edition !== '2.1' || !isCombined(setup)) return WHOLE;
  const { decks } = setup;
  const spare = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0) - Math.min(...counts);
  const grade = at(gradesOf(setup), 0);
  const maps = realmsOf(setup).map((realm) => spare(decks.map((deck) => mapsIn([deck], realm).length).filter((n) => n > 0)));
  return { maps: maps.reduce((sum, n) => sum + n, 0), adventures: spare(decks.map((deck) => adventuresIn([deck], grade).length)) };
}

const gradesKept = new WeakMap<readonly DeckId[], readonly Grade[]>();
/** The grades in play, lowest first (DGN-COMBINE-06); asked at every turn, so worked out once for each choice of decks. */
export function gradesOf({ decks }: Setup): readonly Grade[] {
  let found = gradesKept.get(decks);
  if (found === undefined) gradesKept.set(decks, (found = GRADES.filter((grade) => heroesIn(decks, grade).length > 0)));
  return found;
}
/** The realms in play. */
export const realmsOf = (setup: Setup): readonly Realm[] => REALMS.filter((realm) => mapsIn(setup.decks, realm).length > 0);
/** More than one set: the two decks of The Hollow Crown are one. */
export const isCombined = ({ decks }: Setup): boolean => new Set(decks.map((deck) => SET_OF[deck])).size > 1;
/** DGN-COMBINE-02: Glory and Peril cards in piles of their own. */
export const hasPiles = (setup: Setup): boolean => setup.edition === '2.3c' && isCombined(setup);
/** A game that combines grades. */
export const isGraded = (setup: Setup): boolean => gradesOf(setup).length > 1;
export const hasOption = (setup: Setup, option: Option): boolean => setup.options.includes(option);
