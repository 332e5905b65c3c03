// The screen without a terminal: keys and frames as pure functions over a real game.

import { randomBot } from '@undercroft/bots';
import { formOf, type FormField } from '@undercroft/presentation';
import { Asking, bug, keysOf, missing, type Act, type Json } from '@undercroft/kernel';
import { readTranscript } from '@undercroft/record';
import { name as nameField, oneOf, setupOf, wholeNumber } from '@undercroft/parts';
import { beforeAll, describe, expect, test } from 'vitest';
import { standInOffer, standInText } from '@undercroft/testkit/stand-ins';
import { gameNamed, titleOf, type Title } from '../src/catalog.ts';
import { diceFrom, unusedOutcomes } from '../src/play/dice.ts';
import { keyOf, questionOf, screenModelOf } from '../src/play/interactive.ts';
import { meant } from '../src/play/match-words.ts';
import { fieldsFor, fill, setupsOf } from '../src/play/form.ts';
import { menuOf, settled, type Menu } from '../src/play/menu.ts';
import { frame, scrollEndOf, type ScreenModel } from '../src/play/screen.ts';
import { Table } from '../src/play/table.ts';
import { freshUi, press, visible, type Effect, type Key, type KeyContext, type Ui } from '../src/play/ui.ts';
import { playGame, recordOf } from '../src/simulate/play.ts';
import { Broken } from '../src/stop.ts';
import { stepKey } from '../src/replay/steps.ts';
import { cut, pad, stripped, widthOf, wrap } from '../src/terminal.ts';
import { sayIn, WORDS } from '../src/words/index.ts';
import { newFolder, readJson } from './program.ts';

const say = sayIn('en');
let title: Title;
beforeAll(async () => {
  process.env['XDG_DATA_HOME'] = newFolder();
  title = await titleOf(await gameNamed('delve', say), 'en');
});

const newTable = (setup: object = { mode: 'micro', level: 1 }): Table => {
  const checked = title.game.checkSetup(setup);
  if (!checked.ok) throw new Error('a setup of the test is wrong');
  return Table.start(title, checked.setup, 'screen', undefined, say);
};
const key = (name: string): Key => (name.length === 1 ? { name, char: name } : { name, char: '' });

const SIZE = { width: 80, height: 24 };

/** A player at the screen: presses keys, and what they ask for is done at the table. */
class Player {
  ui: Ui;
  effects: Effect['do'][] = [];
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
    this.ui = freshUi(questionOf(table, say));
  }
  get menu(): Menu | null {
    const question = questionOf(this.table, say);
    return question === null ? null : menuOf(question, this.ui.path, this.ui.marks);
  }
  keyContext(): KeyContext {
    const { table } = this;
    return {
      question: questionOf(table, say),
      menu: this.menu,
      undo: table.undoSpan === 0 ? 'none' : table.undoIsFree ? 'free' : 'ask',
      follows: table.nextSetup !== null,
      errands: () => table.errands(),
      page: 10,
      scrollEnd: scrollEndOf(this.ui, this.shown(), SIZE),
      refuse: { nothingToUndo: 'nothing', marks: 'marks' },
    };
  }
  press(...names: readonly string[]): void {
    for (const name of names) {
      const { ui, effect } = press(this.ui, key(name), this.keyContext());
      this.ui = ui;
      this.effects.push(effect.do);
      if (effect.do === 'choose') {
        expect(this.table.choose(effect.choice)).toBeNull();
        this.ui = freshUi(questionOf(this.table, say));
      } else if (effect.do === 'undo') {
        this.table.undo();
        this.ui = freshUi(questionOf(this.table, say));
      }
    }
  }
  shown(colour = false): ScreenModel {
    return { ...screenModelOf(this.table, this.ui, colour, say), ending: ['The end.'] };
  }
}

const screenOf = (player: Player): string => frame(player.ui, player.shown(), SIZE).join('\n');

/** A decision made of acts whose picks are plain lists. */
/** An act with picks of these options; it is not suggested. */
const actOf = (name: string, picks: readonly string[][]): Act => ({
  name,
  rule: 'TNY-1',
  bare: { act: name },
  picks: picks.map((options, at) => ({ name: `pick-${at + 1}`, kind: 'one', options: () => options, bounds: () => [1, 1] })),
});
const askingOf = (acts: readonly Act[]): Asking =>
  new Asking({ name: 'camp', rule: 'TNY-1', about: [], acts, byName: new Map(acts.map((act) => [act.name, act])) }, {}, {});

