// Owns the checks of the content: the real cards are sound, each pack can be played by itself, and a broken card is reported by name.

import { keysOf } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARDS, cardOf, cardsOfLevel, packOf } from '../src/content/cards.ts';
import { checkSet } from '../src/content/check.ts';
import { ITEM_IDS, ITEMS } from '../src/content/items.ts';
import {
  GEMS,
  LEVELS,
  PACKS,
  SKILLS,
  TEST_TIMES,
  WINDOWS,
  type Card,
  type Effect,
  type Item,
  type Keyword,
  type Level,
  type Reward,
} from '../src/content/types.ts';
import { circlesOf } from '../src/content/circles.ts';
import { checkSetup, FULL_DECK, PRESETS } from '../src/setup.ts';

const effectsOf = ({ trial, tests }: Card): Effect[] =>
  [trial?.fail, ...tests.flatMap(({ pass, fail }) => [pass, fail])].filter((effect) => effect !== undefined);
const rewardsOf = ({ auto, checks }: Card): Reward[] => [...auto, ...checks.flatMap(({ gain }) => gain)];
const all: readonly Card[] = CARD_IDS.map(cardOf);
/** DLV-VAR-WEB-04. */
const MOST_LEVEL_1 = 4;

describe('the real content', () => {
  test('[DLV-ENGINE-06] has no fault', () => {
    const faults = checkSet(CARDS, ITEMS);
    expect(faults, faults.join('\n')).toEqual([]);
  });

  // How many cards a pack has is the pack's business: the rules ask that each pack alone fills every deck it is offered for.
  test.each(PACKS)('[DLV-DECK-01, DLV-DECK-02] %s alone has cards for a full game, with four of level 1', (pack) => {
    const needed: Readonly<Record<Level, number>> = { 1: MOST_LEVEL_1, ...FULL_DECK };
    expect(LEVELS.filter((level) => cardsOfLevel([pack], level).length < needed[level])).toEqual([]);
  });

  test.each(keysOf(PRESETS))('[DLV-MODE-MICRO-01, DLV-MODE-MINI-01] every pack alone can be played as %s, or all together', (preset) => {
    const named: object = PRESETS[preset];
    const refused = PACKS.filter((pack) => !checkSetup({ packs: [pack], ...named }).ok);
    expect(refused, refused.join(', ')).toEqual([]);
  });

  test('[DLV-ITEM-05] every item is found on a card, and every item that a card gives exists', () => {
    const given = all.flatMap(rewardsOf).flatMap((reward) => (reward.gain === 'item' ? [reward.item] : []));
    expect([...new Set<string>(given)].sort()).toEqual([...ITEM_IDS].sort());
  });

  test.each(PACKS)(
    '[DLV-DECK-01] a higher level of %s is harder: its circles, and what its foes and tests ask, grow on average',
    (pack) => {
      const mean = (level: Level, of: (card: Card) => readonly number[]): number => {
        const numbers = cardsOfLevel([pack], level).flatMap((id) => of(cardOf(id)));
        return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
      };
      const targets = ({ foe, trial }: Card): readonly number[] => (foe === undefined ? [trial?.target ?? 0] : [foe.atk, foe.def]);
      const grows = (of: (card: Card) => readonly number[]): readonly Level[] =>
        LEVELS.filter((level, i) => i > 0 && mean(level, of) <= mean(LEVELS[i - 1] ?? level, of));
      expect([grows((card) => [circlesOf(card)]), grows(targets)]).toEqual([[], []]);
    },
  );

  test('every keyword occurs on some card', () => {
    const keys = new Set(all.flatMap((card) => card.keywords.map(({ key }) => key)));
    const expected: readonly Keyword['key'][] = [
      'AMBUSH',
      'BRITTLE',
      'CLOCK',
      'DULL',
      'FRENZY',
      'GUARD',
      'HEAVY',
      'LEECH',
      'PHASE',
      'PILFER',
      'REGROW',
      'STRIKE',
      'SWARM',
      'VOLLEY',
    ];
    expect([...keys].sort()).toEqual(expected);
  });

  test('every effect, every time of a test, hazard and opportunity, and every skill of a test occur', () => {
    expect([...new Set(all.flatMap(effectsOf).map((effect) => effect.do))].sort()).toEqual([
      'add-circle',
      'attack',
      'fill-circle',
      'guard',
      'lose-gem',
      'lose-health',
    ]);
    const tests = all.flatMap((card) => card.tests);
    expect([...new Set(tests.map(({ when }) => when))].sort()).toEqual([...TEST_TIMES].sort());
    expect(new Set(tests.map(({ must }) => must)).size).toBe(2);
  });

  test('every kind of reward and every skill of a checked reward occur', () => {
    expect([...new Set(all.flatMap(rewardsOf).map(({ gain }) => gain))].sort()).toEqual([...GEMS, 'experience', 'health', 'item'].sort());
    expect([...new Set(all.flatMap((card) => card.checks.map(({ skill }) => skill)))].sort()).toEqual([...SKILLS].sort());
  });

  test('every verb and every window of items occur', () => {
    const items: readonly Item[] = Object.values(ITEMS);
    expect([...new Set(items.map(({ window }) => window))].sort()).toEqual([...WINDOWS].sort());
    expect([...new Set(items.map(({ effect }) => effect.do))].sort()).toEqual(
      [
        'bonus',
        'fill',
        'fill-on-pass',
        'weaken',
        'no-guard',
        'reduce-loss',
        'auto-pass',
        'open-reward',
        'reroll-die',
        'reroll-check',
        'turn-die',
        'roll-as',
        'recover',
        'recover-room',
        'stay-alive',
        'recolour-gem',
        'learn',
        'redraw',
        'look',
        'add-exit',
        'clear-bonus',
        'nudge-die',
      ].sort(),
    );
  });

  test('no two cards of a pack have the same data, and no two cards of a pack the same room and foe', () => {
    for (const pack of PACKS) {
      const cards = CARD_IDS.filter((id) => packOf(id) === pack).map(cardOf);
      expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(cards.length);
      expect(new Set(cards.map(({ room, foe, trial }) => JSON.stringify([room, foe, trial]))).size).toBe(cards.length);
    }
  });

  test('4.3 fact 7: no card prints a target above 10', () => {
    const highest = ({ foe, trial, tests, checks }: Card): number =>
      Math.max(foe?.atk ?? 0, foe?.def ?? 0, trial?.target ?? 0, ...[...tests, ...checks].map(({ target }) => target));
    const above = CARD_IDS.filter((id) => highest(cardOf(id)) > 10).map(
      (id) => `${id} prints a target of ${highest(cardOf(id))}: at most 10`,
    );
    expect(above, above.join('\n')).toEqual([]);
    expect(Math.max(...all.map(highest))).toBe(10);
  });

  test('a unique card gives exactly one experience without a check, a level 1 card none', () => {
    for (const id of CARD_IDS) {
      const given = cardOf(id).auto.filter(({ gain }) => gain === 'experience').length;
      const wanted = cardOf(id).level === 1 ? 0 : 1;
      expect(given, `${id} has ${given} rewards of experience in auto, but a card of its level has ${wanted}`).toBe(wanted);
    }
  });
});

