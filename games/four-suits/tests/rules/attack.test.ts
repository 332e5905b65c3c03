// Proves attacks, range, adds and evokes.

import { expect, test } from 'vitest';
import { check, never, refused } from '@undercroft/testkit';
import {
  attacks,
  cards,
  casts,
  character,
  clara,
  fate,
  fightOn,
  intrinsic,
  M1,
  M2,
  M3,
  PASS,
  rolf,
  wanda,
  wearing,
  type Wanted,
} from '../scenes.ts';

const SWORD = wearing({ weapon: 'longsword-3', body: 'mail-3' });
const armed = (more: object = {}) => rolf({ gear: SWORD, ...more });
const turn = (more: Wanted) => fightOn({ hands: [cards('K♠ 3♠')], ...more });

test('[CRD-ATTACK-01, CRD-ATTACK-05, CRD-ATTACK-06, CRD-ATTACK-07, CRD-ATTACK-08, CRD-ATTACK-11, CRD-STATUS-WALL-01] TV-05: hit cards, multiplier 3 - 1, 14 HP lost, no card for add or evoke', () => {
  check(
    turn({ party: [armed()], monsters: [{ species: 'gate-guard', statuses: ['wall'] }] }),
    [attacks(M1), fate('5♣ 9♦ 2♠ 8♣')],
    [
      ['cards.drawn', { use: 'hit', unit: 0, cards: cards('5♣ 9♦ 2♠') }],
      ['damage.reckoned', { base: 7, mult: 2 }],
      ['unit.hurt', { unit: M1, n: 14, hp: 26 }, 'CRD-ATTACK-08'],
      never('cards.drawn', { use: 'add' }),
    ],
  );
});
test('[CRD-ATTACK-02, CRD-ATTACK-03, CRD-ATTACK-04] TV-06: a tie of hit and evade cards is a hit', () => {
  check(
    turn({ party: [armed()], monsters: [{ species: 'tunnel-kobold' }] }),
    [attacks(M1), fate('6♣ 9♥ 2♦ 9♠ A♦')],
    [
      ['cards.drawn', { use: 'evade', unit: M1, cards: cards('9♠') }],
      ['attack.judged', { hit: true }],
      ['unit.hurt', { n: 28 }],
    ],
  );
});
test('[CRD-ATTACK-13] TV-07: a miss draws nothing more; hit cards come before evade cards', () => {
  check(
    turn({ party: [armed()], monsters: [{ species: 'tunnel-kobold' }] }),
    [attacks(M1), fate('6♣ 9♥ 2♦ 10♠')],
    [['cards.drawn', { use: 'hit' }], ['cards.drawn', { use: 'evade' }], ['attack.judged', { hit: false }], never('unit.hurt')],
  );
});
test('[CRD-EQUIP-12] TV-08: bare-handed Wanda, Hit 0, misses an ace of evade and hits where nothing is drawn', () => {
  check(
    turn({ party: [wanda({ row: 'near' })], monsters: [{ species: 'tunnel-kobold' }] }),
    [attacks(M1), fate('A♠')],
    [['attack.judged', { hit: false }]],
  );
  check(
    turn({ party: [wanda({ row: 'near' })], monsters: [{ species: 'gate-guard' }] }),
    [attacks(M1), fate('A♥')],
    [['attack.judged', { hit: true }], ['unit.hurt', { n: 2 }], never('cards.drawn', { use: 'add' })],
  );
});
test('[CRD-RANGE-01, CRD-RANGE-02, CRD-RANGE-03, CRD-RANGE-04] TV-09: a Longsword loses 1 for a Far target, a Spear and a Bow nothing', () => {
  const far = (weapon: 'longsword-3' | 'spear-3' | 'bow-3', row: 'near' | 'far') => {
    const party = [rolf({ gear: wearing({ weapon }), row }), clara({ row: 'near' })];
    let n = -1;
    check(
      turn({ party, monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }] }),
      [attacks(M2), fate(weapon === 'bow-3' ? '5♣ 9♦ 7♥' : '5♣ 9♦ 2♣ 7♥')],
      [['damage.reckoned', { base: 7 }]],
      ({ fight }) => {
        n = 40 - (fight?.monsters[1]?.hp ?? 0);
      },
    );
    return n;
  };
  expect([far('longsword-3', 'near'), far('spear-3', 'near'), far('bow-3', 'near')]).toEqual([7, 14, 14]);
  expect([far('longsword-3', 'far'), far('spear-3', 'far')]).toEqual([0, 7]);
});
test('[CRD-RANGE-05, CRD-TURN-04] TV-10: with monster 1 Dead, monster 2 counts as Near: no penalty, and one card for its action', () => {
  const monsters = [{ species: 'gate-guard', hp: 0, statuses: ['dead'] }, { species: 'gate-guard' }] as const;
  check(turn({ party: [armed()], monsters }), [attacks(M2), fate('5♣ 9♦ 2♣ 7♥')], [['damage.reckoned', { mult: 2 }]]);
  check(
    turn({ party: [armed()], monsters, hands: [cards('Q♠'), [], [], [], [], cards('K♦')] }),
    [fate('4♣')],
    [
      ['cards.drawn', { use: 'action', unit: M2, cards: cards('4♣') }],
      ['status.added', { unit: M2, status: 'defending' }],
    ],
  );
});
test('[CRD-RANGE-06, CRD-JOB-LANCER-01] reach and Long Reach add up and never become a bonus; no range penalty removes all of it', () => {
  const lancer = (weapon: 'spear-1' | 'axe-1', row: 'near' | 'far') =>
    character({ job: 'lancer', gear: wearing({ weapon }), row, techniques: ['lunge'] });
  const mods = (weapon: 'spear-1' | 'axe-1', row: 'near' | 'far') => ({
    party: [lancer(weapon, row), rolf()],
    monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }] as const,
  });
  check(turn(mods('spear-1', 'far')), [attacks(M2), fate('5♣ 9♦ 7♥')], [['damage.reckoned', { mult: 2, mods: [['suit', 2]] }]]);
  check(
    turn(mods('axe-1', 'far')),
    [attacks(M2), fate('5♣ 7♥')],
    [
      [
        'damage.reckoned',
        {
          mult: 1,
          mods: [
            ['suit', 2],
            ['range', -1],
          ],
        },
      ],
    ],
  );
  check(turn(mods('axe-1', 'far')), [casts('lunge', M2), fate('5♣ 9♦ 7♥')], [['damage.reckoned', { mult: 2, mods: [['suit', 2]] }]]);
});
test('[CRD-ATTACK-10, CRD-ATTACK-12, CRD-EQUIP-08] TV-11: a level 7 Club adds Stun on ♠ or ♣ and evokes Mend on A, J, Q or K', () => {
  const party = [rolf({ gear: wearing({ weapon: 'club-7' }) }), clara({ hp: 1 })];
  const monsters = [{ species: 'gate-guard', hp: 400, health: 400 }] as const;
  const after = (signs: string) => {
    let found: unknown;
    check(turn({ party, monsters }), [attacks(M1), fate(signs)], [['cards.drawn', { use: 'add' }]], ({ fight, party: now }) => {
      found = [fight?.monsters[0]?.stun, now[1]?.hp];
    });
    return found;
  };
  // Force 1 and Min 3, times the suit of a further card.
  expect(after('5♣ 9♦ 2♥ 6♣ 7♠ J♠ 3♥')).toEqual([1, 9]);
  expect(after('5♣ 9♦ 2♥ 6♣ 7♠ 4♣')).toEqual([1, 1]);
  expect(after('5♣ 9♦ 2♥ 6♣ 7♠ A♥ 3♥')).toEqual([0, 9]);
  expect(after('5♣ 9♦ 2♥ 6♣ 7♠ 5♥')).toEqual([0, 1]);
});
test('[CRD-ATTACK-14] a hit with multiplier 0 deals nothing and still draws for add or evoke', () => {
  check(
    turn({ party: [rolf({ gear: wearing({ weapon: 'club-4' }) })], monsters: [{ species: 'gate-guard', statuses: ['wall'] }] }),
    [attacks(M1), fate('5♣ 9♦ 2♥ 7♠ 4♣')],
    [['damage.reckoned', { mult: 0 }], never('unit.hurt'), ['stun.changed', { unit: M1, n: 1 }]],
  );
});
test('[CRD-ATTACK-09] modifiers are summed, and the result is at least 0', () => {
  check(
    turn({ party: [armed()], monsters: [{ species: 'gate-guard', statuses: ['wall', 'defending'] }] }),
    [attacks(M1), fate('5♣ 9♦ 2♥ 7♠')],
    [
      [
        'damage.reckoned',
        {
          mult: 0,
          mods: [
            ['suit', 1],
            ['wall', -1],
            ['defending', -1],
          ],
        },
      ],
    ],
  );
});
test('[CRD-ATTACK-15, CRD-ATTACK-18] an attack on several is resolved for each in unit order; Cleave reaches the Near row', () => {
  check(
    turn({
      party: [character({ job: 'berserker', techniques: ['cleave'], gear: wearing({ weapon: 'axe-1' }) })],
      monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }, { species: 'gate-guard' }],
    }),
    [casts('cleave'), fate('5♣ 9♦ 7♥ 8♣ 2♥ 6♣')],
    [['attack.judged', { on: M1 }], ['unit.hurt', { unit: M1 }], ['attack.judged', { on: M3 }], never('attack.judged', { on: M2 })],
  );
});
test('[CRD-ATTACK-16] HP do not fall below 0, and who has none is Dead', () => {
  check(
    turn({ party: [armed()], monsters: [{ species: 'gate-guard', hp: 3 }, { species: 'gate-guard' }] }),
    [attacks(M1), fate('5♣ 9♦ 2♥ 7♦')],
    [
      ['unit.hurt', { n: 3, hp: 0 }],
      ['unit.died', { unit: M1 }],
    ],
  );
});
test('[CRD-ATTACK-17] an Attack may be aimed at an ally, never at oneself', () => {
  const scene = turn({ party: [armed(), clara()], monsters: [{ species: 'gate-guard' }] });
  check(
    scene,
    [refused(attacks(0), { pick: 'target' }), attacks(1), fate('5♣ 9♦ 2♥ 4♣ 7♠')],
    [['attack.judged', { by: 0, on: 1, hit: true }]],
  );
});
test('[CRD-ATTACK-19] Guard Break takes Wall away before the multiplier', () => {
  check(
    turn({ party: [armed({ techniques: ['guard-break'], mp: 20 })], monsters: [{ species: 'gate-guard', statuses: ['wall', 'reflect'] }] }),
    [casts('guard-break', M1), fate('5♣ 9♦ 2♥ 7♠')],
    [
      ['status.removed', { status: 'wall' }],
      ['status.removed', { status: 'reflect' }],
      [
        'damage.reckoned',
        {
          mult: 2,
          mods: [
            ['suit', 1],
            ['action', 1],
          ],
        },
      ],
    ],
  );
});
test('[CRD-TECH-01, CRD-TECH-07] a technique costs MP when it is declared, and cannot be chosen without them', () => {
  const scene = (mp: number) => turn({ party: [armed({ techniques: ['lunge'], mp })], monsters: [{ species: 'tunnel-kobold' }] });
  check(
    scene(4),
    [casts('lunge', M1), fate('2♣ 3♥ 4♦ 5♠ 10♠')],
    [
      ['mana.changed', { by: -4, mp: 0 }],
      ['attack.judged', { hit: false }],
    ],
  );
  check(scene(3), [refused(casts('lunge', M1), { pick: 'technique' })], []);
});
test('[CRD-TECH-02] arms are Attacks: Silence and Reflect do not touch them', () => {
  check(
    turn({
      party: [armed({ techniques: ['lunge'], statuses: ['silence'] })],
      monsters: [{ species: 'gate-guard', statuses: ['reflect'] }],
    }),
    [casts('lunge', M1), fate('2♣ 3♥ 4♦ 5♠ 10♠')],
    [['attack.judged', { on: M1, hit: true }], never('effect.reflected')],
  );
});
test('[CRD-EQUIP-04] with a weapon that is not on the list Hit is 1 lower, and it neither adds nor evokes', () => {
  check(
    turn({ party: [rolf({ gear: wearing({ weapon: 'gun-7' }) })], monsters: [{ species: 'gate-guard', hp: 400, health: 400 }] }),
    [attacks(M1), fate('5♣ 9♦ 2♥ 7♠')],
    [['cards.drawn', { use: 'hit', cards: cards('5♣ 9♦ 2♥') }], ['unit.hurt'], never('cards.drawn', { use: 'add' })],
  );
});
test('[CRD-JOB-BERSERKER-01] Fury: +1 while Kneeling', () => {
  const party = (hp: number) => [character({ job: 'berserker', hp })];
  check(
    turn({ party: party(3), monsters: [{ species: 'gate-guard' }] }),
    [attacks(M1), fate('5♣ 9♦ 7♠')],
    [['damage.reckoned', { mult: 2 }]],
  );
  check(
    turn({ party: party(4), monsters: [{ species: 'gate-guard' }] }),
    [attacks(M1), fate('5♣ 9♦ 7♠')],
    [['damage.reckoned', { mult: 1 }]],
  );
});
test('[CRD-JOB-BERSERKER-02, CRD-STATUS-BERSERK-01] Rage: Berserk, and at once the Attack, with +1', () => {
  check(
    turn({ party: [character({ job: 'berserker' })], monsters: [{ species: 'gate-guard' }] }),
    [intrinsic(), fate('5♣ 9♦ 7♠')],
    [
      ['status.added', { status: 'berserk' }],
      [
        'damage.reckoned',
        {
          mult: 2,
          mods: [
            ['suit', 1],
            ['berserk', 1],
          ],
        },
      ],
    ],
  );
});
test('[CRD-JOB-GUNNER-01] Deadeye: +1 Hit with a ranged weapon only', () => {
  const hits = (weapon: 'bow-1' | 'knife-1', signs: string) =>
    check(
      turn({ party: [character({ job: 'gunner', row: 'near', gear: wearing({ weapon }) })], monsters: [{ species: 'gate-guard' }] }),
      [attacks(M1), fate(`${signs} 7♠`)],
      [['cards.drawn', { use: 'hit', cards: cards(signs) }]],
    );
  hits('bow-1', '5♣ 9♦ 2♥');
  hits('knife-1', '5♣ 9♦ 2♥');
});
test('[CRD-JOB-GUNNER-02, CRD-JOB-GUNNER-03] Take Aim doubles the hit cards of the next Attack and adds 1, even if it misses', () => {
  const party = [character({ job: 'gunner', row: 'near' })];
  check(
    turn({ party, monsters: [{ species: 'gate-guard' }], lasting: [{ by: 0, what: 'aim' }] }),
    [attacks(M1), fate('5♣ 9♦ 7♠')],
    [
      ['cards.drawn', { use: 'hit', cards: cards('5♣ 9♦') }],
      ['damage.reckoned', { mult: 2 }],
    ],
    ({ fight }) => expect(fight?.lasting).toEqual([]),
  );
  check(
    turn({ party, monsters: [{ species: 'tunnel-kobold' }], lasting: [{ by: 0, what: 'aim' }] }),
    [attacks(M1), fate('5♣ 9♦ 10♠')],
    [['attack.judged', { hit: false }]],
    ({ fight }) => expect(fight?.lasting).toEqual([]),
  );
});
test('[CRD-JOB-KNIGHT-01, CRD-JOB-KNIGHT-03] Cover: a Near Knight takes an enemy’s Attack on somebody who kneels, with its own Evade', () => {
  const strikes = (hp: number, row: 'near' | 'far') =>
    fightOn({
      party: [rolf({ row }), clara({ hp, row: 'near' })],
      monsters: [{ species: 'grey-wolf' }],
      hands: [cards('Q♠'), [], [], [], cards('K♦')],
    });
  check(
    strikes(2, 'near'),
    [fate('8♣ 5♦ 9♦')],
    [
      ['attack.covered', { unit: 1, by: 0 }],
      ['cards.drawn', { use: 'evade', unit: 0 }],
    ],
  );
  check(strikes(2, 'far'), [fate('8♣ 5♦ 4♦ 7♠')], [never('attack.covered'), ['attack.judged', { on: 1 }]]);
  check(strikes(3, 'near'), [fate('8♣ 5♦ 4♦ 7♠')], [never('attack.covered'), ['attack.judged', { on: 1 }]]);
});
test('[CRD-JOB-KNIGHT-02] Sentinel: Defending, and Cover for everybody', () => {
  check(
    fightOn({
      party: [rolf(), clara({ row: 'near' })],
      monsters: [{ species: 'grey-wolf' }],
      hands: [cards('K♠'), cards('2♠'), [], [], cards('Q♦')],
    }),
    [intrinsic(), fate('8♣ 5♦ 9♦ 4♥')],
    [
      ['status.added', { unit: 0, status: 'defending' }],
      ['lasting.began', { what: 'guard' }],
      ['attack.covered', { unit: 1, by: 0 }],
    ],
  );
});

