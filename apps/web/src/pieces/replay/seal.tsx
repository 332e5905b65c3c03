// Owns the proof of the dice in sight: checked as soon as a replay is opened, and said in a sentence.

import type { Judgement } from '@undercroft/table';
import { call } from '../../session/worker-line.ts';
import { sentences } from '../../share/dice.ts';
import { useWords } from '../../words/index.ts';
import { useLoaded } from '../use-loaded.ts';

interface Props {
  readonly text: string;
  readonly proof: unknown;
  readonly witness: unknown;
}

export function Seal({ text, proof, witness }: Props) {
  const words = useWords();
  const { loaded } = useLoaded(
    async (): Promise<Judgement | 'none'> => (proof === null ? 'none' : ((await call('judge', text, proof, witness)) ?? 'none')),
    [text],
  );
  if (loaded.state !== 'here') return <p className="seal" />;
  const { value } = loaded;
  const tone = value === 'none' ? 'soft' : value.ok ? 'good' : 'bad';
  return (
    <p className={`seal ${tone}`} role="status">
      <span aria-hidden="true">{value === 'none' ? '·' : value.ok ? '✓' : '✗'}</span> {sentences(value, words.replay).join(' ')}
    </p>
  );
}
