// Owns the toy's rules on the kernel: its procedures, and the game.

import { call, procedure, type Game, type Seat, type Turn } from '@undercroft/kernel';
import { copyBoard, excess, handOf, hasWinner, newBoard, playerAt, viewOf, type Board, type Fight, type Toy } from './board.ts';
import { BOLT_POWER, DIE, DODGE_FROM, GUARD_POWER, HAND, HEALTH, lootOf, MUSTER_GOLD, POINT_COST, PURSE, range, SEATS, seatsAfter, STRIKE_POWER, TURNS, type Card } from './content.ts';
import { action, bid, chooseKit, counter, discard, fall, muster, pay, reroll, respond, scout, spoils } from './decisions.ts';
import { events } from './events.ts';

type Step = Turn<Toy>;
type Mine = { readonly seat: Seat };
type Against = Mine & { readonly target: Seat };

/** TOY-22. */
function renew(t: Step): boolean {
  if (t.board.pile.length > 0) return true;
  if (t.board.discard.length === 0) return false;
  t.raise('pile.renewed', {});
  return true;
}

function drawCards(t: Step, seat: Seat, n: number): void {
  for (let i = 0; i < n && renew(t); i++) t.raise('card.drawn', { seat, card: t.draw(t.board.pile, 'pile') });
}

const everySeat = range(0, SEATS - 1);
const fightOf = (board: Board): Fight => board.fight as Fight;
const stands = (board: Board, response: Fight['response']): boolean => fightOf(board).response === response && !fightOf(board).countered;

const countering = procedure<Toy, { readonly by: Seat }>()('counter')
  .window('TOY-14/a', counter, (_, { by }) => seatsAfter(by))
  .step('TOY-14/b', (t, { act, by }) => {
    if (act !== 'pass') t.raise('response.countered', { seat: by });
  })
  .run('TOY-14/c', (_, { act, by }) => (act === 'pass' ? null : { procedure: 'counter', locals: { by } }))
  .done();

const dodging = procedure<Toy, Mine>()('dodge')
  .step('TOY-15/a', (t) => rollDodge(t))
  .ask('TOY-15/b', reroll, (board, { seat }) => (fightOf(board).evaded || playerAt(board, seat).gold === 0 ? null : seat))
  .step('TOY-15/c', (t, { seat, act }) => {
    if (act !== 'again') return;
    t.raise('gold.changed', { seat, n: -1 });
    rollDodge(t);
  })
  .done();

function rollDodge(t: Step): void {
  const die = t.roll(DIE, 'dodge');
  t.raise('dodge.rolled', { die, evaded: die >= DODGE_FROM });
}

const falling = procedure<Toy, Mine & { readonly by: Seat }>()('fall')
  .step('TOY-18/a', (t, { by }) => t.raise('points.changed', { seat: by, n: 1 }))
  .ask('TOY-18/b', fall, (_, { seat }) => seat)
  .step('TOY-18/c', (t, { seat, by, act }) => {
    if (act === 'give-gold') t.raise('gold.moved', { from: seat, to: by, n: playerAt(t.board, seat).gold });
    else if (act === 'drop-hand') t.raise('cards.discarded', { seat, cards: handOf(t.board, seat).slice() });
    else if (act === 'lose-point') t.raise('points.changed', { seat, n: -1 });
    else t.raise('points.changed', { seat: by, n: 1 });
  })
  .step('TOY-18/d', (t, { seat }) => t.raise('health.changed', { seat, n: HEALTH - playerAt(t.board, seat).health }))
  .done();

const taking = procedure<Toy, Against>()('spoils')
  .ask('TOY-19/a', spoils, (_, { seat }) => seat)
  .step('TOY-19/b', (t, { seat, target, act, amount }) => {
    if (act === 'take-gold') t.raise('gold.moved', { from: target, to: seat, n: amount as number });
    else if (act === 'take-card') drawCards(t, seat, 1);
  })
  .done();

const attacking = procedure<Toy, Against & { readonly power: number }>()('attack')
  .step('TOY-6', (t, { seat, target, power }) => t.raise('attack.begun', { by: seat, target, power: power + (playerAt(t.board, seat).kit === 'blade' ? 1 : 0) }))
  .window('TOY-13/a', respond, (_, { seat }) => seatsAfter(seat))
  .step('TOY-13/b', (t, { act, by }) => {
    if (act !== 'pass') t.raise('response.made', { seat: by, card: act });
  })
  .call('TOY-14', countering, (_, { act, by }) => (act === 'pass' ? null : { by }))
  .call('TOY-15', dodging, (board, { target }) => (stands(board, 'dodge') ? { seat: target } : null))
  .step('TOY-16', (t) => {
    if (stands(t.board, 'guard')) t.raise('power.changed', { n: -GUARD_POWER });
  })
  .let('TOY-17', (t, { target }) => ({ damage: fightOf(t.board).evaded ? 0 : rollAttack(t, target) }))
  .step('TOY-17/b', (t, { target, damage }) => {
    t.raise('attack.ended', {});
    if (damage > 0) t.raise('health.changed', { seat: target, n: -damage });
  })
  .run('TOY-18', (board, { seat, target, damage }) => {
    if (damage === 0) return null;
    return playerAt(board, target).health <= 0 ? call(falling, { seat: target, by: seat }) : call(taking, { seat, target });
  })
  .done();

function rollAttack(t: Step, target: Seat): number {
  const die = t.roll(DIE, 'attack');
  t.raise('attack.rolled', { die });
  if (die === 1) return 0;
  const armour = playerAt(t.board, target).kit === 'shield' ? 1 : 0;
  return Math.max(0, fightOf(t.board).power + (die === DIE ? 1 : 0) - armour);
}

