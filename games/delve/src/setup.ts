// Owns what is agreed before a game: mode, packs, ladder, dials, names; checked and completed from whatever came in.

import type { Json, SetupProblem } from '@undercroft/kernel';
import { cardsOfLevel } from './content/cards.ts';
import { LEVELS, PACKS, type Level, type PackId } from './content/types.ts';

export const MODES = ['full', 'micro', 'mini'] as const;
export type Mode = (typeof MODES)[number];

/** How a filled bubble rolls: the pamphlet's ladder, the stacked option, the website's ladder. */
export const TRACKS = ['pamphlet', 'stacked', 'web'] as const;
export type SkillTrack = (typeof TRACKS)[number];

export interface Setup {
  readonly mode: Mode;
  /** The difficulty of a micro or mini game; null in the full game. */
  readonly level: Level | null;
  readonly packs: readonly PackId[];
  readonly skillTrack: SkillTrack;
  readonly level1Cards: 3 | 4;
  readonly startHealth: number;
  /** Extra experience before the first draw. */
  readonly veteran: number;
  readonly deep: boolean;
  /** DLV-VAR-WEB-05: the entrance is a box. */
  readonly boxEntrance: boolean;
  readonly grid: readonly [width: number, height: number];
  readonly hero: string;
  readonly area: string;
}

/** The cards each mode takes of its level (DLV-MODE-MICRO-01, DLV-MODE-MINI-01). */
export const DECK_SIZE = { micro: 3, mini: 7 } as const;
/** DLV-DECK-02: of the full game's other levels. */
export const FULL_DECK = { 2: 3, 3: 2, B: 1 } as const;

/** DLV-SETUP-10, DLV-MODE-MICRO-02, DLV-MODE-MINI-02. */
const HEALTH: Readonly<Record<Mode, number>> = { full: 10, micro: 5, mini: 7 };
const HEALTH_RULES = { full: 'DLV-SETUP-10', micro: 'DLV-MODE-MICRO-02', mini: 'DLV-MODE-MINI-02' } as const;
/** The rule that gives a setup its health: that of its mode, of the boss rush, or the dial. */
export function healthRule({ mode, level, startHealth }: Setup) {
  if (startHealth === HEALTH[mode]) return HEALTH_RULES[mode];
  return mode === 'micro' && level === 'B' && startHealth === PRESETS['boss-rush'].startHealth ? 'DLV-MODE-MICRO-08' : 'DLV-OPT-01';
}
/** DLV-OPT-01: story, easy, standard, hard. */
export const HEALTH_DIAL = { story: 15, easy: 12, standard: 10, hard: 8 } as const;
export const MOST_HEALTH = 30;
export const MOST_VETERAN = 8;
export const GRIDS = { small: [28, 20], standard: [32, 24], large: [40, 30] } as const;
const NAME_LENGTH = 40;

/** Presets of the specification (5.8): what the player is offered first. */
export const PRESETS = {
  full: { mode: 'full' },
  'micro-1': { mode: 'micro', level: 1 },
  'micro-2': { mode: 'micro', level: 2, veteran: 1 },
  'micro-3': { mode: 'micro', level: 3, veteran: 5 },
  'boss-rush': { mode: 'micro', level: 'B', startHealth: 20, veteran: 6 },
  'mini-1': { mode: 'mini', level: 1 },
  'mini-2': { mode: 'mini', level: 2 },
  'mini-3': { mode: 'mini', level: 3, veteran: 5 },
  'mini-boss': { mode: 'mini', level: 'B', veteran: 6, packs: PACKS },
  web: { mode: 'full', skillTrack: 'web', deep: false },
  'web-deep': { mode: 'full', skillTrack: 'web', deep: true },
} as const satisfies Record<string, { mode: Mode } & Partial<Setup>>;
export type Preset = keyof typeof PRESETS;

type Checked = { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly problem: SetupProblem };

