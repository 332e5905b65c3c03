// Proves rules where they meet: things used in odd places, tiles that hang from others, Undead among the healed, and who counts when somebody has fallen.

import { expect, test } from 'vitest';
import { check, draws, never, refused } from '@undercroft/testkit';
import { shopLevel } from '../../src/queries/shop.ts';
import { springTrap } from '../../src/rules/explore.ts';
import type { Character } from '../../src/state.ts';
import type { TrapId } from '../../src/content/types.ts';
import {
  boardWith,
  campOn,
  card,
  cards,
  casts,
  character,
  clara,
  fate,
  fightOn,
  intrinsic,
  M1,
  M2,
  rolf,
  sceneOn,
  uses,
  wanda,
  wearing,
  type Wanted,
} from '../scenes.ts';

const explored = (sign: string, more: object = {}) => ({ card: card(sign), explored: true, clear: true, ...more });
const to = (place: number) => ({ act: 'move', to: place }) as const;
/** A tile of the Dungeon deck that is turned up, then what else is drawn. */
const tile = (sign: string, rest = '') => draws(card(sign), ...cards(rest));
const trap = (id: TrapId, more: Wanted = {}) =>
  sceneOn(boardWith({ at: 2, tiles: { 2: { explored: true } }, ...more }), springTrap, { trap: id, chest: false });
/** The first character has a king, so that it is asked again after its turn. */
const turn = (more: Wanted) => fightOn({ hands: [cards('K♠ 3♠')], ...more });
const dead = (who: (more?: Partial<Character>) => Character, more: Partial<Character> = {}): Character =>
  who({ hp: 0, statuses: ['dead'], ...more });
const FOREST = { domain: 'forest', floors: 1 } as const;
const TWO = { domain: 'forest', floors: 2 } as const;

// Items and tools.

