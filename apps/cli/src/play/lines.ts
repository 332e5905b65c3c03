// Owns line mode: prints the board and numbered options, reads one line per choice; works in pipes.

import { createInterface } from 'node:readline';
import { ruled, styleOf, wrap, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { endedInWords, errandLines, letteredPreference, planLines } from './errands.ts';
import { promiseLines } from './ending.ts';
import { questionOf, type Next } from './interactive.ts';
import { startOf, understand, type LineEffect, type LineState } from './line-answers.ts';
import { takeable } from './match-words.ts';
import { merged } from './log.ts';
import { hintInWords, menuOf, type Entry, type Menu, type Question } from './menu.ts';
import { ruleLines, shownClosed } from './screen.ts';
import type { Table } from './table.ts';

const WIDTH = 100;
const BOARD_HEIGHT = 30;
/** Longer lists are cut; their options are found by typing. */
const LISTED = 40;

/** Lines of standard input, one at a time; null at the end. */
export interface LineSource {
  next(): Promise<string | null>;
  /** True if the input has ended without a line; waits briefly for one. */
  isEmpty(): Promise<boolean>;
}

export function linesOfStdin(): LineSource {
  const waiting: string[] = [];
  let ended = false;
  let wake: (() => void) | null = null;
  const input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const stir = (): void => {
    wake?.();
    wake = null;
  };
  input.on('line', (line) => {
    waiting.push(line);
    stir();
  });
  input.on('close', () => {
    ended = true;
    stir();
  });
  const something = (): Promise<void> => (waiting.length > 0 || ended ? Promise.resolve() : new Promise((done) => (wake = done)));
  return {
    async next() {
      await something();
      return waiting.shift() ?? null;
    },
    async isEmpty() {
      // A program that waits for the first question keeps the input open: not empty.
      await Promise.race([something(), new Promise<void>((done) => setTimeout(done, 400).unref())]);
      return ended && waiting.length === 0;
    },
  };
}

interface Place {
  readonly table: Table;
  readonly say: Say;
  readonly style: Style;
  readonly colour: boolean;
  readonly print: (lines: readonly string[]) => void;
}

/** Plays until the game is over, the player leaves, or the input ends. */
export async function playByLines(table: Table, source: LineSource, say: Say, colour: boolean): Promise<Next> {
  const print = (lines: readonly string[]): void => void (lines.length > 0 && process.stdout.write(`${lines.join('\n')}\n`));
  const place: Place = { table, say, style: styleOf(colour), colour, print };
  table.playOthers();
  let state = startOf(questionOf(table, say));
  print([...promiseLines(table, say), say('line.how'), ...table.intro.flatMap((line) => wrap(line, WIDTH))]);
  let logged = showPosition(place, state, 0);
  for (;;) {
    if (table.isOver) return table.nextSetup === null ? 'quit' : goesOn(source, say, print);
    process.stdout.write('> ');
    const line = await source.next();
    if (line === null) {
      print(['']);
      return 'quit';
    }
    if (!process.stdin.isTTY) print([line]);
    const understood = understand(state, line, questionOf(table, say), say);
    state = understood.state;
    print(understood.lines);
    if (understood.effect.do === 'quit') return 'quit';
    const moved = carryOut(place, understood.effect, state);
    if (moved === 'confirm') state = { ...state, confirming: true };
    if (moved === 'plan' && understood.effect.do === 'errand') state = { ...state, planned: understood.effect.n };
    if (moved !== 'moved') continue;
    table.playOthers();
    if (logged > table.log.length) logged = table.log.length;
    state = startOf(questionOf(table, say));
    logged = showPosition(place, state, logged);
  }
}

/** Another game follows: whether the player goes on to it. */
async function goesOn(source: LineSource, say: Say, print: Place['print']): Promise<Next> {
  print(['', say('line.next')]);
  process.stdout.write('> ');
  const line = await source.next();
  print([process.stdin.isTTY ? '' : (line ?? '')]);
  return line?.trim().toLowerCase() === 'c' ? 'next' : 'quit';
}

/** Prints new log lines, the board and the question. */
function showPosition({ table, say, style, colour, print }: Place, state: LineState, logged: number): number {
  const told = merged(table.log.slice(logged).filter((line) => !line.quiet));
  print(['', ...told.flatMap((line) => ruled(line.text, line.rule, WIDTH, style))]);
  const { board, text } = table.title;
  if (board !== null) print(['', ...board.draw(table.view(), text, { width: WIDTH, height: BOARD_HEIGHT, colour })]);
  const question = questionOf(table, say);
  if (question !== null) print(listing(question, state, say, style));
  return table.log.length;
}

function listing(question: Question, state: LineState, say: Say, style: Style): string[] {
  const menu = menuOf(question, state.path);
  const numbered = takeable(menu.entries);
  const line = (entry: Entry, i: number) =>
    `${String(i + 1).padStart(3)} ${entry.label}${entry.note === '' ? '' : `  ${style.dim(`(${entry.note})`)}`}`;
  const n = shownClosed(menu).length;
  const closed = n === 0 ? [] : [style.dim(`    ${say('play.not-now', { n })}`)];
  const long = numbered.length > LISTED;
  const shown = long ? numbered.slice(0, LISTED / 2) : numbered;
  const more = long ? [`    ${say('line.more', { n: numbered.length - shown.length })}`] : [];
  return [
    ...headings(menu, style),
    ...shown.map(line),
    ...more,
    ...closed,
    ...(menu.several ? [style.dim(say('line.several'))] : []),
    ...textHint(menu, say, style),
  ];
}

const textHint = ({ length }: Menu, say: Say, style: Style): string[] =>
  length === null ? [] : [style.dim(say('line.text', { least: length[0], most: length[1] }))];

function headings(menu: Menu, style: Style): string[] {
  const trail = menu.trail.length === 0 ? [] : [style.dim(menu.trail.join(' · '))];
  return ['', ...wrap(menu.prompt, WIDTH).map(style.bold), ...trail, ...(menu.asks === '' ? [] : wrap(menu.asks, WIDTH))];
}

function carryOut(place: Place, effect: LineEffect, state: LineState): 'moved' | 'same' | 'confirm' | 'plan' {
  const { table, say, print, style, colour } = place;
  const question = questionOf(table, say);
  switch (effect.do) {
    case 'choose': {
      const refusal = table.choose(effect.choice);
      if (refusal !== null) print([table.title.text.refusal(table.view(), refusal)]);
      return 'moved';
    }
    case 'errands':
      print(errandLines(table, table.errands(), WIDTH, say, style));
      return 'same';
    case 'errand':
      return handOver(place, effect.n, effect.agreed);
    case 'prefer': {
      const open = letteredPreference(table.errands(), effect.letter);
      if (open !== null) table.prefer(open);
      print(errandLines(table, table.errands(), WIDTH, say, style));
      return 'same';
    }
    case 'ask-undo':
    case 'undo':
      if (table.undoSpan === 0) print([say('play.nothing-to-undo')]);
      else if (effect.do === 'ask-undo' && !table.undoIsFree) {
        print([say('line.undo-past')]);
        return 'confirm';
      } else {
        table.undo();
        print([say('play.undone')]);
        return 'moved';
      }
      return 'same';
    case 'redo': {
      const redone = table.redo();
      print([redone ? say('play.redone') : say('play.nothing-to-redo')]);
      return redone ? 'moved' : 'same';
    }
    case 'save':
      table.save();
      print([say('play.saved', { file: table.file })]);
      return 'same';
    case 'hint': {
      const choice = question === null ? null : table.hint();
      print([question === null || choice === null ? say('play.no-hint') : say('play.hint', { choice: hintInWords(question, choice) })]);
      return 'same';
    }
    case 'log':
      print(table.log.flatMap((line) => ruled(line.text, line.rule, WIDTH, style)));
      return 'same';
    case 'board':
      if (table.title.board !== null)
        print(table.title.board.draw(table.view(), table.title.text, { width: WIDTH, height: 2 * BOARD_HEIGHT, colour }));
      return 'same';
    case 'dice':
      print(promiseLines(table, say));
      return 'same';
    case 'why':
      print(whyLines(place, question, state, effect.entry));
      return 'same';
    case 'keys':
      print([say('line.how')]);
      return 'same';
    default:
      if (effect.do === 'list' && question !== null) print(listing(question, state, say, style));
      return 'same';
  }
}

/** Gives an errand by its number; what asks first shows its plan until that is agreed to. */
function handOver({ table, say, print, style }: Place, n: number, agreed: boolean): 'moved' | 'same' | 'plan' {
  const open = table.errands();
  const errand = open[n - 1];
  if (errand === undefined) {
    print(errandLines(table, open, WIDTH, say, style));
    return 'same';
  }
  const plan = errand.asks === true && !agreed ? table.plan(errand) : null;
  if (plan !== null) {
    print(planLines(table, errand, plan, WIDTH, say, style));
    return 'plan';
  }
  const ended = endedInWords(table, table.carryOut(errand));
  if (ended !== '') print([ended]);
  return 'moved';
}

/** The rule of an entry; without one, explanations of the table, closed entries, and the rules of the question and of the last event. */
function whyLines({ table, style, say }: Place, question: Question | null, state: LineState, entry: Entry | null): string[] {
  const { text } = table.title;
  const last = table.log.findLast((line) => !line.quiet);
  if (entry !== null)
    return [`${entry.label}${entry.kind === 'closed' ? `: ${entry.note}` : ''}`, ...ruleLines(text, entry.rule, WIDTH, style)];
  const listed = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [style.dim(heading), ...lines.flatMap((line) => wrap(`  ${line}`, WIDTH, '    '))];
  const menu = question === null ? null : menuOf(question, state.path);
  const closed = menu === null ? [] : shownClosed(menu).map(({ label, note, rule }) => `${label}: ${note} (${rule})`);
  return [
    ...listed(say('why.here'), text.explain?.(table.view()) ?? []),
    ...listed(say('why.closed'), closed),
    ...(menu === null ? [] : [menu.prompt, ...ruleLines(text, menu.rule, WIDTH, style)]),
    ...(last === undefined ? [] : [last.text, ...ruleLines(text, last.rule, WIDTH, style)]),
  ];
}
