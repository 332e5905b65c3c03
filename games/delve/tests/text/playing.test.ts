// Owns the proof that whole games can be read in every language: each event, question, button, pick and option.

import { lineFaults, LANGUAGES, type Language } from '@undercroft/presentation';
import { begin, randomFrom } from '@undercroft/kernel';
import { readGame, type Read } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { ITEM_IDS, type ItemId } from '../../src/content/items.ts';
import { PACKS } from '../../src/content/types.ts';
import { DECISIONS } from '../../src/decisions/index.ts';
import { events } from '../../src/events.ts';
import { game } from '../../src/game.ts';
import { itemOf } from '../../src/queries/items.ts';
import { checkSetup } from '../../src/setup.ts';
import { healthOf } from '../../src/state.ts';
import { text } from '../../src/text/index.ts';
import { setupOf } from '../scenes.ts';

const EVERYTHING: readonly ItemId[] = ITEM_IDS;
interface Reading {
  readonly setup: object;
  readonly items?: readonly ItemId[];
  /** Acts that are not taken, so that the game does not end at once. */
  readonly shun?: readonly string[];
}
const GAMES: readonly (readonly [seed: string, reading: Reading])[] = [
  ['bare', { setup: { hero: 'レン', area: '地下' } }],
  ['rich', { setup: { startHealth: 30, veteran: 8, packs: PACKS, hero: 'レン', area: '地下' }, items: EVERYTHING }],
  [
    'box',
    {
      setup: { skillTrack: 'web', deep: true, startHealth: 30, packs: ['QUI'], hero: 'レン', area: '地下' },
      items: EVERYTHING,
      shun: ['give-up', 'automatic'],
    },
  ],
  [
    'tight',
    {
      setup: { startHealth: 30, veteran: 8, grid: [12, 12], packs: ['TAL'], hero: 'レン', area: '地下' },
      items: EVERYTHING,
      shun: ['give-up', 'automatic'],
    },
  ],
  [
    'mini',
    { setup: { mode: 'mini', level: 'B', startHealth: 30, veteran: 8, packs: PACKS, hero: 'レン', area: '地下' }, items: EVERYTHING },
  ],
  ['quitter', { setup: { mode: 'micro', hero: 'レン', area: '地下' }, shun: ['draw'] }],
  ...['a', 'e'].map(
    (seed) =>
      [
        seed,
        {
          setup: { startHealth: 30, veteran: 8, skillTrack: 'stacked', packs: PACKS, hero: 'レン', area: '地下' },
          items: EVERYTHING,
          shun: ['give-up', 'stop', 'take', 'go-on', 'decline'],
        },
      ] as const,
  ),
];

function played(language: Language, seed: string, { setup, items = [], shun = ['give-up'] }: Reading): readonly Read[] {
  return readGame(game, text[language], {
    setup: setupOf(setup),
    seed,
    options: 8,
    change: ({ hero }) => {
      for (const item of items) hero.inventory.push({ item, uses: itemOf(item).uses === null ? null : 9, used: 0, usedHere: 0 });
    },
    shun: (act) => shun.includes(String(act)),
  });
}

const readings = new Map<Language, readonly Read[]>();
function readingOf(language: Language): readonly Read[] {
  const known = readings.get(language) ?? GAMES.flatMap((one) => played(language, ...one));
  readings.set(language, known);
  return known;
}

describe.each(LANGUAGES)('games read in %s', (language) => {
  test('no line is empty or malformed', () => {
    const faults = readingOf(language).flatMap(({ kind, of, line }) => lineFaults(line).map((fault) => `${kind} ${of}: ${fault}`));
    expect([...new Set(faults)]).toEqual([]);
  });

  test('no question, act or option tells a chance: that is said beside it to whoever wants it', () => {
    expect(readingOf(language).flatMap(({ of, line }) => (/[%％]/.test(line) ? [`${of}: ${line}`] : []))).toEqual([]);
  });

  test('no two acts of a decision have the same words', () => {
    const acts = new Map<string, Set<string>>();
    for (const { kind, of, line } of readingOf(language)) {
      if (kind !== 'act') continue;
      const [decision = '', act = ''] = of.split('/');
      acts.set(`${decision}: ${line}`, (acts.get(`${decision}: ${line}`) ?? new Set()).add(act));
    }
    expect([...acts].filter(([, names]) => names.size > 1)).toEqual([]);
  });
});

