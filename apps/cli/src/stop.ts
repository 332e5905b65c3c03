// Owns the two ways a command ends early: a mistake of the user, explained in one sentence, and a bug of ours.

/** The user can do something about it: one sentence on standard error, exit code 2. */
export class Stop extends Error {
  override readonly name = 'Stop';
}

/** The program is wrong: exit code 1, and the file that shows it. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly file: string | null;

  constructor(cause: unknown, file: string | null) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.file = file;
  }
}
