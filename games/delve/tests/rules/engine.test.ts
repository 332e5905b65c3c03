// Owns the tests of DLV-ENGINE: recorded chance, its order, the log and its rules, refusals, and the check of the content.

import { missing, at, randomFrom, type ChanceSource, type Fact } from '@undercroft/kernel';
import { Match, readTranscript, replay, writeTranscript } from '@undercroft/record';
import { check, dice, never, openScene, refused, scripted, type ScriptItem } from '@undercroft/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CARDS, cardOf, type CardId } from '../../src/content/cards.ts';
import { checkSet } from '../../src/content/check.ts';
import { ITEMS } from '../../src/content/items.ts';
import type { Delve } from '../../src/delve.ts';
import { game } from '../../src/game.ts';
import { RULE_IDS } from '../../src/generated/rule-ids.ts';
import { checkSetup } from '../../src/setup.ts';
import { between, boardWith, decksAre, playing, reprinted, roundIn, setupOf, together, wall, wholeGame } from '../scenes.ts';

const MICRO = setupOf({ mode: 'micro', level: 1 });
/** A micro game to its first round: cards, entrance dice, the card drawn, one round. */
const CHANCE = ['BRN-110', 'BRN-101', 'BRN-104', 3, 3, 3, 'BRN-110', 6, 5, 6, 6, 1] as const;
const CHOICES = [
  { act: 'create', first: 'ATK', second: 'AGL' },
  { act: 'automatic' },
  { act: 'draw' },
  { act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 },
  together,
  { act: 'commit', check: 0 },
  { act: 'commit', check: 1 },
  { act: 'take-all' },
] as const;

function played(chance: ChanceSource): Match<Delve> {
  const match = Match.start(game, MICRO, chance);
  for (const choice of CHOICES) expect(match.apply(0, choice)).toMatchObject({ ok: true });
  return match;
}
/** A whole game of random choices, with everything that happened in it. */
function playedAtRandom(setup: object, seed: string): { match: Match<Delve>; facts: readonly Fact<Delve>[] } {
  const random = randomFrom(seed);
  const match = Match.start(game, setupOf(setup), randomFrom(`${seed} chance`));
  const facts = [...match.opening];
  for (let steps = 0; !match.state.isOver && steps < 1500; steps++) {
    const choice = match.state.offers()[0]?.decision === 'between' ? { act: 'draw' } : match.state.randomChoice(0, random);
    const applied = match.apply(0, choice);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    facts.push(...applied.facts);
  }
  return { match, facts };
}
const GAMES = [
  { startHealth: 30, veteran: 8 },
  { skillTrack: 'web', deep: true, startHealth: 30 },
  { mode: 'mini', level: 2, packs: ['TAL'], startHealth: 30, veteran: 6 },
  { mode: 'micro', level: 'B', packs: ['QUI'], startHealth: 30, veteran: 8 },
] as const;

