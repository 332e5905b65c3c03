// Owns what is picked for a power or an item when it is declared: one chain of picks for all of them.

import type { Odds, PickChain, Scalar } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { isPower, powerOf, treasureOf, type PowerId, type TreasureId } from '../content/cards.ts';
import type { AttackEffect, Effect } from '../content/types.ts';
import { NOT_PICKED, type Picked } from '../queries/cause.ts';
import { armourClass, attackBonus, type Duel } from '../queries/duel.ts';
import { wardFor, weaponsFor } from '../queries/items.ts';
import { allFor, figuresFor, inOrder, planFor, powersFor, squaresFor, tilesFor, trapsFor, type Shape } from '../queries/plans.ts';
import { foeAt, heroAt, thingAt, type Board, type Figure, type HeroNo, type Square, type Table, type TileNo } from '../state.ts';

type Id = PowerId | TreasureId;
interface Chosen {
  readonly hero?: HeroNo | undefined;
  readonly with: Id;
  readonly tile?: TileNo | undefined;
}
/** Whose it is: of a question in the Hero Phase the active hero's. */
const user = (board: Board, { hero }: Chosen): HeroNo => hero ?? board.active;
const isShape = (id: Id, ...shapes: readonly Shape[]): boolean => shapes.includes(planFor(id).shape);

/** Asked where the shape is one of these, and not at all otherwise. */
const when =
  <V extends Scalar>(shapes: readonly Shape[], list: (board: Board, hero: HeroNo, id: Id) => readonly V[]) =>
  (board: Board, ctx: Chosen): readonly V[] | null =>
    isShape(ctx.with, ...shapes) ? list(board, user(board, ctx), ctx.with) : null;

/** CAV-COMBAT-10: the targets in the order of the attacker; of an attack on each foe those that are named come first. */
const named = (board: Board, ctx: Chosen): readonly Figure[] => {
  if (isShape(ctx.with, 'targets')) return figuresFor(board, user(board, ctx), ctx.with);
  return isShape(ctx.with, 'all', 'tile') ? allFor(board, user(board, ctx), ctx.with, ctx.tile) : [];
};
function namedBounds(board: Board, ctx: Chosen): readonly [number, number] {
  const all = named(board, ctx).length;
  if (isShape(ctx.with, 'targets')) return [1, Math.min(planFor(ctx.with).most, all)];
  // One foe alone leaves nothing to order; an object is named or left alone, unless there is nothing else to attack.
  const foes = inOrder(board, named(board, ctx), []).length;
  return [foes === 0 && all > 0 ? 1 : 0, all === 1 && foes === 1 ? 0 : all];
}

/** The picks that follow `with`. */
export const picking = <C extends object, P extends { readonly with: Id }>(chain: PickChain<Cavern, C, P>) =>
  chain
    .pick('tile', when(['tile'], tilesFor))
    .pick('target', when(['target', 'pull', 'foe', 'hero'], figuresFor))
    .pick('square', when<Square>(['pull', 'square'], squaresFor))
    .pick('card', when<Scalar>(['power', 'daily'], powersFor))
    .pick('trap', when(['trap'], trapsFor))
    .sequence('targets', namedBounds, (board, ctx, chosen: readonly Figure[]): readonly Figure[] =>
      named(board, ctx).filter((figure) => !chosen.includes(figure)),
    );

interface Answer {
  readonly with: Id;
  readonly tile?: TileNo | undefined;
  readonly target?: Figure | undefined;
  readonly square?: Square | undefined;
  readonly card?: Scalar | undefined;
  readonly trap?: number | undefined;
  readonly targets: readonly Figure[];
}

/** An answer as the effects of the power or item read it. */
export function pickedIn(board: Board, hero: HeroNo, answer: Answer): Picked {
  const { with: id, tile, target, square, card, trap, targets } = answer;
  const one = target === undefined ? targets : [target];
  const all = isShape(id, 'all', 'tile') ? inOrder(board, allFor(board, hero, id, tile), targets) : one;
  return {
    targets: all,
    square: square ?? NOT_PICKED.square,
    tile: tile ?? NOT_PICKED.tile,
    card: card ?? trap ?? null,
  };
}

const attackIn = (effects: readonly Effect[]): AttackEffect | undefined => {
  for (const effect of effects) {
    if (effect.do === 'attack') return effect;
    if (effect.do === 'repeat') return attackIn(effect.effects);
  }
  return undefined;
};
const attackOf = (id: Id): AttackEffect | undefined =>
  attackIn(isPower(id) ? powerOf(id).effects : treasureOf(id).uses.flatMap(({ effects }) => effects));

const FACES = 20;
/** CAV-COMBAT-05: how likely an attack of a hero is to hit. */
export function oddsAgainst(board: Table, by: HeroNo, on: Figure, bonus: number): Odds {
  const duel: Duel = { by, device: null, from: heroAt(board, by).square, on, die: 0 };
  const more = attackBonus(board, duel, weaponsFor(board, duel)[0] ?? null);
  const need = armourClass(board, duel, wardFor(board, duel)) - bonus - more;
  return { ways: Math.max(0, Math.min(FACES, FACES + 1 - need)), of: FACES, sum: [bonus + more, need] };
}

/** The odds of the first roll, once its target is picked. */
export function oddsOf(board: Table, hero: HeroNo, answer: Partial<Answer>): Odds | null {
  const { with: id, target, targets } = answer;
  const on = target ?? targets?.[0];
  const attack = id === undefined ? undefined : attackOf(id);
  return on === undefined || attack === undefined ? null : oddsAgainst(board, hero, on, attack.bonus);
}

/** Attacks that are worth suggesting: those that never run out first, then by how much they do on the average, no more than is there; of equals the likelier. */
export function attackRank(board: Board, hero: HeroNo, answer: Partial<Answer>): readonly number[] | null {
  const odds = oddsOf(board, hero, answer);
  const on = answer.target ?? answer.targets?.[0];
  if (odds === null || on === undefined || answer.with === undefined) return null;
  const hp = (foeAt(board, on) ?? thingAt(board, on))?.hp ?? Number.POSITIVE_INFINITY;
  return [usedUp(answer) === null ? 0 : 1, -odds.ways * Math.min(hp, attackOf(answer.with)?.damage ?? 0), -odds.ways];
}
/** CAV-POWER-02, CAV-TREASURE-09: what an answer turns face down or discards. */
export function usedUp({ with: id }: Partial<Answer>): string | null {
  if (id === undefined) return null;
  if (!isPower(id)) return 'item';
  const { kind } = powerOf(id);
  return kind === 'at-will' ? null : kind;
}
