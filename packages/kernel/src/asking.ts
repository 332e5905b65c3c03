// Owns answering a decision pick by pick: options in their fixed order, refusals and random answers.

import {
  isSeveral,
  type Act,
  type AnyDecision,
  type Bounds,
  type Choice,
  type Growing,
  type Odds,
  type PickKind,
  type PickRule,
  type Picked,
} from './decision.ts';
import { bug, missing } from './bug.ts';
import { isFreeText } from './free-text.ts';
import type { Scalar } from './game.ts';
import { isList, isOneOf, isRecord, isScalar } from './narrow.ts';
import { copyRecord } from './plain.ts';
import { asJson, type Refusal, type Why } from './refusal.ts';

/** The pick that is open now. The first one, named `act`, chooses among the acts. */
export interface OpenPick {
  readonly name: string;
  readonly kind: PickKind;
  readonly options: readonly Scalar[];
  /** Of a subset: all that it may hold, in its fixed order. `options` are those that may come next. Of any other pick: its options. */
  readonly all: readonly Scalar[];
  /** The fewest and the most options that are taken, those already chosen included; of a text, how many characters it has. */
  readonly bounds: Bounds;
  /** What was already chosen of a pick of several. */
  readonly chosen: readonly Scalar[];
  /** Whether the pick may end here: enough is chosen. */
  readonly canStop: boolean;
  readonly rule: string;
}

const NONE: readonly Scalar[] = [];
const CHOOSE_ACT: PickRule = { name: 'act', kind: 'one', options: () => NONE, bounds: () => [1, 1] };
const NOTHING: Growing = { act: '' };

export class Asking {
  readonly decision: AnyDecision;
  private readonly board: object;
  private readonly locals: Readonly<Record<string, unknown>>;
  /** The locals, and in a copy of them what was picked, for the picks that depend on it. */
  private ctx: Record<string, unknown>;
  private act: Act | null = null;
  private at = 0;
  private chosen: readonly Scalar[] = NONE;
  /** The open acts, a bit each, and their number; their names are listed only when somebody looks. */
  private openBits = 1;
  private openCount = 1;
  private options: readonly Scalar[] | null = null;
  private picked: Growing = NOTHING;
  private over = false;

  /** `first`: the number of the first act but `pass` that is open, where it is known. */
  constructor(decision: AnyDecision, board: object, locals: Readonly<Record<string, unknown>>, first = -1) {
    this.decision = decision;
    this.board = board;
    this.locals = locals;
    this.ctx = locals;
    const { acts } = decision;
    if (acts.length === 1) return;
    let bits = 0;
    let count = 0;
    for (let i = 0; i < acts.length; i++) {
      const act = acts[i] ?? missing();
      if (i < first && act.name !== 'pass') continue;
      if (i !== first && !isOpen(act, board, locals)) continue;
      bits |= 1 << i;
      count++;
    }
    this.openBits = bits;
    this.openCount = count;
  }

  get complete(): boolean {
    return this.over;
  }

  /** The pick that is open, or null when the answer is complete. */
  open(): OpenPick | null {
    if (this.over) return null;
    const pick = this.pick();
    const { name, kind } = pick;
    const rule = this.act?.rule ?? this.decision.rule;
    const { chosen } = this;
    const options = this.listed();
    const all = kind === 'subset' ? (pick.options(this.board, this.ctx, NONE) ?? NONE) : options;
    const [least, most] = pick.bounds(this.board, this.ctx);
    const bounds: Bounds = [least, kind === 'subset' ? Math.min(most, all.length) : most];
    return { name, kind, options, all, bounds, chosen, canStop: isSeveral(kind) && chosen.length >= least, rule };
  }

  /** How many ways there are to go on, an early end as one more. */
  width(): number {
    const n = this.listed().length + (this.canStop(this.pick()) ? 1 : 0);
    return n > 0 ? n : bug(`nothing to offer at ${this.pick().name} of ${this.decision.name}`);
  }

  /** Takes an option by its number; the number after the last one ends the pick. */
  takeAt(k: number): void {
    const options = this.listed();
    if (k < options.length) this.take(options[k] ?? missing());
    else this.stop();
  }

  /** Takes one option of the open pick. */
  take(value: Scalar): void {
    if (this.act === null) {
      this.takeAct(this.decision.byName.get(String(value)) ?? bug(`decision ${this.decision.name} has no act ${value}`));
      return;
    }
    const pick = this.act.picks[this.at] ?? missing();
    if (!isSeveral(pick.kind)) {
      this.close(pick, value);
      return;
    }
    this.chosen = [...this.chosen, value];
    if (this.chosen.length >= pick.bounds(this.board, this.ctx)[1]) this.close(pick, this.chosen);
    else this.options = this.optionsOf(pick) ?? NONE;
    if (this.chosen.length > 0 && this.options?.length === 0 && this.canStop(pick)) this.close(pick, this.chosen);
  }

