// Owns the full-screen loop: reads keys, applies their effects to the table, writes frames.

import { emitKeypressEvents, type Interface } from 'node:readline';
import { styleOf, widthOf } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { endingLines, promiseInShort, promiseLines, replayCommand } from './ending.ts';
import { endedInWords, errandLines, planLines } from './errands.ts';
import { hintInWords, menuOf, pendingOf, readyAt, type Question } from './menu.ts';
import { frame, scrollEndOf, type ScreenModel } from './screen.ts';
import type { LogLine } from './log.ts';
import type { Table } from './table.ts';
import { freshUi, press, visible, type Effect, type Key, type KeyContext, type Ui } from './ui.ts';

interface Keypress {
  readonly name?: string;
  readonly sequence?: string;
  readonly ctrl?: boolean;
  readonly meta?: boolean;
}

const NAMES: Readonly<Record<string, string>> = { return: 'enter', enter: 'enter' };

export function keyOf(char: string | undefined, key: Keypress): Key {
  if (key.ctrl === true) return { name: key.name === 'c' ? 'ctrl-c' : '', char: '' };
  const name = NAMES[key.name ?? ''] ?? key.name ?? '';
  const prints = char !== undefined && key.meta !== true && !/\p{Cc}/u.test(char);
  return { name, char: prints ? char : '' };
}

export function questionOf(table: Table, say: Say): Question | null {
  const offer = table.offer();
  return offer === null ? null : { view: table.view(), offer, text: table.title.text, say, ask: () => table.ask() };
}

const undoOf = (table: Table): KeyContext['undo'] => (table.undoSpan === 0 ? 'none' : table.undoIsFree ? 'free' : 'ask');

/** The player's choice after a game. */
export type Next = 'quit' | 'new' | 'again' | 'next';

/** Milliseconds after which a lone Escape is a key and not the start of a sequence: all that Node reads of an interface here. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node reads this one field of an interface here.
const ESCAPE = { escapeCodeTimeout: 50 } as unknown as Interface;

/** Milliseconds to read these lines, until the next decision of another seat. */
export const paceOf = (lines: readonly LogLine[]): number =>
  Math.min(
    MOST_PACE,
    lines.reduce((sum, { text }) => sum + LINE_PACE + widthOf(text) * COLUMN_PACE, 0),
  );
const MOST_PACE = 5_000;
const LINE_PACE = 200;
const COLUMN_PACE = 22;

/** Collects everything that the screen shows. */
export function screenModelOf(table: Table, ui: Ui, colour: boolean, say: Say): ScreenModel {
  const question = questionOf(table, say);
  const menu = question === null ? null : menuOf(question, ui.path, ui.marks);
  const under = menu === null ? undefined : visible(menu, ui.typed)[ui.cursor];
  return {
    title: table.title,
    view: table.view(),
    menu,
    pending: question === null || menu === null ? null : pendingOf(question, ui.path, menu, ui.marks, under),
    log: table.log,
    since: table.lastDecided,
    waiting: table.isWaiting,
    intro: [...(table.lastDecided === 0 ? promiseInShort(table, say) : []), ...table.intro],
    promise: promiseLines(table, say),
    status: `${table.rewound ? `${say('play.rewound')} · ` : ''}${say('play.decisions', { n: table.decisions })}`,
    ending: table.isOver ? endingLines(table, say) : [],
    errands: (width) => errandLines(table, table.errands(), width, say, styleOf(colour)),
    plan: (width) => {
      const plan = ui.errand === null ? null : table.plan(ui.errand);
      return ui.errand === null || plan === null ? [] : planLines(table, ui.errand, plan, width, say, styleOf(colour));
    },
    follows: table.nextSetup !== null,
    colour,
    style: styleOf(colour),
    say,
  };
}

