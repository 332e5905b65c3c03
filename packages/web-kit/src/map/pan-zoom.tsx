// Owns looking at a board: drag, wheel, pinch, keys, and moves of the view that the table asks for.
import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity } from 'd3-zoom';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Box } from './squares.ts';
import { between, eased, fitting, type Frame, looking, resized, type View, within } from './view.ts';

export interface PanZoomHandle {
  /** Shows the whole content. */
  readonly fit: () => void;
  /** Brings a box of the content into the middle; as near as it fits, but no nearer than `zoom` (2 unless told). */
  readonly focusOn: (box: Box, zoom?: number) => void;
  readonly zoomBy: (factor: number) => void;
}

export interface PanZoomProps {
  /** All there is to see, in the units of the children. */
  readonly box: Box;
  /** Where to look first, and again whenever its numbers change; the whole content unless told. */
  readonly focus?: Box | undefined;
  /** Stays where it is, whatever the focus does: somebody looks at something. Off unless told. */
  readonly stay?: boolean | undefined;
  /** Told when somebody moves the view by hand. */
  readonly onHand?: (() => void) | undefined;
  /** Pixels per unit of content, at least and at most. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The scale at which a focus is looked at when there is room. */
  readonly near?: number | undefined;
  /** The scale from which everything can be read: where the whole content fits at it, a focus is looked at with all of it. Never unless told. */
  readonly legible?: number | undefined;
  readonly padding?: number | undefined;
  /** Told how many pixels a unit has, in steps of a few percent. */
  readonly onScale?: ((scale: number) => void) | undefined;
  /** Names the board for screen readers. */
  readonly label: string;
  /** SVG. */
  readonly children: ReactNode;
  /** HTML laid over the board: legends. What can be pressed stands beside it. */
  readonly over?: ReactNode;
  /** HTML in a row of its own above the board, so that it covers nothing of it: the tools. */
  readonly beside?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: Ref<PanZoomHandle> | undefined;
}

const PAN_STEP = 64;
const ZOOM_STEP = 1.3;
const MOVE_MS = 320;
/** A scale is told anew when it has changed by this much. */
const TOLD_STEP = Math.log(1.06);

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'off';

