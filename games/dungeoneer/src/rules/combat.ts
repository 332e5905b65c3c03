// Owns combat from the declared attacks to the rewards: steps A to H of the rulebook.

import { call, define, procedure, type Call, type Seat, type Turn } from '@undercroft/kernel';
import { adventureOf, type AdventureId, type QuestId } from '../content/cards.ts';
import type { Effect, Form, Standing } from '../content/types.ts';
import { branch } from '../decisions/effects.ts';
import { challenge, minionStrikes, standIn, takeQuest } from '../decisions/fight.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import type { Cause } from '../queries/effects.ts';
import { canWound, isOff, isOver, lapses, springs, valueOf } from '../queries/fight.ts';
import { attackedSeats, avengers, challengeable, defenders, fighterName, readFighter } from '../queries/lord.ts';
import {
  formsOf,
  heldByArtifacts,
  heldByCarrying,
  heldByEffects,
  heldIn,
  holds,
  printedOf,
  standingOn,
  type Held,
  inPlayOf,
} from '../queries/standing.ts';
import { atHit, atHitting } from '../queries/triggers.ts';
import { attackOf, combatOf, isEdition, playerOf, seatAt, type Attack, type Board, type Fighter } from '../state.ts';
import { pack, putAway, reward, rewardOne, rewardPoint } from './aftermath.ts';
import { combat, effects, momentFor, momentIn, TRIGGERS } from './calls.ts';
import { throwDie } from './dice.ts';
import { hurt } from './hurt.ts';
import { mayRespond } from '../queries/timely.ts';
import { respond } from './respond.ts';
import { cited } from './cited.ts';

const causeOf = (attack: Attack, winner: Fighter, loser: Fighter | null, more: number): Cause => ({
  you: winner.seat,
  on: loser,
  roller: -1,
  here: attack.space,
  more,
  by: winner,
  roll: 'special',
});

/** Step A, DGN-COMBAT-07, DGN-FX-05, -06: special effects that were bought happen before any combat roll, in the declared order. */
const special = procedure<Dungeoneer, { readonly at: number }>()('special')
  .callWhich(['DGN-FX-05', 'DGN-FX-06'], (board, { at }) => {
    const attack = attackOf(board, at);
    const { by, on, special: bought } = attack;
    // Whoever is safe from the monster is left out (`heroesFor`), and so is a target that has left (DGN-COMBAT-11); the others in the space are not.
    if (bought === null || by.is === 'hero' || isOver(board, attack)) return null;
    const list = printedOf(board, by).special?.effects ?? [];
    return call(effects, { list, cause: causeOf(attack, by, isOff(board, attack) ? null : on, bought) });
  })
  .done();

/** The place of each attack in the declared order, one after the other. */
const eachAttack = (board: Board, _locals: object, done: number): { at: number } | null =>
  done < combatOf(board).attacks.length ? { at: done } : null;

const specials = procedure<Dungeoneer>()('specials')
  // after what was declared everybody may act; where nothing was bought the Response step or the moment before a die comes next.
  .callWhich('DGN-SPECIAL-01', (board) => (combatOf(board).attacks.some((one) => one.special !== null) ? momentIn(board) : null))
  .each('DGN-COMBAT-07', special, eachAttack)
  .done();

