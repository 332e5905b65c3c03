// Owns the proof that campaigns can be read in every language: each event, question, button, pick and option.

import { isKeyOf, type Random, type Scalar } from '@undercroft/kernel';
import { lineFaults, LANGUAGES, type Language } from '@undercroft/presentation';
import { readGame, type Read } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { NAMES } from '../../src/text/words/names.ts';
import { view as seen } from '../../src/view.ts';
import { boardWith } from '../scenes.ts';

const viewOf = () => seen(boardWith(), 0);

test.each(LANGUAGES)(
  'in %s what is lost and what is gained by chance is told, what goes with a sale or a purchase is bookkeeping',
  (language) => {
    const { view, quiet, event } = { view: viewOf(), ...text[language] };
    const lost = (rule: string) => ({ type: 'item.lost', rule, body: { unit: 0, item: 'water' } });
    const gold = (rule: string) => ({ type: 'gold.changed', rule, body: { by: 5, gold: 9 } });
    expect(['CRD-TRAP-ACID-01', 'CRD-DTRAP-SEA-01', 'CRD-TOWN-06'].map((rule) => quiet?.(view, lost(rule)))).toEqual([false, false, true]);
    expect(['CRD-LOOT-01', 'CRD-EXP-04', 'CRD-TOWN-03'].map((rule) => quiet?.(view, gold(rule)))).toEqual([false, false, true]);
    const band = { species: ['gate-guard', 'ogre', 'gate-guard'], level: 2 };
    const waits = event(view, { type: 'band.waits', rule: 'CRD-ROOM-HOARD-01', body: { band } });
    const { species } = NAMES[language];
    for (const id of ['gate-guard', 'ogre'] as const) expect(waits.toLowerCase()).toContain(species[id].name.toLowerCase());
  },
);

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