const SOUND: Card = {
  level: 2,
  room: ['.###.', '<###>', '.###.'],
  foe: { count: 1, atk: 7, def: 7, health: 3 },
  keywords: [],
  tests: [],
  auto: [{ gain: 'ruby', n: 1 }],
  checks: [{ skill: 'WIT', target: 7, gain: [{ gain: 'health', n: 1 }] }],
};
const TRIAL = { skills: ['WIT'], target: 7, effort: 3, fail: { do: 'lose-health', n: 1 } } as const;
const faultsOf = (change: Partial<Card>, id = 'BRN-299'): string[] => checkSet({ 'BRN-298': SOUND, [id]: { ...SOUND, ...change } }, ITEMS);
/** The card without its foe. */
function trialOf(change: object): Card {
  const { foe: _, ...card } = SOUND;
  return { ...card, trial: { ...TRIAL, ...change } };
}
const test1 = (change: object): Partial<Card> => ({
  tests: [{ when: 'round', must: true, skill: 'AGL', target: 6, fail: { do: 'lose-health', n: 1 }, ...change }],
});

describe('a broken card is reported by its name', () => {
  test('the sound card that the broken ones are made of has no fault', () => {
    expect(faultsOf({})).toEqual([]);
    expect(checkSet({ 'BRN-299': trialOf({}) }, ITEMS)).toEqual([]);
    expect(faultsOf(test1({}))).toEqual([]);
  });

  const BROKEN: readonly (readonly [what: string, change: Partial<Card>, message: string])[] = [
    ['both foe and trial', { trial: TRIAL }, 'both a foe and a trial'],
    ['no foes', { foe: { count: 0, atk: 7, def: 7, health: 3 } }, 'foe count is 0'],
    ['ATK below 2', { foe: { count: 1, atk: 1, def: 7, health: 3 } }, 'foe atk is 1'],
    ['ATK above 12', { foe: { count: 1, atk: 13, def: 7, health: 3 } }, 'foe atk is 13'],
    ['DEF above 12', { foe: { count: 1, atk: 7, def: 13, health: 3 } }, 'foe def is 13'],
    ['DEF below 2', { foe: { count: 1, atk: 7, def: 1, health: 3 } }, 'foe def is 1'],
    ['half a health', { foe: { count: 1, atk: 7, def: 7, health: 1.5 } }, 'foe health is 1.5'],
    ['a keyword twice', { keywords: [{ key: 'SWARM' }, { key: 'SWARM' }] }, 'keyword SWARM is there twice'],
    ['HEAVY 0', { keywords: [{ key: 'HEAVY', n: 0 }] }, 'keyword HEAVY n is 0'],
    ['CLOCK 0', { keywords: [{ key: 'CLOCK', n: 0 }] }, 'keyword CLOCK n is 0'],
    ['STRIKE with nothing', { keywords: [{ key: 'STRIKE', skills: [] }] }, 'keyword STRIKE skills lists no skill'],
    ['GUARD with a skill twice', { keywords: [{ key: 'GUARD', skills: ['AGL', 'AGL'] }] }, 'keyword GUARD skills lists a skill twice'],
    ['PHASE that changes nothing', { keywords: [{ key: 'PHASE', atk: 0, def: 0 }] }, 'keyword PHASE has to change'],
    ['a test against 13', test1({ target: 13 }), 'test 1 target is 13'],
    ['a test against 1', test1({ target: 1 }), 'test 1 target is 1'],
    ['a test without effect', test1({ fail: undefined }), 'test 1 changes nothing'],
    ['a test that costs 0 health', test1({ fail: { do: 'lose-health', n: 0 } }), 'test 1 fail lose-health is 0'],
    ['a pass that changes the attack by 0', test1({ pass: { do: 'attack', n: 0 } }), 'test 1 pass attack is 0'],
    ['a fail that changes the guard by half', test1({ fail: { do: 'guard', n: 0.5 } }), 'test 1 fail guard is 0.5'],
    ['0 rubies', { auto: [{ gain: 'ruby', n: 0 }] }, 'automatic reward 1 ruby is 0'],
    ['experience in no skill', { auto: [{ gain: 'experience', in: [] }] }, 'automatic reward 1 experience lists no skill'],
    ['an unknown item', { auto: [{ gain: 'item', item: 'spoon' }] }, "names the item 'spoon'"],
    ['an item named like a method', { auto: [{ gain: 'item', item: 'toString' }] }, "names the item 'toString'"],
    [
      'a checked reward against 13',
      { checks: [{ skill: 'WIT', target: 13, gain: [{ gain: 'health', n: 1 }] }] },
      'checked reward 1 target is 13',
    ],
    ['a checked reward of nothing', { checks: [{ skill: 'WIT', target: 7, gain: [] }] }, 'checked reward 1 gives nothing'],
    [
      'an unknown item behind a check',
      { checks: [{ skill: 'WIT', target: 7, gain: [{ gain: 'item', item: 'spoon' }] }] },
      "checked reward 1 names the item 'spoon'",
    ],
    ['an unknown mark', { room: ['.###.', '<#?#>', '.###.'] }, "unknown character '?'"],
    ['rows of different length', { room: ['.###.', '<###>', '.###'] }, 'rows of the drawing differ in length'],
    ['a room in two parts', { room: ['.#.##.', '<#.##>'] }, 'do not all hang together'],
    ['parts that touch only at a corner', { room: ['<##...', '...##>'] }, 'do not all hang together'],
    ['an arrow beside no square', { room: ['.###..', '<###.>', '.###..'] }, 'arrow 2 of the drawing does not stand next to its square'],
    ['an arrow that points into the room', { room: ['.###.', '>###>', '.###.'] }, 'arrow 1 of the drawing points into the room'],
    ['an arrow between two squares', { room: ['.###.', '<#>#>', '.###.'] }, 'points at another square'],
    ['an arrow into a hole', { room: ['.####.', '<#>.#>', '.####.'] }, 'leads into a hole'],
    ['one exit', { room: ['.###', '<###', '.###'] }, 'too few exits (1)'],
    ['fewer squares than circles', { foe: { count: 5, atk: 7, def: 7, health: 2 } }, '9 squares for up to 10 circles'],
    [
      'no room for added circles',
      { ...test1({ fail: { do: 'add-circle' } }), foe: { count: 4, atk: 7, def: 7, health: 2 } },
      '9 squares for up to 10 circles',
    ],
  ];
  test.each(BROKEN)('[DLV-ENGINE-06] %s', (_, change, message) => {
    const faults = faultsOf(change);
    expect(faults.length).toBe(1);
    expect(faults[0]).toMatch(/^BRN-299: /);
    expect(faults[0]).toContain(message);
  });

  test('[DLV-ENGINE-06] neither foe nor trial', () => {
    const { foe: _, ...card } = SOUND;
    expect(checkSet({ 'BRN-299': card }, ITEMS)).toEqual([expect.stringMatching(/^BRN-299: there is neither a foe nor a trial/)]);
  });

  test('[DLV-ENGINE-06] no square at all', () => {
    expect(faultsOf({ room: ['...', '...'] })).toEqual([expect.stringMatching(/^BRN-299: the drawing has no square/)]);
  });

  test.each([
    [{ skills: [] }, 'trial skills lists no skill'],
    [{ skills: ['WIT', 'WIT'] }, 'trial skills lists a skill twice'],
    [{ target: 13 }, 'trial target is 13'],
    [{ target: 1 }, 'trial target is 1'],
    [{ effort: 0 }, 'trial effort is 0'],
    [{ effort: 10 }, '9 squares for up to 10 circles'],
    [{ fail: { do: 'lose-health', n: 0 } }, 'trial fail lose-health is 0'],
  ])('[DLV-ENGINE-06] a trial with %j', (change, message) => {
    expect(checkSet({ 'BRN-299': trialOf(change) }, ITEMS)).toEqual([
      expect.stringContaining(`BRN-299: ${message.startsWith('9') ? 'the room has ' : ''}${message}`),
    ]);
  });

  test('[DLV-ENGINE-06] targets of 2 and 12 and a room of exactly as many squares as circles are sound; so is a Boss with one exit', () => {
    expect(faultsOf({ foe: { count: 3, atk: 2, def: 12, health: 3 } })).toEqual([]);
    expect(faultsOf({ ...test1({ fail: { do: 'add-circle' } }), foe: { count: 1, atk: 7, def: 7, health: 7 } })).toEqual([]);
    expect(faultsOf({ level: 'B', room: ['.###', '<###', '.###'] }, 'BRN-B99')).toEqual([]);
    expect(faultsOf({ level: 'B', room: ['###', '###', '###'] }, 'BRN-B99')).toEqual([
      expect.stringMatching(/^BRN-B99: .*too few exits \(0\)/),
    ]);
  });

  test.each(['BRN-2', 'XYZ-201', 'brn-201', 'BRN-401', 'BRN-2001'])('[DLV-ENGINE-06] the id %s', (id) => {
    expect(faultsOf({}, id)).toEqual([expect.stringContaining(`${id}: the id has to be a pack`)]);
  });

  test('[DLV-ENGINE-06] an id of another level', () => {
    expect(faultsOf({}, 'BRN-101')).toEqual(['BRN-101: the id says level 1, the card says level 2; change one of them.']);
  });
});

describe('a broken item is reported by its name', () => {
  const faults = (item: object): string[] =>
    checkSet({}, { spoon: { uses: 1, window: 'AFTER-ROLL', effect: { do: 'reroll-die' }, ...item } });
  test.each([
    [{ uses: 0 }, 'uses is 0'],
    [{ perEncounter: 0 }, 'perEncounter is 0'],
    [{ effect: { do: 'fill', n: 0 } }, 'fill n is 0'],
    [{ effect: { do: 'recover-room', most: 0 } }, 'recover-room most is 0'],
    [{ effect: { do: 'nudge-die', by: 0 } }, 'nudge-die by is 0'],
    [{ effect: { do: 'turn-die', face: 7 } }, 'turn-die face is 7'],
    [{ effect: { do: 'auto-pass', skills: [] } }, 'auto-pass skills lists no skill'],
    [{ effect: { do: 'learn', in: ['AGL', 'AGL'] } }, 'learn in lists a skill twice'],
  ])('[DLV-ENGINE-06] %j', (item, message) => {
    expect(faults(item)).toEqual([expect.stringMatching(`^item spoon: ${message}`)]);
  });

  test('[DLV-ENGINE-06] without end is sound', () => {
    expect(faults({ uses: null })).toEqual([]);
  });
});
