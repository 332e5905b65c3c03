// Owns why a record cannot be the next one: the same for what people ask and for what is read back.

import { commitNonce } from '@undercroft/chance';
import type { Seat } from '@undercroft/kernel';
import { isFree, stepsBack } from './back.ts';
import { NO_NONCE } from './chance.ts';
import type { Ledger } from './ledger.ts';
import type { TableRecord } from './record.ts';
import type { Code } from './refusal.ts';

/** Why a record cannot be the next one; null when it can. The same for what people ask and for what is read back. */
export function forbids(ledger: Ledger, record: TableRecord): Code | null {
  const { phase } = ledger;
  const spec = 'seat' in record ? ledger.seats[record.seat] : undefined;
  if ('seat' in record && spec === undefined) return 'not-seated';
  switch (record.t) {
    case 'made':
      return 'not-gathering';
    case 'seat':
      return phase === 'over' || ledger.proved ? 'not-playing' : null;
    case 'rematch':
      return phase === 'over' && ledger.rematch === null ? null : 'not-playing';
    case 'proved':
      return phase === 'over' && !ledger.proved ? null : 'not-playing';
    case 'closed':
      if (phase !== 'gathering') return 'not-gathering';
      return ledger.seats.some((one) => one.kind === 'open') ? 'seats-open' : null;
    case 'shown':
      return forbidsNonce(ledger, record.seat, record.nonce);
    case 'begun':
      if (phase !== 'revealing-nonces' || ledger.seats.some((_, seat) => ledger.owesNonce(seat))) return 'not-playing';
      return record.nonces.length === ledger.seats.length && record.nonces.every((one, seat) => one === (ledger.nonces[seat] ?? NO_NONCE))
        ? null
        : 'broken-promise';
    case 'chose':
      return phase === 'playing' ? null : 'not-playing';
    case 'again':
      return ledger.match !== null && !ledger.abandoned && !ledger.proved && ledger.redoable ? null : 'nothing-to-redo';
    case 'wish':
    case 'back':
      return forbidsBack(ledger, record.t, record.seat, record.to);
    case 'consent':
      if (ledger.wish === null) return 'no-wish';
      return spec?.kind === 'person' ? null : 'not-seated';
    case 'orders':
      return spec?.kind === 'person' ? null : 'not-seated';
    case 'upgraded':
      return record.from === ledger.rules && record.to > record.from ? null : 'not-playing';
    case 'resigned':
    case 'abandoned':
      if (phase !== 'playing') return 'not-playing';
      return spec?.kind === 'person' ? null : 'not-seated';
  }
}

function forbidsNonce(ledger: Ledger, seat: Seat, nonce: string): Code | null {
  if (ledger.phase !== 'revealing-nonces') return 'not-playing';
  if (ledger.nonces[seat] !== null || !/^[0-9a-f]{32}$/.test(nonce)) return 'broken-promise';
  const promise = ledger.seats[seat]?.promise;
  return promise !== undefined && commitNonce(nonce) !== promise ? 'broken-promise' : null;
}

/** Once a game with others is over, or the secret of the dice was told, nobody goes back from there. */
function forbidsBack(ledger: Ledger, t: 'back' | 'wish', seat: Seat, to: number): Code | null {
  if (ledger.abandoned || ledger.proved || (ledger.phase !== 'playing' && (ledger.phase !== 'over' || !ledger.isSolo)))
    return 'not-playing';
  const count = stepsBack(ledger, seat, to);
  if (count === 0) return 'nothing-to-take-back';
  if (t === 'wish') return ledger.wish === null ? null : 'wish-open';
  const granted = ledger.wish?.seat === seat && ledger.wish.to === to && ledger.agreed;
  return isFree(ledger, seat, count) || granted ? null : 'wish-open';
}
