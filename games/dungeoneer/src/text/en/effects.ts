// Owns the English sentences of what a card does once.

import { dispatch } from '@undercroft/parts';
import type { Amount, DieChange, Discarded, Forms, Immunity, Roll, ShiftOf, Until, Where } from '../../content/types.ts';
import { amountText, changeText, isPlusMinus } from '../cards/say.ts';
import type { CardSentences, EffectOf, Say } from '../cards/phrases.ts';
import { resultsOf, type Clause, type Subject } from '../cards/voice.ts';
import { all, count, either, one, words } from './words.ts';

export const SUBJECTS: Readonly<Record<Subject, string>> = {
  you: '',
  target: 'the target',
  roller: 'that hero',
  bearer: 'the bearer',
  each: 'every hero here',
  opponent: 'an opponent of your choice',
  hero: 'a hero of your choice here',
  lord: 'the Dungeonlord',
};
const OBJECTS: Readonly<Record<Subject, string>> = { ...SUBJECTS, you: 'you' };

/** "lose" to whoever is spoken to, "loses" of anybody else. */
const does = (by: Subject, told: string, of = `${told}s`): string => (by === 'you' ? told : of);
const act = (by: Subject, told: string, rest: string, of?: string): Clause => ({ by, does: `${does(by, told, of)} ${rest}` });
const told = (text: string): Clause => ({ by: 'you', does: text });
const says = (text: string): Clause => ({ by: null, does: text });

export const threatText: CardSentences['threat'] = ({ score, target }) =>
  typeof target === 'number' ? `${words.scores[score]} ${target}+` : `${words.scores[score]} ${amountText(target)} or more`;
export const aThreat = (threat: Parameters<typeof threatText>[0]): string => `Threat ${threatText(threat)}`;

const UNTIL: Readonly<Record<Until, string>> = { combat: 'in this combat', turn: 'this turn', 'your-next-turn': 'until your next turn' };
export const formsText = (forms: Forms): string => {
  if (typeof forms !== 'string') return all(forms.map((form) => words.forms[form]));
  if (forms === 'attack') return 'the form of the attack';
  return forms === 'host' ? 'each form of that card' : 'your lowest score';
};
/** "Melee +1 and Magic +1". */
export const formsBy = (forms: Forms, n: string): string =>
  typeof forms === 'string' ? `${n} to ${formsText(forms)}` : all(forms.map((form) => `${words.forms[form]} ${n}`));

export const discarded: CardSentences['discarded'] = {
  hand: (n) => count(n, 'hand card'),
  boon: (n) => count(n, 'readied Boon'),
  treasure: (n) => count(n, 'readied Treasure'),
  'boon-or-treasure': (n) => (n === 1 ? '1 readied Boon or Treasure' : `${n} readied Boons or Treasures`),
  'treasure-or-hand-treasure': (n) => `${count(n, 'Treasure')} from your Inventory or hand`,
};
const discardedText = (what: Discarded, n: number): string => discarded[what](n);

export const rolls: CardSentences['rolls'] = {
  attack: 'attack',
  'counter-attack': 'counter-attack',
  'locked-exit': 'Locked exit',
  'trapped-exit': 'Trapped exit',
  pit: 'Pit',
  spikes: 'Spikes',
  space: 'space',
  trap: 'trap',
  special: 'special effect',
  card: 'card',
  quest: 'Quest',
  search: 'search',
  chance: 'Chance',
  rise: 'getting up',
};
/** "attack and counter-attack rolls"; of Threats: "rolls against Pits, Spikes and traps". */
export function rollsText(of: readonly Roll[], realm: Say['voice']['realm'], one: boolean): string {
  const lost = { 'locked-exit': `a ${words.exits[realm].locked} exit`, 'trapped-exit': `a ${words.exits[realm].trapped} exit` } as const;
  const fights = of.every((roll) => roll === 'attack' || roll === 'counter-attack');
  if (fights) return `${(one ? either : all)(of.map((roll) => rolls[roll]))} ${one ? 'roll' : 'rolls'}`;
  const against = of.map((roll) => {
    if (roll === 'locked-exit' || roll === 'trapped-exit') return lost[roll];
    return roll === 'spikes' ? 'Spikes' : `a ${rolls[roll]}`;
  });
  return `${one ? 'roll' : 'rolls'} against ${either(against)}`;
}

