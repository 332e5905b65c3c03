// Owns golden transcripts: a course as committed prose that is compared, and read back and played again.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, type ChanceSource, type Choice, type Game, type GameTypes, type Scalar, type Seat } from '@undercroft/kernel';
import { scripted } from './scripted.ts';
import { recorded, replay, type Transcript } from '@undercroft/record';
import { Course, courseOf } from './course.ts';
import type { Fresh } from './delta.ts';
import { checkedSetup, readScene } from './scene-line.ts';
import { courseOfScript, openScene, type Scene, type ScriptItem } from './scene.ts';
import { readChoice, readScalar, type WrittenChoice } from './words.ts';

/** The course in prose, with what is needed to play it again. Title lines stand above it. */
export function goldenText<T extends GameTypes>(game: Game<T>, source: Transcript | Course<T>, ...title: readonly string[]): string {
  const head = title.map((one) => `# ${one}\n`).join('');
  return head + (source instanceof Course ? source : courseOfTranscript(game, source)).text();
}

/** A transcript played again, written down as it goes. */
export function courseOfTranscript<T extends GameTypes>(game: Game<T>, transcript: Transcript): Course<T> {
  const played: { readonly seat: Seat; readonly choice: Choice }[] = [];
  const sound = replay(game, transcript, ({ seat, choice }) => void (choice !== null && played.push({ seat, choice })));
  if (!sound.ok)
    throw new Error(`the transcript does not replay: ${sound.problem.code} at entry ${sound.problem.at}: ${sound.problem.detail}`);
  const course = courseOf(game, checkedSetup(game, transcript.setup), recorded(transcript.entries.flatMap((entry) => entry.chance)));
  for (const { seat, choice } of played) course.apply(seat, choice);
  return course;
}

interface Input {
  readonly seat: Seat;
  readonly choice: WrittenChoice;
}
interface Read {
  readonly title: readonly string[];
  readonly keys: ReadonlyMap<string, string>;
  readonly inputs: readonly Input[];
  readonly chance: readonly Scalar[];
}

const KEYS = ['game', 'rules', 'setup', 'scene'];

function read(text: string): Read {
  const title: string[] = [];
  const keys = new Map<string, string>();
  const inputs: Input[] = [];
  const chance: Scalar[] = [];
  let asked: Seat = 0;
  for (const line of text.split('\n')) {
    const header = /^# (\S+) ?(.*)$/.exec(line);
    const question = /^\? seat (-?\d+) /.exec(line);
    const answer = /^> (?:seat (-?\d+): )?(.*)$/.exec(line);
    const outcome = /^ {2}~ [^:]*: ("(?:[^"\\]|\\.)*"|\S+)/.exec(line);
    if (header !== null && KEYS.includes(at(header, 1))) keys.set(at(header, 1), at(header, 2));
    else if (line.startsWith('# ')) title.push(line);
    else if (question !== null) asked = Number(question[1]);
    else if (answer !== null) inputs.push({ seat: answer[1] === undefined ? asked : Number(answer[1]), choice: readChoice(at(answer, 2)) });
    else if (outcome !== null) chance.push(readScalar(at(outcome, 1)));
  }
  return { title, keys, inputs, chance };
}

function open<T extends GameTypes>(game: Game<T>, keys: ReadonlyMap<string, string>, chance: ChanceSource, fresh?: Fresh): Course<T> {
  const built = keys.get('scene');
  if (built !== undefined) {
    return openScene(readScene(game, built, fresh), chance);
  }
  const setup = keys.get('setup');
  if (setup === undefined) throw new Error('a golden transcript needs a line "# setup {...}" or "# scene {...}"');
  return courseOf(game, checkedSetup(game, JSON.parse(setup)), chance);
}

