// Owns the time before a game: the table with those who sit at it, candles for ready, the link to send, talk, and what one may do.

import type { Language } from '@undercroft/presentation';
import type { Meta, SeatShown } from '@undercroft/table';
import { useId, useState } from 'react';
import './gather.css';
import { SEAT_SHAPES, SeatMark } from '../art/seat-mark.tsx';
import { Print, type Picture } from '../art/index.ts';
import { seatNumber } from '../art/seat-mark.tsx';
import { usePlay } from '../play/context.ts';
import type { PlayWords } from '../words/index.ts';
import { Invitation } from './invitation.tsx';
import { placesOf, type Place } from './places.ts';
import { Candle, RoundTable } from './round-table.tsx';
import { Talk } from './talk.tsx';
import { useNotices } from './notices.ts';

/** A bot as it is offered: its id and its name for people. */
export interface BotOffered {
  readonly id: string;
  readonly name: string;
}

export interface WaitingRoomProps {
  /** The address that brings others here; none for a table that lies in the page. */
  readonly link?: string | undefined;
  readonly bots?: readonly BotOffered[] | undefined;
  readonly name?: string | undefined;
  /** Sits down, with whatever the device has to promise of its dice; the plain message unless told. */
  readonly onSit?: ((seat: number, name: string) => void) | undefined;
  /** What lies on the table. */
  readonly picture?: Picture | undefined;
  readonly language?: Language | undefined;
  /** Opens the rules. */
  readonly onRules?: (() => void) | undefined;
}

const LONGEST_NAME = 40;

const botOf = (bot: string, words: PlayWords): string => words.together.bots[bot] ?? bot;
/** A bot without a name of its own is called a bot. */
const nameOf = ({ name, bot }: SeatShown, words: PlayWords): string => (name === bot ? words.bot : name);

export function WaitingRoom(props: WaitingRoomProps) {
  const { meta, words, session, text } = usePlay();
  const { link, picture, language = 'en' } = props;
  const notices = useNotices(meta.seats, words.together);
  if (meta.phase === 'revealing-nonces')
    return (
      <main className="room is-sealing">
        <h1>{text.title}</h1>
        <p role="status">{words.showing}</p>
      </main>
    );
  return (
    <main className="room">
      <section className="room-table" aria-label={words.together.table}>
        <div className="room-round">
          <RoundTable seed={text.title} />
          {picture === undefined ? null : (
            <span className="room-picture">
              <Print picture={picture} w={120} h={168} scale={0.7} />
            </span>
          )}
          {placesOf(meta.seats.length, mineOf(meta)).map((place) => (
            <SeatAt key={place.seat} place={place} seat={meta.seats[place.seat]} />
          ))}
        </div>
      </section>
      <aside className="room-side">
        {link === undefined || meta.seats.length < 2 ? null : <Invitation link={link} />}
        {session.kind === 'remote' ? <Talk session={session} words={words} language={language} notices={notices} /> : null}
        <p className="room-seal soft">{words.together.seal}</p>
      </aside>
      <Offers {...props} latest={notices.at(-1)?.text ?? null} />
    </main>
  );
}

const mineOf = (meta: Meta): number =>
  Math.max(
    0,
    meta.seats.findIndex(({ mine }) => mine),
  );

function SeatAt({ place, seat }: { readonly place: Place; readonly seat: SeatShown | undefined }) {
  const { words, narrow } = usePlay();
  const own = words.together;
  const number = seatNumber(place.seat);
  const state =
    seat === undefined || seat.kind === 'open'
      ? own.openHint
      : seat.kind === 'bot'
        ? botOf(seat.bot ?? '', words)
        : seat.ready === true
          ? own.isReady
          : seat.here
            ? own.isNotReady
            : own.isAway;
  return (
    <div className={`room-seat is-${place.side}`} style={{ '--left': `${place.left}%`, '--top': `${place.top}%` }} data-seat={place.seat}>
      {seat === undefined || seat.kind === 'open' ? (
        <svg className="seat-open" viewBox="-2 -2 44 44" aria-hidden="true">
          {SEAT_SHAPES[number]}
        </svg>
      ) : (
        <SeatMark seat={number} text={Array.from(nameOf(seat, words))[0] ?? ''} here={seat.mine} size={narrow ? 46 : 64} />
      )}
      <span className="room-name">
        <b>{seat === undefined || seat.kind === 'open' ? own.open : seat.mine ? own.you : nameOf(seat, words)}</b>
        <small>
          {seat?.kind === 'person' ? <Candle lit={seat.ready === true} /> : null}
          {state}
        </small>
        {seat?.kind === 'person' && !seat.mine ? <Swap at={place.seat} seat={seat} /> : null}
      </span>
    </div>
  );
}

