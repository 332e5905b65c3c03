// Owns the tests of DGN-TURN, DGN-RESET, DGN-SAVE, DGN-DISCARD and the option Optional Discard: the course of a turn, its beginning and its end.

import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../../src/content/cards.ts';
import { handOf, newQuest, playerOf } from '../../src/state.ts';
import {
  discarding,
  discardPhaseOf,
  explore,
  goingOn,
  heroPhaseOf,
  idle,
  leave,
  noEncounters,
  NORTH,
  resetOf,
  save,
  SOUTH,
  step,
  stop,
  turnOf,
  type HeroWanted,
} from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
const SEVEN: readonly AdventureId[] = [
  ...(['bo-dismissed', 'bo-table-talk', 'tr-paper-crown', 'tr-marrow-broth'] as const),
  ...(['bn-firm-hand', 'mo-coin-rats', 'mo-cup-bearer'] as const),
];
const DECK: readonly AdventureId[] = [
  'bo-vow-of-iron',
  'bo-family-nose',
  'tr-pantry-door',
  'tr-state-cutlery',
  'mo-larder-beetle',
  'mo-royal-taster',
];
/** A hero who has moved and has nothing to save, with so many cards in hand. */
const holding = (n: number, more: HeroWanted = {}): HeroWanted => ({ moved: true, movement: 0, hand: SEVEN.slice(0, n), ...more });

describe('the turn', () => {
  test.each(EDITIONS)(
    '[DGN-TURN-01, DGN-DISCARD-10] edition %s: its phases come in their order, and the turn ends after drawing',
    (edition) =>
      void check(
        turnOf({ edition, maps: [], heroes: [holding(1)], adventures: [DECK.slice(0, 5)] }),
        [noEncounters, stop, leave, discarding('bo-dismissed'), draws(...DECK.slice(0, 4))],
        [
          ['phase.began', { phase: 'reset' }],
          ['phase.began', { phase: 'build' }],
          ['phase.began', { phase: 'hero' }],
          ['phase.began', { phase: 'discard' }],
          ['card.discarded'],
          ['card.drawn'],
          ['turn.ended', { seat: 0 }, 'DGN-DISCARD-10'],
        ],
      ),
  );

  test.each(EDITIONS)(
    '[DGN-TURN-02, DGN-SETUP-20] edition %s: after the turn the player to the left begins his own',
    (edition) =>
      void check(
        goingOn({ edition, heroes: [{}, {}, {}] }),
        [...idle, ...idle],
        [
          ['turn.ended', { seat: 0 }],
          ['turn.began', { seat: 1 }, 'DGN-TURN-02'],
          ['phase.began', { seat: 1, phase: 'reset' }],
          ['turn.ended', { seat: 1 }],
          ['turn.began', { seat: 2 }],
        ],
      ),
  );

  test('[DGN-TURN-03] a round is over when every player still in the game has had one turn', () => {
    const rounds = (...wanted: readonly number[]) => wanted.map((round) => ['turn.began', { round }] as const);
    const four = [...idle, ...idle, ...idle];
    check(goingOn({ heroes: [{}, {}, {}], first: 2, turn: 2 }), four, rounds(1, 1, 2));
    // The first player is out: the round is over where it would have been his turn.
    check(goingOn({ heroes: [{}, {}, { alive: false }], first: 2, turn: 0 }), four, rounds(1, 2, 2));
  });

  test('[DGN-TURN-04] players whose hero is defeated are skipped', () =>
    void check(
      goingOn({ heroes: [{}, { alive: false }, {}, { alive: false }] }),
      [...idle, ...idle],
      [['turn.began', { seat: 2 }], ['turn.began', { seat: 0 }], never('turn.began', { seat: 1 }), never('turn.began', { seat: 3 })],
    ));

  test('[DGN-TURN-04] a hero who falls in his own turn has no Discard/Draw Phase, and the next player goes on (A-54)', () =>
    void check(
      goingOn({
        map: [
          ['map-last-cellar', 0, 0],
          ['map-servants-stair', 0, 1],
          ['map-regalia-vault', 0, 2],
        ],
        heroes: [{ at: 'map-servants-stair', life: 1, hero: 'hero-perpetua-blot' }, {}, {}],
      }),
      [noEncounters, step(SOUTH), dice(1)],
      [
        ['hero.defeated', { seat: 0 }],
        ['turn.ended', { seat: 0 }],
        ['turn.began', { seat: 1 }],
        never('phase.began', { phase: 'discard' }),
      ],
    ));

  test('[DGN-TURN-05] the game goes on while two are alive and the limit is not reached', () =>
    void check(goingOn({ heroes: [{}, {}], round: 59, turn: 1 }), [...idle], [['turn.began', { seat: 0, round: 60 }]], (_, state) =>
      expect(state.isOver).toBe(false),
    ));
});

