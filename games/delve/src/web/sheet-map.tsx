// Owns the map on dotted paper: rooms in ink, the light of the hero, and whatever is being placed or drawn on it.

import { type Ask, type Box, DotGrid, PanZoom, type PanZoomHandle } from '@undercroft/web-kit';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { shownRooms, spotOf, undrawnRooms, type Placement, type ShownRoom } from '../board-model/map.ts';
import type { View } from '../view.ts';
import { ChalkBar, isChalking } from './chalk-bar.tsx';
import { EntranceLayer, entranceSquares, entranceStep } from './entrance.tsx';
import { LETTER } from './lettering.ts';
import { LEAST_LETTER, titled } from './map-file.ts';
import { bothOf, centreOf, mapBox, UNIT, type Place } from './map-ink.ts';
import { RoomFloor, RoomInk, RoomRock } from './map-room.tsx';
import { PlacingBar } from './placing-bar.tsx';
import { PlacingLayer } from './placing-layer.tsx';
import { usePlacing } from './placing.ts';
import { useFresh } from './use-fresh.ts';
import type { Say } from './say.ts';

export interface SheetMapProps {
  readonly view: View;
  readonly ask: Ask | null;
  readonly say: Say;
  readonly narrow: boolean;
  readonly moving: boolean;
}

/** What a room is, in one sentence. */
export function roomSentence(room: ShownRoom, { boardWords, words }: Say): string {
  const of = (state: 'open' | 'joined' | 'blocked'): number => room.exits.filter((exit) => exit.state === state).length;
  return boardWords.room({
    name: words.room(room.card),
    here: room.here,
    circles: room.circles,
    filled: room.filled,
    exits: { open: of('open'), joined: of('joined'), blocked: of('blocked') },
  });
}

const around = ({ x, y }: Place, squares: number): Box => ({
  x: x - (squares / 2) * UNIT,
  y: y - (squares / 2) * UNIT,
  width: squares * UNIT,
  height: squares * UNIT,
});

/** How near a phone looks at the room one is in. */
const NEAR_NARROW = 1.45;

