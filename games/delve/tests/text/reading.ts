// Owns a game played at random by somebody who reads everything: each line that is shown, with what it belongs to.

import type { GameText, Picks } from '@undercroft/face';
import { begin, bug, randomFrom, redact, type Asking, type Random, type State } from '@undercroft/kernel';
import type { ItemId } from '../../src/content/items.ts';
import type { Delve } from '../../src/delve.ts';
import { game } from '../../src/game.ts';
import { itemOf } from '../../src/queries/items.ts';
import type { View } from '../../src/view.ts';

export interface Read {
  readonly kind: 'event' | 'prompt' | 'act' | 'pick' | 'option' | 'stop' | 'ending';
  /** The event, or the decision with the act and the pick. */
  readonly of: string;
  readonly line: string;
}

export interface Reading {
  readonly setup?: object;
  readonly items?: readonly ItemId[];
  /** Acts that are not taken, so that the game does not end at once. */
  readonly shun?: readonly string[];
}

/** At most this many options of a pick are read, evenly spread. */
const MOST_OPTIONS = 8;

/** Plays one game and reads it; the same seed gives the same game in every language. */
export function readGame(
  text: GameText<View>,
  seed: string,
  { setup = {}, items = [], shun = ['give-up'] }: Reading = {},
): readonly Read[] {
  const checked = game.checkSetup(setup);
  if (!checked.ok) throw new Error(text.setupProblem(checked.problem));
  const random = randomFrom(seed);
  const read: Read[] = [];
  const { state, facts } = begin(game, checked.setup, random);
  for (const item of items) state.board.hero.inventory.push({ item, uses: itemOf(item).uses === null ? null : 9, used: 0, usedHere: 0 });
  const tell = (told: typeof facts): void => {
    for (const fact of redact(told, 0)) read.push({ kind: 'event', of: fact.type, line: text.event(state.view(0), fact) });
  };
  tell(facts);
  while (!state.isOver) {
    const applied = state.apply(0, answer(text, state, random, shun, read));
    if (!applied.ok) bug(text.refusal(state.view(0), applied.refusal));
    else tell(applied.facts);
  }
  for (const line of text.ending(state.view(0))) read.push({ kind: 'ending', of: 'ending', line });
  return read;
}

function answer(text: GameText<View>, state: State<Delve>, random: Random, shun: readonly string[], read: Read[]): object {
  const [offer] = state.offers();
  const asking = state.ask(0);
  if (offer === undefined || asking === null) return bug('nobody is asked');
  const view = state.view(0);
  const picked: Record<string, unknown> = {};
  read.push({ kind: 'prompt', of: offer.decision, line: text.prompt(view, offer) });
  for (let open = asking.open(); open !== null; open = asking.open()) {
    const soFar: Picks = open.chosen.length > 0 ? { ...picked, [open.name]: open.chosen } : { ...picked };
    const of = `${offer.decision}/${(picked['act'] ?? '') as string}/${open.name}`;
    if (open.name === 'act')
      for (const act of open.options) read.push({ kind: 'act', of: `${offer.decision}/${act}`, line: text.act(view, offer, String(act)) });
    else {
      read.push({ kind: 'pick', of, line: text.pick(view, offer, soFar, open.name) });
      const every = Math.ceil(open.options.length / MOST_OPTIONS);
      open.options.forEach((value, i) => {
        if (i % every === 0) read.push({ kind: 'option', of, line: text.option(view, offer, soFar, open.name, value) });
      });
      if (open.canStop) read.push({ kind: 'stop', of, line: text.stop(view, offer, soFar, open.name) });
    }
    take(asking, random, shun, picked);
  }
  return asking.choice();
}

function take(asking: Asking, random: Random, shun: readonly string[], picked: Record<string, unknown>): void {
  const open = asking.open();
  if (open === null) return;
  const wanted = open.name === 'act' ? open.options.filter((act) => !shun.includes(String(act))) : open.options;
  const options = wanted.length > 0 ? wanted : open.options;
  const value = options[random.below(options.length + (open.canStop ? 1 : 0))];
  if (value === undefined) {
    asking.stop();
    return;
  }
  asking.take(value);
  picked[open.name] = open.kind === 'some' || open.kind === 'grow' ? [...open.chosen, value] : value;
}
