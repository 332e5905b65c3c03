// Owns judging a save before it is trusted: whether its record is whole, and whether its dice are the promised ones.

import type { Outcome } from '@undercroft/chance';
import type { ReplayProblem, Transcript } from '@undercroft/record';
import type { Title } from '../catalog.ts';
import type { Say } from '../words/index.ts';
import { setupDigest, verifyDice } from './dice.ts';
import type { Save } from './save.ts';

/**
 * The number of positions that the digests of a record prove, when it replays without a problem. A digest covers every position before it;
 * entries after the last digest are legal, but nothing shows that they are the ones that were played.
 */
export const provenPositions = ({ digests }: Transcript): number => digests.reduce((most, [after]) => Math.max(most, after), 0);

/** Why a record cannot be replayed, as one sentence. */
export function recordFault({ text }: Title, { transcript }: Save, problem: ReplayProblem, file: string, say: Say): string {
  const positions = transcript.entries.length;
  const after = provenPositions(transcript);
  if (problem.code === 'digest' && after > positions) return say('error.cut', { file, after, positions });
  return say('error.no-replay', { file, reason: text.loadProblem(problem) });
}

/** Why the dice of a save cannot be trusted; null when they can, or when it has none. `used`: the outcomes that a replay asked for. */
export function diceFault({ game }: Title, save: Save, used: readonly Outcome[], file: string, say: Say): string | null {
  const { transcript, origin, drawn } = save;
  if (origin === null) return null;
  if (origin.kind === 'sealed' && origin.setup !== setupDigest(game.id, transcript.rules, transcript.setup))
    return say('verify.other-setup', { file });
  const mayBeLeft = transcript.rewound || save.failed !== undefined;
  const verdict = verifyDice(origin, drawn, used.slice(save.before), mayBeLeft);
  if (verdict.ok) return null;
  const found = verdict.verdict;
  return found === null
    ? say('verify.other-outcomes', { file })
    : say('verify.wrong', { file, at: found.at, expected: found.expected, got: found.got });
}
