// Owns the map as a board draws it: a tile for every space as it lies now, with all that stands on it.

import type { Seat } from '@undercroft/kernel';
import { mapOf, type MapId, type QuestId } from '../content/cards.ts';
import { REALMS, type ExitKind, type Obstacle, type Realm, type Terrain, type Threat } from '../content/types.ts';
import type { Side, Space, SpaceId } from '../state.ts';
import type { View } from '../view.ts';

export interface TileExit {
  readonly kind: ExitKind;
  readonly threat: Threat | null;
  /** Printed as barred, and open for now. */
  readonly opened: boolean;
}

/** What is drawn of a map card as it lies. */
export interface CardTile {
  readonly card: MapId;
  readonly realm: Realm;
  readonly room: boolean;
  readonly entrance: boolean;
  readonly grim: boolean;
  readonly glory: number;
  readonly peril: number;
  readonly exits: readonly TileExit[];
  readonly obstacle: Obstacle | null;
  readonly terrain: readonly Terrain[];
  readonly sewer: string | null;
  readonly portal: string | null;
}

export interface TileHero {
  readonly seat: Seat;
  readonly tipped: boolean;
  /** The exit on which the token lies, or -1. */
  readonly cusp: Side | -1;
}

export interface Tile extends CardTile {
  readonly id: SpaceId;
  readonly x: number;
  readonly y: number;
  readonly heroes: readonly TileHero[];
  /** Tokens that lie here. */
  readonly tokens: readonly QuestId[];
  /** Quests of this seat, and those of all, that go on here. */
  readonly goals: readonly QuestId[];
  /** The monster that lives here, with the Life it has left. */
  readonly monster: { readonly id: string; readonly life: number } | null;
  /** Near the hero that is looked at. */
  readonly lit: boolean;
}

const isBarred = (kind: ExitKind): boolean => kind === 'locked' || kind === 'trapped';

/** A card as it is printed, or turned by half a turn: what is known of it before it lies anywhere. */
export function looseTile(card: MapId, turned: boolean): CardTile {
  const { exits } = mapOf(card);
  const [north, east, south, west] = exits;
  const lying = turned ? [south, west, north, east] : exits;
  return printed(card, lying.map(exitOf), mapOf(card).entrance === 'always', mapOf(card).portal ? '' : null);
}

const exitOf = (exit: Space['exits'][number]): TileExit => ({
  kind: exit.kind,
  threat: 'threat' in exit ? exit.threat : null,
  opened: false,
});

function printed(card: MapId, exits: readonly TileExit[], entrance: boolean, portal: string | null): CardTile {
  const { realm, kind, grim, glory, peril, obstacle, terrain, sewer } = mapOf(card);
  const letter = sewer === null ? null : sewer.toUpperCase();
  return { card, realm, room: kind === 'room', entrance, grim, glory, peril, exits, obstacle, terrain, sewer: letter, portal };
}

/** All tiles, in the order in which their cards were placed. */
export function tilesOf(view: View): readonly Tile[] {
  const letters = portalLetters(view);
  const { spaces, reckoned } = view;
  const entrances = new Set(reckoned.entrances);
  const lit = litSpaces(view);
  const goals = goalsOf(view);
  return spaces.map((space, id): Tile => {
    const exits = space.exits.map((exit, side) => {
      const changed = reckoned.exits.find((one) => one.space === id && one.side === side)?.exit;
      return { ...exitOf(changed ?? exit), opened: changed?.kind === 'open' && isBarred(exit.kind) };
    });
    const lair = reckoned.lairs.find((one) => one.space === id);
    const monster = mapOf(space.card).monster;
    return {
      ...printed(space.card, exits, entrances.has(id), letters.get(id) ?? null),
      id,
      x: space.x,
      y: space.y,
      heroes: heroesOn(view, id),
      tokens: tokensOn(view, id),
      goals: goals.get(id) ?? [],
      monster: monster === null || lair === undefined ? null : { id: monster.id, life: lair.life },
      lit: lit.has(id),
    };
  });
}

/** The hero on turn stands first. */
function heroesOn({ players, turn }: View, id: SpaceId): readonly TileHero[] {
  const found = players.flatMap(({ alive, space, tipped, cusp, hero }, seat) =>
    alive && hero !== null && space === id ? [{ seat, tipped, cusp }] : [],
  );
  return found.toSorted((a, b) => Number(b.seat === turn) - Number(a.seat === turn));
}

const tokensOn = ({ players, global, left }: View, id: SpaceId): readonly QuestId[] =>
  [...players.flatMap(({ quests }) => quests), ...global, ...left].flatMap(({ quest, dropped }) => (dropped === id ? [quest] : []));

/** Only of one's own Quests and those of all: where others want to go is theirs to show. */
function goalsOf({ seat, players, global, reckoned }: View): ReadonlyMap<SpaceId, readonly QuestId[]> {
  const mine = players[seat];
  const own = new Set([...(mine?.quests ?? []), ...global].map(({ quest }) => quest));
  for (const quest of mine?.sealed.cards ?? []) own.add(quest);
  const found = new Map<SpaceId, QuestId[]>();
  for (const { quest, places } of reckoned.quests)
    if (own.has(quest)) for (const id of places) if (places.length <= MOST_GOALS) found.set(id, [...(found.get(id) ?? []), quest]);
  return found;
}
/** "Any room" is no place to be marked. */
const MOST_GOALS = 3;

/** Where this seat looks: its own hero, or while it has none the one on turn. */
export function heroLookedAt({ players, seat, turn }: View): Seat | null {
  const stands = (at: Seat): boolean => players[at]?.alive === true && players[at].hero !== null && players[at].space >= 0;
  return stands(seat) ? seat : stands(turn) ? turn : null;
}

function litSpaces(view: View): ReadonlySet<SpaceId> {
  const from = heroLookedAt(view);
  const here = from === null ? -1 : (view.players[from]?.space ?? -1);
  const space = view.spaces[here];
  return new Set(space === undefined ? view.spaces.keys() : [here, ...space.near.filter((id) => id >= 0)]);
}

/** Letters of Portals run on after those of Sewers: no two ways share one. The Entrance that a Portal leads to has its letter too. */
function portalLetters({ spaces }: View): ReadonlyMap<SpaceId, string> {
  const sewers = spaces.flatMap(({ card }) => mapOf(card).sewer ?? []);
  const first = Math.max(64, ...sewers.map((letter) => letter.toUpperCase().codePointAt(0) ?? 64)) + 1;
  const letters = new Map<SpaceId, string>();
  let next = first;
  for (const [id, { card, portal }] of spaces.entries()) {
    if (!mapOf(card).portal) continue;
    const letter = String.fromCodePoint(next++);
    letters.set(id, letter);
    if (portal >= 0) letters.set(portal, `${letters.get(portal) ?? ''}${letter}`);
  }
  return letters;
}

/** The realms that have a map, those with a hero in them named. */
export const realmsOn = ({ spaces, players }: View): readonly { readonly realm: Realm; readonly seats: readonly Seat[] }[] =>
  REALMS.flatMap((realm) =>
    spaces.some((space) => space.realm === realm)
      ? [{ realm, seats: players.flatMap(({ alive, space }, seat) => (alive && spaces[space]?.realm === realm ? [seat] : [])) }]
      : [],
  );
