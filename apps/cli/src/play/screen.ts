// Owns rendering the screen: from UI state and table to lines that fit the terminal.

import type { Pending } from '@undercroft/presentation';
import { type AnyText, type Title } from '../catalog.ts';
import { ruleById, ruleText } from '../rulebook.ts';
import { cut, pad, ruled, stripped, widthOf, wrap, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { takeable } from './match-words.ts';
import type { Entry, Menu } from './menu.ts';
import { merged, type LogLine } from './log.ts';
import { visible, type Ui } from './ui.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface ScreenModel {
  readonly title: Title;
  readonly view: object;
  readonly menu: Menu | null;
  /** The answer being picked; null when nothing is asked. */
  readonly pending: Pending | null;
  readonly log: readonly LogLine[];
  /** Log lines of later entries are highlighted. */
  readonly since: number;
  /** True while another seat decides. */
  readonly waiting: boolean;
  /** Introduction, shown during the first decisions. */
  readonly intro: readonly string[];
  /** The commitment of the dice, for the dice overlay. */
  readonly promise: readonly string[];
  readonly status: string;
  /** Lines shown when the game is over. */
  readonly ending: readonly string[];
  /** Lines of the overlay of errands, and of the plan of one. */
  readonly errands: (width: number) => readonly string[];
  readonly plan: (width: number) => readonly string[];
  /** Whether another game follows this one. */
  readonly follows: boolean;
  readonly colour: boolean;
  readonly style: Style;
  readonly say: Say;
}

/** Minimum width for the board beside log and question. */
const WIDE = 110;
const SIDE = 52;
/** Smaller terminals get an error message. */
const LEAST: Size = { width: 40, height: 12 };

export function frame(ui: Ui, shown: ScreenModel, size: Size): string[] {
  const { style } = shown;
  if (size.width < LEAST.width || size.height < LEAST.height) return tooSmall(shown, size);
  const head = style.inverse(
    pad(cut(` ${shown.title.text.title}`, size.width - widthOf(shown.status) - 2), size.width - widthOf(shown.status) - 1) +
      shown.status +
      ' ',
  );
  const foot = style.dim(cut(footer(ui, shown), size.width));
  const room = bodyOf(size);
  const body = ui.overlay !== null ? overlay(ui, shown, room) : size.width >= WIDE ? beside(ui, shown, room) : stacked(ui, shown, room);
  const filled = [...body.slice(0, room.height), ...Array<string>(Math.max(0, room.height - body.length)).fill('')];
  return [head, ...filled, foot].map((line) => cut(line, size.width));
}

/** The screen without title and footer. */
const bodyOf = ({ width, height }: Size): Size => ({ width, height: height - 2 });

function tooSmall({ say }: ScreenModel, { width, height }: Size): string[] {
  const lines = wrap(say('play.too-small', { ...LEAST }), width).slice(0, height);
  return [...lines, ...Array<string>(Math.max(0, height - lines.length)).fill('')].map((line) => cut(line, width));
}

function footer(ui: Ui, { say, menu, waiting, follows }: ScreenModel): string {
  if (ui.overlay === 'undo') return say('keys.undo');
  if (ui.overlay === 'plan') return say('keys.plan');
  if (ui.overlay === 'errands') return say('keys.errands');
  if (ui.overlay !== null) return say('keys.overlay');
  if (menu === null) return waiting ? say('keys.waiting') : `${follows ? `${say('keys.next')} · ` : ''}${say('keys.over')}`;
  if (menu.length !== null) return say('keys.text');
  if (ui.typed !== '' || ui.typing) return say('keys.typing');
  if (menu.several) return say('keys.several');
  return ui.path.some((step) => !step.auto) ? say('keys.picking') : say('keys.playing');
}

/** Share of the height for the board, independent of the question: the board stays in place from pick to pick. */
const BOARD_PART = 0.5;
/** Maximum share of the remaining height for the question; the log gets the rest. */
const QUESTION_PART = 0.8;

function stacked(ui: Ui, shown: ScreenModel, { width, height }: Size): string[] {
  const most = Math.floor(height * BOARD_PART);
  const question = asked(ui, shown, width, Math.max(5, Math.floor((height - most - 1) * QUESTION_PART)));
  // The introduction takes space from the board, which is still almost empty.
  const told = introLines(shown, width).length;
  const board = drawn(shown, { width, height: Math.max(0, Math.min(most, height - question.length - 1 - told - 1)) });
  const room = height - board.length - 1 - question.length;
  const log = lastLog(shown, width, room);
  return [...board, ...blanks(room - log.length), ...log, shown.style.dim('─'.repeat(width)), ...question];
}

