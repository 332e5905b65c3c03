// Owns the Dutch sentences on cards and items.

import { keysOf, memberOf } from '@undercroft/kernel';
import { SKILLS, type Skill } from '../../../content/types.ts';
import { signed, usesText } from '../compose.ts';
import type { CardPhrases } from '../../phrases.ts';
import { all, basic, capital, circles, count, either, gemCount, PLURALS } from './basic.ts';
import { names } from './names.ts';

const itemTitle: CardPhrases['itemTitle'] = (name, uses) => `${name.toUpperCase()} (${uses})`;
const inSkills = (skills: readonly Skill[]): string => (skills.length === SKILLS.length ? 'een vaardigheid naar keuze' : either(skills));
const foeValue = { atk: 'ATK', def: 'DEF' } as const;

/** "ATK +1 en DEF −1", without what does not change. */
function changes(atk: number, def: number): string {
  return all([...(atk === 0 ? [] : [`ATK ${signed(atk)}`]), ...(def === 0 ? [] : [`DEF ${signed(def)}`])]);
}

export const cards: CardPhrases = {
  effects: {
    'lose-health': ({ n }) => `verlies ${n} gezondheid`,
    'fill-circle': () => 'vul 1 kring in',
    guard: ({ n }) => `${signed(n)} op je weerproeven deze ronde`,
    attack: ({ n }) => `${signed(n)} op je aanvalsproef deze ronde`,
    'add-circle': () => 'teken er 1 lege kring bij (hooguit 2 keer)',
    'lose-gem': () => 'verlies een edelsteen naar keuze, of 1 gezondheid als je er geen hebt',
  },
  rewards: {
    health: ({ n }) => `${n} gezondheid`,
    ruby: ({ n, gain }) => gemCount(n, gain),
    emerald: ({ n, gain }) => gemCount(n, gain),
    sapphire: ({ n, gain }) => gemCount(n, gain),
    experience: (reward) => `1 ervaring in ${inSkills(reward.in)}`,
    item: ({ item }, items) => itemTitle(names.items[memberOf(keysOf(names.items), item)], usesText(items[item]?.uses ?? null)),
  },
  keywords: {
    AMBUSH: 'HINDERLAAG',
    HEAVY: 'ZWAAR',
    VOLLEY: 'SALVO',
    SWARM: 'ZWERM',
    FRENZY: 'RAZEND',
    PHASE: 'FASE',
    REGROW: 'HERGROEI',
    LEECH: 'BLOEDZUIGER',
    BRITTLE: 'BROS',
    STRIKE: 'TOESLAAN',
    GUARD: 'AFWEREN',
    PILFER: 'KRUIMELDIEF',
    DULL: 'DOF',
    CLOCK: 'KLOK',
  },
  explain: {
    AMBUSH: () => 'Doe vóór ronde 1 een weerproef.',
    HEAVY: ({ n }) => `Elke mislukte weerproef kost ${n} gezondheid in plaats van 1.`,
    VOLLEY: () => 'Doe elke ronde 2 weerproeven, elk met eigen dobbelstenen.',
    SWARM: () => 'ATK +1 in rondes die beginnen met meer dan de helft van de kringen leeg.',
    FRENZY: () => 'ATK +1 in rondes die beginnen met hoogstens de helft van de kringen leeg.',
    PHASE: ({ atk, def }) => `${changes(atk, def)} in rondes die beginnen met hoogstens de helft van de kringen leeg.`,
    REGROW: () => 'Is er in een ronde geen kring ingevuld, gum dan aan het eind 1 ingevulde kring uit; hoogstens 3 keer per ontmoeting.',
    LEECH: () => 'Elke mislukte weerproef gumt 1 ingevulde kring uit zolang de kamer niet vol is; hoogstens 3 keer per ontmoeting.',
    BRITTLE: () => 'Een aanvalsproef die 3 of meer boven de DEF uitkomt, vult 2 kringen.',
    STRIKE: ({ skills }) => `De aanvalsproef doe je met ${either(skills)}.`,
    GUARD: ({ skills }) => `Weerproeven doe je met ${either(skills)}.`,
    PILFER: () => 'Elke mislukte weerproef kost je ook 1 edelsteen naar keuze, als je er nog een hebt.',
    DULL: ({ gem }) => `Tot de kamer is uitgespeeld, kun je geen ${PLURALS[gem]} uitgeven.`,
    CLOCK: ({ n }) =>
      `Verlies 1 gezondheid aan het eind van elke ronde waarvan het nummer een veelvoud van ${n} is, tot de kamer is uitgespeeld.`,
  },
  times: { start: 'vóór ronde 1', round: 'in elke ronde', odd: 'in oneven rondes', even: 'in even rondes' },
  foe: ({ count: n, atk, def, health }, { foe, foes }, total) =>
    `${n === 1 ? capital(foe ?? '') : `${n} ${foes}`}: ATK ${atk}, DEF ${def}, ${n === 1 ? '' : 'elk '}${health} gezondheid; ${circles(total)}.`,
  trial: ({ skills, target, effort }, fail) => `Beproeving: ${basic.check(skills, target)}; ${circles(effort)}. Mislukt: ${fail}.`,
  test: ({ must, when, skill, target }, pass, fail) => {
    const ends = [...(pass === null ? [] : [` Geslaagd: ${pass}.`]), ...(fail === null ? [] : [` Mislukt: ${fail}.`])];
    return `${must ? 'Gevaar' : 'Kans'} ${cards.times[when]}: ${basic.check([skill], target)}.${ends.join('')}`;
  },
  onClear: (rewards, check) => `Na afloop${check === null ? '' : `, ${check}`}: ${rewards.join(', ')}.`,
  itemEffects: {
    bonus: ({ skill, n }) => `Tel ${n} op bij 1 ${skill}-proef.`,
    fill: ({ n }) => `Vul ${circles(n)} in. Niet in een beproeving.`,
    'fill-on-pass': ({ of, n }) => `Slaagt een ${basic.purposes[of]}, vul dan ${of === 'attack' ? `nog ${circles(n)}` : circles(n)} in.`,
    weaken: ({ what, n }) => `De vijanden hebben de rest van deze ontmoeting ${foeValue[what]} ${signed(-n)}.`,
    'no-guard': () => 'De vijanden vallen deze ronde niet aan: je doet geen weerproef.',
    'reduce-loss': ({ n }) => `Je verliest 1 keer ${n} gezondheid minder.`,
    'auto-pass': ({ skills }) => `1 proef met ${either(skills)} slaagt, wat de dobbelstenen ook laten zien. Niet bij een proef na afloop.`,
    'open-reward': () => '1 proef na afloop slaagt zonder worp.',
    'reroll-die': () => 'Gooi 1 dobbelsteen van een proef over.',
    'reroll-check': () => 'Gooi alle dobbelstenen van 1 proef over.',
    'turn-die': ({ face }) => `Draai 1 dobbelsteen van een proef op ${face}.`,
    'roll-as': ({ mode }) => `Doe 1 proef met worpwijze ${mode}, welke rondjes er ook zijn ingevuld.`,
    recover: ({ n }) => `Na een ronde waarin je gezondheid hebt verloren: krijg ${n} gezondheid.`,
    'recover-room': ({ most }) => `Krijg zo veel gezondheid als je in deze kamer hebt verloren, hoogstens ${most}.`,
    'stay-alive': () => 'Zou je gezondheid 0 worden, dan wordt die 1.',
    'recolour-gem': () => 'Geef 1 edelsteen uit met de werking van een andere kleur.',
    learn: (effect) => `Krijg 1 ervaring in ${inSkills(effect.in)}.`,
    redraw: () => 'Leg een kaart van level 1 die je net hebt getrokken onder de aanstaande stapel en trek opnieuw.',
    look: ({ n }) => `Bekijk de bovenste ${n} kaarten van de aanstaande stapel en leg ze elk bovenop of onderop terug.`,
    'add-exit': () => 'Geef de kamer die je plaatst 1 uitgang erbij, in een buitenmuur.',
    'clear-bonus': ({ n }) => `Tel ${n} op bij elke proef na afloop.`,
    'nudge-die': ({ by }) => `Verander 1 dobbelsteen met ${by} zonder een robijn uit te geven.`,
  },
  perEncounter: (n, sentence) =>
    `${n === 1 ? 'Eens' : count(n, 'keer', 'keer')} per ontmoeting: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  itemTitle,
};
