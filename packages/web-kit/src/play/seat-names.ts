// Owns what the seats of a table are called: by whoever sits there, by whom the game says they play, or by their number.

import type { GameText } from '@undercroft/presentation';
import type { Meta, SeatShown } from '@undercroft/table';
import type { PlayWords } from '../words/index.ts';

/** A seat by its name; by its number where nobody gave it one. */
export const seatName = ({ name }: Pick<SeatShown, 'name'>, at: number, words: Pick<PlayWords, 'seat'>): string =>
  name === '' ? words.seat(at + 1) : name;

/** Nobody gave it a name: a bot is called by what it is. */
const isUnnamed = ({ name, bot }: Pick<SeatShown, 'name' | 'bot'>): boolean => name === '' || name === bot;

/** The same table with a name for every seat that has none, as far as the game knows one. */
export function withNames(meta: Meta, text: Pick<GameText<object>, 'seatName'>, view: object | null): Meta {
  if (view === null || text.seatName === undefined || !meta.seats.some(isUnnamed)) return meta;
  const seats = meta.seats.map((seat, at) =>
    isUnnamed(seat) && seat.kind !== 'open' ? { ...seat, name: text.seatName?.(view, at) ?? '' } : seat,
  );
  return { ...meta, seats };
}

/** The people whose leave going back needs: all who play but the one who asks. */
export const othersAsked = (meta: Pick<Meta, 'seats' | 'at'>): readonly string[] =>
  meta.seats.flatMap(({ kind, name, mine }) => (kind === 'person' && !mine ? [name] : []));
