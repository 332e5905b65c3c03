// Owns what each viewer was shown last and is told next. Viewers at one seat share the work of looking at the board.

import { missing, digest, redact, SPECTATOR, type Reason, type Seat } from '@undercroft/kernel';
import type { Change, Facts } from './change.ts';
import { diff, retain, type Diff } from './diff.ts';
import type { Packed, Packer } from './pack.ts';
import type { Actor, Who } from './record.ts';
import { metaFor, offerShown, type Frame, type LogGroup, type Meta, type SeatOffer, type ClientState } from './shown.ts';
import type { Table } from './table.ts';

/** Frames between two that carry a digest. */
const DIGEST_EVERY = 16;
/** How many groups of the log a newcomer is told at once. */
export const LOG_TAIL = 60;

export interface Viewer {
  readonly id: string;
  readonly who: Who;
  at: Seat;
  shown: ClientState;
  frames: number;
  /** Where the page asked for short frames. */
  packer: Packer | null;
}

/** A message and the viewer it goes to. One viewer may get several, in this order. */
export type Sent = readonly [viewer: string, message: Frame | Packed];

/** A part of the log before it is known who reads it. */
export interface Past {
  readonly n: number;
  readonly seat: Seat;
  readonly by: Actor;
  readonly facts: Facts;
  /** Why a bot did it. */
  readonly why?: Reason;
}

type Here = (who: Who | undefined) => boolean;

/** What a seat sees at one moment: worked out once for all who look from there. */
interface Sight {
  readonly view: object | null;
  readonly offer: SeatOffer | null;
}
/** What is needed to tell of a change once it is stored; the table may have gone on by then. */
interface Moment {
  readonly sights: ReadonlyMap<Seat, Sight>;
  readonly metas: ReadonlyMap<string, Meta>;
  /** In windows that nobody could use, by viewer: as things stood while they were open. */
  readonly metasInWindow: ReadonlyMap<string, Meta>;
  readonly window: boolean;
  readonly seats: ReadonlyMap<string, Seat>;
}

export class Showing {
  private readonly table: Table;
  private readonly viewers: ReadonlyMap<string, Viewer>;
  private readonly moments = new WeakMap<Change, Moment>();
  /** What each seat sees of the board now, shared by all who look from there. */
  private readonly views = new Map<Seat, object | null>();
  private readonly offers = new Map<Seat, SeatOffer | null>();
  private looked = new Set<Seat>();
  private diffs = new WeakMap<object, { readonly to: object; readonly diff: Diff | null }>();

  constructor(table: Table, viewers: ReadonlyMap<string, Viewer>) {
    this.table = table;
    this.viewers = viewers;
  }

  /** All that somebody sees. */
  whole(who: Who, at: Seat): ClientState {
    const offer = this.offer(at);
    return { view: this.view(at), offer, meta: metaFor(this.table, { who, at, here: this.here() }) };
  }

  /** What somebody is shown of whom it is not known yet from where they look. */
  nothing(who: Who): ClientState {
    return { view: null, offer: null, meta: metaFor(this.table, { who, at: SPECTATOR, here: this.here() }) };
  }

  /** Notes how things look after a change that was just done. Nobody is told before it is stored. */
  note(change: Change): void {
    this.looked = new Set();
    if (this.viewers.size === 0) return;
    const here = this.here();
    const sights = new Map<Seat, Sight>();
    const metas = new Map<string, Meta>();
    const metasInWindow = new Map<string, Meta>();
    const seats = new Map<string, Seat>();
    for (const { id, who, at: before } of this.viewers.values()) {
      const at = this.seatFor(who, before);
      seats.set(id, at);
      sights.set(at, { view: this.view(at), offer: this.offer(at) });
      metas.set(id, metaFor(this.table, { who, at, here }));
      if (change.silent.length > 0) metasInWindow.set(id, metaFor(this.table, { who, at, here }, true));
    }
    this.moments.set(change, { sights, metas, metasInWindow, window: this.table.window, seats });
  }

