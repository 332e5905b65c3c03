// Owns the tests of DGN-FX-10, -11 and DGN-FX-17 to -21: what a higher Speed gives, and heroes that are moved. Of Speed and Warp edition 2.1 has
// no rules of its own; there the cards say the same.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { playerOf } from '../../src/state.ts';
import { play, readyOf, use, warpTo } from '../card-scenes.ts';
import { A, ALDOUS, B, EDITIONS, end, JORY, lordPhaseOf, lying, pass, WILMET } from '../fight-scenes.ts';
import { CROSS, heroPhaseOf, noEncounters, resetOf, stop, turnOf, type Laid } from '../scenes.ts';

const CELLAR = 'map-last-cellar';
/** Z is The Fallen Wing: 2 Glory, 2 Peril, Spikes Speed 4+. */
const WITH_SPIKES: readonly Laid[] = [
  [CELLAR, 0, 0],
  ['map-fallen-wing', 0, 1],
];

describe.each(EDITIONS)('Speed, edition %s', (edition) => {
  test("[DGN-FX-10, DGN-FX-11] Pallbearer's Pace gives no Movement at once; the Reset Phase does", () => {
    check(
      heroPhaseOf({ edition, heroes: [{ hero: JORY, hand: ['bo-pallbearers-pace'], glory: 3, movement: 1 }] }),
      [play('bo-pallbearers-pace'), stop],
      [['card.played', { glory: 3, to: 'ready' }], never('movement.set')],
      (board) => expect(playerOf(board, A)).toMatchObject({ movement: 1, glory: 0 }),
    );
    check(
      resetOf({ edition, heroes: [{ hero: JORY, movement: 0, ready: [lying('bo-pallbearers-pace', A)] }] }),
      [],
      [['movement.set', { seat: A, n: 5 }]],
    );
  });

  test("[DGN-FX-10] a card that says so gives points at once: Hare's Step one, The Borrowed Hour three", () => {
    check(
      heroPhaseOf({ edition, heroes: [{ hero: JORY, hand: ['hares-step'], glory: 3, movement: 1 }] }),
      [play('hares-step'), stop],
      [['movement.set', { seat: A, n: 2 }, edition === '2.1' ? 'DGN-GEN-02' : 'DGN-FX-10']],
    );
    check(
      heroPhaseOf({ edition, heroes: [{ hero: JORY, hand: ['bo-borrowed-hour'], glory: 2, movement: 0 }] }),
      [play('bo-borrowed-hour'), stop],
      [
        ['score.changed', { form: 'speed', n: 1, until: 'turn' }],
        ['movement.set', { seat: A, n: 3 }],
      ],
    );
  });

  test('[DGN-FX-10, DGN-FX-11] A Wind at Your Back ends with the turn: it gives no point, then or at the next Reset', () => {
    const blown = check(
      heroPhaseOf({ edition, heroes: [{ hero: JORY, hand: ['wind-at-your-back'], glory: 1, movement: 2 }] }),
      [play('wind-at-your-back'), stop],
      [['score.changed', { form: 'speed', n: 2, until: 'turn' }], never('movement.set')],
    ).board;
    expect(playerOf(blown, A).movement).toBe(2);
    check(
      turnOf({ edition, turn: 1, heroes: [{}, { hero: JORY, hand: ['wind-at-your-back'], glory: 1 }] }),
      [by(1, { act: 'pass' }), noEncounters],
      [['movement.set', { seat: 1, n: 4 }]],
    );
  });

  test('[DGN-FX-11] what no longer lies there gives nothing: an unpaid Upkeep comes before the points', () =>
    void check(
      resetOf({ edition, heroes: [{ hero: JORY, glory: 0, ready: [lying('hares-step', A)] }] }),
      [{ act: 'take-back', card: 'hares-step' }],
      [['card.taken-back'], ['movement.set', { n: 4 }]],
    ));
});

