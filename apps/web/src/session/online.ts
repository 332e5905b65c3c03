// Owns sitting down at online tables: every seat of this device promises its part of the dice, and shows it when its time has come.

import { useSession, type Session } from '@undercroft/web-kit';
import { useEffect } from 'react';
import { makeOnline, type MadeOnline, type WantedOnline } from './api.ts';
import { useSettings } from '../settings.ts';
import { keepPart, newPart, partOf, partPromised } from './nonces.ts';

/** A new online table, with the promises of the seats that are taken here. */
export async function openOnline(wanted: WantedOnline): Promise<MadeOnline> {
  const { seats } = wanted;
  const parts = await Promise.all(seats.map(async (seat) => (seat.kind === 'me' ? newPart() : null)));
  const promised = seats.map((seat, at) =>
    parts[at] === null || parts[at] === undefined ? seat : { ...seat, promise: parts[at].promise },
  );
  const made = await makeOnline({ ...wanted, seats: promised });
  if (made.ok)
    parts.forEach((part, seat) => {
      if (part !== null) keepPart(made.table, seat, part.nonce);
    });
  return made;
}

export async function sitDown(table: string, session: Session, seat: number, name: string): Promise<void> {
  const { nonce, promise } = await newPart();
  keepPart(table, seat, nonce);
  await session.client.ask({ t: 'sit', seat, name, promise });
}

/** Sits down on the seat that the address names, if it is open: the way to the next game leads there. */
export function useSeatWanted(table: string, session: Session): void {
  const { shown, link } = useSession(session);
  const wanted = Number(new URLSearchParams(location.search).get('seat') ?? Number.NaN);
  const meta = shown?.meta;
  const free = meta?.phase === 'gathering' && meta.seats[wanted]?.kind === 'open' && !meta.seats.some(({ mine }) => mine);
  useEffect(() => {
    if (link === 'open' && free) void sitDown(table, session, wanted, useSettings.getState().name);
  }, [table, session, link, free, wanted]);
}

async function showPart(table: string, session: Session, seat: number): Promise<void> {
  const promise = session.state().shown?.meta.seats[seat]?.promise;
  const nonce = (promise === undefined ? null : await partPromised(table, promise)) ?? partOf(table, seat);
  if (nonce !== null) await session.client.show(seat, nonce);
}

/** Shows this device's parts as soon as the table waits for them. */
export function usePartsShown(table: string, session: Session): void {
  const { shown, link } = useSession(session);
  const owed = shown?.meta.phase === 'revealing-nonces' && shown.meta.waiting !== 'responses' ? shown.meta.waiting : [];
  const mine = owed.filter((seat) => shown?.meta.seats[seat]?.mine === true).join(' ');
  useEffect(() => {
    if (link !== 'open' || mine === '') return;
    for (const seat of mine.split(' ').map(Number)) void showPart(table, session, seat);
  }, [table, session, mine, link]);
}
