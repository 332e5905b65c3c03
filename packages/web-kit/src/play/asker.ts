// Owns answering an open question pick by pick: what is taken, what is looked up, what is sent. No screen here.

import type { Choice, Picked, Scalar, Why } from '@undercroft/kernel';
import { isAnswered, type PickNode, type Reply, type SeatOffer, type PathStep } from '@undercroft/table';
import {
  afterSubset,
  baseOf,
  choiceOf,
  keyOf,
  knowing,
  learned,
  subsetAt,
  nodeAt,
  picksAlong,
  startOf,
  type AnyNode,
  type Known,
  type MadePick,
} from './asked-path.ts';
import type { Subset } from './contract.ts';

/** What an asker needs of a table: a TableClient has it. */
export interface Askable {
  look(path: readonly PathStep[], budget: number): Promise<AnyNode | null>;
  why(path: readonly PathStep[], value: Scalar): Promise<Why | null>;
  answer(choice: Choice): Promise<Reply>;
}

/** How many picks are looked at ahead of where one stands: enough for the odds of every near option. */
export const LOOK_AHEAD = 60;

export interface AskerState {
  readonly offer: SeatOffer;
  readonly path: readonly PathStep[];
  readonly made: readonly MadePick[];
  readonly picked: Readonly<Record<string, Picked>>;
  readonly node: PickNode;
  readonly busy: boolean;
  /** More of what lies ahead is on its way: what is offered may still change by itself. */
  readonly looking: boolean;
  /** Number of steps taken automatically; these are not taken back. */
  readonly floor: number;
  readonly subset: Subset | null;
}

export class Asker {
  /** The same object until something changes; null when nothing is asked. */
  asked: AskerState | null = null;
  private readonly table: Askable;
  private readonly changed: () => void;
  private offer: SeatOffer | null = null;
  private known: Known | null = null;
  private path: readonly PathStep[] = [];
  private floor = 0;
  private working = 0;
  private looking = 0;
  private toggled: readonly Scalar[] = [];
  /** Paths that are being looked up or were, so that nothing is asked twice. */
  private looked = new Map<string, Promise<boolean>>();

  constructor(table: Askable, changed: () => void) {
    this.table = table;
    this.changed = changed;
  }

  /** What is asked now. The same question again changes nothing. */
  offered(offer: SeatOffer | null): void {
    if (offer?.ref === this.offer?.ref && offer?.seat === this.offer?.seat) return;
    this.offer = offer;
    this.known = offer === null ? null : knowing(offer.node);
    this.path = [];
    this.floor = 0;
    this.working = 0;
    this.looking = 0;
    this.toggled = [];
    this.looked = new Map();
    this.tell();
    if (offer !== null) void this.prefetch();
  }

  take(step: PathStep): Promise<void> {
    return this.takeAll([step]);
  }

  /** Walks the steps; where the walk ends the answer is sent, or the next pick is open. An illegal step leaves all as it was. */
  async takeAll(steps: readonly PathStep[]): Promise<void> {
    const { offer } = this;
    if (offer === null || this.working > 0) return;
    await this.work(offer, async () => {
      for (let at = 0; at <= steps.length; at++) {
        const path = [...this.path, ...steps.slice(0, at)];
        if (!(await this.ensure(path)) || this.offer !== offer) return;
      }
      await this.arrive([...this.path, ...steps]);
    });
  }

  untake(to?: number): void {
    if (this.offer === null || this.working > 0) return;
    const made = this.asked?.made.at(-1);
    const target = Math.max(this.floor, to ?? this.backFrom(made?.from ?? 0));
    // A subset that is only toggled so far is emptied first.
    if (to === undefined && this.toggled.length > 0) this.toggled = [];
    else {
      this.toggled = [];
      this.path = this.path.slice(0, Math.max(this.floor, Math.min(target, this.path.length)));
    }
    this.tell();
    void this.prefetch();
  }

  async choose(choice: Choice): Promise<void> {
    const { offer } = this;
    if (offer === null || this.working > 0) return;
    await this.work(offer, async () => {
      await this.table.answer(choice);
    });
  }

