// Owns the tests of DLV-MODE-MICRO: three cards of one level, the last of which decides; veteran start and Boss rush.

import { type Zone } from '@undercroft/kernel';
import { check, dice, draws, never, openScene, refused, scripted } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { checkSetup, healthRule, PRESETS } from '../../src/setup.ts';
import { healthOf } from '../../src/state.ts';
import { burn, cardsIn, noRewards, pickedFrom, playing, pots, setupOf, together, wholeGame } from '../scenes.ts';

const draw = { act: 'draw' } as const;
const undrawn = { act: 'leave-undrawn' } as const;
const create = { act: 'create', first: 'DEF', second: 'WIT' } as const;
const enter = [dice(2, 3, 4), { act: 'automatic' }] as const;
const clearBrn110 = [draw, undrawn, together, dice(6, 5, 6, 6), ...noRewards] as const;
const zones = (pile: readonly Zone[]): string[] => pile.map((zone) => zone.cards.join(' '));
const outcomes = (setup: object, script: readonly (string | number)[]): number[] =>
  openScene(wholeGame(setup), scripted(script)).facts.flatMap((fact) => (fact.type === 'chance' ? [fact.body.n] : []));

describe('the deck', () => {
  test('TV-53 [DLV-MODE-MICRO-01, DLV-MODE-MICRO-02, DLV-MODE-MICRO-05, DLV-MODE-MICRO-06] a micro game of level 1 set up', () => {
    check(
      wholeGame({ mode: 'micro', level: 1 }),
      [draws('BRN-110', 'BRN-101', 'BRN-104'), create, ...enter],
      [
        ['cards.chosen', { level: 1, cards: ['BRN-110', 'BRN-101', 'BRN-104'] }],
        never('cards.chosen', { level: 2 }),
        ['skill.trained', { skill: 'DEF', bubbles: 2 }],
        ['skill.trained', { skill: 'WIT', bubbles: 2 }],
        ['hero.equipped', { health: 5, ruby: 2, emerald: 1 }, 'DLV-MODE-MICRO-02'],
        ['entrance.drawn'],
        ['decks.built', { impending: 3, future: 0 }],
        ['deck.shuffled', { cards: 3 }],
        never('unique.added'),
      ],
      ({ hero, decks, map }) => {
        expect(zones(decks.impending)).toEqual(['BRN-101 BRN-104 BRN-110']);
        expect(decks.future).toEqual([]);
        expect(decks.reserve.cards.length).toBe(cardsIn(['BRN']) - 3);
        expect(hero).toEqual({
          bubbles: { ATK: 1, DEF: 2, AGL: 1, WIT: 2 },
          health: { gained: 5, used: 0 },
          gems: { ruby: { gained: 2, used: 0 }, emerald: { gained: 1, used: 0 }, sapphire: { gained: 0, used: 0 } },
          inventory: [],
        });
        expect(map.rooms[0]?.squares.length).toBe(9);
        expect(map.rooms[0]?.exits.length).toBe(3);
      },
    );
  });

  test.each([
    [1, ['BRN-101', 'BRN-102', 'BRN-103']],
    [2, ['BRN-201', 'BRN-202', 'BRN-203']],
    [3, ['BRN-301', 'BRN-302', 'BRN-303']],
    ['B', ['BRN-B03', 'BRN-B02', 'BRN-B01']],
  ] as const)('[DLV-MODE-MICRO-01, DLV-MODE-MICRO-04] level %s: three cards, at random from the cards of that level', (level, cards) => {
    expect(outcomes({ mode: 'micro', level }, cards)).toEqual(pickedFrom(['BRN'], level, 3));
    check(wholeGame({ mode: 'micro', level }), [draws(...cards), create, ...enter], [], ({ decks }) =>
      expect(zones(decks.impending)).toEqual([[...cards].sort().join(' ')]),
    );
  });

  test.each([[[1, 2]], [4], ['2'], ['boss']])('[DLV-MODE-MICRO-04] the difficulty is one level: not %j', (level) => {
    expect(checkSetup({ mode: 'micro', level })).toMatchObject({
      ok: false,
      problem: { field: 'level', rule: 'DLV-MODE-MICRO-04', legal: [1, 2, 3, 'B'] },
    });
  });

  test('[DLV-MODE-MICRO-04] the full game has all levels, not one', () => {
    expect(checkSetup({ mode: 'full', level: 1 })).toMatchObject({
      ok: false,
      problem: { field: 'level', rule: 'DLV-MODE-MICRO-04', legal: [null] },
    });
  });
});

