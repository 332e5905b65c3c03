// Owns work done in small steps, so that its driver can interleave other work.

/** A long piece of work that stops after each small part of it, and in the end gives its result. */
export type InSteps<T> = Generator<undefined, T>;

/** Does all of it at once. */
export function finish<T>(work: InSteps<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