  /** Takes any option of the open pick, an early end as one more; each as likely as the others. */
  takeRandom(below: (n: number) => number): void {
    if (this.act === null) {
      if (this.openCount === 0) bug(`nothing to offer at act of ${this.decision.name}`);
      let left = this.openCount > 1 ? below(this.openCount) : 0;
      let at = 0;
      while ((this.openBits & (1 << at)) === 0 || left-- > 0) at++;
      this.takeAct(this.decision.acts[at] ?? missing());
      return;
    }
    const n = this.width();
    this.takeAt(n === 1 ? 0 : below(n));
  }

  /** Ends a pick that may end here. */
  stop(): void {
    const pick = this.act?.picks[this.at];
    if (this.over || pick === undefined || !this.canStop(pick)) bug(`the open pick of ${this.decision.name} cannot end here`);
    else this.close(pick, this.chosen);
  }

  choice(): Choice {
    return this.over ? this.picked : bug(`the answer to ${this.decision.name} is not complete`);
  }

  /** Acts that say they have something to pick where listing says otherwise, or the other way round: a bug that the laws look for. */
  misjudged(): readonly Act[] {
    const { board, locals } = this;
    return this.decision.acts.filter(
      (act) => act.hasOptions?.(board, locals) === !hasPicks(act, board, locals) && !act.whyClosed?.(board, locals),
    );
  }

  /** How likely the act is to succeed, as far as it is picked. */
  odds(): Odds | null {
    return this.act?.odds?.(this.board, this.inside().ctx) ?? null;
  }

  /** The act that is picked, and what its declarations are asked with. */
  inside() {
    return { act: this.act, board: this.board, locals: this.locals, ctx: { ...this.locals, ...this.picked } };
  }

  /** Why an option of the open pick is not among the legal ones. */
  whyNot(value: Scalar): Why | null {
    if (this.act === null) return this.decision.byName.get(String(value))?.whyClosed?.(this.board, this.locals) ?? null;
    return this.act.picks[this.at]?.why?.(this.board, this.ctx, value) ?? null;
  }

  /** Takes a whole answer, or says at which pick it goes wrong. */
  answer(raw: unknown): Refusal | null {
    if (!isRecord(raw)) return this.refuse('shape', raw, this.listed());
    const given = raw;
    let left = Object.values(given).filter((value) => value !== undefined).length;
    for (let open = this.open(); open !== null; open = this.open()) {
      const value = given[open.name];
      if (value !== undefined) left--;
      if (!isSeveral(open.kind)) {
        if (!this.accepts(value)) return this.act === null ? this.refuseAct(value, given) : this.refuse(open.name, value, open.options);
        this.take(value);
      } else {
        const wrong = this.answerSeveral(open, value);
        if (wrong !== null) return wrong;
      }
    }
    if (left === 0) return null;
    // What was given and not asked: nothing, unless it is the empty list of a pick that had nothing to offer.
    for (const [key, value] of Object.entries(given)) {
      const made = Object.hasOwn(this.picked, key) ? this.picked[key] : undefined;
      if (value === undefined) continue;
      if (made === undefined) return this.refuse('shape', key, Object.keys(this.picked));
      if (Array.isArray(made) && made.length === 0 && !(Array.isArray(value) && value.length === 0)) return this.refuse(key, value, NONE);
    }
    return null;
  }

  /** An act that is not closed but has nothing to pick is refused at its first pick: the reason is there. */
  private refuseAct(value: unknown, given: Readonly<Record<string, unknown>>): Refusal {
    const act = typeof value === 'string' ? this.decision.byName.get(value) : undefined;
    const first = act?.picks[0];
    if (act === undefined || first === undefined || (act.whyClosed?.(this.board, this.locals) ?? null) !== null)
      return this.refuse('act', value, this.listed());
    this.act = act;
    return this.refuse(first.name, given[first.name], NONE);
  }

