// Owns the check after the game: an honest game passes, and whatever was altered is found where it was altered.
import { missing } from '@undercroft/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commit, commitNonce, type Failure, newSecret, nonce, openSource, type Proof, verify } from '../src/index.ts';
import { asks, GAME, game, hex, NONCES, play } from './given.ts';

const ASKED = Array.from({ length: 40 }, (_, i) => ({ n: i % 2 ? 20 : 52, stream: i % 2 ? 'combat' : 'deck' }));

const HONEST: Proof = {
  ...GAME,
  commitment: commit(GAME.secret),
  nonceCommitments: GAME.nonces.map(commitNonce),
  outcomes: play(GAME, ASKED),
};

function failed(proof: object): Failure {
  const verdict = verify(proof);
  return verdict.ok ? expect.fail('passed, but should not') : verdict;
}

function altered(index: number, change: object): object {
  return { ...HONEST, outcomes: HONEST.outcomes.map((outcome, i) => (i === index ? { ...outcome, ...change } : outcome)) };
}

describe('an honest game', () => {
  test('passes, with and without commitments to the nonces', () => {
    const { nonceCommitments: _, ...plain } = HONEST;
    expect(verify(HONEST)).toEqual({ ok: true });
    expect(verify(plain)).toEqual({ ok: true });
    expect(verify({ ...HONEST, outcomes: [] })).toEqual({ ok: true });
  });

  test('passes whatever is played, also after JSON', () => {
    fc.assert(
      fc.property(game, asks, (inputs, asked) => {
        const proof = { ...inputs, commitment: commit(inputs.secret), outcomes: play(inputs, asked) };
        expect(verify(JSON.parse(JSON.stringify(proof)))).toEqual({ ok: true });
      }),
    );
  });

  test('passes from fresh secrets to the end, over a restart', () => {
    const inputs = { secret: newSecret(), nonces: [nonce(), nonce()], setup: 'delve' };
    const first = openSource(inputs);
    const outcomes = ASKED.slice(0, 20).map(({ n, stream }) => ({ n, stream, got: first.pick(n, stream) }));
    const second = openSource({ ...inputs, drawn: first.position() });
    for (const { n, stream } of ASKED.slice(20)) outcomes.push({ n, stream, got: second.pick(n, stream) });
    expect(verify({ ...inputs, commitment: commit(inputs.secret), outcomes })).toEqual({ ok: true });
  });
});

describe('a dishonest host', () => {
  test('cannot take another secret after the nonces came', () => {
    const lucky = 'ff'.repeat(32);
    const outcomes = play({ ...GAME, secret: lucky }, ASKED);
    expect(verify({ ...HONEST, secret: lucky, outcomes })).toEqual({
      ok: false,
      at: 'commitment',
      expected: commit(GAME.secret),
      got: commit(lucky),
    });
  });

  test('is found out by any other secret', () => {
    fc.assert(
      fc.property(hex(32), (secret) => {
        expect(failed({ ...HONEST, secret }).at).toBe('commitment');
      }),
    );
  });

  test('cannot replace, swap, drop or add a nonce', () => {
    const [first, second, third] = NONCES;
    const other = '77'.repeat(16);
    expect(failed({ ...HONEST, nonces: [first, other, third] })).toEqual({
      ok: false,
      at: 'nonce',
      seat: 1,
      expected: commitNonce(second),
      got: commitNonce(other),
    });
    expect(failed({ ...HONEST, nonces: [second, first, third] })).toMatchObject({ at: 'nonce', seat: 0 });
    expect(failed({ ...HONEST, nonces: [first, second] })).toMatchObject({ at: 'nonce', got: '2 nonces' });
    expect(failed({ ...HONEST, nonces: [...GAME.nonces, other] })).toMatchObject({ at: 'nonce', got: '4 nonces' });
  });

  test('who lets nonces be changed without commitments still has the wrong outcomes', () => {
    const { nonceCommitments: _, ...plain } = HONEST;
    expect(failed({ ...plain, nonces: [...GAME.nonces].reverse() }).at).toBeTypeOf('number');
    expect(failed({ ...plain, setup: `${GAME.setup}!` }).at).toBeTypeOf('number');
  });

  test('cannot alter a single outcome: it is found at its index', () => {
    HONEST.outcomes.forEach(({ n, got }, index) => {
      const lie = (got + 1 + (index % (n - 1))) % n;
      expect(verify(altered(index, { got: lie }))).toEqual({ ok: false, at: index, expected: got, got: lie });
    });
  });

  test('cannot alter one outcome of any game', () => {
    fc.assert(
      fc.property(game, asks, fc.nat(), fc.integer({ min: 1 }), (inputs, asked, where, by) => {
        fc.pre(asked.length > 0);
        const outcomes = play(inputs, asked);
        const at = where % outcomes.length;
        const { n, stream, got } = outcomes[at] ?? missing();
        const lie = (got + by) % n;
        fc.pre(lie !== got);
        outcomes[at] = { n, stream, got: lie };
        const verdict = verify({ ...inputs, commitment: commit(inputs.secret), outcomes });
        expect(verdict).toEqual({ ok: false, at, expected: got, got: lie });
      }),
    );
  });

  test('cannot leave out a roll that was not liked', () => {
    for (let drop = 0; drop < 30; drop += 1) {
      const { at } = failed({ ...HONEST, outcomes: HONEST.outcomes.filter((_, index) => index !== drop) });
      expect(at).toBeGreaterThanOrEqual(drop);
    }
  });
});

