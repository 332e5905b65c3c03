// Owns the tests of DGN-COMBAT-10 and DGN-SPECIAL-02 to -04: what is played and used against an attack, at any time, and from what lies ready.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import type { Seat } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../../src/content/cards.ts';
import { playerOf } from '../../src/state.ts';
import { discarded, leaves, pays, play, readyOf, use } from '../card-scenes.ts';
import {
  A,
  ALDOUS,
  attack,
  B,
  C,
  challengeOf,
  EDITIONS,
  end,
  give,
  JORY,
  lordPhaseOf,
  lying,
  monster,
  pass,
  PERPETUA,
  put,
  WILMET,
} from '../fight-scenes.ts';
import { attackIn, attempt, questing, roomAt } from '../quest-scenes.ts';
import { EAST, heroPhaseOf, noEncounters, NORTH, SOUTH, step, stop, turnOf, walking, type HeroWanted, type Laid } from '../scenes.ts';

const CELLAR = 'map-last-cellar';
const FOOTMAN = 'mo-rust-footman'; // guard, Melee 2, Life 2
const CUP = 'mo-cup-bearer'; // courtier, Melee 1
const TASTER = 'mo-royal-taster'; // courtier, Melee 2
const batch =
  (hand: readonly AdventureId[], hero: HeroWanted, ...others: readonly HeroWanted[]) =>
  (edition: '2.1' | '2.3c') =>
    lordPhaseOf(hand, { edition, heroes: [{}, hero, ...others] });
const responds = (card: AdventureId, at: number, seat: Seat = B) => by(seat, play(card, { attack: at }));

