// Owns the end of a game where the board brings no page of its own: its story in a few lines, and what next.

import type { EndingProps } from './contract.ts';
import { usePlay } from './context.ts';

export function PlainEnding({ view, text, meta, again, next, replay, home, onward }: EndingProps<object>) {
  const { words } = usePlay();
  const abandoned = meta.over?.abandoned === true;
  const lines = abandoned ? [words.abandoned] : text.ending(view);
  return (
    <div className="play-ending">
      <h1>{words.over}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="play-ending-acts">
        {next === null ? null : (
          <button type="button" className="act is-primary" onClick={next}>
            {words.goOn}
          </button>
        )}
        {onward === undefined ? null : (
          <button type="button" className={next === null ? 'act is-primary' : 'act'} onClick={onward.run}>
            {onward.label}
          </button>
        )}
        <button type="button" className={`act${next === null && onward === undefined ? ' is-primary' : ''}`} onClick={again}>
          {words.again}
        </button>
        <button type="button" className="act" onClick={replay}>
          {words.replay}
        </button>
        <button type="button" className="act is-quiet" onClick={home}>
          {words.toHome}
        </button>
      </div>
    </div>
  );
}
