// Owns the endless row of 32-bit words of one stream: the ChaCha20 keystream of its key, from any place on.
import { chacha20 } from '@noble/ciphers/chacha.js';

const BLOCK_BYTES = 64;
const WORDS_PER_BLOCK = 16;
// A key serves exactly one keystream, so a constant nonce repeats nothing.
const CIPHER_NONCE = new Uint8Array(12);
const ZEROES = new Uint8Array(BLOCK_BYTES);

/** The block counter has 32 bits and the library does not use its last value. */
export const WORDS_IN_STREAM = (2 ** 32 - 1) * WORDS_PER_BLOCK;

export interface Keystream {
  readonly next: () => number;
  readonly used: () => number;
}

/** Words are read little-endian on every platform. */
export function keystream(key: Uint8Array, alreadyUsed: number): Keystream {
  let used = alreadyUsed;
  let loaded = -1;
  let block = new DataView(new ArrayBuffer(BLOCK_BYTES));

  function load(counter: number): void {
    const bytes = chacha20(key, CIPHER_NONCE, ZEROES, undefined, counter);
    block = new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES);
    loaded = counter;
  }

  function next(): number {
    if (used >= WORDS_IN_STREAM) throw new RangeError('stream is used up: its keystream has no further words');
    const counter = Math.floor(used / WORDS_PER_BLOCK);
    if (counter !== loaded) load(counter);
    const word = block.getUint32((used % WORDS_PER_BLOCK) * 4, true);
    used += 1;
    return word;
  }

  return { next, used: () => used };
}
