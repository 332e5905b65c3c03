// Owns that the chronicle says what happened: counted again from the facts of whole campaigns, and told in words.

import { botChoice } from '@undercroft/bots';
import { randomFrom, start } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { bots } from '../src/bot/index.ts';
import { game } from '../src/game.ts';
import { isMonster } from '../src/state.ts';
import { anySetup } from './random-play.ts';

interface Counted {
  readonly ql: number;
  visits: number;
  fights: number;
  falls: number;
  finds: number;
  done: boolean;
}

test('every quest has a chapter with its visits, fights, falls, finds and end', () => {
  const random = randomFrom('chronicle');
  const seen = { falls: 0, finds: 0, done: 0, again: 0 };
  for (let n = 0; n < 12; n++) {
    const state = start(game, anySetup(random), randomFrom(`cards ${n}`));
    const counted: Counted[] = [];
    while (!state.isOver) {
      const seat = state.toAct;
      const applied = state.apply(seat, botChoice(state, seat, bots.normal, random));
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      for (const { type, body } of applied.facts) {
        if (type === 'quest.taken') counted.push({ ql: body.ql, visits: 0, fights: 0, falls: 0, finds: 0, done: false });
        const now = counted.at(-1);
        if (now === undefined) continue;
        if (type === 'dungeon.laid') now.visits++;
        if (type === 'fight.ended' && body.verdict === 'won') now.fights++;
        if (type === 'unit.died' && !isMonster(body.unit)) now.falls++;
        if (type === 'treasure.found') now.finds += body.items.length;
        if (type === 'quest.done') now.done = true;
      }
    }
    const told = state.board.chronicle.map(({ ql, visits, fights, falls, finds, done }) => ({
      ql,
      visits,
      fights,
      falls: falls.length,
      finds: finds.length,
      done,
    }));
    expect(told).toEqual(counted);
    for (const one of counted) {
      seen.falls += one.falls;
      seen.finds += one.finds;
      seen.done += Number(one.done);
      seen.again += Number(one.visits > 1);
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
}, 60_000);
