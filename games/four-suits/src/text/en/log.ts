// Owns the English log: a line for everything that can happen.

import type { Use } from '../../facts.ts';
import type { SpeciesId } from '../../content/index.ts';
import type { EventPhrases, Said } from '../phrases.ts';
import { NAMES } from '../words/names.ts';
import { cards as printed } from './cards.ts';
import { signed, times } from './words.ts';

/** Monsters by their kinds, with how many there are of each. */
const counted = (species: readonly SpeciesId[], said: Said): string =>
  [...new Set(species)].map((id) => `${species.filter((one) => one === id).length} × ${said.species(id)}`).join(', ');

const USES: Readonly<Record<Use, string>> = {
  hit: 'Hit',
  evade: 'Evade',
  multiplier: 'Multiplier',
  add: 'Add or Evoke',
  will: 'Will',
  fort: 'Fort',
  save: 'Save',
  chance: 'Chance',
  action: 'Action',
  target: 'Target',
  flee: 'Flight',
  chase: 'Pursuit',
  resist: 'To shake it off',
  'wear-off': 'To wear off',
  prayer: 'Prayer',
  element: 'Element',
  skill: 'Skill',
  species: 'Species',
  encounter: 'Encounter',
  wandering: 'In the corridor',
  kind: 'Treasure',
  loot: 'Find',
  acid: 'Acid',
  stat: 'Level card',
  quest: 'Quests',
  job: 'Recruits',
  bet: 'Bet',
  branch: 'Branch',
  lock: 'Lock',
};
const MODS: Readonly<Record<string, string>> = {
  suit: 'suit',
  range: 'range',
  action: 'the action',
  berserk: 'Berserk',
  wall: 'Wall',
  defending: 'Defending',
  'take-aim': 'Take Aim',
  fury: 'Fury',
  barrier: 'Barrier',
  weak: 'weakness',
  own: 'own element',
  will: 'Will save',
};
const { statuses } = NAMES.en;
const LASTING = { song: 'the song', guard: 'the guard', aim: 'the aim', flask: 'the flask' } as const;
const ACTED: Readonly<Record<string, string>> = {
  attack: 'attacks',
  intrinsic: 'uses a special action',
  technique: 'uses a technique',
  use: 'uses an item',
  defend: 'defends',
  rearrange: 'rearranges',
  flee: 'tries to flee',
  pass: 'passes',
  arms: 'strikes',
  energy: 'casts',
  grace: 'blesses',
  hex: 'hexes',
  none: 'acts',
};

