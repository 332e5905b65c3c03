// Owns the tests of what each monster does when it hits, with its special effect, and to its kind; and of traps, card by card.

import { by, check, dice, draws, never, refused, type Expected, type ScriptItem } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { AdventureId, MapId, QuestId } from '../../src/content/cards.ts';
import type { Form } from '../../src/content/types.ts';
import type { Dungeoneer } from '../../src/dungeoneer.ts';
import { valueOf } from '../../src/queries/fight.ts';
import { newQuest } from '../../src/state.ts';
import { use, warpTo } from '../card-scenes.ts';
import { A, attack, B, EDITIONS, lordPhaseOf, lying, MAG, monster, pass, PERPETUA, trap, WILMET } from '../fight-scenes.ts';
import { attackIn, attempt, questing, roomAt } from '../quest-scenes.ts';
import { boardWith, CROSS, NORTH, type HeroWanted, type Laid, type TableWanted } from '../scenes.ts';

const choose = (seat: number, branch: number) => by(seat, { act: 'choose', branch });
const lose = (seat: number, card: AdventureId) => by(seat, { act: 'lose', card });

interface Hit {
  readonly hero?: HeroWanted;
  readonly table?: TableWanted;
  readonly special?: number;
  readonly after?: readonly ScriptItem[];
  readonly dice?: readonly number[];
  readonly expected: Expected<Dungeoneer>;
}
const wounded = (n = 1) => ['hero.wounded', { seat: B, n }] as const;
const unhurt = never('hero.wounded');

const HITS: readonly (readonly [what: string, card: AdventureId, form: Form, hit: Hit])[] = [
  [
    'takes 1 Glory',
    'mo-cup-bearer',
    'melee',
    { hero: { glory: 2 }, expected: [['glory.changed', { seat: B, n: -1 }], ['glory.changed', { seat: A, n: 1 }], unhurt] },
  ],
  ['wounds whoever has no Glory', 'mo-cup-bearer', 'melee', { hero: { glory: 0 }, expected: [wounded(), never('glory.changed')] }],
  [
    'wounds, and locks one Open exit of the choice of its player',
    'mo-warden-of-no-door',
    'melee',
    {
      after: [by(A, { act: 'lock', side: NORTH })],
      expected: [wounded(), ['exit.locked', { space: 0, side: NORTH, threat: { score: 'melee', target: 5 }, until: A }]],
    },
  ],
  ['in the other form it only wounds', 'mo-warden-of-no-door', 'magic', { expected: [wounded(), never('exit.locked')] }],
  [
    'takes a hand card by chance',
    'mo-larder-beetle',
    'melee',
    {
      hero: { hand: ['bo-dismissed', 'bo-table-talk'], glory: 0 },
      after: [draws('bo-table-talk')],
      expected: [wounded(), ['card.discarded', { seat: B, card: 'bo-table-talk' }]],
    },
  ],
  ['an empty hand loses nothing more', 'mo-larder-beetle', 'melee', { expected: [wounded(), never('card.discarded')] }],
  ['wounds and tips', 'mo-fealty-walking', 'magic', { expected: [wounded(), ['hero.tipped', { seat: B, rise: null }]] }],
  [
    'wounds, but does not tip whoever keeps the Vow of Candles',
    'mo-fealty-walking',
    'magic',
    { hero: { ready: [lying('bo-vow-of-candles', B)] }, expected: [wounded(), never('hero.tipped')] },
  ],
  ['wounds twice', 'mo-last-word', 'magic', { expected: [wounded(2)] }],
  [
    'TV-20: no more than there is',
    'mo-last-word',
    'magic',
    { hero: { life: 1 }, expected: [['wounds.dealt', { n: 1 }], wounded(1), ['hero.defeated', { seat: B }]] },
  ],
  [
    'wounds and sends to a neighbouring space',
    'mo-parade-lancer',
    'melee',
    { after: [by(A, warpTo(3))], expected: [wounded(), ['hero.moved', { seat: B, to: 3 }], never('space.collected')] },
  ],
  [
    'sends nobody away who has fallen',
    'mo-parade-lancer',
    'melee',
    { hero: { life: 1 }, expected: [['hero.defeated'], never('hero.moved')] },
  ],
  ['gives 2 Peril in place of a wound', 'mo-moth-choir', 'speed', { expected: [['peril.changed', { seat: B, n: 2 }], unhurt] }],
  ['wounds and tips', 'hedge-that-walks', 'melee', { special: -1, expected: [wounded(), ['hero.tipped']] }],
  [
    'drives through a viable exit',
    'tine-rider',
    'speed',
    { after: [by(A, { act: 'step', side: NORTH })], expected: [['hero.moved', { seat: B, to: 1 }], unhurt] },
  ],
  [
    'asks for a Treasure or two wounds: a Treasure',
    'antlered-assessor',
    'melee',
    {
      hero: { ready: [lying('tr-seventh-lantern', B)] },
      after: [choose(B, 0), lose(B, 'tr-seventh-lantern')],
      expected: [['card.lost', { card: 'tr-seventh-lantern' }], unhurt],
    },
  ],
  ['asks for a Treasure or two wounds: without one two wounds', 'antlered-assessor', 'melee', { expected: [wounded(2)] }],
  ['wounds twice', 'guardian-of-the-last-order', 'melee', { expected: [wounded(2)] }],
  [
    'wounds, and takes a hand card by chance',
    'idea-of-fire',
    'magic',
    {
      special: -1,
      hero: { hand: ['bo-dismissed'], glory: 0 },
      after: [draws('bo-dismissed')],
      expected: [wounded(), ['card.discarded', { card: 'bo-dismissed' }]],
    },
  ],
  [
    'its player chooses the wound',
    'night-shift-paymaster',
    'melee',
    { hero: { glory: 3 }, after: [choose(A, 0)], expected: [wounded(), never('glory.changed')] },
  ],
  [
    'its player chooses the Glory',
    'night-shift-paymaster',
    'melee',
    {
      hero: { glory: 3 },
      after: [choose(A, 1)],
      expected: [['glory.changed', { seat: B, n: -2 }], ['glory.changed', { seat: A, n: 2 }], unhurt],
    },
  ],
  [
    'takes what Glory there is, up to 3',
    'lantern-hare',
    'speed',
    { hero: { glory: 2 }, after: [choose(A, 1)], expected: [['glory.changed', { seat: B, n: -2 }], unhurt] },
  ],
  [
    'sends anywhere, and does not wound',
    'polite-stranger',
    'magic',
    { after: [by(A, warpTo(4))], expected: [['hero.moved', { to: 4 }], unhurt, never('space.collected')] },
  ],
  [
    'tips and gives 2 Peril',
    'window-walker',
    'magic',
    { expected: [['hero.tipped', { seat: B }], ['peril.changed', { seat: B, n: 2 }], unhurt] },
  ],
  ['wounds twice', 'ox-of-seven-nails', 'melee', { expected: [wounded(2)] }],
];