describe('keys', () => {
  test('arrows and Enter, Escape one pick back, numbers', () => {
    const player = new Player(newTable());
    expect(player.menu?.entries).toHaveLength(4);
    player.press('down', 'enter');
    expect(player.table.decisions).toBe(1);
    player.press('2');
    expect(player.menu?.trail).toHaveLength(1);
    player.press('escape');
    expect(player.menu?.trail).toHaveLength(0);
    player.press('down', 'up', 'enter');
    expect(player.table.decisions).toBe(2);
    expect(player.effects.at(-1)).toBe('choose');
  });

  test('letters find options; a slash comes first where they are commands', () => {
    const player = new Player(newTable());
    player.press('d', 'e', 'f');
    expect(visible(player.menu ?? missing(), player.ui.typed)).toHaveLength(2);
    player.press(' ', 'w');
    expect(visible(player.menu ?? missing(), player.ui.typed)).toHaveLength(1);
    player.press(...Array<string>(5).fill('backspace'));
    expect(player.ui.typed).toBe('');
    player.press('/', 'u', 'x');
    expect(visible(player.menu ?? missing(), player.ui.typed)).toHaveLength(0);
    player.press('enter', 'escape', 'a', 't', 'k', 'enter');
    expect(player.table.decisions).toBe(1);
  });

  test('closed acts are counted in one line, passed over by the arrows, and told with their reasons by a question mark', () => {
    const player = new Player(newTable());
    player.press('enter', '1');
    const closed = player.menu?.entries.filter((entry) => entry.kind === 'closed') ?? [];
    const shown = closed.filter((entry) => entry.moot !== true);
    expect([closed.length, shown.length]).toEqual([3, 2]);
    expect(screenOf(player)).toContain('2 more, not now (?)');
    for (const { label } of shown) expect(screenOf(player)).not.toContain(label);
    player.press('end');
    expect(visible(player.menu ?? missing(), '')[player.ui.cursor]?.kind).toBe('option');
    player.press('?');
    for (const { label, note } of shown) expect(screenOf(player)).toContain(`${label}: ${note}`);
    expect(screenOf(player)).toContain('DLV-');
  });

  test('an act that is alone is gone through to its first pick; one that leaves nothing to pick is shown', () => {
    const words = standInText({});
    const pathOf = (...acts: ReturnType<typeof actOf>[]) =>
      settled({ view: {}, offer: standInOffer(), text: words, say, ask: () => askingOf(acts) }, []).map(({ token }) => token);
    expect(pathOf(actOf('roll', [['a', 'b']]))).toEqual(['roll']);
    expect(pathOf(actOf('roll', [['a'], ['b', 'c']]))).toEqual(['roll', 'a']);
    expect(pathOf(actOf('roll', [['a']]))).toEqual([]);
    expect(pathOf(actOf('go-on', []))).toEqual([]);
    expect(pathOf(actOf('roll', [['a', 'b']]), actOf('leave', []))).toEqual([]);
  });

  test('an option says what is taken with it because there is nothing else', () => {
    const words = standInText({ act: (_view, _offer, name) => name, option: (_view, _offer, _picked, _pick, value) => String(value) });
    const acts = [actOf('play', [['The Moth'], ['Mag']]), actOf('use', [['Sack'], ['Mag', 'Jory']]), actOf('end', [])];
    const menu = menuOf({ view: {}, offer: standInOffer(), text: words, say, ask: () => askingOf(acts) }, []);
    expect(menu.entries.map(({ label }) => label)).toEqual(['play · The Moth · Mag', 'use · Sack', 'end']);
  });

  test('of a pick that grows, each step knows what was taken before it', () => {
    const player = new Player(newTable());
    player.press('enter', '2', 'enter');
    expect(player.menu?.asks).toContain('square 2 of');
    player.press('enter');
    expect(player.menu?.asks).toContain('square 3 of');
  });

  test('a letter with which an option begins finds it, a capital is the command, and so is a letter after words that fit nothing', () => {
    const player = new Player(newTable());
    player.press('enter', '1');
    expect(visible(player.menu ?? missing(), '').some(({ label }) => label.startsWith('D'))).toBe(true);
    player.press('d');
    expect([player.ui.typed, screenOf(player).includes(say('keys.typing'))]).toEqual(['d', true]);
    player.press('escape', 'l');
    expect(player.ui.overlay).toBe('log');
    player.press('x', 'K');
    expect(player.ui.overlay).toBe('keys');
    player.press('x', '/', 'z', 'z', 'z');
    expect([player.ui.typed, visible(player.menu ?? missing(), player.ui.typed).length]).toEqual(['zzz', 0]);
    player.press('l');
    expect([player.ui.overlay, player.ui.typed]).toEqual(['log', '']);
  });

  test('several of many are marked in any order and taken together', () => {
    const player = new Player(newTable());
    player.press('enter', '2');
    for (let n = 0; n < 40 && player.menu?.several === false; n++) player.press('enter');
    expect(player.menu?.several).toBe(true);
    const count = player.menu?.entries.length ?? 0;
    player.press('end', 'enter');
    expect(player.ui.notice).toBe('marks');
    player.press('up', 'space', 'home', 'space', 'down', 'down', 'space');
    expect(player.ui.marks).toHaveLength(3);
    expect(player.menu?.asks).toContain('3');
    expect(count).toBeGreaterThan(4);
    player.press('enter');
    expect(player.table.decisions).toBe(2);
  });

  test('Enter marks of several until they are enough, and is then done', () => {
    const player = new Player(newTable());
    player.press('enter', '2');
    for (let n = 0; n < 40 && player.menu?.several === false; n++) player.press('enter');
    player.press('enter', 'enter');
    expect([player.ui.marks.length, player.ui.notice]).toEqual([1, 'marks']);
    player.press('down', 'enter', 'down', 'enter');
    expect([player.ui.marks.length, player.table.decisions]).toEqual([3, 1]);
    player.press('enter');
    expect(player.table.decisions).toBe(2);
  });

  test('undo asks past a roll, and not before', () => {
    const player = new Player(newTable());
    player.press('u');
    expect(player.ui.notice).toBe('nothing');
    player.press('enter', 'u');
    expect(player.ui.overlay).toBe('undo');
    player.press('n');
    expect(player.table.decisions).toBe(1);
    player.press('u', 'y');
    expect([player.table.decisions, player.table.rewound]).toEqual([0, true]);
  });

  test('an overlay scrolls by lines and pages, stops at its ends, and closes', () => {
    const player = new Player(newTable());
    for (let n = 0; n < 300 && player.table.log.length < 60; n++) player.press('enter');
    /** Without the title and the keys. */
    const body = () => frame(player.ui, player.shown(), SIZE).slice(1, -1);
    player.press('l');
    expect(player.ui.overlay).toBe('log');
    const end = body();
    player.press('down', 'pagedown', 'end');
    expect(body()).toEqual(end);
    player.press('up');
    expect(body().slice(1)).toEqual(end.slice(0, -1));
    player.press('up', 'down', 'down');
    expect(body()).toEqual(end);
    player.press('home');
    const top = body();
    expect(top[0]).toContain(player.table.log[0]?.text.slice(0, 20));
    player.press('up', 'pageup');
    expect(body()).toEqual(top);
    player.press('down');
    expect(body().slice(0, -1)).toEqual(top.slice(1));
    player.press('up', 'pagedown');
    expect(body()[0]).not.toBe(top[0]);
    player.press('x');
    expect([player.ui.overlay, player.ui.scroll]).toEqual([null, 0]);
  });

  test('Ctrl-C leaves, and keys have names', () => {
    const player = new Player(newTable());
    player.press('ctrl-c');
    expect(player.effects.at(-1)).toBe('quit');
    expect(keyOf('\u0003', { ctrl: true, name: 'c' })).toEqual({ name: 'ctrl-c', char: '' });
    expect(keyOf('\r', { name: 'return' })).toEqual({ name: 'enter', char: '' });
    expect([stepKey(0, 9, key('left')), stepKey(0, 9, key('right')), stepKey(3, 9, key('end')), stepKey(3, 9, key('q'))]).toEqual([
      0,
      1,
      8,
      null,
    ]);
  });

  test('a whole game by Enter alone', () => {
    const player = new Player(newTable());
    for (let n = 0; n < 5000 && !player.table.isOver; n++) player.press('enter');
    expect(player.table.isOver).toBe(true);
    expect(screenOf(player)).toContain('The end.');
    player.press('r', 'a', 'n');
    expect(player.effects.slice(-3)).toEqual(['replay', 'again', 'new']);
  });
});

