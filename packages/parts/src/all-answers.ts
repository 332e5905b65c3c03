// Owns listing the whole answers to a question.

import type { Asking, Choice } from '@undercroft/kernel';

/** Lists every complete answer in the fixed order, at most `limit` of them. */
export function allAnswers(make: () => Asking, limit: number): { readonly choices: readonly Choice[]; readonly all: boolean } {
  const choices: Choice[] = [];
  // Numbers of options, pick after pick; the path on top is gone on with first.
  const paths: number[][] = [[]];
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    if (choices.length >= limit) return { choices, all: false };
    const asking = make();
    for (const k of path) asking.takeAt(k);
    if (asking.complete) choices.push(asking.choice());
    else for (let k = asking.width() - 1; k >= 0; k--) paths.push([...path, k]);
  }
  return { choices, all: true };
}
