// Owns who is connected to one table: their lines, and what each is shown of it, also while the table itself is out of memory.

import { digest } from '@undercroft/kernel';
import { PROTOCOL, type Bye, type Desk, type Seen, type Sent, type Viewer } from '@undercroft/table';
import type { Attached, Peer } from './around.ts';

export class Attendance {
  private readonly table: string;
  private readonly attached = new Map<string, Attached>();
  private readonly now: () => number;
  /** Who was here, and when they left. */
  readonly seen: Seen;

  constructor(table: string, now: () => number) {
    this.table = table;
    this.now = now;
    this.seen = { since: now(), left: new Map() };
  }

  get size(): number {
    return this.attached.size;
  }

  get peers(): readonly Peer[] {
    return [...this.attached.values()].map(({ peer }) => peer);
  }

  add(peer: Peer, viewer: Viewer, pack: boolean): void {
    this.attached.set(peer.id, { peer, pack, viewer, at: viewer.at, shown: '' });
  }

  /** Whether they were here. */
  remove(peer: Peer): boolean {
    const wasHere = this.attached.delete(peer.id);
    if (wasHere && !this.has(peer.who)) this.seen.left.set(peer.who, this.now());
    return wasHere;
  }

  /** Whether somebody has a line here. */
  has(who: string): boolean {
    return this.peers.some((peer) => peer.who === who);
  }

  viewerOf(peer: Peer): Viewer | null {
    return this.attached.get(peer.id)?.viewer ?? null;
  }

  send(frames: readonly Sent[]): void {
    for (const [id, frame] of frames) this.attached.get(id)?.peer.send(frame);
  }

  byeAll(code: Bye['code']): void {
    for (const { peer } of this.attached.values()) peer.bye(code);
  }

  /** Those who look at a table go on with the same table, opened again. */
  adoptedBy(desk: Desk): void {
    for (const { viewer } of this.attached.values()) if (viewer !== null) desk.adopt(viewer);
  }

  /** Where only people with a seat may look, the others leave before they are told anything of the game. */
  dismiss(desk: Desk): void {
    if (desk.table.mayWatch) return;
    for (const peer of this.peers) {
      if (desk.maySee(peer.who)) continue;
      this.attached.delete(peer.id);
      desk.disconnect(peer.id);
      peer.bye('secluded');
    }
  }

  /** Those who stayed connected look on; they are shown everything anew only where it is not what they see. */
  rejoin(desk: Desk): void {
    const all = [...this.attached.values()];
    const join = ({ peer, pack, at }: Attached): ReturnType<Desk['connect']> => {
      const from = at < 0 ? {} : { at };
      return desk.connect(peer.id, peer.who, { t: 'hello', id: 0, protocol: PROTOCOL, table: this.table, pack, ...from });
    };
    // Who is here is known only after all have come back: so the first of them come twice.
    if (all.length > 1) for (const one of all) join(one);
    for (const one of all) {
      const { viewer, welcome } = join(one);
      one.viewer = viewer;
      if (digest(viewer.shown) !== one.shown) one.peer.send(welcome);
      one.shown = '';
    }
  }

  /** The table leaves memory: of each line only what it was shown is kept. */
  rest(): void {
    for (const one of this.attached.values()) {
      if (one.viewer === null) continue;
      one.at = one.viewer.at;
      one.shown = digest(one.viewer.shown);
      one.viewer = null;
    }
  }
}
