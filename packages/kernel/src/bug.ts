// Owns the one thing that throws: a bug in the rules or in the engine, never a player's mistake.

export class Bug extends Error {
  override readonly name = 'Bug';
}

export function bug(message: string): never {
  throw new Bug(message);
}