describe.each(EDITIONS)('hit effects, edition %s', (edition) => {
  test.each(HITS)(
    '[DGN-COMBAT-18] %s: %s in %s',
    (_, card, form, { hero = {}, special, after = [], dice: faces = [6, 1], expected, table }) => {
      check(
        lordPhaseOf([card], { edition, ...table, heroes: [{}, { hero: WILMET, ...hero }] }),
        [monster(card, B, form, special), attack, dice(...faces), ...after],
        expected,
      );
    },
  );

  test('[DGN-COMBAT-18] a hit effect works for a counter-attack too (A-36): Fealty, Walking throws down who challenges it', () =>
    void check(
      lordPhaseOf(['mo-fealty-walking'], { edition, heroes: [{}, { hero: PERPETUA, saved: 1 }] }),
      [
        monster('mo-fealty-walking', B, 'magic'),
        attack,
        dice(3, 3),
        by(B, { act: 'challenge', on: 'monster mo-fealty-walking', form: 'magic' }),
        dice(1, 6),
      ],
      [['attack.declared', { kind: 'challenge' }], wounded(), ['hero.tipped', { seat: B }]],
    ));

  test('[DGN-COMBAT-18] Crown of Falling Light: with a hit effect of its own the controller picks one of the two at each hit', () => {
    const crowned = (card: AdventureId, hero: HeroWanted) =>
      lordPhaseOf([], {
        edition,
        heroes: [{ pack: [lying(card, A, { attached: ['crown-of-falling-light'] })] }, { hero: WILMET, ...hero }],
      });
    const hits = (card: AdventureId, form: Form) => [monster(card, B, form), attack, dice(6, 1)] as const;
    check(
      crowned('mo-fealty-walking', { level: 2 }),
      [...hits('mo-fealty-walking', 'magic'), choose(A, 0)],
      [['attack.rolled', { total: 10 }], wounded(), ['hero.tipped'], never('level.changed')],
    );
    check(
      crowned('mo-fealty-walking', { level: 2 }),
      [...hits('mo-fealty-walking', 'magic'), choose(A, 1)],
      [['level.changed', { seat: B, n: -1 }], unhurt],
    );
    check(crowned('mo-rust-footman', { glory: 5 }), hits('mo-rust-footman', 'melee'), [
      wounded(),
      ['glory.changed', { seat: B, n: -2 }],
      never('level.changed'),
    ]);
  });
});

