// Owns the Dutch log of combat.

import type { EventPhrases } from '../../play/phrases.ts';
import { isTrap } from '../../play/paying.ts';
import { count, words } from '../words.ts';

const RESULTS = {
  hit: 'De aanval is raak.',
  countered: 'De tegenaanval is raak.',
  fended: 'De aanval is afgeweerd.',
  tied: 'Gelijk: er gebeurt niets.',
  lapsed: 'De aanval vervalt.',
  resolved: 'De ontmoeting is afgehandeld.',
} as const;
const PUT = { hand: 'terug naar de hand', pack: 'naar de horde', discard: 'naar de aflegstapel' } as const;
const wounds = (n: number): string => count(n, 'wond', 'wonden');

export const fight = {
  'encounter.declared': ({ seat, card, target, peril, special }, its) =>
    `${its.who(seat)} speelt ${its.card(card)} op ${its.who(target)}, die ${peril} gevaar betaalt${special === null || isTrap(card) ? '' : ', met het speciale effect'}.`,
  'attack.declared': ({ by, on, form }, its) => `${its.fighter(by)} valt ${its.fighter(on)} aan met ${words.forms[form]}.`,
  'attack.began': () => 'De aanval wordt uitgevoerd.',
  'attack.rolled': ({ by, die, total }, its) => `${its.fighter(by)} gooit ${die} voor de aanval: ${total}.`,
  'counter.rolled': ({ by, die, total }, its) => `${its.fighter(by)} gooit ${die} voor de tegenaanval: ${total}.`,
  'attack.decided': ({ result }) => RESULTS[result],
  'attack.ended': ({ result }) => RESULTS[result],
  'monster.wounded': ({ card, n, left }, its) => `${its.card(card)} loopt ${wounds(n)} op (levenspunten ${left}).`,
  'monster.defeated': ({ card }, its) => `${its.card(card)} is verslagen.`,
  'monster.put': ({ card, to }, its) => `${its.card(card)} gaat ${PUT[to]}.`,
  'space.wounded': ({ space, n, left }, its) =>
    `${its.fighter({ is: 'space', space, seat: 0 })} loopt ${wounds(n)} op (levenspunten ${left}).`,
  'wounds.dealt': ({ n }) => `Te belonen: ${wounds(n)}.`,
  'trap.spent': ({ card }, its) => `De val gaat naar de aflegstapel: ${its.card(card)}.`,
  'combat.ended': () => 'Het gevecht is voorbij.',
  'monster.recalled': ({ seat, card }, its) => `${its.who(seat)} neemt ${its.card(card)} uit de aflegstapel.`,
} satisfies Partial<EventPhrases>;
