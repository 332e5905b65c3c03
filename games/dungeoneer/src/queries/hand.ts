// Owns which cards of a hand can be played at this moment, on whom, with what, and at what price.

import { isOneOf, isRecord, bug, type Seat, type Why } from '@undercroft/kernel';
import { gather, keptWith } from '@undercroft/parts';
import { adventureOf, mapOf, type AdventureId } from '../content/cards.ts';
import type { Adventure, Bane, Playtime, Who } from '../content/types.ts';
import { handOf, isEdition, isRoom, placeOf, playerOf, seatsFrom, type About, type Board, type InPlay } from '../state.ts';
import type { Cause } from './effects.ts';
import { heroesAt } from './fight.ts';
import { hasBoonSlot, hasTreasureSlot, isDouble } from './limits.ts';
import { canBePaidBy, moreUpTo, perilCost } from './lord.ts';
import { attacksFor, canDo, isAboutAttack } from './possible.ts';
import { heldIn, isAny } from './standing.ts';

/** When somebody may play or use something: in a phase of one's own, in the Response step, or at a moment for everybody. */
export type Time = 'hero' | 'dungeonlord' | 'response' | 'moment';
/** DGN-CARD-10, DGN-CARD-11, DGN-CARD-12: an Anytime card goes with every time; no other with a moment for everybody. */
export const isTimeFor = (time: Time, playtime: Playtime): boolean => playtime === 'anytime' || playtime === time;

/**
 * DGN-PLAY-01, DGN-DLORD-09, DGN-COLLECT-08: in the middle of one's own phase everything of that phase can be played too, as soon as something
 * happens; between two phases only what is for any time.
 */
export function timeAt({ turn, phase }: Board, seat: Seat, about: About | null): Time {
  if (about === null || seat !== turn) return 'moment';
  return phase === 'hero' || phase === 'dungeonlord' ? phase : 'moment';
}

/** Who may do something, when, and about what. */
export interface Opening {
  readonly seat: Seat;
  readonly time: Time;
  readonly about: About | null;
}

/** DGN-PLAY-01, DGN-GEN-04: the Glory that a Boon or Treasure costs: as printed, less what makes it cheaper. */
export function gloryCost(board: Board, seat: Seat, card: AdventureId): number {
  const { cost, family, categories } = adventureOf(card);
  let now: number = cost;
  if (family === 'boon')
    for (const one of mapOf(placeOf(board, seat).card).standing)
      if (one.is === 'cheaper' && one.for === 'boons-played-here') now = Math.max(Math.min(now, one.least), now - one.n);
  for (const { standing: one } of heldIn(playerOf(board, seat).ready))
    if (one.is === 'cheaper' && one.for === 'you-play' && isAny(categories, one.any ?? []))
      now = Math.max(Math.min(now, one.least), now - one.n);
  return now;
}

/** Around what a card does when it is played. */
export function causeOfPlay(board: Board, { seat, about }: Opening, card: AdventureId, target: Seat | null, more: number): Cause {
  const on = target === null ? null : ({ is: 'hero', seat: target } as const);
  // What a Bane says of a place is said of the one where its target stands.
  const here = playerOf(board, adventureOf(card).family === 'bane' && target !== null ? target : seat).space;
  const cause: Cause = { you: seat, on, roller: -1, here, more, roll: 'card', by: null, card, about };
  return target === null ? cause : { ...cause, bearer: target };
}

/** DGN-DLORD-03 to -07, DGN-GEN-05, A-44: the opponents whose Peril is enough for a card that is not aimed at any of them. */
export const payersFor = (board: Board, seat: Seat, card: AdventureId): readonly Seat[] =>
  seatsFrom(board, seat).filter((other) => other !== seat && canBePaidBy(board, seat, card, other));

