// Owns the English log of what befalls heroes and exits.

import type { ChangedFor } from '../../../facts.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { threatText } from '../effects.ts';
import { count, words } from '../words.ts';

const MOVED = { step: 'moved', sewer: 'came through the Sewer', portal: 'came through the Portal', warp: 'was moved' } as const;
const side = (at: number): string => (words.sides[at] ?? '').toLowerCase();
const gained = (n: number, what: string): string => (n < 0 ? `lost ${-n} ${what}` : `gained ${n} ${what}`);

const CAUSES: Readonly<Record<ChangedFor, string>> = {
  wounds: 'wounds dealt',
  attempt: 'the attempt',
  sacrifice: 'the sacrifice',
  card: 'a card',
};
/** What it was for. */
const because = (cause: ChangedFor | undefined): string => (cause === undefined ? '' : ` (${CAUSES[cause]})`);

export const hero = {
  'threat.rolled': ({ seat, score, target, die, total, passed }, its) =>
    `${its.who(seat)}: Threat ${words.scores[score]} ${target}+, rolled ${die} + ${total - die} = ${total}. ${passed ? 'Passed.' : 'Failed.'}`,
  'exit.opened': ({ space, side: at }, its) => `The ${side(at)} exit of ${its.space(space)} stands open.`,
  'hero.waited': ({ seat, side: at }, its) => `${its.who(seat)} waits on the Cusp of the ${side(at)} exit.`,
  'hero.moved': ({ seat, to, by }, its) => `${its.who(seat)} ${MOVED[by]} to ${its.space(to)}.`,
  'space.collected': ({ seat, glory, peril }, its) => `${its.who(seat)} collected ${glory} Glory and ${peril} Peril.`,
  'hero.tipped': ({ seat, rise }, its) =>
    `${its.who(seat)} was tipped${rise === null ? '' : `; getting up also takes ${threatText(rise)}`}.`,
  'hero.rose': ({ seat }, its) => `${its.who(seat)} got up.`,
  'hero.healed': ({ seat, n, life }, its) => `${its.who(seat)} regained ${n} Life (Life ${life}).`,
  'hero.wounded': ({ seat, n, life }, its) => `${its.who(seat)} took ${count(n, 'wound')} (Life ${life}).`,
  'hero.defeated': ({ seat }, its) => `${its.who(seat)} was defeated.`,
  'glory.changed': ({ seat, n, for: cause }, its) => `${its.who(seat)} ${gained(n, 'Glory')}${because(cause)}.`,
  'peril.changed': ({ seat, n, for: cause }, its) => `${its.who(seat)} ${gained(n, 'Peril')}${because(cause)}.`,
  'level.changed': ({ seat, n }, its) => `${its.who(seat)} ${n < 0 ? 'lost' : 'gained'} ${count(Math.abs(n), 'Level')}.`,
  'score.changed': ({ of, form, n }, its) => `${its.fighter(of)}: ${words.forms[form]} ${n < 0 ? '−' : '+'}${Math.abs(n)}.`,
  'exit.locked': ({ space, side: at, threat }, its) => `The ${side(at)} exit of ${its.space(space)} was shut (${threatText(threat)}).`,
} satisfies Partial<EventPhrases>;
