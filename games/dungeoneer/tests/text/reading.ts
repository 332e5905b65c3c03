// Owns a game played at random by people who read everything: each line that is shown, with what it belongs to.

import type { GameText, Picks } from '@undercroft/face';
import { begin, bug, randomFrom, redact, type Asking, type Offer, type Random, type State } from '@undercroft/kernel';
import type { Dungeoneer } from '../../src/dungeoneer.ts';
import { game } from '../../src/game.ts';
import type { Setup } from '../../src/setup.ts';
import type { View } from '../../src/view.ts';

export interface Read {
  readonly kind: 'event' | 'prompt' | 'act' | 'pick' | 'option' | 'stop' | 'ending';
  /** The event, or the decision with the act and the pick. */
  readonly of: string;
  readonly line: string;
}

/** At most this many options of a pick are read, evenly spread. */
const MOST_OPTIONS = 4;
/** So many questions of a game are read, from all over it. */
const MOST_QUESTIONS = 2_000;

/** Plays one game and reads it; the same seed gives the same game in every language. */
export function readGame(text: GameText<View>, setup: Setup, seed: string): readonly Read[] {
  const random = randomFrom(seed);
  const read: Read[] = [];
  const { state, facts } = begin(game, setup, random);
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  const tell = (told: typeof facts): void => {
    for (const seat of seats)
      for (const fact of redact(told, seat)) read.push({ kind: 'event', of: fact.type, line: text.event(state.view(seat), fact) });
  };
  tell(facts);
  for (let i = 0; i < MOST_QUESTIONS && !state.isOver; i++) {
    const [offer] = state.offers();
    if (offer === undefined) return bug('nobody is asked');
    const applied = state.apply(offer.seat, answer(text, state, offer, random, read));
    if (!applied.ok) return bug(text.refusal(state.view(offer.seat), applied.refusal));
    tell(applied.facts);
  }
  if (state.isOver) for (const line of text.ending(state.view(0))) read.push({ kind: 'ending', of: 'ending', line });
  return read;
}

function answer(text: GameText<View>, state: State<Dungeoneer>, offer: Offer, random: Random, read: Read[]): object {
  const asking = state.ask(offer.seat);
  if (asking === null) return bug('nobody is asked');
  const view = state.view(offer.seat);
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
    take(asking, random, picked);
  }
  return asking.choice();
}

/** At random, but a turn seldom ends while something else can be done. */
function take(asking: Asking, random: Random, picked: Record<string, unknown>): void {
  const open = asking.open();
  if (open === null) return;
  const restless =
    open.name === 'act' && random.below(4) > 0 ? open.options.filter((act) => act !== 'end' && act !== 'pass') : open.options;
  const options = restless.length > 0 ? restless : open.options;
  const value = options[random.below(options.length + (open.canStop ? 1 : 0))];
  if (value === undefined) {
    asking.stop();
    return;
  }
  asking.take(value);
  picked[open.name] = open.kind === 'some' || open.kind === 'grow' ? [...open.chosen, value] : value;
}