/** DGN-DLORD-04, DGN-DLORD-16, DGN-DLORD-17: on whom a Bane can be played: an opponent who can pay; in 2.1 one's own hero too, if another pays. */
export function baneTargets(board: Board, opening: Opening, card: AdventureId): readonly Seat[] {
  const { seat, about } = opening;
  const found = adventureOf(card);
  if (found.family !== 'bane') return bug(`${card} is no Bane`);
  const payers = payersFor(board, seat, card);
  const targets = payers.length > 0 && isEdition(board, '2.1') ? [...payers, seat] : payers;
  return targets.filter((target) => {
    if (found.on?.on === 'collects' && (about?.is !== 'collected' || about.seat !== target)) return false;
    return found.duration === 'permanent' || canDo(board, found.effects, causeOfPlay(board, opening, card, target, 0));
  });
}

/** DGN-CARD-05, DGN-CARD-06, DGN-CARD-14: what an Attachment can be tucked behind: one's own item, or a monster that attacks or lies in the Pack. */
export function hostsFor(board: Board, seat: Seat, card: AdventureId): readonly AdventureId[] {
  const found = adventureOf(card);
  if (found.family === 'treasure')
    return gather(playerOf(board, seat).ready, ({ card: host, by }) =>
      by === seat && isAny(adventureOf(host).categories, found.host ?? []) ? host : undefined,
    );
  if (found.family !== 'bane' || typeof found.target === 'string') return [];
  const { host } = found.target;
  const monsters: readonly InPlay[] = [...board.fighting.filter(({ by }) => by === seat), ...playerOf(board, seat).pack];
  return gather(monsters, ({ card: one }) => {
    const monster = adventureOf(one);
    if (monster.family !== 'monster') return undefined;
    const fits = typeof host === 'string' ? host === 'monster' || monster.forms.magic === undefined : isAny(monster.categories, host);
    return fits ? one : undefined;
  });
}

const CHOICES: readonly Who[] = ['opponent-of-choice', 'hero-here-of-choice'];

/** Whom a card asks to be chosen, anywhere in what it says. */
const choiceIn = keptWith((use: object): Who | null => {
  const text = JSON.stringify(use);
  return CHOICES.find((one) => text.includes(one)) ?? null;
});

/** The heroes from whom one is chosen for what a card does; null: it asks for none. */
export function chosenFor(board: Board, seat: Seat, use: object): readonly Seat[] | null {
  const who = choiceIn(use);
  if (who === null) return null;
  return who === 'opponent-of-choice'
    ? seatsFrom(board, seat).filter((other) => other !== seat)
    : heroesAt(board, playerOf(board, seat).space);
}

/** DGN-PLAY-12: a Treasure that is discarded when it is used. */
const isPotion = (card: Adventure): boolean => card.family === 'treasure' && card.use?.price.discard === 'this';
/** How a Treasure that is used up may be played: kept, or used at once, which takes no place and stands beside no other; null: there is no question. */
export function waysOf(board: Board, opening: Opening, card: AdventureId): readonly ('keep' | 'use')[] | null {
  const found = adventureOf(card);
  if (found.family !== 'treasure' || !isPotion(found) || found.use === undefined) return null;
  const keep = hasTreasureSlot(board, opening.seat, card) && !isDouble(board, opening.seat, card);
  const use = isTimeFor(opening.time, found.use.playtime) && canDo(board, found.use.effects, causeOfPlay(board, opening, card, null, 0));
  if (!use) return keep ? null : [];
  return keep ? ['keep', 'use'] : ['use'];
}

/** The attacks among which one is chosen; null: the card is about none. */
export function attacksOf(board: Board, opening: Opening, card: AdventureId): readonly number[] | null {
  const found = adventureOf(card);
  if (found.family === 'monster' || found.family === 'trap') return null;
  const cause = causeOfPlay(board, opening, card, null, 0);
  return isAboutAttack(board, found.effects, cause) ? attacksFor(board, found.effects, cause) : null;
}

