// Owns the command play: a new game or one that goes on, on the screen or line by line.

import { gameNamed, textOf, titleOf } from '../catalog.ts';
import { mustBeFree, userPath } from '../files.ts';
import { askWhatToPlay } from '../play/form.ts';
import { farewellLines, promiseLines } from '../play/ending.ts';
import { playOnScreen } from '../play/interactive.ts';
import { linesOfStdin, playByLines, type LineSource } from '../play/lines.ts';
import { gameOfSave, latestSave, readSave } from '../play/save.ts';
import { Table } from '../play/table.ts';
import { checkedSetup, setupFromFlags, type SetupFlags } from '../setup.ts';
import { Broken, Stop } from '../stop.ts';
import { wrap } from '../terminal.ts';
import { pageWidth, print, wantsColour, type Context, type Shared } from './context.ts';

export interface PlayFlags extends SetupFlags, Shared {
  readonly seed?: string;
  readonly resume?: string | true;
  readonly save?: string;
  readonly force?: boolean;
}

export async function play(id: string | undefined, flags: PlayFlags, context: Context): Promise<void> {
  const { say } = context;
  const screen = process.stdin.isTTY && process.stdout.isTTY;
  const colour = wantsColour(flags);
  const opened = screen ? await openOnScreen(id, flags, context) : await openForLines(id, flags, context);
  if (opened === null) return;
  const { table, source } = opened;
  try {
    if (source === null) {
      print(promiseLines(table, say).flatMap((line) => wrap(line, pageWidth())));
      await playOnScreen(table, say, colour);
    } else await playByLines(table, source, say, colour);
  } catch (error) {
    throw error instanceof Stop || error instanceof Broken ? error : new Broken(error, table.file);
  }
  print(farewellLines(table, say));
  if (source !== null) process.stdin.destroy();
}

interface Opened {
  readonly table: Table;
  /** Null: the player sits at a terminal. */
  readonly source: LineSource | null;
}

async function openForLines(id: string | undefined, flags: PlayFlags, context: Context): Promise<Opened | null> {
  const make = await tableMaker(id, flags, context);
  const source = linesOfStdin();
  if (await source.isEmpty()) {
    print([context.say('play.no-terminal')]);
    return null;
  }
  return { table: make(), source };
}

async function openOnScreen(id: string | undefined, flags: PlayFlags, context: Context): Promise<Opened | null> {
  const given = flags.preset !== undefined || (flags.set ?? []).length > 0 || flags.resume !== undefined;
  if (given) return { table: (await tableMaker(id, flags, context))(), source: null };
  const { say, language } = context;
  const game = await gameNamed(id, say);
  const title = await titleOf(game, language);
  const wanted = await askWhatToPlay(game, title.text, latestSave(game.id), say, setupFromFlags(title.text, flags, say));
  if (wanted === null) {
    print([say('form.left')]);
    return null;
  }
  const table =
    wanted.do === 'resume'
      ? Table.resume(title, readSave(wanted.file, say), wanted.file, say)
      : Table.start(title, wanted.setup, flags.seed, saveFile(flags, context), say);
  return { table, source: null };
}

/** Everything that can be wrong is said here; the game itself begins, and takes its file, only when it is called. */
async function tableMaker(id: string | undefined, flags: PlayFlags, context: Context): Promise<() => Table> {
  const { say, language } = context;
  if (flags.resume !== undefined) {
    const file = resumedFile(id, flags.resume, context);
    const save = readSave(file, say);
    const title = await titleOf(await gameOfSave(save, file, say), language);
    return () => Table.resume(title, save, file, say);
  }
  const game = await gameNamed(id, say);
  const text = await textOf(game, language);
  const first = text.presets[0]?.key;
  const setup = checkedSetup(
    game,
    text,
    setupFromFlags(text, { ...flags, preset: flags.preset ?? ((flags.set ?? []).length === 0 ? first : undefined) }, say),
    say,
  );
  const title = await titleOf(game, language);
  const file = saveFile(flags, context);
  return () => Table.start(title, setup, flags.seed, file, say);
}

function resumedFile(id: string | undefined, wanted: string | true, { say }: Context): string {
  if (wanted !== true && wanted !== 'latest') return userPath(wanted);
  const latest = latestSave(id);
  if (latest === null) throw new Stop(say('error.no-saves'));
  return latest;
}

function saveFile(flags: PlayFlags, { say }: Context): string | undefined {
  if (flags.save === undefined) return undefined;
  const file = userPath(flags.save);
  mustBeFree(file, flags.force === true, say);
  return file;
}
