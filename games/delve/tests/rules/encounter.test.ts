// Owns the tests of DLV-ENC: an encounter from the draw to the pile its card goes to, and the worked encounter with the Rope Eel.

import { call, pileSize } from '@undercroft/kernel';
import { check, courseOf, dice, draws, expectReplays, goldenText, never, refused, scene, scripted } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardOf } from '../../src/content/cards.ts';
import { game } from '../../src/game.ts';
import { encounter } from '../../src/rules/encounter.ts';
import { available, healthOf } from '../../src/state.ts';
import { expectSame } from '../goldens.ts';
import { boardWith, commit, drawing, reprinted, roundIn, setupOf, together, wholeGame } from '../scenes.ts';

const place = (exit: string) => ({ act: 'place', exit, by: 0, mirrored: 0 }) as const;
const takeAll = { act: 'take-all' } as const;
const roll = { act: 'roll' } as const;
const leave = { act: 'leave' } as const;

describe('the order of an encounter', () => {
  test('[DLV-ENC-01] the top card of the impending deck is drawn, and leaves it', () =>
    check(
      drawing(['BRN-104', 'TAL-103', 'QUI-101']),
      [],
      [['card.drawn', { card: 'QUI-101' }, 'DLV-ENC-01']],
      ({ decks, encounter: now }) => {
        expect(now?.card).toBe('QUI-101');
        expect(decks.impending.flatMap((zone) => zone.cards)).toEqual(['BRN-104', 'TAL-103']);
      },
    ));

  test('[DLV-ENC-02] the room of the card is added to the map, and the hero stands in it', () =>
    check(drawing(['TAL-103']), [place('336E')], [['card.drawn'], ['room.placed', { card: 'TAL-103', room: 1 }]], ({ map }) => {
      expect(map.rooms).toHaveLength(2);
      expect(map.rooms[1]).toMatchObject({ id: 1, card: 'TAL-103', completed: false });
      expect(map.rooms[1]?.squares.length).toBe(cardOf('TAL-103').room.join('').split('#').length - 1);
      expect(map.heroRoom).toBe(1);
    }));

  test('[DLV-ENC-03] first the encounter is resolved, then the On Clear rewards are taken, then the card leaves', () =>
    check(
      drawing(['TAL-103']),
      [
        place('336E'),
        refused(takeAll, { pick: 'act', decision: 'plan-round' }),
        together,
        dice(6, 6, 6, 6),
        together,
        dice(6, 6, 6, 6),
        takeAll,
        roll,
        dice(6, 6),
      ],
      [
        ['round.began', { round: 1 }],
        ['room.cleared', { card: 'TAL-103' }],
        ['health.gained', { n: 1 }],
        ['check.committed', { purpose: 'onClear', passed: true }],
        ['gem.gained', { gem: 'ruby', n: 1 }],
        ['encounter.ended', { card: 'TAL-103' }, 'DLV-ENC-03'],
        ['card.discarded', { card: 'TAL-103' }],
      ],
      ({ encounter: now }) => expect(now).toBeNull(),
    ));

  test('[DLV-ENC-04] the card is read before its room is placed: it lies open while the place is chosen', () =>
    check(drawing(['TAL-103']), [], [['card.drawn', { card: 'TAL-103' }], never('room.placed')], (board, state) => {
      expect(state.offers()).toMatchObject([{ decision: 'place-room' }]);
      expect(state.view(0).encounter?.card).toBe('TAL-103');
      expect(board.map.rooms).toHaveLength(1);
    }));

  test('[DLV-ENC-04, DLV-ENC-05] the DRAW window comes after reading and before placing: a card sent away is never placed', () =>
    check(
      drawing(['TAL-103', 'QUI-101'], { items: ['rope'] }),
      [refused(place('336E'), { pick: 'act', decision: 'keep-or-redraw' }), { act: 'redraw', item: 0 }],
      [
        ['card.drawn', { card: 'QUI-101' }],
        ['card.sent-under', { card: 'QUI-101' }],
        ['card.drawn', { card: 'TAL-103' }],
        never('room.placed'),
      ],
    ));

  test('[DLV-ENC-05] draw, place, circles, opening with AMBUSH, rounds, On Clear: in this order', () =>
    check(
      drawing(['BRN-106']),
      [place('336E'), dice(6, 6), together, dice(6, 6, 6, 6), together, dice(6, 6, 6, 6), takeAll, leave],
      [
        ['card.drawn'],
        ['room.placed'],
        ['circles.drawn', { n: 2 }],
        ['opening.began', { card: 'BRN-106' }, 'DLV-ENC-05/a'],
        ['check.committed', { purpose: 'guard', check: 0 }],
        ['round.began', { round: 1 }],
        ['round.began', { round: 2 }],
        ['room.cleared'],
        ['item.gained', { item: 'gaff' }],
        ['encounter.ended'],
      ],
    ));

  test('[DLV-ENC-05] start tests belong to the opening: made before round 1, paid at once, and not made again', () =>
    check(
      drawing(['TAL-110']),
      [place('336E'), dice(1, 1), together, dice(1, 1, 6, 6), together, dice(1, 1, 6, 6)],
      [
        ['opening.began'],
        ['check.committed', { purpose: 'test', skill: 'AGL', target: 5, passed: false }],
        ['health.lost', { cause: 'test', left: 9 }],
        ['round.began', { round: 1 }],
        ['check.declared', { check: 0, purpose: 'attack' }],
        ['round.began', { round: 2 }],
        ['check.declared', { check: 0, purpose: 'attack' }],
      ],
    ));

  test('[DLV-ENC-05] a failed AMBUSH with the last health ends the game before round 1', () =>
    check(
      drawing(['BRN-106'], { health: 1 }),
      [place('336E'), dice(1, 1)],
      [['health.lost', { left: 0 }], ['hero.fell'], never('round.began')],
      (board, state) => {
        expect(board.result).toBe('failed');
        expect(state.isOver).toBe(true);
      },
    ));

  test('[DLV-ENC-05] after On Clear comes the next encounter: the deck waits, no card in play', () =>
    check(
      wholeGame({ mode: 'micro', packs: ['TAL'] }),
      [
        draws('TAL-101', 'TAL-103', 'TAL-104'),
        { act: 'create', first: 'ATK', second: 'AGL' },
        dice(3, 3, 3),
        { act: 'automatic' },
        draws('TAL-103'),
        { act: 'draw' },
        place('336E'),
        ...[1, 2].flatMap(() => [together, dice(6, 6, 6, 6, 6), commit(0), commit(1)]),
        takeAll,
        leave,
        draws('TAL-101'),
        { act: 'draw' },
      ],
      [
        ['encounter.ended', { card: 'TAL-103' }],
        ['card.drawn', { card: 'TAL-101' }],
      ],
    ));

  test('[DLV-ENC-05] in the opening AMBUSH comes first, then the start tests in printed order, each settled before the next', () =>
    reprinted(
      'TAL-110',
      {
        keywords: [{ key: 'AMBUSH' }],
        tests: [
          { when: 'start', must: true, skill: 'WIT', target: 5, fail: { do: 'lose-health', n: 1 } },
          { when: 'start', must: false, skill: 'AGL', target: 5, pass: { do: 'fill-circle' } },
        ],
      },
      () =>
        check(
          drawing(['TAL-110']),
          [place('336E'), dice(1, 1, 1, 2), { act: 'attempt' }, dice(6, 6)],
          [
            ['check.committed', { purpose: 'guard', total: 2, passed: false }],
            ['health.lost', { cause: 'guard', left: 9 }],
            ['check.declared', { purpose: 'test', skill: 'WIT' }],
            ['health.lost', { cause: 'test', left: 8 }],
            ['check.declared', { purpose: 'test', skill: 'AGL' }],
            ['circles.filled', { n: 1, filled: 1, circles: 2 }],
            ['round.began', { round: 1, empty: 1, circles: 2 }],
          ],
        ),
    ));

  test('[DLV-ENC-05, DLV-TEST-01] a start test that is left out leaves the ones printed after it to be made', () =>
    reprinted(
      'TAL-110',
      {
        tests: [
          { when: 'start', must: false, skill: 'AGL', target: 5, pass: { do: 'fill-circle' } },
          { when: 'start', must: true, skill: 'WIT', target: 5, fail: { do: 'lose-health', n: 1 } },
        ],
      },
      () =>
        check(
          drawing(['TAL-110']),
          [place('336E'), { act: 'leave' }, dice(1, 1)],
          [
            ['test.left-out', { source: 0 }],
            ['check.declared', { purpose: 'test', skill: 'WIT', source: 1 }],
            ['health.lost', { cause: 'test', left: 9 }],
            ['round.began', { round: 1 }],
          ],
        ),
    ));

  test('[DLV-ENC-05] a room whose circles are all filled in the opening needs no round', () =>
    reprinted(
      'TAL-110',
      {
        foe: { count: 1, atk: 7, def: 6, health: 1 },
        tests: [{ when: 'start', must: true, skill: 'AGL', target: 5, pass: { do: 'fill-circle' } }],
      },
      () =>
        check(
          drawing(['TAL-110']),
          [place('336E'), dice(6, 6)],
          [['circles.filled', { filled: 1, circles: 1 }], ['room.cleared'], never('round.began')],
        ),
    ));
});

