// Owns the English sentences of effects: what powers, items, cards, tiles, tactics and adventures do.

import type { AttackEffect, EdgeWhere, Effect, ModEffect, Stat, Test, Versus } from '../../content/types.ts';
import { CONDITIONS } from '../../content/types.ts';
import type { CardSentences, Say } from '../cards/phrases.ts';
import { MARKS, TRACKS } from '../words/en/tables.ts';
import { does, placeIs, signed, squares, tiles, whoIs } from './words.ts';

const isFoe = ({ voice }: Say): boolean => voice === 'foe' || voice === 'ally';

const VERSUS: Readonly<Record<Extract<Versus, string>, string>> = {
  'off-tile': 'against targets on another tile',
  beside: 'against adjacent targets',
  villain: 'against villains',
  'from-foe': 'against attacks by foes',
  'from-device': 'against Event-Attacks, traps and hazards',
  'target-you': 'against your hero',
  'target-here': 'against any figure on this tile',
  half: 'while at half HP or fewer',
  even: 'when the natural roll is even',
};
function versus(list: readonly Versus[]): string {
  if (list.includes('from-foe') && list.includes('beside')) return ' against attacks by adjacent foes';
  if (list.includes('from-foe') && list.includes('off-tile')) return ' against attacks by foes on another tile';
  return list.map((vs) => ` ${typeof vs === 'string' ? VERSUS[vs] : `on a natural ${vs.natural[0]}–${vs.natural[1]}`}`).join('');
}
const STATS: Readonly<Record<Exclude<Stat, 'cancel' | 'water'>, (n: string) => string>> = {
  attack: (n) => `${n} to attack rolls`,
  damage: (n) => `${n} damage`,
  ac: (n) => `${n} AC`,
  speed: (n) => `${n} speed`,
  disable: (n) => `${n} to disable rolls`,
};
const LASTS: Readonly<Record<ModEffect['lasts'], string>> = {
  attack: ' for this attack',
  start: ' until the start of your next turn',
  end: ' until the end of your next turn',
  stays: '',
};
function modified({ who, stat, n, lasts, vs = [] }: ModEffect, { voice }: Say): string {
  if (stat === 'cancel') return `cancelling an Encounter card costs you ${-n} XP less`;
  if (stat === 'water') return `water squares cost you ${-n} less`;
  const what = `${STATS[stat](signed(n))}${versus(vs)}${LASTS[lasts]}`;
  if (who.of === 'anyone' || (who.of === 'you' && voice === 'own')) return what;
  const subject = who.of === 'it' ? 'that foe has' : does(who, voice, 'have', 'has');
  return `${subject} ${what}`;
}

function tested(when: Test, say: Say): string {
  if (typeof when !== 'string') {
    if ('natural' in when) return `on a natural ${when.natural[0]}–${when.natural[1]}`;
    if ('edges' in when) return `if more than ${when.edges} edges are unexplored`;
    return `with fewer than ${when.fewer} ${say.name(when.kind)}s in play`;
  }
  const words: Readonly<Record<typeof when, string>> = {
    'monster-in-play': 'if it is a monster still in play',
    'own-phase': 'if it is your Hero Phase',
    flanked: 'if another hero or an ally is adjacent to that foe',
    half: 'if you are at half your HP or fewer',
    'last-chamber': 'if it is the last of the chambers',
    'heart-in-play': 'if a Bloom Heart is in play',
    cold: 'if the water is at the cold level',
  };
  return words[when];
}

const EDGES: Readonly<Record<EdgeWhere, string>> = {
  closest: 'the unexplored edge closest to your hero',
  opposite: 'the edge opposite the triangle',
  door: 'the door',
  start: 'the unexplored edge closest to the ladder',
};

