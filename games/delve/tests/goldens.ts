// Owns what a golden file of this game says when it differs: usually a card, not a fault.

import { expectGolden, GoldenDiffers } from '@undercroft/testkit';

const ADVICE = 'a card was added or changed, or the rules: if the change is right, run again with UPDATE_GOLDEN=1';

/** As `expectGolden`, with the advice in the first line. */
export function expectSame(path: URL, text: string, advice = ADVICE): void {
  try {
    expectGolden(path, text);
  } catch (error) {
    if (!(error instanceof GoldenDiffers)) throw error;
    throw new Error(`${advice}\n${error.message}`, { cause: error });
  }
}
