// Owns how a bot plays the Dungeonlord: which monsters on whom, in which form, at what price; and what becomes of them.

import { FORMS } from '../content/types.ts';
import { memberOf } from '@undercroft/kernel';
import type { Choice, Seat } from '@undercroft/kernel';
import { adventureOf, type AdventureId } from '../content/cards.ts';
import type { Form } from '../content/types.ts';
import { attackForms } from '../queries/fight.ts';
import { avengeable, avengers, encountersOf, perilCost, readFighter, specialsFor, targetsFor } from '../queries/lord.ts';
import { heroesAt } from '../queries/fight.ts';
import { type Cause } from '../queries/effects.ts';
import { unfolded } from '../queries/possible.ts';
import { playerOf, type Board, type SpaceId } from '../state.ts';
import { worthOf } from './effects.ts';
import { exchange, overcomes } from './odds.ts';
import type { Mind } from './plan.ts';
import { danger, GLORY, lifeWorth, woundWorth } from './worth.ts';

/** What a point of an opponent's Peril is worth if it is kept for later. */
const KEPT = 1.1;
/** An attack that is more likely to be beaten back than this is made only for what the monster does besides. */
const FAIR = 0.25;
/** What is lost with a Life of a Minion. */
const MINION = 6;

interface Plan {
  readonly choice: Choice;
  readonly worth: number;
}

/** The best Encounter that can be declared now, or null. */
export function bestEncounter(mind: Mind): Plan | null {
  let best: Plan | null = null;
  for (const card of encountersOf(mind.board))
    for (const target of targetsFor(mind.board, card)) {
      const plan = adventureOf(card).family === 'trap' ? trapPlan(mind, card, target) : monsterPlan(mind, card, target);
      if (plan !== null && plan.worth > (best?.worth ?? 0)) best = plan;
    }
  return best;
}

/** Declared twice or more on one hero, each further attack finds him as strong: what counts is each for itself. */
function monsterPlan(mind: Mind, card: AdventureId, target: Seat): Plan | null {
  const { board, seat } = mind;
  const { space } = playerOf(board, target);
  const by = { is: 'monster', card, seat } as const;
  const on = { is: 'hero', seat: target } as const;
  const price = perilCost(board, seat, card, target);
  let best: Plan | null = null;
  for (const form of attackForms(board, by)) {
    const plain = exchange(board, by, on, form, space);
    // A monster that is beaten back pays its victim Glory, and may be gone.
    const lost = plain.loses * (GLORY * danger(board, target) + 4);
    const worth = (plain.wins < FAIR ? 0 : plain.wins * woundWorth(board, target)) - lost - KEPT * price;
    if (best === null || worth > best.worth)
      best = { choice: withSpecial(board, { act: 'encounter', card, target, form }, card, target), worth };
  }
  return best === null ? null : bought(mind, best, card, target);
}

const withSpecial = (board: Board, choice: Choice, card: AdventureId, target: Seat): Choice =>
  specialsFor(board, card, target) === null ? choice : { ...choice, special: -1 };

/** Whether its special effect is worth the Peril. */
function bought(mind: Mind, plan: Plan, card: AdventureId, target: Seat): Plan {
  const { board, seat } = mind;
  const found = adventureOf(card);
  const specials = specialsFor(board, card, target);
  if (found.family !== 'monster' || found.special === undefined || specials === null) return plan;
  const { effects, peril } = found.special;
  const by = { is: 'monster', card, seat } as const;
  const on = { is: 'hero', seat: target } as const;
  const { space } = playerOf(board, target);
  const form = memberOf(FORMS, plan.choice['form']);
  const base = exchange(board, by, on, form, space);
  return specials.reduce((best, n) => {
    if (n < 0) return best;
    const cause = { you: seat, on, roller: -1, here: space, more: n, roll: 'special', by } as const;
    const raises = effects.some((one) => one.do === 'score' || one.do === 'if');
    const gain = raises
      ? (exchange(board, by, on, form, space, n).wins - base.wins) * woundWorth(board, target)
      : worthOf(mind, effects, cause);
    const worth = plan.worth + gain - KEPT * (peril + n);
    return worth > best.worth ? { choice: { ...plan.choice, special: n }, worth } : best;
  }, plan);
}

