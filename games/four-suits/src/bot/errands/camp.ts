// Owns errands between fights: mending the party, kitting it out, selling what nobody needs, buying supplies. Chance has no part in them.

import { answerWith, type Errand, type Seen, type Wanted } from '@undercroft/bots';
import type { ErrandStep } from '@undercroft/parts';
import type { Stakes } from '@undercroft/kernel';
import { techniqueOf } from '../../content/index.ts';
import { isHere } from '../../queries/camp.ts';
import { mpCost, techniquesFor, targetsFor } from '../../queries/choices.ts';
import { statsOf } from '../../queries/stats.ts';
import { livingOf, presentOf } from '../../queries/units.ts';
import { characterAt, tileHere, type Table, type Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { answerTo } from '../asked.ts';
import { dressing, mending } from '../care.ts';
import { handOver } from '../gear.ts';
import { equipment, junk, supplies } from '../town.ts';
import type { ErrandEnd } from '../../errand-keys.ts';

type Want = (table: Table) => Wanted | null;
const ends = (key: ErrandEnd): ErrandStep => ({ ends: key });

/** Where the party is asked what it does for itself. */
const [TOWN, WAY] = ['in-town', 'next-step'] as const;

const sum = (table: Table, of: (one: ReturnType<typeof characterAt>) => number): number =>
  presentOf(table).reduce((all, unit) => all + of(characterAt(table, unit)), 0);
/** What was gained and spent between two views; what did not change is left out. */
export function billOf(before: Table, after: Table): Stakes {
  const figures = {
    hp: sum(after, ({ hp }) => hp) - sum(before, ({ hp }) => hp),
    mp: sum(after, ({ mp }) => mp) - sum(before, ({ mp }) => mp),
    gold: after.gold - before.gold,
    items: sum(after, ({ items }) => items.length) - sum(before, ({ items }) => items.length),
    raised: livingOf(after).length - livingOf(before).length,
  };
  return Object.fromEntries(Object.entries(figures).filter(([, n]) => n !== 0));
}

/** One thing after the other, as long as something is wanted. */
const camping = (name: string, decisions: readonly string[], want: Want): Errand<View> => ({
  name,
  asks: true,
  of: ({ offer, view }) => (decisions.includes(offer.decision) && want(view) !== null ? [null] : []),
  next: (seen) => step(seen, decisions, want),
  bill: billOf,
});
function step(seen: Seen<View>, decisions: readonly string[], want: Want): ErrandStep {
  const { offer, view, asking } = seen;
  // Packing anew is a question of its own on the way.
  if (offer.decision === 'repack') return { choice: answerTo(seen, view, { party: 0 }) };
  if (!decisions.includes(offer.decision)) return ends('asked');
  const wanted = want(view);
  return wanted === null ? ends('done') : { choice: answerWith(asking, wanted) };
}

/** Up to so many percent of Health: half-way casters hold back a third of their MP, to the full they give all. */
const MEND_TO: Readonly<Record<number, { readonly upTo: number; readonly keep: number }>> = {
  70: { upTo: 0.7, keep: 0.35 },
  100: { upTo: 1, keep: 0 },
};
const mendTo =
  (percent: unknown): Want =>
  (table) => {
    const to = MEND_TO[Number(percent)];
    return to === undefined ? null : mending(table, to.upTo, to.keep, true);
  };
const PLACES: readonly string[] = [TOWN, WAY];
/** On the way alone: setting out from Town is a rest that costs nothing. */
const patchUp: Errand<View> = {
  name: 'patch-up',
  asks: true,
  of: ({ offer, view }) =>
    offer.decision === WAY
      ? Object.keys(MEND_TO)
          .map(Number)
          .filter((percent) => mendTo(percent)(view) !== null)
      : [],
  next: (seen, of) => step(seen, [WAY], mendTo(of)),
  bill: billOf,
};

/** What is carried is worn, what serves somebody else better changes hands, and what is worth its price is bought. */
const kitOut: Want = (table) => dressing(table) ?? (handOver(table) === null ? null : { act: 'repack' }) ?? equipment(table);
/** On the way a Merchant buys as well, as long as there is anything in the purse. */
const isTrading = (table: Table): boolean => table.phase !== 'dungeon' || (isHere(table, 'merchant') && tileHere(table).purse > 0);

/** Boons worth having behind the next door, the best first: cast on the way they last through the next combat (CRD-STATUS-GEN-05). */
const BOONS = ['autolife', 'haste', 'regenerate', 'barrier', 'wall'] as const;
/** So much of their MP casters keep for the fight itself. */
const KEPT = 0.5;
const prepare: Want = (table) => {
  for (const technique of BOONS)
    for (const unit of livingOf(table)) {
      const one = characterAt(table, unit);
      if (!techniquesFor(table, unit).includes(technique) || one.mp - mpCost(technique) < KEPT * statsOf(one).mana) continue;
      const { effects } = techniqueOf(technique);
      const marks = effects.flatMap((effect) => (effect.do === 'add' ? effect.marks : []));
      const lacks = (target: Unit): boolean => marks.some((mark) => characterAt(table, target).statuses.every((status) => status !== mark));
      const target = targetsFor(table, unit, effects)?.find(lacks);
      if (target !== undefined) return { act: 'cast', unit, technique, target };
    }
  return null;
};

export const campErrands: readonly Errand<View>[] = [
  patchUp,
  camping('prepare', [WAY], prepare),
  camping('kit-out', [TOWN], kitOut),
  // Nothing is sold that somebody would rather wear.
  camping('sell-junk', PLACES, (table) => (isTrading(table) && dressing(table) === null && handOver(table) === null ? junk(table) : null)),
  camping('stock-up', [TOWN], (table) => supplies(table, table.gold)),
];
