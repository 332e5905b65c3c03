// Owns the tests of Upkeep and of what ends with a turn, DGN-RESET-02 to -06, of Banes in the Dungeonlord Phase, and of the discard at the end.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { handOf } from '../../src/state.ts';
import { discarded, play, readyOf, use } from '../card-scenes.ts';
import { acting, readied, scores } from '../hand-scenes.ts';
import {
  attack,
  calmly,
  effectOn,
  end,
  JORY,
  lordPhaseOf,
  lying,
  MAG,
  monster,
  packed,
  pass,
  PERPETUA,
  put,
  WILMET,
} from '../fight-scenes.ts';
import {
  discardPhaseOf,
  goingOn,
  idle,
  leave,
  noEncounters,
  NORTH,
  resetOf,
  SOUTH,
  step,
  stop,
  turnOf,
  type Laid,
  type TableWanted,
} from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
const pay = (card: string, payer?: number) => ({ act: 'pay', card, ...(payer === undefined ? {} : { payer }) });
const takeBack = (card: string) => ({ act: 'take-back', card });

describe.each(EDITIONS)('Upkeep, edition %s', (edition) => {
  const hare = { hero: WILMET, ready: readied(0, 'hares-step') } as const;

  test('[DGN-RESET-05] TV-54: without the Glory the Boon goes back to the hand, before Movement is set', () =>
    void check(
      resetOf({ edition, heroes: [{ ...hare, glory: 0, movement: 0 }] }),
      [refused(pay('hares-step'), { why: { rule: 'DGN-GEN-07', key: 'upkeep' } }), takeBack('hares-step')],
      [
        ['card.taken-back', { seat: 0, card: 'hares-step' }, 'DGN-RESET-05'],
        ['movement.set', { n: 3 }],
      ],
      (board) => expect([readyOf(board, 0), handOf(board, 0)]).toEqual([[], ['hares-step']]),
    ));

  test('[DGN-RESET-05] paid, it stays, and its Speed is in the new Movement; who can pay may still take it back', () => {
    check(
      resetOf({ edition, heroes: [{ ...hare, glory: 1 }] }),
      [pay('hares-step')],
      [
        ['upkeep.paid', { seat: 0, card: 'hares-step', payer: 0, n: 1 }, 'DGN-RESET-05'],
        ['movement.set', { n: 4 }],
      ],
      ({ players }) => expect(players[0]?.glory).toBe(0),
    );
    check(
      resetOf({ edition, heroes: [{ ...hare, glory: 5 }] }),
      [takeBack('hares-step')],
      [['card.taken-back'], ['movement.set', { n: 3 }]],
    );
  });

  test('[DGN-RESET-05] card by card, in the order the player likes; what Glory is left pays for the next (A-08)', () =>
    void check(
      resetOf({ edition, heroes: [{ hero: WILMET, glory: 1, ready: readied(0, 'hares-step', 'bo-vow-of-iron') }] }),
      [
        pay('bo-vow-of-iron'),
        refused(pay('hares-step'), { rule: 'DGN-GEN-07', pick: 'card', why: { key: 'upkeep' } }),
        refused(pay('bo-vow-of-iron'), { rule: 'DGN-RESET-05', pick: 'card' }),
        takeBack('hares-step'),
      ],
      [
        ['upkeep.paid', { card: 'bo-vow-of-iron' }],
        ['card.taken-back', { card: 'hares-step' }],
      ],
      (board) => expect(readyOf(board, 0)).toEqual(['bo-vow-of-iron']),
    ));

  test('[DGN-RESET-06] only in the Reset Phase of whoever controls the card', () =>
    void check(
      turnOf({ edition, turn: 1, heroes: [{ ...hare, glory: 3 }, { hero: MAG }] }),
      [noEncounters],
      [['movement.set', { seat: 1 }], ['phase.began', { seat: 1, phase: 'hero' }], never('upkeep.paid'), never('card.taken-back')],
    ));

  test('[DGN-RESET-05, DGN-RESET-06] the Upkeep of a Bane is paid in its player’s Reset Phase, with the Peril of any one opponent', () => {
    const heroes = [{ peril: 9 }, { hero: WILMET, glory: 3, peril: 0, ready: [lying('moss-debt', 0)] }, { hero: JORY, peril: 2 }] as const;
    check(
      resetOf({ edition, heroes }),
      [
        refused(pay('moss-debt', 1), { pick: 'payer', legal: [2] }),
        refused(pay('moss-debt', 0), { rule: 'DGN-RESET-05', pick: 'payer' }),
        pay('moss-debt', 2),
      ],
      [['upkeep.paid', { seat: 0, payer: 2, n: 1 }]],
      ({ players }) => expect(players.map(({ peril }) => peril)).toEqual([9, 0, 1]),
    );
    check(resetOf({ edition, heroes }), [takeBack('moss-debt')], [['card.taken-back', { seat: 0, card: 'moss-debt' }]], (board) =>
      expect([handOf(board, 0), readyOf(board, 1)]).toEqual([['moss-debt'], []]),
    );
    // In the Reset Phase of its bearer it does what it says, and asks for nothing.
    check(turnOf({ edition, turn: 1, heroes }), [noEncounters], [['glory.changed', { seat: 1, n: -1 }], never('upkeep.paid')]);
  });

  test('[DGN-RESET-05, DGN-CARD-07] what was tucked behind a card that is taken back is discarded (A-08)', () =>
    void check(
      resetOf({
        edition,
        heroes: [{ hero: WILMET, ready: [lying('mo-coin-rats', 0, { attached: ['bread-for-the-beast'] })] }],
      }),
      [takeBack('bread-for-the-beast')],
      [['card.taken-back', { card: 'bread-for-the-beast' }]],
      (board) => expect([handOf(board, 0), readyOf(board, 0), discarded(board)]).toEqual([['bread-for-the-beast'], [], ['mo-coin-rats']]),
    ));
});

