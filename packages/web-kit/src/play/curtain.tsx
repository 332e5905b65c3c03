// Owns passing one screen round: when another seat of this screen is asked, everything is hidden until that person looks.

import type { Meta } from '@undercroft/table';
import { useEffect, useRef, useState } from 'react';
import { ArchMark } from '../art/index.ts';
import type { PlayWords } from '../words/index.ts';
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
  readonly name: string | null;
  readonly words: PlayWords;
  readonly onLift: () => void;
}

export function Curtain({ name, words, onLift }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <main className="curtain">
      <ArchMark className="curtain-mark" />
      {name === null ? null : (
        <>
          <h1>{words.passTo(name)}</h1>
          <p className="soft">{words.passHint}</p>
          <button type="button" ref={button} className="act is-primary" onClick={onLift}>
            {words.iAm(name)}
          </button>
        </>
      )}
    </main>
  );
}