const REFLECTING = { species: 'gate-guard', hp: 90, health: 90, statuses: ['reflect'] } as const;
test('[CRD-TURN-17, CRD-ATTACK-18] who falls in the middle of an attack on several strikes nobody else', () => {
  check(
    turn({
      party: [character({ job: 'samurai', hp: 3, mp: 24, techniques: ['bladestorm'], gear: wearing({ weapon: 'longsword-7' }) })],
      monsters: [REFLECTING, { species: 'gate-guard' }],
    }),
    [casts('bladestorm'), fate('5♣ 9♦ 2♥ 6♣ 7♠ K♥ 2♣ 3♣ 4♥')],
    [
      ['attack.judged', { on: M1 }],
      ['effect.reflected', { unit: M1, on: 0 }],
      ['unit.died', { unit: 0 }],
      never('attack.judged', { on: M2 }),
    ],
  );
});
test('[CRD-ATTACK-12, CRD-STATUS-CONFUSE-03] what a Confused wielder evokes hits the target of the Attack, without a card of its own', () => {
  check(
    turn({
      party: [rolf({ statuses: ['confuse'], gear: wearing({ weapon: 'longsword-7' }) }), clara()],
      monsters: [{ species: 'gate-guard', hp: 90, health: 90 }],
    }),
    [attacks(M1), fate('3♦ 5♣ 9♦ 2♥ 6♣ 7♠ K♥ 4♣ 2♠')],
    [
      ['attack.judged', { on: M1 }],
      ['unit.acted', { what: 'fire', on: M1 }],
      ['damage.reckoned', { on: M1, element: 'flame' }],
    ],
  );
});
test('[CRD-HEX-06, CRD-ATTACK-12] whoever Confuse makes strike himself makes his Will save against what he evokes; an ally struck freely does not', () => {
  const ninja = (statuses: readonly 'confuse'[]) => character({ job: 'ninja', level: 5, statuses, gear: wearing({ weapon: 'knife-7' }) });
  const monsters = [{ species: 'gate-guard' }] as const;
  check(
    turn({ party: [ninja(['confuse']), clara()], monsters }),
    [attacks(M1), fate('A♦ 5♣ 9♦ 2♥ 6♣ 4♣ 3♣ 7♠ K♥ A♠ 8♦ 8♥ J♦ 2♦')],
    [
      ['attack.judged', { by: 0, on: 0, hit: true }],
      ['status.removed', { status: 'confuse' }],
      ['unit.acted', { what: 'dazzle', on: 0 }],
      ['cards.drawn', { use: 'will', unit: 0 }],
      ['save.made', { saved: true }],
      never('status.added', { status: 'blind' }),
    ],
  );
  check(
    turn({ party: [ninja([]), rolf({ level: 9 })], monsters }),
    [attacks(1), fate('5♣ 9♦ 2♥ 6♣ 4♣ 7♠ K♥ A♠ 8♦ 8♥')],
    [['status.added', { unit: 1, status: 'blind' }], never('cards.drawn', { use: 'will' })],
  );
});
test('[CRD-ATTACK-12] an evoked Mend All passes over the Undead (G-07, R-12)', () => {
  check(
    turn({
      party: [
        clara({ row: 'near', hp: 2, gear: wearing({ weapon: 'staff-10' }) }),
        rolf({ hp: 5, statuses: ['undead'] }),
        wanda({ hp: 1 }),
      ],
      monsters: [{ species: 'gate-guard', hp: 90, health: 90 }],
    }),
    [attacks(M1), fate('5♣ 9♦ 2♥ 6♣ 7♠ K♥ 4♠ 5♠')],
    [['unit.acted', { what: 'mend-all' }], ['unit.healed', { unit: 0 }], ['unit.healed', { unit: 2 }], never('unit.hurt', { unit: 1 })],
  );
});
test('[CRD-ATTACK-11, CRD-STATUS-GEN-01] Pommel with a level 4 Club adds its Stun and the Club’s: Stun adds up', () => {
  check(
    turn({
      party: [rolf({ techniques: ['pommel'], gear: wearing({ weapon: 'club-4' }) })],
      monsters: [{ species: 'gate-guard', hp: 90, health: 90 }],
    }),
    [casts('pommel', M1), fate('5♣ 9♦ 2♥ 7♠ 4♣')],
    [
      ['stun.changed', { unit: M1, n: 1 }],
      ['stun.changed', { unit: M1, n: 2 }],
    ],
  );
  // A status that both add is added once: Slow takes Haste away, and a second Slow does not follow.
  check(
    turn({
      party: [character({ job: 'thief', mp: 14, techniques: ['hamstring'], gear: wearing({ weapon: 'whip-4' }) })],
      monsters: [{ species: 'gate-guard', hp: 90, health: 90, statuses: ['haste'] }],
    }),
    [casts('hamstring', M1), fate('5♣ 9♦ 7♠ 4♣')],
    [
      ['status.removed', { unit: M1, status: 'haste' }],
      ['status.added', { unit: M1, status: 'stuck' }],
      never('status.added', { status: 'slow' }),
    ],
  );
});
test('[CRD-JOB-GUNNER-02] Take Aim waits for the next Attack in this combat, whatever becomes of the Gunner; only the song ends early', () => {
  check(
    turn({
      party: [character({ job: 'gunner', hp: 1, statuses: ['poison'] }), clara()],
      monsters: [{ species: 'gate-guard' }],
      lasting: [{ by: 0, what: 'aim' }],
      hands: [cards('K♠'), cards('2♠')],
    }),
    [PASS],
    [['unit.died', { unit: 0 }]],
    ({ fight }) => expect(fight?.lasting).toEqual([{ by: 0, what: 'aim' }]),
  );
});

