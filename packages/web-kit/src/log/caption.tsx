// Owns the caption: what just happened in one breath, always in the same place, read aloud as it comes and again on demand.

import { useEffect, useState } from 'react';
import type { PlayWords } from '../words/index.ts';
import type { LogLine } from './lines.ts';
import { Cite } from './rules.tsx';

export interface CaptionProps {
  readonly lines: readonly LogLine[];
  /** Why a bot did it. */
  readonly why?: string | null;
  /** Number of facts skipped without being played. */
  readonly jumped?: number;
  readonly words: PlayWords;
  /** Goes up when somebody wants to hear it again. */
  readonly repeat: number;
}

export function Caption({ lines, why = null, jumped = 0, words, repeat }: CaptionProps) {
  // A live region tells what is put into it: to tell the same again it must be put there again.
  const [told, setTold] = useState(repeat);
  useEffect(() => {
    const timer = setTimeout(() => setTold(repeat), 60);
    return () => clearTimeout(timer);
  }, [repeat]);
  const top = lines.reduce<LogLine | null>((most, line) => (most === null || line.weight > most.weight ? line : most), null);
  const said = words.sentences(lines.map(({ brief }) => brief));
  return (
    <div className="play-caption" aria-live="polite" aria-atomic="false" aria-label={words.lastEvents} role="log" data-guide="caption">
      {told !== repeat ? null : (
        <>
          {jumped > 0 ? <p className="soft">{words.jumped(jumped)}</p> : null}
          {top === null ? null : (
            <p className="caption" key={lines.map(({ key }) => key).join(' ')}>
              <span>{said}</span> {why === null ? null : <span className="told-why">{why}</span>} <Cite rule={top.rule} line={said} />
            </p>
          )}
        </>
      )}
    </div>
  );
}
