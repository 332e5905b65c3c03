// Owns what is agreed before a game, declared once: the check of a setup and its form come from here; and what linked adventures carry over.

import { isList, isOneOf, isRecord, type Json, type SetupProblem } from '@undercroft/kernel';
import { flag, oneOf, setupOf, someOf, wholeNumber, type Checked } from '@undercroft/parts';
import {
  ADVENTURE_IDS,
  adventureOf,
  HERO_IDS,
  heroOf,
  POWER_IDS,
  powersOf,
  treasureDeck,
  TREASURE_IDS,
  treasureOf,
  type AdventureId,
  type HeroId,
  type PowerId,
  type TreasureId,
} from './content/cards.ts';
import { POWER_KINDS, SETS, type CardSet } from './content/types.ts';

export const MOST_HEROES = 5;
export const POWERS_BY = ['kit', 'choose', 'random'] as const;
export const FIRST_BY = ['roll', 'choose'] as const;
export const DIFFICULTIES = ['as-given', 'easier', 'harder'] as const;
export const CARDS = ['as-named', 'base', 'both'] as const;
export const TRAP_LIMITS = ['square', 'tile'] as const;
export const TIES = ['default', 'ask'] as const;
export const REACTIONS = ['matter', 'every'] as const;
/** CAV-EDGE-02: Ladder Landing has six unexplored edges, and one stays. */
const MOST_EDGES = 5;
const MOST_WALLS = 4;
const MOST_FISSURES = 4;
/** CAV-CAMP-02: what a repeat or a win may change the surges to. */
export const [LEAST_SURGES, MOST_SURGES] = [1, 4] as const;

/** CAV-CAMP-01: what a hero brings along. */
export interface Brought {
  readonly hero: HeroId;
  readonly level: 1 | 2;
  readonly powers: readonly PowerId[];
  readonly items: readonly TreasureId[];
}
export interface Carried {
  /** CAV-CAMP-02: how many surges fewer or more than the adventure gives. */
  readonly surges: number;
  readonly heroes: readonly Brought[];
}

export interface Setup {
  readonly adventure: AdventureId;
  readonly heroes: number;
  /** CAV-GEN-01: who plays; heroes are dealt out to them in turn. */
  readonly players: number;
  /** Heroes that are agreed on beforehand; the others are chosen. */
  readonly party: readonly HeroId[];
  readonly powers: (typeof POWERS_BY)[number];
  readonly first: (typeof FIRST_BY)[number];
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly cards: (typeof CARDS)[number];
  readonly trapLimit: (typeof TRAP_LIMITS)[number];
  readonly ties: (typeof TIES)[number];
  /** whether somebody is asked whenever a reaction is possible, or where it is the time for one. */
  readonly reactions: (typeof REACTIONS)[number];
  readonly allies: boolean;
  readonly walls: number;
  readonly fissures: number;
  readonly linked: boolean;
  readonly carried?: Carried;
}

export const SETUP = setupOf('CAV-SETUP-01')
  .field('adventure', 'CAV-SETUP-01', oneOf(ADVENTURE_IDS), 'A1')
  .field('heroes', 'CAV-GEN-01', wholeNumber(1, MOST_HEROES), 2)
  .field('players', 'CAV-GEN-01', wholeNumber(1, MOST_HEROES), ({ heroes }) => heroes)
  .field('party', 'CAV-SETUP-03', someOf(HERO_IDS, { asGiven: true }), [])
  .field('powers', 'CAV-SETUP-05', oneOf(POWERS_BY), 'kit')
  .field('first', 'CAV-SETUP-12', oneOf(FIRST_BY), 'roll')
  .field('difficulty', 'CAV-SETUP-14', oneOf(DIFFICULTIES), 'as-given')
  .field('cards', 'CAV-SETUP-02', oneOf(CARDS), 'as-named')
  .field('trapLimit', 'CAV-TRAP-04', oneOf(TRAP_LIMITS), 'square')
  .field('ties', 'CAV-GEO-14', oneOf(TIES), 'default')
  .field('reactions', 'CAV-POWER-09', oneOf(REACTIONS), 'matter')
  .when('allies', 'CAV-ALLY-01', flag, false, { field: 'heroes', is: [1, 2], otherwise: false, key: 'few-heroes' })
  .field('walls', 'CAV-EDGE-01', wholeNumber(0, MOST_WALLS), 0)
  .field('fissures', 'CAV-EDGE-03', wholeNumber(0, MOST_FISSURES), 0)
  .field('linked', 'CAV-CAMP-01', flag, false)
  .done(faultOf);

