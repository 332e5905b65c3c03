// Owns the map on the screen: ground and figures, what may be picked with its chance, the way under the pointer, and walking over it by keys.

import { ARROWS, Icon, nearestOf, PanZoom, type Ask, type PanZoomHandle, type Pointing, playWords, useFollow } from '@undercroft/web-kit';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isLaid, placeSpot, squareBeside, spotOf, tilesOf, type Spot } from '../board-model/map.ts';
import { figureThing, squareThing, wayIn, type Touch } from '../board-model/touch.ts';
import type { Square } from '../state.ts';
import type { View } from '../view.ts';
import { signOf } from './art.ts';
import { Figures } from './figures.tsx';
import { GroundTile, UNIT } from './ground.tsx';
import { Pointed } from './pointed.tsx';
import { PinButton, pinsOf, type Pin } from './pins.tsx';
import type { Say } from './say.ts';
import { useProbe } from './use-probe.ts';

export interface MapBoardProps {
  readonly view: View;
  readonly say: Say;
  readonly ask: Ask | null;
  readonly pointing: Pointing | null;
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
  readonly labelOf: (touch: Touch) => string;
  readonly odds: boolean;
  readonly narrow: boolean;
  /** The tile that is being laid now, and the foe that acts now. */
  readonly lands: number | null;
  readonly acting: number | null;
  /** From where to where somebody went that is told of now. */
  readonly trail: { readonly from: Square; readonly to: Square } | null;
  /** What else stands in the row of the tools, before them. */
  readonly beside: ReactNode;
}

const MARGIN = 1;
const NEAR = { wide: 1.15, narrow: 1.05 } as const;
/** Pixels per unit at which figures and marks can still be told apart. */
const LEGIBLE = 0.75;

