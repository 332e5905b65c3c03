// Owns the delve board: the sheet with its map at one side, card, dice and offers at the other; one above the other on a phone.

import type { ToldFact } from '@undercroft/kernel';
import type { LogEntry } from '@undercroft/table';
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

/** What a phone keeps room for, so that nothing moves while one and the same thing is done. */
function phaseOf({ encounter, map }: View): string {
  if (encounter !== null) return encounter.stage === 'drawn' ? '' : 'is-rolling';
  return map.rooms.length === 0 ? 'is-drawing' : '';
}

const NOTHING: readonly ToldFact[] = [];
const NO_LOG: readonly LogEntry[] = [];

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

export function Board({ view: now, settled, text, ask, stage, log, help, narrow, slots }: BoardProps<View>) {
  const say = useMemo(() => sayIn(text), [text]);
  const { offers: Offers, log: Log } = slots;
  const frame = useRef<HTMLDivElement>(null);
  useGemFlight(frame, stage, log);
  const right = useRef<HTMLDivElement>(null);
  useMoreBelow(right);
  const moving = stage.speed > 0;
  // Everything but the dice in the air lies as it lay before; a gem that flies to a die comes before the throw.
  const view = settled ?? now;
  const thrown = stage.thrown ?? NOTHING;
  const rolling = thrown.length > 0 && (stage.fact === null || thrown.includes(stage.fact));
  const changed = changedBy(stage.changed ?? []);
  const map = <SheetMap view={view} ask={ask} say={say} narrow={narrow} moving={moving} />;
  const tray = (
    <Tray
      view={rolling ? now : view}
      ask={ask}
      say={say}
      log={thrown.length > 0 && !rolling ? NO_LOG : log}
      narrow={narrow}
      thrown={rolling ? thrown : NOTHING}
      odds={help.odds}
      changed={changed.has('dice')}
    />
  );
  const encounter = <Encounter view={view} say={say} odds={help.odds} narrow={narrow} />;
  const hurt = stage.fact?.type === 'health.lost' && moving ? ' is-hurt' : '';
  if (narrow)
    return (
      <div className={`dlv is-narrow ${phaseOf(view)}`} ref={frame}>
        <div className="dlv-offers">
          <Offers />
        </div>
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
      </div>
    );
  // In the order in which it is read and reached by keys: what is asked, the map, the card and the dice, the hero, the log.
  return (
    <div className="dlv" ref={frame}>
      <div className="dlv-right" ref={right}>
        <div className="dlv-offers">
          <Offers />
        </div>
        {encounter}
        {tray}
      </div>
      <Sheet className={`dlv-sheet${hurt}`}>
        {map}
        <HeroSheet view={view} ask={ask} say={say} changed={changed} />
      </Sheet>
      <div className="dlv-log">
        <Log />
      </div>
    </div>
  );
}
