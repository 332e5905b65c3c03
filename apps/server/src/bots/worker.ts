// Owns one thread on which bots think: it gets a position, and gives back what the bot would choose.

import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { botChoice, botNamed, botReason } from '@undercroft/bots';
import { load, randomFrom, type Choice, type Reason, type Saved, type Seat } from '@undercroft/kernel';
import { gameRegistry } from '../threads/registry.ts';

export interface Thought {
  readonly game: string;
  readonly position: Saved;
  readonly seat: Seat;
  readonly bot: string;
}
export type Thinking =
  | { readonly ok: true; readonly choice: Choice; readonly reason: Reason | null }
  | { readonly ok: false; readonly message: string };

function think({ game: id, position, seat, bot: name }: Thought): Thinking {
  try {
    const game = gameRegistry.games.get(id);
    const bots = gameRegistry.bots.get(id);
    if (game === undefined || bots === undefined) return { ok: false, message: `no bot ${name} for ${id}` };
    const bot = botNamed(bots, name);
    const loaded = load(game, position);
    if (!loaded.ok) return { ok: false, message: loaded.problem.detail };
    const choice = botChoice(loaded.state, seat, bot, randomFrom(randomBytes(16).toString('hex')));
    return { ok: true, choice, reason: botReason(loaded.state, seat, bot, choice) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (thought: Thought) => parentPort?.postMessage(think(thought), []));
