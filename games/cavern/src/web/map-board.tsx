// Owns the map on the screen: ground and figures, what may be picked with its chance, the way under the pointer, and walking over it by keys.

import { ARROWS, Icon, nearestOf, PanZoom, type PanZoomHandle, useFollow, useZoomable } from '@undercroft/web-kit';

import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { edgeSpot, markersOf, spotOf, tilesOf, wayOver, type Spot } from '../board-model/map.ts';
import { edgeThing, figureThing, markerThing, tileThing, type Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import { signOf } from './art.ts';
import { Figures } from './figures.tsx';
import { GroundTile, UNIT } from './ground.tsx';
import type { Say } from './say.ts';

export interface MapBoardProps {
  readonly view: View;
  readonly say: Say;
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
  readonly labelOf: (touch: Touch) => string;
  readonly odds: boolean;
  readonly narrow: boolean;
  /** The tile that is being laid now, and the foe that acts now. */
  readonly lands: number | null;
  readonly acting: number | null;
}

/** Something on the map that can be looked at or picked. */
interface Pin extends Spot {
  readonly thing: string;
  readonly label: string;
  /** What is shown when it is looked at closely. */
  readonly zoom: string | null;
  readonly shape: 'dot' | 'ring' | 'square' | 'edge';
}

const MARGIN = 1;
/** So many tiles fit a screen. */
const SMALL = 7;
const NEAR = { wide: 1.15, narrow: 1.05 } as const;

function pinsOf(view: View, say: Say, touches: MapBoardProps['touches']): readonly Pin[] {
  const { words } = say;
  const heroes = view.heroes.flatMap(({ id, hp, square, conditions }, no): readonly Pin[] => {
    if (square < 0) return [];
    const state = [
      hp === 0 ? words.down : words.hpOf(hp, view.reckoned.heroes[no]?.most ?? hp),
      ...conditions.map((one) => words.marks[one]),
    ];
    return [
      { thing: figureThing(no), label: [say.card(id).name, ...state].join(words.comma), zoom: id, shape: 'ring', ...spotOf(view, square) },
    ];
  });
  const foes = view.foes.map(({ id, kind, hp, square, pinned }, at): Pin => {
    const { most, ac, tactic } = view.reckoned.foes[at] ?? { most: hp, ac: 0, tactic: -1 };
    const next = say.next(kind, tactic);
    const parts = [say.card(kind).name, `AC ${ac}`, words.hpOf(hp, most), ...(pinned ? [words.marks.pinned] : [])];
    return {
      thing: figureThing(id),
      label: `${parts.join(words.comma)}${next === '' ? '' : `. ${words.wouldDo}: ${next}`}`,
      zoom: kind,
      shape: 'ring',
      ...spotOf(view, square),
    };
  });
  const things = view.things.flatMap(({ id, kind, square }): readonly Pin[] =>
    square < 0 ? [] : [{ thing: figureThing(id), label: say.card(kind).name, zoom: kind, shape: 'ring', ...spotOf(view, square) }],
  );
  const markers = markersOf(view).map(
    ({ no, card, x, y }): Pin => ({ thing: markerThing(no), label: say.card(card).name, zoom: card, shape: 'ring', x, y }),
  );
  const squares = [...touches.keys()].flatMap((thing): readonly Pin[] => {
    const [kind = '', n = ''] = thing.split(' ');
    if (kind === 'square') return [{ thing, label: '', zoom: null, shape: 'dot', ...spotOf(view, Number(n)) }];
    if (kind === 'edge') return [{ thing: edgeThing(Number(n)), label: '', zoom: null, shape: 'edge', ...edgeSpot(view, Number(n)) }];
    const tile = view.tiles[Number(n)];
    return kind === 'tile' && tile !== undefined
      ? [{ thing: tileThing(Number(n)), label: '', zoom: tile.tile, shape: 'square', x: tile.x * 4 + 1.5, y: tile.y * 4 + 1.5 }]
      : [];
  });
  return [...squares, ...markers, ...things, ...foes, ...heroes];
}

function PinButton({
  pin,
  may,
  odds,
  say,
  label,
  rover,
  hold,
  onTouch,
  onKeyDown,
  onFocus,
  onLook,
}: {
  readonly pin: Pin;
  readonly may: readonly Touch[];
  readonly odds: boolean;
  readonly say: Say;
  readonly label: string;
  readonly rover: boolean;
  readonly hold: (element: SVGGElement | null) => void;
  readonly onTouch: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onLook: (look: boolean) => void;
}) {
  const { onKeyDown: zoomKey, ...zoom } = useZoomable(pin.zoom ?? '');
  const best = may.reduce<Touch | undefined>((found, one) => ((one.odds?.ways ?? -1) > (found?.odds?.ways ?? -1) ? one : found), undefined);
  const chip = odds && best !== undefined && best.odds !== null ? say.percent(best.odds) : null;
  const half = pin.shape === 'square' ? UNIT * 2 : UNIT / 2;
  return (
    <g
      ref={hold}
      transform={`translate(${(pin.x + 0.5) * UNIT} ${(pin.y + 0.5) * UNIT})`}
      role="button"
      tabIndex={rover ? 0 : -1}
      aria-label={label}
      aria-disabled={may.length === 0}
      data-board-pick={rover ? 'here' : ''}
      data-space={pin.thing}
      className={`cav-pin is-${pin.shape}${may.length > 0 ? ' may' : ''}`}
      {...(pin.zoom === null ? {} : zoom)}
      onClick={onTouch}
      onFocus={onFocus}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (!event.isDefaultPrevented() && pin.zoom !== null) zoomKey(event);
      }}
    >
      <rect x={-half} y={-half} width={2 * half} height={2 * half} className="cav-touch" />
      {pin.shape === 'dot' ? <circle r={4.6} className="cav-dot" /> : null}
      {pin.shape === 'ring' && may.length > 0 ? <circle r={19} className="cav-ring" /> : null}
      {pin.shape === 'edge' ? <circle r={9} className="cav-ring" /> : null}
      {pin.shape === 'square' ? <rect x={-half + 3} y={-half + 3} width={2 * half - 6} height={2 * half - 6} className="cav-ring" /> : null}
      {chip === null ? null : (
        <g transform={pin.thing.startsWith('marker') ? 'translate(-30 20)' : 'translate(20 -17)'}>
          <rect x={-4} y={-11} width={11 + chip.length * 7.5} height={19} rx={9.5} className="cav-chip" />
          <text x={2} y={3} className="cav-chip-text">
            {chip}
          </text>
        </g>
      )}
    </g>
  );
}