  private answerSeveral(open: OpenPick, value: unknown): Refusal | null {
    if (!isList(value) || value.length > 1000) return this.refuse(open.name, value, open.options);
    const depth = this.at;
    // A subset has one canonical order, whatever order it was given in: that of all its options.
    const all: readonly unknown[] = open.all;
    const wanted = open.kind === 'subset' ? value.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)) : value;
    for (const one of wanted) {
      if (this.over || this.at !== depth) return this.refuse(open.name, value, NONE);
      if (!this.accepts(one)) return this.refuse(open.name, one, this.listed());
      this.take(one);
    }
    if (this.over || this.at !== depth) return null;
    if (!this.canStop(this.pick())) return this.refuse(open.name, value, this.listed());
    this.stop();
    return null;
  }

  /** Whether this is an option of the open pick, or a text that it takes. */
  accepts(value: unknown): value is Scalar {
    const text = this.act?.picks[this.at];
    if (text?.kind === 'text') return isFreeText(value, text.bounds(this.board, this.ctx)) && this.whyNot(value) === null;
    const { acts } = this.decision;
    const only = this.act === null && acts.length === 1 ? acts[0] : undefined;
    if (only !== undefined) return value === only.name && isOpen(only, this.board, this.locals);
    return isOneOf(this.listed(), value);
  }

  private refuse(pick: string, got: unknown, legal: readonly Scalar[]): Refusal {
    const why = isScalar(got) && pick !== 'shape' ? this.whyNot(got) : null;
    const rule = why?.rule ?? this.act?.rule ?? this.decision.rule;
    return { rule, decision: this.decision.name, pick, got: asJson(got), legal, ...(why === null ? {} : { why }) };
  }

  private pick(): PickRule {
    return this.act === null ? CHOOSE_ACT : (this.act.picks[this.at] ?? missing());
  }

  private canStop(pick: PickRule): boolean {
    return isSeveral(pick.kind) && this.chosen.length >= pick.bounds(this.board, this.ctx)[0];
  }

  private optionsOf(pick: PickRule): readonly Scalar[] | null {
    const ctx = this.ctx;
    const all = pick.options(this.board, ctx, this.chosen);
    if (all === null || pick.kind !== 'subset') return all;
    const last = this.chosen.length === 0 ? -1 : all.indexOf(this.chosen[this.chosen.length - 1] ?? missing());
    const needed = pick.bounds(this.board, ctx)[0] - this.chosen.length - 1;
    return all.slice(last + 1, Math.max(last + 1, all.length - Math.max(needed, 0)));
  }

  private close(pick: PickRule, value: Picked): void {
    this.picked[pick.name] = value;
    this.at++;
    this.chosen = NONE;
    // Only a further pick looks at what was picked while it is; see `inside` for the rest.
    if (this.at < (this.act ?? missing()).picks.length) {
      const ctx = this.ctx === this.locals ? copyRecord(this.locals) : this.ctx;
      ctx[pick.name] = value;
      this.ctx = ctx;
    }
    this.settle();
  }

  private takeAct(act: Act): void {
    this.act = act;
    if (act.picks.length === 0) {
      this.picked = act.bare;
      this.over = true;
      this.options = NONE;
      return;
    }
    this.picked = { act: act.name };
    this.settle();
  }

  private listed(): readonly Scalar[] {
    this.options ??= this.decision.acts.filter((_, i) => (this.openBits & (1 << i)) !== 0).map((act) => act.name);
    return this.options;
  }

  /** Goes to the next pick that is asked. */
  private settle(): void {
    const { picks } = this.act ?? missing();
    for (; this.at < picks.length; this.at++) {
      const pick = picks[this.at] ?? missing();
      const options = this.optionsOf(pick);
      if (options === null) continue;
      if (isSeveral(pick.kind) && (pick.bounds(this.board, this.ctx)[1] === 0 || (options.length === 0 && this.canStop(pick)))) {
        this.close(pick, []);
        return;
      }
      this.options = options;
      return;
    }
    this.over = true;
    this.options = NONE;
  }
}

/** Whether an act can be taken: it is not closed, and there is something to pick. */
function isOpen(act: Act, board: object, locals: Readonly<Record<string, unknown>>): boolean {
  if (act.whyClosed !== undefined && act.whyClosed(board, locals) !== null) return false;
  return act.hasOptions === undefined ? hasPicks(act, board, locals) : act.hasOptions(board, locals);
}

function hasPicks(act: Act, board: object, locals: Readonly<Record<string, unknown>>): boolean {
  const first = act.picks[0];
  if (first === undefined) return true;
  const options = first.options(board, locals, NONE);
  if (options === null) return true;
  const least = isSeveral(first.kind) ? first.bounds(board, locals)[0] : 1;
  return options.length >= (first.kind === 'subset' ? least : Math.min(least, 1));
}

/** The number of the first open act by which a seat responds, and does not pass; -1: it could only pass. */
export function firstResponse({ acts }: AnyDecision, board: object, locals: Readonly<Record<string, unknown>>): number {
  for (let i = 0; i < acts.length; i++) {
    const act = acts[i] ?? missing();
    if (act.name !== 'pass' && isOpen(act, board, locals)) return i;
  }
  return -1;
}

/** A random answer, pick by pick. */
export function randomAnswer(asking: Asking, below: (n: number) => number): Choice {
  while (!asking.complete) asking.takeRandom(below);
  return asking.choice();
}
