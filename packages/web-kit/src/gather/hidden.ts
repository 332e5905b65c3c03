// Owns whether talk of others is hidden on this device: kept over visits, and the same in every place that shows talk.

import { useSyncExternalStore } from 'react';

const KEY = 'undercroft.talk-hidden';
const listeners = new Set<() => void>();
let now: boolean | null = null;

function read(): boolean {
  if (now === null)
    try {
      now = localStorage.getItem(KEY) === '1';
    } catch {
      now = false;
    }
  return now;
}

function write(hidden: boolean): void {
  now = hidden;
  try {
    localStorage.setItem(KEY, hidden ? '1' : '0');
  } catch {
    // It holds as long as the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useHidden = (): readonly [boolean, (hidden: boolean) => void] => [useSyncExternalStore(subscribe, read), write];
