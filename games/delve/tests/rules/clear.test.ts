// Owns the tests of the On Clear part of a card: what clearing its room gives, in which order, and what may be declined (DLV-CLEAR).

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { cardOf, type CardId } from '../../src/content/cards.ts';
import { circlesOf } from '../../src/content/circles.ts';
import { gemsOf, healthOf, type Board } from '../../src/state.ts';
import { commit, reprinted, resolving, together, type HeroWanted } from '../scenes.ts';

const gemsIn = (board: Board): readonly number[] => [gemsOf(board, 'ruby'), gemsOf(board, 'emerald'), gemsOf(board, 'sapphire')];
/** The room of a card with all its circles filled: the rewards are next. */
const cleared = (card: CardId, wanted?: HeroWanted) => resolving(card, wanted, { filled: circlesOf(cardOf(card)) });
const takeAll = { act: 'take-all' } as const;
const roll = { act: 'roll' } as const;
const leave = { act: 'leave' } as const;
const hit = [6, 6] as const;
const miss = [1, 1] as const;

test('[DLV-CLEAR-01] clearing a room gives what its card lists, and nothing before it is cleared', () => {
  check(resolving('BRN-101'), [dice(...hit, ...hit), together], [['circles.filled', { filled: 1 }], never('gem.gained')]);
  check(
    cleared('BRN-101'),
    [takeAll, leave],
    [['room.cleared'], ['gem.gained', { gem: 'ruby', n: 1 }], ['encounter.ended', { card: 'BRN-101' }]],
    (board) => expect(gemsIn(board)).toEqual([1, 0, 0]),
  );
});

test('[DLV-CLEAR-02] automatic rewards are gained without a roll', () => {
  check(
    cleared('BRN-302'),
    [takeAll, { act: 'train', skill: 'ATK' }, leave],
    [
      ['skill.trained', { skill: 'ATK', bubbles: 3 }],
      ['gem.gained', { gem: 'ruby', n: 1 }],
      ['gem.gained', { gem: 'emerald', n: 1 }],
      ['item.gained', { item: 'spy' }],
      never('check.declared'),
    ],
    (board) => {
      expect(gemsIn(board)).toEqual([1, 1, 0]);
      expect(board.hero.inventory).toEqual([{ item: 'spy', uses: 2, used: 0, usedHere: 0 }]);
    },
  );
});

test('[DLV-CLEAR-02] a reward of several gems or health points gives all of them', () => {
  check(cleared('TAL-207'), [takeAll, { act: 'decline' }, leave], [['gem.gained', { gem: 'ruby', n: 2 }]], (board) =>
    expect(board.hero.gems.ruby).toEqual({ gained: 2, used: 0 }),
  );
  check(cleared('TAL-204'), [takeAll, { act: 'decline' }, leave], [['health.gained', { n: 2 }]], (board) =>
    expect(board.hero.health).toEqual({ gained: 12, used: 0 }),
  );
});

test('[DLV-CLEAR-03] a checked reward is gained when its check is passed', () => {
  check(
    cleared('BRN-101'),
    [takeAll, roll, dice(3, 3), commit(0)],
    [
      ['check.declared', { purpose: 'onClear', skill: 'AGL', target: 6, source: 0 }],
      ['check.committed', { purpose: 'onClear', total: 6, passed: true }],
      ['health.gained', { n: 1 }],
      ['encounter.ended'],
    ],
    (board) => expect(healthOf(board)).toBe(11),
  );
});

test('[DLV-CLEAR-03] a checked reward is not gained when its check fails', () => {
  check(
    cleared('BRN-101'),
    [takeAll, roll, dice(3, 2), commit(0)],
    [['check.committed', { total: 5, passed: false }], ['encounter.ended'], never('health.gained')],
    (board) => expect(healthOf(board)).toBe(10),
  );
});

test('[DLV-CLEAR-04] automatic rewards as printed, then checked rewards as printed', () => {
  check(
    cleared('BRN-304'),
    [takeAll, { act: 'train', skill: 'WIT' }, roll, dice(4, 4), commit(0), roll, dice(4, 4), commit(1)],
    [
      ['skill.trained', { skill: 'WIT' }],
      ['gem.gained', { gem: 'sapphire' }],
      ['gem.gained', { gem: 'emerald' }],
      ['health.gained', { n: 1 }],
      ['check.declared', { check: 0, purpose: 'onClear', skill: 'ATK', target: 8, source: 0 }],
      ['item.gained', { item: 'firepot' }],
      ['check.declared', { check: 1, purpose: 'onClear', skill: 'AGL', target: 8, source: 1 }],
      ['item.gained', { item: 'prism' }],
    ],
    (board) => expect(board.hero.inventory.map((entry) => entry.item)).toEqual(['firepot', 'prism']),
  );
});