function where(to: Where, by: Subject, { voice: { realm } }: Say): string {
  const kinds = words.kinds[realm];
  const chosen = by === 'you' ? '' : ' of your choice';
  switch (to.space) {
    case 'adjacent':
      return `an adjacent space${chosen}`;
    case 'any':
      return by === 'you' ? 'any space' : 'a space of your choice';
    case 'passage':
      return `any ${kinds.passage}`;
    case 'grim-passage-or-entrance':
      return `a grim ${kinds.passage}${chosen}, or to the Entrance if there is none`;
    case 'nearest-entrance':
      return 'the nearest Entrance';
    case 'portal':
      return 'any Portal';
    case 'portal-or-entrance':
      return `a Portal or an Entrance${chosen}`;
    case 'other-room-with-hero':
      return `another ${kinds.room} with a hero in it`;
    case 'shares-terrain':
      return 'any space that shares a terrain with yours';
    case 'within':
      return `any space at most ${count(amountText(to.steps), 'space')} away`;
  }
}

function shifted(of: ShiftOf, { voice: { realm } }: Say): string {
  const kinds = words.kinds[realm];
  const cards: Readonly<Record<ShiftOf, string>> = {
    this: 'this Map card',
    'one-without-heroes': 'one Map card without heroes',
    one: 'one Map card',
    two: 'two Map cards',
    'two-rooms': `two ${kinds.room}s`,
    'two-passages': `two ${kinds.passage}s`,
  };
  return cards[of];
}
const SHIFTS: Readonly<Record<EffectOf<'shift'>['how'], (cards: string) => string>> = {
  move: (cards) => `move ${cards} to another legal place`,
  swap: (cards) => `swap ${cards}`,
  rotate: (cards) => `turn ${cards} by 180°`,
  'swap-and-rotate': (cards) => `swap ${cards}, each turned by 180° if you like`,
  'move-and-rotate': (cards) => `move ${cards} to another legal place, turned by 180° if you like`,
};

function dieText(who: EffectOf<'die'>['who'], change: DieChange, of: EffectOf<'die'>['rolls'], sign: '+' | '−' | '±', say: Say): string {
  const whose = who === 'any-here-of-choice' ? ' of a hero or monster here' : '';
  const roll = of === 'any' ? `roll${whose}` : of === 'threat' ? `Threat${whose}` : rollsText(of, say.voice.realm, true);
  if ('set' in change) return `set the die of one of your ${roll}s to ${change.set} instead of rolling it`;
  if ('best' in change) return `roll ${change.best} dice for one of your ${roll}s and use the higher`;
  const n = amountText(change.add);
  const which =
    who === 'any-here-of-choice'
      ? `one ${roll}`
      : of === 'any' || of === 'threat'
        ? `one of your ${roll}s`
        : `one of your ${roll.replace('roll', 'rolls')}`;
  if (sign === '±') return `add ${n} to ${which}, or subtract it`;
  return sign === '+' ? `add ${n} to ${which}` : `subtract ${n} from ${which}`;
}

const branches = (of: EffectOf<'choose'>['of'], say: Say, voice = say.voice): string =>
  of.map((one) => say.effects(one, voice)).join('; or ');
const amount = (n: Amount): string => amountText(n);

