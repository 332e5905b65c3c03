// Owns the open question as a hook: one asker for each session, shared by the board and the offer bar.

import type { GameText } from '@undercroft/presentation';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Asker, type AskerState } from './asker.ts';
import type { Ask } from './contract.ts';
import { useSession, type Session } from './session.ts';

interface Store {
  readonly asker: Asker;
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => AskerState | null;
}

function storeFor(session: Session): Store {
  const listeners = new Set<() => void>();
  const asker = new Asker(session.client, () => {
    for (const listener of listeners) listener();
  });
  return {
    asker,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => asker.asked,
  };
}

/** The picks already made, how far back one can go, and whether more is on its way; for whoever shows an Ask in words. */
export interface AskMore extends Ask {
  readonly made: AskerState['made'];
  readonly floor: number;
  readonly looking: AskerState['looking'];
}

export function useAsk(session: Session, text: GameText<object>): AskMore | null {
  const { shown, link } = useSession(session);
  const store = useMemo(() => storeFor(session), [session]);
  const asked = useSyncExternalStore(store.subscribe, store.get, store.get);
  const offer = session.kind === 'replay' ? null : (shown?.offer ?? null);
  const view = shown?.view ?? null;
  useEffect(() => store.asker.offered(offer), [store, offer]);
  return useMemo(() => {
    // While a new question is on its way to the asker the old one must not be answered.
    if (asked === null || offer === null || asked.offer.ref !== offer.ref || view === null || link !== 'open') return null;
    const { asker } = store;
    const { subset } = asked;
    return {
      offer: asked.offer,
      path: asked.path,
      picked: asked.picked,
      node: asked.node,
      busy: asked.busy,
      made: asked.made,
      floor: asked.floor,
      looking: asked.looking,
      several: subset === null ? null : { ...subset, toggle: (value) => asker.toggle(value), done: () => void asker.done() },
      take: (step) => void asker.take(step),
      takeAll: (steps) => void asker.takeAll(steps),
      untake: (to) => asker.untake(to),
      choose: (choice) => void asker.choose(choice),
      look: (path, budget) => asker.look(path, budget),
      why: async (value) => {
        const why = await asker.why(value);
        return why === null ? null : text.why(view, why);
      },
      whyAt: async (path, value) => {
        const why = await asker.why(value, path);
        return why === null ? null : text.why(view, why);
      },
    };
  }, [asked, offer, view, link, store, text]);
}
