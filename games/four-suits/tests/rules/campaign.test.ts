// Proves making characters, levels, quests, Town, party growth, equipment and items.

import { expect, test } from 'vitest';
import { check, never, refused, scene } from '@undercroft/testkit';
import { game } from '../../src/game.ts';
import { newBoard, seatOf, type Character } from '../../src/state.ts';
import { presentOf } from '../../src/queries/units.ts';
import { statsOf, tnlOf } from '../../src/queries/stats.ts';
import { battle, bossBand } from '../../src/rules/explore.ts';
import { floorsAt, nextQl } from '../../src/queries/camp.ts';
import { shopLevel } from '../../src/queries/shop.ts';
import {
  attacks,
  boardWith,
  campOn,
  card,
  cards,
  character,
  clara,
  DONE,
  fate,
  fightOn,
  M1,
  PASS,
  REPACK,
  rolf,
  sceneOn,
  setupOf,
  tess,
  uses,
  wanda,
  wearing,
  type Wanted,
} from '../scenes.ts';

const level = (stats: readonly string[]) => ({ act: 'raise', stats }) as const;
const turn = (more: Wanted) => fightOn({ hands: [cards('K♠ 3♠')], ...more });

test('[CRD-CHAR-01, CRD-CHAR-03, CRD-CHAR-04, CRD-CHAR-05, CRD-CHAR-06, CRD-CHAR-07, CRD-QUEST-01, CRD-QUEST-03] TV-64: a lone Samurai begins in Town with 10 Exp, 150 Gold, its first technique, SP equal to Skill, and a quest of one floor', () => {
  check(
    scene(game, newBoard(setupOf({ characters: 1, job1: 'samurai' }))),
    [refused(level(['str']), { pick: 'stats' }), level(['str', 'con']), fate('6♣ Q♥'), { act: 'take', card: card('6♣') }],
    [
      ['character.joined'],
      ['character.raised', { base: [9, 5, 6, 3, 4] }],
      ['gold.changed', { gold: 150 }],
      ['quest.taken', { domain: 'marsh', floors: 1, ql: 1 }],
    ],
    (board) => {
      const [one] = board.party;
      expect(one).toMatchObject({ job: 'samurai', level: 1, exp: 10, sp: 5, techniques: ['aim'], hp: 11, items: [] });
      expect([board.phase, one && tnlOf(one), shopLevel(board)]).toEqual(['town', 10, 4]);
    },
  );
});
test('[CRD-STAT-01] base stats have no upper limit, and every job begins with at least 2', () => {
  expect(statsOf(rolf({ base: [40, 2, 2, 2, 2] }))).toMatchObject({ attack: 20, hit: 10, carry: 41 });
});
test('[CRD-CHAR-08] the row is changed freely outside combat', () => {
  check(
    campOn({ town: true }),
    [
      { act: 'row', unit: 0 },
      { act: 'row', unit: 0 },
    ],
    [
      ['row.changed', { row: 'far' }],
      ['row.changed', { row: 'near' }],
    ],
  );
});
test('[CRD-LEVEL-01, CRD-LEVEL-02, CRD-LEVEL-03, CRD-LEVEL-07, CRD-LEVEL-08, CRD-LEVEL-09, CRD-LEVEL-10, CRD-LEVEL-11, CRD-LEVEL-12] TV-36: 5♠, CON chosen, 9♣ is INT: Level 2, Exp 2, Health 37, SP + 10, all HP and MP', () => {
  check(
    campOn({ town: true, party: [rolf({ exp: 12, hp: 1, gear: wearing({ body: 'mail-3' }) })] }),
    [{ act: 'level', unit: 0 }, fate('5♠ 9♣'), level(['con'])],
    [
      ['character.levelled', { level: 2, exp: 2 }],
      ['character.raised'],
      ['character.raised', { base: [8, 4, 9, 4, 4] }],
      ['character.taught', { sp: 10 }],
      ['character.refreshed', { hp: 37 }],
    ],
    ({ party: [one] }) => expect(one && [tnlOf(one), statsOf(one).health, statsOf(one).skill]).toEqual([40, 37, 5]),
  );
});
test('[CRD-LEVEL-04, CRD-LEVEL-05, CRD-LEVEL-06] ♦ raises four stats, ♣ three, ♥ two', () => {
  const raised = (sign: string, stats: readonly string[]) =>
    check(
      campOn({ town: true, party: [rolf({ exp: 10 })] }),
      [{ act: 'level', unit: 0 }, fate(sign), level(stats)],
      [['character.raised'], never('cards.drawn', { cards: cards('2♠') })],
    );
  raised('5♦', ['str', 'dex', 'con', 'int']);
  raised('5♣', ['str', 'dex', 'con']);
  raised('5♥', ['str', 'dex']);
});
test('[CRD-LEVEL-13, CRD-LEVEL-14] levelling is never forced, works in a dungeon, several times in a row, and leaves statuses', () => {
  check(
    campOn({ party: [rolf({ exp: 50, statuses: ['poison'] })] }),
    [
      { act: 'level', unit: 0 },
      fate('5♥ 6♥'),
      level(['str', 'dex']),
      { act: 'level', unit: 0 },
      level(['str', 'dex']),
      refused({ act: 'level', unit: 0 }, { pick: 'unit' }),
    ],
    [
      ['character.levelled', { level: 2, exp: 40 }],
      ['character.levelled', { level: 3, exp: 0 }],
    ],
    ({ party }) => expect(party[0]?.statuses).toEqual(['poison']),
  );
  check(
    campOn({ party: [rolf(), clara({ exp: 50, hp: 0, statuses: ['dead'] })] }),
    [refused({ act: 'level', unit: 1 }, { pick: 'unit' })],
    [],
  );
});
test('[CRD-LEVEL-15, CRD-LEVEL-16] a technique of the own list is learned for its SP, in any order', () => {
  check(
    campOn({ town: true, party: [rolf({ sp: 26 })] }),
    [{ act: 'learn', unit: 0, technique: 'heal' }, refused({ act: 'learn', unit: 0, technique: 'pommel' }, { pick: 'unit' })],
    [['technique.learned', { technique: 'heal', sp: 1 }]],
  );
});
test('[CRD-QUEST-02, CRD-QUEST-08] TV-52: 6♣ is a Marsh with three floors, Q♥ a Tundra with two; the party keeps one', () => {
  const home = (taken: string) => {
    const on = campOn({ town: true, gold: 5, party: [rolf(), clara(), wanda(), tess()] });
    on.board.beaten = true;
    on.board.ql = 3;
    return { on, script: [{ act: 'row', unit: 0 } as const, fate('6♣ Q♥'), { act: 'take', card: card(taken) } as const] };
  };
  const one = home('6♣');
  check(one.on, one.script, [['quest.taken', { domain: 'marsh', floors: 3, ql: 4 }]]);
  const other = home('Q♥');
  check(other.on, other.script, [['quest.taken', { domain: 'tundra', floors: 2 }]]);
});
test.each([
  [1, [1, 1, 1, 1]],
  [2, [1, 2, 2, 2]],
  [3, [1, 2, 2, 2]],
  [4, [1, 2, 3, 3]],
  [5, [1, 2, 3, 3]],
  [6, [1, 2, 3, 4]],
  [9, [1, 2, 3, 4]],
])('[CRD-QUEST-03] at QL %s the suits mean so many floors, from ♠ to ♦ (R-20)', (ql, floors) => {
  expect(cards('7♠ 7♥ 7♣ 7♦').map((one) => floorsAt(one, ql))).toEqual(floors);
});
test('[CRD-QUEST-05, CRD-QUEST-06, CRD-QUEST-07, CRD-QUEST-09, CRD-PARTY-03] TV-51: QL + 1 for one or two floors, + 2 for three or four, + 1 if anyone joined, 9 at most', () => {
  const after = (ql: number, floors: number, joined: boolean) => nextQl({ ql, quest: { domain: 'castle', floors } }, joined);
  expect([after(4, 3, true), after(8, 4, false), after(1, 1, false), after(1, 2, true), after(2, 4, false)]).toEqual([7, 9, 2, 3, 4]);
});
test('[CRD-QUEST-04, CRD-BOSS-01, CRD-BOSS-05, CRD-BOSS-06, CRD-DUNGEON-08, CRD-TOWN-01] the lair holds the boss; beating it gives its drop and two valuable treasures, and ends the visit', () => {
  const board = boardWith({
    at: 5,
    tiles: { 5: { card: card('2♦'), explored: true, clear: true } },
    party: [rolf({ level: 3, base: [60, 4, 8, 3, 4], row: 'near' }), clara(), wanda(), tess()],
  });
  check(
    sceneOn(board, battle, { source: 'boss', band: { species: ['black-castellan'], level: 3 } }),
    [
      fate('A♠ A♥ A♣ A♦ 2♠ 2♥ 2♣ 2♦ K♦ 3♥ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 3♣ 4♣ 5♣ 6♣'),
      attacks(M1),
      fate('7♣ 8♣ 9♣ 10♣ J♣ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ 10♠ J♠ Q♥ 7♥ 5♥ 6♥'),
    ],
    [
      ['fight.ended', { verdict: 'won' }],
      ['exp.gained', { n: 12 }],
      ['treasure.turned'],
      ['item.gained', { item: 'spring-water' }],
      ['quest.done', { ql: 1 }, 'CRD-BOSS-06'],
    ],
  );
});
test('[CRD-END-03] beating the boss of a QL 9 quest wins the campaign', () => {
  const board = boardWith({ ql: 9, party: [rolf({ level: 3, base: [90, 4, 8, 3, 4] })] });
  check(
    sceneOn(board, battle, { source: 'boss', band: { species: ['black-castellan'], level: 3 } }),
    [
      fate('A♠ A♥ A♣ A♦ K♦ 3♥ 4♠ 5♠ 6♠ 7♠ 7♣ 8♣ 9♣ 10♣'),
      attacks(M1),
      fate('2♣ 3♣ 4♣ 5♣ J♣ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ 10♠ J♠ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ 2♠ 2♥'),
    ],
    [['campaign.ended', { result: 'won' }, 'CRD-END-03']],
  );
});
test('[CRD-TOWN-03, CRD-TOWN-04, CRD-TOWN-05, CRD-TOWN-06] TV-50: equipment up to QL + 4 - party size; things sell for half their cost', () => {
  const shop = (party: readonly Character[]) => shopLevel(boardWith({ ql: 3, party }));
  expect([
    shop([rolf(), clara(), wanda(), tess()]),
    shop([rolf(), clara()]),
    shopLevel(boardWith({ ql: 1, party: [rolf(), clara(), wanda(), tess()] })),
  ]).toEqual([3, 5, 1]);
  check(
    campOn({ ql: 3, gold: 200, town: true, party: [rolf(), clara()] }),
    [
      refused({ act: 'buy', ware: 'axe', level: 6, unit: 0 }, { pick: 'level' }),
      { act: 'buy', ware: 'axe', level: 3, unit: 0 },
      { act: 'buy', ware: 'rope', unit: 0 },
      { act: 'sell', unit: 0, item: 'axe-3' },
      { act: 'sell', unit: 0, item: 'rope' },
    ],
    [
      ['goods.bought', { price: 30 }],
      ['goods.bought', { price: 25 }],
      ['goods.sold', { price: 15 }],
      ['goods.sold', { price: 12 }],
    ],
    ({ gold }) => expect(gold).toBe(200 - 55 + 27),
  );
});
test('[CRD-TOWN-02, CRD-TOWN-07, CRD-TOWN-08] on departure everybody rests: all HP and MP, no status but Holding, the Dead included', () => {
  check(
    campOn({ town: true, party: [rolf({ hp: 0, mp: 0, statuses: ['dead', 'holding'], stun: 1 })] }),
    [{ act: 'depart' }],
    [
      ['character.rested', { hp: 13, mp: 9, statuses: ['holding'] }],
      ['phase.began', { phase: 'dungeon' }],
    ],
  );
});
test('[CRD-PARTY-01, CRD-PARTY-02, CRD-PARTY-05] a recruit: one of two drawn jobs, a level 1 weapon of its list, raised to the lowest level of the party without Exp; both may be refused', () => {
  const home = () => {
    const on = campOn({ town: true, party: [rolf({ level: 2, hp: 20 })] });
    on.board.beaten = true;
    return on;
  };
  check(
    home(),
    [
      { act: 'row', unit: 0 },
      { act: 'look' },
      fate('K♠ 4♥ 5♥ 2♣ 3♣'),
      { act: 'take', job: 'wizard' },
      { act: 'take', weapon: 'wand' },
      level(['int', 'con']),
      level(['int', 'con']),
      { act: 'take', card: card('2♣') },
    ],
    [
      ['job.offered', { jobs: ['wizard', 'cleric'] }],
      ['character.joined'],
      ['character.levelled', { unit: 1, level: 2, exp: 0 }],
      ['quest.taken', { ql: 3 }],
    ],
    ({ party }) => expect(party[1]).toMatchObject({ job: 'wizard', level: 2, exp: 0, sp: 7 + 14, items: [], gear: { weapon: 'wand-1' } }),
  );
  check(
    home(),
    [{ act: 'row', unit: 0 }, { act: 'look' }, fate('K♠ 4♥ 2♣ 3♣'), { act: 'refuse' }, { act: 'take', card: card('2♣') }],
    [['quest.taken', { ql: 2 }], never('character.joined')],
  );
});
test('[CRD-PARTY-04] whoever is dismissed leaves its things; the last cannot be', () => {
  check(
    campOn({ town: true, party: [rolf(), clara({ items: ['water'], gear: wearing({ weapon: 'club-1' }) })] }),
    [{ act: 'dismiss', unit: 1 }, refused({ act: 'dismiss', unit: 0 }, { pick: 'unit' })],
    [
      ['character.dismissed', { unit: 1 }],
      ['item.gained', { unit: 0, item: 'water' }],
      ['item.gained', { unit: 0, item: 'club-1' }],
      never('treasure.found'),
    ],
    ({ chronicle, found }) => expect([chronicle.flatMap(({ finds }) => finds), found], 'nothing was found by it').toEqual([[], []]),
  );
});
test('[CRD-STAT-16, CRD-PARTY-04] HP and MP of whoever leaves its equipment behind drop to what they are without it', () => {
  const worn = rolf({ gear: wearing({ head: 'hat-1', body: 'mail-1', accessory: 'ring-1' }) });
  const { health, mana } = statsOf(worn);
  const bare = statsOf(rolf());
  expect(health + mana, 'it was worth something').toBeGreaterThan(bare.health + bare.mana);
  check(
    campOn({ town: true, party: [clara(), { ...worn, hp: health, mp: mana }] }),
    [{ act: 'dismiss', unit: 1 }],
    [['character.dismissed', { unit: 1 }]],
    ({ party }) => expect([party[1]?.hp, party[1]?.mp]).toEqual([bare.health, bare.mana]),
  );
});
test('[CRD-EQUIP-01, CRD-EQUIP-02] one piece in each slot; a two-handed weapon and a Shield exclude each other', () => {
  check(
    campOn({
      town: true,
      party: [rolf({ items: ['greatsword-1', 'axe-1'], gear: wearing({ weapon: 'longsword-1', 'off-hand': 'shield-1' }) })],
    }),
    [{ act: 'wear', unit: 0, gear: 'greatsword-1' }],
    [['gear.worn', { off: ['weapon', 'off-hand'] }]],
    ({ party }) =>
      expect([party[0]?.gear, party[0]?.items]).toEqual([wearing({ weapon: 'greatsword-1' }), ['axe-1', 'longsword-1', 'shield-1']]),
  );
});
test('[CRD-EQUIP-03] heavy armor is for heavy jobs', () => {
  check(
    campOn({ town: true, party: [wanda({ items: ['mail-1', 'robe-1'] })] }),
    [refused({ act: 'wear', unit: 0, gear: 'mail-1' }, { pick: 'gear' }), { act: 'wear', unit: 0, gear: 'robe-1' }],
    [['gear.worn', { gear: 'robe-1' }]],
  );
});
test('[CRD-EQUIP-10] armor of level 7 makes immune to its Ward, and takes away what was there', () => {
  check(
    campOn({ town: true, party: [rolf({ items: ['mail-7'], statuses: ['poison'] })] }),
    [{ act: 'wear', unit: 0, gear: 'mail-7' }],
    [['gear.worn']],
    ({ party }) => expect(party[0]?.statuses).toEqual([]),
  );
  const bitten = (gear: 'mail-7' | 'mail-6') =>
    fightOn({
      party: [rolf({ level: 4, gear: wearing({ body: gear }) })],
      monsters: [{ species: 'dune-scorpion' }],
      hands: [cards('2♠'), [], [], [], cards('K♥')],
    });
  check(bitten('mail-7'), [fate('4♣ 5♦ 6♦ 7♦ 3♥ 8♠ 9♠')], [['status.refused', { mark: 'poison' }]]);
  check(bitten('mail-6'), [fate('4♣ 5♦ 6♦ 7♦ 3♥ 8♠ 9♠')], [['status.added', { status: 'poison' }]]);
});
test('[CRD-ITEM-03, CRD-ITEM-08] in combat only the own Potions, Smoke Bomb, Scrolls and Magic Hourglass', () => {
  check(
    turn({ party: [rolf({ items: ['torch', 'key', 'axe-1'] }), clara({ items: ['water'] })], monsters: [{ species: 'gate-guard' }] }),
    [refused(uses('torch'), { pick: 'item' }), refused(uses('water', 0), { pick: 'item' }), PASS],
    [['turn.ended']],
  );
});
test('[CRD-ITEM-02] who carries too much must hand on or drop something before the party moves', () => {
  const full = rolf({ items: Array.from({ length: 10 }, () => 'water' as const) });
  check(
    campOn({ party: [full] }),
    [refused({ act: 'move', to: 1 }, { pick: 'to' }), REPACK, { act: 'drop', unit: 0, item: 'water' }, DONE, { act: 'row', unit: 0 }],
    [['item.dropped'], ['row.changed']],
  );
});
test('[CRD-STATUS-HOLDING-01] Holding: half as many things again', () => {
  expect([statsOf(rolf()).carry, statsOf(rolf({ statuses: ['holding'] })).carry]).toEqual([9, 14]);
});
const drinks = (item: Character['items'][number], more: Partial<Character>, rest: object = {}) => ({
  on: campOn({ party: [rolf({ items: [item], ...more })] }),
  script: [{ act: 'use', unit: 0, item, target: 0, ...rest } as const],
});
test('[CRD-POTION-01, CRD-POTION-06, CRD-POTION-11, CRD-ITEM-04, CRD-ITEM-07] Water 10 HP, Clear Water 50, Spring Water 120; used up by one use', () => {
  const hp = (item: 'water' | 'clear-water' | 'spring-water', n: number) => {
    const { on, script } = drinks(item, { level: 20, hp: 1 });
    check(
      on,
      script,
      [
        ['item.used', { item }],
        ['unit.healed', { n }],
      ],
      ({ party }) => expect(party[0]?.items).toEqual([]),
    );
  };
  hp('water', 10);
  hp('clear-water', 50);
  hp('spring-water', 120);
});
test('[CRD-POTION-02, CRD-POTION-07, CRD-POTION-12] Wine 10 MP, Sweet Wine 40, Port Wine 100', () => {
  const mp = (item: 'wine' | 'sweet-wine' | 'port-wine', by: number) => {
    const { on, script } = drinks(item, { level: 20, mp: 0 });
    check(on, script, [['mana.changed', { by }]]);
  };
  mp('wine', 10);
  mp('sweet-wine', 40);
  mp('port-wine', 100);
});
test('[CRD-POTION-03, CRD-STATUS-PETRIFY-02] a Salve takes one negative status of choice, Petrify too', () => {
  check(
    campOn({ party: [rolf({ items: ['salve'] }), clara({ statuses: ['petrify', 'poison'] })] }),
    [{ act: 'use', unit: 0, item: 'salve', target: 1, mark: 'petrify' }],
    [['status.removed', { unit: 1, status: 'petrify' }], never('status.removed', { status: 'poison' })],
  );
});
test('[CRD-POTION-04] Smelling Salts revive, or take Stun, Paralyze and Confuse', () => {
  check(
    campOn({ party: [rolf({ items: ['smelling-salts'] }), clara({ hp: 0, statuses: ['dead'] })] }),
    [{ act: 'use', unit: 0, item: 'smelling-salts', target: 1 }],
    [['unit.revived', { unit: 1, hp: 2 }]],
  );
  const { on, script } = drinks('smelling-salts', { statuses: ['paralyze', 'confuse', 'blind'], stun: 2 });
  check(on, script, [['stun.changed', { n: 0 }]], ({ party }) => expect(party[0]?.statuses).toEqual(['blind']));
});
test('[CRD-POTION-05, CRD-POTION-08, CRD-POTION-09, CRD-POTION-10, CRD-STATUS-GEN-05] Invisibility, Ale, Speed and Heroic Brew add statuses that last through the next combat', () => {
  const adds = (item: 'invisibility' | 'ale' | 'speed' | 'heroic-brew', statuses: readonly string[]) => {
    const { on, script } = drinks(item, {});
    check(on, script, [['status.added']], ({ party }) => expect(party[0]?.statuses).toEqual(statuses));
  };
  adds('invisibility', ['transparent']);
  adds('ale', ['berserk', 'wall']);
  adds('speed', ['haste']);
  adds('heroic-brew', ['wall', 'barrier', 'regenerating']);
});
test('[CRD-POTION-13] an Elixir: negative statuses but Dead and Petrify, then all HP and MP', () => {
  const { on, script } = drinks('elixir', { hp: 1, mp: 0, statuses: ['poison', 'wall'] });
  check(
    on,
    script,
    [
      ['status.removed', { status: 'poison' }],
      ['unit.healed', { hp: 13 }],
      ['mana.changed', { mp: 9 }],
    ],
    ({ party }) => expect(party[0]?.statuses).toEqual(['wall']),
  );
});
test('[CRD-TOOL-06, CRD-TOOL-07, CRD-TOOL-08, CRD-TOOL-09] Scrolls: Damage Med of their element to all enemies, without MP', () => {
  const read = (
    item: 'scroll-of-earth' | 'scroll-of-flame' | 'scroll-of-water' | 'scroll-of-wind',
    element: 'earth' | 'flame' | 'water' | 'wind',
  ) =>
    check(
      turn({ party: [rolf({ items: [item] })], monsters: [{ species: 'gate-guard' }] }),
      [uses(item), fate('9♥ 5♥')],
      [['damage.reckoned', { base: 8, mult: 2, element }], never('mana.changed')],
    );
  read('scroll-of-earth', 'earth');
  read('scroll-of-flame', 'flame');
  read('scroll-of-water', 'water');
  read('scroll-of-wind', 'wind');
});
test('[CRD-HEAL-02, CRD-TECH-08] TV-24: outside combat Mend heals 14 without a card, and only ● techniques can be used', () => {
  check(
    campOn({ party: [clara({ techniques: ['mend', 'bolt'] }), rolf({ level: 3, hp: 1 })] }),
    [
      refused({ act: 'cast', unit: 0, technique: 'bolt', target: 1 }, { pick: 'technique' }),
      { act: 'cast', unit: 0, technique: 'mend', target: 1 },
    ],
    [['mana.changed', { by: -3 }], ['unit.healed', { n: 14 }], never('cards.drawn')],
  );
});
test('[CRD-EXPLORE-11] between fights things are handed on freely', () => {
  check(
    campOn({ party: [rolf({ items: ['water'] }), clara()] }),
    [REPACK, { act: 'pass-on', from: 0, item: 'water', to: 1 }],
    [['item.passed', { to: 1 }]],
  );
});
test('[CRD-CHECK-04] a rank check: one card of rank n or lower', () => {
  check(
    campOn({ at: 1, tiles: { 1: { card: card('10♥'), explored: true, clear: true } }, party: [clara()] }),
    [{ act: 'pick-lock', unit: 0 }, fate('3♠ 2♣')],
    [['check.made', { need: 3, done: true }]],
  );
});