const problem = (field: string, rule: string, key: string, got: Json, legal: readonly Json[]): SetupProblem => ({
  field,
  rule,
  key,
  got,
  legal,
});

function faultOf({ adventure, heroes, players, party, walls, fissures, linked }: Omit<Setup, 'carried'>): SetupProblem | null {
  const { heroes: range, teams } = adventureOf(adventure);
  if (!range.includes(heroes)) return problem('heroes', 'CAV-SETUP-01', 'hero-range', heroes, range);
  if (players > heroes) return problem('players', 'CAV-GEN-01', 'players', players, [heroes]);
  // CAV-TEAM-02: nobody plays for both teams.
  if (teams === true && players % 2 !== 0) return problem('players', 'CAV-TEAM-02', 'crews', players, [2, heroes]);
  if (party.length > heroes) return problem('party', 'CAV-SETUP-03', 'party', party, [heroes]);
  if (walls + fissures > MOST_EDGES) return problem('fissures', 'CAV-EDGE-02', 'edges', walls + fissures, [MOST_EDGES]);
  if (teams === true && linked) return problem('linked', 'CAV-CAMP-01', 'no-story', linked, [false]);
  return null;
}

/** A setup as a player gave it, or as an earlier adventure handed it on. */
export function checkSetup(raw: unknown): Checked<Setup> {
  if (!isRecord(raw) || !('carried' in raw)) return SETUP.check(raw);
  const { carried, ...own } = raw;
  const checked = SETUP.check(own);
  if (!checked.ok) return checked;
  const read = readCarried(carried, checked.setup);
  if (read !== null) return { ok: true, setup: { ...checked.setup, carried: read } };
  return { ok: false, problem: problem('carried', 'CAV-CAMP-01', 'carried', null, []) };
}

/** A file could have been changed: nobody brings along what no adventure could have left. */
function readCarried(raw: unknown, setup: Setup): Carried | null {
  if (!setup.linked || !isRecord(raw)) return null;
  const { surges, heroes } = raw;
  if (typeof surges !== 'number' || !Number.isInteger(surges) || Math.abs(surges) > MOST_SURGES || !isList(heroes)) return null;
  const brought = heroes.map(readBrought).filter((one) => one !== null);
  if (brought.length !== setup.heroes || heroes.length !== setup.heroes) return null;
  if (new Set(brought.map(({ hero }) => hero)).size < brought.length) return null;
  const left = [...treasureDeck(setsOf(setup))];
  for (const card of brought.flatMap(({ items }) => items)) {
    const at = left.indexOf(card);
    if (at < 0 || treasureOf(card).kind !== 'item') return null;
    left.splice(at, 1);
  }
  return { surges, heroes: brought };
}

function readBrought(raw: unknown): Brought | null {
  if (!isRecord(raw)) return null;
  const { hero, level, powers, items } = raw;
  if (!isOneOf(HERO_IDS, hero) || !isOneOf([1, 2] as const, level) || !isList(powers) || !isList(items)) return null;
  const known = powers.filter((id): id is PowerId => isOneOf(POWER_IDS, id));
  const owned = items.filter((id): id is TreasureId => isOneOf(TREASURE_IDS, id));
  if (known.length !== powers.length || owned.length !== items.length || new Set(known).size < known.length) return null;
  const { picks } = heroOf(hero);
  const fits = POWER_KINDS.every((kind) => {
    const own = powersOf(hero, kind);
    // CAV-XP-10: level 2 has one more daily power.
    return known.filter((id) => own.includes(id)).length === picks[kind] + (kind === 'daily' ? level - 1 : 0);
  });
  return fits ? { hero, level, powers: known, items: owned } : null;
}

const BASE_ONLY: readonly CardSet[] = ['base'];
/** CAV-SETUP-02: the card sets in play. */
export function setsOf({ adventure, cards }: Pick<Setup, 'adventure' | 'cards'>): readonly CardSet[] {
  if (cards === 'as-named') return adventureOf(adventure).sets;
  return cards === 'both' ? SETS : BASE_ONLY;
}