describe('chance', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('[DLV-ENGINE-01] the same recorded outcomes and the same choices give the same game', () => {
    const match = played(scripted(CHANCE));
    expect(match.state.board.decks.discard).toEqual([]);
    expect(match.state.board.hero.gems.ruby.gained).toBe(3);
    const text = writeTranscript(match.transcript());
    const again = readTranscript(text);
    expect(again).not.toBeNull();
    const replayed = replay(game, again ?? missing());
    expect(replayed).toMatchObject({ ok: true });
    expect(replayed.ok && replayed.state.hash()).toBe(match.state.hash());
    expect(replayed.ok && replayed.state.board).toEqual(match.state.board);
    expect(played(scripted(CHANCE)).state.hash()).toBe(match.state.hash());
  });

  test('[DLV-ENGINE-01] every outcome is in the record, in its order', () => {
    const { entries } = played(scripted(CHANCE)).transcript();
    // Indices: the tenth of ten, the first of nine, the third of eight; then faces from 0.
    expect(entries.map(({ chance }) => chance)).toEqual([[9, 0, 2], [2, 2, 2], [], [2], [], [5, 4, 5, 5, 0], [], [], []]);
  });

  test('[DLV-ENGINE-01] another outcome gives another game', () => {
    const dearer: (string | number)[] = [...CHANCE];
    dearer[9] = 1;
    expect(played(scripted(dearer)).state.hash()).not.toBe(played(scripted(CHANCE)).state.hash());
  });

  test('[DLV-ENGINE-01] no other chance, and no clock, is ever asked', () => {
    const never = () => {
      throw new Error('another source was asked');
    };
    vi.spyOn(Math, 'random').mockImplementation(never);
    vi.spyOn(Date, 'now').mockImplementation(never);
    vi.spyOn(performance, 'now').mockImplementation(never);
    const first = played(scripted(CHANCE)).state.hash();
    vi.restoreAllMocks();
    expect(played(scripted(CHANCE)).state.hash()).toBe(first);
  });

  test.each(GAMES)('[DLV-ENGINE-01] a whole random game with %j replays to the same position', (setup) => {
    const { match } = playedAtRandom(setup, 'replay');
    const replayed = replay(game, match.transcript());
    expect(replayed.ok && replayed.state.hash()).toBe(match.state.hash());
  });

  const streams = (facts: readonly Fact<Delve>[]): string[] => facts.flatMap((fact) => (fact.type === 'chance' ? [fact.body.stream] : []));

  test('[DLV-ENGINE-02] at setup: level 1, 2 and 3 picks, the Boss, the entrance dice; then the deck as it is needed', () => {
    const picks = ['BRN-101', 'BRN-102', 'BRN-103', 'BRN-201', 'BRN-202', 'BRN-203', 'BRN-301', 'BRN-302', 'BRN-B01'];
    const course = openScene(wholeGame(), scripted([...picks, 1, 2, 3, 'BRN-203', 'BRN-203']));
    // All picks are made before the player is asked anything.
    expect(course.facts.flatMap((fact) => (fact.type === 'chance' ? [fact.body.label] : []))).toEqual(picks);
    course.apply(0, { act: 'create', first: 'ATK', second: 'AGL' });
    expect(streams(course.facts).slice(9)).toEqual(['entrance', 'entrance', 'entrance']);
    course.apply(0, { act: 'automatic' });
    expect(streams(course.facts).slice(12)).toEqual(['future']);
    course.apply(0, { act: 'draw' });
    expect(streams(course.facts).slice(13)).toEqual(['deck']);
    expect(course.facts.at(-1)).toMatchObject({ type: 'card.drawn', body: { card: 'BRN-203' } });
  });

  const rolled = (
    card: CardId,
    script: readonly ScriptItem[],
    faces: readonly number[],
    wanted: Parameters<typeof roundIn>[1] = {},
    state: Parameters<typeof roundIn>[2] = {},
  ) => {
    const course = openScene(roundIn(card, wanted, state), scripted(faces));
    for (const choice of script) course.apply(0, choice);
    return { streams: streams(course.facts), dice: course.facts.flatMap((fact) => (fact.type === 'check.rolled' ? [fact.body.dice] : [])) };
  };

  test('[DLV-ENGINE-03] together: the test, the attack, the guard check, each die by die', () => {
    // BRN-201: each round AGL6; AGL and DEF at D: three dice each.
    expect(rolled('BRN-201', [together], [1, 2, 3, 4, 5, 6, 1, 2], { bubbles: { AGL: 1, DEF: 1 } })).toEqual({
      streams: ['test', 'test', 'test', 'attack', 'attack', 'guard', 'guard', 'guard'],
      dice: [
        [1, 2, 3],
        [4, 5],
        [6, 1, 2],
      ],
    });
  });

  test('[DLV-ENGINE-03] both guard checks of a VOLLEY come last, one after the other', () => {
    expect(rolled('TAL-305', [together], [1, 2, 3, 4, 5, 6])).toEqual({
      streams: ['attack', 'attack', 'guard', 'guard', 'guard', 'guard'],
      dice: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    });
  });

  test('[DLV-ENGINE-03] the opportunity of a trial before the trial check', () => {
    expect(rolled('BRN-304', [{ act: 'roll-together', take: [0] }], [1, 2, 3, 4])).toEqual({
      streams: ['test', 'test', 'trial', 'trial'],
      dice: [
        [1, 2],
        [3, 4],
      ],
    });
  });

  test('[DLV-ENGINE-03] several tests of a card in printed order, whichever may be left out', () => {
    const tests = [
      { when: 'round', must: false, skill: 'WIT', target: 6, pass: { do: 'fill-circle' } },
      { when: 'odd', must: true, skill: 'DEF', target: 6, fail: { do: 'lose-health', n: 1 } },
      { when: 'round', must: true, skill: 'AGL', target: 6, fail: { do: 'lose-health', n: 1 } },
    ] as const;
    const faces = [1, 2, 3, 1, 2, 3, 4, 5, 6, 6];
    const skills = reprinted('BRN-201', { tests }, () => {
      const course = openScene(roundIn('BRN-201'), scripted(faces));
      course.apply(0, { act: 'roll-together', take: [0] });
      return course.facts.flatMap((fact) =>
        fact.type === 'check.declared' ? [fact.body.skill] : fact.type === 'check.rolled' ? [fact.body.dice.join('')] : [],
      );
    });
    expect(skills).toEqual(['WIT', 'DEF', 'AGL', 'ATK', 'DEF', '12', '31', '23', '45', '66']);
  });
});

