// A table with several seats: one is the player's, bots play the others, and what they do is told as it happens.

import { randomBot } from '@undercroft/bots';
import { standInText } from '@undercroft/testkit/stand-ins';
import { toy } from '@undercroft/testkit/toy';
import { beforeAll, expect, test } from 'vitest';
import type { Title } from '../src/catalog.ts';
import { paceOf, questionOf } from '../src/play/interactive.ts';
import { readSave } from '../src/play/save.ts';
import { frame } from '../src/play/screen.ts';
import { Table } from '../src/play/table.ts';
import { freshUi } from '../src/play/ui.ts';
import { styleOf, widthOf } from '../src/terminal.ts';
import { sayIn } from '../src/words/index.ts';
import { newFolder, run } from './program.ts';

const say = sayIn('en');
const words = standInText({ title: 'Toy', event: (_, fact) => `${fact.type} happened.` });
const title: Title = {
  game: toy,
  text: words,
  board: null,
  bots: { random: randomBot },
};
beforeAll(() => {
  process.env['XDG_DATA_HOME'] = newFolder();
});

/** A table at which another seat is to decide: at first all are asked at once. */
function waitingTable(): Table {
  const table = tableAt(2);
  for (let n = 0; !table.isWaiting && n < 20; n++) table.choose(randomAnswer(table));
  return table;
}

const tableAt = (seat: number): Table => Table.start(title, { seats: 3, rounds: 2 }, 'seats', undefined, say, { seat, bot: 'random' });

/** Answers at random until the game is over. */
function playOut(table: Table): void {
  for (let n = 0; !table.isOver && n < 500; n++) {
    table.playOthers();
    const hint = table.hint() ?? randomAnswer(table);
    if (!table.isOver) expect(table.choose(hint)).toBeNull();
  }
}
function randomAnswer(table: Table) {
  if (table.offer() === null) return { act: '' };
  const ask = table.ask();
  for (let open = ask.open(); open !== null; open = ask.open()) {
    const [first] = open.options;
    if (first === undefined) ask.stop();
    else ask.take(first);
  }
  return ask.choice();
}

test.each([0, 1, 2])('the player has seat %d and is asked only there; the others play themselves', (seat) => {
  const table = tableAt(seat);
  table.playOthers();
  expect(table.offer()?.seat ?? seat).toBe(seat);
  expect(table.isWaiting).toBe(false);
  playOut(table);
  expect(table.isOver).toBe(true);
});

test('the others decide one at a time, and what each did is told', () => {
  const table = waitingTable();
  expect(table.isWaiting).toBe(true);
  let told = 0;
  let decisions = table.decisions;
  while (table.isWaiting) {
    told += table.step().length;
    decisions++;
    expect(table.decisions).toBe(decisions);
  }
  expect(told).toBeGreaterThan(0);
});

test('a saved game is gone on with on the same seat, by the same bot', () => {
  const table = tableAt(1);
  table.playOthers();
  table.choose(randomAnswer(table));
  const save = readSave(table.file, say);
  expect(save.sitting).toEqual({ seat: 1, bot: 'random' });
  const again = Table.resume(title, save, table.file, say);
  table.playOthers();
  again.playOthers();
  expect(again.state.hash()).toBe(table.state.hash());
  expect(again.view()).toEqual(table.view());
});

test('while the others play, the screen says so and has their news', () => {
  const table = waitingTable();
  const ui = freshUi(questionOf(table, say));
  const shown = {
    title,
    view: table.view(),
    menu: null,
    log: table.log,
    since: table.lastDecided,
    waiting: table.isWaiting,
    intro: [],
    pending: null,
    promise: [],
    status: '',
    ending: [],
    errands: () => [],
    plan: () => [],
    follows: false,
    colour: false,
    style: styleOf(false),
    say,
  };
  const lines = frame(ui, shown, { width: 80, height: 24 });
  expect(lines.join('\n')).toContain(say('play.others'));
  expect(lines.at(-1)).toBe(say('keys.waiting'));
  expect(lines.join('\n')).toContain('happened.');
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
});

test('lines stay as long as it takes to read them, and never too long', () => {
  const line = (text: string) => ({ at: 1, text, rule: '', quiet: false });
  expect(paceOf([line('Short.')])).toBeLessThan(paceOf([line('A line that takes somewhat longer to read.')]));
  expect(paceOf(Array.from({ length: 50 }, () => line('The same again.')))).toBe(5_000);
});

test('a seat that the table does not have, and a bot that the game does not have, are refused', async () => {
  const seat = await run(['play', 'delve', '--preset', 'micro-1', '--seat', '4'], { input: 'q\n' });
  expect([seat.code, seat.err]).toEqual([2, expect.stringContaining('There is no seat 4')]);
  const bot = await run(['play', 'delve', '--preset', 'micro-1', '--bot', 'oracle'], { input: 'q\n' });
  expect([bot.code, bot.err]).toEqual([2, expect.stringContaining('There is no bot “oracle”')]);
});
