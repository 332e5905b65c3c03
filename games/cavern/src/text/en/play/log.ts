// Owns the English log: a line for everything that can happen.

import { xpOf } from '../../../content/cards.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { MARKS, PHASES, SIDES, THINGS } from '../../words/en/tables.ts';
import { all, capital, signed, squares } from '../words.ts';

const HOW = {
  explore: 'Explored',
  gallery: 'The gallery went on',
  tunnel: 'A new tunnel',
  destination: 'The way on opened',
} as const;

const IDLE = { nobody: 'There is nobody for', drowsy: 'slept through it', nothing: 'did nothing' } as const;
const DECKS = { monsters: 'Monster', encounters: 'Encounter', treasures: 'Treasure' } as const;

const CHECKS = {
  disable: 'against the trap',
  poison: 'against the poison',
  curse: 'against the curse',
  force: 'against the door',
  snatch: 'to snatch',
} as const;
const LASTING = { ac: 'AC', drowsy: 'Drowsy', unseen: 'unseen' } as const;

const TRACKS = { spore: 'Spores', strain: 'Strain' } as const;
/** What an adventure has been waiting for: its villain comes. */
const COMES: Partial<Record<string, string>> = {
  orrodun: 'The Foreman looked up from his list.',
  'mother-caul': 'The third bloom opened, and she was in it.',
  vharn: 'Somebody without a lantern stood at the ladder.',
  iskarra: 'It was only cold in there. Then it was not only cold.',
};

