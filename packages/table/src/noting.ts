// Owns keeping a device's witness up to date while it plays: every change is written down at once.

import type { Seat } from '@undercroft/kernel';
import type { ClientState, Welcome } from './shown.ts';
import { answering, giving, goingBack, isSameTable, seeing, type Witness } from './witness.ts';

/** Where a device keeps what it saw of one table. */
export interface WitnessStore {
  read(): Witness | null;
  write(witness: Witness): void;
}

export class Noting {
  private readonly store: WitnessStore;
  private witness: Witness | null;
  private ended = false;

  constructor(store: WitnessStore) {
    this.store = store;
    this.witness = store.read();
  }

  /** False: the host shows another commitment than it did at first. */
  saw(welcome: Pick<Welcome, 'game' | 'rules' | 'setup' | 'forked'>, { view, meta }: ClientState, n: number): boolean {
    const seen = seeing(this.witness, welcome, meta);
    this.note(seen);
    if (meta.over === null) this.ended = false;
    else if (!this.ended && view !== null) {
      this.ended = true;
      this.answered(n, meta.at, view);
    }
    return isSameTable(seen, meta);
  }

  answered(n: number, seat: Seat, view: object): void {
    if (this.witness !== null) this.note(answering(this.witness, n, seat, view));
  }

  gave(seat: Seat, nonce: string): void {
    if (this.witness !== null) this.note(giving(this.witness, seat, nonce));
  }

  wentBack(to: number): void {
    if (this.witness !== null) this.note(goingBack(this.witness, to));
  }

  private note(witness: Witness): void {
    if (witness === this.witness) return;
    this.witness = witness;
    this.store.write(witness);
  }
}
