// Owns the tests of DGN-FX-02 to -04: Minions, from wherever they come. Edition 2.1 has no rule of its own for them; there the cards say the same.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../../src/content/cards.ts';
import { playerOf } from '../../src/state.ts';
import { discarded, heroHimself, play, readyOf, standIn, use } from '../card-scenes.ts';
import {
  A,
  ALDOUS,
  attack,
  B,
  challengeOf,
  EDITIONS,
  end,
  JORY,
  lordPhaseOf,
  lying,
  MAG,
  monster,
  pass,
  put,
  WILMET,
} from '../fight-scenes.ts';
import { heroPhaseOf, resetOf, stop, type HeroWanted } from '../scenes.ts';

const HALBERDIER = 'mo-hollow-halberdier'; // Melee 3, Speed 1 counter, Life 2, cost 3
const FOOTMAN = 'mo-rust-footman'; // Melee 2, Life 2, cost 2
/** Monsters whose special effect has to be bought or left. */
const WITH_SPECIAL: readonly AdventureId[] = ['mo-ninth-feud', 'clerk-of-works', 'the-other-you'];
const minion = (card: AdventureId, more = {}) => lying(card, B, more);
const strikes = (card: AdventureId, on: string, form: 'melee' | 'magic' | 'speed') => ({ act: 'minion', minion: card, on, form }) as const;

