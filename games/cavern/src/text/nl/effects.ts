// Owns the Dutch sentences of effects: what powers, items, cards, tiles, tactics and adventures do.

import type { AttackEffect, EdgeWhere, Effect, ModEffect, Stat, Test, ThingKind, Versus } from '../../content/types.ts';
import { CONDITIONS } from '../../content/types.ts';
import type { CardSentences, Say } from '../cards/phrases.ts';
import { MARKS, THINGS, TRACKS } from '../words/nl/tables.ts';
import { does, placeIs, signed, squares, tiles, whoIs } from './words.ts';

const isFoe = ({ voice }: Say): boolean => voice === 'foe' || voice === 'ally';

const VERSUS: Readonly<Record<Extract<Versus, string>, string>> = {
  'off-tile': 'tegen doelen op een andere tegel',
  beside: 'tegen aangrenzende doelen',
  villain: 'tegen schurken',
  'from-foe': 'tegen aanvallen van vijanden',
  'from-device': 'tegen gebeurtenisaanvallen, vallen en gevaarlijke plekken',
  'target-you': 'tegen jouw held',
  'target-here': 'tegen elk figuur op deze tegel',
  half: 'bij de helft van de HP of minder',
  even: 'bij een even kale worp',
};
function versus(list: readonly Versus[]): string {
  if (list.includes('from-foe') && list.includes('beside')) return ' tegen aanvallen van aangrenzende vijanden';
  if (list.includes('from-foe') && list.includes('off-tile')) return ' tegen aanvallen van vijanden op een andere tegel';
  return list.map((vs) => ` ${typeof vs === 'string' ? VERSUS[vs] : `bij een kale worp van ${vs.natural[0]}–${vs.natural[1]}`}`).join('');
}
const STATS: Readonly<Record<Exclude<Stat, 'cancel' | 'water'>, (n: string) => string>> = {
  attack: (n) => `${n} op aanvalsworpen`,
  damage: (n) => `${n} schade`,
  ac: (n) => `${n} AC`,
  speed: (n) => `${n} snelheid`,
  disable: (n) => `${n} op worpen om vallen onschadelijk te maken`,
};
const LASTS: Readonly<Record<ModEffect['lasts'], string>> = {
  attack: ' voor deze aanval',
  start: ' tot het begin van je volgende beurt',
  end: ' tot het einde van je volgende beurt',
  stays: '',
};
function modified({ who, stat, n, lasts, vs = [] }: ModEffect, { voice }: Say): string {
  if (stat === 'cancel') return `een ontmoetingskaart negeren kost je ${-n} XP minder`;
  if (stat === 'water') return `watervakjes kosten je ${-n} minder`;
  const what = `${STATS[stat](signed(n))}${versus(vs)}${LASTS[lasts]}`;
  if (who.of === 'anyone' || (who.of === 'you' && voice === 'own')) return what;
  return `${who.of === 'it' ? 'die vijand heeft' : does(who, voice, 'hebben', 'heeft')} ${what}`;
}

function tested(when: Test, say: Say): string {
  if (typeof when !== 'string') {
    if ('natural' in when) return `bij een kale worp van ${when.natural[0]}–${when.natural[1]}`;
    if ('edges' in when) return `zijn er meer dan ${when.edges} onverkende randen`;
    return `bij minder dan ${when.fewer} keer ${say.name(when.kind)} in het spel`;
  }
  const words: Readonly<Record<typeof when, string>> = {
    'monster-in-play': 'is het een monster dat nog in het spel is',
    'own-phase': 'in je eigen heldenfase',
    flanked: 'staat er een andere held of een bondgenoot naast die vijand',
    half: 'heeft je held de helft van zijn HP of minder',
    'last-chamber': 'is het de laatste van de kamers',
    'heart-in-play': 'is er een bloeihart in het spel',
    cold: 'staat het water op het koude peil',
  };
  return words[when];
}

const EDGES: Readonly<Record<EdgeWhere, string>> = {
  closest: 'de onverkende rand het dichtst bij jouw held',
  opposite: 'de rand tegenover de driehoek',
  door: 'de deur',
  start: 'de onverkende rand het dichtst bij de ladder',
};
const SEVERAL: Readonly<Record<ThingKind, string>> = {
  lamp: 'lampen',
  miner: 'mijnwerkers',
  heart: 'bloeiharten',
  crystal: 'kristallen',
  fissure: 'spleten',
};

