// Owns the English log of combat.

import type { EventPhrases } from '../../play/phrases.ts';
import { isTrap } from '../../play/paying.ts';
import { count, words } from '../words.ts';

const RESULTS = {
  hit: 'The attack hit.',
  countered: 'The counter-attack hit.',
  fended: 'The attack was fended off.',
  tied: 'A tie: nothing happened.',
  lapsed: 'The attack lapsed.',
  resolved: 'The Encounter is resolved.',
} as const;
const PUT = { hand: "its player's hand", pack: 'the Pack', discard: 'the discard pile' } as const;

export const fight = {
  'encounter.declared': ({ seat, card, target, peril, special }, its) =>
    `${its.who(seat)} played ${its.card(card)} on ${its.who(target)}, who pays ${peril} Peril${special === null || isTrap(card) ? '' : ', with its special effect'}.`,
  'attack.declared': ({ by, on, form }, its) => `${its.fighter(by)} attacks ${its.fighter(on)} in ${words.forms[form]}.`,
  'attack.began': () => 'The attack is carried out.',
  'attack.rolled': ({ by, die, total }, its) => `${its.fighter(by)} rolled ${die} for the attack: ${total}.`,
  'counter.rolled': ({ by, die, total }, its) => `${its.fighter(by)} rolled ${die} for the counter-attack: ${total}.`,
  'attack.decided': ({ result }) => RESULTS[result],
  'attack.ended': ({ result }) => RESULTS[result],
  'monster.wounded': ({ card, n, left }, its) => `${its.card(card)} took ${count(n, 'wound')} (Life ${left}).`,
  'monster.defeated': ({ card }, its) => `${its.card(card)} was defeated.`,
  'monster.put': ({ card, to }, its) => `${its.card(card)} went to ${PUT[to]}.`,
  'space.wounded': ({ space, n, left }, its) => `${its.fighter({ is: 'space', space, seat: 0 })} took ${count(n, 'wound')} (Life ${left}).`,
  'wounds.dealt': ({ n }) => `${count(n, 'wound')} to be rewarded.`,
  'trap.spent': ({ card }, its) => `The trap was discarded: ${its.card(card)}.`,
  'combat.ended': () => 'The combat is over.',
  'monster.recalled': ({ seat, card }, its) => `${its.who(seat)} took ${its.card(card)} from the discard pile.`,
} satisfies Partial<EventPhrases>;