describe('the log', () => {
  test('[DLV-ENGINE-04] roll, gem, item use, loss, gain, placement and deck change, each with the rule that caused it', () => {
    // BRN-110: ATK 6, DEF 8, BRITTLE. Attack 5 + 3, a ruby and HOOKED GAFF: 11, two circles. Guard 1 + 1 fails.
    check(
      between(
        boardWith({ health: 5, gems: { ruby: 1 }, items: ['gaff', 'cork'], change: decksAre({ impending: ['BRN-201', 'BRN-110'] }) }),
      ),
      [
        { act: 'draw' },
        { act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 },
        together,
        dice(5, 3, 1, 1),
        { act: 'spend', gem: 'ruby', check: 0, die: 1, step: 1 },
        { act: 'use', item: 0, check: 0 },
        { act: 'commit', check: 0 },
        { act: 'take' },
        { act: 'take-all' },
        { act: 'roll' },
        dice(6, 6),
        { act: 'commit', check: 0 },
      ],
      [
        ['card.drawn', { card: 'BRN-110' }, 'DLV-ENC-01'],
        ['room.placed', { card: 'BRN-110', room: 1 }, 'DLV-MAP-12'],
        ['exit.joined', { room: 0 }, 'DLV-MAP-12'],
        ['circles.drawn', { n: 2 }, 'DLV-COMBAT-06'],
        ['check.declared', { purpose: 'attack', target: 8 }, 'DLV-CHECK-02'],
        ['check.rolled', { check: 0, dice: [5, 3] }, 'DLV-CHECK-01'],
        ['gem.spent', { gem: 'ruby', check: 0 }, 'DLV-GEM-14'],
        ['die.changed', { die: 1, from: 3, to: 4 }, 'DLV-GEM-02'],
        ['item.used', { item: 'gaff', place: 0 }, 'DLV-ITEM-03'],
        ['check.helped', { n: 2 }, 'DLV-ITEM-08'],
        ['check.committed', { total: 11, passed: true }, 'DLV-CHECK-03'],
        ['hit.scored', { n: 2 }, 'DLV-KEY-09'],
        ['check.committed', { purpose: 'guard', total: 2, passed: false }, 'DLV-CHECK-03'],
        ['loss.pending', { cause: 'guard' }, 'DLV-HEALTH-04'],
        ['circles.filled', { n: 2 }, 'DLV-ROUND-11/a'],
        ['health.lost', { n: 1, left: 4 }, 'DLV-HEALTH-02'],
        ['room.cleared', {}, 'DLV-COMBAT-08'],
        ['gem.gained', { gem: 'ruby', n: 1 }, 'DLV-GEM-14'],
        ['item.gained', { item: 'oar' }, 'DLV-ITEM-01'],
        ['card.discarded', { card: 'BRN-110' }, 'DLV-DECK-08'],
      ],
    );
  });

  test.each(GAMES)('[DLV-ENGINE-04] every fact of a random game with %j names a rule that exists', (setup) => {
    const { facts } = playedAtRandom(setup, 'log');
    const known: ReadonlySet<string> = new Set(RULE_IDS);
    expect(facts.length).toBeGreaterThan(100);
    expect(facts.filter((fact) => !known.has(at(fact.rule.split('/'), 0)))).toEqual([]);
  });
});

