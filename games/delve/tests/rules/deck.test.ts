// Owns the tests of DLV-DECK: choosing the cards, building the two decks, the piles, rebuilding, and what may be seen of it all.

import { missing, begin, Bug, isOneOf, memberOf, noChance, pileSize, randomFrom, type Zone } from '@undercroft/kernel';
import { check, dice, draws, never, openScene, scripted } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardOf, cardsOfLevel } from '../../src/content/cards.ts';
import { LEVELS, type PackId } from '../../src/content/types.ts';
import { game } from '../../src/game.ts';
import { encounter } from '../../src/rules/encounter.ts';
import { rebuildDeck } from '../../src/rules/decks.ts';
import type { Board } from '../../src/state.ts';
import {
  boardWith,
  burn,
  cardsIn,
  decksAre,
  noRewards,
  pickedFrom,
  playing,
  pots,
  resolving,
  sceneWith,
  setupOf,
  together,
  wholeGame,
} from '../scenes.ts';

const draw = { act: 'draw' } as const;
const undrawn = { act: 'leave-undrawn' } as const;

const PICKS = ['BRN-103', 'BRN-101', 'BRN-110', 'BRN-202', 'BRN-201', 'BRN-208', 'BRN-303', 'BRN-302', 'BRN-B02'] as const;
const CREATE = [{ act: 'create', first: 'ATK', second: 'AGL' }, dice(3, 3, 3), { act: 'automatic' }] as const;
const zones = (pile: readonly Zone[]): string[] => pile.map((zone) => zone.cards.join(' '));
const levels = (cards: readonly string[]): string => cards.map((card) => cardOf(memberOf(CARD_IDS, card)).level).join('');

/** BRN-110 cleared in one round by a BRITTLE hit of 11. */
const clearBrn110 = [undrawn, together, dice(6, 5, 6, 6), ...noRewards] as const;
/** A room cleared with FIRE POTs. */
const clearUnique = (from: number, n: number) => [undrawn, ...burn(from, n), dice(6, 6), ...noRewards] as const;

