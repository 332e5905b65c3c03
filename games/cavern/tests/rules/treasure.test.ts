// Proves Treasure cards and experience: what adds up, who owns what, paying, cancelling and levels.

import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { TreasureId } from '../../src/content/cards.ts';
import {
  activationOf,
  attacks,
  boardWith,
  END,
  FOE,
  heroPhaseOf,
  PASS,
  S,
  sceneWith,
  turnOf,
  uses,
  villainPhaseOf,
  walks,
  type Wanted,
} from '../scenes.ts';
import { payable } from '../../src/queries/xp.ts';
import { speedOf } from '../../src/queries/speed.ts';
import { rise } from '../../src/rules/levels.ts';
import { reward } from '../../src/rules/treasure.ts';

const CUTTER = { kind: 'gloam-cutter', at: [2, 2] } as const;
const attack = attacks('tarn-a1', { target: FOE });
const tarn = (items: readonly TreasureId[], more: Partial<Wanted> = {}): Wanted => ({
  heroes: [{ at: [1, 2], items }, { at: [1, 6] }],
  foes: [CUTTER],
  treasures: [],
  ...more,
});
/** Tarn defeats the Cutter and draws this. */
const finds = (card: TreasureId, more: Partial<Wanted> = {}): Wanted => tarn([], { treasures: [card], ...more });
const kill = [attack, dice(19)] as const;

test('[CAV-TREASURE-01] items of one hero add up: boots for speed, a kit for traps, a vest for AC', () => {
  const wanted = tarn(['IU01', 'IU02', 'ID01'], { traps: [{ card: 'TR01', at: [1, 1] }] });
  expect(speedOf(boardWith(wanted), 0)).toBe(6);
  check(heroPhaseOf(wanted), [{ act: 'disable', trap: 2 }, dice(5)], [['check.rolled', { bonus: 5 }], ['trap.gone']]);
  check(activationOf(wanted), [dice(1)], [['attack.judged', { ac: 18 }]]);
});

test('[CAV-TREASURE-02] T38: of two defence items one counts, the one that adds most', () =>
  check(
    activationOf({ heroes: [{ id: 'oru', at: [1, 2], items: ['ID01', 'ID02'] }, { at: [1, 6] }], foes: [CUTTER] }),
    [dice(8)],
    [
      ['attack.rolled', { ward: 'ID02' }],
      ['attack.judged', { total: 17, ac: 18, hit: false }],
    ],
  ));

test('[CAV-TREASURE-08, CAV-TREASURE-11] one attack item is chosen before the die: attack or damage, for the roll and its damage', () => {
  const two = tarn(['IA01', 'IA02'], { foes: [{ kind: 'vharn', at: [2, 2] }] });
  check(
    heroPhaseOf(two),
    [attack, { act: 'use', item: 'IA01' }, dice(17)],
    [
      ['attack.judged', { total: 25 }],
      ['foe.hurt', { n: 2 }],
    ],
  );
  check(
    heroPhaseOf(two),
    [attack, { act: 'use', item: 'IA02' }, dice(17)],
    [
      ['attack.judged', { total: 24 }],
      ['foe.hurt', { n: 3 }],
    ],
  );
  check(heroPhaseOf(two), [attack, { act: 'use', item: 'IA02' }, dice(16)], [['foe.hurt', { n: 2 }]]);
});

test('[CAV-TREASURE-11] an item that adds less of the same is no choice', () => {
  // Two Glimmer Edges, and the Moonwire String, which does nothing against an adjacent foe.
  check(heroPhaseOf(tarn(['IA01', 'IA01', 'IA04'])), [attack, dice(1)], [['attack.rolled', { weapon: 'IA01' }]]);
});

test('IA03, IA05, IA06: even rolls, low rolls, villains', () => {
  const vharn: Partial<Wanted> = { foes: [{ kind: 'vharn', at: [2, 2] }] };
  check(heroPhaseOf(tarn(['IA03'], vharn)), [attack, dice(18)], [['foe.hurt', { n: 3 }]]);
  check(heroPhaseOf(tarn(['IA03'], vharn)), [attack, dice(17)], [['foe.hurt', { n: 2 }]]);
  check(
    heroPhaseOf(tarn(['IA05'])),
    [attack, dice(4, 3)],
    [
      ['attack.rolled', { die: 4 }],
      ['attack.rerolled', { die: 3 }],
      ['attack.judged', { total: 10 }],
    ],
  );
  check(heroPhaseOf(tarn(['IA05'])), [attack, dice(5)], [['attack.judged', { total: 12 }]]);
  check(
    heroPhaseOf(tarn(['IA06'], vharn)),
    [attack, dice(10)],
    [
      ['attack.judged', { total: 18 }],
      ['foe.hurt', { n: 3 }],
    ],
  );
  check(heroPhaseOf(tarn(['IA06'])), [attack, dice(2)], [['attack.judged', { total: 9 }]]);
});