  /**
   * The messages about a change that is stored now, in the order in which they are to be sent. A window is one public fact: its
   * opening, the question to the asked seat, its answer and its closing are frames of their own, so that they are the same
   * for every possible responder. A window that nobody could use ends a stage; the next one follows when it has closed.
   */
  stages(change: Change): readonly (readonly Sent[])[] {
    const moment = this.moments.get(change);
    if (moment === undefined) return [];
    for (const viewer of this.viewers.values()) viewer.at = moment.seats.get(viewer.id) ?? viewer.at;
    const stages: (readonly (readonly [Viewer, Frame])[])[] = change.hidden
      ? []
      : change.silent.map((_, at) => this.inWindow(change, moment, at));
    stages.push(this.afterWindows(change, moment));
    return stages.map((stage) => stage.map(([viewer, frame]) => sentTo(viewer, frame)));
  }

  /** A window opened that nobody could use: what had happened until then. */
  private inWindow(change: Change, moment: Moment, at: number): readonly (readonly [Viewer, Frame])[] {
    const out: (readonly [Viewer, Frame])[] = [];
    const before = change.n - 1 - change.silent.length;
    const board = (change.silent[at] ?? missing()).board;
    for (const viewer of this.viewers.values()) {
      if (at === 0) this.answered(out, viewer, change, before);
      const view = retain(viewer.shown.view, this.table.game.view(board, viewer.at));
      const meta = retain(viewer.shown.meta, openedBefore(moment.metasInWindow.get(viewer.id) ?? viewer.shown.meta, change, at));
      const past = pastOf(change).slice(at, at + 1);
      out.push([viewer, this.frame(viewer, { view, offer: null, meta }, before + 1 + at, past, backOf(change))]);
    }
    return out;
  }

  /** The seat that passed last in a window is not asked any more. */
  private answered(out: (readonly [Viewer, Frame])[], viewer: Viewer, change: Change, n: number): void {
    if (change.pass && viewer.shown.offer !== null)
      out.push([viewer, this.frame(viewer, { ...viewer.shown, offer: null }, n, [], backOf(change))]);
  }

  private afterWindows(change: Change, moment: Moment): readonly (readonly [Viewer, Frame])[] {
    const out: (readonly [Viewer, Frame])[] = [];
    const { silent } = change;
    if (!change.hidden)
      for (const viewer of this.viewers.values()) {
        if (silent.length === 0) this.answered(out, viewer, change, change.n - 1);
        const shown = shownTo(viewer, moment);
        const past = pastOf(change).slice(silent.length);
        out.push([viewer, this.frame(viewer, moment.window ? { ...shown, offer: null } : shown, change.n, past, backOf(change))]);
      }
    if (change.hidden || moment.window)
      for (const viewer of this.viewers.values()) {
        const shown = shownTo(viewer, moment);
        // While a window stays open its passes change nothing but who is asked: how far one may go back would tell that others were.
        const isPass = change.hidden && change.pass;
        this.follow(out, viewer, isPass ? { ...shown, meta: viewer.shown.meta } : shown, change.n);
      }
    return out;
  }

  /** Messages for those to whom something changed without a record: somebody came or went. */
  presence(): readonly Sent[] {
    const out: (readonly [Viewer, Frame])[] = [];
    const here = this.here();
    for (const viewer of this.viewers.values()) {
      viewer.at = this.seatFor(viewer.who, viewer.at);
      const meta = retain(viewer.shown.meta, metaFor(this.table, { who: viewer.who, at: viewer.at, here }));
      this.follow(out, viewer, { view: this.view(viewer.at), offer: this.offer(viewer.at), meta }, this.table.publicSeq);
    }
    return out.map(([viewer, frame]) => sentTo(viewer, frame));
  }

  /** Whatever a viewer was not shown yet: the question in a window, or that it is answered. */
  private follow(out: (readonly [Viewer, Frame])[], viewer: Viewer, shown: ClientState, n: number): void {
    if (this.change(viewer.shown, shown) !== null) out.push([viewer, this.frame(viewer, shown, n, [])]);
  }

  /** Somebody who got up or sat down looks from elsewhere. */
  private seatFor(who: Who, at: Seat): Seat {
    const mine = this.table.seatsOf(who);
    return mine.includes(at) ? at : (mine[0] ?? SPECTATOR);
  }

