// Owns a won game to show: the first game of the catalog that one plays alone on a board of its own, played by its best bot from seed to seed until it wins.

import { botChoice } from '@undercroft/bots';
import { bots } from '@undercroft/catalog/bots';
import { games } from '@undercroft/catalog/rules';
import { texts } from '@undercroft/catalog/text';
import { randomFrom } from '@undercroft/kernel';
import { Match, writeTranscript } from '@undercroft/record';
import { deflateRawSync } from 'node:zlib';
import { gamesAlone } from './for-several.ts';

const MOST_SEEDS = 500;

export interface Won {
  readonly game: string;
  /** What follows the # in the address of a replay. */
  readonly packed: string;
  readonly steps: number;
}

/** Names are the same in every language, so that a picture in one of them holds no word of another. */
const NAMES = ['Wren', 'Undercroft'];

export function wonGame(): Won {
  const game = games.find(({ id }) => id === gamesAlone[0]);
  if (game === undefined) throw new Error('no game that one plays alone has a board on the page');
  const own = Object.values(bots[game.id] ?? {});
  const bot = own.find(({ name }) => name !== 'random') ?? own[0];
  const words = texts[game.id]?.en;
  if (bot === undefined || words === undefined) throw new Error(`${game.id} has no bot or no words`);
  const names = words.form.filter(({ kind }) => kind === 'name').map(({ key }, i) => [key, NAMES[i] ?? ''] as const);
  const checked = game.checkSetup({ ...words.presets[0]?.setup, ...Object.fromEntries(names) });
  if (!checked.ok) throw new Error(`${game.id}: its first setup is not possible`);
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const random = randomFrom(`pictures ${seed}`);
    const match = Match.start(game, checked.setup, randomFrom(`pictures ${seed} chance`));
    let steps = 0;
    for (; !match.state.isOver && steps < game.bound; steps++) {
      const seat = match.state.toAct;
      match.apply(seat, botChoice(match.state, seat, bot, random));
    }
    if ((match.state.returns()[0] ?? 0) > 0)
      return { game: game.id, steps, packed: deflateRawSync(writeTranscript(match.transcript())).toString('base64url') };
  }
  throw new Error(`${game.id}: no game was won in ${MOST_SEEDS}`);
}