test('the games cover nearly everything that can happen or be asked', () => {
  const seen = (kind: Read['kind']): ReadonlySet<string> =>
    new Set(readingOf('en').flatMap((read) => (read.kind === kind ? [read.of] : [])));
  const missing = Object.keys(events).filter((event) => !seen('event').has(event));
  expect(missing.length, missing.join(', ')).toBeLessThanOrEqual(5);
  const unasked = Object.values(DECISIONS).flatMap(({ name }) => (seen('prompt').has(name) ? [] : [name]));
  expect(unasked.length, unasked.join(', ')).toBeLessThanOrEqual(2);
});

const linesIn = (language: Language): readonly string[] => [...new Set(readingOf(language).map(({ line }) => line))];

test('a Japanese game shows no letters but codes, and no polite endings', () => {
  const coded = (line: string): string => line.replaceAll(/ATK|DEF|AGL|WIT|A\+2|[AD](?![A-Za-z])/g, '');
  expect(linesIn('ja').filter((line) => /[A-Za-z]/.test(coded(line)) || /です|ます|[０-９]/.test(line))).toEqual([]);
});

const ENGLISH = /\b(the|you|your|check|round|circle|circles|health|gem|item|roll|choose|and|or|draw|room|card)\b/i;
test('a Dutch game shows no English', () => {
  expect(linesIn('nl').filter((line) => ENGLISH.test(line))).toEqual([]);
});

