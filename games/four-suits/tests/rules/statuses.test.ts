// Proves statuses one by one, and what else a fight can come to.

import { expect, test } from 'vitest';
import { check, draws, never, refused } from '@undercroft/testkit';
import { State, randomFrom } from '@undercroft/kernel';
import { game } from '../../src/game.ts';
import { evadeCards, hitCards, willCards } from '../../src/queries/units.ts';
import { combat } from '../../src/rules/combat.ts';
import { aftermath, battle, springTrap } from '../../src/rules/explore.ts';
import type { StatusId } from '../../src/content/types.ts';
import { GONE } from '../../src/state.ts';
import {
  attacks,
  boardWith,
  campOn,
  card,
  cards,
  casts,
  character,
  clara,
  DEFEND,
  fate,
  fightOn,
  intrinsic,
  M1,
  M2,
  PASS,
  rolf,
  sceneOn,
  tess,
  uses,
  wanda,
  wearing,
  type Wanted,
} from '../scenes.ts';

const turn = (more: Wanted) => fightOn({ hands: [cards('K♠ 3♠')], ...more });
const explored = (sign: string, more: object = {}) => ({ card: card(sign), explored: true, clear: true, ...more });
const withStatuses = (...statuses: readonly StatusId[]) =>
  boardWith({ party: [rolf({ base: [12, 9, 8, 3, 9], statuses })], monsters: [{ species: 'gate-guard' }] });