const levying = procedure<Toy, Against>()('levy')
  .ask('TOY-10/a', pay, (_, { seat }) => seat)
  .step('TOY-10/b', (t, { seat, target, act, amount, card }) => {
    if (act === 'coins') t.raise('gold.moved', { from: seat, to: target, n: amount as number });
    else t.raise('card.given', { from: seat, to: target, card: card as string });
  })
  .done();

const scouting = procedure<Toy, Mine>()('scout')
  .let('TOY-11/a', (t, { seat }) => {
    renew(t);
    const top = t.draw(t.board.pile, 'pile');
    t.raise('card.scouted', { seat, card: top });
    return { top };
  })
  .ask('TOY-11/b', scout, (_, { seat }) => seat)
  .step('TOY-11/c', (t, { seat, act, top }) => {
    if (act === 'bury') t.raise('card.buried', { seat, card: top });
  })
  .done();

const feasting = procedure<Toy>()('feast')
  .askAll('TOY-12/a', bid, () => everySeat)
  .step('TOY-12/b', (t, { answers }) => {
    const bids = everySeat.map((seat) => answers[seat]?.coins ?? 0);
    for (const seat of everySeat) if ((bids[seat] as number) > 0) t.raise('gold.changed', { seat, n: -(bids[seat] as number) });
    const best = Math.max(...bids);
    if (bids.filter((n) => n === best).length === 1) t.raise('points.changed', { seat: bids.indexOf(best), n: 1 });
  })
  .done();

/** The cards that work at once, without any further question. */
function playAtOnce(t: Step, seat: Seat, card: Card, target: Seat | undefined, n: number): void {
  if (card === 'heal') {
    if (n > 1) t.raise('gold.changed', { seat, n: 1 - n });
    t.raise('health.changed', { seat, n });
  } else if (card === 'steal') t.raise('gold.moved', { from: target as Seat, to: seat, n });
  else if (card === 'bolt') {
    if (n > 0) t.raise('gold.changed', { seat, n: -n });
  } else if (card === 'loot') {
    const die = t.roll(DIE, 'loot');
    t.raise('gold.changed', { seat, n: lootOf(die) });
    if (die === DIE) drawCards(t, seat, 1);
  }
}

const playing = procedure<Toy, Mine & { readonly card: Card; readonly target: Seat | undefined; readonly amount: number | undefined }>()('play')
  .step('TOY-5', (t, { seat, card, target, amount }) => {
    t.raise('card.played', { seat, card });
    playAtOnce(t, seat, card, target, amount ?? 0);
  })
  .run('TOY-6', (_, { seat, card, target, amount }) => {
    if (card === 'strike') return call(attacking, { seat, target: target as Seat, power: STRIKE_POWER });
    if (card === 'bolt') return call(attacking, { seat, target: target as Seat, power: BOLT_POWER + (amount ?? 0) });
    if (card === 'levy') return call(levying, { seat: target as Seat, target: seat });
    if (card === 'scout') return call(scouting, { seat });
    return card === 'feast' ? call(feasting, {}) : null;
  })
  .done();

const turn = procedure<Toy, Mine>()('turn', 'act')
  .ask('TOY-3/a', muster, (_, { seat }) => seat)
  .step('TOY-3/b', (t, { seat, act }) => {
    drawCards(t, seat, act === 'cards' ? 2 : 1);
    if (act === 'coins') t.raise('gold.changed', { seat, n: MUSTER_GOLD });
  })
  .at('act')
  .ask('TOY-4/a', action, (_, { seat }) => seat)
  .step('TOY-4/b', (t, { seat, act, card }) => {
    t.raise('action.begun', {});
    if (act === 'trade') {
      t.raise('card.played', { seat, card: card as Card });
      t.raise('gold.changed', { seat, n: 1 });
    } else if (act === 'buy') {
      t.raise('gold.changed', { seat, n: -POINT_COST });
      t.raise('points.changed', { seat, n: 1 });
    }
  })
  .call('TOY-5', playing, (_, { seat, act, card, target, amount }) => (act === 'play' ? { seat, card: card as Card, target, amount } : null))
  .step('TOY-21/a', (t, { act }) => {
    if (hasWinner(t.board)) t.raise('game.ended', {});
    return act !== 'done' && t.board.actions > 0 ? 'act' : undefined;
  })
  .ask('TOY-20/a', discard, (board, { seat }) => (excess(board, seat) > 0 ? seat : null))
  .step('TOY-20/b', (t, { seat, places }) => {
    if (excess(t.board, seat) > 0) t.raise('cards.discarded', { seat, cards: places.map((place) => handOf(t.board, seat)[place] as string) });
  })
  .done();

const whole = procedure<Toy>()('game', 'next')
  .step('TOY-1', (t) => {
    for (const seat of everySeat) drawCards(t, seat, HAND);
  })
  .askAll('TOY-2/a', chooseKit, () => everySeat)
  .step('TOY-2/b', (t, { answers }) => {
    for (const seat of everySeat) {
      const { kit } = answers[seat] as { readonly kit: 'blade' | 'shield' | 'purse' };
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
  procedures: [whole, turn, playing, attacking, countering, dodging, falling, taking, levying, scouting, feasting],
  events,
  copy: copyBoard,
  view: viewOf,
  ended: ({ over }) => over,
  returns: ({ players }) => players.map(({ points }) => points),
  hidden: ({ pile, players }) => [{ zones: [...pile, ...players.map(({ hand }) => hand)] }],
};
