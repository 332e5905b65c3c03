// Owns the tests of what a board reckons by itself: lettering, walking by keys, telling throws apart, times and sounds.

import { missing, type ToldFact } from '@undercroft/kernel';
import { LANGUAGES } from '@undercroft/presentation';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '../src/content/cards.ts';
import { events } from '../src/events.ts';
import { cardDrawing, shownRooms } from '../src/board-model/map.ts';
import { ladderOf } from '../src/board-model/sheet.ts';
import { boardWords, words } from '../src/text/words/index.ts';
import { view } from '../src/view.ts';
import { brokenInto, LETTER, widthOf, withBreaks } from '../src/web/lettering.ts';
import { fittingName, insideOf, middleOf, nameLines, UNIT } from '../src/web/inside.ts';
import { nearest, nearestIn, WAYS } from '../src/web/roving.ts';
import { motion, sound } from '../src/web/staging.ts';
import { dieOfGem, isThrown, throws } from '../src/web/throws.ts';
import { boardWith } from './scenes.ts';

describe('a name on a card', () => {
  test('tells where its long words may be broken: no part is longer than a line, and every part is of some name', () => {
    expect(withBreaks('De nachtkaarsenmaakster', boardWords.nl.longWords).split('\u00AD')).toEqual(['De nacht', 'kaarsen', 'maakster']);
    expect(withBreaks('De pareloogsnoek', boardWords.nl.longWords)).toBe('De pareloogsnoek');
    for (const language of LANGUAGES) {
      const { longWords } = boardWords[language];
      const names = CARD_IDS.map((id) => words[language].room(id));
      for (const parts of longWords) expect(names.join(' ')).toContain(parts.join(''));
      for (const name of names) {
        const broken = withBreaks(name, longWords);
        expect(broken.replaceAll('\u00AD', '')).toBe(name);
        if (language !== 'ja') for (const word of broken.split(/[ \u00AD-]/)) expect(word.length, name).toBeLessThan(15);
      }
    }
  });
});

