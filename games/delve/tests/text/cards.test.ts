// Owns the proof that the words of cards and items are complete, translated and well-formed in every language.

import { lineFaults, LANGUAGES, type Language } from '@undercroft/presentation';
import { textsAt } from '@undercroft/testkit/json';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARDS } from '../../src/content/cards.ts';
import { checkSet } from '../../src/content/check.ts';
import { ITEM_IDS, ITEMS } from '../../src/content/items.ts';
import { GEMS, PACKS, SKILLS, WINDOWS, type Card, type Keyword } from '../../src/content/types.ts';
import { textFaults } from '../../src/text/check.ts';
import { cardLines, phrases, words } from '../../src/text/index.ts';

/** Everything composed for cards and items, without the names and flavour lines that are written by hand. */
function composed(language: Language): readonly string[] {
  const p = phrases[language];
  const ofCards = CARD_IDS.flatMap((id) => {
    const { kind, keywords, tests, onClear, level } = words[language].card(id);
    const { foe, foes } = p.names.cards[id];
    const plain = [foes, foe].reduce<string>((line, name) => (name === undefined ? line : line.replace(new RegExp(name, 'i'), '')), kind);
    return [level, plain, ...keywords.flatMap(({ name, explanation }) => [name, explanation]), ...tests, ...onClear];
  });
  const ofItems = ITEM_IDS.flatMap((id) => [words[language].item(id).window, words[language].item(id).effect]);
  return [...ofCards, ...ofItems].map((line) => ITEM_IDS.reduce((left, id) => left.replace(new RegExp(p.names.items[id], 'i'), ''), line));
}

const ENGLISH =
  /\b(attack|guard|check|round|circle|circles|foe|foes|health|gem|gems|ruby|emerald|sapphire|experience|skill|trial|hazard|opportunity|clear|lose|fill|defence|agility|wits|the|your|each|and|or|to|one|ambush|heavy|volley|swarm|frenzy|phase|regrow|leech|brittle|strike|pilfer|dull|clock|boss|dice|roll|may|must|pass|fail)\b/i;

const KEYWORDS: readonly Keyword[] = [
  { key: 'AMBUSH' },
  { key: 'VOLLEY' },
  { key: 'SWARM' },
  { key: 'FRENZY' },
  { key: 'REGROW' },
  { key: 'LEECH' },
  { key: 'BRITTLE' },
  { key: 'PILFER' },
  { key: 'HEAVY', n: 2 },
  { key: 'CLOCK', n: 3 },
  { key: 'PHASE', atk: 1, def: -1 },
  { key: 'STRIKE', skills: ['ATK', 'WIT'] },
  { key: 'GUARD', skills: ['DEF', 'AGL'] },
  { key: 'DULL', gem: 'ruby' },
];

describe.each(LANGUAGES)('the words of cards and items in %s', (language) => {
  const p = phrases[language];

  test('[DLV-ENGINE-06] every card and item can be said, and no line is malformed', () => {
    const faults = textFaults(p, CARDS, ITEMS);
    expect(faults, faults.join('\n')).toEqual([]);
  });

  test('every keyword has a name and a sentence of its own', () => {
    expect(Object.keys(p.keywords).sort()).toEqual(KEYWORDS.map(({ key }) => key).sort());
    const lines = KEYWORDS.flatMap((keyword) => Object.values<string>({ ...words[language].keyword(keyword) }));
    expect(lines.flatMap(lineFaults)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('every pack, skill, gem and window has a name, and no two share one', () => {
    for (const list of [
      PACKS.map((pack) => words[language].pack(pack).name),
      SKILLS.map((skill) => p.skills[skill]),
      GEMS.map((gem) => p.gems[gem]),
      WINDOWS.map((window) => p.windows[window]),
    ]) {
      expect(list.flatMap(lineFaults)).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test('every card has another text than any other card', () => {
    const texts = CARD_IDS.map((id) => cardLines(words[language].card(id)).join('\n'));
    expect(new Set(texts).size).toBe(CARD_IDS.length);
  });

  test('a unique card bears an asterisk, a level 1 card does not (DLV-DECK-09)', () => {
    for (const id of CARD_IDS) expect(words[language].card(id).name.endsWith('*')).toBe(CARDS[id].level !== 1);
  });

  test('a made-up card without names is named, beside what the content check says of it', () => {
    const made: Card = { ...CARDS['BRN-101'], room: ['##', '#v'] };
    const cards = { 'BRN-101': CARDS['BRN-101'], 'BRN-199': made };
    expect(checkSet(cards, ITEMS).join('\n')).toContain('BRN-199');
    expect(textFaults(p, cards, {})).toEqual([`BRN-199 (${language}): there is no name; add the card to text/words/${language}/names.ts.`]);
  });

  test('a card with a verb, a keyword or an item that nobody has words for is named', () => {
    const odd = {
      ...CARDS['BRN-101'],
      keywords: [{ key: 'SULK' }],
      tests: [{ when: 'round', must: true, skill: 'AGL', target: 5, fail: { do: 'sneeze' } }],
      auto: [{ gain: 'item', item: 'spoon' }],
    };
    const faults = textsAt(Reflect.apply(textFaults, undefined, [p, { 'BRN-101': odd }, {}]));
    expect(faults.map((fault) => fault.split(': ')[0])).toEqual(Array(3).fill(`BRN-101 (${language})`));
    expect(faults.join(' ')).toMatch(/sneeze.*SULK.*spoon/);
  });
});

test('the readings of a Japanese name cover the whole name', () => {
  const wrong = CARD_IDS.flatMap((id) => {
    const { name, ruby } = words.ja.card(id);
    const read = ruby?.map(([part]) => part).join('') ?? null;
    return read === null || read === name.replace('*', '')
      ? []
      : [`${id} (ja): ruby spells ${read}, the name is ${name}; mend one of them.`];
  });
  expect(wrong, wrong.join('\n')).toEqual([]);
});

test('nothing in the composed Dutch text is English', () => {
  expect(composed('nl').filter((line) => ENGLISH.test(line))).toEqual([]);
});

test('the composed Japanese text has no letters but the codes', () => {
  const letters = composed('ja').map((line) => line.replaceAll(/ATK|DEF|AGL|WIT/g, ''));
  expect(letters.filter((line) => /[A-Za-z]/.test(line))).toEqual([]);
  expect(composed('ja').filter((line) => /です|ます|[０-９]/.test(line))).toEqual([]);
});

test('[sabotage] malformed lines are found', () => {
  for (const bad of ['', ' a', 'a  b', 'Lose undefined health.', '[object Object]', '「鐘', 'a (b', 'a..', 'On Clear: '])
    expect(lineFaults(bad)).not.toEqual([]);
  expect(lineFaults('On Clear, AGL 6: 1 health (∞).')).toEqual([]);
});
