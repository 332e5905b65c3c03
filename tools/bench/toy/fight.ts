// Owns an attack of the toy on the kernel: responses, counters, the dodge, the hit and what follows it.

import { missing, call, procedure, type Seat, type Turn } from '@undercroft/kernel';
import { handOf, playerAt, type Board, type Fight, type Toy } from './board.ts';
import { DIE, DODGE_FROM, GUARD_POWER, HEALTH, seatsAfter } from './content.ts';
import { counter, fall, reroll, respond, spoils } from './decisions.ts';
import { drawCards } from './drawing.ts';

type Mine = { readonly seat: Seat };
type Against = Mine & { readonly target: Seat };

const fightOf = (board: Board): Fight => board.fight ?? missing();
const stands = (board: Board, response: Fight['response']): boolean => fightOf(board).response === response && !fightOf(board).countered;

const countered = procedure<Toy, Mine>()('countered')
  .step('TOY-14', (t, { seat }) => t.raise('response.countered', { seat }))
  .done();

const countering = procedure<Toy>()('counter')
  .untilAllPass(
    'TOY-14',
    counter,
    (board) => seatsAfter(fightOf(board).responder),
    (_board, _locals, _answer, seat) => call(countered, { seat }),
  )
  .done();

const responding = procedure<Toy, Mine & { readonly card: 'guard' | 'dodge' }>()('responding')
  .step('TOY-13', (t, { seat, card }) => t.raise('response.made', { seat, card }))
  .done();

const dodging = procedure<Toy, Mine>()('dodge')
  .step('TOY-15/a', (t) => rollDodge(t))
  .ask('TOY-15/b', reroll, (board, { seat }) => (fightOf(board).evaded || playerAt(board, seat).gold === 0 ? null : seat))
  .step('TOY-15/c', (t, { seat, answer }) => {
    if (answer?.act !== 'again') return;
    t.raise('gold.changed', { seat, n: -1 });
    rollDodge(t);
  })
  .done();

function rollDodge(t: Turn<Toy>): void {
  const die = t.roll(DIE, 'dodge');
  t.raise('dodge.rolled', { die, evaded: die >= DODGE_FROM });
}

const falling = procedure<Toy, Mine & { readonly by: Seat }>()('fall')
  .step('TOY-18/a', (t, { by }) => t.raise('points.changed', { seat: by, n: 1 }))
  .ask('TOY-18/b', fall, (_, { seat }) => seat)
  .step('TOY-18/c', (t, { seat, by, answer: { act } }) => {
    if (act === 'give-gold') t.raise('gold.moved', { from: seat, to: by, n: playerAt(t.board, seat).gold });
    else if (act === 'drop-hand') t.raise('cards.discarded', { seat, cards: handOf(t.board, seat).slice() });
    else if (act === 'lose-point') t.raise('points.changed', { seat, n: -1 });
    else t.raise('points.changed', { seat: by, n: 1 });
  })
  .step('TOY-18/d', (t, { seat }) => t.raise('health.changed', { seat, n: HEALTH - playerAt(t.board, seat).health }))
  .done();

const taking = procedure<Toy, Against>()('spoils')
  .ask('TOY-19/a', spoils, (_, { seat }) => seat)
  .step('TOY-19/b', (t, { seat, target, answer }) => {
    if (answer.act === 'take-gold') t.raise('gold.moved', { from: target, to: seat, n: answer.amount });
    else if (answer.act === 'take-card') drawCards(t, seat, 1);
  })
  .done();

export const attacking = procedure<Toy, Against & { readonly power: number }>()('attack')
  .step('TOY-6', (t, { seat, target, power }) =>
    t.raise('attack.begun', { by: seat, target, power: power + (playerAt(t.board, seat).kit === 'blade' ? 1 : 0) }),
  )
  .untilAllPass(
    'TOY-13',
    respond,
    (board, { seat }) => (fightOf(board).response === '' ? seatsAfter(seat) : []),
    (_board, _locals, { act }, by) => call(responding, { seat: by, card: act }),
  )
  .call('TOY-14', countering, (board) => (fightOf(board).response === '' ? null : {}))
  .call('TOY-15', dodging, (board, { target }) => (stands(board, 'dodge') ? { seat: target } : null))
  .step('TOY-16', (t) => {
    if (stands(t.board, 'guard')) t.raise('power.changed', { n: -GUARD_POWER });
  })
  .let('damage', 'TOY-17', (t, { target }) => (fightOf(t.board).evaded ? 0 : rollAttack(t, target)))
  .step('TOY-17/b', (t, { target, damage }) => {
    t.raise('attack.ended', {});
    if (damage > 0) t.raise('health.changed', { seat: target, n: -damage });
  })
  .callWhich('TOY-18', (board, { seat, target, damage }) => {
    if (damage === 0) return null;
    return playerAt(board, target).health <= 0 ? call(falling, { seat: target, by: seat }) : call(taking, { seat, target });
  })
  .done();

function rollAttack(t: Turn<Toy>, target: Seat): number {
  const die = t.roll(DIE, 'attack');
  t.raise('attack.rolled', { die });
  if (die === 1) return 0;
  const armour = playerAt(t.board, target).kit === 'shield' ? 1 : 0;
  return Math.max(0, fightOf(t.board).power + (die === DIE ? 1 : 0) - armour);
}

export const fightProcedures = [attacking, responding, countering, countered, dodging, falling, taking] as const;
