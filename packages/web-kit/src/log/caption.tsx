// Owns the caption: what just happened, always in the same place, read aloud as it comes and again on demand.

import { useEffect, useState } from 'react';
import type { PlayWords } from '../words/index.ts';
import type { LogLine } from './lines.ts';
import { Cite } from './rules.tsx';

export interface CaptionProps {
  readonly lines: readonly LogLine[];
  /** Number of facts skipped without being played. */
  readonly jumped?: number;
  readonly words: PlayWords;
  /** Goes up when somebody wants to hear it again. */
  readonly repeat: number;
}

export function Caption({ lines, jumped = 0, words, repeat }: CaptionProps) {
  // A live region tells what is put into it: to tell the same again it must be put there again.
  const [told, setTold] = useState(repeat);
  useEffect(() => {
    const timer = setTimeout(() => setTold(repeat), 60);
    return () => clearTimeout(timer);
  }, [repeat]);
  return (
    <div className="play-caption" aria-live="polite" aria-atomic="false" aria-label={words.lastEvents} role="log" data-guide="caption">
      {told !== repeat ? null : (
        <>
          {jumped > 0 ? <p className="soft">{words.jumped(jumped)}</p> : null}
          {lines.map((line) => (
            <p className="caption" key={line.key}>
              <span>{line.text}</span> <Cite rule={line.rule} line={line.text} />
            </p>
          ))}
        </>
      )}
    </div>
  );
}
