// Owns the proof that the log reads the same later: whoever comes back, or comes late, is told nothing else than was told at once.

import { LANGUAGES } from '@undercroft/presentation';
import { begin, bug, randomFrom, redact, type Choice, type Random, type State, type ToldFact } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { ITEM_IDS } from '../../src/content/items.ts';
import { PACKS } from '../../src/content/types.ts';
import type { Delve } from '../../src/delve.ts';
import { game } from '../../src/game.ts';
import { itemOf } from '../../src/queries/items.ts';
import { text } from '../../src/text/index.ts';
import type { View } from '../../src/view.ts';

const SEEDS = ['sooner', 'later', 'over'];
/** So many lines are read again after each decision, and all of them at the end. */
const AGAIN = 40;

/** Somebody with every item and much health, who does not give up. */
function* views(seed: string): Generator<{ readonly view: View; readonly told: readonly ToldFact[]; readonly isOver: boolean }> {
  const checked = game.checkSetup({ startHealth: 30, veteran: 8, packs: PACKS });
  if (!checked.ok) return bug('the setup is not accepted');
  const random = randomFrom(seed);
  const { state, facts } = begin(game, checked.setup, random);
  for (const item of ITEM_IDS) state.board.hero.inventory.push({ item, uses: itemOf(item).uses === null ? null : 9, used: 0, usedHere: 0 });
  yield { view: state.view(0), told: redact(facts, 0), isOver: false };
  while (!state.isOver) {
    const applied = state.apply(0, choiceOf(state, random));
    if (applied.ok) yield { view: state.view(0), told: redact(applied.facts, 0), isOver: state.isOver };
  }
}

function choiceOf(state: State<Delve>, random: Random): Choice {
  const choice = state.randomChoice(0, random);
  return choice.act === 'give-up' ? choiceOf(state, random) : choice;
}

/** Whether all letters of the second are in the first, in their order. */
function says(more: string, less: string): boolean {
  let at = 0;
  for (const letter of more) if (letter === less[at]) at++;
  return at === less.length;
}

test.each(LANGUAGES)('a line of the log says the same whenever it is read later, and no more than it said at once, in %s', (language) => {
  const { event, viewForOldEvents } = text[language];
  if (viewForOldEvents === undefined) return expect.unreachable('the game does not say what holds of a view later');
  let shorter = 0;
  for (const seed of SEEDS) {
    const lines: { readonly fact: ToldFact; readonly late: string }[] = [];
    for (const { view, told, isOver } of views(seed)) {
      for (const { fact, late } of isOver ? lines : lines.slice(-AGAIN)) expect(event(viewForOldEvents(view, null), fact)).toBe(late);
      for (const fact of told.filter(({ type }) => type !== 'chance')) {
        const [at, late] = [event(view, fact), event(viewForOldEvents(view, null), fact)];
        expect(says(at, late), `${at} / ${late}`).toBe(true);
        if (at !== late) shorter++;
        lines.push({ fact, late });
      }
    }
  }
  expect(shorter).toBeGreaterThan(20);
});