function beside(ui: Ui, shown: ScreenModel, { width, height }: Size): string[] {
  const left = width - SIDE - 3;
  const board = drawn(shown, { width: left, height });
  const question = asked(ui, shown, SIDE, Math.floor(height * 0.6));
  const log = lastLog(shown, SIDE, height - question.length - 1);
  const space = blanks(height - question.length - 1 - log.length);
  const right = [...space, ...log, shown.style.dim('─'.repeat(SIDE)), ...question];
  return Array.from({ length: height }, (_, i) => `${pad(cut(board[i] ?? '', left), left)} ${shown.style.dim('│')} ${right[i] ?? ''}`);
}

function drawn({ title, view, colour, pending }: ScreenModel, size: Size): string[] {
  if (title.board === null || size.height < 1) return [];
  const lines = title.board.draw(view, title.text, { ...size, colour }, pending ?? undefined).slice(0, size.height);
  return [...lines, ...blanks(size.height - lines.length)];
}

const blanks = (n: number): string[] => Array<string>(Math.max(0, n)).fill('');

/** The introduction and the last log lines, without bookkeeping. */
function lastLog(shown: ScreenModel, width: number, height: number): string[] {
  if (height < 1) return [];
  const { log, since, style } = shown;
  const told = introLines(shown, width).slice(0, Math.max(0, height - 1));
  const left = height - told.length;
  // Lines from before the last decision are dimmed.
  const lines = merged(log.filter((line) => !line.quiet))
    .slice(-left)
    .flatMap((line) => {
      const lines = ruled(line.text, line.rule, width, style);
      return line.at >= since ? lines : lines.map((one) => style.dim(stripped(one)));
    });
  return [...told, ...lines.slice(-left)];
}

const introLines = ({ intro }: ScreenModel, width: number): string[] => intro.flatMap((line) => wrap(line, width));

function asked(ui: Ui, shown: ScreenModel, width: number, height: number): string[] {
  const { menu, style } = shown;
  if (shown.waiting) return [style.dim(shown.say('play.others'))];
  if (menu === null)
    return [...shown.ending.flatMap((line) => wrap(line, width)), ...(ui.notice === '' ? [] : wrap(ui.notice, width).map(style.ember))];
  const head = wrap(menu.prompt, width).map(style.bold);
  if (menu.trail.length > 0) head.push(style.dim(trailLine(menu.trail, width)));
  if (menu.asks !== '') head.push(...wrap(menu.asks, width));
  const tail = ui.notice === '' ? [] : wrap(ui.notice, width).map(style.ember);
  if (ui.typed !== '' || ui.typing) tail.unshift(`${style.ember('›')} ${ui.typed}${style.inverse(' ')}`);
  const closed = ui.typed === '' ? shownClosed(menu).length : 0;
  if (closed > 0) tail.unshift(style.dim(`   ${shown.say('play.not-now', { n: closed })}`));
  return [...head, ...list(ui, shown, menu, width, Math.max(3, height - head.length - tail.length)), ...tail];
}

/** Closed entries worth showing. */
export const shownClosed = (menu: Menu): readonly Entry[] => menu.entries.filter((entry) => entry.kind === 'closed' && entry.moot !== true);

/** The picks so far; the latest ones where they do not fit. */
function trailLine(trail: readonly string[], width: number): string {
  for (let from = 0; from < trail.length; from++) {
    const line = (from > 0 ? '… · ' : '') + trail.slice(from).join(' · ');
    if (widthOf(line) <= width) return line;
  }
  return cut(trail.at(-1) ?? '', width);
}

/** The entries around the cursor, with the number of hidden ones. */
function list(ui: Ui, shown: ScreenModel, menu: Menu, width: number, height: number): string[] {
  const entries = visible(menu, ui.typed);
  if (entries.length === 0) return [shown.style.warn(shown.say('play.no-match', { typed: ui.typed }))];
  const blocks = entries.map((entry, i) => entryLines(ui, shown, menu, entry, i === ui.cursor, width));
  // Grow the window around the cursor until the height is used, with one line per side for hidden entries.
  let from = Math.min(ui.cursor, blocks.length - 1);
  let to = from + 1;
  const used = () =>
    blocks.slice(from, to).reduce((sum, block) => sum + block.length, 0) + (from > 0 ? 1 : 0) + (to < blocks.length ? 1 : 0);
  for (let grew = true; grew; ) {
    grew = false;
    if (to < blocks.length && used() + (blocks[to]?.length ?? 0) <= height + (to + 1 === blocks.length ? 1 : 0)) {
      to++;
      grew = true;
    }
    if (from > 0 && used() + (blocks[from - 1]?.length ?? 0) <= height + (from === 1 ? 1 : 0)) {
      from--;
      grew = true;
    }
  }
  const more = (n: number, arrow: string) => (n === 0 ? [] : [shown.style.dim(`  ${arrow} ${shown.say('play.more', { n })}`)]);
  return [...more(from, '↑'), ...blocks.slice(from, to).flat(), ...more(blocks.length - to, '↓')];
}

