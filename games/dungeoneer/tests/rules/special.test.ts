// Owns the tests of special actions at a moment, DGN-SPECIAL, DGN-ORDER, DGN-DICE and Challenges off-turn, and of monsters on map cards.

import { missing } from '@undercroft/kernel';
import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { turn } from '../../src/rules/game.ts';
import {
  pass,
  ALDOUS,
  attackIn,
  attempt,
  challenge,
  EDITIONS,
  JORY,
  MAG,
  PERPETUA,
  questBoard,
  questing,
  roomAt,
  WILMET,
} from '../quest-scenes.ts';
import {
  goingOn,
  heroPhaseOf,
  noEncounters,
  NORTH,
  rise,
  sceneWith,
  SOUTH,
  step,
  stop,
  turnOf,
  walking,
  type HeroWanted,
  type Laid,
} from '../scenes.ts';

const CELLAR = 'map-last-cellar';
/** Everybody on the Entrance; seat 0 is on turn and has no attack left. */
const together = (first: HeroWanted, ...others: readonly HeroWanted[]) => ({
  heroes: [first, ...others].map((one) => ({ at: CELLAR, ...one }) as const),
});

describe.each(EDITIONS)('special actions, edition %s', (edition) => {
  const angry = { hero: ALDOUS, attacked: false, saved: 1, movement: 2 } as const;

  test('[DGN-SPECIAL-01, DGN-SPECIAL-05, DGN-CHAL-02, DGN-CHAL-05] off-turn a hero challenges another in his space, with the saved point only', () =>
    void check(
      turnOf({ edition, ...together({ hero: WILMET }, angry) }),
      [by(1, challenge('hero 0', 'melee')), dice(4, 3)],
      [
        ['movement.spent', { seat: 1, n: 1, for: 'challenge' }],
        ['attack.declared', { kind: 'challenge', lord: 1, by: { is: 'hero', seat: 1 }, on: { is: 'hero', seat: 0 } }],
        ['attack.rolled', { total: 7 }],
        ['counter.rolled', { total: 5 }],
        ['hero.wounded', { seat: 0, n: 1 }],
      ],
      ({ players }) => expect(players[1]).toMatchObject({ saved: 0, movement: 2, attacked: true, glory: edition === '2.1' ? 2 : 1 }),
    ));

  test('[DGN-CHAL-02] off-turn without the saved point there is no Challenge, whatever Movement is left', () =>
    void check(
      turnOf({ edition, ...together({ hero: WILMET }, { ...angry, saved: 0 }) }),
      [refused(challenge('hero 0', 'melee'), { rule: 'DGN-DLORD-01', pick: 'seat' }, 1), noEncounters, stop],
      [['phase.began', { phase: 'hero' }], never('attack.declared')],
    ));

  test('[DGN-CHAL-06] only in the same space', () =>
    void check(
      turnOf({
        edition,
        heroes: [
          { hero: WILMET, at: CELLAR },
          { ...angry, at: 'map-servants-stair' },
        ],
      }),
      [refused(challenge('hero 0', 'melee'), { rule: 'DGN-DLORD-01', pick: 'seat' }, 1), noEncounters, stop],
      [never('attack.declared')],
    ));

  test('[DGN-SPECIAL-01, DGN-CHAL-05] on-turn with a point of his own; a tipped hero, or one without a form to attack in, has none (A-21)', () => {
    const own = (hero: HeroWanted) => heroPhaseOf({ edition, ...together({ ...angry, saved: 0, ...hero }, { hero: WILMET }) });
    check(
      own({}),
      [challenge('hero 1', 'melee'), dice(4, 3), refused(challenge('hero 1', 'melee'), { rule: 'DGN-CHAL-05', pick: 'on' }), stop],
      [['movement.spent', { seat: 0, n: 1 }]],
      ({ players }) => expect(players[0]?.movement).toBe(1),
    );
    check(
      own({}),
      [
        refused(challenge('hero 1', 'magic'), { rule: 'DGN-CHAL-05', pick: 'form' }),
        refused(challenge('hero 0', 'melee'), { rule: 'DGN-CHAL-05', pick: 'on' }),
        stop,
      ],
      [],
    );
    check(own({ tipped: true }), [refused(challenge('hero 1', 'melee'), { rule: 'DGN-CHAL-05', pick: 'on' }), stop], []);
    check(own({ movement: 0 }), [refused(challenge('hero 1', 'melee'), { rule: 'DGN-CHAL-05', pick: 'on' }), stop], []);
  });

  test('[DGN-SPECIAL-06, DGN-SAVE-04] off-turn the saved point pays for getting up', () =>
    void check(
      turnOf({ edition, heroes: [{}, { tipped: true, saved: 1, movement: 2 }] }),
      [by(1, rise), noEncounters, stop],
      [
        ['movement.spent', { seat: 1, n: 1, for: 'rise' }],
        ['hero.rose', { seat: 1 }],
        ['phase.began', { phase: 'hero' }],
      ],
      ({ players }) => expect(players[1]).toMatchObject({ tipped: false, saved: 0, movement: 2 }),
    ));

  test('[DGN-SPECIAL-06] without the saved point a hero stays tipped off-turn', () =>
    void check(
      turnOf({ edition, heroes: [{}, { tipped: true, saved: 0, movement: 2 }] }),
      [refused(rise, { rule: 'DGN-DLORD-01', pick: 'seat' }, 1), noEncounters, stop],
      [never('hero.rose')],
    ));

  test('[DGN-SAVE-04] it pays for nothing else: no step, no exploring, no Quest (A-51)', () => {
    const heroes = [
      {},
      { ...angry, hero: MAG, at: 'map-hall-of-seals', quests: ['q-two-signatures'] },
      { at: 'map-hall-of-seals' },
    ] as const;
    check(
      turnOf({ edition, map: roomAt('map-hall-of-seals'), maps: ['map-long-gallery'], heroes }),
      [
        ...[step(NORTH), { act: 'explore' }, attempt('q-two-signatures')].map((one) =>
          refused(one, { rule: 'DGN-SPECIAL-01', pick: 'act' }, 1),
        ),
        by(1, pass),
        noEncounters,
      ],
      [never('movement.spent', { seat: 1 })],
      ({ players }) => expect(players[1]?.saved).toBe(1),
    );
  });

  test('[DGN-SPECIAL-01] a moment comes at the start and end of the phases and after every action; who passes is asked at the next one (A-45)', () => {
    const table = {
      edition,
      heroes: [
        { hero: JORY, at: CELLAR },
        { tipped: true, saved: 1 },
      ],
    } as const;
    check(
      turnOf(table),
      [by(1, pass), noEncounters, by(1, pass), by(1, pass), step(NORTH), by(1, rise), step(SOUTH), stop],
      [['hero.moved'], ['hero.rose', { seat: 1 }], ['hero.moved']],
    );
  });

  test('[DGN-DICE-01] before every roll somebody may act, and after the attack roll the defender still may; never between a roll and its result (A-45)', () => {
    const heroes = [
      { hero: PERPETUA, at: 'map-regalia-vault' },
      { tipped: true, saved: 1, at: CELLAR },
    ] as const;
    check(
      heroPhaseOf({ edition, map: roomAt('map-regalia-vault'), heroes }),
      [step(NORTH), by(1, rise), dice(1)],
      [
        ['hero.rose', { seat: 1 }],
        ['threat.rolled', { seat: 0, roll: 'locked-exit' }],
      ],
    );
    check(
      heroPhaseOf({ edition, ...together({ ...angry, saved: 0 }, { tipped: true, saved: 1 }) }),
      [challenge('hero 1', 'melee'), by(1, pass), dice(1, 6), by(1, rise), stop],
      [
        ['attack.rolled', { die: 1 }],
        ['hero.rose', { seat: 1 }],
        ['counter.rolled', { die: 6 }],
        ['hero.wounded', { seat: 0 }],
      ],
    );
  });

  test('[DGN-ORDER-02] the player on turn comes first, then the others in turn order, until all pass in succession', () => {
    const heroes = [
      { tipped: true, saved: 1 },
      { tipped: true, movement: 2 },
      { tipped: true, saved: 1 },
    ] as const;
    check(
      goingOn({ edition, heroes, turn: 1 }),
      [
        refused(pass, { rule: 'DGN-SPECIAL-01', pick: 'seat' }, 2),
        refused(pass, { rule: 'DGN-SPECIAL-01', pick: 'seat' }, 0),
        by(1, pass),
        refused(pass, { rule: 'DGN-SPECIAL-01', pick: 'seat' }, 0),
        by(2, pass),
        by(0, rise),
        by(1, pass),
        by(2, rise),
        by(1, pass),
        noEncounters,
      ],
      [
        ['hero.rose', { seat: 0 }],
        ['hero.rose', { seat: 2 }],
        ['phase.began', { phase: 'dungeonlord' }],
      ],
    );
  });
});

