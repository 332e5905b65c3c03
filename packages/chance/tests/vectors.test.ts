// Owns the known answers: published vectors of the algorithms as we call them, and our own, computed by a second program.
import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commit, commitNonce, openSource } from '../src/index.ts';
import { gameKey, streamKey } from '../src/keys.ts';
import { keystream } from '../src/keystream.ts';
import { GAME, OFTEN_REFUSED, picks } from './given.ts';

test('FIPS 180-4: SHA-256 of abc', () => {
  expect(bytesToHex(sha256(utf8ToBytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('RFC 5869 A.1: HKDF-SHA-256, our order of arguments', () => {
  const prk = extract(sha256, new Uint8Array(22).fill(0x0b), hexToBytes('000102030405060708090a0b0c'));
  expect(bytesToHex(prk)).toBe('077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5');
  expect(bytesToHex(expand(sha256, prk, hexToBytes('f0f1f2f3f4f5f6f7f8f9'), 42))).toBe(
    '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  );
});

// Key and nonce zero, counters 0 and 1.
const RFC_8439_A1 = [
  '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
];

test('RFC 8439 A.1: our words are the ChaCha20 keystream, little-endian, block after block', () => {
  const view = new DataView(hexToBytes(RFC_8439_A1.join('')).buffer);
  const words = keystream(new Uint8Array(32), 0);
  for (let word = 0; word < 32; word += 1) expect(words.next()).toBe(view.getUint32(word * 4, true));
  expect(words.used()).toBe(32);
  for (const start of [1, 15, 16, 17, 31]) {
    expect(keystream(new Uint8Array(32), start).next()).toBe(view.getUint32(start * 4, true));
  }
});

// The figures below come from a program that shares no code with this package (Python: hashlib, hmac, ChaCha20 by hand).

test('commitments of the fixed game', () => {
  expect(commit(GAME.secret)).toBe('8113b0db38fa1ae2bf32d448f43b5428ca5785db60bfca880148d1eaedf64552');
  expect(GAME.nonces.map(commitNonce)).toEqual([
    'd397c5245216310014e6d907d4124a5d7d09aa580344185b60e976b652abd3e9',
    'e6e104c484b0865d82c9937a501eded6e0d0eeb0c09c79bb8c40d7b78f246318',
    '5b68e686ca8bae8dd51a80149313689ea271bd1725372fd52f7b1944ba841acb',
  ]);
});

test('keys of the fixed game', () => {
  const key = gameKey(GAME.secret, GAME.nonces, GAME.setup);
  expect(bytesToHex(key)).toBe('0c320cf6d2721e7d749c558cee13846e7f919bacda4d0737826cd0804c9735e7');
  expect(bytesToHex(streamKey(key, 'combat'))).toBe('25521f0eb63d5bc63277dbb778970452d8eec09348b3f809ed4c156bcc8855de');
  expect(bytesToHex(streamKey(key, 'deck'))).toBe('ca3de68ec3b12c40b88de274514b0d6b6f0e4c52e208eaac62607457e0082b9f');
});

test('outcomes of the fixed game', () => {
  expect(picks(GAME, 'combat', 20, 24)).toEqual([5, 17, 7, 1, 13, 15, 3, 5, 4, 10, 10, 1, 12, 1, 4, 17, 8, 4, 11, 11, 10, 18, 6, 11]);
  expect(picks(GAME, 'deck', 52, 24)).toEqual([
    35, 43, 21, 45, 37, 15, 27, 12, 4, 40, 27, 51, 40, 50, 30, 49, 27, 40, 26, 21, 15, 35, 42, 10,
  ]);
  expect(picks(GAME, 'combat', 2 ** 32, 6)).toEqual([2203857025, 290527077, 2955148127, 3216439261, 3147899593, 3073265375]);
});

test('outcomes of the fixed game where words are refused', () => {
  const source = openSource(GAME);
  const got = Array.from({ length: 12 }, () => source.pick(OFTEN_REFUSED, 'deal'));
  expect(got).toEqual([
    342513941, 680777771, 129153939, 139357251, 1368603265, 850576778, 1559250061, 1552861783, 1923653283, 123363033, 1084155092, 934691845,
  ]);
  expect(source.position()).toEqual({ deal: 20 });
});
