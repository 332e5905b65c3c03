// Owns the delve board: the sheet with its map at one side, card, dice and offers at the other; one above the other on a phone.

import type { ToldFact } from '@undercroft/kernel';
import { type BoardProps, Sheet } from '@undercroft/web-kit';
import { useMemo, useRef } from 'react';
import { toldOf } from '../board-model/map.ts';
import type { View } from '../view.ts';
import { Encounter } from './encounter.tsx';
import { HeroSheet, Items, Skills, Tracks } from './hero-sheet.tsx';
import { sayIn } from './say.ts';
import { SheetMap } from './sheet-map.tsx';
import { Tray } from './tray.tsx';
import { useGemFlight } from './use-gem-flight.ts';
import { useMoreBelow } from './use-more-below.ts';

/** What the facts on stage are about, by the name of the thing that carries a ring when nothing may move. */
function changedBy(facts: readonly ToldFact[]): ReadonlySet<string> {
  return new Set(
    facts.map(toldOf).map(({ type, body }) => {
      if (type.startsWith('health.')) return 'health';
      if ('gem' in body) return body.gem;
      return type.startsWith('check.') || type.startsWith('die.') ? 'dice' : type;
    }),
  );
}

export function Board({ view, text, ask, stage, log, help, narrow, slots }: BoardProps<View>) {
  const say = useMemo(() => sayIn(text), [text]);
  const { offers: Offers, log: Log } = slots;
  const frame = useRef<HTMLDivElement>(null);
  useGemFlight(frame, stage, log);
  const right = useRef<HTMLDivElement>(null);
  useMoreBelow(right);
  const moving = stage.speed > 0;
  const changed = changedBy(stage.changed ?? []);
  const map = <SheetMap view={view} ask={ask} say={say} narrow={narrow} moving={moving} />;
  const tray = (
    <Tray view={view} ask={ask} say={say} log={log} narrow={narrow} moving={moving} odds={help.odds} changed={changed.has('dice')} />
  );
  const encounter = <Encounter view={view} say={say} odds={help.odds} narrow={narrow} />;
  const hurt = stage.fact?.type === 'health.lost' && moving ? ' is-hurt' : '';
  if (narrow)
    return (
      <div className="dlv is-narrow" ref={frame}>
        <Sheet as="div" className={`dlv-sheet${hurt}`}>
          {map}
          <div className="dlv-strip">
            <Skills view={view} say={say} />
            <Tracks view={view} ask={ask} say={say} changed={changed} />
          </div>
        </Sheet>
        {encounter}
        {tray}
        {view.hero.inventory.length === 0 ? null : (
          <Sheet as="div" className="dlv-pouch">
            <Items view={view} ask={ask} say={say} />
          </Sheet>
        )}
        <div className="dlv-offers">
          <Offers />
        </div>
      </div>
    );
  return (
    <div className="dlv" ref={frame}>
      <Sheet className={`dlv-sheet${hurt}`}>
        {map}
        <HeroSheet view={view} ask={ask} say={say} changed={changed} />
      </Sheet>
      <div className="dlv-right" ref={right}>
        {encounter}
        {tray}
        <div className="dlv-offers">
          <Offers />
        </div>
        <div className="dlv-log">
          <Log />
        </div>
      </div>
    </div>
  );
}
