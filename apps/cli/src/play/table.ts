// Owns a game in progress: the match, its log, its dice, and a save after every decision.

import { botChoice, botReason, errandsOf, type Bot } from '@undercroft/bots';
import {
  bug,
  randomFrom,
  redact,
  type Asking,
  type Choice,
  type Fact,
  type GameTypes,
  type Offer,
  type Reason,
  type Refusal,
  type Seat,
  type State,
  type ToldFact,
} from '@undercroft/kernel';
import {
  preferenceKey,
  preferenceIn,
  type ErrandPlan,
  type Errands,
  type GivenErrand,
  type OpenErrand,
  type OpenPreference,
  type Preferences,
} from '@undercroft/parts';
import { Match, replay } from '@undercroft/record';
import { bestBot, type Title } from '../catalog.ts';
import type { LogLine } from './log.ts';
import { freshFile, PRIVATE, savesFolder, stampOf, writeAtomically } from '../files.ts';
import { Broken, Stop } from '../stop.ts';
import type { Say } from '../words/index.ts';
import { diceFrom, newOrigin, unusedOutcomes, type Dice } from './dice.ts';
import { FIRST_SEAT, writeSave, type Save, type Sitting } from './save.ts';
import { diceFault, recordFault } from './trust.ts';

/** Number of decisions during which the introduction is shown. */
const INTRO_FOR = 3;

export class Table {
  readonly title: Title;
  readonly dice: Dice;
  file: string;
  log: LogLine[] = [];
  private readonly match: Match<GameTypes>;
  private readonly say: Say;
  readonly sitting: Sitting;
  /** What the player has set for errands, by key. */
  preferences: Preferences = {};
  /** Record length after the last decision of this seat. */
  lastDecided = 0;
  private readonly before: number;
  /** The last answer that hit a bug; kept in later saves. */
  private failed: unknown;
  private stamp: string;

  private constructor(title: Title, match: Match<GameTypes>, dice: Dice, file: string, say: Say, sitting: Sitting, before = 0) {
    this.title = title;
    this.match = match;
    this.dice = dice;
    this.file = file;
    this.say = say;
    this.sitting = sitting;
    this.before = before;
    this.stamp = stampOf(file);
  }

  /** Starts a new game. */
  static start(
    title: Title,
    setup: object,
    seed: string | undefined,
    file: string | undefined,
    say: Say,
    sitting: Sitting = FIRST_SEAT,
  ): Table {
    const { game } = title;
    const dice = diceFrom(newOrigin(game.id, game.rulesVersion, setup, seed));
    const match = Match.start(game, setup, dice);
    const table = new Table(title, match, dice, file ?? freshFile(savesFolder(), game.id, say), say, sitting);
    table.appendLog(match.opening, 1);
    table.save();
    return table;
  }