/** The causeway has a Pit, Speed 5+, and asks for another Threat; the way to it from the signpost is open. */
const PIT: readonly Laid[] = [
  ['map-last-cellar', 0, 0],
  ['map-root-breach', 0, 1, 'turned'],
  ['map-servants-stair', 0, -1],
];

describe.each(EDITIONS)('what ends with a turn, edition %s', (edition) => {
  test('[DGN-RESET-02, DGN-RESET-03] a Pit that was passed by for the turn is a danger again in the next (A-07)', () => {
    const hero = { hero: JORY, ready: [lying('the-honest-liar', 0, { charges: 2 })], movement: 4 } as const;
    const there = use('the-honest-liar');
    // In 2.3c the Treasure could be discarded.
    const kept = edition === '2.1' ? [] : [{ act: 'keep' } as const];
    const scene = goingOn({ edition, map: PIT, heroes: [hero, { at: 'map-servants-stair' }] });
    check(
      scene,
      calmly(scene, [
        noEncounters,
        there,
        step(SOUTH),
        step(NORTH),
        stop,
        leave,
        ...kept,
        ...idle,
        noEncounters,
        step(SOUTH),
        dice(1),
        stop,
      ]),
      [
        ['hero.warded', { seat: 0, to: { to: 'pit-or-spikes' } }],
        ['hero.moved', { to: 1 }],
        ['hero.moved', { to: 0 }],
        ['turn.began', { seat: 0 }],
        ['hero.moved', { to: 1 }],
        ['threat.rolled', { roll: 'pit', target: 4 }],
      ],
    );
  });

  test('[DGN-RESET-03] what lasts until a player’s next turn lasts through those of the others', () => {
    const table = {
      edition,
      heroes: [{ hero: 'forty-one', level: 4, abilitiesUsed: [], hand: ['tr-paper-crown'] }, {}],
      adventures: ['mo-coin-rats', 'mo-cup-bearer', 'mo-moth-choir', 'mo-rust-footman', 'mo-larder-beetle'],
    } as const;
    const melt = use('forty-one', { given: 'tr-paper-crown' });
    const scene = goingOn(table);
    const state = check(scene, calmly(scene, [noEncounters, melt, stop, leave, noEncounters]), [
      ['score.changed', { form: 'melee', n: 2, until: 0 }],
    ]);
    expect([state.board.turn, scores(state.board, 0)[0]]).toEqual([1, 6]);
    check(scene, calmly(scene, [noEncounters, melt, stop, leave, noEncounters, stop, leave]), [['turn.began', { seat: 0 }]], (board) =>
      expect(scores(board, 0)[0]).toBe(4),
    );
  });
});

