// Owns what happens by itself because a card in play waits for it.

import { at } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import { adventureOf, mapOf, questOf, type AdventureId } from '../content/cards.ts';
import type { Effect, Occasion, Standing } from '../content/types.ts';
import { isRoom, playerOf, spaceOf, SPENT, type Fighter, type InPlay, type Side, type SpaceId, type Table } from '../state.ts';
import type { Cause } from './effects.ts';
import { inOrder, RANK_OF, type Rank } from './order.ts';
import { heldByCarrying, standingOn } from './standing.ts';

/** Something that has been set off: what it does, and when it has its turn. What is used up for this turn by it is in the cause. */
export interface Fired {
  readonly rank: Rank;
  readonly list: readonly Effect[];
  readonly cause: Cause;
}

type Trigger = Extract<Standing, { is: 'trigger' }>;
const isOn = (one: Standing, on: Occasion['on']): one is Trigger => one.is === 'trigger' && one.when.on === on;

function causeFor(table: Table, you: Seat, bearer: Seat, card?: AdventureId): Cause {
  const here = playerOf(table, bearer).space;
  const cause: Cause = { you, on: { is: 'hero', seat: bearer }, bearer, roller: -1, here, more: 0, roll: 'card', by: null };
  return card === undefined ? cause : { ...cause, card };
}

/** What the cards in an Inventory do; a Bane that lies there is still its player's. */
function firedBy(
  table: Table,
  bearer: Seat,
  ready: readonly InPlay[],
  on: Occasion['on'],
  fits: (one: Trigger) => boolean,
): readonly Fired[] {
  const fired: Fired[] = [];
  for (const { card, by, used } of ready) {
    const { family } = adventureOf(card);
    if (family === 'monster') continue;
    for (const one of standingOn(card))
      if (isOn(one, on) && fits(one) && !(one.once === true && used)) {
        const cause = causeFor(table, by, bearer, card);
        fired.push({ rank: RANK_OF[family], list: one.effects, cause: one.once === true ? { ...cause, once: { card } } : cause });
      }
  }
  return fired;
}

/** What Quests do, Global ones to everybody, Personal ones to their player (DGN-EFFECT-01, DGN-EFFECT-02), and Components to who carries them. */
function firedByQuests(table: Table, seat: Seat, on: Occasion['on'], fits: (one: Trigger) => boolean): readonly Fired[] {
  const { quests } = playerOf(table, seat);
  const fired: Fired[] = [];
  const fire = (one: Standing): void => {
    if (isOn(one, on) && fits(one)) fired.push({ rank: 'quest', list: one.effects, cause: causeFor(table, seat, seat) });
  };
  for (const { quest } of table.global) questOf(quest).effect.forEach(fire);
  for (const { quest } of quests) questOf(quest).effect.forEach(fire);
  for (const { standing } of heldByCarrying(quests)) fire(standing);
  return fired;
}

const any = (): boolean => true;

/** In the Reset Phase of whoever bears the card. */
export const atReset = (table: Table, seat: Seat): readonly Fired[] =>
  inOrder([...firedBy(table, seat, playerOf(table, seat).ready, 'reset', any), ...firedByQuests(table, seat, 'reset', any)]);

/** When somebody has collected from a space. */
export function atCollect(table: Table, seat: Seat, space: SpaceId): readonly Fired[] {
  const { card } = spaceOf(table, space);
  const { glory, peril } = mapOf(card);
  const fits = ({ when }: Trigger): boolean =>
    when.on === 'collects' &&
    (when.room !== true || isRoom(table, card)) &&
    peril >= (when.perilAtLeast ?? 0) &&
    glory >= (when.gloryAtLeast ?? 0);
  return inOrder([...firedBy(table, seat, playerOf(table, seat).ready, 'collects', fits), ...firedByQuests(table, seat, 'collects', fits)]);
}

/** DGN-OBST-12: what a space does to whoever enters it on his own turn. */
export function atEntry(table: Table, seat: Seat, space: SpaceId, came: Side | -1): readonly Fired[] {
  return mapOf(spaceOf(table, space).card).standing.flatMap((one): readonly Fired[] => {
    if (!isOn(one, 'enter') || (one.once === true && (at(table.marks, space) & SPENT) !== 0)) return [];
    const once = one.once === true ? { once: { space } } : {};
    const through = came === -1 ? {} : { came };
    return [{ rank: 'space', list: one.effects, cause: { ...causeFor(table, seat, seat), roll: 'space', ...through, ...once } }];
  });
}

/** When a hero has got up, by whatever means. */
export const atRising = (table: Table, seat: Seat): readonly Fired[] => firedBy(table, seat, playerOf(table, seat).ready, 'untips', any);

/** When a monster hits a hero. */
export const atHit = (table: Table, seat: Seat, at: number): readonly Fired[] =>
  firedBy(table, seat, playerOf(table, seat).ready, 'hit-by-monster', any).map((one) => ({ ...one, cause: { ...one.cause, attack: at } }));

/** When a hero hits: what was granted for this combat. */
export const atHitting = (table: Table, seat: Seat): readonly Fired[] =>
  table.grants.flatMap(({ seat: whose, standing }) =>
    whose === seat && isOn(standing, 'hits') ? [{ rank: 'boon', list: standing.effects, cause: causeFor(table, seat, seat) }] : [],
  );

/** When a monster is defeated by the hero it fought, or by a Minion in his place. */
export const atDefeat = (table: Table, card: AdventureId, controller: Seat, by: Fighter | null): readonly Fired[] =>
  standingOn(card).flatMap((one) =>
    isOn(one, 'defeated') && (by?.is === 'hero' || by?.is === 'minion')
      ? [{ rank: 'encounter', list: one.effects, cause: causeFor(table, controller, by.seat) }]
      : [],
  );
