// Proves floors, exploring, rooms, traps and treasure.

import { expect, test } from 'vitest';
import { check, draws, never, refused } from '@undercroft/testkit';
import { neighboursOf } from '../../src/queries/floor.ts';
import { bandOf } from '../../src/rules/combat.ts';
import { aftermath, springTrap } from '../../src/rules/explore.ts';
import { placeOf, type Card, type Character } from '../../src/state.ts';
import type { TrapId } from '../../src/content/types.ts';
import {
  boardWith,
  campOn,
  card,
  cards,
  character,
  clara,
  fate,
  REPACK,
  rolf,
  sceneOn,
  tess,
  wanda,
  wearing,
  type Wanted,
} from '../scenes.ts';

const explored = (sign: string, more: object = {}) => ({ card: card(sign), explored: true, clear: true, ...more });
const to = (place: number) => ({ act: 'move', to: place }) as const;
/** A tile of the Dungeon deck that is turned up, then what the Fate deck gives. */
const tile = (sign: string, rest = '') => draws(card(sign), ...cards(rest));
const trap = (id: TrapId, more: Wanted = {}) =>
  sceneOn(boardWith({ at: 2, tiles: { 2: { explored: true } }, ...more }), springTrap, { trap: id, chest: false });

test('[CRD-DUNGEON-02, CRD-DUNGEON-05] five main tiles, three alcoves, entrance and exit, and what is adjacent to what', () => {
  const { dungeon } = boardWith();
  const beside = (place: number) => (dungeon === null ? [] : [...neighboursOf(dungeon, place, 1)].sort((a, b) => a - b));
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(beside)).toEqual([[1], [0, 2], [1, 3, 6], [2, 4, 7], [3, 5, 8], [4, 9], [2], [3], [4], [5]]);
});
test('[CRD-DUNGEON-03, CRD-DUNGEON-04] a visit shuffles the Dungeon deck and deals eight cards face down; none comes twice', () => {
  check(campOn({ town: true }), [{ act: 'depart' }], [['dungeon.laid'], ['floor.dealt', { floor: 0 }]], ({ dungeon }) => {
    expect(dungeon?.floors[0]?.map(({ card: one }) => one)).toEqual(Array.from({ length: 10 }, () => null));
    expect(dungeon?.deck).toHaveLength(52);
  });
});
test('[CRD-DUNGEON-01, CRD-DUNGEON-06] the exit of a floor that is not the last is a stair to the entrance of the next', () => {
  check(
    campOn({ quest: { domain: 'castle', floors: 2 }, at: 5, tiles: { 5: explored('2♦') } }),
    [to(9), to(placeOf(1, 0))],
    [
      ['tile.explored', { place: 9 }],
      ['floor.dealt', { floor: 1 }],
      ['party.moved', { to: 100 }],
    ],
  );
});
test('[CRD-EXPLORE-01, CRD-EXPLORE-02, CRD-EXPLORE-06, CRD-LOOT-01, CRD-LOOT-10] a ♦ tile gives one treasure of its own kind, and is clear', () => {
  check(campOn({}), [to(1), tile('2♦')], [['tile.seen', { place: 1 }], ['tile.explored'], ['gold.changed', { by: 10 }]], ({ dungeon }) =>
    expect(dungeon?.floors[0]?.[1]?.clear).toBe(true),
  );
});
test('[CRD-EXPLORE-05, CRD-MON-05] TV-30, TV-31: a ♠ tile is a fight of its rank and floor; two suits name the species', () => {
  check(
    campOn({ quest: { domain: 'forest', floors: 1 } }),
    [to(1), tile('3♠', '6♠ 2♣ 7♦ 4♠ K♣ 2♥ K♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥')],
    [['fight.began', { level: 1, species: ['grey-wolf', 'walking-oak', 'grey-wolf'] }]],
  );
});
test('[CRD-MON-02] monster levels above 13 count as 13', () => {
  expect([bandOf(['ogre'], 15).level, bandOf(['ogre'], 12).level]).toEqual([13, 12]);
  check(
    campOn({ ql: 9, quest: { domain: 'forest', floors: 4 }, floors: 4, at: placeOf(3, 0), party: [rolf({ hp: 13 })] }),
    [to(placeOf(3, 1)), tile('K♠', '6♠ 2♣ 7♦ 4♠ K♣ Q♦ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥')],
    [['fight.began', { level: 13 }]],
  );
});
test('[CRD-EXPLORE-07, CRD-ROOM-FOUNTAIN-01, CRD-ROOM-FOUNTAIN-02] a room is clear at once; a Fountain gives all HP and MP back, once', () => {
  check(
    campOn({ party: [rolf({ hp: 2, mp: 0, statuses: ['poison'] })] }),
    [to(1), tile('8♥'), { act: 'drink' }, refused({ act: 'drink' }, { pick: 'act' })],
    [['character.refreshed', { hp: 13, mp: 9 }]],
    ({ party }) => expect(party[0]?.statuses).toEqual(['poison']),
  );
});
test('[CRD-EXPLORE-04, CRD-STATUS-POISON-02, CRD-STATUS-POISON-03] TV-26: every move costs a Poisoned character its Level, before the tile is turned up', () => {
  check(
    campOn({ party: [rolf({ level: 3, hp: 13, statuses: ['poison'] })] }),
    [to(1), tile('2♦'), to(0)],
    [['unit.hurt', { n: 3, hp: 10 }, 'CRD-STATUS-POISON-02'], ['tile.seen'], ['unit.hurt', { hp: 7 }]],
  );
});
test('[CRD-EXPLORE-14, CRD-END-02] with nobody living left outside combat the campaign is lost', () => {
  check(
    campOn({ party: [rolf({ hp: 1, statuses: ['poison'] })] }),
    [to(1)],
    [['unit.died'], ['campaign.ended', { result: 'lost' }, 'CRD-END-02']],
  );
});
test('[CRD-EXPLORE-09] from a tile that is not clear only the way back is open', () => {
  const scene = campOn({ at: 2, from: 1, tiles: { 1: explored('2♦'), 2: { card: card('4♣'), explored: true } } });
  check(scene, [refused(to(3), { pick: 'to' }), to(1), fate('5♥')], [['party.moved', { to: 1 }]]);
});
test('[CRD-EXPLORE-10] TV-62: a king on an explored tile brings wandering monsters of the rank of a second card', () => {
  check(
    campOn({ at: 7, tiles: { 3: explored('2♦'), 7: explored('3♦') }, quest: { domain: 'forest', floors: 1 } }),
    [to(3), fate('K♥ 5♣ 6♠ 2♠ 7♦ 4♠ 3♦ 4♦ K♣ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥')],
    [
      ['cards.drawn', { use: 'wandering' }],
      ['cards.drawn', { use: 'encounter' }],
      ['fight.began', { source: 'wandering', level: 1 }],
    ],
    ({ fight }) => expect(fight?.monsters).toHaveLength(4),
  );
  check(campOn({ at: 7, tiles: { 3: explored('2♦'), 7: explored('3♦') } }), [to(3), fate('Q♥')], [never('fight.began')]);
});
test('[CRD-EXPLORE-13, CRD-EXPLORE-18] after a flight the party is back where it came from, and the monsters wait on the tile', () => {
  check(
    campOn({ quest: { domain: 'forest', floors: 1 }, party: [rolf()] }),
    [to(1), tile('K♠', '6♠ 7♦ K♣ 2♥ 5♥ 6♥ 8♥'), { act: 'flee', with: [] }, fate('9♣ 3♣ 4♣ 5♣')],
    [
      ['fight.ended', { verdict: 'fled' }],
      ['band.waits', { place: 1, band: { species: ['grey-wolf'], level: 3 } }],
      ['party.put', { to: 0 }],
    ],
  );
});
test('[CRD-EXPLORE-12, CRD-QUEST-10] Town is reached from the entrance of the first floor; without the boss beaten Alarm rises', () => {
  check(
    campOn({ alarm: 1 }),
    [{ act: 'leave', by: 'gate' }],
    [
      ['alarm.raised', { alarm: 2 }],
      ['phase.began', { phase: 'town' }],
    ],
    ({ dungeon, quest }) => expect([dungeon, quest]).toEqual([null, { domain: 'castle', floors: 1 }]),
  );
  check(campOn({ at: 1, tiles: { 1: explored('2♦') } }), [refused({ act: 'leave', by: 'gate' }, { pick: 'by' })], []);
});
test('[CRD-ROOM-ALTAR-01, CRD-ROOM-ALTAR-02] an Altar takes all negative statuses, revives with a quarter, keeps positive ones, every time', () => {
  check(
    campOn({
      at: 1,
      tiles: { 1: explored('9♥') },
      party: [rolf({ hp: 0, statuses: ['dead'] }), clara({ statuses: ['petrify', 'poison', 'wall'], stun: 2 })],
    }),
    [{ act: 'pray' }, { act: 'pray' }],
    [
      ['unit.revived', { unit: 0, hp: 3 }],
      ['status.removed', { unit: 1, status: 'petrify' }],
      ['stun.changed', { unit: 1, n: 0 }],
    ],
    ({ party }) => expect(party.map(({ statuses }) => statuses)).toEqual([[], ['wall']]),
  );
});
test('[CRD-ROOM-BALL-01, CRD-ROOM-BALL-02, CRD-ROOM-BALL-03] a Crystal Ball shows Skill - 3 dealt tiles, once', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('6♥') } }),
    [{ act: 'gaze', tiles: [3, 7] }, tile('4♠', '9♥'), refused({ act: 'gaze', tiles: [4, 5] }, { pick: 'act' })],
    [
      ['tile.seen', { place: 3, card: card('4♠') }],
      ['tile.seen', { place: 7, card: card('9♥') }],
    ],
    ({ dungeon }) => expect(dungeon?.floors[0]?.[3]?.explored).toBe(false),
  );
});
test('[CRD-ROOM-EMPTY-01, CRD-ROOM-EMPTY-02] things may be left on a tile and fetched again', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('2♥') }, party: [rolf({ items: ['water'] })] }),
    [REPACK, { act: 'drop', unit: 0, item: 'water' }, { act: 'fetch', item: 'water', unit: 0 }],
    [['item.dropped'], ['item.fetched', { unit: 0 }]],
    ({ party }) => expect(party[0]?.items).toEqual(['water']),
  );
});
test('[CRD-ROOM-HUSTLER-01, CRD-ROOM-HUSTLER-02, CRD-ROOM-HUSTLER-03, CRD-ROOM-HUSTLER-04] TV-48: the save fails, so at least 6 of 57 Gold are bet; a tie loses', () => {
  check(
    campOn({ gold: 57 }),
    [
      to(1),
      tile('5♥', '4♠ 9♥'),
      refused({ act: 'walk-on' }, { pick: 'act' }),
      refused({ act: 'bet', gold: 5 }, { pick: 'gold' }),
      { act: 'bet', gold: 6 },
      fate('8♣ 8♦'),
    ],
    [
      ['save.made', { saved: false }],
      ['bet.settled', { won: false }],
      ['gold.changed', { gold: 51 }],
    ],
  );
  check(campOn({ gold: 57 }), [to(1), tile('5♥', '4♠ J♥'), { act: 'walk-on' }], [['save.made', { saved: true }], never('bet.settled')]);
  check(campOn({ gold: 0 }), [to(1), tile('5♥')], [never('save.made')]);
});
test('[CRD-JOB-BARD-01] with a Bard the party draws two cards against the Hustler, and purchases cost ⌈90%⌉', () => {
  check(
    campOn({ gold: 10, party: [character({ job: 'bard' })] }),
    [to(1), tile('5♥', '4♠ 9♥'), { act: 'bet', gold: 10 }, fate('2♣ 9♣ 8♦')],
    [['bet.settled', { won: true }]],
  );
  check(
    campOn({ gold: 25, town: true, party: [character({ job: 'bard' })] }),
    [{ act: 'buy', ware: 'rope', unit: 0 }],
    [['goods.bought', { price: 23 }]],
  );
});
test('[CRD-ROOM-LOCKCHEST-01, CRD-ROOM-LOCKCHEST-02, CRD-TOOL-01] a Key opens a Locked Chest: one valuable treasure', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('10♥') }, party: [rolf({ items: ['key'] })] }),
    [{ act: 'unlock' }, fate('2♣')],
    [
      ['item.used', { item: 'key' }],
      ['gold.changed', { by: 15 }],
    ],
  );
});
test('[CRD-ROOM-LOCKCHEST-03, CRD-JOB-THIEF-01] TV-46: Clara needs 3 or less, Tess 7 or less, and there is one try', () => {
  const lock = (who: Character) => campOn({ at: 1, tiles: { 1: explored('10♥') }, party: [who] });
  check(
    lock(clara()),
    [{ act: 'pick-lock', unit: 0 }, fate('4♠'), refused({ act: 'pick-lock', unit: 0 }, { pick: 'unit' })],
    [['check.made', { need: 3, done: false }]],
  );
  check(
    lock(tess()),
    [{ act: 'pick-lock', unit: 0 }, fate('7♠ 2♣')],
    [
      ['check.made', { need: 7, done: true }],
      ['gold.changed', { by: 15 }],
    ],
  );
});
test('[CRD-ROOM-LOCKDOOR-01, CRD-ROOM-LOCKDOOR-02, CRD-ROOM-LOCKDOOR-03] TV-45: 3♦ makes four branch tiles; of two cards the party takes one', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('Q♥') }, party: [rolf({ items: ['key'] })] }),
    [{ act: 'unlock' }, fate('3♦'), to(10), tile('5♣', '8♥'), { act: 'take', card: card('8♥') }],
    [
      ['branch.made', { n: 4 }],
      ['tile.seen', { place: 10, card: card('8♥') }],
      ['tile.put-aside', { card: card('5♣') }],
    ],
    ({ dungeon }) => expect([dungeon?.floors[0]?.length, dungeon?.floors[0]?.[13]?.before]).toEqual([14, 12]),
  );
});
test('[CRD-ROOM-SHORTCUT-01, CRD-ROOM-SHORTCUT-02] TV-47: a Shortcut on 4 leads to the exit, on 2a to 4, on 5 nowhere; both ways', () => {
  const from = (place: number, of: number) => {
    const { dungeon } = boardWith({ tiles: { [place]: explored('7♥') } });
    return dungeon === null ? [] : [...neighboursOf(dungeon, of, 1)].sort((a, b) => a - b);
  };
  expect([from(4, 4), from(6, 6), from(5, 5), from(6, 4)]).toEqual([
    [3, 5, 8, 9],
    [2, 4],
    [4, 9],
    [3, 5, 6, 8],
  ]);
});
test('[CRD-ROOM-MERCHANT-01, CRD-ROOM-MERCHANT-02, CRD-ROOM-MERCHANT-03, CRD-ROOM-MERCHANT-04] a Merchant: seven treasures, Money in the purse; sales up to the purse; what is paid goes into it', () => {
  check(
    campOn({ gold: 100, party: [rolf({ items: ['elixir'] })] }),
    [
      to(1),
      tile('4♥', '2♠ 3♠ 4♠ 7♥ 9♦ J♣ K♣ 4♦ 8♦ 5♥ 6♥ 9♠ 8♣'),
      { act: 'bargain', item: 'smelling-salts', unit: 0 },
      { act: 'sell', unit: 0, item: 'elixir' },
      { act: 'sell', unit: 0, item: 'smelling-salts' },
    ],
    [
      ['goods.bought', { price: 20 }],
      ['goods.sold', { item: 'elixir', price: 50 }],
      ['goods.sold', { item: 'smelling-salts', price: 0 }],
    ],
    ({ gold, dungeon }) => {
      expect(gold).toBe(130);
      expect(dungeon?.floors[0]?.[1]).toMatchObject({ purse: 0, stock: ['rope', 'boots-2', 'longsword-2', 'elixir', 'smelling-salts'] });
    },
  );
});
test('[CRD-ROOM-HUSTLER-04] a bet is any whole number from a tenth to all of it, or one of twenty in even steps', () => {
  const after = (gold: number) =>
    check(campOn({ gold }), [to(1), tile('5♥', '4♠ 9♥'), { act: 'bet', gold }, fate('9♣ 8♦')], [['bet.settled', { bet: gold }]]);
  for (const gold of [1, 10, 5_000]) after(gold);
  check(
    campOn({ gold: 5_000 }),
    [to(1), tile('5♥', '4♠ 9♥'), refused({ act: 'bet', gold: 501 }, { pick: 'gold' }), { act: 'bet', gold: 500 }, fate('9♣ 8♦')],
    [],
  );
  check(campOn({ gold: 20 }), [to(1), tile('5♥', '4♠ 9♥'), { act: 'bet', gold: 7 }, fate('9♣ 8♦')], []);
});
test('[CRD-ROOM-HOARD-01, CRD-ROOM-HOARD-04] TV-49: three monsters of level QL + DF, and only when the party wants to', () => {
  check(
    campOn({ ql: 2, quest: { domain: 'forest', floors: 1 } }),
    [to(1), tile('3♥'), { act: 'raid' }, fate('6♠ 2♠ 7♦ 4♠ K♣ K♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥')],
    [['fight.began', { source: 'hoard', level: 3 }]],
  );
});
test('[CRD-ROOM-TRAPCHEST-01, CRD-ROOM-TRAPCHEST-02, CRD-LOOT-12] a Trapped Chest: two valuable treasures, then the trap of a card; all kind cards come first', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('A♥') } }),
    [{ act: 'open' }, fate('2♠ 7♣ 4♥ 9♥ 7♠ 5♦'), refused({ act: 'open' }, { pick: 'act' })],
    [
      ['cards.drawn', { use: 'kind', cards: cards('2♠ 7♣') }],
      ['gold.changed', { by: 15 }],
      ['item.gained', { item: 'smelling-salts' }],
      ['trap.sprung', { trap: 'arrows' }],
    ],
  );
});
test('[CRD-LOOT-02, CRD-LOOT-03, CRD-LOOT-04] TV-38: a Potion at QL 2 is the lower of two, at QL 4 one card, a Tool at QL 8 the higher of two', () => {
  const found = (ql: number, sign: string, rest: string) => {
    let items: readonly string[] = [];
    check(campOn({ ql }), [to(1), tile(sign, rest)], [['item.gained']], ({ party }) => {
      items = party[0]?.items ?? [];
    });
    return items[0];
  };
  expect([found(2, '7♦', '9♠ 4♥'), found(4, '7♦', '9♠'), found(8, '9♦', '3♣ Q♦')]).toEqual(['smelling-salts', 'speed', 'warp-stone']);
});
test('[CRD-LOOT-05, CRD-LOOT-06, CRD-LOOT-09] TV-39: weapon and armor have level QL + DF, 13 at most', () => {
  const found = (ql: number, at: number, sign: string, rest: string) => {
    let items: readonly string[] = [];
    check(
      campOn({ ql, floors: 4, quest: { domain: 'castle', floors: 4 }, at }),
      [to(at + 1), tile(sign, rest)],
      [['item.gained']],
      ({ party }) => {
        items = party[0]?.items ?? [];
      },
    );
    return items[0];
  };
  expect([found(2, 100, 'A♦', '10♣'), found(1, 0, 'J♦', 'K♥'), found(9, 300, 'A♦', '10♣')]).toEqual(['spear-4', 'shield-2', 'spear-13']);
});
test('[CRD-LOOT-11, CRD-ITEM-01] what nobody can carry stays on the tile', () => {
  const full = rolf({ items: Array.from({ length: 9 }, () => 'water' as const) });
  check(campOn({ party: [full] }), [to(1), tile('A♦', '10♣')], [['item.left', { item: 'spear-2' }]], ({ dungeon }) =>
    expect(dungeon?.floors[0]?.[1]?.items).toEqual(['spear-2']),
  );
});