/** Heroes in the space: B, and C with him; A's own hero stands elsewhere. */
const SPECIALS: readonly (readonly [what: string, card: AdventureId, form: Form, bought: number, peril: number, hit: Hit])[] = [
  [
    'everybody here may fall',
    'mo-lady-still-waiting',
    'magic',
    0,
    3,
    {
      dice: [1, 6],
      expected: [
        ['threat.rolled', { seat: B, roll: 'special', passed: false }],
        ['hero.tipped', { seat: B }],
        ['threat.rolled', { seat: 2, passed: true }],
        never('hero.tipped', { seat: 2 }),
      ],
    },
  ],
  [
    'Melee +#',
    'mo-royal-taster',
    'melee',
    3,
    5,
    {
      dice: [1, 6],
      expected: [
        ['score.changed', { form: 'melee', n: 3, until: 'combat' }],
        ['attack.rolled', { total: 6 }],
      ],
    },
  ],
  [
    'everybody here may be wounded',
    'mo-ninth-feud',
    'melee',
    0,
    7,
    { dice: [1, 1], expected: [wounded(), ['threat.rolled', { seat: 2 }], ['hero.wounded', { seat: 2 }]] },
  ],
  [
    'a Vermin comes back',
    'mo-rat-bookkeeper',
    'melee',
    0,
    4,
    {
      table: { discarded: ['mo-coin-rats', 'mo-rust-footman'] },
      dice: [1, 6],
      expected: [['monster.recalled', { seat: A, card: 'mo-coin-rats' }]],
    },
  ],
  [
    'everybody here may gain Peril, for nothing',
    'congregation-of-the-third-bell',
    'magic',
    0,
    2,
    {
      dice: [1, 1],
      expected: [
        ['peril.changed', { seat: B, n: 1 }],
        ['peril.changed', { seat: 2, n: 1 }],
      ],
    },
  ],
  [
    '+# in the form of the attack',
    'ferryman-without-a-ferry',
    'magic',
    2,
    5,
    {
      dice: [1, 6],
      expected: [
        ['score.changed', { form: 'magic', n: 2 }],
        ['attack.rolled', { total: 5 }],
      ],
    },
  ],
  [
    'all Open exits are lost',
    'hedge-that-walks',
    'melee',
    0,
    5,
    {
      dice: [1, 6],
      expected: [
        ['exit.locked', { side: 0 }],
        ['exit.locked', { side: 1 }],
        ['exit.locked', { side: 2 }],
        ['exit.locked', { side: 3 }],
      ],
    },
  ],
  ['# at most 3', 'cinder-whelps', 'speed', 3, 6, { dice: [1, 6], expected: [['attack.rolled', { total: 7 }]] }],
  [
    'everybody here may be wounded, for nothing',
    'choir-of-splinters',
    'magic',
    0,
    7,
    {
      dice: [1, 3],
      expected: [['threat.rolled', { seat: B, score: 'life', passed: false }], wounded(), ['threat.rolled', { seat: 2, passed: true }]],
    },
  ],
  [
    'a Treasure of the choice of its player',
    'bailiff-from-nowhere',
    'melee',
    0,
    9,
    {
      hero: { ready: [lying('tr-seventh-lantern', B), lying('tr-signet-of-no-house', B)] },
      dice: [1],
      after: [lose(A, 'tr-signet-of-no-house')],
      expected: [
        ['threat.rolled', { seat: B, score: 'level', passed: false }],
        ['card.lost', { card: 'tr-signet-of-no-house' }],
      ],
    },
  ],
];

