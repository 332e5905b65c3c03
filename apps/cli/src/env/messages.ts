// Owns the env protocol: one message in, a list of messages out; no streams.

import { randomUUID } from 'node:crypto';
import {
  isList,
  isRecord,
  isWhole,
  missing,
  randomFrom,
  redact,
  type Applied,
  type Asking,
  type GameTypes,
  type OpenPick,
} from '@undercroft/kernel';
import { Match, plainTranscript, readTranscript } from '@undercroft/record';
import type { AnyGame } from '../catalog.ts';

export const PROTOCOL = 1;
/** Longer lines are refused without parsing. */
export const MOST_CHARACTERS = 4_000_000;

export type Message = { readonly type: string } & Readonly<Record<string, unknown>>;

const failed = (message: string): Message[] => [{ type: 'error', message }];
const legalOf = (open: OpenPick): object => ({
  pick: open.name,
  kind: open.kind,
  options: open.options,
  all: open.all,
  bounds: open.bounds,
  chosen: open.chosen,
  canStop: open.canStop,
  rule: open.rule,
});

export class Conversation {
  private readonly games: readonly AnyGame[];
  private readonly defaultGame: AnyGame | null;
  private match: Match<GameTypes> | null = null;

  /** `defaultGame`: the game of messages that name none. */
  constructor(games: readonly AnyGame[], defaultGame: AnyGame | null) {
    this.games = games;
    this.defaultGame = defaultGame;
  }

  hello(version: string): Message {
    return {
      type: 'hello',
      program: 'undercroft',
      version,
      protocol: PROTOCOL,
      game: this.defaultGame?.id ?? null,
      games: this.games.map(({ id, rulesVersion, bound }) => ({ id, rules: rulesVersion, bound })),
    };
  }

  /** Answers one line. No input ends the conversation. */
  answerLine(line: string): readonly Message[] {
    if (line.trim() === '') return [];
    if (line.length > MOST_CHARACTERS) return failed(`a line has at most ${MOST_CHARACTERS} characters`);
    let raw: unknown;
    try {
      raw = JSON.parse(line);
    } catch (error) {
      return failed(`this line is not JSON: ${error instanceof Error ? error.message : ''}`);
    }
    if (!isRecord(raw)) return failed('a message is a JSON object with a type');
    try {
      return this.answer(raw);
    } catch (error) {
      // A bug in the rules: the transcript reproduces it.
      const transcript = this.match === null ? null : plainTranscript(this.match.transcript());
      return [{ type: 'bug', message: error instanceof Error ? error.message : String(error), heard: raw, transcript }];
    }
  }

  private answer(message: Readonly<Record<string, unknown>>): readonly Message[] {
    switch (message['type']) {
      case 'new':
        return this.startGame(message);
      case 'load':
        return this.load(message);
      case 'choose':
        return this.choose(message);
      case 'options':
        return this.options(message);
      case 'offer':
        return this.match === null ? failed('there is no game yet: send {"type":"new"}') : this.offersOrResult(this.match);
      case 'save':
        return this.match === null
          ? failed('there is no game yet: send {"type":"new"}')
          : [{ type: 'transcript', transcript: plainTranscript(this.match.transcript()) }];
      default:
        return failed(`unknown type ${JSON.stringify(message['type'] ?? null)}: send new, load, choose, options, offer or save`);
    }
  }

  private gameOf(id: unknown): AnyGame | null {
    return id === undefined ? this.defaultGame : (this.games.find((game) => game.id === id) ?? null);
  }

  private startGame({ game: id, setup = {}, seed = randomUUID() }: Readonly<Record<string, unknown>>): readonly Message[] {
    const game = this.gameOf(id);
    if (game === null) return failed(`no such game: one of ${this.games.map((one) => one.id).join(', ')} is needed in "game"`);
    if (typeof seed !== 'string' && typeof seed !== 'number') return failed('a seed is a text or a number');
    const checked = game.checkSetup(setup);
    if (!checked.ok) return [{ type: 'refused', problem: checked.problem }];
    const match = Match.start(game, checked.setup, randomFrom(seed));
    this.match = match;
    return [
      { type: 'started', game: game.id, setup: checked.setup, seats: match.state.seats },
      ...this.eventsOf(match, match.opening),
      ...this.offersOrResult(match),
    ];
  }

