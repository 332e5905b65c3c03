// Owns the proof that every card can be read in every language: complete, well-formed, translated, short, and as it was read through.

import { isOneOf } from '@undercroft/kernel';
import { lineFaults, LANGUAGES, type Language } from '@undercroft/presentation';
import { expectGolden } from '@undercroft/testkit';
import { recordAt } from '@undercroft/testkit/json';
import { describe, expect, test } from 'vitest';
import { adventureOf, CARD_IDS, HERO_IDS, heroOf, MAP_IDS, mapOf, QUEST_IDS, questOf, type CardId } from '../../src/content/cards.ts';
import { conditionsOf, effectsOf, immunitiesOf, occasionsOf, partsOf, standingOf } from '../../src/content/parts.ts';
import { CLASSES, CREATURES, DECKS, ITEM_KINDS, KEYWORDS, RACES, TERRAINS } from '../../src/content/types.ts';
import { cardLines, cardPhrases, cardText, names, text } from '../../src/text/index.ts';

const cardOf = (id: CardId): object => {
  if (isOneOf(HERO_IDS, id)) return heroOf(id);
  if (isOneOf(QUEST_IDS, id)) return questOf(id);
  return isOneOf(MAP_IDS, id) ? mapOf(id) : adventureOf(id);
};
/** What a card does, without what it is called. */
function ruled(id: CardId): string {
  const { deck: _deck, kind, ...rules } = recordAt(cardOf(id));
  // An Entrance is neither a Passage nor a Room for any card.
  const all: Readonly<Record<string, unknown>> = { ...rules, kind: rules['entrance'] === 'always' ? null : kind };
  const fields = Object.keys(all).sort();
  return JSON.stringify(
    fields.map((field) => [field, all[field]]),
    (key, value: unknown) => (key === 'id' ? undefined : value),
  );
}

/** The composed lines of a card: without the names and flavour that are written by hand. */
function composed(language: Language): readonly string[] {
  const known = DECKS.flatMap((deck) => Object.values(names[language][deck]))
    .flatMap(({ name, ability }) => [name, ...(ability === undefined ? [] : [ability])])
    .sort((a, b) => b.length - a.length);
  return CARD_IDS.flatMap((id) => {
    const { type, cost, banner, body } = cardText(language, id);
    const rows = banner.map((row) => cardPhrases[language].lines.row(row));
    return [type, cost, ...rows, ...body].filter((line) => line !== '');
  }).map((line) => known.reduce((left, name) => left.replaceAll(name, ''), line));
}

const ENGLISH =
  /(?<!\p{L})(attack|attacks|hit|hero|heroes|here|space|threat|fail|success|wound|wounds|take|gain|lose|discard|draw|roll|rolls|dice|glory|peril|life|movement|melee|magic|speed|boon|treasure|bane|trap|quest|token|the|your|you|each|every|and|or|to|one|two|if|when|while|against|may|warp to|turn|card|cards|pack|exit|locked|trapped|wall|room|passage|road|site|upkeep|reward|search|choose|immune|once|otherwise|standard|counter|instant|response|anytime|attachment|courtier|guard|vermin|oath|briar|antler|drowned|ember|smith|starbeast|stray|shardling)(?!\p{L})/iu;

/** What fits: the lines of a card, and the letters of all of them together; a Japanese letter is twice as wide. */
const MOST_LINES = 11;
const MOST_LETTERS: Readonly<Record<Language, number>> = { en: 330, nl: 380, ja: 190 };

describe.each(LANGUAGES)('the text of the cards in %s', (language) => {
  const p = cardPhrases[language];

  test('every card of the decks has a text, and no line is malformed', () => {
    const faults = CARD_IDS.flatMap((id) => cardLines(language, id).flatMap((line) => lineFaults(line).map((fault) => `${id}: ${fault}`)));
    expect(faults, faults.join('\n')).toEqual([]);
  });

  test('no text is longer than fits a card', () => {
    const long = CARD_IDS.flatMap((id) => {
      const { body } = cardText(language, id);
      const letters = body.join('').length;
      return cardLines(language, id).length > MOST_LINES || letters > MOST_LETTERS[language] ? [`${id}: ${letters}`] : [];
    });
    expect(long).toEqual([]);
  });

  test('cards that do something different say something different', () => {
    const said = new Map<string, CardId>();
    const same: string[] = [];
    for (const id of CARD_IDS) {
      const { type, cost, banner, body } = cardText(language, id);
      const text = JSON.stringify([type, cost, banner.map(({ cells }) => cells), body]);
      const other = said.get(text);
      if (other !== undefined && ruled(other) !== ruled(id)) same.push(`${other} and ${id}`);
      said.set(text, id);
    }
    expect(same).toEqual([]);
  });

  test('every verb, standing effect, condition, occasion, immunity, pattern and completion is on some card, and has words', () => {
    const all = CARD_IDS.map(cardOf);
    const used = (keys: readonly string[], table: object): void => expect([...new Set(keys)].sort()).toEqual(Object.keys(table).sort());
    used(
      all.flatMap((card) => effectsOf(card).map((one) => one.do)),
      p.say.effects,
    );
    used(
      all.flatMap((card) => standingOf(card).map(({ is }) => is)),
      p.say.standing,
    );
    used(
      all.flatMap((card) => conditionsOf(card).map((one) => one.if)),
      p.say.conditions,
    );
    used(
      all.flatMap((card) => occasionsOf(card).map(({ on }) => on)),
      p.say.occasions,
    );
    used(
      all.flatMap((card) => immunitiesOf(card).map(({ to }) => to)),
      p.say.immunities,
    );
    used(
      partsOf(all).flatMap(({ need }) => (typeof need === 'string' ? [need] : [])),
      p.say.patterns,
    );
    used(
      QUEST_IDS.map((id) => questOf(id).completion.by),
      p.say.completions,
    );
  });

  test('no two categories, terrains, races or classes share a word', () => {
    for (const list of [
      [...CREATURES, ...ITEM_KINDS, ...KEYWORDS].map((one) => p.categories[one]),
      TERRAINS.map((one) => p.terrains[one]),
      RACES.map((one) => p.races[one]),
      CLASSES.map((one) => p.classes[one]),
    ])
      expect(new Set(list).size).toBe(list.length);
  });

  test('the whole text is as it was read through', () => {
    const text = CARD_IDS.map((id) => [`[${id}]`, ...cardLines(language, id), ''].join('\n')).join('\n');
    expectGolden(new URL(`cards/${language}.txt`, import.meta.url), text);
  });
});

test('nothing in the composed Dutch text is English', () => {
  expect(composed('nl').filter((line) => ENGLISH.test(line))).toEqual([]);
});

test('the composed Japanese text has no letters but those of sewers, and is in plain style', () => {
  expect(composed('ja').filter((line) => /[a-zA-Z]/.test(line.replace(/^下水道[A-Z]$/, '')))).toEqual([]);
  expect(composed('ja').filter((line) => /です|ます|[０-９]|[。、]$/.test(line))).toEqual([]);
});

test('what is no card has no words: the question is answered, not refused', () => {
  for (const language of ['en', 'nl', 'ja'] as const) {
    expect(text[language].card?.('play')).toBeNull();
    expect(text[language].card?.('bo-vow-of-iron')?.name).not.toBe('');
  }
});
