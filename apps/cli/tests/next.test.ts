// Claims about the game that follows a finished one, in the terminal.

import { withRandom } from '@undercroft/bots';
import { randomAnswer, randomFrom } from '@undercroft/kernel';
import { textsAt } from '@undercroft/testkit/json';
import { standInText } from '@undercroft/testkit/stand-ins';
import { toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import type { Title } from '../src/catalog.ts';
import { Table } from '../src/play/table.ts';
import { freshUi, press, type KeyContext } from '../src/play/ui.ts';
import { sayIn } from '../src/words/index.ts';
import { newFolder } from './program.ts';

const say = sayIn('en');
const text = standInText({ event: () => 'It happened.', ending: () => ['Over.'] });
const title: Title = { game: toy, text, board: null, bots: withRandom({}) };

function played(setup: object): Table {
  process.env['XDG_DATA_HOME'] = newFolder();
  const table = Table.start(title, setup, 'next', undefined, say);
  const random = randomFrom('next');
  for (let n = 0; n < 400 && !table.isOver; n++) {
    table.playOthers();
    if (!table.isOver) table.choose(randomAnswer(table.ask(), random.below));
  }
  expect(table.isOver).toBe(true);
  return table;
}

test('a finished game knows the setup of the next one, with the names that players typed; before its end it knows none', () => {
  const first = Table.start(title, { seats: 2, rounds: 1, named: true }, 'next', undefined, say);
  expect(first.nextSetup).toBeNull();
  const { nextSetup, state } = played({ seats: 2, rounds: 1, named: true });
  const names = textsAt(state.view(0), 'names');
  expect(nextSetup).toMatchObject({ seats: 2, rounds: 2, named: true, carried: { names } });
  expect(names).toHaveLength(2);
  expect(played(nextSetup ?? {}).setup).toEqual(nextSetup);
  expect(played({ seats: 2, rounds: 4 }).nextSetup).toBeNull();
});

test('c goes on to the next game where there is one', () => {
  const over: Omit<KeyContext, 'follows'> = {
    question: null,
    menu: null,
    undo: 'none',
    errands: () => [],
    page: 10,
    scrollEnd: 0,
    refuse: { nothingToUndo: '', marks: '' },
  };
  const key = { name: 'c', char: 'c' };
  expect(press(freshUi(null), key, { ...over, follows: true }).effect).toEqual({ do: 'next' });
  expect(press(freshUi(null), key, { ...over, follows: false }).effect).toEqual({ do: 'nothing' });
});
