// Owns what a seat may know: the table, its own hand, and of everything else how many.

import { knownIn, maskOf, pileSize, type Seat } from '@undercroft/kernel';
import { lazily } from '@undercroft/parts';
import type { AdventureId, MapId, QuestId } from './content/cards.ts';
import { reckonedOf, type Reckoned } from './queries/reckoned.ts';
import { tableOf } from './queries/seen.ts';
import type { Board, Player, Table } from './state.ts';

export interface PlayerView extends Omit<Player, 'hand' | 'sealed' | 'maps'> {
  readonly hand: { readonly cards: readonly AdventureId[]; readonly n: number };
  /** Personal Quests that lie face down. */
  readonly sealed: { readonly cards: readonly QuestId[]; readonly n: number };
  /** Map cards that were dealt and are still to be placed. */
  readonly maps: { readonly cards: readonly MapId[]; readonly n: number };
}

/** What a seat sees. */
export interface Seen extends Omit<Table, 'players'> {
  readonly seat: Seat;
  readonly players: readonly PlayerView[];
  readonly decks: {
    readonly dungeon: number;
    readonly wilderness: number;
    /** Map cards of both realms in one deck. */
    readonly both: number;
    readonly quests: number;
    readonly stocks: readonly number[];
  };
  /** Map cards that somebody is looking at: which, if it is this seat. */
  readonly looked: { readonly cards: readonly MapId[]; readonly n: number };
  readonly discards: readonly (readonly AdventureId[])[];
}

export interface View extends Seen {
  /** The figures that follow from what the seat sees. Worked out when somebody reads them: bots and searches never do. */
  readonly reckoned: Reckoned;
}

/** DGN-GEN-13: of another hand one knows how many cards it has. */
function playerSeen(player: Player, seat: Seat): PlayerView {
  return {
    ...player,
    hand: { cards: knownIn(player.hand, maskOf(seat)), n: player.hand.cards.length },
    sealed: { cards: knownIn(player.sealed, maskOf(seat)), n: player.sealed.cards.length },
    maps: { cards: knownIn(player.maps, maskOf(seat)), n: player.maps.cards.length },
  };
}

const withFigures = lazily('reckoned', (seen: Seen): Reckoned => reckonedOf(tableOf(seen), seen.seat));

export function view(board: Board, seat: Seat): View {
  const { setup, spaces, marks, turn, round, phase, first, rolled, drawn, global, heroes, grade, winners } = board;
  const { left, completed, out } = board;
  const { combats, fighting, tired, fought, changes, dice, wards, grants, locks } = board;
  const seen: Seen = {
    seat,
    setup,
    spaces,
    turn,
    round,
    phase,
    first,
    rolled,
    drawn,
    global,
    heroes,
    grade,
    winners,
    left,
    completed,
    out,
    combats,
    fighting,
    tired,
    fought,
    changes,
    dice,
    wards,
    grants,
    locks,
    marks: marks.slice(),
    looked: { cards: knownIn(board.looked, maskOf(seat)), n: board.looked.cards.length },
    players: board.players.map((player) => playerSeen(player, seat)),
    decks: {
      dungeon: pileSize(board.maps.dungeon ?? []),
      wilderness: pileSize(board.maps.wilderness ?? []),
      both: pileSize(board.maps.both ?? []),
      quests: pileSize(board.quests),
      stocks: board.stocks.map(({ draw }) => pileSize(draw)),
    },
    discards: board.stocks.map(({ discard }) => discard),
  };
  return withFigures(seen);
}