describe.each(EDITIONS)('Banes in the Dungeonlord Phase, edition %s', (edition) => {
  test('[DGN-DLORD-09] before, between and after the Encounters, and before a die of them is thrown', () => {
    const hand = ['mo-rust-footman', 'bn-firm-hand', 'bn-moths-in-the-lining', 'bn-red-tape'] as const;
    check(
      lordPhaseOf(hand, { edition, heroes: [{}, { hero: WILMET, attacked: true, glory: 0 }] }),
      [
        play('bn-moths-in-the-lining', { target: 1 }),
        monster('mo-rust-footman', 1, 'melee'),
        attack,
        by(0, play('bn-red-tape', { target: 1 })),
        by(0, pass),
        by(0, pass),
        dice(1, 1),
        put('hand'),
        play('bn-firm-hand', { target: 1 }),
        { act: 'warp', space: 1 },
        end,
      ],
      [
        ['card.played', { card: 'bn-moths-in-the-lining' }],
        ['encounter.declared'],
        ['card.played', { card: 'bn-red-tape' }],
        ['hero.tipped', { seat: 1 }],
        ['attack.rolled'],
        ['card.played', { card: 'bn-firm-hand' }],
      ],
    );
  });

  const ROOMS: readonly Laid[] = [
    ['map-last-cellar', 0, 0],
    ['map-servants-stair', 0, -1],
    ['map-gilded-chapel', 0, -2],
    ['map-long-gallery', 0, 1],
    ['map-gallery-of-heirs', 1, 1],
  ];

  test('[DGN-DLORD-16] one’s own hero may be drawn into it, as long as somebody else’s Peril pays', () => {
    const table = {
      edition,
      map: ROOMS,
      heroes: [
        { at: 'map-gilded-chapel', peril: 9 },
        { peril: 2, at: 'map-last-cellar' },
      ],
    } as const;
    const state = check(
      lordPhaseOf(['bn-quadrille'], table),
      [play('bn-quadrille', { payer: 1 }), end],
      [['card.played', { card: 'bn-quadrille', peril: 2, payer: 1 }], ['map.shifted'], never('hero.moved'), never('space.collected')],
    );
    expect(state.board.spaces[2]).toMatchObject({ card: 'map-gilded-chapel', x: 1, y: 1 });
    expect(state.board.players[0]).toMatchObject({ space: 2, peril: 9 });
  });

  test(`[DGN-DLORD-17] ${edition === '2.1' ? 'one’s own hero may be named, if another pays' : 'one’s own hero cannot be named'} (A-44)`, () => {
    const table = { edition, heroes: [{ peril: 9 }, { peril: 3 }, { hero: JORY, peril: 2, at: 'map-long-gallery' }] } as const;
    const own = play('bn-firm-hand', { target: 0, payer: 1 });
    if (edition === '2.3c') {
      check(lordPhaseOf(['bn-firm-hand'], table), [refused(own, { pick: 'target', legal: [1] }), end], [never('card.played')]);
      return;
    }
    check(
      lordPhaseOf(['bn-firm-hand'], table),
      [
        refused(play('bn-firm-hand', { target: 0, payer: 0 }), { rule: 'DGN-DLORD-09', pick: 'payer' }),
        refused(play('bn-firm-hand', { target: 0, payer: 2 }), { rule: 'DGN-DLORD-09', pick: 'payer' }),
        own,
        end,
      ],
      [
        ['card.played', { on: 0, peril: 3, payer: 1 }],
        ['hero.moved', { seat: 0 }],
        ['hero.tipped', { seat: 0 }],
      ],
      // Brought to another space on his own turn, he collects there (DGN-FX-18).
      ({ players }) => expect(players.map(({ peril }) => peril)).toEqual([10, 0, 2]),
    );
  });
});

