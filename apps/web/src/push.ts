// Owns being told while the page is closed that a table waits: this browser's subscription at its push service, and what the server knows of it.

import { beGuest, pushKey, subscribe, unsubscribe } from './session/api.ts';

/** As a push service and our server write bytes. */
function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function pushManager(): Promise<PushManager | null> {
  // Plain http on another machine, private windows, older browsers: notices of the open page are all there is.
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** Subscribes this browser, if the server sends notices at all; a subscription that is there already is told again, since either side may forget. */
export async function keepPush(language: string): Promise<void> {
  try {
    const manager = await pushManager();
    const key = manager === null ? '' : await pushKey();
    if (manager === null || key === '') return;
    await beGuest();
    const old = await manager.getSubscription();
    if (old !== null && base64url(old.options.applicationServerKey) !== key) await old.unsubscribe();
    const one = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await subscribe({ endpoint: one.endpoint, key: base64url(one.getKey('p256dh')), auth: base64url(one.getKey('auth')), language });
  } catch (error) {
    // A browser that cannot reach a push service, or whose owner says no, has the notices of the open page.
    if (!(error instanceof DOMException)) throw error;
  }
}

export async function dropPush(): Promise<void> {
  const one = (await (await pushManager())?.getSubscription()) ?? null;
  if (one === null) return;
  await one.unsubscribe();
  await unsubscribe(one.endpoint);
}
