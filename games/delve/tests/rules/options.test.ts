// Owns the tests of DLV-OPT, DLV-VAR-STACK and DLV-VAR-WEB: the dials and the two other ladders.

import type { Zone } from '@undercroft/kernel';
import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { cardOf, type CardId } from '../../src/content/cards.ts';
import { boxCorners, boxWidths } from '../../src/queries/entrance.ts';
import { checkSetup, HEALTH_DIAL, PRESETS, TRACKS, type SkillTrack } from '../../src/setup.ts';
import { newBoard, type DieMode } from '../../src/state.ts';
import { entrance } from '../../src/rules/game.ts';
import { cardsIn, openingOf, reprinted, resolving, roundIn, sceneWith, setupOf, together, wall, wholeGame } from '../scenes.ts';

const PICKS = ['BRN-101', 'BRN-102', 'BRN-103', 'BRN-201', 'BRN-202', 'BRN-203', 'BRN-301', 'BRN-302', 'BRN-B01'] as const;
const prepare = [{ act: 'create', first: 'ATK', second: 'AGL' }, dice(3, 3, 3), { act: 'automatic' }, draws('BRN-201')] as const;

describe('difficulty', () => {
  test.each([
    ['story', 15],
    ['easy', 12],
    ['standard', 10],
    ['hard', 8],
  ] as const)('[DLV-OPT-01] %s: the full game starts with %i health', (dial, health) => {
    expect(HEALTH_DIAL[dial]).toBe(health);
    check(
      wholeGame({ startHealth: HEALTH_DIAL[dial] }),
      [draws(...PICKS), ...prepare],
      [['hero.equipped', { health, ruby: 2, emerald: 1 }, health === 10 ? 'DLV-SETUP-10' : 'DLV-OPT-01']],
      ({ hero }) => expect(hero.health).toEqual({ gained: health, used: 0 }),
    );
  });

  test('[DLV-OPT-01] standard unless something else is set', () => {
    expect(setupOf({}).startHealth).toBe(HEALTH_DIAL.standard);
  });

  test.each([1, 30])('[DLV-OPT-01] %j health may be set', (startHealth) => {
    expect(setupOf({ startHealth }).startHealth).toBe(startHealth);
  });

  test.each([0, 31, 9.5, '10', null])('[DLV-OPT-01] not %j health', (startHealth) => {
    const checked = checkSetup({ startHealth });
    if (startHealth === null) expect(checked).toMatchObject({ ok: true, setup: { startHealth: 10 } });
    else
      expect(checked).toMatchObject({ ok: false, problem: { field: 'startHealth', rule: 'DLV-OPT-01', got: startHealth, legal: [1, 30] } });
  });
});

