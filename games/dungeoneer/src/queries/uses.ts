// Owns what can be used of what is in play: readied cards, the hero's special ability, and a Bane that can be shed.

import { isOneOf, type Seat, type Why } from '@undercroft/kernel';
import { keptWith } from '@undercroft/parts';
import { adventureOf, heroOf, type AdventureId, type HeroId } from '../content/cards.ts';
import type { Price, Standing, Use } from '../content/types.ts';
import { isEdition, playerOf, type Board, type InPlay } from '../state.ts';
import { discardable, type Cause } from './effects.ts';
import { chosenFor, isTimeFor, type Opening } from './hand.ts';
import { moreUpTo } from './lord.ts';
import { attacksFor, canDo, isAboutAttack, isAttacked, ownTameable } from './possible.ts';
import { isAt } from './quests.ts';
import { heroCards } from './stack.ts';
import { holds, standingOn } from './standing.ts';

/** A readied card, or a Hero card for its special ability. */
export type Source = AdventureId | HeroId;

/** DGN-PLAY-16 to -18, DGN-COMBINE-10: whether it is a Hero card of the player whose special ability is in use. */
const isHero = (board: Board, seat: Seat, source: Source): source is HeroId => isOneOf(heroCards(board, seat), source);

type Shed = Extract<Standing, { is: 'shed' }>;
const shedOf = (card: AdventureId): Shed | undefined => standingOn(card).find((one) => one.is === 'shed');
const SHED: readonly [{ readonly do: 'discard-this' }] = [{ do: 'discard-this' }];
/** To shed a Bane is to use it in the Hero Phase. */
const shedding = keptWith(({ price }: Shed): Use => ({ playtime: 'hero', price, once: false, effects: SHED }));

/** What a source says that can be done with it. */
export function useOf(board: Board, seat: Seat, source: Source): Use | null {
  return isHero(board, seat, source) ? heroOf(source).ability : useOfCard(source);
}

function useOfCard(card: AdventureId): Use | null {
  const found = adventureOf(card);
  if (found.family === 'boon' || found.family === 'treasure') return found.use ?? null;
  const shed = found.family === 'bane' ? shedOf(card) : undefined;
  return shed === undefined ? null : shedding(shed);
}

export function causeOfUse(board: Board, { seat, about }: Opening, source: Source, target: Seat | null, more: number): Cause {
  const player = playerOf(board, seat);
  const on = target === null ? null : ({ is: 'hero', seat: target } as const);
  const cause: Cause = { you: seat, on, roller: -1, here: player.space, more, roll: 'card', by: null, about };
  return isHero(board, seat, source) ? cause : { ...cause, card: source };
}

/** DGN-SPECIAL-04, DGN-GEN-09: what can be used now, whose price can be paid. */
export function usable(board: Board, opening: Opening): readonly Source[] {
  const sources: Source[] = [];
  for (const hero of heroCards(board, opening.seat)) if (whyNotAbility(board, opening, hero) === null) sources.push(hero);
  for (const lying of playerOf(board, opening.seat).ready) if (whyNotReadied(board, opening, lying) === null) sources.push(lying.card);
  return sources;
}

/** Whether there is anything. */
export function canUse(board: Board, opening: Opening): boolean {
  for (const hero of heroCards(board, opening.seat)) if (whyNotAbility(board, opening, hero) === null) return true;
  for (const lying of playerOf(board, opening.seat).ready) if (whyNotReadied(board, opening, lying) === null) return true;
  return false;
}

export function whyNotUse(board: Board, opening: Opening, source: Source): Why | null {
  if (isHero(board, opening.seat, source)) return whyNotAbility(board, opening, source);
  const lying = playerOf(board, opening.seat).ready.find(({ card }) => card === source);
  return lying === undefined ? NOTHING : whyNotReadied(board, opening, lying);
}
const NOTHING: Why = { rule: 'DGN-SPECIAL-04', key: 'nothing-to-use' };
const PLAYTIME: Why = { rule: 'DGN-CARD-10', key: 'playtime' };

/** The special ability of a Hero card. */
function whyNotAbility(board: Board, opening: Opening, hero: HeroId): Why | null {
  const use = heroOf(hero).ability;
  if (!isTimeForAbility(board, opening, use)) return PLAYTIME;
  if (use.once && playerOf(board, opening.seat).abilitiesUsed.includes(hero)) return { rule: 'DGN-GEN-16', key: 'once-per-turn' };
  return whyNotNow(board, opening, hero, use, undefined);
}

/** A card that lies ready, or on the hero. */
function whyNotReadied(board: Board, opening: Opening, lying: InPlay): Why | null {
  const use = useOfCard(lying.card);
  if (use === null) return NOTHING;
  if (!isTimeFor(opening.time, use.playtime)) return PLAYTIME;
  if (use.once && lying.used) return { rule: 'DGN-GEN-16', key: 'once-per-turn' };
  if (adventureOf(lying.card).family === 'bane' && !isShedHere(board, opening.seat, lying.card))
    return { rule: 'DGN-GEN-14', key: 'not-here' };
  return whyNotNow(board, opening, lying.card, use, lying);
}