const clauses = (attack: AttackEffect, say: Say): string => {
  const part = (head: string, effects: readonly Effect[] | undefined): string =>
    effects === undefined ? '' : isFoe(say) ? `; ${head}: ${say.effects(effects)}` : `. ${head}: ${say.effects(effects)}`;
  const own = attack.with === undefined ? '' : `. ${say.effects(attack.with)}`;
  return `${own}${part(isFoe(say) ? 'raak' : 'Raak', attack.hit)}${part(isFoe(say) ? 'mis' : 'Mis', attack.miss)}${part(isFoe(say) ? 'daarna' : 'Raak of mis', attack.after)}`;
};
const numbers = ({ bonus, damage }: AttackEffect): string => (damage === 0 ? signed(bonus) : `${signed(bonus)}, ${damage} schade`);
function attacked(attack: AttackEffect, say: Say): string {
  const target = whoIs(attack.who, say.voice);
  const twice = attack.times === 2 ? ' twee keer' : '';
  if (isFoe(say)) {
    const name = attack.name === undefined ? '' : ` met ${say.attack(attack.name)}`;
    return `valt${attack.who.of === 'it' ? '' : ` ${target}`}${twice} aan${name}: ${numbers(attack)}${clauses(attack, say)}`;
  }
  if (say.voice === 'own') return `val ${target} aan${clauses(attack, say)}`;
  const by = attack.name === undefined ? '' : ` (${say.attack(attack.name)})`;
  return `${target} wordt aangevallen${by}: ${numbers(attack)}${clauses(attack, say)}`;
}

