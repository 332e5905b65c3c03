// Owns the long form of the laws: all of them over millions of decisions, with progress, resumed where it was cut off.

import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameTypes } from '@undercroft/kernel';
import { codeDigest, inRepository } from './code-digest.ts';
import { numberAt, textAt } from './json.ts';
import type { LawOptions } from './laws/found.ts';
import { holdLaws } from './laws/hold.ts';

export interface SoakOptions<T extends GameTypes> extends Omit<LawOptions<T>, 'seed' | 'games'> {
  /** Names the games that are played: another name, other games. */
  readonly name: string;
  /** Minimum number of decisions; the last games are played to their end. */
  readonly decisions: number;
  /** Where it is kept how far it came, and the files and folders whose code it is about; left out, it begins at the beginning and is silent. */
  readonly kept?: { readonly folder: string; readonly code: readonly string[] };
}

/** How far a soak came, with the code that it held the laws of. */
interface SoakProgress {
  readonly code: string;
  readonly batches: number;
  readonly decisions: number;
  readonly seconds: number;
}

/** Games that are played between two looks at the clock. */
const BATCH = 10;
/** Batches between two lines of progress. */
const TELL = 100;

export interface HalvesOptions<T extends GameTypes> extends Omit<SoakOptions<T>, 'name' | 'decisions' | 'kept'> {
  /** Decisions for each of two cores in `npm run soak`. */
  readonly half: number;
  /** Decisions in `npm test`: the same code, so that it cannot rot. */
  readonly short: number;
  /** What of the game's source is not what the laws are about: how it is told and shown. */
  readonly apart: readonly string[];
  /** Folders of the repository, beside the kernel, the laws and the game, whose code plays. */
  readonly also?: readonly string[];
}

/** The soak of one game in two halves, each to be run by a process of its own, and the decisions that are wanted of each. */
export function soakInHalves<T extends GameTypes>(game: Game<T>, options: HalvesOptions<T>) {
  const { half, short, apart, also = [], ...laws } = options;
  const long = process.env['UNDERCROFT_SOAK'] === '1';
  const wanted = long ? half : short;
  const source = `games/${game.id}/src`;
  const played = readdirSync(inRepository(source)).filter((name) => !apart.includes(name));
  const code = ['packages/kernel/src', ...also, 'packages/testkit/src/laws', ...played.map((name) => `${source}/${name}`)];
  const kept = long ? { kept: { folder: inRepository('.cache/soak'), code } } : {};
  const soak = (name: string): number => soakLaws(game, { ...laws, name: `${game.id}/${name}`, decisions: wanted, ...kept });
  return { wanted, soak };
}

/** Checks all laws until `decisions` were made; returns their number. Progress of other code is discarded. */
export function soakLaws<T extends GameTypes>(game: Game<T>, options: SoakOptions<T>): number {
  const { name, kept } = options;
  const code = kept === undefined ? '' : codeDigest(kept.code);
  const file = kept === undefined ? null : join(kept.folder, `${name.replaceAll('/', '-')}.json`);
  let now: SoakProgress = (file === null ? null : read(file, code)) ?? { code, batches: 0, decisions: 0, seconds: 0 };
  const taken = now.decisions;
  if (file !== null && taken > 0) tell(`${name}: goes on after ${number(taken)} decisions of the same code`);
  for (let begun = performance.now(); now.decisions < options.decisions; begun = performance.now()) {
    const { decisions } = holdLaws(game, { ...options, seed: `soak/${name}/${now.batches}`, games: BATCH });
    now = {
      code,
      batches: now.batches + 1,
      decisions: now.decisions + decisions,
      seconds: now.seconds + (performance.now() - begun) / 1000,
    };
    if (file === null || (now.batches % TELL !== 0 && now.decisions < options.decisions)) continue;
    write(file, now);
    tell(`${name}: ${progress(now, options.decisions)}`);
  }
  return now.decisions;
}

function read(file: string, code: string): SoakProgress | null {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (textAt(found, 'code') !== code) return null;
    return { code, batches: numberAt(found, 'batches'), decisions: numberAt(found, 'decisions'), seconds: numberAt(found, 'seconds') };
  } catch {
    return null;
  }
}

function write(file: string, kept: SoakProgress): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(kept));
  renameSync(`${file}.new`, file);
}

function progress({ decisions, seconds }: SoakProgress, wanted: number): string {
  const rate = decisions / seconds;
  const minutes = Math.ceil(Math.max(0, wanted - decisions) / rate / 60);
  const left = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${number(decisions)} of ${number(wanted)} decisions, ${Math.round(rate)} a second, about ${left} left`;
}

const number = (of: number): string => of.toLocaleString('en');

/** Not by the console: a test runner would keep that until the test is over. */
function tell(line: string): void {
  process.stderr.write(`soak ${line}\n`);
}