describe('refusals', () => {
  test('[DLV-ENGINE-05] an illegal act is refused with its rule and changes nothing', () => {
    // Every refused choice is compared with the position before it by the testkit.
    check(
      playing({ impending: ['BRN-201', 'BRN-104'] }, { gems: { ruby: 1 } }),
      [
        refused({ act: 'stop' }, { rule: 'DLV-WIN-05', decision: 'between', pick: 'act', got: 'stop', legal: ['draw', 'give-up'] }),
        refused({ act: 'fly' }, { rule: 'DLV-DECK-13', pick: 'act' }),
        refused('draw', { pick: 'shape' }),
        refused(null, { pick: 'shape' }),
        refused({ act: 'draw', twice: 1 }, { pick: 'shape', got: 'twice' }),
        { act: 'draw' },
        refused({ act: 'put-aside' }, { rule: 'DLV-MAP-19', decision: 'place-room', pick: 'act' }),
        { act: 'leave-undrawn' },
        refused({ act: 'use', item: 0 }, { rule: 'DLV-ITEM-05', decision: 'plan-round', pick: 'item' }),
        together,
        dice(6, 1, 5, 5),
        refused(
          { act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 },
          { rule: 'DLV-GEM-03', decision: 'adjust', pick: 'step', got: 1, legal: [-1] },
        ),
        refused({ act: 'spend', gem: 'emerald', check: 0 }, { rule: 'DLV-GEM-15', pick: 'gem', legal: ['ruby'] }),
        refused({ act: 'commit', check: 2 }, { pick: 'check', legal: [0, 1] }),
      ],
      [['check.rolled'], ['check.rolled'], never('gem.spent'), never('check.committed')],
    );
  });

  test('[DLV-ENGINE-05] nobody else may answer, and no question that is not open any more', () => {
    const match = Match.start(game, MICRO, scripted(CHANCE));
    const before = match.state.hash();
    expect(match.apply(1, CHOICES[0])).toMatchObject({ ok: false, refusal: { pick: 'seat', legal: [0] } });
    expect(match.apply(0, CHOICES[0], match.state.offerId + 1)).toMatchObject({ ok: false, refusal: { pick: 'offer' } });
    expect(match.state.hash()).toBe(before);
    expect(match.length).toBe(1);
  });

  test.each([
    ['setup', null, 'DLV-SETUP-03'],
    ['setup', 'full', 'DLV-SETUP-03'],
    ['setup', [], 'DLV-SETUP-03'],
    ['seed', { seed: 'x' }, 'DLV-SETUP-03'],
    ['toString', { toString: 1 }, 'DLV-SETUP-03'],
    ['mode', { mode: 'long' }, 'DLV-MODE-MICRO-01'],
    ['level', { mode: 'mini', level: 0 }, 'DLV-MODE-MICRO-04'],
    ['level', { level: 2 }, 'DLV-MODE-MICRO-04'],
    ['packs', { packs: [] }, 'DLV-SETUP-01'],
    ['packs', { packs: 'BRN' }, 'DLV-SETUP-01'],
    ['packs', { packs: ['BRN', 'BRN'] }, 'DLV-SETUP-01'],
    ['packs', { packs: ['BRN', 'XYZ'] }, 'DLV-SETUP-01'],
    ['packs', { mode: 'mini', level: 'B' }, 'DLV-MODE-MINI-04'],
    ['skillTrack', { skillTrack: 'D' }, 'DLV-SKILL-02'],
    ['level1Cards', { level1Cards: 5 }, 'DLV-DECK-02'],
    ['startHealth', { startHealth: 0 }, 'DLV-OPT-01'],
    ['veteran', { veteran: 9 }, 'DLV-MODE-MICRO-07'],
    ['deep', { deep: 1 }, 'DLV-OPT-02'],
    ['boxEntrance', { boxEntrance: 'no' }, 'DLV-VAR-WEB-05'],
    ['grid', { grid: [11, 24] }, 'DLV-MAP-10'],
    ['grid', { grid: [32, 61] }, 'DLV-MAP-10'],
    ['grid', { grid: [32] }, 'DLV-MAP-10'],
    ['grid', { grid: [32.5, 24] }, 'DLV-MAP-10'],
    ['hero', { hero: '   ' }, 'DLV-SETUP-05'],
    ['hero', { hero: 'x'.repeat(41) }, 'DLV-SETUP-05'],
    ['hero', { hero: 7 }, 'DLV-SETUP-05'],
    ['area', { area: '' }, 'DLV-SETUP-13'],
  ] as const)('[DLV-ENGINE-05] a setup with a wrong %s is refused: %j', (field, raw, rule) => {
    expect(checkSetup(raw)).toMatchObject({ ok: false, problem: { field, rule } });
  });

  test.each([
    ['setup', [], 'not-a-setup', []],
    [
      'seed',
      { seed: 'x' },
      'unknown-field',
      ['mode', 'level', 'packs', 'skillTrack', 'level1Cards', 'startHealth', 'veteran', 'deep', 'boxEntrance', 'grid', 'hero', 'area'],
    ],
    ['mode', { mode: 'long' }, 'one-of', ['full', 'micro', 'mini']],
    ['level', { mode: 'mini', level: 0 }, 'one-of', [1, 2, 3, 'B']],
    ['level', { level: 2 }, 'only-micro-mini', [null]],
    ['packs', { packs: [] }, 'one-of', ['BRN', 'TAL', 'QUI']],
    ['packs', { mode: 'mini', level: 'B' }, 'too-few-cards', [7]],
    ['skillTrack', { skillTrack: 'D' }, 'one-of', ['pamphlet', 'stacked', 'web']],
    ['level1Cards', { level1Cards: 2 }, 'one-of', [3, 4]],
    ['startHealth', { startHealth: 31 }, 'between', [1, 30]],
    ['veteran', { veteran: -1 }, 'between', [0, 8]],
    ['deep', { deep: 1 }, 'one-of', [true, false]],
    ['boxEntrance', { boxEntrance: 0 }, 'one-of', [true, false]],
    ['grid', { grid: [61, 24] }, 'between', [12, 60]],
    ['grid', { grid: [32, 11] }, 'between', [12, 60]],
    ['hero', { hero: '' }, 'length', [1, 40]],
    ['area', { area: 'x'.repeat(41) }, 'length', [1, 40]],
  ] as const)(
    '[DLV-ENGINE-05] the refusal of a setup says what is wrong with its %s and what would be legal: %j',
    (field, raw, key, legal) => {
      expect(checkSetup(raw)).toMatchObject({ ok: false, problem: { field, key, legal } });
    },
  );

  test('[DLV-ENGINE-05] the refusal of a setup tells what was given', () => {
    expect(checkSetup({ mode: 'long' })).toMatchObject({ ok: false, problem: { got: 'long' } });
    expect(checkSetup({ mode: ['full'] })).toMatchObject({ ok: false, problem: { got: ['full'] } });
    expect(checkSetup({ grid: [32, 61] })).toMatchObject({ ok: false, problem: { got: [32, 61] } });
    expect(checkSetup({ seed: 'x' })).toMatchObject({ ok: false, problem: { got: 'seed' } });
  });

  test('[DLV-ENGINE-05] every rule that a setup can be refused with exists', () => {
    for (const rule of [
      'DLV-SETUP-03',
      'DLV-MODE-MICRO-01',
      'DLV-MODE-MICRO-04',
      'DLV-SETUP-01',
      'DLV-MODE-MINI-04',
      'DLV-SKILL-02',
      'DLV-DECK-02',
      'DLV-OPT-01',
      'DLV-MODE-MICRO-07',
      'DLV-OPT-02',
      'DLV-VAR-WEB-05',
      'DLV-MAP-10',
      'DLV-SETUP-05',
      'DLV-SETUP-13',
    ] as const)
      expect(RULE_IDS).toContain(rule);
  });
});