test('[CRD-ITEM-04, CRD-POTION-04] in combat Smelling Salts are no use for a Petrified character, who cannot be targeted and is not Dead', () => {
  check(
    turn({
      party: [rolf({ items: ['smelling-salts'] }), clara({ statuses: ['petrify', 'paralyze'] })],
      monsters: [{ species: 'gate-guard' }],
    }),
    [refused(uses('smelling-salts', 1), { pick: 'target' })],
    [],
  );
});
test('[CRD-POTION-04] outside combat Smelling Salts take nothing from a Petrified character, who is not living', () => {
  check(
    campOn({ party: [rolf({ items: ['smelling-salts'] }), clara({ statuses: ['petrify', 'confuse'] })] }),
    [refused({ act: 'use', unit: 0, item: 'smelling-salts', target: 1 }, { pick: 'target' })],
    [],
  );
});
test('[CRD-ITEM-04] in combat a Salve takes from a statue its stone and nothing else; outside combat whatever is chosen', () => {
  const clad = clara({ statuses: ['petrify', 'poison'] });
  check(
    turn({ party: [rolf({ items: ['salve'] }), clad], monsters: [{ species: 'gate-guard' }] }),
    [refused({ ...uses('salve', 1), mark: 'poison' }, { pick: 'mark' })],
    [],
  );
  check(
    campOn({ party: [rolf({ items: ['salve'] }), clad] }),
    [{ act: 'use', unit: 0, item: 'salve', target: 1, mark: 'poison' }],
    [['status.removed']],
  );
});
test('[CRD-STATUS-PETRIFY-02, CRD-EQUIP-10] armor with a Ward against stone wakes no statue that it is put on (R-22)', () => {
  const warded = (statuses: Character['statuses']) =>
    check(
      campOn({ party: [rolf(), clara({ statuses: [...statuses], items: ['mantle-7'] })] }),
      [{ act: 'wear', unit: 1, gear: 'mantle-7' }],
      [['gear.worn', { gear: 'mantle-7' }]],
    ).board.party[1]?.statuses;
  expect(warded(['petrify'])).toEqual(['petrify']);
});
test('[CRD-EQUIP-13, CRD-ITEM-02] who carries too much may still put on what is carried: it leaves less to carry', () => {
  const waters = Array.from({ length: 10 }, () => 'water' as const);
  check(
    campOn({ party: [rolf({ items: [...waters, 'shield-1'] })] }),
    [{ act: 'wear', unit: 0, gear: 'shield-1' }],
    [['gear.worn', { slot: 'off-hand', off: [] }]],
    ({ party }) => expect(party[0]?.items).toHaveLength(10),
  );
});
test('[CRD-EQUIP-02, CRD-EQUIP-07, CRD-STAT-16] a Shield takes a Staff out of both hands, and MP drop to what Mana is without it', () => {
  check(
    campOn({ party: [rolf({ items: ['shield-1'], mp: 15, gear: wearing({ weapon: 'staff-3' }) })] }),
    [{ act: 'wear', unit: 0, gear: 'shield-1' }],
    [
      ['gear.worn', { off: ['weapon'] }],
      ['mana.changed', { by: -6, mp: 9 }, 'CRD-STAT-16'],
    ],
    ({ party }) => expect(party[0]?.items).toEqual(['staff-3']),
  );
});
test('[CRD-TOOL-02, CRD-FLEE-08] a Smoke Bomb is no use against a boss', () => {
  check(
    turn({ source: 'boss', party: [rolf({ items: ['smoke-bomb'] })], monsters: [{ species: 'black-castellan', level: 3 }] }),
    [refused(uses('smoke-bomb'), { pick: 'item' })],
    [],
  );
});
test('[CRD-TOOL-13] a Magic Hourglass is for the living that are not Hidden, the user included', () => {
  check(
    turn({
      party: [rolf({ items: ['magic-hourglass'] }), dead(clara), wanda(), character({ job: 'ninja', statuses: ['hidden'] })],
      monsters: [{ species: 'gate-guard' }],
    }),
    [uses('magic-hourglass')],
    [
      ['status.added', { unit: 0, status: 'quick' }],
      ['status.added', { unit: 2, status: 'quick' }],
      ['turn.began', { unit: 0, extra: true }],
      never('status.added', { unit: 1 }),
      never('status.added', { unit: 3 }),
    ],
  );
});
test('[CRD-TOOL-03, CRD-ROOM-SHORTCUT-02] a Torch shines over a Shortcut, too: the tile two ahead is adjacent', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('7♥') }, party: [rolf({ items: ['torch'] })] }),
    [refused({ act: 'torch', tiles: [4] }, { pick: 'tiles' }), { act: 'torch', tiles: [2, 3] }, tile('4♠', '5♠')],
    [
      ['tile.seen', { place: 2 }],
      ['tile.seen', { place: 3 }],
    ],
  );
});
test('[CRD-TOOL-05] a Rope leads back from the landing tile only: whoever has walked on from there climbs no more', () => {
  check(
    campOn({ at: 4, tiles: { 4: explored('J♣') }, party: [rolf({ items: ['rope'] })] }),
    [{ act: 'jump' }, to(1), tile('2♦'), refused({ act: 'climb' }, { pick: 'act' })],
    [['party.put', { to: 0, hole: 4 }], ['party.moved', { to: 1 }], never('item.used')],
  );
});
test('[CRD-TOOL-04, CRD-ITEM-03] a Trap Kit that only a Dead comrade carries answers no trap (G-13)', () => {
  check(
    trap('arrows', { party: [rolf(), dead(clara, { items: ['trap-kit'] })] }),
    [fate('10♦')],
    [['save.made', { unit: 0, saved: false }], ['unit.hurt', { unit: 0, n: 1 }], never('item.used')],
  );
});
test('[CRD-TOOL-12, CRD-EXPLORE-16] from an unsolved Puzzle that a Warp Stone led to, the way back is the next clear tile towards the entrance', () => {
  check(
    campOn({
      at: 0,
      tiles: { 1: explored('2♦'), 3: { card: card('4♣'), explored: true } },
      party: [rolf({ items: ['warp-stone'] })],
    }),
    [{ act: 'warp', to: 3 }, refused(to(2), { pick: 'to' }), refused(to(4), { pick: 'to' }), to(1), fate('5♥')],
    [
      ['party.put', { to: 3 }],
      ['party.moved', { to: 1, from: 3 }],
    ],
  );
});

// Tiles.

