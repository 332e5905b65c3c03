// Owns a game played at random by people who read everything: each line that is shown, with what it belongs to.

import type { GameText, Picks } from '@undercroft/presentation';
import {
  begin,
  bug,
  randomFrom,
  redact,
  type Fact,
  type Game,
  type GameTypes,
  type Offer,
  type Picked,
  type Random,
  type Scalar,
  type State,
} from '@undercroft/kernel';

export interface Read {
  readonly kind: 'event' | 'prompt' | 'act' | 'pick' | 'option' | 'detail' | 'stop' | 'ending';
  /** The event, or the decision with the act and the pick. */
  readonly of: string;
  readonly line: string;
}

export interface Reading<T extends GameTypes> {
  readonly setup: T['setup'];
  /** The same seed gives the same game in every language. */
  readonly seed: string;
  /** At most this many options of a pick are read, evenly spread. */
  readonly options: number;
  /** At most this many questions are answered. */
  readonly questions?: number;
  /** Changes the board before the first question. */
  readonly change?: (board: T['board']) => void;
  /** Acts that are taken only where there are no others, or with a chance. */
  readonly shun?: (act: Scalar, random: Random) => boolean;
}

/** Plays one game and reads it as each of its seats does. */
export function readGame<T extends GameTypes>(game: Game<T>, text: GameText<T['view']>, reading: Reading<T>): readonly Read[] {
  const { setup, seed, questions = game.bound, change } = reading;
  const random = randomFrom(seed);
  const read: Read[] = [];
  const { state, facts } = begin(game, setup, random);
  change?.(state.board);
  const seats = Array.from({ length: game.seats(setup) }, (_, seat) => seat);
  const tell = (told: readonly Fact<T>[]): void => {
    for (const seat of seats)
      for (const fact of redact(told, seat)) read.push({ kind: 'event', of: fact.type, line: text.event(state.view(seat), fact) });
  };
  tell(facts);
  for (let i = 0; i < questions && !state.isOver; i++) {
    const [offer] = state.offers();
    if (offer === undefined) return bug('nobody is asked');
    const applied = state.apply(offer.seat, answer(text, state, offer, random, reading, read));
    if (!applied.ok) return bug(text.refusal(state.view(offer.seat), applied.refusal));
    tell(applied.facts);
  }
  if (state.isOver) for (const line of text.ending(state.view(0))) read.push({ kind: 'ending', of: 'ending', line });
  return read;
}

function answer<T extends GameTypes>(
  text: GameText<T['view']>,
  state: State<T>,
  offer: Offer,
  random: Random,
  { options: most, shun }: Reading<T>,
  read: Read[],
): object {
  const asking = state.ask(offer.seat);
  if (asking === null) return bug('nobody is asked');
  const view = state.view(offer.seat);
  const picked: Record<string, Picked> = {};
  read.push({ kind: 'prompt', of: offer.decision, line: text.prompt(view, offer) });
  for (let open = asking.open(); open !== null; open = asking.open()) {
    const soFar: Picks = open.chosen.length > 0 ? { ...picked, [open.name]: open.chosen } : { ...picked };
    const of = `${offer.decision}/${String(picked['act'] ?? '')}/${open.name}`;
    if (open.name === 'act')
      for (const act of open.options) read.push({ kind: 'act', of: `${offer.decision}/${act}`, line: text.act(view, offer, String(act)) });
    else {
      read.push({ kind: 'pick', of, line: text.pick(view, offer, soFar, open.name) });
      const every = Math.ceil(open.options.length / most);
      // A text that a player typed is said as it is.
      if (open.kind !== 'text')
        open.options.forEach((value, i) => {
          if (i % every !== 0) return;
          read.push({ kind: 'option', of, line: text.option(view, offer, soFar, open.name, value) });
          const detail = text.detail?.(view, offer, soFar, open.name, value) ?? null;
          if (detail !== null) read.push({ kind: 'detail', of, line: detail });
        });
      if (open.canStop) read.push({ kind: 'stop', of, line: text.stop(view, offer, soFar, open.name) });
    }
    const wanted = open.name === 'act' && shun !== undefined ? open.options.filter((act) => !shun(act, random)) : open.options;
    const options = wanted.length > 0 ? wanted : open.options;
    const value = options[random.below(options.length + (open.canStop ? 1 : 0))];
    if (value === undefined) asking.stop();
    else {
      asking.take(value);
      picked[open.name] = open.kind === 'subset' || open.kind === 'sequence' ? [...open.chosen, value] : value;
    }
  }
  return asking.choice();
}
