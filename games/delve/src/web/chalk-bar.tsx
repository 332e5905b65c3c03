// Owns choosing where chalk opens a wall: the room as its card draws it, with a mark at every wall that may be opened.

import { type Ask, boxOf, doorPath, floorPath } from '@undercroft/web-kit';
import { useState } from 'react';
import { cardDrawing, drawnSide } from '../board-model/map.ts';
import type { Encounter } from '../state.ts';
import { strokesOf, UNIT } from './map-ink.ts';
import { Picks, wallPick } from './picks.tsx';
import type { Say } from './say.ts';

export interface ChalkBarProps {
  readonly encounter: Pick<Encounter, 'card' | 'chalked'>;
  readonly ask: Ask;
  readonly say: Say;
  /** Whether the board is walked by keys. */
  readonly walking: { current: boolean };
}

/** Whether the open pick is a wall of the room in hand. */
export const isChalking = (ask: Ask | null): ask is Ask =>
  ask !== null && ask.offer.decision === 'place-room' && ask.picked['act'] === 'chalk' && ask.node.pick === 'wall';

export function ChalkBar({ encounter, ask, say: { boardWords, words }, walking }: ChalkBarProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const { spots, exits } = cardDrawing(encounter.card, encounter.chalked);
  const { x, y, width, height } = boxOf(spots, UNIT, 0.6);
  const walls = ask.node.options.map((option) => ({ wall: String(option), ...drawnSide(option) }));
  return (
    <div className="dlv-bar is-chalking">
      <p>{boardWords.chalkHint}</p>
      <svg
        className="dlv-chalk"
        viewBox={`${x} ${y} ${width} ${height}`}
        style={{ '--wide': width / UNIT, '--tall': height / UNIT }}
        role="group"
        aria-label={boardWords.roomOfCard}
      >
        <path className="ink-floor" d={floorPath(spots, UNIT)} />
        {strokesOf(spots, exits).map((d) => (
          <path key={d} className="ink-wall" d={d} />
        ))}
        {exits.map((exit) => (
          <path key={`${exit.row} ${exit.col} ${exit.side}`} className="ink-door" d={doorPath(exit, UNIT)} />
        ))}
        <Picks
          label={boardWords.chalkHint}
          picks={walls.map((wall) => wallPick(wall.wall, wall, boardWords.wallAt(wall.row + 1, wall.col + 1, words.side(wall.side))))}
          current={current}
          onCurrent={setCurrent}
          onPick={(wall) => ask.take(wall)}
          walking={walking}
        />
      </svg>
    </div>
  );
}
