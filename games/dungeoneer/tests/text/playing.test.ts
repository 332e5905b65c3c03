// Owns the proof that whole games can be read in every language: each event, question, button, pick and option.

import { lineFaults, LANGUAGES, type Language } from '@undercroft/presentation';
import { isKeyOf, randomFrom, type Random, type Scalar } from '@undercroft/kernel';
import { readGame, type Read } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { names, wordsOf } from '../../src/text/names-by-id.ts';
import { view } from '../../src/view.ts';
import { DECKS } from '../../src/content/types.ts';
import { lying } from '../fight-scenes.ts';
import { anySetup } from '../random-play.ts';
import { boardWith, type TableWanted } from '../scenes.ts';

const GAMES = 14;
/** At random, but a turn seldom ends while something else can be done. */
const shun = (act: Scalar, random: Random): boolean => (act === 'end' || act === 'pass') && random.below(4) > 0;
const READING = { options: 4, questions: 2_000, shun } as const;
const readings = new Map<Language, readonly Read[]>();
function readingOf(language: Language): readonly Read[] {
  const seeds = Array.from({ length: GAMES }, (_, i) => `reading ${i}`);
  const known =
    readings.get(language) ??
    seeds.flatMap((seed) => readGame(game, text[language], { ...READING, setup: anySetup(randomFrom(seed)), seed }));
  readings.set(language, known);
  return known;
}

/** Without the names that are written by hand. */
function composed(language: Language): readonly string[] {
  const known = DECKS.flatMap((deck) => Object.values(names[language][deck]))
    .flatMap(({ name, ability }) => [name, name.split(',')[0] ?? name, ...(ability === undefined ? [] : [ability])])
    .sort((a, b) => b.length - a.length);
  const lines = [...new Set(readingOf(language).map(({ line }) => line))];
  return lines.map((line) => known.reduce((left, name) => left.replaceAll(name, ''), line));
}

describe.each(LANGUAGES)('games read in %s', (language) => {
  test('no line is empty or malformed', () => {
    const faults = readingOf(language).flatMap(({ kind, of, line }) => lineFaults(line).map((fault) => `${kind} ${of}: ${fault}`));
    expect([...new Set(faults)]).toEqual([]);
  });

  test('much of what can be asked and can happen was read, and a game to its end', () => {
    const of = (kind: Read['kind']): number => new Set(readingOf(language).flatMap((read) => (read.kind === kind ? [read.of] : []))).size;
    expect(of('event')).toBeGreaterThan(60);
    expect(of('prompt')).toBeGreaterThan(20);
    expect(of('option')).toBeGreaterThan(25);
    expect(of('ending')).toBe(1);
  });

  test('[DGN-FX-01] what is paid for # is asked and offered in plain words', () => {
    const paying = readingOf(language).filter(({ kind, of }) => kind === 'pick' || (kind === 'option' && /\/(more|special)$/.test(of)));
    expect(paying.filter(({ of }) => of.endsWith('/more')).length).toBeGreaterThan(0);
    expect([...new Set(paying.map(({ line }) => line).filter((line) => line.includes('#')))]).toEqual([]);
  });

  test('a button and an option are short, a line of the log fits two lines of a screen', () => {
    const most = { act: 70, option: 230, event: 220 } as const;
    const long = readingOf(language).flatMap(({ kind, of, line }) =>
      isKeyOf(most, kind) && line.length > most[kind] ? [`${of}: ${line}`] : [],
    );
    expect([...new Set(long)]).toEqual([]);
  });
});

test.each(LANGUAGES)('a hero in a fight is told what all cards say that matter to him, in %s, and nothing of another hand', (language) => {
  const board = boardWith({
    heroes: [{ hand: ['bo-vow-of-iron'], quests: ['q-painted-liar'] }, { hand: ['mo-coin-rats'] }],
    change: (table) => Object.assign(table, { fighting: [lying('mo-hollow-halberdier', 1)] }),
  });
  const told = text[language].explain?.(view(board, 0)) ?? [];
  const named = ['mo-hollow-halberdier', 'map-last-cellar', 'q-painted-liar', 'bo-vow-of-iron', 'hero-wilmet-clay'].map(
    (id) => wordsOf(language, id).name,
  );
  expect(told.map((line) => named.find((name) => line.startsWith(`${name}: `)))).toEqual(named);
});

test('a map card is told as it lies, a Quest by the edition that is played, and a card with what is said of it', () => {
  const told = (wanted: TableWanted): string => (text.en.explain?.(view(boardWith(wanted), 0)) ?? []).join('\n');
  // Locked in the east as printed, in the west where it lies turned.
  const lies = (turned: boolean): TableWanted => ({
    map: [turned ? ['map-footmens-crossing', 0, 0, 'turned'] : ['map-footmens-crossing', 0, 0]],
  });
  expect(told(lies(false))).toContain('East: Locked');
  expect(told(lies(true))).toContain('West: Locked');
  const quest = { heroes: [{ quests: ['q-in-the-walls'] }, {}] } as const;
  expect(told(quest)).toMatch(/Search \d\+\./);
  expect(told({ ...quest, edition: '2.1' })).toContain('Search: Threat');
  expect(told(quest)).not.toContain('2.1');
  expect(told({})).toContain(wordsOf('en', 'hero-wilmet-clay').flavour);
});

test('nothing that is composed in Dutch is English', () => {
  const english =
    /(?<!\p{L})(the|your|you|and|or|with|choose|place|draws?|rolled|gained|lost|took|heroes|wounds?|glory|peril|movement|melee|magic|speed|quests?|cards?|exit|turned|attacks?|player)(?!\p{L})/iu;
  expect(composed('nl').filter((line) => english.test(line))).toEqual([]);
});

test('what is composed in Japanese has no letters but those of sewers, and is in plain style; sentences end, buttons do not', () => {
  expect(composed('ja').filter((line) => /[a-zA-Z]/.test(line))).toEqual([]);
  expect(composed('ja').filter((line) => /です|ます|[０-９]|[、(]$|\./.test(line))).toEqual([]);
  const kinds = { event: true, prompt: true, ending: true, act: false, option: false } as const;
  const wrong = readingOf('ja').flatMap(({ kind, line }) =>
    isKeyOf(kinds, kind) && /[。?]$/.test(line) !== kinds[kind] ? [`${kind}: ${line}`] : [],
  );
  expect([...new Set(wrong)]).toEqual([]);
});
