// Owns the English sentences of what holds while a card is in play, and of what it waits for.

import { dispatch } from '@undercroft/parts';
import type { Occasion } from '../../content/types.ts';
import { signed } from '../cards/say.ts';
import type { CardSentences, Say } from '../cards/phrases.ts';
import type { Subject } from '../cards/voice.ts';
import { formsBy, formsText, immunityText, priceText, rollsText, SUBJECTS } from './effects.ts';
import { count, either, many, one, words } from './words.ts';

const has = (by: Subject): string => (by === 'you' ? 'you have' : `${SUBJECTS[by]} has`);
const IN = { attack: ' when attacking', 'counter-attack': ' when counter-attacking', combat: ' in combat' } as const;
/** "Against Vermin: " in front of what holds then. */
const given = (when: Parameters<Say['condition']>[0] | undefined, say: Say, text: string): string =>
  when === undefined ? text : `${say.condition(when)}: ${text}`;

export const standing: CardSentences['standing'] = {
  score: ({ forms, n, in: where, when }, say) => {
    // A monster has scores in combat only.
    const plain = where === 'combat' && (when?.if === 'opponent-is' || !say.voice.addressed.includes('bearer'));
    return given(when, say, `${formsBy(forms, signed(n))}${where === undefined || plain ? '' : IN[where]}`);
  },
  standard: ({ form }) => `Standard symbol in ${words.forms[form]}`,
  die: ({ n, rolls, of, when }, say) =>
    given(when, say, `${signed(n)} to ${of === 'bearer' ? 'your' : "the opponent's"} ${rollsText(rolls, say.voice.realm, false)}`),
  life: ({ n, when }, say) => given(when, say, `Life ${signed(n)}`),
  level: ({ n, otherwise }, say) => `Level ${signed(n)}; at the lowest Level of the game, ${say.standing(otherwise)} instead`,
  immune: ({ to, when }, say) => given(when, say, `immune to ${immunityText(to, say)}`),
  storage: ({ slots }) => `room for ${count(slots, 'more Treasure')}`,
  'boon-limit': ({ n }) => `Boon limit ${signed(n)}`,
  cheaper: ({ for: whose, any, n, least }) => {
    const less = `cost ${n} less (at least ${least})`;
    if (whose === 'boons-played-here') return `Boons played here ${less}`;
    const cards = any === undefined ? 'cards' : many(any);
    return whose === 'you-play' ? `${cards} you play ${less}` : `${cards} that attack you ${less}`;
  },
  aura: ({ on, any, forms, n }) => {
    const change = formsBy(forms, signed(n));
    if (on === 'here') return `${many(any)} that attack here have ${change}`;
    if (on === 'on-bearer') return `${many(any)} that attack you have ${change}`;
    return `your other ${many(any).replace(/^the /, '')} have ${change} while this one attacks with them or is in your Pack`;
  },
  company: ({ any, form, n }) =>
    `${words.forms[form]} ${signed(n)} for each other ${either(any.map((category) => words.categories[category]))} that attacks the same hero`,
  hit: ({ forms, effects, when }, say) =>
    given(
      when,
      say,
      `hit in ${forms === 'host' ? 'any form of that card' : formsText(forms).replace(' and ', ' or ')}: ${say.effects(effects)}`,
    ),
  trigger: ({ when, once, effects }, say) => say.lead(`${occasionText(when, say)}${once ? ', once per turn' : ''}`, effects),
  shed: ({ price, where }, say) =>
    `the bearer may discard this card in the Hero Phase${where === null ? '' : ` ${locationText(where, say)}`} for ${priceText(price)}`,
};

const occasionText = (when: Occasion, say: Say): string => dispatch(occasions, 'on', when, say);

export const conditions: CardSentences['conditions'] = {
  'here-terrain': ({ any }) => `in a ${either(any.map((terrain) => words.terrains[terrain]))} space`,
  'here-portal': () => 'in a Portal space',
  'opponent-is': ({ any }) => `against ${many(any)}`,
  'host-is': ({ any }) => `on ${one(any)}`,
  'that-monster-is': ({ any }) => `if it was ${one(any)}`,
  'discarded-is': ({ any }) => `if it was ${either(any.map((family) => `a ${words.families[family]}`))}`,
  'life-at-most': ({ who, n }, say) => `if ${say.who(who) === 'hero' ? 'that hero has' : has(say.who(who))} ${n} Life or less`,
  'peril-at-most': ({ who, n }, say) => `if ${has(say.who(who))} ${n} Peril or less`,
  'has-glory': ({ who }, say) => `if ${has(say.who(who))} Glory`,
  'has-boon': ({ who, any }, say) => `if ${has(say.who(who))} a readied ${either(any.map((category) => words.categories[category]))}`,
  'target-is-hero': () => 'if the target is a hero',
  'level-above-floor': ({ who }, say) => `if ${has(say.who(who))} a Level to lose`,
  'paid-at-least': ({ n }) => `if # is ${n} or more`,
  'ally-near': ({ any }) =>
    `while another ${either(any.map((category) => words.categories[category]))} of yours attacks or is in your Pack`,
};

export const occasions: CardSentences['occasions'] = {
  enter: () => 'when you enter',
  attacked: () => 'when a monster attacks you',
  'hit-by-monster': () => 'when a monster hits you',
  hits: () => 'when you hit',
  'monster-defeated-here': () => 'when a monster is defeated in your space',
  defeated: () => 'when it is defeated',
  collects: ({ room, perilAtLeast, gloryAtLeast }, say) => {
    const what =
      perilAtLeast !== undefined ? ` ${perilAtLeast} or more Peril` : gloryAtLeast !== undefined ? ` ${gloryAtLeast} or more Glory` : '';
    const who = say.voice.addressed.includes('bearer') ? 'you collect' : 'the target collects';
    return `when ${who}${what} ${room ? `in a ${words.kinds[say.voice.realm].room}` : 'in a space'}`;
  },
  reset: (_when, say) => `in ${say.voice.addressed.includes('bearer') ? 'your' : "the bearer's"} Reset Phase`,
  untips: () => 'when the bearer gets up',
};

/** "at The Impact", "in any Forest space". */
export const locationText: CardSentences['location'] = (location, { name }) => {
  if ('maps' in location) return `at ${either(location.maps.map(name))}`;
  if ('terrain' in location) return `in any ${words.terrains[location.terrain]} space`;
  const kinds = { room: 'any Room', 'grim-passage': 'any grim Passage', site: 'any Site' } as const;
  return `in ${kinds[location.any]}`;
};

export const patterns: CardSentences['patterns'] = {
  total: ({ dice, n }) => `roll ${count(dice, 'die', 'dice')}: a total of ${n} or more`,
  unmarked: ({ marks }) => `roll 1 die and mark its number if it is new; ${marks} marks complete the Quest`,
  'pair-and-higher': ({ dice }) => `roll ${count(dice, 'die', 'dice')}: a pair, and a third die that is higher`,
  each: ({ dice, n }) => `roll ${count(dice, 'die', 'dice')}: ${n} or more on each; such dice are kept until the end of the turn`,
  'two-add-to-level': ({ dice }) => `roll ${count(dice, 'die', 'dice')}: two of them add up to exactly your Level`,
};
