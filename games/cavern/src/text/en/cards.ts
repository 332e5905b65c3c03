// Owns the English words of whatever is printed: kinds, numbers, when things happen, and how sentences are joined.

import type { CardPhrases } from '../cards/phrases.ts';
import { effects } from './effects.ts';
import { MARKS, THINGS, TRACKS } from '../words/en/tables.ts';
import { all, capital, tiles } from './words.ts';

const sentences = (text: string): string =>
  text
    .split('. ')
    .map((one) => capital(one))
    .join('. ');

export const cards: CardPhrases = {
  say: {
    effects,
    stays: (one, say) => (one.do === 'mod' ? effects.mod(one, say) : effects.rule(one, say)),
    joined: (parts, voice) => (voice === 'foe' || voice === 'ally' ? all(parts) : parts.join('. ')),
    lead: (head, text) => `${head}: ${text === '' ? 'does nothing' : text}`,
    line: (text) => `${sentences(text)}.`,
    when: {
      'hero-phase': 'Your Hero Phase',
      'phase-start': 'At the start of a Hero Phase',
      'phase-end': 'When a hero ends its Hero Phase here',
      'villain-start': 'At the start of your Villain Phase',
      'tile-drawn': 'When you draw a tile',
      explored: 'When you lay this tile by exploring',
      populated: 'After its monster is placed',
      rolled: 'After you roll a d20 for your hero',
      missed: 'After your attack misses',
      'is-hit': 'When an attack hits you',
      'would-be-hurt': 'When you would take damage',
      'other-would-be-hurt': 'When another hero within 1 tile would take damage from an attack',
      'would-fall': 'When you would fall to 0 HP',
      'would-be-marked': 'When you would gain a condition or be moved by somebody else’s effect',
      defeated: 'When you defeat a foe in your Hero Phase',
      'treasure-due': 'When you would draw a Treasure for a defeat',
      'foe-done': 'When a foe finishes its activation adjacent to you',
      'power-used': 'After you use a daily or utility power',
      'level-up': 'When you level up',
      activation: 'Activation',
    },
    curseEnds: 'At the end of your Hero Phase',
    tactic: (when) => {
      if (typeof when !== 'string')
        return 'within' in when ? `If within ${tiles(when.within)} of a hero` : `If a foe is within ${tiles(when.foeWithin)}`;
      return {
        adjacent: 'If adjacent to a hero',
        here: 'If on a hero’s tile',
        crowd: 'If two or more heroes are on one tile within 1 tile',
        else: 'Otherwise',
        'foe-adjacent': 'If a foe is adjacent',
        'trap-here': 'If a trap is on its tile',
        'wounded-here': 'If a wounded hero is on its tile',
      }[when];
    },
    natural: (least, most) => `When you roll a natural ${least}–${most} for an attack`,
    triggers: {
      placed: ({ tiles: list }, say) =>
        `When ${all(
          list.map((id) => say.name(id)),
          'or',
        )} is laid`,
      'white-explored': () => 'When a tile with a white triangle is explored',
      'picked-up': ({ thing }) => `The first time ${THINGS[thing]} is picked up`,
      'encounter-drawn': () => 'When an Encounter card is drawn',
      'phase-end': ({ where }) => `At the end of a Hero Phase ${where === 'ladder' ? 'on or beside the ladder' : 'on the own camp'}`,
      'round-end': () => 'At the end of each round',
    },
    goals: {
      escape: (_goal, say, exit) =>
        `Win: every hero escapes by ${exit?.at === 'ladder' ? 'the ladder of ' : ''}${exit === null ? '' : say.name(exit.tile)}`,
      bring: ({ thing }) => `Win: whoever carries ${THINGS[thing]} ends the Hero Phase on or beside the ladder`,
      defeat: ({ villain, destroy }, say) =>
        `Win: defeat ${say.name(villain)}${destroy === undefined ? '' : ` and destroy ${destroy.n} ${say.name(destroy.thing)}s`}`,
      deliver: ({ thing, n }, say) => `Win: deliver ${n} ${say.name(thing)}s`,
    },
    acts: {
      force: ({ tile }, say) => `Instead of attacking, on ${say.name(tile)}`,
      snatch: ({ thing }) => `Instead of attacking, adjacent to a rival who carries ${THINGS[thing]}`,
    },
    lose: (track, at) => `Lose: the ${TRACKS[track]} reaches ${at}`,
    cold: (at) => `The water is cold from ${at} on`,
    surges: (n) => `Surges: ${n}`,
    race: 'Two crews compete: a crew that needs a surge and has none loses',
  },
  kinds: {
    villain: 'Villain',
    hero: 'Hero',
    ally: 'Ally',
    object: 'Object',
    adventure: 'Adventure',
    tile: 'Tile',
    mark: 'Token',
  },
  monster: 'Monster',
  monsters: { kin: 'Kin', beast: 'Beast', fungus: 'Fungus', ooze: 'Ooze', stone: 'Stone', spirit: 'Spirit', group: 'Group' },
  powers: { 'at-will': 'At-will power', daily: 'Daily power', utility: 'Utility power' },
  encounters: {
    event: 'Event',
    'event-attack': 'Event-Attack',
    environment: 'Environment',
    trap: 'Trap',
    hazard: 'Hazard',
    curse: 'Curse',
  },
  treasures: { item: 'Item', fortune: 'Fortune', blessing: 'Blessing' },
  categories: { attack: 'attack', defence: 'defence' },
  tiles: { plain: 'Tile', feature: 'Feature tile', named: 'Named tile', start: 'Start tile', destination: 'Destination tile' },
  triangles: { white: 'white triangle', black: 'black triangle', none: 'no triangle' },
  stats: {
    ac: 'AC',
    hp: 'HP',
    xp: 'XP',
    level: 'Level',
    speed: 'Speed',
    surge: 'Surge value',
    attack: 'Attack',
    damage: 'Damage',
    disable: 'Disable',
  },
  marks: MARKS,
  marked: {
    immobilized: 'Speed 0 until the end of the own Hero Phase',
    poisoned: '1 damage at the start of the Hero Phase; at its end a d20, and 10 or more ends it',
    slowed: 'Speed at most 2 until the end of the own Hero Phase',
    dazed: 'One action only, until the end of the own Hero Phase',
    pinned: 'Stays on its square until the end of its next activation',
    drowsy: 'Does nothing until the start of the next turn of the hero that made it so',
  },
  things: THINGS,
  thingLines: {
    lamp: 'Stand on it or beside it to take it; that costs no action',
    miner: 'Stand on it or beside it to take it; whoever carries one has −1 speed for each',
    heart: 'Blocks its square, and can be attacked',
    crystal: 'Stand on it or beside it to take it; at first only the crew that found it may',
    fissure: 'On an edge; a monster comes out when the die says so, and it can be attacked from the border of its edge',
  },
  levels: (n) => `Level ${n}`,
  withHeroes: (values) => values.join('/'),
  heroes: (counts) => `${all(counts.map(String), 'or')} heroes`,
  ability: (name, text) => `${name}: ${text}`,
  once: 'once per game',
};
