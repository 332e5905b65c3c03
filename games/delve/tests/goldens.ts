// Owns what a golden file of this game says when it differs: usually a card, not a fault.

import { expectGolden, GoldenDiffers } from '@undercroft/testkit';

const ADVICE = 'a card was added or changed, or the rules: if the change is right, run again with UPDATE_GOLDEN=1';

/** Runs a comparison; where it differs, the advice is the first line. */
export function advised(compare: () => void, advice = ADVICE): void {
  try {
    compare();
  } catch (error) {
    if (!(error instanceof GoldenDiffers)) throw error;
    throw new Error(`${advice}\n${error.message}`, { cause: error });
  }
}

/** As `expectGolden`, with the advice in the first line. */
export const expectSame = (path: URL, text: string, advice = ADVICE): void => advised(() => expectGolden(path, text), advice);