describe.each(EDITIONS)('special effects, edition %s', (edition) => {
  test.each(SPECIALS)(
    '[DGN-FX-05, DGN-FX-06] %s: %s in %s',
    (_, card, form, bought, peril, { hero = {}, table, dice: faces = [], after = [], expected }) => {
      const needsMore =
        card === 'mo-royal-taster' ||
        card === 'mo-rat-bookkeeper' ||
        card === 'ferryman-without-a-ferry' ||
        card === 'hedge-that-walks' ||
        card === 'cinder-whelps';
      check(
        lordPhaseOf([card], { edition, ...table, heroes: [{}, { hero: WILMET, ...hero }, { hero: MAG }] }),
        [monster(card, B, form, bought), attack, dice(...faces), ...after, ...(needsMore ? [] : [dice(1, 6)])],
        [['encounter.declared', { peril, special: bought }], ...expected],
      );
    },
  );

  test('[DGN-FX-05] # counts 1 more for the Ferryman in a Swamp or Water space, and the Hound is at home in the Desert', () => {
    const map: readonly Laid[] = [
      ['the-last-signpost', 0, 0],
      ['drovers-ford', 0, -1],
      ['white-pan', 0, 1],
    ];
    const at = (card: AdventureId, where: 'drovers-ford' | 'white-pan') =>
      lordPhaseOf([card], { edition, map, heroes: [{ at: 'the-last-signpost' }, { hero: WILMET, at: where }] });
    check(
      at('ferryman-without-a-ferry', 'drovers-ford'),
      [monster('ferryman-without-a-ferry', B, 'melee', 1), attack, dice(1, 6)],
      [['attack.rolled', { total: 5 }]],
    );
    check(
      at('hound-of-the-low-star', 'white-pan'),
      [monster('hound-of-the-low-star', B, 'melee', 0), attack, dice(1, 6)],
      [['attack.rolled', { total: 7 }]],
    );
  });

  test("[DGN-FX-05] Your Own Casting takes the target's rows where they are higher", () =>
    void check(
      lordPhaseOf(['your-own-casting'], { edition, heroes: [{}, { hero: 'forty-one', level: 6 }] }),
      [monster('your-own-casting', B, 'melee', 0), attack, dice(1, 1)],
      [['score.changed', { form: 'melee', n: 3 }], ['attack.rolled', { total: 7 }], never('score.changed', { form: 'magic' })],
    ));

  test('[DGN-FX-05] The Clerk of Works exchanges a Personal Quest of the target for the Global Quest', () =>
    void check(
      lordPhaseOf(['clerk-of-works'], {
        edition,
        heroes: [{}, { quests: ['q-cook'] }],
        change: (board) => void (board.global = [newQuest('q-painted-liar')]),
      }),
      [monster('clerk-of-works', B, 'magic', 0), attack, dice(1, 6)],
      [['quest.swapped', { seat: B, quest: 'q-cook', global: 'q-painted-liar' }]],
    ));

  test('[DGN-FX-05] The Other You has the scores of its target, items included, what lasts a turn not; who defeats it draws a card', () => {
    const board = boardWith({ edition, heroes: [{}, { hero: WILMET, ready: [lying('tr-stokers-shovel', B)] }] });
    const other = { is: 'monster', card: 'the-other-you', seat: A } as const;
    const target = { is: 'hero', seat: B } as const;
    board.fighting = [lying('the-other-you', A)];
    expect(valueOf(board, other, 'melee', 'attack', target, 0)).toBe(3);
    board.changes = [{ of: target, form: 'melee', n: 4, until: 'turn', depth: 0 }];
    expect(valueOf(board, other, 'melee', 'attack', target, 0)).toBe(3);
    check(
      lordPhaseOf([], {
        edition,
        adventures: ['bo-table-talk'],
        heroes: [{ pack: [lying('the-other-you', A, { wounds: 2 })] }, { hero: WILMET }],
      }),
      [monster('the-other-you', B, 'melee', -1), attack, dice(1, 6)],
      [
        ['monster.defeated', { card: 'the-other-you' }],
        ['card.drawn', { seat: B }],
      ],
    );
  });

  test('[DGN-FX-05] whoever is safe from a monster is not touched by its special effect; the others in the space are', () => {
    const scene = lordPhaseOf(['idea-of-fire'], {
      edition,
      heroes: [{}, { hero: WILMET }, { hero: MAG }],
      change: (board) => void (board.wards = [{ seat: B, to: { to: 'attacks-of', any: ['ember'] } }]),
    });
    check(
      scene,
      [monster('idea-of-fire', B, 'magic', 0), attack, dice(1)],
      [
        ['encounter.declared', { peril: 6 }],
        ['threat.rolled', { seat: 2, passed: false }],
        ['hero.wounded', { seat: 2 }],
        ['attack.ended', { result: 'lapsed' }],
        never('threat.rolled', { seat: B }),
        never('attack.rolled'),
      ],
    );
  });

  test('[DGN-SPECIAL-04] Flask of Well Water: emptied in the Response step, it keeps off Embers for the turn, or heals', () => {
    const scene = (life: number) =>
      lordPhaseOf(['cinder-whelps'], { edition, heroes: [{}, { hero: WILMET, life, ready: [lying('flask-of-well-water', B)] }] });
    const declared = [monster('cinder-whelps', B, 'magic', 0), attack, by(B, use('flask-of-well-water'))] as const;
    check(scene(6), declared, [
      ['card.lost', { card: 'flask-of-well-water' }],
      ['hero.warded', { seat: B }],
      ['attack.ended', { result: 'lapsed' }],
      never('attack.rolled'),
    ]);
    check(
      scene(5),
      [...declared, choose(B, 0), dice(1, 6)],
      [['hero.healed', { seat: B, n: 1 }], ['attack.rolled', { total: 4 }], never('hero.warded')],
    );
  });

  test('[DGN-FX-05, DGN-SLAY-03] the player to the left may use the special effect of a Quest monster, or leave it', () => {
    const scene = questing({ hero: WILMET, at: 'briar-heart', quests: ['heart-of-the-hedge'] }, { edition, map: roomAt('briar-heart') });
    check(
      scene,
      [
        attempt('heart-of-the-hedge'),
        refused(attackIn('melee'), { rule: 'DGN-SLAY-03', pick: 'special' }, B),
        by(B, { ...attackIn('melee'), special: 0 }),
        dice(1, 3, 4),
        pass,
        pass,
      ],
      [
        ['attack.declared', { kind: 'quest', special: 0 }],
        ['threat.rolled', { seat: A, score: 'speed', target: 5, passed: false }],
        ['hero.tipped', { seat: A }],
        ['attack.rolled', { total: 6 }],
      ],
    );
    check(
      scene,
      [attempt('heart-of-the-hedge'), by(B, { ...attackIn('melee'), special: -1 }), dice(3, 4)],
      [['attack.rolled', { total: 6 }], never('threat.rolled')],
    );
  });
});

