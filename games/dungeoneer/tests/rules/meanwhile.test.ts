// What holds when somebody acts at a moment in between: before the die of an exit, an obstacle, a trap, an attempt, and within a batch.

import { by, check, dice, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { playerOf } from '../../src/state.ts';
import { play, use, warpTo } from '../card-scenes.ts';
import {
  A,
  ALDOUS,
  attack,
  B,
  challenge,
  decline,
  end,
  JORY,
  lordPhaseOf,
  lying,
  monster,
  pass,
  PERPETUA,
  put,
  trap,
  WILMET,
} from '../fight-scenes.ts';
import { attempt, questing } from '../quest-scenes.ts';
import { EAST, goingOn, heroPhaseOf, SOUTH, step, stop, WEST, type Laid } from '../scenes.ts';

const CELLAR = 'map-last-cellar';
const flue = play('up-the-flue');

describe('a step, between its declaration and its die', () => {
  const crossing = { hero: WILMET, at: 'map-footmens-crossing', movement: 3, glory: 9 } as const;

  test('[DGN-MOVE-04, DGN-MOVE-06] who is moved away takes no step, pays for none and rolls for no exit', () =>
    void check(
      heroPhaseOf({ heroes: [{ ...crossing, hand: ['up-the-flue'] }, { at: CELLAR }] }),
      [step(EAST), by(A, flue), warpTo(2)],
      [
        ['hero.moved', { by: 'warp', to: 2 }],
        never('threat.rolled'),
        never('exit.opened'),
        never('movement.spent'),
        never('hero.moved', { by: 'step' }),
      ],
      (board) => expect([playerOf(board, A).space, playerOf(board, A).movement]).toEqual([2, 3]),
    ));

  test('[DGN-MOVE-06] who has not the Glory to be moved away rolls', () =>
    void check(
      heroPhaseOf({ heroes: [{ ...crossing, glory: 3, hand: ['up-the-flue'] }, {}] }),
      [step(EAST), dice(6), pass, stop],
      [['threat.rolled'], ['hero.moved', { to: 0 }]],
    ));

  test('[DGN-MOVE-06, DGN-DEFEAT-01] who falls before the die does not throw it', () =>
    void check(
      heroPhaseOf({
        heroes: [
          { ...crossing, life: 1 },
          { hero: ALDOUS, at: crossing.at, saved: 1, attacked: false },
          { hero: JORY, at: CELLAR },
        ],
      }),
      [step(EAST), challenge(B, 'hero 0', 'melee'), dice(6, 1)],
      [['hero.defeated', { seat: A }], never('threat.rolled'), never('exit.opened'), never('hero.moved')],
    ));

  test('[DGN-EXIT-13] an exit that has been opened by then asks for nothing', () =>
    void check(
      heroPhaseOf({ heroes: [{ ...crossing, hero: JORY, movement: 1, abilitiesUsed: [] }, { at: 'map-servants-stair' }] }),
      [step(EAST), by(A, use(JORY))],
      [['exit.opened', { side: EAST }], never('threat.rolled'), ['hero.moved', { to: 0, by: 'step' }]],
      (board) => expect([playerOf(board, A).space, playerOf(board, A).cusp]).toEqual([0, -1]),
    ));
});

describe('an obstacle, between entering and its die', () => {
  const MAP: readonly Laid[] = [
    [CELLAR, 0, 0],
    ['map-root-breach', -1, 0],
    ['map-servants-stair', 0, -1],
  ];

  test('[DGN-OBST-01] who is gone by then meets nothing', () =>
    void check(
      heroPhaseOf({ map: MAP, heroes: [{ hero: WILMET, at: CELLAR, glory: 9, hand: ['up-the-flue'] }, { at: 'map-servants-stair' }] }),
      [step(WEST), pass, by(A, flue)],
      [['hero.moved', { to: 1 }], ['hero.moved', { to: 2, by: 'warp' }], never('threat.rolled')],
      (board) => expect([playerOf(board, A).space, playerOf(board, A).tipped]).toEqual([2, false]),
    ));

  test('[DGN-OBST-04, DGN-FX-15] a Pit leaves whoever lies as he lay: what getting up asks for stays', () =>
    void check(
      heroPhaseOf({
        map: MAP,
        heroes: [
          { hero: PERPETUA, at: CELLAR, glory: 9, tipped: true, rise: { score: 'magic', target: 5 }, hand: ['up-the-flue'] },
          { at: 'map-servants-stair' },
        ],
      }),
      [flue, warpTo(1), pass, pass, dice(1)],
      [['threat.rolled', { roll: 'pit', passed: false }], never('hero.tipped')],
      (board) => expect(playerOf(board, A).rise).toEqual({ score: 'magic', target: 5 }),
    ));
});

describe('an obstacle that is taken care of before its die', () => {
  const liar = { hero: WILMET, at: CELLAR, glory: 9, movement: 2, ready: [lying('the-honest-liar', A, { charges: 2 })] } as const;
  const beside = (card: 'map-fallen-wing' | 'map-root-breach'): readonly Laid[] => [
    [CELLAR, 0, 0],
    [card, card === 'map-fallen-wing' ? 0 : -1, card === 'map-fallen-wing' ? 1 : 0],
    ['map-servants-stair', 0, -1],
  ];
  const failed = { seat: A, roll: 'spikes', score: 'speed', target: 4, die: 1, total: 3, passed: false } as const;

  test('[DGN-OBST-07] Spikes do nothing to whoever is safe from them by then: no roll and no wound', () =>
    void check(
      heroPhaseOf({
        map: beside('map-fallen-wing'),
        heroes: [liar, { at: 'map-servants-stair' }],
        // What was rolled before lies on the table still.
        change: (board) => void (board.rolled = failed),
      }),
      [step(SOUTH), by(A, pass), by(A, use('the-honest-liar'))],
      [['hero.moved', { to: 1 }], ['hero.warded', { seat: A }], never('threat.rolled'), never('hero.wounded')],
      (board) => expect(playerOf(board, A).life).toBe(6),
    ));

  test('[DGN-OBST-04] nor does a Pit', () =>
    void check(
      heroPhaseOf({
        map: beside('map-root-breach'),
        heroes: [liar, { at: 'map-servants-stair' }],
        change: (board) => void (board.rolled = { ...failed, roll: 'pit' }),
      }),
      [step(WEST), by(A, pass), by(A, use('the-honest-liar'))],
      [['hero.warded', { seat: A }], never('threat.rolled'), never('hero.tipped')],
    ));

  test('[DGN-EXIT-08] nor a Treacherous exit: the Oilskin is put on at the last moment', () =>
    void check(
      heroPhaseOf({
        decks: ['HCA', 'SB'],
        map: [
          [CELLAR, 0, 0],
          ['last-milestone', 0, 0],
          ['bog-of-small-lights', 0, -1],
        ],
        heroes: [{ hero: 'marrit-oon', at: 'bog-of-small-lights', glory: 9, movement: 3, hand: ['hanging-river-oilskin'] }, { at: CELLAR }],
      }),
      [step(SOUTH), by(A, play('hanging-river-oilskin'))],
      [['card.played'], never('threat.rolled'), ['hero.moved', { by: 'step' }]],
    ));
});

describe('what was announced for a die that is not thrown', () => {
  const streak = play('bo-stubborn-streak', { more: 0 });
  const hero = { hero: JORY, at: 'map-footmens-crossing', movement: 2, glory: 9 } as const;

  test('[DGN-DICE-01] is lost when the exit is opened before the die', () =>
    void check(
      heroPhaseOf({ heroes: [{ ...hero, abilitiesUsed: [], hand: ['bo-stubborn-streak'] }, { at: 'map-servants-stair' }] }),
      [step(EAST), by(A, streak), by(A, use(JORY))],
      [['die.changed', { roll: 'locked-exit', add: 1 }], ['exit.opened', {}], never('threat.rolled'), ['hero.moved', { to: 0 }]],
      (board) => expect(board.dice).toEqual([]),
    ));

  test('[DGN-DICE-01] and when a card makes the hero safe from what he was to roll for', () =>
    void check(
      heroPhaseOf({
        map: [
          [CELLAR, 0, 0],
          ['map-fallen-wing', 0, 1],
          ['map-servants-stair', 0, -1],
        ],
        heroes: [
          { hero: WILMET, at: CELLAR, glory: 9, hand: ['bo-stubborn-streak'], ready: [lying('the-honest-liar', A, { charges: 2 })] },
          { at: 'map-servants-stair' },
        ],
      }),
      [step(SOUTH), by(A, pass), by(A, streak), by(A, use('the-honest-liar'))],
      [['die.changed', { roll: 'spikes' }], ['hero.warded'], never('threat.rolled')],
      (board) => expect(board.dice).toEqual([]),
    ));

  test('[DGN-DICE-01] and it cannot be announced any more once the hero is elsewhere', () =>
    void check(
      heroPhaseOf({ heroes: [{ ...hero, hand: ['bo-stubborn-streak', 'up-the-flue'] }, { at: CELLAR }] }),
      [step(EAST), by(A, flue), warpTo(2)],
      [['hero.moved', { to: 2, by: 'warp' }], never('threat.rolled')],
      (_board, state) => expect(state.ask(A)?.decision.name).toBe('hero'),
    ));

  test('[DGN-DICE-01] and when the hero is no longer there', () =>
    void check(
      heroPhaseOf({ heroes: [{ ...hero, hand: ['bo-stubborn-streak', 'up-the-flue'] }, { at: CELLAR }] }),
      [step(EAST), by(A, streak), by(A, flue), warpTo(2)],
      [['die.changed', { roll: 'locked-exit' }], ['hero.moved', { to: 2, by: 'warp' }], never('threat.rolled')],
      (board) => expect(board.dice).toEqual([]),
    ));
});

describe('a batch', () => {
  const B_HERE = { hero: WILMET, hand: ['up-the-flue'], glory: 9, life: 3 } as const;

  test('[DGN-SPECIAL-01, DGN-COMBAT-07] when it is declared everybody may act before the special effects happen (A-45)', () =>
    void check(
      lordPhaseOf(['hedge-that-walks'], { heroes: [{}, { ...B_HERE, peril: 9 }] }),
      [monster('hedge-that-walks', B, 'melee', 0), attack, by(B, flue), by(B, warpTo(2)), put('pack'), end],
      [
        ['hero.moved', { seat: B, to: 2 }],
        ['exit.locked', { space: 0 }],
        ['attack.ended', { result: 'lapsed' }],
      ],
    ));

  test('[DGN-COMBAT-09, DGN-COMBAT-11] a special effect that was bought does nothing to a target that has left, and all the same to the others there (A-38)', () =>
    void check(
      lordPhaseOf(['mo-ninth-feud'], {
        heroes: [{ at: 'map-servants-stair' }, { ...B_HERE, at: CELLAR, peril: 9 }, { hero: ALDOUS, at: CELLAR }],
      }),
      [monster('mo-ninth-feud', B, 'melee', 0), attack, by(B, flue), by(B, warpTo(2)), dice(1), put('pack'), decline, end],
      [
        ['hero.moved', { seat: B }],
        ['threat.rolled', { seat: 2 }],
        never('threat.rolled', { seat: B }),
        ['attack.ended', { result: 'lapsed' }],
      ],
    ));

  test('[DGN-SPECIAL-01] when it is over the others may act before the Dungeonlord goes on (A-45)', () =>
    void check(
      lordPhaseOf(['mo-rust-footman'], { heroes: [{}, { hero: WILMET, life: 3, ready: [lying('tr-marrow-broth', B)] }] }),
      [
        monster('mo-rust-footman', B, 'melee'),
        attack,
        ...[pass, pass].map((one) => by(B, one)),
        dice(1),
        by(B, pass),
        dice(1),
        // between the last attack and step F, too.
        by(B, pass),
        put('pack'),
        by(B, use('tr-marrow-broth')),
        end,
      ],
      [['combat.ended'], ['card.used', { seat: B }], ['hero.healed', { seat: B }]],
    ));

  test('[DGN-COMBAT-09, DGN-THREAT-07] who has left the space before his roll has nothing to do with the trap (A-38)', () =>
    void check(
      lordPhaseOf(['tp-to-your-health'], { heroes: [{}, B_HERE] }),
      [trap('tp-to-your-health', B), attack, by(B, pass), by(B, flue), by(B, warpTo(2)), end],
      [['hero.moved', { seat: B }], never('threat.rolled'), never('hero.wounded')],
    ));

  test('[DGN-COMBAT-11] once the attack is rolled, leaving the space no longer helps', () =>
    void check(
      lordPhaseOf(['mo-rust-footman'], { heroes: [{}, B_HERE] }),
      [
        monster('mo-rust-footman', B, 'melee'),
        attack,
        by(B, pass),
        by(B, pass),
        dice(6),
        by(B, flue),
        by(B, warpTo(2)),
        dice(1),
        put('pack'),
        decline,
        end,
      ],
      [
        ['attack.rolled', {}],
        ['hero.moved', { seat: B }],
        ['counter.rolled', {}],
        ['hero.wounded', { seat: B }],
      ],
    ));

  test('[DGN-PLAY-19, DGN-DICE-01] a Boon for one of your rolls is for your hero: it is not offered before the roll of your monster', () =>
    void check(
      lordPhaseOf(['mo-rust-footman', 'bo-stubborn-streak'], { heroes: [{ glory: 9 }, { hero: WILMET }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 4), put('pack'), end],
      [['attack.rolled', {}], never('card.played')],
    ));

  test('[DGN-MOVE-05, DGN-FX-12, DGN-GEN-12] who lies tipped takes no step, not even a free one', () =>
    void check(
      lordPhaseOf(['mo-rust-footman'], { heroes: [{}, { hero: WILMET, tipped: true, glory: 9, hand: ['bo-courtly-sidestep'] }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 4), put('pack'), end],
      [never('card.played'), ['attack.ended', {}]],
    ));

  test('[DGN-DLORD-10, DGN-DEFEAT-02, DGN-COMBAT-12] what a Dungeonlord who falls had declared lapses with him (A-54)', () => {
    const heroes = [
      { hero: WILMET, at: CELLAR, life: 1, hand: ['mo-rust-footman', 'bn-firm-hand'] },
      { hero: ALDOUS, at: CELLAR, peril: 20, saved: 1, attacked: false },
      { hero: JORY, at: 'map-servants-stair', peril: 20 },
    ] as const;
    check(
      lordPhaseOf(['mo-rust-footman', 'bn-firm-hand'], {
        heroes: heroes.map((one) => ({ ...one, attacked: one.hero !== ALDOUS })),
      }),
      [monster('mo-rust-footman', B, 'melee'), play('bn-firm-hand', { target: 2 }), challenge(B, 'hero 0', 'melee'), dice(6, 1)],
      [
        ['hero.defeated', { seat: A }],
        ['combat.ended', { kind: 'batch' }],
      ],
      (board) => expect([board.combats, board.fighting]).toEqual([[], []]),
    );
  });
});

test('[DGN-DICE-01] what was announced for the roll of an attack that is called off is lost with it: the next roll is as it falls', () => {
  const oda = { hero: 'oda-mirelight', abilitiesUsed: [], glory: 9, peril: 9, hand: ['fern-seed'] } as const;
  check(
    lordPhaseOf(['mo-rust-footman', 'mo-parade-lancer'], { heroes: [{}, oda] }),
    [
      monster('mo-rust-footman', B, 'melee'),
      monster('mo-parade-lancer', B, 'melee'),
      attack,
      // In the Response step she waits; before the first roll she lowers it, and then calls the attack off.
      by(B, pass),
      by(B, use('oda-mirelight', { more: 2 })),
      by(B, { act: 'choose', branch: 1 }),
      by(B, play('fern-seed', { attack: 0 })),
      dice(2, 2),
    ],
    [
      ['die.changed', { seat: A, roll: 'attack', add: -2 }],
      ['attack.cancelled', { at: 0 }],
      ['attack.ended', { at: 0, result: 'lapsed' }],
      ['attack.rolled', { at: 1, die: 2, total: 6 }],
    ],
  );
});

test('[DGN-PLAY-17, DGN-DICE-01] edition 2.1: an ability that changes an attack is of no use any more when the attack is rolled (A-92, A-95)', () => {
  const aldous = { hero: ALDOUS, abilitiesUsed: [], glory: 9, peril: 9 } as const;
  const fight = lordPhaseOf(['mo-ninth-feud'], { edition: '2.1', heroes: [{}, aldous] });
  const declared = [monster('mo-ninth-feud', B, 'magic', -1), attack] as const;
  const mine = by(B, use(ALDOUS, { attack: 0 }));
  // In the Response step, and in the moment before the roll; not when it lies on the table.
  check(fight, [...declared, mine, dice(1, 1)], [['attack.form', { form: 'melee' }], ['attack.rolled']]);
  check(fight, [...declared, by(B, pass), mine, dice(1, 1)], [['attack.form', { form: 'melee' }], ['attack.rolled']]);
  check(fight, [...declared, by(B, pass), by(B, pass), dice(1, 1)], [['attack.rolled'], never('attack.form'), ['counter.rolled']]);
});

test('[DGN-QUEST-05] who is moved away before the die of an attempt completes nothing', () =>
  void check(
    questing(
      { hero: ALDOUS, at: 'map-regalia-vault', peril: 9, quests: ['q-ring-of-keys'] },
      {
        map: [
          [CELLAR, 0, 0],
          ['map-servants-stair', 0, 1],
          ['map-regalia-vault', 0, 2],
        ],
        heroes: [{ hero: WILMET, at: CELLAR, hand: ['sucked-through'] }],
      },
    ),
    [attempt('q-ring-of-keys'), by(B, play('sucked-through', { target: A }))],
    [['quest.attempted', {}], ['hero.moved', { seat: A }], never('threat.rolled'), never('quest.completed')],
  ));

test('[DGN-TURN-04, DGN-DEFEAT-02] the turn of a player who falls in it ends at once: no phase begins for him (A-54)', () =>
  void check(
    goingOn({
      heroes: [
        { hero: WILMET, at: CELLAR, life: 1 },
        { hero: ALDOUS, at: CELLAR, saved: 1, attacked: false },
        { hero: JORY, at: 'map-servants-stair' },
      ],
    }),
    [challenge(B, 'hero 0', 'melee'), dice(6, 1)],
    [['hero.defeated', { seat: A }], never('phase.began', { seat: A, phase: 'dungeonlord' }), ['turn.ended', { seat: A }]],
  ));
