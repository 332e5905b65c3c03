// Owns passing one screen round: when another seat of this screen is asked, everything is hidden until that person looks.

import { LANGUAGES, type Language } from '@undercroft/presentation';
import type { Meta } from '@undercroft/table';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArchMark } from '../art/index.ts';
import { Segments } from '../gather/segments.tsx';
import { seatNumber } from '../art/seat-mark.tsx';
import type { PlayWords } from '../words/index.ts';
import { CurtainDoor } from './curtain-door.tsx';
import type { Session } from './session.ts';

/** The seat of this screen to which it must be passed; null when whoever looks is asked, or nobody here is. */
export function passTo(meta: Meta): number | null {
  if (meta.phase !== 'playing' || meta.at < 0 || meta.waiting === 'responses' || meta.waiting.includes(meta.at)) return null;
  return meta.waiting.find((seat) => meta.seats.at(seat)?.mine === true) ?? null;
}

/** The seats of this screen after the one that looks, in the order of the table. */
export function nextSeats(meta: Meta): readonly number[] {
  const mine = meta.seats.flatMap((seat, at) => (seat.mine ? [at] : []));
  return [...mine.filter((at) => at > meta.at), ...mine.filter((at) => at < meta.at)];
}

export interface Passing {
  /** Whose screen it is to be; null when there is no curtain. */
  readonly to: number | null;
  /** Hidden, though nobody is named yet: it is being found out who is asked. */
  readonly hidden: boolean;
  readonly lift: () => void;
}

export function usePassing(session: Session, meta: Meta | null, asked: boolean, open: boolean): Passing {
  const [to, setTo] = useState<number | null>(null);
  const [finding, setFinding] = useState(false);
  const looked = useRef('');
  const { client, kind } = session;
  const wanted = meta === null || kind === 'replay' ? null : passTo(meta);
  const hot = meta !== null && kind !== 'replay' && meta.phase === 'playing' && nextSeats(meta).length > 0;

  useEffect(() => {
    if (wanted === null) return;
    if (open) void client.turn(wanted);
    else setTo(wanted);
  }, [client, wanted, open]);

  // While responses are waited for the table does not say whose: each seat of this screen is looked at behind the curtain.
  const responses = hot && !asked && meta.waiting === 'responses' && to === null;
  const moment = responses ? `${meta.at} ${client.state.live}` : '';
  useEffect(() => {
    if (!responses || moment === looked.current) return;
    const from = meta.at;
    const seats = nextSeats(meta);
    setFinding(true);
    const find = async (): Promise<void> => {
      for (const seat of seats) {
        await client.turn(seat);
        if ((client.state.shown?.offer ?? null) !== null) {
          if (!open) setTo(seat);
          return;
        }
      }
      await client.turn(from);
    };
    void find().finally(() => {
      looked.current = `${client.state.shown?.meta.at ?? from} ${client.state.live}`;
      setFinding(false);
    });
    // Once for each moment: what is looked at behind the curtain must not start another search.
  }, [responses, moment]);

  const lift = (): void => {
    if (to === null || meta === null) return;
    if (meta.at === to) setTo(null);
    else void client.turn(to).then(() => setTo(null));
  };
  return { to: hot ? to : null, hidden: hot && !open && (finding || (wanted !== null && to === null)), lift };
}

export interface CurtainProps {
  /** Who is to look, and at which seat; null: it is being found out. */
  readonly to: { readonly name: string; readonly seat: number } | null;
  /** What the table is called. */
  readonly table: string;
  /** In the language of whoever is to look. */
  readonly words: PlayWords;
  readonly language: Language;
  /** Languages that may be chosen here, each by its own name; absent: there is no choice. */
  readonly names?: Readonly<Record<Language, ReactNode>> | undefined;
  readonly onLanguage?: ((language: Language) => void) | undefined;
  readonly onLift: () => void;
}

export function Curtain({ to, table, words, language, names, onLanguage, onLift }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const seat = to?.seat ?? null;
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main className="curtain" lang={language}>
      <p className="curtain-table soft">{table}</p>
      {to === null ? (
        <ArchMark className="curtain-mark" />
      ) : (
        <>
          <CurtainDoor seat={seatNumber(to.seat)} initial={Array.from(to.name)[0] ?? ''} />
          <h1>{words.passTo(to.name)}</h1>
          <p className="soft">{words.passHint}</p>
          <button type="button" ref={button} className="act is-primary" onClick={onLift}>
            {words.iAm(to.name)}
          </button>
          {names === undefined || onLanguage === undefined ? null : (
            <Segments
              label={words.readsIn}
              name="reads-in"
              options={LANGUAGES.map((value) => ({ value, label: names[value] }))}
              chosen={language}
              onChoose={onLanguage}
            />
          )}
        </>
      )}
    </main>
  );
}
