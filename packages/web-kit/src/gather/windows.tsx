// Owns what a player may set for windows, how long the open one lasts, and bots that stand in for people who are away.

import { suggestedIn, type Orders } from '@undercroft/table';
import { useId } from 'react';
import './gather.css';
import { usePlay } from '../play/context.ts';
import { seatName } from '../play/seat-names.ts';
import { Segments } from './segments.tsx';

/** The first bot that the game has. */
const STAND_IN = '';
const PASSES: readonly Orders['pass'][] = ['never', 'until-my-turn', 'always'];

/** Standing orders, in sight while a window is open or an order holds. The same for everybody: it tells nothing of who is asked. */
export function WindowOrders() {
  const { meta, words, session, ask, narrow } = usePlay();
  const name = useId();
  const own = words.together;
  const { orders, lasts } = meta;
  const isOpen = meta.waiting === 'responses' || ask?.offer.window === true;
  if (orders === null || meta.phase !== 'playing' || session.kind === 'replay' || meta.seats.length < 2) return null;
  if (!isOpen && orders.pass === 'never') return null;
  const time = isOpen && lasts !== undefined ? <WindowTime key={session.client.publicSeq} lasts={lasts} /> : null;
  const choices = (
    <>
      <Segments
        label={own.orders}
        name={name}
        options={PASSES.map((value) => ({ value, label: own.ordersOf[value] }))}
        chosen={orders.pass}
        onChoose={(pass) => void session.client.orders({ ...orders, pass })}
      />
      <AskedAbout orders={orders} />
    </>
  );
  if (!narrow)
    return (
      <div className="window-orders">
        {time}
        <span className="soft">{own.orders}</span>
        {choices}
      </div>
    );
  // On a phone what is asked needs the room: what holds now is one line, the choices lie under it.
  return (
    <details className="window-orders">
      <summary>
        {own.orders}: <b>{own.ordersOf[orders.pass]}</b>
      </summary>
      {time}
      {choices}
    </details>
  );
}

/** The cards that an open window offers, and those ordered before: each may be asked about although one passes otherwise. */
function AskedAbout({ orders }: { readonly orders: Orders }) {
  const { ask, text, words, session } = usePlay();
  const { asks = [] } = orders;
  const offered = ask?.offer.window === true ? suggestedIn(ask.offer).flatMap(({ steps: [, ...picked] }) => picked) : [];
  const cards = [...new Set([...asks, ...offered])].flatMap((id) => {
    const card = typeof id === 'string' ? text.card?.(id) : null;
    return card === null || card === undefined || typeof id !== 'string' ? [] : [{ id, name: card.short }];
  });
  if (cards.length === 0) return null;
  const turn = (id: string): void =>
    void session.client.orders({ ...orders, asks: asks.includes(id) ? asks.filter((one) => one !== id) : [...asks, id] });
  return (
    <span className="asked-about" role="group" aria-label={words.together.asksAbout}>
      <span className="soft">{words.together.asksAbout}</span>
      {cards.map(({ id, name }) => (
        <button key={id} type="button" className="act is-quiet is-small" aria-pressed={asks.includes(id)} onClick={() => turn(id)}>
          {name}
        </button>
      ))}
    </span>
  );
}

/** Runs down for everybody alike; nobody's own clock. */
function WindowTime({ lasts }: { readonly lasts: number }) {
  const { words } = usePlay();
  return (
    <span className="window-time" title={words.together.windowEnds(Math.round(lasts / 1_000))}>
      <i style={{ animationDuration: `${lasts}ms` }} />
    </span>
  );
}

/** People who are away, and what can be done about it. */
export function StandIns() {
  const { meta, words, session } = usePlay();
  if (session.kind !== 'remote' || meta.phase !== 'playing' || meta.at < 0) return null;
  const away = meta.seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.here && !seat.mine ? [{ seat, at }] : []));
  const kept = meta.seats.flatMap((seat, at) => (seat.standIn === true ? [{ seat, at }] : []));
  if (away.length === 0 && kept.length === 0) return null;
  return (
    <p className="stand-ins soft">
      {kept.map(({ seat, at }) => (
        <span key={`kept ${at}`}>{words.together.standsIn(seatName(seat, at, words))} </span>
      ))}
      {away.map(({ seat, at }) => (
        <button
          key={`away ${at}`}
          type="button"
          className="act is-quiet is-small"
          onClick={() => void session.client.ask({ t: 'bot', seat: at, bot: STAND_IN })}
        >
          {words.together.standIn(seatName(seat, at, words))}
        </button>
      ))}
    </p>
  );
}