/** A hit says what it does to whoever was hit. */
const clauses = (attack: AttackEffect, say: Say): string => {
  const part = (head: string, effects: readonly Effect[] | undefined): string =>
    effects === undefined ? '' : isFoe(say) ? `; ${head}: ${say.effects(effects)}` : `. ${head}: ${say.effects(effects)}`;
  const own = attack.with === undefined ? '' : `. ${say.effects(attack.with)}`;
  return `${own}${part(isFoe(say) ? 'hit' : 'Hit', attack.hit)}${part(isFoe(say) ? 'miss' : 'Miss', attack.miss)}${part(isFoe(say) ? 'then' : 'Hit or miss', attack.after)}`;
};
const numbers = ({ bonus, damage }: AttackEffect): string => (damage === 0 ? signed(bonus) : `${signed(bonus)}, ${damage} damage`);
function attacked(attack: AttackEffect, say: Say): string {
  const target = whoIs(attack.who, say.voice);
  const twice = attack.times === 2 ? ' twice' : '';
  if (isFoe(say)) {
    const name = attack.name === undefined ? '' : ` with ${say.attack(attack.name)}`;
    return `attacks${attack.who.of === 'it' ? '' : ` ${target}`}${twice}${name}: ${numbers(attack)}${clauses(attack, say)}`;
  }
  if (say.voice === 'own') return `attack ${target}${clauses(attack, say)}`;
  const by = attack.name === undefined ? '' : ` (${say.attack(attack.name)})`;
  return `attack ${target}${by}: ${numbers(attack)}${clauses(attack, say)}`;
}