describe('the Reset Phase', () => {
  test('[DGN-RESET-11] exits close, then the saved point goes, then Movement is set', () =>
    void check(
      resetOf({ heroes: [{ saved: 1, movement: 0 }] }),
      [],
      [['phase.began', { phase: 'reset' }], ['exits.closed'], ['saved.lost'], ['movement.set']],
    ));

  test.each(EDITIONS)(
    '[DGN-SAVE-03, DGN-RESET-07, DGN-RESET-08] TV-50, edition %s: a saved point that was not used goes: Speed 3, Mv 3, not 4',
    (edition) =>
      void check(
        resetOf({ edition, heroes: [{ saved: 1, movement: 0 }] }),
        [],
        [
          ['saved.lost', { seat: 0 }],
          ['movement.set', { seat: 0, n: 3 }],
        ],
        ({ players }) => expect(players[0]).toMatchObject({ saved: 0, movement: 3 }),
      ),
  );

  test('[DGN-RESET-07] only that of the player whose Reset Phase it is', () =>
    void check(resetOf({ heroes: [{}, { saved: 1 }] }), [], [never('saved.lost')], ({ players }) => expect(players[1]?.saved).toBe(1)));

  test('[DGN-RESET-08] Movement is the Speed of the present Level, whatever was left', () => {
    check(resetOf({ heroes: [{ hero: 'hero-perpetua-blot', movement: 9 }] }), [], [['movement.set', { n: 2 }]]);
    check(resetOf({ heroes: [{ hero: 'hero-perpetua-blot', level: 3 }] }), [], [['movement.set', { n: 3 }]]);
  });

  test('[DGN-RESET-09] every space but the one he stands in is new again for the hero on turn', () =>
    void check(resetOf({ heroes: [{ at: 'map-long-gallery' }], change: ({ marks }) => marks.fill(16) }), [], [], ({ marks }) =>
      expect(marks).toEqual([0, 0, 0, 16, 0]),
    ));

  test('[DGN-RESET-10] in edition 2.1 what was visited in earlier turns does not count either', () =>
    void check(resetOf({ edition: '2.1', change: ({ marks }) => marks.fill(16) }), [], [], ({ marks }) =>
      expect(marks).toEqual([16, 0, 0, 0, 0]),
    ));
});

describe.each(EDITIONS)('saving a Movement point, edition %s', (edition) => {
  test('[DGN-SAVE-01, DGN-SAVE-02] of what is left one point may be saved, and is marked with the hero', () =>
    void check(
      discardPhaseOf({ edition, heroes: [{ moved: true, movement: 3 }] }),
      [save],
      [['movement.saved', { seat: 0 }]],
      ({ players }) => expect(players[0]).toMatchObject({ saved: 1, movement: 0 }),
    ));

  test('[DGN-SAVE-01] it need not be saved, and without a point nobody is asked', () => {
    check(discardPhaseOf({ edition, heroes: [{ moved: true, movement: 1 }] }), [leave], [never('movement.saved')], ({ players }) =>
      expect(players[0]?.saved).toBe(0),
    );
    check(discardPhaseOf({ edition, heroes: [{ moved: true, movement: 0 }] }), [], [never('movement.saved')], (_, state) =>
      expect(state.isOver).toBe(true),
    );
  });

  test('[DGN-SAVE-03] saved points do not add up', () =>
    void check(discardPhaseOf({ edition, heroes: [{ moved: true, movement: 2, saved: 1 }] }), [save], [], ({ players }) =>
      expect(players[0]?.saved).toBe(1),
    ));

  test('[DGN-SAVE-02] the point pays for no step off-turn: only the hero on turn walks', () =>
    void check(
      heroPhaseOf({ edition, turn: 1, heroes: [{ saved: 1, movement: 0 }, { movement: 0 }] }),
      [
        refused(step(NORTH), { why: { rule: 'DGN-MOVE-03', key: 'no-movement' } }),
        refused(explore, { pick: 'act' }),
        refused(step(NORTH), { pick: 'seat' }, 0),
        stop,
      ],
      [never('hero.moved')],
      ({ players }) => expect(players[0]?.saved).toBe(1),
    ));
});

