// Owns the Dutch sentences of what a card does once. Whoever is spoken to is "je", with the verb in the same form as for anybody else.

import { dispatch } from '@undercroft/parts';
import type {
  DieChange,
  Discarded,
  Effect,
  ExitKind,
  Forms,
  Immunity,
  Price,
  Realm,
  Roll,
  ShiftOf,
  Until,
  Where,
} from '../../content/types.ts';
import type { CardSentences, EffectOf, Say } from '../cards/phrases.ts';
import { amountText, changeText, isPlusMinus } from '../cards/say.ts';
import { resultsOf, type Clause, type Subject } from '../cards/voice.ts';
import { all, count, dice, either, lives, many, moves, one, that, words } from './words.ts';

export const SUBJECTS: Readonly<Record<Subject, string>> = {
  you: 'je',
  target: 'het doelwit',
  roller: 'die held',
  bearer: 'de drager',
  each: 'elke held hier',
  opponent: 'een tegenstander naar keuze',
  hero: 'een held naar keuze hier',
  lord: 'de Dungeonlord',
};

const act = (by: Subject, verb: string, rest = ''): Clause => ({ by, does: rest === '' ? verb : `${verb} ${rest}` });
const says = (text: string): Clause => ({ by: null, does: text });

export const threatText: CardSentences['threat'] = ({ score, target }) =>
  typeof target === 'number' ? `${words.scores[score]} ${target}+` : `${words.scores[score]} ${amountText(target)} of hoger`;

const UNTIL: Readonly<Record<Until, string>> = { combat: 'in dit gevecht', turn: 'deze beurt', 'your-next-turn': 'tot je volgende beurt' };
export const formsText = (forms: Forms): string => {
  if (typeof forms !== 'string') return all(forms.map((form) => words.forms[form]));
  if (forms === 'attack') return 'de vorm van de aanval';
  return forms === 'host' ? 'elke vorm van die kaart' : 'je laagste score';
};
/** "handgevecht +1 en magie +1". */
export const formsBy = (forms: Forms, n: string): string =>
  typeof forms === 'string' ? `${n} op ${formsText(forms)}` : all(forms.map((form) => `${words.forms[form]} ${n}`));

export const discarded: CardSentences['discarded'] = {
  hand: (n) => count(n, 'handkaart', 'handkaarten'),
  boon: (n) => count(n, 'klaargelegde gunst', 'klaargelegde gunsten'),
  treasure: (n) => count(n, 'klaargelegde schat', 'klaargelegde schatten'),
  'boon-or-treasure': (n) => `${n} klaargelegde ${n === 1 ? 'gunst of schat' : 'gunsten of schatten'}`,
  'treasure-or-hand-treasure': (n) => `${count(n, 'schat', 'schatten')} uit je inventaris of hand`,
};
const discardedText = (what: Discarded, n: number): string => discarded[what](n);

/** "een uitgang op slot of met val", "een verdwaalde of verraderlijke uitgang". */
export function exitsText(kinds: readonly ExitKind[], realm: Realm): string {
  const names = kinds.map((kind) => words.exits[realm][kind]);
  return realm === 'dungeon' ? `een uitgang ${either(names)}` : `een ${either(names.map((name) => `${name}e`))} uitgang`;
}

export const rolls: CardSentences['rolls'] = {
  attack: 'aanvals',
  'counter-attack': 'tegenaanvals',
  'locked-exit': 'een uitgang op slot',
  'trapped-exit': 'een uitgang met val',
  pit: 'een put',
  spikes: 'pinnen',
  space: 'een veld',
  trap: 'een val',
  special: 'een speciaal effect',
  card: 'een kaart',
  quest: 'een queeste',
  search: 'een zoektocht',
  chance: 'het geluk',
  rise: 'het opstaan',
};
/** "aanvals- en tegenaanvalsworpen"; "worpen tegen een put, pinnen of een val". */
export function rollsText(of: readonly Roll[], realm: Realm): string {
  if (of.every((roll) => roll === 'attack' || roll === 'counter-attack')) return `${of.map((roll) => rolls[roll]).join('- en ')}worpen`;
  const against = of.map((roll) => {
    if (roll === 'locked-exit') return exitsText(['locked'], realm);
    return roll === 'trapped-exit' ? exitsText(['trapped'], realm) : rolls[roll];
  });
  return `worpen tegen ${either(against)}`;
}

