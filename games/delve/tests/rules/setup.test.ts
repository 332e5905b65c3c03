// Owns the tests of DLV-SETUP: what a game needs, in which order it is prepared, and the character and area it begins with.

import { missing } from '@undercroft/kernel';
import { allAnswers } from '@undercroft/parts';
import { check, dice, draws, openScene, refused, scripted } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Skill } from '../../src/content/types.ts';
import { DICE } from '../../src/pieces/dice.ts';
import { checkSetup } from '../../src/setup.ts';
import { available, type Board } from '../../src/state.ts';
import { roundIn, together, wholeGame } from '../scenes.ts';

/** Nine cards of BRN, as chance chooses them level by level, and the level 2 card that joins the impending deck. */
const CHOSEN = ['BRN-101', 'BRN-102', 'BRN-103', 'BRN-201', 'BRN-202', 'BRN-203', 'BRN-301', 'BRN-302', 'BRN-B01'] as const;
const cards = draws(...CHOSEN);
const create = (first: 'ATK' | 'DEF', second: 'AGL' | 'WIT') => ({ act: 'create', first, second }) as const;
const automatic = { act: 'automatic' } as const;

const problemOf = (raw: object) => {
  const checked = checkSetup(raw);
  return checked.ok ? null : { field: checked.problem.field, rule: checked.problem.rule };
};
const gems = ({ hero }: Board) => ({
  ruby: available(hero.gems.ruby),
  emerald: available(hero.gems.emerald),
  sapphire: available(hero.gems.sapphire),
});

describe('materials', () => {
  test('[DLV-SETUP-01] a game without a pack of encounter cards, with an unknown one or with one twice is refused', () => {
    for (const packs of [[], ['XYZ'], ['BRN', 'BRN'], 'BRN'])
      expect(problemOf({ packs }), JSON.stringify(packs)).toEqual({ field: 'packs', rule: 'DLV-SETUP-01' });
    for (const packs of [['BRN'], ['QUI'], ['TAL', 'BRN']]) expect(problemOf({ packs })).toBeNull();
  });

  test('[DLV-SETUP-01] three six-sided dice are enough: no check and no entrance rolls more of them, and all have six sides', () => {
    expect(Math.max(...Object.values(DICE).map((mode) => mode.dice))).toBe(3);
    const course = openScene(wholeGame(), scripted([...CHOSEN, 4, 1, 6]));
    course.apply(0, create('ATK', 'WIT'));
    const rolls = course.facts.flatMap((fact) => (fact.type === 'chance' && fact.body.stream === 'entrance' ? [fact.body.n] : []));
    expect(rolls).toEqual([6, 6, 6]);
  });

  test('[DLV-SETUP-02] however many dice a round needs, they can be rolled together: nine for three checks in mode D', () =>
    check(
      roundIn('TAL-305', { bubbles: { ATK: 1, DEF: 1 }, gems: { ruby: 1 } }),
      [together, dice(1, 2, 3, 4, 5, 6, 6, 5, 4)],
      [
        ['check.rolled', { check: 0, dice: [1, 2, 3] }],
        ['check.rolled', { check: 1, dice: [4, 5, 6] }],
        ['check.rolled', { check: 2, dice: [6, 5, 4] }],
      ],
      ({ encounter }) => encounter?.checks.every((one) => one.state === 'rolled') === true,
    ));
});

describe('order', () => {
  test('[DLV-SETUP-03] materials, character, map, encounter deck, first draw: in this order and no other', () =>
    check(
      wholeGame(),
      [
        cards,
        refused({ act: 'automatic' }, { pick: 'act', decision: 'create' }),
        refused({ act: 'draw' }, { pick: 'act', decision: 'create' }),
        create('ATK', 'WIT'),
        dice(4, 1, 6),
        refused({ act: 'draw' }, { pick: 'squares', decision: 'draw-entrance' }),
        automatic,
        draws('BRN-201', 'BRN-103'),
        { act: 'draw' },
      ],
      [
        ['cards.chosen', { level: 1, cards: ['BRN-101', 'BRN-102', 'BRN-103'] }],
        ['cards.chosen', { level: 'B', cards: ['BRN-B01'] }],
        ['hero.named'],
        ['skill.trained'],
        ['skill.trained'],
        ['hero.equipped'],
        ['entrance.rolled', { dice: [4, 1, 6] }],
        ['entrance.drawn'],
        ['decks.built', { impending: 3, future: 6 }],
        ['unique.added', { card: 'BRN-201' }],
        ['deck.shuffled', { cards: 4 }],
        ['card.drawn', { card: 'BRN-103' }],
      ],
    ));

  test('[DLV-SETUP-03] whatever is not a setup is refused before anything is prepared', () => {
    for (const raw of [null, 'full', []])
      expect(checkSetup(raw)).toMatchObject({ ok: false, problem: { field: 'setup', rule: 'DLV-SETUP-03' } });
    expect(checkSetup({ seed: 1 })).toMatchObject({ ok: false, problem: { field: 'seed', rule: 'DLV-SETUP-03', key: 'unknown-field' } });
  });

  test('[DLV-SETUP-03] an unknown field is refused even if every object has something of that name', () => {
    for (const field of ['toString', 'constructor', '__proto__']) {
      const raw: unknown = JSON.parse(`{"${field}": 1}`);
      expect(checkSetup(raw), field).toMatchObject({ ok: false, problem: { field, rule: 'DLV-SETUP-03', key: 'unknown-field' } });
    }
  });
});

