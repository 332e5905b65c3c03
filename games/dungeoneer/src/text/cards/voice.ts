// Owns who is spoken to in the sentences of a card, and who is spoken about.

import type { Realm, Who } from '../../content/types.ts';

/** Whom a sentence is about. `you` is whoever is spoken to; `lord` is the player of an Encounter, when another is spoken to. */
export type Subject = 'you' | 'target' | 'roller' | 'bearer' | 'each' | 'opponent' | 'hero' | 'lord';

export interface Voice {
  /** Those who are called "you". */
  readonly addressed: readonly Who[];
  /** Passage or Road, Room or Site, Locked or Lost. */
  readonly realm: Realm;
  /** The results of a Threat are for everybody in the space. */
  readonly forAll?: true;
}

const OTHERS: Readonly<Record<Who, Subject>> = {
  you: 'lord',
  target: 'target',
  roller: 'roller',
  bearer: 'bearer',
  'all-here': 'each',
  'opponent-of-choice': 'opponent',
  'hero-here-of-choice': 'hero',
};
export function subjectOf(who: Who, { addressed, forAll }: Voice): Subject {
  if (addressed.includes(who)) return 'you';
  return who === 'roller' && forAll ? 'each' : OTHERS[who];
}
/** The results of a Threat speak to whoever rolls it; and to all those spoken to before, if that is one of them. */
export const resultsOf = (by: Subject, voice: Voice): Voice => ({
  ...voice,
  addressed: by === 'you' ? [...voice.addressed, 'roller'] : ['roller'],
});
/** They are for everybody in the space. */
export const resultsForAll = (voice: Voice): Voice => ({ ...voice, addressed: [], forAll: true });

/** What one part of a card says. With a subject it is what that one does, so that several can share a sentence; without, a sentence. */
export interface Clause {
  readonly by: Subject | null;
  readonly does: string;
}

/** Clauses in order, those that follow each other with the same subject together. */
export function grouped(clauses: readonly Clause[]): readonly { readonly by: Subject | null; readonly does: readonly string[] }[] {
  const groups: { by: Subject | null; does: string[] }[] = [];
  for (const { by, does } of clauses) {
    const last = groups.at(-1);
    if (last !== undefined && by !== null && last.by === by) last.does.push(does);
    else groups.push({ by, does: [does] });
  }
  return groups;
}
