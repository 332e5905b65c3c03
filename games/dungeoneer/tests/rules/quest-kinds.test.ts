// Owns the tests of the kinds of Quests, DGN-QTHREAT, DGN-CHANCE, DGN-SACRIFICE, DGN-SLAY, DGN-SEARCH, DGN-ESCORT, DGN-ARTIFACT and DGN-EFFECT, and of Levels and Life.

import { memberOf, missing } from '@undercroft/kernel';
import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { QUEST_IDS, questOf, MAP_IDS, type QuestId } from '../../src/content/cards.ts';
import { valueOf } from '../../src/queries/fight.ts';
import { discardable } from '../../src/queries/effects.ts';
import { perilCost } from '../../src/queries/lord.ts';
import { stepsToEntrance } from '../../src/queries/moves.ts';
import { isRolled } from '../../src/queries/quests.ts';
import { scoreOf } from '../../src/queries/scores.ts';
import { freshQuests } from '../../src/events/quests.ts';
import { complete } from '../../src/rules/quests.ts';
import { heroPhase, reset, turn } from '../../src/rules/game.ts';
import { wound } from '../../src/rules/wounds.ts';
import type { Board } from '../../src/state.ts';
import {
  pass,
  ALDOUS,
  attackIn,
  attempt,
  challenge,
  deliver,
  EDITIONS,
  effectOn,
  JORY,
  MAG,
  PERPETUA,
  pickUp,
  putDown,
  questBoard,
  questing,
  readied,
  roomAt,
  search,
  WILMET,
  type QuestTable,
} from '../quest-scenes.ts';
import {
  boardWith,
  goingOn,
  idle,
  noEncounters,
  NORTH,
  rise,
  sceneWith,
  SOUTH,
  step,
  stop,
  type Laid,
  type TableWanted,
} from '../scenes.ts';

const SEALS = { room: 'map-hall-of-seals' } as const;
const VAULT = { room: 'map-regalia-vault' } as const;
const KITCHENS = { room: 'map-drowned-kitchens' } as const;
const BALLROOM = { room: 'map-ossuary-ballroom' } as const;
const GARDEN = { room: 'map-winter-garden' } as const;
const keys = attempt('q-ring-of-keys');
const using = (score: 'melee' | 'magic' | 'speed') => ({ act: 'attempt', score, boost: [] }) as const;

describe.each(EDITIONS)('Threat Quests, edition %s', (edition) => {
  test('[DGN-QTHREAT-01] the Threat of the card is to be overcome: N or more completes it', () => {
    const table = { ...VAULT, edition } as const;
    const hero = { hero: WILMET, quests: ['q-ring-of-keys'] } as const;
    check(
      questing(hero, table),
      [keys, dice(5)],
      [
        ['threat.rolled', { seat: 0, target: 8, total: 8 }],
        ['quest.completed', { seat: 0 }],
      ],
    );
    check(questing(hero, table), [keys, dice(4), stop], [['threat.rolled', { total: 7, passed: false }], never('quest.completed')]);
  });

  test('[DGN-QTHREAT-01] a Quest of several steps: each is marked when it is passed, and asks for another score; the marks stay', () => {
    const signatures = attempt('q-two-signatures');
    check(
      questing({ hero: MAG, quests: ['q-two-signatures'] }, { ...SEALS, edition }),
      [
        signatures,
        using('speed'),
        dice(5),
        signatures,
        refused(using('speed'), { rule: 'DGN-QUEST-06', pick: 'score' }),
        using('magic'),
        dice(6),
      ],
      [
        ['quest.marked', { mark: 'speed' }],
        ['movement.spent', { n: 1, for: 'quest' }],
        ['quest.marked', { mark: 'magic' }],
        ['quest.completed', { quest: 'q-two-signatures' }],
      ],
    );
    check(
      goingOn({
        edition,
        turn: 1,
        map: roomAt('map-hall-of-seals'),
        heroes: [{ hero: MAG, at: 'map-hall-of-seals' }],
        change: (board) => {
          const [own] = questBoard({ quests: ['q-two-signatures'] }).players;
          board.players[0] = {
            ...(board.players[0] ?? missing()),
            quests: (own?.quests ?? []).map((one) => ({ ...one, tries: 1, marks: ['speed'] })),
          };
        },
      }),
      [...idle, noEncounters, signatures, refused(using('speed'), { rule: 'DGN-QUEST-06', pick: 'score' }), using('magic'), dice(6)],
      [['quest.completed', { seat: 0 }], never('movement.spent', { for: 'quest' })],
    );
  });

  test('[DGN-QTHREAT-04] TV-45: the other heroes in the space roll the same Threat when the attempt fails; who fails suffers (A-28)', () => {
    const heroes = [
      { hero: PERPETUA, at: 'map-regalia-vault' },
      { hero: JORY, at: 'map-regalia-vault' },
      { hero: ALDOUS, at: 'map-servants-stair' },
    ] as const;
    const table = { ...VAULT, edition, heroes } as const;
    check(
      questing({ hero: WILMET, quests: ['q-ring-of-keys'] }, table),
      [keys, dice(4, 5, 4), stop],
      [
        ['threat.rolled', { seat: 0, total: 7, passed: false }],
        ['hero.wounded', { seat: 0, n: 1 }],
        ['threat.rolled', { seat: 1, target: 8, total: 7, passed: false }],
        ['hero.wounded', { seat: 1, n: 1 }],
        ['threat.rolled', { seat: 2, total: 8, passed: true }],
        never('hero.wounded', { seat: 2 }),
        never('threat.rolled', { seat: 3 }),
        never('quest.completed'),
      ],
    );
    check(
      questing({ hero: WILMET, quests: ['q-ring-of-keys'] }, table),
      [keys, dice(5)],
      [['quest.completed', { seat: 0, quest: 'q-ring-of-keys' }], never('threat.rolled', { seat: 1 })],
    );
  });

  test('[DGN-QTHREAT-04, DGN-QUEST-09] cards thrown in for a better roll ease only the roll of whoever throws them in', () =>
    void check(
      questing(
        { hero: PERPETUA, quests: ['q-painted-liar'], hand: ['bo-dismissed', 'mo-coin-rats'] },
        { room: 'map-gallery-of-heirs', edition, heroes: [{ hero: PERPETUA, at: 'map-gallery-of-heirs' }] },
      ),
      [attempt('q-painted-liar'), { act: 'attempt', boost: ['bo-dismissed', 'mo-coin-rats'] }, dice(2, 4), stop],
      [
        ['card.discarded', { seat: 0, card: 'bo-dismissed' }],
        ['card.discarded', { seat: 0, card: 'mo-coin-rats' }],
        ['threat.rolled', { seat: 0, target: 6, total: 5, passed: false }],
        ['threat.rolled', { seat: 1, target: 8, total: 7, passed: false }],
        ['peril.changed', { seat: 1, n: 1 }],
      ],
    ));

  test('[DGN-QTHREAT-04] where the card says so, all suffer without a roll', () =>
    void check(
      questing({ quests: ['splinter-of-the-vault'], life: 3 }, { edition, map: [['the-impact', 0, 0]], heroes: [{ at: 'the-impact' }] }),
      [attempt('splinter-of-the-vault'), dice(1), stop],
      [['hero.wounded', { seat: 0 }], ['hero.wounded', { seat: 1 }], never('threat.rolled', { seat: 1 })],
    ));

  test('[DGN-QUEST-06, DGN-DICE-01] who falls before the die of the attempt completes nothing', () => {
    const heroes = [{ hero: ALDOUS, at: 'map-regalia-vault', attacked: false, saved: 1 }, {}] as const;
    check(
      questing({ hero: JORY, life: 1, quests: ['q-ring-of-keys'] }, { ...VAULT, edition, heroes }),
      [keys, by(1, challenge('hero 0', 'melee')), dice(6, 1)],
      [['quest.attempted', { seat: 0 }], ['hero.defeated', { seat: 0 }], never('threat.rolled'), never('quest.completed')],
    );
  });
});

