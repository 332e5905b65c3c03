// Owns the proof that what a board offers by itself is what the game allows: ready-made answers, touches of dice, placements.

import { lineFaults, LANGUAGES } from '@undercroft/face';
import { begin, bug, call, randomFrom, scripted, type Asking, type Scalar, type State } from '@undercroft/kernel';
import { walk, type Step } from '@undercroft/table';
import { openScene, scene, type Scene } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { cardOf, type CardId } from '../src/content/cards.ts';
import { ITEM_IDS } from '../src/content/items.ts';
import { PACKS, SKILLS } from '../src/content/types.ts';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import { circlesOf } from '../src/queries/foe.ts';
import { itemOf } from '../src/queries/items.ts';
import { experience } from '../src/rules/rewards.ts';
import {
  boardWords,
  chancesAhead,
  diceTouches,
  growingSquares,
  placements,
  shownChecks,
  suggestions,
  wallsAround,
} from '../src/text/face.ts';
import { phrases } from '../src/text/index.ts';
import type { View } from '../src/view.ts';
import { boardWith, resolving, roundIn, together, type HeroWanted } from './scenes.ts';

const viewOf = (state: State<Delve>): View => state.view(0);
const askOf = (state: State<Delve>): Asking => state.ask(0) ?? bug('nobody is asked');

/** Walks an answer from the act on; null when it is not legal, or not whole. */
function walked(asking: Asking, steps: readonly Step[]): Asking | null {
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
      if (open?.name === 'act' && open.options.length > 1 && open.options.includes('give-up')) asking.take(open.options[0] as Scalar);
      else asking.takeRandom((n) => random.below(n));
    }
    const applied = state.apply(0, asking.choice());
    if (!applied.ok) bug('a legal answer was refused');
  }
}