test('[CRD-ATTACK-18] the second target is chosen just before its Attack; one without a possible target is lost', () => {
  const samurai = (technique: 'double-strike' | 'volley') => character({ job: 'samurai', mp: 16, techniques: [technique] });
  check(
    turn({
      party: [samurai('double-strike')],
      monsters: [
        { species: 'gate-guard', hp: 1 },
        { species: 'gate-guard', row: 'near' },
      ],
    }),
    [casts('double-strike', M1), fate('5♣ 9♦ 7♥'), refused(attacks(M1), { pick: 'target' }), attacks(M2), fate('6♣ 8♦ 4♥')],
    [
      ['unit.died', { unit: M1 }],
      ['attack.judged', { on: M2 }],
    ],
  );
  check(
    turn({
      party: [samurai('volley'), clara()],
      monsters: [
        { species: 'gate-guard', hp: 1 },
        { species: 'ogre', statuses: ['hidden'] },
      ],
    }),
    [casts('volley'), fate('5♣ 9♦ 7♥')],
    [['unit.died', { unit: M1 }], ['turn.ended', { unit: 0 }], never('attack.judged', { on: M2 }), never('attack.judged', { on: 1 })],
  );
});
const SKY = wearing({ weapon: 'axe-7' });
test('[CRD-ATTACK-18, CRD-ATTACK-12] an evoked Tremor strikes all enemies; who falls by it is passed over', () => {
  check(
    turn({
      party: [character({ job: 'berserker', mp: 24, techniques: ['bladestorm'], gear: SKY })],
      monsters: [
        { species: 'gate-guard', hp: 90, health: 90 },
        { species: 'gate-guard', hp: 1 },
        { species: 'gate-guard', hp: 90, health: 90 },
      ],
    }),
    [casts('bladestorm'), fate('5♣ 9♦ 2♥ 7♠ K♥ 3♣ 4♥ 2♠ 5♥ 4♠ 6♥ 6♣ 8♦ 8♥ 7♥ 9♥')],
    [
      ['attack.judged', { on: M1 }],
      ['unit.acted', { what: 'tremor' }],
      ['damage.reckoned', { on: M1, element: 'earth' }],
      ['unit.died', { unit: M2 }],
      ['damage.reckoned', { on: M3, element: 'earth' }],
      ['attack.judged', { on: M3 }],
      never('attack.judged', { on: M2 }),
    ],
  );
});
test('[CRD-ATTACK-12, CRD-STATUS-SILENCE-01] a hostile single Evoke hits the target of the Attack; a Silenced wielder adds and does not Evoke', () => {
  const gunner = (statuses: readonly 'silence'[]) =>
    turn({
      party: [character({ job: 'gunner', row: 'near', statuses, gear: wearing({ weapon: 'gun-7' }) })],
      monsters: [
        { species: 'ogre', hp: 90, health: 90 },
        { species: 'gate-guard', row: 'near', hp: 90, health: 90 },
      ],
    });
  const blow = '5♣ 9♦ 2♥ 6♣ 7♠ Q♠';
  check(
    gunner([]),
    [attacks(M2), fate(`${blow} 3♣ 4♥`)],
    [
      ['status.added', { unit: M2, status: 'blind' }],
      ['unit.acted', { what: 'fire', on: M2 }],
      ['damage.reckoned', { on: M2, element: 'flame', base: 6, mult: 2 }],
      never('damage.reckoned', { on: M1 }),
    ],
  );
  check(
    gunner(['silence']),
    [attacks(M2), fate(blow), { act: 'leave' }],
    [['status.added', { unit: M2, status: 'blind' }], never('unit.acted', { what: 'fire' })],
  );
  check(
    turn({
      party: [rolf({ statuses: ['silence'], gear: wearing({ weapon: 'longsword-7' }) })],
      monsters: [{ species: 'gate-guard', hp: 90, health: 90 }],
    }),
    [attacks(M1), fate('5♣ 9♦ 2♥ 6♣ 7♠ K♥'), { act: 'leave' }],
    [['cards.drawn', { use: 'add' }], never('unit.acted', { what: 'fire' }), never('status.added')],
  );
});
test('[CRD-JOB-GUNNER-03] of several Attacks only the first profits of Take Aim', () => {
  check(
    turn({
      party: [character({ job: 'gunner', row: 'near', mp: 16, techniques: ['volley'] })],
      monsters: [{ species: 'gate-guard', hp: 90, health: 90 }],
      lasting: [{ by: 0, what: 'aim' }],
    }),
    [casts('volley'), fate('5♣ 9♦ 7♠ 6♣ 8♠ 4♣ 9♠')],
    [
      ['cards.drawn', { use: 'hit', cards: cards('5♣ 9♦') }],
      ['damage.reckoned', { mult: 2 }],
      ['cards.drawn', { use: 'hit', cards: cards('6♣') }],
      ['damage.reckoned', { mult: 1 }],
      ['cards.drawn', { use: 'hit', cards: cards('4♣') }],
      ['damage.reckoned', { mult: 1 }],
    ],
  );
});
/** A wolf that bites the weakest, and Clara on her knees. */
const bitten = (party: Wanted['party'], more: Partial<Wanted> = {}) =>
  fightOn({ party: party ?? [], monsters: [{ species: 'grey-wolf' }], hands: [cards('Q♠'), [], [], [], cards('K♦')], ...more });
