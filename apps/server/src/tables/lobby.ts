// Owns the lists of tables with open seats, and of those whose game may be watched: a fair share of it for every host, and for every address that tables come from.

import type { OpenPlace, Store, StoredTable } from '../store/store.ts';
import { asTold } from './facts.ts';
import type { Origins } from './origins.ts';

/** Number of places considered for a list. */
const CANDIDATES = 5_000;
const MOST_OPEN = 200;
const MOST_WATCHED = 50;
/** A list is the same for everybody for so long, and for so many times as long as it took: however many tables there are, lists cost a small part of the time. */
const KEPT_MS = 1_000;
const KEPT_TIMES = 20;
const KEPT_AT_MOST_MS = 30_000;

interface Kept {
  readonly tables: Promise<readonly StoredTable[]>;
  until: number;
}

export class Lobby {
  private readonly store: Pick<Store, 'openPlaces' | 'playedPlaces' | 'tables'>;
  private readonly now: () => number;
  private readonly clock: () => number;
  private readonly origins: Pick<Origins, 'of'>;
  private readonly lists: Record<'open' | 'watched', Kept | null> = { open: null, watched: null };

  /** `now`: the time of games; `clock`: the time that passes. */
  constructor(store: Lobby['store'], origins: Lobby['origins'], now: () => number, clock: () => number = () => performance.now()) {
    this.store = store;
    this.origins = origins;
    this.now = now;
    this.clock = clock;
  }

  /** The latest table of each host and address first, then the second of each, and so on. */
  open(): Promise<readonly StoredTable[]> {
    return this.kept('open', async () => this.fairly(await this.store.openPlaces(CANDIDATES), MOST_OPEN));
  }

  /** The same of games being played that anybody may look at, as everybody has been told of them. */
  async watched(): Promise<readonly StoredTable[]> {
    const now = this.now();
    const played = await this.kept('watched', async () => this.fairly(await this.store.playedPlaces(CANDIDATES, now), MOST_WATCHED));
    return played.map((table) => asTold(table, now)).filter(({ phase, secluded }) => phase === 'playing' && secluded !== true);
  }

  private kept(list: keyof Lobby['lists'], read: () => Promise<readonly StoredTable[]>): Promise<readonly StoredTable[]> {
    const since = this.clock();
    const known = this.lists[list];
    if (known !== null && since < known.until) return known.tables;
    const fresh: Kept = { tables: read(), until: Number.POSITIVE_INFINITY };
    this.lists[list] = fresh;
    void this.age(fresh, since);
    return fresh.tables;
  }

  /** From when on a list is made anew; at once where it could not be made. */
  private async age(fresh: Kept, since: number): Promise<void> {
    try {
      await fresh.tables;
      const end = this.clock();
      fresh.until = end + Math.min(KEPT_AT_MOST_MS, Math.max(KEPT_MS, KEPT_TIMES * (end - since)));
    } catch {
      fresh.until = 0;
    }
  }

  private async fairly(places: readonly OpenPlace[], most: number): Promise<readonly StoredTable[]> {
    const counts = new Map<string, number>();
    const turned = places.map((place) => ({ place, turn: Math.max(place.turn, this.turnOf(place, counts)) }));
    const first = turned.sort((a, b) => a.turn - b.turn || b.place.changed - a.place.changed).slice(0, most);
    return this.store.tables(first.map(({ place }) => place.id));
  }

  private turnOf({ id }: OpenPlace, counts: Map<string, number>): number {
    const origin = this.origins.of(id);
    if (origin === null) return 0;
    const turn = (counts.get(origin) ?? 0) + 1;
    counts.set(origin, turn);
    return turn;
  }
}
