// Owns errands on the page: which may be given, the plan one agrees to, and the steps, sent one after the other as ordinary answers.

import type { OpenErrand } from '@undercroft/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Stage } from '../stage/use-stage.ts';
import type { ErrandsNow } from './errands-now.ts';
import type { Session } from './session.ts';
import type { AskMore } from './use-ask.ts';
import { usePreferences } from './use-preferences.ts';

/** How long a position is seen before the next step is taken. */
const STEP_MS = 350;
const NONE: readonly OpenErrand[] = [];
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/** An errand under way; it answers for the seat that gave it and for no other. */
interface Running {
  readonly errand: OpenErrand;
  readonly seat: number;
}
export interface ErrandTable {
  readonly session: Session;
  /** The name of the table. */
  readonly table: string;
  readonly ask: AskMore | null;
  readonly stage: Pick<Stage, 'fact' | 'pace'>;
  /** Whether the game has errands, and is under way. */
  readonly on: boolean;
}

export function useErrands({ session, table, ask, stage, on }: ErrandTable): ErrandsNow {
  const { client } = session;
  const [preferences, prefer] = usePreferences(table);
  const [found, setFound] = useState<{ readonly ref: string; readonly open: readonly OpenErrand[] } | null>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const [planned, setPlanned] = useState<ErrandsNow['planned']>(null);
  const [ended, setEnded] = useState<{ readonly key: string; readonly ref: string } | null>(null);
  const asked = useRef(ask);
  asked.current = ask;
  const answered = useRef<string | null>(null);
  const ref = ask?.offer.ref ?? null;
  const seat = ask?.offer.seat ?? null;

  useEffect(() => {
    setPlanned(null);
    if (!on || ref === null || running !== null) return;
    let live = true;
    const find = async (): Promise<void> => {
      const open = await client.errands();
      if (live) setFound({ ref, open });
    };
    void find();
    return () => {
      live = false;
    };
  }, [client, on, ref, running]);

  const end = useCallback((key: string | null) => {
    const at = asked.current?.offer.ref;
    setRunning(null);
    setEnded(key === null || at === undefined ? null : { key, ref: at });
    answered.current = null;
  }, []);
  const begin = useCallback((errand: OpenErrand) => {
    const { current } = asked;
    setPlanned(null);
    setEnded(null);
    if (current !== null) setRunning({ errand, seat: current.offer.seat });
  }, []);
  const give = useCallback(
    (errand: OpenErrand) => {
      if (errand.asks !== true) {
        begin(errand);
        return;
      }
      const show = async (): Promise<void> => {
        const at = asked.current?.offer.ref;
        const plan = await client.errandPlan({ ...errand, preferences });
        // Said too late: another question is open by now.
        if (asked.current?.offer.ref === at && plan !== null && plan.steps.length > 0) setPlanned({ errand, plan });
      };
      void show();
    },
    [client, begin, preferences],
  );

  // One step as soon as nothing moves and it is this seat's turn to answer.
  const ready = running !== null && seat === running.seat && ask !== null && !ask.busy && !ask.paused && stage.fact === null;
  const wait = STEP_MS / Math.max(1, stage.pace ?? 1);
  useEffect(() => {
    if (!ready || running === null || ref === null) return;
    // The same question again: the answer was refused.
    if (answered.current === ref) {
      end('refused');
      return;
    }
    let live = true;
    const goOn = async (): Promise<void> => {
      const step = await client.errandStep({ ...running.errand, preferences });
      if (!live) return;
      if (step === null || 'ends' in step) {
        end(step === null ? null : step.ends);
        return;
      }
      answered.current = ref;
      asked.current?.choose(step.choice);
    };
    const timer = setTimeout(() => void goOn(), wait);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [ready, running, ref, wait, client, end, preferences]);
  useEffect(() => {
    if (!on && running !== null) end(null);
  }, [on, running, end]);

  // Whoever touches anything wants to decide again.
  useEffect(() => {
    if (running === null) return;
    const stop = (event: Event): void => {
      if (event instanceof KeyboardEvent && (event.repeat || MODIFIERS.includes(event.key))) return;
      end(null);
    };
    window.addEventListener('pointerdown', stop, true);
    window.addEventListener('keydown', stop, true);
    return () => {
      window.removeEventListener('pointerdown', stop, true);
      window.removeEventListener('keydown', stop, true);
    };
  }, [running, end]);
  const open = found !== null && found.ref === ref && running === null ? found.open : NONE;
  return useMemo(
    () => ({
      open,
      running: running?.errand ?? null,
      planned,
      ended: ended !== null && ended.ref === ref ? ended.key : null,
      preferences,
      prefer,
      give,
      agree: () => {
        if (planned !== null) begin(planned.errand);
      },
      stop: () => {
        setPlanned(null);
        end(null);
      },
    }),
    [open, running, planned, ended, ref, preferences, prefer, give, begin, end],
  );
}
