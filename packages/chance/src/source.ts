// Owns the chance source of a real table: named streams, their positions, and going on from where they were.
import type { ChanceSource } from '@undercroft/kernel';
import { gameKey, streamKey } from './keys.ts';
import { type Keystream, keystream, WORDS_IN_STREAM } from './keystream.ts';
import { uniform } from './uniform.ts';

/** How many words each stream has used. A pick uses one word, and one more for each that is refused. */
export type Drawn = Readonly<Record<string, number>>;

export interface SourceInputs {
  readonly secret: string;
  /** One per seat, in seat order. */
  readonly nonces: readonly string[];
  /** Digest of the table's setup, fixed before the first nonce was shown. */
  readonly setup: string;
}

export interface TableSource extends ChanceSource {
  /** What to store with the outcomes, so that a restarted server goes on with the very next word. */
  position(): Drawn;
}

export function openSource({ secret, nonces, setup, drawn = {} }: SourceInputs & { readonly drawn?: Drawn }): TableSource {
  const key = gameKey(secret, nonces, setup);
  // A Map, because a stream may bear any name, even '__proto__'.
  const streams = new Map<string, Keystream>();
  for (const [stream, used] of drawnEntries(drawn)) streams.set(stream, keystream(streamKey(key, stream), used));

  function wordsOf(stream: string): Keystream {
    const known = streams.get(stream);
    if (known) return known;
    const opened = keystream(streamKey(key, stream), 0);
    streams.set(stream, opened);
    return opened;
  }

  return {
    pick: (n, stream) => uniform(n, wordsOf(stream).next),
    // Sorted and without unused streams: equal positions are equal as JSON too.
    position: () =>
      Object.fromEntries(
        [...streams]
          .map(([stream, words]) => [stream, words.used()] as const)
          .filter(([, used]) => used > 0)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
  };
}

function drawnEntries(drawn: Drawn): [string, number][] {
  if (typeof drawn !== 'object' || drawn === null || Array.isArray(drawn)) {
    throw new RangeError('drawn must be an object from stream to number of words used');
  }
  const entries = Object.entries(drawn);
  for (const [stream, used] of entries) {
    if (!Number.isInteger(used) || used < 0 || used > WORDS_IN_STREAM) {
      throw new RangeError(`drawn of stream '${stream}' must be an integer from 0 to ${WORDS_IN_STREAM}, got ${String(used)}`);
    }
  }
  return entries;
}
