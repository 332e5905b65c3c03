// Owns the tests of DLV-WIN: failing, winning, giving up.

import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { between, boardWith, burn, decksAre, playing, pots, resolving, roundIn, together } from '../scenes.ts';

const draw = { act: 'draw' } as const;
const undrawn = { act: 'leave-undrawn' } as const;

describe('failing', () => {
  test('[DLV-WIN-01] the last health lost in a round: failed, at once', () => {
    check(
      playing({ impending: ['BRN-201', 'BRN-104'] }, { health: 1 }),
      [draw, undrawn, together, dice(1, 1, 1, 1)],
      [
        ['health.lost', { n: 1, cause: 'guard', left: 0 }],
        ['hero.fell', { card: 'BRN-104' }, 'DLV-WIN-01'],
        never('game.ended'),
        never('room.cleared'),
      ],
      (board, state) => {
        expect(board.result).toBe('failed');
        expect(state.isOver).toBe(true);
        expect(state.returns()).toEqual([0]);
      },
    );
  });

  test.each([
    // BRN-106: AMBUSH with ATK 6 before round 1.
    ['in the opening', 'BRN-106', [dice(1, 1)], 'guard'],
    // BRN-105: a trial against AGL6 whose failure costs 1 health.
    ['in a trial', 'BRN-105', [together, dice(1, 1)], 'trial'],
  ] as const)('[DLV-WIN-01] also %s', (_, card, rest, cause) => {
    check(
      playing({ impending: ['BRN-201', card] }, { health: 1 }),
      [draw, undrawn, ...rest],
      [
        ['health.lost', { cause, left: 0 }],
        ['hero.fell', { card }],
      ],
      (_board, state) => expect(state.isOver).toBe(true),
    );
  });

  test('[DLV-WIN-01] also by the CLOCK at the end of a round', () => {
    // BRN-104 in round 3: attack misses, guard holds, CLOCK 3 strikes.
    check(
      resolving('BRN-104', { health: 1 }, { round: 2 }),
      [together, dice(1, 1, 6, 6)],
      [['health.lost', { n: 1, cause: 'clock', left: 0 }], ['hero.fell']],
      (board) => expect(board.result).toBe('failed'),
    );
  });

  test('[DLV-WIN-01] with one health left the encounter goes on', () => {
    check(
      resolving('BRN-104', { health: 2 }),
      [together, dice(1, 1, 1, 1)],
      [['health.lost', { left: 1 }], ['round.began', { round: 2 }], never('hero.fell')],
      (board) => expect(board.result).toBeNull(),
    );
  });

  test('[DLV-WIN-03] nothing later in the round is resolved: of two failed guard checks only the first is paid', () => {
    // TAL-305: VOLLEY, ATK 8.
    check(
      roundIn('TAL-305', { health: 1 }),
      [together, dice(1, 1, 1, 1, 1, 1)],
      [['loss.pending'], ['loss.pending'], ['health.lost', { n: 1, left: 0 }], ['hero.fell']],
      ({ encounter, hero }) => {
        expect(encounter?.pending.length).toBe(1);
        expect(hero.health).toEqual({ gained: 1, used: 1 });
      },
    );
  });

  test('[DLV-WIN-03] nor PILFER, nor LEECH, after the last health', () => {
    check(
      roundIn('BRN-107', { health: 1, gems: { sapphire: 1 } }),
      [together, dice(1, 1, 1, 1), { act: 'commit', check: 0 }, { act: 'commit', check: 1 }],
      [['hero.fell'], never('gem.lost')],
    );
    check(
      roundIn('BRN-305', { health: 1 }, { filled: 2 }),
      [{ act: 'roll-together', strike: 'ATK', take: [] }, dice(1, 1, 1, 1)],
      [['hero.fell'], never('circle.erased')],
    );
  });

  test('[DLV-WIN-03] the failure comes after DAMAGE items: with CORK VEST or GUARDIAN WICK there is none', () => {
    check(
      resolving('BRN-104', { health: 1, items: ['cork'] }),
      [together, dice(1, 1, 1, 1), { act: 'use', item: 0 }],
      [['loss.reduced', { n: 1, left: 0 }], ['round.began', { round: 2 }], never('hero.fell'), never('health.lost')],
    );
    check(
      resolving('BRN-104', { health: 1, items: ['wick'] }),
      [together, dice(1, 1, 1, 1), { act: 'use', item: 0 }],
      [['loss.reduced'], never('hero.fell')],
      ({ hero }) => expect(hero.health.gained - hero.health.used).toBe(1),
    );
    check(
      resolving('BRN-104', { health: 1, items: ['wick'] }),
      [together, dice(1, 1, 1, 1), { act: 'take' }],
      [['health.lost', { left: 0 }], ['hero.fell']],
    );
  });
});