describe('names', () => {
  test('[DLV-SETUP-04, DLV-SETUP-13] the character and the area get the names that were given, told first of all and kept with the map', () =>
    check(
      wholeGame({ hero: ' Ada Sable ', area: ' The Salt Stair ' }),
      [cards],
      [['hero.named', { hero: 'Ada Sable', area: 'The Salt Stair' }, 'DLV-SETUP-04']],
      (board, state) => {
        expect(board.setup).toMatchObject({ hero: 'Ada Sable', area: 'The Salt Stair' });
        expect(state.view(0).setup.area).toBe('The Salt Stair');
      },
    ));

  test('[DLV-SETUP-05] a name has 1 to 40 characters after trimming', () => {
    for (const hero of ['', '   ', '\t\n', 'x'.repeat(41), 7])
      expect(problemOf({ hero }), JSON.stringify(hero)).toEqual({ field: 'hero', rule: 'DLV-SETUP-05' });
    for (const hero of ['x', ' x ', 'x'.repeat(40), `  ${'x'.repeat(40)}  `, '𝔛'.repeat(40)])
      expect(problemOf({ hero }), JSON.stringify(hero)).toBeNull();
  });

  test('[DLV-SETUP-13] an area without a name is refused', () => {
    for (const area of ['', '  ', 'x'.repeat(41)])
      expect(problemOf({ area }), JSON.stringify(area)).toEqual({ field: 'area', rule: 'DLV-SETUP-13' });
    expect(problemOf({ area: 'x' })).toBeNull();
  });

  test('[DLV-SETUP-05] the name has no effect on play: the same answers and dice give the same events and the same offers', () => {
    const played = (hero: string) => {
      const course = openScene(wholeGame({ hero }), scripted([...CHOSEN, 4, 1, 6, 'BRN-201', 'BRN-103']));
      const offers = [create('ATK', 'WIT'), automatic, { act: 'draw' }].map((choice) => {
        course.apply(0, choice);
        return course.state.legal(0)?.options;
      });
      return { offers, facts: course.facts.filter((fact) => fact.type !== 'hero.named') };
    };
    expect(played('Zed')).toEqual(played('Ada, with a much longer name'));
  });
});