describe('frames', () => {
  test.each([
    [80, 24],
    [120, 40],
    [40, 12],
    [200, 60],
  ])('fill %d by %d exactly, with and without colours, all along a game', (width, height) => {
    const player = new Player(newTable());
    for (let n = 0; n < 60 && !player.table.isOver; n++) {
      for (const colour of [false, true]) {
        const lines = frame(player.ui, player.shown(colour), { width, height });
        expect(lines).toHaveLength(height);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        if (!colour) expect(lines.map(stripped)).toEqual(lines);
      }
      player.press(n % 3 === 0 ? 'l' : 'enter');
      if (player.ui.overlay !== null) player.press('x', 'enter');
    }
  });

  test.each([
    [80, 24],
    [120, 40],
  ])(
    'the board stands still while a place for a room is picked, shows it, and does not cut the card of the room: %d by %d',
    (width, height) => {
      const player = new Player(newTable());
      player.press('enter', '1', 'enter');
      const lines = () => frame(player.ui, player.shown(), { width, height });
      /** In which line the key of the map stands, and whether the map is drawn in shades or with walls. */
      const style = () => [lines().findIndex((line) => line.startsWith('@ you')), lines().join('').includes('▓▓')];
      const before = style();
      expect(before[0]).toBeGreaterThan(4);
      const seen = new Set<string>();
      player.press('2');
      for (const move of ['down', 'down', 'down', 'down', 'enter', 'down']) {
        player.press(move);
        expect(style()).toEqual(before);
        expect(lines().join('\n')).toMatch(/\+ *\+/);
        for (const label of ['▴1', '▾2']) expect(lines().join('\n')).toContain(label);
        seen.add(
          lines()
            .map((line) => line.slice(0, Math.floor(width * 0.47)))
            .join('\n'),
        );
      }
      expect(seen.size).toBeGreaterThan(2);
    },
  );

  test('the question is on the screen, and the cursor with it', () => {
    const player = new Player(newTable());
    const text = frame(player.ui, player.shown(), { width: 80, height: 24 }).join('\n');
    expect(text).toContain(player.menu?.prompt);
    expect(text).toContain('❯ 1 ');
  });

  test.each([
    [80, 24],
    [120, 40],
    [60, 20],
  ])('the promise of the dice is on the screen before the first decision, and behind D at any time: %d by %d', (width, height) => {
    const checked = title.game.checkSetup({ mode: 'micro', level: 1 });
    const player = new Player(Table.start(title, checked.ok ? checked.setup : {}, undefined, undefined, say));
    const { origin } = player.table.dice;
    const commitment = origin.kind === 'sealed' ? origin.commitment : 'none';
    // A narrow column breaks it.
    const joined = () =>
      frame(player.ui, player.shown(), { width, height })
        .map((line) => line.replace(/^.*│ /, '').trim())
        .join('');
    expect(joined()).toContain(commitment);
    player.press('enter');
    expect(joined()).not.toContain(commitment);
    player.press('D');
    expect(joined()).toContain(commitment);
    expect(joined()).toContain(origin.kind === 'sealed' ? origin.nonce : 'none');
  });

  test('what a newcomer has to know is on the screen until the first encounter', () => {
    const player = new Player(newTable());
    const [first = ''] = title.text.intro ?? [];
    const start = first.slice(0, 30);
    expect([player.table.intro.length, screenOf(player).includes(start)]).toEqual([3, true]);
    player.press('enter', '1');
    expect([player.table.decisions, screenOf(player).includes(start)]).toEqual([2, true]);
    player.press('enter');
    expect([player.table.decisions, screenOf(player).includes(start)]).toEqual([3, false]);
  });

  test('bookkeeping is in the log and not beside the board', () => {
    const player = new Player(newTable());
    for (let n = 0; n < 5000 && !player.table.isOver; n++) {
      player.press('enter');
      const { log } = player.shown();
      const last = log.at(-1);
      if (last?.quiet === true) expect(screenOf(player)).not.toContain(last.text);
    }
    expect(player.table.log.some((line) => line.quiet)).toBe(true);
    player.press('l', 'home');
    const quiet = player.table.log.find((line) => line.quiet);
    expect(frame(player.ui, player.shown(), { width: 200, height: 400 }).join('\n')).toContain(quiet?.text);
  });

  test('the card in play is explained by a question mark', () => {
    const player = new Player(newTable());
    player.press('enter', '1', 'enter', '?');
    const explained = title.text.explain?.(player.table.view()) ?? [];
    expect(explained.length).toBeGreaterThan(1);
    const text = frame(player.ui, player.shown(), { width: 200, height: 60 }).join('\n');
    for (const line of explained) expect(text).toContain(line);
  });

  test('a window in which nothing can be read says so', () => {
    const player = new Player(newTable());
    for (const size of [
      { width: 39, height: 20 },
      { width: 80, height: 11 },
    ]) {
      const lines = frame(player.ui, player.shown(), size);
      expect(lines).toHaveLength(size.height);
      expect(lines.join(' ')).toContain('too small');
    }
  });
});

