// Owns which card a bot plays or uses, and how: what it does must be worth more than what it costs.

import { best } from './answer.ts';
import type { Choice, Seat } from '@undercroft/kernel';
import { adventureOf, type AdventureId } from '../content/cards.ts';
import {
  attacksOf,
  baneTargets,
  causeOfPlay,
  gloryCost,
  hostsFor,
  moreFor,
  payersFor,
  playable,
  waysOf,
  type Opening,
  type Time,
} from '../queries/hand.ts';
import { isTimeToPlay, isTimeToUse } from '../queries/timely.ts';
import { attacksOfUse, causeOfUse, givable, morePaid, targetsOf, usable, useOf, type Source } from '../queries/uses.ts';
import { playerOf, type About } from '../state.ts';
import { worthOf } from './effects.ts';
import { reserved, type Mind } from './plan.ts';
import { CARD, danger, GLORY, handWorth, readyWorth, STEP } from './worth.ts';

interface Plan {
  readonly choice: Choice;
  readonly worth: number;
}

/** In a phase of one's own everything can be done, at a moment for everybody what it is the time for. */
const isAsked = ({ time, about }: Opening, isTime: boolean): boolean =>
  isTime || (about === null && (time === 'hero' || time === 'dungeonlord'));

/** The best card to play or use now, or null where nothing is worth its price. */
export function bestPlay(mind: Mind, time: Time, about: About | null): Choice | null {
  const opening: Opening = { seat: mind.seat, time, about };
  const plans = [
    ...playable(mind.board, opening).flatMap((card) =>
      isAsked(opening, isTimeToPlay(mind.board, opening, card)) ? [playPlan(mind, opening, card)] : [],
    ),
    ...usable(mind.board, opening).flatMap((source) =>
      isAsked(opening, isTimeToUse(mind.board, opening, source)) ? [usePlan(mind, opening, source)] : [],
    ),
  ];
  const plan = best(plans, (one) => one?.worth ?? 0) ?? null;
  return plan !== null && plan.worth > 0.5 ? plan.choice : null;
}

function playPlan(mind: Mind, opening: Opening, card: AdventureId): Plan | null {
  const { board, seat } = mind;
  const found = adventureOf(card);
  if (found.family === 'monster' || found.family === 'trap') return null;
  if (found.family === 'bane') return banePlan(mind, opening, card);
  const attack = attacksOf(board, opening, card)?.[0];
  const more = moreFor(board, seat, card, null);
  const paid = more === null ? 0 : Math.min(2, more.length - 1);
  const cause = { ...causeOfPlay(board, opening, card, null, paid), ...(attack === undefined ? {} : { attack }) };
  const stays = found.duration === 'instant' ? -CARD : readyWorth(board, seat, card);
  const ways = waysOf(board, opening, card);
  const use =
    found.family === 'treasure' && ways?.includes('use') === true && found.use !== undefined
      ? worthOf(mind, found.use.effects, cause) - CARD
      : -1;
  const way = ways === null ? undefined : use > stays || !ways.includes('keep') ? 'use' : 'keep';
  const worth = worthOf(mind, found.effects, cause) + (way === 'use' ? use : stays) - priceOf(mind, gloryCost(board, seat, card) + paid);
  const host = found.family === 'treasure' && found.duration === 'attachment' ? hostsFor(board, seat, card)[0] : undefined;
  return {
    worth,
    choice: {
      act: 'play',
      card,
      ...(host === undefined ? {} : { host }),
      ...(attack === undefined ? {} : { attack }),
      ...(more === null ? {} : { more: paid }),
      ...(way === undefined ? {} : { way }),
    },
  };
}

/** Each point of Glory that is missing for a Sacrifice afterwards is so dear. */
const MISSED = 9;
/** What it means to have so much less Glory: little where it lies about, much where it is saved for a Quest. */
function priceOf(mind: Mind, glory: number): number {
  const has = playerOf(mind.board, mind.seat).glory;
  const kept = Math.min(has, reserved(mind));
  return GLORY * glory * thrift(mind) + MISSED * Math.max(0, kept - (has - glory));
}
/** Glory that lies about is worth less: there is nothing else to spend it on. */
const thrift = ({ board, seat }: Mind): number => (playerOf(board, seat).glory > 8 ? 0.4 : playerOf(board, seat).glory > 4 ? 0.7 : 1);

function banePlan(mind: Mind, opening: Opening, card: AdventureId): Plan | null {
  const { board, seat } = mind;
  const found = adventureOf(card);
  if (found.family !== 'bane') return null;
  const host = typeof found.target === 'object' ? hostsFor(board, seat, card)[0] : undefined;
  const targets: readonly (Seat | null)[] =
    found.target === 'hero' ? baneTargets(board, opening, card).filter((one) => one !== seat) : [null];
  const plans = targets.flatMap((target): readonly Plan[] => {
    const payers = target === null ? payersFor(board, seat, card) : [target];
    const payer = payers[0];
    if (payer === undefined) return [];
    const more = moreFor(board, seat, card, payer);
    const paid = more === null ? 0 : Math.min(2, more.length - 1);
    const lasts = found.duration === 'permanent' && target !== null ? 9 * danger(board, target) : host === undefined ? 0 : 8;
    const worth = worthOf(mind, found.effects, causeOfPlay(board, opening, card, target, paid)) + lasts - (found.cost + paid) - 2;
    return [
      {
        worth,
        choice: {
          act: 'play',
          card,
          ...(target === null ? { payer } : { target }),
          ...(host === undefined ? {} : { host }),
          ...(more === null ? {} : { more: paid }),
        },
      },
    ];
  });
  return plans.reduce<Plan | null>((best, one) => (best === null || one.worth > best.worth ? one : best), null);
}

function usePlan(mind: Mind, opening: Opening, source: Source): Plan | null {
  const { board, seat } = mind;
  const use = useOf(board, seat, source);
  if (use === null) return null;
  const more = morePaid(board, seat, use);
  const targets = targetsOf(board, opening, source);
  const given = givable(board, opening, source, use);
  const cheapest = given === null ? undefined : [...given].sort((a, b) => handWorth(board, seat, a) - handWorth(board, seat, b))[0];
  const attack = attacksOfUse(board, opening, source)?.[0];
  let best: Plan | null = null;
  for (const target of targets ?? [null])
    for (const paid of more ?? [0]) {
      const cause = {
        ...causeOfUse(board, opening, source, target, paid),
        ...(attack === undefined ? {} : { attack }),
        ...(cheapest === undefined ? {} : { given: cheapest }),
      };
      const { glory = 0, movement = 0, charges = 0, discard } = use.price;
      const fixed = typeof glory === 'number' ? glory : cheapest === undefined ? 0 : adventureOf(cheapest).cost;
      const price =
        priceOf(mind, fixed + paid) + STEP * 0.6 * movement + 2 * charges + (discard === undefined ? 0 : discard === 'this' ? CARD : 4);
      const worth = worthOf(mind, use.effects, cause) - price;
      if (best !== null && worth <= best.worth) continue;
      best = {
        worth,
        choice: {
          act: 'use',
          source,
          ...(target === null ? {} : { target }),
          ...(cheapest === undefined ? {} : { given: cheapest }),
          ...(attack === undefined ? {} : { attack }),
          ...(more === null ? {} : { more: paid }),
        },
      };
    }
  return best;
}
