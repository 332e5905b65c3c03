// Owns what can be looked at or picked on the map, one pin for each: figures, squares, tiles, edges and markers, with what each says and does.

import { useZoomable } from '@undercroft/web-kit';
import type { KeyboardEvent } from 'react';
import { edgeSpot, markersOf, spotOf, type Spot } from '../board-model/map.ts';
import { edgeThing, figureThing, markerThing, squareThing, tileThing, type Touch } from '../board-model/touch.ts';
import type { Square } from '../state.ts';
import type { View } from '../view.ts';
import { UNIT } from './ground.tsx';
import type { Say } from './say.ts';

/** Something on the map that can be looked at or picked. */
export interface Pin extends Spot {
  readonly thing: string;
  readonly label: string;
  /** What is shown when it is looked at closely. */
  readonly zoom: string | null;
  readonly shape: 'dot' | 'ring' | 'square' | 'edge' | 'probe';
  /** Where it stands, if that is one square. */
  readonly square: Square | null;
}

/** `probe`: a square that somebody asks about, though nothing can be done there. */
export function pinsOf(view: View, say: Say, touches: ReadonlyMap<string, readonly Touch[]>, probe: Square | null): readonly Pin[] {
  const { words } = say;
  const heroes = view.heroes.flatMap(({ id, hp, square, conditions }, no): readonly Pin[] => {
    if (square < 0) return [];
    const state = [
      hp === 0 ? words.down : words.hpOf(hp, view.reckoned.heroes[no]?.most ?? hp),
      ...conditions.map((one) => words.marks[one]),
    ];
    return [
      {
        thing: figureThing(no),
        label: [say.card(id).name, ...state].join(words.comma),
        zoom: id,
        shape: 'ring',
        square,
        ...spotOf(view, square),
      },
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
      square,
      ...spotOf(view, square),
    };
  });
  const things = view.things.flatMap(({ id, kind, square }): readonly Pin[] =>
    square < 0 ? [] : [{ thing: figureThing(id), label: say.card(kind).name, zoom: kind, shape: 'ring', square, ...spotOf(view, square) }],
  );
  const markers = markersOf(view).map(
    ({ no, card, x, y }): Pin => ({ thing: markerThing(no), label: say.card(card).name, zoom: card, shape: 'ring', square: null, x, y }),
  );
  const squares = [...touches.keys()].flatMap((thing): readonly Pin[] => {
    const [kind = '', n = ''] = thing.split(' ');
    if (kind === 'square') return [{ thing, label: '', zoom: null, shape: 'dot', square: Number(n), ...spotOf(view, Number(n)) }];
    if (kind === 'edge')
      return [{ thing: edgeThing(Number(n)), label: '', zoom: null, shape: 'edge', square: null, ...edgeSpot(view, Number(n)) }];
    const tile = view.tiles[Number(n)];
    return kind === 'tile' && tile !== undefined
      ? [
          {
            thing: tileThing(Number(n)),
            label: '',
            zoom: tile.tile,
            shape: 'square',
            square: null,
            x: tile.x * 4 + 1.5,
            y: tile.y * 4 + 1.5,
          },
        ]
      : [];
  });
  const asked: readonly Pin[] =
    probe === null || touches.has(squareThing(probe))
      ? []
      : [{ thing: squareThing(probe), label: words.noReach, zoom: null, shape: 'probe', square: probe, ...spotOf(view, probe) }];
  return [...squares, ...asked, ...markers, ...things, ...foes, ...heroes];
}

export function PinButton({
  pin,
  may,
  odds,
  live,
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
  /** Touching it means something, though it is no answer: it is pointed at. */
  readonly live: boolean;
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
      aria-disabled={may.length === 0 && !live}
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
      {pin.shape === 'probe' ? (
        <text textAnchor="middle" dominantBaseline="central" className="cav-probe">
          ?
        </text>
      ) : null}
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
