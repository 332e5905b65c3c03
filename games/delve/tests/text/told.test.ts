// Owns the proof of what is told to whom: captions that rank what happened, names for whoever watches, and reasons that name what one holds.

import type { ToldFact } from '@undercroft/kernel';
import { LANGUAGES } from '@undercroft/presentation';
import { openScene, scripted } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/cards.ts';
import type { ItemId } from '../../src/content/items.ts';
import { events } from '../../src/events.ts';
import { whyNothing } from '../../src/queries/why.ts';
import type { ItemEntry } from '../../src/state.ts';
import { text } from '../../src/text/index.ts';
import type { View } from '../../src/view.ts';
import { roundIn } from '../scenes.ts';

const viewAt = (card: CardId): View => openScene(roundIn(card), scripted([])).state.view(0);

const fact = (type: string, body: object): ToldFact => ({ type, rule: 'DLV-CHECK-01', body });
const committed = (purpose: string, passed: boolean): ToldFact =>
  fact('check.committed', { check: 0, purpose, source: 0, skill: 'ATK', total: 7, target: 7, passed });
const hurt = fact('health.lost', { n: 1, cause: 'guard', left: 2 });

test('a hit and a wound weigh more than the round that begins after them, and are said in few words', () => {
  const view = viewAt('BRN-101');
  const filled = fact('circles.filled', { n: 1, filled: 1, circles: 2 });
  const began = fact('round.began', { round: 2, empty: 1, circles: 2 });
  const weight = (one: ToldFact): number => text.en.weight?.(view, one) ?? 0;
  expect(weight(filled)).toBeGreaterThan(weight(began));
  expect(weight(hurt)).toBeGreaterThan(weight(filled));
  expect(weight(committed('attack', false))).toBeGreaterThan(weight(committed('attack', true)));
  expect([text.en.brief?.(view, filled), text.en.brief?.(view, hurt)]).toEqual([
    'You hit (1 of 2).',
    'Guard failed: 1 health lost, 2 left.',
  ]);
  expect(text.en.brief?.(view, committed('attack', false))).toBe('You missed.');
});

test('whoever watches reads the name of the hero in every line that says "you" to the one who plays', () => {
  const view = { ...viewAt('BRN-101'), setup: { ...viewAt('BRN-101').setup, hero: 'Hesper' } };
  const trained = fact('skill.trained', { skill: 'DEF', bubbles: 2 });
  expect(text.en.watching?.event(view, trained)).toBe('Hesper trained DEF: it now rolls 2 dice.');
  expect(text.nl.watching?.event(view, trained)).toMatch(/^Hesper oefent DEF/);
  expect(text.en.event(view, trained)).toMatch(/^You trained DEF/);
  expect(text.en.watching?.brief?.(view, committed('attack', false))).toBe('Hesper missed.');
  for (const language of LANGUAGES) expect(text[language].seatName?.(view, 0)).toBe('Hesper');
  const said = [trained, fact('card.drawn', { card: 'BRN-101' }), hurt, fact('gem.gained', { gem: 'ruby', n: 1 })];
  for (const one of said) expect(text.en.watching?.event(view, one)).not.toMatch(/\byou\b/i);
  expect(Object.keys(events).length).toBeGreaterThan(said.length);
});

const entry = (item: ItemId, used = 0): ItemEntry => ({ item, uses: 1, used, usedHere: used });

test('where there is nothing to use or to spend, the reason names a rule and what one holds', () => {
  const view = viewAt('BRN-101');
  const with_ = (...inventory: ItemEntry[]) => ({ ...view, hero: { ...view.hero, inventory } });
  expect(whyNothing(with_(), 'adjust', 'use')).toMatchObject({ key: 'no-items', rule: 'DLV-ITEM-01' });
  expect(whyNothing(with_(entry('cork')), 'adjust', 'use')).toMatchObject({ key: 'other-window', args: { item: 'cork' } });
  // Of several the one that belongs here is named.
  expect(whyNothing(with_(entry('cork'), entry('gaff', 1)), 'adjust', 'use')).toMatchObject({ key: 'used-up', args: { item: 'gaff' } });
  const bare = {
    ...view,
    hero: { ...view.hero, gems: { ruby: { gained: 1, used: 1 }, emerald: { gained: 0, used: 0 }, sapphire: { gained: 0, used: 0 } } },
  };
  expect(whyNothing(bare, 'adjust', 'spend')).toMatchObject({ key: 'no-gems', rule: 'DLV-GEM-15' });
  expect(whyNothing(view, 'between', 'give-up')).toBeNull();
  for (const language of LANGUAGES)
    expect(text[language].why(view, { rule: 'DLV-ITEM-05', key: 'other-window', args: { item: 'cork' } }).length).toBeGreaterThan(10);
});