describe('a name in a room', () => {
  test('is one line where it fits, and never loses a word', () => {
    expect(brokenInto('Lamp Crabs', 100)).toEqual(['Lamp Crabs']);
    expect(brokenInto('Drowned Prentice', 50)).toEqual(['Drowned', 'Prentice']);
    for (const language of LANGUAGES) {
      for (const id of CARD_IDS) {
        const name = words[language].room(id);
        for (const width of [20, 46, 72, 98, 150]) {
          const lines = brokenInto(name, width);
          expect(lines.join(language === 'ja' ? '' : ' ').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
          expect(lines.length).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  test('is in as few lines as fit, even where they are not of one length', () =>
    expect(brokenInto('De vastgeroeste sluis', 72)).toEqual(['De vastgeroeste', 'sluis']));

  test('breaks Japanese into lines of the same length', () => expect(brokenInto('船底の子犬', 46)).toEqual(['船底の', '子犬']));
});

describe('what stands in a room', () => {
  const corridor = Array.from({ length: 7 }, (_, col) => ({ row: 0, col }));
  const hall = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((col) => ({ row, col })));

  test('circles and the lantern keep clear of the name, also in a corridor of one row', () => {
    const { circles, lantern } = insideOf(corridor, 2, 'Chain Walker');
    const [line] = nameLines(corridor, 'Chain Walker');
    const half = widthOf('Chain Walker') / 2;
    for (const { x } of [...circles, lantern]) expect(Math.abs(x - (line?.x ?? 0))).toBeGreaterThan(half);
  });

  test('every card leaves each circle a square of its own', () => {
    for (const id of CARD_IDS) {
      const { spots } = cardDrawing(id);
      for (const language of LANGUAGES) {
        const { circles } = insideOf(spots, Math.min(9, spots.length), words[language].room(id));
        expect(new Set(circles.map(({ x, y }) => `${x} ${y}`)).size).toBe(circles.length);
        for (const { x, y } of circles) expect(spots.some((spot) => middleOf(spot).x === x && middleOf(spot).y === y)).toBe(true);
      }
    }
  });

  test('a name in larger letters stays where it fits, and is left out where it would leave the room or hide a circle', () => {
    expect(fittingName(hall, 'Echo Well', LETTER, [])).toEqual(nameLines(hall, 'Echo Well'));
    expect(fittingName(hall, 'Echo Well', 15, []).map(({ text }) => text)).toEqual(['Echo Well']);
    expect(fittingName(hall, 'Echo Well', 60, [])).toEqual([]);
    expect(fittingName(hall, 'Echo Well', 15, [{ x: 2 * UNIT, y: 2.5 * UNIT, radius: UNIT * 0.2 }])).toEqual([]);
    expect(fittingName([{ row: 0, col: 0 }], 'Echo Well', 15, [])).toEqual([]);
  });
});

describe('a gem that is spent', () => {
  const fact = (type: string, body: object): ToldFact => ({ type, rule: 'DLV-GEM-14', body });
  test('goes to the die that it changes, or to the first of a check that is rolled again', () => {
    const spent = { gem: 'ruby', as: 'ruby', check: 1 } as const;
    const log = (...told: readonly ToldFact[]) => [{ told: [fact('gem.spent', spent), ...told] }];
    expect(dieOfGem(spent, log(fact('die.changed', { check: 1, die: 2, from: 3, to: 4 })))).toEqual({ check: 1, die: 2 });
    expect(dieOfGem(spent, log(fact('die.changed', { check: 0, die: 2, from: 3, to: 4 })))).toEqual({ check: 1, die: 0 });
    expect(dieOfGem(spent, log(fact('check.rerolled', { check: 1, dice: [1, 2] })))).toEqual({ check: 1, die: 0 });
  });
});

describe('walking by keys', () => {
  const at = (key: string, x: number, y: number) => ({ key, x, y });
  const places = [at('a', 0, 0), at('b', 10, 1), at('c', 40, 0), at('d', 0, 20)];
  const way = (key: string): readonly [number, number] => WAYS[key] ?? [0, 0];

  test('an arrow goes to the nearest place in its direction', () => {
    expect(nearestIn(places, at('', 0, 0), way('ArrowRight'))?.key).toBe('b');
    expect(nearestIn(places, at('', 0, 0), way('ArrowDown'))?.key).toBe('d');
    expect(nearestIn(places, at('', 40, 0), way('ArrowLeft'))?.key).toBe('b');
  });

  test('where nothing lies that way there is no place', () => {
    expect(nearestIn(places, at('', 0, 0), way('ArrowLeft'))).toBeNull();
    expect(nearestIn([], at('', 0, 0), way('ArrowLeft'))).toBeNull();
  });

  test('the nearest of all follows a place that is gone', () => {
    expect(nearest(places, { x: 9, y: 9 })?.key).toBe('b');
    expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
  });
});

describe('throws', () => {
  const fact = (type: string, body: object): ToldFact => ({ type, rule: 'DLV-CHECK-01', body });
  const rolled = (check: number) => fact('check.rolled', { check });
  test('a die that is re-rolled flies alone; what its check comes to waits for it, what others come to does not', () => {
    const facts = [fact('die.rerolled', { check: 0, die: 1, from: 1, to: 1 })];
    expect([isThrown(facts, 0, 0), isThrown(facts, 0, 1), isThrown(facts, 1, 1)]).toEqual([false, true, false]);
    expect([isThrown(facts, 0), isThrown(facts, 1)]).toEqual([true, false]);
  });

  test('a check that is rolled, or rolled again, throws all its dice', () => {
    for (const one of [rolled(0), fact('check.rerolled', { check: 0, dice: [1, 2] })])
      expect([isThrown([one], 0, 0), isThrown([one], 0, 1), isThrown([one], 1, 0)]).toEqual([true, true, false]);
  });

  test('nothing but rolling throws: dice that are committed, turned by a gem or taken back stay as they lie', () => {
    const thrown = Object.keys(events).filter((type) => throws({ type, rule: 'DLV-CHECK-01', body: {} }));
    expect(thrown).toEqual(['check.rolled', 'die.rerolled', 'check.rerolled']);
    expect(isThrown([fact('die.changed', { check: 0, die: 0, from: 1, to: 2 })], 0)).toBe(false);
  });
});

describe('the stage', () => {
  test('every fact has a time that is not long, and sounds are few', () => {
    const facts = Object.keys(events).map((type) => ({ type, rule: 'DLV-CHECK-01', body: {} }));
    for (const fact of facts) {
      expect(motion(fact)).toBeGreaterThanOrEqual(0);
      expect(motion(fact)).toBeLessThanOrEqual(1000);
    }
    const heard = facts.filter((fact) => sound(fact) !== null);
    expect(heard.length).toBeGreaterThan(6);
    expect(heard.length).toBeLessThan(16);
    // No sound is loud: the first parameter of zzfx is its volume.
    for (const fact of heard) expect(sound(fact)?.[0]).toBeLessThanOrEqual(0.5);
  });
});

describe('faces', () => {
  test('the drawing of every card has squares, and exits at its rim', () => {
    for (const id of CARD_IDS) {
      const { spots, exits } = cardDrawing(id);
      expect(spots.length).toBeGreaterThan(0);
      const has = (row: number, col: number): boolean => spots.some((spot) => spot.row === row && spot.col === col);
      for (const { row, col } of exits) expect(has(row, col)).toBe(true);
    }
  });

  test.each([
    ['pamphlet', ['D', '+0', '+2', 'A']],
    ['stacked', ['D', '+0', '+2', 'A+2']],
    ['web', ['D', '+0', 'A', 'A+2']],
  ] as const)('the ladder %s is shown bubble by bubble', (skillTrack, modes) => {
    const steps = ladderOf(view(boardWith({ setup: { skillTrack }, bubbles: { ATK: 3 } }), 0), 'ATK');
    expect(steps.map(({ mode }) => mode)).toEqual(modes);
    expect(steps.map(({ filled }) => filled)).toEqual([true, true, true, false]);
    expect(steps.map(({ now }) => now)).toEqual([false, false, true, false]);
  });

  test('an exit that no card prints is told apart', () => {
    const board = boardWith({
      change: ({ map }) => {
        const room = map.rooms[0] ?? missing();
        room.exits = [...room.exits, { wall: `${room.squares[4] ?? missing()}S`, state: 'joined' }];
      },
    });
    expect(shownRooms(view(board, 0))[0]?.exits.map(({ added }) => added)).toEqual([false, false, false, true]);
  });
});