describe('the deep setting', () => {
  const deep = { setup: { deep: true } } as const;
  /** The targets of the checks of one round, and how many dice are rolled for them. */
  const targets = (card: CardId, setup: { deep?: boolean }, rolled = 4): Record<string, number> => {
    const { board } = check(roundIn(card, { setup }), [together, dice(...Array.from({ length: rolled }, () => 3))], []);
    return Object.fromEntries((board.encounter?.checks ?? []).map((one) => [one.purpose, one.target]));
  };

  test.each([
    ['BRN-302', { attack: 9, guard: 9 }, { attack: 10, guard: 10 }], // level 3
    ['BRN-B02', { attack: 9, guard: 10 }, { attack: 10, guard: 11 }], // Boss
    ['BRN-303', { attack: 7, guard: 9 }, { attack: 8, guard: 10 }], // level 3 with SWARM
    ['BRN-304', { trial: 9 }, { trial: 10 }], // level 3 trial
  ] as const)('[DLV-OPT-02] %s: every target of the foe or trial is 1 higher', (card, plain, harder) => {
    const rolled = 'trial' in plain ? 2 : 4;
    expect(targets(card, {}, rolled)).toEqual(plain);
    expect(targets(card, deep.setup, rolled)).toEqual(harder);
  });

  test.each([
    ['BRN-104', { attack: 7, guard: 4 }], // level 1
    ['BRN-208', { attack: 8, guard: 6 }], // level 2
    ['BRN-203', { trial: 7 }], // level 2 trial
  ] as const)('[DLV-OPT-02] %s of level 1 or 2 is as printed', (card, plain) => {
    expect(targets(card, deep.setup, 'trial' in plain ? 2 : 4)).toEqual(plain);
  });

  test('[DLV-OPT-02] tests and On Clear checks of a level 3 card are as printed', () => {
    // BRN-301: even rounds AGL7; On Clear WIT8.
    check(
      roundIn('BRN-301', deep, { round: 1 }),
      [together, dice(6, 6, 6, 6, 6, 6)],
      [
        ['check.declared', { purpose: 'test', target: 7 }],
        ['check.declared', { purpose: 'attack', target: 10 }],
        ['check.declared', { purpose: 'guard', target: 10 }],
      ],
    );
    check(
      resolving('BRN-301', deep, { filled: 4 }),
      [together, dice(6, 6, 6, 6), { act: 'choose', rewards: [] }, { act: 'roll' }, dice(4, 4)],
      [['check.committed', { purpose: 'onClear', total: 8, target: 8, passed: true }]],
    );
  });

  test('[DLV-OPT-02] it adds to PHASE, and to an AMBUSH where a level 3 card has one', () => {
    // BRN-B02 with PHASE +0/+1 in its second half: DEF 9 + 1 + 1.
    check(
      roundIn('BRN-B02', deep, { filled: 4 }),
      [together, dice(6, 6, 6, 6)],
      [
        ['check.declared', { purpose: 'attack', target: 11 }],
        ['check.declared', { purpose: 'guard', target: 11 }],
      ],
    );
    reprinted('BRN-302', { keywords: [{ key: 'AMBUSH' }] }, () =>
      check(openingOf('BRN-302', deep), [dice(6, 6)], [['check.declared', { purpose: 'guard', target: 10 }]]),
    );
    // BRN-204 is a level 2 card: its AMBUSH stays at 8.
    check(openingOf('BRN-204', deep), [dice(6, 6)], [['check.declared', { purpose: 'guard', target: 8 }]]);
  });

  test('[DLV-OPT-02] of trials only those of level 3: a Boss trial would be as printed', () => {
    const { foe: _, ...card } = cardOf('BRN-B02');
    const trial = { skills: ['WIT'], target: 9, effort: 4, fail: { do: 'lose-health', n: 1 } } as const;
    reprinted('BRN-B02', { ...card, foe: undefined, trial, keywords: [] }, () =>
      expect(targets('BRN-B02', deep.setup, 2)).toEqual({ trial: 9 }),
    );
  });

  test('[DLV-OPT-02] off unless it is set', () => {
    expect(setupOf({}).deep).toBe(false);
    expect(checkSetup({ deep: 'yes' })).toMatchObject({ ok: false, problem: { field: 'deep', rule: 'DLV-OPT-02' } });
    expect(setupOf(PRESETS['web-deep'])).toMatchObject({ skillTrack: 'web', deep: true });
  });
});

/** The guard check of one round against BRN-104, with so many DEF bubbles. */
function guard(skillTrack: SkillTrack, bubbles: 1 | 2 | 3 | 4, faces: readonly number[], mode: DieMode, total: number): void {
  check(
    roundIn('BRN-104', { bubbles: { DEF: bubbles }, setup: { skillTrack } }),
    [together, dice(3, 3, ...faces)],
    [
      ['check.declared', { purpose: 'guard', mode }],
      ['check.rolled', { check: 1, dice: faces }],
      ['check.committed', { purpose: 'guard', total }],
      never('check.prepared'),
    ],
  );
}

