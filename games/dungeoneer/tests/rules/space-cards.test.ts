// Owns the tests of what map cards do to whoever enters, of what Quests do while they lie there or are carried, and of cards that change dice.

import { by, check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { MapId } from '../../src/content/cards.ts';
import { newQuest, playerOf, spaceOf } from '../../src/state.ts';
import { leaves, pays, play, use, warpTo } from '../card-scenes.ts';
import {
  A,
  ALDOUS,
  attack,
  B,
  EDITIONS,
  JORY,
  lordPhaseOf,
  lying,
  MAG,
  monster,
  pass,
  PERPETUA,
  put,
  trap,
  WILMET,
} from '../fight-scenes.ts';
import {
  EAST,
  heroPhaseOf,
  NORTH,
  resetOf,
  SOUTH,
  step,
  stop,
  turnOf,
  walking,
  WEST,
  noEncounters,
  type HeroWanted,
  type Laid,
  type TableWanted,
} from '../scenes.ts';
import { roomAt } from '../quest-scenes.ts';

const CELLAR = 'map-last-cellar';

describe.each(EDITIONS)('entering, edition %s', (edition) => {
  /** The hero on the Entrance, the space north of it, the others on the Entrance too. */
  const into = (card: MapId, hero: HeroWanted, table: TableWanted = {}, turned?: 'turned') =>
    walking(
      { hero: WILMET, at: CELLAR, movement: 3, ...hero },
      {
        edition,
        map: [[CELLAR, 0, 0], turned === undefined ? [card, 0, -1] : [card, 0, -1, turned], ['map-long-gallery', 0, 1]],
        heroes: [{ at: CELLAR }],
        ...table,
      },
    );
  const backAndForth = [step(SOUTH), step(NORTH)] as const;

  test('[DGN-OBST-12, DGN-FX-07] The Ossuary Ballroom turns with whoever enters, and he does not enter again', () =>
    void check(
      walking(
        { hero: WILMET, at: 'map-servants-stair', movement: 3 },
        { edition, map: roomAt('map-ossuary-ballroom'), heroes: [{ at: CELLAR }] },
      ),
      [step(SOUTH), stop],
      [
        ['space.collected', { space: 2 }],
        ['map.shifted', { moves: [{ space: 2, x: 0, y: 2, turned: true }] }],
      ],
      (board) => expect([spaceOf(board, 2).turned, playerOf(board, A).space, playerOf(board, A).movement]).toEqual([true, 2, 2]),
    ));

  test('[DGN-GEN-16] The Drowned Kitchens: once per turn 1 Life for 1 Glory, if he likes; what was left can be had at the next entry', () => {
    const hurt = { life: 4, glory: 3 } as const;
    check(
      into('map-drowned-kitchens', hurt),
      [step(NORTH), pays, ...backAndForth, stop],
      [
        ['trigger.used', { space: 1 }],
        ['glory.changed', { seat: A, n: -1 }],
        ['hero.healed', { n: 1 }],
        ['hero.moved', { to: 0 }],
        ['hero.moved', { to: 1 }],
      ],
      (board) => expect(playerOf(board, A)).toMatchObject({ life: 5 }),
    );
    check(into('map-drowned-kitchens', hurt), [step(NORTH), leaves, ...backAndForth, pays, stop], [['hero.healed', { life: 5 }]]);
    check(
      into('map-drowned-kitchens', { life: 6, glory: 3 }),
      [step(NORTH), stop],
      [['space.collected', { space: 1 }], never('hero.healed')],
    );
  });

  test('[DGN-GEN-16] The Gilded Chapel: once per turn 1 Life for whoever has 2 Peril or less', () => {
    check(
      into('map-gilded-chapel', { life: 4, peril: 2 }),
      [step(NORTH), ...backAndForth, stop],
      [['hero.healed', { life: 5 }], never('hero.healed', { life: 6 })],
    );
    check(into('map-gilded-chapel', { life: 4, peril: 3 }), [step(NORTH), stop], [['space.collected', { space: 1 }], never('hero.healed')]);
  });

  test('[DGN-FX-18] The Bell Well: he may warp to another Room with a hero in it, and enters that', () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-bell-well', 0, -1],
      ['map-gilded-chapel', 1, 0],
      ['map-hall-of-seals', 2, 0],
    ];
    const rung = (at: MapId) => walking({ hero: WILMET, at: CELLAR, movement: 3 }, { edition, map, heroes: [{ at }] });
    check(
      rung('map-hall-of-seals'),
      [step(NORTH), pays, stop],
      [
        ['hero.moved', { to: 1 }],
        ['hero.moved', { to: 3, by: 'warp' }],
        ['space.collected', { space: 3 }],
      ],
    );
    check(rung('map-hall-of-seals'), [step(NORTH), leaves, stop], [['hero.moved', { to: 1, by: 'step' }], never('hero.moved', { to: 3 })]);
    check(rung(CELLAR), [step(NORTH), stop], [['hero.moved', { to: 1, by: 'step' }], never('hero.moved', { by: 'warp' })]);
  });

  test("[DGN-GEN-16] The Embalmer's Pantry: a hand card for another", () =>
    void check(
      into('map-embalmers-pantry', { hand: ['bo-dismissed'] }, { adventures: ['bo-table-talk'] }, 'turned'),
      [step(NORTH), { act: 'do', given: 'bo-dismissed' }, stop],
      [
        ['card.discarded', { card: 'bo-dismissed' }],
        ['card.drawn', { card: 'bo-table-talk' }],
      ],
    ));

  test('[DGN-OBST-12] The Gallery of Heirs threatens at every entry; The Winter Garden makes Boons cheaper', () => {
    check(
      into('map-gallery-of-heirs', {}, {}, 'turned'),
      [step(NORTH), dice(1), ...backAndForth, dice(6), stop],
      [
        ['threat.rolled', { roll: 'space', passed: false }],
        ['peril.changed', { n: 1 }],
        ['threat.rolled', { passed: true }],
      ],
    );
    check(
      into('map-winter-garden', { hand: ['bo-pallbearers-pace', 'tr-seventh-lantern'], glory: 0 }),
      [
        step(NORTH),
        play('bo-pallbearers-pace'),
        refused(play('tr-seventh-lantern'), { rule: 'DGN-GEN-07', pick: 'card', why: { key: 'no-glory' } }),
        stop,
      ],
      [['card.played', { glory: 2 }]],
    );
  });

  test("[DGN-GEN-12] The Bellows' Throat blows whoever fails out of the opposite exit, without its Threat; who came by another way stays", () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['bellows-throat', 1, 0],
      ['map-mourners-mile', 2, 0],
    ];
    const blown = (hero: HeroWanted) =>
      walking({ hero: JORY, at: CELLAR, movement: 1, ...hero }, { edition, map, heroes: [{ at: CELLAR }] });
    check(
      blown({}),
      [step(EAST), dice(1), stop],
      [
        ['threat.rolled', { score: 'melee', target: 7, passed: false }],
        ['hero.moved', { to: 2, by: 'step' }],
        ['space.collected', { space: 2 }],
        never('threat.rolled', { roll: 'trapped-exit' }),
      ],
      (board) => expect(playerOf(board, A)).toMatchObject({ movement: 0, space: 2 }),
    );
    check(
      blown({ hand: ['bo-back-stairs'], glory: 2 }),
      [play('bo-back-stairs'), warpTo(1), dice(1), stop],
      [['hero.moved', { to: 1, by: 'warp' }], ['threat.rolled', { passed: false }], never('hero.moved', { to: 2 })],
    );
  });

  test('[DGN-OBST-12] The Quenching Well: a hand card for 1 Life', () => {
    const hurt = { hand: ['bo-dismissed', 'bo-back-stairs'], life: 3, glory: 0 } as const;
    check(
      into('quenching-well', hurt, {}, 'turned'),
      [step(NORTH), { act: 'do', given: 'bo-dismissed' }, stop],
      [
        ['card.discarded', { card: 'bo-dismissed' }],
        ['hero.healed', { life: 4 }],
      ],
    );
    check(
      into('quenching-well', hurt, {}, 'turned'),
      [step(NORTH), leaves, stop],
      [['space.collected', { space: 1 }], never('hero.healed')],
    );
    check(
      into('quenching-well', { ...hurt, hand: [] }, {}, 'turned'),
      [step(NORTH), stop],
      [['space.collected', { space: 1 }], never('hero.healed')],
    );
  });

  test('[DGN-OBST-12] The Empty Observatory: two map cards are seen by him alone, and put back as he likes', () => {
    const map: readonly Laid[] = [
      ['last-milestone', 0, 0],
      ['empty-observatory', 1, 0],
    ];
    const state = check(
      walking(
        { hero: WILMET, at: 'last-milestone', movement: 1 },
        {
          edition,
          map,
          heroes: [{ at: 'last-milestone' }],
          change: (board) =>
            void (board.maps = { wilderness: [{ cards: ['ropewalk', 'upward-falls', 'the-impact'], knowers: [0, 0, 0] }] }),
        },
      ),
      [step(EAST), draws('the-impact', 'ropewalk'), { act: 'put', top: 'the-impact' }, stop],
      [
        ['map.looked-at', { seat: A, card: 'the-impact' }],
        ['map.looked-at', { card: 'ropewalk' }],
        ['map.put-back', { card: 'ropewalk' }],
        ['map.put-back', { card: 'the-impact' }],
      ],
    );
    expect(state.board.maps.wilderness?.map(({ cards }) => cards)).toEqual([['upward-falls'], ['ropewalk'], ['the-impact']]);
  });

  test('[DGN-OBST-12] The White Pan, The Upward Falls, The Moor That Moves and Upside-Down Lane', () => {
    const wild = (card: MapId, hero: HeroWanted) =>
      walking(
        { hero: WILMET, at: 'the-last-signpost', movement: 1, ...hero },
        {
          edition,
          map: [
            ['the-last-signpost', 0, 0],
            [card, 0, 1],
          ],
          heroes: [{ at: 'the-last-signpost' }],
        },
      );
    check(
      wild('white-pan', { life: 4, glory: 2 }),
      [step(SOUTH), dice(2), stop],
      [
        ['threat.rolled', { score: 'life', target: 7, passed: false }],
        ['glory.changed', { n: -1 }],
      ],
    );
    check(wild('moor-that-moves', {}), [step(SOUTH), stop], [['space.collected', { space: 1, peril: 2 }], never('map.shifted')]);
    check(wild('upside-down-lane', {}), [step(SOUTH), pays, stop], [['map.shifted', { moves: [{ space: 1, x: 0, y: 1, turned: true }] }]]);
    check(wild('upside-down-lane', {}), [step(SOUTH), leaves, stop], [['space.collected', { space: 1, peril: 2 }], never('map.shifted')]);
    const falls = walking(
      { hero: PERPETUA, at: 'the-last-signpost', movement: 1, life: 3 },
      {
        edition,
        map: [
          ['the-last-signpost', 0, 0],
          ['upward-falls', -1, 0],
        ],
        heroes: [{ at: 'the-last-signpost' }],
      },
    );
    check(
      falls,
      [step(WEST), dice(5), stop],
      [
        ['threat.rolled', { score: 'magic', target: 8, passed: true }],
        ['hero.healed', { n: 1 }],
      ],
    );
  });
});