export function SheetMap({ view, ask, say, narrow, moving }: SheetMapProps) {
  const { boardWords, words, text } = say;
  const glow = useId();
  const handle = useRef<PanZoomHandle>(null);
  const content = useRef<SVGGElement>(null);
  const walking = useRef(false);
  const [dragged, setDragged] = useState<Place | null>(null);
  const [scale, setScale] = useState(1);
  const rooms = shownRooms(view);
  const fresh = useFresh(rooms.map((room) => room.id));
  const placing = usePlacing(view, ask);
  const drawing = ask?.offer.decision === 'draw-entrance' ? ask : null;
  const here = rooms.find((room) => room.here) ?? null;
  const { encounter } = view;

  // A new room is shown with all others, wherever somebody looked before.
  const count = rooms.length;
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current !== count && !narrow) handle.current?.fit();
    seen.current = count;
  }, [count, narrow]);

  const toMap = useCallback((event: { readonly clientX: number; readonly clientY: number }): Place | null => {
    const matrix = content.current?.getScreenCTM();
    if (matrix === null || matrix === undefined) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }, []);

  const grid: Box = { x: 0, y: 0, width: view.map.width * UNIT, height: view.map.height * UNIT };
  // The paper goes on beyond what may be drawn on: its dots end nowhere in sight, and a line says how far one may draw.
  const beyond: Box = { x: -2 * grid.width, y: -2 * grid.height, width: 5 * grid.width, height: 5 * grid.height };
  const middle = { x: grid.width / 2, y: grid.height / 2 };
  const blank = rooms.length === 0;
  const drawnSpots = drawing === null ? [] : entranceSquares(view, drawing).map((square) => spotOf(view.map, square));
  const marking = drawing !== null && entranceStep(drawing) === 'exits';
  // The paper lies still while a room is dragged over it.
  const lying = useRef(placing?.now.spots);
  if (dragged === null) lying.current = placing?.now.spots;
  const paper = around(middle, narrow ? 11 : 17);
  // The paper lies still under whoever draws on it, until what is drawn nears its edge.
  const box = blank ? (drawnSpots.length === 0 ? paper : bothOf(paper, mapBox([], drawnSpots))) : mapBox(rooms, lying.current);
  // On a phone the map is never shown whole by itself: names would become too small to read.
  const focus = narrow ? (here === null ? (marking ? mapBox([], drawnSpots) : box) : mapBox([here], lying.current)) : undefined;
  // The bar under the map, and a long question under that, take room from it: look again once they lie there.
  const barred = placing !== null || marking;
  const looked = narrow && barred && focus !== undefined ? `${focus.x} ${focus.y} ${focus.width} ${focus.height}` : '';
  const target = useRef(focus);
  target.current = focus;
  useEffect(() => {
    if (looked === '') return;
    // The map learns its new size at the end of a frame: only the one after it can be looked at rightly.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (target.current !== undefined) handle.current?.focusOn(target.current, NEAR_NARROW);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [looked]);
  const light = here === null ? null : centreOf(here.spots);
  const exitName = (one: Placement): string => {
    const room = view.map.rooms.find(({ squares }) => squares.includes(one.door.row * view.map.width + one.door.col));
    return boardWords.exitAt(
      words.room(room?.card ?? null),
      words.side(one.door.side),
      words.square(view.map, one.door.row * view.map.width + one.door.col),
    );
  };
  const undrawn = undrawnRooms(view);
  const attacks = encounter !== null && encounter.stage === 'rounds' && ask !== null;

  let bar: ReactNode = null;
  if (placing !== null && encounter !== null) {
    const lie =
      ask === null
        ? ''
        : text.option(
            view,
            ask.offer,
            { act: placing.now.act, exit: placing.now.wall, wall: placing.now.wall, by: placing.now.by },
            'mirrored',
            placing.now.mirrored,
          );
    bar = (
      <PlacingBar
        placing={placing}
        say={say}
        sentence={boardWords.ghost(placing.all.indexOf(placing.now) + 1, placing.all.length, lie, exitName(placing.now))}
        toMap={toMap}
        onDrag={setDragged}
      />
    );
  } else if (isChalking(ask) && encounter !== null) {
    bar = <ChalkBar encounter={encounter} ask={ask} say={say} walking={walking} />;
  } else if (drawing !== null && entranceStep(drawing) !== 'none' && !(narrow && marking)) {
    // On a phone the question itself counts the exits: the walls get the room.
    const step = entranceStep(drawing);
    const drawn = entranceSquares(view, drawing).length;
    bar = (
      <div className="dlv-bar">
        <div className="dlv-bar-text">
          <p>
            {step === 'exits'
              ? boardWords.exitsHint(drawing.several?.chosen.length ?? 0)
              : step === 'corner'
                ? boardWords.boxHint
                : boardWords.squaresHint(drawn, view.reckoned.entranceSize)}
          </p>
          <p className="dlv-keys">{boardWords.drawKeys}</p>
        </div>
        {drawing.path.length > 1 ? (
          <button
            type="button"
            className="act on-paper"
            onClick={() => drawing.untake(drawing.node.pick === 'exits' ? undefined : drawing.path.length - 1)}
          >
            {boardWords.backOne}
          </button>
        ) : null}
      </div>
    );
  }

  return (
    <div className="dlv-map" data-guide="map">
      <PanZoom
        ref={handle}
        label={boardWords.map(view.setup.area)}
        onScale={setScale}
        box={box}
        focus={focus}
        near={narrow ? NEAR_NARROW : 1.7}
        max={narrow ? 2.4 : 2.1}
        padding={narrow ? 8 : 26}
        over={
          <>
            {narrow ? null : (
              <header className="dlv-area">
                <h2>{view.setup.area}</h2>
                <p>{boardWords.rooms(Math.max(0, view.map.rooms.length - 1), view.reckoned.waysOn)}</p>
                {undrawn.length === 0 ? null : <p>{boardWords.undrawn(undrawn.map((card) => words.room(card)))}</p>}
              </header>
            )}
            <div className="dlv-zoom">
              <button type="button" aria-label={boardWords.nearer} title={boardWords.nearer} onClick={() => handle.current?.zoomBy(1.3)}>
                +
              </button>
              <button
                type="button"
                aria-label={boardWords.further}
                title={boardWords.further}
                onClick={() => handle.current?.zoomBy(1 / 1.3)}
              >
                −
              </button>
              <button type="button" aria-label={boardWords.whole} title={boardWords.whole} onClick={() => handle.current?.fit()}>
                ⤢
              </button>
            </div>
          </>
        }
      >
        <g ref={content}>
          <defs>
            <radialGradient id={glow}>
              <stop offset="0" className="dlv-glow" stopOpacity=".9" />
              <stop offset="1" className="dlv-glow" stopOpacity="0" />
            </radialGradient>
          </defs>
          <DotGrid box={beyond} unit={UNIT} />
          <rect className="dlv-edge" {...grid} aria-hidden="true" />
          {rooms.map((room) => (
            <RoomRock key={room.id} room={room} fresh={moving && fresh.has(room.id)} />
          ))}
          {rooms.map((room) => (
            <RoomFloor key={room.id} room={room} fresh={moving && fresh.has(room.id)} />
          ))}
          {light === null ? null : <circle className="dlv-light" cx={light.x} cy={light.y} r={UNIT * 4} fill={`url(#${glow})`} />}
          <DotGrid box={box} unit={UNIT} dot={0.8} />
          {rooms.map((room) => (
            <RoomInk
              key={room.id}
              room={room}
              name={titled(words.room(room.card))}
              letter={Math.max(LETTER, LEAST_LETTER / scale)}
              sentence={roomSentence(room, say)}
              fresh={moving && fresh.has(room.id)}
              open={room.here && attacks}
            />
          ))}
          {placing === null ? null : (
            <PlacingLayer placing={placing} label={boardWords.placeHint} nameOf={exitName} dragged={dragged} walking={walking} />
          )}
          {drawing === null ? null : (
            <EntranceLayer view={view} ask={drawing} boardWords={boardWords} words={words} toMap={toMap} walking={walking} />
          )}
        </g>
      </PanZoom>
      {bar}
    </div>
  );
}
