// Owns the checks of the content: the real cards are sound, nothing of the vocabulary is unused, and a broken card is reported by name.

import { missing, tableFor } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import {
  ADVENTURE_IDS,
  adventureOf,
  CARD_IDS,
  COLLECTION,
  type Collection,
  DECK_LISTS,
  type DeckCards,
  HERO_IDS,
  heroOf,
  MAP_IDS,
  mapOf,
  QUEST_IDS,
  questOf,
} from '../src/content/cards.ts';
import { checkSet } from '../src/content/check.ts';
import { STANDINGS, VERBS } from '../src/content/check-card.ts';
import { conditionsOf, effectsOf, immunitiesOf, occasionsOf, partsOf, spacesOf, standingOf, threatsOf } from '../src/content/parts.ts';
import {
  type Adventure,
  CREATURES,
  type CompletionKind,
  type Condition,
  type DeckId,
  DECKS,
  type Discarded,
  type ExitKind,
  FAMILIES,
  type Hero,
  type Immunity,
  ITEM_KINDS,
  KEYWORDS,
  type MapCard,
  type Obstacle,
  type Occasion,
  type Pattern,
  PLAYTIMES,
  type Price,
  type Quest,
  SCORES,
  type ShiftOf,
  TERRAINS,
  type Until,
  type Where,
  type Who,
} from '../src/content/types.ts';
import { banner, exits } from '../src/content/write.ts';
import { NAMES as en } from '../src/text/en/names/index.ts';
import { NAMES as ja } from '../src/text/ja/names/index.ts';
import { NAMES as nl } from '../src/text/nl/names/index.ts';
import { COUNTS, designFaults } from './content/faults.ts';

const parts = partsOf(COLLECTION);
const cardsOf = ({ heroes, quests, maps, adventures }: DeckCards): Readonly<Record<string, Hero | Quest | MapCard | Adventure>> => ({
  ...heroes,
  ...quests,
  ...maps,
  ...adventures,
});
const repeated = (list: readonly string[]): readonly string[] => list.filter((entry, i) => list.indexOf(entry) !== i);

/** The collection with one card of a deck changed, for a check that has to find it: the change need not fit the card. */
function withCard(deck: DeckId, kind: keyof DeckCards, id: string, change: object): Collection {
  const cards: Readonly<Record<string, object>> = COLLECTION[deck][kind];
  const card = cards[id];
  if (card === undefined) throw new Error(`${id} is no card of ${deck}`);
  return { ...COLLECTION, [deck]: { ...COLLECTION[deck], [kind]: { ...cards, [id]: { ...card, ...change } } } };
}
const without = (deck: DeckId, kind: keyof DeckCards, id: string): Collection => ({
  ...COLLECTION,
  [deck]: { ...COLLECTION[deck], [kind]: Object.fromEntries(Object.entries(COLLECTION[deck][kind]).filter(([other]) => other !== id)) },
});

describe('the real cards', () => {
  test('can be played, and are as they were designed', () => {
    const faults = [...checkSet(), ...designFaults()];
    expect(faults, faults.join('\n')).toEqual([]);
  });

  test('are each found under their id, and lie in one deck', () => {
    expect(HERO_IDS.map(heroOf)).not.toContain(undefined);
    expect(QUEST_IDS.map(questOf)).not.toContain(undefined);
    expect(MAP_IDS.map(mapOf)).not.toContain(undefined);
    expect(ADVENTURE_IDS.map(adventureOf)).not.toContain(undefined);
    const lists = DECKS.map((deck) => DECK_LISTS[deck]);
    expect([
      ...lists.flatMap(({ heroes }) => heroes),
      ...lists.flatMap(({ quests }) => quests),
      ...lists.flatMap(({ maps }) => maps),
      ...lists.flatMap(({ adventures }) => adventures),
    ]).toEqual(CARD_IDS);
  });

  test('[DGN-EXIT-01, DGN-EXIT-02] every map card has four exits, each Open, Locked, Trapped or a Wall, in both realms', () => {
    expect(MAP_IDS.map((id) => mapOf(id).exits.length).filter((n) => n !== 4)).toEqual([]);
    const kindsIn = (realm: string): readonly string[] =>
      MAP_IDS.map(mapOf)
        .filter((map) => map.realm === realm)
        .flatMap((map) => map.exits.map(({ kind }) => kind));
    expectAll<ExitKind>({ open: 0, locked: 0, trapped: 0, wall: 0 }, kindsIn('dungeon'));
    expectAll<ExitKind>({ open: 0, locked: 0, trapped: 0, wall: 0 }, kindsIn('wilderness'));
  });

  test('[DGN-SETUP-09] every hero has 6 Life', () => {
    expect(HERO_IDS.filter((id) => heroOf(id).life !== 6)).toEqual([]);
  });

  test('[DGN-FORM-04] every monster has a form to attack in', () => {
    const banners = parts.filter(({ forms, life }) => forms !== undefined && life !== undefined);
    expect(banners.length).toBeGreaterThan(50);
    expect(banners.filter(({ forms }) => !JSON.stringify(forms).includes('standard'))).toEqual([]);
  });

  test('[DGN-TERRAIN-02] only Wilderness maps have terrain and Portals', () => {
    const dungeon = MAP_IDS.map(mapOf).filter(({ realm }) => realm === 'dungeon');
    expect(dungeon.filter(({ terrain, portal }) => terrain.length > 0 || portal)).toEqual([]);
  });

  test('can be written down and read again as they are', () => {
    expect(JSON.parse(JSON.stringify(COLLECTION))).toEqual(COLLECTION);
  });
});

