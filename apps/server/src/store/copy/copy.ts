// Owns moving house: everything of one store into another, checked by digest, and taken up again where it was interrupted.

import { createHash } from 'node:crypto';
import { digestOf, KINDS, type End, type Kind } from './parts.ts';

const PAGE = 200;

/** The other end holds what this one does not: it is not a copy that was interrupted. Nothing was changed. */
export class Strangers extends Error {
  override readonly name = 'Strangers';
}

/** What was written is not what is there. */
export class CopyFault extends Error {
  override readonly name = 'CopyFault';
}

export interface Copied {
  readonly guests: number;
  readonly tables: number;
  /** How many were there already, just so. */
  readonly kept: number;
  /** Of everything. */
  readonly digest: string;
}

/** Throws `Strangers`, `CopyFault`, `DataInUse`, or what reading and writing throws; whatever was copied stays, and is not copied again. */
export async function copyStore(from: End, to: End, progress: (done: number, all: number) => void): Promise<Copied> {
  for (const kind of KINDS) await mustBePart(from, to, kind);
  const all = (await from.count('guests')) + (await from.count('tables'));
  const began = await from.sweepsBegan();
  if (began !== null) await to.beginSweeps(began);
  const whole = createHash('sha256');
  const counts: Record<Kind, number> = { guests: 0, tables: 0 };
  let kept = 0;
  for (const kind of KINDS)
    for await (const name of namesOf(from, kind)) {
      const bundle = await from.read(kind, name);
      const digest = digestOf(bundle);
      if (digestOf(await to.read(kind, name)) === digest) kept++;
      else {
        await to.write(kind, name, bundle);
        if (digestOf(await to.read(kind, name)) !== digest) throw new CopyFault(`${name} is not as it was`);
      }
      whole.update(digest);
      counts[kind]++;
      progress(counts.guests + counts.tables, all);
    }
  for (const kind of KINDS)
    if ((await to.count(kind)) !== counts[kind])
      throw new CopyFault(`${counts[kind]} ${kind} were copied, ${await to.count(kind)} are there`);
  for (const end of [from, to]) await end.mustBeOurs();
  return { ...counts, kept, digest: whole.digest('hex') };
}

async function mustBePart(from: End, to: End, kind: Kind): Promise<void> {
  const known = new Set<string>();
  if ((await to.count(kind)) === 0) return;
  for await (const name of namesOf(from, kind)) known.add(name);
  for await (const name of namesOf(to, kind)) if (!known.has(name)) throw new Strangers(name);
}

async function* namesOf(end: End, kind: Kind): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const page = await end.names(kind, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last;
  }
}
