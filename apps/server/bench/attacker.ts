// The process that attacks: all attacks at once, for as long as it is told, and then it says what it did.

import { ATTACKS, type Counts, type Target } from './attacks.ts';

/** How long lines may take to close after the attack. */
const GRACE_MS = 4_000;

process.on('message', (order: { readonly target: Target; readonly seconds: number }) => {
  void attack(order.target, order.seconds * 1_000);
});
process.on('disconnect', () => process.exit(0));

async function attack(target: Target, ms: number): Promise<void> {
  const counts: Counts = {};
  const until = performance.now() + ms;
  const count = (what: string, n = 1): void => {
    counts[what] = (counts[what] ?? 0) + n;
  };
  // A line that the server cut off may never settle: the attack is over when its time is.
  const over = new Promise((done) => void setTimeout(done, ms + GRACE_MS));
  await Promise.race([Promise.allSettled(ATTACKS.map((one) => one(target, until, count))), over]);
  process.send?.(counts);
}
