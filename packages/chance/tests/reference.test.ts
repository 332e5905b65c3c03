// Owns the comparison with a second implementation: the recipe of the README, written out with OpenSSL through node:crypto.
import { missing } from '@undercroft/kernel';
import { Buffer } from 'node:buffer';
import { createCipheriv, createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commit, commitNonce, openSource, type SourceInputs } from '../src/index.ts';
import { asks, game, hex, play } from './given.ts';

function list(...parts: Buffer[]): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(parts.length);
  return Buffer.concat([count, ...parts.flatMap((part) => [Buffer.from(part.length.toString(16).padStart(8, '0'), 'hex'), part])]);
}

function hashed(label: string, value: string): string {
  return createHash('sha256')
    .update(list(Buffer.from(label), Buffer.from(value, 'hex')))
    .digest('hex');
}

function wordsOf({ secret, nonces, setup }: SourceInputs, stream: string, count: number): number[] {
  const inputs = list(...[secret, ...nonces].map((part) => Buffer.from(part, 'hex')), Buffer.from(setup));
  const key = createHmac('sha256', 'undercroft/chance/v1/game-key').update(inputs).digest();
  const info = list(Buffer.from('undercroft/chance/v1/stream-key'), Buffer.from(stream));
  const streamKey = createHmac('sha256', key).update(info).update(Buffer.of(1)).digest();
  const bytes = createCipheriv('chacha20', streamKey, Buffer.alloc(16)).update(Buffer.alloc(count * 4));
  return Array.from({ length: count }, (_, word) => bytes.readUInt32LE(word * 4));
}

test('commitments equal those of OpenSSL', () => {
  fc.assert(
    fc.property(hex(32), hex(16), (secret, seatNonce) => {
      expect(commit(secret)).toBe(hashed('undercroft/chance/v1/commit-secret', secret));
      expect(commitNonce(seatNonce)).toBe(hashed('undercroft/chance/v1/commit-nonce', seatNonce));
    }),
  );
});

test('any game’s outcomes equal those computed with OpenSSL', () => {
  fc.assert(
    fc.property(game, asks, (inputs, asked) => {
      const rows = new Map<string, number[]>();
      const expected = asked.map(({ n, stream }) => {
        const row = rows.get(stream) ?? wordsOf(inputs, stream, 64 * 16);
        rows.set(stream, row);
        let word = row.shift() ?? missing();
        for (let tries = 0; tries < 64 && word >= 2 ** 32 - (2 ** 32 % n); tries += 1) word = row.shift() ?? missing();
        return { n, stream, got: word % n };
      });
      expect(play(inputs, asked)).toEqual(expected);
    }),
  );
});

test('far into a stream the words are still those of the keystream', () => {
  const inputs = { secret: '5a'.repeat(32), nonces: ['a5'.repeat(16)], setup: 'far' };
  const row = wordsOf(inputs, 'deck', 100_000);
  const source = openSource({ ...inputs, drawn: { deck: 99_990 } });
  expect(Array.from({ length: 10 }, () => source.pick(2 ** 32, 'deck'))).toEqual(row.slice(99_990));
});
