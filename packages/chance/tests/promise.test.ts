// Owns the promises before the game: fresh secrets and nonces, commitments that bind, and lists that cannot be confused.
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { encodeList } from '../src/bytes.ts';
import { commit, commitNonce, newSecret, nonce } from '../src/index.ts';
import { hex } from './given.ts';

test('secrets and nonces are fresh hex of the right length', () => {
  const secrets = Array.from({ length: 1000 }, newSecret);
  const nonces = Array.from({ length: 1000 }, nonce);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  for (const each of nonces) expect(each).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([...secrets, ...nonces]).size).toBe(2000);
});

test('randomness comes from the platform’s getRandomValues and nowhere else', () => {
  const spy = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.fill(0xab);
    return array;
  });
  try {
    expect(newSecret()).toBe('ab'.repeat(32));
    expect(nonce()).toBe('ab'.repeat(16));
  } finally {
    spy.mockRestore();
  }
});

test('a commitment is 64 hex digits, the same for the same secret and different for any other', () => {
  fc.assert(
    fc.property(hex(32), hex(32), (one, other) => {
      expect(commit(one)).toMatch(/^[0-9a-f]{64}$/);
      expect(commit(one) === commit(other)).toBe(one === other);
    }),
  );
});

test('bad secrets and nonces are refused with a RangeError', () => {
  for (const bad of ['', 'zz'.repeat(32), '0'.repeat(63), 'AB'.repeat(32)]) {
    expect(() => commit(bad)).toThrow(RangeError);
    expect(() => commitNonce(bad)).toThrow(RangeError);
  }
});

test('different lists of bytes never have the same encoding', () => {
  const bytes = fc.uint8Array({ maxLength: 6, max: 2 });
  const lists = fc.array(bytes, { maxLength: 4 });
  fc.assert(
    fc.property(lists, lists, (one, other) => {
      const same = JSON.stringify(one.map((b) => [...b])) === JSON.stringify(other.map((b) => [...b]));
      expect(encodeList(one).join() === encodeList(other).join()).toBe(same);
    }),
    { numRuns: 2000 },
  );
});

test('cutting the same bytes at other places gives another encoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 12 }), fc.nat(), fc.nat(), (bytes, a, b) => {
      const cut = (at: number) => encodeList([bytes.slice(0, at), bytes.slice(at)]).join();
      const [one, other] = [a % (bytes.length + 1), b % (bytes.length + 1)];
      expect(cut(one) === cut(other)).toBe(one === other);
    }),
  );
});