export function MapBoard({
  view,
  say,
  ask,
  pointing,
  touches,
  onTouch,
  labelOf,
  odds,
  narrow,
  lands,
  acting,
  trail,
  beside,
}: MapBoardProps) {
  const { words } = say;
  const own = playWords(say.text.language).together;
  const handle = useRef<PanZoomHandle>(null);
  const elements = useRef(new Map<string, SVGGElement>());
  const tiles = useMemo(() => tilesOf({ tiles: view.tiles }), [view.tiles]);
  const probe = useProbe(ask, say.text, view);
  const pins = useMemo(() => pinsOf(view, say, touches, probe.square), [view, say, touches, probe.square]);
  const box = useMemo(() => {
    const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
    return {
      x: left * UNIT,
      y: top * UNIT,
      width: (Math.max(...xs) + 4 + MARGIN - left) * UNIT,
      height: (Math.max(...ys) + 4 + MARGIN - top) * UNIT,
    };
  }, [tiles]);
  const hero = view.heroes[view.active];
  const onStage = acting === null ? undefined : view.foes.find(({ id }) => id === acting);
  const looked = onStage?.square ?? hero?.square ?? -1;
  // A small map is seen whole, which `legible` sees to; a large one around whoever acts.
  const around = looked < 0 ? box : boxAround(spotOf(view, looked));
  const { following, focus, toggle } = useFollow(around);
  const [current, setCurrent] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const rover = pins.find(({ thing }) => thing === current) ?? pins.find(({ thing }) => thing === figureThing(view.active)) ?? pins[0];
  const way = useWay(ask, over === null ? undefined : touches.get(over)?.[0]);
  const walker = view.heroes[Number(ask?.offer.about['hero'] ?? view.active)]?.square ?? -1;
  const trodden = way.length === 0 || walker < 0 ? [] : [walker, ...way].map((square) => spotOf(view, square));

  const go = (pin: Pin | null): void => {
    if (pin === null) return;
    setCurrent(pin.thing);
    elements.current.get(pin.thing)?.focus();
  };
  /** Onto the next square, whether a move can end there or not. */
  const step = (square: Square | null): void => {
    if (square === null) return;
    const there = pins.find((one) => one.square === square);
    if (there !== undefined) return go(there);
    probe.put(square);
    setCurrent(squareThing(square));
  };
  const touch = ({ thing, square }: Pin): void => {
    if (pointing?.on === true) return pointing.touch(thing);
    const may = touches.get(thing) ?? [];
    if (may.length > 0) onTouch(may);
    else if (square !== null) probe.ask(square);
  };
  // A square that is asked about has its pin only once it is drawn.
  useEffect(() => {
    if (probe.square !== null && current === squareThing(probe.square)) elements.current.get(current)?.focus();
  }, [probe.square, current]);
  const onKeyDown = (event: KeyboardEvent, pin: Pin): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction !== undefined && event.shiftKey) step(squareBeside(view, pin, direction));
    else if (direction !== undefined) go(nearestOf(pins, pin, direction));
    else if (event.key === 'Enter' || event.key === ' ') touch(pin);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="cav-map" data-guide="map">
      <PanZoom
        ref={handle}
        box={box}
        focus={focus}
        min={0.35}
        max={2.4}
        near={narrow ? NEAR.narrow : NEAR.wide}
        legible={LEGIBLE}
        stay={!following}
        padding={8}
        label={words.map}
        over={
          <p className="cav-why" role="status">
            {probe.why}
          </p>
        }
        beside={
          <>
            {beside}
            <div className="cav-map-tools">
              <button
                type="button"
                className="tool"
                aria-label={words.findHero}
                title={words.findHero}
                onClick={() => handle.current?.focusOn(looked < 0 ? box : boxAround(spotOf(view, looked)), NEAR.wide)}
              >
                <Icon icon={signOf('position-marker')} />
              </button>
              <button type="button" className="tool" aria-label={words.fitAll} title={words.fitAll} onClick={() => handle.current?.fit()}>
                <Icon icon={signOf('treasure-map')} />
              </button>
              {pointing?.may === true ? (
                <button
                  type="button"
                  className="cav-follow cav-point"
                  aria-pressed={pointing.on}
                  title={own.pointHint}
                  onClick={pointing.toggle}
                >
                  {own.point}
                </button>
              ) : null}
              <button type="button" className="cav-follow" aria-pressed={following} onClick={toggle} title={words.followHint}>
                {following ? words.follows : words.stays}
              </button>
            </div>
          </>
        }
      >
        <g
          aria-hidden="true"
          onClick={({ target }) => {
            const square = target instanceof Element ? target.closest('[data-square]')?.getAttribute('data-square') : null;
            if (typeof square !== 'string') return;
            if (pointing?.on === true) pointing.touch(squareThing(Number(square)));
            else probe.ask(Number(square));
          }}
        >
          {tiles.map((tile) => (
            <GroundTile key={tile.no} tile={tile} say={say} lands={tile.no === lands} />
          ))}
          {trail === null || !isLaid(view, trail.from) || !isLaid(view, trail.to) ? null : (
            <Trail from={spotOf(view, trail.from)} to={spotOf(view, trail.to)} />
          )}
          {trodden.length < 2 ? null : (
            <path
              d={trodden.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}`).join('')}
              className="cav-way"
            />
          )}
        </g>
        <Figures view={view} acting={acting} />
        {pointing === null ? null : <Pointed pointing={pointing} spotOf={(place) => placeSpot(view, place)} />}
        <g role="group" aria-label={words.squares}>
          {pins.map((pin) => {
            const may = touches.get(pin.thing) ?? [];
            const does = may.map((touch) => `${labelOf(touch)}${touch.odds === null ? '' : ` ${say.percent(touch.odds)}`}`);
            return (
              <PinButton
                key={pin.thing}
                pin={pin}
                may={may}
                odds={odds}
                live={pointing?.on === true}
                say={say}
                label={[pin.label, ...does].filter((part) => part !== '').join('. ')}
                rover={pin === rover}
                hold={(element) => {
                  if (element === null) elements.current.delete(pin.thing);
                  else elements.current.set(pin.thing, element);
                }}
                onTouch={() => touch(pin)}
                onKeyDown={(event) => onKeyDown(event, pin)}
                onFocus={() => {
                  setCurrent(pin.thing);
                  setOver(pin.thing);
                }}
                onLook={(look) => setOver(look ? pin.thing : null)}
              />
            );
          })}
        </g>
      </PanZoom>
    </div>
  );
}

const middle = (at: number): number => (at + 0.5) * UNIT;
/** Where somebody came from. */
const Trail = ({ from, to }: { readonly from: Spot; readonly to: Spot }) => (
  <>
    <circle cx={middle(from.x)} cy={middle(from.y)} r={UNIT * 0.3} className="cav-trail" />
    <path d={`M${middle(from.x)} ${middle(from.y)}L${middle(to.x)} ${middle(to.y)}`} className="cav-trail" />
  </>
);

/** The way of the move under the pointer; looked up where it is not known yet. */
function useWay(ask: Ask | null, touch: Touch | undefined): readonly number[] {
  const [found, setFound] = useState<{ readonly touch: Touch; readonly way: readonly number[] } | null>(null);
  const isMove = touch?.pick === 'to';
  useEffect(() => {
    if (ask === null || touch === undefined || !isMove || touch.way.length > 0) return;
    let here = true;
    const find = async (): Promise<void> => {
      const way = wayIn(await ask.look([...ask.path, ...touch.steps], 0));
      if (here) setFound({ touch, way });
    };
    void find();
    return () => {
      here = false;
    };
  }, [ask, touch, isMove]);
  if (touch === undefined || !isMove) return NO_WAY;
  return touch.way.length > 0 ? touch.way : found?.touch === touch ? found.way : NO_WAY;
}
const NO_WAY: readonly number[] = [];

/** A square in the middle, with what is around it. */
function boxAround({ x, y }: Spot) {
  return { x: (x - 2) * UNIT, y: (y - 2) * UNIT, width: 5 * UNIT, height: 5 * UNIT };
}