function entryLines(ui: Ui, { style }: ScreenModel, menu: Menu, entry: Entry, here: boolean, width: number): string[] {
  const pointer = here ? style.ember('❯') : ' ';
  const number = String(takeable(menu.entries).indexOf(entry) + 1).padStart(2);
  const box = menu.several && entry.kind === 'option' ? (ui.marks.includes(entry.value) ? '[x] ' : '[ ] ') : '';
  const label = here ? style.ember(`${box}${entry.label}`) : `${box}${entry.label}`;
  const note = entry.note === '' ? '' : `  ${style.dim(entry.note)}`;
  if (widthOf(label) + widthOf(note) + 5 <= width) return [`${pointer}${number} ${label}${note}`];
  const lines = wrap(`${box}${entry.label}`, width - 5);
  const rest = entry.note === '' ? [] : wrap(entry.note, width - 6).map((line) => `     ${style.dim(line)}`);
  return [...lines.map((line, i) => `${i === 0 ? `${pointer}${number}` : '   '} ${here ? style.ember(line) : line}`), ...rest];
}

function overlay(ui: Ui, shown: ScreenModel, size: Size): string[] {
  const lines = overlayLines(ui, shown, size);
  const from = Math.min(ui.scroll, Math.max(0, lines.length - size.height));
  return lines.slice(from, from + size.height);
}

/** Maximum scroll position of the open overlay. */
export function scrollEndOf(ui: Ui, shown: ScreenModel, size: Size): number {
  if (ui.overlay === null) return 0;
  const room = bodyOf(size);
  return Math.max(0, overlayLines(ui, shown, room).length - room.height);
}

function overlayLines(ui: Ui, shown: ScreenModel, { width, height }: Size): string[] {
  const { say, style, log, title } = shown;
  if (ui.overlay === 'undo') return ['', ...wrap(say('play.undo-past'), width - 4).map((line) => `  ${style.bold(line)}`)];
  if (ui.overlay === 'keys')
    return [
      '',
      ...say('play.keys')
        .split('\n')
        .map((line) => `  ${line}`),
    ];
  if (ui.overlay === 'errands') return ['', ...shown.errands(width - 4).map((line) => `  ${line}`)];
  if (ui.overlay === 'plan') return ['', ...shown.plan(width - 4).map((line) => `  ${line}`)];
  if (ui.overlay === 'dice') return ['', ...shown.promise.flatMap((line) => wrap(line, width - 4).map((one) => `  ${one}`))];
  if (ui.overlay === 'log') return merged(log).flatMap((line) => ruled(line.text, line.rule, width, style));
  if (ui.overlay === 'board')
    return title.board === null
      ? [say('play.no-board')]
      : closedUp(title.board.draw(shown.view, title.text, { width, height: Math.max(height, 60), colour: shown.colour }));
  return whyLines(ui, shown, width);
}

/** Collapses consecutive empty lines: the board was drawn for a taller screen. */
const closedUp = (lines: readonly string[]): string[] =>
  lines.filter((line, i) => stripped(line).trim() !== '' || stripped(lines[i - 1] ?? '').trim() !== '');

/**
 * The rule of the entry under the cursor, explanations of the table, closed entries with reasons, and the rules of the question
 * and of the last event.
 */
function whyLines(ui: Ui, { menu, view, log, say, style, title }: ScreenModel, width: number): string[] {
  const entry = menu === null ? undefined : visible(menu, ui.typed)[ui.cursor];
  const last = log.findLast((line) => !line.quiet);
  const parts: (readonly [heading: string, about: string, rule: string])[] = [];
  if (menu !== null) parts.push([say('why.question'), menu.prompt, menu.rule]);
  if (last !== undefined) parts.push([say('why.last'), last.text, last.rule]);
  const listed = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', style.dim(heading), ...lines.flatMap((line) => wrap(line, width - 2, '  ').map((one) => `  ${one}`))];
  const closed = menu === null ? [] : shownClosed(menu).map(({ label, note, rule }) => `${label}: ${note} (${rule})`);
  const told = (heading: string, about: string, rule: string): string[] => [
    '',
    style.dim(heading),
    ...wrap(about, width - 2).map((line) => `  ${style.bold(line)}`),
    ...ruleLines(title.text, rule, width - 2, style).map((line) => `  ${line}`),
  ];
  return [
    ...(entry === undefined ? [] : told(say('why.option'), entry.label, entry.rule)),
    ...listed(say('why.here'), title.text.explain?.(view) ?? []),
    ...listed(say('why.closed'), closed),
    ...parts.flatMap((part) => told(...part)),
  ];
}

export function ruleLines(text: AnyText, ref: string, width: number, style: Style): string[] {
  const rule = ruleById(text.rulebook, ref);
  return [style.ember(ref), ...(rule === null ? [] : wrap(ruleText(rule), width))];
}