const kneeling = (more: object = {}) => clara({ hp: 2, row: 'near', ...more });
test('[CRD-JOB-KNIGHT-03] who is Paralyzed or Hypnotized does not cover, nor anybody against a friend; of two Knights the first in unit order does', () => {
  check(
    bitten([rolf({ statuses: ['paralyze'] }), kneeling()], { hands: [cards('Q♠'), cards('2♠'), [], [], cards('K♦')] }),
    [fate('8♣ 5♦ 9♦'), { act: 'leave' }],
    [['attack.judged', { by: M1, on: 1, hit: false }], never('attack.covered')],
  );
  check(
    bitten([rolf({ statuses: ['hypnotize'] }), kneeling()], { hands: [[], cards('Q♠'), [], [], cards('K♦')] }),
    [fate('8♣ 5♦ 9♦')],
    [['attack.judged', { by: M1, on: 1, hit: false }], never('attack.covered')],
  );
  check(bitten([rolf(), rolf(), kneeling()]), [fate('8♣ 5♦ 9♦')], [['attack.covered', { unit: 2, by: 0 }]]);
  check(bitten([rolf({ row: 'far' }), rolf(), kneeling()]), [fate('8♣ 5♦ 9♦')], [['attack.covered', { unit: 2, by: 1 }]]);
  check(
    turn({ party: [wanda({ row: 'near' }), kneeling(), rolf()], monsters: [{ species: 'gate-guard' }] }),
    [attacks(1), fate('5♦')],
    [['attack.judged', { by: 0, on: 1 }], never('attack.covered')],
  );
});
test('[CRD-JOB-KNIGHT-03] Cover comes before Transparent, and the Attack meets the Knight’s own', () => {
  check(
    bitten([rolf(), kneeling({ statuses: ['transparent'] })]),
    [fate('8♣ 5♦ 9♦')],
    [['attack.covered', { unit: 1, by: 0 }], ['attack.judged', { on: 0 }], never('attack.passed')],
  );
  check(
    bitten([rolf({ statuses: ['transparent'] }), kneeling()]),
    [fate('8♣')],
    [['attack.covered', { unit: 1, by: 0 }], ['attack.passed', { unit: 0 }], never('attack.judged')],
  );
});
test('[CRD-JOB-KNIGHT-03] a Sweep over the whole row is not covered', () => {
  check(
    fightOn({ party: [rolf(), kneeling()], monsters: [{ species: 'hollow-armor' }], hands: [cards('Q♠'), [], [], [], cards('K♦')] }),
    [fate('9♦ 5♣ 6♣ 7♣ 8♣')],
    [['attack.judged', { on: 0, hit: false }], ['attack.judged', { on: 1, hit: false }], never('attack.covered')],
  );
});
test('[CRD-JOB-KNIGHT-02] what Sentinel promises ends with the Knight’s next turn that is not skipped', () => {
  const guard = [{ by: 0, what: 'guard' }] as const;
  const after = (stun: number) => {
    let left: unknown;
    check(
      fightOn({
        party: [rolf({ stun }), clara()],
        monsters: [{ species: 'gate-guard' }],
        lasting: guard,
        hands: [cards('K♠'), cards('2♠')],
      }),
      [],
      [[stun > 0 ? 'turn.skipped' : 'turn.began', { unit: 0 }]],
      ({ fight }) => {
        left = fight?.lasting;
      },
    );
    return left;
  };
  expect([after(0), after(1)]).toEqual([[], guard]);
});
