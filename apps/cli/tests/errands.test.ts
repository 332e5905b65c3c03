// Errands in the terminal: listed, shown with their plan, agreed to or not, and played to their end.

import { missing } from '@undercroft/kernel';
import { preferencesFor, type OpenErrand } from '@undercroft/parts';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameNamed, titleOf, type Title } from '../src/catalog.ts';
import { endedInWords, errandLines, planLines } from '../src/play/errands.ts';
import { questionOf, screenModelOf } from '../src/play/interactive.ts';
import { startOf, understand } from '../src/play/line-answers.ts';
import { menuOf } from '../src/play/menu.ts';
import { readSave } from '../src/play/save.ts';
import { frame } from '../src/play/screen.ts';
import { Table } from '../src/play/table.ts';
import { freshUi, press, type KeyContext, type Pressed, type Ui } from '../src/play/ui.ts';
import { styleOf } from '../src/terminal.ts';
import { sayIn } from '../src/words/index.ts';
import { newFolder, run, SMALL } from './program.ts';

const say = sayIn('en');
const plain = styleOf(false);
const SIZE = { width: 80, height: 40 };
let title: Title;
beforeAll(async () => {
  process.env['XDG_DATA_HOME'] = newFolder();
  title = await titleOf(await gameNamed('four-suits', say), 'en');
});

/** A campaign that its bot has played up to the first question at which such an errand is open. */
const tableAt = (isWanted: (asks: boolean) => boolean): Table => tableWith(({ asks }) => isWanted(asks === true));
function tableWith(isWanted: (errand: OpenErrand) => boolean): Table {
  const checked = title.game.checkSetup({ characters: 3 });
  if (!checked.ok) throw new Error('a setup of the test is wrong');
  const table = Table.start(title, checked.setup, 'errands', undefined, say);
  for (let left = 400; left > 0; left--) {
    const [errand] = table.errands();
    if (errand !== undefined && isWanted(errand)) return table;
    expect(table.choose(table.hint() ?? missing())).toBeNull();
  }
  throw new Error('no errand came up');
}

const contextOf = (table: Table, ui: Ui): KeyContext => {
  const question = questionOf(table, say);
  return {
    question,
    menu: question === null ? null : menuOf(question, ui.path, ui.marks),
    undo: 'none',
    follows: false,
    page: 10,
    scrollEnd: 0,
    errands: () => table.errands(),
    refuse: { nothingToUndo: '', marks: '' },
  };
};
const pressed = (table: Table, ui: Ui, char: string): Pressed =>
  press(ui, { name: char === '' ? 'enter' : char, char }, contextOf(table, ui));
const screen = (table: Table, ui: Ui): string => frame(ui, screenModelOf(table, ui, false, say), SIZE).join('\n');

describe('on the screen', () => {
  test('E lists what may be left to the game; what asks first shows its steps and is done after Enter alone', () => {
    const table = tableAt((asks) => asks);
    const [errand = missing()] = table.errands();
    const label = title.text.errands?.label(table.view(), errand) ?? missing();
    const listed = pressed(table, freshUi(questionOf(table, say)), 'E').ui;
    expect(screen(table, listed)).toContain(`1 ${label}`);
    const shown = pressed(table, listed, '1');
    expect(shown.effect.do).toBe('nothing');
    expect(screen(table, shown.ui)).toContain(say('errand.agree'));
    // Any other key leaves it.
    expect(pressed(table, shown.ui, 'x')).toMatchObject({ ui: { overlay: null, errand: null }, effect: { do: 'nothing' } });
    const { effect } = pressed(table, shown.ui, '');
    if (effect.do !== 'errand') throw new Error('Enter did not give it');
    const steps = table.plan(errand)?.steps.length ?? missing();
    const before = table.decisions;
    expect(endedInWords(table, table.carryOut(effect.errand))).toBe('');
    expect(table.decisions - before).toBeGreaterThanOrEqual(steps);
  });

  test('what does not ask is given by its number, and says why it stopped where that was not meant', () => {
    const table = tableAt((asks) => !asks);
    const listed = pressed(table, freshUi(questionOf(table, say)), 'E').ui;
    const { effect } = pressed(table, listed, '1');
    if (effect.do !== 'errand') throw new Error('the number did not give it');
    const ends = table.carryOut(effect.errand);
    expect(ends).not.toBe('');
    expect(table.errands().some(({ name, of }) => name === effect.errand.name && of === effect.errand.of)).toBe(false);
  });
});

describe('in lines', () => {
  test('e lists, e 1 gives the first, and a plan is agreed to with y alone', () => {
    const table = tableAt((asks) => asks);
    const question = questionOf(table, say);
    const state = startOf(question);
    expect(understand(state, 'e', question, say).effect).toEqual({ do: 'errands' });
    expect(understand(state, 'e 1', question, say).effect).toEqual({ do: 'errand', n: 1, agreed: false });
    const planned = { ...state, planned: 1 };
    expect(understand(planned, 'y', question, say)).toMatchObject({
      effect: { do: 'errand', n: 1, agreed: true },
      state: { planned: null },
    });
    expect(understand(planned, 'n', question, say)).toMatchObject({ effect: { do: 'list' }, state: { planned: null } });
  });

  test.each([40, 100])('list and plan fit a line of %i columns', (width) => {
    const table = tableAt((asks) => asks);
    const [errand = missing()] = table.errands();
    const plan = table.plan(errand) ?? missing();
    const lines = [...errandLines(table, table.errands(), width, say, plain), ...planLines(table, errand, plan, width, say, plain)];
    expect(lines.filter((line) => line.length > width)).toEqual([]);
    expect(lines.length).toBeGreaterThan(plan.steps.length > 0 ? 4 : 3);
  });

  test('what is set is listed by letters; a letter sets the next choice, and it is kept with the game', async () => {
    const table = tableWith((errand) => (errand.follows ?? []).length > 0);
    const [open = missing()] = preferencesFor(table.errands());
    const listed = (at: Table): string => errandLines(at, at.errands(), 100, say, plain).join('\n');
    const words = title.text.errands?.preference?.(table.view(), open) ?? missing();
    expect(listed(table)).toContain(`a ${words.of} · ${words.label}: ${words.choices[0]}`);
    const shown = pressed(table, freshUi(questionOf(table, say)), 'E').ui;
    const { effect, ui } = pressed(table, shown, 'a');
    if (effect.do !== 'prefer') throw new Error('a letter did not set it');
    expect(ui.overlay).toBe('errands');
    table.prefer(effect.open);
    expect(listed(table)).toContain(`a ${words.of} · ${words.label}: ${words.choices[1]}`);
    expect(listed(Table.resume(title, readSave(table.file, say), table.file, say))).toBe(listed(table));
    // Past the last choice comes the first.
    for (let left = open.choices.length - 1; left > 0; left--) table.prefer(open);
    expect(listed(table)).toContain(`a ${words.of} · ${words.label}: ${words.choices[0]}`);
    const question = questionOf(table, say);
    expect(understand(startOf(question), 'e a', question, say).effect).toEqual({ do: 'prefer', letter: 'a' });
  });

  test('a game that has nothing to hand over says so', async () => {
    const { out } = await run(['play', ...SMALL, '--seed', 'errands'], { folder: newFolder(), input: 'e\nq\n' });
    expect(out).toContain(say('errand.none'));
  });
});