const QUEST_HITS: readonly (readonly [what: string, quest: QuestId, at: MapId, form: Form, hit: Hit])[] = [
  [
    'wounds and tips',
    'q-dancing-master',
    'map-ossuary-ballroom',
    'speed',
    {
      expected: [
        ['hero.wounded', { seat: A, n: 1 }],
        ['hero.tipped', { seat: A }],
      ],
    },
  ],
  ['tips in place of a wound', 'king-of-tines', 'hollow-oak-court', 'magic', { expected: [['hero.tipped', { seat: A }], unhurt] }],
  [
    'wounds, and burns a Boon',
    'the-first-idea',
    'white-heart',
    'magic',
    {
      hero: { ready: [lying('bo-family-nose', A)] },
      after: [lose(A, 'bo-family-nose')],
      expected: [
        ['hero.wounded', { seat: A, n: 1 }],
        ['card.lost', { card: 'bo-family-nose' }],
      ],
    },
  ],
  [
    'wounds, and gives 2 Peril',
    'the-bear-that-ate-its-stars',
    'the-impact',
    'melee',
    {
      expected: [
        ['attack.rolled', { total: 13 }],
        ['hero.wounded', { seat: A, n: 1 }],
        ['peril.changed', { seat: A, n: 2 }],
      ],
    },
  ],
  [
    'has 1 more than the hero',
    'late-for-your-own-arrival',
    'empty-observatory',
    'melee',
    {
      hero: { ready: [lying('tr-stokers-shovel', A)] },
      expected: [
        ['attack.rolled', { total: 10 }],
        ['hero.wounded', { seat: A }],
      ],
    },
  ],
];

