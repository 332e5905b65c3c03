// Owns choosing among several things that touching one thing may mean.

import { Dialog } from '@undercroft/web-kit';
import type { Touch } from '../board-model/touch.ts';
import type { Say } from './say.ts';

export interface ChooserProps {
  readonly touches: readonly Touch[];
  readonly say: Say;
  readonly labelOf: (touch: Touch) => string;
  readonly onPick: (touch: Touch) => void;
  readonly onClose: () => void;
}

export function Chooser({ touches, say, labelOf, onPick, onClose }: ChooserProps) {
  return (
    <Dialog title={say.words.whatToDo} onClose={onClose} className="cav-dialog">
      {touches.map((touch) => (
        <button key={touch.steps.join(' ')} type="button" className="act" onClick={() => onPick(touch)}>
          <span>
            {labelOf(touch)}
            {touch.odds === null ? null : <small>{say.percent(touch.odds)}</small>}
          </span>
        </button>
      ))}
      <button type="button" className="act is-quiet" onClick={onClose}>
        {say.words.close}
      </button>
    </Dialog>
  );
}
