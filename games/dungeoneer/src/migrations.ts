// Owns how a position that was saved under earlier rules goes on under those of today.

import { isList, isRecord, type Saved } from '@undercroft/kernel';

/** Who hits in an attack of which both totals lie on the table. */
function resultOf(attack: unknown): string {
  const { total, counterTotal } = isRecord(attack) ? attack : {};
  const [one, other] = [Number(total ?? 0), Number(counterTotal ?? 0)];
  return one === other ? 'tied' : one > other ? 'hit' : 'countered';
}

/** The attack at a place of the innermost combat. */
function attackIn(board: object, at: unknown): unknown {
  const combats = isRecord(board) ? board['combats'] : undefined;
  const combat = isList(combats) ? combats.at(-1) : undefined;
  const attacks = isRecord(combat) ? combat['attacks'] : undefined;
  return isList(attacks) ? attacks[Number(at)] : undefined;
}

/**
 * 2 to 3: an exchange of blows keeps who hits, and a table says whether everybody is asked at every moment: one that was begun before is asked as it
 * was.
 */
export const fromSecond = (saved: Saved): Saved => {
  const board = { ...saved.board };
  const setup = 'setup' in board && isRecord(board.setup) ? { setup: { ...board.setup, moments: 'every' } } : {};
  return {
    ...saved,
    board: { ...board, ...setup },
    stack: saved.stack.map((frame) =>
      frame.procedure === 'exchange' && frame.locals['result'] === undefined
        ? { ...frame, locals: { ...frame.locals, result: resultOf(attackIn(board, frame.locals['at'])) } }
        : frame,
    ),
  };
};

/** 3 to 4: whoever is helped up before the Threat of getting up does not roll for it. Positions are the same. */
export const fromThird = (saved: Saved): Saved => saved;