describe.each(EDITIONS)('the discard at the end, edition %s', (edition) => {
  const DECK = ['mo-coin-rats', 'mo-cup-bearer', 'bo-dismissed', 'tr-pantry-door', 'bo-table-talk'] as const;
  const rich = {
    movement: 0,
    moved: true,
    hero: WILMET,
    ready: readied(0, 'tr-paper-crown', 'bo-vow-of-iron'),
    pack: packed(['mo-rust-footman']),
  } as const;
  const discard = (card: string) => ({ act: 'discard', card });

  test('[DGN-DISCARD-03] TV-49: hand 3, a Treasure of the Inventory is discarded in its place: 2 are drawn', () =>
    void check(
      discardPhaseOf({
        edition,
        heroes: [{ ...rich, hand: ['bo-not-my-name', 'bo-back-stairs', 'mo-moth-choir'] }],
        adventures: [...DECK],
      }),
      [discard('tr-paper-crown')],
      [['card.lost', { seat: 0, card: 'tr-paper-crown' }, 'DGN-DISCARD-03'], ['card.drawn'], ['card.drawn']],
      (board) => {
        expect([handOf(board, 0).length, readyOf(board, 0), discarded(board)]).toEqual([5, ['bo-vow-of-iron'], ['tr-paper-crown']]);
      },
    ));

  test('[DGN-DISCARD-03] or a monster of the Pack, with what is tucked behind it', () =>
    void check(
      discardPhaseOf({
        edition,
        heroes: [
          { ...rich, hand: ['bo-not-my-name'], pack: [lying('mo-rust-footman', 0, { attached: ['bn-plume-of-office'], wounds: 1 })] },
        ],
        adventures: [...DECK],
      }),
      [discard('mo-rust-footman')],
      [['card.lost', { card: 'mo-rust-footman' }, 'DGN-DISCARD-03']],
      (board) => expect([board.players[0]?.pack, discarded(board)]).toEqual([[], ['bn-plume-of-office', 'mo-rust-footman']]),
    ));

  test('[DGN-DISCARD-04, DGN-PLAY-08] a Boon in play cannot be chosen, nor a Bane that lies there', () =>
    void check(
      discardPhaseOf({
        edition,
        heroes: [{ ...rich, hand: ['bo-not-my-name'], ready: [...rich.ready, lying('moss-debt', 1)] }],
        adventures: [...DECK],
      }),
      [
        refused(discard('bo-vow-of-iron'), { pick: 'card', why: { rule: 'DGN-DISCARD-04', key: 'boon' } }),
        refused(discard('moss-debt'), { legal: ['bo-not-my-name', 'tr-paper-crown', 'mo-rust-footman'] }),
        discard('bo-not-my-name'),
      ],
      [['card.discarded', { card: 'bo-not-my-name' }]],
    ));

  test(`[DGN-DISCARD-0${edition === '2.1' ? 6 : 5}] with an empty hand ${edition === '2.1' ? 'nothing can be discarded' : 'a Treasure or a monster of the Pack may be, and need not'} (A-50)`, () => {
    const table = { edition, heroes: [rich], adventures: [...DECK] } as const;
    if (edition === '2.1') {
      check(discardPhaseOf(table), [], [never('card.lost')], (board, state) =>
        expect([handOf(board, 0).length, state.isOver]).toEqual([5, true]),
      );
      return;
    }
    check(discardPhaseOf(table), [{ act: 'keep' }], [never('card.lost'), ['card.drawn']]);
    check(
      discardPhaseOf(table),
      [refused(discard('bo-vow-of-iron'), { rule: 'DGN-DISCARD-04', pick: 'card', why: { key: 'boon' } }), discard('tr-paper-crown')],
      [['card.lost', { card: 'tr-paper-crown' }]],
      (board, state) => expect([handOf(board, 0).length, state.isOver]).toEqual([5, true]),
    );
    // With nothing but Boons nobody is asked.
    check(
      discardPhaseOf({ ...table, heroes: [{ ...rich, pack: [], ready: readied(0, 'bo-vow-of-iron') }] }),
      [],
      [['card.drawn']],
      (_board, state) => expect(state.isOver).toBe(true),
    );
  });

  test('[DGN-DISCARD-03, DGN-PLAY-15] a sack that is discarded takes its places with it', () =>
    void check(
      discardPhaseOf({
        edition,
        heroes: [
          {
            ...rich,
            hero: PERPETUA,
            hand: ['bo-not-my-name'],
            ready: readied(0, 'tr-generous-sack', 'tr-paper-crown', 'tr-pantry-door', 'tr-seventh-lantern'),
          },
        ],
        adventures: [...DECK],
      }),
      [discard('tr-generous-sack'), discard('tr-pantry-door')],
      [
        ['card.lost', { card: 'tr-generous-sack' }, 'DGN-DISCARD-03'],
        ['card.lost', { card: 'tr-pantry-door' }, 'DGN-PLAY-15'],
        ['card.drawn'],
      ],
    ));
});