test('[CRD-EXPLORE-16, CRD-EXPLORE-17] TV-70: whoever falls among monsters and flees is moved past tiles that are not clear, to the next clear one', () => {
  check(
    campOn({ floors: 2, quest: TWO, at: 102, tiles: { 102: explored('2♥'), 1: explored('2♦') } }),
    [to(103), tile('J♣', 'K♠ 6♠ 7♦ K♣ 2♥ 5♥ 6♥'), { act: 'flee', with: [] }, fate('9♣ 3♣ 4♣ 5♣ 6♣')],
    [
      ['party.put', { to: 3, hole: 103 }],
      ['fight.began', { source: 'tile', level: 3 }],
      ['band.waits', { place: 3 }],
      ['party.put', { to: 1 }, 'CRD-EXPLORE-13'],
    ],
  );
});
test('[CRD-TRAP-HOLE-02, CRD-ROOM-LOCKDOOR-02] a Hole on a branch tile drops to the main number that the branch hangs from', () => {
  check(
    campOn({
      floors: 2,
      quest: TWO,
      at: 107,
      tiles: { 107: explored('Q♥'), 3: explored('2♦') },
      party: [rolf({ items: ['key'] })],
    }),
    [{ act: 'unlock' }, fate('A♠'), to(110), tile('J♣', '5♦'), { act: 'take', card: card('J♣') }],
    [
      ['branch.made', { n: 1 }],
      ['party.put', { to: 3, hole: 110 }],
    ],
  );
});
test('[CRD-ROOM-SHORTCUT-02, CRD-ROOM-LOCKDOOR-03] a Shortcut on a branch behind alcove 4a leads to the exit', () => {
  check(
    campOn({ quest: TWO, at: 8, tiles: { 8: explored('K♥') }, party: [rolf({ items: ['key'] })] }),
    [{ act: 'unlock' }, fate('A♠'), to(10), tile('7♥', '5♣'), { act: 'take', card: card('7♥') }, to(9)],
    [
      ['tile.explored', { place: 10 }],
      ['tile.explored', { place: 9 }],
    ],
  );
});
test('[CRD-EXPLORE-10] no wandering monsters at an entrance or an exit: no card is drawn', () => {
  check(campOn({ at: 1, tiles: { 1: explored('2♦') } }), [to(0)], [['party.moved', { to: 0 }], never('cards.drawn')]);
  check(
    campOn({ quest: TWO, at: 5, tiles: { 5: explored('2♦'), 9: { explored: true, clear: true } } }),
    [to(9)],
    [['party.moved', { to: 9 }], never('cards.drawn')],
  );
});
test('[CRD-ROOM-MERCHANT-04, CRD-JOB-BARD-01] what a Bard’s party pays a Merchant is what goes to the purse; the Merchant pays half the full cost', () => {
  check(
    campOn({ gold: 30, at: 1, tiles: { 1: explored('4♥', { stock: ['rope'], purse: 10 }) }, party: [character({ job: 'bard' })] }),
    [
      { act: 'bargain', item: 'rope', unit: 0 },
      { act: 'sell', unit: 0, item: 'rope' },
    ],
    [
      ['goods.bought', { price: 23 }],
      ['goods.sold', { price: 12 }],
    ],
    ({ gold, dungeon }) => {
      expect(gold).toBe(19);
      expect(dungeon?.floors[0]?.[1]).toMatchObject({ purse: 21, stock: ['rope'] });
    },
  );
});
test('[CRD-ROOM-BALL-02] a Crystal Ball asks for the best Skill among the living: a Dead Wizard sees nothing', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('6♥') }, party: [rolf(), dead(wanda)] }),
    [refused({ act: 'gaze', tiles: [2, 3, 4, 5] }, { pick: 'tiles' }), { act: 'gaze', tiles: [2, 3] }, tile('4♠', '9♥')],
    [
      ['tile.seen', { place: 2 }],
      ['tile.seen', { place: 3 }],
    ],
  );
});
test('[CRD-ROOM-TRAPCHEST-03, CRD-TRAP-ACID-02] the acid of a Trapped Chest finds what was in it', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('A♥') }, party: [rolf({ items: ['key'] })] }),
    [{ act: 'open' }, fate('2♠ 7♣ 4♥ 9♥ 6♠ 3♦ A♦')],
    [
      ['item.gained', { item: 'smelling-salts' }],
      ['trap.sprung', { trap: 'corrosive-acid' }],
      ['item.lost', { item: 'smelling-salts' }],
    ],
    ({ party, gold }) => expect([party[0]?.items, gold]).toEqual([['key'], 15]),
  );
});
test('[CRD-LOOT-08] a valuable Potion at QL 6 is one of QL 7: the higher of two', () => {
  check(
    campOn({ ql: 6, at: 1, tiles: { 1: explored('10♥') }, party: [rolf({ items: ['key'] })] }),
    [{ act: 'unlock' }, fate('7♣ 4♥ 9♠')],
    [
      ['cards.drawn', { use: 'loot', cards: cards('4♥ 9♠') }],
      ['item.gained', { item: 'speed' }],
    ],
  );
});

