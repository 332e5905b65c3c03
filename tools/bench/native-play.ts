// Plays one game at random in a process of its own, whose ticks the runtime writes down; says when the play that counts begins.

import { randomFrom, start } from '@undercroft/kernel';
import { catalogGames } from './catalog.ts';
import { rateOf } from './measure.ts';
import { playOut } from './positions.ts';

const [id, warmUp, measured] = process.argv.slice(2);
const game = (await catalogGames()).games.find((one) => one.id === id);
const checked = game?.checkSetup({});
if (game === undefined || checked?.ok !== true) throw new Error(`${id} cannot be played from an empty setup`);
const random = randomFrom('native');
const play = (): number => playOut(start(game, checked.setup, random), random, game.bound);
rateOf(play, Number(warmUp));
process.stdout.write(String(Math.round(performance.now() * 1000)));
rateOf(play, Number(measured));