describe('a Level that a card takes', () => {
  const branded = (level: number) => ({ hero: 'ysolt-clinker', level, ready: [lying('brand-of-the-works', 0)] }) as const;
  const epic = (level: number): TableWanted => ({
    heroes: [{ glory: 1 }, branded(level)],
    decks: ['FB'],
  });

  test('Brand of the Works: the hero fights and rolls as one Level lower', () =>
    void check(
      effectOn({ do: 'threat', who: 'target', threat: { score: 'level', target: 7 } }, epic(5)),
      [dice(3)],
      [['threat.rolled', { score: 'level', total: 7, passed: true }]],
      (board) => expect([scores(board, 1), board.players[1]?.level]).toEqual([[3, 2, 3], 5]),
    ));

  test('Brand of the Works: with no Level to lose it is Melee and Magic, 1 less each', () =>
    void check(
      effectOn({ do: 'threat', who: 'target', threat: { score: 'level', target: 7 } }, epic(4)),
      [dice(3)],
      [['threat.rolled', { score: 'level', total: 7 }]],
      (board) => expect(scores(board, 1)).toEqual([2, 1, 3]),
    ));

  test('Brand of the Works is shed for 3 Glory at the Quenching Well, and nowhere else', () => {
    const map: readonly Laid[] = [
      ['cold-chimney', 0, 0],
      ['quenching-well', 0, 1],
    ];
    const hero = { ...branded(5), ready: [lying('brand-of-the-works', 1)], glory: 3 } as const;
    check(
      acting({ ...hero, at: 'quenching-well' }, { decks: ['FB'], map, heroes: [{ at: 'cold-chimney' }] }),
      [use('brand-of-the-works'), stop],
      [
        ['card.used', { glory: 3 }],
        ['card.lost', { card: 'brand-of-the-works' }],
      ],
      (board) => expect([scores(board, 0), readyOf(board, 0), discarded(board)]).toEqual([[4, 2, 4], [], ['brand-of-the-works']]),
    );
    check(
      acting({ ...hero, at: 'cold-chimney' }, { decks: ['FB'], map, heroes: [{ at: 'cold-chimney' }] }),
      [refused(use('brand-of-the-works'), { why: { rule: 'DGN-GEN-14', key: 'not-here' } }), stop],
      [],
    );
    check(
      acting({ ...hero, glory: 2, at: 'quenching-well' }, { decks: ['FB'], map }),
      [refused(use('brand-of-the-works'), { why: { rule: 'DGN-SPECIAL-04', key: 'price' } }), stop],
      [],
    );
  });
});
