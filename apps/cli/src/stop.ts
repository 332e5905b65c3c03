// Owns the two errors that end a command: a user error with its message, and a bug.

/** A user error: prints its message on standard error, exit code 2. */
export class Stop extends Error {
  override readonly name = 'Stop';
}

/** A bug: exit code 1, with the file that reproduces it. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly file: string | null;

  constructor(cause: unknown, file: string | null) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.file = file;
  }
}