describe.each(EDITIONS)('the Response step, edition %s', (edition) => {
  test('[DGN-COMBAT-10, DGN-SPECIAL-03] when the whole batch is declared, not before; what is discarded makes no roll', () =>
    void check(
      batch([FOOTMAN, CUP], { hand: ['bo-dismissed'], glory: 3 })(edition),
      [
        monster(FOOTMAN, B, 'melee'),
        refused(play('bo-dismissed', { attack: 0 }), { rule: 'DGN-DLORD-01', pick: 'seat' }, B),
        monster(CUP, B, 'melee'),
        attack,
        responds('bo-dismissed', 0),
        dice(2, 1),
        put('hand'),
        end,
      ],
      [
        ['encounter.declared', { card: CUP }],
        ['card.played', { seat: B, card: 'bo-dismissed', glory: 3, to: 'discard' }],
        ['card.lost', { card: FOOTMAN }],
        ['attack.ended', { at: 0, result: 'lapsed' }],
        ['attack.rolled', { at: 1, by: { is: 'monster', card: CUP, seat: A } }],
      ],
      (board) => expect([discarded(board).toSorted(), playerOf(board, A).hand.cards]).toEqual([['bo-dismissed', FOOTMAN], [CUP]]),
    ));

  test('[DGN-COMBAT-10] each attacked player, from the left of the Dungeonlord on, until all pass in succession; nobody else (A-46)', () =>
    void check(
      lordPhaseOf([FOOTMAN, CUP], {
        edition,
        heroes: [
          {},
          { hand: ['bo-dismissed'], glory: 3 },
          { hero: JORY, hand: ['salt-in-a-ring'], glory: 3 },
          { hero: PERPETUA, hand: ['not-to-specification'], glory: 9 },
        ],
      }),
      [
        monster(FOOTMAN, B, 'melee'),
        monster(CUP, C, 'melee'),
        attack,
        by(B, pass),
        refused(play('not-to-specification', { attack: 0 }), { rule: 'DGN-COMBAT-10', pick: 'seat' }, 3),
        // One can discard what attacks oneself.
        refused(play('salt-in-a-ring', { attack: 0 }), { rule: 'DGN-SPECIAL-03', pick: 'attack' }, C),
        responds('salt-in-a-ring', 1, C),
        responds('bo-dismissed', 0),
        end,
      ],
      [['card.lost', { card: CUP }], ['card.lost', { card: FOOTMAN }], never('attack.rolled'), never('glory.changed')],
    ));

  test('[DGN-SPECIAL-03] a Response card has no other time', () => {
    const hero = { hero: JORY, hand: ['bo-dismissed', 'bo-courtly-sidestep'], glory: 9 } as const;
    check(
      heroPhaseOf({ edition, heroes: [hero] }),
      [refused(play('bo-courtly-sidestep'), { why: { rule: 'DGN-CARD-10', key: 'playtime' } }), stop],
      [],
    );
    check(
      turnOf({ edition, heroes: [{}, { ...hero, at: CELLAR }] }),
      [refused(play('bo-courtly-sidestep'), { rule: 'DGN-DLORD-01', pick: 'seat' }, B), noEncounters],
      [],
    );
  });

  test.each([
    ['salt-in-a-ring', 3, 'congregation-of-the-third-bell', 'magic', [['glory.changed', { seat: B, n: 1 }]]],
    ['not-to-specification', 4, 'tin-sentry', 'melee', [['card.drawn', { seat: B }]]],
    ['close-the-door-gently', 6, 'ox-of-seven-nails', 'melee', null],
  ] as const)('[DGN-SPECIAL-03] %s discards a monster, and says more of some; not one that is immune', (card, glory, beast, form, more) => {
    const scene = lordPhaseOf([beast], { edition, adventures: ['bo-table-talk'], heroes: [{}, { hand: [card], glory }] });
    const declared = [monster(beast, B, form, ...(beast === 'congregation-of-the-third-bell' ? [-1] : [])), attack] as const;
    if (more === null)
      check(
        scene,
        [...declared, dice(1, 6), put('hand'), give(A)],
        [['hero.wounded', { seat: B, n: 2 }], ['monster.put', { card: beast, to: 'hand' }], never('card.lost')],
      );
    else
      check(
        scene,
        [...declared, responds(card, 0), end],
        [['card.played', { glory }], ['card.lost', { card: beast }], ...more, never('attack.rolled')],
      );
  });

  test('[DGN-SPECIAL-03] not enough Glory: it cannot be played', () =>
    void check(
      batch([FOOTMAN], { hand: ['bo-dismissed'], glory: 2 })(edition),
      [monster(FOOTMAN, B, 'melee'), attack, dice(3, 3), put('hand')],
      [['attack.ended', { result: 'tied' }], never('card.played')],
    ));

  test('[DGN-SPECIAL-03] Plume of Office keeps what wears it from being discarded', () =>
    void check(
      lordPhaseOf([], {
        edition,
        heroes: [{ pack: [lying(FOOTMAN, A, { attached: ['bn-plume-of-office'] })] }, { hand: ['bo-dismissed'], glory: 3 }],
      }),
      [monster(FOOTMAN, B, 'melee'), attack, dice(3, 4), put('hand')],
      [['attack.rolled', { total: 6 }], never('card.lost')],
    ));

  test('[DGN-COMBAT-11] TV-19: The Courtly Sidestep: who leaves by an Open exit is not attacked; the Peril is gone, the monster has attacked', () =>
    void check(
      batch([FOOTMAN], { hand: ['bo-courtly-sidestep'], glory: 2, peril: 2 })(edition),
      [
        monster(FOOTMAN, B, 'melee'),
        attack,
        by(B, play('bo-courtly-sidestep')),
        by(B, { act: 'step', side: NORTH }),
        put('hand'),
        refused(monster(FOOTMAN, B, 'melee'), { rule: 'DGN-DLORD-10', pick: 'act', why: { key: 'one-batch' } }),
        end,
      ],
      [
        ['hero.moved', { seat: B, to: 1, by: 'step' }],
        ['attack.ended', { result: 'lapsed' }, 'DGN-COMBAT-11'],
        never('space.collected'),
        never('attack.rolled'),
      ],
      (board) => expect(playerOf(board, B)).toMatchObject({ space: 1, peril: 0, glory: 0 }),
    ));

  test('[DGN-SPECIAL-03] Not Here Any More cancels one attack, of a hero too, and lets one step away', () => {
    const scene = challengeOf(A, 'hero 1', 'melee', {
      edition,
      heroes: [
        { hero: ALDOUS, movement: 2 },
        { hero: WILMET, hand: ['not-here-any-more'], glory: 4 },
      ],
    });
    check(
      scene,
      [responds('not-here-any-more', 0), by(B, pays), by(B, { act: 'step', side: SOUTH })],
      [['attack.cancelled', { at: 0 }], ['hero.moved', { seat: B, to: 3 }], never('attack.rolled')],
    );
    check(scene, [responds('not-here-any-more', 0), by(B, leaves)], [['attack.cancelled'], never('hero.moved'), never('attack.rolled')]);
  });

  test('[DGN-COMBAT-10] whoever controls a challenged monster cannot cancel the attack on it: it is not on him', () =>
    void check(
      lordPhaseOf([FOOTMAN], { edition, heroes: [{ hand: [FOOTMAN, 'not-here-any-more'], glory: 4 }, { saved: 1 }] }),
      [
        monster(FOOTMAN, B, 'melee'),
        attack,
        dice(3, 3),
        by(B, { act: 'challenge', on: `monster ${FOOTMAN}`, form: 'melee' }),
        dice(3, 3),
        put('hand'),
      ],
      [['attack.declared', { kind: 'challenge' }], never('attack.cancelled')],
    ));
});