/** All keys of the table occur among the values; the compiler keeps the table whole. */
function expectAll<Key extends string>(table: Readonly<Record<Key, unknown>>, values: readonly unknown[]): void {
  const seen = new Set(values);
  expect(Object.keys(table).filter((key) => !seen.has(key))).toEqual([]);
}
const tableOf = <Key extends string>(keys: readonly Key[]): Readonly<Record<Key, boolean>> => tableFor(keys, () => true);
const wordsUnder = (...keys: readonly string[]): readonly unknown[] => parts.flatMap((part) => keys.flatMap((key) => part[key] ?? []));

describe('nothing of the vocabulary is unused', () => {
  test('every verb', () => {
    expectAll(
      VERBS,
      effectsOf(COLLECTION).map((effect) => effect.do),
    );
  });

  test('every standing effect', () => {
    expectAll(
      STANDINGS,
      standingOf(COLLECTION).map(({ is }) => is),
    );
  });

  test('every condition and occasion', () => {
    expectAll<Condition['if']>(
      {
        'here-terrain': 0,
        'here-portal': 0,
        'opponent-is': 0,
        'host-is': 0,
        'that-monster-is': 0,
        'discarded-is': 0,
        'life-at-most': 0,
        'peril-at-most': 0,
        'has-glory': 0,
        'has-boon': 0,
        'target-is-hero': 0,
        'level-above-floor': 0,
        'paid-at-least': 0,
        'ally-near': 0,
      },
      conditionsOf(COLLECTION).map((condition) => condition.if),
    );
    expectAll<Occasion['on']>(
      {
        enter: 0,
        attacked: 0,
        'hit-by-monster': 0,
        hits: 0,
        'monster-defeated-here': 0,
        defeated: 0,
        collects: 0,
        reset: 0,
        untips: 0,
      },
      occasionsOf(COLLECTION).map(({ on }) => on),
    );
  });

  test('everybody and every space that an effect can be for', () => {
    expectAll<Who>(
      { you: 0, target: 0, roller: 0, bearer: 0, 'all-here': 0, 'opponent-of-choice': 0, 'hero-here-of-choice': 0 },
      wordsUnder('who', 'to'),
    );
    expectAll<Where['space']>(
      {
        adjacent: 0,
        any: 0,
        passage: 0,
        'grim-passage-or-entrance': 0,
        'nearest-entrance': 0,
        portal: 0,
        'portal-or-entrance': 0,
        'other-room-with-hero': 0,
        'shares-terrain': 0,
        within: 0,
      },
      spacesOf(COLLECTION).map(({ space }) => space),
    );
    expectAll<ShiftOf>(
      { this: 0, 'one-without-heroes': 0, one: 0, two: 0, 'two-rooms': 0, 'two-passages': 0 },
      effectsOf(COLLECTION).flatMap((effect) => (effect.do === 'shift' ? effect.of : [])),
    );
  });

  test('everything that can be paid, discarded, resisted or waited for', () => {
    expectAll<keyof Price>(
      { glory: 0, movement: 0, charges: 0, discard: 0, more: 0 },
      parts.flatMap(({ price }) => Object.keys(price ?? {})),
    );
    expectAll<Discarded>(
      { hand: 0, boon: 0, treasure: 0, 'boon-or-treasure': 0, 'treasure-or-hand-treasure': 0 },
      wordsUnder('what', 'discard'),
    );
    expectAll<Immunity['to']>(
      {
        discard: 0,
        'discard-and-minion': 0,
        tip: 0,
        pit: 0,
        spikes: 0,
        'pit-or-spikes': 0,
        'trapped-exit': 0,
        'warp-by-opponents': 0,
        'attacks-of': 0,
      },
      immunitiesOf(COLLECTION).map(({ to }) => to),
    );
    expectAll<Until>({ combat: 0, turn: 0, 'your-next-turn': 0 }, wordsUnder('until'));
  });

  test('every way to complete a Quest, obstacle, score, playtime and family', () => {
    const quests = QUEST_IDS.map(questOf);
    expectAll<CompletionKind>(
      { threat: 0, threats: 0, slay: 0, escort: 0, chance: 0, sacrifice: 0 },
      quests.map(({ completion }) => completion.by),
    );
    expectAll<Pattern['need']>(
      { total: 0, unmarked: 0, 'pair-and-higher': 0, each: 0, 'two-add-to-level': 0 },
      quests.flatMap(({ completion }) => (completion.by === 'chance' ? completion.pattern.need : [])),
    );
    expectAll<Obstacle['kind']>(
      { pit: 0, spikes: 0, hazard: 0 },
      MAP_IDS.map((id) => mapOf(id).obstacle?.kind),
    );
    expectAll(
      tableOf(SCORES),
      threatsOf(COLLECTION).map(({ score }) => score),
    );
    expectAll(tableOf(PLAYTIMES), wordsUnder('playtime'));
    expectAll(tableOf(FAMILIES), wordsUnder('family'));
  });

  test('every category and terrain', () => {
    expectAll(tableOf([...CREATURES, ...ITEM_KINDS, ...KEYWORDS]), wordsUnder('categories'));
    expectAll(
      tableOf(TERRAINS),
      MAP_IDS.flatMap((id) => mapOf(id).terrain),
    );
  });
});