test('IU06, IU10: a flask for every foe on a tile; the top of the stack in another order', () => {
  const flask: Wanted = {
    heroes: [{ at: [1, 2], items: ['IU06'] }, { at: [1, 6] }],
    foes: [CUTTER, { kind: 'drip-ooze', at: [1, 1] }],
    treasures: ['FO01'],
  };
  check(
    heroPhaseOf(flask),
    [uses('IU06', { tile: 0, targets: [FOE + 1] }), dice(10, 10), attacks('tarn-a1', { target: FOE + 1 }), dice(1)],
    [
      ['foe.hurt', { foe: FOE + 1 }],
      ['foe.defeated', { foe: FOE }],
      ['treasure.drawn', { hero: 0 }],
      ['item.discarded', { card: 'IU06' }],
    ],
  );
  const map: Wanted = { heroes: [{ items: ['IU10'] }, {}], stack: ['P05', 'P02', 'N02', 'P01'] };
  check(
    heroPhaseOf(map),
    [uses('IU10'), refused({ act: 'put', tiles: ['P01', 'N02'] }, { pick: 'tiles' }), { act: 'put', tiles: ['P02', 'P01'] }],
    [['tiles.ordered', { tiles: ['P02', 'N02', 'P01'] }]],
    (board, state) => {
      expect(board.stack.map(({ cards }) => cards[0])).toEqual(['P05', 'P01', 'N02', 'P02']);
      // Only whoever looked knows.
      expect(state.view(0).stack.slice(0, 3)).toEqual(['P02', 'N02', 'P01']);
      expect(state.view(1).stack).toEqual([1, 1, 1, 1]);
    },
  );
});

test('IU11: the Heartstone keeps its owner at 1 HP, and is gone', () =>
  check(
    activationOf({ heroes: [{ at: [1, 2], hp: 1, items: ['IU11'], up: [] }, { at: [1, 6] }], foes: [CUTTER] }),
    [dice(19), { act: 'use', with: 'IU11' }],
    [['item.discarded', { card: 'IU11' }], ['blow.averted'], never('hero.fell')],
  ));

test('[CAV-TREASURE-03] a Fortune is applied the moment it is drawn, and discarded', () => {
  check(heroPhaseOf(finds('FO01', { heroes: [{ at: [1, 2], hp: 4 }, { at: [1, 6] }] })), kill, [
    ['treasure.drawn'],
    ['fortune.discarded', { card: 'FO01' }],
    ['hero.healed', { hero: 0, hp: 6 }],
  ]);
  check(
    heroPhaseOf(
      finds('FO02', {
        heroes: [
          { at: [1, 2], hp: 4 },
          { at: [1, 6], hp: 0 },
        ],
      }),
    ),
    kill,
    [['hero.healed', { hero: 0, hp: 5 }], never('hero.healed', { hero: 1 })],
  );
  check(heroPhaseOf(finds('FO08', { heroes: [{ at: [1, 2] }, { at: [1, 6], conditions: ['poisoned'] }] })), kill, [
    ['condition.lost', { hero: 1 }],
  ]);
});

test('[CAV-TREASURE-03] what moves or attacks waits until the power in hand is resolved', () => {
  check(
    heroPhaseOf(finds('FO06')),
    [...kill, { act: 'go', to: S(1, 5) }],
    [['fortune.waits'], ['fortune.begun'], ['hero.walked', { how: 'free' }]],
  );
  const wheel: Wanted = {
    heroes: [{ at: [1, 2] }, { at: [1, 6] }],
    foes: [CUTTER, { kind: 'drip-ooze', at: [1, 1] }],
    treasures: ['FO07'],
  };
  check(
    heroPhaseOf(wheel),
    [attacks('tarn-d1', { targets: [FOE, FOE + 1] }), dice(19, 1), attacks('tarn-a1', { target: FOE + 1 }), dice(1)],
    [
      ['foe.defeated'],
      ['fortune.waits'],
      ['attack.rolled', { on: FOE + 1, name: 'tarn-d1' }],
      ['power.flipped', { card: 'tarn-d1' }],
      ['fortune.begun'],
      ['attack.rolled', { name: 'tarn-a1' }],
    ],
  );
  check(heroPhaseOf(wheel), [attacks('tarn-d1', { targets: [FOE, FOE + 1] }), dice(19, 1), { act: 'stop' }], [['fortune.begun']]);
});

