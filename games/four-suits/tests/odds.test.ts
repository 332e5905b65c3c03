// Owns the claims about chances: those of the deck against counting every way, those beside a question, what is suggested, and how it is said.

import { bug } from '@undercroft/kernel';
import { suggestions } from '@undercroft/parts';
import { LANGUAGES, readyAnswers } from '@undercroft/presentation';
import { check } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { isHigher, scoreOf } from '../src/queries/cards.ts';
import { aceChance, atLeast, gradeChance, multiplierMean, rankChance, saveChance, suitChances } from '../src/queries/odds.ts';
import { FRESH_FATE, type Card, type Fate } from '../src/state.ts';
import { text } from '../src/text/index.ts';
import { campOn, card, cards, clara, fightOn, M1, M2, rolf, wanda, wearing } from './scenes.ts';

const left = (signs: string, more: Partial<Fate> = {}): Fate => ({ ...FRESH_FATE, unseen: cards(signs), ...more });
/** Every order of so many cards out of a pile, as hands. */
function hands(pile: readonly Card[], n: number): readonly (readonly Card[])[] {
  if (n === 0) return [[]];
  return pile.flatMap((card) =>
    hands(
      pile.filter((one) => one !== card),
      n - 1,
    ).map((rest) => [card, ...rest]),
  );
}
const SEVEN = '2♣ 5♦ 5♠ 9♥ J♣ K♦ A♠';

test.each([
  [1, 1],
  [2, 1],
  [1, 3],
  [2, 2],
  [3, 2],
])('[CRD-ATTACK-04, CRD-CARDS-13] %s hit cards against %s evade cards: as often as in all orders of the pile', (own, theirs) => {
  const all = hands(cards(SEVEN), own + theirs);
  const hit = all.filter((drawn) => !isHigher(drawn.slice(own), drawn.slice(0, own))).length;
  expect(atLeast(left(SEVEN), own, theirs)).toBeCloseTo(hit / all.length, 10);
});

test('[CRD-ATTACK-04] no evade card always hits, no hit card never beats one', () => {
  expect(atLeast(FRESH_FATE, 0, 0)).toBe(1);
  expect(atLeast(FRESH_FATE, 3, 0)).toBe(1);
  expect(atLeast(FRESH_FATE, 0, 2)).toBe(0);
});

test('[CRD-CARDS-09] where the pile ends in a check, the rest comes from what is shuffled then', () => {
  const fate = left('K♦ 2♣', { discard: cards('3♠ 4♠ Q♠') });
  // Both of the pile, and one of the three that were discarded.
  const own = cards('K♦ 2♣');
  expect(scoreOf(own)).toBe(13);
  expect(atLeast(fate, 2, 1)).toBe(1);
  // One of the pile against the other and one of the three: only the king stands.
  expect(atLeast(fate, 1, 2)).toBeCloseTo(0.5, 10);
  expect(saveChance(fate, 3)).toBe(1);
});

test('[CRD-CARDS-08] treasure cards face down are no part of the pile, and nobody knows which they are', () => {
  expect(saveChance(left('K♦ 2♣', { down: 1 }), 1)).toBe(0.5);
});

test('[CRD-CHECK-01, CRD-CHECK-03, CRD-CHECK-04] saves, Chance checks and rank checks', () => {
  expect(saveChance(FRESH_FATE, 1)).toBeCloseTo(12 / 52, 10);
  expect(saveChance(FRESH_FATE, 0)).toBe(0);
  expect(gradeChance(FRESH_FATE, 1, 'min')).toBeCloseTo(4 / 52, 10);
  expect(gradeChance(FRESH_FATE, 2, 'max')).toBeCloseTo(1 - (32 * 31) / (52 * 51), 10);
  expect(rankChance(FRESH_FATE, 3)).toBeCloseTo(12 / 52, 10);
  expect(aceChance(FRESH_FATE, 2)).toBeCloseTo(1 - (48 * 47) / (52 * 51), 10);
  expect([rankChance(FRESH_FATE, 0), rankChance(FRESH_FATE, 13)]).toEqual([0, 1]);
});

test('[CRD-ATTACK-09] the mean multiplier follows the suits that are left, and is cut off at 0', () => {
  expect(suitChances(left('2♦ 3♦ 4♦ 5♠'))).toEqual([0.25, 0, 0, 0.75]);
  expect(multiplierMean(left('2♦ 3♦ 4♦ 5♠'), 0, false)).toBe(3.25);
  expect(multiplierMean(left('2♦ 5♠'), -2, false)).toBe(1);
  expect(multiplierMean(left('5♠'), 0, true)).toBe(2);
});

const asked = () => {
  const state = check(
    fightOn({
      party: [wanda({ techniques: ['bolt'], gear: wearing({ weapon: 'wand-3' }) }), rolf()],
      monsters: [
        { species: 'ogre', hp: 4 },
        { species: 'grey-wolf', hp: 30, health: 30 },
      ],
      hands: [cards('K♦'), [], cards('')],
    }),
    [],
    [],
  );
  return { state, asking: state.ask(0) ?? bug('nobody is asked') };
};

test('[CRD-ATTACK-17] blows are suggested as whole answers, the one that ends somebody first, friends never', () => {
  const found = suggestions(asked().asking);
  expect(found[0]?.choice).toMatchObject({ target: M1 });
  expect(found.map(({ choice }) => choice['target'])).toContain(M2);
  expect(found.every(({ choice }) => choice['target'] !== 1)).toBe(true);
  expect(found.find(({ choice }) => choice.act === 'attack')?.odds).toMatchObject({ of: 1000 });
});

