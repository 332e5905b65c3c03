// Owns the list of legal moves that boardgame.io's bots ask a game for.

import { missing } from '@undercroft/kernel';
import { HAND_LIMIT, KITS, POINT_COST, range, TAKE_MOST } from '../toy/content.ts';
import type { Ctx, Enumerated } from './api.ts';
import { amountsOf, isPlayable, playerAt, targetsOf, type G } from './state.ts';

export function enumerate(G: G, ctx: Ctx, playerID: string): Enumerated[] {
  const stage = ctx.activePlayers?.[playerID] ?? '';
  return LISTS[stage]?.(G, Number(playerID)) ?? [];
}

const plain = (...names: string[]): Enumerated[] => names.map((move) => ({ move, args: [] }));
const each = (move: string, values: Iterable<unknown>): Enumerated[] => [...values].map((value) => ({ move, args: [value] }));

const LISTS: Readonly<Record<string, (G: G, seat: number) => Enumerated[]>> = {
  kit: () => each('take', KITS),
  muster: () => plain('cards', 'coins'),
  action: actions,
  respond: (G, seat) => {
    const { hand } = playerAt(G, seat);
    return plain(
      ...(hand.includes('guard') ? ['guard'] : []),
      ...(seat === G.fight?.target && hand.includes('dodge') ? ['dodge'] : []),
      'pass',
    );
  },
  counter: () => plain('counter', 'pass'),
  reroll: () => plain('again', 'accept'),
  fall: (G, seat) => {
    const { gold, hand, points } = playerAt(G, seat);
    return plain(
      ...(gold > 0 ? ['give-gold'] : []),
      ...(hand.length > 0 ? ['drop-hand'] : []),
      ...(points > 0 ? ['lose-point'] : []),
      'bow',
    );
  },
  spoils: (G) => [
    ...each('take-gold', range(1, Math.min(TAKE_MOST, playerAt(G, G.fight?.target ?? missing()).gold))),
    ...plain('take-card', 'mercy'),
  ],
  pay: (G, seat) => {
    const { gold, hand } = playerAt(G, seat);
    return [...each('coins', range(1, Math.min(TAKE_MOST, gold))), ...each('card', new Set(hand))];
  },
  scout: () => plain('keep', 'bury'),
  bid: (G, seat) => each('bid', range(0, playerAt(G, seat).gold)),
  discard: (G, seat) => {
    const { length } = playerAt(G, seat).hand;
    return each('drop', subsets(length, length - HAND_LIMIT));
  },
};

function actions(G: G, seat: number): Enumerated[] {
  const { hand, gold } = playerAt(G, seat);
  const kinds = [...new Set(hand)];
  const moves: Enumerated[] = [];
  for (const card of kinds) {
    if (!isPlayable(G, seat, card)) continue;
    for (const target of targetsOf(G, seat, card) ?? [undefined]) {
      for (const amount of amountsOf(G, seat, card, target) ?? [undefined]) moves.push({ move: 'play', args: [card, target, amount] });
    }
  }
  moves.push(...each('trade', kinds));
  if (gold >= POINT_COST) moves.push(...plain('buy'));
  moves.push(...plain('done'));
  return moves;
}

/** Every set of so many places below a number. */
function subsets(below: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const sets: number[][] = [];
  for (let first = from; first <= below - size; first++) {
    for (const rest of subsets(below, size - 1, first + 1)) sets.push([first, ...rest]);
  }
  return sets;
}
