// Owns the English words of the setup, the named setups, refusals, and how a game ended.

import { COMMON_WORDS } from '@undercroft/presentation/common';
import type { EndingFacts, FormPhrases, RefusalPhrases } from '../../play/phrases.ts';
import { all } from '../words.ts';

export const form: FormPhrases = {
  fields: {
    adventure: {
      label: 'Adventure',
      help: 'What has to be done, and how it can be lost. A1 and A2 teach the game; A8 is a race between two crews.',
    },
    heroes: { label: 'Heroes', help: 'How many go down. More heroes, more of everything.' },
    players: { label: 'Players', help: 'Who plays. Heroes are dealt out in turn: one player may have several.' },
    party: { label: 'Party', help: 'Heroes that are agreed on. The others are chosen at the table.' },
    powers: { label: 'Powers', help: 'The recommended kit is quickest; you may also choose, or let chance choose.' },
    first: { label: 'Who begins', help: 'By a roll, or as you agree.' },
    difficulty: { label: 'Difficulty', help: 'One surge more or fewer.' },
    cards: { label: 'Cards', help: 'The adventure names its sets; you may leave the advanced cards out, or add them.' },
    trapLimit: { label: 'Traps', help: 'One on each square, or one on each tile.' },
    ties: { label: 'Ties', help: 'What the rules leave to the group follows a fixed order, or you are asked.' },
    reactions: {
      label: 'Reactions',
      help: 'When you are asked whether to use what waits for a moment: when it may matter, or whenever the rules allow it.',
    },
    allies: { label: 'Allies', help: 'One ally for each hero, where one or two heroes go down.' },
    walls: { label: 'Edge tiles', help: 'Unexplored edges that are closed before the start.' },
    fissures: { label: 'Fissures', help: 'Edges out of which monsters come, by a roll each turn.' },
    linked: { label: 'Linked adventures', help: 'Level, powers and items go on to the next adventure.' },
  },
  names: {
    powers: { kit: 'recommended kit', choose: 'as you choose', random: 'at random' },
    first: { roll: 'by a roll', choose: 'as you agree' },
    difficulty: { 'as-given': 'as given', easier: 'easier: a surge more', harder: 'harder: a surge fewer' },
    cards: { 'as-named': 'as the adventure says', base: 'base cards only', both: 'advanced cards too' },
    trapLimit: { square: 'one on a square', tile: 'one on a tile' },
    ties: { default: 'fixed order', ask: 'ask us' },
    reactions: { matter: 'when it may matter', every: 'at every moment' },
  },
  sets: { base: 'base', advanced: 'advanced' },
  presets: {
    first: { label: 'First Light', help: 'The one to begin with: it teaches. Two heroes look for the way out (A1).' },
    solo: { label: 'First Light alone', help: 'The same lesson for one: you lead both heroes.' },
    lamp: { label: 'The Borrowed Lamp', help: 'The second lesson: there and back again, with more of the rules (A2).' },
    door: {
      label: 'Behind the Sealed Door',
      help: 'The first real adventure: three heroes force a door, and beat what is behind it (A3).',
    },
    blooms: { label: 'Three Blooms', help: 'For a party that likes to fight: three hearts and their mother, before the spores win (A4).' },
    shift: { label: 'The Lost Shift', help: 'For a party that likes to plan: three miners have to be carried to the ladder (A5).' },
    water: { label: 'Rising Water', help: 'A race against the water: find the way out before it does (A6).' },
    lair: { label: 'Lair of the Pale Wyrm', help: 'The hardest: four heroes against Iskarra (A7).' },
    race: { label: 'Two Crews, One Vein', help: 'Two against two, for once: first to three crystals (A8).' },
    story: {
      label: 'The whole mine',
      help: 'For one with many evenings: one adventure after the other with two heroes; the first is the shortest.',
    },
  },
  value: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

const common = COMMON_WORDS.en;
const { misfit, act, pick, load, loadAt, setup } = common;
export const refusing: RefusalPhrases = {
  misfit,
  act,
  pick,
  load,
  loadAt,
  setup: {
    ...setup,
    'few-heroes': (field) => `${field} only go along with one or two heroes.`,
    'hero-range': (_field, got, legal) => `This adventure is not for ${got} heroes. Choose ${all(legal, 'or')}.`,
    players: (_field, got, [most]) => `There are ${got} players and only ${most} heroes.`,
    crews: (_field, _got, legal) => `Two crews need as many players each: ${all(legal, 'or')}.`,
    party: (_field, _got, [most]) => `That is more heroes than go down: at most ${most}.`,
    edges: (_field, _got, [most]) => `One edge has to stay open: at most ${most} can be closed.`,
    'no-story': () => 'A race between two crews is not part of a linked story.',
    carried: () => 'What was carried over does not fit this adventure.',
  },
  why: {
    'no-movement': 'There is no movement left in this move.',
    moved: 'You have moved already.',
    dazed: 'Dazed: one action only, and it is taken.',
    immobile: 'Immobilized: no moving this phase. Attacking, exploring and powers that place you still work.',
    'walk-first': 'A second move comes after the first one.',
    attacked: 'You have attacked already.',
    'moved-twice': 'You have moved twice: no attack this turn.',
    'no-door': 'There is no door to force here.',
    'too-far': 'Too far: stand on it or beside it.',
    reserved: 'The other crew found it. For now it is theirs.',
    'no-foe': 'There is no foe to attack.',
    'no-target': ({ foe, tiles }, its) =>
      Number(tiles) === 0
        ? `No power reaches ${its.figure(Number(foe))}: it is on your tile, but not adjacent.`
        : `No power reaches ${its.figure(Number(foe))}: ${tiles} tile${Number(tiles) === 1 ? '' : 's'} away.`,
    'no-way': 'There is no free square to go to.',
    'no-trap': 'There is no trap on this tile.',
    'no-rival': 'No rival beside you carries anything.',
    'nothing-to-use': 'There is no power or item to use now; some wait for their own moment.',
    'nothing-to-take': 'There is nothing here to pick up.',
    'carries-nothing': 'You carry nothing.',
    rock: 'That is rock.',
    walled: ({ need, most }) =>
      Number(need) === 0
        ? 'No way leads there: rock or a closed edge lies in between.'
        : `Rock or a closed edge lies in between: the way around is ${need} squares, and you have ${most}.`,
    'out-of-reach': ({ need, most }) => `Too far: ${need} squares, and you have ${most}.`,
    'foe-there': ({ who }, its) => `${its.figure(Number(who))} stands there: no move ends on the square of a foe.`,
    'friend-there': ({ who }, its) => `${its.figure(Number(who))} is there: you may pass, but not stop.`,
    'object-there': ({ who }, its) => `${its.figure(Number(who))} blocks that square.`,
    wet: ({ need, most }) => `Water costs 2 squares: ${need} to get there, and you have ${most}.`,
    'foe-between': 'A foe stands in the way, and the way around is too long.',
    'object-between': 'An object blocks the way, and the way around is too long.',
  },
};

export function ending({ adventure, rounds, result, crew, fallen, epilogue, heroes, surges, xp }: EndingFacts): readonly string[] {
  const how =
    result === 'won'
      ? `${adventure}: won in ${rounds} rounds.`
      : result === 'lost'
        ? `${adventure}: lost in round ${rounds}.${fallen === null ? '' : ` ${fallen} had fallen, and no surge was left.`}`
        : `${adventure}: ${crew} won in round ${rounds}.`;
  const each = heroes.map(({ name, hp, level, escaped }) => `${name} (level ${level}, ${escaped ? 'escaped' : `${hp} HP`})`);
  return [how, epilogue, `${all(each)}. Surges left: ${surges}, experience left: ${xp}.`];
}