describe.each(EDITIONS)('making a Minion, edition %s', (edition) => {
  const attackedBy = (card: AdventureId, hero: HeroWanted, form: 'melee' | 'magic' = 'melee') => ({
    scene: lordPhaseOf([card], { edition, heroes: [{}, hero] }),
    declared: [WITH_SPECIAL.includes(card) ? monster(card, B, form, -1) : monster(card, B, form), attack] as const,
  });

  test('[DGN-FX-02] An Old Retainer Remembers: the monster that attacks serves, without an attack roll, in a Treasure slot', () => {
    const { scene, declared } = attackedBy(HALBERDIER, { hand: ['bo-old-retainer'], glory: 4 });
    check(
      scene,
      [...declared, by(B, play('bo-old-retainer', { attack: 0 })), end],
      [
        ['card.played', { seat: B, card: 'bo-old-retainer', glory: 4, to: 'discard' }],
        ['minion.made', { seat: B, card: HALBERDIER, from: 'attack', tucked: null }, edition === '2.1' ? 'DGN-GEN-02' : 'DGN-FX-02'],
        ['attack.ended', { at: 0, result: 'lapsed' }],
        never('attack.rolled'),
        never('monster.put'),
      ],
      (board) => {
        expect(playerOf(board, B).ready).toMatchObject([{ card: HALBERDIER, by: B, wounds: 0 }]);
        expect([board.fighting, playerOf(board, A).pack]).toEqual([[], []]);
      },
    );
  });

  test.each([
    ['costs more than 4', 'mo-ninth-feud', { glory: 9 }],
    ['is beyond the Glory', HALBERDIER, { glory: 3 }],
    [
      'finds no free Treasure slot',
      HALBERDIER,
      { glory: 9, hero: WILMET, ready: ['tr-small-sceptre', 'tr-signet-of-no-house', 'tr-paper-crown', 'tr-seventh-lantern'] },
    ],
  ] as const)(
    '[DGN-FX-02] An Old Retainer Remembers cannot be played when the monster %s',
    (_, card, { ready, ...hero }: { glory: number; ready?: readonly AdventureId[] }) => {
      const { scene, declared } = attackedBy(card, {
        ...hero,
        hand: ['bo-old-retainer'],
        ready: (ready ?? []).map((one) => minion(one, { used: true })),
      });
      check(
        scene,
        [...declared, refused(play('bo-old-retainer', { attack: 0 }), { rule: 'DGN-PACK-01', pick: 'seat' }, B), dice(3, 4), put('hand')],
        [never('minion.made')],
      );
    },
  );

  test('[DGN-FX-02] bosses cannot be hired: The Old Password asks a Cast or a Smith that is not one', () => {
    const hired = attackedBy('tin-sentry', { hand: ['the-old-password'], glory: 5 });
    check(
      hired.scene,
      [...hired.declared, by(B, play('the-old-password', { attack: 0 }))],
      [['minion.made', { card: 'tin-sentry', tucked: 'the-old-password' }]],
      (board) => expect(playerOf(board, B).ready).toMatchObject([{ card: 'tin-sentry', attached: ['the-old-password'] }]),
    );
    const boss = attackedBy('guardian-of-the-last-order', { hand: ['the-old-password'], glory: 9 });
    check(boss.scene, [...boss.declared, dice(1, 5), put('hand')], [['attack.ended', { result: 'tied' }], never('minion.made')]);
    const smith = attackedBy('clerk-of-works', { hand: ['the-old-password'], glory: 5 }, 'magic');
    check(smith.scene, [...smith.declared, by(B, play('the-old-password', { attack: 0 }))], [['minion.made', { card: 'clerk-of-works' }]]);
    const other = attackedBy(HALBERDIER, { hand: ['the-old-password'], glory: 9 });
    check(
      other.scene,
      [...other.declared, dice(3, 4), put('hand')],
      [['attack.ended', { result: 'tied' }], ['monster.put', { to: 'hand' }], never('minion.made')],
    );
  });

  test('[DGN-FX-02] Call It by Its Star-Name reads the Life that is left (A-67: it keeps its wounds)', () => {
    const hero = { hand: ['call-it-by-its-star-name'], glory: 6 } as const;
    const whole = attackedBy('the-other-you', hero);
    check(
      whole.scene,
      [...whole.declared, dice(2, 2), put('hand')],
      [['attack.ended', { result: 'tied' }], ['monster.put', { to: 'hand' }], never('minion.made')],
    );
    check(
      lordPhaseOf([], { edition, heroes: [{ pack: [lying('the-other-you', A, { wounds: 1 })] }, hero] }),
      [monster('the-other-you', B, 'melee', -1), attack, by(B, play('call-it-by-its-star-name', { attack: 0 }))],
      [['minion.made', { card: 'the-other-you', from: 'attack' }]],
      (board) => expect(playerOf(board, B).ready).toMatchObject([{ card: 'the-other-you', wounds: 1 }]),
    );
  });

  test('[DGN-FX-02] Bread for the Beast lies behind its Minion: without Upkeep it goes back to the hand, and the Minion is gone', () => {
    const { scene, declared } = attackedBy(HALBERDIER, { hand: ['bread-for-the-beast'], glory: 3 });
    const fed = check(
      scene,
      [...declared, by(B, play('bread-for-the-beast', { attack: 0 }))],
      [['minion.made', { tucked: 'bread-for-the-beast' }]],
    ).board;
    expect(playerOf(fed, B).ready).toMatchObject([{ card: HALBERDIER, attached: ['bread-for-the-beast'] }]);
    const kept = { ready: [lying(HALBERDIER, A, { attached: ['bread-for-the-beast'] })] };
    check(
      resetOf({ edition, heroes: [{ ...kept, glory: 1 }] }),
      [{ act: 'pay', card: 'bread-for-the-beast' }],
      [['upkeep.paid', { n: 1 }]],
      (board) => expect([readyOf(board, A), playerOf(board, A).glory]).toEqual([[HALBERDIER], 0]),
    );
    check(
      resetOf({ edition, heroes: [{ ...kept, glory: 0 }] }),
      [
        refused({ act: 'pay', card: 'bread-for-the-beast' }, { rule: 'DGN-GEN-07', pick: 'card', why: { key: 'upkeep' } }),
        { act: 'take-back', card: 'bread-for-the-beast' },
      ],
      [['card.taken-back', { card: 'bread-for-the-beast' }]],
      (board) =>
        expect([readyOf(board, A), playerOf(board, A).hand.cards, discarded(board)]).toEqual([[], ['bread-for-the-beast'], [HALBERDIER]]),
    );
  });

  test('[DGN-FX-02] Mag calls a monster of cost 3 or less from hand or Pack, for Glory equal to its cost; a wounded one keeps its wounds', () => {
    const mag = {
      hero: MAG,
      abilitiesUsed: [],
      hand: ['mo-coin-rats', 'mo-warden-of-no-door'],
      pack: [lying(HALBERDIER, A, { wounds: 1 })],
    } as const;
    const scene = (glory: number) => heroPhaseOf({ edition, heroes: [{ ...mag, glory }] });
    check(
      scene(3),
      [
        refused(use(MAG, { given: 'mo-warden-of-no-door' }), { rule: 'DGN-SPECIAL-04', pick: 'given' }),
        use(MAG, { given: HALBERDIER }),
        refused(use(MAG, { given: 'mo-coin-rats' }), { rule: 'DGN-GEN-16', pick: 'source', why: { key: 'once-per-turn' } }),
        stop,
      ],
      [
        ['card.used', { card: MAG, glory: 3, once: true }],
        ['minion.made', { card: HALBERDIER, from: 'pack' }],
      ],
      (board) => expect(playerOf(board, A)).toMatchObject({ glory: 0, pack: [], ready: [{ card: HALBERDIER, wounds: 1 }] }),
    );
    check(
      scene(1),
      [refused(use(MAG, { given: HALBERDIER }), { rule: 'DGN-SPECIAL-04', pick: 'given' }), use(MAG, { given: 'mo-coin-rats' }), stop],
      [['minion.made', { from: 'hand' }]],
    );
    check(
      scene(0),
      [refused(use(MAG, { given: 'mo-coin-rats' }), { rule: 'DGN-GEN-11', pick: 'source', why: { key: 'nothing-to-do' } }), stop],
      [],
    );
  });

  test('[DGN-FX-02] it takes one Treasure slot, is no Boon, and counts for no Pack', () => {
    const four = [
      minion(HALBERDIER),
      ...(['tr-pantry-door', 'tr-stokers-shovel', 'tr-paper-crown'] as const).map((card) => minion(card)),
    ].map((one) => ({ ...one, by: A }));
    const wanted = { hero: WILMET, glory: 9, hand: ['tr-seventh-lantern', 'bo-pallbearers-pace'] } as const;
    check(
      heroPhaseOf({ edition, heroes: [{ ...wanted, ready: four }] }),
      [refused(play('tr-seventh-lantern'), { why: { rule: 'DGN-PLAY-04', key: 'treasure-limit' } }), play('bo-pallbearers-pace'), stop],
      [],
    );
    check(
      heroPhaseOf({ edition, heroes: [{ ...wanted, ready: four.slice(0, 3) }] }),
      [play('tr-seventh-lantern'), stop],
      [['card.played', { card: 'tr-seventh-lantern', to: 'ready' }]],
    );
  });
});

