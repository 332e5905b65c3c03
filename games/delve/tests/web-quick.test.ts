// Owns the proof that what a board shows of answers is what the game allows: suggestions in words, touches of dice, placements.

import { lineFaults, LANGUAGES, readyAnswers, type Language } from '@undercroft/presentation';
import { missing, begin, bug, call, randomFrom, type Asking, type Scalar, type State } from '@undercroft/kernel';
import { suggestions } from '@undercroft/parts';
import { lookAhead, walk, type PathStep } from '@undercroft/table';
import { openScene, scene, scripted, type Scene } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { cardOf, type CardId } from '../src/content/cards.ts';
import { ITEM_IDS } from '../src/content/items.ts';
import { PACKS, SKILLS } from '../src/content/types.ts';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import { circlesOf } from '../src/content/circles.ts';
import { itemOf } from '../src/queries/items.ts';
import { experience } from '../src/rules/rewards.ts';
import { shownChecks } from '../src/board-model/checks.ts';
import { goesOn, PLACING_ACTS, placements, spotOf } from '../src/board-model/map.ts';
import { signOf } from '../src/board-model/sign.ts';
import { touchIn } from '../src/board-model/touches.ts';
import { text } from '../src/text/index.ts';
import type { View } from '../src/view.ts';
import { wholeAnswers, type Whole } from '../src/web/whole-answers.ts';
import { boardWith, resolving, roundIn, together, type HeroWanted } from './scenes.ts';

const viewOf = (state: State<Delve>): View => state.view(0);
const askOf = (state: State<Delve>): Asking => state.ask(0) ?? bug('nobody is asked');

/** Walks an answer from the act on; null when it is not legal, or not whole. */
function walked(asking: Asking, steps: readonly PathStep[]): Asking | null {
  return walk(asking, steps)?.complete === true ? asking : null;
}

/** Every whole answer that begins with an act, as steps. */
function answersOf(state: State<Delve>, act: string): readonly string[] {
  const found: string[] = [];
  const go = (path: readonly Scalar[]): void => {
    const asking = askOf(state);
    for (const step of path) asking.take(step);
    const open = asking.open();
    if (open === null) found.push(path.join(' '));
    else for (const option of open.options) go([...path, option]);
  };
  if (askOf(state).open()?.options.includes(act) === true) go([act]);
  return found;
}

/** What is offered in one touch, in words. */
function ready(state: State<Delve>, language: Language, odds = true) {
  const [offer] = state.offers();
  return offer === undefined ? [] : readyAnswers(text[language], viewOf(state), offer, suggestions(askOf(state)), odds);
}

/** Whole answers as a board looks them up. */
const looked = (state: State<Delve>, acts: readonly string[], leaves: Parameters<typeof wholeAnswers>[2] = () => false) =>
  wholeAnswers((path, budget) => Promise.resolve(lookAhead(() => askOf(state), path, budget)), acts, leaves);

interface Played {
  readonly seed: string;
  readonly setup: object;
  readonly items: boolean;
}
const GAMES: readonly Played[] = [
  { seed: 'bare', setup: {}, items: false },
  { seed: 'rich', setup: { startHealth: 30, veteran: 8, packs: PACKS }, items: true },
  { seed: 'tight', setup: { startHealth: 30, veteran: 8, grid: [12, 12], packs: ['TAL'] }, items: true },
  { seed: 'boss', setup: { mode: 'mini', level: 'B', startHealth: 30, veteran: 8, packs: PACKS }, items: true },
];

/** Plays a game at random and shows every position in which something is asked. */
function play({ seed, setup, items }: Played, look: (state: State<Delve>) => void): void {
  const checked = game.checkSetup(setup);
  if (!checked.ok) throw new Error('the setup of this game is wrong');
  const random = randomFrom(seed);
  const { state } = begin(game, checked.setup, random);
  if (items)
    for (const item of ITEM_IDS)
      state.board.hero.inventory.push({ item, uses: itemOf(item).uses === null ? null : 9, used: 0, usedHere: 0 });
  for (let turn = 0; turn < 2000 && !state.isOver; turn++) {
    look(state);
    const asking = askOf(state);
    for (let left = 200; left > 0 && !asking.complete; left--) {
      const open = asking.open();
      if (open?.name === 'act' && open.options.length > 1 && open.options.includes('give-up')) asking.take(open.options[0] ?? missing());
      else asking.takeRandom((n) => random.below(n));
    }
    const applied = state.apply(0, asking.choice());
    if (!applied.ok) bug('a legal answer was refused');
  }
}

/** The same, where looking takes its time. */
async function playSlowly(played: Played, decision: string, look: (state: State<Delve>) => Promise<void>): Promise<void> {
  const states: State<Delve>[] = [];
  play(played, (state) => {
    if (state.offers()[0]?.decision === decision) states.push(state.clone());
  });
  for (const state of states) await look(state);
}

