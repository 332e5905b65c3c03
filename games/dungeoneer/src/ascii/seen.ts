// Owns what the board asks of a view before it draws: the table as the rules see it, where this seat stands, which places it looks for.

import type { Seat } from '@undercroft/kernel';
import { questOf } from '../content/cards.ts';
import type { Location } from '../content/types.ts';
import { isAt, questsOf } from '../queries/quests.ts';
import { tableOf } from '../queries/seen.ts';
import { NOWHERE, playerOf, type QuestInPlay, type SpaceId, type Table } from '../state.ts';
import type { View } from '../view.ts';

export interface Seen {
  readonly view: View;
  readonly table: Table;
  readonly seat: Seat;
  /** The space of this seat's hero, or NOWHERE. */
  readonly here: SpaceId;
  /** One's own Quests and the Global ones. */
  readonly quests: readonly QuestInPlay[];
}

export function seenIn(view: View): Seen {
  const table = tableOf(view);
  const { alive, space } = playerOf(table, view.seat);
  return { view, table, seat: view.seat, here: alive ? space : NOWHERE, quests: questsOf(table, view.seat) };
}

/** Where a Quest asks one to go next: to its place, or with its token to where that is taken. */
export function goalOf({ quest, carried }: QuestInPlay): Location {
  const { at, completion } = questOf(quest);
  return completion.by === 'escort' && carried ? { maps: [completion.to] } : at;
}

/** The spaces that are such a place, in the order in which they were placed. */
export const placesOf = (table: Table, location: Location): readonly SpaceId[] =>
  table.spaces.flatMap((_, id) => (isAt(table, id, location) ? [id] : []));