describe('no retreat', () => {
  test('[DLV-ENC-06] neither at the start of a round nor among open dice can the encounter be left or given up', () =>
    check(
      drawing(['TAL-103'], { gems: { ruby: 1 } }),
      [
        refused({ act: 'give-up' }, { pick: 'act', decision: 'place-room' }),
        place('336E'),
        ...['give-up', 'leave', 'draw', 'stop'].map((act) =>
          refused({ act }, { pick: 'act', decision: 'plan-round', legal: ['roll-together', 'roll-in-turn'] }),
        ),
        together,
        dice(1, 1, 1, 1),
        ...['give-up', 'leave', 'draw', 'stop'].map((act) =>
          refused({ act }, { pick: 'act', decision: 'adjust', legal: ['commit-all', 'commit', 'spend'] }),
        ),
      ],
      [never('game.given-up'), never('encounter.ended')],
    ));

  test('[DLV-ENC-06] nothing but clearing or failing ends it: round follows round until the last health is gone', () =>
    check(
      drawing(['TAL-103'], { health: 4 }),
      [place('336E'), ...[1, 2, 3, 4].flatMap(() => [together, dice(1, 1, 1, 1)])],
      [['round.began', { round: 2 }], ['round.began', { round: 4 }], ['hero.fell'], never('encounter.ended'), never('room.cleared')],
      (board) => expect(board.result).toBe('failed'),
    ));
});

