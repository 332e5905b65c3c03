// Owns the tests of DLV-MODE-MINI: seven cards of one level, won like the micro game.

import { type Zone } from '@undercroft/kernel';
import { check, dice, draws, never, openScene, scripted } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { cardsOfLevel } from '../../src/content/cards.ts';
import { checkSetup, PRESETS } from '../../src/setup.ts';
import { burn, cardsIn, noRewards, pickedFrom, playing, pots, setupOf, together, wholeGame } from '../scenes.ts';

const draw = { act: 'draw' } as const;
const undrawn = { act: 'leave-undrawn' } as const;
const prepare = [{ act: 'create', first: 'ATK', second: 'AGL' }, dice(3, 3, 3), { act: 'automatic' }] as const;
const zones = (pile: readonly Zone[]): string[] => pile.map((zone) => zone.cards.join(' '));
const LEVEL_3 = cardsOfLevel(['BRN'], 3).slice(0, 7);

describe('the deck', () => {
  test('TV-54 [DLV-MODE-MINI-01, DLV-MODE-MINI-02] level 3 with one pack: seven cards, 7 health', () => {
    check(
      wholeGame({ mode: 'mini', level: 3 }),
      [draws(...LEVEL_3.toReversed()), ...prepare],
      [
        ['hero.equipped', { health: 7, ruby: 2, emerald: 1 }, 'DLV-MODE-MINI-02'],
        ['decks.built', { impending: 7, future: 0 }],
        ['deck.shuffled', { cards: 7 }],
        never('unique.added'),
      ],
      ({ decks, hero }) => {
        expect(zones(decks.impending)).toEqual([LEVEL_3.join(' ')]);
        expect(hero.health).toEqual({ gained: 7, used: 0 });
        expect(decks.reserve.cards.length).toBe(cardsIn(['BRN']) - 7);
      },
    );
  });

  test('[DLV-MODE-MINI-01, DLV-MODE-MINI-03] level 1: seven of its cards, at random', () => {
    const cards = ['BRN-110', 'BRN-101', 'BRN-102', 'BRN-103', 'BRN-104', 'BRN-105', 'BRN-106'];
    const facts = openScene(wholeGame({ mode: 'mini', level: 1 }), scripted(cards)).facts;
    expect(facts.flatMap((fact) => (fact.type === 'chance' ? [fact.body.n] : []))).toEqual(pickedFrom(['BRN'], 1, 7));
  });

  test('[DLV-MODE-MINI-04] too few cards of that level in the pack: several packs must be combined', () => {
    const problem = { field: 'packs', rule: 'DLV-MODE-MINI-04', key: 'too-few-cards', legal: [7] };
    expect(checkSetup({ mode: 'mini', level: 'B' })).toMatchObject({ ok: false, problem });
    const two = checkSetup({ mode: 'mini', level: 'B', packs: ['BRN', 'QUI'] });
    expect(two).toMatchObject(cardsOfLevel(['BRN', 'QUI'], 'B').length < 7 ? { ok: false, problem } : { ok: true });
    expect(checkSetup({ mode: 'mini', level: 'B', packs: ['BRN', 'QUI', 'TAL'] })).toMatchObject({ ok: true });
    for (const level of [1, 2, 3]) expect(checkSetup({ mode: 'mini', level, packs: ['TAL'] })).toMatchObject({ ok: true });
  });

  test('[DLV-MODE-MINI-04] seven of the Boss cards of three packs', () => {
    const bosses = ['QUI-B01', 'TAL-B03', 'BRN-B01', 'BRN-B02', 'QUI-B03', 'TAL-B01', 'BRN-B03'] as const;
    check(
      wholeGame({ mode: 'mini', level: 'B', packs: ['BRN', 'TAL', 'QUI'] }),
      [draws(...bosses), ...prepare],
      [['cards.chosen', { level: 'B', cards: bosses }]],
      ({ decks }) => {
        expect(zones(decks.impending)).toEqual([[...bosses].sort().join(' ')]);
      },
    );
  });

  test('[DLV-MODE-MINI-05] the presets offer 0 extra experience at level 1, 0 at level 2, 5 at level 3', () => {
    expect((['mini-1', 'mini-2', 'mini-3'] as const).map((preset) => setupOf(PRESETS[preset]).veteran)).toEqual([0, 0, 5]);
    expect((['mini-1', 'mini-2', 'mini-3'] as const).map((preset) => setupOf(PRESETS[preset]).level)).toEqual([1, 2, 3]);
    expect(setupOf(PRESETS['mini-boss'])).toMatchObject({
      mode: 'mini',
      level: 'B',
      veteran: 6,
      startHealth: 7,
      packs: ['BRN', 'TAL', 'QUI'],
    });
  });

  test('[DLV-MODE-MINI-05] the five are asked for before the first draw', () => {
    const extra = ['ATK', 'DEF', 'DEF', 'AGL', 'WIT'].map((skill) => ({ act: 'train', skill }) as const);
    check(wholeGame(PRESETS['mini-3']), [draws(...LEVEL_3), prepare[0], ...extra, prepare[1], prepare[2]], [], ({ hero }, state) => {
      expect(hero.bubbles).toEqual({ ATK: 3, DEF: 3, AGL: 3, WIT: 2 });
      expect(state.offers()[0]?.decision).toBe('between');
    });
  });
});

describe('winning', () => {
  test('[DLV-MODE-MINI-03] the last card decides', () => {
    const setup = { mode: 'mini', level: 1 } as const;
    const clear = [draw, undrawn, together, dice(6, 5, 6, 6), ...noRewards] as const;
    check(playing({ impending: ['BRN-101', 'BRN-110'] }, { setup }), [...clear], [['card.discarded'], never('game.won')], (board) =>
      expect(board.result).toBeNull(),
    );
    check(
      playing({ impending: ['BRN-110'] }, { setup }),
      [...clear],
      [['card.discarded'], ['game.won', { by: 'last-card' }, 'DLV-MODE-MICRO-03'], ['game.ended'], never('level-1.collected')],
      (_, state) => expect(state.returns()).toEqual([1]),
    );
  });

  test('[DLV-MODE-MINI-03] a Boss that is not the last card is no victory, and there is no rebuild', () => {
    check(
      playing({ impending: ['TAL-B01', 'BRN-B02'] }, { setup: { mode: 'mini', level: 'B', packs: ['BRN', 'TAL', 'QUI'] }, items: pots(4) }),
      [draw, undrawn, ...burn(0, 4), dice(6, 6), ...noRewards],
      [['card.won', { card: 'BRN-B02' }], never('game.won'), never('deck.shuffled')],
      ({ decks }) => expect(zones(decks.impending)).toEqual(['TAL-B01']),
    );
  });
});
