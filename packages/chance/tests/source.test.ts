// Owns what a table relies on: streams that do not disturb each other, inputs that all count, and going on after a restart.
import { isRecord, missing } from '@undercroft/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSource, type SourceInputs } from '../src/index.ts';
import { asks, GAME, game, hex, OFTEN_REFUSED, NONCES, picks, play, text } from './given.ts';

/** Enough bits that two games agree by accident never. */
function fingerprint(inputs: SourceInputs, stream = 'combat'): string {
  return picks(inputs, stream, 2 ** 32, 4).join();
}

describe('streams', () => {
  test('the same inputs give the same outcomes', () => {
    fc.assert(
      fc.property(game, asks, (inputs, asked) => {
        expect(play(inputs, asked)).toEqual(play(inputs, asked));
      }),
    );
  });

  test('a stream is the same whatever happens in the others', () => {
    fc.assert(
      fc.property(game, asks, (inputs, asked) => {
        const alone = asked.filter(({ stream }) => stream === 'deck');
        expect(play(inputs, asked).filter(({ stream }) => stream === 'deck')).toEqual(play(inputs, alone));
      }),
    );
  });

  test('streams of different names differ', () => {
    fc.assert(
      fc.property(game, fc.uniqueArray(text, { minLength: 2, maxLength: 2 }), (inputs, [one, other]) => {
        expect(fingerprint(inputs, one)).not.toBe(fingerprint(inputs, other));
      }),
    );
  });

  test('an outcome is an integer below n', () => {
    fc.assert(
      fc.property(game, asks, (inputs, asked) => {
        for (const { n, got } of play(inputs, asked)) expect(Number.isInteger(got) && got >= 0 && got < n).toBe(true);
      }),
    );
  });
});

describe('inputs', () => {
  test('the order of the nonces matters', () => {
    const [first, second, third] = NONCES;
    const orders = [
      [first, second, third],
      [second, first, third],
      [first, third, second],
      [third, second, first],
    ];
    expect(new Set(orders.map((nonces) => fingerprint({ ...GAME, nonces }))).size).toBe(4);
  });

  test('one more or one less nonce matters, also a repeated one', () => {
    const counts = [GAME.nonces.slice(0, 1), GAME.nonces.slice(0, 2), GAME.nonces, [...GAME.nonces, GAME.nonces[2] ?? missing()]];
    expect(new Set(counts.map((nonces) => fingerprint({ ...GAME, nonces }))).size).toBe(4);
  });

  test('another nibble anywhere in secret or nonces is another game', () => {
    fc.assert(
      fc.property(game, fc.nat(), fc.integer({ min: 1, max: 15 }), (inputs, place, flip) => {
        const whole = [inputs.secret, ...inputs.nonces].join('');
        const at = place % whole.length;
        const nibble = (Number.parseInt(whole[at] ?? missing(), 16) ^ flip).toString(16);
        const altered = whole.slice(0, at) + nibble + whole.slice(at + 1);
        const changed = { ...inputs, secret: altered.slice(0, 64), nonces: altered.slice(64).match(/.{32}/g) ?? [] };
        expect(fingerprint(changed)).not.toBe(fingerprint(inputs));
      }),
      { numRuns: 500 },
    );
  });

  test('every single nibble of the fixed game counts', () => {
    const seen = new Set([fingerprint(GAME)]);
    const whole = [GAME.secret, ...GAME.nonces].join('');
    for (let at = 0; at < whole.length; at += 1) {
      const altered = whole.slice(0, at) + (Number.parseInt(whole[at] ?? missing(), 16) ^ 1).toString(16) + whole.slice(at + 1);
      seen.add(fingerprint({ ...GAME, secret: altered.slice(0, 64), nonces: altered.slice(64).match(/.{32}/g) ?? [] }));
    }
    expect(seen.size).toBe(1 + whole.length);
  });

  test('another setup is another game', () => {
    fc.assert(
      fc.property(game, text, (inputs, setup) => {
        fc.pre(setup !== inputs.setup);
        expect(fingerprint({ ...inputs, setup })).not.toBe(fingerprint(inputs));
      }),
    );
  });

  test('a nonce cannot be passed off as part of the setup', () => {
    const [first, second] = ['41'.repeat(16), '42'.repeat(16)];
    expect(fingerprint({ ...GAME, nonces: [first], setup: 'B'.repeat(16) })).not.toBe(
      fingerprint({ ...GAME, nonces: [first, second], setup: 'B' }),
    );
  });
});