/** Plays until the player quits or asks for another game. */
export async function playOnScreen(table: Table, say: Say, colour: boolean, notice = say('play.welcome')): Promise<Next> {
  const { stdin, stdout } = process;
  const size = () => ({ width: stdout.columns || 80, height: stdout.rows || 24 });
  let ui: Ui = freshUi(questionOf(table, say), notice);
  let last = '';

  const keyContext = (): KeyContext => {
    const question = questionOf(table, say);
    const menu = question === null ? null : menuOf(question, ui.path, ui.marks);
    return {
      question,
      menu,
      undo: undoOf(table),
      follows: table.nextSetup !== null,
      errands: () => table.errands(),
      page: Math.max(4, size().height - 4),
      scrollEnd: ui.overlay === null ? 0 : scrollEndOf(ui, screenModelOf(table, ui, colour, say), size()),
      refuse: { nothingToUndo: say('play.nothing-to-undo'), marks: say('play.marks') },
    };
  };
  const draw = (): void => {
    const text = frame(ui, screenModelOf(table, ui, colour, say), size())
      .map((line) => `${line}\u001b[0m\u001b[K`)
      .join('\r\n');
    if (text !== last) stdout.write(`\u001b[H${text}`);
    last = text;
  };

  emitKeypressEvents(stdin, ESCAPE);
  stdin.setRawMode(true);
  stdin.resume();
  stdout.write('\u001b[?1049h\u001b[?25l\u001b[2J');
  try {
    return await new Promise<Next>((done, fail) => {
      const resized = (): void => {
        last = '';
        stdout.write('\u001b[2J');
        draw();
      };
      let timer: NodeJS.Timeout | undefined;
      /** Plays the other seats, one decision at a time at reading pace; `all`: at once. */
      const goOn = (all: boolean): void => {
        clearTimeout(timer);
        for (let n = 0; table.isWaiting && n <= table.title.game.bound; n++) {
          const told = table.step().filter((line) => !line.quiet);
          if (all || told.length === 0) continue;
          if (table.isWaiting) timer = setTimeout(() => guarded(() => goOn(false)), paceOf(told));
          if (table.isWaiting) return draw();
        }
        ui = freshUi(questionOf(table, say));
        draw();
      };
      const guarded = (run: () => void): void => {
        try {
          run();
        } catch (error) {
          stdin.off('keypress', pressed);
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      };
      const leave = (next: Next): void => {
        clearTimeout(timer);
        stdin.off('keypress', pressed);
        stdout.off('resize', resized);
        process.off('SIGTERM', close);
        process.off('SIGHUP', close);
        done(next);
      };
      const close = (): void => leave('quit');
      const pressed = (char: string | undefined, key: Keypress): void =>
        guarded(() => {
          const pressing = keyOf(char, key);
          if (table.isWaiting) {
            if (pressing.name === 'ctrl-c' || pressing.char.toLowerCase() === 'q') leave('quit');
            else goOn(true);
            return;
          }
          const { ui: next, effect } = press(ui, pressing, keyContext());
          ui = next;
          if (effect.do === 'quit' || effect.do === 'new' || effect.do === 'again' || effect.do === 'next') return leave(effect.do);
          ui = carryOut(table, ui, effect, say);
          draw();
          if (table.isWaiting) goOn(false);
        });
      stdin.on('keypress', pressed);
      stdout.on('resize', resized);
      process.on('SIGTERM', close);
      process.on('SIGHUP', close);
      draw();
      if (table.isWaiting) guarded(() => goOn(false));
    });
  } finally {
    stdout.write('\u001b[?25h\u001b[?1049l');
    stdin.setRawMode(false);
    stdin.pause();
  }
}

/** Applies an effect to the table and returns the next UI state. */
function carryOut(table: Table, ui: Ui, effect: Effect, say: Say): Ui {
  const fresh = (notice: string): Ui => freshUi(questionOf(table, say), notice);
  switch (effect.do) {
    case 'choose': {
      const refusal = table.choose(effect.choice);
      return fresh(refusal === null ? '' : table.title.text.refusal(table.view(), refusal));
    }
    case 'errand':
      return fresh(endedInWords(table, table.carryOut(effect.errand)));
    case 'prefer':
      table.prefer(effect.open);
      return ui;
    case 'undo':
      table.undo();
      return fresh(say('play.undone'));
    case 'redo':
      return fresh(table.redo() ? say('play.redone') : say('play.nothing-to-redo'));
    case 'save':
      table.save();
      return { ...ui, notice: say('play.saved', { file: table.file }) };
    case 'hint':
      return hinted(table, ui, say);
    case 'replay':
      return { ...ui, notice: say('end.replay', { command: replayCommand(table, '--step') }) };
    default:
      return ui;
  }
}

/** Shows the hint and moves the cursor to its entry. */
export function hinted(table: Table, ui: Ui, say: Say): Ui {
  const question = questionOf(table, say);
  const choice = question === null ? null : table.hint();
  if (question === null || choice === null) return { ...ui, notice: say('play.no-hint') };
  const menu = menuOf(question, ui.path);
  const wanted = choice[menu.pick];
  const ready = readyAt(question, ui.path, menu, choice);
  const option = menu.entries.findIndex(
    (entry) => entry.kind === 'option' && (Array.isArray(wanted) ? wanted.includes(entry.value) : entry.value === wanted),
  );
  const cursor = ready < 0 ? option : ready;
  return {
    ...ui,
    typed: '',
    typing: false,
    cursor: cursor < 0 ? ui.cursor : cursor,
    notice: say('play.hint', { choice: hintInWords(question, choice) }),
  };
}