describe('kinds of encounters', () => {
  test('[DLV-ENC-07] most cards of every pack have an enemy to defeat', () => {
    for (const pack of ['BRN', 'TAL', 'QUI']) {
      const cards = CARD_IDS.filter((id) => id.startsWith(pack));
      expect(cards.filter((id) => cardOf(id).foe !== undefined).length, pack).toBeGreaterThan(cards.length / 2);
    }
  });

  test('[DLV-ENC-07] a card with several enemies is defeated as one encounter', () =>
    check(
      roundIn('TAL-101', {}, { filled: 1 }),
      [together, dice(6, 6, 6, 6)],
      [
        ['check.declared', { purpose: 'attack' }],
        ['check.declared', { purpose: 'guard' }],
        ['circles.filled', { filled: 2, circles: 2 }],
      ],
    ));

  test('[DLV-ENC-08] a card without an enemy is a trial: no attack and no guard, the named check fills the circles', () => {
    for (const id of CARD_IDS) expect(cardOf(id).trial === undefined, id).toBe(cardOf(id).foe !== undefined);
    check(
      drawing(['BRN-105']),
      [place('336E'), ...[1, 2, 3].flatMap(() => [together, dice(3, 3)]), takeAll, leave],
      [
        ['circles.drawn', { n: 3 }],
        ['check.declared', { check: 0, purpose: 'trial', skill: 'AGL', target: 6 }],
        ['circles.filled', { filled: 1, circles: 3 }],
        ['circles.filled', { filled: 3, circles: 3 }],
        ['room.cleared'],
        never('check.declared', { purpose: 'attack' }),
        never('check.declared', { purpose: 'guard' }),
      ],
    );
  });

  test('[DLV-ENC-09] a level 1 card drawn again is a new encounter: new room, new circles, all rewards again', () => {
    const fight = [together, dice(6, 6, 6, 6), together, dice(6, 6, 6, 6), takeAll, leave];
    const events = [
      ['card.drawn', { card: 'TAL-103' }],
      ['circles.drawn', { n: 2 }],
      ['round.began', { round: 1, empty: 2, circles: 2 }],
      ['room.cleared'],
      ['health.gained', { n: 1 }],
      ['card.discarded', { card: 'TAL-103' }],
    ] as const;
    const first = check(drawing(['TAL-103']), [place('336E'), ...fight], events).board;
    const again = boardWith({
      change: (board) =>
        Object.assign(board, first, { decks: { ...first.decks, impending: [{ cards: ['TAL-103'], knowers: [0] }], discard: [] } }),
    });
    check(scene(game, again, call(encounter, {})), [place('335N'), ...fight], events, (board) => {
      expect(board.map.rooms.map((room) => room.card)).toEqual([null, 'TAL-103', 'TAL-103']);
      expect(board.map.rooms[2]).toMatchObject({ id: 2, circles: 2, filled: 2, completed: true });
      expect(healthOf(board)).toBe(12);
      expect(board.cleared[1]).toBe(2);
    });
  });

  test('[DLV-ENC-09] what was used once per encounter can be used again in the new one', () => {
    const button = { act: 'use', item: 0, check: 0, die: 0, step: 1 };
    check(
      drawing(['TAL-103'], { items: ['button'], change: ({ hero }) => hero.inventory.forEach((entry) => (entry.usedHere = 1)) }),
      [place('336E'), together, dice(1, 1, 6, 6), button],
      [
        ['item.used', { item: 'button' }],
        ['die.changed', { from: 1, to: 2 }],
      ],
    );
  });
});

