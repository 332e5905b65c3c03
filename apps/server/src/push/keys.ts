// Owns the keys by which push services know this server: made once by whoever runs it, and kept in its settings.

import webPush from 'web-push';
import { TEXTS } from '../settings.ts';

/** Lines of an environment file. */
export function newPushKeys(): readonly string[] {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return [
    `${TEXTS.pushPublicKey.env}=${publicKey}`,
    `${TEXTS.pushPrivateKey.env}=${privateKey}`,
    `${TEXTS.pushContact.env}=mailto:you@example.org`,
  ];
}