test.each([
  [1, 1, 3],
  [2, 4, 7],
  [3, 1, 5],
  [4, 2, 7],
  [5, 1, 8],
  [6, 2, 10],
  [7, 1, 11],
  [9, 1, 13],
  [9, 4, 13],
])('[CRD-BOSS-01, CRD-MON-02] at QL %s with %s floors the boss has level %s', (ql, floors, level) => {
  const board = boardWith({ ql, quest: { domain: 'castle', floors } });
  expect(bossBand(board)).toEqual({ species: ['black-castellan'], level });
});

test('[CRD-BOSS-05] a boss that was robbed still leaves its common drop', () => {
  check(
    turn({ party: [rolf()], monsters: [{ species: 'kraken', hp: 1, treasure: 'none' }], source: 'boss' }),
    [attacks(M1), fate('5♣ 9♦ 7♥')],
    [['exp.gained', { n: 20 }], ['item.gained', { unit: 0, item: 'port-wine' }, 'CRD-LOOT-11'], never('treasure.turned')],
  );
});
const NINE = Array.from({ length: 9 }, () => 'water' as const);
test('[CRD-PARTY-04, CRD-ITEM-02] what a dismissed character leaves stays with the party, over the limit if need be', () => {
  check(
    campOn({ town: true, party: [rolf({ items: NINE }), clara({ gear: wearing({ weapon: 'club-1', body: 'robe-1' }) })] }),
    [
      { act: 'dismiss', unit: 1 },
      { act: 'sell', unit: 0, item: 'club-1' },
    ],
    [
      ['character.dismissed', { unit: 1 }],
      ['item.gained', { unit: 0, item: 'club-1' }],
      ['item.gained', { unit: 0, item: 'robe-1' }],
      never('item.left'),
    ],
    ({ party }) => expect(party[0]?.items).toEqual([...NINE, 'robe-1']),
  );
});
test('[CRD-LOOT-13] before a visit ends the party may change its things for what lies in the lair', () => {
  const on = campOn({ at: 9, tiles: { 9: { explored: true, clear: true, items: ['rope'] } }, party: [rolf({ items: NINE })] });
  on.board.beaten = true;
  check(
    on,
    [{ act: 'row', unit: 0 }, { act: 'drop', unit: 0, item: 'water' }, { act: 'fetch', item: 'rope', unit: 0 }, DONE],
    [['item.dropped'], ['item.fetched', { item: 'rope' }], ['phase.began', { phase: 'town' }]],
    ({ party }) => expect(party[0]?.items).toEqual([...NINE.slice(1), 'rope']),
  );
});
test('[CRD-ITEM-03] outside combat whoever lives may use what the party carries, but for what the Dead carry (G-13)', () => {
  const party = [
    character({ job: 'alchemist', level: 3, hp: 1 }),
    rolf({ items: ['water'] }),
    clara({ hp: 0, statuses: ['dead'], items: ['clear-water'] }),
  ];
  check(
    campOn({ party }),
    [
      refused({ act: 'use', unit: 0, item: 'clear-water', target: 0 }, { pick: 'item' }),
      refused({ act: 'use', unit: 2, item: 'water', target: 0 }, { pick: 'unit' }),
      { act: 'use', unit: 0, item: 'water', target: 0 },
    ],
    [
      ['item.passed', { from: 1, to: 0, item: 'water' }],
      ['item.used', { unit: 0, item: 'water' }],
      ['unit.healed', { unit: 0, n: 15 }],
    ],
    ({ party: now }) => expect(now.map(({ items }) => items)).toEqual([[], [], ['clear-water']]),
  );
});