export const effects: CardSentences['effects'] = {
  attack: attacked,
  mod: modified,
  rule: ({ name, lasts }) =>
    ({
      'pass-foes': 'you may move through foes, but not stop there',
      unseen: `foes ignore you${LASTS[lasts]}`,
      'no-encounter': 'while the active hero is on this tile, no Encounter card is drawn for a turn without a new tile',
      'white-as-black': 'white triangles count as black',
      'crew-first': 'only the crew that found it may pick it up',
    })[name],
  damage: ({ who, n }, { voice }) => (who.of === 'it' ? `that hero takes ${n} damage` : `${does(who, voice, 'take', 'takes')} ${n} damage`),
  heal: ({ who, n, per }, { voice }) => {
    if (voice === 'ally') return `heals ${whoIs(who, voice)} for ${n} HP`;
    const subject = who.of === 'it' ? 'that hero regains' : does(who, voice, 'regain', 'regains');
    return `${subject} ${n} HP${per === undefined ? '' : ' for each foe this defeats'}`;
  },
  gain: ({ who, mark }, { voice }) => {
    const isCondition = CONDITIONS.some((one) => one === mark);
    if (who.of === 'it') return isCondition ? MARKS[mark] : `it gains a ${MARKS[mark]} token`;
    return isCondition ? `${does(who, voice, 'are', 'is')} ${MARKS[mark]}` : `${whoIs(who, voice)} gains a ${MARKS[mark]} token`;
  },
  clear: ({ who }, { voice }) => `${does(who, voice, 'lose', 'loses')} all conditions`,
  reroll: () => 'reroll it and use the new result',
  cancel: ({ what }) => ({ hit: 'it misses instead', part: 'ignore that part', conditions: 'its conditions are ignored' })[what],
  reduce: ({ n }) => (n === 'to-1' ? 'you have 1 HP instead' : `reduce that damage by ${n}`),
  redirect: () => 'you take that damage instead',
  move: ({ n }) => (n === 'speed' ? 'move up to your speed' : `move up to ${squares(n)}`),
  step: ({ who, n, to }, say) => {
    if (who.of === 'self') return `moves ${tiles(n)} toward the closest hero`;
    if (to === 'any') return `move it ${tiles(n)}`;
    return `${whoIs(who, say.voice)} moves ${tiles(n)} toward the hero closest to it, without attacking`;
  },
  close: ({ who }, { voice }) => `moves adjacent to ${whoIs(who, voice)}`,
  place: ({ who, where }, say) => {
    if (isFoe(say))
      return who.of === 'self' ? `goes to ${placeIs(where, say.voice)}` : `that hero is dragged to ${placeIs(where, say.voice)}`;
    const whom = who.of === 'you' ? (say.voice === 'own' ? 'your hero' : whoIs(who, say.voice)) : whoIs(who, say.voice);
    return `place ${whom} on ${placeIs(where, say.voice)}`;
  },
  put: ({ thing, where }, say) => `a ${say.name(thing)} is put on ${placeIs(where, say.voice)}`,
  lay: ({ tile, edge }, say) =>
    tile === 'next' ? `lay the next tile at ${EDGES[edge]} and place its monster` : `${say.name(tile)} is laid at ${EDGES[edge]}`,
  open: () => 'the door opens',
  seal: ({ edge }) => `close ${EDGES[edge]} with a Collapse marker`,
  look: ({ n }) => `look at the top ${n} tiles of the stack and put them back in any order; named tiles keep their place`,
  redraw: () => 'put that tile on the bottom of the stack and draw again',
  summon: ({ what, n, where }, say) => {
    if (what !== 'monster') return `${isFoe(say) ? 'a ' : ''}${say.name(what)} appears on ${placeIs(where, say.voice)}`;
    return `draw ${n === undefined ? 'a monster and place it' : `${n} monsters and place them`} on ${placeIs(where, say.voice)}`;
  },
  discard: ({ what, where }, say) => {
    if (what === 'this') return isFoe(say) ? 'leaves play' : 'discard this card';
    if (what === 'item') return 'discard one of your items';
    const which = what === 'trap' ? 'one trap' : 'one trap or hazard';
    return `${isFoe(say) ? 'discards' : 'discard'} ${which}${where === undefined ? '' : where.at === 'here' ? ' on its tile' : ` within ${tiles(where.n)}`}`;
  },
  flip: ({ what, to }) => {
    if (to === 'stay') return 'do not flip this card';
    const which = {
      this: 'this card',
      power: 'one of your face-down powers',
      'daily-or-utility': 'one of your face-up daily or utility powers',
      'daily-of-other': 'one face-down daily power of another hero within 1 tile',
    }[what];
    return `flip ${which} face ${to}`;
  },
  draw: ({ n, keep }) => `draw ${n}, keep ${keep}, discard the rest`,
  use: () => 'use one of your at-will powers without an action',
  bank: ({ n }) => `put this card on the XP pile; it is worth ${n} XP`,
  track: ({ name, n }) => `the ${TRACKS[name]} goes up by ${n}`,
  deliver: ({ thing }, say) => `all ${say.name(thing)}s that the hero carries are delivered`,
  take: ({ thing }, say) => `take one ${say.name(thing)}`,
  if: ({ when, effects: then, else: otherwise }, say) =>
    `${tested(when, say)}: ${say.effects(then)}${otherwise === undefined ? '' : `. Otherwise: ${say.effects(otherwise)}`}`,
  else: ({ of, otherwise }, say) => `${say.effects([of])}. If that is impossible: ${say.effects(otherwise)}`,
  choose: ({ of }, say) => of.map((one) => say.effects(one)).join(', or '),
  may: ({ effects: list }, say) => (say.voice === 'own' ? `you may ${say.effects(list)}` : `${say.effects(list)}, if its player likes`),
  roll: ({ need, ok, fail, per }, say) => {
    const bonus = per === undefined ? '' : `, +${per.n} per ${TRACKS[per.track]}`;
    const wanted = need === 'disable' ? 'the disable value or more' : `${need}+`;
    const rolls = `${isFoe(say) ? 'rolls' : 'roll'} a d20${bonus}`;
    return `${rolls}; on ${wanted}: ${say.effects(ok)}${fail === undefined ? '' : `; otherwise: ${say.effects(fail)}`}`;
  },
  repeat: ({ n, effects: list }, say) => `${n} times: ${say.effects(list)}. Choose each target anew`,
  players: ({ n, effects: list }, say) => `each player in turn${n === 'all' ? '' : ' but one'}: ${say.effects(list)}`,
  instead: ({ effects: list }, say) => `instead of a monster: ${say.effects(list)}`,
};