describe.each(EDITIONS)('Response abilities, edition %s', (edition) => {
  test('[DGN-SPECIAL-03] Mine, I Believe: for 1 Glory a monster attacks in Melee instead, where it may have no value (A-35)', () => {
    const aldous = { hero: ALDOUS, abilitiesUsed: [], glory: 1 } as const;
    check(
      lordPhaseOf(['mo-moth-choir'], { edition, heroes: [{ hero: WILMET }, aldous] }),
      [monster('mo-moth-choir', B, 'speed'), attack, by(B, use(ALDOUS, { attack: 0 })), dice(6, 1), put('hand')],
      [
        ['card.used', { seat: B, card: ALDOUS, glory: 1, once: true }],
        ['attack.form', { at: 0, form: 'melee' }],
        ['attack.rolled', { total: 6 }],
        ['counter.rolled', { total: 4 }],
        never('hero.wounded'),
        never('peril.changed'),
      ],
    );
    check(
      lordPhaseOf(['mo-moth-choir'], { edition, heroes: [{ hero: WILMET }, { ...aldous, glory: 0 }] }),
      [monster('mo-moth-choir', B, 'magic'), attack, dice(1, 1), put('hand')],
      [['attack.rolled', { die: 1, total: 2 }], never('attack.form')],
    );
  });

  test('[DGN-SPECIAL-03] Mine, I Believe works on Quest and map monsters, not on Challenges', () => {
    const aldous = { hero: ALDOUS, abilitiesUsed: [], glory: 1 } as const;
    check(
      questing({ ...aldous, at: 'map-rust-barracks', quests: ['q-oath-outlived'] }, { edition, map: roomAt('map-rust-barracks') }),
      [attempt('q-oath-outlived'), by(B, attackIn('magic')), use(ALDOUS, { attack: 0 }), dice(1, 1), stop],
      [
        ['attack.form', { form: 'melee' }],
        ['attack.rolled', { total: 3 }],
        ['counter.rolled', { total: 4 }],
      ],
    );
    check(
      challengeOf(A, 'hero 1', 'magic', { edition, heroes: [{ hero: PERPETUA, movement: 2 }, aldous] }),
      [dice(1, 3)],
      [['attack.ended', { result: 'tied' }], never('attack.form')],
    );
  });

  test('[DGN-SPECIAL-03] Hold the Gap: the saved point buys Melee +2 for this combat, and 1 Glory for each hit', () => {
    const maud = { hero: 'maud-hallow', abilitiesUsed: [], saved: 1, glory: 0 } as const;
    const scene = (change: HeroWanted = {}) => lordPhaseOf([FOOTMAN, TASTER], { edition, heroes: [{}, { ...maud, ...change }] });
    const two = [monster(FOOTMAN, B, 'melee'), monster(TASTER, B, 'melee', -1), attack] as const;
    check(
      scene(),
      [...two, by(B, use('maud-hallow')), dice(3, 1, 1, 6), put('pack'), end],
      [
        ['card.used', { movement: 1, once: true }],
        ['score.changed', { form: 'melee', n: 2, until: 'combat' }],
        ['counter.rolled', { at: 0, total: 6 }],
        ['monster.wounded', { card: FOOTMAN }],
        ['glory.changed', { seat: B, n: 1 }, 'DGN-GEN-02'],
        ['counter.rolled', { at: 1, total: 11 }],
        ['glory.changed', { seat: B, n: 1 }, 'DGN-GEN-02'],
        ['combat.ended'],
      ],
      (board) => {
        expect(playerOf(board, B)).toMatchObject({ saved: 0, glory: 4 });
        expect([board.changes, board.grants]).toEqual([[], []]);
      },
    );
    check(scene({ saved: 0 }), [...two, dice(1, 1, 1, 1), put('pack')], [['counter.rolled', { at: 0, total: 4 }], never('card.used')]);
    check(scene({ tipped: true }), [...two, refused(use('maud-hallow'), { pick: 'source' }, B)], [never('card.used')]);
  });

  test('[DGN-SPECIAL-03] The Unfinished Note: # Glory, at most 3, off the score of whoever attacks, monster or hero', () => {
    const tamp = { hero: 'prior-tamp', abilitiesUsed: [], glory: 5 } as const;
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition, heroes: [{}, tamp] }),
      [
        monster('mo-hollow-halberdier', B, 'melee'),
        attack,
        refused(use('prior-tamp', { attack: 0, more: 4 }), { rule: 'DGN-SPECIAL-03', pick: 'more' }),
        by(B, use('prior-tamp', { attack: 0, more: 3 })),
        dice(3, 1),
        put('hand'),
      ],
      [
        ['card.used', { glory: 3 }],
        ['score.changed', { form: 'melee', n: -3 }],
        ['attack.rolled', { die: 3, total: 3 }],
      ],
      (board) => expect(playerOf(board, B).glory).toBe(2),
    );
    check(
      challengeOf(A, 'hero 1', 'melee', { edition, heroes: [{ hero: ALDOUS, movement: 2 }, tamp] }),
      [by(B, use('prior-tamp', { attack: 0, more: 2 })), dice(4, 3)],
      [
        ['score.changed', { of: { is: 'hero', seat: A }, n: -2 }],
        ['attack.rolled', { total: 5 }],
        ['counter.rolled', { total: 5 }],
      ],
      (board) => expect(board.changes).toEqual([]),
    );
  });

  test('[DGN-SPECIAL-03] Leave by the Other Side: Vey steps through a viable exit, without its Threat, for the saved point', () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-footmens-crossing', -1, 0],
    ];
    const vey = { hero: 'nine-door-vey', at: 'map-footmens-crossing', abilitiesUsed: [], saved: 1 } as const;
    check(
      lordPhaseOf([FOOTMAN], { edition, map, heroes: [{ at: CELLAR }, vey] }),
      [monster(FOOTMAN, B, 'melee'), attack, by(B, use('nine-door-vey')), put('hand')],
      [
        ['card.used', { movement: 1 }],
        ['hero.moved', { seat: B, from: 1, to: 0 }],
        ['attack.ended', { result: 'lapsed' }],
        never('threat.rolled'),
      ],
      (board) => expect(playerOf(board, B)).toMatchObject({ saved: 0, space: 0 }),
    );
  });

  test('[DGN-SPECIAL-04] The Paper Crown is thrown away and cancels the attack of a Courtier, and of nobody else', () => {
    const crowned = { ready: [lying('tr-paper-crown', B)] };
    check(
      batch([CUP, FOOTMAN], crowned)(edition),
      [
        monster(FOOTMAN, B, 'melee'),
        monster(CUP, B, 'melee'),
        attack,
        refused(use('tr-paper-crown', { attack: 0 }), { rule: 'DGN-SPECIAL-03', pick: 'attack' }),
        by(B, use('tr-paper-crown', { attack: 1 })),
        dice(3, 3),
        put('hand'),
        put('hand'),
      ],
      [
        ['card.lost', { card: 'tr-paper-crown' }],
        ['attack.cancelled', { at: 1 }],
        ['attack.rolled', { at: 0 }],
        never('attack.rolled', { at: 1 }),
      ],
      (board) => expect(readyOf(board, B)).toEqual([]),
    );
  });
});

