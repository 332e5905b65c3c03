// Owns the few small sounds: loaded with the first touch and never before, silent unless somebody wants them.

import type { ToldFact } from '@undercroft/kernel';
import { useEffect, useRef } from 'react';
import type { GameBoard } from '../play/contract.ts';
import { useSession, type Session } from '../play/session.ts';

interface Player {
  readonly ZZFX: { volume: number };
  readonly zzfx: (...parameters: readonly number[]) => unknown;
}

/** Not more than this many sounds for what happened at once. */
const MOST_AT_ONCE = 4;
const APART_MS = 90;
/** A short low bell: it is your turn. */
export const TURN_BELL: readonly number[] = [0.6, 0, 196, 0.01, 0.06, 0.5, 0, 1.8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.1];

let loading: Promise<Player> | null = null;
const load = (): Promise<Player> => (loading ??= import('zzfx'));

/** Plays sounds, by the parameters of zzfx, one shortly after the other. */
export async function playSounds(sounds: readonly (readonly number[])[], volume: number): Promise<void> {
  if (volume <= 0 || sounds.length === 0) return;
  const player = await load();
  player.ZZFX.volume = 0.3 * volume;
  sounds.slice(0, MOST_AT_ONCE).forEach((sound, at) => setTimeout(() => player.zzfx(...sound), at * APART_MS));
}

/** Sounds for what happens live, and a bell when one is asked after others had their say. */
export function useSounds<View extends object>(session: Session, board: GameBoard<View>, volume: number, thrown: boolean): void {
  const { live, log, shown } = useSession(session);
  const pending = useRef<readonly (readonly number[])[]>([]);
  const seen = useRef(live);
  const touched = useRef(false);
  const { sound, throws } = board;
  const asked = shown?.offer !== null && shown?.offer !== undefined;
  const others = (shown?.meta.seats.length ?? 0) > 1;
  const wasAsked = useRef(asked);

  useEffect(() => {
    if (volume <= 0) return;
    // Browsers let a page be heard only after somebody touched it.
    const touch = (): void => {
      touched.current = true;
      void load();
    };
    window.addEventListener('pointerdown', touch, { once: true });
    window.addEventListener('keydown', touch, { once: true });
    return () => {
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, [volume]);

  useEffect(() => {
    const count = live - seen.current;
    seen.current = live;
    const rang = asked && !wasAsked.current && others;
    wasAsked.current = asked;
    if (volume <= 0 || !touched.current) return;
    const facts: readonly ToldFact[] = count > 0 ? log.slice(-count).flatMap(({ told }) => told) : [];
    const soundsOf = (some: readonly ToldFact[]) =>
      some.flatMap((fact) => {
        const one = sound?.(fact) ?? null;
        return one === null ? [] : [one];
      });
    // What follows from a throw is heard when it lies.
    const until = thrown ? facts.reduce((last, fact, at) => (throws?.(fact) === true ? at + 1 : last), 0) : facts.length;
    pending.current = [...pending.current, ...soundsOf(facts.slice(until)), ...(rang ? [TURN_BELL] : [])];
    void playSounds(soundsOf(facts.slice(0, until)), volume);
  }, [live, log, asked, others, sound, throws, volume]);

  useEffect(() => {
    if (thrown || pending.current.length === 0) return;
    const sounds = pending.current;
    pending.current = [];
    if (volume > 0 && touched.current) void playSounds(sounds, volume);
  }, [thrown, live, asked, volume]);
}
