// Proves that bots think for everybody in turn: whoever has very many tables of bots does not keep the bots of others from their turn.

import { Match } from '@undercroft/record';
import { toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { gameRegistry } from './games.ts';

test('the bots of one address with very many tables do not keep those of another waiting', async () => {
  const pool = new BotPool(gameRegistry, 1, 30);
  const match = Match.start(toy, { seats: 2, rounds: 1 }, { pick: () => 0 });
  const [offer] = match.state.offers();
  const thought = { game: 'toy', position: match.state.save(), seat: offer?.seat ?? 0, bot: 'random' };
  const order: string[] = [];
  const think = async (account: string): Promise<void> => {
    const { choice } = await pool.think(thought, account);
    expect(choice).not.toBeNull();
    order.push(account);
  };
  const flood = Array.from({ length: 200 }, () => think('flood'));
  await think('calm');
  expect(pool.length).toBeGreaterThan(150);
  expect(order.indexOf('calm')).toBeLessThan(5);
  await Promise.all(flood);
  expect([order.length, pool.length]).toEqual([201, 0]);
  await pool.close();
});
