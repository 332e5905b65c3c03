// Proves energy, hexes, healing, and what Silence and Reflect do to them.

import { expect, test } from 'vitest';
import { check, never, refused } from '@undercroft/testkit';
import { statsOf } from '../../src/queries/stats.ts';
import { cards, casts, character, clara, fate, fightOn, intrinsic, M1, M2, rolf, uses, wanda, wearing, type Wanted } from '../scenes.ts';

const turn = (more: Wanted) => fightOn({ hands: [cards('K♠ 3♠')], ...more });
const WAND = wearing({ weapon: 'wand-3' });
const FOREST = { domain: 'forest', floors: 1 } as const;

test('[CRD-ENERGY-02, CRD-ENERGY-03] TV-19: Fire on a Walking Oak: Will save, then the multiplier, +1 for its weakness', () => {
  check(
    turn({
      quest: FOREST,
      party: [wanda({ gear: WAND, techniques: ['fire'] })],
      monsters: [{ species: 'walking-oak', hp: 60, health: 60 }],
    }),
    [casts('fire', M1), fate('7♣ 2♣')],
    [
      ['mana.changed', { by: -5 }],
      ['cards.drawn', { use: 'will', unit: M1 }],
      ['cards.drawn', { use: 'multiplier' }],
      ['damage.reckoned', { base: 10, mult: 4, element: 'flame' }],
      ['unit.hurt', { n: 40 }],
    ],
  );
});
test('[CRD-STATUS-BARRIER-01, CRD-TECH-03] TV-20: a save, Barrier and its own element leave nothing', () => {
  check(
    turn({ party: [wanda({ techniques: ['fire'] })], monsters: [{ species: 'salamander', statuses: ['barrier'] }] }),
    [casts('fire', M1), fate('K♥ 6♥')],
    [
      ['save.made', { saved: true }],
      [
        'damage.reckoned',
        {
          mult: 0,
          mods: [
            ['suit', 2],
            ['will', -1],
            ['barrier', -1],
            ['own', -1],
          ],
        },
      ],
      never('unit.hurt'),
    ],
  );
});
test('[CRD-DOMAIN-02, CRD-ENERGY-09] TV-21: in a Volcano a ♠ counts as 2 for flame', () => {
  const ray = (domain: 'volcano' | 'castle') =>
    fightOn({
      quest: { domain, floors: 1 },
      party: [rolf()],
      monsters: [{ species: 'fire-spirit' }],
      hands: [cards('Q♠'), [], [], [], cards('K♦')],
    });
  check(
    ray('volcano'),
    [fate('7♠ 2♣ 4♦ 3♠')],
    [
      ['damage.reckoned', { base: 3, mult: 2 }],
      ['unit.hurt', { n: 6 }],
    ],
  );
  check(ray('castle'), [fate('7♠ 2♣ 4♦ 3♠')], [['unit.hurt', { n: 3 }]]);
  const sung = { lasting: [{ by: 0, what: 'song' }] } as const;
  check(
    turn({
      quest: { domain: 'volcano', floors: 1 },
      party: [wanda({ techniques: ['fire'] })],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠ 3♠')],
      ...sung,
    }),
    [casts('fire', M1), fate('2♣ 4♠')],
    [['damage.reckoned', { mult: 2, mods: [['suit', 2]] }]],
  );
});
test('[CRD-ENERGY-05, CRD-ENERGY-08, CRD-STATUS-FLOATING-01] a Floating unit ignores earth, and draws nothing for it', () => {
  check(
    turn({ party: [wanda({ techniques: ['stone'] })], monsters: [{ species: 'gate-guard', statuses: ['floating'] }] }),
    [casts('stone', M1)],
    [['mana.changed'], never('cards.drawn', { use: 'will' }), never('unit.hurt')],
  );
});
test('[CRD-ENERGY-04, CRD-ENERGY-06, CRD-ENERGY-07] neutral energy knows no weakness, and characters have no element', () => {
  check(
    turn({ party: [wanda({ techniques: ['bolt'] })], monsters: [{ species: 'walking-oak' }] }),
    [casts('bolt', M1), fate('7♣ 2♣')],
    [['damage.reckoned', { base: 6, mult: 3, element: 'neutral', mods: [['suit', 3]] }]],
  );
});
test('[CRD-TECH-09] an energy technique for all strikes every enemy in unit order, a save and a card each', () => {
  check(
    turn({ party: [wanda({ techniques: ['quake'], mp: 16 })], monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }] }),
    [casts('quake'), fate('7♣ 2♣ 8♣ 2♥')],
    [
      ['unit.hurt', { unit: M1, n: 36 }],
      ['unit.hurt', { unit: M2, n: 24 }],
    ],
  );
});
test('[CRD-HEX-01, CRD-HEX-02] TV-22: Dazzle: three cards within A-3, then the Will save', () => {
  const bard = { party: [character({ job: 'bard' })], monsters: [{ species: 'ogre', level: 2 }] } as const;
  check(
    turn(bard),
    [casts('dazzle', M1), fate('5♠ 3♦ K♣ 10♥')],
    [
      ['check.made', { done: true }],
      ['status.added', { unit: M1, status: 'blind' }],
    ],
  );
  check(turn(bard), [casts('dazzle', M1), fate('5♠ 3♦ K♣ J♥')], [['save.made', { saved: true }], never('status.added')]);
  check(turn(bard), [casts('dazzle', M1), fate('5♠ 4♦ K♣')], [['check.made', { done: false }], never('cards.drawn', { use: 'will' })]);
});
test('[CRD-JOB-WIZARD-01] TV-23: a Wizard with Force 5 draws 7 cards for Chance', () => {
  check(
    turn({ party: [wanda({ techniques: ['halt'], mp: 16 })], monsters: [{ species: 'gate-guard' }] }),
    [casts('halt', M1), fate('5♠ 6♦ K♣ 7♥ 8♥ 9♥ 10♥')],
    [
      ['cards.drawn', { use: 'chance', cards: cards('5♠ 6♦ K♣ 7♥ 8♥ 9♥ 10♥') }],
      ['check.made', { done: false }],
    ],
  );
});
test('[CRD-HEX-03] a willing ally makes no Will save', () => {
  check(
    turn({ party: [character({ job: 'bard' }), rolf()], monsters: [{ species: 'gate-guard' }] }),
    [casts('dazzle', 1), fate('5♠ 3♦ K♣')],
    [['status.added', { unit: 1, status: 'blind' }], never('save.made')],
  );
});
test('[CRD-HEX-05, CRD-STATUS-GEN-08] a hex on somebody immune costs the MP and draws nothing', () => {
  check(
    turn({ party: [character({ job: 'thief', techniques: ['charm'], mp: 20 })], monsters: [{ species: 'kraken', level: 3 }] }),
    [casts('charm', M1)],
    [['mana.changed', { by: -20 }], never('cards.drawn', { use: 'chance' })],
  );
});
test('[CRD-HEX-04] Wither: unhealing with a Will save; Barrier does not help, and an Undead unit gains', () => {
  const wither = (statuses: readonly ('barrier' | 'undead')[]) =>
    turn({
      party: [character({ job: 'alchemist', techniques: ['wither'], mp: 14 })],
      monsters: [{ species: 'gate-guard', hp: 10, statuses }, { species: 'gate-guard' }],
    });
  check(
    wither(['barrier']),
    [casts('wither', M1), fate('K♥ 2♥')],
    [
      ['damage.reckoned', { base: 13, mult: 1, element: 'unhealing' }],
      ['unit.hurt', { n: 10 }],
    ],
  );
  check(wither(['undead']), [casts('wither', M1), fate('9♥ 2♥')], [['unit.healed', { n: 26, hp: 36 }]]);
});
test('[CRD-HEAL-03, CRD-HEAL-05, CRD-JOB-CLERIC-01] TV-24: Mend with 6♦ heals 28, with 6♠ 14, and hurts an Undead', () => {
  const run = (target: number, signs: string, n: number, type: 'unit.healed' | 'unit.hurt') =>
    check(
      turn({
        party: [clara({ techniques: ['mend'] }), rolf({ level: 3, hp: 1 })],
        monsters: [{ species: 'skeleton', statuses: ['undead'] }],
      }),
      [casts('mend', target), fate(signs)],
      [[type, { unit: target, n }]],
    );
  run(1, '6♦', 28, 'unit.healed');
  run(1, '6♠', 14, 'unit.healed');
  run(M1, '6♦', 28, 'unit.hurt');
});
test('[CRD-HEAL-04, CRD-HEAL-06] healing stops at Health; on an Undead enemy there is no save', () => {
  check(
    turn({ party: [clara({ techniques: ['mend'] }), rolf({ hp: 10 })], monsters: [{ species: 'skeleton', statuses: ['undead'] }] }),
    [casts('mend', 1), fate('6♦')],
    [['unit.healed', { n: 3, hp: 13 }]],
  );
  check(
    turn({ party: [clara({ techniques: ['mend'] })], monsters: [{ species: 'skeleton', statuses: ['undead'] }] }),
    [casts('mend', M1), fate('6♥')],
    [['unit.hurt', { n: 14 }, 'CRD-HEAL-05'], never('save.made')],
  );
});
test('[CRD-HEAL-09] HP lost through reversed healing are no damage: Wall, Barrier and Defending do not apply; they can kill', () => {
  check(
    turn({
      party: [clara({ techniques: ['mend'] })],
      monsters: [{ species: 'skeleton', hp: 20, statuses: ['undead', 'wall', 'barrier', 'defending'] }, { species: 'skeleton' }],
    }),
    [casts('mend', M1), fate('6♦')],
    [
      ['unit.hurt', { n: 20 }],
      ['unit.died', { unit: M1 }],
    ],
  );
});
test('[CRD-HEAL-07] TV-66: a Ghoul’s Drain gives half of what was lost, and Undead does not reverse it', () => {
  check(
    fightOn({
      party: [rolf({ base: [8, 4, 15, 3, 4], hp: 20 })],
      monsters: [{ species: 'ghoul', level: 3, hp: 10, health: 30, statuses: ['undead'] }],
      hands: [cards('Q♠'), [], [], [], cards('K♦')],
    }),
    [fate('2♣ 10♦ 9♦ 8♦ 7♦ 6♥ 5♣')],
    [
      ['unit.hurt', { unit: 0, n: 12 }],
      ['unit.healed', { unit: M1, n: 6, hp: 16 }, 'CRD-HEAL-07'],
    ],
  );
});
test('[CRD-HEAL-08, CRD-ITEM-05] TV-67: Water kills an Undead, an Elixir takes Undead away first', () => {
  const party = (item: 'water' | 'elixir') => [rolf({ base: [8, 4, 15, 3, 4], hp: 3, statuses: ['undead'], items: [item] }), clara()];
  const drunk = (item: 'water' | 'elixir') =>
    turn({ party: party(item), monsters: [{ species: 'gate-guard' }], hands: [cards('K♠ 3♠'), cards('2♠')] });
  check(
    drunk('water'),
    [uses('water', 0)],
    [
      ['unit.hurt', { n: 3 }, 'CRD-HEAL-05'],
      ['unit.died', { unit: 0 }],
    ],
  );
  check(
    drunk('elixir'),
    [uses('elixir', 0)],
    [
      ['status.removed', { status: 'undead' }],
      ['unit.healed', { hp: 20 }],
    ],
  );
});
test('[CRD-STATUS-REFLECT-01, CRD-STATUS-REFLECT-02, CRD-STATUS-REFLECT-03] TV-25: a Bolt comes back at a random enemy of whom it was aimed at', () => {
  check(
    turn({
      party: [rolf(), wanda({ techniques: ['bolt'] }), clara()],
      monsters: [{ species: 'crystal-lurker', statuses: ['reflect'] }],
      hands: [cards('2♠'), cards('K♠ 3♠')],
    }),
    [casts('bolt', M1), fate('5♦ 2♣ 4♥ 6♥ 7♥')],
    [
      ['cards.drawn', { use: 'target' }],
      ['effect.reflected', { unit: M1, on: 1 }],
      ['cards.drawn', { use: 'will', unit: 1 }],
      ['unit.hurt', { unit: 1 }],
    ],
  );
});
test('[CRD-STATUS-SILENCE-01, CRD-TECH-04, CRD-TECH-05] Silence stops ☆, ● and scrolls, not ◎', () => {
  const mute = turn({
    party: [
      character({ job: 'alchemist', techniques: ['bolt', 'cleanse', 'toxin'], mp: 30, statuses: ['silence'], items: ['scroll-of-earth'] }),
    ],
    monsters: [{ species: 'gate-guard' }],
  });
  check(
    mute,
    [
      refused(casts('bolt', M1), { pick: 'technique' }),
      refused(uses('scroll-of-earth'), { pick: 'item' }),
      casts('toxin', M1),
      fate('5♠ 6♦ 7♦ 8♦'),
    ],
    [['check.made']],
  );
});
test('[CRD-TECH-10] a boon is not cast on an enemy', () => {
  check(
    turn({ party: [rolf({ techniques: ['wall'] })], monsters: [{ species: 'gate-guard' }] }),
    [refused(casts('wall', M1), { pick: 'target' }), casts('wall', 0)],
    [['status.added', { unit: 0, status: 'wall' }]],
  );
});
test('[CRD-JOB-ALCHEMIST-01] Potent Mix: Potions give half as much again', () => {
  check(
    turn({ party: [character({ job: 'alchemist', items: ['water'] }), rolf({ level: 3, hp: 1 })], monsters: [{ species: 'gate-guard' }] }),
    [uses('water', 1)],
    [['unit.healed', { unit: 1, n: 15 }]],
  );
});
test('[CRD-JOB-ALCHEMIST-02] Flask: once in a combat, of any element, whatever Silence and Reflect say', () => {
  const party = [character({ job: 'alchemist', statuses: ['silence'] })];
  check(
    turn({ party, monsters: [{ species: 'walking-oak', statuses: ['reflect'] }] }),
    [
      intrinsic({ element: 'flame', target: M1 }),
      fate('7♣ 2♣'),
      { act: 'leave' },
      refused(intrinsic({ element: 'flame', target: M1 }), { pick: 'act' }),
    ],
    [['damage.reckoned', { base: 4, mult: 4, element: 'flame' }], never('effect.reflected')],
  );
});
test('[CRD-JOB-BARD-02, CRD-JOB-BARD-03] Marching Song: a ♠ counts as 2 for the Bard’s side, until its next turn or its fall', () => {
  const party = [rolf(), character({ job: 'bard' })];
  const monsters = [{ species: 'gate-guard' }] as const;
  const script = fate('5♣ 9♦ 7♠');
  check(
    turn({ party, monsters, lasting: [{ by: 1, what: 'song' }] }),
    [{ act: 'attack', target: M1 }, script],
    [['damage.reckoned', { mult: 2 }]],
  );
  check(turn({ party, monsters }), [{ act: 'attack', target: M1 }, script], [['damage.reckoned', { mult: 1 }]]);
  check(
    turn({ party: [rolf(), character({ job: 'bard', hp: 1, statuses: ['poison'] })], monsters, hands: [cards('2♠ Q♥'), cards('K♠ 3♠')] }),
    [intrinsic()],
    [
      ['lasting.began', { what: 'song' }],
      ['unit.died', { unit: 1 }],
    ],
    ({ fight }) => expect(fight?.lasting).toEqual([]),
  );
});
test('[CRD-JOB-CLERIC-02] Prayer: a card for each ally, red heals Level + Force', () => {
  check(
    turn({ party: [clara({ hp: 1, statuses: ['silence'] }), rolf({ hp: 1 })], monsters: [{ species: 'gate-guard' }] }),
    [intrinsic(), fate('5♥ 6♠')],
    [
      ['cards.drawn', { use: 'prayer', unit: 0 }],
      ['unit.healed', { unit: 0, n: 5 }],
      ['cards.drawn', { use: 'prayer', unit: 1 }],
      never('unit.healed', { unit: 1 }),
    ],
  );
});
test('[CRD-JOB-DRUID-02, CRD-TECH-11] Wild Call: the suit of a card names the element; Reflect turns it, Silence stops it', () => {
  const call = (more: object) =>
    turn({ party: [character({ job: 'druid', ...more })], monsters: [{ species: 'gate-guard', statuses: ['reflect'] }] });
  check(
    call({}),
    [intrinsic(), fate('7♥ 2♣ 3♥ 4♥')],
    [
      ['cards.drawn', { use: 'element' }],
      ['effect.reflected', { on: 0 }],
      ['damage.reckoned', { element: 'flame', base: 4 }],
    ],
  );
  check(call({ statuses: ['silence'] }), [refused(intrinsic(), { pick: 'act' })], []);
});
test('[CRD-JOB-SAMURAI-02, CRD-JOB-SAMURAI-03] Coin Throw: 5 Gold for each level; every enemy loses (Level + 2) x suit, Wall counts, no hit check', () => {
  const scene = (gold: number) =>
    turn({
      gold,
      party: [character({ job: 'samurai' })],
      monsters: [{ species: 'gate-guard', statuses: ['wall', 'transparent'] }, { species: 'gate-guard' }],
    });
  check(
    scene(5),
    [intrinsic(), fate('5♣ 6♦')],
    [['gold.changed', { by: -5, gold: 0 }], ['unit.hurt', { unit: M1, n: 6 }], ['unit.hurt', { unit: M2, n: 12 }], never('attack.judged')],
  );
  check(scene(4), [refused(intrinsic(), { pick: 'act' })], []);
});
test('[CRD-JOB-THIEF-03, CRD-JOB-THIEF-04] TV-59: Steal turns the treasure card up at once; a card that gives nothing gives Gold equal to the level', () => {
  const scene = (treasure: 'pile' | 'none') => {
    const on = turn({
      party: [character({ job: 'thief', base: [5, 9, 4, 5, 4] })],
      monsters: [{ species: 'gate-guard', level: 2, treasure }],
    });
    on.board.fate = { ...on.board.fate, down: treasure === 'pile' ? 1 : 0 };
    return on;
  };
  check(
    scene('pile'),
    [intrinsic({ target: M1 }), fate('6♥ 9♣')],
    [
      ['check.made', { need: 7, done: true }],
      ['treasure.turned', { robbed: true }],
      ['gold.changed', { by: 2 }],
    ],
    ({ fight }) => expect(fight?.monsters[0]?.treasure).toBe('none'),
  );
  check(scene('none'), [refused(intrinsic({ target: M1 }), { pick: 'act' })], []);
});
test('[CRD-JOB-WIZARD-02] Meditate: Level + Will MP', () => {
  check(turn({ party: [wanda({ mp: 0 })], monsters: [{ species: 'gate-guard' }] }), [intrinsic()], [['mana.changed', { by: 4, mp: 4 }]]);
  expect(statsOf(wanda()).will).toBe(3);
});