describe('a malformed file is a verdict, not an exception', () => {
  test.each([
    ['no secret', { ...HONEST, secret: undefined }, 'commitment'],
    ['no commitment', { ...HONEST, commitment: undefined }, 'commitment'],
    ['a nonce that is none', { ...HONEST, nonces: ['x'], nonceCommitments: undefined }, 'nonce'],
    ['nonces that are no list', { ...HONEST, nonces: 7 }, 'nonce'],
    ['no nonces', { ...HONEST, nonces: [], nonceCommitments: [] }, 'nonce'],
    ['nonce commitments that are no list', { ...HONEST, nonceCommitments: null }, 'nonce'],
    ['no setup', { ...HONEST, setup: '' }, 'setup'],
    ['outcomes that are no list', { ...HONEST, outcomes: { 0: 1 } }, 'outcomes'],
    ['an outcome that is none', { ...HONEST, outcomes: [null] }, 0],
    ['n = 0', altered(3, { n: 0 }), 3],
    ['no stream', altered(4, { stream: '' }), 4],
    ['got as text', altered(5, { got: String(HONEST.outcomes[5]?.got) }), 5],
    ['no got', altered(6, { got: undefined }), 6],
  ])('%s', (_, proof, at) => {
    const failure = failed(proof);
    expect(failure.at).toBe(at);
    expect(failure.expected).not.toBe(failure.got);
  });

  test('says which seat’s nonce is malformed', () => {
    const { nonceCommitments: _, ...plain } = HONEST;
    expect(failed({ ...plain, nonces: [GAME.nonces[0], 'nonsense'] })).toMatchObject({ at: 'nonce', seat: 1 });
  });

  test('never throws, whatever it is given', () => {
    const part = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
    const noise = fc.record(
      { commitment: part, secret: part, nonces: part, nonceCommitments: part, setup: part, outcomes: part },
      { requiredKeys: [] },
    );
    const nearly = fc.tuple(noise, fc.array(fc.constantFrom(...Object.keys(HONEST)))).map(([noisy, kept]) => ({
      ...noisy,
      ...Object.fromEntries(Object.entries(HONEST).filter(([key]) => kept.includes(key))),
    }));
    fc.assert(
      fc.property(fc.oneof(part, noise, nearly), (proof) => {
        expect(verify(proof)).toHaveProperty('ok');
      }),
      { numRuns: 2000 },
    );
  });

  test('never throws on objects that throw when read', () => {
    const trap = new Proxy({}, { get: () => expect.fail('trap') });
    for (const proof of [trap, { ...HONEST, outcomes: [trap] }, { ...HONEST, nonces: trap }]) expect(failed(proof).ok).toBe(false);
  });
});