test('[CRD-TRAP-ARROWS-01, CRD-TRAP-ARROWS-02, CRD-CHECK-01, CRD-CHECK-05, CRD-TRAP-GEN-02] TV-40: everybody saves with Evade or loses QL x DF HP; Wall does not help', () => {
  check(
    trap('arrows', {
      ql: 2,
      floors: 2,
      quest: { domain: 'castle', floors: 2 },
      at: 102,
      tiles: { 102: { explored: true } },
      party: [rolf(), wanda({ statuses: ['wall'] })],
    }),
    [fate('Q♠ 10♦')],
    [
      ['save.made', { unit: 0, saved: true }],
      ['save.made', { unit: 1, saved: false }],
      ['unit.hurt', { unit: 1, n: 4 }],
    ],
  );
});
test('[CRD-TRAP-BOULDER-01, CRD-TRAP-BOULDER-02] TV-41: the Near row loses twice or five times b; if nobody is Near, all', () => {
  check(
    trap('boulder', { party: [rolf(), wanda()] }),
    [fate('3♠ K♥ 2♦')],
    [['unit.hurt', { unit: 0, n: 4 }], never('save.made', { unit: 1 })],
  );
  check(trap('boulder', { party: [rolf()] }), [fate('3♠ 9♥ 2♦')], [['unit.hurt', { unit: 0, n: 10 }]]);
  check(trap('boulder', { party: [wanda()] }), [fate('3♠ 9♥')], [['unit.died', { unit: 0 }]]);
});
test('[CRD-TRAP-ACID-01, CRD-TRAP-ACID-02] TV-44: a card for each carried item; an ace destroys it', () => {
  check(
    trap('corrosive-acid', { party: [rolf({ items: ['water', 'key', 'rope'], gear: wearing({ weapon: 'axe-1' }) })] }),
    [fate('8♣ A♥ K♦')],
    [['item.lost', { item: 'key' }]],
    ({ party }) => expect(party[0]?.items).toEqual(['water', 'rope']),
  );
});
test('[CRD-TRAP-MANA-01, CRD-TRAP-MANA-02] Mana Drain: a tenth of Mana, at least 1, never below 0', () => {
  check(
    trap('mana-drain', { party: [rolf(), wanda({ mp: 0 })] }),
    [fate('3♠ 9♥ 2♦ 4♦ 5♦')],
    [['mana.changed', { unit: 0, by: -1 }], never('mana.changed', { unit: 1 })],
  );
});
test('[CRD-TRAP-DART-01, CRD-TRAP-DART-02] a Poison Dart hits one by chance, who then saves', () => {
  check(
    trap('poison-dart', { party: [rolf(), clara()] }),
    [fate('4♠ 3♠ 9♥ 2♦')],
    [
      ['unit.hurt', { unit: 1, n: 2 }],
      ['status.added', { unit: 1, status: 'poison' }],
    ],
  );
});
test('[CRD-TRAP-PUZZLE-01, CRD-TRAP-PUZZLE-02, CRD-TRAP-PUZZLE-03, CRD-TRAP-PUZZLE-05] TV-42: the target is the best Skill + 2, and 1 more after each failure', () => {
  check(
    trap('puzzle', { party: [wanda()], tiles: { 2: { card: card('4♣'), explored: true } } }),
    [fate('9♣')],
    [
      ['check.made', { need: 9, done: true }],
      ['tile.changed', { to: { solved: true, clear: true } }],
    ],
  );
  check(
    campOn({ party: [wanda()], at: 2, from: 1, tiles: { 1: explored('2♦'), 2: { card: card('4♣'), explored: true, failures: 1 } } }),
    [{ act: 'solve' }, fate('10♦')],
    [['check.made', { need: 10, done: true }]],
  );
});
test('[CRD-TRAP-PUZZLE-04, CRD-TOOL-04, CRD-TRAP-GEN-01] a Trap Kit answers any trap, and any attempt at a Puzzle', () => {
  check(
    trap('arrows', { party: [rolf({ items: ['trap-kit'] })] }),
    [{ act: 'use' }],
    [['item.used', { item: 'trap-kit' }], ['trap.cancelled'], never('save.made')],
  );
  check(
    campOn({ party: [wanda({ items: ['trap-kit'] })], at: 2, from: 1, tiles: { 2: { card: card('4♣'), explored: true } } }),
    [{ act: 'disarm' }],
    [
      ['item.used', { item: 'trap-kit' }],
      ['tile.changed', { to: { solved: true, clear: true } }],
    ],
  );
});
test('[CRD-TOOL-04, CRD-TOOL-05] Trap Kit and Rope may be kept: then the trap does what it does', () => {
  check(
    trap('arrows', { party: [rolf({ items: ['trap-kit'] })] }),
    [{ act: 'keep' }, fate('10♦')],
    [['save.made', { saved: false }], ['unit.hurt', { n: 1 }], never('item.used')],
  );
  check(
    trap('hole', { at: 3, party: [rolf({ items: ['rope'] })], tiles: { 3: { explored: true } } }),
    [{ act: 'keep' }],
    [['party.put', { to: 0 }], never('item.used')],
  );
});
test('[CRD-JOB-THIEF-02, CRD-TRAP-GEN-05] a Thief disarms with a rank check against Skill; then nothing at all happens, not even a fight', () => {
  check(
    trap('web', { party: [tess()] }),
    [fate('5♠')],
    [['check.made', { need: 5, done: true }], ['trap.cancelled'], never('fight.began')],
  );
  check(trap('domain-trap', { party: [tess()] }), [fate('5♠')], [['trap.cancelled'], never('fight.began')]);
});
test('[CRD-TRAP-HOLE-01, CRD-TRAP-HOLE-02, CRD-EXPLORE-16, CRD-EXPLORE-17] TV-43, TV-70: a Hole drops to the same number a floor below, which is entered if it was not explored', () => {
  check(
    campOn({ floors: 2, quest: { domain: 'castle', floors: 2 }, at: 102, tiles: { 102: explored('2♥'), 3: explored('2♦') } }),
    [to(103), tile('J♣')],
    [['party.put', { to: 3, hole: 103 }]],
  );
  check(campOn({ at: 4, tiles: { 4: explored('2♥') } }), [to(8), tile('J♣')], [['party.put', { to: 0 }]]);
  check(
    campOn({ floors: 2, quest: { domain: 'castle', floors: 2 }, at: 102, tiles: { 102: explored('2♥') } }),
    [to(103), tile('J♣', '2♦')],
    [
      ['party.put', { to: 3 }],
      ['tile.explored', { place: 3 }],
      ['gold.changed', { by: 10 }],
    ],
  );
  check(campOn({ at: 4, tiles: { 4: explored('J♣') } }), [{ act: 'jump' }], [['party.put', { to: 0 }]]);
});
test('[CRD-TRAP-HOLE-03, CRD-TOOL-05, CRD-STATUS-FLOATING-02] nobody falls if all float or a Rope is used; after a fall a Rope leads back', () => {
  check(trap('hole', { party: [rolf({ statuses: ['floating'] })] }), [], [never('party.put')]);
  check(trap('hole', { party: [rolf({ items: ['rope'] })] }), [{ act: 'use' }], [['item.used', { item: 'rope' }], never('party.put')]);
  check(
    campOn({ at: 4, party: [rolf({ items: ['rope'] })], tiles: { 4: explored('J♣') } }),
    [{ act: 'jump' }, { act: 'climb' }],
    [
      ['party.put', { to: 0, hole: 4 }],
      ['item.used', { item: 'rope' }],
      ['party.put', { to: 4 }],
    ],
  );
});
test('[CRD-TRAP-PIT-01, CRD-TRAP-PIT-02, CRD-TRAP-GEN-03, CRD-TRAP-GEN-06] a Monster Pit: saves in seat order, then the fight of a card; who floats loses nothing', () => {
  check(
    trap('monster-pit', { ql: 3, quest: { domain: 'forest', floors: 1 }, party: [rolf(), clara({ statuses: ['floating'] })] }),
    [fate('3♠ 9♥ 2♦ 4♦ 5♦ 6♦ A♣ 6♠ 2♠ 7♦ 4♠ K♣ Q♦ K♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥')],
    [
      ['save.made', { unit: 0 }],
      ['unit.hurt', { unit: 0, n: 3 }],
      ['save.made', { unit: 1 }],
      ['cards.drawn', { use: 'encounter' }],
      ['fight.began', { source: 'trap', level: 3 }],
      never('unit.hurt', { unit: 1 }),
    ],
  );
});
test('[CRD-TRAP-GAS-01, CRD-TRAP-GAS-02, CRD-TRAP-WEB-01, CRD-COMBAT-05] Sleeping Gas begins a fight with Stun, a Web with Paralyze', () => {
  const begun = (id: 'sleeping-gas' | 'web') => trap(id, { quest: { domain: 'forest', floors: 1 }, party: [rolf(), clara()] });
  const script = [fate('3♠ 9♥ 2♦ J♦ 5♦ 6♦ A♣ 6♠ 2♠ 7♦ 4♠ K♣ Q♦ 2♥ 3♥ K♥ 4♥ 5♥ 6♥ 7♥')];
  check(begun('sleeping-gas'), script, [['stun.changed', { unit: 0, n: 1 }], ['fight.began'], never('stun.changed', { unit: 1 })]);
  check(begun('web'), script, [
    ['status.added', { unit: 0, status: 'paralyze' }],
    ['fight.began'],
    never('stun.changed'),
    never('status.added', { unit: 1 }),
  ]);
});
const domain = (
  id: 'cavern' | 'desert' | 'graveyard' | 'marsh' | 'mountain' | 'sea' | 'temple' | 'tundra' | 'volcano' | 'castle' | 'plains',
  party: readonly Character[],
) => trap('domain-trap', { quest: { domain: id, floors: 1 }, party });
test('[CRD-TRAP-DOMAIN-01, CRD-DTRAP-CAVERN-01, CRD-DTRAP-DESERT-01, CRD-DTRAP-MOUNTAIN-01, CRD-DTRAP-VOLCANO-01] domain traps that hurt: Cave-in 2b, Heat Haze b and a fifth of Mana, Landslide b or 3b, Lava Vent b or 2b', () => {
  check(domain('cavern', [rolf()]), [fate('9♥')], [['unit.hurt', { n: 4 }]]);
  check(
    domain('desert', [wanda()]),
    [fate('9♥ 8♥')],
    [
      ['unit.hurt', { n: 2 }],
      ['mana.changed', { by: -2 }],
    ],
  );
  check(
    domain('mountain', [rolf(), clara()]),
    [fate('9♥ J♥')],
    [
      ['unit.hurt', { unit: 0, n: 6 }],
      ['unit.hurt', { unit: 1, n: 2 }],
    ],
  );
  check(
    domain('volcano', [rolf(), clara({ statuses: ['floating'] })]),
    [fate('9♥ 8♥')],
    [['unit.hurt', { unit: 0, n: 4 }], never('unit.hurt', { unit: 1 })],
  );
});
test('[CRD-DTRAP-GRAVEYARD-01, CRD-DTRAP-MARSH-01, CRD-DTRAP-TEMPLE-01, CRD-DTRAP-TUNDRA-01] domain traps that leave a status: Undead, Poison, Silence with a quarter of Mana, Slow with 2b HP', () => {
  check(domain('graveyard', [rolf()]), [fate('9♥ 8♥')], [['status.added', { status: 'undead' }]]);
  check(
    domain('marsh', [rolf(), character({ job: 'druid' })]),
    [fate('9♥ 8♥ 7♥')],
    [['status.added', { unit: 0, status: 'poison' }], never('save.made', { unit: 1 })],
  );
  check(
    domain('temple', [wanda()]),
    [fate('9♥ 8♥ 7♥')],
    [
      ['mana.changed', { by: -2 }],
      ['status.added', { status: 'silence' }],
    ],
  );
  check(
    domain('tundra', [rolf()]),
    [fate('9♥ 8♥ 7♥')],
    [
      ['unit.hurt', { n: 4 }],
      ['status.added', { status: 'slow' }],
    ],
  );
});
test('[CRD-DTRAP-SEA-01, CRD-CARDS-21] Undertow takes one carried item by chance', () => {
  check(domain('sea', [rolf({ items: ['water', 'key', 'rope'] })]), [fate('9♥ 8♥ 7♥ 5♣')], [['item.lost', { item: 'key' }]]);
});
test('[CRD-DTRAP-CASTLE-01, CRD-DTRAP-PLAINS-01, CRD-MON-13] Alarm Bell: two Gate Guards of QL + 1; Stampede: two Wild Bulls; no species card is drawn', () => {
  check(
    domain('castle', [rolf()]),
    [fate('7♦ 4♠ K♣ Q♦ K♥ 3♥ 4♥ 5♥')],
    [['fight.began', { level: 2, species: ['gate-guard', 'gate-guard'] }], never('cards.drawn', { use: 'species' })],
  );
  check(
    domain('plains', [rolf()]),
    [fate('7♦ 4♠ K♣ Q♦ K♥ 3♥ 4♥ 5♥')],
    [['fight.began', { level: 1, species: ['wild-bull', 'wild-bull'] }]],
  );
});
test('[CRD-TOOL-03, CRD-TOOL-10, CRD-TOOL-11, CRD-TOOL-12] Torch, Magic Map, the bag that holds more, Warp Stone', () => {
  const party = [rolf({ items: ['torch', 'magic-map', 'bag-of-holding', 'warp-stone'] })];
  check(
    campOn({ party }),
    [refused({ act: 'torch', tiles: [2] }, { pick: 'tiles' }), { act: 'torch', tiles: [1] }, tile('4♠')],
    [['tile.seen', { place: 1 }]],
  );
  check(
    campOn({ party }),
    [{ act: 'read-map' }, draws(...(cards('4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠') satisfies readonly Card[]))],
    [['tile.seen', { place: 8 }]],
  );
  check(campOn({ party }), [{ act: 'use', unit: 0, item: 'bag-of-holding', target: 0 }], [['status.added', { status: 'holding' }]]);
  check(
    campOn({ party, at: 2, tiles: { 2: explored('2♦') } }),
    [{ act: 'warp', to: 0 }],
    [
      ['item.used', { item: 'warp-stone' }],
      ['party.put', { to: 0 }],
    ],
  );
  check(
    campOn({ party, at: 2, tiles: { 2: explored('2♦') } }),
    [{ act: 'leave', by: 'warp-stone' }],
    [['item.used', { item: 'warp-stone' }], ['alarm.raised']],
  );
});
test('[CRD-JOB-DRUID-01] Green Blood: Level HP on a new tile', () => {
  check(campOn({ party: [character({ job: 'druid', hp: 1 })] }), [to(1), tile('2♦')], [['unit.healed', { n: 1 }, 'CRD-JOB-DRUID-01']]);
});
test('[CRD-JOB-RANGER-01] Pathfinder: a look at one tile of a floor that is entered for the first time', () => {
  check(
    campOn({ town: true, party: [character({ job: 'ranger' })] }),
    [{ act: 'depart' }, { act: 'look', tile: 3 }, tile('4♠')],
    [['tile.seen', { place: 3 }, 'CRD-JOB-RANGER-01']],
  );
});