test('[CRD-JOB-BARD-02] Marching Song ends with the Bard’s next turn, not with anybody else’s', () => {
  const sung = (first: number) => {
    let left: unknown;
    check(
      fightOn({
        party: [rolf(), character({ job: 'bard' })],
        monsters: [{ species: 'gate-guard' }],
        lasting: [{ by: 1, what: 'song' }],
        hands: first === 0 ? [cards('K♠ 3♠'), cards('2♠')] : [cards('2♠'), cards('K♠ 3♠')],
      }),
      [],
      [['turn.began', { unit: first }]],
      ({ fight }) => {
        left = fight?.lasting.length;
      },
    );
    return left;
  };
  expect([sung(0), sung(1)]).toEqual([1, 0]);
});
test('[CRD-STATUS-REFLECT-02] a technique is reflected once at most, lost where nobody is left to hit, and not reflected where it strikes all', () => {
  check(
    turn({ party: [wanda({ techniques: ['bolt'], statuses: ['reflect'] })], monsters: [{ species: 'gate-guard', statuses: ['reflect'] }] }),
    [casts('bolt', M1), fate('2♣ 4♥ 6♥ 3♥')],
    [
      ['effect.reflected', { unit: M1, on: 0 }],
      ['cards.drawn', { use: 'will', unit: 0 }],
      ['unit.hurt', { unit: 0 }],
      never('effect.reflected', { unit: 0 }),
    ],
  );
  check(
    turn({
      party: [wanda({ techniques: ['bolt'] })],
      monsters: [
        { species: 'gate-guard', statuses: ['reflect', 'hypnotize'] },
        { species: 'gate-guard', statuses: ['hidden'] },
      ],
    }),
    [casts('bolt', M1)],
    [['effect.reflected', { unit: M1, on: -1 }], never('save.made'), never('unit.hurt')],
  );
  check(
    turn({
      party: [wanda({ techniques: ['quake'], mp: 16 })],
      monsters: [{ species: 'gate-guard', hp: 90, health: 90, statuses: ['reflect'] }],
    }),
    [casts('quake'), fate('7♣ 2♣')],
    [['unit.hurt', { unit: M1 }], never('effect.reflected')],
  );
});