describe('names', () => {
  test.each(DECKS.flatMap((deck) => Object.entries({ en, nl, ja }).map(([language, names]) => [deck, language, names[deck]] as const)))(
    '%s has the names and flavour of every card, and no others, in %s',
    (deck, _, words) => {
      const cards = cardsOf(COLLECTION[deck]);
      const blocks = partsOf(COLLECTION[deck]).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
      expect(Object.keys(words).sort()).toEqual([...Object.keys(cards), ...blocks].sort());
      expect(Object.entries(words).filter(([, { name }]) => name.trim() === '')).toEqual([]);
      expect(Object.keys(cards).filter((id) => !words[id]?.flavour)).toEqual([]);
      expect(Object.keys(COLLECTION[deck].heroes).filter((id) => !words[id]?.ability)).toEqual([]);
      expect(repeated(Object.keys(cards).map((id) => words[id]?.name ?? ''))).toEqual([]);
    },
  );
});

const ADVENTURES = COUNTS.FB.adventures;
const counted = (n: number): string =>
  `FB: adventures: there are ${n}; make it ${ADVENTURES}, or change COUNTS of tests/content/faults.ts.`;

test('one card more can be played: how many a deck has is its design, not its soundness', () => {
  const [id, card] = Object.entries(COLLECTION.FB.adventures)[0] ?? missing();
  const more: Collection = { ...COLLECTION, FB: { ...COLLECTION.FB, adventures: { ...COLLECTION.FB.adventures, [`${id}-again`]: card } } };
  expect(checkSet(more)).toEqual([]);
  expect(designFaults(more)).toContain(counted(ADVENTURES + 1));
});

