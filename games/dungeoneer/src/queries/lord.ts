// Owns what a Dungeonlord may declare, on whom and at what price, and whom a hero may challenge.

import { memberOf, missing, type Seat } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { QUEST_IDS, adventureOf, questOf, type AdventureId } from '../content/cards.ts';
import type { Form, Standing } from '../content/types.ts';
import { combatOf, handOf, isEdition, playerOf, seatsFrom, type Board, type Fighter, type SpaceId, type Table } from '../state.ts';
import { attackForms, canWound, heroesAt, spaceLife } from './fight.ts';
import { questIn, questLife } from './quests.ts';
import { heldIn, inPlayOf, isAny, printedOf } from './standing.ts';

/** no more than this is ever offered for `#` without a maximum of its own; a tracker has no end, a list of offers must. */
const MOST_MORE = 20;

/** DGN-GEN-07, DGN-DLORD-03, DGN-DLORD-15, DGN-CARD-09: the Peril that a card costs when it is played on a hero: as printed, whatever is tucked behind it, less what makes it cheaper. */
export function perilCost(table: Table, seat: Seat, card: AdventureId, target: Seat): number {
  const { cost, categories } = adventureOf(card);
  let now = cost;
  const lower = (one: Standing, whose: 'you-play' | 'attacks-on-bearer'): void => {
    if (one.is === 'cheaper' && one.for === whose && isAny(categories, one.any ?? []))
      now = Math.max(Math.min(now, one.least), now - one.n);
  };
  for (const { standing } of heldIn(playerOf(table, seat).ready)) lower(standing, 'you-play');
  // DGN-EFFECT-01, DGN-EFFECT-02: a Global Quest concerns everybody, a Personal one its player.
  for (const { quest } of table.global) for (const one of questOf(quest).effect) lower(one, 'attacks-on-bearer');
  for (const { quest } of playerOf(table, target).quests) for (const one of questOf(quest).effect) lower(one, 'attacks-on-bearer');
  return now;
}
/** Whether the Peril of whoever pays is enough. Nothing makes a card dearer than it is printed. */
export const canBePaidBy = (table: Table, seat: Seat, card: AdventureId, payer: Seat): boolean =>
  playerOf(table, payer).peril >= adventureOf(card).cost || playerOf(table, payer).peril >= perilCost(table, seat, card, payer);

/** DGN-DLORD-04, DGN-DLORD-06, DGN-DLORD-07: the opponents whose own Peril is enough. */
export function targetsFor(table: Table, card: AdventureId): readonly Seat[] {
  const { turn } = table;
  return seatsFrom(table, turn).filter((seat) => seat !== turn && canBePaidBy(table, turn, card, seat));
}

/** DGN-DLORD-01, -13, -15, DGN-PACK-07: monsters and traps of the hand, monsters of the Pack; each at most once in a turn. */
export function encountersOf(table: Table, from: 'all' | 'pack' = 'all'): readonly AdventureId[] {
  const { turn, tired } = table;
  const encounter = (card: AdventureId): AdventureId | undefined => {
    const { family } = adventureOf(card);
    if ((family !== 'monster' && family !== 'trap') || tired.includes(card) || targetsFor(table, card).length === 0) return undefined;
    // DGN-FORM-04: a card without a Standard symbol cannot attack.
    return family === 'trap' || attackForms(table, { is: 'monster', card, seat: turn }).length > 0 ? card : undefined;
  };
  const inHand = from === 'pack' ? [] : gather(handOf(table, turn), encounter);
  const { pack } = playerOf(table, turn);
  return pack.length === 0 ? inHand : [...inHand, ...gather(pack, ({ card }) => encounter(card))];
}

/** DGN-FX-05: -1 to leave the special effect, else what is paid for `#`; null: there is none that could be paid for. */
export function specialsFor(table: Table, card: AdventureId, target: Seat): readonly number[] | null {
  const found = adventureOf(card);
  if (found.family === 'trap') return found.more === undefined ? null : moreOf(table, card, target, 0, found.more.max);
  if (found.family !== 'monster' || found.special === undefined) return null;
  const { peril, more } = found.special;
  const paid = moreOf(table, card, target, peril, more === undefined ? 0 : more.max);
  return paid.length === 0 ? null : [-1, ...paid];
}

/** The same for a monster of a Quest or of a space: it costs nothing. */
export const freeSpecials = (table: Table, fighter: Exclude<Fighter, { is: 'hero' }>): readonly number[] | null =>
  printedOf(table, fighter).special === undefined ? null : [-1, 0];
/** Whether such a monster can attack in one way only: nobody has to say how. */
export const isOneWay = (table: Table, fighter: Exclude<Fighter, { is: 'hero' }>): boolean =>
  attackForms(table, fighter).length === 1 && freeSpecials(table, fighter) === null;
/** What was paid for `#` of a special effect that was picked; null: it was left. */
export const specialBought = (special: number | undefined): number | null => (special === undefined || special < 0 ? null : special);

function moreOf(table: Table, card: AdventureId, target: Seat, price: number, max: number | null): readonly number[] {
  return moreUpTo(playerOf(table, target).peril - perilCost(table, table.turn, card, target) - price, max);
}

/** from nothing to all that is left, or to what the card allows. */
export function moreUpTo(left: number, max: number | null): readonly number[] {
  const paid: number[] = [];
  for (let n = 0; n <= Math.min(left, max ?? MOST_MORE); n++) paid.push(n);
  return paid;
}

