// Owns what the seats of a table are called: by whoever sits there, by whom the game says they play, or by their number.

import type { GameText } from '@undercroft/presentation';
import type { Meta, SeatShown } from '@undercroft/table';
import type { PlayWords } from '../words/index.ts';

/** A seat by its name; by its number where nobody gave it one. */
export const seatName = ({ name }: Pick<SeatShown, 'name'>, at: number, words: Pick<PlayWords, 'seat'>): string =>
  name === '' ? words.seat(at + 1) : name;

/** Nobody gave it a name: a bot is called by what it is. */
const isUnnamed = ({ name, bot }: Pick<SeatShown, 'name' | 'bot'>): boolean => name === '' || name === bot;

/** The same table with a name for every seat that has none, as far as the game knows one. No seat is called by the kind of its bot. */
export function withNames(meta: Meta, text: Pick<GameText<object>, 'seatName'>, view: object | null): Meta {
  if (view === null || !meta.seats.some(isUnnamed)) return meta;
  const seats = meta.seats.map((seat, at) =>
    isUnnamed(seat) && seat.kind !== 'open' ? { ...seat, name: text.seatName?.(view, at) ?? '' } : seat,
  );
  return { ...meta, seats };
}

/** That a bot plays a seat, and how well it plays. */
export const botKind = ({ bot = '' }: Pick<SeatShown, 'bot'>, { together }: Pick<PlayWords, 'together'>): string =>
  together.bot(together.bots[bot] ?? bot);

/** What is said of a seat beside its name; null: nothing. While responses are waited for nobody is told apart. */
export function seatState(seat: SeatShown, asked: boolean, words: PlayWords): string | null {
  if (seat.resigned === true) return words.seatLeft;
  if (asked) return seat.mine ? words.yourTurn : words.seatThinks;
  if (seat.standIn === true) return words.seatStandIn;
  if (seat.kind === 'bot') return botKind(seat, words);
  if (seat.mine) return words.you;
  return seat.here ? null : words.seatAway;
}

/** Who plays a seat, where whom it plays is said beside it: a person by name, also while a bot stands in; a bot by how it plays. */
export const playerOf = (seat: SeatShown, words: Pick<PlayWords, 'together'>): string =>
  seat.kind === 'bot' && seat.standIn !== true && seat.resigned !== true ? botKind(seat, words) : seat.name;

/** The people whose leave going back needs: all who play but the one who asks. */
export const othersAsked = (meta: Pick<Meta, 'seats' | 'at'>): readonly string[] =>
  meta.seats.flatMap(({ kind, name, mine }) => (kind === 'person' && !mine ? [name] : []));