describe('text in a terminal', () => {
  test('wide characters count as two', () => {
    expect([widthOf('abc'), widthOf('ダイス'), widthOf('\u001b[1mx\u001b[22m'), widthOf('e\u0301')]).toEqual([3, 6, 1, 1]);
    expect(pad('ダ', 4)).toBe('ダ  ');
    expect(cut('ダイスを振る', 7)).toBe('ダイス…');
    expect(wrap('ダイスを振る。', 8).every((line) => widthOf(line) <= 8)).toBe(true);
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  });

  test('words in all languages have the same places for what is filled in', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    for (const key of keysOf(WORDS.en)) {
      for (const language of ['nl', 'ja'] as const) expect([key, places(WORDS[language][key])]).toEqual([key, places(WORDS.en[key])]);
    }
  });
});

test('the lines about keys fit a terminal of 80 columns', () => {
  for (const words of Object.values(WORDS)) {
    for (const [key, text] of Object.entries(words)) {
      if (key.startsWith('keys.')) expect([text, widthOf(text) <= 80]).toEqual([text, true]);
      if (key === 'play.keys') for (const line of text.split('\n')) expect([line, widthOf(line) <= 78]).toEqual([line, true]);
    }
  }
});

describe('a bug in the rules', () => {
  const broken = (): Title => {
    const event = { apply: () => bug('the roof fell in') };
    return { ...title, game: { ...title.game, events: { ...title.game.events, 'card.drawn': event } } };
  };

  test('stops the table, and the save holds the game and the answer that showed it', () => {
    const checked = title.game.checkSetup({ mode: 'micro', level: 1 });
    const table = Table.start(broken(), checked.ok ? checked.setup : {}, 'bug', undefined, say);
    table.choose({ act: 'create', first: 'ATK', second: 'WIT' });
    table.choose({ act: 'automatic' });
    expect(() => table.choose({ act: 'draw' })).toThrow(Broken);
    const save = readJson(table.file);
    expect(save.entries).toHaveLength(3);
    expect(save.table).toMatchObject({ failed: { act: 'draw' } });
  });

  test('in a simulation the record goes up to it', () => {
    const { game } = broken();
    const checked = game.checkSetup({ mode: 'micro', level: 1 });
    const setup = checked.ok ? checked.setup : {};
    expect(() => playGame(game, setup, [randomBot], null, 'seed', {})).toThrow('the roof fell in');
    expect(readTranscript(recordOf(game, setup, [randomBot], 'seed'))?.entries.length).toBeGreaterThan(1);
  });
});

