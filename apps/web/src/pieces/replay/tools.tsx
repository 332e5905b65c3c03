// Owns what one may do with a record: send it as a link, save it as a file, check its dice.

import { isRecord } from '@undercroft/kernel';
import { Dialog } from '@undercroft/web-kit';
import { Icon, ICONS } from '@undercroft/web-kit/art';
import type { Judgement } from '@undercroft/table';
import { useState } from 'react';
import { call } from '../../session/worker-line.ts';
import { sentences } from '../../share/dice.ts';
import { pack } from '../../share/packed.ts';
import { copy, save } from '../../share/save.ts';
import { useWords } from '../../words/index.ts';

/** A link stays short enough to be sent anywhere: beyond this the proof of the dice is left to the file. */
const LONGEST_LINK = 6_000;

/** The record with its proof, and what this device saw, in one text; whoever reads only the record does not mind. */
export function withProof(text: string, proof: unknown, witness: unknown = null): string {
  const record: unknown = proof === null ? null : JSON.parse(text);
  return isRecord(record) ? JSON.stringify({ ...record, proof, ...(witness === null ? {} : { witness }) }) : text;
}

interface Props {
  readonly game: string;
  readonly text: string;
  readonly proof: unknown;
  readonly witness: unknown;
}

export function ReplayTools({ game, text, proof, witness }: Props) {
  const words = useWords();
  const own = words.replay;
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const [judgement, setJudgement] = useState<Judgement | 'none' | null>(null);
  const share = async (): Promise<void> => {
    const whole = await pack(withProof(text, proof));
    const packed = whole.length > LONGEST_LINK ? await pack(text) : whole;
    const address = new URL(`/replay#${packed}`, location.href).href;
    const done = await copy(address);
    setLink(done ? null : address);
    setSaid(done ? own.copied : own.copyThis);
  };
  const check = async (): Promise<void> => {
    setJudgement(proof === null ? 'none' : ((await call('judge', text, proof, witness)) ?? 'none'));
  };
  return (
    <>
      <button type="button" className="tool" aria-label={own.share} title={own.share} onClick={() => setOpen(true)}>
        <Icon icon={ICONS['three-friends']} />
      </button>
      {open ? (
        <Dialog title={own.share} onClose={() => setOpen(false)}>
          <p className="soft">{own.size((text.length / 1000).toFixed(1))}</p>
          <div className="acts is-stacked">
            <button type="button" className="act is-primary" onClick={() => void share()}>
              {own.share}
            </button>
            <button
              type="button"
              className="act"
              onClick={() => save(`undercroft-${game}.json`, 'application/json', withProof(text, proof, witness))}
            >
              {own.download}
            </button>
            <button type="button" className="act" onClick={() => void check()}>
              {own.checkDice}
            </button>
          </div>
          <p role="status">{said}</p>
          {link === null ? null : (
            <input className="field" readOnly aria-label={own.copyThis} value={link} onFocus={(event) => event.target.select()} />
          )}
          <p role="status" className={judgement === null || judgement === 'none' ? 'soft' : judgement.ok ? 'good' : 'bad'}>
            {judgement === null ? null : sentences(judgement, own).join(' ')}
          </p>
          <button type="button" className="act is-quiet" onClick={() => setOpen(false)}>
            {words.common.close}
          </button>
        </Dialog>
      ) : null}
    </>
  );
}
