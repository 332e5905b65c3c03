// Owns the step-by-step replay: key bindings, rendering, and the loop.

import { missing } from '@undercroft/kernel';
import { emitKeypressEvents } from 'node:readline';
import type { Title } from '../catalog.ts';
import { keyOf } from '../play/interactive.ts';
import type { Size } from '../play/screen.ts';
import type { Key } from '../play/ui.ts';
import { cut, pad, ruled, styleOf, widthOf, wrap } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import type { CourseEntry } from './course.ts';

/** The next position; null to leave. */
export function stepKey(at: number, count: number, key: Key): number | null {
  if (key.char === 'q' || key.name === 'escape' || key.name === 'ctrl-c') return null;
  const moves: Readonly<Record<string, number>> = {
    right: 1,
    down: 1,
    enter: 1,
    space: 1,
    left: -1,
    up: -1,
    backspace: -1,
    pagedown: 10,
    pageup: -10,
    home: -count,
    end: count,
  };
  return Math.max(0, Math.min(count - 1, at + (moves[key.name] ?? 0)));
}

export function stepFrame(
  title: Title,
  entries: readonly CourseEntry[],
  at: number,
  { width, height }: Size,
  colour: boolean,
  say: Say,
): string[] {
  const style = styleOf(colour);
  const entry = entries[at] ?? missing();
  const status = say('replay.at', { at: entry.at, of: entries.at(-1)?.at ?? 0 });
  const head = style.inverse(pad(cut(` ${title.text.title}`, width - widthOf(status) - 2), width - widthOf(status) - 1) + status + ' ');
  const answer =
    entry.answer === ''
      ? []
      : [...wrap(entry.question, width).map(style.dim), ...ruled(`› ${entry.answer}`, entry.rule, width, style).map(style.ember)];
  const lines = entry.lines.flatMap((line) => ruled(`${line.kind === 'chance' ? '~ ' : '  '}${line.text}`, line.rule, width, style));
  const below = [...answer, ...lines].slice(0, Math.max(6, Math.floor((height - 2) / 2)));
  const board = title.board === null ? [] : title.board.draw(entry.view, title.text, { width, height: height - 3 - below.length, colour });
  const filled = [...board, ...Array<string>(Math.max(0, height - 3 - below.length - board.length)).fill('')].slice(
    0,
    height - 3 - below.length,
  );
  return [head, ...filled, style.dim('─'.repeat(width)), ...below, style.dim(cut(say('keys.replay'), width))].map((line) =>
    cut(line, width),
  );
}

export async function stepThrough(title: Title, entries: readonly CourseEntry[], colour: boolean, say: Say): Promise<void> {
  const { stdin, stdout } = process;
  let at = 0;
  const draw = (): void => {
    const lines = stepFrame(title, entries, at, { width: stdout.columns || 80, height: stdout.rows || 24 }, colour, say);
    stdout.write(`\u001b[H${lines.map((line) => `${line}\u001b[0m\u001b[K`).join('\r\n')}`);
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  stdout.write('\u001b[?1049h\u001b[?25l\u001b[2J');
  try {
    await new Promise<void>((done) => {
      const pressed = (char: string | undefined, key: Parameters<typeof keyOf>[1]): void => {
        const next = stepKey(at, entries.length, keyOf(char, key));
        if (next === null) {
          stdin.off('keypress', pressed);
          stdout.off('resize', draw);
          done();
          return;
        }
        at = next;
        draw();
      };
      stdin.on('keypress', pressed);
      stdout.on('resize', draw);
      draw();
    });
  } finally {
    stdout.write('\u001b[?25h\u001b[?1049l');
    stdin.setRawMode(false);
    stdin.pause();
  }
}