export function PanZoom(props: PanZoomProps) {
  const {
    box,
    focus,
    stay = false,
    onHand,
    min = 0.35,
    max = 4,
    near = 1.6,
    legible = Number.POSITIVE_INFINITY,
    padding = 16,
    onScale,
    label,
    children,
    over,
    beside,
    className,
    ref,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const content = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(null);
  const view = useRef<View>({ k: 1, x: 0, y: 0 });
  const size = useRef<Frame>({ width: 1, height: 1 });
  const running = useRef(0);
  /** Fitted views stay fitted when the window or the content changes. */
  const fitted = useRef(focus === undefined);
  /** Where somebody moved the view to is left alone until something else is to be looked at. */
  const byHand = useRef(false);

  const put = useCallback((next: View): void => {
    if (svg.current === null || behaviour.current === null) return;
    behaviour.current.transform(select(svg.current), zoomIdentity.translate(next.x, next.y).scale(next.k));
  }, []);

  const move = useCallback(
    (to: View): void => {
      cancelAnimationFrame(running.current);
      if (still()) {
        put(to);
        return;
      }
      const from = view.current;
      const began = performance.now();
      // Ends by itself: time only grows, and at 1 no further frame is asked for.
      const step = (now: number): void => {
        const time = Math.min(1, Math.max(0, (now - began) / MOVE_MS));
        put(between(from, to, size.current, eased(time)));
        if (time < 1) running.current = requestAnimationFrame(step);
      };
      running.current = requestAnimationFrame(step);
    },
    [put],
  );

  const whole = useCallback((): View => fitting(box, size.current, padding, [Math.min(min, 0.1), max]), [box, padding, min, max]);
  const nearTo = useCallback(
    (target: Box, most: number): View => looking(target, box, size.current, padding, { min, near: Math.min(max, most), legible }),
    [box, padding, min, max, legible],
  );

  const fit = useCallback((): void => {
    fitted.current = true;
    byHand.current = false;
    move(whole());
  }, [move, whole]);
  const zoomBy = useCallback(
    (factor: number): void => {
      fitted.current = false;
      byHand.current = true;
      const { k, x, y } = view.current;
      const next = Math.min(max, Math.max(min, k * factor));
      const { width, height } = size.current;
      move({ k: next, x: width / 2 - ((width / 2 - x) / k) * next, y: height / 2 - ((height / 2 - y) / k) * next });
    },
    [move, min, max],
  );
  const focusOn = useCallback(
    (target: Box, most = 2): void => {
      fitted.current = false;
      byHand.current = false;
      move(nearTo(target, most));
    },
    [move, nearTo],
  );
  useImperativeHandle(ref, () => ({ fit, focusOn, zoomBy }), [fit, focusOn, zoomBy]);

  // The hand on the board: d3 knows mice, fingers and wheels; a double click or tap fits all.
  const latestFit = useRef(fit);
  latestFit.current = fit;
  const tell = useRef(onScale);
  tell.current = onScale;
  const touched = useRef(onHand);
  touched.current = onHand;
  const told = useRef(Number.NaN);
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const made = zoom<SVGSVGElement, unknown>()
      .scaleExtent([Math.min(min, 0.1), max])
      .clickDistance(6)
      .on('start', (event: { sourceEvent: Event | null }) => {
        if (event.sourceEvent === null) return;
        cancelAnimationFrame(running.current);
      })
      .on('zoom', ({ transform, sourceEvent }: { transform: View; sourceEvent: Event | null }) => {
        // A click begins a gesture too; only one that moves the paper ends the fit.
        if (sourceEvent !== null) {
          fitted.current = false;
          byHand.current = true;
          touched.current?.();
        }
        const step = Math.round(Math.log(transform.k) / TOLD_STEP);
        if (step !== told.current) {
          told.current = step;
          tell.current?.(Math.exp(step * TOLD_STEP));
        }
        view.current = { k: transform.k, x: transform.x, y: transform.y };
        content.current?.setAttribute('transform', `translate(${transform.x} ${transform.y}) scale(${transform.k})`);
      });
    behaviour.current = made;
    const selected = select(element);
    selected.call(made);
    selected.on('dblclick.zoom', (event: Event) => {
      event.preventDefault();
      latestFit.current();
    });
    return () => {
      cancelAnimationFrame(running.current);
      selected.on('.zoom', null);
    };
  }, [min, max]);

  // The window: the first size decides the first view; later ones keep the middle, or the fit.
  const first = useRef(true);
  const settled = useCallback((next: View): View => within(next, box, size.current, padding), [box, padding]);
  const latest = useRef({ whole, nearTo, settled, focus, near });
  latest.current = { whole, nearTo, settled, focus, near };
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const seen = (width: number, height: number): void => {
      if (width === 0 || height === 0) return;
      const before = size.current;
      size.current = { width, height };
      const { whole, nearTo, settled, focus, near } = latest.current;
      if (first.current) put(focus === undefined ? whole() : nearTo(focus, near));
      else if (fitted.current) put(whole());
      else put(byHand.current ? resized(view.current, before, size.current) : settled(resized(view.current, before, size.current)));
      first.current = false;
    };
    seen(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(() => seen(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [put]);

  // The table looks elsewhere, or the map has grown.
  const asked = focus === undefined ? '' : `${focus.x} ${focus.y} ${focus.width} ${focus.height}`;
  const extent = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const shown = useRef({ asked, extent });
  useEffect(() => {
    // Nobody's map is taken from under their hand: what was asked meanwhile is looked at when it may be.
    if (stay) return;
    const before = shown.current;
    shown.current = { asked, extent };
    const { whole, nearTo, focus, near } = latest.current;
    const hasGrown = before.extent !== extent && !byHand.current && !fitted.current;
    if (focus !== undefined && (before.asked !== asked || hasGrown)) {
      fitted.current = false;
      byHand.current = false;
      move(nearTo(focus, near));
    } else if (fitted.current && before.extent !== extent) move(whole());
  }, [asked, extent, stay, move]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { k, x, y } = view.current;
    const pan = (dx: number, dy: number): void => {
      fitted.current = false;
      byHand.current = true;
      move({ k, x: x + dx, y: y + dy });
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => pan(PAN_STEP, 0),
      ArrowRight: () => pan(-PAN_STEP, 0),
      ArrowUp: () => pan(0, PAN_STEP),
      ArrowDown: () => pan(0, -PAN_STEP),
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(1 / ZOOM_STEP),
      '0': fit,
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  // A square reached by keyboard must be seen: the view moves no further than it has to.
  const onFocus = (event: FocusEvent<HTMLElement | SVGElement>): void => {
    const window = frame.current?.getBoundingClientRect();
    if (window === undefined || svg.current === null || event.target === svg.current) return;
    if (!svg.current.contains(event.target) || !event.target.matches(':focus-visible')) return;
    const seen = event.target.getBoundingClientRect();
    const dx = Math.max(0, window.left + padding - seen.left) - Math.max(0, seen.right - window.right + padding);
    const dy = Math.max(0, window.top + padding - seen.top) - Math.max(0, seen.bottom - window.bottom + padding);
    if (dx === 0 && dy === 0) return;
    fitted.current = false;
    byHand.current = true;
    const { k, x, y } = view.current;
    move({ k, x: x + dx, y: y + dy });
  };

  const board = (
    <div ref={frame} className={className === undefined ? 'pan-zoom' : `pan-zoom ${className}`} onKeyDown={onKeyDown} onFocus={onFocus}>
      <svg ref={svg} className="pan-zoom-svg" role="group" aria-label={label} tabIndex={0}>
        <g ref={content}>{children}</g>
      </svg>
      {over}
    </div>
  );
  if (beside === undefined) return board;
  return (
    <div className="pan-zoom-room">
      <div className="pan-zoom-beside">{beside}</div>
      {board}
    </div>
  );
}
