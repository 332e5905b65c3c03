// Owns the proof that whole games can be read in every language: each event, question, button, pick and option.

import { lineFaults, LANGUAGES, type Language } from '@undercroft/presentation';
import { isKeyOf, isOneOf, keysOf, missing, randomFrom, type Random, type Scalar } from '@undercroft/kernel';
import { readGame, type Read } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { DECISIONS } from '../../src/decisions/index.ts';
import { events } from '../../src/events/index.ts';
import type { Bodies } from '../../src/facts.ts';
import { game } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { adventureWords, attackNames, names } from '../../src/text/names.ts';
import { anySetup } from '../random-play.ts';
import { boardWith } from '../scenes.ts';

const GAMES = 40;
/** At random, but a phase seldom ends while something else can be done. */
const shun = (act: Scalar, random: Random): boolean => (act === 'end' || act === 'pass' || act === 'accept') && random.below(5) > 0;
const READING = { options: 4, questions: 1_500, shun } as const;
const readings = new Map<Language, readonly Read[]>();
function readingOf(language: Language): readonly Read[] {
  const seeds = Array.from({ length: GAMES }, (_, i) => `aloud ${i}`);
  const known =
    readings.get(language) ??
    seeds.flatMap((seed) => readGame(game, text[language], { ...READING, setup: anySetup(randomFrom(seed)), seed }));
  readings.set(language, known);
  return known;
}

/** Without the names that are written by hand. */
function composed(language: Language): readonly string[] {
  const printed = [...Object.values(names[language]), ...Object.values(adventureWords[language])];
  const known = [...printed.flatMap(({ name, ...more }) => [name, ...Object.values(more)]), ...Object.values(attackNames[language])]
    .map(String)
    .sort((a, b) => b.length - a.length);
  const lines = [...new Set(readingOf(language).map(({ line }) => line))];
  return lines.map((line) => known.reduce((left, name) => left.replaceAll(name, ''), line));
}

/** What random games hardly come to, told as it would be: escapes, linked adventures, the end of the stack, crowded tiles. */
const RARE: { readonly [K in keyof Bodies]?: Bodies[K] } = {
  'item.brought': { hero: 0, card: 'IA01' },
  'item.left': { hero: 0, card: 'IA01' },
  'hero.escaped': { hero: 0 },
  'tile.unheld': { tile: 'N02' },
  'tiles.topped': { tiles: ['N02'] },
  'stack.empty': { hero: 0 },
  'monster.taken': { hero: 0, card: 'sporeling-mob' },
  'monster.unplaced': { hero: 0, card: 'drip-ooze' },
  'foe.crowded': { foe: 16, kind: 'drip-ooze', on: 0 },
  'power.kept': { hero: 0, card: 'tarn-d2' },
  'ally.rolled': { ally: 8, kind: 'AL03', die: 12, need: 10 },
  'thing.snatched': { hero: 0, thing: 16, kind: 'crystal', from: 1 },
};

/** Questions of linked adventures, of the way out, and of two cards. */
const RARELY_ASKED = ['keep-items', 'leave', 'lose-item', 'spot-trap'] as const;

describe.each(LANGUAGES)('games read in %s', (language) => {
  test('no line is empty or malformed', () => {
    const faults = readingOf(language).flatMap(({ kind, of, line }) => lineFaults(line).map((fault) => `${kind} ${of}: ${fault}`));
    expect([...new Set(faults)]).toEqual([]);
  });

  test('whoever keeps one of two Treasures reads what they do', () => {
    const kept = readingOf(language).filter(({ of }) => of === 'keep-treasure/keep/card');
    const lines = kept.flatMap(({ kind, line }) => (kind === 'detail' ? [line] : []));
    expect(kept.filter(({ kind }) => kind === 'option').length).toBeGreaterThan(0);
    expect(lines.length).toBe(kept.filter(({ kind }) => kind === 'option').length);
  });

  test('all that can happen and be asked comes up, but for what is rare', () => {
    const of = (kind: Read['kind']): ReadonlySet<string> =>
      new Set(readingOf(language).flatMap((read) => (read.kind === kind ? [read.of] : [])));
    expect(Object.keys(events).filter((name) => !of('event').has(name) && !isKeyOf(RARE, name))).toEqual([]);
    const asked = Object.values(DECISIONS).map(({ name }) => name);
    expect(asked.filter((name) => !of('prompt').has(name) && !isOneOf(RARELY_ASKED, name))).toEqual([]);
    expect(of('ending').size).toBe(1);
  });

  test('what is rare can be told too', () => {
    const view = game.view(boardWith(), 0);
    const offer = { id: 1, seat: 0, rule: 'CAV-GEN-07', window: false, about: { hero: 0 } };
    const asked = RARELY_ASKED.map((decision) => text[language].prompt(view, { ...offer, decision }));
    const told = keysOf(RARE).map((type) => text[language].event(view, { type, body: RARE[type] ?? missing(), rule: 'CAV-GEN-07' }));
    const lines = [...asked, ...told];
    expect(lines.flatMap(lineFaults)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('a button and an option are short, a line of the log fits two lines of a screen', () => {
    const most = { act: 70, option: 120, event: 160, prompt: 260 } as const;
    const long = readingOf(language).flatMap(({ kind, of, line }) =>
      isKeyOf(most, kind) && line.length > most[kind] ? [`${of}: ${line}`] : [],
    );
    expect([...new Set(long)]).toEqual([]);
  });
});

test('nothing that is composed in Dutch is English', () => {
  const english =
    /(?<!\p{L})(the|your|you|and|or|with|choose|place|draws?|rolled|gained|lost|took|heroes|moved|attacks?|hit|miss|against|squares?|tiles?|foes?|left|again|player)(?!\p{L})/iu;
  expect(composed('nl').filter((line) => english.test(line))).toEqual([]);
});

test('what is composed in Japanese has no letters but AC, HP, XP, d20 and squares, and is in plain style; sentences end, buttons do not', () => {
  const plain = composed('ja').map((line) => line.replaceAll(/AC|HP|XP|d20|[a-d][1-4](?![0-9])/g, ''));
  expect(plain.filter((line) => /[a-zA-Z]/.test(line))).toEqual([]);
  expect(composed('ja').filter((line) => /です|ます|[０-９]|[、(]$|\./.test(line))).toEqual([]);
  const kinds = { event: true, prompt: true, ending: true, act: false, option: false } as const;
  const wrong = readingOf('ja').flatMap(({ kind, line }) =>
    isKeyOf(kinds, kind) && /[。?]$/.test(line) !== kinds[kind] ? [`${kind}: ${line}`] : [],
  );
  expect([...new Set(wrong)]).toEqual([]);
});