describe.each(EDITIONS)('discarding and drawing, edition %s', (edition) => {
  test('[DGN-DISCARD-02, DGN-DISCARD-03, DGN-DISCARD-08] TV-49: hand 3: one is discarded, 3 are drawn', () =>
    void check(
      discardPhaseOf({ edition, heroes: [holding(3)], adventures: [DECK] }),
      [
        refused({ act: 'keep' }, { pick: 'act', why: { rule: 'DGN-DISCARD-02', key: 'must-discard' } }),
        refused(discarding('mo-coin-rats'), {
          rule: 'DGN-DISCARD-03',
          pick: 'card',
          legal: ['bo-dismissed', 'bo-table-talk', 'tr-paper-crown'],
        }),
        discarding('tr-paper-crown'),
        draws('bo-vow-of-iron', 'tr-pantry-door', 'mo-royal-taster'),
      ],
      [['card.discarded', { seat: 0, card: 'tr-paper-crown' }], ['card.drawn'], ['card.drawn'], ['card.drawn']],
      (board) => {
        expect(handOf(board, 0)).toEqual(['bo-dismissed', 'bo-table-talk', 'bo-vow-of-iron', 'mo-royal-taster', 'tr-pantry-door']);
        expect(board.stocks[0]?.discard).toEqual(['tr-paper-crown']);
      },
    ));

  test('[DGN-DISCARD-05, DGN-DISCARD-06, DGN-DISCARD-08] TV-49: hand 0: no discard, 5 are drawn', () =>
    void check(
      discardPhaseOf({ edition, heroes: [holding(0)], adventures: [DECK] }),
      [draws(...DECK.slice(0, 5))],
      [never('card.discarded')],
      (board, state) => expect([handOf(board, 0).length, state.isOver]).toEqual([5, true]),
    ));

  test('[DGN-DISCARD-07] TV-49: hand 7: one is discarded, none is drawn', () =>
    void check(
      discardPhaseOf({ edition, heroes: [holding(7)], adventures: [DECK] }),
      [discarding('bo-dismissed')],
      [['card.discarded'], never('card.drawn')],
      (board, state) => expect([handOf(board, 0).length, state.isOver]).toEqual([6, true]),
    ));

  test('[DGN-DISCARD-09] an empty deck is made anew of the discard pile, the card just discarded included', () =>
    void check(
      discardPhaseOf({ edition, heroes: [holding(4)], adventures: ['bo-vow-of-iron'], discarded: ['bn-kings-tenth', 'mo-larder-beetle'] }),
      [discarding('bo-dismissed'), draws('bo-dismissed')],
      [
        ['card.drawn', { card: 'bo-vow-of-iron' }],
        ['deck.shuffled', { stock: 0, n: 3 }, 'DGN-DISCARD-09'],
        ['card.drawn', { card: 'bo-dismissed' }],
      ],
      (board) => expect(board.stocks[0]).toMatchObject({ discard: [], draw: [{ cards: ['bn-kings-tenth', 'mo-larder-beetle'] }] }),
    ));

  test('[DGN-DISCARD-09] with nothing to draw at all drawing stops (A-49)', () =>
    void check(
      discardPhaseOf({ edition, heroes: [holding(1)], adventures: [], discarded: [] }),
      [discarding('bo-dismissed')],
      [
        ['deck.shuffled', { n: 1 }],
        ['card.drawn', { card: 'bo-dismissed' }],
      ],
      (board, state) => expect([handOf(board, 0), state.isOver]).toEqual([['bo-dismissed'], true]),
    ));

  test('[DGN-DISCARD-01] what the space prints comes before the rest', () =>
    void check(
      discardPhaseOf({ edition, heroes: [holding(1, { moved: false, movement: 1 })], adventures: [DECK] }),
      [leave, discarding('bo-dismissed'), draws(...DECK.slice(0, 5))],
      [['space.collected'], ['card.discarded'], ['card.drawn']],
    ));
});

describe('Optional Discard', () => {
  test('[DGN-OPT-DISCARD-01] with the option nothing need be discarded', () =>
    void check(
      discardPhaseOf({ options: ['optionalDiscard'], heroes: [holding(4)], adventures: [DECK] }),
      [{ act: 'keep' }, draws('bo-vow-of-iron')],
      [never('card.discarded'), ['card.drawn']],
      (board) => expect(handOf(board, 0).length).toBe(5),
    ));

  test('[DGN-OPT-DISCARD-02] and no more than one card', () =>
    void check(
      discardPhaseOf({ options: ['optionalDiscard'], heroes: [holding(6)], adventures: [DECK] }),
      [discarding('bo-dismissed')],
      [['card.discarded']],
      (board, state) => expect([handOf(board, 0).length, state.isOver]).toEqual([5, true]),
    ));
});

test('[DGN-SAVE-01, DGN-RESET-08] what was left over of a turn and not saved is gone with it: it is of no use at the next Reset Phase', () => {
  check(
    turnOf({ heroes: [{ hero: 'hero-wilmet-clay', at: 'map-last-cellar' }, { at: 'map-servants-stair' }] }),
    [...idle],
    [['turn.ended', { seat: 0 }]],
    (board) => expect(playerOf(board, 0).movement).toBe(0),
  );
  // A Live Coal is rolled for before Movement is set anew: whoever lies cannot get up in that moment.
  const coal = resetOf({
    heroes: [{ hero: 'hero-perpetua-blot', movement: 0, tipped: true }],
    change: (board) => void (playerOf(board, 0).quests = [{ ...newQuest('a-live-coal'), carried: true }]),
  });
  check(coal, [dice(6)], [['threat.rolled'], ['movement.set', { n: 2 }]]);
});
