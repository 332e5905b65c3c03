// Owns the tests of what each Bane does, card by card; Shifts and Warps have tests of their own.

import { by, check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { AdventureId, QuestId } from '../../src/content/cards.ts';
import { scoreOf } from '../../src/queries/scores.ts';
import { newQuest, playerOf, type Board } from '../../src/state.ts';
import { play, readyOf, use, warpTo } from '../card-scenes.ts';
import { A, ALDOUS, attack, B, EDITIONS, end, JORY, lordPhaseOf, lying, MAG, monster, pass, PERPETUA, WILMET } from '../fight-scenes.ts';
import {
  boardWith,
  discardPhaseOf,
  heroPhaseOf,
  leave,
  noEncounters,
  NORTH,
  resetOf,
  rise,
  SOUTH,
  step,
  stop,
  turnOf,
  walking,
  type HeroWanted,
  type Laid,
  type TableWanted,
} from '../scenes.ts';

const CELLAR = 'map-last-cellar';
const choose = (seat: number, branch: number) => by(seat, { act: 'choose', branch });
const shift = (space: number, to: string) => ({ act: 'shift', space, to }) as const;

describe.each(EDITIONS)('edition %s', (edition) => {
  const lord = (card: AdventureId, hero: HeroWanted, table: TableWanted = {}) =>
    lordPhaseOf([card], { edition, ...table, heroes: [{}, { hero: WILMET, ...hero }] });

  describe("The King's Tenth", () => {
    /** North of the Entrance The Gilded Chapel (2 Glory, 0 Peril), south of it a Passage. */
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-gilded-chapel', 0, -1],
      ['map-servants-stair', 0, 1],
    ];
    const walker = { hero: JORY, at: CELLAR, glory: 1, peril: 9, movement: 3 } as const;
    const taxed = (hero: HeroWanted = {}) =>
      walking({ ...walker, ...hero }, { edition, map, heroes: [{ hero: WILMET, at: CELLAR, hand: ['bn-kings-tenth'], glory: 0 }] });

    test('[DGN-SPECIAL-02] right after the collecting in a Room it takes 1 and # of that Glory, off-turn, with the Peril of the target', () =>
      void check(
        taxed(),
        [step(NORTH), by(B, play('bn-kings-tenth', { target: A, more: 1 })), stop],
        [
          ['space.collected', { glory: 2 }],
          ['card.played', { seat: B, peril: 2, payer: A, to: 'discard' }],
          ['glory.changed', { seat: A, n: -2 }],
          ['glory.changed', { seat: B, n: 2 }],
        ],
        (board) => expect([playerOf(board, A).glory, playerOf(board, A).peril, playerOf(board, B).glory]).toEqual([1, 7, 2]),
      ));

    test('[DGN-SPECIAL-02] never more than the Room gave, however much is paid and he has', () =>
      void check(
        taxed({ glory: 9 }),
        [step(NORTH), by(B, play('bn-kings-tenth', { target: A, more: 5 })), stop],
        [
          ['card.played', { peril: 6 }],
          ['glory.changed', { seat: A, n: -2 }],
        ],
      ));

    test('[DGN-SPECIAL-02] not in a Passage, not before, and not when the moment is over', () => {
      check(
        taxed(),
        [
          refused(play('bn-kings-tenth', { target: A, more: 0 }), { rule: 'DGN-HERO-01', pick: 'seat' }, B),
          step(SOUTH),
          refused(play('bn-kings-tenth', { target: A, more: 0 }), { rule: 'DGN-HERO-01', pick: 'seat' }, B),
          stop,
        ],
        [never('card.played')],
      );
      check(
        taxed(),
        [step(NORTH), by(B, pass), refused(play('bn-kings-tenth', { target: A, more: 0 }), { rule: 'DGN-HERO-01', pick: 'seat' }, B), stop],
        [never('card.played')],
      );
    });

    test('[DGN-SPECIAL-02] nor without Peril; but also when he collects by staying put', () => {
      check(taxed({ peril: 0 }), [step(NORTH), stop], [['space.collected', { seat: 0, glory: 2, peril: 0 }], never('card.played')]);
      check(
        discardPhaseOf({
          edition,
          map,
          heroes: [
            { ...walker, at: 'map-gilded-chapel', movement: 0 },
            { hero: WILMET, at: CELLAR, hand: ['bn-kings-tenth'] },
          ],
        }),
        [by(B, play('bn-kings-tenth', { target: A, more: 0 }))],
        [
          ['space.collected', { glory: 2 }],
          ['glory.changed', { seat: A, n: -1 }],
          ['glory.changed', { seat: B, n: 1 }],
        ],
      );
    });
  });

  test('[DGN-FX-21] A Firm Hand in the Back: to a neighbouring space of the choice of the Dungeonlord, and down', () =>
    void check(
      lord('bn-firm-hand', { peril: 3 }),
      [play('bn-firm-hand', { target: B }), warpTo(2), end],
      [
        ['card.played', { peril: 3, payer: B }],
        ['hero.moved', { seat: B, to: 2 }],
        ['hero.tipped', { seat: B, rise: null }],
        never('space.collected'),
      ],
    ));

  test('[DGN-DLORD-04] not enough Peril: the Bane cannot be played', () =>
    void check(
      lord('bn-firm-hand', { peril: 2 }),
      [refused(play('bn-firm-hand', { target: B }), { why: { rule: 'DGN-DLORD-04', key: 'no-target' } }), end],
      [],
    ));

  test('[DGN-GEN-14] Moths in the Lining: at each Reset the bearer gives up a Treasure, and is rid of them, or 2 Glory', () => {
    const moths = (hero: HeroWanted) =>
      resetOf({
        edition,
        heroes: [{ hero: WILMET, ready: [lying('bn-moths-in-the-lining', B), ...(hero.ready ?? [])], glory: hero.glory ?? 0 }],
      });
    const item = { ready: [lying('tr-seventh-lantern', A)] };
    check(
      moths({ ...item, glory: 3 }),
      [choose(A, 0), by(A, { act: 'lose', card: 'tr-seventh-lantern' })],
      [
        ['card.lost', { card: 'tr-seventh-lantern' }],
        ['card.lost', { card: 'bn-moths-in-the-lining' }],
      ],
      (board) => expect([readyOf(board, A), playerOf(board, A).glory]).toEqual([[], 3]),
    );
    check(moths({ ...item, glory: 3 }), [choose(A, 1)], [['glory.changed', { seat: A, n: -2 }], never('card.lost')]);
    check(moths({ glory: 1 }), [], [['glory.changed', { seat: A, n: -1 }], never('card.lost')]);
    check(moths({ glory: 0 }), [], [never('glory.changed'), never('card.lost')], (board) =>
      expect(readyOf(board, A)).toEqual(['bn-moths-in-the-lining']),
    );
    check(
      lord('bn-moths-in-the-lining', { peril: 2 }),
      [play('bn-moths-in-the-lining', { target: B }), end],
      [['card.played', { to: 'ready', on: B }]],
      (board) => expect(playerOf(board, B).ready).toMatchObject([{ card: 'bn-moths-in-the-lining', by: A }]),
    );
  });

  test('[DGN-LEVEL-04] Struck from the Family Tree: a Level or a Boon, as the Dungeonlord chooses among what there is', () => {
    const boon = { ready: [lying('bo-family-nose', B)], peril: 4 };
    check(
      lord('bn-struck-from-the-tree', { ...boon, level: 2 }),
      [play('bn-struck-from-the-tree', { target: B }), choose(A, 0), end],
      [['level.changed', { seat: B, n: -1 }]],
    );
    check(
      lord('bn-struck-from-the-tree', { ...boon, level: 2 }),
      [play('bn-struck-from-the-tree', { target: B }), choose(A, 1), by(B, { act: 'lose', card: 'bo-family-nose' }), end],
      [['card.lost', { card: 'bo-family-nose' }]],
    );
    check(
      lord('bn-struck-from-the-tree', { ...boon, level: 1 }),
      [play('bn-struck-from-the-tree', { target: B }), by(B, { act: 'lose', card: 'bo-family-nose' }), end],
      [['card.lost'], never('level.changed')],
    );
    check(
      lord('bn-struck-from-the-tree', { level: 1, peril: 4 }),
      [refused(play('bn-struck-from-the-tree', { target: B }), { rule: 'DGN-DLORD-04', pick: 'card', why: { key: 'no-target' } }), end],
      [],
    );
  });

  const global =
    (quest: QuestId, deck: readonly QuestId[] = []) =>
    (board: Board) => {
      board.global = [newQuest(quest)];
      board.quests = deck.map((one) => ({ cards: [one], knowers: [0] }));
    };

  test('[DGN-GEN-11] A Clerical Error: the Global Quest changes places with a Personal one, of anybody, or goes back', () => {
    const error = (hero: HeroWanted, deck: readonly QuestId[] = [], own: HeroWanted = {}) =>
      lordPhaseOf(['bn-clerical-error'], {
        edition,
        heroes: [own, { hero: WILMET, peril: 3, ...hero }],
        change: global('q-painted-liar', deck),
      });
    check(
      error({ quests: ['q-cook', 'q-oath-outlived'] }),
      [play('bn-clerical-error', { payer: B }), by(A, { act: 'swap', quest: 'q-oath-outlived' }), end],
      [['quest.swapped', { seat: B, quest: 'q-oath-outlived', global: 'q-painted-liar' }]],
      (board) => {
        expect(playerOf(board, B).quests.map(({ quest }) => quest)).toEqual(['q-cook', 'q-painted-liar']);
        expect(board.global.map(({ quest }) => quest)).toEqual(['q-oath-outlived']);
      },
    );
    check(
      error({}, ['q-cook']),
      [play('bn-clerical-error', { payer: B }), end],
      [
        ['quest.returned', { quest: 'q-painted-liar' }],
        ['quest.turned-up', { quest: 'q-cook' }],
      ],
    );
    check(
      error({}),
      [refused(play('bn-clerical-error', { payer: B }), { rule: 'DGN-GEN-11', pick: 'card', why: { key: 'nothing-to-do' } }), end],
      [],
    );
    check(
      error({ quests: ['q-cook'] }, [], { quests: ['q-oath-outlived'] }),
      [play('bn-clerical-error', { payer: B }), { act: 'choose', seat: A }, end],
      [['quest.swapped', { seat: A, quest: 'q-oath-outlived' }]],
    );
  });

  test('[DGN-GEN-11] one that lies face down too: of somebody else what comes, of oneself as one likes; it is shown by it (A-03)', () => {
    const error = (sealed: readonly [HeroWanted, HeroWanted]) =>
      lordPhaseOf(['bn-clerical-error'], {
        edition,
        heroes: [sealed[0], { hero: WILMET, peril: 3, ...sealed[1] }],
        change: global('q-painted-liar'),
      });
    check(
      error([{}, { sealed: ['q-cook', 'q-oath-outlived'] }]),
      [play('bn-clerical-error', { payer: B }), draws('q-oath-outlived'), end],
      [
        ['quest.revealed', { seat: B, quest: 'q-oath-outlived' }],
        ['quest.swapped', { seat: B, quest: 'q-oath-outlived', global: 'q-painted-liar' }],
      ],
      (board) =>
        expect([playerOf(board, B).sealed.cards, playerOf(board, B).quests.map(({ quest }) => quest)]).toEqual([
          ['q-cook'],
          ['q-painted-liar'],
        ]),
    );
    check(
      error([{}, { sealed: ['q-cook'], quests: ['q-oath-outlived'] }]),
      [
        play('bn-clerical-error', { payer: B }),
        refused({ act: 'swap', quest: 'q-cook' }, { rule: 'DGN-GEN-11', pick: 'quest' }),
        by(A, { act: 'swap', quest: 'face-down' }),
        draws('q-cook'),
        end,
      ],
      [['quest.swapped', { seat: B, quest: 'q-cook' }]],
    );
    check(
      error([{ sealed: ['q-cook', 'q-oath-outlived'] }, {}]),
      [play('bn-clerical-error', { payer: B }), by(A, { act: 'swap', quest: 'q-oath-outlived' }), end],
      [['quest.swapped', { seat: A, quest: 'q-oath-outlived' }]],
    );
  });

  test.each(['a-tale-told-wrong', 'somebody-elses-errand'] as const)(
    '[DGN-GEN-11] %s: only of its target, and not a Quest with a token',
    (card) => {
      const told = (token: boolean) =>
        lordPhaseOf([card], {
          edition,
          heroes: [{ quests: ['q-cook'] }, { hero: WILMET, peril: 5 }],
          change: (board) => {
            global('q-painted-liar')(board);
            playerOf(board, B).quests = [{ ...newQuest('q-smallest-heir'), carried: token }];
          },
        });
      check(told(false), [play(card, { target: B }), end], [['quest.swapped', { seat: B, quest: 'q-smallest-heir' }]]);
      // In 2.1 the own hero can be named (DGN-DLORD-17), so the card is open and only this target is not.
      const why = edition === '2.1' ? { rule: 'DGN-DLORD-09', pick: 'target' } : { rule: 'DGN-DLORD-04', pick: 'card' };
      check(told(true), [refused(play(card, { target: B }), why), end], [never('quest.swapped')]);
    },
  );

  test('[DGN-FX-15] Red Tape: getting up takes the Threat Magic 5+ too; whoever is up, by whatever means, is rid of it', () => {
    check(
      lord('bn-red-tape', { peril: 2 }),
      [play('bn-red-tape', { target: B }), end],
      [
        ['card.played', { to: 'ready', on: B }],
        ['hero.tipped', { seat: B, rise: { score: 'magic', target: 5 } }],
      ],
    );
    // Whoever lies already has to deal with it all the same.
    check(
      lord('bn-red-tape', { peril: 2, tipped: true }),
      [play('bn-red-tape', { target: B }), end],
      [['hero.tipped', { seat: B, rise: { score: 'magic', target: 5 } }]],
    );
    const bound = { hero: PERPETUA, tipped: true, rise: { score: 'magic', target: 5 }, ready: [lying('bn-red-tape', B)] } as const;
    const free = (hero: HeroWanted) => heroPhaseOf({ edition, heroes: [{ ...bound, ...hero }, {}] });
    check(
      free({}),
      [rise, dice(1), rise, dice(2), stop],
      [
        ['threat.rolled', { roll: 'rise', passed: false }],
        ['threat.rolled', { passed: true }],
        ['hero.rose'],
        ['card.lost', { card: 'bn-red-tape' }],
      ],
    );
    check(
      free({ ready: [...bound.ready, lying('tr-embalmers-cordial', A)] }),
      [use('tr-embalmers-cordial'), stop],
      [['hero.rose', { seat: A }], ['card.lost', { card: 'bn-red-tape' }], never('threat.rolled')],
    );
    check(
      lord('bn-red-tape', { peril: 2, ready: [lying('bo-vow-of-candles', B)] }),
      [play('bn-red-tape', { target: B }), end],
      [['card.played', { card: 'bn-red-tape', on: 1 }], never('hero.tipped')],
    );
  });

  test('[DGN-CARD-05] A Second Shadow: Magic 2 and the right to attack with it, for a monster without a Magic value', () =>
    void check(
      lordPhaseOf(['bn-second-shadow', 'mo-rust-footman'], {
        edition,
        heroes: [{ pack: [lying('mo-warden-of-no-door', A)] }, { hero: WILMET }],
      }),
      [
        refused(play('bn-second-shadow', { payer: B, host: 'mo-warden-of-no-door' }), {
          rule: 'DGN-CARD-06',
          pick: 'card',
          why: { key: 'no-host' },
        }),
        monster('mo-rust-footman', B, 'melee'),
        play('bn-second-shadow', { payer: B, host: 'mo-rust-footman' }),
        attack,
        dice(3, 4),
      ],
      [
        ['card.played', { to: 'attached', host: 'mo-rust-footman', peril: 2 }],
        ['attack.rolled', { total: 5 }],
      ],
      (board) => expect(board.fighting).toMatchObject([{ attached: ['bn-second-shadow'] }]),
    ));

  test('[DGN-CARD-05] with it a Footman of the Pack attacks in Magic', () =>
    void check(
      lordPhaseOf([], { edition, heroes: [{ pack: [lying('mo-rust-footman', A, { attached: ['bn-second-shadow'] })] }, { hero: WILMET }] }),
      [monster('mo-rust-footman', B, 'magic'), attack, dice(1, 3)],
      [['attack.rolled', { total: 3 }]],
    ));

  test('[DGN-GEN-14] Owed to a Star: at his Reset 2 Glory, or what there is, go to its player; for 5 Glory he is quit of it anywhere', () => {
    const owing = { hero: WILMET, ready: [lying('owed-to-a-star', B)] } as const;
    check(
      resetOf({ edition, heroes: [{ ...owing, glory: 3 }] }),
      [],
      [
        ['glory.changed', { seat: A, n: -2 }],
        ['glory.changed', { seat: B, n: 2 }],
      ],
    );
    check(
      resetOf({ edition, heroes: [{ ...owing, glory: 1 }] }),
      [],
      [
        ['glory.changed', { seat: A, n: -1 }],
        ['glory.changed', { seat: B, n: 1 }],
      ],
    );
    check(
      heroPhaseOf({ edition, heroes: [{ ...owing, glory: 5 }] }),
      [use('owed-to-a-star'), stop],
      [
        ['card.used', { glory: 5 }],
        ['card.lost', { card: 'owed-to-a-star' }],
      ],
    );
    check(
      heroPhaseOf({ edition, heroes: [{ ...owing, glory: 4 }] }),
      [refused(use('owed-to-a-star'), { rule: 'DGN-SPECIAL-04', pick: 'source', why: { key: 'price' } }), stop],
      [],
    );
    check(
      turnOf({ edition, turn: B, heroes: [{ ...owing, glory: 9 }, {}] }),
      [refused(use('owed-to-a-star'), { rule: 'DGN-DLORD-01', pick: 'seat' }, A), by(B, noEncounters)],
      [never('card.lost')],
    );
  });

  test('[DGN-GEN-14] Moss Debt: 1 Glory at each Reset, 1 Peril of Upkeep for its player, shed in an Urban space for 2 Glory', () => {
    const map: readonly Laid[] = [
      ['the-last-signpost', 0, 0],
      ['gallows-lane', 1, 0],
    ];
    const debt = { hero: WILMET, ready: [lying('moss-debt', B)], glory: 3 } as const;
    check(resetOf({ edition, heroes: [debt] }), [], [['glory.changed', { seat: A, n: -1 }]]);
    check(
      heroPhaseOf({ edition, map, heroes: [{ ...debt, at: 'gallows-lane' }, { at: 'the-last-signpost' }] }),
      [use('moss-debt'), stop],
      [
        ['card.used', { glory: 2 }],
        ['card.lost', { card: 'moss-debt' }],
      ],
    );
    check(
      heroPhaseOf({ edition, map, heroes: [{ ...debt, at: 'the-last-signpost' }, { at: 'the-last-signpost' }] }),
      [refused(use('moss-debt'), { why: { rule: 'DGN-GEN-14', key: 'not-here' } }), stop],
      [],
    );
    const kept = { edition, turn: B, heroes: [{ ...debt, peril: 1 }, {}] } as const;
    check(resetOf(kept), [by(B, { act: 'pay', card: 'moss-debt', payer: A })], [['upkeep.paid', { seat: B, payer: A, n: 1 }]]);
    check(resetOf(kept), [by(B, { act: 'take-back', card: 'moss-debt' })], [['card.taken-back', { seat: B, card: 'moss-debt' }]], (board) =>
      expect([readyOf(board, A), playerOf(board, B).hand.cards]).toEqual([[], ['moss-debt']]),
    );
  });

  test('[DGN-LEVEL-04] Brand of the Works: a Level less while it lies there; at the lowest, Melee and Magic less by 1', () => {
    const scores = (level: number, branded: boolean) => {
      const board = boardWith({ edition, heroes: [{ hero: ALDOUS, level, ready: branded ? [lying('brand-of-the-works', B)] : [] }, {}] });
      return (['melee', 'magic', 'speed', 'level'] as const).map((score) => scoreOf(board, A, score));
    };
    expect([scores(2, false), scores(2, true)]).toEqual([
      [4, 1, 3, 2],
      [3, 1, 2, 1],
    ]);
    expect([scores(1, false), scores(1, true)]).toEqual([
      [3, 1, 2, 1],
      [2, 0, 2, 1],
    ]);
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['quenching-well', 0, 1],
    ];
    const branded = (at: 'quenching-well' | 'map-last-cellar') =>
      heroPhaseOf({
        edition,
        map,
        heroes: [{ hero: ALDOUS, at, glory: 3, level: 2, ready: [lying('brand-of-the-works', B)] }, { at: CELLAR }],
      });
    check(
      branded('quenching-well'),
      [use('brand-of-the-works'), stop],
      [
        ['card.used', { glory: 3 }],
        ['card.lost', { card: 'brand-of-the-works' }],
      ],
      (board) => expect(scoreOf(board, A, 'level')).toBe(2),
    );
    check(
      branded(CELLAR),
      [refused(use('brand-of-the-works'), { rule: 'DGN-GEN-14', pick: 'source', why: { key: 'not-here' } }), stop],
      [],
    );
    // Nobody who has no Level to lose loses one.
    check(
      lord('bn-struck-from-the-tree', { level: 2, peril: 4, ready: [lying('brand-of-the-works', A)] }),
      [refused(play('bn-struck-from-the-tree', { target: B }), { rule: 'DGN-DLORD-04', pick: 'card', why: { key: 'no-target' } }), end],
      [],
    );
  });

  test('[DGN-FX-15] Slag Boots: tipped; with # the Threat Melee 6+# for getting up', () => {
    check(
      lord('slag-boots', { peril: 5 }),
      [play('slag-boots', { target: B, more: 2 }), end],
      [
        ['card.played', { peril: 4 }],
        ['hero.tipped', { rise: { score: 'melee', target: 8 } }],
      ],
    );
    check(
      lord('slag-boots', { peril: 5 }),
      [
        refused(play('slag-boots', { target: B, more: 4 }), { rule: 'DGN-DLORD-09', pick: 'more' }),
        play('slag-boots', { target: B, more: 0 }),
        end,
      ],
      [
        ['card.played', { peril: 2 }],
        ['hero.tipped', { rise: null }],
      ],
    );
  });

  test('[DGN-FX-15] Mire Grip asks for Melee 5+ in Swamp or Water, and for nothing elsewhere', () => {
    const map: readonly Laid[] = [
      ['the-last-signpost', 0, 0],
      ['drovers-ford', 0, -1],
    ];
    const gripped = (at: 'the-last-signpost' | 'drovers-ford') =>
      lordPhaseOf(['mire-grip'], { edition, map, heroes: [{ at: 'the-last-signpost' }, { hero: WILMET, at, peril: 2 }] });
    check(gripped('drovers-ford'), [play('mire-grip', { target: B }), end], [['hero.tipped', { rise: { score: 'melee', target: 5 } }]]);
    check(gripped('the-last-signpost'), [play('mire-grip', { target: B }), end], [['hero.tipped', { rise: null }]]);
  });

  test('[DGN-GEN-17] Requisition Order: a Boon or a Treasure, as the Dungeonlord says; which one, the owner', () => {
    const rich = { peril: 5, ready: [lying('bo-family-nose', B), lying('tr-seventh-lantern', B), lying('tr-signet-of-no-house', B)] };
    check(
      lord('requisition-order', rich),
      [play('requisition-order', { target: B }), choose(A, 1), by(B, { act: 'lose', card: 'tr-signet-of-no-house' }), end],
      [['card.lost', { card: 'tr-signet-of-no-house' }]],
    );
    check(
      lord('requisition-order', { peril: 5 }),
      [refused(play('requisition-order', { target: B }), { rule: 'DGN-DLORD-04', pick: 'card', why: { key: 'no-target' } }), end],
      [],
    );
  });

  test('[DGN-CARD-05] Plume, Tines and A Second Coat: what they add, and on whom more', () => {
    const armed = (card: AdventureId, attached: AdventureId) =>
      lordPhaseOf([], { edition, heroes: [{ pack: [lying(card, A, { attached: [attached] })] }, { hero: ALDOUS }] });
    const fights = (card: AdventureId) => [monster(card, B, 'melee'), attack, dice(1, 6)] as const;
    check(armed('mo-rust-footman', 'bn-plume-of-office'), fights('mo-rust-footman'), [['attack.rolled', { total: 4 }]]);
    // An Antler has a Life more, so it stands.
    check(armed('tine-rider', 'tines-of-the-old-king'), fights('tine-rider'), [
      ['attack.rolled', { total: 4 }],
      ['monster.wounded', { card: 'tine-rider', left: 1 }],
    ]);
    check(armed('mo-cup-bearer', 'tines-of-the-old-king'), fights('mo-cup-bearer'), [
      ['attack.rolled', { total: 3 }],
      ['monster.defeated'],
    ]);
    check(armed('tin-sentry', 'second-coat-of-iron'), fights('tin-sentry'), [
      ['attack.rolled', { total: 6 }],
      ['monster.wounded', { left: 1 }],
    ]);
    const coated = (card: AdventureId) =>
      lordPhaseOf([], {
        edition,
        heroes: [{ pack: [lying(card, A, { attached: ['second-coat-of-iron'] })] }, { hero: ALDOUS, hand: ['bo-dismissed'], glory: 3 }],
      });
    check(coated('tin-sentry'), [...fights('tin-sentry')], [['attack.rolled'], never('card.lost')]);
    check(
      coated('mo-rust-footman'),
      [monster('mo-rust-footman', B, 'melee'), attack, by(B, play('bo-dismissed', { attack: 0 }))],
      [['card.lost', { card: 'mo-rust-footman' }]],
    );
  });

  test('[DGN-FX-07] The Road Forgets swaps two Roads, each turned if one likes; Move the Rails turns what it moves', () => {
    const roads: readonly Laid[] = [
      ['the-last-signpost', 0, 0],
      ['bramble-fork', 1, 0],
      ['gallows-lane', -1, 0],
    ];
    check(
      lordPhaseOf(['the-road-forgets'], {
        edition,
        map: roads,
        heroes: [{ at: 'the-last-signpost' }, { hero: WILMET, at: 'the-last-signpost', peril: 3 }],
      }),
      [play('the-road-forgets', { payer: B }), shift(1, '2 both'), end],
      [
        [
          'map.shifted',
          {
            moves: [
              { space: 1, x: -1, y: 0, turned: true },
              { space: 2, x: 1, y: 0, turned: true },
            ],
          },
        ],
      ],
    );
    const rails: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-mourners-mile', 1, 0],
      ['map-long-gallery', 0, -1, 'turned'],
    ];
    check(
      lordPhaseOf(['move-the-rails'], {
        edition,
        map: rails,
        maps: ['map-servants-stair'],
        heroes: [{ at: CELLAR }, { hero: WILMET, at: CELLAR, peril: 3 }],
      }),
      [play('move-the-rails', { payer: B }), shift(2, '2,0'), end],
      [['map.shifted', { moves: [{ space: 2, x: 2, y: 0, turned: false }] }]],
    );
  });

  test('[DGN-FX-21] A Wrong Turning: in the own turn of the target he enters the space, and collects', () =>
    void check(
      turnOf({
        edition,
        heroes: [
          { hero: JORY, at: CELLAR, peril: 3 },
          { hero: MAG, at: CELLAR, hand: ['a-wrong-turning'] },
        ],
      }),
      [by(B, play('a-wrong-turning', { target: A })), by(B, warpTo(3)), noEncounters, stop, leave],
      [
        ['hero.moved', { seat: A, to: 3 }],
        ['space.collected', { seat: A, space: 3 }],
      ],
    ));
});
