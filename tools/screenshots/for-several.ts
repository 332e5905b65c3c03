// Owns which games are for several people, and which one plays alone: those with a board of their own, by their first setup.

import { boarded } from '@undercroft/catalog/page';
import { games } from '@undercroft/catalog/rules';
import { texts } from '@undercroft/catalog/text';

/** How many sit down to it; 0: it has no board of its own. */
const seatsOf = (game: (typeof games)[number]): number => {
  const checked = game.checkSetup({ ...texts[game.id]?.en.presets[0]?.setup });
  return boarded.includes(game.id) && checked.ok ? game.seats(checked.setup) : 0;
};
/** The named setups of a game that one plays alone, by name. */
export const waysAlone = (id: string): readonly string[] => {
  const game = games.find((one) => one.id === id);
  const named = texts[id]?.en.presets ?? [];
  return named.flatMap(({ key, setup }) => {
    const checked = game?.checkSetup({ ...setup });
    return checked?.ok === true && game?.seats(checked.setup) === 1 ? [key] : [];
  });
};
/** Games with a board of their own that nobody plays alone. */
export const gamesForSeveral: readonly string[] = games.filter((game) => seatsOf(game) > 1).map(({ id }) => id);
/** Those that one plays alone: the first is shown won, the others by their scenes. */
export const gamesAlone: readonly string[] = games.filter((game) => seatsOf(game) === 1).map(({ id }) => id);