/** A trap catches everybody in the space. */
function trapPlan(mind: Mind, card: AdventureId, target: Seat): Plan | null {
  const { board, seat } = mind;
  const found = adventureOf(card);
  if (found.family !== 'trap') return null;
  const { space } = playerOf(board, target);
  let worth = -KEPT * perilCost(board, seat, card, target);
  for (const hero of heroesAt(board, space))
    for (const effect of unfolded(board, found.effects, trapCause(seat, hero, space))) {
      if (effect.do !== 'threat') continue;
      const fails = 1 - overcomes(board, hero, effect.threat, 'trap');
      const cause = trapCause(seat, hero, space);
      worth += fails * worthOf(mind, effect.fail ?? [], cause) + (1 - fails) * worthOf(mind, effect.ok ?? [], cause);
    }
  const specials = specialsFor(board, card, target);
  return { choice: { act: 'encounter', card, target, ...(specials === null ? {} : { special: 0 }) }, worth };
}

const trapCause = (seat: Seat, hero: Seat, space: SpaceId): Cause => ({
  you: seat,
  on: { is: 'hero', seat: hero },
  roller: hero,
  here: space,
  more: 0,
  roll: 'trap',
  by: null,
});

/** DGN-FX-04: the Minion that has the best odds against whoever has just attacked; null: none has good ones. */
export function minionStrike({ board, seat }: Mind): Choice | null {
  const { space } = playerOf(board, seat);
  let best: Plan | null = null;
  for (const minion of avengers(board, seat))
    for (const on of avengeable(board, seat))
      for (const form of attackForms(board, { is: 'minion', card: minion, seat })) {
        const target = readFighter(board, on);
        const { wins, loses } = exchange(board, { is: 'minion', card: minion, seat }, target, form, space);
        const prize = target.is === 'hero' ? woundWorth(board, target.seat) : target.is === 'quest' ? 30 : GLORY + 5;
        const worth = wins * prize - loses * MINION;
        if (worth > (best?.worth ?? 0)) best = { choice: { act: 'minion', minion, on, form }, worth };
      }
  return best?.choice ?? null;
}

/** DGN-PACK-01: what can be used again soon stays in the Pack; a monster that is too dear for now goes back to the hand. */
export function putWhere(board: Board, seat: Seat, card: AdventureId, options: readonly unknown[]): string {
  const { pack } = playerOf(board, seat);
  const richest = Math.max(0, ...board.players.map(({ peril, alive }, other) => (alive && other !== seat ? peril : 0)));
  if (pack.length >= 3) return options.includes('hand') ? 'hand' : options.includes('discard') ? 'discard' : 'pack';
  if (options.includes('hand') && adventureOf(card).cost > richest + 4 && playerOf(board, seat).hand.cards.length < 4) return 'hand';
  return 'pack';
}

/** A Challenge of a monster that has just attacked, or of another hero: worth it if the odds are good. */
export function challengeWorth(board: Board, seat: Seat, name: string, form: Form): number {
  const hero = { is: 'hero', seat } as const;
  const [is, what] = name.split(' ');
  const { space } = playerOf(board, seat);
  if (is === 'hero') {
    const other = Number(what);
    const { wins, loses } = exchange(board, hero, { is: 'hero', seat: other }, form, space);
    return wins * woundWorth(board, other) - loses * lifeWorth(board, seat) - 2;
  }
  const by = board.combats.flatMap(({ attacks }) => attacks.map((one) => one.by)).find((one) => nameOf(one) === name);
  if (by === undefined) return 0;
  const { wins, loses } = exchange(board, hero, by, form, space);
  const prize = is === 'quest' ? 30 : is === 'space' ? 1 : GLORY + 5;
  return wins * prize - loses * lifeWorth(board, seat);
}
const nameOf = (one: { readonly is: string; readonly card?: string; readonly quest?: string; readonly space?: number }): string =>
  `${one.is} ${one.card ?? one.quest ?? one.space ?? ''}`;