describe('what to play', () => {
  test('a few named setups first, the others behind one more entry, then one of one’s own', () => {
    const { first, more } = setupsOf(title.text, null, say);
    expect(first).toHaveLength(8);
    expect(first.at(-2)?.label).toContain(String(title.text.presets.length - 6));
    expect(first.at(-1)?.label).toBe(say('form.own'));
    expect(more.map(({ label }) => label)).toEqual([...title.text.presets.slice(6).map(({ label }) => label), say('form.own')]);
    expect(first.slice(0, 6).every(({ help }) => help !== '')).toBe(true);
    expect(setupsOf(title.text, 'game.json', say).first[0]?.label).toBe(say('form.resume'));
  });

  test('a named setup asks what is always asked, unless it says so itself', () => {
    const asked = (key: string, given: object = {}) =>
      fieldsFor(
        title.text,
        title.text.presets.find((preset) => preset.key === key),
        given,
      ).map((field) => field.key);
    expect(asked('micro-1')).toEqual(['packs', 'hero', 'area']);
    expect(asked('mini-boss', { hero: 'Wren' })).toEqual(['area']);
    expect(asked('none')).toEqual(title.text.form.map((field) => field.key));
  });

  test('what depends on another answer is asked only with it, and what is repeated once for each', async () => {
    const { fields, check: checkSetup } = setupOf('TOY-1')
      .field('mode', 'TOY-2', oneOf(['short', 'long']), 'short')
      .field('players', 'TOY-3', oneOf([1, 2, 3]), 2)
      .when('rounds', 'TOY-4', wholeNumber(1, 20), 9, { field: 'mode', is: ['long'], otherwise: null, key: 'only-long' })
      .each('names', 'TOY-5', nameField(8), (at) => `Seat ${at + 1}`, 'players')
      .done();
    const words = { fields: {}, option: (_key: string, value: unknown) => String(value) };
    const form = formOf(fields, words, { names: { initial: '', each: { of: 'players', label: (at) => `name ${at + 1}` } } });
    const text = { ...title.text, form };
    const answered = async (answers: readonly Json[]): Promise<readonly [asked: readonly string[], setup: object | null]> => {
      const asked: string[] = [];
      const left = [...answers];
      const ask = async (field: FormField): Promise<Json | undefined> => {
        asked.push(field.label);
        return left.shift();
      };
      return [asked, await fill({ ...title.game, checkSetup }, text, {}, fieldsFor(text, undefined, {}), say, ask)];
    };
    expect(await answered(['short', 2, 'Ada', 'Ben'])).toEqual([
      ['mode', 'players', 'name 1', 'name 2'],
      { mode: 'short', players: 2, rounds: null, names: ['Ada', 'Ben'] },
    ]);
    expect(await answered(['long', 1, 4, 'Ada'])).toEqual([
      ['mode', 'players', 'rounds', 'name 1'],
      { mode: 'long', players: 1, rounds: 4, names: ['Ada'] },
    ]);
    expect((await answered(['short', 3, 'Ada']))[1]).toBeNull();
  });
});

