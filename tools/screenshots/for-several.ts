// Owns which games are for several people: those with a board of their own that nobody plays alone.

import { boarded } from '@undercroft/catalog/page';
import { games } from '@undercroft/catalog/rules';
import { texts } from '@undercroft/catalog/text';

/** Games with a board of their own that nobody plays alone. */
export const gamesForSeveral: readonly string[] = games
  .filter((game) => {
    const checked = game.checkSetup({ ...texts[game.id]?.en.presets[0]?.setup });
    return boarded.includes(game.id) && checked.ok && game.seats(checked.setup) > 1;
  })
  .map(({ id }) => id);
