// Owns the save file: a transcript with the dice, the seat and whether the game is over.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '@undercroft/chance';
import { isObject, isRecord, isScalar, isWhole, type Scalar, type Seat } from '@undercroft/kernel';
import type { Preferences } from '@undercroft/parts';
import { plainTranscript, readTranscript, type Transcript } from '@undercroft/record';
import { listGames, type AnyGame } from '../catalog.ts';
import { readText, savesFolder } from '../files.ts';
import { Stop } from '../stop.ts';
import type { Say } from '../words/index.ts';
import { packOutcomes, readOrigin, unpackOutcomes, type DiceOrigin } from './dice.ts';

/** The seat of the player, and the bot of the other seats; null: the strongest. */
export interface Sitting {
  readonly seat: Seat;
  readonly bot: string | null;
}
export const FIRST_SEAT: Sitting = { seat: 0, bot: null };

export interface Save {
  readonly transcript: Transcript;
  /** Null in a bare transcript. */
  readonly origin: DiceOrigin | null;
  readonly drawn: readonly Outcome[];
  /** Number of outcomes recorded before these dice: the game was resumed from a bare transcript. */
  readonly before: number;
  readonly over: boolean;
  readonly sitting: Sitting;
  /** What errands follow. */
  readonly preferences: Preferences;
  /** The last answer that ran into a bug; undefined where none did. Outcomes may have been drawn for it. */
  readonly failed?: unknown;
  /** Of a game that was played on a page: what claims to prove its dice, and what a device noted while it was played. */
  readonly online?: { readonly proof: unknown; readonly witness: unknown };
}

/** One line of JSON that any reader of transcripts can read: a transcript with one more field. */
export function writeSave(save: Save): string {
  const table = {
    over: save.over,
    dice: save.origin,
    drawn: packOutcomes(save.drawn),
    ...(save.before > 0 ? { before: save.before } : {}),
    ...(save.sitting.seat > 0 ? { seat: save.sitting.seat } : {}),
    ...(save.sitting.bot === null ? {} : { bot: save.sitting.bot }),
    ...(Object.keys(save.preferences).length === 0 ? {} : { preferences: save.preferences }),
    ...(save.failed === undefined ? {} : { failed: save.failed }),
  };
  return `${JSON.stringify({ ...plainTranscript(save.transcript), table })}\n`;
}

/** Reads a save or a bare transcript; stops with an error message otherwise. */
export function readSave(file: string, say: Say): Save {
  const content = readText(file, say);
  const transcript = readTranscript(content);
  if (transcript === null) throw new Stop(say(faultOf(content), { file }));
  const raw: unknown = JSON.parse(content);
  const table = isRecord(raw) ? raw['table'] : undefined;
  if (table === undefined) {
    const bare = { transcript, origin: null, drawn: [], before: 0, over: false, sitting: FIRST_SEAT, preferences: {} };
    const { proof = null, witness = null } = isRecord(raw) ? raw : {};
    return proof === null ? bare : { ...bare, online: { proof, witness } };
  }
  const corrupt = (): Stop => new Stop(say('error.corrupt', { file }));
  if (!isObject(table)) throw corrupt();
  const { over, dice, drawn, before = 0, seat = 0, bot = null, preferences = {}, failed } = table;
  const origin = readOrigin(dice);
  const outcomes = unpackOutcomes(drawn);
  if (origin === null || outcomes === null || !isWhole(before) || !isWhole(seat) || (bot !== null && typeof bot !== 'string'))
    throw corrupt();
  const set = isRecord(preferences)
    ? Object.fromEntries(Object.entries(preferences).filter((one): one is [string, Scalar] => isScalar(one[1])))
    : {};
  return { transcript, origin, drawn: outcomes, before, over: over === true, sitting: { seat, bot }, preferences: set, failed };
}

/** The transcript format this program reads. */
const FORMAT = 1;

/** Tells foreign files and newer formats from damaged ones. */
function faultOf(content: string): 'error.foreign' | 'error.newer' | 'error.corrupt' {
  try {
    const raw: unknown = JSON.parse(content);
    if (raw === null || typeof raw !== 'object' || !('undercroft' in raw)) return 'error.foreign';
    return typeof raw.undercroft === 'number' && raw.undercroft > FORMAT ? 'error.newer' : 'error.corrupt';
  } catch {
    return content.trimStart().startsWith('{"undercroft"') ? 'error.corrupt' : 'error.foreign';
  }
}

/** Finds the game of a save; stops if it is unknown or the save has newer rules. */
export async function gameOfSave(save: Save, file: string, say: Say): Promise<AnyGame> {
  const games = await listGames();
  const game = games.find((one) => one.id === save.transcript.game);
  if (game === undefined)
    throw new Stop(say('error.save-of-unknown-game', { file, game: save.transcript.game, games: games.map((one) => one.id).join(', ') }));
  if (save.transcript.rules > game.rulesVersion) throw new Stop(say('error.newer', { file }));
  return game;
}

export interface Latest {
  readonly file: string | null;
  /** Newer saves that cannot be read. */
  readonly skipped: readonly string[];
}

/** Finds the newest unfinished save, of one game if given. */
export function latestSave(game: string | undefined): Latest {
  let names: readonly string[];
  try {
    names = readdirSync(savesFolder());
  } catch {
    return { file: null, skipped: [] };
  }
  const files = names
    .filter((name) => name.endsWith('.json') && (game === undefined || new RegExp(`^${game}-\\d+\\.json$`).test(name)))
    .map((name) => join(savesFolder(), name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  const skipped: string[] = [];
  for (const { file } of files) {
    const over = isOver(file);
    if (over === false) return { file, skipped };
    if (over === null) skipped.push(file);
  }
  return { file: null, skipped };
}

/** Returns null when the file cannot be read. */
function isOver(file: string): boolean | null {
  try {
    return readSave(file, () => '').over;
  } catch {
    return null;
  }
}