/** Plays the inputs of a golden transcript again: the `>` and `~` lines. The text must come out the same. */
export function replayGolden<T extends GameTypes>(game: Game<T>, text: string, fresh?: Fresh): string {
  const { title, keys, inputs, chance } = read(text);
  if (keys.get('game') !== game.id) throw new Error(`a golden transcript of ${keys.get('game')}, not of ${game.id}`);
  const source = scripted(chance);
  const course = open(game, keys, source, fresh);
  try {
    for (const { seat, choice } of inputs) course.apply(seat, choice);
    if (source.left().length > 0) course.say(`! not asked for: ${source.left().join(' ')}`);
  } catch (error) {
    course.say(`! ${error instanceof Error ? error.message : String(error)}`);
  }
  return title.map((one) => `${one}\n`).join('') + course.text();
}

/** The text is not the committed one. `expected` and `actual` let a test runner show the difference. */
export class GoldenDiffers extends Error {
  override readonly name = 'GoldenDiffers';
  readonly expected: string;
  readonly actual: string;

  constructor(path: string, expected: string, actual: string) {
    const old = expected.split('\n');
    const now = actual.split('\n');
    const at = old.findIndex((line, i) => line !== now[i]);
    const first = at < 0 ? old.length : at;
    super(
      `${path}:${first + 1}: is not what happens now\n- ${old[first] ?? '(end)'}\n+ ${now[first] ?? '(end)'}\nIf the change is right, run again with UPDATE_GOLDEN=1 and read the difference.`,
    );
    this.expected = expected;
    this.actual = actual;
  }
}

const pathOf = (path: string | URL): string => (path instanceof URL ? fileURLToPath(path) : path);

/** Compares with the committed file; writes it only when UPDATE_GOLDEN=1 is set. */
export function expectGolden(path: string | URL, text: string): void {
  const file = pathOf(path);
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const committed = readGolden(file);
  if (committed !== text) throw new GoldenDiffers(file, committed, text);
}

/** A golden file, played again from its own inputs, says the same. */
export function expectReplays<T extends GameTypes>(game: Game<T>, path: string | URL): void {
  expectGolden(path, replayGolden(game, readGolden(pathOf(path))));
}

function readGolden(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} is missing: run again with UPDATE_GOLDEN=1 to write it, and read it before you commit it`);
  }
}

/** A situation, what it shows, and how it goes; the golden file of it has the same name. */
export interface Example<T extends GameTypes> {
  readonly name: string;
  readonly rules: string;
  readonly says: string;
  readonly scene: Scene<T>;
  readonly script: readonly ScriptItem[];
  /** Begins with the setup itself instead of the scene. */
  readonly setup?: T['setup'];
}

/** An example in prose, played once more as it is written down, refused choices too. */
export function exampleText<T extends GameTypes>({ scene, script, says, rules, setup }: Example<T>): string {
  return goldenText(scene.game, courseOfScript(scene, script, setup), says, `Shows ${rules}.`);
}

/** An example is the committed one, and the committed one plays itself again. */
export function expectExample<T extends GameTypes>(folder: URL, example: Example<T>): void {
  const text = exampleText(example);
  expectGolden(new URL(`${example.name}.transcript`, folder), text);
  const again = replayGolden(example.scene.game, text, example.scene.fresh);
  if (again !== text) throw new GoldenDiffers(`${example.name}, played again`, text, again);
}

/** Goldens are read as prose: the most lines one may have. */
const LONGEST = 200;

/** What is wrong with a folder of goldens: files that no example writes, examples without a file, files too long to be read. */
export function goldenFaults(folder: URL, names: readonly string[]): readonly string[] {
  const files = goldensIn(folder);
  const found = files.map((file) => basename(file, '.transcript'));
  return [
    ...found.filter((name) => !names.includes(name)).map((name) => `${name}: no example writes it`),
    ...names.filter((name) => !found.includes(name)).map((name) => `${name}: is not there`),
    ...files
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > LONGEST)
      .map((file) => `${file}: has more than ${LONGEST} lines`),
  ];
}

/** All golden transcripts of a folder, in order. */
export function goldensIn(folder: string | URL): readonly string[] {
  const path = pathOf(folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.transcript'))
    .sort()
    .map((name) => join(path, name));
}
