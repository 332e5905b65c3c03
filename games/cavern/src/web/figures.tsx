// Owns the figures on the map: heroes by the shape of their seat, foes as stones with their HP, allies, objects and markers; what is down or marked shows it by shape.

import { SEAT_SHAPES, seatNumber } from '@undercroft/web-kit';
import { markersOf, spotOf, type Spot } from '../board-model/map.ts';
import { isAlone } from '../board-model/party.ts';
import type { View } from '../view.ts';
import { iconOf } from './art.ts';
import { Sign, UNIT } from './ground.tsx';

const middle = ({ x, y }: Spot): { readonly x: number; readonly y: number } => ({ x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT });
const moved = (spot: Spot): { readonly transform: string } => {
  const { x, y } = middle(spot);
  return { transform: `translate(${x}px, ${y}px)` };
};
const HEXAGON = 'M0 -17 15 -8.5V8.5L0 17 -15 8.5V-8.5Z';

function HeroToken({ view, no, acting }: { readonly view: View; readonly no: number; readonly acting: boolean }) {
  const hero = view.heroes[no];
  if (hero === undefined || hero.square < 0) return null;
  const down = hero.hp === 0;
  const seat = seatNumber(no);
  const small = no % 5 === 2 ? 17 : 21;
  return (
    <g
      className={['cav-hero', acting ? 'is-acting' : '', down ? 'is-down' : ''].filter(Boolean).join(' ')}
      style={moved(spotOf(view, hero.square))}
    >
      <svg x={-18} y={-18} width={36} height={36} viewBox="-3 -3 46 46" overflow="visible" className={`cav-seat-${seat}`}>
        <g className="cav-shape">{SEAT_SHAPES[seat]}</g>
        <Sign body={iconOf(hero.id).body} x={20} y={no % 5 === 2 ? 24 : 20} size={small} className="cav-hero-sign" />
        {down ? <path d="M4 4 36 36M36 4 4 36" className="cav-cross" /> : null}
      </svg>
      {hero.conditions.map((condition, i) => (
        <Sign key={condition} body={iconOf(condition).body} x={-12 + i * 12} y={19} size={12} className="cav-condition" />
      ))}
      {view.things.flatMap(({ id, kind, by }, i) =>
        by === no ? [<Sign key={id} body={iconOf(kind).body} x={16} y={-14 + (i % 3) * 12} size={14} className="cav-carried" />] : [],
      )}
    </g>
  );
}

function FoeToken({ view, at, next }: { readonly view: View; readonly at: number; readonly next: boolean }) {
  const foe = view.foes[at];
  if (foe === undefined) return null;
  const most = view.reckoned.foes[at]?.most ?? foe.hp;
  const drowsy = view.lasting.some(({ what, on }) => what === 'drowsy' && on === foe.id);
  return (
    <g
      className={['cav-foe', foe.villain ? 'is-villain' : '', next ? 'is-next' : ''].filter(Boolean).join(' ')}
      style={moved(spotOf(view, foe.square))}
    >
      <path d={HEXAGON} className="cav-stone" transform={foe.villain ? 'scale(1.15)' : undefined} />
      <Sign body={iconOf(foe.kind).body} x={0} y={-1} size={foe.villain ? 25 : 21} className="cav-foe-sign" />
      {most > 1 ? (
        <g transform="translate(13 12)">
          <circle r={7.5} className="cav-hp" />
          <text textAnchor="middle" y={3.6} className="cav-hp-text">
            {foe.hp}
          </text>
        </g>
      ) : null}
      {foe.pinned ? <Sign body={iconOf('pinned').body} x={-13} y={13} size={12} className="cav-condition" /> : null}
      {drowsy ? <Sign body={iconOf('drowsy').body} x={-13} y={-12} size={12} className="cav-condition" /> : null}
    </g>
  );
}

/** Everything that stands on the map; `acting`: the foe that is on stage. */
export function Figures({ view, acting }: { readonly view: View; readonly acting: number | null }) {
  return (
    <g aria-hidden="true">
      {markersOf(view).map(({ no, card, trap, ...spot }) => (
        <g key={`marker ${no}`} style={moved(spot)}>
          {trap ? (
            <path d="M0 -14 14 12H-14Z" className="cav-trap" />
          ) : (
            <rect x={-12} y={-12} width={24} height={24} rx={6} className="cav-trap is-hazard" />
          )}
          <Sign body={iconOf(card).body} x={0} y={trap ? 3 : 0} size={15} className="cav-trap-sign" />
        </g>
      ))}
      {view.things.flatMap(({ id, kind, hp, square }) =>
        square < 0
          ? []
          : [
              <g key={`thing ${id}`} style={moved(spotOf(view, square))}>
                <circle r={14} className="cav-thing" />
                <Sign body={iconOf(kind).body} x={0} y={0} size={20} className="cav-thing-sign" />
                {hp > 0 ? (
                  <text x={11} y={14} className="cav-hp-text is-dark">
                    {hp}
                  </text>
                ) : null}
              </g>,
            ],
      )}
      {view.foes.map((foe, at) => (
        <FoeToken key={foe.id} view={view} at={at} next={foe.id === acting} />
      ))}
      {view.allies.map(({ of, kind, square }) => (
        <g key={`ally ${of}`} style={moved(spotOf(view, square))}>
          <rect x={-13} y={-13} width={26} height={26} rx={13} className={`cav-ally cav-seat-${seatNumber(of)}`} />
          <Sign body={iconOf(kind).body} x={0} y={0} size={18} className="cav-hero-sign" />
        </g>
      ))}
      {view.heroes.map(({ id }, no) => (
        <HeroToken key={id} view={view} no={no} acting={no === view.active && !isAlone(view)} />
      ))}
    </g>
  );
}
