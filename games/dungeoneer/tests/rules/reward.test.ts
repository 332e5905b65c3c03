// Owns the tests of DGN-REWARD: what the wounds of a combat are worth.

import { bug, type Seat } from '@undercroft/kernel';
import { suggestions } from '@undercroft/parts';
import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { hurt } from '../../src/rules/hurt.ts';
import { playerOf, type Board, type Fighter } from '../../src/state.ts';
import { A, attack, B, C, decline, EDITIONS, end, give, lordPhaseOf, monster, PERPETUA, put, trap } from '../fight-scenes.ts';
import { boardWith, sceneWith, type HeroWanted } from '../scenes.ts';

const peril = ({ players }: Board): readonly number[] => players.map((player) => player.peril);
const HALBERD = [monster('mo-hollow-halberdier', B, 'melee'), attack, dice(6, 1), put('pack')] as const;
const THREE: readonly HeroWanted[] = [{ peril: 1 }, { peril: 5 }, { peril: 5, hero: PERPETUA }];

describe.each(EDITIONS)('in edition %s', (edition) => {
  const rule = edition === '2.1' ? 'DGN-REWARD-01' : 'DGN-REWARD-08';

  test.each([A, B, C])(`[${rule}] A-40: 1 Peril for a wound, to any player, the controller included: seat %i`, (to: Seat) => {
    const before = [1, 2, 5];
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition, heroes: THREE }),
      [...HALBERD, give(to)],
      [['peril.changed', { seat: to, n: 1 }, rule]],
      (board) => expect(peril(board)).toEqual(before.map((n, seat) => (seat === to ? n + 1 : n))),
    );
  });

  test(`[${rule}] A-40: point by point: two wounds may go to two players`, () =>
    check(
      lordPhaseOf(['mo-last-word'], { edition, heroes: [{ peril: 1 }, { peril: 6 }, { peril: 5, hero: PERPETUA }] }),
      [monster('mo-last-word', B, 'magic'), attack, dice(6, 1), put('pack'), give(C), give(A), end],
      [
        ['hero.wounded', { seat: B, n: 2, life: 4 }],
        ['peril.changed', { seat: C, n: 1 }],
        ['peril.changed', { seat: A, n: 1 }],
      ],
      (board) => expect(peril(board)).toEqual([2, 0, 6]),
    ));

  test(`[${rule}] A-40: not to a player who is out of the game`, () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition, heroes: [{}, { life: 1 }, { hero: PERPETUA }] }),
      [...HALBERD, refused(give(B), { pick: 'to', legal: [A, C] }), give(C)],
      [['hero.defeated', { seat: B }]],
    ));

  test('[DGN-REWARD-02] 1 Glory for each wound on a monster, whether it was the last or not', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-coin-rats'], { edition, heroes: [{}, { glory: 0 }] }),
      [monster('mo-rust-footman', B, 'melee'), monster('mo-coin-rats', B, 'speed'), attack, dice(1, 6, 1, 6), put('pack')],
      [
        ['glory.changed', { seat: B, n: 1 }, 'DGN-REWARD-02'],
        ['glory.changed', { seat: B, n: 1 }, 'DGN-REWARD-02'],
      ],
      (board) => expect(playerOf(board, B).glory).toBe(2),
    ));

  test('[DGN-REWARD-03] TV-20: A-39: never more than the Life that there was: 2 wounds on a hero with 1 Life are 1 Peril', () =>
    check(
      lordPhaseOf(['mo-last-word'], { edition, heroes: [{}, { life: 1 }, { hero: PERPETUA }] }),
      [monster('mo-last-word', B, 'magic'), attack, dice(6, 1), put('pack'), give(C), end],
      [
        ['wounds.dealt', { by: 'monster', to: B, n: 1 }],
        ['hero.defeated', { seat: B }],
        ['peril.changed', { seat: C, n: 1 }],
      ],
    ));

  test('[DGN-REWARD-06] rewards come after the Pack step', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-hollow-halberdier'], { edition }),
      [
        monster('mo-rust-footman', B, 'melee'),
        monster('mo-hollow-halberdier', B, 'melee'),
        attack,
        dice(1, 6, 6, 1),
        put('pack'),
        put('pack'),
        give(A),
      ],
      [
        ['wounds.dealt', { by: 'hero', seat: B }],
        ['wounds.dealt', { by: 'monster', seat: A }],
        ['monster.put', { card: 'mo-rust-footman' }],
        ['monster.put', { card: 'mo-hollow-halberdier' }],
        ['glory.changed', { seat: B, n: 1 }],
        ['peril.changed', { seat: A, n: 1 }],
        ['combat.ended', {}],
      ],
    ));

  test('[DGN-REWARD-07, DGN-THREAT-03] TV-02: the wound of a trap brings nobody anything', () =>
    check(
      lordPhaseOf(['leaves-over-nothing'], { edition, heroes: [{}, { hero: PERPETUA, peril: 3 }] }),
      [trap('leaves-over-nothing', B), attack, dice(2), end],
      [
        ['threat.rolled', { seat: B, die: 2, total: 4, target: 5, passed: false }],
        ['hero.wounded', { seat: B, n: 1, life: 5 }],
        never('wounds.dealt'),
        never('glory.changed'),
        never('peril.changed'),
      ],
      (board) => expect(peril(board)).toEqual([1, 1]),
    ));

  test('[DGN-REWARD-04, DGN-REWARD-05] wounds by and on monsters of Quests are not counted, in 2.1 those of map cards neither; those of others are', () => {
    const board = boardWith({ edition });
    board.combats = [{ kind: 'quest', lord: A, attacks: [], now: -1, dealt: [] }];
    const hero: Fighter = { is: 'hero', seat: B };
    const quest: Fighter = { is: 'quest', quest: 'q-cook', seat: A };
    const space: Fighter = { is: 'space', space: 0, seat: A };
    const beast: Fighter = { is: 'monster', card: 'mo-rust-footman', seat: A };
    const wounding = (on: Fighter, by: Fighter) => sceneWith(board, hurt, { on, n: 1, by });
    check(wounding(hero, quest), [], [['hero.wounded', { seat: B }], never('wounds.dealt')]);
    check(wounding(quest, hero), [], [['quest.wounded', { quest: 'q-cook', n: 1 }], never('wounds.dealt')]);
    if (edition === '2.1') check(wounding(hero, space), [], [['hero.wounded', { seat: B }], never('wounds.dealt')]);
    else check(wounding(hero, space), [], [['wounds.dealt', { by: 'monster', seat: A, to: B, n: 1 }]]);
    check(wounding(hero, beast), [], [['wounds.dealt', { by: 'monster', seat: A, to: B, n: 1 }]]);
  });
});

