// Owns work that is done in small steps: whoever drives it may do something else between two of them.

/** A long piece of work that stops after each small part of it, and in the end gives its result. */
export type InSteps<T> = Generator<undefined, T>;

/** Does all of it at once. */
export function finish<T>(work: InSteps<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