describe('a broken card is named with what to do', () => {
  const ring = 'q-ring-of-keys';
  test.each<readonly [what: string, find: (collection: Collection) => readonly string[], collection: Collection, message: string]>([
    [
      'a Quest at a place of another set',
      checkSet,
      withCard('HCB', 'quests', ring, { at: { maps: ['briar-heart'] } }),
      `${ring}: location: names 'briar-heart', which is no map card of HC; name another.`,
    ],
    [
      'an Escort Quest that leads nowhere',
      checkSet,
      withCard('HCA', 'quests', 'q-smallest-heir', { completion: { by: 'escort', to: 'map-nowhere', carried: [] } }),
      "q-smallest-heir: location: names 'map-nowhere', which is no map card of HC; name another.",
    ],
    [
      'a second Entrance',
      checkSet,
      withCard('TM', 'maps', 'bramble-fork', { entrance: 'always' }),
      'TM: Entrance: there are 2 (the-last-signpost, bramble-fork); keep exactly one for the realm.',
    ],
    [
      'an Entrance with a Wall',
      checkSet,
      withCard('HCA', 'maps', 'map-last-cellar', { exits: exits('O O O W') }),
      'map-last-cellar: exits: an Entrance has four Open exits.',
    ],
    [
      'an exit that is too hard',
      designFaults,
      withCard('HCB', 'maps', 'map-regalia-vault', { exits: exits('L:speed7 W W W') }),
      'map-regalia-vault: exit target: is 7; make it 4 to 6.',
    ],
    ['a card too few', designFaults, without('FB', 'adventures', 'tin-sentry'), counted(ADVENTURES - 1)],
    [
      'a card of another deck',
      checkSet,
      withCard('SB', 'heroes', 'marrit-oon', { deck: 'FB' }),
      'marrit-oon: deck: says FB and lies in SB; change one of them.',
    ],
    [
      'a cost out of range',
      designFaults,
      withCard('HCA', 'adventures', 'mo-coin-rats', { cost: 7 }),
      'mo-coin-rats: monster cost: is 7; make it 1 to 6.',
    ],
    [
      'an effect that no rule knows',
      checkSet,
      withCard('HCA', 'adventures', 'mo-coin-rats', { standing: [{ is: 'sulking' }] }),
      "mo-coin-rats: 'sulking': is an effect that nothing reads; use one that is known.",
    ],
    [
      'a monster that cannot attack',
      checkSet,
      withCard('HCA', 'adventures', 'mo-coin-rats', { forms: banner('M2c') }),
      'mo-coin-rats: forms: none has a Standard symbol; give it one to attack in.',
    ],
    [
      'a grim Room',
      checkSet,
      withCard('HCB', 'maps', 'map-regalia-vault', { grim: true }),
      'map-regalia-vault: grim: only a Passage can be grim.',
    ],
    [
      'a category that nobody has',
      checkSet,
      withCard('TM', 'adventures', 'iron-hobnails', { host: ['shield'] }),
      "iron-hobnails: 'shield': is named, but stands on 0 other cards of the set; 1 are the least.",
    ],
    [
      'a dark Quest without Peril',
      checkSet,
      withCard('HCB', 'quests', ring, { dark: true }),
      `${ring}: dark: is true; its reward has to bring Peril.`,
    ],
    [
      'a mechanic that is gone',
      designFaults,
      withCard('SB', 'maps', 'starfall-furrow', { obstacle: null }),
      'SB: Hazards: 0 of them, where 1 are the least; add some.',
    ],
    [
      'an exception that is not needed',
      designFaults,
      withCard('FB', 'maps', 'quenching-well', { peril: 1 }),
      'quenching-well: Peril: is an exception that nothing needs any more; take it away.',
    ],
  ])('%s', (_, find, collection, message) => {
    expect(find(collection)).toContain(message);
  });

  test.each([
    [(): unknown => exits('O O W'), "card notation 'O O W': write four exits, north east south west"],
    [(): unknown => exits('O O W X'), "card notation 'O O W X': 'X' is none of O, W, L:speed5, T:speed5"],
    [(): unknown => exits('O O W L:luck5'), "card notation 'O O W L:luck5': 'luck5' is not one of melee, magic, speed, life, level"],
    [(): unknown => banner('M2s M3c'), "card notation 'M2s M3c': 'M3c' is not one form of its own"],
    [(): unknown => banner('Ms'), "card notation 'Ms': 'Ms' has no value"],
  ])('a misspelt notation stops with %s: %s', (write, message) => {
    expect(write).toThrow(message);
  });

  test('a banner is read in the order of the forms, with values that follow the hero', () => {
    expect(banner('S=+2s M=c G0c')).toEqual({
      melee: { value: { asHero: 0 }, symbol: 'counter' },
      magic: { value: 0, symbol: 'counter' },
      speed: { value: { asHero: 2 }, symbol: 'standard' },
    });
  });
});
