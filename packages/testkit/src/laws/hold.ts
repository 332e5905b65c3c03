// Owns playing random games and holding the laws of every game against each decision.

import {
  missing,
  at,
  randomFrom,
  State,
  type Applied,
  type Choice,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
} from '@undercroft/kernel';
import { Match, readTranscript, replay, writeTranscript } from '@undercroft/record';
import { askingOf, descend, exactlyLegal, noDeadEnds, nothingEmpty } from './answers.ts';
import { Auditor, freeze } from './auditor.ts';
import { oldSavesLoad, saveComesBack, triedOnClone } from './copies.ts';
import { difference, Found, found, LawBroken, type Law, type LawOptions, type LawStatistics } from './found.ts';
import { nothingLeaks } from './knowledge.ts';
import { Position, Snapshot } from './snapshot.ts';
import { suggestionsAreLegal, uselessRaisesNothing } from './suggested.ts';
import { backAndForth, barrierIsRight, othersBefore, undoableIsRight, type Played } from './undo.ts';

const ANSWERS = 40;
/** Decisions between two at which the board is compared after every step, not only before every event and at the question. */
const CLOSELY = 8;
/** What the engine says when frozen data is changed. */
const FROZEN = /read only property|not extensible|Cannot delete property|Cannot redefine property/;

/** Plays random games and throws a `LawBroken` at the first law that does not hold. */
export function holdLaws<T extends GameTypes>(game: Game<T>, options: LawOptions<T>): LawStatistics {
  const auditor = new Auditor(game);
  let decisions = 0;
  if (options.saves !== undefined) told('old-saves', () => oldSavesLoad(game, options.saves ?? [], randomFrom(`${options.seed}/saves`)));
  for (let i = 0; i < options.games; i++) {
    const seed = `${options.seed}/${i}`;
    const run = new Run(auditor, options, seed, i);
    told(seed, () => run.play(), run);
    decisions += run.decisions;
  }
  return { games: options.games, decisions };
}

/** Whatever goes wrong is told with the seed, the decision and the transcript. */
function told<T extends GameTypes>(seed: string, play: () => void, run?: Run<T>): void {
  try {
    play();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const law = lawOf(error, what);
    const why =
      law === 'locals' ? `locals, an answer or a recorded event were changed in place, or are a piece of the board: ${what}` : what;
    throw new LawBroken(law, run === undefined ? why : `${why}${run.about()}`, seed, run?.decisions ?? 0, run?.transcript() ?? '', error);
  }
}

function lawOf(error: unknown, what: string): Law {
  if (error instanceof Found) return error.law;
  if (error instanceof TypeError && FROZEN.test(what)) return 'locals';
  return what.startsWith('nothing to offer') ? 'offers' : 'plays';
}

class Run<T extends GameTypes> {
  decisions = 0;
  private match: Match<T> | null = null;
  private choosing: { readonly seat: Seat; readonly choice: Choice } | null = null;
  private readonly auditor: Auditor<T>;
  private readonly options: LawOptions<T>;
  private readonly seed: string;
  private readonly number: number;
  private readonly random: Random;
  private readonly played: Played[] = [];
  /** Every position met, the one before each choice and the last. */
  private readonly positions: Position<T>[] = [];

  constructor(auditor: Auditor<T>, options: LawOptions<T>, seed: string, number: number) {
    this.auditor = auditor;
    this.options = options;
    this.seed = seed;
    this.number = number;
    // The laws have chance of their own: how many decisions they look at does not change the game.
    this.random = randomFrom(`${seed}/laws`);
  }

  transcript(): string {
    return this.match === null ? '(the game could not be set up)' : writeTranscript(this.match.transcript());
  }

  about(): string {
    return this.choosing === null ? '' : `\n  about to play ${JSON.stringify(this.choosing.choice)} as seat ${this.choosing.seat}`;
  }