describe('building the decks', () => {
  const setUp = () => check(wholeGame(), [draws(...PICKS), ...CREATE, draws('BRN-201')], []);
  /** The full game takes 3, 3, 2 and 1 cards of the levels. */
  const picked = (packs: readonly PackId[]): number[] => [3, 3, 2, 1].flatMap((n, i) => pickedFrom(packs, LEVELS[i] ?? missing(), n));
  const outcomes = (setup: object, script: readonly (string | number)[]): number[] =>
    openScene(wholeGame(setup), scripted(script)).facts.flatMap((fact) => (fact.type === 'chance' ? [fact.body.n] : []));

  test('TV-42 [DLV-DECK-02, DLV-DECK-04, DLV-DECK-05, DLV-DECK-06, DLV-DECK-07, DLV-DECK-18] a full game set up', () => {
    check(
      wholeGame(),
      [draws(...PICKS), ...CREATE, draws('BRN-201')],
      [
        ['cards.chosen', { level: 1, cards: ['BRN-103', 'BRN-101', 'BRN-110'] }],
        ['cards.chosen', { level: 2, cards: ['BRN-202', 'BRN-201', 'BRN-208'] }],
        ['cards.chosen', { level: 3, cards: ['BRN-303', 'BRN-302'] }],
        ['cards.chosen', { level: 'B', cards: ['BRN-B02'] }],
        ['decks.built', { impending: 3, future: 6 }, 'DLV-DECK-03'],
        ['unique.added', { card: 'BRN-201' }, 'DLV-DECK-07/a'],
        ['deck.shuffled', { cards: 4 }, 'DLV-DECK-07/b'],
        never('card.drawn'),
      ],
      ({ decks }) => {
        // One segment is cards whose order is not decided yet; the last one is the top.
        expect(zones(decks.impending)).toEqual(['BRN-101 BRN-103 BRN-110 BRN-201']);
        expect(zones(decks.future)).toEqual(['BRN-B02', 'BRN-302 BRN-303', 'BRN-202 BRN-208']);
        expect([decks.reserve.cards.length, decks.chosen.cards.length, decks.discard.length, decks.victory.length]).toEqual([
          cardsIn(['BRN']) - 9,
          0,
          0,
          0,
        ]);
      },
    );
  });

  test('[DLV-DECK-01, DLV-DECK-02] each level by itself and at random: of all its cards, none of them twice', () => {
    expect(outcomes({}, PICKS)).toEqual(picked(['BRN']));
  });

  test('[DLV-DECK-01] a card of another level cannot be taken', () => {
    expect(() => openScene(wholeGame(), scripted(['BRN-201']))).toThrow(Bug);
  });

  test('[DLV-DECK-03] the piles are face down and shuffled: nobody is told the cards, and which level 2 card comes first is chance', () => {
    const course = openScene(wholeGame(), scripted([...PICKS, 3, 3, 3, 'BRN-208']));
    for (const choice of [CREATE[0], CREATE[2]]) course.apply(0, choice);
    const facts = course.facts.filter((fact) => fact.type === 'cards.chosen' || fact.type === 'unique.added');
    expect(facts.map((fact) => ('secret' in fact ? fact.secret : null))).toEqual([
      { cards: 0 },
      { cards: 0 },
      { cards: 0 },
      { cards: 0 },
      { card: 0 },
    ]);
    expect(course.facts.at(-3)).toMatchObject({ type: 'chance', body: { n: 3, label: 'BRN-208' } });
    expect(JSON.stringify(course.state.view(0))).not.toMatch(/BRN-[123B]/);
  });

  test('[DLV-DECK-04, DLV-DECK-05] the future deck gives its level 2 cards first, then level 3, the Boss last', () => {
    const { board } = setUp();
    const added = ['BRN-202', 'BRN-208', 'BRN-303', 'BRN-302', 'BRN-B02'] as const;
    // With two cards of a level left it is chance which comes; the last one is certain.
    for (const [at, script] of [['BRN-202'], [], ['BRN-303'], [], []].entries()) {
      const next = check(sceneWith(board, rebuildDeck), [draws(...script)], [['unique.added', { card: added[at] ?? missing() }]]);
      board.decks = next.board.decks;
    }
    expect(board.decks.future).toEqual([]);
  });

  test('[DLV-DECK-07] the impending deck is shuffled: any of its four cards may come first', () => {
    for (const card of ['BRN-101', 'BRN-103', 'BRN-110', 'BRN-201'] as const)
      check(
        wholeGame(),
        [draws(...PICKS), ...CREATE, draws('BRN-201', card), draw],
        [['deck.shuffled'], ['card.drawn', { card }, 'DLV-ENC-01']],
      );
  });

  test('[DLV-DECK-18] the cards not chosen are the reserve', () => {
    const left = CARD_IDS.filter((card) => card.startsWith('BRN') && !isOneOf(PICKS, card));
    expect(setUp().board.decks.reserve.cards).toEqual(left);
    expect(left.length).toBe(cardsIn(['BRN']) - PICKS.length);
  });

  test('[DLV-DECK-19] several packs are drawn from together', () => {
    const mixed = ['TAL-101', 'BRN-101', 'QUI-101', 'QUI-201', 'TAL-201', 'BRN-201', 'TAL-301', 'QUI-301', 'TAL-B01'];
    expect(outcomes({ packs: ['QUI', 'BRN', 'TAL'] }, mixed)).toEqual(picked(['BRN', 'TAL', 'QUI']));
    expect(outcomes({ packs: ['BRN', 'QUI'] }, ['QUI-110', ...PICKS.slice(1)])).toEqual(picked(['BRN', 'QUI']));
    check(wholeGame({ packs: ['BRN', 'TAL', 'QUI'] }), [draws(...mixed), ...CREATE, draws('TAL-201')], [], ({ decks }) => {
      expect(zones(decks.impending)).toEqual(['BRN-101 QUI-101 TAL-101 TAL-201']);
      expect(decks.reserve.cards.length).toBe(CARD_IDS.length - 9);
    });
  });
});

