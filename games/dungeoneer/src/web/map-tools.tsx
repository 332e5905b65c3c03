// Owns the small tools above the map: the realms with who is in each, finding one's hero, seeing all, following or staying.

import { Icon, SeatMark, seatNumber } from '@undercroft/web-kit';
import type { ReactNode } from 'react';
import type { realmsOn } from '../board-model/map.ts';
import type { Realm } from '../content/types.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';
import type { Say } from './say.ts';
import { signOf } from './signs.ts';

export interface MapToolsProps {
  readonly say: Say;
  readonly tool: ReactNode;
  readonly beside: ReactNode;
  readonly view: View;
  readonly realms: ReturnType<typeof realmsOn>;
  readonly realm: Realm;
  readonly onRealm: (realm: Realm) => void;
  readonly following: boolean;
  readonly onFollow: () => void;
  readonly onFit: () => void;
  readonly onFind: (() => void) | null;
}

export function MapTools({ say, tool, beside, view, realms, realm, onRealm, following, onFollow, onFit, onFind }: MapToolsProps) {
  const { words, tables } = say;
  return (
    <>
      {realms.length < 2 ? null : (
        <div className="dgn-realms" role="group" aria-label={words.realms}>
          {realms.map((one) => (
            <button key={one.realm} type="button" aria-pressed={one.realm === realm} onClick={() => onRealm(one.realm)}>
              {tables.realms[one.realm]}
              {one.seats.map((seat) => {
                const hero = view.players[seat]?.hero ?? null;
                return (
                  <SeatMark
                    key={seat}
                    seat={seatNumber(seat)}
                    icon={hero === null ? undefined : cardPicture(hero).icon}
                    size={18}
                    label={say.hero(view, seat)}
                  />
                );
              })}
            </button>
          ))}
        </div>
      )}
      {beside}
      <div className="dgn-map-tools">
        {tool}
        {onFind === null ? null : (
          <button type="button" className="tool" aria-label={words.findHero} title={words.findHero} onClick={onFind}>
            <Icon icon={signOf('position-marker')} />
          </button>
        )}
        <button type="button" className="tool" aria-label={words.fitAll} title={words.fitAll} onClick={onFit}>
          <Icon icon={signOf('treasure-map')} />
        </button>
        <button type="button" className="dgn-follow" aria-pressed={following} onClick={onFollow} title={words.followHint}>
          {following ? words.follows : words.stays}
        </button>
      </div>
    </>
  );
}
