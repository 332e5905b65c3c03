// Owns the open question as a hook: one asker for each session, shared by the board and the offer bar.

import type { GameText } from '@undercroft/presentation';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Asker, type AskerState } from './asker.ts';
import type { Ask } from './contract.ts';
import { usePause } from './pause.ts';
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
  /** It has only just been asked: nothing is taken for a moment. */
  readonly paused: boolean;
}

/** `held`: something that was thrown does not lie yet, and what follows from it is not asked before it does. */
export function useAsk(session: Session, text: GameText<object>, held: boolean): AskMore | null {
  const { shown, link } = useSession(session);
  const store = useMemo(() => storeFor(session), [session]);
  const asked = useSyncExternalStore(store.subscribe, store.get, store.get);
  const offer = session.kind === 'replay' ? null : (shown?.offer ?? null);
  const view = shown?.view ?? null;
  useEffect(() => store.asker.offered(offer), [store, offer]);
  // While a new question is on its way to the asker the old one must not be answered.
  const open = !held && asked !== null && offer !== null && asked.offer.ref === offer.ref && view !== null && link === 'open';
  const { up, isUp } = usePause(open ? `${offer.seat} ${offer.ref}` : null);
  return useMemo(() => {
    if (!open) return null;
    const { asker } = store;
    const { subset } = asked;
    const unpaused =
      <A extends readonly unknown[]>(run: (...args: A) => void) =>
      (...args: A): void => {
        if (!isUp()) run(...args);
      };
    return {
      offer: asked.offer,
      path: asked.path,
      picked: asked.picked,
      node: asked.node,
      busy: asked.busy,
      made: asked.made,
      floor: asked.floor,
      looking: asked.looking,
      paused: up,
      several:
        subset === null ? null : { ...subset, toggle: unpaused((value) => asker.toggle(value)), done: unpaused(() => void asker.done()) },
      take: unpaused((step) => void asker.take(step)),
      takeAll: unpaused((steps) => void asker.takeAll(steps)),
      untake: (to) => asker.untake(to),
      choose: unpaused((choice) => void asker.choose(choice)),
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
  }, [open, asked, view, store, text, up, isUp]);
}
