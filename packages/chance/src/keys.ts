// Owns the keys of a game: one from everything all parties put in, and from that one per stream.
import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOfText, encodeList } from './bytes.ts';
import { nonceBytes, secretBytes } from './promise.ts';

const KEY_BYTES = 32;
const GAME_LABEL = utf8ToBytes('undercroft/chance/v1/game-key');
const STREAM_LABEL = utf8ToBytes('undercroft/chance/v1/stream-key');

/** HKDF-Extract over secret, nonces in seat order, and the digest of the table's setup. */
export function gameKey(secret: string, nonces: readonly string[], setup: string): Uint8Array {
  if (!Array.isArray(nonces)) throw new RangeError(`nonces must be a list in seat order, got ${typeof nonces}`);
  // Without any nonce the host alone would choose the game, and nobody could tell.
  if (nonces.length === 0) throw new RangeError('nonces must hold at least one seat’s nonce, got an empty list');
  // Array.from visits holes too, so a missing seat is refused and not skipped.
  const seats = Array.from(nonces, (seatNonce: string, seat) => nonceBytes(seatNonce, `nonce of seat ${seat}`));
  const inputs = encodeList([secretBytes(secret), ...seats, bytesOfText(setup, 'setup')]);
  return extract(sha256, inputs, GAME_LABEL);
}

/** HKDF-Expand of the game's key for one named stream. */
export function streamKey(key: Uint8Array, stream: string): Uint8Array {
  return expand(sha256, key, encodeList([STREAM_LABEL, bytesOfText(stream, 'stream')]), KEY_BYTES);
}
