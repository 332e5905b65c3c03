// The screen without a terminal: keys and frames as pure functions over a real game.

import { readFileSync } from 'node:fs';
import { randomBot } from '@undercroft/bots';
import { bug, readTranscript } from '@undercroft/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { listGames, titleOf, type Title } from '../src/catalog.ts';
import { pendingOf, diceFrom } from '../src/play/dice.ts';
import { keyOf, questionOf } from '../src/play/interactive.ts';
import { meant } from '../src/play/match-words.ts';
import { menuOf, type Menu } from '../src/play/menu.ts';
import { frame, type Shown } from '../src/play/screen.ts';
import { Table } from '../src/play/table.ts';
import { freshUi, press, visible, type Effect, type Key, type Standing, type Ui } from '../src/play/ui.ts';
import { playGame, recordOf } from '../src/simulate/play.ts';
import { Broken } from '../src/stop.ts';
import { stepKey } from '../src/replay/steps.ts';
import { cut, pad, stripped, styleOf, widthOf, wrap } from '../src/terminal.ts';
import { sayIn, WORDS } from '../src/words/index.ts';
import { newFolder } from './program.ts';

const say = sayIn('en');
let title: Title;
beforeAll(async () => {
  process.env['XDG_DATA_HOME'] = newFolder();
  const [game] = await listGames();
  title = await titleOf(game as NonNullable<typeof game>, 'en');
});

const newTable = (setup: object = { mode: 'micro', level: 1 }): Table => {
  const checked = title.game.checkSetup(setup);
  if (!checked.ok) throw new Error('a setup of the test is wrong');
  return Table.start(title, checked.setup, 'screen', undefined, say);
};
const key = (name: string): Key => (name.length === 1 ? { name, char: name } : { name, char: '' });

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
  standing(): Standing {
    const { table } = this;
    return {
      question: questionOf(table, say),
      menu: this.menu,
      undo: table.undoSpan === 0 ? 'none' : table.undoIsFree ? 'free' : 'ask',
      page: 10,
      refuse: { nothingToUndo: 'nothing', marks: 'marks' },
    };
  }
  press(...names: readonly string[]): void {
    for (const name of names) {
      const { ui, effect } = press(this.ui, key(name), this.standing());
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
  shown(colour = false): Shown {
    return {
      title,
      view: this.table.view(),
      menu: this.menu,
      log: this.table.log,
      status: 'status',
      ending: ['The end.'],
      colour,
      style: styleOf(colour),
      say,
    };
  }
}

describe('keys', () => {
  test('arrows and Enter, Escape one pick back, numbers', () => {
    const player = new Player(newTable());
    expect(player.menu?.entries).toHaveLength(2);
    player.press('down', 'enter');
    expect(player.menu?.trail).toHaveLength(1);
    player.press('escape');
    expect(player.menu?.trail).toHaveLength(0);
    player.press('2', 'enter', 'up', 'enter');
    expect(player.table.decisions).toBe(1);
    expect(player.effects.at(-1)).toBe('choose');
  });

  test('letters find options; a slash comes first where they are commands', () => {
    const player = new Player(newTable());
    player.press('d', 'e', 'f');
    expect(visible(player.menu as Menu, player.ui.typed)).toHaveLength(1);
    player.press('backspace', 'backspace', 'backspace');
    expect(player.ui.typed).toBe('');
    player.press('/', 'u', 'x');
    expect(visible(player.menu as Menu, player.ui.typed)).toHaveLength(0);
    player.press('enter', 'escape', 'a', 't', 'k', 'enter');
    expect(player.menu?.trail).toHaveLength(1);
  });

  test('closed acts can be looked at and not taken', () => {
    const player = new Player(newTable());
    player.press('enter', 'enter', 'end');
    expect(player.menu?.entries.at(-1)?.kind).toBe('closed');
    player.press('enter');
    expect(player.ui.notice).toBe(player.menu?.entries.at(-1)?.note);
    player.press('?');
    expect(frame(player.ui, player.shown(), { width: 80, height: 24 }).join('\n')).toContain('DLV-');
  });

  test('several of many are marked in any order and taken together', () => {
    const player = new Player(newTable());
    player.press('enter', 'enter', '2', 'enter');
    for (let n = 0; n < 40 && player.menu?.several === false; n++) player.press('enter');
    expect(player.menu?.several).toBe(true);
    const count = player.menu?.entries.length ?? 0;
    player.press('end', 'enter');
    expect(player.ui.notice).toBe('marks');
    player.press('up', 'space', 'home', 'space', 'down', 'down', 'space');
    expect(player.ui.marks).toHaveLength(3);
    expect(player.menu?.asks).toContain('3');
    expect(count).toBeGreaterThan(4);
    player.press('end', 'enter');
    expect(player.table.decisions).toBe(2);
  });

  test('undo asks past a roll, and not before', () => {
    const player = new Player(newTable());
    player.press('u');
    expect(player.ui.notice).toBe('nothing');
    player.press('enter', 'enter', 'u');
    expect(player.ui.overlay).toBe('undo');
    player.press('n');
    expect(player.table.decisions).toBe(1);
    player.press('u', 'y');
    expect([player.table.decisions, player.table.rewound]).toEqual([0, true]);
  });

  test('overlays scroll and close; Ctrl-C leaves', () => {
    const player = new Player(newTable());
    player.press('l');
    expect(player.ui.overlay).toBe('log');
    player.press('up', 'home', 'x');
    expect(player.ui.overlay).toBeNull();
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
    expect(frame(player.ui, player.shown(), { width: 80, height: 24 }).join('\n')).toContain('The end.');
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

  test('the question is on the screen, and the cursor with it', () => {
    const player = new Player(newTable());
    const text = frame(player.ui, player.shown(), { width: 80, height: 24 }).join('\n');
    expect(text).toContain(player.menu?.prompt);
    expect(text).toContain('❯ 1 ');
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
    for (const [key, text] of Object.entries(WORDS.en)) {
      for (const language of ['nl', 'ja'] as const)
        expect([key, places(WORDS[language][key as keyof typeof WORDS.en])]).toEqual([key, places(text)]);
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
    const save = JSON.parse(readFileSync(table.file, 'utf8')) as { entries: unknown[]; table: { failed: unknown } };
    expect(save.entries).toHaveLength(3);
    expect(save.table.failed).toEqual({ act: 'draw' });
  });

  test('in a simulation the record goes up to it', () => {
    const { game } = broken();
    const checked = game.checkSetup({ mode: 'micro', level: 1 });
    const setup = checked.ok ? checked.setup : {};
    expect(() => playGame(game, setup, randomBot, null, 'seed', {})).toThrow('the roof fell in');
    expect(readTranscript(recordOf(game, setup, randomBot, 'seed'))?.entries.length).toBeGreaterThan(1);
  });
});

describe('choosing by words, and dice', () => {
  test('an exact word wins over a part of a longer one', () => {
    const entry = (label: string) => ({ kind: 'option' as const, value: label, label, note: '', rule: '' });
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
    const again = diceFrom(origin, first.drawn, pendingOf(first.drawn, kept));
    expect([again.pick(6, 'b'), again.pick(6, 'a')]).toEqual([first.drawn[3]?.got, first.drawn[2]?.got]);
    expect(again.drawn).toHaveLength(4);
    expect(again.pick(6, 'a')).toBe(first.pick(6, 'a'));
  });
});
