// Owns the Dutch log of what befalls heroes and exits.

import type { ChangedFor } from '../../../facts.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { threatText } from '../effects.ts';
import { count, lives, words } from '../words.ts';

const MOVED = { step: 'gaat', sewer: 'gaat door het riool', portal: 'gaat door het portaal', warp: 'wordt verplaatst' } as const;
const side = (at: number): string => `aan de ${words.sides[at] ?? ''}kant`;
const gained = (n: number, what: string): string => (n < 0 ? `verliest ${-n} ${what}` : `krijgt ${n} ${what}`);

const CAUSES: Readonly<Record<ChangedFor, string>> = {
  wounds: 'toegebrachte wonden',
  attempt: 'de poging',
  sacrifice: 'het offer',
  card: 'een kaart',
};
/** What it was for. */
const because = (cause: ChangedFor | undefined): string => (cause === undefined ? '' : ` (${CAUSES[cause]})`);

export const hero = {
  'threat.rolled': ({ seat, score, target, die, total, passed }, its) =>
    `${its.who(seat)}: bedreiging ${words.scores[score]} ${target}+, ${die} gegooid, + ${total - die} = ${total}. ${passed ? 'Geslaagd.' : 'Mislukt.'}`,
  'exit.opened': ({ space, side: at }, its) => `De uitgang ${side(at)} staat open: ${its.space(space)}.`,
  'hero.waited': ({ seat, side: at }, its) => `${its.who(seat)} wacht op de drempel ${side(at)}.`,
  'hero.moved': ({ seat, to, by }, its) => `${its.who(seat)} ${MOVED[by]} naar ${its.space(to)}.`,
  'space.collected': ({ seat, glory, peril }, its) => `${its.who(seat)} haalt ${glory} roem en ${peril} gevaar op.`,
  'hero.tipped': ({ seat, rise }, its) => `${its.who(seat)} gaat neer${rise === null ? '' : `; opstaan vergt ook ${threatText(rise)}`}.`,
  'hero.rose': ({ seat }, its) => `${its.who(seat)} staat op.`,
  'hero.healed': ({ seat, n, life }, its) => `${its.who(seat)} krijgt ${lives(n)} terug (nu ${life}).`,
  'hero.wounded': ({ seat, n, life }, its) => `${its.who(seat)} loopt ${count(n, 'wond', 'wonden')} op (levenspunten ${life}).`,
  'hero.defeated': ({ seat }, its) => `${its.who(seat)} is verslagen.`,
  'glory.changed': ({ seat, n, for: cause }, its) => `${its.who(seat)} ${gained(n, 'roem')}${because(cause)}.`,
  'peril.changed': ({ seat, n, for: cause }, its) => `${its.who(seat)} ${gained(n, 'gevaar')}${because(cause)}.`,
  'level.changed': ({ seat, n }, its) => `${its.who(seat)} ${n < 0 ? 'verliest' : 'krijgt'} ${count(Math.abs(n), 'level', 'levels')}.`,
  'score.changed': ({ of, form, n }, its) => `${its.fighter(of)}: ${words.forms[form]} ${n < 0 ? '−' : '+'}${Math.abs(n)}.`,
  'exit.locked': ({ space, side: at, threat }, its) => `De uitgang ${side(at)} gaat dicht (${threatText(threat)}): ${its.space(space)}.`,
} satisfies Partial<EventPhrases>;
