// Owns the tests of DGN-ENC: what Encounters are, where they lie, how traps are resolved, and what a Hazard does to them.

import { check, dice, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { ADVENTURE_IDS, adventureOf } from '../../src/content/cards.ts';
import { encountersOf } from '../../src/queries/lord.ts';
import { playerOf } from '../../src/state.ts';
import { A, attack, B, EDITIONS, end, lordPhaseOf, monster, pass, put, trap } from '../fight-scenes.ts';
import { boardWith, CROSS, type Laid } from '../scenes.ts';

/** Hazard +2, south of it the stair. */
const PANTRY: readonly Laid[] = [...CROSS, ['map-embalmers-pantry', 0, -2, 'turned']];
/** Hazard +1. */
const SEALS: readonly Laid[] = [...CROSS, ['map-hall-of-seals', 2, 0]];

describe.each(EDITIONS)('in edition %s', (edition) => {
  test('[DGN-ENC-01] of all Adventure cards the monsters and the traps are Encounters', () => {
    for (const card of ADVENTURE_IDS) {
      const board = boardWith({ edition, heroes: [{ hand: [card] }, { peril: 30 }] });
      expect(encountersOf(board), card).toEqual(['monster', 'trap'].includes(adventureOf(card).family) ? [card] : []);
    }
  });

  test('[DGN-ENC-03, DGN-DLORD-10] a trap is declared with the monsters, and rolled as a Threat in its place; nobody rolls against it', () =>
    check(
      lordPhaseOf(['tp-to-your-health', 'mo-rust-footman'], { edition }),
      [trap('tp-to-your-health', B), monster('mo-rust-footman', B, 'melee'), attack, dice(2, 3, 3), put('pack'), end],
      [
        ['encounter.declared', { card: 'tp-to-your-health' }],
        ['encounter.declared', { card: 'mo-rust-footman' }],
        ['threat.rolled', { seat: B, roll: 'trap', score: 'life', target: 8, die: 2, total: 8, passed: true }],
        ['attack.ended', { at: 0, result: 'resolved' }],
        ['attack.rolled', { at: 1 }],
        never('attack.rolled', { at: 0 }),
        never('counter.rolled', { at: 0 }),
      ],
    ));

  test('[DGN-CARD-13] A-42: a trap is discarded once its Threat is resolved, passed or not; it goes to no hand and no Pack', () => {
    for (const die of [1, 6])
      check(
        lordPhaseOf(['tp-loose-tile'], { edition }),
        [trap('tp-loose-tile', B), attack, dice(die), end],
        [['threat.rolled', {}], ['trap.spent', { card: 'tp-loose-tile' }, 'DGN-CARD-13'], never('monster.put')],
        (board) => {
          expect(board.stocks[0]?.discard).toEqual(['tp-loose-tile']);
          expect(board.fighting).toEqual([]);
          expect(playerOf(board, A)).toMatchObject({ hand: { cards: [] }, pack: [] });
        },
      );
  });

  test('[DGN-OBST-08, DGN-ENC-04] TV-34: Hazard +2: a trap with Speed 5+ is 7+ there, and 6 is a failure', () =>
    check(
      lordPhaseOf(['tp-open-coffer'], { edition, map: PANTRY, heroes: [{}, { at: 'map-embalmers-pantry' }] }),
      [trap('tp-open-coffer', B), attack, dice(3), end],
      [
        ['threat.rolled', { seat: B, target: 7, die: 3, total: 6, passed: false }],
        ['hero.wounded', { seat: B, n: 1 }],
      ],
    ));

  test('[DGN-OBST-08] 7 is enough there; elsewhere 5 is', () => {
    const passes = ['glory.changed', { seat: B, n: 1 }] as const;
    check(
      lordPhaseOf(['tp-open-coffer'], { edition, map: PANTRY, heroes: [{}, { at: 'map-embalmers-pantry' }] }),
      [trap('tp-open-coffer', B), attack, dice(4)],
      [['threat.rolled', { target: 7, total: 7, passed: true }], passes],
    );
    check(
      lordPhaseOf(['tp-open-coffer'], { edition, map: PANTRY }),
      [trap('tp-open-coffer', B), attack, dice(2)],
      [['threat.rolled', { target: 5, total: 5, passed: true }], passes],
    );
  });

  test('[DGN-OBST-08, DGN-THREAT-05] Hazard +1 raises a Threat with any score: Life 8+ is 9+', () =>
    check(
      lordPhaseOf(['tp-to-your-health'], { edition, map: SEALS, heroes: [{}, { at: 'map-hall-of-seals' }] }),
      [trap('tp-to-your-health', B), attack, dice(2)],
      [
        ['threat.rolled', { score: 'life', target: 9, total: 8, passed: false }],
        ['hero.wounded', { seat: B }],
      ],
    ));

  test('[DGN-ENC-04] only traps: the Threat of a monster’s special effect stays as it is', () =>
    check(
      lordPhaseOf(['mo-ninth-feud'], { edition, map: PANTRY, heroes: [{}, { at: 'map-embalmers-pantry' }] }),
      [monster('mo-ninth-feud', B, 'melee', 0), attack, dice(2, 1, 2)],
      [['threat.rolled', { roll: 'special', target: 5, total: 5, passed: true }]],
    ));
});

const fought = [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3)] as const;

test('[DGN-ENC-02, DGN-CARD-04] 2.3c: an Encounter lies in a space only while it is resolved', () => {
  const scene = lordPhaseOf(['mo-rust-footman'], { edition: '2.3c', heroes: [{}, { saved: 1 }] });
  check(scene, fought, [], ({ fighting }) => expect(fighting).toMatchObject([{ card: 'mo-rust-footman' }]));
  check(scene, [...fought, pass, put('hand')], [], (board) => {
    expect(board.fighting).toEqual([]);
    expect(playerOf(board, A).hand.cards).toEqual(['mo-rust-footman']);
  });
});

test('[DGN-ENC-07] A-80: 2.1: it lies there until the Challenge has been made, and with the Pack step it is off the map', () => {
  const scene = lordPhaseOf(['mo-rust-footman'], { edition: '2.1', heroes: [{}, { saved: 1 }] });
  check(scene, fought, [], ({ fighting }, state) => {
    expect(fighting).toMatchObject([{ card: 'mo-rust-footman' }]);
    expect(state.offers()).toMatchObject([{ decision: 'challenge', seat: B }]);
  });
  check(scene, [...fought, pass, put('pack')], [], ({ fighting, phase }, state) => {
    expect(fighting).toEqual([]);
    expect(phase).toBe('dungeonlord');
    expect(state.offers()).toMatchObject([{ decision: 'dungeonlord', seat: A }]);
  });
});