describe.each(EDITIONS)('what a Minion does, edition %s', (edition) => {
  const guarded = (hero: HeroWanted = {}) =>
    lordPhaseOf([FOOTMAN, 'mo-coin-rats'], { edition, heroes: [{}, { ready: [minion(HALBERDIER)], ...hero }] });

  test('[DGN-FX-03] TV-58: it counter-attacks in place of its hero, 8 against 7, and cannot be used again in this turn', () =>
    void check(
      guarded({ hero: JORY }),
      [
        monster(FOOTMAN, B, 'melee'),
        monster('mo-coin-rats', B, 'speed'),
        attack,
        dice(5, 5),
        standIn(B, HALBERDIER),
        dice(3, 1),
        put('pack'),
        put('hand'),
        end,
      ],
      [
        ['attack.rolled', { at: 0, total: 7 }],
        ['minion.steps-in', { at: 0, card: HALBERDIER, seat: B }, edition === '2.1' ? 'DGN-GEN-02' : 'DGN-FX-03'],
        ['counter.rolled', { at: 0, by: { is: 'minion', card: HALBERDIER, seat: B }, total: 8 }],
        ['wounds.dealt', { by: 'hero', seat: B, n: 1 }],
        ['monster.wounded', { card: FOOTMAN, n: 1, left: 1 }],
        ['counter.rolled', { at: 1, by: { is: 'hero', seat: B } }],
        ['glory.changed', { seat: B, n: 1 }, 'DGN-REWARD-02'],
        never('hero.wounded'),
      ],
      (board) => expect(playerOf(board, B).ready).toMatchObject([{ used: true, wounds: 0 }]),
    ));

  test('[DGN-FX-03] it loses Life in its place; at 0 it is discarded, and nobody is paid Peril (A-67)', () =>
    void check(
      guarded({ ready: [minion(HALBERDIER, { wounds: 1 })] }),
      [monster(FOOTMAN, B, 'melee'), attack, dice(6, 1), standIn(B, HALBERDIER), put('hand')],
      [
        ['monster.wounded', { card: HALBERDIER, left: 0 }],
        ['monster.defeated', { card: HALBERDIER }],
        never('hero.wounded'),
        never('peril.changed'),
      ],
      (board) => expect([readyOf(board, B), discarded(board)]).toEqual([[], [HALBERDIER]]),
    ));

  test('[DGN-FX-03] only in a form in which it has a value, and only if its player likes', () => {
    check(
      lordPhaseOf(['mo-promise-unkept'], { edition, heroes: [{}, { ready: [minion(HALBERDIER)] }] }),
      [monster('mo-promise-unkept', B, 'magic'), attack, dice(1, 3), pass, put('hand')],
      [['counter.rolled', { by: { is: 'hero', seat: B } }], never('minion.steps-in')],
    );
    check(
      guarded(),
      [monster(FOOTMAN, B, 'melee'), attack, dice(3, 3), heroHimself, pass, put('hand')],
      [['counter.rolled', { by: { is: 'hero', seat: B }, total: 5 }], never('minion.steps-in')],
    );
  });

  test('[DGN-FX-04] instead it attacks at the end of the combat what has just attacked its hero, for no Movement, in place of him', () =>
    void check(
      guarded({ saved: 1 }),
      [
        monster(FOOTMAN, B, 'melee'),
        attack,
        dice(3, 3, 6, 1),
        heroHimself,
        refused(strikes(HALBERDIER, `monster ${FOOTMAN}`, 'speed'), { rule: 'DGN-FX-04', pick: 'form' }),
        strikes(HALBERDIER, `monster ${FOOTMAN}`, 'melee'),
        put('pack'),
        end,
      ],
      [
        [
          'attack.declared',
          { kind: 'challenge', lord: B, by: { is: 'minion', card: HALBERDIER, seat: B } },
          edition === '2.1' ? 'DGN-GEN-02' : 'DGN-FX-04',
        ],
        ['attack.rolled', { total: 9 }],
        ['counter.rolled', { total: 3 }],
        ['monster.wounded', { card: FOOTMAN, n: 1 }],
        ['glory.changed', { seat: B, n: 1 }],
        never('movement.spent'),
      ],
      (board) => {
        // it stands in for him at the end of this combat; his own attack of the turn is still to come.
        expect(playerOf(board, B)).toMatchObject({ saved: 1, attacked: false });
        expect(playerOf(board, B).ready).toMatchObject([{ used: true }]);
      },
    ));

  test('[DGN-FX-04] not when it has counter-attacked; also when its hero has attacked in this turn (A-67); a used one is used again in the next turn', () => {
    const used = guarded({ saved: 1, ready: [minion(HALBERDIER, { used: true })] });
    check(
      used,
      [
        monster(FOOTMAN, B, 'melee'),
        attack,
        dice(3, 3),
        refused(strikes(HALBERDIER, `monster ${FOOTMAN}`, 'melee'), { rule: 'DGN-FX-04', pick: 'minion' }),
        pass,
        put('hand'),
      ],
      [never('minion.steps-in')],
    );
    check(
      guarded({ attacked: true }),
      [monster(FOOTMAN, B, 'melee'), attack, dice(3, 3, 3, 3), heroHimself, strikes(HALBERDIER, `monster ${FOOTMAN}`, 'melee')],
      [
        ['counter.rolled', { by: { is: 'hero', seat: B } }],
        ['attack.declared', { by: { is: 'minion', card: HALBERDIER, seat: B } }],
      ],
    );
  });

  test('[DGN-FX-04] a hero who has been challenged has his Minion attack the challenger', () =>
    void check(
      challengeOf(A, 'hero 1', 'melee', {
        edition,
        heroes: [
          { hero: ALDOUS, movement: 2 },
          { hero: WILMET, ready: [minion(HALBERDIER)] },
        ],
      }),
      [dice(3, 4, 6, 1), by(B, heroHimself), by(B, strikes(HALBERDIER, 'hero 0', 'melee'))],
      [
        ['attack.ended', { result: 'tied' }],
        ['attack.declared', { by: { is: 'minion', card: HALBERDIER, seat: B }, on: { is: 'hero', seat: A } }],
        ['hero.wounded', { seat: A, n: 1 }],
      ],
    ));

  test('[DGN-FX-03] a Minion that hits a monster wounds it, whatever its hit effect says of heroes', () =>
    void check(
      lordPhaseOf([FOOTMAN], { edition, heroes: [{ glory: 5 }, { ready: [minion('mo-cup-bearer')] }] }),
      [monster(FOOTMAN, B, 'melee'), attack, dice(1, 6), standIn(B, 'mo-cup-bearer'), put('pack')],
      [['monster.wounded', { card: FOOTMAN, n: 1 }], never('glory.changed', { seat: A })],
    ));
});
