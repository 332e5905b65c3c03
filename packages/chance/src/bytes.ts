// Owns the way from text to bytes: strict hex, strict UTF-8, and an encoding of lists in which no two lists look alike.
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// Only lower case, so that one value has one spelling and transcripts compare as text.
const NOT_HEX = /[^0-9a-f]/;
// UTF-8 has no lone surrogates: encoders replace them by U+FFFD, and two different texts would become one.
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Bytes of a hex string of exactly this length. Messages never repeat the value: it may be a secret. */
export function bytesOfHex(hex: string, length: number, what: string): Uint8Array {
  const digits = `${length * 2} lower-case hex digits (${length} bytes)`;
  if (typeof hex !== 'string') throw new RangeError(`${what} must be ${digits}, got ${typeof hex}`);
  if (hex.length !== length * 2) throw new RangeError(`${what} must be ${digits}, got ${hex.length} characters`);
  const at = hex.search(NOT_HEX);
  if (at >= 0) throw new RangeError(`${what} must be ${digits}, but character ${at + 1} is none`);
  return hexToBytes(hex);
}

export function bytesOfText(text: string, what: string): Uint8Array {
  if (typeof text !== 'string') throw new RangeError(`${what} must be a string, got ${typeof text}`);
  if (text === '') throw new RangeError(`${what} must not be empty`);
  if (LONE_SURROGATE.test(text)) throw new RangeError(`${what} must be well-formed Unicode, but has half a surrogate pair`);
  return utf8ToBytes(text);
}

/** The number of parts, then each part after its own length: different lists never give the same bytes. */
export function encodeList(parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(uint32(parts.length), ...parts.flatMap((part) => [uint32(part.length), part]));
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, false);
  return bytes;
}