/** DGN-COMBAT-17, -18: one wound, or what the hit effect of the winner says in its place. */
const hit = procedure<Dungeoneer, { readonly at: number; readonly winner: Fighter; readonly loser: Fighter }>()('hit', 'end-of-hit')
  .callWhich('DGN-ORDER-01', (board, { at, winner, loser }) =>
    loser.is === 'hero' && winner.is !== 'hero' && winner.is !== 'minion' ? TRIGGERS(atHit(board, loser.seat, at)) : null,
  )
  .step('DGN-ORDER-01/a', (t, { at }) => (attackOf(t.board, at).spared ? 'end' : undefined))
  .let('takes', 'DGN-CHAL-12/a', (t, { at, winner, loser }) => takeable(t.board, attackOf(t.board, at), winner, loser))
  .ask(['DGN-CHAL-12', 'DGN-CHAL-15', 'DGN-CHAL-16'], takeQuest, (_board, { takes, winner }) => (takes.length > 0 ? winner.seat : null))
  .step(['DGN-CHAL-12/b', 'DGN-ESCORT-09', 'DGN-ESCORT-10', 'DGN-ESCORT-11'], (t, { answer, winner, loser }) => {
    if (answer?.act !== 'take') return undefined;
    t.raise('quest.taken', { seat: winner.seat, from: loser.seat, quest: answer.quest }, 'DGN-CHAL-12');
    return 'end-of-hit';
  })
  .let('choices', 'DGN-COMBAT-18/a', (t, { at, winner, loser }) => hitEffects(t.board, winner, attackOf(t.board, at), loser))
  .let('branches', 'DGN-COMBAT-18/b', (_t, { choices }) => choices.map((_, i) => i))
  .ask('DGN-COMBAT-18/c', branch, (_board, { choices, winner }) => (choices.length > 1 ? winner.seat : null))
  .callWhich(['DGN-COMBAT-17', 'DGN-COMBAT-18'], (board, { at, winner, loser, choices, answer }) => {
    const own = choices[answer?.branch ?? 0];
    if (own === undefined) return call(hurt, { on: loser, n: 1, by: winner });
    return call(effects, { list: own, cause: causeOf(attackOf(board, at), winner, loser, 0) });
  })
  .at('end-of-hit')
  .callWhich('DGN-ORDER-01/b', (board, { winner }) => (winner.is === 'hero' ? TRIGGERS(atHitting(board, winner.seat)) : null))
  .done();

/** DGN-CHAL-12, DGN-CHAL-15, DGN-CHAL-16, A-32: Escort Quests that a hero whose Challenge hits may take in place of his hit; in 2.1 only on his own turn. */
function takeable(board: Board, attack: Attack, winner: Fighter, loser: Fighter): readonly QuestId[] {
  if (winner.is !== 'hero' || loser.is !== 'hero' || fighterName(winner) !== fighterName(attack.by)) return [];
  if (isEdition(board, '2.1') && winner.seat !== board.turn) return [];
  return playerOf(board, loser.seat).quests.flatMap(({ quest, carried }) => (carried ? [quest] : []));
}

/** DGN-FORM-08, A-36: the hit effects of a form, whether attacking or countering; of several whoever hits chooses one. */
function hitEffects(board: Board, winner: Fighter, { form, space }: Attack, loser: Fighter): readonly (readonly Effect[])[] {
  return heldByFighter(board, winner).flatMap(({ standing, host }) => {
    if (standing.is !== 'hit' || !(standing.forms === 'host' ? formsOf('host', host) : standing.forms).includes(form)) return [];
    const now = { you: winner.seat, target: loser.seat, here: space, opponent: loser, host, more: 0 };
    return holds(board, standing.when, now) ? [standing.effects] : [];
  });
}

function heldByFighter(board: Board, fighter: Fighter): readonly Pick<Held, 'standing' | 'host'>[] {
  if (fighter.is === 'hero') {
    const { ready, done, quests } = playerOf(board, fighter.seat);
    return [...heldIn(ready), ...heldByArtifacts(done), ...heldByCarrying(quests), ...heldByEffects(board, fighter.seat)];
  }
  const of = (standing: readonly Standing[], host: AdventureId | null): readonly Pick<Held, 'standing' | 'host'>[] =>
    standing.map((one) => ({ standing: one, host }));
  const tucked = 'card' in fighter ? (inPlayOf(board, fighter.card)?.attached ?? []) : [];
  const host = 'card' in fighter ? fighter.card : null;
  return [...of(printedOf(board, fighter).standing, null), ...tucked.flatMap((card) => of(standingOn(card), host))];
}

