// Owns a bot's Hero Phase: one turn is looked ahead, over every square that can be reached and every attack from there.

import { answerWith, best, type Seen, type Wanted } from '@undercroft/bots';
import type { Choice, Scalar } from '@undercroft/kernel';
import { isPower, powerOf, type PowerId, type TreasureId } from '../content/cards.ts';
import { caveOf, distance } from '../queries/cave.ts';
import { maxHp } from '../queries/duel.ts';
import { attacksOf, effectsOf, figuresFor, planFor, powersFor, usesOf } from '../queries/plans.ts';
import { endsOf, movementLeft } from '../queries/reach.ts';
import { speedOf } from '../queries/speed.ts';
import { heroAt, isHero, type HeroNo, type Square, type Table } from '../state.ts';
import type { View } from '../view.ts';
import { NO_WAY, stepsTo } from './map.ts';
import { bestBlow, standings, type Blow } from './worth.ts';

/** A view without its figures: copied with a hero elsewhere, they would be worked out each time. */
export function tableOf({ reckoned: _reckoned, ...table }: View): Table {
  return table;
}
const withHeroAt = (table: Table, hero: HeroNo, square: Square): Table => ({
  ...table,
  heroes: table.heroes.map((one, no) => (no === hero ? { ...one, square } : one)),
});

const DISABLE = 0.6;
/** What the adventure waits for. */
const DOOR = 1.5;
/** Whoever gains less than this by going elsewhere stays. */
const BOTHER = 0.05;

const asWanted = ({ worth: _worth, ...picks }: Blow): Wanted => ({ act: 'attack', ...picks });

interface Plan {
  readonly worth: number;
  readonly first: Wanted;
}

/** What may be done now, as the question says. */
function plansFor(table: Table, acts: readonly Scalar[]): readonly Plan[] {
  const hero = table.active;
  const own = heroAt(table, hero);
  const worthAt = standings(table, hero);
  const here = worthAt(own.square);
  const plans: Plan[] = [{ worth: here, first: { act: 'end' } }];
  const canAttack = !table.acting.attacked;
  const blowFrom = (square: Square): Blow | null => {
    const there = square === own.square ? table : withHeroAt(table, hero, square);
    return bestBlow(there, hero, attacksOf(there, hero));
  };
  const walks = acts.includes('walk') ? endsOf(table, hero, table.acting.walked >= 0 ? movementLeft(table) : speedOf(table, hero)) : [];
  if (acts.includes('attack')) {
    const blow = blowFrom(own.square);
    // After an attack the hero may still walk, if it has not yet.
    const after = table.acting.moves === 0 ? Math.max(here, ...walks.map(worthAt)) : here;
    if (blow !== null) plans.push({ worth: blow.worth + after, first: asWanted(blow) });
  }
  for (const square of walks) {
    const blow = canAttack ? blowFrom(square) : null;
    plans.push({ worth: worthAt(square) + (blow?.worth ?? 0) - BOTHER, first: { act: 'walk', to: square } });
  }
  const far = canAttack && table.acting.moves === 0 ? twoMoves(table, hero, walks, worthAt) : null;
  if (far !== null) plans.push(far);
  if (acts.includes('run'))
    for (const square of endsOf(table, hero, speedOf(table, hero)))
      plans.push({ worth: worthAt(square) - BOTHER, first: { act: 'run', to: square } });
  if (acts.includes('force')) plans.push({ worth: here + DOOR, first: { act: 'force' } });
  if (acts.includes('snatch')) plans.push({ worth: here + DOOR, first: { act: 'snatch' } });
  if (acts.includes('disable')) plans.push({ worth: here + DISABLE, first: { act: 'disable' } });
  return plans;
}

/** Instead of attacking a hero may move twice: to what is too far for one move. */
function twoMoves(table: Table, hero: HeroNo, walks: readonly Square[], worthAt: (square: Square) => number): Plan | null {
  const far = best(endsOf(table, hero, 2 * speedOf(table, hero)), worthAt);
  if (far === undefined || walks.includes(far)) return null;
  const steps = stepsTo(table, [far]);
  const to = best(walks, (square) => -(steps[square] ?? NO_WAY));
  return to === undefined ? null : { worth: worthAt(far) - BOTHER, first: { act: 'walk', to } };
}

/** What can be used without an action, where it is of use now; null: it waits. */
function useful(table: Table, hero: HeroNo, id: PowerId | TreasureId): Wanted | null {
  const own = heroAt(table, hero);
  const [first] = effectsOf(id);
  const use: Wanted = { act: 'use', with: id };
  const near = table.foes.filter(({ square }) => distance(caveOf(table.tiles), own.square, square) <= 1).length;
  switch (planFor(id).shape) {
    case 'hero': {
      const hurt = best(figuresFor(table, hero, id).filter(isHero), (one) => -heroAt(table, one).hp);
      return hurt !== undefined && isHurt(table, hurt) ? { ...use, target: hurt } : null;
    }
    case 'foe':
      return near > 1 ? use : null;
    case 'daily':
    case 'power': {
      const daily = powersFor(table, hero, id).find((power) => powerOf(power).kind === 'daily');
      return daily === undefined ? null : { ...use, card: daily };
    }
    case 'trap':
      return use;
    case 'none':
      if (first?.do === 'heal') return isHurt(table, hero) ? use : null;
      if (first?.do === 'mod') return near > 1 ? use : null;
      return first?.do === 'look' || (first?.do === 'attack' && near > 0) ? use : null;
    default:
      // Attacks with an item cost no action; whoever could be somewhere else by magic walks.
      return first?.do === 'attack' && near > 0 ? use : null;
  }
}
const isHurt = (table: Table, hero: HeroNo): boolean => {
  const own = heroAt(table, hero);
  return own.hp <= Math.ceil(maxHp(own) / 3) || (own.hp <= maxHp(own) / 2 && own.hp > 0 && table.foes.length > 1);
};

export function heroTurn({ view, asking }: Seen<View>): Choice {
  const table = tableOf(view);
  const hero = table.active;
  const acts = asking.open()?.options ?? [];
  if (acts.includes('take')) return answerWith(asking, { act: 'take' });
  if (acts.includes('use'))
    for (const id of usesOf(table, hero)) {
      const use = useful(table, hero, id);
      if (use !== null && (!isPower(id) || powerOf(id).kind !== 'at-will')) return answerWith(asking, use);
    }
  const plan = best(plansFor(table, acts), ({ worth }) => worth);
  return answerWith(asking, plan?.first ?? { act: 'end' });
}
