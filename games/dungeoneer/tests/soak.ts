// Owns the long form of the laws for this game: the costly ones at one decision in twenty, for as many decisions as are wanted.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { soakLaws } from '@undercroft/testkit';
import { game } from '../src/game.ts';
import { anySetup, restless } from './random-play.ts';

/** Ten million in all: one half for each core. */
const HALF = 5_000_000;
/** In `npm test` only so many: the same code, so that it cannot rot. */
const SHORT = 400;

const long = process.env['UNDERCROFT_SOAK'] === '1';
export const wanted = long ? HALF : SHORT;

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** How the game is told and shown, and how bots play it, is not what the laws are about. */
const TOLD = ['ascii', 'bot', 'text', 'web'];
const played = readdirSync(at('games/dungeoneer/src')).filter((name) => !TOLD.includes(name));
const kept = {
  folder: at('.cache/soak'),
  code: ['packages/kernel/src', 'packages/testkit/src/laws', ...played.map((name) => `games/dungeoneer/src/${name}`)].map(at),
};

export const soak = (half: string): number =>
  soakLaws(game, {
    name: `dungeoneer/${half}`,
    decisions: wanted,
    setups: anySetup,
    choose: restless,
    every: 20,
    answers: 12,
    ...(long ? { kept } : {}),
  });