  static resume(title: Title, save: Save, file: string, say: Say): Table {
    const log: LogLine[] = [];
    const used = replayLog(title, save, (line) => log.push(line));
    const origin = save.origin ?? newOrigin(title.game.id, save.transcript.rules, save.transcript.setup, undefined);
    const dice = diceFrom(origin, save.drawn, save.origin === null ? [] : unusedOutcomes(save.drawn, used.slice(save.before)));
    const resumed = Match.resume(title.game, save.transcript, dice);
    if (!resumed.ok) throw new Stop(recordFault(title, save, resumed.problem, file, say));
    const fault = diceFault(title, save, used, file, say);
    if (fault !== null) throw new Stop(fault);
    const table = new Table(title, resumed.match, dice, file, say, save.sitting, save.origin === null ? used.length : save.before);
    table.log = log;
    table.failed = save.failed;
    table.preferences = save.preferences;
    table.lastDecided = save.transcript.entries.findLastIndex((entry) => entry.seat === save.sitting.seat) + 1;
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

  /** The setup of the game that follows this one, with what it carries over; null: none does, or this one is not over. */
  get nextSetup(): object | null {
    const { game } = this.title;
    const { board, isOver } = this.match.state;
    const next = isOver ? (game.next?.(board) ?? null) : null;
    if (next === null) return null;
    const checked = game.checkSetup({ ...next, carried: game.carry?.(board) ?? null });
    return checked.ok ? checked.setup : bug(`${game.id} refuses what it carries over itself`);
  }

  /** The introduction, during the first decisions. */
  get intro(): readonly string[] {
    return this.decisions < INTRO_FOR ? (this.title.text.intro ?? []) : [];
  }

  view(): object {
    return this.match.state.view(this.me);
  }

  offer(): Offer | null {
    return this.match.state.offers().find((one) => one.seat === this.me) ?? null;
  }

  ask(): Asking {
    return this.match.state.ask(this.me) ?? bug('nobody is asked');
  }

  choose(choice: Choice): Refusal | null {
    const refusal = this.apply(this.me, choice);
    if (refusal !== null) return refusal;
    this.lastDecided = this.match.length;
    this.save();
    return null;
  }

  /** True while another seat decides. */
  get isWaiting(): boolean {
    return !this.isOver && this.offer() === null;
  }

  /** Plays one decision of another seat and returns its log lines. */
  step(): readonly LogLine[] {
    const told = this.log.length;
    const seat = this.state.toAct;
    const choice = botChoice(this.state, seat, this.bot, randomFrom(`seat ${seat} ${this.match.length}`));
    const why = botReason(this.state, seat, this.bot, choice);
    this.apply(seat, choice);
    if (why !== null) this.tellWhy(seat, why);
    if (!this.isWaiting) this.save();
    return this.log.slice(told);
  }

  /** Adds why a bot did what it did; that is in no record, and so not in the log of a resumed game. */
  private tellWhy(seat: Seat, why: Reason): void {
    const said = this.title.text.botWhy?.(this.view(), seat, why) ?? '';
    if (said !== '') this.log.push({ at: this.match.length, text: said, rule: '', quiet: true });
  }

  /** Plays the other seats until this one is asked or the game is over. */
  playOthers(): void {
    for (let n = 0; this.isWaiting; n++) {
      if (n > this.title.game.bound) bug(`no end within ${this.title.game.bound} decisions`);
      this.step();
    }
  }

  /** Number of entries since and including the last decision of this seat; 0: nothing to undo. */
  get undoSpan(): number {
    const { entries } = this.match.transcript();
    const at = entries.findLastIndex((entry) => entry.seat === this.me);
    return at < 1 ? 0 : entries.length - at;
  }

  /** True if undo does not cross a roll or revealed information. */
  get undoIsFree(): boolean {
    return this.match.undoable(this.me) > 0;
  }

  undo(): void {
    const span = this.undoSpan;
    if (span === 0 || !this.match.takeBack(span)) return;
    this.log = this.log.filter((line) => line.at <= this.match.length);
    this.lastDecided = this.match.length;
    this.save();
  }

  redo(): boolean {
    const before = this.match.length;
    const views = this.collectViews();
    const applied = this.match.redo();
    if (applied === null || !applied.ok) return false;
    this.appendLog(applied.facts, before + 1, views);
    this.lastDecided = this.match.length;
    this.save();
    return true;
  }

  /** Asks the strongest bot. */
  hint(): Choice | null {
    const bot = bestBot(this.title.bots);
    return bot === null ? null : botChoice(this.match.state, this.me, bot, randomFrom(`hint ${this.match.length}`));
  }

  /** What may be handed over at the open question. */
  errands(): readonly OpenErrand[] {
    return this.offer() === null ? [] : (this.handing?.open(this.state, this.me) ?? []);
  }

  /** What an errand would do, as far as that is certain. */
  plan(errand: OpenErrand): ErrandPlan | null {
    return this.handing?.plan(this.state, this.me, this.given(errand)) ?? null;
  }

  /** Sets the next choice of a preference. */
  prefer(open: OpenPreference): void {
    const at = open.choices.indexOf(preferenceIn(this.preferences, open));
    this.preferences = { ...this.preferences, [preferenceKey(open)]: open.choices[(at + 1) % open.choices.length] ?? open.choices[0] };
    this.save();
  }

  /** Takes the steps of an errand until it ends, the other seats playing in between; returns why it ended, by key. */
  carryOut(errand: OpenErrand): string {
    for (let n = 0; n <= this.title.game.bound && !this.isOver; n++) {
      const step = this.handing?.next(this.state, this.me, this.given(errand)) ?? NOTHING_HANDED;
      if ('ends' in step) return step.ends;
      if (this.choose(step.choice) !== null) bug(`the errand ${errand.name} answers what is not legal`);
      this.playOthers();
    }
    return '';
  }

  save(): void {
    // Another program has written this file: keep both games.
    if (stampOf(this.file) !== this.stamp) this.file = freshFile(savesFolder(), this.title.game.id, this.say);
    const { origin, drawn } = this.dice;
    writeAtomically(
      this.file,
      writeSave({
        transcript: this.match.transcript(),
        origin,
        drawn,
        before: this.before,
        over: this.isOver,
        sitting: this.sitting,
        preferences: this.preferences,
        failed: this.failed,
      }),
      this.say,
      PRIVATE,
    );
    this.stamp = stampOf(this.file);
  }

  private apply(seat: Seat, choice: Choice): Refusal | null {
    const at = this.match.length + 1;
    const views = this.collectViews();
    try {
      const applied = this.match.apply(seat, choice);
      if (!applied.ok) return applied.refusal;
      this.appendLog(applied.facts, at, views);
      return null;
    } catch (error) {
      this.failed = choice;
      this.save();
      throw new Broken(error, this.file);
    }
  }

  private given({ name, of }: OpenErrand): GivenErrand {
    return { name, of, preferences: this.preferences };
  }

  private get me(): Seat {
    return this.sitting.seat;
  }

  private get handing(): Errands | null {
    return errandsOf(this.title.bots);
  }

  private get bot(): Bot<object> {
    const { bots } = this.title;
    return bots[this.sitting.bot ?? ''] ?? bestBot(bots) ?? bots['random'] ?? bug('there is no bot');
  }

  /** Collects the view after every event, for the log. */
  private collectViews(): object[] {
    const views: object[] = [];
    this.state.audit = viewsInto(views, this.title, this.me);
    return views;
  }

  private appendLog(facts: readonly Fact<GameTypes>[], at: number, views: readonly object[] = []): void {
    this.state.audit = null;
    for (const line of linesOf(this.title, facts, views, this.view(), at, this.me)) this.log.push(line);
  }
}

const NOTHING_HANDED = { ends: '' } as const;

const viewsInto = (views: object[], { game }: Title, me: Seat) => ({
  raised: (board: object) => void views.push(game.view(board, me)),
  stepped: () => undefined,
});

/** Log lines of the facts that have words, each with the view after it where known. */
function linesOf(
  { text }: Title,
  facts: readonly Fact<GameTypes>[],
  views: readonly object[],
  last: object,
  at: number,
  me: Seat,
): LogLine[] {
  return redact(facts, me).flatMap((fact: ToldFact, i) => {
    const view = views[i] ?? last;
    const said = text.event(view, fact);
    return said === '' ? [] : [{ at, text: said, rule: fact.rule, quiet: text.quiet?.(view, fact) === true }];
  });
}

/** Replays a record: passes log lines to `keep`, returns the outcomes used. */
function replayLog(title: Title, save: Save, keep: (line: LogLine) => void): { n: number; stream: string; got: number }[] {
  const used: { n: number; stream: string; got: number }[] = [];
  const views: object[] = [];
  replay(title.game, save.transcript, ({ at, facts, state }) => {
    state.audit ??= viewsInto(views, title, save.sitting.seat);
    for (const fact of facts) if (fact.type === 'chance') used.push(fact.body);
    for (const line of linesOf(title, facts, views, state.view(save.sitting.seat), at + 1, save.sitting.seat)) keep(line);
    views.length = 0;
  });
  return used;
}