function where(to: Where, by: Subject, { voice: { realm } }: Say): string {
  const kinds = words.kinds[realm];
  const chosen = by === 'you' ? '' : ' naar jouw keuze';
  switch (to.space) {
    case 'adjacent':
      return `een aangrenzend veld${chosen}`;
    case 'any':
      return by === 'you' ? 'een veld naar keuze' : 'een veld naar jouw keuze';
    case 'passage':
      return `een ${kinds.passage} naar keuze`;
    case 'grim-passage-or-entrance':
      return `een grimmige ${kinds.passage}${chosen}, of naar de ingang als die er niet is`;
    case 'nearest-entrance':
      return 'de dichtstbijzijnde ingang';
    case 'portal':
      return 'een portaal naar keuze';
    case 'portal-or-entrance':
      return `een portaal of ingang${chosen}`;
    case 'other-room-with-hero':
      return `een andere ${kinds.room} waar een held is`;
    case 'shares-terrain':
      return 'een veld met hetzelfde terrein als het jouwe';
    case 'within':
      return `een veld op hoogstens ${amountText(to.steps)} ${amountText(to.steps) === '1' ? 'veld' : 'velden'} afstand`;
  }
}

function shifted(of: ShiftOf, { voice: { realm } }: Say): string {
  const cards: Readonly<Record<ShiftOf, string>> = {
    this: 'deze plattegrondkaart',
    'one-without-heroes': '1 plattegrondkaart zonder helden',
    one: '1 plattegrondkaart',
    two: '2 plattegrondkaarten',
    'two-rooms': realm === 'dungeon' ? '2 kamers' : '2 plaatsen',
    'two-passages': realm === 'dungeon' ? '2 doorgangen' : '2 wegen',
  };
  return cards[of];
}
const SHIFTS: Readonly<Record<EffectOf<'shift'>['how'], (cards: string) => string>> = {
  move: (cards) => `verschuif ${cards} naar een andere geldige plek`,
  swap: (cards) => `verwissel ${cards}`,
  rotate: (cards) => `draai ${cards} 180°`,
  'swap-and-rotate': (cards) => `verwissel ${cards}; draai ze 180° als je wilt`,
  'move-and-rotate': (cards) => `verschuif ${cards} naar een andere geldige plek; draai die 180° als je wilt`,
};

function dieText(who: EffectOf<'die'>['who'], change: DieChange, of: EffectOf<'die'>['rolls'], sign: '+' | '−' | '±', say: Say): string {
  const kind = of === 'any' ? 'worpen' : of === 'threat' ? 'worpen tegen een bedreiging' : rollsText(of, say.voice.realm);
  const which = who === 'any-here-of-choice' ? 'een worp van een held of monster hier' : `een van je ${kind}`;
  if ('set' in change) return `zet de dobbelsteen van ${which} op ${change.set} in plaats van te gooien`;
  if ('best' in change) return `gooi ${dice(change.best)} bij ${which} en gebruik de hoogste`;
  const n = amountText(change.add);
  if (sign === '±') return `tel ${n} op bij ${which}, of trek het ervan af`;
  return sign === '+' ? `tel ${n} op bij ${which}` : `trek ${n} af van ${which}`;
}

const lock = (realm: Realm, several: boolean): string => {
  if (realm === 'dungeon') return several ? 'komen op slot' : 'komt op slot';
  return several ? 'worden verdwaald' : 'wordt verdwaald';
};