describe.each(EDITIONS)('Warp, edition %s', (edition) => {
  test('[DGN-FX-17] The Back Stairs lead to any Passage of the map, not to the Entrance or the own space; the Glory is paid', () =>
    void check(
      heroPhaseOf({ edition, heroes: [{ hero: JORY, at: 'map-servants-stair', hand: ['bo-back-stairs'], glory: 2 }] }),
      [
        play('bo-back-stairs'),
        refused(warpTo(0), { rule: 'DGN-FX-17', pick: 'space' }),
        refused(warpTo(1), { rule: 'DGN-FX-17', pick: 'space' }),
        warpTo(3),
        stop,
      ],
      [
        ['card.played', { card: 'bo-back-stairs', glory: 2, to: 'discard' }],
        ['hero.moved', { seat: A, from: 1, to: 3, by: 'warp' }],
        ['space.collected', { space: 3 }],
        never('movement.spent'),
      ],
      (board) => expect(playerOf(board, A)).toMatchObject({ space: 3, moved: true, glory: 1 }),
    ));

  test('[DGN-FX-18] TV-32: on his own turn he collects if the space is new, and its Spikes are rolled for', () => {
    const flue = (change = {}) =>
      heroPhaseOf({ edition, map: WITH_SPIKES, heroes: [{ hero: WILMET, hand: ['up-the-flue'], glory: 4, ...change }, { at: CELLAR }] });
    check(
      flue(),
      [play('up-the-flue'), dice(1), stop],
      [
        ['hero.moved', { to: 1, by: 'warp' }],
        ['space.collected', { space: 1, glory: 2, peril: 2 }],
        ['threat.rolled', { roll: 'spikes', total: 4, passed: true }],
      ],
    );
  });

  test('[DGN-FX-21] TV-32: off-turn nothing of the kind, and he has not moved', () =>
    void check(
      turnOf({ edition, map: WITH_SPIKES, heroes: [{}, { hero: WILMET, at: CELLAR, hand: ['up-the-flue'], glory: 4 }] }),
      [by(B, play('up-the-flue')), noEncounters, stop],
      [['hero.moved', { seat: B, to: 1, by: 'warp' }], never('space.collected', { seat: B }), never('threat.rolled')],
      (board) => expect(playerOf(board, B)).toMatchObject({ space: 1, moved: false, glory: 0, peril: 1 }),
    ));

  test('[DGN-FX-19] a tipped hero stays tipped, and waits for the same Threat', () =>
    void check(
      heroPhaseOf({
        edition,
        heroes: [{ hero: JORY, hand: ['bo-back-stairs'], glory: 2, tipped: true, rise: { score: 'magic', target: 5 } }],
      }),
      [play('bo-back-stairs'), warpTo(2), pass, stop],
      [['hero.moved', { to: 2 }], never('hero.rose')],
      (board) => expect(playerOf(board, A)).toMatchObject({ tipped: true, rise: { score: 'magic', target: 5 } }),
    ));

  const REALMS: readonly Laid[] = [
    [CELLAR, 0, 0],
    ['map-servants-stair', 0, -1],
    ['the-last-signpost', 0, 0],
    ['gallows-lane', 1, 0],
    ['hollow-oak-court', 2, 0],
  ];

  test('[DGN-FX-20] not into the other realm, unless the card says so', () => {
    check(
      heroPhaseOf({ edition, map: REALMS, heroes: [{ hero: JORY, at: CELLAR, hand: ['bo-back-stairs'], glory: 2 }] }),
      [play('bo-back-stairs'), stop],
      [['hero.moved', { to: 1 }]],
    );
    check(
      heroPhaseOf({ edition, map: REALMS, heroes: [{ hero: JORY, at: CELLAR, hand: ['through-not-round'], glory: 3 }] }),
      [play('through-not-round', { more: 0 }), { act: 'choose', branch: 0 }, stop],
      [['hero.moved', { to: 4 }]],
    );
    check(
      heroPhaseOf({ edition, map: REALMS, heroes: [{ hero: JORY, at: CELLAR, hand: ['through-not-round'], glory: 3 }] }),
      [play('through-not-round', { more: 0 }), { act: 'choose', branch: 1 }, stop],
      [['hero.moved', { to: 1 }]],
    );
  });

  test('[DGN-FX-20] Sucked Through looks for a grim Passage in the realm of its target, and takes its Entrance if there is none', () => {
    const sucked = (at: 'gallows-lane' | 'map-servants-stair') =>
      lordPhaseOf(['sucked-through'], { edition, map: REALMS, heroes: [{ at: CELLAR }, { hero: JORY, at, peril: 4 }] });
    check(sucked('map-servants-stair'), [play('sucked-through', { target: B }), end], [['hero.moved', { seat: B, from: 1, to: 0 }]]);
    check(
      sucked('gallows-lane'),
      [refused(play('sucked-through', { target: B }), { rule: 'DGN-DLORD-04', pick: 'card', why: { key: 'no-target' } }), end],
      [never('hero.moved')],
    );
  });

  test('[DGN-FX-21] Called Elsewhere: in the own turn of the target he collects there, in another he does not', () => {
    const heroes = [
      { hero: ALDOUS, at: CELLAR, hand: ['called-elsewhere'] },
      { hero: JORY, at: 'map-servants-stair', peril: 4 },
    ] as const;
    check(
      turnOf({ edition, map: REALMS, heroes }),
      [by(A, play('called-elsewhere', { target: B })), by(A, warpTo(4)), noEncounters],
      [['hero.moved', { seat: B, to: 4 }], never('space.collected', { seat: B })],
    );
    check(
      turnOf({ edition, map: REALMS, turn: B, heroes }),
      [by(A, play('called-elsewhere', { target: B })), by(A, warpTo(4)), by(B, noEncounters)],
      [
        ['hero.moved', { seat: B, to: 4 }],
        ['space.collected', { seat: B, space: 4 }],
      ],
    );
  });

  test('[DGN-FX-17] Coat of Inside-Out Night: opponents cannot warp its bearer; he himself can', () => {
    const coat = [lying('coat-of-inside-out-night', B)];
    check(
      lordPhaseOf(['a-wrong-turning'], { edition, map: CROSS, heroes: [{}, { hero: JORY, peril: 3, ready: coat }] }),
      [play('a-wrong-turning', { target: B }), end],
      [['card.played', { peril: 3, payer: B }], never('hero.moved')],
    );
    check(
      heroPhaseOf({ edition, heroes: [{ hero: JORY, hand: ['bo-back-stairs'], glory: 2, ready: coat.map((one) => ({ ...one, by: A })) }] }),
      [play('bo-back-stairs'), warpTo(2), stop],
      [['hero.moved', { to: 2 }]],
      (board) => expect(readyOf(board, A)).toEqual(['coat-of-inside-out-night']),
    );
  });

  test("[DGN-FX-17] The Shepherd's Shortcut: once per turn, for 1 Glory, to a space that shares a terrain", () =>
    void check(
      heroPhaseOf({
        edition,
        map: REALMS,
        heroes: [{ hero: JORY, at: 'the-last-signpost', glory: 3, ready: [lying('shepherds-shortcut', A)] }],
      }),
      [
        use('shepherds-shortcut'),
        refused(use('shepherds-shortcut'), { rule: 'DGN-GEN-16', pick: 'source', why: { key: 'once-per-turn' } }),
        stop,
      ],
      [
        ['card.used', { glory: 1, once: true }],
        ['hero.moved', { to: 3, by: 'warp' }],
        ['space.collected', { space: 3 }],
      ],
    ));
});
