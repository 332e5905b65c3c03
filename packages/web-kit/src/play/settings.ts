// Owns the settings of playing: whatever somebody may switch on, off, up or down at the table.

import type { Language } from '@undercroft/presentation';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlaySettings {
  readonly motion: boolean;
  readonly speed: Speed;
  /** From 0, silent, to 1. */
  readonly sound: number;
  /** Chances before a roll. */
  readonly odds: boolean;
  readonly guide: boolean;
  readonly language: Language;
  /** Ask before what cannot be taken back. */
  readonly confirmations: boolean;
  /** Single letters and digits as shortcuts; on unless told. */
  readonly keys?: boolean;
  /** Questions with nothing to decide answer themselves once the dice lie; on unless told. */
  readonly byItself?: boolean;
  /** A notice of the system when it is one's turn and the page is not looked at; off unless told. */
  readonly notices?: boolean;
}

/** Sound is off until somebody wants it. */
export const DEFAULT_SETTINGS: PlaySettings = {
  motion: true,
  speed: 1,
  sound: 0,
  odds: true,
  guide: true,
  language: 'en',
  confirmations: true,
};
