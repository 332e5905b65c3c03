// Owns the long form of the laws for this game: all of them at every decision, for as many decisions as are wanted.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { soakLaws } from '@undercroft/testkit';
import { game } from '../src/game.ts';
import { anySetup, stray } from './random-play.ts';

/** Twenty million in all: one half for each core. */
const HALF = 10_000_000;
/** In `npm test` only so many: the same code, so that it cannot rot. */
const SHORT = 200;

const long = process.env['UNDERCROFT_SOAK'] === '1';
export const wanted = long ? HALF : SHORT;

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** How the game is told and shown is not what the laws are about. */
const TOLD = ['ascii', 'text', 'web'];
const played = readdirSync(at('games/delve/src')).filter((name) => !TOLD.includes(name));
const kept = {
  folder: at('.cache/soak'),
  code: ['packages/kernel/src', 'packages/bots/src', 'packages/testkit/src/laws', ...played.map((name) => `games/delve/src/${name}`)].map(
    at,
  ),
};

export const soak = (half: string): number =>
  soakLaws(game, { name: `delve/${half}`, decisions: wanted, setups: anySetup, choose: stray, answers: 12, ...(long ? { kept } : {}) });