test.each(EDITIONS.flatMap((edition) => QUEST_HITS.map((one) => [...one, edition] as const)))(
  '[DGN-SLAY-03, DGN-COMBAT-18] %s: %s at %s in %s',
  (_, quest, at, form, { hero = {}, after = [], expected }, edition) =>
    void check(
      questing({ hero: WILMET, at, quests: [quest], ...hero }, { edition, map: roomAt(at) }),
      [attempt(quest), by(B, attackIn(form)), dice(6, 1), ...after],
      [['attack.declared', { kind: 'quest' }], ...expected],
    ),
);

describe.each(EDITIONS)('what monsters do for each other, edition %s', (edition) => {
  const rolled = (card: AdventureId, form: Form, total: number, own: HeroWanted = {}, hero: HeroWanted = {}) =>
    check(
      lordPhaseOf([card], { edition, heroes: [own, { hero: WILMET, ...hero }] }),
      [monster(card, B, form), attack, dice(1, 6)],
      [['attack.rolled', { die: 1, total }]],
    );

  test('[DGN-GEN-02] The Lord Chamberlain in the Pack raises other Courtiers, not Guards', () => {
    rolled('mo-cup-bearer', 'melee', 2);
    rolled('mo-cup-bearer', 'melee', 3, { pack: [lying('mo-lord-chamberlain', A)] });
    rolled('mo-rust-footman', 'melee', 3, { pack: [lying('mo-lord-chamberlain', A)] });
  });

  test('[DGN-GEN-02] A Promise, Unkept is stronger against whoever keeps a vow', () => {
    rolled('mo-promise-unkept', 'magic', 3);
    rolled('mo-promise-unkept', 'magic', 5, {}, { ready: [lying('bo-vow-of-iron', B)] });
  });

  test('[DGN-GEN-02] The Night-Shift Paymaster beside another Smith', () => {
    rolled('night-shift-paymaster', 'melee', 5);
    rolled('night-shift-paymaster', 'melee', 6, { pack: [lying('clerk-of-works', A)] });
  });

  test('[DGN-GEN-02] Coin-Rats count the other Vermin on the same hero', () =>
    void check(
      lordPhaseOf(['mo-coin-rats', 'mo-moth-choir'], { edition, heroes: [{}, { hero: WILMET }] }),
      [monster('mo-coin-rats', B, 'speed'), monster('mo-moth-choir', B, 'magic'), attack, dice(1, 1, 1, 1)],
      [['attack.rolled', { at: 0, total: 4 }]],
    ));
});

