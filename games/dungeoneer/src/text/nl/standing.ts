// Owns the Dutch sentences of what holds while a card is in play, and of what it waits for.

import { dispatch } from '@undercroft/parts';
import type { Occasion, Terrain } from '../../content/types.ts';
import type { CardSentences, Say } from '../cards/phrases.ts';
import { signed } from '../cards/say.ts';
import type { Subject } from '../cards/voice.ts';
import { formsBy, formsText, immunityText, priceText, rollsText, SUBJECTS } from './effects.ts';
import { another, count, dice, eachOther, either, isPlural, many, one, that, words } from './words.ts';

const IN = { attack: ' bij een aanval', 'counter-attack': ' bij een tegenaanval', combat: ' in een gevecht' } as const;
/** "tegen ongedierte: " in front of what holds then. */
const given = (when: Parameters<Say['condition']>[0] | undefined, say: Say, text: string): string =>
  when === undefined ? text : `${say.condition(when)}: ${text}`;
const haves = (by: Subject): string => (by === 'you' ? 'hebt' : 'heeft');
const isOwn = ({ voice: { addressed } }: Say): boolean => addressed.includes('bearer');

export const standing: CardSentences['standing'] = {
  score: ({ forms, n, in: where, when }, say) => {
    // A monster has scores in combat only.
    const plain = where === 'combat' && (when?.if === 'opponent-is' || !isOwn(say));
    return given(when, say, `${formsBy(forms, signed(n))}${where === undefined || plain ? '' : IN[where]}`);
  },
  standard: ({ form }) => `standaardsymbool bij ${words.forms[form]}`,
  die: ({ n, rolls, of, when }, say) => {
    const which = rollsText(rolls, say.voice.realm);
    return given(when, say, of === 'bearer' ? `${signed(n)} op je ${which}` : `${signed(n)} op de ${which} van de tegenstander`);
  },
  life: ({ n, when }, say) => given(when, say, `levenspunten ${signed(n)}`),
  level: ({ n, otherwise }, say) => `level ${signed(n)}; op het laagste level van het spel in plaats daarvan ${say.standing(otherwise)}`,
  immune: ({ to, when }, say) => {
    if (to.to === 'discard') return given(when, say, 'kan niet door kaarten worden afgelegd');
    if (to.to === 'discard-and-minion') return given(when, say, 'kan niet door kaarten worden afgelegd en geen handlanger worden');
    return given(when, say, `immuun voor ${immunityText(to, say)}`);
  },
  storage: ({ slots }) => `ruimte voor nog ${count(slots, 'schat', 'schatten')}`,
  'boon-limit': ({ n }) => `gunstlimiet ${signed(n)}`,
  cheaper: ({ for: whose, any, n, least }) => {
    const less = `${n} minder (minstens ${least})`;
    if (whose === 'boons-played-here') return `gunsten die hier worden gespeeld, kosten ${less}`;
    const cards = any === undefined ? 'kaarten' : many(any);
    const which = any === undefined || isPlural(any) ? (['die', 'kosten', 'aanvallen'] as const) : (['dat', 'kost', 'aanvalt'] as const);
    return whose === 'you-play'
      ? `${cards} ${which[0]} je speelt, ${which[1]} ${less}`
      : `${cards} ${which[0]} je ${which[2]}, ${which[1]} ${less}`;
  },
  aura: ({ on, any, forms, n }) => {
    const change = formsBy(forms, signed(n));
    const [that, attack, have] = isPlural(any) ? (['die', 'aanvallen', 'hebben'] as const) : (['dat', 'aanvalt', 'heeft'] as const);
    if (on === 'here') return `${many(any)} ${that} hier ${attack}, ${have} ${change}`;
    if (on === 'on-bearer') return `${many(any)} ${that} je ${attack}, ${have} ${change}`;
    return `je andere ${many(any)} ${have} ${change} zolang dit monster meevecht of in je horde ligt`;
  },
  company: ({ any, form, n }) => `${words.forms[form]} ${signed(n)} voor ${eachOther(any)} ${that(any)} dezelfde held aanvalt`,
  hit: ({ forms, effects, when }, say) =>
    given(
      when,
      say,
      `treffer ${forms === 'host' ? `in ${formsText(forms)}` : `met ${either(forms.map((form) => words.forms[form]))}`}: ${say.effects(effects)}`,
    ),
  trigger: ({ when, once, effects }, say) => {
    const occasion = occasionText(when, say);
    return once ? `1 keer per beurt, ${say.lead(occasion, effects)}` : say.lead(occasion, effects);
  },
  shed: ({ price, where }, say) =>
    `de drager mag deze kaart in de Heldenfase${where === null ? '' : ` ${locationText(where, say)}`} afleggen voor ${priceText(price)}`,
};