describe('after a level 1 encounter', () => {
  test('TV-43 [DLV-DECK-08] its card goes to the discard pile and the next one is drawn, without a shuffle', () => {
    check(
      playing({ impending: ['BRN-201', 'BRN-101', 'BRN-102', 'BRN-110'] }),
      [draw, ...clearBrn110, draw],
      [
        ['room.cleared'],
        ['card.discarded', { card: 'BRN-110' }, 'DLV-DECK-08'],
        ['card.drawn', { card: 'BRN-102' }],
        never('deck.shuffled'),
        never('card.won'),
        never('level-1.collected'),
      ],
      ({ decks }) => {
        expect(decks.discard).toEqual(['BRN-110']);
        expect(zones(decks.impending)).toEqual(['BRN-201', 'BRN-101']);
        expect(decks.victory).toEqual([]);
      },
    );
  });
});

describe('after a unique encounter', () => {
  const FUTURE = ['BRN-B02', ['BRN-302', 'BRN-303'], ['BRN-201', 'BRN-202']] as const;

  test('TV-44 [DLV-DECK-10, DLV-DECK-11, DLV-DECK-12, DLV-DECK-13, DLV-DECK-15] the deck is rebuilt from all level 1 cards and the next unique one', () => {
    check(
      playing({ impending: ['BRN-101', 'BRN-102', 'BRN-208'], discard: ['BRN-110'], future: FUTURE }, { items: pots(2) }),
      [draw, ...clearUnique(0, 2), draws('BRN-202', 'BRN-101'), draw],
      [
        ['card.won', { card: 'BRN-208' }, 'DLV-DECK-10'],
        ['level-1.collected', { cards: 1 }, 'DLV-DECK-11/a'],
        ['unique.added', { card: 'BRN-202' }, 'DLV-DECK-11/b'],
        ['deck.shuffled', { cards: 4 }, 'DLV-DECK-12'],
        ['card.drawn', { card: 'BRN-101' }, 'DLV-ENC-01'],
        never('card.discarded'),
      ],
      ({ decks }) => {
        expect(decks.victory).toEqual(['BRN-208']);
        expect(decks.discard).toEqual([]);
        expect(zones(decks.impending)).toEqual(['BRN-102 BRN-110 BRN-202']);
        expect(zones(decks.future)).toEqual(['BRN-B02', 'BRN-302 BRN-303', 'BRN-201']);
      },
    );
  });

  test.each(['BRN-101', 'BRN-102', 'BRN-110', 'BRN-202'] as const)(
    '[DLV-DECK-12, DLV-DECK-13] after the shuffle %s may be the next encounter',
    (next) => {
      check(
        playing({ impending: ['BRN-101', 'BRN-102', 'BRN-208'], discard: ['BRN-110'], future: FUTURE }, { items: pots(2) }),
        [draw, ...clearUnique(0, 2), draws('BRN-202', next), draw],
        [['deck.shuffled'], ['card.drawn', { card: next }]],
      );
    },
  );

  test('[DLV-DECK-15] also when all level 1 cards were met: the whole discard pile comes back', () => {
    check(
      playing({ impending: ['BRN-208'], discard: ['BRN-110', 'BRN-101', 'BRN-102'], future: FUTURE }, { items: pots(2) }),
      [draw, ...clearUnique(0, 2), draws('BRN-201')],
      [['level-1.collected', { cards: 3 }, 'DLV-DECK-11/a']],
      ({ decks }) => {
        expect(zones(decks.impending)).toEqual(['BRN-101 BRN-102 BRN-110 BRN-201']);
        expect(decks.discard).toEqual([]);
      },
    );
  });

  test('[DLV-DECK-15] also when none was met: those in the impending deck stay in it', () => {
    check(
      playing({ impending: [['BRN-110', 'BRN-101', 'BRN-102'], 'BRN-208'], future: FUTURE }, { items: pots(2) }),
      [draw, ...clearUnique(0, 2), draws('BRN-201')],
      [['level-1.collected', { cards: 0 }]],
      ({ decks }) => {
        expect(zones(decks.impending)).toEqual(['BRN-101 BRN-102 BRN-110 BRN-201']);
      },
    );
  });

  test('TV-45 [DLV-DECK-11] the last level 3 card cleared: the Boss joins the level 1 cards', () => {
    check(
      playing({ impending: ['BRN-101', 'BRN-102', 'BRN-110', 'BRN-302'], future: ['BRN-B02'], victory: ['BRN-201'] }, { items: pots(3) }),
      [draw, ...clearUnique(0, 3)],
      [
        ['card.won', { card: 'BRN-302' }],
        ['unique.added', { card: 'BRN-B02' }],
        ['deck.shuffled', { cards: 4 }],
      ],
      ({ decks }) => {
        expect(zones(decks.impending)).toEqual(['BRN-101 BRN-102 BRN-110 BRN-B02']);
        expect(decks.future).toEqual([]);
        expect(decks.victory).toEqual(['BRN-201', 'BRN-302']);
      },
    );
  });

  test('[DLV-DECK-14] a unique card may come before the level 1 cards have been seen', () => {
    check(
      playing({ impending: [['BRN-101', 'BRN-102', 'BRN-110', 'BRN-208']], future: FUTURE }),
      [draws('BRN-208'), draw],
      [['card.drawn', { card: 'BRN-208' }]],
      ({ decks, met }) => {
        expect(met).toEqual(['BRN-208']);
        expect(pileSize(decks.impending)).toBe(3);
      },
    );
  });

  test('[DLV-DECK-16] clearing the Boss ends the game: nothing is collected, nothing rebuilt', () => {
    check(
      playing({ impending: ['BRN-101', 'BRN-102', 'BRN-B02'], discard: ['BRN-110'] }, { items: pots(4) }),
      [draw, ...clearUnique(0, 4)],
      [
        ['game.won', { by: 'boss' }],
        ['card.won', { card: 'BRN-B02' }],
        ['game.ended'],
        never('level-1.collected'),
        never('unique.added'),
        never('deck.shuffled'),
      ],
      ({ decks }, state) => {
        expect(zones(decks.impending)).toEqual(['BRN-101', 'BRN-102']);
        expect(decks.discard).toEqual(['BRN-110']);
        expect(state.isOver).toBe(true);
      },
    );
  });
});

