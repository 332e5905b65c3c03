// Proves initiative, turns, monsters' targets, statuses, fleeing, and when a fight ends.

import { expect, test } from 'vitest';
import { check, never, refused } from '@undercroft/testkit';
import { events } from '../../src/events/index.ts';
import { initiativeCards, isKneeling } from '../../src/queries/units.ts';
import { picked } from '../../src/rules/ai.ts';
import { combat, hpCards } from '../../src/rules/combat.ts';
import { addMark } from '../../src/rules/harm.ts';
import { judge } from '../../src/rules/turns.ts';
import {
  attacks,
  boardWith,
  card,
  cards,
  casts,
  character,
  clara,
  DEFEND,
  doneOn,
  fate,
  fightOn,
  intrinsic,
  M1,
  M2,
  M3,
  PASS,
  rolf,
  sceneOn,
  tess,
  uses,
  wanda,
  type Wanted,
} from '../scenes.ts';

const turn = (more: Wanted) => fightOn({ hands: [cards('K♠ 3♠')], ...more });
const none = [] as const;

test('[CRD-INIT-02, CRD-INIT-03, CRD-INIT-04, CRD-INIT-05, CRD-INIT-06] TV-12: Wanda, Rolf with his king, the Kobold with all its cards, Rolf again', () => {
  check(
    fightOn({
      party: [rolf(), wanda()],
      monsters: [{ species: 'tunnel-kobold' }],
      hands: [cards('K♠ 5♦'), cards('K♦'), none, none, cards('Q♣ 2♥')],
    }),
    [PASS, PASS, fate('7♠ 4♠ 3♠ 2♣ J♣')],
    [
      ['initiative.spent', { unit: 1, cards: cards('K♦') }],
      ['initiative.spent', { unit: 0, cards: cards('K♠'), left: cards('5♦') }],
      ['initiative.spent', { unit: M1, cards: cards('Q♣ 2♥'), left: [] }, 'CRD-INIT-04'],
      ['initiative.spent', { unit: 0, cards: cards('5♦') }],
    ],
  );
});
test('[CRD-INIT-07, CRD-TURN-02] TV-13: nothing but aces: discarded, no turn, no Poison', () => {
  check(
    fightOn({
      party: [rolf({ statuses: ['poison'] }), clara()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('A♠ A♦'), cards('A♥ A♣ 2♣')],
    }),
    [PASS, fate('9♠ 3♠ 4♠ 5♠')],
    [
      ['turn.began', { unit: 1 }],
      ['initiative.spent', { unit: 0, cards: cards('A♠ A♦') }],
      ['turn.skipped', { unit: 0 }],
      never('unit.hurt'),
    ],
  );
});
test('[CRD-INIT-11] after a king the rest is judged anew: aces alone are discarded with the turn skipped', () => {
  check(
    fightOn({ party: [rolf(), clara()], monsters: [{ species: 'gate-guard' }], hands: [cards('K♠ A♦'), cards('2♣')] }),
    [PASS, PASS, fate('9♠ 3♠ 4♠ 5♠')],
    [
      ['initiative.spent', { unit: 0, left: cards('A♦') }],
      ['turn.began', { unit: 1 }],
      ['turn.skipped', { unit: 0 }, 'CRD-INIT-07'],
    ],
  );
});
test('[CRD-BOSS-03] TV-14: a boss keeps the rest of its hand with a queen, too', () => {
  check(
    fightOn({
      party: [rolf()],
      monsters: [{ species: 'kraken', level: 3 }],
      source: 'boss',
      hands: [cards('9♠ 2♠'), none, none, none, cards('Q♦ 7♣ 3♠')],
    }),
    [fate('6♥ 4♥ 5♥ 8♥ 10♥ J♥'), PASS, fate('4♣ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ K♣ 2♣ 3♣ 5♣ 6♣ 8♣')],
    [
      ['initiative.spent', { unit: M1, cards: cards('Q♦'), left: cards('7♣ 3♠') }, 'CRD-INIT-05'],
      ['initiative.spent', { unit: M1, cards: cards('7♣ 3♠'), left: [] }, 'CRD-INIT-04'],
    ],
  );
});
test('[CRD-INIT-01, CRD-INIT-08, CRD-STATUS-HASTE-01, CRD-STATUS-SLOW-01] TV-29: Speed 3 Slow is 2 cards, with Haste 6; the Dead and the Stopped draw none', () => {
  const speed = (statuses: readonly ('slow' | 'haste' | 'stop' | 'dead')[]) => {
    const board = boardWith({ party: [rolf({ base: [8, 6, 8, 3, 4], statuses })], monsters: [{ species: 'gate-guard' }] });
    return initiativeCards(board, 0);
  };
  expect([speed([]), speed(['slow']), speed(['haste']), speed(['stop']), speed(['dead'])]).toEqual([3, 2, 6, 0, 0]);
});
test('[CRD-JOB-SAMURAI-01] First Blood: two more initiative cards in round 1', () => {
  const samurai = boardWith({ party: [character({ job: 'samurai' })], monsters: [{ species: 'gate-guard' }] });
  expect(initiativeCards(samurai, 0)).toBe(4);
  if (samurai.fight !== null) samurai.fight = { ...samurai.fight, round: 2 };
  expect(initiativeCards(samurai, 0)).toBe(2);
});
test('[CRD-INIT-09, CRD-STATUS-HIDDEN-01, CRD-STATUS-STOP-02] Hidden and Stop discard all initiative cards at once', () => {
  check(
    fightOn({ party: [character({ job: 'ninja' }), clara()], monsters: [{ species: 'gate-guard' }], hands: [cards('K♠ 5♠'), cards('2♠')] }),
    [intrinsic()],
    [['status.added', { unit: 0, status: 'hidden' }]],
    ({ fight }) => expect(fight?.hands[0]).toEqual([]),
  );
  check(
    turn({
      party: [wanda({ techniques: ['halt'], mp: 16 })],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠ 3♠'), none, none, none, cards('2♠')],
    }),
    [casts('halt', M1), fate('A♠ 6♦ K♣ 7♥ 8♥ 9♥ 10♥ 4♥')],
    [['status.added', { unit: M1, status: 'stop' }]],
    ({ fight }) => expect(fight?.hands[4]).toEqual([]),
  );
});
test('[CRD-TURN-01] TV-15: with 2 Stun one is left and nothing is done; Defending stays', () => {
  check(
    fightOn({
      party: [rolf({ stun: 2, statuses: ['defending'] }), clara()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('9♠'), cards('2♠')],
    }),
    [],
    [['stun.changed', { unit: 0, n: 1 }], ['turn.skipped', { unit: 0 }], never('status.removed')],
  );
});
test('[CRD-TURN-03, CRD-STATUS-DEFENDING-02] Defending ends with the next turn that is not skipped', () => {
  check(
    turn({ party: [rolf()], monsters: [{ species: 'gate-guard' }] }),
    [DEFEND],
    [['status.added', { status: 'defending' }], ['turn.began'], ['status.removed', { status: 'defending' }, 'CRD-TURN-03']],
  );
});
test('[CRD-TURN-05, CRD-TURN-06] TV-16: a Far monster uses the card of the lower suit, of equals the first', () => {
  const far = () =>
    fightOn({
      party: [rolf({ row: 'far' })],
      monsters: [{ species: 'gate-guard' }, { species: 'marsh-hag' }],
      hands: [cards('2♠'), none, none, none, none, cards('K♥')],
    });
  check(far(), [fate('9♣ 4♥ 5♥ 6♥ 7♥')], [['unit.acted', { unit: M2, what: 'energy' }]]);
  check(
    far(),
    [fate('9♣ 4♣ 5♥ 6♥ 7♥')],
    [
      ['unit.acted', { unit: M2, what: 'hex' }],
      ['check.made', { done: false }],
    ],
  );
});
test('[CRD-TURN-07, CRD-TURN-08, CRD-TURN-11] one action: Defend gains Defending; a character may pass', () => {
  const scene = turn({ party: [rolf()], monsters: [{ species: 'gate-guard' }] });
  check(scene, [DEFEND], [['status.added', { unit: 0, status: 'defending' }]]);
  check(scene, [PASS, PASS, fate('9♠ 5♠ 6♠')], [['turn.ended'], ['turn.ended']]);
});
test('[CRD-TURN-09, CRD-TURN-10, CRD-EQUIP-13] Rearrange: row, items and equipment in one action', () => {
  check(
    turn({ party: [rolf({ items: ['axe-1', 'water'] }), clara()], monsters: [{ species: 'gate-guard' }] }),
    [
      { act: 'rearrange' },
      { act: 'row' },
      { act: 'wear', gear: 'axe-1' },
      { act: 'pass-on', from: 0, item: 'water', to: 1 },
      refused({ act: 'wear', gear: 'water' }, { pick: 'gear' }),
      { act: 'done' },
    ],
    [
      ['row.changed', { unit: 0, row: 'far' }],
      ['gear.worn', { gear: 'axe-1' }],
      ['item.passed', { to: 1 }],
      ['turn.ended', { unit: 0 }],
    ],
  );
});
test('[CRD-TURN-12, CRD-TURN-13, CRD-TURN-14, CRD-TURN-15] TV-27: two aces remove Slow and nothing else; Poison cannot be chosen', () => {
  check(
    turn({ party: [rolf({ statuses: ['slow', 'poison'] })], monsters: [{ species: 'gate-guard' }] }),
    [PASS, { act: 'resist' }, fate('8♣ A♣ A♥')],
    [['cards.drawn', { use: 'resist' }], ['status.removed', { status: 'slow' }], never('status.removed', { status: 'poison' })],
  );
  check(
    turn({ party: [rolf({ statuses: ['slow', 'blind', 'poison'] })], monsters: [{ species: 'gate-guard' }] }),
    [
      PASS,
      { act: 'resist' },
      fate('8♣ A♣ A♥'),
      refused({ act: 'remove', status: 'poison' }, { pick: 'status' }),
      { act: 'remove', status: 'blind' },
    ],
    [['status.removed', { status: 'blind' }], never('status.removed', { status: 'slow' })],
  );
  check(
    turn({ party: [rolf({ statuses: ['paralyze'] })], monsters: [{ species: 'gate-guard' }] }),
    [{ act: 'resist' }, fate('8♣ 9♣ 9♥')],
    [['turn.ended', { unit: 0 }]],
  );
});
test('[CRD-TURN-16, CRD-STATUS-REGENERATING-01, CRD-STATUS-POISON-01] TV-26: Regenerating first, then Poison', () => {
  check(
    turn({ party: [rolf({ level: 3, hp: 10, statuses: ['regenerating', 'poison'] })], monsters: [{ species: 'gate-guard' }] }),
    [PASS],
    [
      ['unit.healed', { n: 6, hp: 16 }],
      ['unit.hurt', { n: 3, hp: 13 }, 'CRD-STATUS-POISON-01'],
    ],
  );
});
test('[CRD-TURN-17] a Paralyzed turn is not a skipped one: Poison works', () => {
  check(
    turn({ party: [rolf({ statuses: ['paralyze', 'poison'] })], monsters: [{ species: 'gate-guard' }] }),
    [{ act: 'leave' }],
    [['unit.hurt', { n: 1 }, 'CRD-STATUS-POISON-01']],
  );
});
test('[CRD-STATUS-GEN-04, CRD-COMBAT-07] TV-28: at the end of a round red removes Paralyze, black keeps Stop', () => {
  check(
    fightOn({
      party: [rolf({ statuses: ['paralyze'] }), clara({ statuses: ['stop'] })],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('2♠')],
    }),
    [{ act: 'leave' }, fate('9♥ 9♣ Q♠ J♠ 3♠')],
    [
      ['status.removed', { unit: 0, status: 'paralyze' }, 'CRD-STATUS-GEN-04'],
      ['round.began', { round: 2 }],
      never('status.removed', { status: 'stop' }),
    ],
  );
});
test('[CRD-AI-02, CRD-AI-03, CRD-AI-04, CRD-AI-05, CRD-AI-09] TV-17: F picks from the Near row, J to K from all; B from the Far row', () => {
  const board = boardWith({ party: [rolf(), clara({ row: 'far' }), tess()], monsters: [{ species: 'gate-guard' }] });
  const at = (ai: 'F' | 'B' | 'R', sign: string) => picked(board, M1, ai, card(sign));
  expect([at('F', '6♠'), at('F', 'Q♠'), at('B', '6♠'), at('B', 'K♠'), at('R', '5♠')]).toEqual([2, 2, 1, 0, 1]);
});
test('[CRD-AI-06, CRD-AI-07] TV-18: W takes the lowest HP, of equals the first; C the highest Force; J to K pick from all', () => {
  const board = boardWith({ party: [rolf({ hp: 9 }), clara({ hp: 4 }), wanda({ hp: 4 })], monsters: [{ species: 'gate-guard' }] });
  const at = (ai: 'W' | 'C', sign: string) => picked(board, M1, ai, card(sign));
  expect([at('W', '8♠'), at('W', 'K♠'), at('C', '8♠'), at('C', 'K♠')]).toEqual([1, 0, 2, 0]);
});
test('[CRD-AI-08] Aid heals the worst-off ally, Grant an ally by rank', () => {
  const acts = (species: 'pixie' | 'dark-acolyte') =>
    fightOn({
      party: [rolf()],
      monsters: [
        { species, hp: 30 },
        { species: 'gate-guard', hp: 5 },
        { species: 'gate-guard', hp: 5 },
      ],
      hands: [cards('2♠'), none, none, none, cards('K♥')],
    });
  check(acts('pixie'), [fate('9♥ 4♥')], [['unit.healed', { unit: M2, n: 10 }]]);
  check(acts('dark-acolyte'), [fate('6♣')], [['status.added', { unit: M3, status: 'wall' }]]);
});
test('[CRD-AI-10] a Silenced monster that draws a ☆ loses its turn', () => {
  check(
    fightOn({
      party: [rolf()],
      monsters: [{ species: 'court-mage', statuses: ['silence'] }],
      hands: [cards('2♠'), none, none, none, cards('K♥')],
    }),
    [fate('9♠')],
    [['cards.drawn', { use: 'action' }], never('unit.hurt'), ['turn.ended', { unit: M1 }]],
  );
});
test('[CRD-AI-11, CRD-CARDS-19, CRD-COMBAT-11] TV-65: a lone Ninja that vanished is no candidate: exactly one card is drawn', () => {
  check(
    fightOn({
      party: [character({ job: 'ninja', statuses: ['hidden'] }), clara({ statuses: ['hidden'] })],
      monsters: [{ species: 'grey-wolf' }, { species: 'grey-wolf' }],
      hands: [none, none, none, none, cards('K♥ 2♠')],
    }),
    [fate('7♥ 8♥ Q♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣')],
    [['cards.drawn', { use: 'action', cards: cards('7♥') }], never('attack.judged')],
  );
});
test('[CRD-AI-12] Twice: the second target uses a new card; without a candidate none is drawn', () => {
  const hydra = (party: Wanted['party']) =>
    fightOn({
      party: party ?? [],
      monsters: [{ species: 'mire-hydra', level: 3 }],
      source: 'boss',
      hands: [cards('2♠'), none, none, none, cards('K♥')],
    });
  check(
    hydra([rolf({ base: [8, 4, 40, 3, 4], hp: 45 }), clara()]),
    [fate('9♦ 4♣ 5♣ 6♣ 7♣ 3♥ 2♥ 4♥ 5♦ 4♦ 6♦ 7♦ 2♦ 3♦')],
    [
      ['attack.judged', { on: 0 }],
      ['cards.drawn', { use: 'action', cards: cards('4♥') }],
      ['attack.judged', { on: 1 }],
    ],
  );
  check(
    hydra([rolf({ hp: 1 })]),
    [fate('9♦ 4♣ 5♣ 6♣ 7♣ 3♥ 2♥')],
    [
      ['unit.died', { unit: 0 }],
      ['fight.ended', { verdict: 'lost' }],
    ],
  );
});
test('[CRD-AI-13, CRD-STATUS-BERSERK-02] TV-56: a Berserk character attacks whom a card names, with +1; a Berserk monster draws no action card', () => {
  check(
    turn({
      party: [rolf({ statuses: ['berserk'] })],
      monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }, { species: 'gate-guard' }],
    }),
    [fate('8♠ 5♣ 9♦ 2♥')],
    [
      ['cards.drawn', { use: 'target', cards: cards('8♠') }],
      ['attack.judged', { on: M2 }],
      ['damage.reckoned', { mult: 2 }],
    ],
  );
  check(
    fightOn({
      party: [rolf()],
      monsters: [{ species: 'grey-wolf', statuses: ['berserk'] }],
      hands: [cards('2♠'), none, none, none, cards('K♥')],
    }),
    [fate('9♠ 3♦ 4♥')],
    [never('cards.drawn', { use: 'action' }), ['attack.judged', { by: M1, on: 0, hit: true }], ['damage.reckoned', { mult: 3 }]],
  );
});
test('[CRD-STATUS-CONFUSE-01, CRD-STATUS-CONFUSE-02, CRD-STATUS-CONFUSE-03] TV-63: a Confused Attack strikes anybody; losing HP ends it', () => {
  check(
    turn({ party: [rolf({ statuses: ['confuse'] }), wanda()], monsters: [{ species: 'tunnel-kobold' }] }),
    [attacks(M1), fate('8♦ 5♣ 9♦ 3♣ 7♠')],
    [
      ['cards.drawn', { use: 'target', cards: cards('8♦') }],
      ['attack.judged', { by: 0, on: 1 }],
    ],
  );
  check(
    turn({ party: [rolf({ statuses: ['confuse', 'poison'] })], monsters: [{ species: 'tunnel-kobold' }] }),
    [PASS, { act: 'leave' }],
    [
      ['unit.hurt', { unit: 0 }],
      ['status.removed', { status: 'confuse' }, 'CRD-STATUS-CONFUSE-01'],
    ],
  );
});
test('[CRD-STATUS-AUTOLIFE-01, CRD-STATUS-AUTOLIFE-02] TV-54: HP 7 instead of death, Haste gone, initiative kept', () => {
  check(
    fightOn({
      party: [rolf({ base: [8, 4, 25, 3, 4], hp: 5, statuses: ['autolife', 'haste'] }), clara()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('9♣ 4♦'), cards('K♠ 2♠')],
    }),
    [attacks(0), fate('5♣ 4♥ 8♦'), PASS],
    [['unit.revived', { unit: 0, hp: 7, autolife: true }]],
    ({ party }) => expect(party[0]?.statuses).toEqual([]),
  );
});
test('[CRD-STATUS-TRANSPARENT-01, CRD-STATUS-TRANSPARENT-02, CRD-JOB-NINJA-01] TV-55: the first attack on a Ninja misses without cards, the second does not', () => {
  check(
    turn({ party: [rolf()], monsters: [{ species: 'gate-guard', statuses: ['transparent'] }] }),
    [attacks(M1), attacks(M1), fate('5♣ 9♦ 7♦ 9♣ 6♣ 8♣')],
    [
      ['attack.passed', { unit: M1 }],
      ['status.removed', { status: 'transparent' }],
      ['attack.judged', { hit: true }],
    ],
  );
  check(
    sceneOn(boardWith({ party: [character({ job: 'ninja' })] }), combat, { source: 'tile', band: { species: ['gate-guard'], level: 1 } }),
    [fate('7♦ 4♠ K♣ 2♣ 3♣ 8♠ 9♠')],
    [
      ['status.added', { unit: 0, status: 'transparent' }],
      ['round.began', { round: 1 }],
    ],
  );
});
test('[CRD-STATUS-UNDEAD-01, CRD-STATUS-UNDEAD-02] TV-57: Doom does nothing to the Undead', () => {
  check(
    turn({ party: [character({ job: 'ninja', techniques: ['doom'], mp: 30 })], monsters: [{ species: 'skeleton', statuses: ['undead'] }] }),
    [casts('doom', M1)],
    [never('unit.died'), ['turn.ended']],
  );
});
test('[CRD-STATUS-QUICK-01, CRD-STATUS-QUICK-02, CRD-TOOL-13] TV-58: a Magic Hourglass gives both an extra turn at once, in unit order; initiative is kept', () => {
  check(
    fightOn({
      party: [rolf({ items: ['magic-hourglass'] }), wanda()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠'), cards('6♣')],
    }),
    [uses('magic-hourglass'), PASS, PASS],
    [
      ['turn.began', { unit: 0, extra: true }],
      ['turn.began', { unit: 1, extra: true }],
      ['turn.began', { unit: 1, extra: false }],
    ],
  );
});
test('[CRD-STATUS-KNEELING-01, CRD-STATUS-KNEELING-02] Kneeling: living, and 4 x HP at most Health', () => {
  const kneels = (hp: number, dead: boolean) => isKneeling(boardWith({ party: [rolf({ hp, statuses: dead ? ['dead'] : [] })] }), 0);
  expect([kneels(3, false), kneels(4, false), kneels(0, true)]).toEqual([true, false, false]);
});
test('[CRD-STATUS-HASTE-02] Haste and Slow cancel each other', () => {
  check(
    turn({ party: [character({ job: 'bard', techniques: ['haste'], mp: 12, statuses: ['slow'] })], monsters: [{ species: 'gate-guard' }] }),
    [casts('haste', 0)],
    [['status.removed', { status: 'slow' }, 'CRD-STATUS-HASTE-02'], never('status.added')],
  );
});
test('[CRD-FLEE-01, CRD-FLEE-02, CRD-FLEE-03, CRD-FLEE-04] TV-53: not higher is enough to get away; higher fails', () => {
  const scene = turn({ party: [rolf(), clara()], monsters: [{ species: 'tunnel-kobold' }], hands: [cards('K♠ 3♠'), cards('2♠')] });
  check(
    scene,
    [{ act: 'flee', with: [1] }, fate('7♠ 3♥ 7♦ 2♣')],
    [['units.fled', { units: [0, 1] }], ['fight.ended', { verdict: 'fled' }], never('exp.gained')],
  );
  check(
    scene,
    [{ act: 'flee', with: [] }, fate('7♠ 3♥ 8♦ 2♣')],
    [
      ['flight.failed', { unit: 0 }],
      ['turn.began', { unit: 0 }],
    ],
  );
});
test('[CRD-FLEE-05, CRD-FLEE-06] who stays fights on; the fallen that are not taken along stay on the tile', () => {
  check(
    turn({ party: [rolf(), clara({ hp: 0, statuses: ['dead'] })], monsters: [{ species: 'tunnel-kobold' }], at: 2 }),
    [{ act: 'flee', with: [] }, fate('7♠ 3♥ 7♦ 2♣')],
    [
      ['fight.ended', { verdict: 'fled' }],
      ['character.left', { unit: 1, place: 2 }],
    ],
  );
  check(
    turn({ party: [rolf(), clara()], monsters: [{ species: 'tunnel-kobold' }], hands: [cards('K♠ 3♠'), cards('2♠')] }),
    [{ act: 'flee', with: [] }, fate('7♠ 3♥ 7♦ 2♣')],
    [
      ['units.fled', { units: [0] }],
      ['turn.began', { unit: 1 }],
    ],
  );
});
test('[CRD-FLEE-08] nobody flees from a boss', () => {
  check(
    turn({ party: [rolf({ items: ['smoke-bomb'] })], monsters: [{ species: 'kraken' }], source: 'boss' }),
    [refused({ act: 'flee', with: [] }, { pick: 'act' }), refused(uses('smoke-bomb'), { pick: 'item' })],
    [],
  );
});
test('[CRD-TOOL-02] a Smoke Bomb gets away without cards', () => {
  check(
    turn({ party: [rolf({ items: ['smoke-bomb'] }), clara()], monsters: [{ species: 'tunnel-kobold' }] }),
    [{ act: 'use', item: 'smoke-bomb', with: [1] }],
    [['units.fled', { units: [0, 1] }, 'CRD-TOOL-02'], never('cards.drawn')],
  );
});
test('[CRD-COMBAT-08, CRD-COMBAT-10, CRD-END-01] with all characters Dead, Petrified or Hypnotized the campaign is lost', () => {
  check(
    turn({ party: [rolf({ hp: 1, statuses: ['poison'] }), clara({ statuses: ['petrify'] })], monsters: [{ species: 'tunnel-kobold' }] }),
    [PASS],
    [
      ['unit.died', { unit: 0 }],
      ['fight.ended', { verdict: 'lost' }],
      ['campaign.ended', { result: 'lost' }, 'CRD-END-01'],
    ],
  );
});
test('[CRD-COMBAT-09, CRD-COMBAT-12, CRD-COMBAT-13, CRD-EXP-01, CRD-EXP-02, CRD-EXP-03] TV-34: three level 2 monsters give each of three survivors 18 Exp; statuses end but the persistent ones', () => {
  check(
    turn({
      party: [rolf({ statuses: ['wall', 'poison'], stun: 0 }), clara(), wanda(), tess({ hp: 0, statuses: ['dead'] })],
      monsters: [
        { species: 'gate-guard', level: 2, hp: 1 },
        { species: 'gate-guard', level: 2, hp: 0, statuses: ['dead'] },
        { species: 'gate-guard', level: 2, statuses: ['petrify'] },
      ],
    }),
    [attacks(M1), fate('5♣ 9♦ 7♦')],
    [
      ['fight.ended', { verdict: 'won' }],
      ['exp.gained', { unit: 0, n: 18 }],
      ['exp.gained', { unit: 1, n: 18 }],
      ['exp.gained', { unit: 2, n: 18 }],
      ['status.removed', { unit: 0, status: 'wall' }, 'CRD-COMBAT-13'],
      never('exp.gained', { unit: 3 }),
    ],
    ({ party }) => expect(party[0]?.statuses).toEqual(['poison']),
  );
});
test('[CRD-COMBAT-15] a fight ends at once: no Poison after the last blow', () => {
  check(
    turn({ party: [rolf({ statuses: ['poison'] })], monsters: [{ species: 'gate-guard', hp: 1 }] }),
    [attacks(M1), fate('5♣ 9♦ 7♦')],
    [['fight.ended', { verdict: 'won' }], never('unit.hurt', { unit: 0 })],
  );
});
test('[CRD-EXP-04, CRD-EXP-05, CRD-EXP-06, CRD-EXP-07, CRD-EXP-08] TV-35: ♦ gives Gold, A♥ and A♣ the common drop, A♦ both, A♠ the rare drop', () => {
  const won = (signs: string) => {
    const on = turn({ party: [rolf()], monsters: [{ species: 'gate-guard', level: 3, hp: 1, treasure: 'pile' }] });
    on.board.fate = { ...on.board.fate, down: 1 };
    let found: unknown;
    check(on, [attacks(M1), fate(`5♣ 9♦ 7♥ ${signs}`)], [['treasure.turned', { robbed: false }]], ({ gold, party }) => {
      found = [gold, party[0]?.items];
    });
    return found;
  };
  expect([won('8♦'), won('A♦'), won('A♣'), won('A♠'), won('7♣')]).toEqual([
    [15, []],
    [15, ['water']],
    [0, ['water']],
    [0, ['shield-3']],
    [0, []],
  ]);
});
test('[CRD-COMBAT-01, CRD-COMBAT-02, CRD-COMBAT-03, CRD-COMBAT-04, CRD-MON-06, CRD-MON-07] TV-32: HP cards by archetype and fighters; Health is level x their values; rows alternate', () => {
  check(
    sceneOn(boardWith({ party: [rolf(), clara()] }), combat, { source: 'tile', band: { species: ['ogre', 'ogre'], level: 2 } }),
    [fate('7♦ 4♠ K♣ 2♣ 3♣ 5♣ K♥ 2♥ 3♥ 4♥ 5♥')],
    [
      ['treasures.set', { unit: M1 }],
      ['treasures.set', { unit: M2 }],
      ['monster.dealt', { unit: M1, cards: cards('7♦ 4♠ K♣') }],
      ['monster.dealt', { unit: M2 }],
    ],
    ({ fight, fate: deck }) => {
      expect(fight?.monsters.map(({ hp, row }) => [hp, row])).toEqual([
        [42, 'near'],
        [20, 'far'],
      ]);
      expect(deck.down).toBe(2);
    },
  );
});
test('[CRD-BOSS-02] at QL 1 a boss has one HP card less, at QL 9 one more (R-09, R-20)', () => {
  const board = boardWith({ party: [rolf(), clara(), wanda()], alarm: 1, ql: 1, monsters: [{ species: 'kraken' }, { species: 'ogre' }] });
  expect(hpCards(board, M1, 3)).toBe(7);
  expect(hpCards({ ...board, ql: 2 }, M1, 3)).toBe(8);
  expect(hpCards({ ...board, ql: 9, alarm: 6 }, M1, 1)).toBe(8);
  expect(hpCards(board, M2, 3)).toBe(4);
});
test.each([
  [5, []],
  [6, ['haste']],
  [9, ['haste']],
])('[CRD-MON-08] at QL %s a boss starts with %j, and other monsters with what is theirs (R-20)', (ql, statuses) => {
  const board = boardWith({ ql });
  events['fight.began'].apply(board, { source: 'boss', level: 9, species: ['kraken', 'ogre'] });
  expect(board.fight?.monsters.map((one) => one.statuses)).toEqual([statuses, []]);
});
test('[CRD-BOSS-02, CRD-QUEST-11] TV-33: with Alarm 1 and three characters a boss of level 3 has 8 HP cards and 147 HP', () => {
  check(
    sceneOn(boardWith({ party: [rolf(), clara(), wanda()], alarm: 1, ql: 2 }), combat, {
      source: 'boss',
      band: { species: ['kraken'], level: 3 },
    }),
    [fate('K♠ 7♥ 4♦ A♣ 9♠ 10♥ 2♦ 6♣ K♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♦ 8♦ 9♦')],
    [['monster.dealt', { unit: M1, cards: cards('K♠ 7♥ 4♦ A♣ 9♠ 10♥ 2♦ 6♣') }]],
    ({ fight }) => expect(fight?.monsters[0]?.health).toBe(147),
  );
});

test('[CRD-STATUS-CONFUSE-03] a Potion of several effects has one target, replaced once', () => {
  const drinks = (item: 'elixir' | 'smelling-salts') =>
    turn({
      party: [rolf({ hp: 1, items: [item], statuses: ['confuse'] }), clara({ hp: 1, mp: 0, statuses: ['paralyze', 'blind'], stun: 1 })],
      monsters: [{ species: 'gate-guard' }],
    });
  check(
    drinks('elixir'),
    [uses('elixir', 0), fate('5♦'), { act: 'leave' }],
    [
      ['cards.drawn', { use: 'target', cards: cards('5♦') }],
      ['status.removed', { unit: 1, status: 'blind' }],
      ['unit.healed', { unit: 1, hp: 11 }],
      ['mana.changed', { unit: 1, mp: 11 }],
      never('unit.healed', { unit: 0 }),
    ],
  );
  check(
    drinks('smelling-salts'),
    [uses('smelling-salts', 0), fate('5♦'), { act: 'leave' }],
    [
      ['stun.changed', { unit: 1, n: 0 }],
      ['status.removed', { unit: 1, status: 'paralyze' }],
      never('status.removed', { unit: 0, status: 'confuse' }),
    ],
  );
});
test('[CRD-STATUS-CONFUSE-03] the target of a Leap is replaced when it is chosen, and not again when Hidden ends', () => {
  check(
    fightOn({
      party: [character({ job: 'lancer', statuses: ['confuse'] }), clara({ row: 'near', level: 5 })],
      monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }],
      hands: [cards('K♠')],
    }),
    [intrinsic({ target: M2 }), fate('2♦'), { act: 'leave' }, fate('9♦ 8♠ 7♠ K♥ Q♥ J♥ 2♥ 3♥ 4♥')],
    [
      ['cards.drawn', { use: 'target', cards: cards('2♦') }],
      ['wait.began', { on: 1 }],
      ['attack.judged', { by: 0, on: 1 }],
    ],
  );
});
test('[CRD-STATUS-QUICK-02] a unit that cannot act loses Quick without effect, its Stun too; one with Stun uses up one instead', () => {
  const party = [rolf({ items: ['magic-hourglass'] }), wanda({ statuses: ['paralyze'], stun: 1 }), clara({ stun: 2 })];
  check(
    fightOn({ party, monsters: [{ species: 'gate-guard' }], hands: [cards('K♠ 2♠')] }),
    [uses('magic-hourglass'), PASS],
    [
      ['turn.began', { unit: 0, extra: true }],
      ['status.removed', { unit: 1, status: 'quick' }],
      ['status.removed', { unit: 2, status: 'quick' }],
      ['stun.changed', { unit: 2, n: 1 }],
      ['turn.began', { unit: 0, extra: false }],
      never('turn.began', { unit: 1 }),
      never('turn.began', { unit: 2 }),
      never('stun.changed', { unit: 1 }),
    ],
  );
});
test('[CRD-TOOL-13] a Magic Hourglass is for characters: a charmed monster gets nothing of it', () => {
  check(
    turn({
      party: [rolf({ items: ['magic-hourglass'] }), clara({ statuses: ['hidden'] }), wanda()],
      monsters: [{ species: 'gate-guard', statuses: ['hypnotize'] }, { species: 'gate-guard' }],
    }),
    [uses('magic-hourglass'), PASS, PASS],
    [
      ['status.added', { unit: 0, status: 'quick' }],
      ['status.added', { unit: 2, status: 'quick' }],
      never('status.added', { unit: M1 }),
      never('status.added', { unit: 1 }),
    ],
  );
});
test('[CRD-INIT-06, CRD-CARDS-10] of two equal kings one is discarded, and the other stays', () => {
  check(
    fightOn({ party: [rolf()], monsters: [{ species: 'gate-guard' }], hands: [cards('K♠ K♠ 5♦')] }),
    [PASS],
    [['initiative.spent', { unit: 0, cards: cards('K♠'), left: cards('K♠ 5♦') }]],
  );
});
test('[CRD-STATUS-HIDDEN-03, CRD-STATUS-AUTOLIFE-02] Autolife ends Hidden, and what waited for it is lost', () => {
  check(
    fightOn({
      party: [character({ job: 'lancer', hp: 1, statuses: ['poison', 'autolife'] }), clara()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠'), cards('2♠')],
    }),
    [intrinsic({ target: M1 })],
    [['wait.began'], ['unit.revived', { unit: 0, autolife: true }]],
    ({ fight }) => expect(fight?.waiting).toEqual([]),
  );
});

test('[CRD-STATUS-UNDEAD-02] TV-57: Undead added to a Dead unit with Health 22: it is no longer Dead and has 5 HP', () => {
  check(
    doneOn(boardWith({ party: [rolf({ base: [8, 4, 17, 3, 4], hp: 0, statuses: ['dead', 'holding'] })] }), (t) => addMark(t, 0, 'undead')),
    [],
    [['unit.revived', { unit: 0, hp: 5, autolife: false }, 'CRD-STATUS-UNDEAD-02']],
    ({ party }) => expect([party[0]?.hp, party[0]?.statuses]).toEqual([5, ['holding', 'undead']]),
  );
});
test('[CRD-COMBAT-10] Hypnotized counts as defeated on either side; where both sides are, the party loses', () => {
  check(
    turn({ party: [rolf({ hp: 1, statuses: ['poison'] }), clara({ statuses: ['hypnotize'] })], monsters: [{ species: 'tunnel-kobold' }] }),
    [PASS],
    [
      ['unit.died', { unit: 0 }],
      ['fight.ended', { verdict: 'lost' }],
    ],
  );
  check(
    turn({ party: [character({ job: 'thief', mp: 20, techniques: ['charm'] })], monsters: [{ species: 'gate-guard' }] }),
    [casts('charm', M1), fate('A♠ 6♦ 7♦ 4♥')],
    [
      ['status.added', { unit: M1, status: 'hypnotize' }],
      ['fight.ended', { verdict: 'won' }],
      ['exp.gained', { unit: 0, n: 10 }],
    ],
  );
  const verdict = (hero: 'dead' | 'wall', foe: 'dead' | 'petrify' | 'hypnotize' | 'hidden') => {
    let found: unknown;
    check(
      doneOn(boardWith({ party: [rolf({ statuses: [hero] })], monsters: [{ species: 'gate-guard', statuses: [foe] }] }), judge),
      [],
      [],
      ({ fight }) => {
        found = fight?.verdict;
      },
    );
    return found;
  };
  expect([verdict('dead', 'dead'), verdict('wall', 'petrify'), verdict('wall', 'hypnotize'), verdict('wall', 'hidden')]).toEqual([
    'lost',
    'won',
    'won',
    null,
  ]);
});
test('[CRD-EXP-03] whoever left the battle is no survivor; the Hypnotized are', () => {
  const won = (fled: readonly number[]) => {
    const on = turn({ party: [rolf(), clara({ statuses: ['hypnotize'] }), wanda()], monsters: [{ species: 'gate-guard', hp: 1 }] });
    if (on.board.fight !== null) on.board.fight = { ...on.board.fight, fled };
    let exp: unknown;
    check(on, [attacks(M1), fate('5♣ 9♦ 7♦')], [['fight.ended', { verdict: 'won' }]], ({ party }) => {
      exp = party.map((one) => one.exp);
    });
    return exp;
  };
  expect([won([]), won([2]), won([1, 2])]).toEqual([
    [3, 3, 3],
    [5, 5, 0],
    [10, 0, 0],
  ]);
});
test('[CRD-FLEE-04] the fastest targetable enemy pursues, of equals the first in unit order; Haste and Slow do not count', () => {
  const flight = (monsters: NonNullable<Wanted['monsters']>, chaser: number, signs: string) =>
    check(
      turn({ party: [rolf({ statuses: ['haste'] })], monsters }),
      [{ act: 'flee', with: [] }, fate(`7♠ K♥ ${signs}`)],
      [
        ['cards.drawn', { use: 'flee', unit: 0, cards: cards('7♠ K♥') }],
        ['cards.drawn', { use: 'chase', unit: chaser, cards: cards(signs) }],
      ],
    );
  flight([{ species: 'grey-wolf' }, { species: 'grey-wolf' }], M1, '7♦ 2♣');
  flight([{ species: 'gate-guard' }, { species: 'grey-wolf', statuses: ['slow'] }], M2, '7♦ 2♣');
  flight(
    [
      { species: 'grey-wolf', statuses: ['petrify'] },
      { species: 'gate-guard', statuses: ['haste'] },
    ],
    M2,
    '7♦',
  );
});