  play(): void {
    const random = randomFrom(this.seed);
    const setup = this.options.setups(random);
    const checked = this.auditor.game.checkSetup(setup);
    if (!checked.ok) return found('plays', `the setup ${JSON.stringify(setup)} is not accepted: ${JSON.stringify(checked.problem)}`);
    const match = Match.start(this.auditor.game, checked.setup, randomFrom(`${this.seed}/chance`));
    this.match = match;
    if (this.options.cheap !== true) this.watchedOpening(match);
    const { bound } = match.game;
    while (!match.state.isOver) {
      if (this.decisions >= bound) found('bound', `the game is not over after ${bound} decisions`);
      nothingEmpty(match.state);
      const offers = match.state.offers();
      const { seat } = at(offers, random.below(offers.length));
      const choice = this.options.choose?.(match.state, seat, random) ?? descend(askingOf(match.state, seat), random.below).choice;
      this.choosing = { seat, choice };
      const every = this.options.every ?? 1;
      if (this.options.cheap === true) this.move(match, seat, choice);
      else if ((this.decisions + this.number) % every === 0) this.watchedMove(match, seat, choice);
      else this.recordedMove(match, seat, choice, false);
      this.choosing = null;
      this.decisions++;
    }
    const returns = match.state.returns();
    if (returns.length !== match.state.seats || !returns.every(Number.isFinite))
      found('plays', `a finished game returns ${JSON.stringify(returns)} for ${match.state.seats} seats`);
    if (this.options.cheap !== true) this.replayed(match);
  }

  /** The setup once more, watched: it leads to the same position. */
  private watchedOpening(match: Match<T>): void {
    const { game } = match;
    const state = State.on(game, game.seats(match.setup), game.begin(match.setup), randomFrom(`${this.seed}/chance`));
    this.auditor.watch(state, {}, new Snapshot(state.board), true, () => state.begin());
    if (state.hash() !== match.state.hash()) found('replay', 'the same setup with the same chance leads elsewhere');
  }

  private move(match: Match<T>, seat: Seat, choice: Choice): Applied<T> {
    const applied = match.apply(seat, choice);
    if (!applied.ok)
      found('answers', `the legal answer ${JSON.stringify(choice)} of seat ${seat} was refused: ${JSON.stringify(applied.refusal)}`);
    return applied;
  }

  private recordedMove(match: Match<T>, seat: Seat, choice: Choice, watched: boolean): Applied<T> {
    this.positionBefore(match);
    const applied = this.move(match, seat, choice);
    this.positions.push(new Position(match.state, watched ? this.auditor.last : undefined));
    this.played.push({ seat, choice: applied.ok ? applied.choice : choice, barrier: applied.ok && applied.barrier });
    return applied;
  }

  private positionBefore(match: Match<T>): Position<T> {
    if (this.positions.length === 0) this.positions.push(new Position(match.state));
    return this.positions.at(-1) ?? missing();
  }

  private watchedMove(match: Match<T>, seat: Seat, choice: Choice): void {
    const { auditor, random, options } = this;
    const { state } = match;
    const before = this.positionBefore(match);
    const ways = noDeadEnds(state, random, options.answers ?? ANSWERS);
    const trial = triedOnClone(state, before, seat, choice, random);
    exactlyLegal(state, before, ways, trial, random);
    const apart = randomFrom(`${this.seed}/suggestions/${this.decisions}`);
    suggestionsAreLegal(state, apart);
    uselessRaisesNothing(state, ways, apart);
    nothingLeaks({ auditor, random, bot: options.bot }, state, ways, trial);
    saveComesBack(state, before, trial, random);
    // Whether looking changed the board is seen next: it is compared with the one before at the first event, or at the question.
    const changed = before.differenceAround(state);
    if (changed !== null) found('events', `only looking at the position changed it: ${changed}`);
    const others = othersBefore(state, seat, choice);
    const closely = random.below(CLOSELY) === 0;
    const applied = auditor.watch(state, choice, before.board, closely, () => this.recordedMove(match, seat, choice, true));
    if (applied.ok) for (const fact of applied.facts) freeze(fact.body);
    barrierIsRight(auditor, state, seat, others, applied);
    undoableIsRight(match, this.played);
    backAndForth(match, this.played, this.positions, random);
  }

  /** Replay equals play: the written transcript leads through the same positions, by the same choices with the same barriers. */
  private replayed(match: Match<T>): void {
    const transcript = match.transcript();
    const read = readTranscript(writeTranscript(transcript));
    if (read === null) return found('replay', 'the transcript cannot be read back');
    const unlike = difference(JSON.parse(JSON.stringify(transcript)), read);
    if (unlike !== null) found('replay', `the transcript is read back different: ${unlike}`);
    const again = replay(match.game, read, ({ at, seat, choice, barrier, state }) => {
      const elsewhere = this.positions[at]?.difference(state);
      if (elsewhere !== null) found('replay', `entry ${at} leads elsewhere: ${elsewhere}`);
      const other = at === 0 ? null : difference(this.played[at - 1], { seat, choice, barrier });
      if (other !== null) found('replay', `entry ${at} is another choice: ${other}`);
    });
    if (!again.ok) found('replay', `${again.problem.code} at entry ${again.problem.at}: ${again.problem.detail}`);
  }
}
