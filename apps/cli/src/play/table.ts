// Owns a game being played in the terminal: the match, its log in words, its dice, and a save after every decision.

import { botChoice } from '@undercroft/bots';
import {
  bug,
  Match,
  randomFrom,
  redact,
  replay,
  type Asking,
  type Choice,
  type Fact,
  type GameTypes,
  type Offer,
  type Refusal,
  type Seat,
  type State,
  type ToldFact,
} from '@undercroft/kernel';
import { bestBot, type Title } from '../catalog.ts';
import { freshFile, PRIVATE, savesFolder, stampOf, writeAtomically } from '../files.ts';
import { Broken, Stop } from '../stop.ts';
import type { Say } from '../words/index.ts';
import { diceFrom, newOrigin, pendingOf, type Dice } from './dice.ts';
import { writeSave, type Save } from './save.ts';

/** The seat of the person at the terminal; the others are played by bots. */
export const ME: Seat = 0;

/** So many decisions are made with the introduction in sight. */
const INTRO_FOR = 3;

export interface LogLine {
  /** After how many entries of the record it was said. */
  readonly at: number;
  readonly text: string;
  readonly rule: string;
  /** Bookkeeping, left out while playing. */
  readonly quiet: boolean;
}

export class Table {
  readonly title: Title;
  readonly dice: Dice;
  file: string;
  log: LogLine[] = [];
  private readonly match: Match<GameTypes>;
  private readonly say: Say;
  private readonly before: number;
  private stamp: string;

  private constructor(title: Title, match: Match<GameTypes>, dice: Dice, file: string, say: Say, before = 0) {
    this.title = title;
    this.match = match;
    this.dice = dice;
    this.file = file;
    this.say = say;
    this.before = before;
    this.stamp = stampOf(file);
  }

  static start(title: Title, setup: object, seed: string | undefined, file: string | undefined, say: Say): Table {
    const { game } = title;
    const dice = diceFrom(newOrigin(game.id, game.rulesVersion, setup, seed));
    const match = Match.start(game, setup, dice);
    const table = new Table(title, match, dice, file ?? freshFile(savesFolder(), game.id, say), say);
    table.tell(match.opening, 1);
    table.others();
    table.save();
    return table;
  }

  static resume(title: Title, save: Save, file: string, say: Say): Table {
    const log: LogLine[] = [];
    const used = collectLog(title, save, (line) => log.push(line));
    const origin = save.origin ?? newOrigin(title.game.id, save.transcript.rules, save.transcript.setup, undefined);
    const dice = diceFrom(origin, save.drawn, save.origin === null ? [] : pendingOf(save.drawn, used.slice(save.before)));
    const resumed = Match.resume(title.game, save.transcript, dice);
    if (!resumed.ok) throw new Stop(say('error.no-replay', { file, reason: title.text.loadProblem(resumed.problem) }));
    const table = new Table(title, resumed.match, dice, file, say, save.origin === null ? used.length : save.before);
    table.log = log;
    table.others();
    return table;
  }

  get state(): State<GameTypes> {
    return this.match.state;
  }

  get isOver(): boolean {
    return this.match.state.isOver;
  }

  get rewound(): boolean {
    return this.match.rewound;
  }

  get decisions(): number {
    return this.match.length - 1;
  }

  get setup(): object {
    return this.match.transcript().setup;
  }

  get redoable(): boolean {
    return this.match.redoable > 0;
  }

  /** What a newcomer has to know, until the first things have been decided. */
  get intro(): readonly string[] {
    return this.decisions < INTRO_FOR ? (this.title.text.intro ?? []) : [];
  }

  view(): object {
    return this.match.state.view(ME);
  }

  offer(): Offer | null {
    return this.match.state.offers().find((one) => one.seat === ME) ?? null;
  }

  ask(): Asking {
    return this.match.state.ask(ME) ?? bug('nobody is asked');
  }

  choose(choice: Choice): Refusal | null {
    const refusal = this.apply(ME, choice);
    if (refusal !== null) return refusal;
    this.others();
    this.save();
    return null;
  }