describe.each(GAMES)('in the game $seed', (played) => {
  test('every ready-made answer is a whole, legal answer, in words without fault', () => {
    const faults: string[] = [];
    const seen = new Set<string>();
    play(played, (state) => {
      const [offer] = state.offers();
      if (offer === undefined) return;
      for (const language of LANGUAGES) {
        for (const { label, detail, steps, key } of suggestions(viewOf(state), offer, phrases[language], boardWords[language])) {
          seen.add(offer.decision);
          if (walked(askOf(state), steps) === null) faults.push(`${offer.decision}: ${steps.join(' ')} is not an answer`);
          for (const line of [label, ...(detail === undefined ? [] : [detail])])
            faults.push(...lineFaults(line).map((fault) => `${offer.decision} ${key} (${language}): ${fault}`));
        }
      }
    });
    expect([...new Set(faults)]).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });

  test('chances are said beside the words where they are one, and nowhere when they are not wanted', () => {
    const said: string[] = [];
    play(played, (state) => {
      const [offer] = state.offers();
      if (offer === undefined) return;
      const of = (odds: boolean) => suggestions(viewOf(state), offer, phrases.en, boardWords.en, odds);
      for (const { label, detail = '' } of of(false)) if (/%/.test(label + detail)) said.push(`${offer.decision}: ${label} ${detail}`);
      for (const { label, detail = '', odds } of of(true))
        if (odds !== undefined && /%/.test(label + detail)) said.push(`${offer.decision}, twice: ${label} ${detail}`);
    });
    expect(said).toEqual([]);
  });

  test('no two ready-made answers to a question read alike', () => {
    const alike: string[] = [];
    play(played, (state) => {
      const [offer] = state.offers();
      if (offer === undefined) return;
      for (const language of LANGUAGES) {
        const read = suggestions(viewOf(state), offer, phrases[language], boardWords[language]).map(
          ({ label, detail = '', sign }) => `${label}: ${detail} ${JSON.stringify(sign)}`,
        );
        alike.push(...read.filter((line, at) => read.indexOf(line) !== at).map((line) => `${offer.decision} (${language}): ${line}`));
      }
    });
    expect([...new Set(alike)]).toEqual([]);
  });

  test('the touches of dice are all the game allows, and do what they say', () => {
    play(played, (state) => {
      if (state.offers()[0]?.decision !== 'adjust') return;
      const view = viewOf(state);
      const touches = diceTouches(view);
      const recolour = (answer: string): boolean => {
        const [act, place] = answer.split(' ');
        const entry = act === 'use' ? view.hero.inventory[Number(place)] : undefined;
        return entry !== undefined && itemOf(entry.item).effect.do === 'recolour-gem';
      };
      const legal = [...answersOf(state, 'spend'), ...answersOf(state, 'use')].filter((answer) => !recolour(answer));
      expect(touches.map(({ steps }) => steps.join(' ')).sort()).toEqual(legal.sort());
      for (const touch of touches.slice(0, 6)) {
        if (touch.total === null) continue;
        const after = state.clone();
        const asking = walked(askOf(after), touch.steps);
        if (asking === null || !after.apply(0, asking.choice()).ok) bug('a touch is no answer');
        const check = shownChecks(after.view(0))[touch.check];
        // With nothing left to decide the game goes on by itself; then the check is gone or committed.
        if (check?.state === 'rolled') expect([check.total, check.passes]).toEqual([touch.total, touch.passes]);
      }
    });
  });

  test('the placements are all the game allows', () => {
    play(played, (state) => {
      if (state.offers()[0]?.decision !== 'place-room') return;
      const legal = [...answersOf(state, 'place'), ...answersOf(state, 'secret-door')];
      expect(placements(viewOf(state)).map(({ steps }) => steps.join(' '))).toEqual(legal);
    });
  });

  test('squares and walls of the entrance are those the game offers', () => {
    play(played, (state) => {
      if (state.offers()[0]?.decision !== 'draw-entrance') return;
      const asking = askOf(state);
      asking.take('draw');
      const drawn: number[] = [];
      for (let left = 40; left > 0 && asking.open()?.name === 'squares'; left--) {
        const options = asking.open()?.options ?? [];
        expect(growingSquares(viewOf(state), drawn)).toEqual(options);
        const next = options[Math.floor(options.length / 2)] as number;
        drawn.push(next);
        asking.take(next);
      }
      // Only those that still leave two behind them are offered first.
      expect(wallsAround(viewOf(state), drawn).slice(0, -2)).toEqual(asking.open()?.options);
    });
  });

  test('chances lie between nothing and certainty, and a gem never makes one worse', () => {
    play(played, (state) => {
      for (const { ways, of, after } of chancesAhead(viewOf(state))) {
        expect(ways).toBeGreaterThanOrEqual(0);
        expect(ways).toBeLessThanOrEqual(of);
        if (after !== null) expect(after.chance).toBeGreaterThan(ways / of);
      }
    });
  });
});

describe('what is suggested first', () => {
  const first = (at: State<Delve>) => {
    const [offer] = at.offers();
    return offer === undefined ? [] : suggestions(viewOf(at), offer, phrases.en, boardWords.en);
  };
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

  test('with several checks open and much at hand, five ways to help at most are offered beside committing, each of its own', () => {
    const much = { gems: { ruby: 3, emerald: 3, sapphire: 3 }, items: ['prism', 'gaff', 'oar'] } as const;
    const at = played(roundIn('BRN-205', much), 1, 1, 1, 1, 1, 1, 1, 1);
    expect(first(at).map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
      'Spend the first of 3 rubies: 1 becomes 2, not yet enough (DEF)',
      'Spend an emerald: re-roll DEF',
      'Spend a sapphire: re-roll the 1 of DEF',
      'Spend the first of 3 rubies: 1 becomes 2, not yet enough (WIT)',
      'Spend an emerald: re-roll WIT',
      'Commit the dice: WIT failed',
    ]);
  });

  test('a vest comes before the loss', () => {
    const at = played(roundIn('TAL-103', { items: ['cork'] }), 6, 6, 1, 1);
    expect(first(at)[0]).toMatchObject({ label: 'Cork Vest', detail: 'no loss', steps: ['use', 0] });
  });
});