test.each(LANGUAGES)('a blow is suggested in a few words in %s, with what it comes to', (language) => {
  const { state, asking } = asked();
  const [best] = suggestions(asking);
  const [offer] = state.offers();
  if (best === undefined || offer === undefined) return bug('nothing is suggested');
  const said = text[language].answer?.(state.view(0), offer, best, true);
  expect(said?.label).toMatch(/.{3}/u);
  expect(said?.detail).toMatch(/\d.*HP/u);
  expect(text[language].answer?.(state.view(0), offer, best, false)?.detail).toBeUndefined();
});

test.each([
  [0, ['depart']],
  [5, []],
] as const)('[CRD-TOWN-02] in Town with %s Gold: setting out is suggested when there is nothing left to buy', (gold, wanted) => {
  const state = check(campOn({ town: true, gold, party: [rolf(), clara()] }), [], []);
  const asking = state.ask(0) ?? bug('nobody is asked');
  const found = suggestions(asking);
  expect(found.map(({ choice }) => choice.act)).toEqual(wanted);
  const [offer] = state.offers();
  if (offer === undefined) return bug('nothing is asked');
  for (const language of LANGUAGES)
    expect(readyAnswers(text[language], state.view(0), offer, found).map(({ label }) => label)).toEqual(
      found.map(({ choice }) => text[language].act(state.view(0), offer, choice.act)),
    );
  expect(asking.open()?.options[0]).toBe(gold > 0 ? 'buy' : 'depart');
});

test('[CRD-EXPLORE-01] on the way the next tile that nobody has entered is suggested first, and never the way back', () => {
  const done = { explored: true, clear: true } as const;
  const labels = (wanted: Parameters<typeof campOn>[0]): readonly string[] => {
    const state = check(campOn(wanted), [], []);
    const asking = state.ask(0) ?? bug('the party is asked');
    return readyAnswers(text.en, state.view(0), state.offers()[0] ?? bug('a question'), suggestions(asking)).map(({ label }) => label);
  };
  expect(labels({ at: 1, from: 0, tiles: { 1: done } })).toEqual(['Go on: tile 2']);
  // Beside the second tile lies an alcove; where all is known the way on is the one to the exit.
  expect(labels({ at: 2, from: 1, tiles: { 1: done, 2: done } })).toEqual(['Go on: tile 3', 'Go on: alcove 2a']);
  expect(labels({ at: 1, from: 2, tiles: { 1: done, 2: done } })).toEqual(['Go on: tile 2']);
  expect(labels({ at: 2, from: 1, tiles: { 1: done, 2: done, 3: done } })).toEqual(['Go on: tile 3', 'Go on: alcove 2a']);
  expect(labels({ at: 6, from: 2, tiles: { 1: done, 2: done, 6: done } })).toEqual(['Go on: tile 2']);
  // CRD-DUNGEON-06: the stairs lead to a floor that nobody has laid out yet, and those who are on them go up.
  const UP = { domain: 'castle', floors: 2 } as const;
  const cleared = Object.fromEntries([1, 2, 3, 4, 5, 9].map((no) => [no, done]));
  expect(labels({ at: 5, from: 4, quest: UP, tiles: cleared })).toEqual(['Go on: the stair up, floor 1']);
  expect(labels({ at: 9, from: 5, quest: UP, tiles: cleared })).toEqual(['Go on: the entrance, floor 2']);
  const lair = check(campOn({ at: 5, from: 4, tiles: cleared }), [], []);
  const [goesIn] = readyAnswers(
    text.en,
    lair.view(0),
    lair.offers()[0] ?? bug('a question'),
    suggestions(lair.ask(0) ?? bug('it is asked')),
  );
  expect(goesIn?.label).toBe('Go on: the lair');
  // What is left to meet it with is said before anybody goes in.
  const { hp, mp } = lair.board.party[0] ?? bug('a party');
  expect(goesIn?.detail).toBe(`Black Castellan, level 3 · your party: HP ${hp}/${hp}, MP ${mp}/${mp}`);
  const stair = check(campOn({ at: 9, from: 5, quest: UP, tiles: cleared }), [], []);
  const question = stair.offers()[0] ?? bug('a question');
  expect(text.en.option(stair.view(0), question, { act: 'move' }, 'to', 100)).toBe('the entrance, floor 2');
  // CRD-ROOM-HOARD-01: what the room has to offer is beside it, and says what it costs.
  const hoard = { ...done, card: card('3♥') };
  expect(labels({ at: 1, from: 0, ql: 2, tiles: { 1: hoard } })).toEqual(['Go on: tile 2', 'Fight for the hoard: 3 monsters of level 3']);
});

test('[CRD-TECH-07] what costs MP says so beside what it does', () => {
  const hands = [cards('9♣ 2♣'), [], [], []];
  const state = check(fightOn({ party: [wanda({ techniques: ['bolt'] })], monsters: [{ species: 'grey-wolf' }], hands }), [], []);
  const asking = state.ask(0) ?? bug('she is asked');
  const found = readyAnswers(text.en, state.view(0), state.offers()[0] ?? bug('a question'), suggestions(asking));
  expect(found.find(({ choice }) => choice['technique'] === 'bolt')?.detail).toMatch(/^3 MP · /);
  expect(found.find(({ choice }) => choice.act === 'attack')?.detail).not.toContain('MP');
});