function whyNotNow(board: Board, opening: Opening, source: Source, use: Use, lying: InPlay | undefined): Why | null {
  const { seat, about } = opening;
  if (use.on?.on === 'monster-defeated-here' && (about?.is !== 'defeated' || about.space !== playerOf(board, seat).space))
    return { rule: 'DGN-CARD-10', key: 'occasion' };
  if (!canPay(board, seat, use.price, lying)) return { rule: 'DGN-SPECIAL-04', key: 'price' };
  return somebodyFor(board, opening, source, use) && givable(board, opening, source, use)?.length !== 0
    ? null
    : { rule: 'DGN-GEN-11', key: 'nothing-to-do' };
}

/**
 * DGN-PLAY-17, A-92: in 2.1 the hero's ability can be used like an Anytime Boon; one that is a Response still needs an attack on its hero.
 * DGN-PLAY-18: in 2.3c, as every readied card, at the playtime printed on it.
 */
function isTimeForAbility(board: Board, { seat, time }: Opening, { playtime }: Use): boolean {
  if (isTimeFor(time, playtime)) return true;
  return isEdition(board, '2.1') && (playtime !== 'response' || isAttacked(board, seat));
}

const isShedHere = (board: Board, seat: Seat, card: AdventureId): boolean => {
  const shed = shedOf(card);
  return shed !== undefined && (shed.where === null || isAt(board, playerOf(board, seat).space, shed.where));
};

/** Whether there is something to do, with the most that could be paid and on anybody who could be chosen. */
function somebodyFor(board: Board, opening: Opening, source: Source, use: Use): boolean {
  const more = morePaid(board, opening.seat, use)?.at(-1) ?? 0;
  const targets = targetsFor(board, opening.seat, use);
  const can = (target: Seat | null): boolean => canDo(board, use.effects, causeOfUse(board, opening, source, target, more));
  return targets === null ? can(null) : targets.some(can);
}

/** The heroes that may be chosen for it, where its card asks for one. */
export function targetsOf(board: Board, { seat }: Opening, source: Source): readonly Seat[] | null {
  const use = useOf(board, seat, source);
  return use === null ? null : targetsFor(board, seat, use);
}

function targetsFor(board: Board, seat: Seat, use: Use): readonly Seat[] | null {
  const seats = chosenFor(board, seat, use);
  if (seats === null) return null;
  const here = playerOf(board, seat).space;
  return seats.filter((target) =>
    holds(board, use.when, { you: seat, target, here, opponent: { is: 'hero', seat: target }, host: null, more: 0 }),
  );
}

/** on-turn Movement, off-turn the saved point; neither while the hero lies tipped. A-61: the bonus point in any case. */
const movementOf = (board: Board, seat: Seat): number => {
  const { tipped, movement, saved, bonus } = playerOf(board, seat);
  const own = seat === board.turn ? movement : saved;
  return bonus + (tipped ? 0 : own);
};

export function canPay(board: Board, seat: Seat, price: Price, lying?: InPlay): boolean {
  const { glory = 0, movement = 0, charges = 0, discard } = price;
  if (typeof glory === 'number' && playerOf(board, seat).glory < glory) return false;
  if (movementOf(board, seat) < movement || (lying?.charges ?? 0) < charges) return false;
  return discard === undefined || discard === 'this' || discardable(board, seat, discard).length > 0;
}

/** DGN-FX-01: what may be paid for `#`; null: the price has none. Nobody pays for Peril that he does not have. */
export function morePaid(board: Board, seat: Seat, { price: { glory = 0, more }, effects }: Use): readonly number[] | null {
  if (more === undefined) return null;
  const player = playerOf(board, seat);
  const left = player.glory - (typeof glory === 'number' ? glory : 0);
  return moreUpTo(effects.some((one) => one.do === 'give-peril') ? Math.min(left, player.peril) : left, more.max);
}

/** What can be given for it: where its price is a card, that card; where it is what a monster costs, that monster. */
export function givable(board: Board, opening: Opening, source: Source, { price, effects }: Use): readonly AdventureId[] | null {
  const { seat } = opening;
  if (price.glory === 'cost-of-monster')
    return effects.flatMap((one) => (one.do === 'minion' ? ownTameable(board, seat, one, playerOf(board, seat).glory) : []));
  if (price.discard === undefined || price.discard === 'this') return null;
  const cause = causeOfUse(board, opening, source, null, 0);
  return discardable(board, seat, price.discard).filter((given) => canDo(board, effects, { ...cause, given }));
}

/** The attacks among which one is chosen; null: it is about none. */
export function attacksOfUse(board: Board, opening: Opening, source: Source): readonly number[] | null {
  const use = useOf(board, opening.seat, source);
  if (use === null) return null;
  const cause = causeOfUse(board, opening, source, null, 0);
  return isAboutAttack(board, use.effects, cause) ? attacksFor(board, use.effects, cause) : null;
}