test('[CRD-EXPLORE-14, CRD-END-02] the last who lives may fall by a Potion, too; in Town the rest brings everybody back (R-10)', () => {
  const party = [rolf({ hp: 3, statuses: ['undead'], items: ['water'] }), clara({ hp: 0, statuses: ['dead'] })];
  const drink = { act: 'use', unit: 0, item: 'water', target: 0 } as const;
  check(
    campOn({ party }),
    [drink],
    [
      ['unit.died', { unit: 0 }],
      ['campaign.ended', { result: 'lost' }, 'CRD-END-02'],
    ],
  );
  check(
    campOn({ town: true, party }),
    [drink, { act: 'depart' }],
    [['unit.died', { unit: 0 }], ['character.rested', { unit: 0, hp: 13, statuses: [] }], never('campaign.ended')],
  );
});
test('[CRD-JOB-DRUID-01, CRD-DUNGEON-08] Green Blood: an exit is a new tile, too, once', () => {
  check(
    campOn({
      quest: { domain: 'castle', floors: 2 },
      at: 5,
      tiles: { 5: explored('2♦') },
      party: [character({ job: 'druid', hp: 1 })],
    }),
    [to(9), to(5), fate('2♠'), to(9)],
    [['tile.explored', { place: 9 }], ['unit.healed', { n: 1, hp: 2 }, 'CRD-JOB-DRUID-01'], never('unit.healed', { hp: 3 })],
  );
});
test('[CRD-STATUS-GEN-08, CRD-TRAP-DART-02] nobody saves against a Poison Dart’s Poison who is immune to it or has it (G-12)', () => {
  check(trap('poison-dart', { party: [character({ job: 'druid' })] }), [], [['unit.hurt', { unit: 0, n: 2 }], never('save.made')]);
  check(trap('poison-dart', { party: [rolf({ statuses: ['poison'] })] }), [], [['unit.hurt', { unit: 0, n: 2 }], never('save.made')]);
});
test('[CRD-JOB-RANGER-01] Pathfinder: coming back to a floor is not entering it for the first time, whatever lies face down there', () => {
  check(
    campOn({
      floors: 2,
      quest: { domain: 'castle', floors: 2 },
      at: 9,
      tiles: { 9: { explored: true, clear: true } },
      party: [character({ job: 'ranger' })],
    }),
    [to(100), to(9)],
    [
      ['party.moved', { to: 100 }],
      ['party.moved', { to: 9 }],
    ],
  );
  check(
    campOn({
      quest: { domain: 'castle', floors: 2 },
      at: 9,
      tiles: { 9: { explored: true, clear: true } },
      party: [character({ job: 'ranger' })],
    }),
    [to(100), { act: 'look', tile: 103 }, tile('4♠')],
    [
      ['floor.dealt', { floor: 1 }],
      ['tile.seen', { place: 103 }, 'CRD-JOB-RANGER-01'],
    ],
  );
});
test('[CRD-EXPLORE-17, CRD-COMBAT-16] a Warp Stone into a lair whose boss waits is entering it', () => {
  check(
    campOn({ at: 0, tiles: { 9: { explored: true, clear: true } }, party: [rolf({ items: ['warp-stone'] })] }),
    [{ act: 'warp', to: 9 }, fate('7♦ 4♠ K♠ 2♣ 3♣ 4♣ 5♣ 6♣')],
    [
      ['party.put', { to: 9 }],
      ['fight.began', { source: 'boss' }],
    ],
  );
});
test('[CRD-FLEE-06, CRD-FLEE-09] whoever was left in the fight for a Hoard is freed by that fight alone, others by theirs', () => {
  const after = (source: 'hoard' | 'wandering', held: 'hoard' | 'wandering', units: readonly number[]) => {
    const board = boardWith({
      at: 1,
      tiles: { 1: explored('3♥', { hoard: { species: ['gate-guard'], level: 2 } }) },
      party: [rolf(), clara({ hp: 0, statuses: ['dead'], left: 1, held })],
    });
    board.verdict = 'won';
    check(
      sceneOn(board, aftermath, { source, band: { species: ['gate-guard'], level: 2 } }),
      source === 'hoard' ? [fate('2♠ 2♥ 2♣ 2♦')] : [],
      units.length > 0 ? [['characters.found', { units }, 'CRD-FLEE-09']] : [never('characters.found')],
    );
  };
  after('wandering', 'hoard', []);
  after('hoard', 'hoard', [1]);
  after('wandering', 'wandering', [1]);
  after('hoard', 'wandering', []);
});