describe('going on after a restart', () => {
  const drawnIn = (file: string) => {
    const drawn: unknown = JSON.parse(file);
    return Object.fromEntries(Object.entries(isRecord(drawn) ? drawn : {}).map(([stream, used]) => [stream, Number(used)]));
  };

  test('is the same as never having stopped, at every point', () => {
    fc.assert(
      fc.property(game, asks, fc.nat(), (inputs, asked, where) => {
        const stop = where % (asked.length + 1);
        const before = openSource(inputs);
        for (const { n, stream } of asked.slice(0, stop)) before.pick(n, stream);
        const after = openSource({ ...inputs, drawn: drawnIn(JSON.stringify(before.position())) });
        expect(after.position()).toEqual(before.position());
        const rest = asked.slice(stop).map(({ n, stream }) => ({ n, stream, got: after.pick(n, stream) }));
        expect(rest).toEqual(play(inputs, asked).slice(stop));
      }),
      { numRuns: 300 },
    );
  });

  test('the position counts words, refused ones too, and leaves out streams not used', () => {
    const source = openSource({ ...GAME, drawn: { later: 0 } });
    for (let i = 0; i < 12; i += 1) source.pick(OFTEN_REFUSED, 'deal');
    source.pick(6, 'combat');
    expect(source.position()).toEqual({ combat: 1, deal: 20 });
    expect(Object.keys(source.position())).toEqual(['combat', 'deal']);
  });

  test('a position handed out does not change afterwards', () => {
    const source = openSource(GAME);
    source.pick(6, 'combat');
    const then = source.position();
    source.pick(6, 'combat');
    expect(then).toEqual({ combat: 1 });
  });

  test('a refused pick uses nothing', () => {
    const source = openSource(GAME);
    expect(() => source.pick(0, 'combat')).toThrow(RangeError);
    expect(source.position()).toEqual({});
    expect(source.pick(20, 'combat')).toBe(5);
  });

  test('a stream ends with an error and never wraps around', () => {
    const last = 16 * (2 ** 32 - 1);
    const source = openSource({ ...GAME, drawn: { deck: last - 1 } });
    source.pick(52, 'deck');
    expect(() => source.pick(52, 'deck')).toThrow(/used up/);
  });
});

describe('bad input is a RangeError that says what is wrong', () => {
  /** A pick whose arguments no type has checked, as a file may hold them. */
  const pickAny = (...args: readonly unknown[]): unknown => Reflect.apply(openSource(GAME).pick, undefined, args);
  const wrong = (changes: object) => () => openSource({ ...GAME, ...changes });

  test.each([
    ['a short secret', wrong({ secret: 'ab' }), /secret must be 64 lower-case hex digits \(32 bytes\), got 2 characters/],
    ['a secret not in hex', wrong({ secret: `${'0'.repeat(63)}g` }), /character 64/],
    ['a secret in capitals', wrong({ secret: 'AB'.repeat(32) }), /lower-case/],
    ['no secret', wrong({ secret: undefined }), /secret must be .* got undefined/],
    ['a long nonce', wrong({ nonces: [GAME.nonces[0], '00'.repeat(17)] }), /nonce of seat 1 must be 32 lower-case hex digits/],
    ['a missing seat', wrong({ nonces: [GAME.nonces[0], undefined] }), /nonce of seat 1 .* got undefined/],
    ['a hole for a seat', wrong({ nonces: Array(2) }), /nonce of seat 0 .* got undefined/],
    ['no nonces', wrong({ nonces: [] }), /at least one/],
    ['nonces not in a list', wrong({ nonces: 'aa' }), /list in seat order/],
    ['no setup', wrong({ setup: '' }), /setup must not be empty/],
    ['half a character in the setup', wrong({ setup: 'a\ud800' }), /well-formed/],
    ['a negative position', wrong({ drawn: { deck: -1 } }), /drawn of stream 'deck'/],
    ['half a word', wrong({ drawn: { deck: 0.5 } }), /drawn of stream 'deck'/],
    ['a position past the end', wrong({ drawn: { deck: 2 ** 37 } }), /drawn of stream 'deck'/],
    ['a position of no stream', wrong({ drawn: { '': 3 } }), /stream must not be empty/],
    ['positions in a list', wrong({ drawn: [3] }), /drawn must be an object/],
  ])('%s', (_, open, message) => {
    expect(open).toThrow(RangeError);
    expect(open).toThrow(message);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1, '6'])('n = %s', (n) => {
    expect(() => pickAny(n, 'combat')).toThrow(RangeError);
  });

  test.each(['', 'a\udc00', undefined, 7])('stream %j', (stream) => {
    expect(() => pickAny(6, stream)).toThrow(RangeError);
  });

  test('the message never repeats the secret', () => {
    const secret = `${'5ec2e7'.repeat(10)}5ecX`;
    expect(() => openSource({ ...GAME, secret })).toThrow(/^(?!.*5ec).*character 64/);
  });

  test('a secret of any other length', () => {
    fc.assert(
      fc.property(fc.nat({ max: 80 }).chain(hex), (secret) => {
        fc.pre(secret.length !== 64);
        expect(() => openSource({ ...GAME, secret })).toThrow(RangeError);
      }),
    );
  });
});
