// Owns the tests of the special abilities of heroes that are used in the Hero Phase or at any time, hero by hero.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { discarded, readyOf, use } from '../card-scenes.ts';
import { effectOn, JORY, lying, MAG, packed, PERPETUA, put, WILMET } from '../fight-scenes.ts';
import { acting, attackedBy, choose, EBBA, readied, scores } from '../hand-scenes.ts';
import { EAST, heroPhaseOf, noEncounters, step, stop, turnOf, walking, type Laid } from '../scenes.ts';

const fresh = { abilitiesUsed: [] } as const;
const NOTHING = { why: { rule: 'DGN-GEN-11', key: 'nothing-to-do' } } as const;
const PRICE = { why: { rule: 'DGN-SPECIAL-04', key: 'price' } } as const;

describe('The Hollow Crown', () => {
  const rats = [['mo-coin-rats', 'speed']] as const;

  test('Wilmet Clay takes a monster that fell where she stands, for 1 Glory, once in a turn', () => {
    const sexton = { hero: WILMET, glory: 1, ...fresh } as const;
    check(
      attackedBy(rats, sexton),
      [dice(1, 6), by(1, use(WILMET))],
      [
        ['monster.defeated', { card: 'mo-coin-rats' }],
        ['card.used', { seat: 1, glory: 1 }],
        ['monster.recalled', { seat: 1, card: 'mo-coin-rats' }],
      ],
      (board) => expect([board.players[1]?.hand.cards, discarded(board)]).toEqual([['mo-coin-rats'], []]),
    );
    check(attackedBy(rats, { ...sexton, glory: 0 }), [dice(1, 6)], [['monster.defeated'], never('card.used')]);
    check(
      acting({ ...sexton, glory: 5 }, { discarded: ['mo-coin-rats'] }),
      [refused(use(WILMET), { why: { rule: 'DGN-CARD-10', key: 'occasion' } }), stop],
      [],
    );
  });

  test('Wilmet Clay gets nothing of a monster that falls elsewhere', () =>
    void check(
      attackedBy(rats, { hero: JORY }, { heroes: [{ hero: WILMET, glory: 5, ...fresh, at: 'map-long-gallery' }] }),
      [dice(1, 6)],
      [['monster.defeated'], never('card.used')],
    ));

  test('Perpetua Blot hands on Peril, no more than she has and pays for', () => {
    const notary = { hero: PERPETUA, glory: 5, peril: 3, ...fresh } as const;
    check(
      heroPhaseOf({ heroes: [notary, { peril: 1 }, { hero: JORY }] }),
      [
        refused(use(PERPETUA, { target: 0, more: 1 }), { pick: 'target', legal: [1, 2] }),
        refused(use(PERPETUA, { target: 1, more: 4 }), { pick: 'more', legal: [0, 1, 2, 3] }),
        use(PERPETUA, { target: 1, more: 3 }),
        refused(use(PERPETUA, { target: 1, more: 1 }), { why: { rule: 'DGN-GEN-16', key: 'once-per-turn' } }),
        stop,
      ],
      [
        ['card.used', { glory: 3 }],
        ['peril.changed', { seat: 0, n: -3 }],
        ['peril.changed', { seat: 1, n: 3 }],
      ],
      ({ players }) =>
        expect(players.map(({ peril, glory }) => [peril, glory])).toEqual([
          [0, 2],
          [4, 1],
          [1, 1],
        ]),
    );
    check(heroPhaseOf({ heroes: [{ ...notary, peril: 0 }] }), [refused(use(PERPETUA, { target: 1, more: 0 }), NOTHING), stop], []);
    check(heroPhaseOf({ heroes: [{ ...notary, glory: 0 }] }), [refused(use(PERPETUA, { target: 1, more: 0 }), NOTHING), stop], []);
  });

  test('Jory Latch opens a Locked exit for 1 Glory; where there is none he cannot', () => {
    const locksmith = { hero: JORY, glory: 1, ...fresh } as const;
    check(
      walking({ ...locksmith, at: 'map-footmens-crossing' }),
      [use(JORY), step(EAST), stop],
      [['card.used', { glory: 1 }], ['exit.opened', { side: 1 }], ['hero.moved'], never('threat.rolled')],
    );
    check(walking({ ...locksmith, glory: 0, at: 'map-footmens-crossing' }), [refused(use(JORY), PRICE), stop], []);
    check(walking(locksmith), [refused(use(JORY), NOTHING), stop], []);
  });

  test('Jory Latch opens it before the die of the exit is thrown, and walks through without one', () =>
    void check(
      walking({ hero: JORY, glory: 1, ...fresh, at: 'map-footmens-crossing' }),
      [step(EAST), by(0, use(JORY)), stop],
      [['exit.opened'], ['movement.spent', { n: 1, for: 'step' }], ['hero.moved', { to: 0 }], never('threat.rolled')],
    ));

  test('Mother Ebba heals somebody here who has 4 Life or less, for 1 Movement and 1 Glory; off-turn with the saved point', () => {
    const mother = { hero: EBBA, glory: 1, movement: 1, ...fresh, at: 'map-last-cellar' } as const;
    check(
      heroPhaseOf({
        heroes: [
          { ...mother, life: 5 },
          { life: 4, at: 'map-last-cellar' },
          { hero: JORY, life: 1 },
        ],
      }),
      [refused(use(EBBA, { target: 0 }), { pick: 'target', legal: [1] }), use(EBBA, { target: 1 }), stop],
      [
        ['card.used', { glory: 1, movement: 1 }],
        ['hero.healed', { seat: 1, n: 1, life: 5 }],
      ],
      ({ players }) => expect(players[0]).toMatchObject({ glory: 0, movement: 0 }),
    );
    check(heroPhaseOf({ heroes: [{ ...mother, movement: 0, life: 2 }] }), [refused(use(EBBA, { target: 0 }), PRICE), stop], []);
    check(heroPhaseOf({ heroes: [{ ...mother, tipped: true, life: 2 }] }), [refused(use(EBBA, { target: 0 }), PRICE), stop], []);
    check(
      turnOf({ heroes: [{ at: 'map-long-gallery' }, { ...mother, life: 2, saved: 1 }] }),
      [by(1, use(EBBA, { target: 1 })), noEncounters],
      [['hero.healed', { seat: 1, life: 3 }]],
      ({ players }) => expect(players[1]).toMatchObject({ saved: 0, movement: 1 }),
    );
  });

  test('Mag makes a Minion of a cheap monster of her hand or Pack, which keeps its wounds and takes a Treasure place', () => {
    const keeper = { hero: MAG, glory: 2, ...fresh, hand: ['mo-coin-rats', 'mo-parade-lancer', 'mo-hollow-halberdier'] } as const;
    check(
      heroPhaseOf({ heroes: [{ ...keeper, pack: packed(['mo-rust-footman'], 1) }] }),
      [
        refused(use(MAG, { given: 'mo-parade-lancer' }), { pick: 'given', legal: ['mo-coin-rats', 'mo-rust-footman'] }),
        use(MAG, { given: 'mo-rust-footman' }),
        stop,
      ],
      [
        ['card.used', { glory: 2 }],
        ['minion.made', { seat: 0, card: 'mo-rust-footman', from: 'pack' }],
      ],
      ({ players }) => {
        expect(players[0]?.ready).toMatchObject([{ card: 'mo-rust-footman', wounds: 1, by: 0 }]);
        expect(players[0]).toMatchObject({ pack: [], glory: 0 });
      },
    );
    const full = readied(0, 'tr-stokers-shovel', 'tr-paper-crown', 'tr-pantry-door', 'tr-seventh-lantern');
    check(heroPhaseOf({ heroes: [{ ...keeper, ready: full }] }), [refused(use(MAG, { given: 'mo-coin-rats' }), NOTHING), stop], []);
    check(heroPhaseOf({ heroes: [{ ...keeper, glory: 0 }] }), [refused(use(MAG, { given: 'mo-coin-rats' }), NOTHING), stop], []);
  });
});