describe.each(EDITIONS)('Quests in play, edition %s', (edition) => {
  test('[DGN-EFFECT-01, DGN-EFFECT-02] The Cook: Vermin cost 1 less against its owner, as a Global Quest against everybody, never less than 1', () => {
    const rats = (own: HeroWanted, table: TableWanted = {}) =>
      lordPhaseOf(['mo-moth-choir', 'mo-coin-rats'], { edition, ...table, heroes: [{}, { hero: WILMET, ...own }] });
    const played = [monster('mo-moth-choir', B, 'speed'), monster('mo-coin-rats', B, 'speed')] as const;
    check(rats({ quests: ['q-cook'] }), played, [
      ['encounter.declared', { peril: 1 }],
      ['encounter.declared', { peril: 1 }],
    ]);
    check(rats({}, { change: (board) => void (board.global = [newQuest('q-cook')]) }), played, [['encounter.declared', { peril: 1 }]]);
    check(rats({}), played, [['encounter.declared', { peril: 2 }]]);
  });

  test('[DGN-EFFECT-01] The Long Mourning: 1 Peril more for its owner whenever he collects in a Room', () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-gilded-chapel', 0, -1],
      ['map-servants-stair', 0, 1],
    ];
    check(
      walking({ hero: WILMET, at: CELLAR, movement: 1, quests: ['q-long-mourning'] }, { edition, map, heroes: [{ at: CELLAR }] }),
      [step(NORTH), stop],
      [
        ['space.collected', { peril: 0 }],
        ['peril.changed', { seat: A, n: 1 }],
      ],
    );
    check(
      walking({ hero: WILMET, at: CELLAR, movement: 1, quests: ['q-long-mourning'] }, { edition, map, heroes: [{ at: CELLAR }] }),
      [step(SOUTH), stop],
      [['space.collected'], never('peril.changed')],
    );
  });

  test('[DGN-EFFECT-01] Bank the Fire strengthens Embers against its owner; A Letter for the Hanged makes Lost exits harder', () => {
    check(
      lordPhaseOf(['cinder-whelps'], { edition, heroes: [{}, { hero: WILMET, quests: ['bank-the-fire'] }] }),
      [monster('cinder-whelps', B, 'magic', -1), attack, dice(1, 6)],
      [['attack.rolled', { total: 5 }]],
    );
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-footmens-crossing', -1, 0],
    ];
    check(
      walking({ hero: WILMET, at: 'map-footmens-crossing', quests: ['letter-for-the-hanged'] }, { edition, map, heroes: [{ at: CELLAR }] }),
      [step(EAST), dice(2), stop],
      [['threat.rolled', { roll: 'locked-exit', die: 2, total: 3, passed: false }]],
    );
  });

  test('[DGN-EFFECT-01] The Dial Without Numbers: in his Reset Phase its owner may turn a map card without heroes', () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-mourners-mile', 1, 0],
      ['map-footmens-crossing', -1, 0],
    ];
    const scene = resetOf({
      edition,
      map,
      maps: ['map-servants-stair'],
      heroes: [{ at: CELLAR, quests: ['dial-without-numbers'] }, { at: 'map-mourners-mile' }],
    });
    check(scene, [pays], [['map.shifted', { moves: [{ space: 2, x: -1, y: 0, turned: true }] }]]);
    check(scene, [leaves], [['movement.set', { seat: 0, n: 3 }], never('map.shifted')]);
  });

  const carrying = (quest: 'a-live-coal' | 'small-star-home', hero: HeroWanted, carried = true): TableWanted => ({
    edition,
    heroes: [{ hero: PERPETUA, ...hero }],
    change: (board) => void (playerOf(board, A).quests = [{ ...newQuest(quest), carried }]),
  });

  test('[DGN-ESCORT-01] A Live Coal burns whoever carries it at his Reset: Magic 6+, or 2 Glory or a wound', () => {
    check(resetOf(carrying('a-live-coal', { glory: 3 })), [dice(3)], [['threat.rolled', { passed: true }], never('hero.wounded')]);
    check(
      resetOf(carrying('a-live-coal', { glory: 3 })),
      [dice(2), { act: 'choose', branch: 0 }],
      [['glory.changed', { n: -2 }], never('hero.wounded')],
    );
    check(
      resetOf(carrying('a-live-coal', { glory: 3 })),
      [dice(2), { act: 'choose', branch: 1 }],
      [['hero.wounded', { n: 1 }], never('glory.changed')],
    );
    check(resetOf(carrying('a-live-coal', { glory: 0 })), [dice(2)], [['hero.wounded', { n: 1 }]]);
    check(resetOf(carrying('a-live-coal', {}, false)), [], [['movement.set', { seat: 0, n: 2 }], never('threat.rolled')]);
  });

  test('[DGN-ESCORT-01] A Small Star gives Magic +1 to whoever carries it', () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-gallery-of-heirs', 0, -1, 'turned'],
    ];
    const lit = (carried: boolean) => ({ ...carrying('small-star-home', { hero: WILMET, at: CELLAR, movement: 1 }, carried), map });
    check(
      heroPhaseOf({ ...lit(true), heroes: [{ hero: WILMET, at: CELLAR, movement: 1 }, { at: CELLAR }] }),
      [step(NORTH), dice(3), stop],
      [['threat.rolled', { total: 4, passed: true }]],
    );
    check(
      heroPhaseOf({ ...lit(false), heroes: [{ hero: WILMET, at: CELLAR, movement: 1 }, { at: CELLAR }] }),
      [step(NORTH), dice(3), stop],
      [['threat.rolled', { total: 3, passed: false }]],
    );
  });
});