test('[CRD-CHAR-01] a seat is fixed: whoever stays keeps theirs, and a recruit takes one that nobody has had before one that is free again', () => {
  const four = campOn({ town: true, setup: { players: 2 }, party: [rolf(), clara(), wanda(), tess()] });
  four.board.beaten = true;
  check(
    four,
    [
      { act: 'dismiss', unit: 1 },
      { act: 'look' },
      fate('K♠ 4♥ 2♣ 3♣'),
      { act: 'take', job: 'cleric' },
      { act: 'take', weapon: 'club' },
      level(['int', 'con']),
      { act: 'take', card: card('2♣') },
    ],
    [
      ['character.dismissed', { unit: 1 }],
      ['character.joined', { unit: 1 }],
      ['quest.taken', { ql: 3 }],
    ],
    (board) => {
      expect(board.party.map(({ job, no }) => [job, no])).toEqual([
        ['knight', 0],
        ['cleric', 1],
        ['wizard', 0],
        ['thief', 0],
      ]);
      expect(board.former).toEqual([{ unit: 1, job: 'cleric', no: 0 }]);
      expect([0, 1, 2, 3].map((unit) => seatOf(board, unit))).toEqual([0, 1, 0, 1]);
    },
  );
  const two = campOn({ town: true, party: [rolf(), clara()] });
  two.board.beaten = true;
  check(
    two,
    [
      { act: 'dismiss', unit: 0 },
      { act: 'look' },
      fate('K♠ 4♥ 2♣ 3♣'),
      { act: 'take', job: 'wizard' },
      { act: 'take', weapon: 'wand' },
      level(['int', 'con']),
      { act: 'take', card: card('2♣') },
    ],
    [['character.joined', { unit: 2 }]],
    (board) => expect([presentOf(board), shopLevel(board)]).toEqual([[1, 2], 5]),
  );
});
test('[CRD-BOSS-05] a boss gives the Gold of its card, always its common drop, on any ace its rare one, and two valuable treasures', () => {
  const beaten = (sign: string) => {
    let found: unknown;
    check(
      sceneOn(boardWith({ at: 9, party: [rolf({ level: 3, base: [60, 4, 8, 3, 4] })] }), battle, {
        source: 'boss',
        band: { species: ['black-castellan'], level: 3 },
      }),
      [fate('A♠ 2♠ K♦ 3♥ 4♠ 5♠ 6♠ 7♠'), attacks(M1), fate(`7♣ 8♣ 9♣ 10♣ J♣ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ 10♠ 2♥ ${sign} 3♠ Q♥ 5♥`)],
      [
        ['exp.gained', { n: 60 }],
        ['treasure.turned', { card: card(sign) }],
        ['quest.done', { ql: 1 }],
      ],
      ({ gold, party }) => {
        found = [gold, party[0]?.items];
      },
    );
    return found;
  };
  // Money as a valuable at QL 1 DF 1 is 15 Gold, the armor is of level 3.
  expect([beaten('7♥'), beaten('2♦'), beaten('A♦'), beaten('A♥'), beaten('A♣')]).toEqual([
    [15, ['spring-water', 'mail-3']],
    [30, ['spring-water', 'mail-3']],
    [30, ['spring-water', 'longsword-3', 'mail-3']],
    [15, ['spring-water', 'longsword-3', 'mail-3']],
    [15, ['spring-water', 'longsword-3', 'mail-3']],
  ]);
});
