// Owns the context of commands: language, texts, colours, output.

import type { Language } from '@undercroft/presentation';
import { styleOf, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';

export interface Context {
  readonly language: Language;
  readonly say: Say;
}

export interface Shared {
  readonly colour?: boolean;
}

/** Colours only on a terminal, unless disabled. */
export const wantsColour = (shared: Shared): boolean =>
  shared.colour !== false &&
  !process.argv.includes('--no-colour') &&
  process.stdout.isTTY &&
  !process.env['NO_COLOR'] &&
  process.env['TERM'] !== 'dumb';
export const styleFor = (shared: Shared): Style => styleOf(wantsColour(shared));
export const print = (lines: readonly string[]): void => void process.stdout.write(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
/** The terminal width, clamped to a readable range. */
export const pageWidth = (): number => Math.max(40, Math.min(process.stdout.columns || 100, 120));