test('[CAV-TREASURE-04, CAV-TREASURE-05] whoever draws an Item decides at once who owns it, for good', () =>
  check(heroPhaseOf(finds('IA01')), [...kill, { act: 'give', to: 1 }], [['item.given', { card: 'IA01', to: 1 }]], (board, state) => {
    expect(board.heroes[1]?.items).toEqual([{ card: 'IA01', up: true }]);
    expect(state.legal(0)?.options).not.toContain('give');
  }));

test('[CAV-TREASURE-06] a Fortune that can do nothing is discarded', () => {
  check(heroPhaseOf(finds('FO04')), kill, [['fortune.discarded', { card: 'FO04' }], never('power.flipped')]);
  check(heroPhaseOf(finds('FO05')), kill, [['fortune.discarded', { card: 'FO05' }], never('trap.gone')]);
  const traps = [
    { card: 'TR01', at: [1, 1], by: 1 },
    { card: 'HZ01', at: [3, 1] },
  ] as const;
  check(heroPhaseOf(finds('FO05', { traps })), [...kill, { act: 'discard', trap: 3 }], [['trap.gone', { card: 'HZ01' }]]);
});

test('[CAV-TREASURE-07] a Blessing helps all heroes until the end of the drawer’s next turn', () => {
  const blessing = finds('BL01');
  const { board } = check(heroPhaseOf(blessing), kill, [['blessing.begun', { hero: 0, card: 'BL01', turns: 2 }]]);
  expect(board.blessings).toEqual([{ card: 'BL01', by: 0, turns: 2 }]);
  const left = (turns: number): Wanted => ({
    ...tarn([], { encounters: [], foes: [] }),
    change: (one) => {
      one.blessings = [{ card: 'BL01', by: 0, turns }];
    },
  });
  check(turnOf(left(2)), [END], [never('blessing.ended')]);
  check(turnOf(left(1)), [END], [['blessing.ended', { card: 'BL01' }]], (after) => expect(after.treasures.discard).toEqual(['BL01']));
});

test('[CAV-TREASURE-09] discarded items go to the discard pile, flipped ones lie face down and do nothing', () => {
  check(heroPhaseOf({ heroes: [{ hp: 3, items: ['IU03'] }, {}] }), [uses('IU03', { target: 0 })], [['item.discarded']], (board) =>
    expect([board.heroes[0]?.items, board.treasures.discard]).toEqual([[], ['IU03']]),
  );
  const used = tarn([], { heroes: [{ at: [1, 2], more: { items: [{ card: 'IU12', up: false }] } }, { at: [1, 6] }] });
  check(heroPhaseOf(used), [attack, dice(4)], [never('reaction.used'), ['attack.judged', { hit: false }]]);
});

test('[CAV-TREASURE-10] an Item may go to a downed hero, not to one that has escaped', () => {
  check(
    heroPhaseOf(finds('IA01', { heroes: [{ at: [1, 2] }, { at: [1, 6], hp: 0 }] })),
    [...kill, { act: 'give', to: 1 }],
    [['item.given', { to: 1 }]],
  );
  check(heroPhaseOf(finds('IA01', { heroes: [{ at: [1, 2] }, { at: 'escaped' }] })), kill, [['item.given', { to: 0 }]]);
});

test('[CAV-XP-02] the pile is shared: any player pays with it', () =>
  check(
    villainPhaseOf({ active: 1, encounters: ['EA06'], xp: ['vharn', 'gloam-cutter'] }),
    [{ act: 'cancel', card1: 'vharn', card2: 'gloam-cutter' }],
    [['xp.spent', { hero: 1 }]],
    (board) => expect(board.xp).toEqual([[]]),
  ));

test('[CAV-XP-03, CAV-XP-04] T10: 4 + 3 for 5: both cards are spent, and 2 XP are lost', () =>
  check(
    villainPhaseOf({ encounters: ['EA06'], xp: ['stoneback-brute', 'cave-angler'] }),
    [
      refused({ act: 'cancel', card1: 'cave-angler' }, { pick: 'card1' }),
      refused({ act: 'cancel', card1: 'stoneback-brute' }, { pick: 'card2' }),
      { act: 'cancel', card1: 'stoneback-brute', card2: 'cave-angler' },
    ],
    [['xp.spent', { cards: ['stoneback-brute', 'cave-angler'], price: 5 }]],
    (board) => expect(board.xp).toEqual([[]]),
  ));