describe('choosing by words, and dice', () => {
  test('an exact word wins over a part of a longer one', () => {
    const entry = (label: string) => ({ kind: 'option' as const, value: label, steps: [label], label, note: '', rule: '' });
    const entries = ['oar', 'oar shield', 'cork'].map(entry);
    expect(meant(entries, 'oar')).toMatchObject({ label: 'oar' });
    expect(meant(entries, 'shield')).toMatchObject({ label: 'oar shield' });
    expect(meant(entries, 'o')).toHaveLength(3);
    expect(meant(entries, '3')).toMatchObject({ label: 'cork' });
  });

  test('what was drawn and taken back comes again, then the dice go on', () => {
    const origin = { kind: 'seed', seed: 's' } as const;
    const first = diceFrom(origin);
    for (let n = 0; n < 4; n++) first.pick(6, n % 2 === 0 ? 'a' : 'b');
    const kept = first.drawn.slice(0, 2);
    const again = diceFrom(origin, first.drawn, unusedOutcomes(first.drawn, kept));
    expect([again.pick(6, 'b'), again.pick(6, 'a')]).toEqual([first.drawn[3]?.got, first.drawn[2]?.got]);
    expect(again.drawn).toHaveLength(4);
    expect(again.pick(6, 'a')).toBe(first.pick(6, 'a'));
  });
});
