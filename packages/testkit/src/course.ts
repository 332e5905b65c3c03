// Owns the course of a game in words: what was asked, answered and rolled and what happened, one line each, the rule at the right.

import {
  missing,
  begin,
  isChance,
  isObject,
  type Applied,
  type ChanceSource,
  type Fact,
  type Game,
  type GameTypes,
  type Offer,
  type Refusal,
  type Seat,
  type State,
} from '@undercroft/kernel';
import { allAnswers } from '@undercroft/parts';
import { writeChoice, writeFields, writeValue } from './words.ts';

/** The column that rules stand in: fixed, so that one long line does not move all others. */
const RULE_COLUMN = 80;
/** More answers than this are not counted out. */
const COUNTED = 99;

export class Course<T extends GameTypes> {
  readonly state: State<T>;
  /** What a reader needs to play it again, as `# key value` lines. */
  readonly header: readonly string[];
  readonly facts: Fact<T>[] = [];
  private readonly lines: string[] = [];

  constructor(state: State<T>, header: readonly string[]) {
    this.state = state;
    this.header = header;
  }

  /** What happened before the first answer. */
  opened(facts: readonly Fact<T>[]): void {
    this.keep(facts);
  }

  apply(seat: Seat, choice: unknown, offerId?: number): Applied<T> {
    const offers = this.state.offers();
    const offer = offers.find((one) => one.seat === seat) ?? offers[0];
    if (offer !== undefined) this.asked(offer);
    const words = isObject(choice) && 'act' in choice ? writeChoice(choice) : writeValue(choice);
    this.lines.push(offer?.seat === seat ? `> ${words}` : `> seat ${seat}: ${words}`);
    const applied = this.state.apply(seat, choice, offerId);
    if (applied.ok) this.keep(applied.facts);
    else this.lines.push(line(`  ! ${refusalText(applied.refusal)}`, applied.refusal.rule));
    return applied;
  }

  /** A remark between the lines; it is not an input. */
  say(remark: string): void {
    this.lines.push(remark);
  }

  /** The whole course; what is asked at the end, or that the game is over, is its last line. */
  text(): string {
    const body = [...this.lines];
    if (this.state.isOver) body.push(`= over ${this.state.returns().join(' ')}`);
    else for (const offer of this.state.offers()) body.push(this.question(offer));
    return `${[...this.header, ...body].join('\n')}\n`;
  }

  private asked(offer: Offer): void {
    this.lines.push(this.question(offer));
  }

  private question(offer: Offer): string {
    const make = () => this.state.ask(offer.seat) ?? missing();
    const { choices, all } = allAnswers(make, COUNTED);
    return line(`? seat ${offer.seat} ${offer.decision} (${choices.length}${all ? '' : '+'})`, offer.rule);
  }

  private keep(facts: readonly Fact<T>[]): void {
    this.facts.push(...facts);
    for (const fact of facts) this.lines.push(factLine(fact));
  }
}

const line = (text: string, rule: string): string => (rule === '' ? text : `${text.padEnd(RULE_COLUMN - 2)}  ${rule}`);

/** `  ~ d6 ward: 4` or `  . card.drawn n=1`, and its rule. */
export function factLine<T extends GameTypes>(fact: Fact<T>): string {
  if (!isChance(fact)) return line(`  . ${fact.type}${writeFields(fact.body)}`, fact.rule);
  const { stream, n, got, label } = fact.body;
  const what = typeof label === 'number' && label === got + 1 ? `d${n} ${stream}` : `${stream} of ${n}`;
  return line(`  ~ ${what}: ${writeValue(label)}`, fact.rule);
}

export function refusalText(refusal: Refusal): string {
  const why = refusal.why === undefined ? '' : `: ${refusal.why.key}${writeFields(refusal.why.args ?? {})}`;
  const legal = refusal.legal.slice(0, 12).map(writeValue).join(' ');
  return `${refusal.pick} ${writeValue(refusal.got)}${why}; legal: ${legal}${refusal.legal.length > 12 ? ' ...' : ''}`;
}

/** The course of a game that starts from a setup. */
export function courseOf<T extends GameTypes>(game: Game<T>, setup: T['setup'], chance: ChanceSource): Course<T> {
  const { state, facts } = begin(game, setup, chance);
  const course = new Course(state, [`# game ${game.id}`, `# rules ${game.rulesVersion}`, `# setup ${JSON.stringify(setup)}`]);
  course.opened(facts);
  return course;
}