/** Steps C to E for one attack: the attacker rolls, the defender rolls, the higher total hits. */
const exchange = procedure<Dungeoneer, { readonly at: number }>()('exchange', 'off')
  .callWhich('DGN-DICE-01', (board, { at }) => beforeRoll(board, at, 'attack'))
  // Before the die somebody may have acted: an attack that was called off is over, and so is one on somebody who has left.
  .step('DGN-COMBAT-13', (t, { at }) => {
    if (lapses(t.board, attackOf(t.board, at))) return 'off';
    rollFor(t, at, 'attack');
    return undefined;
  })
  .let('seat', 'DGN-FX-03/a', (t, { at }) => attackOf(t.board, at).on.seat)
  .let('minions', 'DGN-FX-03/b', (t, { at, seat }) => {
    const { by, on, form } = attackOf(t.board, at);
    return on.is === 'hero' ? defenders(t.board, seat, form, by) : [];
  })
  .ask('DGN-FX-03', standIn, (_board, { seat, minions }) => (minions.length > 0 ? seat : null))
  .step('DGN-FX-03/c', (t, { at, answer, seat }) => {
    if (answer?.act === 'minion') t.raise('minion.steps-in', { at, card: answer.minion, seat }, cited(t.board, 'DGN-GEN-02', 'DGN-FX-03'));
  })
  // the defender may still act when the first roll lies on the table.
  .callWhich('DGN-DICE-01/a', (board, { at }) => beforeRoll(board, at, 'counter-attack'))
  // DGN-COMBAT-11: once the attack is rolled, leaving the space no longer helps.
  .step('DGN-COMBAT-14', (t, { at }) => {
    if (isOver(t.board, attackOf(t.board, at))) return 'off';
    rollFor(t, at, 'counter-attack');
    return undefined;
  })
  .let('result', 'DGN-COMBAT-15/a', (t, { at }) => {
    const result = resultOf(t.board, attackOf(t.board, at));
    t.raise(
      'attack.decided',
      { at, result },
      result === 'tied' ? 'DGN-COMBAT-19' : result === 'fended' ? 'DGN-COMBAT-16' : 'DGN-COMBAT-15',
    );
    return result;
  })
  .callWhich(['DGN-COMBAT-15', 'DGN-COMBAT-16', 'DGN-COMBAT-19'], (board, { at, result }) => {
    const { by, on } = attackOf(board, at);
    if (result === 'hit') return call(hit, { at, winner: by, loser: on });
    return result === 'countered' ? call(hit, { at, winner: on, loser: by }) : null;
  })
  .step('DGN-COMBAT-15/c', (t, { at, result }) => {
    t.raise('attack.ended', { at, result }, result === 'tied' ? 'DGN-COMBAT-19' : 'DGN-COMBAT-15');
    return 'end';
  })
  .at('off')
  .step('DGN-COMBAT-11', (t, { at }) => t.raise('attack.ended', { at, result: 'lapsed' }))
  .done();

/** The higher total hits; A-35: whoever has no value in the form fends off, and hits nobody. */
function resultOf(board: Board, { by, on, form, total, counterTotal }: Attack): 'hit' | 'countered' | 'fended' | 'tied' {
  if (total === counterTotal) return 'tied';
  if (total > counterTotal) return canWound(board, by, form, on) ? 'hit' : 'fended';
  return canWound(board, on, form, by) ? 'countered' : 'fended';
}

/** DGN-DICE-01, A-45: everybody may act before a roll of a fight. */
function beforeRoll(board: Board, at: number, roll: 'attack' | 'counter-attack'): Call | null {
  const { by, on, space } = attackOf(board, at);
  const { is, seat } = roll === 'attack' ? by : on;
  return momentFor(board, { is: 'roll', seat, roll, by: is, space });
}

/** DGN-CHAL-11: the player of a fighter rolls for it, also where a monster is challenged. */
function rollFor(t: Turn<Dungeoneer>, at: number, part: 'attack' | 'counter-attack'): void {
  const { by, on, form, space } = attackOf(t.board, at);
  const [fighter, opponent] = part === 'attack' ? [by, on] : [on, by];
  const { die, add } = throwDie(t, fighter, part, opponent, space, 'combat');
  const total = die + add + valueOf(t.board, fighter, form, part, opponent, space);
  t.raise(part === 'attack' ? 'attack.rolled' : 'counter.rolled', { at, by: fighter, die, total });
}