describe('winning', () => {
  const setup = { mode: 'micro', level: 1 } as const;

  test('TV-53 [DLV-MODE-MICRO-03] the third room cleared: victory', () => {
    check(
      playing({ impending: ['BRN-110'], discard: ['BRN-101', 'BRN-102'] }, { setup }),
      [...clearBrn110],
      [
        ['card.discarded', { card: 'BRN-110' }],
        ['game.won', { by: 'last-card' }, 'DLV-MODE-MICRO-03'],
        ['game.ended'],
        never('level-1.collected'),
        never('deck.shuffled'),
      ],
      (board, state) => {
        expect(board.result).toBe('victory');
        expect(state.isOver).toBe(true);
        expect(state.returns()).toEqual([1]);
      },
    );
  });

  test('[DLV-MODE-MICRO-03] not before the last one', () => {
    check(
      playing({ impending: ['BRN-101', 'BRN-110'] }, { setup }),
      [...clearBrn110],
      [['card.discarded'], never('game.won')],
      (board, state) => {
        expect(board.result).toBeNull();
        expect(state.offers()[0]?.decision).toBe('between');
      },
    );
  });

  test('[DLV-MODE-MICRO-06] unique cards go to the victory pile, without a rebuild: the next card is one of the rest', () => {
    check(
      playing(
        { impending: ['BRN-201', 'BRN-202', 'BRN-208'], reserve: ['BRN-203', 'BRN-101'] },
        { setup: { mode: 'micro', level: 2 }, items: pots(2) },
      ),
      [draw, undrawn, ...burn(0, 2), dice(6, 6), ...noRewards, draw],
      [
        ['card.won', { card: 'BRN-208' }, 'DLV-DECK-10'],
        ['card.drawn', { card: 'BRN-202' }],
        never('level-1.collected'),
        never('unique.added'),
        never('deck.shuffled'),
      ],
      ({ decks }) => {
        expect(decks.victory).toEqual(['BRN-208']);
        expect(zones(decks.impending)).toEqual(['BRN-201']);
      },
    );
  });

  test('[DLV-MODE-MICRO-06] level 1 cards go to the discard pile and stay there', () => {
    check(
      playing({ impending: ['BRN-101', 'BRN-110'], discard: ['BRN-102'] }, { setup }),
      [...clearBrn110, draw],
      [['card.drawn', { card: 'BRN-101' }], never('level-1.collected')],
      ({ decks }) => {
        expect(decks.discard).toEqual(['BRN-102', 'BRN-110']);
        expect(decks.impending).toEqual([]);
      },
    );
  });

  const boss = (impending: readonly ('BRN-B01' | 'BRN-B02')[]) =>
    playing({ impending }, { setup: { mode: 'micro', level: 'B' }, items: pots(4), health: 1 });
  const clearBoss = [draw, undrawn, ...burn(0, 4), dice(6, 6), ...noRewards] as const;

  test('[DLV-MODE-MICRO-09] clearing a Boss that is not the last card is no victory', () => {
    check(
      boss(['BRN-B01', 'BRN-B02']),
      [...clearBoss],
      [['card.won', { card: 'BRN-B02' }], never('game.won'), never('game.ended')],
      (board, state) => {
        expect(board.result).toBeNull();
        expect(state.offers()[0]?.decision).toBe('between');
      },
    );
  });

  test('[DLV-MODE-MICRO-09, DLV-MODE-MICRO-03] the last Boss is, as the last card; there is no playing on', () => {
    check(
      boss(['BRN-B02']),
      [...clearBoss],
      [['card.won'], ['game.won', { by: 'last-card' }], ['game.ended'], never('game.won', { by: 'boss' }), never('completion.began')],
      (board, state) => {
        expect(board.result).toBe('victory');
        expect(state.isOver).toBe(true);
      },
    );
  });

  test('[DLV-MODE-MICRO-03] falling in the last encounter loses', () => {
    check(
      playing({ impending: ['BRN-104'] }, { setup, health: 1 }),
      [draw, undrawn, together, dice(6, 6, 1, 1)],
      [['hero.fell'], never('game.won')],
      (board) => expect(board.result).toBe('failed'),
    );
  });
});