  private frame(viewer: Viewer, shown: ClientState, n: number, past: readonly Past[], back?: number): Frame {
    const change = this.change(viewer.shown, shown);
    viewer.shown = shown;
    viewer.frames++;
    const groups = past.slice(-LOG_TAIL).map((one) => groupFor(one, viewer.at));
    return {
      t: 'frame',
      n,
      ...(groups.length === 0 ? {} : { groups }),
      ...(change === null ? {} : { diff: change }),
      ...(back === undefined ? {} : { back }),
      ...(viewer.frames % DIGEST_EVERY === 0 ? { digest: digest(shown) } : {}),
    };
  }

  private change(from: ClientState, to: ClientState): Diff | null {
    const parts: Record<string, Diff> = {};
    const put = (key: keyof ClientState, change: Diff | null): void => {
      if (change !== null) parts[key] = change;
    };
    put('view', this.shared(from.view, to.view));
    put('offer', this.shared(from.offer, to.offer));
    put('meta', diff(from.meta, to.meta));
    return Object.keys(parts).length === 0 ? null : parts;
  }

  /** Viewers at one seat were shown the same objects: what changed between them is worked out once. */
  private shared(from: object | null, to: object | null): Diff | null {
    if (from === to) return null;
    if (from === null || to === null) return diff(from, to);
    const known = this.diffs.get(from);
    if (known?.to === to) return known.diff;
    const change = diff(from, to);
    this.diffs.set(from, { to, diff: change });
    return change;
  }

  private look(at: Seat): void {
    if (this.looked.has(at)) return;
    this.looked.add(at);
    const { match } = this.table;
    this.views.set(at, match === null ? null : retain(this.views.get(at), match.state.view(at)));
    this.offers.set(at, retain(this.offers.get(at), offerShown(this.table, at)));
  }

  private view(at: Seat): object | null {
    this.look(at);
    return this.views.get(at) ?? null;
  }

  private offer(at: Seat): SeatOffer | null {
    this.look(at);
    return this.offers.get(at) ?? null;
  }

  private here(): Here {
    const present = new Set([...this.viewers.values()].map((viewer) => viewer.who));
    return (who) => who !== undefined && present.has(who);
  }
}

/** The clocks as they stood when a window opened that nobody could use: no bank runs in it. */
function openedBefore(meta: Meta, { silent, lasts }: Change, window: number): Meta {
  const { clock } = meta;
  return clock === null ? meta : { ...meta, clock: { ...clock, at: clock.at - (silent.length - window) * lasts } };
}

function shownTo(viewer: Viewer, { sights, metas }: Moment): ClientState {
  const { view, offer } = sights.get(viewer.at) ?? viewer.shown;
  return { view, offer, meta: retain(viewer.shown.meta, metas.get(viewer.id) ?? viewer.shown.meta) };
}

const sentTo = (viewer: Viewer, frame: Frame): Sent => [viewer.id, viewer.packer === null ? frame : viewer.packer.pack(frame)];

export const groupFor = ({ n, seat, by, facts, why }: Past, at: Seat): LogGroup => ({
  n,
  seat,
  by,
  told: redact(facts, at),
  ...(why === undefined ? {} : { why }),
});

const backOf = ({ record }: Change): number | undefined => (record.t === 'back' ? record.to : undefined);

/** The parts of the log that a change adds: one for each silent window, and one for what came after. */
export function pastOf(change: Change): readonly Past[] {
  const { record, seat, facts, hidden, silent, n, before } = change;
  if (before !== undefined) return before.map((one) => ({ ...one, by: 'person' }));
  if (hidden || (record.t !== 'begun' && record.t !== 'chose' && record.t !== 'again')) return [];
  const by: Actor = record.t === 'chose' && !change.pass ? record.by : 'person';
  const why = record.t === 'chose' && !change.pass ? record.why : undefined;
  const parts = [...silent.map((one) => one.facts), facts];
  return parts.map((told, at) => ({
    n: n - silent.length + at,
    // After a window nobody in particular goes on.
    seat: at === 0 ? seat : SPECTATOR,
    by: at === 0 ? by : 'person',
    facts: told,
    ...(at === 0 && why !== undefined ? { why } : {}),
  }));
}

/** After going back, what was taken back is no longer in the log. */
export function remember(past: Past[], change: Change): void {
  const to = backOf(change);
  if (to === undefined) past.push(...pastOf(change));
  else while (past.length > 0 && (past.at(-1) ?? missing()).n > to) past.pop();
}