/**
 * DGN-ENC-03, DGN-THREAT-07, DGN-THREAT-08, DGN-COMBAT-09: instead of attack and counter-attack everybody in the space meets the trap,
 * the hero of whoever played it too, and nobody elsewhere; then it is discarded.
 */
const spring = procedure<Dungeoneer, { readonly at: number }>()('spring')
  .callWhich('DGN-ENC-03', (board, { at }) => {
    const { by, on, space, special } = attackOf(board, at);
    const card = by.is === 'trap' ? adventureOf(by.card) : null;
    if (card?.family !== 'trap') return null;
    const cause: Cause = { you: by.seat, on, roller: -1, here: space, more: special ?? 0, roll: 'trap', by: null };
    return call(effects, { list: card.effects, cause });
  })
  .step('DGN-CARD-13', (t, { at }) => {
    t.raise('attack.ended', { at, result: 'resolved' });
    const { by } = attackOf(t.board, at);
    if (by.is === 'trap' && inPlayOf(t.board, by.card) !== undefined) t.raise('trap.spent', { card: by.card });
  })
  .done();

/** Steps C to E, A-37: attack by attack in the declared order; results take effect at once. */
const makeAttack = procedure<Dungeoneer, { readonly at: number }>()('make-attack')
  .step(['DGN-COMBAT-11', 'DGN-COMBAT-12'], (t, { at }) => {
    const attack = attackOf(t.board, at);
    if (!lapses(t.board, attack) || springs(t.board, attack)) {
      t.raise('attack.began', { at }, 'DGN-COMBAT-13');
      return undefined;
    }
    if (attack.state === 'declared') t.raise('attack.ended', { at, result: 'lapsed' }, 'DGN-COMBAT-11');
    if (attack.by.is === 'trap' && inPlayOf(t.board, attack.by.card) !== undefined)
      t.raise('trap.spent', { card: attack.by.card }, 'DGN-CARD-13');
    return 'end';
  })
  .callWhich('DGN-COMBAT-13', (board, { at }) => (attackOf(board, at).by.is === 'trap' ? call(spring, { at }) : call(exchange, { at })))
  .done();

const exchanges = procedure<Dungeoneer>()('exchanges').each('DGN-DLORD-11', makeAttack, eachAttack).done();

/** Step F, DGN-CHAL-07: one attack of a hero that was attacked, or of a Minion in its place. */
const challengeOf = procedure<Dungeoneer, { readonly seat: Seat }>()('challenge-of')
  .ask('DGN-CHAL-07', challenge, (board, { seat }) =>
    challengeable(board, seat).length > 0 || avengers(board, seat).length > 0 ? seat : null,
  )
  .callWhich(['DGN-CHAL-03', 'DGN-FX-04'], (_board, { answer, seat }) => {
    if (answer?.act === 'minion') return call(strike, { seat, card: answer.minion, name: answer.on, form: answer.form });
    return answer?.act === 'challenge' ? call(makeChallenge, { seat, name: answer.on, form: answer.form }) : null;
  })
  .done();

/** in turn order from the Dungeonlord's left. */
const challenges = procedure<Dungeoneer>()('challenges')
  .let('seats', 'DGN-CHAL-07/a', (t) => attackedSeats(t.board))
  .each('DGN-CHAL-07', challengeOf, (_board, { seats }, done) => seatAt(seats, done))
  .done();

interface Blow {
  readonly seat: Seat;
  readonly name: string;
  readonly form: Form;
}