describe('the stacked ladder', () => {
  test('TV-58 [DLV-VAR-STACK-01] four bubbles: three dice, the highest two, plus 2', () => {
    guard('stacked', 4, [1, 4, 4], 'A+2', 10);
  });

  test('[DLV-VAR-STACK-01] otherwise as in the base game', () => {
    guard('stacked', 1, [6, 2, 3], 'D', 5);
    guard('stacked', 2, [6, 2], '+0', 8);
    guard('stacked', 3, [6, 2], '+2', 10);
  });

  test('[DLV-VAR-STACK-01] in the base game four bubbles are a choice between +2 and A, here there is none', () => {
    check(
      roundIn('BRN-104', { bubbles: { DEF: 4 } }),
      [together, { act: 'roll', mode: 'A' }, dice(3, 3, 1, 4, 4)],
      [['check.committed', { purpose: 'guard', total: 8 }]],
    );
    check(
      roundIn('BRN-104', { bubbles: { DEF: 4 } }),
      [together, refused({ act: 'roll', mode: 'A+2' }, { pick: 'mode', legal: ['+2', 'A'] })],
      [],
    );
    guard('stacked', 4, [6, 6, 1], 'A+2', 14);
  });
});

describe('the website game', () => {
  test('TV-57 [DLV-VAR-WEB-01, DLV-VAR-WEB-02] three bubbles are A: three dice, the highest two', () => {
    guard('web', 3, [6, 5, 2], 'A', 11);
  });

  test('TV-56 [DLV-VAR-WEB-01, DLV-VAR-WEB-03] four bubbles are +2 with advantage', () => {
    guard('web', 4, [6, 5, 2], 'A+2', 13);
  });

  test('[DLV-VAR-WEB-01] the first two steps are D and +0', () => {
    guard('web', 1, [6, 5, 2], 'D', 7);
    guard('web', 2, [6, 5], '+0', 11);
  });

  test('[DLV-VAR-WEB-01] the ladder is one of three', () => {
    expect(TRACKS).toEqual(['pamphlet', 'stacked', 'web']);
    expect(setupOf({}).skillTrack).toBe('pamphlet');
    expect(checkSetup({ skillTrack: 'website' })).toMatchObject({
      ok: false,
      problem: { field: 'skillTrack', rule: 'DLV-SKILL-02', got: 'website' },
    });
  });

  test('[DLV-VAR-WEB-01, DLV-OPT-02] the ready-made web game is that of the website, and only the deep one is deeper', () => {
    expect(setupOf(PRESETS.web)).toEqual(setupOf({ skillTrack: 'web' }));
    expect(setupOf(PRESETS['web-deep'])).toEqual({ ...setupOf({ skillTrack: 'web' }), deep: true });
    expect(setupOf(PRESETS.full)).toEqual(setupOf());
  });

  const zones = (pile: readonly Zone[]): number[] => pile.map((zone) => zone.cards.length);
  const WITH_4 = ['BRN-110', ...PICKS] as const;

  test('TV-59 [DLV-VAR-WEB-04] level1Cards 4: impending 5 cards, future 5', () => {
    check(
      wholeGame({ level1Cards: 4 }),
      [draws(...WITH_4), ...prepare],
      [
        ['cards.chosen', { level: 1, cards: WITH_4.slice(0, 4) }],
        ['decks.built', { impending: 4, future: 6 }],
        ['deck.shuffled', { cards: 5 }],
      ],
      ({ decks }) => {
        expect(zones(decks.impending)).toEqual([5]);
        expect(zones(decks.future)).toEqual([1, 2, 2]);
        expect(decks.reserve.cards.length).toBe(cardsIn(['BRN']) - 10);
      },
    );
  });

  test('[DLV-VAR-WEB-04, DLV-VAR-WEB-05] the web game has four level 1 cards and a box unless told otherwise; all other numbers are the same', () => {
    expect(setupOf({ skillTrack: 'web' })).toEqual({ ...setupOf({}), skillTrack: 'web', level1Cards: 4, boxEntrance: true });
    expect(setupOf({ skillTrack: 'web', level1Cards: 3, boxEntrance: false })).toEqual({ ...setupOf({}), skillTrack: 'web' });
    expect(setupOf({ skillTrack: 'stacked' })).toMatchObject({ level1Cards: 3, boxEntrance: false });
    for (const level1Cards of [2, 5, '4'])
      expect(checkSetup({ level1Cards })).toMatchObject({
        ok: false,
        problem: { field: 'level1Cards', rule: 'DLV-DECK-02', legal: [3, 4] },
      });
  });

  describe('the box', () => {
    const drawing = (setup: object) => sceneWith(newBoard(setupOf(setup)), entrance);
    const exits = [wall(5, 5, 'N'), wall(5, 7, 'E'), wall(6, 5, 'S')];
    const box = { act: 'box', width: 3, corner: 5 * 32 + 5, exits } as const;
    const sixSquares = [165, 166, 167, 197, 198, 199];

    test('[DLV-VAR-WEB-05] the entrance is drawn as a box of any width, anywhere', () => {
      check(
        drawing({ boxEntrance: true }),
        [dice(1, 2, 3), box],
        [['entrance.drawn', { squares: sixSquares, exits }, 'DLV-VAR-WEB-05']],
        ({ map }) => expect(map.rooms[0]?.exits.length).toBe(3),
      );
      check(
        drawing({ boxEntrance: true }),
        [dice(1, 2, 3), { act: 'box', width: 1, corner: 31, exits: [wall(0, 31, 'W'), wall(3, 31, 'W'), wall(5, 31, 'S')] }],
        [['entrance.drawn', { squares: [31, 63, 95, 127, 159, 191] }]],
      );
    });

    test('[DLV-VAR-WEB-05] a number that fills no box: its last row is shorter', () => {
      check(
        drawing({ boxEntrance: true }),
        [dice(1, 3, 3), { ...box, exits: [wall(5, 5, 'N'), wall(5, 7, 'E'), wall(7, 5, 'E')] }],
        [['entrance.drawn', { squares: [...sixSquares, 229] }]],
      );
      // Its short row must lie on the grid too.
      check(
        drawing({ boxEntrance: true }),
        [dice(1, 3, 3), refused({ ...box, corner: 22 * 32 + 5 }, { rule: 'DLV-VAR-WEB-05', pick: 'corner' })],
        [never('entrance.drawn')],
      );
    });

    test('[DLV-VAR-WEB-05] no other shape, none over the edge, and three exits like any entrance', () => {
      check(
        drawing({ boxEntrance: true }),
        [
          dice(1, 2, 3),
          refused({ act: 'draw', squares: sixSquares, exits }, { rule: 'DLV-VAR-WEB-05', pick: 'act', legal: ['automatic', 'box'] }),
          refused({ ...box, width: 7 }, { rule: 'DLV-VAR-WEB-05', pick: 'width', legal: [1, 2, 3, 4, 5, 6] }),
          refused({ ...box, corner: 5 * 32 + 30 }, { rule: 'DLV-VAR-WEB-05', pick: 'corner' }),
          refused({ ...box, corner: 23 * 32 + 5 }, { rule: 'DLV-VAR-WEB-05', pick: 'corner' }),
          refused({ ...box, exits: exits.slice(1) }, { rule: 'DLV-VAR-WEB-05', pick: 'exits' }),
          refused({ ...box, exits: [...exits.slice(1), wall(5, 5, 'S')] }, { rule: 'DLV-VAR-WEB-05', pick: 'exits' }),
        ],
        [never('entrance.drawn')],
      );
    });

    test('[DLV-VAR-WEB-05] its width and its corner may be all those with which the whole box lies on the grid, and no other', () => {
      const { map } = newBoard(setupOf({ grid: [12, 14] }));
      expect(boxWidths(map, 3)).toEqual([1, 2, 3]);
      expect(boxWidths(map, 14)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(boxWidths(map, 18)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      // 18 squares in rows of 5 are four rows: they may begin in rows 0 to 10 and columns 0 to 7.
      const corners: number[] = [];
      for (let r = 0; r <= 10; r++) for (let c = 0; c <= 7; c++) corners.push(r * 12 + c);
      expect(boxCorners(map, 18, 5)).toEqual(corners);
    });

    test('[DLV-VAR-WEB-05] in the base game the box is no rule', () => {
      check(
        drawing({}),
        [dice(1, 2, 3), refused(box, { rule: 'DLV-MAP-07', pick: 'act', legal: ['automatic', 'draw'] })],
        [never('entrance.drawn')],
      );
    });
  });
});