/** what may be paid for `#`, Glory of one's own or Peril of whoever pays; null: the card has none. */
export function moreFor(board: Board, seat: Seat, card: AdventureId, payer: Seat | null): readonly number[] | null {
  const { more } = adventureOf(card);
  if (more === undefined) return null;
  const left =
    payer === null
      ? playerOf(board, seat).glory - gloryCost(board, seat, card)
      : playerOf(board, payer).peril - perilCost(board, seat, card, payer);
  return moreUpTo(left, more.max);
}

/** DGN-GEN-08, DGN-CARD-10: the cards of the hand that can be played now. */
export const playable = (board: Board, opening: Opening): readonly AdventureId[] =>
  handOf(board, opening.seat).filter((card) => whyNotPlay(board, opening, card) === null);

/** Whether there is any. */
export const canPlay = (board: Board, opening: Opening): boolean =>
  handOf(board, opening.seat).some(
    (card) => isTimeFor(opening.time, adventureOf(card).playtime) && whyNotPlay(board, opening, card) === null,
  );

export function whyNotPlay(board: Board, opening: Opening, card: AdventureId): Why | null {
  const found = adventureOf(card);
  if (found.family === 'monster' || found.family === 'trap') return { rule: 'DGN-DLORD-10', key: 'encounter' };
  if (!isTimeFor(opening.time, found.playtime)) return { rule: 'DGN-CARD-10', key: 'playtime' };
  if (found.family === 'bane') return whyNotBane(board, opening, card, found);
  const { seat } = opening;
  if (gloryCost(board, seat, card) > playerOf(board, seat).glory) return { rule: 'DGN-GEN-07', key: 'no-glory' };
  if (found.family === 'boon') {
    if (found.duration === 'permanent' && found.tucked !== true)
      return hasBoonSlot(board, seat) ? null : { rule: 'DGN-PLAY-03', key: 'boon-limit' };
    return canDo(board, found.effects, causeOfPlay(board, opening, card, null, 0)) ? null : { rule: 'DGN-GEN-11', key: 'nothing-to-do' };
  }
  if (found.duration === 'attachment') return hostsFor(board, seat, card).length > 0 ? null : { rule: 'DGN-CARD-06', key: 'no-host' };
  const ways = waysOf(board, opening, card);
  if (ways !== null && ways.length > 0) return null;
  if (isDouble(board, seat, card)) return { rule: 'DGN-PLAY-06', key: 'same-kind' };
  return hasTreasureSlot(board, seat, card) ? null : { rule: 'DGN-PLAY-04', key: 'treasure-limit' };
}

function whyNotBane(board: Board, opening: Opening, card: AdventureId, found: Bane): Why | null {
  const { seat } = opening;
  if (found.on?.on === 'collects' && !isCollected(board, opening, found)) return { rule: 'DGN-CARD-10', key: 'occasion' };
  if (found.target === 'hero') return baneTargets(board, opening, card).length > 0 ? null : { rule: 'DGN-DLORD-04', key: 'no-target' };
  if (payersFor(board, seat, card).length === 0) return { rule: 'DGN-DLORD-05', key: 'no-peril' };
  if (typeof found.target === 'object') return hostsFor(board, seat, card).length > 0 ? null : { rule: 'DGN-CARD-06', key: 'no-host' };
  return canDo(board, found.effects, causeOfPlay(board, opening, card, null, 0)) ? null : { rule: 'DGN-GEN-11', key: 'nothing-to-do' };
}

/** Somebody has just collected in such a space. */
function isCollected(board: Board, { about }: Opening, { on }: Bane): boolean {
  if (about?.is !== 'collected' || about.glory === 0 || on?.on !== 'collects') return false;
  const space = board.spaces[about.space];
  return on.room !== true || (space !== undefined && isRoom(board, space.card));
}

const MOMENTS: readonly About['is'][] = ['roll', 'collected', 'defeated'];
/** What a question at a moment for everybody is about; null: nothing has happened. */
export function aboutAsked({ about }: Readonly<Record<string, unknown>>): About | null {
  const is = (value: unknown): value is About => isRecord(value) && isOneOf(MOMENTS, value['is']);
  return is(about) ? about : null;
}