export const effects: CardSentences['effects'] = {
  threat: ({ who, threat, ok, fail }, say) => {
    const by = say.who(who);
    const voice = resultsOf(by, say.voice);
    const results = [
      ...(ok === undefined ? [] : [`. Success: ${say.effects(ok, voice)}`]),
      ...(fail === undefined ? [] : [`. Fail: ${say.effects(fail, voice)}`]),
    ];
    return says(`${aThreat(threat)}${by === 'you' ? '' : ` for ${SUBJECTS[by]}`}${results.join('')}`);
  },
  wound: ({ who, n }, say) => act(say.who(who), 'take', count(amount(n), 'wound')),
  heal: ({ who, n }, say) => act(say.who(who), 'regain', `${amount(n)} Life`),
  glory: ({ who, n, lose }, say) => act(say.who(who), lose ? 'lose' : 'gain', `${amount(n)} Glory`),
  peril: ({ who, n, lose }, say) => act(say.who(who), lose ? 'lose' : 'gain', `${amount(n)} Peril`),
  'take-glory': ({ from, n, collected }, say) =>
    act('you', 'take', `${amount(n)} ${collected ? 'of that ' : ''}Glory${collected ? '' : ` from ${OBJECTS[say.who(from)]}`}`),
  'give-peril': ({ to, n }, say) => act('you', 'give', `${amount(n)} of your Peril to ${OBJECTS[say.who(to)]}`),
  movement: ({ who, n }, say) => act(say.who(who), 'gain', `${amount(n)} Movement`),
  step: ({ who, exits, by }, say) => {
    const mover = say.who(who);
    const chosen = by === 'mover' || who === 'you' ? '' : mover === 'you' ? " of the Dungeonlord's choice" : ' of your choice';
    const which = { open: 'an Open exit', viable: 'a viable exit', opposite: 'the opposite exit' }[exits];
    return act(mover, 'move', `through ${which}${chosen}${exits === 'open' ? '' : ' without its Threat'}`);
  },
  warp: ({ who, to, cross }, say) =>
    act(say.who(who), 'warp', `to ${where(to, say.who(who), say)}${cross ? ', even in the other realm' : ''}`),
  shift: ({ how, of }, say) => told(SHIFTS[how](shifted(of, say))),
  tip: ({ who, rise }, say) =>
    act(say.who(who), 'become', `tipped${rise === undefined ? '' : `, and getting up also takes the ${aThreat(rise)}`}`),
  untip: ({ who }, say) => act(say.who(who), 'get', 'up'),
  score: ({ of, forms, n, lose, until }) => {
    const change = changeText(n, lose === true);
    if (forms !== 'attack') return says(`${formsBy(forms, change)} ${UNTIL[until]}`);
    return says(
      `${change} to the score ${of === 'you' ? 'you attack' : of === 'self' ? 'it attacks' : 'the attacker attacks'} with, ${UNTIL[until]}`,
    );
  },
  'copy-rows': ({ forms }) => says(`in this combat its ${formsText(forms)} are those of the target's row, where these are higher`),
  die: ({ who, change, rolls: of }, say) => told(dieText(who, change, of, 'add' in change && change.lose ? '−' : '+', say)),
  'cancel-attack': ({ forms, of }) =>
    act(
      'you',
      'cancel',
      `one ${forms === undefined ? '' : `${either(forms.map((form) => words.forms[form]))} `}attack${of === undefined ? '' : ` of ${one(of)}`} on you`,
    ),
  'cancel-hit': () => says('the hit has no effect'),
  'attack-form': ({ form }) => says(`the attack is made in ${words.forms[form]} instead`),
  discard: ({ what, who, n, by, none }, say) => {
    const owner = say.who(who);
    const chooser = owner === 'you' ? "the Dungeonlord's" : 'your';
    const how = by === 'random' ? ' at random' : by === 'you' && who !== 'you' ? ` of ${chooser} choice` : '';
    const else_ = none === undefined ? '' : `, or, without one, ${say.effects(none)}`;
    return act(owner, 'discard', `${discardedText(what, n)}${how}${else_}`);
  },
  'discard-this': (_effect, say) => act(say.who('bearer'), 'discard', 'this card'),
  'discard-attacker': () => act('you', 'discard', 'one monster that attacks you'),
  draw: ({ who, n }, say) => act(say.who(who), 'draw', count(n, 'card')),
  recall: ({ what }) => act('you', 'take', `${typeof what === 'string' ? 'that monster' : one(what)} from the discard pile into your hand`),
  minion: ({ of, any, most }) => {
    const limit = most === undefined ? '' : 'cost' in most ? ` of cost ${most.cost} or less` : ` with ${most.life} Life or less left`;
    const monster = any === undefined ? 'a monster' : one(any);
    if (of === 'own') return says(`${monster}${limit} from your hand or Pack becomes your Minion`);
    return says(`${monster}${limit} that attacks you becomes your Minion instead`);
  },
  'swap-quest': ({ of }) =>
    act('you', 'exchange', `one Personal Quest without a token${of === 'target' ? ' of the target' : ''} for the Global Quest`),
  'return-global-quest': () => act('you', 'put', 'the Global Quest under the deck and turn up the next'),
  'open-exit': ({ kinds }, { voice: { realm } }) =>
    act('you', 'open', `one ${either(kinds.map((kind) => words.exits[realm][kind]))} exit of your space`),
  'close-exits': ({ which, threat }, { voice: { realm } }) =>
    says(
      `${which === 'one' ? 'one Open exit here becomes' : 'all Open exits here become'} ${words.exits[realm].locked} (${threatText(threat)}) until your next turn`,
    ),
  level: ({ who, n }, say) => act(say.who(who), n < 0 ? 'lose' : 'gain', count(Math.abs(n), 'Level')),
  immune: ({ who, to }, say) => act(say.who(who), 'be', `immune to ${immunityText(to, say)} this turn`, 'is'),
  choose: ({ by, of }, say) => {
    const chooser = say.who(by);
    const [[first] = []] = of;
    if (isPlusMinus(of) && first?.do === 'die') return told(dieText(first.who, first.change, first.rolls, '±', say));
    if (chooser === 'you') return says(`choose one: ${branches(of, say)}`);
    return says(`${SUBJECTS[chooser]} chooses one: ${branches(of, say, { ...say.voice, addressed: [by] })}`);
  },
  may: ({ who, price, effects: then }, say) => {
    const subject = say.who(who) === 'you' ? 'you' : SUBJECTS[say.who(who)];
    const paid = priceText(price);
    return says(paid === '' ? `${subject} may ${say.effects(then)}` : `${subject} may ${paying(price)} to ${say.effects(then)}`);
  },
  if: ({ when, effects: then, else: otherwise }, say) =>
    says(`${say.lead(say.condition(when), then)}${otherwise === undefined ? '' : `. ${say.lead('Otherwise', otherwise)}`}`),
  'look-at-maps': ({ n }) => act('you', 'look', `at the top ${n} Map cards and put them back in any order`),
  grant: ({ standing, until }, say) => says(`${UNTIL[until]}, ${say.standing(standing)}`),
};

