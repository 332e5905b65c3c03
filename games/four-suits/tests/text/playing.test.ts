// Owns the proof that campaigns can be read in every language: each event, question, button, pick and option.

import { isKeyOf, type Random, type Scalar } from '@undercroft/kernel';
import { lineFaults, LANGUAGES, type Language } from '@undercroft/presentation';
import { readGame, type Read } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';

const GAMES = 12;
/** At random, but seldom leaving, fleeing or passing. */
const shun = (act: Scalar, random: Random): boolean =>
  (act === 'flee' || act === 'pass' || act === 'leave' || act === 'repack' || act === 'dismiss') && random.below(5) > 0;
const SETUPS = [
  { characters: 3, players: 1, job1: 'knight', job2: 'ranger', job3: 'cleric', job4: 'choose', party: 'ready' },
  { characters: 4, players: 2, job1: 'thief', job2: 'wizard', job3: 'samurai', job4: 'bard', party: 'ready' },
  { characters: 4, players: 1, job1: 'choose', job2: 'choose', job3: 'choose', job4: 'choose', party: 'built' },
] as const;
const readings = new Map<Language, readonly Read[]>();
function readingOf(language: Language): readonly Read[] {
  const known =
    readings.get(language) ??
    Array.from({ length: GAMES }, (_, at) =>
      readGame(game, text[language], {
        options: 4,
        questions: 600,
        shun,
        setup: SETUPS[at % SETUPS.length] ?? SETUPS[0],
        seed: `reading ${at}`,
      }),
    ).flat();
  readings.set(language, known);
  return known;
}

describe.each(LANGUAGES)('campaigns read in %s', (language) => {
  test('no line is empty or malformed', () => {
    const faults = readingOf(language).flatMap(({ kind, of, line }) => lineFaults(line).map((fault) => `${kind} ${of}: ${fault}`));
    expect([...new Set(faults)]).toEqual([]);
  });

  test('a button and an option are short, a line of the log fits two lines of a screen', () => {
    const most = { act: 60, option: 90, event: 200, prompt: 160 } as const;
    const long = readingOf(language).flatMap(({ kind, of, line }) =>
      isKeyOf(most, kind) && line.length > most[kind] ? [`${of}: ${line}`] : [],
    );
    expect([...new Set(long)]).toEqual([]);
  });
});