describe('winning', () => {
  const BOSS = { impending: ['BRN-101', 'BRN-102', 'BRN-B02'], discard: ['BRN-110'], victory: ['BRN-302'] } as const;

  test('TV-46 [DLV-WIN-02, DLV-WIN-04, DLV-DECK-16, DLV-CLEAR-08] the Boss room cleared with 3 health: victory, then its rewards, no new deck', () => {
    check(
      playing(BOSS, { health: 3, items: pots(4) }),
      [draw, undrawn, ...burn(0, 4), dice(6, 6), { act: 'take-all' }, { act: 'train', skill: 'WIT' }, { act: 'leave' }],
      [
        ['room.cleared', { card: 'BRN-B02' }],
        ['game.won', { by: 'boss' }, 'DLV-WIN-02'],
        ['skill.trained', { skill: 'WIT', bubbles: 3 }],
        ['health.gained', { n: 2 }],
        ['gem.gained', { gem: 'emerald', n: 1 }],
        ['card.won', { card: 'BRN-B02' }],
        ['game.ended'],
        never('deck.shuffled'),
        never('level-1.collected'),
      ],
      (board, state) => {
        expect(board.result).toBe('victory');
        expect(state.isOver).toBe(true);
        expect(state.returns()).toEqual([1]);
        expect(board.hero.health).toEqual({ gained: 5, used: 0 });
      },
    );
  });

  test('[DLV-WIN-04] the last circle of the Boss filled in the round of the last health: failed, no reward', () => {
    check(
      playing(BOSS, { health: 1, items: pots(4) }),
      [draw, undrawn, ...burn(0, 4), dice(1, 1)],
      [
        ['circles.filled', { filled: 8, circles: 8 }],
        ['hero.fell', { card: 'BRN-B02' }],
        never('game.won'),
        never('room.cleared'),
        never('health.gained'),
      ],
      (board) => expect(board.result).toBe('failed'),
    );
  });

  test('[DLV-WIN-02] a level 3 card is no Boss: the game goes on', () => {
    check(
      playing({ impending: ['BRN-302'], discard: ['BRN-101', 'BRN-102', 'BRN-110'], future: ['BRN-B02'] }, { items: pots(3) }),
      [draw, undrawn, ...burn(0, 3), dice(6, 6), { act: 'choose', rewards: [] }, { act: 'leave' }],
      [['card.won'], ['deck.shuffled'], never('game.won'), never('game.ended')],
      (board, state) => {
        expect(board.result).toBeNull();
        expect(state.offers()[0]?.decision).toBe('between');
      },
    );
  });
});

describe('giving up', () => {
  const decks = { impending: ['BRN-201', 'BRN-104'] } as const;

  test('[DLV-WIN-05] between encounters a game can be given up: it counts as failed', () => {
    check(
      playing(decks),
      [{ act: 'give-up' }],
      [
        ['game.given-up', { met: 0 }, 'DLV-WIN-05'],
        ['game.ended', { score: 0 }],
      ],
      (board, state) => {
        expect([board.result, board.gaveUp, state.isOver]).toEqual(['failed', true, true]);
        expect(state.returns()).toEqual([0]);
      },
    );
  });

  test('[DLV-WIN-05] a game given up is over: with exits and cards left there is no playing on', () => {
    check(
      between(boardWith({ change: decksAre({ ...decks, reserve: ['BRN-208', 'BRN-B02'] }) })),
      [{ act: 'give-up' }],
      [['game.given-up'], ['game.ended', { score: 0 }], never('completion.began')],
      (board, state) => expect([board.result, state.isOver]).toEqual(['failed', true]),
    );
  });

  test('[DLV-WIN-05] not inside an encounter', () => {
    const no = refused({ act: 'give-up' }, { pick: 'act' });
    check(playing(decks), [draw, no, undrawn, no, together, dice(6, 6, 6, 6), no], [never('game.given-up')]);
  });

  test('[DLV-WIN-05] a game that is not won cannot be ended as if it were', () => {
    check(
      playing(decks),
      [refused({ act: 'stop' }, { rule: 'DLV-WIN-05', pick: 'act', why: { rule: 'DLV-WIN-05', key: 'not-completionist' } })],
      [never('game.ended')],
    );
  });
});