describe('the content', () => {
  const faults = (id: string, change: object): string[] => checkSet({ [id]: { ...cardOf('BRN-109'), ...change } }, ITEMS);

  test('[DLV-ENGINE-06] every card of the packs passes the check; content.test.ts breaks them one by one', () => {
    expect(checkSet(CARDS, ITEMS)).toEqual([]);
    expect(faults('BRN-109', {})).toEqual([]);
  });

  test.each([
    ['exactly one of foe and trial', { foe: undefined }],
    ['targets between 2 and 12', { foe: { count: 1, atk: 13, def: 6, health: 3 } }],
    ['a connected room', { room: ['<##..', '...##>'] }],
    ['every arrow next to a square', { room: ['.###..', '<###.>', '.###..'] }],
    ['as many squares as circles', { foe: { count: 10, atk: 6, def: 6, health: 1 } }],
    [
      'two more where a test adds circles',
      {
        foe: { count: 8, atk: 6, def: 6, health: 1 },
        tests: [{ when: 'round', must: true, skill: 'WIT', target: 6, fail: { do: 'add-circle' } }],
      },
    ],
    ['two exits', { room: ['.###', '<###', '.###'] }],
  ])('[DLV-ENGINE-06] %s', (_, change) => {
    expect(faults('BRN-109', change).length).toBeGreaterThan(0);
    for (const fault of faults('BRN-109', change)) expect(fault).toMatch(/^BRN-109: /);
  });
});