describe('what a position says', () => {
  const checked = checkSetup({ hero: 'Mira', area: 'The Sump' });
  if (!checked.ok) throw new Error('a plain setup is a setup');
  const setup = checked.setup;

  /** A board in the middle of a fight with Bell Diver: a rolled attack of 5 against 7. */
  function fight() {
    const { state } = begin(game, setup, randomFrom('fight'));
    const { board } = state;
    board.hero.health.gained = 6;
    board.hero.gems.ruby.gained = 2;
    board.map.rooms = [
      ...board.map.rooms,
      {
        id: 0,
        card: 'BRN-201',
        squares: [],
        exits: [],
        circles: 4,
        filled: 1,
        completed: false,
        orientation: { turns: 0, mirrored: false },
      },
    ];
    board.encounter = {
      card: 'BRN-201',
      stage: 'rounds',
      circles: 4,
      filled: 1,
      added: 0,
      regrown: 0,
      leeched: 0,
      round: 2,
      emptyAtStart: 3,
      circlesAtStart: 4,
      filledThisRound: 0,
      lostThisRound: 0,
      lostHere: 0,
      attackModifier: 0,
      guardModifier: -1,
      noGuard: false,
      noAttack: false,
      weakerAtk: 0,
      weakerDef: 0,
      checks: [
        {
          purpose: 'attack',
          skill: 'ATK',
          target: 7,
          source: 0,
          mode: 'D',
          bonus: 0,
          dice: [2, 6, 3],
          state: 'rolled',
          passed: null,
          forced: false,
        },
        {
          purpose: 'guard',
          skill: 'DEF',
          target: 7,
          source: 0,
          mode: '+2',
          bonus: 0,
          dice: [4, 3],
          state: 'committed',
          passed: true,
          forced: false,
        },
      ],
      hits: 0,
      pending: [],
      chalked: [],
    };
    return game.view(board, 0);
  }
  const adjust = { id: 1, seat: 0, decision: 'adjust', rule: 'DLV-GEM-09', window: false, about: {} };

  test('the prompt and the commit button show the live numbers', () => {
    expect(text.en.prompt(fight(), adjust)).toBe('Attack check ATK: 2 + 3 = 5 against 7, fails. Change it or commit it.');
    expect(text.en.act(fight(), adjust, 'commit')).toBe('Commit ATK 5 against 7: fails');
    expect(text.nl.act(fight(), adjust, 'commit')).toBe('Vastleggen: ATK 5 tegen 7, mislukt');
    expect(text.ja.act(fight(), adjust, 'commit')).toBe('確定する: ATK 5(必要7)、失敗');
  });

  test('options name the die, the face it would show and what that comes to', () => {
    const picked = { act: 'spend', gem: 'ruby', check: 0 };
    const option = (language: Language, so: object, pick: string, value: string | number): string =>
      text[language].option(fight(), adjust, { ...picked, ...so }, pick, value);
    expect(option('en', {}, 'gem', 'ruby')).toBe('ruby (2 left): change one die by 1');
    expect(option('en', {}, 'die', 1)).toBe('die 2 showing 6 (does not count)');
    expect(option('en', { die: 2 }, 'step', 1)).toBe('up to 4: total 6, fails');
    expect(option('nl', { die: 2 }, 'step', 1)).toBe('omhoog naar 4: totaal 6, mislukt');
    expect(option('ja', { die: 2 }, 'step', -1)).toBe('減らして2にする(合計値4、失敗)');
    expect(option('en', {}, 'check', 0)).toBe('the attack check: ATK 2 + 3 = 5 against 7, fails');
  });

  test('log lines are complete and number their nouns', () => {
    const line = (language: Language, type: string, body: object): string =>
      text[language].event(fight(), { type, rule: 'DLV-GEM-02', body });
    expect(line('en', 'gem.spent', { gem: 'emerald', as: 'emerald', check: 0 })).toBe('You spent an emerald.');
    expect(line('en', 'die.changed', { check: 0, die: 2, from: 2, to: 3 })).toBe('The 2 became 3 (attack check ATK: 2 + 3 = 5 against 7).');
    expect(line('en', 'die.changed', { check: 5, die: 2, from: 2, to: 3 })).toBe('The 2 became 3.');
    expect(line('en', 'health.lost', { n: 1, cause: 'guard', left: 5 })).toBe('You lost 1 health to a failed guard check: 5 left.');
    expect(line('nl', 'gem.gained', { gem: 'ruby', n: 1 })).toBe('Je krijgt 1 robijn.');
    expect(line('nl', 'gem.gained', { gem: 'ruby', n: 2 })).toBe('Je krijgt 2 robijnen.');
    expect(line('nl', 'circles.filled', { n: 1, filled: 2, circles: 4 })).toBe('Je vult 1 kring in: 2 van de 4.');
    expect(line('ja', 'health.lost', { n: 1, cause: 'clock', left: 5 })).toBe('「時計」で体力を1失った(残り5)');
    expect(line('ja', 'card.drawn', { card: 'BRN-201' })).toBe('「鐘の潜水夫」を引いた(レベル2)');
  });

  test('every event has words even when the view has moved on', () => {
    const { state } = begin(game, setup, randomFrom('later'));
    const late = state.view(0);
    const bodies = {
      hero: 'Mira',
      area: 'The Sump',
      level: 1,
      skill: 'ATK',
      bubbles: 2,
      health: 10,
      ruby: 2,
      emerald: 1,
      dice: [1, 2, 3],
      squares: [1],
      exits: ['1N'],
      impending: 4,
      future: 5,
      card: 'BRN-201',
      cards: 3,
      where: 'top',
      wall: '40N',
      room: 0,
      n: 1,
      round: 1,
      empty: 1,
      circles: 1,
      what: 'atk',
      check: 0,
      purpose: 'attack',
      target: 7,
      mode: '+0',
      source: 0,
      bonus: 1,
      gem: 'ruby',
      as: 'sapphire',
      die: 0,
      from: 1,
      to: 2,
      total: 7,
      passed: true,
      cause: 'guard',
      effect: { do: 'lose-health', n: 1 },
      at: 0,
      filled: 1,
      by: 'REGROW',
      left: 1,
      item: 'gaff',
      place: 0,
      reward: 'check-0',
      skills: ['ATK'],
      met: 1,
      score: 3,
      orientation: { turns: 0, mirrored: false },
    };
    for (const language of LANGUAGES)
      for (const type of Object.keys(events))
        expect([type, lineFaults(text[language].event(late, { type, rule: 'DLV-GEM-02', body: bodies }))]).toEqual([type, []]);
  });

  test('a refusal says what is in the way, then what would help', () => {
    const { state } = begin(game, setup, randomFrom('refusal'));
    const applied = state.apply(0, { act: 'create', first: 'WIT', second: 'AGL' });
    if (applied.ok) throw new Error('WIT is not one of ATK and DEF');
    expect(text.en.refusal(state.view(0), applied.refusal)).toBe('That cannot be chosen here. Choose ATK or DEF.');
    expect(text.nl.refusal(state.view(0), applied.refusal)).toBe('Dat kun je hier niet kiezen. Kies ATK of DEF.');
    expect(text.ja.refusal(state.view(0), applied.refusal)).toBe('ここでは選べない。選べるのはATK、DEF');
    const gems = { ...applied.refusal, legal: ['ruby', 'door 3'] };
    expect(text.en.refusal(state.view(0), gems)).toBe('That cannot be chosen here. Choose ruby.');
    for (const answer of [{ act: 'fly' }, 'no', { act: 'create', first: 'ATK', second: 'AGL', third: 'WIT' }]) {
      const other = state.apply(0, answer);
      if (other.ok) throw new Error('that is no answer');
      for (const language of LANGUAGES) expect(lineFaults(text[language].refusal(state.view(0), other.refusal))).toEqual([]);
    }
    const late = state.apply(0, { act: 'create', first: 'ATK', second: 'AGL' }, 99);
    expect(late.ok ? '' : text.en.refusal(state.view(0), late.refusal)).toBe(
      'That question has been answered. Answer the one that is open now.',
    );
  });

  test('a gem that is dulled or gone is refused by name', () => {
    expect(text.en.why(fight(), { rule: 'DLV-KEY-13', key: 'dulled', args: { gem: 'ruby' } })).toBe(
      'DULL: no rubies can be spent until the room is cleared. Spend another colour.',
    );
    expect(text.nl.why(fight(), { rule: 'DLV-GEM-15', key: 'no-gem', args: { gem: 'emerald' } })).toBe(
      'Je hebt geen smaragd meer. Kies een andere kleur of leg de proef vast.',
    );
    expect(text.ja.why(fight(), { rule: 'DLV-ITEM-05', key: 'other-window', args: { item: 'rope' } })).toBe(
      '「縄ばしご」は今は使えない。使えるタイミングは「引いたとき」',
    );
  });

  test('the ending tells the run', () => {
    const lost = fight();
    lost.hero.health.used = healthOf(lost);
    lost.result = 'failed';
    lost.ended = true;
    lost.cleared[1] = 3;
    lost.cleared[2] = 1;
    expect(text.en.ending({ ...lost, score: 5 })).toEqual([
      'Mira fell to The Bell Diver in round 2, with 1 of 4 circles filled.',
      'Encounters cleared: 3 of level 1 and 1 of level 2.',
      'Left at the end: 0 health, 2 rubies.',
      'Score: 5.',
    ]);
    expect(text.nl.ending({ ...lost, score: 5 })[0]).toBe('Mira bezwijkt in ronde 2 tegen De klokduiker, met 1 van de 4 kringen ingevuld.');
    expect(text.ja.ending({ ...lost, score: 5 })[0]).toBe('Miraは「鐘の潜水夫」との遭遇で力尽きた(ラウンド2、塗った円1/4)');
    for (const language of LANGUAGES) expect(text[language].ending(lost).length).toBeGreaterThanOrEqual(3);
  });
});