  /** How many entries the last decision of this seat and all after it are; 0: nothing to take back. */
  get undoSpan(): number {
    const { entries } = this.match.transcript();
    const at = entries.findLastIndex((entry) => entry.seat === ME);
    return at < 1 ? 0 : entries.length - at;
  }

  /** Whether the last decision can be taken back without going past a roll or something seen. */
  get undoIsFree(): boolean {
    return this.match.undoable(ME) > 0;
  }

  undo(): void {
    const span = this.undoSpan;
    if (span === 0 || !this.match.takeBack(span)) return;
    this.log = this.log.filter((line) => line.at <= this.match.length);
    this.save();
  }

  redo(): boolean {
    const before = this.match.length;
    const views = this.watch();
    const applied = this.match.redo();
    if (applied === null || !applied.ok) return false;
    this.tell(applied.facts, before + 1, views);
    this.others();
    this.save();
    return true;
  }

  /** What the strongest bot of the game would do. */
  hint(): Choice | null {
    const bot = bestBot(this.title.bots);
    return bot === null ? null : botChoice(this.match.state, ME, bot, randomFrom(`hint ${this.match.length}`));
  }

  save(failed?: unknown): void {
    // Somebody else has gone on with this file: both games are kept.
    if (stampOf(this.file) !== this.stamp) this.file = freshFile(savesFolder(), this.title.game.id, this.say);
    const { origin, drawn } = this.dice;
    writeAtomically(
      this.file,
      writeSave({ transcript: this.match.transcript(), origin, drawn, before: this.before, over: this.isOver }, failed),
      this.say,
      PRIVATE,
    );
    this.stamp = stampOf(this.file);
  }

  private apply(seat: Seat, choice: Choice): Refusal | null {
    const at = this.match.length + 1;
    const views = this.watch();
    try {
      const applied = this.match.apply(seat, choice);
      if (!applied.ok) return applied.refusal;
      this.tell(applied.facts, at, views);
      return null;
    } catch (error) {
      this.save(choice);
      throw new Broken(error, this.file);
    }
  }

  /** Plays the other seats until this one is asked or the game is over. */
  private others(): void {
    const bot = bestBot(this.title.bots) ?? this.title.bots['random'] ?? bug('there is no bot');
    for (let n = 0; !this.isOver && this.offer() === null; n++) {
      if (n > this.title.game.bound) bug(`no end within ${this.title.game.bound} decisions`);
      const seat = this.state.toAct;
      this.apply(seat, botChoice(this.state, seat, bot, randomFrom(`seat ${seat} ${this.match.length}`)));
    }
  }

  /** Sees to it that the view after every event is kept, for the words of the log. */
  private watch(): object[] {
    const views: object[] = [];
    this.state.audit = viewsInto(views, this.title);
    return views;
  }

  private tell(facts: readonly Fact<GameTypes>[], at: number, views: readonly object[] = []): void {
    this.state.audit = null;
    for (const line of linesOf(this.title, facts, views, this.view(), at)) this.log.push(line);
  }
}

const viewsInto = (views: object[], { game }: Title) => ({
  raised: (board: object) => void views.push(game.view(board, ME)),
  stepped: () => undefined,
});

/** A line for every fact that has words; the view of each is that after it, where it is known. */
function linesOf({ text }: Title, facts: readonly Fact<GameTypes>[], views: readonly object[], last: object, at: number): LogLine[] {
  return redact(facts, ME).flatMap((fact: ToldFact, i) => {
    const view = views[i] ?? last;
    const said = text.event(view, fact);
    return said === '' ? [] : [{ at, text: said, rule: fact.rule, quiet: text.quiet?.(view, fact) === true }];
  });
}

/** The log of a record, and the outcomes it used. */
function collectLog(title: Title, save: Save, keep: (line: LogLine) => void): { n: number; stream: string; got: number }[] {
  const used: { n: number; stream: string; got: number }[] = [];
  const views: object[] = [];
  replay(title.game, save.transcript, ({ at, facts, state }) => {
    state.audit ??= viewsInto(views, title);
    for (const fact of facts) if (fact.type === 'chance') used.push(fact.body);
    for (const line of linesOf(title, facts, views, state.view(ME), at + 1)) keep(line);
    views.length = 0;
  });
  return used;
}