test('[CAV-XP-03] T11: 4 + 3 + 1: exactly 4 + 1 may be paid', () => {
  check(
    villainPhaseOf({ encounters: ['EA06'], xp: ['stoneback-brute', 'cave-angler', 'gloam-cutter'] }),
    [{ act: 'cancel', card1: 'stoneback-brute', card2: 'gloam-cutter' }],
    [['xp.spent']],
    (board) => expect(board.xp).toEqual([['cave-angler']]),
  );
  expect(payable(['gloam-cutter', 'gloam-cutter', 'shriekcap'], 5, [])).toEqual([]);
});

test('[CAV-XP-05] T12: with 4 XP Ilsabet may cancel, Tarn may not', () => {
  const drawn = (id: 'ilsa' | 'tarn'): Wanted => ({ heroes: [{ id }, { id: 'wren' }], encounters: ['EA07'], xp: ['stoneback-brute'] });
  check(villainPhaseOf(drawn('ilsa')), [{ act: 'cancel', card1: 'stoneback-brute' }], [['xp.spent', { price: 4 }]]);
  check(villainPhaseOf(drawn('tarn')), [dice(1)], [['attack.rolled']]);
});

test('[CAV-XP-06] what is in play already cannot be cancelled', () =>
  check(
    villainPhaseOf({
      heroes: [{ at: [1, 2], curses: ['CU01'] }, {}],
      environment: 'EN03',
      traps: [{ card: 'TR01', at: [1, 2] }],
      encounters: [],
      xp: ['iskarra'],
    }),
    [dice(1)],
    [never('xp.spent'), ['trap.sprung']],
  ));

test('[CAV-XP-09, CAV-XP-10, CAV-XP-12, CAV-XP-14] T09: a natural 20 and the very monster it defeats raise Gorrand to level 2', () =>
  check(
    heroPhaseOf({
      heroes: [{ id: 'gorrand', at: [1, 2], hp: 6 }, { at: [1, 6] }],
      foes: [{ kind: 'pallid-crawler', at: [2, 2] }],
      xp: ['stoneback-brute'],
      treasures: [],
    }),
    [
      attacks('gorrand-a1', { target: FOE }),
      dice(20),
      { act: 'rise', daily: 'gorrand-d3', card1: 'stoneback-brute', card2: 'pallid-crawler' },
    ],
    [['foe.defeated'], ['xp.spent', { cards: ['stoneback-brute', 'pallid-crawler'] }], ['hero.levelled', { hero: 0, daily: 'gorrand-d3' }]],
    (board) => {
      expect(board.heroes[0]).toMatchObject({ level: 2, hp: 8 });
      expect(board.heroes[0]?.up).toContain('gorrand-d3');
      expect(board.monsters.discard).toEqual(['stoneback-brute', 'pallid-crawler']);
    },
  ));

test('[CAV-XP-09] the player may decline; without 5 XP nobody is asked', () => {
  check(heroPhaseOf(tarn([], { xp: ['iskarra'] })), [attack, dice(20), { act: 'stay' }], [never('hero.levelled')]);
  check(heroPhaseOf(tarn([], { foes: [{ kind: 'vharn', at: [2, 2] }] })), [attack, dice(20)], [never('hero.levelled')]);
});

test('[CAV-SETUP-06] the new daily is one that was set aside', () =>
  check(
    sceneWith(boardWith({ heroes: [{ down: ['tarn-d1'] }, {}], xp: ['iskarra'] }), rise, { hero: 0 }),
    [refused({ act: 'rise', daily: 'tarn-d1', card1: 'iskarra' }, { pick: 'daily' }), { act: 'rise', daily: 'tarn-d2', card1: 'iskarra' }],
    [['hero.levelled']],
  ));

