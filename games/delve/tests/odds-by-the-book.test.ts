// Owns the proof that every chance shown before an answer is true: counted out by the text of the rules, or by playing every outcome.

import { begin, bug, keysOf, memberOf, randomFrom, type Odds, type Scalar, type State } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { cardOf } from '../src/content/cards.ts';
import { ITEM_IDS } from '../src/content/items.ts';
import type { Skill } from '../src/content/types.ts';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import type { Board, DieMode } from '../src/state.ts';
import { anySetup, stray } from './random-play.ts';

/** Every way so many dice can fall. */
const falls = (n: number): readonly (readonly number[])[] =>
  n === 0 ? [[]] : falls(n - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));

/** DLV-SKILL-05 to -08, DLV-VAR-STACK-01, DLV-VAR-WEB-02, -03: how many dice, and their total. */
const BOOK: Readonly<Record<DieMode, readonly [dice: number, total: (sorted: readonly number[]) => number]>> = {
  D: [3, ([low = 0, middle = 0]) => low + middle],
  '+0': [2, ([low = 0, high = 0]) => low + high],
  '+2': [2, ([low = 0, high = 0]) => low + high + 2],
  A: [3, ([, middle = 0, high = 0]) => middle + high],
  'A+2': [3, ([, middle = 0, high = 0]) => middle + high + 2],
};
function counted(mode: DieMode, target: number): Odds {
  const [dice, total] = BOOK[mode];
  const all = falls(dice);
  return { ways: all.filter((roll) => total([...roll].sort((a, b) => a - b)) >= target).length, of: all.length };
}

/** The table of die modes of the specification (2.1); with +2 and A filled, +2 is preselected (DLV-SKILL-09). */
function modeOf({ setup, hero }: Board, skill: Skill): DieMode {
  const third: DieMode = setup.skillTrack === 'web' ? 'A' : '+2';
  const fourth: DieMode = setup.skillTrack === 'pamphlet' ? '+2' : 'A+2';
  return (['D', '+0', third, fourth] as const)[hero.bubbles[skill] - 1] ?? bug(`no mode for ${hero.bubbles[skill]} bubbles`);
}

function oddsAfter(state: State<Delve>, ...steps: readonly Scalar[]): Odds | null {
  const asking = state.ask(0) ?? bug('nobody is asked');
  for (const step of steps) asking.take(step);
  return asking.odds();
}
function optionsAfter(state: State<Delve>, ...steps: readonly Scalar[]): readonly Scalar[] {
  const asking = state.ask(0) ?? bug('nobody is asked');
  for (const step of steps) {
    if (asking.open()?.options.includes(step) !== true) return [];
    asking.take(step);
  }
  return asking.open()?.options ?? [];
}

/** A gem spent in every way the dice can fall, and the check committed: how often it passes. Null while tests must be committed first. */
function played(state: State<Delve>, check: number, gem: 'emerald' | 'sapphire', die: number | undefined): Odds | null {
  if (!optionsAfter(state, 'commit').includes(check)) return null;
  const all = falls(gem === 'sapphire' ? 1 : (state.board.encounter?.checks[check]?.dice.length ?? 0));
  const passed = all.filter((roll) => {
    // Whatever follows a commit may be left to chance too, and does not matter here.
    let at = 0;
    const copy = state.clone({ pick: () => (roll[at++] ?? 1) - 1 });
    const spent = copy.apply(0, { act: 'spend', gem, check, ...(die === undefined ? {} : { die }) });
    if (!spent.ok) return bug('the gem was refused');
    // With nothing left to spend all dice are kept at once, and the result is told already.
    const told = () => spent.facts.find((fact) => fact.type === 'check.committed' && fact.body.check === check);
    if (told() !== undefined) return JSON.stringify(told()).includes('"passed":true');
    const done = copy.apply(0, { act: 'commit', check });
    return done.ok
      ? JSON.stringify(done.facts.find((fact) => fact.type === 'check.committed')).includes('"passed":true')
      : bug('not committed');
  });
  return { ways: passed.length, of: all.length };
}

const seen = new Map<string, number>();
function compare(name: string, shown: Odds | null, expected: Odds | null): void {
  if (expected === null) return;
  expect(shown, name).toEqual(expected);
  seen.set(name, (seen.get(name) ?? 0) + 1);
}

const LOOK: Readonly<Record<string, (state: State<Delve>, about: Readonly<Record<string, unknown>>) => void>> = {
  'attempt-test': (state, about) => {
    const test = cardOf(state.board.encounter?.card ?? bug('no card')).tests[Number(about['test'])] ?? bug('no test');
    compare('attempt-test', oddsAfter(state, 'attempt'), counted(modeOf(state.board, test.skill), test.target));
  },
  'try-reward': (state, about) => {
    const reward = cardOf(state.board.encounter?.card ?? bug('no card')).checks[Number(about['reward'])] ?? bug('no reward');
    // IRON ALMANAC: each adds 1 to every On Clear check.
    const almanacs = state.board.hero.inventory.filter(({ item }) => item === 'almanac').length;
    compare('try-reward', oddsAfter(state, 'roll'), counted(modeOf(state.board, reward.skill), reward.target - almanacs));
  },
  prepare: (state, about) => {
    const check = state.board.encounter?.checks[Number(about['check'])] ?? bug('no check');
    const { attackModifier, guardModifier } = state.board.encounter ?? bug('no encounter');
    const round = check.purpose === 'attack' ? attackModifier : check.purpose === 'guard' ? guardModifier : 0;
    for (const mode of optionsAfter(state, 'roll').map((one) => memberOf(keysOf(BOOK), one)))
      compare('prepare', oddsAfter(state, 'roll', mode), counted(mode, check.target - round - check.bonus));
  },
  adjust: (state) => {
    // Playing every fall of an emerald is long: one position in four is enough.
    for (const gem of state.offerId % 4 === 0 ? (['emerald', 'sapphire'] as const) : (['sapphire'] as const))
      for (const check of optionsAfter(state, 'spend', gem).map(Number))
        for (const die of gem === 'emerald' ? [undefined] : optionsAfter(state, 'spend', gem, check).map(Number))
          compare(gem, oddsAfter(state, 'spend', gem, check, ...(die === undefined ? [] : [die])), played(state, check, gem, die));
  },
};

test('[DLV-CHECK-03, DLV-CHECK-05, DLV-GEM-04, DLV-GEM-06, DLV-SKILL-09] chances of tests, rewards, modes and gems are those of the rules', () => {
  const random = randomFrom('odds by the book');
  for (let games = 0; games < 25; games++) {
    const { state } = begin(game, { ...anySetup(random), startHealth: 30 }, random);
    for (const colour of ['ruby', 'emerald', 'sapphire'] as const) state.board.hero.gems[colour].gained += 2;
    for (const item of ITEM_IDS) if (random.below(3) === 0) state.board.hero.inventory.push({ item, uses: 2, used: 0, usedHere: 0 });
    while (!state.isOver) {
      const [offer] = state.offers();
      if (offer !== undefined) LOOK[offer.decision]?.(state, offer.about);
      state.play(0, stray(state, 0, random));
    }
  }
  for (const name of ['attempt-test', 'try-reward', 'prepare', 'emerald', 'sapphire'])
    expect(seen.get(name) ?? 0, name).toBeGreaterThan(20);
});