export const effects: CardSentences['effects'] = {
  threat: ({ who, threat, ok, fail }, say) => {
    const by = say.who(who);
    // "je" would be the player of the card, unless that is who rolls.
    const voice = by === 'you' ? resultsOf(by, say.voice) : say.voice;
    const results = [
      ...(ok === undefined ? [] : [`. Geslaagd: ${say.effects(ok, voice)}`]),
      ...(fail === undefined ? [] : [`. Mislukt: ${say.effects(fail, voice)}`]),
    ];
    return says(`bedreiging ${threatText(threat)}${by === 'you' ? '' : ` voor ${SUBJECTS[by]}`}${results.join('')}`);
  },
  wound: ({ who, n }, say) => act(say.who(who), 'loopt', `${count(amountText(n), 'wond', 'wonden')} op`),
  heal: ({ who, n }, say) => act(say.who(who), 'krijgt', `${lives(amountText(n))} terug`),
  glory: ({ who, n, lose }, say) => act(say.who(who), lose ? 'verliest' : 'krijgt', `${amountText(n)} roem`),
  peril: ({ who, n, lose }, say) => act(say.who(who), lose ? 'verliest' : 'krijgt', `${amountText(n)} gevaar`),
  'take-glory': ({ from, n, collected }, say) =>
    act('you', 'neemt', collected ? `${amountText(n)} van die roem` : `${amountText(n)} roem van ${SUBJECTS[say.who(from)]}`),
  'give-peril': ({ to, n }, say) => act('you', 'geeft', `${amountText(n)} van je gevaar aan ${SUBJECTS[say.who(to)]}`),
  movement: ({ who, n }, say) => act(say.who(who), 'krijgt', moves(amountText(n))),
  step: ({ who, exits, by }, say) => {
    const mover = say.who(who);
    const chosen = by === 'mover' || mover === 'you' ? '' : ' naar jouw keuze';
    const which = { open: 'een open uitgang', viable: 'een bruikbare uitgang', opposite: 'de uitgang aan de overkant' }[exits];
    return act(mover, 'gaat', `${exits === 'open' ? '' : 'zonder bedreiging '}door ${which}${chosen}`);
  },
  warp: ({ who, to, cross }, say) =>
    act(say.who(who), 'warpt', `naar ${where(to, say.who(who), say)}${cross ? ', ook tussen kerker en wildernis' : ''}`),
  shift: ({ how, of }, say) => says(SHIFTS[how](shifted(of, say))),
  tip: ({ who, rise }, say) =>
    act(say.who(who), 'gaat', rise === undefined ? 'neer' : `neer en moet om op te staan ook ${threatText(rise)} halen`),
  untip: ({ who }, say) => act(say.who(who), 'staat', 'op'),
  score: ({ of, forms, n, lose, until }) => {
    const change = changeText(n, lose === true);
    if (forms !== 'attack') return says(`${formsBy(forms, change)} ${UNTIL[until]}`);
    const whose = of === 'you' ? 'waarmee je aanvalt' : of === 'self' ? 'waarmee het aanvalt' : 'waarmee de aanvaller aanvalt';
    return says(`${change} op de score ${whose}, ${UNTIL[until]}`);
  },
  'copy-rows': ({ forms }) =>
    says(`in dit gevecht gelden voor ${formsText(forms)} de scores van de rij van het doelwit, waar die hoger zijn`),
  die: ({ who, change, rolls: of }, say) => says(dieText(who, change, of, 'add' in change && change.lose ? '−' : '+', say)),
  'cancel-attack': ({ forms, of }) => {
    const how = forms === undefined ? '' : ` met ${either(forms.map((form) => words.forms[form]))}`;
    return says(`annuleer 1 aanval${how}${of === undefined ? '' : ` van ${one(of)}`} op jou`);
  },
  'cancel-hit': () => says('de treffer heeft geen gevolg'),
  'attack-form': ({ form }) => says(`de aanval gaat in plaats daarvan met ${words.forms[form]}`),
  discard: ({ what, who, n, by, none }, say) => {
    const owner = say.who(who);
    const cards = by === 'random' ? discardedText(what, n).replace(' ', ' willekeurige ') : discardedText(what, n);
    const missing = none === undefined ? '' : `; ${say.lead('als die er niet is', none)}`;
    return act(owner, 'legt', `${cards}${by === 'you' && owner !== 'you' ? ' naar jouw keuze' : ''} af${missing}`);
  },
  'discard-this': (_effect, say) => act(say.who('bearer'), 'legt', 'deze kaart af'),
  'discard-attacker': () => says('leg 1 monster af dat je aanvalt'),
  draw: ({ who, n }, say) => act(say.who(who), 'trekt', count(n, 'kaart', 'kaarten')),
  recall: ({ what }) => act('you', 'neemt', `${typeof what === 'string' ? 'dat monster' : one(what)} uit de aflegstapel in je hand`),
  minion: ({ of, any, most }) => {
    const limit =
      most === undefined ? '' : 'cost' in most ? ` van hoogstens ${most.cost} gevaar` : ` met nog hoogstens ${lives(most.life)}`;
    const monster = `${any === undefined ? 'een monster' : one(any)}${limit}`;
    return says(
      of === 'own'
        ? `${monster} uit je hand of horde wordt je handlanger`
        : `${monster} ${that(any)} je aanvalt, wordt in plaats daarvan je handlanger`,
    );
  },
  'swap-quest': ({ of }) =>
    says(`ruil 1 persoonlijke queeste zonder fiche${of === 'target' ? ' van het doelwit' : ''} voor de gezamenlijke queeste`),
  'return-global-quest': () => says('leg de gezamenlijke queeste onder op de stapel en draai de volgende open'),
  'open-exit': ({ kinds }, { voice: { realm } }) => says(`open ${exitsText(kinds, realm)} op je veld`),
  'close-exits': ({ which, threat }, { voice: { realm } }) =>
    says(
      `${which === 'one' ? '1 open uitgang' : 'alle open uitgangen'} hier ${lock(realm, which !== 'one')} (${threatText(threat)}) tot je volgende beurt`,
    ),
  level: ({ who, n }, say) => act(say.who(who), n < 0 ? 'verliest' : 'krijgt', count(Math.abs(n), 'level', 'levels')),
  immune: ({ who, to }, say) =>
    act(say.who(who), say.who(who) === 'you' ? 'bent' : 'is', `deze beurt immuun voor ${immunityText(to, say)}`),
  choose: ({ by, of }, say) => {
    const chooser = say.who(by);
    const [[first] = []] = of;
    if (isPlusMinus(of) && first?.do === 'die') return says(dieText(first.who, first.change, first.rolls, '±', say));
    const branches = of.map((branch) => say.effects(branch));
    if (chooser === 'you') return says(`kies: ${branches.join('; of ')}`);
    // The subject is named once: "het doelwit kiest: legt ... af; of loopt ... op".
    const bare = branches.map((branch) =>
      branch.startsWith(`${SUBJECTS[chooser]} `) ? branch.slice(SUBJECTS[chooser].length + 1) : branch,
    );
    return says(`${SUBJECTS[chooser]} kiest: ${bare.join('; of ')}`);
  },
  may: ({ who, price, effects: then }, say) => {
    const [what] = then;
    const to = what === undefined || then.length > 1 ? null : infinitive(what, priceText(price) === '', say);
    return to === null
      ? says(say.lead(paying(price), then))
      : act(say.who(who), 'mag', priceText(price) === '' ? to : `${payingTo(price)} om ${to}`);
  },
  if: ({ when, effects: then, else: otherwise }, say) =>
    says(`${say.lead(say.condition(when), then)}${otherwise === undefined ? '' : `. ${say.lead('Anders', otherwise)}`}`),
  'look-at-maps': ({ n }) => says(`bekijk de bovenste ${n} plattegrondkaarten en leg ze in een volgorde naar keuze terug`),
  grant: ({ standing, until }, say) => says(`${UNTIL[until]}: ${say.standing(standing)}`),
};