describe('which card goes where', () => {
  test.each(['BRN-208', 'BRN-302', 'BRN-B02'] as const)('[DLV-DECK-09] %s is unique: to the victory pile', (card) => {
    check(
      resolving(card, { items: pots(4) }, { filled: 1 }),
      [...burn(0, Math.ceil(((cardOf(card).foe?.health ?? 0) - 1) / 2)), dice(6, 6), ...noRewards],
      [['card.won', { card }, 'DLV-DECK-10'], never('card.discarded')],
    );
  });

  test('[DLV-DECK-09] a level 1 card is not', () => {
    check(
      resolving('BRN-110', {}),
      [together, dice(6, 5, 6, 6), ...noRewards],
      [['card.discarded', { card: 'BRN-110' }], never('card.won')],
    );
  });

  test('[DLV-DECK-09] every card knows its level, and the level its number', () => {
    for (const level of [1, 2, 3, 'B'] as const)
      for (const card of cardsOfLevel(['BRN', 'TAL', 'QUI'], level)) expect(card.charAt(4)).toBe(String(level));
  });
});

describe('the impending deck of the full game', () => {
  const uniques = ({ decks }: Board): number =>
    decks.impending.flatMap((zone) => zone.cards).filter((card) => cardOf(card).level !== 1).length;

  test('[DLV-DECK-17] between encounters it holds exactly one unique card and is never empty, in ten random games', () => {
    let betweens = 0;
    for (let n = 0; n < 10; n++) {
      const random = randomFrom(`deck ${n}`);
      const { state } = begin(game, setupOf({ startHealth: 30, veteran: 8, level1Cards: n % 2 === 0 ? 3 : 4 }), random);
      for (let steps = 0; !state.isOver && steps < 4000; steps++) {
        const asked = state.offers()[0]?.decision;
        if (asked === 'play-on') break;
        if (asked === 'between') {
          betweens++;
          expect(uniques(state.board)).toBe(1);
          state.play(0, draw);
        } else state.play(0, state.randomChoice(0, random));
      }
    }
    expect(betweens).toBeGreaterThan(30);
  });

  test('[DLV-DECK-17] drawing from an empty one is a fault of the engine', () => {
    expect(() => openScene(sceneWith(boardWith({ change: decksAre({}) }), encounter), noChance)).toThrow(Bug);
  });
});