export const effects: CardSentences['effects'] = {
  attack: attacked,
  mod: modified,
  rule: ({ name, lasts }) =>
    ({
      'pass-foes': 'je held mag door vijanden heen lopen, maar er niet blijven staan',
      unseen: `vijanden negeren je held${LASTS[lasts]}`,
      'no-encounter': 'zolang de actieve held op deze tegel staat, komt er geen ontmoetingskaart voor een beurt zonder nieuwe tegel',
      'white-as-black': 'witte driehoeken tellen als zwart',
      'crew-first': 'alleen de ploeg die het vond mag het oppakken',
    })[name],
  damage: ({ who, n }, { voice }) => `${who.of === 'it' ? 'die held krijgt' : does(who, voice, 'krijgen', 'krijgt')} ${n} schade`,
  heal: ({ who, n, per }, { voice }) => {
    if (voice === 'ally') return `geneest ${whoIs(who, voice)} voor ${n} HP`;
    const subject = who.of === 'it' ? 'die held herstelt' : does(who, voice, 'herstellen', 'herstelt');
    return `${subject} ${n} HP${per === undefined ? '' : ' per vijand die hierdoor verslagen is'}`;
  },
  gain: ({ who, mark }, { voice }) => {
    const isCondition = CONDITIONS.some((one) => one === mark);
    if (who.of === 'it') return isCondition ? MARKS[mark] : `die vijand krijgt een fiche ${MARKS[mark]}`;
    return isCondition
      ? `${does(who, voice, 'zijn', 'is')} ${MARKS[mark]}`
      : `${does(who, voice, 'krijgen', 'krijgt')} een fiche ${MARKS[mark]}`;
  },
  clear: ({ who }, { voice }) => `${does(who, voice, 'raken', 'raakt')} alle toestanden kwijt`,
  reroll: () => 'gooi opnieuw; de nieuwe worp telt',
  cancel: ({ what }) =>
    ({ hit: 'de aanval mist alsnog', part: 'dat deel gaat niet door', conditions: 'de toestanden ervan tellen niet' })[what],
  reduce: ({ n }) => (n === 'to-1' ? 'je held houdt 1 HP over' : `trek ${n} van die schade af`),
  redirect: () => 'je held krijgt die schade',
  move: ({ n }) => (n === 'speed' ? 'loop tot de snelheid van je held' : `loop tot ${squares(n)}`),
  step: ({ who, n, to }, say) => {
    if (who.of === 'self') return `gaat ${tiles(n)} naar de dichtstbijzijnde held`;
    if (to === 'any') return `verplaats het ${tiles(n)}`;
    return `${whoIs(who, say.voice)} gaat ${tiles(n)} naar de held die er het dichtst bij staat, zonder aan te vallen`;
  },
  close: ({ who }, { voice }) => `gaat naast ${whoIs(who, voice)} staan`,
  place: ({ who, where }, say) => {
    if (isFoe(say))
      return who.of === 'self' ? `gaat naar ${placeIs(where, say.voice)}` : `die held wordt naar ${placeIs(where, say.voice)} gesleept`;
    return `zet ${whoIs(who, say.voice)} op ${placeIs(where, say.voice)}`;
  },
  put: ({ thing, where }, say) => `${THINGS[thing]} komt op ${placeIs(where, say.voice)}`,
  lay: ({ tile, edge }, say) =>
    tile === 'next' ? `leg de volgende tegel aan ${EDGES[edge]} en zet er een monster op` : `${say.name(tile)} komt aan ${EDGES[edge]}`,
  open: () => 'de deur gaat open',
  seal: ({ edge }) => `sluit ${EDGES[edge]} met een instortingsfiche`,
  look: ({ n }) =>
    `bekijk de bovenste ${n} tegels van de stapel en leg ze terug in een volgorde naar keuze; tegels met een rol houden hun plaats`,
  redraw: () => 'leg die tegel onder op de stapel en trek opnieuw',
  summon: ({ what, n, where }, say) => {
    if (what !== 'monster') return `er verschijnt ${isFoe(say) ? 'een ' : ''}${say.name(what)} op ${placeIs(where, say.voice)}`;
    return `trek ${n === undefined ? 'een monster en zet het' : `${n} monsters en zet ze`} op ${placeIs(where, say.voice)}`;
  },
  discard: ({ what, where }, say) => {
    if (what === 'this') return isFoe(say) ? 'verdwijnt uit het spel' : 'leg deze kaart af';
    if (what === 'item') return 'leg 1 van je voorwerpen af';
    const near = where === undefined ? '' : where.at === 'here' ? ' op zijn tegel' : ` binnen ${tiles(where.n)}`;
    return `${isFoe(say) ? 'legt' : 'leg'} ${what === 'trap' ? '1 val' : '1 val of gevaarlijke plek'}${near} af`;
  },
  flip: ({ what, to }) => {
    if (to === 'stay') return 'draai deze kaart niet';
    const which = {
      this: 'deze kaart',
      power: '1 van je dichte krachten',
      'daily-or-utility': '1 van je open dagelijkse of hulpkrachten',
      'daily-of-other': '1 dichte dagelijkse kracht van een andere held binnen 1 tegel',
    }[what];
    return `draai ${which} ${to === 'up' ? 'open' : 'dicht'}`;
  },
  draw: ({ n, keep }) => `trek er ${n}, houd er ${keep}, leg de rest af`,
  use: () => 'gebruik een van je onbeperkte krachten zonder actie',
  bank: ({ n }) => `leg deze kaart op de ervaringsstapel; ze is ${n} XP waard`,
  track: ({ name, n }) => `${TRACKS[name]} stijgt met ${n}`,
  deliver: ({ thing }) => `alle ${SEVERAL[thing]} die de held draagt zijn afgeleverd`,
  take: ({ thing }) => `neem ${THINGS[thing]}`,
  if: ({ when, effects: then, else: otherwise }, say) =>
    `${tested(when, say)}: ${say.effects(then)}${otherwise === undefined ? '' : `. Anders: ${say.effects(otherwise)}`}`,
  else: ({ of, otherwise }, say) => `${say.effects([of])}. Kan dat niet: ${say.effects(otherwise)}`,
  choose: ({ of }, say) => of.map((one) => say.effects(one)).join(', of '),
  may: ({ effects: list }, say) => (say.voice === 'own' ? `naar keuze: ${say.effects(list)}` : `${say.effects(list)}, als de speler wil`),
  roll: ({ need, ok, fail, per }, say) => {
    const bonus = per === undefined ? '' : `, +${per.n} per wrikfiche`;
    const wanted = need === 'disable' ? 'de waarde op de val of meer' : `${need}+`;
    return `${isFoe(say) ? 'gooit' : 'gooi'} een d20${bonus}; bij ${wanted}: ${say.effects(ok)}${fail === undefined ? '' : `; anders: ${say.effects(fail)}`}`;
  },
  repeat: ({ n, effects: list }, say) => `${n} keer: ${say.effects(list)}. Kies telkens een nieuw doel`,
  players: ({ n, effects: list }, say) => `elke speler om beurten${n === 'all' ? '' : ', op één na'}: ${say.effects(list)}`,
  instead: ({ effects: list }, say) => `in plaats van een monster: ${say.effects(list)}`,
};
