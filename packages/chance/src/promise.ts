// Owns what is fixed before the game: the host's secret, the seats' nonces, and the commitments to both.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOfHex, encodeList } from './bytes.ts';

const SECRET_BYTES = 32;
const NONCE_BYTES = 16;
// Another recipe gets another version here; a game begun under this one is verified under this one.
const SECRET_LABEL = utf8ToBytes('undercroft/chance/v1/commit-secret');
const NONCE_LABEL = utf8ToBytes('undercroft/chance/v1/commit-nonce');

/** A fresh secret for one game, known to the host alone until the game is over. */
export function newSecret(): string {
  return bytesToHex(randomBytes(SECRET_BYTES));
}

/** A fresh nonce for one seat in one game, made on that seat's own device. */
export function nonce(): string {
  return bytesToHex(randomBytes(NONCE_BYTES));
}

/** What the host publishes before any nonce is given. */
export function commit(secret: string): string {
  return bytesToHex(sha256(encodeList([SECRET_LABEL, secretBytes(secret)])));
}

/** What a seat publishes before any seat's nonce is shown. */
export function commitNonce(seatNonce: string): string {
  return bytesToHex(sha256(encodeList([NONCE_LABEL, nonceBytes(seatNonce)])));
}

/** The SHA-256 of a text: what was seen is noted by it, so that nobody can find something else that fits. */
export const sumOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export function secretBytes(secret: string): Uint8Array {
  return bytesOfHex(secret, SECRET_BYTES, 'secret');
}

export function nonceBytes(seatNonce: string, what = 'nonce'): Uint8Array {
  return bytesOfHex(seatNonce, NONCE_BYTES, what);
}