  async look(path: readonly PathStep[], budget: number): Promise<AnyNode | null> {
    const { known, offer } = this;
    const here = known === null ? null : nodeAt(known, path);
    if (here === null) return null;
    if (here !== 'unknown' && (isAnswered(here) || budget === 0 || here.next !== undefined)) return here;
    const node = await this.table.look(path, budget);
    if (node !== null && this.offer === offer && this.known !== null) this.known = learned(this.known, path, node);
    return node;
  }

  why(value: Scalar, path: readonly PathStep[] = this.path): Promise<Why | null> {
    return this.table.why(path, value);
  }

  toggle(value: Scalar): void {
    const subset = this.asked?.subset ?? null;
    if (subset === null || this.working > 0 || !subset.all.includes(value)) return;
    const has = subset.chosen.includes(value);
    if (!has && subset.full) return;
    // A subset is a path in the engine's order, whatever the order of touching.
    const instead = !has && subset.most === 1;
    const chosen = instead ? [value] : subset.all.filter((one) => (one === value ? !has : subset.chosen.includes(one)));
    const base = this.base();
    if (this.known === null || this.tooMany(this.known, base, chosen)) return;
    this.path = base;
    this.toggled = chosen;
    this.tell();
    void this.prefetch();
  }

  async done(): Promise<void> {
    const subset = this.asked?.subset ?? null;
    const { known } = this;
    if (subset === null || !subset.enough || known === null) return;
    const base = this.base();
    const { node } = afterSubset(known, base, subset.chosen);
    const open = node !== null && !isAnswered(node) && node.pick === this.asked?.node.pick;
    const steps = [...base, ...subset.chosen].slice(this.path.length);
    await this.takeAll(open ? [...steps, null] : steps);
  }

  /** Runs something that ends with a change of the path or an answer; nothing else is taken meanwhile. */
  private async work(offer: SeatOffer, run: () => Promise<void>): Promise<void> {
    this.working++;
    this.tell();
    try {
      await run();
    } finally {
      if (this.offer === offer) {
        this.working = Math.max(0, this.working - 1);
        this.tell();
        void this.prefetch();
      }
    }
  }

  /** At a new path: the answer is sent, or the pick is open. A refused answer leaves the path one step back, as it was. */
  private async arrive(path: readonly PathStep[]): Promise<void> {
    const { known } = this;
    if (known === null) return;
    const choice = choiceOf(known, path);
    if (choice === null) {
      this.path = await this.onward(path);
      this.toggled = [];
      this.tell();
      return;
    }
    this.path = path.slice(0, Math.max(this.floor, path.length - 1));
    await this.table.answer(choice);
  }

  /** The only option of a pick that leaves no choice; null: there is one. */
  private forced(path: readonly PathStep[]): Scalar | null {
    const here = this.known === null ? null : nodeAt(this.known, path);
    if (here === null || here === 'unknown' || isAnswered(here) || here.kind !== 'one' || here.canStop === true) return null;
    const [only = null, ...others] = here.options;
    return others.length === 0 ? only : null;
  }

  /** Past picks that leave no choice, to the next that does, or to the last of all: no answer is given by itself. */
  private async onward(path: readonly PathStep[]): Promise<readonly PathStep[]> {
    let at = path;
    for (let left = MOST_LOOKS; left > 0; left--) {
      const only = this.forced(at);
      const next = only === null ? at : [...at, only];
      if (only === null || !(await this.ensure(next)) || this.known === null) break;
      const then = nodeAt(this.known, next);
      if (then === null || then === 'unknown' || isAnswered(then)) break;
      at = next;
    }
    return at;
  }

  /** Back over picks that left no choice, to one that did. */
  private backFrom(from: number): number {
    let at = from;
    while (at > this.floor && this.forced(this.path.slice(0, at)) !== null) {
      const before = this.asked?.made.find(({ to }) => to === at);
      if (before === undefined) break;
      at = before.from;
    }
    return at;
  }

  /** Looks a path up where nobody has; false when it is not legal, or the question is gone. */
  private ensure(path: readonly PathStep[]): Promise<boolean> {
    const { known, offer } = this;
    const here = known === null ? null : nodeAt(known, path);
    if (here === null || offer === null) return Promise.resolve(false);
    if (here !== 'unknown') return Promise.resolve(true);
    return this.lookUp(path, offer);
  }