describe('Thornmarch', () => {
  test('Sparrow Tolliver gives a hand card: a Glory card for a step more, another for an open exit', () => {
    const courier = { hero: 'sparrow-tolliver', ...fresh, movement: 0, hand: ['tr-paper-crown', 'mo-coin-rats'] } as const;
    check(
      walking(courier),
      [
        refused(use('sparrow-tolliver', { given: 'mo-coin-rats' }), { pick: 'given', legal: ['tr-paper-crown'] }),
        use('sparrow-tolliver', { given: 'tr-paper-crown' }),
        stop,
      ],
      [['card.discarded', { card: 'tr-paper-crown' }], ['movement.set', { n: 1 }], never('exit.opened')],
    );
    check(
      walking({ ...courier, at: 'map-footmens-crossing' }),
      [use('sparrow-tolliver', { given: 'mo-coin-rats' }), stop],
      [['card.discarded', { card: 'mo-coin-rats' }], ['exit.opened', { side: 1 }], never('movement.set')],
    );
    check(
      walking({ ...courier, hand: ['mo-coin-rats'] }),
      [refused(use('sparrow-tolliver', { given: 'mo-coin-rats' }), NOTHING), stop],
      [],
    );
    check(walking({ ...courier, hand: [] }), [refused(use('sparrow-tolliver'), PRICE), stop], []);
  });

  test('Oda Mirelight makes a die of somebody here better or worse by what she pays, 1 more in a swamp', () => {
    const witch = { hero: 'oda-mirelight', glory: 2, ...fresh, at: 'map-last-cellar' } as const;
    check(
      attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET }, { heroes: [{ ...witch, at: 'map-last-cellar' }] }),
      [by(0, use('oda-mirelight', { more: 2 })), by(0, choose(1)), dice(6, 3)],
      [
        ['card.used', { seat: 0, glory: 2 }],
        ['die.changed', { add: -2 }],
        ['attack.rolled', { die: 6, total: 6 }],
      ],
    );
    check(
      attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET }, { heroes: [{ ...witch, at: 'map-long-gallery' }] }),
      [dice(6, 3)],
      [['hero.wounded', { seat: 1, n: 1 }], never('card.used')],
    );
    // Without Glory there is nothing to add, unless she stands in a swamp.
    check(
      attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET }, { heroes: [{ ...witch, glory: 0 }] }),
      [dice(6, 3)],
      [['hero.wounded', { seat: 1, n: 1 }], never('card.used')],
    );
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['moor-that-moves', 0, 1],
    ];
    check(
      effectOn(
        { do: 'threat', who: 'target', threat: { score: 'speed', target: 6 } },
        { map, heroes: [{}, { ...witch, glory: 0, at: 'moor-that-moves' }] },
      ),
      [by(1, use('oda-mirelight', { more: 0 })), by(1, choose(0)), dice(3)],
      [
        ['die.changed', { add: 1 }],
        ['threat.rolled', { die: 3, total: 6, passed: true }],
      ],
    );
  });
});