describe.each(EDITIONS)('cards that change dice, edition %s', (edition) => {
  const FOOTMAN = 'mo-rust-footman';
  const trapped = (hero: HeroWanted) => lordPhaseOf(['tp-loose-tile'], { edition, heroes: [{}, hero] });
  const sprung = [trap('tp-loose-tile', B), attack] as const;

  test('[DGN-DICE-01] A Stubborn Streak adds 1 and # to one of his rolls, announced before it', () => {
    const hero = { hero: WILMET, hand: ['bo-stubborn-streak'], glory: 3 } as const;
    check(
      trapped(hero),
      [...sprung, by(B, play('bo-stubborn-streak', { more: 0 })), dice(1)],
      [
        ['die.changed', { seat: B, roll: 'trap', add: 1 }],
        ['threat.rolled', { die: 1, total: 5, passed: true }],
      ],
    );
    check(
      trapped(hero),
      [...sprung, by(B, pass), dice(1), refused(play('bo-stubborn-streak', { more: 0 }), { rule: 'DGN-DLORD-01', pick: 'seat' }, B)],
      [['threat.rolled', { total: 4, passed: false }]],
    );
    check(
      lordPhaseOf([FOOTMAN], { edition, heroes: [{}, hero] }),
      [monster(FOOTMAN, B, 'melee'), attack, by(B, play('bo-stubborn-streak', { more: 2 })), dice(4, 2)],
      [
        ['attack.rolled', { total: 6 }],
        ['counter.rolled', { die: 2, total: 7 }],
      ],
    );
  });

  test('[DGN-DICE-01] Walk on the Crust: for 1 Movement a Threat shows 5, without a throw; not a fight', () => {
    const ysolt = { hero: 'ysolt-clinker', abilitiesUsed: [], saved: 1 } as const;
    check(
      trapped(ysolt),
      [...sprung, by(B, use('ysolt-clinker'))],
      [
        ['card.used', { movement: 1 }],
        ['die.changed', { set: 5 }],
        ['threat.rolled', { die: 5, total: 8, passed: true }],
      ],
    );
    check(
      lordPhaseOf([FOOTMAN], { edition, heroes: [{}, { ...ysolt, attacked: true }] }),
      [monster(FOOTMAN, B, 'melee'), attack, dice(3, 2), put('hand')],
      [['counter.rolled', { die: 2, total: 5 }], never('die.changed')],
    );
  });

  test('[DGN-DICE-01] Measured Twice: the better of two dice, once per turn', () =>
    void check(
      lordPhaseOf(['tp-loose-tile', 'tp-open-coffer'], { edition, heroes: [{}, { hero: WILMET, ready: [lying('measured-twice', B)] }] }),
      [
        trap('tp-loose-tile', B),
        trap('tp-open-coffer', B),
        attack,
        by(B, use('measured-twice')),
        dice(1, 4, 1),
        refused(use('measured-twice'), { rule: 'DGN-DLORD-01', pick: 'seat' }, B),
      ],
      [
        ['die.changed', { dice: 2 }],
        ['threat.rolled', { die: 4, passed: true }],
        ['threat.rolled', { die: 1, passed: false }],
      ],
    ));

  test('[DGN-DICE-01] Offer It Up: at most 3 on one of his rolls; Borrowed Constellation: 2 on a Threat for 1 Glory', () => {
    check(
      trapped({ hero: 'brother-dunstable', abilitiesUsed: [], glory: 5 }),
      [
        ...sprung,
        refused(use('brother-dunstable', { more: 4 }), { rule: 'DGN-SPECIAL-04', pick: 'more' }),
        by(B, use('brother-dunstable', { more: 3 })),
        dice(1),
      ],
      [
        ['card.used', { glory: 3 }],
        ['threat.rolled', { total: 6 }],
      ],
    );
    check(
      trapped({ hero: WILMET, glory: 1, ready: [lying('borrowed-constellation', B)] }),
      [...sprung, by(B, use('borrowed-constellation')), dice(1)],
      [
        ['card.used', { glory: 1 }],
        ['threat.rolled', { total: 6 }],
      ],
    );
  });

  test('[DGN-DICE-01] Ring of Cold Keys: a charge for 3 on a trap, or for an exit; the last one used up, it is gone', () => {
    const ring = (charges: number): HeroWanted => ({ hero: WILMET, ready: [lying('ring-of-cold-keys', B, { charges })] });
    check(
      trapped(ring(1)),
      [...sprung, by(B, use('ring-of-cold-keys')), dice(1)],
      [
        ['card.used', { charges: 1 }],
        ['die.changed', { add: 3 }],
        ['card.lost', { card: 'ring-of-cold-keys' }],
        ['threat.rolled', { total: 7 }],
      ],
    );
    check(
      trapped(ring(3)),
      [...sprung, by(B, use('ring-of-cold-keys')), by(B, pass), dice(1)],
      [['card.used', { card: 'ring-of-cold-keys', charges: 1 }], ['threat.rolled', { total: 7, passed: true }], never('card.lost')],
    );
    check(
      trapped({ hero: WILMET, ready: [lying('ring-of-nine-keys', B, { charges: 2 })] }),
      [...sprung, by(B, use('ring-of-nine-keys')), by(B, pass), dice(1)],
      [['threat.rolled', { total: 7 }]],
    );
  });

  test('[DGN-DICE-01] Borrowed Light: Oda adds to or takes from any roll in her space; in a Swamp # counts 1 more', () => {
    const oda = { hero: 'oda-mirelight', abilitiesUsed: [], glory: 2 } as const;
    check(
      lordPhaseOf([FOOTMAN], { edition, heroes: [{}, oda] }),
      [monster(FOOTMAN, B, 'melee'), attack, by(B, use('oda-mirelight', { more: 2 })), by(B, { act: 'choose', branch: 1 }), dice(5, 1)],
      [
        ['die.changed', { seat: A, roll: 'attack', add: -2 }],
        ['attack.rolled', { die: 5, total: 5 }],
      ],
    );
    const swamp: readonly Laid[] = [
      ['the-last-signpost', 0, 0],
      ['moor-that-moves', 0, 1],
    ];
    check(
      lordPhaseOf([FOOTMAN], { edition, map: swamp, heroes: [{ at: 'the-last-signpost' }, { ...oda, at: 'moor-that-moves' }] }),
      [monster(FOOTMAN, B, 'melee'), attack, by(B, use('oda-mirelight', { more: 2 })), by(B, { act: 'choose', branch: 1 }), dice(5, 1)],
      [['die.changed', { add: -3 }]],
    );
    check(
      lordPhaseOf([FOOTMAN], { edition, heroes: [{}, { ...oda, at: 'map-mourners-mile' }, { hero: MAG }] }),
      [monster(FOOTMAN, 2, 'melee'), attack, dice(3, 4)],
      [['counter.rolled', { die: 4, total: 5 }], never('die.changed')],
    );
  });

  test("[DGN-SPECIAL-04] The Puddler's Maul: # Melee for this combat, and only in one", () => {
    const maul: HeroWanted = { hero: ALDOUS, glory: 2, ready: [lying('puddlers-maul', B)] };
    check(
      lordPhaseOf([FOOTMAN], { edition, heroes: [{}, maul] }),
      [monster(FOOTMAN, B, 'melee'), attack, by(B, use('puddlers-maul', { more: 2 })), dice(6, 1)],
      [
        ['score.changed', { form: 'melee', n: 2, until: 'combat' }],
        ['counter.rolled', { total: 7 }],
      ],
    );
    check(
      heroPhaseOf({ edition, heroes: [{ ...maul, ready: [lying('puddlers-maul', A)] }] }),
      [refused(use('puddlers-maul', { more: 2 }), { rule: 'DGN-GEN-11', pick: 'source', why: { key: 'nothing-to-do' } }), stop],
      [],
    );
    check(
      turnOf({ edition, heroes: [{}, { ...maul, at: CELLAR }] }),
      [refused(use('puddlers-maul', { more: 1 }), { rule: 'DGN-DLORD-01', pick: 'seat' }, B), noEncounters],
      [],
    );
  });

  test('[DGN-SPECIAL-04] Cuirass of the Unwed Queen: once per turn a hit of a monster may have no effect', () =>
    void check(
      lordPhaseOf([FOOTMAN, 'mo-cup-bearer'], {
        edition,
        heroes: [{}, { hero: ALDOUS, glory: 0, ready: [lying('tr-queens-cuirass', B)] }],
      }),
      [monster(FOOTMAN, B, 'melee'), monster('mo-cup-bearer', B, 'melee'), attack, dice(6, 1, 3, 6, 1)],
      [
        ['trigger.used', { card: 'tr-queens-cuirass' }],
        ['threat.rolled', { score: 'melee', target: 6, passed: true }],
        ['hit.cancelled', { at: 0 }],
        ['attack.rolled', { at: 1 }],
        ['hero.wounded', { seat: B, n: 1 }],
      ],
    ));
});