test('[DLV-CLEAR-04] an automatic gem may already help the check', () => {
  check(
    cleared('BRN-110'),
    [takeAll, roll, dice(3, 2), { act: 'spend', gem: 'ruby', check: 0, die: 1, step: 1 }],
    [
      ['gem.gained', { gem: 'ruby' }],
      ['gem.spent', { gem: 'ruby' }],
      ['check.committed', { total: 6, passed: true }],
      ['item.gained', { item: 'oar' }],
    ],
    (board) => expect(gemsIn(board)).toEqual([0, 0, 0]),
  );
});

test('[DLV-CLEAR-04] an automatic experience may already help the check', () => {
  check(
    cleared('QUI-203'),
    [{ act: 'choose', rewards: [0] }, { act: 'train', skill: 'WIT' }, roll, dice(3, 3)],
    [
      ['skill.trained', { skill: 'WIT', bubbles: 3 }],
      ['check.declared', { skill: 'WIT', mode: '+2', target: 8 }],
      ['check.committed', { total: 8, passed: true }],
      ['item.gained', { item: 'mask' }],
    ],
  );
});

test('[DLV-CLEAR-04] a checked reward gained may already help the next check', () => {
  check(
    cleared('QUI-201'),
    [{ act: 'choose', rewards: [] }, roll, dice(4, 3), roll, dice(...miss), { act: 'spend', gem: 'emerald', check: 1 }, dice(4, 3)],
    [
      ['gem.gained', { gem: 'emerald' }],
      ['check.rerolled', { check: 1, dice: [4, 3] }],
      ['item.gained', { item: 'prism' }],
    ],
  );
});

test('[DLV-CLEAR-04] an item gained by the first check may already help the second', () => {
  reprinted(
    'QUI-106',
    {
      checks: [
        { skill: 'AGL', target: 7, gain: [{ gain: 'item', item: 'lens' }] },
        { skill: 'WIT', target: 6, gain: [{ gain: 'health', n: 1 }] },
      ],
    },
    () =>
      check(
        cleared('QUI-106'),
        [{ act: 'choose', rewards: [] }, roll, dice(4, 3), roll, dice(2, 2), { act: 'use', item: 0, check: 1 }, commit(1)],
        [
          ['item.gained', { item: 'lens' }],
          ['check.helped', { check: 1, n: 2 }],
          ['check.committed', { total: 6, passed: true }],
          ['health.gained', { n: 1 }],
        ],
      ),
  );
});

test('[DLV-CLEAR-04] the reward of a failed first check is not there for the second', () => {
  check(
    cleared('QUI-201'),
    [{ act: 'choose', rewards: [] }, roll, dice(3, 3), roll, dice(...miss)],
    [['check.committed', { check: 1, passed: false }], never('gem.gained'), never('gem.spent')],
    (_, state) => expect(state.isOver).toBe(true),
  );
});

test('[DLV-CLEAR-05] one attempt: after a failed check the next one follows, or the end', () => {
  check(
    cleared('QUI-106'),
    [takeAll, roll, dice(3, 2), commit(0), roll, dice(3, 3), commit(1)],
    [
      ['check.declared', { check: 0, skill: 'WIT' }],
      ['check.declared', { check: 1, skill: 'AGL' }],
      ['encounter.ended'],
      never('check.declared', { check: 2 }),
      never('item.gained'),
      never('health.lost'),
    ],
    (board) => expect(healthOf(board)).toBe(10),
  );
});

test('[DLV-CLEAR-05] several gems and AFTER-ROLL items may be used on the attempt', () => {
  check(
    cleared('BRN-104', { gems: { ruby: 1 }, items: ['lens', 'seal'] }),
    [
      { act: 'choose', rewards: [] },
      roll,
      dice(...miss),
      { act: 'use', item: 1, check: 0, die: 0 },
      dice(2),
      { act: 'use', item: 0, check: 0 },
      { act: 'spend', gem: 'ruby', check: 0, die: 1, step: 1 },
      commit(0),
    ],
    [
      ['die.rerolled', { from: 1, to: 2 }],
      ['check.helped', { n: 2 }],
      ['die.changed', { from: 1, to: 2 }],
      ['check.committed', { total: 6, passed: true }],
      ['item.gained', { item: 'cork' }],
    ],
  );
});

test('[DLV-CLEAR-06] any automatic reward may be declined', () => {
  check(
    cleared('BRN-302'),
    [refused({ act: 'choose', rewards: [4] }, { pick: 'rewards', legal: [0, 1, 2, 3] }), { act: 'choose', rewards: [1, 3] }, leave],
    [
      ['reward.declined', { reward: 'experience' }, 'DLV-CLEAR-06'],
      ['reward.declined', { reward: 'emerald' }],
      ['gem.gained', { gem: 'ruby', n: 1 }],
      ['item.gained', { item: 'spy' }],
      never('skill.trained'),
      never('gem.gained', { gem: 'emerald' }),
    ],
    (board) => expect(gemsIn(board)).toEqual([1, 0, 0]),
  );
});