describe('getting up after a Threat Quest', () => {
  const table = (edition: '2.1' | '2.3c'): QuestTable => ({ ...SEALS, edition, quest: ['q-fourteenth-step', { found: 2, searches: 1 }] });
  const fallen = { hero: MAG, movement: 3, quests: ['q-fourteenth-step'] } as const;

  test('[DGN-FX-16] edition 2.1: the Threat that tipped the hero is rolled again (A-22)', () =>
    void check(
      questing(fallen, table('2.1')),
      [attempt('q-fourteenth-step'), dice(1), rise, dice(3), rise, dice(5), stop],
      [
        ['hero.tipped', { seat: 0, rise: { score: 'speed', target: 8 } }],
        ['threat.rolled', { roll: 'rise', total: 6, passed: false }],
        ['threat.rolled', { roll: 'rise', total: 8, passed: true }],
        ['hero.rose', { seat: 0 }],
      ],
    ));

  test('[DGN-FX-15] edition 2.3c: only a card that says so demands a Threat', () =>
    void check(
      questing(fallen, table('2.3c')),
      [attempt('q-fourteenth-step'), dice(1), rise, stop],
      [['hero.tipped', { rise: null }], ['hero.rose']],
    ));
});

describe.each(EDITIONS)('Chance Quests, edition %s', (edition) => {
  test('[DGN-CHANCE-01] completed by rolling what the card describes with so many dice', () => {
    const prince = (...faces: readonly [number, number]) =>
      check(questing({ glory: 3, quests: ['q-late-prince'] }, { ...KITCHENS, edition }), [attempt('q-late-prince'), dice(...faces)], []);
    expect(prince(4, 5).board.players[0]).toMatchObject({ level: 2, done: [{ quest: 'q-late-prince' }] });
    expect(prince(4, 4).board.players[0]).toMatchObject({ level: 1, done: [] });
  });

  test('[DGN-CHANCE-01, DGN-DICE-01] a card that adds to a roll raises a total; to numbers that count as they fall it adds nothing and is not played (A-102)', () => {
    const streak = { hand: ['bo-stubborn-streak'], glory: 9 } as const;
    check(
      questing({ ...streak, quests: ['q-late-prince'] }, { ...KITCHENS, edition }),
      [attempt('q-late-prince'), { act: 'play', card: 'bo-stubborn-streak', more: 0 }, dice(4, 5)],
      [['card.played'], ['dice.rolled', { dice: [4, 5], add: 1 }], ['quest.completed', { quest: 'q-late-prince' }]],
    );
    check(
      questing({ ...streak, quests: ['q-name-the-flowers'] }, { room: 'map-winter-garden', edition }),
      [attempt('q-name-the-flowers'), dice(3), stop],
      [
        ['dice.rolled', { dice: [3], add: 0 }],
        ['quest.marked', { mark: 3 }],
      ],
    );
  });

  test('[DGN-CHANCE-01] the patterns of the cards', () => {
    const pair = { dice: 3, need: 'pair-and-higher' } as const;
    expect(
      [
        [2, 2, 5],
        [5, 2, 2],
        [2, 5, 2],
        [2, 2, 2],
        [6, 6, 5],
        [1, 2, 3],
      ].map((faces) => isRolled(pair, faces, [], 1)),
    ).toEqual([true, true, true, false, false, false]);
    const level = { dice: 3, need: 'two-add-to-level' } as const;
    expect(
      [
        [3, 4, 1],
        [1, 3, 4],
        [1, 1, 1],
      ].map((faces) => isRolled(level, faces, [], 7)),
    ).toEqual([true, true, false]);
    const each = { dice: 3, need: 'each', n: 5, keep: true } as const;
    expect(
      [
        [5, 6, 5],
        [5, 6, 4],
      ].map((faces) => isRolled(each, faces, [], 1)),
    ).toEqual([true, false]);
  });

  test('[DGN-CHANCE-01, DGN-CHANCE-02] each further try costs 1 Movement point; what is marked stays marked, a number that is marked marks nothing', () => {
    const flowers = attempt('q-name-the-flowers');
    check(
      questing(
        { movement: 2, quests: ['q-name-the-flowers'] },
        { ...GARDEN, edition, quest: ['q-name-the-flowers', { marks: [1, 2, 3] }] },
      ),
      [flowers, dice(3), flowers, dice(6), flowers, dice(5)],
      [
        ['dice.rolled', { dice: [3] }],
        ['movement.spent', { n: 1, for: 'quest' }],
        ['dice.rolled', { dice: [6] }],
        ['quest.marked', { mark: 6 }],
        ['movement.spent', { n: 1, for: 'quest' }],
        ['quest.marked', { mark: 5 }],
        ['quest.completed', { quest: 'q-name-the-flowers' }],
        never('quest.marked', { mark: 3 }),
      ],
      ({ players }) => expect(players[0]?.movement).toBe(0),
    );
    check(
      questing({ movement: 1, quests: ['q-name-the-flowers'] }, { ...GARDEN, edition }),
      [flowers, dice(3), flowers, dice(3), refused(flowers, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [never('quest.completed')],
    );
  });

  test('[DGN-CHANCE-02] dice are kept only where the card says so (A-70)', () => {
    const kept =
      QUEST_IDS.find((id) => {
        const { completion } = questOf(id);
        return completion.by === 'chance' && completion.pattern.need === 'each';
      }) ?? missing();
    const { at } = questOf(kept);
    const map = memberOf(MAP_IDS, 'maps' in at ? at.maps[0] : null);
    check(
      questing({ movement: 3, glory: 5, quests: [kept] }, { edition, map: [[map, 0, 0]], heroes: [{ at: map }] }),
      [attempt(kept), dice(5, 1, 6), attempt(kept), dice(2), attempt(kept), dice(5)],
      [
        ['dice.rolled', { dice: [5, 1, 6], kept: [5, 6] }],
        ['dice.rolled', { dice: [5, 6, 2] }],
        ['dice.rolled', { dice: [5, 6, 5] }],
        ['quest.completed'],
      ],
    );
  });
});

describe.each(EDITIONS)('Sacrifice Quests, edition %s', (edition) => {
  test('[DGN-SACRIFICE-01] the price is paid in full at the location, or the Quest cannot be attempted', () => {
    const mourning = (glory: number, room: 'map-bell-well' | 'map-hall-of-seals') =>
      questing({ glory, quests: ['q-long-mourning'] }, { room, edition });
    check(mourning(8, 'map-bell-well'), [attempt('q-long-mourning')], [['glory.changed', { n: -8 }], ['quest.completed']]);
    check(
      mourning(5, 'map-bell-well'),
      [refused(attempt('q-long-mourning'), { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [never('glory.changed')],
    );
    check(
      mourning(6, 'map-hall-of-seals'),
      [refused(attempt('q-long-mourning'), { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [never('glory.changed')],
    );
  });

  test('[DGN-SACRIFICE-01] cards of the Inventory are given one by one, and Peril is taken', () => {
    const ready = [readied('bo-vow-of-iron', 0), readied('tr-paper-crown', 0), readied('tr-pantry-door', 0)];
    const crown = attempt('q-hollow-crown');
    const table = { room: 'map-absent-throne', edition } as const;
    const give = (card: 'bo-vow-of-iron' | 'tr-paper-crown' | 'tr-pantry-door') => ({ act: 'lose', card }) as const;
    check(
      questing({ ready, quests: ['q-hollow-crown'] }, table),
      [
        crown,
        give('tr-paper-crown'),
        refused(give('tr-paper-crown'), { rule: 'DGN-GEN-17', pick: 'card' }),
        give('bo-vow-of-iron'),
        give('tr-pantry-door'),
      ],
      [
        ['peril.changed', { seat: 0, n: 2 }],
        ['card.lost', { card: 'tr-paper-crown' }],
        ['card.lost', { card: 'bo-vow-of-iron' }],
        ['card.lost', { card: 'tr-pantry-door' }],
        ['quest.completed', { quest: 'q-hollow-crown' }],
      ],
      ({ players, stocks }) => expect([players[0]?.ready, stocks[0]?.discard.length]).toEqual([[], 3]),
    );
    check(
      questing({ ready: ready.slice(1), quests: ['q-hollow-crown'] }, table),
      [refused(crown, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [],
    );
  });

  test('[DGN-SACRIFICE-01] of two prices one is chosen; Life is never given to the last point', () => {
    const quest: QuestId = 'the-thorn-circlet';
    const { at } = questOf(quest);
    const room = memberOf(MAP_IDS, 'maps' in at ? at.maps[0] : null);
    const table: TableWanted = { edition, map: [[room, 0, 0]], heroes: [{ at: room }] };
    const hero = (life: number) => ({ life, ready: [readied('tr-paper-crown', 0), readied('tr-pantry-door', 0)], quests: [quest] });
    check(questing(hero(2), table), [refused(attempt(quest), { rule: 'DGN-QUEST-06', pick: 'quest' }), stop], [never('hero.wounded')]);
    check(
      questing(hero(3), table),
      [attempt(quest), { act: 'lose', card: 'tr-paper-crown' }, { act: 'lose', card: 'tr-pantry-door' }],
      [['hero.wounded', { n: 2, life: 1 }], ['quest.completed']],
    );
  });
});

test('[DGN-SACRIFICE-02] edition 2.1: Sacrifice Quests tend to be dark: in every set one of them gives Peril', () => {
  const dark = QUEST_IDS.map(questOf).filter(
    ({ completion, reward }) => completion.by === 'sacrifice' && reward.some((one) => one.do === 'peril'),
  );
  expect(new Set(dark.map(({ deck }) => deck.slice(0, 2)))).toEqual(new Set(['HC', 'TM', 'FB', 'SB']));
  check(
    questing({ glory: 8, quests: ['q-long-mourning'] }, { edition: '2.1', room: 'map-bell-well' }),
    [attempt('q-long-mourning')],
    [['peril.changed', { seat: 0, n: 2 }]],
  );
});

describe.each(EDITIONS)('Slay Quests, edition %s', (edition) => {
  const dancer = attempt('q-dancing-master');
  const onDancer = challenge('quest q-dancing-master', 'melee');
  const table = { ...BALLROOM, edition } as const;
  const knight = { hero: ALDOUS, movement: 1, attacked: false, quests: ['q-dancing-master'] } as const;

  test('[DGN-SLAY-01, DGN-SLAY-02, DGN-SLAY-03, DGN-SLAY-04, DGN-SLAY-07, DGN-ENC-05, DGN-CHAL-04] TV-43: the monster attacks first, the hero counters and challenges: slain, completed, no Glory for the wounds', () =>
    void check(
      questing(knight, { ...table, heroes: [{}, {}] }),
      [dancer, by(1, attackIn('melee')), dice(2, 4), onDancer, dice(5, 1)],
      [
        [
          'attack.declared',
          { kind: 'quest', lord: 1, by: { is: 'quest', quest: 'q-dancing-master', seat: 1 }, on: { is: 'hero', seat: 0 } },
        ],
        ['attack.rolled', { die: 2, total: 5 }],
        ['counter.rolled', { die: 4, total: 7 }],
        ['quest.wounded', { n: 1, left: 1 }],
        ['movement.spent', { n: 1, for: 'challenge' }],
        ['attack.rolled', { die: 5, total: 8 }],
        ['counter.rolled', { die: 1, total: 4 }],
        ['quest.wounded', { n: 1, left: 0 }],
        ['quest.completed', { seat: 0, quest: 'q-dancing-master' }],
        ['glory.changed', { n: 2 }],
        never('movement.spent', { for: 'quest' }),
        never('wounds.dealt'),
        never('monster.put'),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 0, level: 2, glory: 3, done: [{ quest: 'q-dancing-master' }] }),
    ));

  test('[DGN-SLAY-01] a counter-attack slays it as well, with no Movement point and while tipped (A-27, A-52)', () =>
    void check(
      questing({ ...knight, movement: 0, tipped: true }, { ...table, quest: ['q-dancing-master', { wounds: 1 }] }),
      [dancer, by(1, attackIn('melee')), dice(1, 6)],
      [['quest.wounded', { left: 0 }], ['quest.completed']],
    ));

  test('[DGN-SLAY-03, DGN-ENC-05] the player to the left chooses the form, and nobody else; who is out is passed over', () => {
    check(
      questing(knight, { ...table, heroes: [{}, {}] }),
      [
        dancer,
        refused(attackIn('melee'), { rule: 'DGN-SLAY-03/a', pick: 'seat' }, 0),
        refused(attackIn('melee'), { rule: 'DGN-SLAY-03/a', pick: 'seat' }, 2),
        refused(attackIn('magic'), { rule: 'DGN-SLAY-03', pick: 'form' }, 1),
        by(1, attackIn('speed')),
        dice(6, 1),
      ],
      [['hero.wounded', { seat: 0, n: 1 }], ['hero.tipped', { seat: 0 }], never('wounds.dealt')],
    );
    check(
      questing(knight, { ...table, heroes: [{ alive: false }, {}] }),
      [dancer, by(2, attackIn('melee')), dice(1, 1), pass, stop],
      [['attack.declared', { lord: 2 }]],
    );
  });

  test('[DGN-SLAY-04] whoever has attacked in this turn, or has no point left, cannot challenge it', () => {
    for (const hero of [{ attacked: true }, { movement: 0 }])
      check(
        questing({ ...knight, ...hero }, table),
        [dancer, by(1, attackIn('melee')), dice(1, 1), stop],
        [['attack.ended', { result: 'tied' }]],
      );
  });

  test('[DGN-SLAY-05, DGN-SLAY-08] it attacks once in a turn, so it is attempted once; in the next turn again', () => {
    check(
      questing({ ...knight, movement: 3, attacked: true }, table),
      [dancer, by(1, attackIn('melee')), dice(1, 1), refused(dancer, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop],
      [['quest.attempted', { seat: 0 }]],
    );
    check(
      goingOn({
        edition,
        turn: 1,
        map: roomAt('map-ossuary-ballroom'),
        heroes: [{ ...knight, at: 'map-ossuary-ballroom' }],
        change: (board) => {
          for (const player of board.players) player.quests = player.quests.map((one) => ({ ...one, fought: true, tries: 1, wounds: 1 }));
        },
      }),
      [...idle, noEncounters, dancer, by(1, attackIn('melee')), dice(1, 1)],
      [['turn.began', { seat: 0 }], ['attack.declared', { kind: 'quest' }], never('movement.spent')],
    );
  });

  test('[DGN-SLAY-07] the Quest monster that wounds a hero is worth no Peril', () =>
    void check(
      questing({ ...knight, attacked: true }, table),
      [dancer, by(1, attackIn('melee')), dice(6, 1), stop],
      [['hero.wounded', { seat: 0, n: 1 }], never('wounds.dealt'), never('peril.changed')],
      ({ players }) => expect([players[0]?.peril, players[1]?.peril]).toEqual([1, 1]),
    ));
});

test('[DGN-SLAY-06] edition 2.1: wounds on the monster stay with the card, and are shared by all heroes on a Global Quest (A-26)', () => {
  const table: QuestTable = {
    ...BALLROOM,
    edition: '2.1',
    global: ['q-dancing-master'],
    heroes: [{ hero: ALDOUS, at: 'map-ossuary-ballroom' }],
  };
  const dancer = attempt('q-dancing-master');
  const wounded = check(
    questing({ hero: ALDOUS }, table),
    [dancer, by(1, attackIn('melee')), dice(1, 6), stop],
    [['quest.wounded', { n: 1, left: 1 }, 'DGN-SLAY-06'], never('quest.completed')],
  );
  const board = structuredClone(wounded.board);
  board.turn = 1;
  freshQuests(board);
  check(
    sceneWith(board, heroPhase, {}),
    [dancer, by(0, attackIn('melee')), dice(1, 6)],
    [
      ['quest.wounded', { n: 1, left: 0 }],
      ['quest.completed', { seat: 1, quest: 'q-dancing-master' }],
    ],
  );
});

test('[DGN-QUEST-05, DGN-SEARCH-03] "any Site" is not the Entrance, even where its card is one (A-103)', () => {
  const map: readonly Laid[] = [
    ['map-last-cellar', 0, 0],
    ['last-milestone', 0, 0],
    ['the-impact', 0, 1, 'turned'],
  ];
  const at = (card: 'last-milestone' | 'the-impact') =>
    questing({ hero: 'marrit-oon', at: card, movement: 2, quests: ['the-missing-horizon'] }, { decks: ['HCA', 'SB'], map });
  check(at('last-milestone'), [refused(search('the-missing-horizon'), { rule: 'DGN-SEARCH-01', pick: 'quest' }), stop], []);
  check(at('the-impact'), [search('the-missing-horizon'), dice(6), stop], [['quest.searched', { total: 7 }]]);
});

describe('Search Quests', () => {
  const SPIRAL: readonly Laid[] = [...roomAt('map-winter-garden'), ['map-fallen-wing', 0, 3], ['map-servants-stair', 0, 9]];
  const walls = search('q-in-the-walls');
  const inWing = { hero: JORY, at: 'map-fallen-wing', movement: 2, quests: ['q-in-the-walls'] } as const;
  const table = { map: SPIRAL.slice(0, 4), edition: '2.3c' } as const;

  test('[DGN-SEARCH-01, DGN-SEARCH-03, DGN-SEARCH-04] TV-44: 3 steps from the Entrance, number 6, a die of 3: found for 1 point, and then it may be attempted', () => {
    check(
      questing(inWing, table),
      [
        refused(attempt('q-in-the-walls'), { rule: 'DGN-QUEST-06', pick: 'quest' }),
        walls,
        dice(3),
        refused(walls, { rule: 'DGN-SEARCH-01', pick: 'quest' }),
        attempt('q-in-the-walls'),
        by(1, attackIn('speed')),
        dice(1, 1),
        stop,
      ],
      [
        ['movement.spent', { n: 1, for: 'search' }, 'DGN-SEARCH-03'],
        ['quest.searched', { die: 3, total: 6, target: 6, found: true }],
        ['quest.attempted', { quest: 'q-in-the-walls' }],
        ['attack.declared', { kind: 'quest' }],
      ],
      ({ players }) => expect(players[0]?.movement).toBe(1),
    );
    check(
      questing(inWing, table),
      [
        walls,
        dice(2),
        refused(attempt('q-in-the-walls'), { rule: 'DGN-QUEST-06', pick: 'quest' }),
        walls,
        dice(1),
        refused(walls, { rule: 'DGN-SEARCH-01', pick: 'quest' }),
        stop,
      ],
      [
        ['quest.searched', { total: 5, found: false }],
        ['quest.searched', { total: 4, found: false }],
      ],
      ({ players }) => expect(players[0]?.movement).toBe(0),
    );
  });

  test('[DGN-SEARCH-03] edition 2.3c: only on the stated kind of space; beside the Entrance 1 is added; a tipped hero cannot pay', () => {
    const beside: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-fallen-wing', 0, 1],
      ['map-servants-stair', 0, -1],
    ];
    expect(stepsToEntrance(boardWith({ map: SPIRAL.slice(0, 4), heroes: [inWing] }), 0)).toBe(3);
    check(questing(inWing, { map: beside }), [walls, dice(3), stop], [['quest.searched', { die: 3, total: 4 }]]);
    check(
      questing({ ...inWing, at: 'map-servants-stair' }, { map: beside }),
      [refused(walls, { rule: 'DGN-SEARCH-01', pick: 'quest' }), stop],
      [],
    );
    check(questing({ ...inWing, tipped: true }, table), [refused(walls, { rule: 'DGN-SEARCH-01', pick: 'quest' }), stop], []);
    check(questing({ ...inWing, movement: 0 }, table), [refused(walls, { rule: 'DGN-SEARCH-01', pick: 'quest' }), stop], []);
  });

  test('[DGN-SEARCH-02, DGN-SEARCH-04] edition 2.1: the search Threat on the card; the first search in a turn is free, each further one costs 1 point (A-81)', () =>
    void check(
      questing({ ...inWing, hero: MAG, movement: 1 }, { ...table, edition: '2.1' }),
      [walls, dice(2), walls, dice(4), refused(walls, { rule: 'DGN-SEARCH-01', pick: 'quest' }), attempt('q-in-the-walls')],
      [
        ['threat.rolled', { roll: 'search', score: 'magic', target: 6, total: 4, passed: false }],
        ['quest.searched', { total: 4, target: 6, found: false }, 'DGN-SEARCH-02'],
        ['movement.spent', { n: 1, for: 'search' }],
        ['quest.searched', { total: 6, found: true }],
        ['quest.attempted'],
      ],
    ));

  test('[DGN-SEARCH-02, DGN-DICE-01] a card for Threats helps with a search in 2.1, where a search is one; not in 2.3c', () => {
    const ysolt = { ...inWing, hero: 'ysolt-clinker', movement: 3, abilitiesUsed: [] } as const;
    check(
      questing(ysolt, { ...table, edition: '2.1' }),
      [walls, { act: 'use', source: 'ysolt-clinker' }, stop],
      [
        ['die.changed', { roll: 'search', set: 5 }],
        ['threat.rolled', { roll: 'search', die: 5, passed: true }],
        ['quest.searched', { found: true }, 'DGN-SEARCH-02'],
      ],
    );
    check(
      questing(ysolt, table),
      [walls, dice(1), stop],
      [never('die.changed'), ['quest.searched', { die: 1, total: 4 }, 'DGN-SEARCH-03']],
    );
  });

  test.each(EDITIONS)('[DGN-SEARCH-05] edition %s: found until the end of the turn, in the space where it was found (A-30)', (edition) => {
    const found = (space: number): QuestTable => ({ ...table, edition, quest: ['q-in-the-walls', { found: space, searches: 1 }] });
    const again = attempt('q-in-the-walls');
    check(questing(inWing, found(3)), [again], [['quest.attempted']]);
    check(questing(inWing, found(2)), [refused(again, { rule: 'DGN-QUEST-06', pick: 'quest' }), stop], []);
    check(
      goingOn({
        edition,
        turn: 1,
        map: SPIRAL.slice(0, 4),
        heroes: [inWing],
        change: (board) => {
          for (const player of board.players) player.quests = player.quests.map((one) => ({ ...one, found: 3, searches: 1 }));
        },
      }),
      [...idle, noEncounters, refused(again, { rule: 'DGN-QUEST-06', pick: 'quest' }), walls, dice(6)],
      [['turn.began', { seat: 0 }], ['quest.searched']],
    );
  });
});

describe.each(EDITIONS)('Escort Quests, edition %s', (edition) => {
  /** From the oubliette, where the heir is, over the stair to the Entrance; the chapel lies east of the Entrance. */
  const WAY: readonly Laid[] = [
    ['map-last-cellar', 0, 0],
    ['map-gilded-chapel', 1, 0],
    ['map-oubliette', 0, 1],
  ];
  const HEIR = 'q-smallest-heir';
  const inPit = { hero: JORY, at: 'map-oubliette' } as const;
  const carrying: QuestTable['quest'] = [HEIR, { carried: true }];

  test('[DGN-ESCORT-01, DGN-ESCORT-02] picked up at the first location, put down at the second: completed; both are free', () =>
    void check(
      questing({ ...inPit, quests: [HEIR] }, { edition, map: WAY }),
      [
        refused(deliver(HEIR), { rule: 'DGN-ESCORT-01', pick: 'quest' }),
        pickUp(HEIR),
        refused(pickUp(HEIR), { rule: 'DGN-ESCORT-01', pick: 'quest' }),
        step(NORTH),
        refused(deliver(HEIR), { rule: 'DGN-ESCORT-01', pick: 'quest' }),
        step(1),
        deliver(HEIR),
      ],
      [
        ['component.taken', { seat: 0, quest: HEIR }],
        ['hero.moved', { to: 0 }],
        ['hero.moved', { to: 1 }],
        ['quest.completed', { seat: 0, quest: HEIR }],
        ['level.changed', { n: 1 }],
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 2, level: 2, quests: [], done: [{ quest: HEIR }] }),
    ));

  test('[DGN-ESCORT-01] nothing is picked up elsewhere, nor delivered by whoever carries nothing', () => {
    check(
      questing({ ...inPit, at: 'map-last-cellar', quests: [HEIR] }, { edition, map: WAY }),
      [refused(pickUp(HEIR), { rule: 'DGN-ESCORT-01', pick: 'quest' }), stop],
      [],
    );
    check(
      questing({ ...inPit, at: 'map-gilded-chapel', quests: [HEIR] }, { edition, map: WAY }),
      [refused(deliver(HEIR), { rule: 'DGN-ESCORT-01', pick: 'quest' }), stop],
      [],
    );
  });

  test('[DGN-ESCORT-02, DGN-ESCORT-04, DGN-ESCORT-05] TV-46: Mv 0 at a Global Escort Quest: free; it is Personal now, and a new one is turned up', () =>
    void check(
      questing({ ...inPit, movement: 0 }, { edition, map: WAY, global: [HEIR], deck: ['q-cook'] }),
      [pickUp(HEIR), stop],
      [['component.taken', { seat: 0, quest: HEIR }], ['quest.turned-up', { quest: 'q-cook' }, 'DGN-ESCORT-05'], never('movement.spent')],
      ({ players, global }) => {
        expect(players[0]?.quests).toMatchObject([{ quest: HEIR, carried: true }]);
        expect(global.map(({ quest }) => quest)).toEqual(['q-cook']);
      },
    ));

  test('[DGN-ESCORT-06, DGN-ESCORT-07] put down in any space it stays there, with its last owner; whoever is there may pick it up, he himself too (A-31)', () => {
    const left = { ...inPit, at: 'map-last-cellar', quests: [HEIR] } as const;
    check(
      questing(left, { edition, map: WAY, quest: carrying }),
      [
        putDown(HEIR),
        refused(putDown(HEIR), { rule: 'DGN-ESCORT-06', pick: 'quest' }),
        step(SOUTH),
        dice(6),
        refused(pickUp(HEIR), { rule: 'DGN-ESCORT-01', pick: 'quest' }),
        step(NORTH),
        pickUp(HEIR),
        stop,
      ],
      [
        ['component.dropped', { seat: 0, quest: HEIR }],
        ['component.taken', { seat: 0, quest: HEIR }],
      ],
    );
    check(questing(left, { edition, map: WAY, quest: carrying }), [putDown(HEIR), stop], [], ({ players }) =>
      expect(players[0]?.quests).toMatchObject([{ quest: HEIR, carried: false, dropped: 0 }]),
    );
  });

  test('[DGN-ESCORT-06] at the second location it cannot be left without completing the Quest', () =>
    void check(
      questing({ ...inPit, at: 'map-gilded-chapel', quests: [HEIR] }, { edition, map: WAY, quest: carrying }),
      [refused(putDown(HEIR), { rule: 'DGN-ESCORT-06', pick: 'quest' }), deliver(HEIR)],
      [['quest.completed', { quest: HEIR }], never('component.dropped')],
    ));

  test('[DGN-ESCORT-01] what the card says about carrying holds while the token lies on it', () => {
    const heavy =
      QUEST_IDS.find((id) => {
        const { completion } = questOf(id);
        return completion.by === 'escort' && completion.carried.some((one) => one.is === 'score' && one.forms.includes('magic'));
      }) ?? missing();
    const magic = (carried: boolean): number =>
      scoreOf(questBoard({ hero: MAG, quests: [heavy] }, { edition, quest: [heavy, { carried }] }), 0, 'magic');
    expect([magic(false), magic(true)]).toEqual([2, 3]);
  });

  test('[DGN-ESCORT-07, DGN-ESCORT-08] another hero takes it as a Personal Quest, even with two of his own', () => {
    const table = { edition, map: WAY, heroes: [{ quests: [HEIR] }], quest: [HEIR, { dropped: 0 }], deck: ['q-two-signatures'] } as const;
    const thief = { hero: JORY, quests: ['q-cook', 'q-late-prince'] } as const;
    check(
      questing({ ...thief, at: 'map-last-cellar' }, table),
      [pickUp(HEIR), stop],
      [['component.taken', { seat: 0, quest: HEIR }], never('quest.turned-up')],
      ({ players }) => {
        expect(players[0]?.quests.map(({ quest, carried, dropped }) => [quest, carried, dropped])).toEqual([
          ['q-cook', false, -1],
          ['q-late-prince', false, -1],
          [HEIR, true, -1],
        ]);
        expect(players[1]?.quests).toEqual([]);
      },
    );
    check(
      questing({ ...thief, at: 'map-gilded-chapel' }, table),
      [refused(pickUp(HEIR), { rule: 'DGN-ESCORT-01', pick: 'quest' }), stop],
      [],
    );
    check(
      questing({ ...thief, at: 'map-last-cellar' }, { ...table, quest: carrying }),
      [refused(pickUp(HEIR), { rule: 'DGN-ESCORT-01', pick: 'quest' }), stop],
      [never('component.taken')],
    );
  });

  test('[DGN-DEFEAT-01, DGN-ESCORT-07] what a defeated hero carried lies in his space with its Quest, and can be picked up there (A-54)', () => {
    const board = questBoard(
      { hero: JORY, at: 'map-last-cellar' },
      { edition, map: WAY, heroes: [{ life: 1, quests: [HEIR, 'q-cook'] }, {}], quest: carrying, global: ['q-late-prince'] },
    );
    const fallen = check(sceneWith(board, wound, { seat: 1, n: 1 }), [], [['hero.defeated', { seat: 1 }]], ({ left, quests }) => {
      expect(left).toMatchObject([{ quest: HEIR, carried: false, dropped: 0 }]);
      expect(quests.map(({ cards }) => cards)).toEqual([['q-cook']]);
    }).board;
    check(sceneWith(fallen, heroPhase, {}), [pickUp(HEIR), stop], [['component.taken', { seat: 0 }]], ({ left, players }) => {
      expect(left).toEqual([]);
      expect(players[0]?.quests).toMatchObject([{ quest: HEIR, carried: true }]);
    });
  });

  test('[DGN-ESCORT-01] a Quest with a token is not exchanged with the Global Quest', () => {
    const swap = { do: 'swap-quest', of: 'target' } as const;
    const table = (quest: QuestTable['quest']) => {
      const board = questBoard(
        {},
        { edition, global: ['q-cook'], heroes: [{ quests: [HEIR] }], ...(quest === undefined ? {} : { quest }) },
      );
      return effectOn(swap, board);
    };
    const kept = ({ players, global }: Board): void =>
      expect([players[1]?.quests.map(({ quest }) => quest), global.map(({ quest }) => quest)]).toEqual([[HEIR], ['q-cook']]);
    check(table(carrying), [], [never('quest.swapped')], kept);
    check(table([HEIR, { dropped: 0 }]), [], [never('quest.swapped')], kept);
    check(table(undefined), [], [['quest.swapped', { seat: 1, quest: HEIR, global: 'q-cook' }]]);
  });
});

test('[DGN-ESCORT-03] edition 2.3c: picking up and putting down are done in one’s own Hero Phase', () => {
  const board = questBoard(
    { at: 'map-oubliette', quests: ['q-smallest-heir'], hero: JORY },
    {
      map: [
        ['map-last-cellar', 0, 0],
        ['map-oubliette', 0, 1],
      ],
    },
  );
  check(
    sceneWith(board, turn, {}),
    [refused(pickUp('q-smallest-heir'), { rule: 'DGN-DLORD-01', pick: 'act' }), noEncounters, pickUp('q-smallest-heir')],
    [['phase.began', { phase: 'hero' }], ['component.taken']],
  );
  board.turn = 1;
  check(
    sceneWith(board, turn, {}),
    [
      noEncounters,
      refused(pickUp('q-smallest-heir'), { rule: 'DGN-HERO-01', pick: 'seat' }, 0),
      refused(pickUp('q-smallest-heir'), { rule: 'DGN-ESCORT-01', pick: 'quest' }, 1),
    ],
    [never('component.taken')],
  );
});

describe.each(EDITIONS)('Artifacts, edition %s', (edition) => {
  test('[DGN-ARTIFACT-01, DGN-ARTIFACT-02, DGN-ARTIFACT-03] completed, it stays in play and raises a score for good', () => {
    const board = questBoard({ hero: WILMET, quests: ['q-ring-of-keys'] }, { ...VAULT, edition });
    expect(scoreOf(board, 0, 'speed')).toBe(3);
    const after = check(
      sceneWith(board, complete, { seat: 0, quest: 'q-ring-of-keys' }),
      [],
      [['quest.completed', {}, 'DGN-QUEST-11']],
    ).board;
    expect([scoreOf(after, 0, 'speed'), scoreOf(after, 0, 'melee'), scoreOf(after, 1, 'speed')]).toEqual([4, 2, 2]);
    check(sceneWith(after, reset, {}), [], [['movement.set', { seat: 0, n: 4 }]]);
  });

  test('[DGN-ARTIFACT-02] the owner says which score where the card leaves a choice, and which one is lowest where two are equal', () => {
    const chosen = QUEST_IDS.find((id) => questOf(id).artifactChoice !== undefined) ?? missing();
    const board = questBoard({ hero: WILMET, quests: [chosen, 'splinter-of-the-vault'] }, { edition });
    const first = check(
      sceneWith(board, complete, { seat: 0, quest: chosen }),
      [by(0, { act: 'choose', choice: 1 })],
      [['quest.completed', { choice: 1 }]],
    ).board;
    expect([scoreOf(first, 0, 'melee'), scoreOf(first, 0, 'magic')]).toEqual([2, 2]);
    const done = sceneWith(first, complete, { seat: 0, quest: 'splinter-of-the-vault' });
    const second = check(
      done,
      [refused({ act: 'choose', form: 'speed' }, { rule: 'DGN-ARTIFACT-02', pick: 'form' }), { act: 'choose', form: 'melee' }],
      [['quest.completed', { form: 'melee' }]],
    ).board;
    expect([scoreOf(second, 0, 'melee'), scoreOf(second, 0, 'magic'), scoreOf(second, 0, 'speed')]).toEqual([4, 2, 3]);
  });

  test('[DGN-ARTIFACT-04] an Artifact is not a Treasure: it lies in no Inventory and cannot be taken as one', () => {
    const board = questBoard({ done: ['q-ring-of-keys'], ready: [readied('tr-paper-crown', 0)] }, { edition });
    expect(discardable(board, 0, 'treasure')).toEqual(['tr-paper-crown']);
  });
});

test('[DGN-ARTIFACT-06, DGN-ARTIFACT-08] edition 2.1: an Artifact comes in place of a reward: no Level, Life or Glory', () => {
  const artifacts = QUEST_IDS.map(questOf).filter(({ artifact, artifactChoice }) => artifact !== null || artifactChoice !== undefined);
  expect(artifacts.length).toBeGreaterThan(4);
  for (const { reward } of artifacts) expect(reward.every((one) => one.do === 'peril')).toBe(true);
  check(
    sceneWith(questBoard({ quests: ['q-ring-of-keys'], life: 3 }, { edition: '2.1' }), complete, { seat: 0, quest: 'q-ring-of-keys' }),
    [],
    [['quest.completed'], never('level.changed'), never('glory.changed'), never('hero.healed')],
  );
});

describe.each(EDITIONS)('Effect Quests, edition %s', (edition) => {
  const cost = (board: ReturnType<typeof questBoard>, target: number): number => perilCost(board, 0, 'mo-larder-beetle', target);

  test('[DGN-EFFECT-01] while it is in play it has its effect on its player', () => {
    const board = questBoard({}, { edition, heroes: [{ quests: ['q-cook'] }, {}] });
    expect([cost(board, 1), cost(board, 2)]).toEqual([1, 2]);
    expect(perilCost(board, 0, 'mo-coin-rats', 1)).toBe(1);
    expect(perilCost(board, 0, 'mo-cup-bearer', 1)).toBe(perilCost(board, 0, 'mo-cup-bearer', 2));
  });

  test('[DGN-EFFECT-01] monsters of a category attack its player more strongly', () => {
    const [quest] = QUEST_IDS.filter((id) => id === 'bank-the-fire');
    const board = questBoard({}, { edition, heroes: [{ quests: [quest ?? missing()] }, {}] });
    const ember = { is: 'monster', card: 'cinder-whelps', seat: 0 } as const;
    const against = (seat: number): number => valueOf(board, ember, 'melee', 'attack', { is: 'hero', seat }, 0);
    expect(against(1)).toBe(against(2) + 1);
  });

  test('[DGN-EFFECT-02] a Global one concerns all players', () => {
    const board = questBoard({}, { edition, global: ['q-cook'], heroes: [{}, {}] });
    expect([cost(board, 1), cost(board, 2)]).toEqual([1, 1]);
  });

  test('[DGN-EFFECT-03] its reward goes only to whoever completes it', () =>
    void check(
      sceneWith(questBoard({ life: 2 }, { edition, global: ['q-cook'], heroes: [{ life: 2 }] }), complete, { seat: 0, quest: 'q-cook' }),
      [],
      [['hero.healed', { seat: 0, n: 2 }], never('hero.healed', { seat: 1 }), never('level.changed', { seat: 1 })],
    ));
});

describe.each(EDITIONS)('Life and Levels, edition %s', (edition) => {
  const heal = (n: number) => effectOn({ do: 'heal', who: 'target', n }, boardWith({ edition, heroes: [{}, { life: 5 }] }));
  const level = (from: number, n: number) =>
    effectOn({ do: 'level', who: 'target', n }, boardWith({ edition, heroes: [{}, { hero: WILMET, level: from }] }));

  test('[DGN-LIFE-01] healing stops at the Life printed on the Hero card', () => {
    check(heal(3), [], [['hero.healed', { seat: 1, n: 1, life: 6 }]]);
    check(effectOn({ do: 'heal', who: 'target', n: 1 }, boardWith({ edition })), [], [never('hero.healed')], ({ players }) =>
      expect(players[1]?.life).toBe(6),
    );
  });

  test('[DGN-LEVEL-01, DGN-LEVEL-03] a Quest gives a Level, and the hero uses the scores of its row', () => {
    const board = questBoard({ hero: WILMET, quests: ['q-late-prince'] }, { edition });
    expect(scoreOf(board, 0, 'melee')).toBe(2);
    const after = check(
      sceneWith(board, complete, { seat: 0, quest: 'q-late-prince' }),
      [],
      [['level.changed', { seat: 0, n: 1 }, 'DGN-LEVEL-01']],
    ).board;
    expect([after.players[0]?.level, scoreOf(after, 0, 'melee')]).toEqual([2, 3]);
  });

  test('[DGN-LEVEL-03] the last row of the card is the ceiling: a reward above it is void (A-53)', () => {
    check(level(4, 1), [], [never('level.changed')], ({ players }) => expect(players[1]?.level).toBe(4));
    check(level(3, 2), [], [['level.changed', { n: 1 }]]);
  });
});

describe('Levels in edition 2.3c', () => {
  const drain = (level: number) => effectOn({ do: 'level', who: 'target', n: -1 }, boardWith({ heroes: [{}, { level }] }));
  const completing = (edition: '2.1' | '2.3c') => {
    const epic = QUEST_IDS.find((id) => questOf(id).grade === 'epic' && questOf(id).reward.some((one) => one.do === 'level')) ?? missing();
    return sceneWith(questBoard({ quests: [epic] }, { edition }), complete, { seat: 0, quest: epic });
  };

  test('[DGN-LEVEL-04] TV-59: a drain does not lower Level 1', () => {
    check(drain(1), [], [never('level.changed')], ({ players }) => expect(players[1]?.level).toBe(1));
    check(drain(2), [], [['level.changed', { seat: 1, n: -1 }, 'DGN-LEVEL-04']], ({ players }) => expect(players[1]?.level).toBe(1));
  });

  test('[DGN-LEVEL-02, DGN-LEVEL-05] only a Quest of the hero’s grade gives a Level', () => {
    check(completing('2.3c'), [], [['quest.completed'], never('level.changed')]);
    check(completing('2.1'), [], [['quest.completed'], ['level.changed', { n: 1 }]]);
  });
});
