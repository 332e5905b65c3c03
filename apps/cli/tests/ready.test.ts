// Owns the proof that the terminal offers what is suggested: in its order, each at one choice, in words of the game or plain ones.

import { missing, Asking, decision, type AnyDecision } from '@undercroft/kernel';
import { standInOffer, standInText } from '@undercroft/testkit/stand-ins';
import type { Tiny } from '@undercroft/testkit/tiny';
import { beforeAll, expect, test } from 'vitest';
import { gameNamed, titleOf, type Title } from '../src/catalog.ts';
import { hinted, questionOf } from '../src/play/interactive.ts';
import { answerOf, menuOf, settled, taken, type Menu, type Question } from '../src/play/menu.ts';
import { Table } from '../src/play/table.ts';
import { freshUi } from '../src/play/ui.ts';
import { sayIn } from '../src/words/index.ts';
import { newFolder } from './program.ts';

const say = sayIn('en');

const [ITEMS, HEROES] = [
  ['rope', 'lamp'],
  ['Mag', 'Jory', 'Pim'],
] as const;

/** Two items for one of three heroes, a rest, an end; of these, some answers are suggested. */
function deciding(...suggested: readonly string[]): AnyDecision {
  const rank = (_board: object, answer: object): readonly number[] | null => {
    const at = suggested.indexOf(Object.values(answer).join(' '));
    return at < 0 ? null : [at];
  };
  return decision<Tiny>()('camp', 'TNY-1')
    .act('use', 'TNY-1', (a) => a.pick('item', () => ITEMS).pick('who', () => HEROES), { rank })
    .act('rest', 'TNY-1', (a) => a.pick('who', () => HEROES.slice(0, 2)), { rank })
    .act('end', 'TNY-1', { rank })
    .done();
}

function question(...suggested: readonly string[]): Question {
  const text = standInText({
    prompt: () => 'What now?',
    pick: () => 'Which?',
    act: (_view, _offer, name) => name,
    option: (_view, _offer, _picked, _pick, value) => String(value),
    answer: (_view, _offer, { steps }) => (steps[0] === 'end' ? { label: 'Go home' } : null),
  });
  const of = deciding(...suggested);
  return { view: {}, offer: standInOffer(), text, say, ask: () => new Asking(of, { seats: 1, log: [], over: false }, {}) };
}
const labels = ({ entries }: Menu): readonly string[] => entries.map(({ label }) => label);

test('suggested answers come first, in their order, and one choice takes all of it', () => {
  const asked = question('use lamp Pim', 'rest Jory');
  const menu = menuOf(asked, []);
  expect(labels(menu)).toEqual(['use · lamp · Pim', 'rest · Jory', 'use', 'rest', 'end']);
  const [first] = menu.entries;
  expect(answerOf(asked, taken(asked, [], first ?? missing()))).toEqual({ act: 'use', item: 'lamp', who: 'Pim' });
});

test('before anything is picked, suggested answers answer the whole question, not its first pick', () => {
  const path = settled(question(), [{ token: 'use', auto: true }]);
  expect(menuOf(question('use lamp Pim'), path).asks).toBe('');
  expect(menuOf(question(), path).asks).toBe('Which?');
});

test('what one option comes to is said by the suggested answer, in its place', () => {
  expect(labels(menuOf(question('end'), []))).toEqual(['Go home', 'use', 'rest']);
});

test('an option behind which there is nothing but what is offered already is left out', () => {
  expect(labels(menuOf(question('rest Mag', 'rest Jory'), []))).toEqual(['rest · Mag', 'rest · Jory', 'use', 'end']);
  expect(labels(menuOf(question('rest Mag'), []))).toEqual(['rest · Mag', 'use', 'rest', 'end']);
});

test('after a first pick those remain that go on from it', () => {
  const asked = question('use lamp Pim', 'rest Mag');
  const path = settled(asked, [{ token: 'use', auto: false }]);
  const menu = menuOf(asked, path);
  expect(labels(menu)).toEqual(['use · lamp · Pim', 'rope', 'lamp']);
  expect(menu.asks).toBe('Which?');
  expect(answerOf(asked, taken(asked, path, menu.entries[0] ?? missing()))).toEqual({ act: 'use', item: 'lamp', who: 'Pim' });
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
    const asked = questionOf(table, say) ?? missing();
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