/** Changing places with somebody who sits: asked by one, done when the other would like it, too. */
function Swap({ at, seat }: { readonly at: number; readonly seat: SeatShown }) {
  const { meta, words, session } = usePlay();
  const own = words.together;
  const mine = meta.seats.findIndex((one) => one.mine);
  const me = meta.seats[mine];
  if (me === undefined) return null;
  const [asked, wanted] = [me.swap === at, seat.swap === mine];
  return (
    <button
      type="button"
      className="act is-quiet is-small room-swap"
      aria-pressed={asked}
      onClick={() => void session.client.ask({ t: 'swap', seat: mine, with: asked ? null : at })}
    >
      {wanted ? own.swapWanted(nameOf(seat, words)) : asked ? own.swapAsked : own.swap}
    </button>
  );
}

function Offers({ bots = [], name = '', onSit, onRules, latest }: WaitingRoomProps & { readonly latest: string | null }) {
  const { meta, words, session, state } = usePlay();
  const own = words.together;
  const [called, setCalled] = useState(name);
  const field = useId();
  const { client } = session;
  const free = meta.seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  const mine = meta.seats.findIndex((seat) => seat.mine);
  const me = meta.seats[mine];
  const others = meta.seats.some((seat) => seat.kind !== 'bot' && !seat.mine);
  const unready = meta.seats.filter(({ kind, ready }) => kind === 'person' && ready !== true).length;
  const sit = (seat: number): void => {
    const as = called.trim().slice(0, LONGEST_NAME) || words.seat(seat + 1);
    if (mine >= 0) void client.ask({ t: 'stand', seat: mine });
    if (onSit === undefined) void client.ask({ t: 'sit', seat, name: as });
    else onSit(seat, as);
  };
  const ready = (yes: boolean): void => {
    for (const [seat, one] of meta.seats.entries()) if (one.mine) void client.ask({ t: 'ready', seat, ready: yes });
  };
  const missing = own.still(free.length, unready);
  return (
    <section className="room-offers" aria-label={words.offers}>
      <p className="caption" role="status">
        {latest === null ? null : <span>{latest} </span>}
        {missing === '' ? null : <b>{missing}</b>}
      </p>
      {state.refusal === null ? null : (
        <p className="offers-refused" role="alert">
          {words.codes[state.refusal.code]}
        </p>
      )}
      <div className="acts">
        {me === undefined && free.length > 0 ? (
          <>
            <label htmlFor={field} className="visually-hidden">
              {words.yourName}
            </label>
            <input
              id={field}
              className="field"
              value={called}
              maxLength={LONGEST_NAME}
              placeholder={words.yourName}
              autoComplete="nickname"
              onChange={(event) => setCalled(event.target.value)}
            />
            <button type="button" className="act is-primary" onClick={() => sit(free[0] ?? 0)}>
              {own.sit}
              <small>{own.sitHint}</small>
            </button>
          </>
        ) : null}
        {me === undefined ? null : me.ready === true ? (
          <button type="button" className="act" onClick={() => ready(false)}>
            {own.notYet}
          </button>
        ) : (
          <button type="button" className="act is-primary" onClick={() => ready(true)}>
            {others ? own.ready : own.begin}
            <small>{others ? own.readyHint : own.beginHint}</small>
          </button>
        )}
        {meta.host && free.length > 0
          ? bots.map((bot) => (
              <button
                key={bot.id}
                type="button"
                className="act"
                onClick={() => void client.ask({ t: 'bot', seat: free[0] ?? 0, bot: bot.id })}
              >
                {own.toBot}
                <small>{botOf(bot.id, words)}</small>
              </button>
            ))
          : null}
        {me !== undefined && free.length > 0 ? (
          <button type="button" className="act is-quiet" onClick={() => sit(free[0] ?? 0)}>
            {own.move}
          </button>
        ) : null}
        {meta.host
          ? meta.seats.map((seat, at) =>
              seat.kind === 'bot' ? (
                <button
                  key={words.seat(at + 1)}
                  type="button"
                  className="act is-quiet"
                  onClick={() => void client.ask({ t: 'bot', seat: at, bot: null })}
                >
                  {own.freeSeat(nameOf(seat, words))}
                </button>
              ) : null,
            )
          : null}
        {onRules === undefined ? null : (
          <button type="button" className="act is-quiet" onClick={onRules}>
            {own.look}
          </button>
        )}
        {me === undefined ? null : (
          <button type="button" className="act is-quiet" onClick={() => void client.ask({ t: 'stand', seat: mine })}>
            {words.standUp}
          </button>
        )}
      </div>
    </section>
  );
}
