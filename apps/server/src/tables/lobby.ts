// Owns the lists of tables with open seats, and of those whose game may be watched: a fair share of it for every host, and for every address that tables come from.

import type { OpenPlace, Store, StoredTable } from '../store/store.ts';

/** Number of places considered for a list. */
const CANDIDATES = 5_000;
const MOST_REMEMBERED = 20_000;

export class Lobby {
  private readonly store: Pick<Store, 'openPlaces' | 'playedPlaces' | 'tables'>;
  /** Where listed tables were made from; known only while the server runs, since addresses are not stored. */
  private readonly origins = new Map<string, string>();

  constructor(store: Pick<Store, 'openPlaces' | 'playedPlaces' | 'tables'>) {
    this.store = store;
  }

  made(table: string, address: string): void {
    this.origins.set(table, address);
    if (this.origins.size <= MOST_REMEMBERED) return;
    const [oldest = ''] = this.origins.keys();
    this.origins.delete(oldest);
  }

  /** The latest table of each host and address first, then the second of each, and so on. */
  async list(most: number): Promise<readonly StoredTable[]> {
    return this.fairly(await this.store.openPlaces(CANDIDATES), most);
  }

  /** The same of games being played that anybody may look at. */
  async watched(most: number): Promise<readonly StoredTable[]> {
    const played = await this.fairly(await this.store.playedPlaces(CANDIDATES), most);
    return played.filter(({ secluded }) => secluded !== true);
  }

  private async fairly(places: readonly OpenPlace[], most: number): Promise<readonly StoredTable[]> {
    const counts = new Map<string, number>();
    const turned = places.map((place) => ({ place, turn: Math.max(place.turn, this.turnOf(place, counts)) }));
    const first = turned.sort((a, b) => a.turn - b.turn || b.place.changed - a.place.changed).slice(0, most);
    return this.store.tables(first.map(({ place }) => place.id));
  }

  private turnOf({ id }: OpenPlace, counts: Map<string, number>): number {
    const origin = this.origins.get(id);
    if (origin === undefined) return 0;
    const turn = (counts.get(origin) ?? 0) + 1;
    counts.set(origin, turn);
    return turn;
  }
}