export const log: EventPhrases = {
  'cards.drawn': ({ use, unit, cards }, said) => `${unit < 0 ? '' : `${said.unit(unit)}, `}${USES[use]}: ${said.cards(cards)}.`,
  'fate.shuffled': ({ spare }) => (spare ? 'A spare deck joined for this fight.' : 'The Fate deck was shuffled.'),
  'fate.gathered': () => 'The spare deck went back into its box.',
  'character.joined': ({ character }, said) => `A ${said.job(character.job)} joined.`,
  'character.raised': ({ unit, base }, said) =>
    `${said.unit(unit)}: ${(['str', 'dex', 'con', 'int', 'wis'] as const).map((stat, at) => `${said.stat(stat)} ${base[at] ?? 0}`).join(', ')}.`,
  'character.levelled': ({ unit, level }, said) => `${said.unit(unit)} reached level ${level}.`,
  'character.taught': ({ unit, sp }, said) => `${said.unit(unit)} has ${sp} SP.`,
  'character.rested': ({ unit }, said) => `${said.unit(unit)} rested.`,
  'character.refreshed': ({ unit, hp, mp }, said) => `${said.unit(unit)} is fresh: ${hp} HP, ${mp} MP.`,
  'character.dismissed': ({ unit }, said) => `${said.unit(unit)} was sent home, and left everything here.`,
  'characters.lost': ({ units }, said) => `Left behind for good: ${said.units(units)}.`,
  'character.left': ({ unit }, said) => `${said.unit(unit)} stayed behind.`,
  'characters.found': ({ units }, said) => `${said.units(units)} found again.`,
  'technique.learned': ({ unit, technique }, said) => `${said.unit(unit)} learned ${said.technique(technique)}.`,
  'exp.gained': ({ unit, n }, said) => `${said.unit(unit)}: ${n} Exp.`,
  'row.changed': ({ unit, row }, said) => `${said.unit(unit)} went to the ${printed.rows[row]}.`,
  'gold.changed': ({ by, gold }) => `Gold ${signed(by)}: ${gold}.`,
  'item.gained': ({ unit, item }, said) => `${said.unit(unit)} carries ${said.item(item)}.`,
  'item.used': ({ unit, item }, said) => `${said.unit(unit)} used ${said.item(item)}.`,
  'item.lost': ({ unit, item }, said) => `${said.unit(unit)} lost ${said.item(item)}.`,
  'item.passed': ({ from, to, item }, said) => `${said.unit(from)} handed ${said.item(item)} to ${said.unit(to)}.`,
  'item.dropped': ({ unit, item }, said) => `${said.unit(unit)} left ${said.item(item)} here.`,
  'item.fetched': ({ unit, item }, said) => `${said.unit(unit)} picked up ${said.item(item)}.`,
  'item.left': ({ item }, said) => `Nobody has room for ${said.item(item)}: it stays here.`,
  'gear.worn': ({ unit, gear }, said) => `${said.unit(unit)} put on ${said.item(gear)}.`,
  'gear.removed': ({ unit, gear }, said) => `${said.unit(unit)} took off ${said.item(gear)}.`,
  'treasure.found': ({ items }, said) => (items.length === 0 ? 'Nothing was found.' : `Found: ${said.items(items)}.`),
  'quest.taken': ({ domain, floors, ql }, said) => `Quest level ${ql}: ${said.domain(domain)}, ${times(floors, 'floor')}.`,
  'quest.done': ({ ql }) => `The quest of level ${ql} is done.`,
  'phase.began': ({ phase }) =>
    phase === 'town' ? 'The party is in Town.' : phase === 'dungeon' ? 'The party set out.' : 'A party forms.',
  'alarm.raised': ({ alarm }) => `Alarm ${alarm}: the boss sets aside more HP cards.`,
  'campaign.ended': ({ result }) => (result === 'won' ? 'Page nine is done. The campaign is won.' : 'The campaign is lost.'),
  'dungeon.laid': ({ floors }) => `A dungeon of ${times(floors, 'floor')} lies ahead.`,
  'floor.dealt': ({ floor }) => `Floor ${floor + 1} was dealt.`,
  'tile.seen': ({ card, place }, said) => `${said.place(place)}, ${said.card(card)}: ${said.meaning(card)}.`,
  'tile.put-aside': ({ card }, said) => `${said.card(card)} was put aside.`,
  'tile.explored': ({ place }, said) => `The party explored ${said.place(place)}.`,
  'tile.changed': ({ place }, said) => `Something changed at ${said.place(place)}.`,
  'branch.made': ({ n }) => `Behind the door: ${times(n, 'tile')}.`,
  'party.moved': ({ to }, said) => `The party went to ${said.place(to)}.`,
  'party.put': ({ to }, said) => `The party is at ${said.place(to)}.`,
  'trap.sprung': ({ trap }, said) => `A trap: ${said.trap(trap)}.`,
  'trap.cancelled': () => 'The trap does nothing.',
  'band.waits': ({ band }, said) => `Waiting here: ${counted(band.species, said)}.`,
  'save.made': ({ unit, saved }, said) => (saved ? `${said.unit(unit)} saved.` : `${said.unit(unit)} drew no face card.`),
  'check.made': ({ unit, need, done }, said) =>
    `${unit < 0 ? 'The check' : said.unit(unit)} needed ${need} or lower: ${done ? 'done' : 'not this time'}.`,
  'bet.settled': ({ bet, won }) => (won ? `The bet of ${bet} was won.` : `The bet of ${bet} was lost.`),
  'goods.bought': ({ item, price }, said) => `Bought ${said.item(item)} for ${price} Gold.`,
  'goods.sold': ({ item, price }, said) => `Sold ${said.item(item)} for ${price} Gold.`,
  'fight.began': ({ level, species }, said) => `A fight: ${counted(species, said)}, level ${level}.`,
  'treasures.set': () => 'A treasure card lies face down.',
  'monster.dealt': ({ unit, cards }, said) => `${said.unit(unit)}: HP cards ${said.cards(cards)}.`,
  'fight.ended': ({ verdict }) =>
    verdict === 'won' ? 'The fight is won.' : verdict === 'lost' ? 'The fight is lost.' : 'The party left the fight.',
  'fight.closed': () => 'The cards of the fight were gathered.',
  'round.began': ({ round }) => `Round ${round}.`,
  'initiative.dealt': ({ unit, cards }, said) => `${said.unit(unit)}, initiative: ${said.cards(cards)}.`,
  'initiative.spent': ({ unit, cards, left }, said) =>
    left.length > 0
      ? `Only ${said.cards(cards)} is spent: ${said.unit(unit)} will act again.`
      : `${said.unit(unit)} spent ${said.cards(cards)}.`,
  'turn.began': ({ unit, extra }, said) => (extra ? `${said.unit(unit)} takes an extra turn.` : `${said.unit(unit)}’s turn.`),
  'turn.skipped': ({ unit }, said) => `${said.unit(unit)} lost the turn.`,
  'turn.ended': ({ unit }, said) => `${said.unit(unit)}’s turn ended.`,
  'unit.acted': ({ unit, what, on }, said) =>
    `${said.unit(unit)} ${ACTED[what] ?? ACTED['none'] ?? ''}${on < 0 || on === unit ? '' : `: ${said.unit(on)}`}.`,
  'attack.judged': ({ by, on, hit }, said) =>
    hit ? `${said.unit(by)} hit ${said.unit(on)}.` : `${said.unit(by)} missed ${said.unit(on)}.`,
  'attack.covered': ({ unit, by }, said) => `${said.unit(by)} stepped in front of ${said.unit(unit)}.`,
  'attack.passed': ({ unit }, said) => `There was nobody to hit: ${said.unit(unit)} was Transparent.`,
  'damage.reckoned': ({ base, mult, mods }) =>
    `${base} × ${mult} = ${base * mult} (${mods.map(([source, by]) => `${MODS[source] ?? source} ${source === 'suit' ? by : signed(by)}`).join(', ')}).`,
  'effect.reflected': ({ on }, said) => `It came back, at ${said.unit(on)}.`,
  'unit.hurt': ({ unit, n, hp }, said) => `${said.unit(unit)} −${n}: ${hp} HP left.`,
  'unit.healed': ({ unit, n, hp }, said) => `${said.unit(unit)} regained ${n} HP and has ${hp}.`,
  'mana.changed': ({ unit, by, mp }, said) => `${said.unit(unit)}: ${signed(by)} MP, ${mp} left.`,
  'unit.died': ({ unit }, said) => `${said.unit(unit)} fell.`,
  'unit.revived': ({ unit, hp, autolife }, said) =>
    autolife ? `The candle caught: ${said.unit(unit)} stood up with ${hp} HP.` : `${said.unit(unit)} lives again with ${hp} HP.`,
  'status.added': ({ unit, status }, said) => `${said.unit(unit)} ${statuses[status].gained}.`,
  'status.removed': ({ unit, status }, said) => `${said.unit(unit)} ${statuses[status].lost}.`,
  'status.refused': ({ unit, mark }, said) => `${said.unit(unit)} is proof against ${said.mark(mark)}.`,
  'stun.changed': ({ unit, n }, said) => (n === 0 ? `${said.unit(unit)} ${statuses.stun.lost}.` : `${said.unit(unit)} is Stunned (${n}).`),
  'lasting.began': ({ by, what }, said) => `${said.unit(by)}: ${LASTING[what]} begins.`,
  'lasting.ended': ({ by, what }, said) => `${said.unit(by)}: ${LASTING[what]} is over.`,
  'wait.began': ({ by }, said) => `${said.unit(by)} waits for the moment.`,
  'wait.ended': ({ by }, said) => `${said.unit(by)}’s moment has come.`,
  'units.fled': ({ units }, said) => `${said.units(units)} got away.`,
  'flight.failed': ({ unit }, said) => `${said.unit(unit)} could not get away.`,
  'treasure.turned': ({ unit, card, robbed }, said) =>
    robbed ? `${said.card(card)} was lifted from ${said.unit(unit)}.` : `Treasure card: ${said.card(card)}.`,
  'job.offered': ({ jobs }, said) => `On the Bench: ${jobs.map(said.job).join(', ')}.`,
};