const TERRAIN_SPACES: Readonly<Record<Terrain, string>> = {
  arctic: 'poolveld',
  desert: 'woestijnveld',
  forest: 'bosveld',
  mountain: 'bergveld',
  plain: 'vlakteveld',
  swamp: 'moerasveld',
  urban: 'stadsveld',
  water: 'waterveld',
};

const occasionText = (when: Occasion, say: Say): string => dispatch(occasions, 'on', when, say);

export const conditions: CardSentences['conditions'] = {
  'here-terrain': ({ any }) => `op een ${either(any.map((terrain) => TERRAIN_SPACES[terrain]))}`,
  'here-portal': () => 'op een veld met een portaal',
  'opponent-is': ({ any }) => `tegen ${many(any)}`,
  'host-is': ({ any }) => `aan ${one(any)}`,
  'that-monster-is': ({ any }) => `als het ${one(any)} was`,
  'discarded-is': ({ any }) => `als het ${either(any.map((family) => `een ${words.families[family]}`))} was`,
  'life-at-most': ({ who, n }, say) => {
    const by = say.who(who);
    return `als ${by === 'hero' ? 'die held' : SUBJECTS[by]} hoogstens ${count(n, 'levenspunt', 'levenspunten')} ${haves(by)}`;
  },
  'peril-at-most': ({ who, n }, say) => `als ${SUBJECTS[say.who(who)]} hoogstens ${n} gevaar ${haves(say.who(who))}`,
  'has-glory': ({ who }, say) => `als ${SUBJECTS[say.who(who)]} roem ${haves(say.who(who))}`,
  'has-boon': ({ who, any }, say) =>
    `als ${SUBJECTS[say.who(who)]} een klaargelegde ${either(any.map((category) => words.categories[category]))} ${haves(say.who(who))}`,
  'target-is-hero': () => 'als het doelwit een held is',
  'level-above-floor': ({ who }, say) => `als ${SUBJECTS[say.who(who)]} een level te verliezen ${haves(say.who(who))}`,
  'paid-at-least': ({ n }) => `als # minstens ${n} is`,
  'ally-near': ({ any }) => `zolang ${another(any)} van je aanvalt of in je horde ligt`,
};

export const occasions: CardSentences['occasions'] = {
  enter: () => 'als je hier binnenkomt',
  attacked: () => 'als een monster je aanvalt',
  'hit-by-monster': () => 'als een monster je raakt',
  hits: () => 'als je raakt',
  'monster-defeated-here': () => 'als op je veld een monster wordt verslagen',
  defeated: () => 'als het wordt verslagen',
  collects: ({ room, perilAtLeast, gloryAtLeast }, say) => {
    const by = isOwn(say) ? 'je' : 'het doelwit';
    const what =
      perilAtLeast !== undefined
        ? `${perilAtLeast} of meer gevaar`
        : gloryAtLeast !== undefined
          ? `${gloryAtLeast} of meer roem`
          : 'roem en gevaar';
    return `als ${by} ${room ? `in een ${words.kinds[say.voice.realm].room}` : 'op een veld'} ${what} ophaalt`;
  },
  reset: (_when, say) => (isOwn(say) ? 'in je Resetfase' : 'in de Resetfase van de drager'),
  untips: () => 'als de drager opstaat',
};

/** "bij De inslag", "op elk bosveld". */
export const locationText: CardSentences['location'] = (location, { name }) => {
  if ('maps' in location) return `bij ${either(location.maps.map(name))}`;
  if ('terrain' in location) return `op elk ${TERRAIN_SPACES[location.terrain]}`;
  return { room: 'in elke kamer', 'grim-passage': 'in elke grimmige doorgang', site: 'op elke plaats' }[location.any];
};

export const patterns: CardSentences['patterns'] = {
  total: ({ dice: n, n: least }) => `gooi ${dice(n)}: samen ${least} of meer`,
  unmarked: ({ marks }) => `gooi 1 dobbelsteen en markeer het getal als het nieuw is; met ${marks} markeringen is de queeste voltooid`,
  'pair-and-higher': ({ dice: n }) => `gooi ${dice(n)}: een paar en een derde die hoger is`,
  each: ({ dice: n, n: least }) => `gooi ${dice(n)}: elk ${least} of hoger; zulke dobbelstenen blijven liggen tot het eind van de beurt`,
  'two-add-to-level': ({ dice: n }) => `gooi ${dice(n)}: 2 ervan zijn samen precies je level`,
};
