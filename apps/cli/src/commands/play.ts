// Owns the command play: starts or resumes a game, on the screen or in line mode.

import { withNames } from '@undercroft/presentation';
import { gameNamed, listGames, textOf, titleOf, type AnyGame, type Title } from '../catalog.ts';
import { mustBeFree } from '../files.ts';
import { RUN, userPath } from '../invocation.ts';
import { askWhatToPlay, askWhichGame } from '../play/form.ts';
import { farewellLines } from '../play/ending.ts';
import { playOnScreen, type Next } from '../play/interactive.ts';
import { linesOfStdin, playByLines, type LineSource } from '../play/lines.ts';
import { gameOfSave, latestSave, readSave, type Sitting } from '../play/save.ts';
import { Table } from '../play/table.ts';
import { checkedSetup, setupFromFlags, type SetupFlags } from '../setup.ts';
import { Broken, Stop } from '../stop.ts';
import { table, wrap } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { pageWidth, print, wantsColour, type Context, type Shared } from './context.ts';

export interface PlayFlags extends SetupFlags, Shared {
  /** From 1. */
  readonly seat?: number;
  readonly bot?: string;
  readonly seed?: string;
  readonly resume?: string | true;
  readonly save?: string;
  readonly force?: boolean;
}

export async function play(id: string | undefined, flags: PlayFlags, context: Context): Promise<void> {
  const { say } = context;
  const screen = process.stdin.isTTY && process.stdout.isTTY;
  const colour = wantsColour(flags);
  let opened = screen ? await openOnScreen(id, flags, context) : await openForLines(id, flags, context);
  while (opened !== null) {
    const { table, source, skipped } = opened;
    const warnings = skipped.map((file) => say('play.skipped', { file }));
    let next: Next = 'quit';
    try {
      print(warnings.flatMap((line) => wrap(line, pageWidth())));
      if (source === null) next = await playOnScreen(table, say, colour, ...warnings.slice(0, 1));
      else next = await playByLines(table, source, say, colour);
    } catch (error) {
      throw error instanceof Stop || error instanceof Broken ? error : new Broken(error, table.file);
    }
    print(farewellLines(table, say));
    opened = await afterwards(next, opened, context);
    if (source !== null && opened === null) process.stdin.destroy();
  }
}

/** Starts another game, with its own dice and file: with a new setup, the same one, or the one that follows the game that was played. */
async function afterwards(next: Next, { table, source }: Opened, context: Context): Promise<Opened | null> {
  const { title, setup, sitting, nextSetup, dice } = table;
  if (next === 'quit') return null;
  if (next === 'new') return askOnScreen(title, {}, context);
  if (next === 'next' && nextSetup !== null) {
    const seed = dice.origin.kind === 'seed' ? dice.origin.seed : undefined;
    return { table: Table.start(title, nextSetup, seed, undefined, context.say, sitting), source, skipped: [] };
  }
  return { table: Table.start(title, setup, undefined, undefined, context.say, sitting), source: null, skipped: [] };
}

interface Opened {
  readonly table: Table;
  /** Null on a terminal. */
  readonly source: LineSource | null;
  /** Saves that were skipped because they cannot be read. */
  readonly skipped: readonly string[];
}

const hasSetup = (flags: PlayFlags): boolean => flags.preset !== undefined || (flags.set ?? []).length > 0;

async function openForLines(id: string | undefined, flags: PlayFlags, context: Context): Promise<Opened | null> {
  // Without a game the user may only want to know how to play.
  const asked = id !== undefined || flags.resume !== undefined || hasSetup(flags);
  const maker = asked ? await tableMaker(id, flags, context) : null;
  const source = linesOfStdin();
  if (await source.isEmpty()) {
    print(howToPlay(context.say));
    return null;
  }
  const { make, skipped } = maker ?? (await tableMaker(id, flags, context));
  return { table: make(), source, skipped };
}

const howToPlay = (say: Say): readonly string[] => [
  say('play.no-terminal'),
  '',
  ...table([
    [`  ${RUN} play`, say('play.by-keys')],
    [`  ${RUN} play GAME < answers.txt`, say('play.by-lines')],
    [`  ${RUN} play --help`, say('play.all-options')],
  ]),
];