describe('The Furnace Below and Where the Sky Broke', () => {
  const threat = (hero: object) =>
    effectOn({ do: 'threat', who: 'target', threat: { score: 'melee', target: 8 } }, { decks: ['FB'], heroes: [{}, hero] });

  test('Ysolt Clinker sets the die of a Threat to 5 for a Movement point, off-turn the saved one', () => {
    const diver = { hero: 'ysolt-clinker', saved: 1, movement: 3, ...fresh } as const;
    check(
      threat(diver),
      [by(1, use('ysolt-clinker'))],
      [
        ['card.used', { movement: 1 }],
        ['threat.rolled', { die: 5, total: 8, passed: true }],
      ],
      ({ players }) => expect(players[1]).toMatchObject({ saved: 0, movement: 3 }),
    );
    check(threat({ ...diver, saved: 0 }), [dice(2)], [['threat.rolled', { die: 2, passed: false }], never('card.used')]);
    check(threat({ ...diver, tipped: true, saved: 0 }), [dice(2)], [['threat.rolled', { die: 2, passed: false }], never('card.used')]);
  });

  test('Forty-One melts a Treasure, of the hand or in play, for a Life or for Melee until the next turn', () => {
    const deserter = {
      hero: 'forty-one',
      life: 4,
      ...fresh,
      hand: ['puddlers-maul', 'tin-sentry'],
      ready: readied(0, 'apprentices-barrow'),
    } as const;
    check(
      walking(deserter, { decks: ['FB'] }),
      [
        refused(use('forty-one', { given: 'tin-sentry' }), { pick: 'given', legal: ['apprentices-barrow', 'puddlers-maul'] }),
        use('forty-one', { given: 'apprentices-barrow' }),
        choose(0),
        stop,
      ],
      [
        ['card.lost', { card: 'apprentices-barrow' }],
        ['hero.healed', { life: 5 }],
      ],
      (board) => expect([readyOf(board, 0), discarded(board)]).toEqual([[], ['apprentices-barrow']]),
    );
    check(
      walking({ ...deserter, life: 6 }, { decks: ['FB'] }),
      [use('forty-one', { given: 'puddlers-maul' }), stop],
      [
        ['card.discarded', { card: 'puddlers-maul' }],
        ['score.changed', { form: 'melee', n: 2, until: 0 }],
      ],
      (board) => expect(scores(board, 0)[0]).toBe(6),
    );
  });

  test('Brother Dunstable adds what he pays, three at most, to any roll of his', () => {
    const penitent = { hero: 'brother-dunstable', glory: 5, ...fresh } as const;
    check(
      attackedBy([['mo-coin-rats', 'speed']], penitent),
      [by(1, use('brother-dunstable', { more: 3 })), dice(5, 3)],
      [
        ['attack.rolled', { total: 7 }],
        ['card.used', { glory: 3 }],
        ['counter.rolled', { die: 3, total: 8 }],
      ],
    );
    check(
      attackedBy([['mo-coin-rats', 'speed']], { ...penitent, glory: 0 }),
      [dice(3, 3), put('hand')],
      [['counter.rolled', { die: 3, total: 5 }], ['attack.ended', { result: 'tied' }], never('card.used')],
    );
  });

  test('Marrit Oon turns or moves a map card without a hero for 2 Glory, in her Hero Phase', () => {
    const state = check(
      walking({ hero: 'marrit-oon', glory: 2, ...fresh }, { heroes: [{ at: 'map-last-cellar' }] }),
      [use('marrit-oon')],
      [['card.used', { glory: 2 }]],
    );
    expect(state.offers()[0]?.decision).toBe('branch');
    check(walking({ hero: 'marrit-oon', glory: 1, ...fresh }), [refused(use('marrit-oon'), PRICE), stop], []);
  });
});

test('a hero who has fallen uses nothing, and what lay before him is discarded', () =>
  void check(
    effectOn(
      { do: 'wound', who: 'target', n: 6 },
      { heroes: [{}, { hero: JORY, glory: 5, ...fresh, ready: [lying('tr-marrow-broth', 1)] }, { hero: MAG }] },
    ),
    [],
    [['hero.defeated', { seat: 1 }], never('card.used')],
    (board) => expect([readyOf(board, 1), discarded(board)]).toEqual([[], ['tr-marrow-broth']]),
  ));
