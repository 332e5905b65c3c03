// Owns the bots of one table while they think: each question is thought about once, and what came of it is counted.

import { errandsOf } from '@undercroft/bots';
import { randomFrom, type Choice, type GameTypes, type Reason, type Seat, type State } from '@undercroft/kernel';
import type { Actor, BotAsked, Desk, Handled, Host } from '@undercroft/table';
import type { TableAround } from './around.ts';
import type { Origin } from './origins.ts';

/** An answer to a question of one seat; `choice` is null where the bot failed and chance answers for it. */
export interface Thought {
  readonly seat: Seat;
  readonly ref: string;
  readonly by: Actor;
  readonly choice: Choice | null;
  readonly reason: Reason | null;
}

/** What a desk needs to know of the bots of its game. */
export const botsFor = (around: Pick<TableAround, 'gameRegistry'>, game: string): Pick<Host, 'bots' | 'errands'> => ({
  bots: botNames(around, game),
  errands: errandsOf(around.gameRegistry.bots.get(game) ?? {}),
});
/** The bots of a game, by name. */
export const botNames = ({ gameRegistry }: Pick<TableAround, 'gameRegistry'>, game: string): readonly string[] =>
  Object.keys(gameRegistry.bots.get(game) ?? {});

/** The answer that was thought of; by chance where there is none, or it is refused. */
export function answered(desk: Desk, state: State<GameTypes>, { seat, ref, choice, by, reason }: Thought, newSeed: () => string): Handled {
  const any = (): Choice => state.randomChoice(seat, randomFrom(newSeed()));
  const tried = desk.answerFor(seat, ref, choice ?? any(), by, reason);
  return tried.reply.t === 'no' ? desk.answerFor(seat, ref, any(), by) : tried;
}

export class Thinking {
  private readonly around: TableAround;
  private readonly origin: Pick<Origin, 'address'>;
  private readonly asked = new Set<string>();

  constructor(around: TableAround, origin: Pick<Origin, 'address'>) {
    this.around = around;
    this.origin = origin;
  }

  get isBusy(): boolean {
    return this.asked.size > 0;
  }

  /** Thinks unless that question is being thought about already; `answer` is called once the thought is there. */
  async about(game: string, { seat, ref, bot, state }: BotAsked, by: Actor, answer: (thought: Thought) => Promise<void>): Promise<void> {
    const key = `${by} ${seat} ${ref}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    const { pool, metrics, log } = this.around;
    const since = performance.now();
    try {
      const { choice, why, reason } = await pool.think({ game, position: state.save(), seat, bot }, this.origin.address);
      const outcome = choice !== null ? 'ok' : why === 'closed' ? 'closed' : 'replaced';
      metrics.thoughts.observe({ outcome }, (performance.now() - since) / 1_000);
      if (outcome === 'replaced') log.warn({ bot, game, why }, 'a bot was replaced by chance');
      if (outcome !== 'closed') await answer({ seat, ref, by, choice, reason });
    } finally {
      this.asked.delete(key);
    }
  }
}