test('[CRD-STATUS-BLIND-01] TV-29: Hit 3 Blind is 2 cards', () => {
  expect([hitCards(withStatuses(), 0, 0, 0), hitCards(withStatuses('blind'), 0, 0, 0)]).toEqual([3, 2]);
});
test('[CRD-STATUS-DEFENDING-01, CRD-STATUS-STUCK-01, CRD-STATUS-STOP-01, CRD-STATUS-PARALYZE-02, CRD-CHECK-06] TV-29: evade and Will cards with statuses', () => {
  const evade = (...statuses: readonly StatusId[]) => evadeCards(withStatuses(...statuses), 0);
  expect([evade(), evade('defending'), evade('stuck'), evade('defending', 'stuck'), evade('stop'), evade('paralyze')]).toEqual([
    3, 5, 2, 3, 0, 0,
  ]);
  const will = (...statuses: readonly StatusId[]) => willCards(withStatuses(...statuses), 0);
  expect([will(), will('defending'), will('stop'), will('paralyze')]).toEqual([4, 6, 4, 0]);
});
test('[CRD-STATUS-PARALYZE-01] a Paralyzed character keeps its turn without an action', () => {
  check(
    turn({ party: [rolf({ statuses: ['paralyze'] })], monsters: [{ species: 'gate-guard' }] }),
    [{ act: 'leave' }],
    [['turn.began', { unit: 0 }], never('unit.acted'), ['turn.ended', { unit: 0 }]],
  );
});
test('[CRD-STATUS-PETRIFY-01, CRD-STATUS-GEN-06] becoming Petrified loses initiative and keeps other statuses; becoming Dead removes all but Holding', () => {
  check(
    turn({
      party: [character({ job: 'druid', techniques: ['stone-gaze'], mp: 24 })],
      monsters: [{ species: 'gate-guard', statuses: ['wall'] }, { species: 'gate-guard' }],
      hands: [cards('K♠ 3♠'), [], [], [], cards('2♠')],
    }),
    [casts('stone-gaze', M1), fate('A♥ 6♥ 7♥ 8♥ 9♥')],
    [['status.added', { unit: M1, status: 'petrify' }]],
    ({ fight }) => expect([fight?.monsters[0]?.statuses, fight?.hands[4]]).toEqual([['wall', 'petrify'], []]),
  );
  check(
    turn({
      party: [rolf({ hp: 1, stun: 0, statuses: ['poison', 'holding', 'haste'] }), clara()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠ 3♠'), cards('2♠')],
    }),
    [PASS],
    [['unit.died', { unit: 0 }]],
    ({ party }) => expect(party[0]?.statuses).toEqual(['holding', 'dead']),
  );
});
test('[CRD-STATUS-DEAD-01, CRD-STATUS-DEAD-02] 0 HP is Dead: no initiative, no target; a direct effect sets HP to 0', () => {
  check(
    turn({
      party: [character({ job: 'ninja', techniques: ['doom'], mp: 30 })],
      monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }],
      hands: [cards('K♠ 3♠'), [], [], [], cards('2♠')],
    }),
    [casts('doom', M1), fate('A♥ 6♥ 7♥ 9♥')],
    [['unit.died', { unit: M1 }]],
    ({ fight }) => expect([fight?.monsters[0]?.hp, fight?.hands[4]]).toEqual([0, []]),
  );
});
test('[CRD-STATUS-AUTOLIFE-03] Autolife answers a direct death, too', () => {
  check(
    turn({
      party: [character({ job: 'ninja', techniques: ['doom'], mp: 30 })],
      monsters: [{ species: 'gate-guard', statuses: ['autolife', 'hypnotize'] }, { species: 'gate-guard' }],
    }),
    [casts('doom', M1), fate('A♥ 6♥ 7♥')],
    [['unit.revived', { unit: M1, hp: 10, autolife: true }]],
    ({ fight }) => expect(fight?.monsters[0]?.statuses).toEqual([]),
  );
});
test('[CRD-STATUS-GEN-01, CRD-BOSS-04] a status is there or not; Stun adds up to 3, on a boss to 1; Stop becomes Slow there', () => {
  const pommel = (species: 'gate-guard' | 'kraken', stun: number) =>
    turn({ party: [rolf({ techniques: ['pommel'] })], monsters: [{ species, stun, hp: 90, health: 90 }] });
  check(pommel('gate-guard', 2), [casts('pommel', M1), fate('5♣ 9♦ 7♥ 4♣')], [['stun.changed', { n: 3 }]]);
  check(pommel('gate-guard', 3), [casts('pommel', M1), fate('5♣ 9♦ 7♥ 4♣')], [never('stun.changed')]);
  check(pommel('kraken', 1), [casts('pommel', M1), fate('5♣ 9♦ 7♥ 4♣')], [never('stun.changed')]);
  check(
    turn({ party: [wanda({ techniques: ['halt'], mp: 16 })], monsters: [{ species: 'kraken' }] }),
    [casts('halt', M1), fate('A♥ 6♦ 7♦ 7♥ 8♥ 9♥ 10♥ 4♥ 5♥')],
    [['status.added', { unit: M1, status: 'slow' }]],
  );
});
test('[CRD-STATUS-GEN-03] what persists outlasts a fight and cannot be resisted', () => {
  check(
    turn({
      party: [rolf({ statuses: ['poison', 'undead', 'holding', 'silence', 'haste'] })],
      monsters: [{ species: 'gate-guard', hp: 1 }],
    }),
    [attacks(M1), fate('5♣ 9♦ 7♥')],
    [['fight.closed']],
    ({ party }) => expect(party[0]?.statuses).toEqual(['poison', 'undead', 'holding']),
  );
});
test('[CRD-STATUS-GEN-09] what removes Stun removes all of it', () => {
  check(
    campOn({ party: [rolf({ items: ['salve'], stun: 3 })] }),
    [{ act: 'use', unit: 0, item: 'salve', target: 0, mark: 'stun' }],
    [['stun.changed', { n: 0 }, 'CRD-STATUS-GEN-09']],
  );
});
test('[CRD-JOB-LANCER-02, CRD-STATUS-GEN-07, CRD-STATUS-HIDDEN-02] Leap: Hidden, and when it ends an Attack with +1 and no range penalty, before other wear-off draws', () => {
  check(
    fightOn({
      party: [character({ job: 'lancer', row: 'far' }), clara({ row: 'near', statuses: ['stop'] })],
      monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }],
      hands: [cards('K♠')],
    }),
    [intrinsic({ target: M2 }), fate('9♦ 7♠ 5♣ K♥ Q♥ J♥ 2♥ 3♥')],
    [
      ['status.added', { status: 'hidden' }],
      ['status.removed', { status: 'hidden' }],
      [
        'damage.reckoned',
        {
          on: M2,
          mult: 2,
          mods: [
            ['suit', 1],
            ['action', 1],
          ],
        },
      ],
      ['cards.drawn', { use: 'wear-off', cards: cards('5♣') }],
    ],
  );
});
test('[CRD-STATUS-HIDDEN-03] if Hidden ends early, by death, what waited for it is lost', () => {
  check(
    turn({
      party: [rolf(), character({ job: 'lancer', statuses: ['hidden', 'poison'] })],
      monsters: [{ species: 'gate-guard' }],
      waiting: [{ by: 1, what: 'attack', on: M1, mult: 1 }],
    }),
    [PASS],
    [['turn.ended', { unit: 0 }]],
    ({ fight }) => expect(fight?.waiting).toHaveLength(1),
  );
  check(
    fightOn({
      party: [character({ job: 'lancer', hp: 1, statuses: ['poison'] }), clara()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠'), cards('2♠')],
    }),
    [intrinsic({ target: M1 })],
    [['wait.began'], ['unit.died', { unit: 0 }]],
    ({ fight }) => expect(fight?.waiting).toEqual([]),
  );
});
test('[CRD-JOB-NINJA-02] Vanish: Hidden, and Transparent when it ends', () => {
  check(
    fightOn({ party: [character({ job: 'ninja' }), clara()], monsters: [{ species: 'gate-guard' }], hands: [cards('K♠')] }),
    [intrinsic(), fate('K♥ 2♥ 3♥ 4♥ 5♥ 6♥')],
    [
      ['status.removed', { status: 'hidden' }],
      ['status.added', { unit: 0, status: 'transparent' }],
    ],
  );
});
test('[CRD-JOB-RANGER-02] Barrage: two Attacks on random enemies, each with -1', () => {
  check(
    turn({ party: [character({ job: 'ranger', row: 'near' })], monsters: [{ species: 'gate-guard' }, { species: 'gate-guard' }] }),
    [intrinsic(), fate('3♥ 5♣ 7♦ 4♥ 6♣ 8♦')],
    [
      ['attack.judged', { on: M1 }],
      ['damage.reckoned', { mult: 3 }],
      ['attack.judged', { on: M2 }],
      ['damage.reckoned', { mult: 2 }],
    ],
  );
});
test('[CRD-STATUS-HYPNOTIZE-01, CRD-STATUS-HYPNOTIZE-02, CRD-STATUS-HYPNOTIZE-03, CRD-STATUS-HYPNOTIZE-04] a Hypnotized character attacks its friends, chosen by rank, and makes no resistance', () => {
  check(
    fightOn({
      party: [rolf({ statuses: ['hypnotize', 'slow'] }), clara(), wanda()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠'), cards('2♠')],
    }),
    [fate('4♣ 5♦ 6♦ 3♥ 7♠')],
    [
      ['cards.drawn', { use: 'action', unit: 0 }],
      ['attack.judged', { by: 0, on: 2 }],
      never('cards.drawn', { use: 'resist' }),
      ['turn.began', { unit: 1 }],
    ],
  );
});
test('[CRD-HEX-06] an ally that was not chosen freely makes its Will save', () => {
  check(
    turn({ party: [character({ job: 'bard', statuses: ['confuse'] }), rolf()], monsters: [{ species: 'gate-guard' }] }),
    [casts('dazzle', M1), fate('8♦ 5♠ 3♦ K♣ 9♥ 7♥')],
    [['cards.drawn', { use: 'will', unit: 1 }]],
  );
});
test('[CRD-STATUS-BERSERK-03] Berserk and Confused: an Attack on anybody, oneself included', () => {
  check(
    turn({ party: [rolf({ statuses: ['berserk', 'confuse'] })], monsters: [{ species: 'gate-guard' }] }),
    [fate('A♥ 5♣ 9♦ 2♣ 7♠')],
    [['attack.judged', { by: 0, on: 0 }]],
  );
});
test('[CRD-STATUS-QUICK-03] the current turn is finished, with its Poison, before the extra turn', () => {
  check(
    fightOn({
      party: [rolf({ items: ['magic-hourglass'], statuses: ['poison'] })],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠ 3♠')],
    }),
    [uses('magic-hourglass')],
    [
      ['unit.hurt', { unit: 0 }],
      ['turn.ended', { unit: 0 }],
      ['turn.began', { unit: 0, extra: true }],
    ],
    ({ fight }) => expect(fight?.hands[0]).toEqual(cards('3♠')),
  );
});
test('[CRD-STATUS-REGENERATING-02] Regenerating is healing: an Undead unit loses the HP', () => {
  check(
    turn({ party: [rolf({ statuses: ['regenerating', 'undead'] })], monsters: [{ species: 'gate-guard' }] }),
    [PASS],
    [['unit.hurt', { n: 4 }, 'CRD-HEAL-05']],
  );
});
test('[CRD-INIT-10] TV-68: Haste in round 1 counts from round 2 on', () => {
  check(
    fightOn({ party: [rolf({ items: ['speed'] }), clara()], monsters: [{ species: 'gate-guard' }], hands: [cards('9♣ 4♦')] }),
    [uses('speed', 0), fate('K♣ 2♥ 3♥ 4♥ 5♥ 6♥')],
    [
      ['status.added', { status: 'haste' }],
      ['round.began', { round: 2 }],
      ['initiative.dealt', { unit: 0, cards: cards('K♣ 2♥ 3♥ 4♥') }],
    ],
  );
});
test('[CRD-CHECK-02] a save with a stat of 0 draws nothing and fails', () => {
  check(
    turn({ party: [wanda({ techniques: ['bolt'] })], monsters: [{ species: 'gate-guard', statuses: ['paralyze'] }] }),
    [casts('bolt', M1), fate('5♥')],
    [['save.made', { saved: false }], never('cards.drawn', { use: 'will' })],
  );
});
test('[CRD-CARDS-15] what several do at the same time goes in unit order: characters by seat, then monsters', () => {
  check(
    sceneOn(boardWith({ party: [clara(), tess()] }), combat, { source: 'tile', band: { species: ['gate-guard'], level: 1 } }),
    [fate('7♦ 4♠ 2♣ 9♠ K♣ Q♣ J♣ 3♥ 4♥')],
    [
      ['initiative.dealt', { unit: 0 }],
      ['initiative.dealt', { unit: 1 }],
      ['initiative.dealt', { unit: M1 }],
    ],
  );
});
test('[CRD-COMBAT-06] a fight is rounds, each begun with initiative cards', () => {
  check(
    sceneOn(boardWith({ party: [rolf()] }), combat, { source: 'tile', band: { species: ['gate-guard'], level: 1 } }),
    [fate('7♦ 4♠ K♣ 2♣ A♠'), DEFEND, DEFEND, fate('Q♥ 9♣ 8♥')],
    [
      ['round.began', { round: 1 }],
      ['initiative.dealt', { unit: 0 }],
      ['round.began', { round: 2 }],
      ['initiative.dealt', { unit: 0, cards: cards('Q♥ 9♣') }],
    ],
  );
});
test('[CRD-COMBAT-14, CRD-COMBAT-16] after round 60 the party leaves together; from a boss it is driven to main tile 5', () => {
  const last = fightOn({
    at: 9,
    tiles: { 5: explored('2♦') },
    party: [rolf(), clara({ hp: 0, statuses: ['dead'] })],
    monsters: [{ species: 'kraken' }],
    source: 'boss',
    hands: [cards('2♠')],
  });
  if (last.board.fight !== null) last.board.fight = { ...last.board.fight, round: 60 };
  check(
    last,
    [PASS],
    [['units.fled', { units: [0, 1] }, 'CRD-COMBAT-16'], ['fight.ended', { verdict: 'fled' }, 'CRD-COMBAT-14'], never('character.left')],
  );
  const driven = boardWith({ at: 9, tiles: { 5: explored('2♦') } });
  driven.verdict = 'fled';
  check(
    sceneOn(driven, aftermath, { source: 'boss', band: { species: ['kraken'], level: 3 } }),
    [],
    [['party.put', { to: 5 }, 'CRD-COMBAT-14'], never('band.waits')],
  );
});
test('[CRD-MON-11] monsters have no MP, use no items and never flee', () => {
  check(
    fightOn({ party: [rolf()], monsters: [{ species: 'fire-spirit', hp: 1 }], hands: [cards('2♠'), [], [], [], cards('K♦')] }),
    [fate('7♠ 2♣ 4♦ 3♠')],
    [['unit.hurt', { unit: 0 }], never('mana.changed'), never('units.fled')],
  );
});
test('[CRD-FLEE-07, CRD-FLEE-10] if all who stayed fall while others left, the fight ends without a game over; the Hypnotized count as fallen', () => {
  check(
    fightOn({ at: 2, party: [rolf(), clara({ statuses: ['hypnotize'] })], monsters: [{ species: 'tunnel-kobold' }], hands: [cards('K♠')] }),
    [{ act: 'flee', with: [] }, fate('7♠ 3♥ 7♦ 2♣')],
    [['fight.ended', { verdict: 'fled' }, 'CRD-FLEE-07'], ['character.left', { unit: 1, place: 2 }], never('campaign.ended')],
    ({ party }) => expect(party[1]?.statuses).toEqual([]),
  );
});
test('[CRD-FLEE-09] who was left behind gets no Exp, rejoins when the encounter is beaten, and is lost if the party leaves first', () => {
  check(
    sceneOn(
      boardWith({
        at: 2,
        tiles: { 2: explored('2♠', { clear: false }) },
        party: [rolf({ base: [60, 4, 8, 3, 4] }), clara({ hp: 0, statuses: ['dead'], left: 2 })],
      }),
      battle,
      { source: 'tile', band: { species: ['grey-wolf'], level: 1 } },
    ),
    [fate('A♦ K♣ 2♣ 3♥ 4♥'), attacks(M1), fate('5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ 2♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ 9♦ 8♦')],
    [['exp.gained', { unit: 0, n: 10 }], ['characters.found', { units: [1] }], never('exp.gained', { unit: 1 })],
  );
  check(
    campOn({ party: [rolf(), clara({ left: 2, items: ['water'], gear: wearing({ weapon: 'club-1' }) })] }),
    [{ act: 'leave', by: 'gate' }, refused({ act: 'dismiss', unit: 0 }, { pick: 'unit' }), { act: 'depart' }],
    [['characters.lost', { units: [1] }], never('character.rested', { unit: 1 })],
    ({ party }) => expect(party[1]).toMatchObject({ left: GONE, items: [], gear: wearing({}) }),
  );
});
test('[CRD-EXP-09] first Exp, then the treasure cards monster by monster', () => {
  const on = turn({
    party: [rolf()],
    monsters: [
      { species: 'gate-guard', hp: 0, statuses: ['dead'], treasure: 'pile' },
      { species: 'gate-guard', hp: 1, row: 'near', treasure: 'pile' },
    ],
  });
  on.board.fate = { ...on.board.fate, down: 2 };
  check(
    on,
    [attacks(M2), fate('5♣ 9♦ 7♥ 8♦ 6♠')],
    [['exp.gained'], ['treasure.turned', { unit: M1 }], ['gold.changed', { by: 5 }], ['treasure.turned', { unit: M2 }]],
  );
});
test('[CRD-LOOT-07, CRD-LOOT-08] TV-37, TV-38: a valuable treats QL as 1 higher, for the bracket too', () => {
  const chest = (ql: number, signs: string) => {
    let found: unknown;
    check(
      campOn({ ql, at: 1, tiles: { 1: explored('10♥') }, party: [rolf({ items: ['key'] })] }),
      [{ act: 'unlock' }, fate(signs)],
      [['item.used']],
      ({ gold, party }) => {
        found = [gold, party[0]?.items];
      },
    );
    return found;
  };
  expect([chest(1, '2♠'), chest(3, '7♠ 9♠')]).toEqual([
    [15, []],
    [0, ['speed']],
  ]);
});
test('[CRD-LOOT-13] what is gained in a fight goes to whoever has room, otherwise it lies on the tile', () => {
  const full = rolf({ items: Array.from({ length: 9 }, () => 'water' as const) });
  const on = turn({ party: [full], monsters: [{ species: 'gate-guard', hp: 1, treasure: 'pile' }] });
  on.board.fate = { ...on.board.fate, down: 1 };
  check(on, [attacks(M1), fate('5♣ 9♦ 7♥ A♣')], [['item.left', { item: 'water' }]]);
});
test('[CRD-ROOM-HOARD-03] TV-69: four treasures of four kind cards, then each in that order', () => {
  check(
    sceneOn(boardWith({ ql: 4, at: 1, tiles: { 1: explored('3♥') }, party: [rolf({ base: [60, 4, 8, 3, 4] })] }), battle, {
      source: 'hoard',
      band: { species: ['grey-wolf'], level: 1 },
    }),
    [fate('A♦ K♦ 2♦ 3♥ 6♥'), attacks(M1), fate('5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ 2♥ 5♥ 6♠ 3♦ 8♥ 9♥ 10♥ 7♦ 3♠ 2♠ 7♥ K♣ 9♦ 4♥ 8♠ 5♦')],
    [
      ['tile.changed', { to: { used: true, hoard: null } }],
      ['gold.changed', { by: 25 }],
      ['treasure.found', { items: ['smelling-salts', 'longsword-5', 'rope'] }],
    ],
  );
});
test('[CRD-ROOM-HOARD-02] fleeing from a Hoard leaves the offer open, with the same monsters, and the tile clear', () => {
  check(
    sceneOn(boardWith({ at: 1, tiles: { 1: explored('3♥') }, party: [rolf()] }), battle, {
      source: 'hoard',
      band: { species: ['grey-wolf'], level: 1 },
    }),
    [fate('A♦ K♦ 2♦ 3♥ 6♥'), { act: 'flee', with: [] }, fate('9♣ 8♣ 2♣ 3♣ 4♣')],
    [['tile.changed', { to: { hoard: { species: ['grey-wolf'], level: 1 } } }], never('band.waits')],
    ({ dungeon }) => expect(dungeon?.floors[0]?.[1]?.clear).toBe(true),
  );
});
test('[CRD-ROOM-TRAPCHEST-03] a Hole out of a chest stays on the tile; a Puzzle makes it not clear', () => {
  const chest = (trap: 'hole' | 'puzzle') =>
    sceneOn(boardWith({ at: 3, tiles: { 3: explored('A♥', { used: true }) }, party: [wanda()] }), springTrap, { trap, chest: true });
  check(
    chest('hole'),
    [],
    [
      ['tile.changed', { to: { clear: true, trap: 'hole' } }],
      ['party.put', { to: 0 }],
    ],
  );
  check(
    chest('puzzle'),
    [fate('10♣ K♦ 2♣ A♦ 2♦ K♥ J♥ 3♦')],
    [
      ['tile.changed', { to: { trap: 'puzzle' } }],
      ['tile.changed', { to: { clear: false } }],
      ['fight.began', { source: 'puzzle' }],
    ],
  );
});
test('[CRD-TRAP-GEN-04, CRD-EXPLORE-08] fleeing from a trap fight leaves its monsters there; the trap is spent; without a fight it is clear at once', () => {
  check(
    sceneOn(
      boardWith({ at: 2, from: 1, tiles: { 1: explored('2♦'), 2: { card: card('A♣'), explored: true } }, party: [rolf()] }),
      springTrap,
      { trap: 'domain-trap', chest: false },
    ),
    [fate('A♦ 2♦ 3♦ 4♦ K♦ 2♠ 3♥ 4♥'), { act: 'flee', with: [] }, fate('9♣ 8♣ 2♣ 3♣ 4♣')],
    [
      ['band.waits', { place: 2, band: { species: ['gate-guard', 'gate-guard'], level: 2 } }],
      ['party.put', { to: 1 }],
    ],
  );
  check(
    sceneOn(boardWith({ at: 2, tiles: { 2: { card: card('7♣'), explored: true } }, party: [rolf()] }), springTrap, {
      trap: 'arrows',
      chest: false,
    }),
    [fate('K♦')],
    [['tile.changed', { to: { clear: true } }, 'CRD-EXPLORE-08']],
  );
});
test('[CRD-EXPLORE-15] on an explored tile those who wait come before anything else', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('2♦'), 2: explored('2♥', { clear: false, band: { species: ['grey-wolf'], level: 1 } }) } }),
    [{ act: 'move', to: 2 }, fate('A♦ K♦ 2♦ 3♥ 6♥')],
    [['fight.began', { source: 'tile', species: ['grey-wolf'] }], never('cards.drawn', { use: 'wandering' })],
  );
});
test('[CRD-DUNGEON-07] leaving for Town clears the dungeon, and what was left in it', () => {
  check(
    campOn({ tiles: { 1: explored('2♥', { items: ['water'] }) } }),
    [{ act: 'leave', by: 'gate' }, { act: 'depart' }],
    [['dungeon.laid']],
    ({ dungeon }) => expect(dungeon?.floors[0]?.[1]?.items).toEqual([]),
  );
});
test('[CRD-DOMAIN-03] every encounter of a quest has the species of its domain', () => {
  check(
    campOn({ quest: { domain: 'volcano', floors: 1 } }),
    [{ act: 'move', to: 1 }, draws(card('A♠'), ...cards('6♣ 2♦ A♦ 2♥ 3♦ K♣ Q♥ 3♥ 4♥'))],
    [['fight.began', { species: ['magma-golem', 'fire-spirit'] }]],
  );
});
test('[CRD-DTRAP-FOREST-01, CRD-DTRAP-SHORE-01] Strangling Vines and Siren Song: a save, or the fight begins Stuck or Confused', () => {
  const sprung = (domain: 'forest' | 'shore') =>
    sceneOn(boardWith({ at: 2, quest: { domain, floors: 1 }, tiles: { 2: { explored: true } }, party: [rolf()] }), springTrap, {
      trap: 'domain-trap',
      chest: false,
    });
  check(sprung('forest'), [fate('9♥ K♠ 6♠ A♦ K♦ 2♦ 3♥ 6♥')], [['status.added', { status: 'stuck' }], ['fight.began']]);
  check(sprung('shore'), [fate('9♥ 8♥ K♠ 6♥ A♦ K♦ 2♦ 3♥ 7♥')], [['status.added', { status: 'confuse' }], ['fight.began']]);
});
test('random play is the same from the same chance', () => {
  const play = () => {
    const random = randomFrom('suits');
    const state = State.on(game, 1, boardWith({ town: true, gold: 50, party: [rolf({ gear: wearing({ weapon: 'axe-1' }) })] }), random);
    state.start();
    for (let i = 0; i < 50 && !state.isOver; i++) state.play(state.toAct, state.randomChoice(state.toAct, random));
    return state.hash();
  };
  expect(play()).toBe(play());
});
