// Owns an attack of the toy on the kernel: responses, counters, the dodge, the hit and what follows it.

import { call, procedure, type Seat, type Turn } from '@undercroft/kernel';
import { handOf, playerAt, type Board, type Fight, type Toy } from './board.ts';
import { DIE, DODGE_FROM, GUARD_POWER, HEALTH, seatsAfter } from './content.ts';
import { counter, fall, reroll, respond, spoils } from './decisions.ts';
import { drawCards } from './drawing.ts';

type Mine = { readonly seat: Seat };
type Against = Mine & { readonly target: Seat };

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

function rollDodge(t: Turn<Toy>): void {
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
    if (act === 'take-gold') t.raise('gold.moved', { from: target, to: seat, n: amount });
    else if (act === 'take-card') drawCards(t, seat, 1);
  })
  .done();

export const attacking = procedure<Toy, Against & { readonly power: number }>()('attack')
  .step('TOY-6', (t, { seat, target, power }) =>
    t.raise('attack.begun', { by: seat, target, power: power + (playerAt(t.board, seat).kit === 'blade' ? 1 : 0) }),
  )
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

function rollAttack(t: Turn<Toy>, target: Seat): number {
  const die = t.roll(DIE, 'attack');
  t.raise('attack.rolled', { die });
  if (die === 1) return 0;
  const armour = playerAt(t.board, target).kit === 'shield' ? 1 : 0;
  return Math.max(0, fightOf(t.board).power + (die === DIE ? 1 : 0) - armour);
}

export const fightProcedures = [attacking, countering, dodging, falling, taking] as const;