describe.each(GAMES)('in the game $seed', (played) => {
  test('every suggested answer is a whole, legal answer, in words without fault', () => {
    const faults: string[] = [];
    const seen = new Set<string>();
    play(played, (state) => {
      const decision = state.offers()[0]?.decision ?? '';
      for (const language of LANGUAGES) {
        for (const { label, detail, steps, key } of ready(state, language)) {
          seen.add(decision);
          if (walked(askOf(state), steps) === null) faults.push(`${decision}: ${steps.join(' ')} is not an answer`);
          for (const line of [label, ...(detail === undefined ? [] : [detail])])
            faults.push(...lineFaults(line).map((fault) => `${decision} ${key} (${language}): ${fault}`));
        }
      }
    });
    expect([...new Set(faults)]).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });

  test('chances are said beside the words where they are one, and nowhere when they are not wanted', () => {
    const said: string[] = [];
    play(played, (state) => {
      for (const { label, detail = '' } of ready(state, 'en', false)) if (/%/.test(label + detail)) said.push(`${label} ${detail}`);
      for (const { label, detail = '', odds } of ready(state, 'en'))
        if (odds !== undefined && /%/.test(label + detail)) said.push(`twice: ${label} ${detail}`);
    });
    expect(said).toEqual([]);
  });

  test('no two suggested answers to a question read alike', () => {
    const alike: string[] = [];
    play(played, (state) => {
      for (const language of LANGUAGES) {
        const read = ready(state, language).map(
          ({ label, detail = '', choice }) => `${label}: ${detail} ${JSON.stringify(signOf(viewOf(state), choice))}`,
        );
        alike.push(...read.filter((line, at) => read.indexOf(line) !== at).map((line) => `(${language}): ${line}`));
      }
    });
    expect([...new Set(alike)]).toEqual([]);
  });

  test('the touches of dice are all the game allows, and do what they say', () =>
    playSlowly(played, 'adjust', async (state) => {
      const view = viewOf(state);
      const recolours = (place: unknown): boolean => {
        const entry = view.hero.inventory[Number(place)];
        return entry !== undefined && itemOf(entry.item).effect.do === 'recolour-gem';
      };
      const touches = await looked(state, ['spend', 'use'], ({ pick }, { act }) => pick === 'gem' && act === 'use');
      const legal = [...answersOf(state, 'spend'), ...answersOf(state, 'use')].filter((answer) => {
        const [act, place] = answer.split(' ');
        return act === 'spend' || !recolours(place);
      });
      expect(touches.map(({ steps }) => steps.join(' ')).sort()).toEqual(legal.sort());
      for (const one of touches.slice(0, 6)) doesWhatItSays(state, one);
    }));

  test('the placements are all the game allows, each where the room then lies', () =>
    playSlowly(played, 'place-room', async (state) => {
      const acts = PLACING_ACTS.filter((act) => askOf(state).open()?.options.includes(act));
      const all = placements(viewOf(state), await looked(state, acts));
      expect(all.map(({ steps }) => steps.join(' '))).toEqual(PLACING_ACTS.flatMap((act) => answersOf(state, act)));
      const one = all[Math.floor(all.length / 2)];
      if (one === undefined) return;
      const after = state.clone();
      const asking = walked(askOf(after), one.steps);
      if (asking === null || !after.apply(0, asking.choice()).ok) bug('a placement is no answer');
      const { map } = after.view(0);
      expect(map.rooms.at(-1)?.squares.map((square) => spotOf(map, square))).toEqual(one.spots);
    }));

  test('a stroke goes on to squares that the game offers', () => {
    play(played, (state) => {
      if (state.offers()[0]?.decision !== 'draw-entrance') return;
      const asking = askOf(state);
      asking.take('draw');
      const drawn: number[] = [];
      for (let left = 40; left > 0 && asking.open()?.name === 'squares'; left--) {
        const options = (asking.open()?.options ?? []).map(Number);
        const all = Array.from({ length: state.board.map.width * state.board.map.height }, (_, square) => square);
        expect(all.filter((square) => goesOn(viewOf(state), drawn, square))).toEqual(options);
        const next = options[Math.floor(options.length / 2)] ?? missing();
        drawn.push(next);
        asking.take(next);
      }
    });
  });

  test('chances lie between nothing and certainty, and a gem never makes one worse', () => {
    play(played, (state) => {
      for (const { ways, of, after } of viewOf(state).reckoned.chances) {
        expect(ways).toBeGreaterThanOrEqual(0);
        expect(ways).toBeLessThanOrEqual(of);
        if (after !== null) expect(after.chance).toBeGreaterThan(ways / of);
      }
    });
  });
});

/** Plays an answer that touches dice on a copy: the check then comes to what was said. */
function doesWhatItSays(state: State<Delve>, { steps, picked, answered }: Whole): void {
  const touch = touchIn(viewOf(state), { choice: picked, odds: answered.odds ?? null, outcome: answered.outcome ?? null });
  if (touch === null || touch.total === null) return;
  const after = state.clone();
  const asking = walked(askOf(after), steps);
  if (asking === null || !after.apply(0, asking.choice()).ok) bug('a touch is no answer');
  const check = shownChecks(after.view(0))[touch.check];
  // With nothing left to decide the game goes on by itself; then the check is gone or committed.
  if (check?.state === 'rolled') expect([check.total, check.passes]).toEqual([touch.total, touch.passes]);
}