/** DGN-CHAL-01, -08, -09: a hero's own attack, for one Movement point, with the steps of combat. */
export const makeChallenge = procedure<Dungeoneer, Blow>()('challenge')
  .step(['DGN-CHAL-01', 'DGN-CHAL-02'], (t, { seat }) => t.raise('movement.spent', { seat, n: 1, for: 'challenge' }))
  .step('DGN-CHAL-10', (t, { seat, name, form }) =>
    t.raise('attack.declared', {
      kind: 'challenge',
      lord: seat,
      by: { is: 'hero', seat },
      on: readFighter(t.board, name),
      form,
      special: null,
    }),
  )
  .call(['DGN-CHAL-08', 'DGN-CHAL-09'], combat, () => ({}))
  .done();

/** DGN-FX-04, A-67: a Minion attacks in place of its hero; it costs no Movement. */
const strike = procedure<Dungeoneer, Blow & { readonly card: AdventureId }>()('strike')
  .step('DGN-FX-04', (t, { seat, card, name, form }) =>
    t.raise(
      'attack.declared',
      {
        kind: 'challenge',
        lord: seat,
        by: { is: 'minion', card, seat },
        on: readFighter(t.board, name),
        form,
        special: null,
      },
      cited(t.board, 'DGN-GEN-02', 'DGN-FX-04'),
    ),
  )
  .call('DGN-FX-04/a', combat, () => ({}))
  .done();

/** DGN-FX-04: a hero who has been challenged may have a Minion attack the challenger; that attack has no answer of its own. */
const avenge = procedure<Dungeoneer, { readonly seat: Seat }>()('avenge')
  .ask('DGN-FX-04', minionStrikes, (_board, { seat }) => seat)
  .call('DGN-FX-04/a', strike, (_board, { answer, seat }) =>
    answer.act === 'minion' ? { seat, card: answer.minion, name: answer.on, form: answer.form } : null,
  )
  .done();

function avengeCall(board: Board): Call | null {
  const [attack] = combatOf(board).attacks;
  if (attack === undefined || attack.by.is !== 'hero') return null;
  const { seat } = attack.on;
  return playerOf(board, seat).alive && avengers(board, seat).length > 0 ? call(avenge, { seat }) : null;
}

/** Whether step F comes: somebody was attacked; in a Challenge, whether a Minion of the challenged hero could strike back. */
const isAnswered = (board: Board): boolean =>
  combatOf(board).kind === 'challenge' ? avengeCall(board) !== null : attackedSeats(board).length > 0;

/**
 * DGN-COMBAT-01, -02: the steps in their order. A Challenge has no step F; only a batch has monsters to put away, those of Quests and of map
 * cards stay where they are (DGN-PACK-08, DGN-PACK-09).
 */
define(combat)
  .call('DGN-COMBAT-01/a', specials, () => ({}))
  .call('DGN-COMBAT-01/b', respond, (board) => (mayRespond(board) ? {} : null))
  .call('DGN-COMBAT-01/c', exchanges, () => ({}))
  // between the last attack and step F everybody may act: whoever was tipped may get up, and then challenge.
  .callWhich('DGN-SPECIAL-01', (board) => (isAnswered(board) ? momentIn(board) : null))
  .callWhich('DGN-COMBAT-01/f', (board) => (combatOf(board).kind === 'challenge' ? avengeCall(board) : call(challenges, {})))
  .callWhich('DGN-COMBAT-01/g', (board) => (combatOf(board).kind === 'batch' ? call(pack, {}) : null))
  // A Challenge in the middle of another combat is rewarded with it.
  .callWhich('DGN-COMBAT-01/h', (board) => (board.combats.length === 1 ? call(reward, {}) : null))
  .step(['DGN-COMBAT-01', 'DGN-COMBAT-02'], (t) =>
    t.raise('combat.ended', { kind: combatOf(t.board).kind }, cited(t.board, 'DGN-COMBAT-02', 'DGN-COMBAT-01')),
  )
  .done();

export const COMBAT_PROCEDURES = [
  combat,
  specials,
  special,
  exchanges,
  makeAttack,
  exchange,
  spring,
  hit,
  challenges,
  challengeOf,
  respond,
  strike,
  avenge,
  makeChallenge,
  pack,
  putAway,
  reward,
  rewardOne,
  rewardPoint,
] as const;
