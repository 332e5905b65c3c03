// Owns what the seats of a table are called and what is said of whose turn it is: by whoever sits there, by whom the game says they play, or by their number.

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
  if (seat.resigned === true) return seat.kind === 'bot' ? words.seatLeftToBot : words.seatLeft;
  if (asked) return seat.mine ? words.yourTurn : words.seatThinks;
  if (seat.standIn === true) return words.seatStandIn;
  if (seat.kind === 'bot') return botKind(seat, words);
  if (seat.mine) return words.you;
  return seat.here ? null : words.seatAway;
}

/** Whether a bot plays in the place of a person: one who is away, or who gave up. */
export const isForSomebody = ({ kind, standIn, resigned }: Pick<SeatShown, 'kind' | 'standIn' | 'resigned'>): boolean =>
  kind === 'bot' && (standIn === true || resigned === true);

/** Who plays a seat, where whom it plays is said beside it: a person by name, a bot by how it plays, or by the person for whom it plays. */
export const playerOf = (seat: SeatShown, words: Pick<PlayWords, 'together'>): string =>
  isForSomebody(seat) ? words.together.botFor(seat.name) : seat.kind === 'bot' ? botKind(seat, words) : seat.name;

/** The people whose leave going back needs: all who play but the one who asks. */
export const othersAsked = (meta: Pick<Meta, 'seats' | 'at'>): readonly string[] =>
  meta.seats.flatMap(({ kind, name, mine }) => (kind === 'person' && !mine ? [name] : []));

/** Whose turn it is, where there is more than one seat; while responses are waited for nobody is told apart, and that is said beside the offers. */
export function turnText(meta: Meta, asked: boolean, words: PlayWords): string | null {
  if (meta.phase !== 'playing' || meta.seats.length < 2) return null;
  if (asked) return words.yourTurn;
  if (meta.waiting === 'responses') return null;
  const [first] = meta.waiting;
  const seat = first === undefined ? undefined : meta.seats[first];
  return seat === undefined || first === undefined ? null : words.turnOf(seatName(seat, first, words));
}

/** In a sentence, for whom everybody waits; null when it is for oneself, or for nobody. */
export function waitingText(meta: Meta, words: PlayWords): string | null {
  if (meta.phase !== 'playing') return null;
  if (meta.waiting === 'responses') return words.waitingResponses;
  const seats = meta.waiting.flatMap((at) => {
    const seat = meta.seats[at];
    return seat === undefined ? [] : [{ ...seat, name: isForSomebody(seat) ? playerOf(seat, words) : seatName(seat, at, words) }];
  });
  const others = seats.filter((seat) => !seat.mine);
  const [first] = others;
  if (first === undefined) return null;
  if (others.length > 1) return words.waitingFor(others.map(({ name }) => name));
  if (first.kind === 'bot') return words.thinking(first.name);
  return first.here ? words.waitingFor([first.name]) : words.away(first.name);
}