  private lookUp(path: readonly PathStep[], offer: SeatOffer): Promise<boolean> {
    const key = keyOf(path);
    const before = this.looked.get(key);
    if (before !== undefined) return before;
    const going = this.table.look(path, LOOK_AHEAD).then((node) => {
      if (this.offer !== offer || this.known === null) return false;
      // What failed may be asked again: the connection may have been away.
      if (node === null) this.looked.delete(key);
      else this.known = learned(this.known, path, node);
      return node !== null;
    });
    this.looked.set(key, going);
    return going;
  }

  /** Looks ahead from where one stands, so that odds and what follows are there before anybody asks. */
  private async prefetch(): Promise<void> {
    const { offer } = this;
    if (offer === null) return;
    for (let left = MOST_LOOKS; left > 0 && this.offer === offer && this.known !== null; left--) {
      const want = this.wanted(this.known);
      if (want === null || this.looked.has(keyOf(want))) break;
      this.looking++;
      this.tell();
      const found = await this.lookUp(want, offer);
      if (this.offer !== offer) return;
      this.looking--;
      if (found) this.start();
      this.tell();
      if (!found) return;
    }
    if (this.offer === offer) this.start();
  }

  /** What should be looked up next: where one stands, then the rest of a subset. */
  private wanted(known: Known): readonly PathStep[] | null {
    const here = nodeAt(known, this.path);
    if (here === null || here === 'unknown' || isAnswered(here)) return null;
    if (here.next === undefined && here.options.length <= LOOK_AHEAD && !this.looked.has(keyOf(this.path))) return this.path;
    if (here.kind !== 'subset') return null;
    const chosen = this.chosen();
    if (chosen.length < (subsetAt(known, this.base())?.least ?? 0)) return null;
    const after = afterSubset(known, this.base(), chosen);
    if (after.missing === null && after.node === null) this.toggled = chosen.slice(0, -1);
    return after.missing;
  }

  /** Known to be more than fits. With fewer than are needed nothing is too many. */
  private tooMany(known: Known, base: readonly PathStep[], chosen: readonly Scalar[]): boolean {
    const after = chosen.length < (subsetAt(known, base)?.least ?? 0) ? null : afterSubset(known, base, chosen);
    return after !== null && after.node === null && after.missing === null;
  }

  private start(): void {
    if (this.known === null || this.path.length > 0 || this.floor > 0 || this.working > 0) return;
    const start = startOf(this.known);
    if (start === 'unknown' || start.length === 0) return;
    this.path = start;
    this.floor = start.length;
    this.tell();
  }

  private base(): readonly PathStep[] {
    return this.known === null ? [] : baseOf(this.known, this.path);
  }

  private chosen(): readonly Scalar[] {
    const inPath = this.path.slice(this.base().length).filter((step) => step !== null);
    return inPath.length > 0 ? inPath : this.toggled;
  }

  private subset(known: Known, node: PickNode): Subset | null {
    const base = this.base();
    const whole = node.kind === 'subset' ? subsetAt(known, base) : null;
    if (whole === null) return null;
    const { all, least, most } = whole;
    const chosen = this.chosen();
    const after = chosen.length < least ? null : afterSubset(known, base, chosen).node;
    const open = after !== null && !isAnswered(after) && after.pick === node.pick;
    return {
      all,
      chosen,
      least,
      most,
      enough: after !== null && (!open || after.canStop === true),
      // Where one is asked for, another is taken instead. The pick closes by itself when no more fits; with the last option chosen it closes too, though others might fit before it.
      full: most !== 1 && chosen.length > 0 && (chosen.length >= most || (after !== null && !open && chosen.at(-1) !== all.at(-1))),
    };
  }

  private tell(): void {
    const { offer, known } = this;
    this.asked = offer === null || known === null ? null : this.made(offer, known);
    this.changed();
  }

  private made(offer: SeatOffer, known: Known): AskerState {
    const at = nodeAt(known, this.path);
    const node = at === null || at === 'unknown' || isAnswered(at) ? known.root : at;
    const made = picksAlong(known, this.path);
    const picked = Object.fromEntries(made.map(({ pick, value }) => [pick, value]));
    const subset = this.subset(known, node);
    if (subset !== null && subset.chosen.length > 0) picked[node.pick] = subset.chosen;
    return { offer, path: this.path, made, picked, node, busy: this.working > 0, looking: this.looking > 0, floor: this.floor, subset };
  }
}
const MOST_LOOKS = 80;