async function openOnScreen(id: string | undefined, flags: PlayFlags, context: Context): Promise<Opened | null> {
  // Fail before asking questions.
  saveFile(flags, context);
  if (hasSetup(flags) || flags.resume !== undefined) {
    const { make, skipped } = await tableMaker(id, flags, context);
    return { table: make(), source: null, skipped };
  }
  const game = id === undefined ? await pickGame(context) : await gameNamed(id, context.say);
  if (game === null) {
    print([context.say('form.left')]);
    return null;
  }
  return askOnScreen(await titleOf(game, context.language), flags, context);
}

/** Returns the only game, or asks; null when the player leaves. */
async function pickGame({ say, language }: Context): Promise<AnyGame | null> {
  const games = await listGames();
  if (games.length === 1) return gameNamed(undefined, say);
  const listed = await Promise.all(games.map(async (game) => ({ game, text: await textOf(game, language) })));
  return askWhichGame(listed, say);
}

async function askOnScreen(title: Title, flags: PlayFlags, context: Context): Promise<Opened | null> {
  const { say } = context;
  const { game, text } = title;
  const { file: latest, skipped } = latestSave(game.id);
  const wanted = await askWhatToPlay(game, text, latest, say, setupFromFlags(text, flags, say));
  if (wanted === null) {
    print([say('form.left')]);
    return null;
  }
  if (wanted.do === 'start') {
    const sitting = sittingOf(title, wanted.setup, flags, say);
    const table = Table.start(title, wanted.setup, flags.seed, saveFile(flags, context), say, sitting);
    return { table, source: null, skipped: [] };
  }
  const save = readSave(wanted.file, say);
  await gameOfSave(save, wanted.file, say);
  return { table: Table.resume(title, save, wanted.file, say), source: null, skipped };
}

interface Maker {
  readonly make: () => Table;
  readonly skipped: readonly string[];
}

/** Checks all flags; the returned `make` starts the game and creates its file. */
async function tableMaker(id: string | undefined, flags: PlayFlags, context: Context): Promise<Maker> {
  const { say, language } = context;
  if (flags.resume !== undefined) {
    const { file, skipped } = resumedFile(id, flags.resume, context);
    const save = readSave(file, say);
    const title = await titleOf(await gameOfSave(save, file, say), language);
    return { make: () => Table.resume(title, save, file, say), skipped };
  }
  const game = await gameNamed(id, say);
  const text = await textOf(game, language);
  const setup = checkedSetup(game, text, withNames(text.form, setupFromFlags(text, flags, say)), say);
  const title = await titleOf(game, language);
  const sitting = sittingOf(title, setup, flags, say);
  const file = saveFile(flags, context);
  return { make: () => Table.start(title, setup, flags.seed, file, say, sitting), skipped: [] };
}

/** Checks and returns the seat of the player and the bot of the others. */
function sittingOf({ game, bots }: Title, setup: object, { seat = 1, bot }: PlayFlags, say: Say): Sitting {
  const most = game.seats(setup);
  if (seat > most) throw new Stop(say('error.no-seat', { seat, most }));
  if (bot !== undefined && !(bot in bots)) throw new Stop(say('error.bot', { got: bot, bots: Object.keys(bots).join(', ') }));
  return { seat: seat - 1, bot: bot ?? null };
}

function resumedFile(id: string | undefined, wanted: string | true, { say }: Context): { file: string; skipped: readonly string[] } {
  if (wanted !== true && wanted !== 'latest') return { file: userPath(wanted), skipped: [] };
  const { file, skipped } = latestSave(id);
  if (file === null)
    throw new Stop(
      [...skipped.map((one) => say('play.skipped', { file: one })), say('error.no-saves', { command: `${RUN} play` })].join(' '),
    );
  return { file, skipped };
}

function saveFile(flags: PlayFlags, { say }: Context): string | undefined {
  if (flags.save === undefined) return undefined;
  const file = userPath(flags.save);
  mustBeFree(file, flags.force === true, say);
  return file;
}
