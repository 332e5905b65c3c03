// Owns the page's side of working offline: the service worker, the quiet moment for the rest of the files, the new version that waits.

import { create } from 'zustand';

/** A new version of the page is loaded and waits for its moment. */
export const useNewVersion = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

const QUIET = 3_000;

export function watchOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const begin = (): void => void register();
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Without it the page works as long as there is a network: private windows, plain http on another machine.
    return;
  }
  const found = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      useNewVersion.setState({ waiting: registration.waiting });
  };
  found();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', found));
  const ready = await navigator.serviceWorker.ready;
  setTimeout(() => ready.active?.postMessage('rest', []), QUIET);
}

/** Lets the new version in and loads the page from it. */
export function takeNewVersion(): void {
  const { waiting } = useNewVersion.getState();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('now', []);
}

/** Asks the browser not to throw games away when space is short: once something is worth keeping. */
export async function askToKeep(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser can promise; the games are kept all the same.
  }
}
