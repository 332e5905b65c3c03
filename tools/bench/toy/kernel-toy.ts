// Owns the toy's rules on the kernel: its procedures, and the game.

import { missing, at, call, procedure, type Game, type Seat, type Turn } from '@undercroft/kernel';
import { copyBoard, excess, handOf, hasWinner, newBoard, viewOf, type Toy } from './board.ts';
import {
  BOLT_POWER,
  DIE,
  EVERY_SEAT,
  HAND,
  lootOf,
  MUSTER_GOLD,
  POINT_COST,
  PURSE,
  SEATS,
  STRIKE_POWER,
  TURNS,
  type Card,
} from './content.ts';
import { action, bid, chooseKit, discard, muster, pay, scout } from './decisions.ts';
import { drawCards, renew } from './drawing.ts';
import { events } from './events.ts';
import { attacking, fightProcedures } from './fight.ts';

type ToyTurn = Turn<Toy>;
type Mine = { readonly seat: Seat };
type Against = Mine & { readonly target: Seat };

const levying = procedure<Toy, Against>()('levy')
  .ask('TOY-10/a', pay, (_, { seat }) => seat)
  .step('TOY-10/b', (t, { seat, target, answer }) => {
    if (answer.act === 'coins') t.raise('gold.moved', { from: seat, to: target, n: answer.amount });
    else t.raise('card.given', { from: seat, to: target, card: answer.card });
  })
  .done();

const scouting = procedure<Toy, Mine>()('scout')
  .let('top', 'TOY-11/a', (t, { seat }) => {
    renew(t);
    const top = t.draw(t.board.pile, 'pile');
    t.raise('card.scouted', { seat, card: top });
    return top;
  })
  .ask('TOY-11/b', scout, (_, { seat }) => seat)
  .step('TOY-11/c', (t, { seat, answer, top }) => {
    if (answer.act === 'bury') t.raise('card.buried', { seat, card: top });
  })
  .done();

const feasting = procedure<Toy>()('feast')
  .askAll('TOY-12/a', bid, () => EVERY_SEAT)
  .step('TOY-12/b', (t, { answers }) => {
    const bids = EVERY_SEAT.map((seat) => answers[seat]?.coins ?? 0);
    for (const seat of EVERY_SEAT) if (at(bids, seat) > 0) t.raise('gold.changed', { seat, n: -at(bids, seat) });
    const best = Math.max(...bids);
    if (bids.filter((n) => n === best).length === 1) t.raise('points.changed', { seat: bids.indexOf(best), n: 1 });
  })
  .done();

/** The cards that work at once, without any further question. */
function playAtOnce(t: ToyTurn, seat: Seat, card: Card, target: Seat | undefined, n: number): void {
  if (card === 'heal') {
    if (n > 1) t.raise('gold.changed', { seat, n: 1 - n });
    t.raise('health.changed', { seat, n });
  } else if (card === 'steal') t.raise('gold.moved', { from: target ?? missing(), to: seat, n });
  else if (card === 'bolt') {
    if (n > 0) t.raise('gold.changed', { seat, n: -n });
  } else if (card === 'loot') {
    const die = t.roll(DIE, 'loot');
    t.raise('gold.changed', { seat, n: lootOf(die) });
    if (die === DIE) drawCards(t, seat, 1);
  }
}

const playing = procedure<Toy, Mine & { readonly card: Card; readonly target: Seat | undefined; readonly amount: number | undefined }>()(
  'play',
)
  .step('TOY-5', (t, { seat, card, target, amount }) => {
    t.raise('card.played', { seat, card });
    playAtOnce(t, seat, card, target, amount ?? 0);
  })
  .callWhich('TOY-6', (_, { seat, card, target, amount }) => {
    if (card === 'strike') return call(attacking, { seat, target: target ?? missing(), power: STRIKE_POWER });
    if (card === 'bolt') return call(attacking, { seat, target: target ?? missing(), power: BOLT_POWER + (amount ?? 0) });
    if (card === 'levy') return call(levying, { seat: target ?? missing(), target: seat });
    if (card === 'scout') return call(scouting, { seat });
    return card === 'feast' ? call(feasting, {}) : null;
  })
  .done();

const turn = procedure<Toy, Mine>()('turn', 'act')
  .ask('TOY-3/a', muster, (_, { seat }) => seat)
  .step('TOY-3/b', (t, { seat, answer: { act } }) => {
    drawCards(t, seat, act === 'cards' ? 2 : 1);
    if (act === 'coins') t.raise('gold.changed', { seat, n: MUSTER_GOLD });
  })
  .at('act')
  .ask('TOY-4/a', action, (_, { seat }) => seat)
  .step('TOY-4/b', (t, { seat, answer }) => {
    t.raise('action.begun', {});
    if (answer.act === 'trade') {
      t.raise('card.played', { seat, card: answer.card });
      t.raise('gold.changed', { seat, n: 1 });
    } else if (answer.act === 'buy') {
      t.raise('gold.changed', { seat, n: -POINT_COST });
      t.raise('points.changed', { seat, n: 1 });
    }
  })
  .call('TOY-5', playing, (_, { seat, answer }) =>
    answer.act === 'play' ? { seat, card: answer.card, target: answer.target, amount: answer.amount } : null,
  )
  .step('TOY-21/a', (t, { answer }) => {
    if (hasWinner(t.board)) t.raise('game.ended', {});
    return answer.act !== 'done' && t.board.actions > 0 ? 'act' : undefined;
  })
  .ask('TOY-20/a', discard, (board, { seat }) => (excess(board, seat) > 0 ? seat : null))
  .step('TOY-20/b', (t, { seat, answer }) => {
    if (answer !== null) t.raise('cards.discarded', { seat, cards: answer.places.map((place) => at(handOf(t.board, seat), place)) });
  })
  .done();

const whole = procedure<Toy>()('game', 'next')
  .step('TOY-1', (t) => {
    for (const seat of EVERY_SEAT) drawCards(t, seat, HAND);
  })
  .askAll('TOY-2/a', chooseKit, () => EVERY_SEAT)
  .step('TOY-2/b', (t, { answers }) => {
    for (const seat of EVERY_SEAT) {
      const { kit } = answers[seat] ?? missing();
      t.raise('kit.chosen', { seat, kit });
      if (kit === 'purse') t.raise('gold.changed', { seat, n: PURSE });
    }
  })
  .at('next')
  .step('TOY-21/b', (t) => t.raise('turn.begun', {}))
  .call('TOY-3', turn, ({ active }) => ({ seat: active }))
  .step('TOY-21/c', (t) => {
    if (t.board.turn === TURNS) t.raise('game.ended', {});
    return 'next';
  })
  .done();

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 1,
  migrations: {},
  bound: 5000,
  checkSetup: () => ({ ok: true, setup: {} }),
  seats: () => SEATS,
  begin: newBoard,
  main: whole,
  procedures: [whole, turn, playing, ...fightProcedures, levying, scouting, feasting],
  events,
  copy: copyBoard,
  view: viewOf,
  ended: ({ over }) => over,
  returns: ({ players }) => players.map(({ points }) => points),
  hidden: ({ pile, players }) => [{ zones: [...pile, ...players.map(({ hand }) => hand)] }],
};
