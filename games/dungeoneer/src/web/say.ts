// Owns the words the board speaks with, in the language in which the table is read now.

import { missing, type Odds, type Seat } from '@undercroft/kernel';
import type { CardSaid, GameText } from '@undercroft/presentation';
import type { CardTile, Tile } from '../board-model/map.ts';
import type { Touch } from '../board-model/touch.ts';
import type { Threat } from '../content/types.ts';
import { boardWords, tables, type BoardWords, type WordTables } from '../text/words/index.ts';
import type { View } from '../view.ts';

export interface Say {
  readonly text: GameText<View>;
  readonly words: BoardWords;
  readonly tables: WordTables;
  /** A card, or the monster on one, in words. */
  readonly card: (id: string) => CardSaid;
  /** The hero of a seat by his name without what he is besides; the player while there is none. */
  readonly hero: (view: View, seat: Seat) => string;
  /** The same by his first name. */
  readonly short: (view: View, seat: Seat) => string;
  readonly percent: (odds: Odds) => string;
  readonly threat: (threat: Threat) => string;
  readonly terrain: (tile: CardTile) => string;
  /** All that is to be known of a map card, in one sentence. */
  readonly tile: (view: View, tile: Tile) => string;
  readonly cardTile: (tile: CardTile) => readonly string[];
}

const kept = new WeakMap<GameText<View>, Say>();

export function sayIn(text: GameText<View>): Say {
  let say = kept.get(text);
  if (say === undefined) kept.set(text, (say = makeSay(text)));
  return say;
}

function makeSay(text: GameText<View>): Say {
  const words = boardWords[text.language];
  const table = tables[text.language];
  const found = new Map<string, CardSaid>();
  const card = (id: string): CardSaid => {
    let said = found.get(id);
    if (said === undefined) found.set(id, (said = text.card?.(id) ?? missing()));
    return said;
  };
  const heroIn = (view: View, seat: Seat) => view.players[seat]?.hero ?? null;
  const hero: Say['hero'] = (view, seat) => {
    const id = heroIn(view, seat);
    // On a sheet there is no room for what he is besides: the card says it.
    return id === null ? words.player(seat + 1) : (card(id).name.split(/[,、，]/)[0] ?? '');
  };
  const short: Say['short'] = (view, seat) => {
    const id = heroIn(view, seat);
    return id === null ? words.player(seat + 1) : card(id).short;
  };
  const threat: Say['threat'] = ({ score, target }) => `${table.scores[score]} ${typeof target === 'number' ? target : target.base}+`;
  const terrain: Say['terrain'] = (tile) => tile.terrain.map((one) => table.terrains[one]).join(words.comma);
  const cardTile: Say['cardTile'] = (tile) => [
    tile.entrance ? table.entrance : table.kinds[tile.realm][tile.room ? 'room' : 'passage'],
    ...(tile.grim ? [table.grim] : []),
    ...(tile.terrain.length > 0 ? [terrain(tile)] : []),
    ...(tile.glory > 0 ? [`${tile.glory} ${table.glory}`] : []),
    ...(tile.peril > 0 ? [`${tile.peril} ${table.peril}`] : []),
    ...(tile.obstacle === null
      ? []
      : [
          `${words.obstacles[tile.obstacle.kind]} ${tile.obstacle.kind === 'hazard' ? `+${tile.obstacle.n}` : threat(tile.obstacle.threat)}`,
        ]),
    ...tile.exits.flatMap((exit, side) =>
      exit.kind === 'wall'
        ? []
        : [`${table.sides[side] ?? ''}: ${table.exits[tile.realm][exit.kind]}${exit.threat === null ? '' : ` ${threat(exit.threat)}`}`],
    ),
    ...(tile.sewer === null ? [] : [words.sewer(tile.sewer)]),
    ...(tile.portal === null || tile.portal === '' ? [] : [words.portal(tile.portal)]),
  ];
  return {
    text,
    words,
    tables: table,
    card,
    hero,
    short,
    percent: ({ ways, of }) => words.percent(of > 0 ? ways / of : 0),
    threat,
    terrain,
    cardTile,
    tile: (view, tile) =>
      [
        card(tile.card).name,
        ...cardTile(tile),
        ...tile.heroes.map(({ seat, tipped }) => `${hero(view, seat)}${tipped ? ` (${words.tipped})` : ''}`),
        ...(tile.monster === null ? [] : [card(tile.monster.id).name]),
        ...tile.tokens.map((quest) => words.tokenOf(card(quest).name)),
        ...tile.goals.map((quest) => words.goalOf(card(quest).name)),
      ].join(words.comma),
  };
}

/** The chance of what touching something would do, where it has one. */
export const oddsChip = (touch: Touch | undefined, say: Say): string | undefined =>
  touch === undefined || touch.odds === null ? undefined : say.percent(touch.odds);