describe('the veteran start', () => {
  test('[DLV-MODE-MICRO-07] the presets offer 0 at level 1, 1 at level 2, 5 at level 3; plain games have none', () => {
    expect((['micro-1', 'micro-2', 'micro-3'] as const).map((preset) => setupOf(PRESETS[preset]).veteran)).toEqual([0, 1, 5]);
    expect(([1, 2, 3, 'B'] as const).map((level) => setupOf({ mode: 'micro', level }).veteran)).toEqual([0, 0, 0, 0]);
  });

  test('[DLV-MODE-MICRO-07] extra experience before the first draw, freely distributed: three into ATK, one into AGL, one declined', () => {
    const train = (skill: string) => ({ act: 'train', skill }) as const;
    check(
      wholeGame({ ...PRESETS['micro-3'], skillTrack: 'stacked' }),
      [
        draws('BRN-301', 'BRN-302', 'BRN-303'),
        { act: 'create', first: 'ATK', second: 'AGL' },
        train('ATK'),
        train('ATK'),
        refused(train('ATK'), { rule: 'DLV-SKILL-11', pick: 'skill', legal: ['DEF', 'AGL', 'WIT'] }),
        train('AGL'),
        train('WIT'),
        { act: 'decline' },
        ...enter,
      ],
      [
        ['skill.trained', { skill: 'ATK', bubbles: 3 }],
        ['skill.trained', { skill: 'ATK', bubbles: 4 }],
        ['skill.trained', { skill: 'AGL', bubbles: 3 }],
        ['skill.trained', { skill: 'WIT', bubbles: 2 }],
        ['reward.declined', { reward: 'experience' }],
        ['entrance.rolled'],
        never('card.drawn'),
      ],
      ({ hero }, state) => {
        expect(hero.bubbles).toEqual({ ATK: 4, DEF: 1, AGL: 3, WIT: 2 });
        expect(state.offers()[0]?.decision).toBe('between');
      },
    );
  });

  test('[DLV-MODE-MICRO-08] Boss rush: three Boss cards, 20 health, 6 extra experience', () => {
    const extra = ['ATK', 'ATK', 'DEF', 'DEF', 'DEF', 'WIT'].map((skill) => ({ act: 'train', skill }) as const);
    check(
      wholeGame(PRESETS['boss-rush']),
      [draws('BRN-B01', 'BRN-B02', 'BRN-B03'), { act: 'create', first: 'ATK', second: 'AGL' }, ...extra, ...enter],
      [
        ['cards.chosen', { level: 'B', cards: ['BRN-B01', 'BRN-B02', 'BRN-B03'] }],
        ['hero.equipped', { health: 20, ruby: 2, emerald: 1 }, 'DLV-MODE-MICRO-08'],
        ['decks.built', { impending: 3, future: 0 }],
      ],
      (board, state) => {
        expect(board.hero.bubbles).toEqual({ ATK: 4, DEF: 4, AGL: 2, WIT: 2 });
        expect(healthOf(board)).toBe(20);
        expect(state.offers()[0]?.decision).toBe('between');
      },
    );
  });

  test('[DLV-MODE-MICRO-08, DLV-OPT-01] only a micro game of Boss cards with 20 health is a Boss rush; any other health is the dial', () => {
    const rule = (raw: object) => healthRule(setupOf(raw));
    expect(rule({ mode: 'micro', level: 'B', startHealth: 20 })).toBe('DLV-MODE-MICRO-08');
    expect(rule({ mode: 'micro', level: 'B' })).toBe('DLV-MODE-MICRO-02');
    expect(rule({ mode: 'micro', level: 'B', startHealth: 19 })).toBe('DLV-OPT-01');
    expect(rule({ mode: 'micro', level: 3, startHealth: 20 })).toBe('DLV-OPT-01');
    expect(rule({ mode: 'mini', level: 3, startHealth: 20 })).toBe('DLV-OPT-01');
    expect(rule({ mode: 'mini', level: 'B', packs: ['BRN', 'TAL', 'QUI'], startHealth: 20 })).toBe('DLV-OPT-01');
    expect(rule({ mode: 'mini', level: 1 })).toBe('DLV-MODE-MINI-02');
    expect(rule({ startHealth: 20 })).toBe('DLV-OPT-01');
    expect(rule({})).toBe('DLV-SETUP-10');
  });

  test.each([0, 8])('[DLV-MODE-MICRO-07] %j extra experiences may be set', (veteran) => {
    expect(setupOf({ mode: 'micro', level: 3, veteran }).veteran).toBe(veteran);
  });

  test.each([-1, 9, 1.5, '5'])('[DLV-MODE-MICRO-07] %j is no number of extra experiences', (veteran) => {
    expect(checkSetup({ mode: 'micro', level: 3, veteran })).toMatchObject({
      ok: false,
      problem: { field: 'veteran', rule: 'DLV-MODE-MICRO-07', legal: [0, 8] },
    });
  });
});
