// Owns the golden transcripts: the worked examples of the rulebooks, played with cards of ours, and read as prose.

import { by, check, dice, type Example, expectExample, type Expected, goldenFaults, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { play } from './card-scenes.ts';
import { A, ALDOUS, attack, B, end, give, lordPhaseOf, monster, pass, put, trap, WILMET } from './fight-scenes.ts';
import { boardWith, buildOf, EAST, place, sceneWith, SOUTH, step, stop, walking, WEST, type Laid } from './scenes.ts';
import { turn } from '../src/rules/game.ts';

const folder = new URL('./golden/', import.meta.url);
const CELLAR = 'map-last-cellar';

/** An example, the rules it shows, and how it goes: the file has the same name. */
interface ShownExample extends Example<Dungeoneer> {
  readonly expected: Expected<Dungeoneer>;
}

/** A Room whose east exit is Locked, and a Passage east of it that is Open towards it. */
const UNEQUAL: readonly Laid[] = [
  [CELLAR, -1, 0],
  ['map-hall-of-seals', 0, 0],
  ['map-mourners-mile', 1, 0],
];
const BESIDE: readonly Laid[] = [
  [CELLAR, 0, 0],
  ['map-servants-stair', 0, -1],
  ['map-mourners-mile', 1, 0],
];

const EXAMPLES: readonly ShownExample[] = [
  {
    name: 'threat-a-trap-overcome',
    rules: 'DGN-THREAT-02, DGN-THREAT-03, DGN-THREAT-04, DGN-DLORD-04',
    says: 'TV-01: a trap for 2 Peril, Speed 5+; with Speed 2 a roll of 3 makes 5, which is enough: nothing else happens.',
    scene: lordPhaseOf(['leaves-over-nothing'], { heroes: [{ hero: WILMET }, { hero: ALDOUS, peril: 3 }] }),
    script: [trap('leaves-over-nothing', B), attack, dice(3), end],
    expected: [
      ['encounter.declared', { peril: 2 }],
      ['threat.rolled', { die: 3, total: 5, target: 5, passed: true }],
      never('hero.wounded'),
      never('peril.changed'),
    ],
  },
  {
    name: 'threat-with-a-reward-and-a-penalty',
    rules: 'DGN-THREAT-03, DGN-THREAT-04',
    says: 'TV-03: a Threat that pays 1 Glory or wounds: one roll reaches its number, the next misses it by 1.',
    scene: lordPhaseOf(['tp-open-coffer', 'corpse-lights'], { heroes: [{ hero: WILMET }, { hero: ALDOUS, peril: 3 }] }),
    script: [trap('tp-open-coffer', B), trap('corpse-lights', B), attack, dice(3, 3), by(A, { act: 'step', side: SOUTH }), end],
    expected: [
      ['threat.rolled', { score: 'speed', total: 5, passed: true }],
      ['glory.changed', { seat: B, n: 1 }],
      ['threat.rolled', { score: 'magic', total: 4, target: 5, passed: false }],
      ['hero.tipped', { seat: B }],
    ],
  },
  {
    name: 'combat-from-a-to-h',
    rules: 'DGN-COMBAT-01, DGN-COMBAT-07, DGN-COMBAT-10, DGN-COMBAT-12, DGN-FX-06, DGN-PACK-01, DGN-REWARD-08',
    says: 'TV-04: two monsters; a special effect is a Threat and comes first, a Response discards one monster, the other wounds; Pack and reward follow.',
    scene: lordPhaseOf(['mo-rust-footman', 'mo-ninth-feud'], { heroes: [{}, { hero: WILMET, hand: ['bo-dismissed'], glory: 3 }] }),
    script: [
      monster('mo-rust-footman', B, 'melee'),
      monster('mo-ninth-feud', B, 'melee', 0),
      attack,
      dice(4, 4, 1),
      by(B, play('bo-dismissed', { attack: 0 })),
      put('pack'),
      give(B),
      end,
    ],
    expected: [
      ['threat.rolled', { seat: B, roll: 'special', passed: true }],
      ['card.played', { card: 'bo-dismissed', glory: 3 }],
      ['card.lost', { card: 'mo-rust-footman' }],
      ['attack.ended', { at: 0, result: 'lapsed' }],
      ['attack.rolled', { at: 1, total: 7 }],
      ['counter.rolled', { at: 1, total: 3 }],
      ['hero.wounded', { seat: B, n: 1 }],
      ['monster.put', { card: 'mo-ninth-feud', to: 'pack' }],
      ['peril.changed', { seat: B, n: 1 }, 'DGN-REWARD-08'],
      never('attack.rolled', { at: 0 }),
      never('attack.declared'),
    ],
  },
  {
    name: 'resolution-order',
    rules: 'DGN-ORDER-01, DGN-COLLECT-01, DGN-SPECIAL-02, DGN-DICE-01',
    says: 'TV-29: entering, collecting, then the space: the Glory just collected pays for the Speed that a roll of 1 needs.',
    scene: walking(
      { hero: ALDOUS, at: 'map-servants-stair', glory: 0, movement: 1, hand: ['wind-at-your-back'] },
      {
        map: [
          [CELLAR, 0, -1],
          ['map-servants-stair', 0, 0],
          ['map-regalia-vault', 0, 1],
        ],
        heroes: [{ at: CELLAR }],
      },
    ),
    script: [step(SOUTH), pass, play('wind-at-your-back'), dice(1), stop],
    expected: [
      ['movement.spent', { for: 'step' }],
      ['hero.moved', { to: 2 }],
      ['space.collected', { glory: 3, peril: 3 }],
      ['card.played', { card: 'wind-at-your-back', glory: 1 }],
      ['threat.rolled', { roll: 'spikes', die: 1, total: 5, passed: true }],
      never('hero.wounded'),
    ],
  },
  {
    name: 'placement-a-unequal-borders',
    rules: 'DGN-BUILD-11, DGN-MOVE-04',
    says: 'TV-27: the Room is Locked towards the Passage, the Passage Open towards the Room: only leaving the Room is a Threat.',
    scene: walking({ hero: WILMET, at: 'map-mourners-mile', movement: 2 }, { map: UNEQUAL, heroes: [{ at: CELLAR }] }),
    script: [step(WEST), step(EAST), dice(6), stop],
    expected: [
      ['hero.moved', { from: 2, to: 1 }],
      ['hero.moved', { from: 1, to: 2 }],
    ],
  },
  {
    name: 'placement-b-only-walls',
    rules: 'DGN-BUILD-03, DGN-BUILD-13',
    says: 'TV-36 (b): a card that shows the map nothing but Walls cannot lie there.',
    scene: buildOf({ map: BESIDE, maps: ['map-gilded-chapel', 'map-long-gallery'] }),
    script: [refused(place('0,-2'), { pick: 'place' }), place('0,-2 turned')],
    expected: [
      ['map.drawn', { card: 'map-long-gallery' }],
      ['map.placed', { x: 0, y: -2, turned: true }],
    ],
  },
  {
    name: 'placement-c-not-at-right-angles',
    rules: 'DGN-BUILD-04, DGN-BUILD-05',
    says: 'TV-36 (a), (c): a card lies as it is or turned by 180°, never by 90°.',
    scene: buildOf({ map: BESIDE, maps: ['map-gilded-chapel', 'map-long-gallery'] }),
    script: [refused(place('2,0 quarter'), { pick: 'place' }), place('2,0 turned')],
    expected: [['map.placed', { card: 'map-long-gallery', x: 2, y: 0, turned: true }]],
  },
  {
    name: 'placement-d-open-on-both-sides',
    rules: 'DGN-BUILD-03, DGN-EXIT-03',
    says: 'TV-36 (e): Open on both sides of the border: walking across costs 1 Movement either way, without a Threat.',
    scene: sceneWith(
      boardWith({
        map: BESIDE,
        maps: ['map-gilded-chapel', 'map-long-gallery'],
        heroes: [{ hero: WILMET, at: 'map-mourners-mile' }, { at: CELLAR }],
      }),
      turn,
      {},
    ),
    script: [end, place('2,0'), step(EAST), step(WEST), stop],
    expected: [
      ['map.placed', { card: 'map-long-gallery', x: 2, y: 0 }],
      ['movement.spent', { n: 1 }],
      ['hero.moved', { to: 3 }],
      ['movement.spent', { n: 1 }],
      ['hero.moved', { to: 2 }],
      never('threat.rolled'),
    ],
  },
];

describe('the examples of the rulebooks', () => {
  test.each(EXAMPLES.map((one) => [one.rules, one.says, one] as const))('[%s] %s', (_rules, _says, one) => {
    check(one.scene, one.script, one.expected);
    expectExample(folder, one);
  });

  test('every golden transcript is one of these, and short enough to be read', () => {
    expect(
      goldenFaults(
        folder,
        EXAMPLES.map(({ name }) => name),
      ),
    ).toEqual([]);
  });
});