test('[DLV-CLEAR-06] a check may be declined: nothing is rolled, the next one is offered', () => {
  check(
    cleared('QUI-106'),
    [takeAll, leave, roll, dice(4, 3), commit(0)],
    [
      ['reward.declined', { reward: 'check-0' }, 'DLV-CLEAR-06'],
      ['check.declared', { skill: 'AGL', source: 1 }],
      ['item.gained', { item: 'chalk' }],
      never('check.declared', { skill: 'WIT' }),
      never('item.gained', { item: 'lens' }),
    ],
  );
});

test('[DLV-CLEAR-06, DLV-SKILL-10] an experience taken may still be declined; it is lost', () => {
  check(
    cleared('BRN-301'),
    [takeAll, { act: 'decline' }, leave],
    [
      ['reward.declined', { reward: 'experience' }, 'DLV-SKILL-10'],
      ['health.gained', { n: 2 }],
      ['encounter.ended'],
      never('skill.trained'),
    ],
    (board) => expect(board.hero.bubbles).toEqual({ ATK: 2, DEF: 2, AGL: 2, WIT: 2 }),
  );
});

test('[DLV-CLEAR-02, DLV-SKILL-12] an experience goes into one of the listed skills that is not full', () => {
  check(
    cleared('BRN-202', { bubbles: { DEF: 4 } }),
    [
      takeAll,
      refused({ act: 'train', skill: 'WIT' }, { rule: 'DLV-SKILL-12', pick: 'skill', legal: ['ATK'] }),
      refused({ act: 'train', skill: 'DEF' }, { rule: 'DLV-SKILL-11', pick: 'skill' }),
      { act: 'train', skill: 'ATK' },
      leave,
    ],
    [['skill.trained', { skill: 'ATK', bubbles: 3 }]],
    (board) => expect(board.hero.bubbles).toEqual({ ATK: 3, DEF: 4, AGL: 2, WIT: 2 }),
  );
});

test('[DLV-CLEAR-03, DLV-SKILL-11] TV-41 an experience in a full skill changes nothing', () => {
  check(
    cleared('BRN-103', { bubbles: { AGL: 4 } }),
    [{ act: 'choose', rewards: [] }, roll, { act: 'roll', mode: '+2' }, dice(...hit)],
    [
      ['check.committed', { passed: true }],
      ['experience.without-effect', { skills: ['AGL'] }, 'DLV-SKILL-11'],
      ['encounter.ended'],
      never('skill.trained'),
    ],
    (board) => expect(board.hero.bubbles).toEqual({ ATK: 2, DEF: 2, AGL: 4, WIT: 2 }),
  );
});

test('[DLV-CLEAR-07] rewards come after all losses of the last round', () => {
  check(
    resolving('BRN-109', { health: 2 }, { filled: 2 }),
    [dice(...hit, ...miss), together, takeAll, leave],
    [['circles.filled', { filled: 3 }], ['health.lost', { n: 1, left: 1 }], ['room.cleared'], ['health.gained', { n: 1 }]],
    (board) => expect(healthOf(board)).toBe(2),
  );
});

test('[DLV-CLEAR-07] a reward of health cannot prevent failure', () => {
  check(
    resolving('BRN-109', { health: 1 }, { filled: 2 }),
    [dice(...hit, ...miss), together],
    [
      ['circles.filled', { filled: 3 }],
      ['health.lost', { n: 1, left: 0 }],
      ['hero.fell', { card: 'BRN-109' }],
      never('room.cleared'),
      never('health.gained'),
    ],
    (board, state) => {
      expect(state.isOver).toBe(true);
      expect(board.result).toBe('failed');
    },
  );
});

test('[DLV-CLEAR-08] the rewards of the Boss are taken too, after the victory', () => {
  check(
    resolving('BRN-B01', { health: 3 }, { filled: 9 }),
    [takeAll, { act: 'train', skill: 'DEF' }, roll, dice(5, 4), commit(0)],
    [
      ['room.cleared'],
      ['game.won', { by: 'boss' }],
      ['skill.trained', { skill: 'DEF', bubbles: 3 }],
      ['health.gained', { n: 2 }],
      ['gem.gained', { gem: 'ruby' }],
      ['check.committed', { skill: 'ATK', total: 9, passed: true }],
      ['item.gained', { item: 'hammer' }],
      ['card.won', { card: 'BRN-B01' }],
    ],
    (board) => {
      expect(healthOf(board)).toBe(5);
      expect(board.result).toBe('victory');
    },
  );
});

test('[DLV-CLEAR-08] the rewards of the Boss count for the score', () => {
  const taken = check(resolving('BRN-B01', { health: 3 }, { filled: 9 }), [takeAll, { act: 'decline' }, leave], []);
  const declined = check(resolving('BRN-B01', { health: 3 }, { filled: 9 }), [{ act: 'choose', rewards: [] }, leave], []);
  expect(taken.view(0).score - declined.view(0).score).toBe(3);
});
