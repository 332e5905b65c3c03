// Owns what is agreed before a game: mode, packs, ladder, dials, names; checked and completed from whatever came in.

import type { SetupProblem } from '@undercroft/kernel';
import { flag, isWholeIn, name, oneOf, other, setupOf, someOf, wholeNumber, type Checked } from '@undercroft/parts';
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

const isGrid = (value: unknown): [number, number] | undefined =>
  Array.isArray(value) && value.length === 2 && isWholeIn(value[0], 12, 60) && isWholeIn(value[1], 12, 60)
    ? [value[0], value[1]]
    : undefined;

/** The fields of a setup: its check and its form come from them. */
export const SETUP = setupOf('DLV-SETUP-03')
  .field('mode', 'DLV-MODE-MICRO-01', oneOf(MODES), 'full')
  .when('level', 'DLV-MODE-MICRO-04', oneOf(LEVELS), 1, { field: 'mode', is: ['micro', 'mini'], otherwise: null, key: 'only-micro-mini' })
  .field('packs', 'DLV-SETUP-01', someOf(PACKS, { least: 1, asGiven: true, key: 'one-of' }), ['BRN'])
  .field('skillTrack', 'DLV-SKILL-02', oneOf(TRACKS), 'pamphlet')
  // DLV-VAR-WEB-04 and -05: the website's game has four level 1 cards and a box for an entrance.
  .field('level1Cards', 'DLV-DECK-02', oneOf([3, 4]), ({ skillTrack }) => (skillTrack === 'web' ? 4 : 3))
  .field('startHealth', 'DLV-OPT-01', wholeNumber(1, MOST_HEALTH), ({ mode }) => HEALTH[mode])
  .field('veteran', 'DLV-MODE-MICRO-07', wholeNumber(0, MOST_VETERAN), 0)
  .field('deep', 'DLV-OPT-02', flag, false)
  .field('boxEntrance', 'DLV-VAR-WEB-05', flag, ({ skillTrack }) => skillTrack === 'web')
  .field('grid', 'DLV-MAP-10', other<readonly [number, number]>('between', [12, 60], isGrid), GRIDS.standard)
  // DLV-SETUP-05: characters as a reader counts them.
  .field('hero', 'DLV-SETUP-05', name(NAME_LENGTH), 'Wren')
  .field('area', 'DLV-SETUP-13', name(NAME_LENGTH), 'The Undercroft')
  .done(tooFewCards);

/** A setup from whatever came in. Missing fields get the default of their mode and ladder; unknown ones are refused. */
export const checkSetup: (raw: unknown) => Checked<Setup> = SETUP.check;

function tooFewCards({ mode, level, packs }: Pick<Setup, 'mode' | 'level' | 'packs'>): SetupProblem | null {
  if (level === null || mode === 'full' || cardsOfLevel(packs, level).length >= DECK_SIZE[mode]) return null;
  return { field: 'packs', rule: 'DLV-MODE-MINI-04', key: 'too-few-cards', got: packs, legal: [DECK_SIZE[mode]] };
}