describe('character', () => {
  test('[DLV-SETUP-06] before anything is chosen the D bubble of all four skills is filled, and no other', () =>
    check(wholeGame(), [cards], [], ({ hero }) => expect(hero.bubbles).toEqual({ ATK: 1, DEF: 1, AGL: 1, WIT: 1 })));

  test('[DLV-SETUP-07] one experience goes to ATK or to DEF, to exactly one of them and to nothing else', () =>
    check(
      wholeGame(),
      [
        cards,
        refused({ act: 'create', first: 'AGL', second: 'WIT' }, { rule: 'DLV-SETUP-07', pick: 'first', legal: ['ATK', 'DEF'] }),
        refused({ act: 'create', first: ['ATK', 'DEF'], second: 'WIT' }, { rule: 'DLV-SETUP-07', pick: 'first' }),
        refused({ act: 'create', second: 'WIT' }, { rule: 'DLV-SETUP-07', pick: 'first' }),
        create('DEF', 'WIT'),
        dice(1, 1, 1),
      ],
      [['skill.trained', { skill: 'DEF', bubbles: 2 }, 'DLV-SKILL-04']],
      ({ hero }) => expect(hero.bubbles).toMatchObject({ ATK: 1, DEF: 2 }),
    ));

  test('[DLV-SETUP-08] one experience goes to AGL or to WIT, to exactly one of them and to nothing else', () =>
    check(
      wholeGame(),
      [
        cards,
        refused({ act: 'create', first: 'DEF', second: 'ATK' }, { rule: 'DLV-SETUP-08', pick: 'second', legal: ['AGL', 'WIT'] }),
        refused({ act: 'create', first: 'DEF', second: 'DEF' }, { rule: 'DLV-SETUP-08', pick: 'second' }),
        create('DEF', 'AGL'),
        dice(1, 1, 1),
      ],
      [
        ['skill.trained', { skill: 'DEF' }],
        ['skill.trained', { skill: 'AGL', bubbles: 2 }, 'DLV-SKILL-04'],
      ],
      ({ hero }) => expect(hero.bubbles).toMatchObject({ AGL: 2, WIT: 1 }),
    ));

  test('[DLV-SETUP-09] there are exactly four starting builds; the two chosen skills roll two dice in mode +0, the others three in mode D', () => {
    const opened = openScene(wholeGame(), scripted(CHOSEN));
    const { choices } = allAnswers(() => opened.state.ask(0) ?? missing(), 99);
    expect(choices).toEqual([create('ATK', 'AGL'), create('ATK', 'WIT'), create('DEF', 'AGL'), create('DEF', 'WIT')]);
    for (const choice of choices) {
      const { board } = check(wholeGame(), [cards, choice, dice(1, 1, 1)], []);
      const chosen = (skill: Skill) => skill === choice['first'] || skill === choice['second'];
      for (const skill of ['ATK', 'DEF', 'AGL', 'WIT'] as const)
        expect(board.hero.bubbles[skill], `${skill} of ${JSON.stringify(choice)}`).toBe(chosen(skill) ? 2 : 1);
    }
  });

  test('[DLV-SETUP-09] a chosen skill is rolled in mode +0 and one that was not chosen in mode D', () =>
    check(
      wholeGame({ mode: 'micro' }),
      [
        draws('BRN-103', 'BRN-104', 'BRN-110'),
        create('ATK', 'WIT'),
        dice(3, 3, 3),
        automatic,
        draws('BRN-104'),
        { act: 'draw' },
        { act: 'place', exit: '336E', by: 0, mirrored: 0 },
        together,
        dice(1, 1, 1, 1, 1),
      ],
      [
        ['check.declared', { purpose: 'attack', skill: 'ATK', mode: '+0' }],
        ['check.declared', { purpose: 'guard', skill: 'DEF', mode: 'D' }],
        ['check.rolled', { check: 0, dice: [1, 1] }],
        ['check.rolled', { check: 1, dice: [1, 1, 1] }],
      ],
    ));

  test('[DLV-SETUP-10] a full game begins with ten small health circles filled and no large one', () =>
    check(wholeGame(), [cards, create('ATK', 'WIT'), dice(1, 1, 1)], [['hero.equipped', { health: 10 }, 'DLV-SETUP-10']], ({ hero }) =>
      expect(hero.health).toEqual({ gained: 10, used: 0 }),
    ));

  test('[DLV-SETUP-11] two small ruby circles and one small emerald circle are filled', () =>
    check(wholeGame(), [cards, create('ATK', 'WIT'), dice(1, 1, 1)], [['hero.equipped', { ruby: 2, emerald: 1 }]], ({ hero }) => {
      expect(hero.gems.ruby).toEqual({ gained: 2, used: 0 });
      expect(hero.gems.emerald).toEqual({ gained: 1, used: 0 });
    }));

  test('[DLV-SETUP-12] there is no sapphire, and nothing in the inventory', () =>
    check(wholeGame(), [cards, create('ATK', 'WIT'), dice(1, 1, 1)], [['hero.equipped']], ({ hero }) => {
      expect(hero.gems.sapphire).toEqual({ gained: 0, used: 0 });
      expect(hero.inventory).toEqual([]);
    }));

  test('[DLV-SETUP-06, DLV-SETUP-07, DLV-SETUP-08, DLV-SETUP-09, DLV-SETUP-10, DLV-SETUP-11, DLV-SETUP-12] TV-01: a new character of ATK and WIT', () =>
    check(
      wholeGame(),
      [cards, create('ATK', 'WIT'), dice(1, 1, 1)],
      [['skill.trained', { skill: 'ATK', bubbles: 2 }], ['skill.trained', { skill: 'WIT', bubbles: 2 }], ['hero.equipped']],
      (board) => {
        expect(board.hero.bubbles).toEqual({ ATK: 2, DEF: 1, AGL: 1, WIT: 2 });
        expect(available(board.hero.health)).toBe(10);
        expect(gems(board)).toEqual({ ruby: 2, emerald: 1, sapphire: 0 });
        expect(board.hero.inventory).toEqual([]);
      },
    ));

  test('[DLV-MAP-01, DLV-MAP-03, DLV-MAP-06, DLV-GEM-11] TV-02: entrance dice 4, 1, 6 make 11 squares with three exits, and no gem may be spent on them', () =>
    check(
      wholeGame(),
      [
        cards,
        create('ATK', 'WIT'),
        dice(4, 1, 6),
        refused(
          { act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 },
          { pick: 'act', decision: 'draw-entrance', legal: ['automatic', 'draw'] },
        ),
        automatic,
        draws('BRN-201'),
      ],
      [['entrance.rolled', { dice: [4, 1, 6] }, 'DLV-MAP-01'], ['entrance.drawn']],
      (board) => {
        expect(board.map.rooms[0]?.squares).toHaveLength(11);
        expect(board.map.rooms[0]?.exits).toHaveLength(3);
        expect(gems(board)).toEqual({ ruby: 2, emerald: 1, sapphire: 0 });
      },
    ));
});