export function fighterName(fighter: Fighter): string {
  if (fighter.is === 'hero') return `hero ${fighter.seat}`;
  if (fighter.is === 'quest') return `quest ${fighter.quest}`;
  return fighter.is === 'space' ? `space ${fighter.space}` : `${fighter.is} ${fighter.card}`;
}

/** The fighter of that name, as it stands in the combat under way, or a hero. */
export function readFighter(table: Table, name: string): Fighter {
  for (const { attacks } of table.combats) for (const { by } of attacks) if (fighterName(by) === name) return by;
  const [is, what] = name.split(' ');
  return is === 'quest' ? { is, quest: memberOf(QUEST_IDS, what), seat: table.turn } : { is: 'hero', seat: Number(what) };
}

/** DGN-CHAL-01, -02, A-21, A-61: not attacked yet, and a Movement point: on-turn of one's own, off-turn the saved one, if not tipped; or the bonus point. */
export function mayChallenge(table: Table, seat: Seat): boolean {
  const { alive, attacked, tipped, movement, saved, bonus } = playerOf(table, seat);
  const points = tipped ? 0 : seat === table.turn ? movement : saved;
  return alive && !attacked && points + bonus > 0 && attackForms(table, { is: 'hero', seat }).length > 0;
}

const NOBODY: readonly string[] = [];
function isShared({ players }: Board, seat: Seat, space: SpaceId): boolean {
  for (let other = 0; other < players.length; other++) {
    const { space: theirs, alive } = players[other] ?? missing();
    if (other !== seat && theirs === space && alive) return true;
  }
  return false;
}

/** DGN-CHAL-05, -06, A-33: the other heroes in the space, for whoever may attack. */
export function rivals(table: Board, seat: Seat): readonly string[] {
  const { space } = playerOf(table, seat);
  // Most often nobody else is there: known before anything else is looked at.
  if (!isShared(table, seat, space) || !mayChallenge(table, seat)) return NOBODY;
  return gather(heroesAt(table, space), (other) => (other === seat ? undefined : fighterName({ is: 'hero', seat: other })));
}

/** DGN-CHAL-03, DGN-CHAL-04: whether a monster that has attacked is still there. */
function stands(table: Board, by: Fighter): boolean {
  if (by.is === 'monster') return table.fighting.some(({ card }) => card === by.card);
  if (by.is === 'hero') return playerOf(table, by.seat).alive;
  if (by.is === 'quest') return questLife(table, questIn(table, table.turn, by.quest)) > 0;
  return by.is === 'space' && spaceLife(table, by.space) > 0;
}

/** DGN-CHAL-03, DGN-CHAL-06, DGN-CHAL-07: the cards that have just attacked this hero, where he has not been moved away since, and the other heroes in the space. */
export function challengeable(table: Board, seat: Seat): readonly string[] {
  if (!mayChallenge(table, seat)) return [];
  return [...attackersOf(table, seat).map(fighterName), ...rivals(table, seat)];
}

/** Whoever has just attacked a hero, or a Minion in his place, where he has not been moved away since. */
export function attackersOf(table: Board, seat: Seat): readonly Fighter[] {
  const { space } = playerOf(table, seat);
  return gather(combatOf(table).attacks, ({ by, on, state, space: where }) =>
    state === 'done' && where === space && (on.is === 'hero' || on.is === 'minion') && on.seat === seat && stands(table, by)
      ? by
      : undefined,
  );
}

/** The Minions of a hero that have not fought in this turn (DGN-FX-03, DGN-FX-04, A-67). */
const minionsOf = (table: Table, seat: Seat): readonly AdventureId[] =>
  gather(playerOf(table, seat).ready, ({ card, by, used }) =>
    by === seat && !used && adventureOf(card).family === 'monster' ? card : undefined,
  );

/** DGN-FX-03: those that can counter-attack in a form, in place of their hero. */
export const defenders = (table: Table, seat: Seat, form: Form, opponent: Fighter): readonly AdventureId[] =>
  minionsOf(table, seat).filter((card) => canWound(table, { is: 'minion', card, seat }, form, opponent));

/** DGN-FX-04, A-67: those that can attack somebody who has just attacked their hero, whether he has attacked in this turn or not. */
export function avengers(table: Board, seat: Seat): readonly AdventureId[] {
  if (avengeable(table, seat).length === 0) return [];
  return minionsOf(table, seat).filter((card) => attackForms(table, { is: 'minion', card, seat }).length > 0);
}
/** Whom a Minion may attack. */
export const avengeable = (table: Board, seat: Seat): readonly string[] => attackersOf(table, seat).map(fighterName);

/** whenever it was wounded. */
export const isWounded = (table: Table, card: AdventureId): boolean => (inPlayOf(table, card)?.wounds ?? 0) > 0;
/** DGN-PACK-01 to -03: where a monster may go after the combat. */
export function putsFor(table: Table, card: AdventureId): readonly ('hand' | 'pack' | 'discard')[] {
  if (!isWounded(table, card)) return ['hand', 'pack'];
  return isEdition(table, '2.1') ? ['pack'] : ['pack', 'discard'];
}

/** DGN-CHAL-07, A-34: the heroes that were attacked, in turn order from the Dungeonlord's left. */
export function attackedSeats(table: Table): readonly Seat[] {
  const { lord, attacks } = combatOf(table);
  const seats = gather(attacks, ({ by, on, state }) =>
    state === 'done' && (on.is === 'hero' || on.is === 'minion') && by.is !== 'trap' ? on.seat : undefined,
  );
  return seatsFrom(table, (lord + 1) % table.players.length).filter((seat) => seats.includes(seat));
}
