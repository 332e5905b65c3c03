// Owns the one thing that throws: a bug in the rules or in the engine, never a player's mistake.

export class Bug extends Error {
  override readonly name = 'Bug';
}

export function bug(message: string): never {
  throw new Bug(message);
}

/** For `list[i] ?? missing()`, where a call of `at` costs too much: all calls of one function share what the engine has learned about its lists. */
export const missing = (): never => bug('nothing at this place of a list');

/** The item of a list that must be there. */
export function at<V>(list: ArrayLike<V>, i: number): V {
  const item = list[i];
  return item === undefined ? bug(`nothing at ${i} of a list of ${list.length}`) : item;
}