test('[CAV-XP-11] any d20 for the hero counts: disabling, recovering, a curse, a door; not one for a foe or a trap', () => {
  const xp = ['iskarra'] as const;
  const up = { act: 'rise', daily: 'tarn-d2', card1: 'iskarra' };
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2] }, {}], traps: [{ card: 'TR01', at: [1, 2] }], xp }),
    [{ act: 'disable', trap: 1 }, dice(20), up],
    [['trap.gone'], ['hero.levelled']],
  );
  check(heroPhaseOf({ heroes: [{ conditions: ['poisoned'] }, {}], xp }), [END, dice(20), up], [['condition.lost'], ['hero.levelled']]);
  check(heroPhaseOf({ heroes: [{ curses: ['CU01'] }, {}], xp }), [END, dice(20), up], [['curse.gone'], ['hero.levelled']]);
  check(
    heroPhaseOf({ tiles: [['N02', 0, -1, 0]], heroes: [{ at: [1, -2] }, {}], monsters: [], xp }),
    [{ act: 'force' }, dice(20), up],
    [['door.opened'], ['hero.levelled']],
  );
  check(activationOf(tarn([], { xp })), [dice(20)], [['hero.hurt'], never('hero.levelled')]);
  check(
    villainPhaseOf({ heroes: [{ at: [1, 2] }, {}], traps: [{ card: 'HZ01', at: [1, 2] }], encounters: [], xp }),
    [dice(20, 20)],
    [['hazard.rolled'], never('hero.levelled')],
  );
});

test('[CAV-XP-13] a hero rises once', () =>
  check(
    heroPhaseOf(tarn([], { heroes: [{ at: [1, 2], level: 2 }, { at: [1, 6] }], xp: ['iskarra'] })),
    [attack, dice(20)],
    [never('hero.levelled')],
  ));

test('[CAV-XP-14] a downed hero stays at 0 when it rises; the Ring of Steady Hands is turned up', () =>
  check(
    sceneWith(boardWith({ heroes: [{ hp: 0, more: { items: [{ card: 'IU12', up: false }] } }, {}], xp: ['iskarra'] }), rise, { hero: 0 }),
    [{ act: 'rise', daily: 'tarn-d2', card1: 'iskarra' }],
    [['hero.levelled'], ['item.flipped', { card: 'IU12', up: true }]],
    (board) => expect(board.heroes[0]).toMatchObject({ level: 2, hp: 0 }),
  ));

test('[CAV-XP-15] spent Monster cards are discarded; villains and Trail Notes leave the game', () => {
  check(heroPhaseOf(finds('FO03')), kill, [['fortune.banked', { card: 'FO03' }]], (board) =>
    expect(board.xp).toEqual([['gloam-cutter', 'FO03']]),
  );
  check(
    villainPhaseOf({ encounters: ['EA06'], xp: ['FO03', 'gloam-hexer', 'gloam-cutter'] }),
    [{ act: 'cancel', card1: 'FO03', card2: 'gloam-hexer', card3: 'gloam-cutter' }],
    [['xp.spent']],
    (board) => expect([board.monsters.discard, board.treasures.discard]).toEqual([['gloam-hexer', 'gloam-cutter'], []]),
  );
});

test('[CAV-XP-16] only the final result counts: a 20 rolled again is lost, a 20 that comes from rolling again is not', () => {
  const lucky = tarn(['IU08'], { xp: ['iskarra'], foes: [{ kind: 'vharn', at: [2, 2] }] });
  check(
    heroPhaseOf(lucky),
    [attack, dice(20), { act: 'use', with: 'IU08' }, dice(3)],
    [['attack.judged', { total: 10 }], never('hero.levelled')],
  );
  check(
    heroPhaseOf(lucky),
    [attack, dice(3), { act: 'use', with: 'IU08' }, dice(20), { act: 'rise', daily: 'tarn-d2', card1: 'iskarra' }],
    [['hero.levelled']],
  );
  check(heroPhaseOf(lucky), [attack, dice(20), PASS, { act: 'stay' }], [['foe.hurt', { n: 2 }]]);
});

test('Lucky Knucklebone rolls any d20 of its owner again', () =>
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2], items: ['IU08'] }, {}], traps: [{ card: 'TR01', at: [1, 2] }] }),
    [walks(1, 1), { act: 'disable', trap: 1 }, dice(3), { act: 'use', with: 'IU08' }, dice(15)],
    [['check.rolled', { die: 15, again: true }], ['trap.gone']],
  ));

test('the deck decides what is found', () =>
  check(heroPhaseOf(tarn([], { treasures: [['FO01', 'IA01']] })), [...kill, draws('FO01')], [['fortune.discarded', { card: 'FO01' }]]));

test('[CAV-TREASURE-03] a Fortune that moves does nothing outside the own Hero Phase', () =>
  check(
    sceneWith(boardWith({ treasures: ['FO06'], active: 1 }), reward, { hero: 0 }),
    [],
    [['fortune.discarded', { card: 'FO06' }], never('fortune.waits')],
  ));
