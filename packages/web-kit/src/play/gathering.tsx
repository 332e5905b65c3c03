// Owns the time before a game: who sits where, bots, the link to send, and beginning.

import type { SeatShown } from '@undercroft/table';
import { useEffect, useId, useState } from 'react';
import { SeatMark } from '../art/index.ts';
import { seatNumber } from '../log/log-panel.tsx';
import { usePlay } from './context.ts';
import { copyText } from './copy.ts';

/** A bot as it is offered: its id and its name for people. */
export interface BotOffered {
  readonly id: string;
  readonly name: string;
}

export interface GatheringProps {
  /** The address that brings others here; none for a table that lies in the page. */
  readonly link?: string | undefined;
  readonly bots?: readonly BotOffered[] | undefined;
  readonly name?: string | undefined;
  /** Sits down, with whatever the device has to promise of its dice; the plain message unless told. */
  readonly onSit?: ((seat: number, name: string) => void) | undefined;
}

const LONGEST_NAME = 40;

export function Gathering({ link, bots = [], name = '', onSit }: GatheringProps) {
  const { meta, words, session, state, text } = usePlay();
  const [called, setCalled] = useState(name);
  const field = useId();
  const open = meta.seats.some(({ kind }) => kind === 'open');
  const seated = meta.seats.some(({ mine }) => mine);
  const ask = session.client;
  const sit = (seat: number): void => {
    const as = called.trim().slice(0, LONGEST_NAME) || words.seat(seat + 1);
    if (onSit === undefined) void ask.ask({ t: 'sit', seat, name: as });
    else onSit(seat, as);
  };
  if (meta.phase === 'revealing-nonces')
    return (
      <main className="play-gathering">
        <h1>{text.title}</h1>
        <p role="status">{words.showing}</p>
      </main>
    );
  return (
    <main className="play-gathering">
      <h1>{words.gathering}</h1>
      <p className="soft">{meta.name === '' ? text.title : `${meta.name} · ${text.title}`}</p>
      {seated && meta.seats.length === 1 ? null : (
        <p className="play-field">
          <label htmlFor={field}>{words.yourName}</label>
          <input
            id={field}
            className="field"
            value={called}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={(event) => setCalled(event.target.value)}
          />
        </p>
      )}
      <ol className="play-seats">
        {meta.seats.map((seat, at) => (
          // Seats are told by their place.
          <li key={words.seat(at + 1)}>
            <SeatMark seat={seatNumber(at)} text={String(at + 1)} here={seat.mine} />
            <SeatName seat={seat} />
            <span className="play-seat-acts">
              {seat.kind === 'open' ? (
                <button type="button" className="act" onClick={() => sit(at)}>
                  {words.sitHere}
                </button>
              ) : null}
              {seat.mine ? (
                <button type="button" className="act is-quiet" onClick={() => void ask.ask({ t: 'stand', seat: at })}>
                  {words.standUp}
                </button>
              ) : null}
              {meta.host && seat.kind === 'open'
                ? bots.map((bot) => (
                    <button
                      key={bot.id}
                      type="button"
                      className="act is-quiet"
                      onClick={() => void ask.ask({ t: 'bot', seat: at, bot: bot.id })}
                    >
                      {bots.length === 1 ? words.giveToBot : `${words.giveToBot}: ${bot.name}`}
                    </button>
                  ))
                : null}
              {meta.host && seat.kind === 'bot' ? (
                <button type="button" className="act is-quiet" onClick={() => void ask.ask({ t: 'bot', seat: at, bot: null })}>
                  {words.takeFromBot}
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      {link === undefined || meta.seats.length < 2 ? null : <ShareLink link={link} />}
      {state.refusal === null ? null : (
        <p className="offers-refused" role="alert">
          {words.codes[state.refusal.code]}
        </p>
      )}
      <div className="play-begin">
        {meta.host ? (
          <button
            type="button"
            className={open ? 'act is-off' : 'act is-primary'}
            aria-disabled={open}
            onClick={() => {
              if (!open) void ask.ask({ t: 'begin' });
            }}
          >
            {words.begin}
          </button>
        ) : null}
        <span className="soft">{open ? words.seatsOpen : meta.host ? null : words.hostBegins}</span>
      </div>
    </main>
  );
}

function SeatName({ seat }: { readonly seat: SeatShown }) {
  const { words } = usePlay();
  if (seat.kind === 'open') return <span className="faint">{words.seatOpen}</span>;
  return (
    <span>
      <b>{seat.name}</b> <span className="faint">{seat.kind === 'bot' ? words.bot : seat.mine ? words.you : null}</span>
    </span>
  );
}

function ShareLink({ link }: { readonly link: string }) {
  const { words } = usePlay();
  const [copied, setCopied] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (field: HTMLInputElement | null): Promise<void> => {
    const done = await copyText(link);
    setCopied(done);
    // Without leave to use the clipboard the link is selected, to be copied by hand.
    if (!done) field?.select();
  };
  return (
    <div className="play-share">
      <label htmlFor={id}>{words.shareLink}</label>
      <span>
        <input id={id} className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className="act" onClick={() => void copy(document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`))}>
          {copied ? words.copied : words.copy}
        </button>
      </span>
    </div>
  );
}