test('[CRD-LOOT-09] TV-37: a valuable at QL 9 DF 4 counts as 13, not 14: 100 Gold, level 13', () => {
  const chest = (signs: string) => {
    let found: unknown;
    check(
      campOn({
        ql: 9,
        floors: 4,
        quest: { domain: 'castle', floors: 4 },
        at: 301,
        tiles: { 301: explored('10♥') },
        party: [rolf({ items: ['key'] })],
      }),
      [{ act: 'unlock' }, fate(signs)],
      [['item.used']],
      ({ gold, party }) => {
        found = [gold, party[0]?.items];
      },
    );
    return found;
  };
  expect([chest('2♠'), chest('K♠ 10♣'), chest('Q♠ K♥')]).toEqual([
    [100, []],
    [0, ['spear-13']],
    [0, ['shield-13']],
  ]);
});
test('[CRD-LOOT-02, CRD-LOOT-03, CRD-LOOT-04] TV-38: up to QL 3 the lower of two cards, from 4 to 6 one card, from 7 on the higher of two; Tools as Potions', () => {
  const found = (ql: number, sign: '7♦' | '9♦', rest: string) => {
    let items: readonly string[] = [];
    check(campOn({ ql }), [to(1), tile(sign, rest)], [['cards.drawn', { use: 'loot', cards: cards(rest) }]], ({ party }) => {
      items = party[0]?.items ?? [];
    });
    return items[0];
  };
  const rows = [
    [1, '9♠ 4♥', 'smelling-salts', 'trap-kit'],
    [3, '4♥ 9♠', 'smelling-salts', 'trap-kit'],
    [4, '9♠', 'speed', 'scroll-of-wind'],
    [5, '4♥', 'smelling-salts', 'trap-kit'],
    [6, '9♠', 'speed', 'scroll-of-wind'],
    [7, '4♥ 9♠', 'speed', 'scroll-of-wind'],
    [9, '9♠ 4♥', 'speed', 'scroll-of-wind'],
  ] as const;
  for (const [ql, signs, potion, tool] of rows) expect([ql, found(ql, '7♦', signs), found(ql, '9♦', signs)]).toEqual([ql, potion, tool]);
});
test('[CRD-EXPLORE-13, CRD-EXPLORE-18] wandering monsters that were fled wait on the tile, which is not clear, and are met again', () => {
  check(
    campOn({ at: 7, tiles: { 3: explored('2♦'), 7: explored('3♦') }, quest: { domain: 'forest', floors: 1 } }),
    [to(3), fate('K♥ K♠ 6♠ 7♦ Q♥ 2♥ 5♥ 6♥'), { act: 'flee', with: [] }, fate('9♣ 3♣ 4♣ 5♣ 6♣'), to(3), fate('J♦ Q♦ 2♦ 3♦ 4♦')],
    [
      ['fight.began', { source: 'wandering', level: 3 }],
      ['band.waits', { place: 3, band: { species: ['grey-wolf'], level: 3 } }, 'CRD-EXPLORE-13'],
      ['party.put', { to: 7 }],
      ['fight.began', { source: 'tile', level: 3, species: ['grey-wolf'] }],
    ],
    ({ dungeon }) => expect(dungeon?.floors[0]?.[3]?.clear).toBe(false),
  );
});
test('[CRD-EXPLORE-17] being moved back, falling, climbing and a Warp Stone are no moves: no Poison, no wandering check; a stair is one', () => {
  const sick = (more: Partial<Character> = {}) => [rolf({ statuses: ['poison'], ...more })];
  const hp =
    (n: number) =>
    ({ party }: { readonly party: readonly Character[] }) =>
      expect(party[0]?.hp).toBe(n);
  check(campOn({ at: 4, party: sick(), tiles: { 4: explored('J♣') } }), [{ act: 'jump' }], [['party.put', { to: 0 }]], hp(13));
  check(
    campOn({
      floors: 2,
      quest: { domain: 'castle', floors: 2 },
      at: 103,
      party: sick({ items: ['rope'] }),
      tiles: { 103: explored('J♣') },
    }),
    [{ act: 'jump' }, tile('2♦'), { act: 'climb' }],
    [['tile.explored', { place: 3 }], ['party.put', { to: 103 }], never('unit.hurt')],
    hp(13),
  );
  check(
    campOn({ at: 2, party: sick({ items: ['warp-stone'] }), tiles: { 2: explored('2♦'), 3: explored('3♦') } }),
    [{ act: 'warp', to: 3 }],
    [['party.put', { to: 3 }], never('unit.hurt'), never('cards.drawn')],
    hp(13),
  );
  check(
    campOn({ quest: { domain: 'forest', floors: 1 }, party: sick() }),
    [to(1), tile('K♠', '6♠ 7♦ K♣ 2♥ 5♥ 6♥'), { act: 'flee', with: [] }, fate('9♣ 3♣ 4♣ 5♣ 6♣')],
    [
      ['unit.hurt', { hp: 12 }, 'CRD-STATUS-POISON-02'],
      ['party.put', { to: 0 }],
    ],
    hp(12),
  );
  check(
    campOn({ floors: 2, quest: { domain: 'castle', floors: 2 }, at: 9, party: sick(), tiles: { 9: { explored: true, clear: true } } }),
    [to(100)],
    [
      ['party.moved', { to: 100 }],
      ['unit.hurt', { hp: 12 }],
    ],
  );
});