export const immunityText = (to: Immunity, say: Say): string => dispatch(immunities, 'to', to, say);

export const immunities: CardSentences['immunities'] = {
  discard: () => 'being discarded by cards',
  'discard-and-minion': () => 'being discarded by cards and to becoming a Minion',
  tip: () => 'being tipped',
  pit: () => 'Pits',
  spikes: () => 'Spikes',
  'pit-or-spikes': () => 'Pits and Spikes',
  'trapped-exit': (_to, { voice: { realm } }) => `${words.exits[realm].trapped} exits`,
  'warp-by-opponents': () => 'being warped by opponents',
  'attacks-of': ({ any }) => `attacks and special effects of ${all(any.map((category) => `${words.categories[category]} monsters`))}`,
};

/** "1 Glory and 1 Movement", "discard this card". */
export const priceText: CardSentences['price'] = ({ glory, movement, charges, discard, more }) =>
  all([
    ...(movement === undefined ? [] : [`${movement} Movement`]),
    ...(glory === undefined ? [] : [glory === 'cost-of-monster' ? 'Glory equal to its cost' : `${glory} Glory`]),
    ...(more === undefined ? [] : [`# ${words[more.of]}${more.max === null ? '' : ` (at most ${more.max})`}`]),
    ...(charges === undefined ? [] : [count(charges, 'charge')]),
    ...(discard === undefined ? [] : [`discard ${discard === 'this' ? 'this card' : discardedText(discard, 1)}`]),
  ]);
const paying = (price: Parameters<typeof priceText>[0]): string =>
  price.discard === undefined ? `pay ${priceText(price)}` : priceText(price);
