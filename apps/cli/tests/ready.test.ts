// Owns the proof that the terminal offers whole answers: only legal ones, only where they save picks, each at one choice.

import type { Asking, Scalar } from '@undercroft/kernel';
import { beforeAll, expect, test } from 'vitest';
import { gameNamed, titleOf, type AnyText, type Title } from '../src/catalog.ts';
import { hinted, questionOf } from '../src/play/interactive.ts';
import { answerOf, menuOf, settled, taken, type Menu, type Question } from '../src/play/menu.ts';
import { Table } from '../src/play/table.ts';
import { freshUi } from '../src/play/ui.ts';
import { sayIn } from '../src/words/index.ts';
import { newFolder } from './program.ts';

const say = sayIn('en');

/** Two items for one of three heroes, a rest, an end. */
const ACTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  use: [
    ['rope', 'lamp'],
    ['Mag', 'Jory', 'Pim'],
  ],
  rest: [['Mag', 'Jory']],
  end: [],
};

function asking(): Asking {
  const chosen: Scalar[] = [];
  const open = () => {
    const options = chosen.length === 0 ? Object.keys(ACTS) : ACTS[String(chosen[0])]?.[chosen.length - 1];
    return options === undefined
      ? null
      : { name: `pick-${chosen.length}`, kind: 'one', options, all: options, bounds: [1, 1], chosen: [], canStop: false, rule: 'R' };
  };
  return {
    decision: { acts: [], byName: new Map() },
    open,
    accepts: (value: Scalar) => open()?.options.includes(String(value)) === true,
    take: (value: Scalar) => chosen.push(value),
    odds: () => null,
    choice: () => ({ answer: chosen.join(' ') }),
    get complete() {
      return open() === null;
    },
  } as unknown as Asking;
}

const ready = (...steps: Scalar[]) => ({ key: steps.join(' '), label: steps.join('+'), steps });
function question(...answers: ReturnType<typeof ready>[]): Question {
  const text = {
    prompt: () => 'What now?',
    pick: () => 'Which?',
    act: (_view: object, _offer: object, name: string) => name,
    option: (_view: object, _offer: object, _picked: object, _pick: string, value: string) => value,
    ready: () => answers,
  } as unknown as AnyText;
  return { view: {}, offer: {} as Question['offer'], text, say, ask: asking };
}
const labels = ({ entries }: Menu): readonly string[] => entries.map(({ label }) => label);

test('whole answers come first, and one choice takes all of it', () => {
  const asked = question(ready('use', 'lamp', 'Pim'));
  const menu = menuOf(asked, []);
  expect(labels(menu)).toEqual(['use+lamp+Pim', 'use', 'rest', 'end']);
  const [first] = menu.entries;
  expect(answerOf(asked, taken(asked, [], first as Menu['entries'][number]))).toEqual({ answer: 'use lamp Pim' });
});

test('before anything is picked, whole answers answer the whole question, not its first pick', () => {
  expect(menuOf(question(ready('use', 'lamp', 'Pim')), []).asks).toBe('');
  expect(menuOf(question(), []).asks).toBe('Which?');
});

test('what is not legal, or not whole, is not offered', () => {
  expect(labels(menuOf(question(ready('use', 'rope', 'Nobody'), ready('use', 'rope'), ready('end', 'now')), []))).toEqual([
    'use',
    'rest',
    'end',
  ]);
});

test('what one option comes to is said by the ready-made answer, in its place', () => {
  expect(labels(menuOf(question({ ...ready('end'), label: 'Go home' }), []))).toEqual(['Go home', 'use', 'rest']);
});

test('an option behind which there is nothing but what is offered already is left out', () => {
  const both = question(ready('rest', 'Mag'), ready('rest', 'Jory'));
  expect(labels(menuOf(both, []))).toEqual(['rest+Mag', 'rest+Jory', 'use', 'end']);
  expect(labels(menuOf(question(ready('rest', 'Mag')), []))).toEqual(['rest+Mag', 'use', 'rest', 'end']);
});

test('after a first pick those remain that go on from it', () => {
  const asked = question(ready('use', 'lamp', 'Pim'), ready('rest', 'Mag'));
  const path = settled(asked, [{ token: 'use', auto: false }]);
  const menu = menuOf(asked, path);
  expect(labels(menu)).toEqual(['use+lamp+Pim', 'rope', 'lamp']);
  expect(menu.asks).toBe('Which?');
  expect(answerOf(asked, taken(asked, path, menu.entries[0] as Menu['entries'][number]))).toEqual({ answer: 'use lamp Pim' });
});

let title: Title;
beforeAll(async () => {
  process.env['XDG_DATA_HOME'] = newFolder();
  title = await titleOf(await gameNamed('delve', say), 'en');
});

test('a gem is spent on a die at one choice, with what it comes to said before; a hint points at it', () => {
  const checked = title.game.checkSetup({ mode: 'micro', level: 1, veteran: 0 });
  const table = Table.start(title, checked.ok ? checked.setup : {}, 'ready', undefined, say);
  let [spent, pointed] = [0, 0];
  for (let n = 0; n < 400 && !table.isOver; n++) {
    const asked = questionOf(table, say) as Question;
    const ui = freshUi(asked);
    const menu = menuOf(asked, ui.path);
    const gem = menu.entries.find(({ kind, label }) => kind === 'ready' && label.startsWith('Spend a'));
    if (gem !== undefined) {
      spent++;
      expect(gem.label).toMatch(/^Spend an? (?:ruby|emerald|sapphire) · ./);
      expect(gem.steps.length).toBeGreaterThan(2);
      const rules: Readonly<Record<string, string>> = { ruby: 'DLV-GEM-02', emerald: 'DLV-GEM-04', sapphire: 'DLV-GEM-06' };
      expect(gem.rule).toBe(rules[String(gem.steps[1])]);
      // The same when the gem is picked by hand, and while its check is.
      const spend = menu.entries.find(({ kind, value }) => kind === 'option' && value === 'spend');
      const picking = spend === undefined ? null : menuOf(asked, taken(asked, ui.path, spend));
      for (const one of picking?.pick === 'gem' ? picking.entries : [])
        if (one.kind === 'option') expect(one.rule).toBe(rules[String(one.value)]);
    }
    const entry = gem ?? menu.entries[0];
    const choice = entry === undefined ? null : answerOf(asked, taken(asked, ui.path, entry));
    const hint = table.hint();
    if (gem !== undefined && JSON.stringify(choice) === JSON.stringify(hint)) {
      pointed++;
      const { cursor, notice } = hinted(table, ui, say);
      expect([menu.entries[cursor], notice]).toEqual([gem, say('play.hint', { choice: gem.label })]);
    }
    expect(table.choose(choice ?? hint ?? { act: '' })).toBeNull();
  }
  expect(table.isOver).toBe(true);
  expect(spent).toBeGreaterThan(1);
  expect(pointed).toBeGreaterThan(0);
});