describe.each(EDITIONS)('Anytime cards, edition %s', (edition) => {
  const LATE = 'mo-promise-unkept'; // Magic 2
  test('[DGN-SPECIAL-02] That Is Not My Name: one Magic attack, before its roll, off-turn, for 1 Glory', () => {
    const hero = { hand: ['bo-not-my-name'], glory: 1 } as const;
    check(
      batch([LATE], hero)(edition),
      [monster(LATE, B, 'magic'), attack, responds('bo-not-my-name', 0), put('hand')],
      [['card.played', { glory: 1 }], ['attack.cancelled'], never('attack.rolled')],
    );
    // In the Response step and before the roll he lets it go: afterwards it is too late.
    check(
      batch([LATE], hero)(edition),
      [monster(LATE, B, 'magic'), attack, by(B, pass), by(B, pass), dice(2, 4), put('hand')],
      [['attack.rolled'], ['counter.rolled'], never('attack.cancelled')],
    );
    check(
      batch([LATE], hero)(edition),
      [monster(LATE, B, 'magic'), attack, by(B, pass), responds('bo-not-my-name', 0), put('hand')],
      [['attack.cancelled'], never('attack.rolled')],
    );
    check(
      batch([FOOTMAN], hero)(edition),
      [monster(FOOTMAN, B, 'melee'), attack, dice(3, 3), put('hand')],
      [['attack.ended', { result: 'tied' }], never('attack.cancelled')],
    );
  });

  test('[DGN-SPECIAL-02] Fern Seed: a Melee or Speed attack; in a Forest space any', () => {
    const hero = { hand: ['fern-seed'], glory: 2 } as const;
    check(
      batch([FOOTMAN], hero)(edition),
      [monster(FOOTMAN, B, 'melee'), attack, responds('fern-seed', 0), put('hand')],
      [['attack.cancelled']],
    );
    check(
      batch([LATE], hero)(edition),
      [monster(LATE, B, 'magic'), attack, dice(2, 4), put('hand')],
      [['attack.ended', { result: 'tied' }], never('attack.cancelled')],
    );
    const forest: readonly Laid[] = [
      ['the-last-signpost', 0, 0],
      ['bramble-fork', 0, 1],
    ];
    check(
      lordPhaseOf([LATE], { edition, map: forest, heroes: [{ at: 'the-last-signpost' }, { ...hero, at: 'bramble-fork' }] }),
      [monster(LATE, B, 'magic'), attack, responds('fern-seed', 0), put('hand')],
      [['attack.cancelled']],
    );
  });

  test('[DGN-SPECIAL-02] at any moment, on-turn or off-turn: Table Talk draws two cards', () => {
    const talk = { hand: ['bo-table-talk'], glory: 1 } as const;
    const adventures = ['bo-dismissed', 'bo-back-stairs', 'bo-borrowed-hour'] as const;
    check(
      heroPhaseOf({ edition, adventures, heroes: [talk] }),
      [play('bo-table-talk'), stop],
      [
        ['card.drawn', { seat: A, card: 'bo-borrowed-hour' }],
        ['card.drawn', { seat: A, card: 'bo-back-stairs' }],
      ],
    );
    check(
      turnOf({ edition, adventures, heroes: [{}, { ...talk, at: CELLAR }] }),
      [by(B, play('bo-table-talk')), noEncounters],
      [
        ['card.drawn', { seat: B }],
        ['card.drawn', { seat: B }],
        ['phase.began', { phase: 'dungeonlord' }],
      ],
    );
    check(
      heroPhaseOf({ edition, heroes: [talk] }),
      [refused(play('bo-table-talk'), { why: { rule: 'DGN-GEN-11', key: 'nothing-to-do' } }), stop],
      [],
    );
  });

  test('[DGN-SPECIAL-04] readied cards and abilities are used on- and off-turn by paying: Every Lock Is an Opinion', () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-footmens-crossing', -1, 0],
    ];
    const jory = { hero: JORY, abilitiesUsed: [], at: 'map-footmens-crossing', glory: 1, movement: 1 } as const;
    check(
      walking(jory, { edition, map, heroes: [{ at: CELLAR }] }),
      [use(JORY), step(EAST), stop],
      [
        ['card.used', { glory: 1, once: true }],
        ['exit.opened', { space: 1, side: EAST }],
        ['hero.moved', { to: 0 }],
        never('threat.rolled'),
      ],
    );
    check(
      turnOf({ edition, map, heroes: [{ at: CELLAR }, jory] }),
      [by(B, use(JORY)), noEncounters],
      [
        ['card.used', { seat: B, glory: 1 }],
        ['exit.opened', { space: 1 }],
      ],
    );
    check(
      walking({ ...jory, glory: 0 }, { edition, map, heroes: [{ at: CELLAR }] }),
      [refused(use(JORY), { why: { rule: 'DGN-SPECIAL-04', key: 'price' } }), stop],
      [],
    );
  });

  test('[DGN-SPECIAL-04] Nothing Goes to Waste: for 1 Glory the monster that has just fallen in her space goes to her hand', () => {
    const wilmet = { hero: WILMET, abilitiesUsed: [], glory: 1 } as const;
    const scene = lordPhaseOf([CUP], { edition, heroes: [{}, wilmet] });
    check(
      scene,
      [monster(CUP, B, 'melee'), attack, dice(1, 6), by(B, use(WILMET)), end],
      [
        ['monster.defeated', { card: CUP }],
        ['card.used', { glory: 1 }],
        ['monster.recalled', { seat: B, card: CUP }],
        ['glory.changed', { seat: B, n: 1 }],
      ],
      (board) => expect(playerOf(board, B).hand.cards).toEqual([CUP]),
    );
    check(
      scene,
      [refused(use(WILMET), { rule: 'DGN-DLORD-01', pick: 'seat' }, B), monster(CUP, B, 'melee'), attack, dice(1, 6), by(B, pass), end],
      [never('monster.recalled')],
    );
  });

  test('[DGN-SPECIAL-04] Nothing Goes to Waste: where it fell counts, not where the batch began', () => {
    const heroes = [{}, { hero: JORY, at: 'map-mourners-mile' }, { hero: WILMET, abilitiesUsed: [], glory: 1 }] as const;
    // The footman attacks Jory on the mile and stands; the cup-bearer falls to Wilmet at the Entrance.
    check(
      lordPhaseOf([FOOTMAN, CUP], { edition, heroes }),
      [monster(FOOTMAN, B, 'melee'), monster(CUP, C, 'melee'), attack, dice(3, 4, 1, 6), by(C, use(WILMET)), put('hand'), end],
      [['monster.recalled', { seat: C, card: CUP }]],
    );
    check(
      lordPhaseOf([FOOTMAN, CUP], { edition, heroes }),
      [monster(FOOTMAN, C, 'melee'), monster(CUP, B, 'melee'), attack, dice(3, 3, 1, 6), put('hand'), end],
      [['monster.defeated', { card: CUP }], never('monster.recalled')],
    );
  });
});