describe('what is suggested first', () => {
  const first = (at: State<Delve>) => ready(at, 'en');
  /** A scene after rolling together, with these faces. */
  const played = (start: Scene<Delve>, ...faces: readonly number[]): State<Delve> => {
    const { state } = openScene(start, scripted(faces));
    if (!state.apply(0, together).ok) bug('rolling together was refused');
    return state;
  };

  test('a ruby that turns a failing trial comes before committing it', () => {
    const at = played(roundIn('BRN-105', { gems: { ruby: 1, emerald: 1 } }), 3, 2);
    expect(first(at).map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
      'Spend a ruby: 3 becomes 4: passed',
      'Spend an emerald: re-roll AGL',
      'Commit the dice: AGL failed',
    ]);
    expect(first(at)[1]?.odds).toEqual({ ways: 26, of: 36 });
  });

  test('two rubies are offered where one is not enough, and the first is named', () => {
    const at = played(roundIn('BRN-105', { gems: { ruby: 2 } }), 2, 2);
    expect(first(at)[0]).toMatchObject({
      label: 'Spend the first of 2 rubies',
      detail: '2 becomes 3, not yet enough (AGL)',
      steps: ['spend', 'ruby', 0, 0, 1],
    });
  });

  test('a gem is offered in the colour of one that is not there, by the chip', () => {
    const at = played(roundIn('BRN-105', { gems: { sapphire: 1 }, items: ['prism'] }), 3, 2);
    expect(first(at).map(({ label, detail, steps }) => `${label}: ${detail} (${steps.join(' ')})`)).toContain(
      'Spend a sapphire as a ruby: 3 becomes 4: passed (use 0 sapphire ruby 0 0 1)',
    );
  });

  test('dice that pass are simply kept', () => {
    const at = played(roundIn('BRN-105', { gems: { ruby: 1 } }), 6, 6);
    expect(first(at).map(({ label }) => label)).toEqual(['Commit the dice']);
  });

  /** The room of a card is cleared, its rewards are taken, and its check is rolled with these faces. */
  const rewarded = (card: CardId, wanted: HeroWanted, ...faces: readonly number[]): State<Delve> => {
    const { state } = openScene(resolving(card, wanted, { filled: circlesOf(cardOf(card)) }), scripted(faces));
    for (const act of ['take-all', 'roll']) if (!state.apply(0, { act }).ok) bug(`${act} was refused`);
    return state;
  };

  test('for a reward a gem comes before committing where it is likelier than not, and after it where it is not', () => {
    const order = (bubbles: HeroWanted['bubbles'] = {}) =>
      first(rewarded('BRN-101', { gems: { emerald: 1 }, bubbles }, 1, 1, 1)).map(({ label }) => label);
    expect(order({ AGL: 2 })).toEqual(['Spend an emerald', 'Commit the dice']);
    expect(order({ AGL: 1 })).toEqual(['Commit the dice', 'Spend an emerald']);
  });

  test('[DLV-SKILL-09] what makes no check likelier comes last, and says so', () => {
    const board = boardWith({ bubbles: { ATK: 3, DEF: 1, AGL: 2, WIT: 3 } });
    const { state } = openScene(scene(game, board, call(experience, { skills: SKILLS })), scripted([]));
    expect(first(state).map(({ steps, detail }) => `${steps[1]} ${detail}`)).toEqual([
      'DEF 3 dice, lowest 2 → 2 dice',
      'AGL 2 dice → 2 dice + 2',
      'ATK 2 dice + 2 → 2 dice + 2 or 3 dice, highest 2: no better odds',
      'WIT 2 dice + 2 → 2 dice + 2 or 3 dice, highest 2: no better odds',
    ]);
  });

  test('with several checks open and much at hand, five ways to help at most are offered beside committing, those for the check that is asked about first', () => {
    const much = { gems: { ruby: 3, emerald: 3, sapphire: 3 }, items: ['prism', 'gaff', 'oar'] } as const;
    const at = played(roundIn('BRN-205', much), 1, 1, 1, 1, 1, 1, 1, 1);
    expect(first(at).map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
      'Spend the first of 3 rubies: 1 becomes 2, not yet enough (WIT)',
      'Spend an emerald: re-roll WIT',
      'Spend a sapphire: re-roll the 1 of WIT',
      'Commit the dice: WIT failed',
      'Spend the first of 3 rubies: 1 becomes 2, not yet enough (DEF)',
      'Spend an emerald: re-roll DEF',
    ]);
  });

  test('a vest comes before the loss', () => {
    const at = played(roundIn('TAL-103', { items: ['cork'] }), 6, 6, 1, 1);
    expect(first(at)[0]).toMatchObject({ label: 'Cork Vest', detail: 'no loss', steps: ['use', 0] });
  });
});
