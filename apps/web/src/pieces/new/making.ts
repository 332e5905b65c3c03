// Owns making a table of what was chosen: who sits where, on this screen or on the server.

import { askToKeep } from '../../offline.ts';
import { beGuest } from '../../session/api.ts';
import { openOnline } from '../../session/online.ts';
import { call } from '../../session/worker-line.ts';
import { putVisit } from '../../store/db.ts';
import { CLOCKS } from './pace.ts';
import type { Plan } from './seats.tsx';
import type { TableTerms } from './terms.tsx';

/** One plan for each seat: the first is whoever sits here; until somebody says otherwise the others are bots, and on the server open seats. */
export function plansFor(count: number, plans: readonly Plan[], me: string, bots: readonly string[], online = false): readonly Plan[] {
  const fallback = (at: number): Plan =>
    at > 0 && online
      ? { kind: 'open', name: '' }
      : at === 0 || bots[0] === undefined
        ? { kind: 'person', name: at === 0 ? me : '' }
        : { kind: 'bot', name: '', bot: bots[0] };
  return Array.from({ length: count }, (_, at) => plans[at] ?? fallback(at));
}

export async function makeHere(game: string, setup: object, seats: readonly Plan[], hardcore = false) {
  void askToKeep();
  return call(
    'make',
    game,
    setup,
    seats.map((seat) =>
      seat.kind === 'bot'
        ? { kind: 'bot', name: seat.name || (seat.bot ?? ''), ...(seat.bot === undefined ? {} : { bot: seat.bot }) }
        : { kind: 'person', name: seat.name },
    ),
    { hardcore },
  );
}

export async function makeOnServer(game: string, setup: object, seats: readonly Plan[], name: string, terms: TableTerms) {
  await beGuest(name);
  const made = await openOnline({
    game,
    setup,
    seats: seats.map((seat) => ({
      kind: seat.kind === 'person' ? ('me' as const) : seat.kind,
      ...(seat.name === '' ? {} : { name: seat.name }),
      ...(seat.bot === undefined ? {} : { bot: seat.bot }),
    })),
    name: terms.name.trim(),
    listed: terms.listed && seats.some(({ kind }) => kind === 'open'),
    clock: CLOCKS[terms.pace],
    watch: terms.watch,
    hardcore: terms.hardcore,
  });
  if (made.ok) await putVisit({ id: made.table, game, name: terms.name.trim(), changed: Date.now() }).catch(() => undefined);
  return made;
}
