// Owns whether the server is well: whether its store takes a write, tried now and then and not for everybody who asks.

import { faultOf, type Fault } from './store/files.ts';
import type { Store } from './store/store.ts';

/** Time to live of an answer; timeout of a trial. */
const GOOD_FOR_MS = 1_000;
const PATIENCE_MS = 5_000;

export type Ailment = Fault | 'slow';

export interface HealthLog {
  error(facts: object, text: string): void;
  info(facts: object, text: string): void;
}

export class Health {
  private readonly store: Pick<Store, 'trial'>;
  private readonly log: HealthLog;
  private trying: Promise<Ailment | null> | null = null;
  private known: { readonly ailment: Ailment | null; readonly at: number } | null = null;

  constructor(store: Pick<Store, 'trial'>, log: HealthLog) {
    this.store = store;
    this.log = log;
  }

  /** What is wrong; null when nothing is. */
  async ailment(): Promise<Ailment | null> {
    const { known } = this;
    if (known !== null && performance.now() - known.at < GOOD_FOR_MS) return known.ailment;
    this.trying ??= this.tried().finally(() => {
      this.trying = null;
    });
    return this.trying;
  }

  private async tried(): Promise<Ailment | null> {
    const ailment = await Promise.race([
      this.store.trial().then(
        () => null,
        (error: unknown) => faultOf(error),
      ),
      new Promise<Ailment>((done) => void setTimeout(() => done('slow'), PATIENCE_MS).unref()),
    ]);
    if (ailment !== null && ailment !== this.known?.ailment) this.log.error({ ailment }, 'the store cannot be written');
    if (ailment === null && (this.known?.ailment ?? null) !== null) this.log.info({}, 'the store can be written again');
    this.known = { ailment, at: performance.now() };
    return ailment;
  }
}