export function MapBoard({ view, say, touches, onTouch, labelOf, odds, narrow, lands, acting }: MapBoardProps) {
  const { words } = say;
  const handle = useRef<PanZoomHandle>(null);
  const elements = useRef(new Map<string, SVGGElement>());
  const tiles = useMemo(() => tilesOf({ tiles: view.tiles }), [view.tiles]);
  const pins = useMemo(() => pinsOf(view, say, touches), [view, say, touches]);
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
  // A small map is seen whole; a large one around whoever acts.
  const around = looked < 0 || (tiles.length <= SMALL && !narrow) ? box : boxAround(spotOf(view, looked));
  const { following, focus, toggle } = useFollow(around);
  const [current, setCurrent] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const rover = pins.find(({ thing }) => thing === current) ?? pins.find(({ thing }) => thing === figureThing(view.active)) ?? pins[0];
  const way = useMemo(() => {
    const [kind, n] = (over ?? '').split(' ');
    if (kind !== 'square' || hero === undefined || hero.square < 0) return [];
    const offered = new Set([...touches.keys()].flatMap((thing) => (thing.startsWith('square ') ? [Number(thing.slice(7))] : [])));
    return offered.has(Number(n)) ? wayOver(view, hero.square, Number(n), offered) : [];
  }, [over, touches, view, hero]);

  const go = (pin: Pin | null): void => {
    if (pin === null) return;
    setCurrent(pin.thing);
    elements.current.get(pin.thing)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, pin: Pin): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction !== undefined) go(nearestOf(pins, pin, direction));
    else if (event.key === 'Enter' || event.key === ' ') onTouch(touches.get(pin.thing) ?? []);
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
        padding={8}
        label={words.map}
        over={
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
            <button type="button" className="cav-follow" aria-pressed={following} onClick={toggle} title={words.followHint}>
              {following ? words.follows : words.stays}
            </button>
          </div>
        }
      >
        <g aria-hidden="true">
          {tiles.map((tile) => (
            <GroundTile key={tile.no} tile={tile} say={say} lands={tile.no === lands} />
          ))}
          {way.length < 2 ? null : (
            <path
              d={way.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}`).join('')}
              className="cav-way"
            />
          )}
        </g>
        <Figures view={view} acting={acting} />
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
                say={say}
                label={[pin.label, ...does].filter((part) => part !== '').join('. ')}
                rover={pin === rover}
                hold={(element) => {
                  if (element === null) elements.current.delete(pin.thing);
                  else elements.current.set(pin.thing, element);
                }}
                onTouch={() => {
                  if (may.length > 0) onTouch(may);
                }}
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

/** A square in the middle, with what is around it. */
function boxAround({ x, y }: Spot) {
  return { x: (x - 2) * UNIT, y: (y - 2) * UNIT, width: 5 * UNIT, height: 5 * UNIT };
}