// Traps.

test('[CRD-TRAP-GEN-06, CRD-MON-06] whoever a Monster Pit has killed does not count for HP cards', () => {
  check(
    trap('monster-pit', { quest: FOREST, party: [rolf(), clara({ hp: 1 })] }),
    [fate('K♠ 9♥ 2♦ 4♦ 5♦ 6♦ A♣ 6♠ 2♠ 7♦ 4♠ K♣ Q♦ 2♥ 3♥ 4♥ 5♥')],
    [
      ['unit.died', { unit: 1 }],
      ['fight.began', { source: 'trap', species: ['grey-wolf', 'grey-wolf'] }],
      ['monster.dealt', { unit: M1, cards: cards('7♦') }],
      ['monster.dealt', { unit: M2, cards: cards('4♠') }],
    ],
  );
});
test('[CRD-TRAP-ACID-02] Corrosive Acid eats what the Dead carry, too', () => {
  check(
    trap('corrosive-acid', { party: [rolf({ items: ['water'] }), dead(clara, { items: ['key'] })] }),
    [fate('8♣ A♥')],
    [['item.lost', { unit: 1, item: 'key' }], never('item.lost', { unit: 0 })],
  );
});
test('[CRD-TRAP-PUZZLE-02, CRD-TRAP-PUZZLE-05] only the living solve a Puzzle: with the Wizard Dead it is the Knight’s Skill + 2', () => {
  check(trap('puzzle', { party: [rolf(), dead(wanda)] }), [fate('7♣')], [['check.made', { need: 7, done: true }]]);
});
test('[CRD-STATUS-GEN-08, CRD-TRAP-GAS-01] a Shield of level 7 makes immune to Stun: no save against Sleeping Gas, and the fight comes all the same', () => {
  check(
    trap('sleeping-gas', { quest: FOREST, party: [rolf({ gear: wearing({ 'off-hand': 'shield-7' }) })] }),
    [fate('A♣ 6♠ 2♠ 7♦ 4♠ K♣ Q♦ 2♥ 3♥ 4♥ 5♥')],
    [['cards.drawn', { use: 'encounter' }], ['fight.began', { source: 'trap' }], never('save.made'), never('stun.changed')],
  );
});
test('[CRD-TRAP-GEN-02, CRD-STATUS-AUTOLIFE-01] Autolife answers a trap: a quarter of Health, and the party walks on', () => {
  check(
    trap('arrows', { party: [rolf({ hp: 1, statuses: ['autolife', 'poison'] })] }),
    [fate('10♦')],
    [['unit.hurt', { n: 1 }], ['unit.revived', { hp: 3, autolife: true }], never('campaign.ended')],
    ({ party }) => expect(party[0]?.statuses).toEqual([]),
  );
});

// Undead, and what is healing.

