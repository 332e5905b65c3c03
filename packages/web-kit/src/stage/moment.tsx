// Owns the moment of what deserves one: a few large words over the table while their fact is on stage, never in the way of a hand.

import { Icon } from '../art/index.ts';
import { usePlay } from '../play/context.ts';
import './moment.css';

/** For the eye alone: the caption tells it to whoever listens. */
export function MomentNow() {
  const { stage, board, view, text } = usePlay();
  const { fact, speed } = stage;
  const moment = fact === null || view === null || speed === 0 ? null : (board.moment?.(view, text, fact) ?? null);
  if (moment === null) return null;
  return (
    <div className={`moment is-${moment.kind}`} key={stage.turn} aria-hidden="true">
      {moment.icon === undefined ? null : <Icon icon={moment.icon} />}
      <span>{moment.text}</span>
    </div>
  );
}