export const log: EventPhrases = {
  'hero.taken': ({ id }, { named }) => `${named(id)} goes down the ladder.`,
  'powers.taken': ({ hero, powers }, its) => `${its.hero(hero)} took ${all(powers.map(its.named))}.`,
  'treasure.revealed': ({ card }, { named }) => `${named(card)} was turned up.`,
  'treasures.returned': () => 'The other cards went back into the deck.',
  'item.brought': ({ hero, card }, its) => `${its.hero(hero)} brought ${its.named(card)} along.`,
  'item.left': ({ hero, card }, its) => `${its.hero(hero)} left ${its.named(card)} behind.`,
  'ally.taken': ({ hero, ally }, its) => `${its.named(ally)} came along with ${its.hero(hero)}.`,
  'stack.built': () => 'The stack of tiles was made.',
  'surges.given': ({ surges }) => `Surges: ${surges.join(' and ')}.`,
  'first.rolled': ({ dice, heroes }, its) => `For the start: ${all(heroes.map((hero, i) => `${its.hero(hero)} ${dice[i] ?? 0}`))}.`,
  'first.chosen': ({ hero }, its) => `${its.hero(hero)} begins.`,
  'round.ended': ({ round }) => `Round ${round} is over.`,
  'turn.began': ({ hero, round }, its) => `Round ${round}: ${its.hero(hero)}’s turn.`,
  'turn.ended': ({ hero }, its) => `${its.hero(hero)}’s turn ended.`,
  'phase.began': ({ hero, phase }, its) => `${its.hero(hero)}: ${PHASES[phase]}.`,
  'lasting.ended': ({ hero }, its) => `What ${its.hero(hero)} had made last is over.`,
  'hero.walked': ({ hero, path, cost }, its) => `${its.hero(hero)} moved ${squares(cost)} to ${its.square(path.at(-1) ?? 0)}.`,
  'attack.taken': ({ hero }, its) => `${its.hero(hero)} used the attack of this turn.`,
  'hero.escaped': ({ hero }, its) =>
    `${its.hero(hero)} climbed out. ${its.view.heroes.filter(({ escaped }) => !escaped).length} still below.`,
  'adventure.ended': ({ winner }, its) =>
    winner < 0
      ? `${its.adventure}: lost in round ${its.view.round}.`
      : its.view.xp.length > 1
        ? `${its.adventure}: ${its.crew(winner)} won.`
        : `${its.adventure}: won in round ${its.view.round}.`,
  'tile.drawn': ({ tile }, { named }) => `${named(tile)} was drawn.`,
  'tile.returned': ({ tile, to, why }, { named }) =>
    why === 'scout'
      ? `${named(tile)} went to the bottom: another way was taken.`
      : `${named(tile)} would have closed the last way on. ${to === 'held' ? 'It is held back.' : 'It went to the bottom.'}`,
  'tile.unheld': ({ tile }, { named }) => `${named(tile)} is drawn after all.`,
  'tiles.topped': ({ tiles }, { named }) => `${all(tiles.map((tile) => named(tile)))} went back on top.`,
  'tile.placed': ({ tile, how }, its) => `${HOW[how]}: ${its.named(tile)}.`,
  'stack.empty': () => 'The stack is empty. No tile, no monster.',
  'monster.replaced': ({ tile }, its) => `No monster is drawn for ${its.tile(tile)}.`,
  'edge.closed': ({ edge, as }, its) =>
    as === 'fissure'
      ? `A fissure opened at ${its.edge(edge)}.`
      : as === 'wall'
        ? `The cavern ends at ${its.edge(edge)}.`
        : `The roof came down at ${its.edge(edge)}.`,
  'door.opened': ({ edge }, its) => `The door opened: ${its.tile(edge >> 2)}, ${SIDES[edge & 3] ?? ''} side.`,
  'tile.looked': ({ hero, tile }, its) =>
    tile === undefined ? `${its.hero(hero)} looked at a tile.` : `${its.hero(hero)} saw ${its.named(tile)}.`,
  'tiles.ordered': ({ hero }, its) => `${its.hero(hero)} put the tiles back.`,
  'shrine.used': ({ hero }, its) => `${its.hero(hero)} lit a small light.`,
  'deck.shuffled': ({ deck }) => `The ${DECKS[deck]} cards were shuffled anew.`,
  'monster.drawn': ({ hero, card }, its) => `${its.hero(hero)} drew ${its.named(card)} and runs it.`,
  'monster.redrawn': ({ hero, card, why }, its) =>
    why === 'own'
      ? `${its.named(card)} is with ${its.hero(hero)} already: drawn again.`
      : `${its.named(card)}: several monsters instead of one.`,
  'monster.taken': ({ hero, card }, its) => `${its.hero(hero)} took ${its.named(card)}.`,
  'monster.unplaced': ({ card }, its) => `There was no room for ${its.named(card)}.`,
  'foe.placed': ({ kind, square }, its) => {
    const appeared = `${its.named(kind)} appeared at ${its.square(square)}.`;
    return COMES[kind] === undefined ? appeared : `${COMES[kind]} ${appeared}`;
  },
  'foe.moved': ({ kind, to, toward }, its) =>
    `${its.named(kind)} moved to ${its.square(to)}${toward < 0 ? '' : `, toward ${its.figure(toward)}`}.`,
  'foe.closed': ({ kind, on }, its) => `${its.named(kind)} stepped up to ${its.figure(on)}.`,
  'foe.crowded': ({ kind, on }, its) => `No room beside ${its.figure(on)}: ${its.named(kind)} waited.`,
  'foe.idle': ({ kind, why }, its) =>
    why === 'nobody' ? `${IDLE.nobody} ${its.named(kind)} to go for.` : `${its.named(kind)} ${IDLE[why]}.`,
  'tactic.chosen': ({ kind, tactic }, its) =>
    `${its.named(kind)}: ${its
      .tactic(kind, tactic)
      .replace(/^If/, 'if')
      .replace(/^Otherwise/, 'otherwise')}.`,
  'cards.handled': ({ cards }) => `${cards.length} card(s) of the row are done.`,
  'foe.unpinned': ({ kind }, its) => `${its.named(kind)} is no longer Pinned.`,
  'foe.hurt': ({ kind, n, hp }, its) => `${its.named(kind)} −${n}: ${hp} HP left.`,
  'foe.healed': ({ kind, n }, its) => `${its.named(kind)} regained ${n} HP.`,
  'foe.defeated': ({ kind }, its) => `${its.named(kind)} was defeated: ${xpOf(kind)} XP for the pile.`,
  'foe.left': ({ kind }, its) => `${its.named(kind)} is gone: no experience, no treasure.`,
  'token.put': ({ kind, token }, its) => `${its.named(kind)} is ${MARKS[token]}.`,
  'ally.hurt': ({ kind, n, hp }, its) => `${its.named(kind)} −${n}: ${hp} HP left.`,
  'ally.left': ({ kind }, its) => `${its.named(kind)} left.`,
  'attack.rolled': ({ byId, onId, name, die, bonus }, its) =>
    name === byId
      ? `${its.named(byId)} against ${its.named(onId)}: rolled ${die}, ${signed(bonus)}.`
      : `${its.named(byId)}, ${its.attack(name)}, against ${its.named(onId)}: rolled ${die}, ${signed(bonus)}.`,
  'attack.rerolled': ({ die }) => `Rolled again: ${die}.`,
  'attack.judged': ({ total, ac, hit, byId, onId }, its) =>
    byId === undefined || onId === undefined
      ? `${total} against AC ${ac}: ${hit ? 'a hit' : 'a miss'}.`
      : `${its.named(byId)} ${hit ? 'hits' : 'misses'} ${its.named(onId)}: ${total} against AC ${ac}.`,
  'attack.changed': ({ more, guard, foiled }) =>
    foiled ? 'It misses instead.' : more > 0 ? `${signed(more)} to the roll.` : `${signed(guard)} AC.`,
  'check.rolled': ({ hero, for: what, die, bonus, need }, its) =>
    `${its.hero(hero)} rolled ${die}${bonus === 0 ? '' : ` ${signed(bonus)}`} ${CHECKS[what]}, needed ${need}: ${die + bonus >= need ? 'done' : 'not enough'}.`,
  'blow.threatened': ({ on, n }, its) => `${its.hero(on)} is about to take ${n} damage.`,
  'blow.changed': ({ on, n }, its) => `${its.hero(on)} is to take ${n} damage now.`,
  'blow.averted': ({ hero }, its) => `${its.hero(hero)} took no damage.`,
  'hero.hurt': ({ hero, n, hp, from }, its) => `${from === 'poison' ? 'Poison: ' : ''}${its.hero(hero)} −${n}: ${hp} HP left.`,
  'hero.fell': ({ hero }, its) => `${its.hero(hero)} went down.`,
  'hero.healed': ({ hero, n, hp }, its) => `${its.hero(hero)} regained ${n} HP and has ${hp}.`,
  'surge.spent': ({ hero, hp, left }, its) => `A surge: ${its.hero(hero)} stood up with ${hp} HP. ${left} left.`,
  'surge.missing': ({ hero }, its) => `${its.hero(hero)} needed a surge, and none was left.`,
  'condition.gained': ({ hero, condition }, its) => `${its.hero(hero)} is ${MARKS[condition]}.`,
  'condition.lost': ({ hero, conditions }, its) =>
    `${its.hero(hero)} is no longer ${all(
      conditions.map((one) => MARKS[one]),
      'or',
    )}.`,
  'part.ignored': ({ hero }, its) => `${its.hero(hero)} stood fast.`,
  'figure.placed': ({ id, to }, its) => `${its.named(id)} was placed at ${its.square(to)}.`,
  'lasting.begun': ({ id, what, n }, its) =>
    `${its.named(id)}: ${what === 'ac' ? `${signed(n)} ${LASTING.ac}` : LASTING[what]} for a while.`,
  'power.begun': ({ hero, card }, its) => `${its.hero(hero)} used ${its.named(card)}.`,
  'power.kept': ({ card }, its) => `${its.named(card)} stays ready.`,
  'power.flipped': ({ card, up }, its) => (up ? `${its.named(card)} is ready again.` : `${its.named(card)} is used.`),
  'reaction.used': ({ hero, card }, its) => `${its.hero(hero)} answered with ${its.named(card)}.`,
  'item.used': ({ hero, card }, its) => `${its.hero(hero)} used ${its.named(card)}.`,
  'item.flipped': ({ card, up }, its) => (up ? `${its.named(card)} is ready again.` : `${its.named(card)} is used.`),
  'item.discarded': ({ hero, card }, its) => `${its.hero(hero)} discarded ${its.named(card)}.`,
  'treasure.drawn': ({ hero, card }, its) => `${its.hero(hero)} found ${its.named(card)}.`,
  'treasure.refused': ({ card }, its) => `${its.named(card)} was not kept.`,
  'treasure.more': ({ hero, n }, its) => `${its.hero(hero)} draws ${n}.`,
  'item.given': ({ card, to }, its) => `${its.named(card)} went to ${its.hero(to)}.`,
  'fortune.discarded': ({ card }, its) => `${its.named(card)} was discarded.`,
  'fortune.banked': ({ card }, its) => `${its.named(card)} went to the XP pile.`,
  'fortune.waits': ({ card }, its) => `${its.named(card)} waits until the attack is over.`,
  'fortune.begun': ({ card }, its) => `${its.named(card)} takes effect.`,
  'blessing.begun': ({ card }, its) => `${its.named(card)} began.`,
  'blessing.ended': ({ card }, its) => `${its.named(card)} faded.`,
  'xp.spent': ({ hero, cards: paid, price }, its) => `${its.hero(hero)} paid ${price} XP: ${all(paid.map(its.named))}.`,
  'hero.levelled': ({ hero, daily }, its) => `${its.hero(hero)} reached level 2 and took ${its.named(daily)}.`,
  'encounter.drawn': ({ hero, card, again }, its) => `${its.hero(hero)} drew ${again ? 'another card: ' : ''}${its.named(card)}.`,
  'encounter.spared': () => 'The glow held: no Encounter.',
  'encounter.cancelled': ({ card }, its) => `${its.named(card)} never happened.`,
  'encounter.discarded': ({ card }, its) => `${its.named(card)} was discarded.`,
  'environment.set': ({ card }, its) => `${its.named(card)} settled in.`,
  'trap.set': ({ card, square }, its) => `${its.named(card)} lies at ${its.square(square)}.`,
  'trap.redrawn': ({ card }, its) => `There is no room for ${its.named(card)}: another card.`,
  'trap.gone': ({ card }, its) => `${its.named(card)} is gone.`,
  'trap.sprung': ({ card }, its) => `${its.named(card)} went off.`,
  'curse.set': ({ hero, card }, its) => `${its.named(card)} lies on ${its.hero(hero)}.`,
  'curse.gone': ({ hero, card }, its) => `${its.hero(hero)} shook off ${its.named(card)}.`,
  'track.moved': ({ track, to }, its) =>
    track === 'water'
      ? `The water rose to ${to} of ${its.most ?? 0}.${to >= (its.cold ?? Infinity) ? ' The cold takes 1 HP from everyone.' : ''}`
      : `${TRACKS[track]}: ${to}${its.most === null ? '' : ` of ${its.most}`}.`,
  'hazard.rolled': ({ card, die }, its) => `${its.named(card)}: rolled ${die}.`,
  'ally.rolled': ({ kind, die, need }, its) => `${its.named(kind)} rolled ${die}, needed ${need}: ${die >= need ? 'done' : 'not enough'}.`,
  'thing.put': ({ kind, square, crew }, its) =>
    `${capital(THINGS[kind])} at ${its.square(square)}${crew < 0 ? '' : `. ${its.crew(crew)} saw it first`}.`,
  'thing.taken': ({ hero, kind, first }, its) =>
    `${its.hero(hero)} picked up ${THINGS[kind]}.${first && kind === 'lamp' ? ' At the landing, something looked up.' : ''}`,
  'thing.dropped': ({ hero, kind, square }, its) => `${its.hero(hero)} put down ${THINGS[kind]} at ${its.square(square)}.`,
  'thing.snatched': ({ hero, kind, from }, its) => `${its.hero(hero)} snatched ${THINGS[kind]} from ${its.hero(from)}.`,
  'thing.hurt': ({ kind, n, hp }) =>
    hp === 0 ? `${capital(THINGS[kind])} was destroyed.` : `${capital(THINGS[kind])} −${n}: ${hp} HP left.`,
  'things.delivered': ({ hero, kind, n, team }, its) =>
    kind === 'crystal'
      ? `${its.crew(team)} put ${n === 1 ? 'a crystal' : `${n} crystals`} in the box: ${its.view.delivered[team] ?? 0} of 3.`
      : `${its.hero(hero)} brought ${n === 1 ? THINGS[kind] : `${n} × ${its.named(kind)}`} home${kind === 'miner' ? `: ${its.view.delivered[team] ?? 0} of 3` : ''}.`,
  'fissure.rolled': ({ die, thing }, its) =>
    `For the fissures: ${die}. ${thing < 0 ? 'Nothing came.' : `Something came out at ${its.figure(thing)}.`}`,
};