test('[CRD-HEAL-07, CRD-ROOM-FOUNTAIN-02] a Fountain is no healing: an Undead gains by it; the Dead gain nothing', () => {
  check(
    campOn({ at: 1, tiles: { 1: explored('8♥') }, party: [rolf({ hp: 2, statuses: ['undead'] }), dead(clara)] }),
    [{ act: 'drink' }],
    [['character.refreshed', { unit: 0, hp: 13 }], never('character.refreshed', { unit: 1 })],
    ({ party }) => expect(party[0]?.statuses).toEqual(['undead']),
  );
});
test('[CRD-HEAL-07, CRD-LEVEL-12] a level-up gives an Undead all HP, and leaves it Undead', () => {
  check(
    campOn({ party: [rolf({ exp: 10, hp: 1, statuses: ['undead'] })] }),
    [{ act: 'level', unit: 0 }, fate('5♥'), { act: 'raise', stats: ['str', 'dex'] }],
    [['character.refreshed', { hp: 26 }, 'CRD-LEVEL-12']],
    ({ party }) => expect(party[0]?.statuses).toEqual(['undead']),
  );
});
test('[CRD-HEAL-07, CRD-JOB-DRUID-01] Green Blood is no healing: an Undead Druid gains its Level on a new tile', () => {
  check(
    campOn({ party: [character({ job: 'druid', hp: 1, statuses: ['undead'] })] }),
    [to(1), tile('2♦')],
    [['unit.healed', { n: 1, hp: 2 }, 'CRD-JOB-DRUID-01']],
  );
});
test('[CRD-HEAL-05, CRD-TECH-09] Mend All strikes the Undead among the own side: a card for each, in unit order', () => {
  check(
    turn({
      party: [clara({ level: 2, hp: 5, mp: 16, techniques: ['mend-all'] }), rolf({ level: 2, statuses: ['undead'] })],
      monsters: [{ species: 'gate-guard' }],
    }),
    [casts('mend-all'), fate('2♠ 3♥')],
    [
      ['unit.healed', { unit: 0, n: 17, hp: 22 }],
      ['unit.hurt', { unit: 1, n: 20, hp: 6 }, 'CRD-HEAL-05'],
    ],
  );
});
test('[CRD-HEAL-05, CRD-JOB-CLERIC-02] a Prayer heals, so that an Undead ally loses by a red card', () => {
  check(
    turn({ party: [clara({ hp: 1 }), rolf({ statuses: ['undead'] })], monsters: [{ species: 'gate-guard' }] }),
    [intrinsic(), fate('2♥ 3♥')],
    [
      ['unit.healed', { unit: 0, n: 5, hp: 6 }],
      ['unit.hurt', { unit: 1, n: 5, hp: 8 }, 'CRD-HEAL-05'],
    ],
  );
});
test('[CRD-JOB-ALCHEMIST-01, CRD-ITEM-05] Potent Mix hurts an Undead by half as much again', () => {
  check(
    campOn({ party: [character({ job: 'alchemist', items: ['water'] }), rolf({ level: 2, statuses: ['undead'] })] }),
    [{ act: 'use', unit: 0, item: 'water', target: 1 }],
    [['unit.hurt', { unit: 1, n: 15, hp: 11 }, 'CRD-HEAL-05']],
  );
});

// Bosses and Town.

test('[CRD-BOSS-04, CRD-MON-08, CRD-STATUS-HASTE-02] Halt on a boss with Haste is Slow, which only takes the Haste', () => {
  check(
    turn({
      ql: 6,
      source: 'boss',
      party: [wanda({ level: 2, techniques: ['halt'] })],
      monsters: [{ species: 'black-castellan', level: 8, statuses: ['haste'] }],
    }),
    [casts('halt', M1), fate('2♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ 2♥ 4♥ 5♥ 6♥')],
    [['check.made', { done: true }], ['status.removed', { unit: M1, status: 'haste' }, 'CRD-STATUS-HASTE-02'], never('status.added')],
  );
});
test('[CRD-TOWN-04, CRD-PARTY-04] the shop counts who is in the party now: with one dismissed it sells a level more', () => {
  check(
    campOn({ ql: 4, town: true, gold: 100, party: [rolf(), clara(), wanda()] }),
    [
      refused({ act: 'buy', ware: 'axe', level: 6, unit: 0 }, { pick: 'level' }),
      { act: 'dismiss', unit: 2 },
      { act: 'buy', ware: 'axe', level: 6, unit: 0 },
    ],
    [['goods.bought', { item: 'axe-6', price: 60 }]],
  );
  expect(shopLevel(boardWith({ ql: 9, party: [rolf()] }))).toBe(12);
});