const TRAPS: readonly (readonly [what: string, card: AdventureId, faces: readonly number[], hit: Hit])[] = [
  ['tips', 'tp-loose-tile', [1], { expected: [['hero.tipped', { seat: B }]] }],
  ['asks for Life', 'tp-to-your-health', [1], { expected: [['threat.rolled', { score: 'life', target: 8, total: 7 }], wounded()] }],
  ['wounds twice', 'tp-chandelier-of-hands', [1], { expected: [wounded(2)] }],
  [
    'sends to the nearest Entrance',
    'tp-staring-portrait',
    [1],
    { hero: { at: 'map-mourners-mile' }, expected: [['hero.moved', { seat: B, to: 0 }]] },
  ],
  ['pays 1 Glory', 'tp-open-coffer', [6], { expected: [['glory.changed', { seat: B, n: 1 }], unhurt] }],
  ['or wounds', 'tp-open-coffer', [1], { expected: [wounded(), never('glory.changed')] }],
  [
    'wounds, and an exit falls shut whatever was rolled',
    'tp-patient-gate',
    [6],
    {
      after: [by(A, { act: 'lock', side: NORTH })],
      expected: [['threat.rolled', { passed: true }], ['exit.locked', { side: NORTH, until: A }], unhurt],
    },
  ],
  [
    'leads away and throws down',
    'corpse-lights',
    [1],
    {
      after: [by(A, { act: 'step', side: NORTH })],
      expected: [
        ['hero.moved', { seat: B, to: 1 }],
        ['hero.tipped', { seat: B }],
      ],
    },
  ],
  ['pays 1 Glory', 'corpse-lights', [6], { expected: [['glory.changed', { n: 1 }]] }],
  ['wounds', 'leaves-over-nothing', [1], { expected: [['threat.rolled', { target: 5 }], wounded()] }],
  ['takes a Level', 'the-grey-hour', [1], { hero: { level: 2 }, expected: [['level.changed', { seat: B, n: -1 }]] }],
  [
    'takes a Boon where there is no Level to lose',
    'the-grey-hour',
    [1],
    {
      hero: { ready: [lying('bo-family-nose', B)] },
      after: [lose(B, 'bo-family-nose')],
      expected: [['card.lost', { card: 'bo-family-nose' }], never('level.changed')],
    },
  ],
  ['wounds', 'dropped-crucible', [1], { expected: [wounded()] }],
  [
    'a card for who stands firm',
    'hammer-song',
    [6],
    { hero: { hero: PERPETUA }, table: { adventures: ['bo-table-talk'] }, expected: [['card.drawn', { seat: B }]] },
  ],
  [
    'takes two hand cards by chance, and gives Peril',
    'hammer-song',
    [1],
    {
      hero: { hand: ['mo-rust-footman', 'mo-coin-rats'] },
      after: [draws('mo-coin-rats', 'mo-rust-footman')],
      expected: [
        ['card.discarded', { card: 'mo-coin-rats' }],
        ['card.discarded', { card: 'mo-rust-footman' }],
        ['peril.changed', { seat: B, n: 1 }],
      ],
    },
  ],
  [
    'a Boon of the choice of its player',
    'the-unremembering',
    [1],
    {
      hero: { ready: [lying('bo-family-nose', B), lying('bo-pallbearers-pace', B)] },
      after: [lose(A, 'bo-family-nose')],
      expected: [['card.lost', { card: 'bo-family-nose' }], unhurt],
    },
  ],
  ['without a Boon a wound', 'the-unremembering', [1], { expected: [wounded()] }],
  [
    'pays 2 Glory',
    'rain-of-nails',
    [6],
    {
      expected: [
        ['threat.rolled', { score: 'life', target: 10, total: 12 }],
        ['glory.changed', { n: 2 }],
      ],
    },
  ],
];

describe.each(EDITIONS)('traps, edition %s', (edition) => {
  test.each(TRAPS)('[DGN-THREAT-04] %s: %s, rolling %s', (_, card, faces, { hero = {}, table, after = [], expected }) => {
    check(
      lordPhaseOf([card], { edition, map: CROSS, ...table, heroes: [{}, { hero: WILMET, ...hero }] }),
      [trap(card, B), attack, dice(...faces), ...after],
      [...expected, ['trap.spent', { card }]],
    );
  });

  test('[DGN-THREAT-04] # raises the Threat of Overpressure and of Down Changes Its Mind, which asks for it again', () => {
    const on = (card: AdventureId, more: number) =>
      [lordPhaseOf([card], { edition, heroes: [{}, { hero: WILMET }] }), trap(card, B, more)] as const;
    const [scene, declared] = on('overpressure', 3);
    check(
      scene,
      [declared, attack, dice(6)],
      [
        ['encounter.declared', { peril: 5 }],
        ['threat.rolled', { target: 9, total: 8, passed: false }],
        wounded(),
        ['hero.tipped', { seat: B }],
      ],
    );
    const [down, fallen] = on('down-changes-its-mind', 1);
    check(
      down,
      [fallen, attack, dice(5)],
      [
        ['threat.rolled', { target: 9, passed: false }],
        ['hero.tipped', { rise: { score: 'speed', target: 9 } }],
      ],
    );
  });

  test('[DGN-THREAT-04] Leaves Over Nothing is 1 harder in a Forest, Rain of Nails in the Desert', () => {
    const map: readonly Laid[] = [
      ['the-last-signpost', 0, 0],
      ['bramble-fork', 0, -1],
      ['white-pan', 0, 1],
    ];
    const at = (card: AdventureId, where: 'bramble-fork' | 'white-pan') =>
      lordPhaseOf([card], { edition, map, heroes: [{ at: 'the-last-signpost' }, { hero: WILMET, at: where }] });
    check(at('leaves-over-nothing', 'bramble-fork'), [trap('leaves-over-nothing', B), attack, dice(1)], [['threat.rolled', { target: 6 }]]);
    check(at('rain-of-nails', 'white-pan'), [trap('rain-of-nails', B), attack, dice(1)], [['threat.rolled', { target: 11 }]]);
  });
});