describe.each(EDITIONS)('monsters on map cards, edition %s', (edition) => {
  /** The Entrance, a stair, and west of the garden's south the barracks with their sergeant: Melee 2, Life 1. */
  const MAP: readonly Laid[] = [
    [CELLAR, 0, 0],
    ['map-rust-barracks', 0, -1],
    ['map-mourners-mile', 1, 0],
  ];
  const soldier = { hero: ALDOUS, at: CELLAR, movement: 3, attacked: false } as const;
  const at = (hero: HeroWanted, ...others: readonly HeroWanted[]) =>
    walking(hero, { edition, map: MAP, heroes: others.length === 0 ? [{ at: 'map-mourners-mile' }] : others });
  const sergeant = { is: 'space', space: 1, seat: 1 } as const;

  test('[DGN-ENC-06, DGN-OBST-12, DGN-CHAL-03] it attacks whoever enters on his own turn, played by the player to the left, free; he may challenge it afterwards (A-82)', () =>
    void check(
      at(soldier, { at: 'map-mourners-mile' }, { at: 'map-mourners-mile' }),
      [
        step(NORTH),
        by(1, attackIn('melee')),
        dice(6, 1),
        challenge('space 1', 'melee'),
        dice(5, 1),
        // DGN-REWARD-05, DGN-REWARD-08: only 2.3c rewards the wound.
        ...(edition === '2.3c' ? [by(1, { act: 'decline' })] : []),
        stop,
      ],
      [
        ['space.collected', { space: 1 }],
        ['attack.declared', { kind: 'space', lord: 1, by: sergeant, on: { is: 'hero', seat: 0 } }],
        ['attack.rolled', { total: 8 }],
        ['counter.rolled', { total: 4 }],
        ['hero.wounded', { seat: 0, n: 1 }],
        ['movement.spent', { seat: 0, n: 1, for: 'challenge' }],
        ['space.wounded', { space: 1, n: 1, left: 0 }],
        ...(edition === '2.1' ? [never('wounds.dealt'), never('glory.changed')] : [['glory.changed', { seat: 0, n: 1 }] as const]),
        never('peril.changed'),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 1, attacked: true }),
    ));

  test('[DGN-ENC-06] the player to the left chooses how it attacks, only in a form with a Standard symbol', () =>
    void check(
      at(soldier, { at: 'map-mourners-mile' }, { at: 'map-mourners-mile' }),
      [
        step(NORTH),
        refused(attackIn('melee'), { rule: 'DGN-ENC-06/a', pick: 'seat' }, 0),
        refused(attackIn('melee'), { rule: 'DGN-ENC-06/a', pick: 'seat' }, 2),
        refused(attackIn('speed'), { rule: 'DGN-ENC-06', pick: 'form' }, 1),
        by(1, attackIn('melee')),
        dice(1, 6),
      ],
      [['attack.declared', { kind: 'space' }]],
    ));

  test('[DGN-OBST-12] at most once in a turn, however often he enters; its wounds are gone with the next Reset Phase (A-82)', () => {
    const slain = [step(NORTH), by(1, attackIn('melee')), dice(1, 6)] as const;
    check(
      at(soldier),
      [...slain, step(SOUTH), step(NORTH), stop],
      [['space.wounded', { left: 0 }], ['hero.moved', { to: 0 }], ['hero.moved', { to: 1 }], never('attack.declared', { kind: 'batch' })],
      ({ marks }) => expect((marks[1] ?? missing()) >= 64).toBe(true),
    );
    const board = structuredClone(check(at({ ...soldier, movement: 1 }), [...slain, stop], []).board);
    board.turn = 1;
    Object.assign(board.players[1] ?? missing(), { space: 0 });
    check(
      sceneWith(board, turn, {}),
      [noEncounters, step(NORTH), by(0, attackIn('melee')), dice(1, 6)],
      [['exits.closed'], ['attack.declared', { kind: 'space', lord: 0 }], ['space.wounded', { n: 1, left: 0 }]],
    );
  });

  test('[DGN-OBST-12] nobody is attacked who stays there, or stands there off-turn', () =>
    void check(
      sceneWith(
        questBoard({ ...soldier, at: 'map-rust-barracks', attacked: true }, { edition, map: MAP, heroes: [{ at: 'map-rust-barracks' }] }),
        turn,
        {},
      ),
      [noEncounters, stop, { act: 'leave' }],
      [['turn.ended', { seat: 0 }], never('attack.declared')],
    ));

  test('[DGN-ENC-05, DGN-CHAL-04] where a Quest has its monster too, each attacks for itself', () =>
    void check(
      questing({ ...soldier, at: 'map-rust-barracks', quests: ['q-oath-outlived'] }, { edition, map: MAP }),
      [
        attempt('q-oath-outlived'),
        by(1, attackIn('magic')),
        dice(1, 1),
        refused(challenge('space 1', 'melee'), { rule: 'DGN-CHAL-03', pick: 'on' }),
        challenge('quest q-oath-outlived', 'melee'),
        dice(4, 1),
        stop,
      ],
      [
        ['attack.declared', { kind: 'quest' }],
        ['hero.wounded', { n: 1 }],
        ['peril.changed', { seat: 0, n: 1 }],
        ['quest.wounded', { n: 1, left: 1 }],
      ],
    ));
});
