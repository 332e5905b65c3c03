// Owns that positions of earlier rules go on: a campaign that was saved under rules 1, 2 or 3 is asked as it was, and plays to its end.

import { botChoice } from '@undercroft/bots';
import { isList, isRecord, load, randomFrom, start, type Saved } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { normal } from '../src/bot/heuristic.ts';
import { game } from '../src/game.ts';
import { fromSecond, fromThird } from '../src/migrations.ts';
import { anySetup } from './random-play.ts';
import { boardWith, card, clara, rolf } from './scenes.ts';

/** A position as version 2 saved it: nobody knows in which fight they were left behind or which of their job they are, nor whether a floor that they enter is new. */
function asSecond(saved: Saved): Saved {
  const party = 'party' in saved.board && isList(saved.board.party) ? saved.board.party : [];
  const before = party.map((one) => {
    const { held: _held, no: _no, ...rest } = isRecord(one) ? one : {};
    return rest;
  });
  const stack = saved.stack.map((frame) => {
    const { isNew: _isNew, ...locals } = frame.locals;
    const { unit: _unit, ...recruiting } = locals;
    return { ...frame, locals: frame.procedure === 'recruit' ? recruiting : locals };
  });
  return { ...saved, rules: 2, board: { ...saved.board, party: before, former: undefined, met: undefined, chronicle: undefined }, stack };
}

test.each([1, 2, 3])('a campaign saved under rules %s goes on under those of today', (rules) => {
  let loaded = 0;
  for (let i = 0; i < 6; i++) {
    const random = randomFrom(`first ${i}`);
    const state = start(game, anySetup(random), randomFrom(`cards ${i}`));
    for (let n = 0; !state.isOver && n < 200; n++) {
      if (n % 20 === 0) {
        const again = load(game, { ...(rules === 3 ? state.save() : asSecond(state.save())), rules }, randomFrom(`on ${n}`));
        if (!again.ok) throw new Error(again.problem.detail);
        expect(again.state.offers()).toEqual(state.offers());
        expect(again.state.board.party).toEqual(state.board.party);
        for (let k = 0; k < 40 && !again.state.isOver; k++)
          again.state.play(again.state.toAct, again.state.randomChoice(again.state.toAct, random));
        loaded++;
      }
      state.play(state.toAct, botChoice(state, state.toAct, normal, random));
    }
  }
  expect(loaded).toBeGreaterThan(15);
});

test('[CRD-FLEE-09] whoever was left behind under rules 2 is held by the Hoard there, or by those who wait', () => {
  const band = { species: ['gate-guard'], level: 2 } as const;
  const board = boardWith({
    tiles: { 1: { card: card('3♥'), explored: true, hoard: band }, 2: { card: card('A♠'), explored: true, band } },
    party: [rolf(), clara({ left: 1 }), clara({ left: 2 })],
  });
  const saved = { game: 'four-suits', rules: 2, seats: 1, offer: 1, board, stack: [] };
  expect(fromSecond(asSecond(saved)).board).toMatchObject({ party: [{ held: null }, { held: 'hoard' }, { held: 'tile' }] });
});

test('under rules 3 no quest was remembered: the one that is under way is from now on', () => {
  const board = boardWith({ ql: 3, quest: { domain: 'marsh', floors: 2 }, party: [rolf()] });
  const saved = { game: 'four-suits', rules: 3, seats: 1, offer: 1, board: { ...board, chronicle: undefined }, stack: [] };
  expect(fromThird(saved).board).toMatchObject({
    chronicle: [{ ql: 3, domain: 'marsh', floors: 2, visits: 1, fights: 0, falls: [], finds: [], done: false }],
  });
  expect(fromThird({ ...saved, board: { ...board, quest: null } }).board).toMatchObject({ chronicle: [] });
});
