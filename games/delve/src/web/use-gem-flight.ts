// Owns the flight of a gem that was spent: it leaves its track and touches the die it is spent on.

import type { LogEntry } from '@undercroft/table';
import type { StageNow } from '@undercroft/web-kit';
import { type RefObject, useLayoutEffect } from 'react';
import { toldOf } from '../board-model/map.ts';
import { dieOfGem } from './throws.ts';

const FLIGHT_MS = 260;
const SETTLE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

export function useGemFlight(frame: RefObject<HTMLElement | null>, stage: StageNow, log: readonly LogEntry[]): void {
  const { fact, turn, speed } = stage;
  useLayoutEffect(() => {
    const spent = fact === null ? null : toldOf(fact);
    if (spent?.type !== 'gem.spent' || speed === 0 || frame.current === null) return;
    const { check, die } = dieOfGem(spent.body, log);
    const from = frame.current.querySelector(`[data-gem="${spent.body.gem}"] .gem`);
    const to = frame.current.querySelector(`[data-die="${check} ${check}.${die}"]`);
    if (from === null || to === null) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const gem = from.cloneNode(true);
    if (!(gem instanceof HTMLElement || gem instanceof SVGElement)) return;
    gem.setAttribute('aria-hidden', 'true');
    gem.classList.add('dlv-flying');
    gem.style.left = `${start.left}px`;
    gem.style.top = `${start.top}px`;
    gem.style.width = `${start.width}px`;
    gem.style.height = `${start.height}px`;
    frame.current.append(gem);
    const [dx, dy] = [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];
    const flight = gem.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx * 0.6}px, ${dy * 0.6 - 26}px) scale(1.5)`, offset: 0.6 },
        { transform: `translate(${dx}px, ${dy}px) scale(1.2)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.4)`, opacity: 0 },
      ],
      { duration: FLIGHT_MS / speed, easing: SETTLE },
    );
    const gone = (): void => gem.remove();
    flight.addEventListener('finish', gone);
    flight.addEventListener('cancel', gone);
    return () => {
      flight.cancel();
      gone();
    };
    // One flight for each fact that enters the stage.
  }, [turn]);
}