describe('what may be seen', () => {
  const seen = () =>
    check(
      playing(
        {
          impending: ['BRN-101', 'BRN-102', 'BRN-208', 'BRN-110'],
          future: ['BRN-B02', ['BRN-302', 'BRN-303'], ['BRN-201', 'BRN-202']],
          reserve: ['BRN-103', 'BRN-204'],
        },
        { items: pots(2) },
      ),
      [draw, ...clearBrn110, draw, ...clearUnique(0, 2), draws('BRN-202')],
      [],
    );

  test('[DLV-DECK-20] how many cards each deck holds, and the piles that lie face up', () => {
    const { decks } = seen().view(0);
    expect([decks.impending, decks.future, decks.reserve]).toEqual([4, 4, 2]);
    expect(decks.discard).toEqual([]);
    expect(decks.victory).toEqual(['BRN-208']);
  });

  test('[DLV-DECK-20] level 1 cards that were met are known to take part; those not met, the next unique one and the order are not', () => {
    const view = seen().view(0);
    expect(view.met).toEqual(['BRN-110', 'BRN-208']);
    expect(view.decks.known).toEqual(['BRN-110']);
    expect(view.decks.order).toEqual([4]);
    const told = JSON.stringify(view);
    for (const hidden of ['BRN-101', 'BRN-102', 'BRN-202', 'BRN-201', 'BRN-302', 'BRN-303', 'BRN-B02', 'BRN-103', 'BRN-204'])
      expect(told).not.toContain(hidden);
  });

  test('[DLV-DECK-20] a new deal of what the player does not know keeps what the player does know', () => {
    const state = seen();
    const names = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const other = state.clone();
      other.redeal(0, randomFrom(n));
      const impending = other.board.decks.impending.flatMap((zone) => zone.cards);
      expect(impending).toContain('BRN-110');
      expect(levels(impending).split('').sort().join('')).toBe('1112');
      for (const card of impending) names.add(card);
    }
    expect([...names].sort()).toEqual(['BRN-101', 'BRN-102', 'BRN-103', 'BRN-110', 'BRN-201', 'BRN-202', 'BRN-204']);
  });

  test('[DLV-DECK-20] to see a card is final, also when it is the last one and no chance is asked; to draw one already seen is not', () => {
    const from = playing({ impending: ['BRN-110'] }, { items: ['spy'] });
    expect(check(from, [], []).apply(0, draw)).toMatchObject({ ok: true, barrier: true });
    const look = { act: 'look', item: 0 } as const;
    expect(check(from, [], []).apply(0, look)).toMatchObject({ ok: true, barrier: true });
    const seenBefore = check(from, [look, { act: 'put', card: 'BRN-110', where: 'top' }], []);
    expect(seenBefore.apply(0, draw)).toMatchObject({ ok: true, barrier: false });
    const bothSeen = check(
      playing({ impending: ['BRN-101', 'BRN-110'] }, { items: ['spy'] }),
      [look, { act: 'put', card: 'BRN-101', where: 'bottom' }, { act: 'put', card: 'BRN-110', where: 'top' }],
      [],
    );
    expect(bothSeen.apply(0, draw)).toMatchObject({ ok: true, barrier: false });
  });
});
