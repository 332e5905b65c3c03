// Claims about texts of one's own in the terminal: typed on a line or by keys, suggested by number, refused with a reason.

import { begin, randomFrom, type Offer, type State, type Why } from '@undercroft/kernel';
import { standInText } from '@undercroft/testkit/stand-ins';
import { toy, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { startOf, understand } from '../src/play/line-answers.ts';
import { menuOf, type Question } from '../src/play/menu.ts';
import { freshUi, press, type Effect, type Key, type KeyContext, type Ui } from '../src/play/ui.ts';
import { sayIn } from '../src/words/index.ts';

const say = sayIn('en');
const text = standInText({
  prompt: () => 'A name',
  act: (_view: object, _offer: Offer, act: string) => act,
  pick: () => 'Which?',
  why: (_view: object, { key }: Why) => `no: ${key}`,
});

/** The question for a name; the first seat is called Ada already. */
function question(): Question {
  const { state } = begin(toy, { seats: 2, rounds: 1, named: true }, randomFrom('names'));
  const named = state.apply(0, { act: 'name', name: 'Ada' });
  expect(named.ok).toBe(true);
  return questionOf(state);
}

function questionOf(state: State<Toy>): Question {
  const [offer] = state.offers();
  const ask = (): NonNullable<ReturnType<State<Toy>['ask']>> => state.ask(1) ?? expect.fail('nobody is asked');
  return { view: state.view(1), offer: offer ?? expect.fail('nobody is asked'), text, say, ask };
}

const typed = (line: string) => understand(startOf(question()), line, question(), say);

test('on a line a text is taken as it is, a number is a suggestion, and quotes make a command a text', () => {
  expect(typed('Zoë van Dam').effect).toEqual({ do: 'choose', choice: { act: 'name', name: 'Zoë van Dam' } });
  expect(typed('1').effect).toEqual({ do: 'choose', choice: { act: 'name', name: 'Bram' } });
  expect(typed('"q"').effect).toEqual({ do: 'choose', choice: { act: 'name', name: 'q' } });
  expect(typed('q').effect).toEqual({ do: 'quit' });
});

test('on a line what may not be typed is refused with what may, and a name that is taken with its reason', () => {
  expect(typed('a name that is far too long')).toMatchObject({
    effect: { do: 'nothing' },
    lines: ['A text of 1 to 12 printable characters, please.'],
  });
  expect(typed('Ada')).toMatchObject({ effect: { do: 'nothing' }, lines: ['no: name-taken'] });
});

function pressed(...keys: readonly string[]): { readonly ui: Ui; readonly effect: Effect } {
  const asked = question();
  let ui = freshUi(asked);
  let effect: Effect = { do: 'nothing' };
  for (const name of keys) {
    const key: Key = Array.from(name).length === 1 ? { name, char: name } : { name, char: '' };
    const context: KeyContext = {
      question: asked,
      menu: menuOf(asked, ui.path),
      undo: 'none',
      follows: false,
      errands: () => [],
      page: 10,
      scrollEnd: 0,
      refuse: { nothingToUndo: '', marks: '' },
    };
    ({ ui, effect } = press(ui, key, context));
  }
  return { ui, effect };
}

test('by keys letters type, also those that are commands elsewhere; Enter takes the text', () => {
  expect(pressed('Q', 'u', ' ', 'h', 'enter').effect).toEqual({ do: 'choose', choice: { act: 'name', name: 'Qu h' } });
  expect(pressed('/', '7', '7', 'enter').effect).toEqual({ do: 'choose', choice: { act: 'name', name: '77' } });
});

test('by keys an empty line takes the suggestion under the cursor, and a digit the suggestion of its number', () => {
  expect(pressed('down', 'enter').effect).toEqual({ do: 'choose', choice: { act: 'name', name: 'ちよ' } });
  expect(pressed('1').effect).toEqual({ do: 'choose', choice: { act: 'name', name: 'Bram' } });
});

test('by keys a refused text stays, with the reason', () => {
  expect(pressed('A', 'd', 'a', 'enter').ui).toMatchObject({ typed: 'Ada', notice: 'no: name-taken' });
  expect(pressed('A', 'backspace', 'B', 'enter').effect).toEqual({ do: 'choose', choice: { act: 'name', name: 'B' } });
});