describe('TV-61: the Rope Eel', () => {
  const CHANCE = [
    'BRN-101',
    'BRN-102',
    'BRN-103',
    'BRN-201',
    'BRN-202',
    'BRN-203',
    'BRN-301',
    'BRN-302',
    'BRN-B01',
    3,
    3,
    3,
    'BRN-201',
    'BRN-103',
    3,
    1,
    4,
    3,
    5,
    4,
    2,
    6,
    2,
    2,
    3,
    1,
    2,
    6,
    6,
    4,
    5,
    1,
    'BRN-101',
  ];
  const ruby = (at: number, die: number) => ({ act: 'spend', gem: 'ruby', check: at, die, step: 1 }) as const;
  const CHOICES = [
    { act: 'create', first: 'ATK', second: 'AGL' },
    { act: 'automatic' },
    { act: 'draw' },
    place('336E'),
    together,
    commit(0),
    commit(1),
    ruby(2, 2),
    commit(2),
    together,
    commit(0),
    { act: 'spend', gem: 'emerald', check: 1 },
    commit(1),
    commit(2),
    takeAll,
    roll,
    ruby(0, 1),
    commit(0),
    { act: 'train', skill: 'AGL' },
    { act: 'draw' },
  ] as const;

  test('[DLV-ROUND-01, DLV-ROUND-03, DLV-ROUND-05, DLV-ROUND-09, DLV-ROUND-11, DLV-GEM-02, DLV-GEM-04, DLV-CLEAR-02, DLV-CLEAR-03, DLV-CLEAR-05, DLV-SKILL-04, DLV-DECK-08] TV-61: step by step', () =>
    check(
      wholeGame(),
      [draws(...CHANCE), ...CHOICES],
      [
        ['check.committed', { purpose: 'test', skill: 'AGL', total: 4, target: 5, passed: false }],
        ['guard.modified', { n: -1 }],
        ['check.committed', { purpose: 'attack', skill: 'ATK', total: 7, target: 7, passed: true }],
        ['hit.scored', { n: 1 }],
        ['die.changed', { check: 2, die: 2, from: 2, to: 3 }],
        ['check.committed', { purpose: 'guard', skill: 'DEF', total: 6, target: 6, passed: true }],
        ['circles.filled', { n: 1, filled: 1, circles: 2 }],
        ['round.began', { round: 2, empty: 1, circles: 2 }],
        ['check.committed', { purpose: 'test', total: 8, passed: true }],
        ['check.rerolled', { check: 1, dice: [6, 4] }],
        ['check.committed', { purpose: 'attack', total: 10, passed: true }],
        ['check.committed', { purpose: 'guard', total: 3, target: 6, passed: false }],
        ['circles.filled', { n: 1, filled: 2, circles: 2 }],
        ['health.lost', { n: 1, cause: 'guard', left: 9 }],
        ['room.cleared', { card: 'BRN-103', room: 1 }],
        ['gem.gained', { gem: 'ruby', n: 1 }],
        ['check.declared', { purpose: 'onClear', skill: 'AGL', target: 7, mode: '+0' }],
        ['die.changed', { check: 0, die: 1, from: 1, to: 2 }],
        ['check.committed', { purpose: 'onClear', total: 7, passed: true }],
        ['skill.trained', { skill: 'AGL', bubbles: 3 }, 'DLV-SKILL-04'],
        ['card.discarded', { card: 'BRN-103' }, 'DLV-DECK-08'],
        ['card.drawn', { card: 'BRN-101' }],
        never('health.lost', { left: 8 }),
      ],
      (board) => {
        expect(board.hero.bubbles).toEqual({ ATK: 2, DEF: 1, AGL: 3, WIT: 1 });
        expect(healthOf(board)).toBe(9);
        expect([available(board.hero.gems.ruby), available(board.hero.gems.emerald), available(board.hero.gems.sapphire)]).toEqual([
          1, 0, 0,
        ]);
        expect(board.decks.discard).toEqual(['BRN-103']);
        expect(pileSize(board.decks.impending)).toBe(2);
      },
    ));

  test('[DLV-ENC-03, DLV-ENC-05] TV-61: as a golden transcript, read as prose and played again', () => {
    const path = new URL('../golden/rope-eel.transcript', import.meta.url);
    const source = scripted(CHANCE);
    const course = courseOf(game, setupOf(), source);
    for (const choice of CHOICES) expect(course.apply(0, choice).ok, JSON.stringify(choice)).toBe(true);
    expect(source.left()).toEqual([]);
    expectSame(
      path,
      goldenText(
        game,
        course,
        'TV-61: a whole encounter with the Rope Eel (BRN-103): ATK 6, DEF 7, HEALTH 2; each round must AGL5 or guard at -1.',
        'On Clear: 1 ruby; AGL7 for an experience in AGL.',
      ),
    );
    expectReplays(game, path);
  });
});