/** Ninth Feud with its Threat (Speed 5+ or 1 wound): Aldous, the Dungeonlord's hero, fails, Wilmet passes, and the attack is a tie. */
const FEUD = [monster('mo-ninth-feud', B, 'melee', 0), attack, dice(2, 6, 2, 3), put('pack')] as const;
const HERE: readonly HeroWanted[] = [{ at: 'map-last-cellar' }, {}];

test('[DGN-REWARD-01] it is suggested to give the Peril to another, whoever is nearest to winning first, and never to oneself', () => {
  const state = check(
    lordPhaseOf(['mo-hollow-halberdier'], {
      edition: '2.3c',
      heroes: THREE,
      change: (board) => {
        playerOf(board, C).done = [{ quest: 'q-cook', choice: 0, form: null }];
      },
    }),
    [...HALBERD],
    [],
  );
  const [offer] = state.offers();
  const listed = suggestions(state.ask(offer?.seat ?? -1) ?? bug('nobody is asked'));
  expect(offer?.decision).toBe('give-peril');
  expect(listed.map(({ choice }) => choice['to'])).toEqual([2, 1]);
});

test('[DGN-REWARD-01] 2.1: the Peril must be given', () =>
  check(
    lordPhaseOf(['mo-hollow-halberdier'], { edition: '2.1', heroes: THREE }),
    [...HALBERD, refused(decline, { pick: 'act', why: { rule: 'DGN-REWARD-01', key: 'must-give' } })],
    [never('peril.changed')],
  ));

test('[DGN-REWARD-08] 2.3c: it may be declined', () =>
  check(
    lordPhaseOf(['mo-hollow-halberdier'], { edition: '2.3c', heroes: THREE }),
    [...HALBERD, decline, end],
    [['hero.wounded', { seat: B }], never('peril.changed')],
    (board) => expect(peril(board)).toEqual([1, 2, 5]),
  ));

test('[DGN-REWARD-01] A-39: 2.1: a wound by a special effect on its controller’s own hero brings nothing', () =>
  check(
    lordPhaseOf(['mo-ninth-feud'], { edition: '2.1', heroes: HERE }),
    [...FEUD, end],
    [['hero.wounded', { seat: A }], ['combat.ended', {}], never('peril.changed')],
  ));

test('[DGN-REWARD-08] A-39: 2.3c: it brings 1 Peril, as on any hero', () =>
  check(
    lordPhaseOf(['mo-ninth-feud'], { edition: '2.3c', heroes: HERE }),
    [...FEUD, give(B), end],
    [
      ['hero.wounded', { seat: A }],
      ['peril.changed', { seat: B, n: 1 }, 'DGN-REWARD-08'],
    ],
  ));