export const immunityText = (to: Immunity, say: Say): string => dispatch(immunities, 'to', to, say);

export const immunities: CardSentences['immunities'] = {
  discard: () => 'afleggen door kaarten',
  'discard-and-minion': () => 'afleggen door kaarten, en wordt geen handlanger',
  tip: () => 'neergaan',
  pit: () => 'putten',
  spikes: () => 'pinnen',
  'pit-or-spikes': () => 'putten en pinnen',
  'trapped-exit': (_to, { voice: { realm } }) => (realm === 'dungeon' ? 'uitgangen met val' : 'verraderlijke uitgangen'),
  'warp-by-opponents': () => 'warpen door tegenstanders',
  'attacks-of': ({ any }) => `aanvallen en speciale effecten van ${many(any)}`,
};

/** "1 bewegingspunt en 1 roem", "deze kaart afleggen". */
export const priceText: CardSentences['price'] = ({ glory, movement, charges, discard, more }) =>
  all([
    ...(movement === undefined ? [] : [moves(movement)]),
    ...(glory === undefined ? [] : [glory === 'cost-of-monster' ? 'zo veel roem als het kost' : `${glory} roem`]),
    ...(more === undefined ? [] : [`# ${words[more.of]}${more.max === null ? '' : ` (hoogstens ${more.max})`}`]),
    ...(charges === undefined ? [] : [count(charges, 'lading', 'ladingen')]),
    ...(discard === undefined ? [] : [`${discard === 'this' ? 'deze kaart' : discardedText(discard, 1)} afleggen`]),
  ]);
/** "1 kaart trekken" and "1 kaart te trekken"; only for what a card leaves to somebody's choice. */
function infinitive(effect: Effect, bare: boolean, say: Say): string | null {
  const to = bare ? '' : 'te ';
  switch (effect.do) {
    case 'heal':
      return `${lives(amountText(effect.n))} terug ${to}krijgen`;
    case 'draw':
      return `${count(effect.n, 'kaart', 'kaarten')} ${to}trekken`;
    case 'warp':
      return `${to}warpen naar ${where(effect.to, 'you', say)}`;
    case 'step':
      return `zonder bedreiging door een bruikbare uitgang ${to}gaan`;
    case 'shift':
      return effect.how === 'rotate' ? `${shifted(effect.of, say)} 180° ${to}draaien` : null;
    default:
      return null;
  }
}
/** "1 roem betalen", "1 handkaart afleggen". */
const payingTo = (price: Price): string => (price.discard === undefined ? `${priceText(price)} betalen` : priceText(price));
/** "als je 1 roem betaalt", "als je 1 handkaart aflegt". */
function paying(price: Price): string {
  if (priceText(price) === '') return 'als je wilt';
  return price.discard === undefined ? `als je ${priceText(price)} betaalt` : `als je ${priceText(price).replace(' afleggen', ' aflegt')}`;
}