/** A setup from whatever came in. Missing fields get the default of their mode and ladder; unknown ones are refused. */
export function checkSetup(raw: unknown): Checked {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return wrong('setup', 'DLV-SETUP-03', 'not-a-setup', null, []);
  const given = raw as Record<string, unknown>;
  const mode = given['mode'] ?? 'full';
  if (!isOneOf(MODES, mode)) return wrong('mode', 'DLV-MODE-MICRO-01', 'one-of', mode, MODES);
  const track = given['skillTrack'] ?? 'pamphlet';
  if (!isOneOf(TRACKS, track)) return wrong('skillTrack', 'DLV-SKILL-02', 'one-of', track, TRACKS);
  const level = given['level'] ?? (mode === 'full' ? null : 1);
  if (mode === 'full' ? level !== null : !isOneOf(LEVELS, level))
    return wrong('level', 'DLV-MODE-MICRO-04', mode === 'full' ? 'only-micro-mini' : 'one-of', level, mode === 'full' ? [null] : LEVELS);
  const setup: Setup = {
    mode,
    level: level as Level | null,
    packs: (given['packs'] ?? ['BRN']) as PackId[],
    skillTrack: track,
    // DLV-VAR-WEB-04 and -05: the website's game has four level 1 cards and a box for an entrance.
    level1Cards: (given['level1Cards'] ?? (track === 'web' ? 4 : 3)) as 3 | 4,
    startHealth: (given['startHealth'] ?? HEALTH[mode]) as number,
    veteran: (given['veteran'] ?? 0) as number,
    deep: (given['deep'] ?? false) as boolean,
    boxEntrance: (given['boxEntrance'] ?? track === 'web') as boolean,
    grid: (given['grid'] ?? GRIDS.standard) as [number, number],
    hero: typeof given['hero'] === 'string' ? given['hero'].trim() : ((given['hero'] ?? 'Wren') as string),
    area: typeof given['area'] === 'string' ? given['area'].trim() : ((given['area'] ?? 'The Undercroft') as string),
  };
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(setup, key));
  if (unknown !== undefined) return wrong(unknown, 'DLV-SETUP-03', 'unknown-field', unknown, Object.keys(setup));
  const problem = faultOf(setup);
  return problem === null ? { ok: true, setup } : { ok: false, problem };
}

function faultOf(setup: Setup): SetupProblem | null {
  const fault = (field: keyof Setup, rule: string, key: string, legal: readonly Json[]): SetupProblem => ({
    field,
    rule,
    key,
    got: setup[field] ?? null,
    legal,
  });
  const { packs, grid } = setup;
  if (!Array.isArray(packs) || packs.length === 0 || !packs.every((pack) => isOneOf(PACKS, pack)) || new Set(packs).size < packs.length)
    return fault('packs', 'DLV-SETUP-01', 'one-of', PACKS);
  if (setup.level1Cards !== 3 && setup.level1Cards !== 4) return fault('level1Cards', 'DLV-DECK-02', 'one-of', [3, 4]);
  if (!isWhole(setup.startHealth, 1, MOST_HEALTH)) return fault('startHealth', 'DLV-OPT-01', 'between', [1, MOST_HEALTH]);
  if (!isWhole(setup.veteran, 0, MOST_VETERAN)) return fault('veteran', 'DLV-MODE-MICRO-07', 'between', [0, MOST_VETERAN]);
  if (typeof setup.deep !== 'boolean') return fault('deep', 'DLV-OPT-02', 'one-of', [true, false]);
  if (typeof setup.boxEntrance !== 'boolean') return fault('boxEntrance', 'DLV-VAR-WEB-05', 'one-of', [true, false]);
  if (!Array.isArray(grid) || grid.length !== 2 || !isWhole(grid[0], 12, 60) || !isWhole(grid[1], 12, 60))
    return fault('grid', 'DLV-MAP-10', 'between', [12, 60]);
  for (const field of ['hero', 'area'] as const) {
    const name: unknown = setup[field];
    // DLV-SETUP-05: characters as a reader counts them, not as a machine stores them.
    if (typeof name !== 'string' || Array.from(name).length < 1 || Array.from(name).length > NAME_LENGTH)
      return fault(field, field === 'hero' ? 'DLV-SETUP-05' : 'DLV-SETUP-13', 'length', [1, NAME_LENGTH]);
  }
  if (setup.level !== null && setup.mode !== 'full' && cardsOfLevel(packs, setup.level).length < DECK_SIZE[setup.mode])
    return fault('packs', 'DLV-MODE-MINI-04', 'too-few-cards', [DECK_SIZE[setup.mode]]);
  return null;
}

function wrong(field: string, rule: string, key: string, got: unknown, legal: readonly Json[]): Checked {
  return { ok: false, problem: { field, rule, key, got: (typeof got === 'object' ? JSON.stringify(got) : got) as Json, legal } };
}

function isOneOf<V>(list: readonly V[], value: unknown): value is V {
  return list.includes(value as V);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
