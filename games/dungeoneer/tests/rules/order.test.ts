// Owns the test of DGN-ORDER-01: the one table of the order in which effects are resolved, and that what happens goes by it.

import { missing } from '@undercroft/kernel';
import { by, chanceIn, check, dice, openScene, scripted, type Scene, type ScriptItem } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Dungeoneer } from '../../src/dungeoneer.ts';
import { inOrder, ORDER, type Rank } from '../../src/queries/order.ts';
import { atReset } from '../../src/queries/triggers.ts';
import { newQuest, playerOf } from '../../src/state.ts';
import { play } from '../card-scenes.ts';
import { A, attack, ALDOUS, B, EDITIONS, JORY, lordPhaseOf, lying, monster, put, WILMET } from '../fight-scenes.ts';
import { attackIn, attempt, questing, roomAt } from '../quest-scenes.ts';
import { boardWith, NORTH, resetOf, step, stop, walking, type Laid } from '../scenes.ts';

/** The fact by which a rank shows itself. */
const SHOWN: Readonly<Record<string, Rank>> = {
  'exit.opened': 'exit',
  'movement.spent': 'movement',
  'hero.moved': 'enters',
  'space.collected': 'collected',
  'encounter.declared': 'encounter',
  'attack.declared': 'encounter',
  'attack.rolled': 'attack-roll',
  'counter.rolled': 'counter-attack-roll',
  'quest.completed': 'quest',
};

/** The ranks of what happens when a scene is played, in the order in which it happens. */
function ranks(from: Scene<Dungeoneer>, script: readonly ScriptItem[]): readonly Rank[] {
  const course = openScene(from, scripted(chanceIn(script)));
  for (const item of script) if (!('chance' in item)) course.apply(course.state.toAct, 'choice' in item ? item.choice : item);
  return course.facts.flatMap((fact): readonly Rank[] => {
    if (fact.type === 'threat.rolled') return [fact.body.roll.endsWith('exit') ? 'exit' : 'space'];
    const rank = SHOWN[fact.type];
    return rank === undefined ? [] : [rank];
  });
}
const isSorted = (list: readonly Rank[]): boolean =>
  list.every((one, i) => i === 0 || ORDER.indexOf(list[i - 1] ?? missing()) <= ORDER.indexOf(one));

test('[DGN-ORDER-01] the table', () =>
  expect(ORDER).toEqual([
    'boon',
    'treasure',
    'bane',
    'exit',
    'movement',
    'enters',
    'collected',
    'space',
    'encounter',
    'attack-roll',
    'counter-attack-roll',
    'quest',
  ]));

describe.each(EDITIONS)('edition %s', (edition) => {
  test('[DGN-ORDER-01] a step: the exit, the Movement, entering, collecting, the space, and then its monster', () => {
    // Out of the vault through a Locked exit, into a Passage with Spikes.
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 3],
      ['map-regalia-vault', 0, 0],
      ['map-fallen-wing', 0, -1, 'turned'],
    ];
    const found = ranks(
      walking({ hero: WILMET, at: 'map-regalia-vault', movement: 2 }, { edition, map, heroes: [{ at: 'map-last-cellar' }] }),
      [step(NORTH), dice(6, 6), stop],
    );
    expect(found).toEqual(['exit', 'exit', 'movement', 'enters', 'collected', 'space']);
    expect(isSorted(found)).toBe(true);
    const barracks: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-rust-barracks', 0, -1],
      ['map-mourners-mile', 1, 0],
    ];
    const fought = ranks(
      walking({ hero: ALDOUS, at: 'map-last-cellar', movement: 1 }, { edition, map: barracks, heroes: [{ at: 'map-mourners-mile' }] }),
      [step(NORTH), by(B, attackIn('melee')), dice(3, 2), stop],
    );
    expect(fought).toEqual(['movement', 'enters', 'collected', 'encounter', 'attack-roll', 'counter-attack-roll']);
    expect(isSorted(fought)).toBe(true);
  });

  test('[DGN-ORDER-01] a combat: the Encounter, the attack roll, the counter-attack roll; a Quest is completed last', () => {
    expect(
      ranks(lordPhaseOf(['mo-rust-footman'], { edition }), [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3), put('hand')]),
    ).toEqual(['encounter', 'attack-roll', 'counter-attack-roll']);
    const slain = ranks(
      questing(
        { hero: ALDOUS, at: 'map-ossuary-ballroom', quests: ['q-dancing-master'] },
        { edition, map: roomAt('map-ossuary-ballroom'), quest: ['q-dancing-master', { wounds: 1 }] },
      ),
      [attempt('q-dancing-master'), by(B, attackIn('melee')), dice(1, 6)],
    );
    expect(slain).toEqual(['encounter', 'attack-roll', 'counter-attack-roll', 'quest']);
    expect(isSorted(slain)).toBe(true);
  });

  test('[DGN-ORDER-01] TV-29: he collects before the space threatens him, and the Glory just collected pays for the card that saves him', () => {
    /** The Bell Well leads on to the gallery, where a Threat waits: Magic 4+ or 1 Peril. */
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-gallery-of-heirs', 0, -1, 'turned'],
    ];
    const streak = { hero: 'hero-aldous-fenn', at: 'map-last-cellar', movement: 1, glory: 0, hand: ['bo-stubborn-streak'] } as const;
    const scene = walking(streak, { edition, map, heroes: [{ at: 'map-last-cellar' }] });
    check(
      scene,
      [step(NORTH), play('bo-stubborn-streak', { more: 1 }), dice(1), stop],
      [
        ['space.collected', { glory: 2 }],
        ['card.played', { card: 'bo-stubborn-streak', glory: 2 }],
        ['die.changed', { roll: 'space', add: 2 }],
        ['threat.rolled', { roll: 'space', score: 'magic', die: 1, total: 4, passed: true }],
      ],
      (board) => expect(playerOf(board, A)).toMatchObject({ glory: 0, peril: 3 }),
    );
    check(
      scene,
      [step(NORTH), { act: 'pass' }, dice(1), stop],
      [
        ['threat.rolled', { total: 2, passed: false }],
        ['peril.changed', { n: 1 }],
      ],
    );
  });

  test('[DGN-ORDER-01] what waits for the same time: Boons, Treasures, Banes, Quests', () => {
    const list = (['quest', 'bane', 'space', 'treasure', 'boon'] as const).map((rank) => ({ rank }));
    expect(inOrder(list).map(({ rank }) => rank)).toEqual(['boon', 'treasure', 'bane', 'space', 'quest']);
    // The moths come before the coal, although the coal was carried first.
    const board = boardWith({
      edition,
      heroes: [{ hero: JORY, glory: 2, ready: [lying('bn-moths-in-the-lining', B)] }],
      change: (table) => void (playerOf(table, A).quests = [{ ...newQuest('a-live-coal'), carried: true }]),
    });
    expect(atReset(board, A).map(({ rank }) => rank)).toEqual(['bane', 'quest']);
    check(
      resetOf({
        edition,
        heroes: [{ hero: JORY, glory: 2, ready: [lying('bn-moths-in-the-lining', B)] }],
        change: (table) => void (playerOf(table, A).quests = [{ ...newQuest('a-live-coal'), carried: true }]),
      }),
      [dice(1)],
      [
        ['glory.changed', { seat: A, n: -2 }],
        ['threat.rolled', { seat: A, passed: false }],
        ['hero.wounded', { seat: A, n: 1 }],
      ],
    );
  });
});