  private load({ transcript: raw, seed = randomUUID() }: Readonly<Record<string, unknown>>): readonly Message[] {
    const transcript = readTranscript(typeof raw === 'string' ? raw : JSON.stringify(raw ?? null));
    if (transcript === null) return failed('"transcript" is not a transcript');
    const game = this.gameOf(transcript.game);
    if (game === null) return failed(`no such game: ${transcript.game}`);
    const resumed = Match.resume(game, transcript, randomFrom(String(seed)));
    if (!resumed.ok) return [{ type: 'refused', problem: resumed.problem }];
    this.match = resumed.match;
    return [
      { type: 'started', game: game.id, setup: transcript.setup, seats: resumed.match.state.seats },
      ...this.offersOrResult(resumed.match),
    ];
  }

  private choose({ seat, choice, offer }: Readonly<Record<string, unknown>>): readonly Message[] {
    const { match } = this;
    if (match === null) return failed('there is no game yet: send {"type":"new"}');
    const who = seat ?? match.state.toAct;
    if (!isWhole(who)) return failed('a seat is a whole number');
    if (offer !== undefined && !isWhole(offer)) return failed('an offer is named by its id, a whole number');
    const applied: Applied<GameTypes> = match.apply(who, choice, offer);
    if (!applied.ok) return [{ type: 'refused', seat: who, refusal: applied.refusal }];
    return [...this.eventsOf(match, applied.facts), ...this.offersOrResult(match)];
  }

  /** Returns the legal options after some picks; null in `picked` ends a pick. */
  private options({ seat, picked = [] }: Readonly<Record<string, unknown>>): readonly Message[] {
    const { match } = this;
    if (match === null) return failed('there is no game yet: send {"type":"new"}');
    const who = seat ?? match.state.toAct;
    const asking = isWhole(who) ? match.state.ask(who) : null;
    if (asking === null) return failed(`seat ${JSON.stringify(who)} is not asked`);
    if (!isList(picked)) return failed('"picked" is a list of values, null to end a pick');
    const wrong = takePicks(asking, picked);
    if (wrong !== null) return failed(wrong);
    const open = asking.open();
    const rest = open === null ? { complete: true, choice: asking.choice() } : { complete: false, legal: legalOf(open) };
    return [{ type: 'options', seat: who, picked, ...rest, odds: asking.odds() }];
  }

  private eventsOf(match: Match<GameTypes>, facts: Parameters<typeof redact<GameTypes>>[0]): readonly Message[] {
    return Array.from({ length: match.state.seats }, (_, seat) => ({ type: 'events', seat, events: redact(facts, seat) }));
  }

  /** Returns an offer for every seat that is asked, or the result. */
  private offersOrResult({ state }: Match<GameTypes>): readonly Message[] {
    if (state.isOver) {
      const views = Array.from({ length: state.seats }, (_, seat) => state.view(seat));
      return [{ type: 'over', returns: state.returns(), views }];
    }
    return state.offers().map((offer) => ({
      type: 'offer',
      seat: offer.seat,
      offer,
      view: state.view(offer.seat),
      legal: legalOf(state.legal(offer.seat) ?? missing()),
    }));
  }
}

/** Takes picks in order; returns an error message for the first that is illegal. */
function takePicks(asking: Asking, picked: readonly unknown[]): string | null {
  for (const [i, token] of picked.entries()) {
    const open = asking.open();
    if (open === null) return `the answer is complete after ${i} picks`;
    if (token === null) {
      if (!open.canStop) return `pick ${i} (${open.name}) cannot end here`;
      asking.stop();
    } else if (asking.accepts(token)) asking.take(token);
    else return `pick ${i} (${open.name}): ${JSON.stringify(token)} is not among ${JSON.stringify(open.options.slice(0, 20))}`;
  }
  return null;
}
