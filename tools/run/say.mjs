// What the runner tells the player: progress on standard error, so that a command's own output stays clean.

/** A failure that is explained to the player: the message says what to do. */
export class Stop extends Error {}

/** @param {string} text */
export function say(text) {
  process.stderr.write(`undercroft: ${text}\n`);
}

/** The time since a reading of performance.now(), as words.
 *  @param {number} since */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
