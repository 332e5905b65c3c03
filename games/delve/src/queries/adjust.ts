// Owns what may be done to dice that lie open: which gems and items may touch which check and which die.

import { missing, type Why } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { GEMS, type Gem } from '../content/types.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import { gemsOf, type Check, type Table } from '../state.ts';
import { dulled } from './foe.ts';
import { effectAs, effectAt, usable } from './items.ts';

/** What something does to a check: a gem's effect, or one that only items have. */
export type Touch = Gem | 'six' | 'bonus' | 'pass';

const isOpenCheck = (check: Check): boolean => check.state === 'rolled' && !check.forced;
/** Every kind of check, passing or not (DLV-GEM-11, DLV-GEM-13). */
const openChecks = (table: Table): readonly number[] =>
  table.encounter === null ? [] : gather(table.encounter.checks, (check, at) => (isOpenCheck(check) ? at : undefined));
export const checkAt = (table: Table, at: number): Check => {
  const check = table.encounter?.checks[at];
  if (check === undefined) throw new Error(`no check at ${at}`);
  return check;
};

/** The checks that may be committed now: tests come first (DLV-ROUND-09). */
export function committable(table: Table): readonly number[] {
  const rolled: number[] = [];
  const tests: number[] = [];
  table.encounter?.checks.forEach(({ state, purpose }, at) => {
    if (state !== 'rolled') return;
    rolled.push(at);
    if (purpose === 'test') tests.push(at);
  });
  return tests.length > 0 ? tests : rolled;
}

/** Why a gem of this colour cannot be spent now; null when it can, or when there is no such colour. */
export function gemClosed(table: Table, colour: string | number): Why | null {
  const gem = GEMS.find((one) => one === colour);
  if (gem === undefined) return null;
  if (gemsOf(table, gem) === 0) return { rule: 'DLV-GEM-15', key: 'no-gem', args: { gem } };
  if (dulled(table) === gem) return { rule: 'DLV-KEY-13', key: 'dulled', args: { gem } };
  return null;
}

/** What each gem does, by its rule. */
export const GEM_RULES = { ruby: 'DLV-GEM-02', emerald: 'DLV-GEM-04', sapphire: 'DLV-GEM-06' } as const satisfies Readonly<
  Record<Gem, RuleId>
>;

export const spendable = (table: Table): readonly Gem[] =>
  openChecks(table).length === 0 ? [] : GEMS.filter((gem) => gemClosed(table, gem) === null);

/** Why no gem can be spent now: there is none, a keyword keeps those there are, or no check can still change. */
export function whyNoGem(table: Table): Why | null {
  if (spendable(table).length > 0) return null;
  const held = GEMS.filter((gem) => gemsOf(table, gem) > 0);
  if (held.length === 0) return { rule: 'DLV-GEM-15', key: 'no-gems' };
  const [reason] = held.flatMap((gem) => gemClosed(table, gem) ?? []);
  return reason ?? { rule: 'DLV-GEM-09', key: 'no-open-check' };
}

/** What an AFTER-ROLL item does to a check; PRISM CHIP does what the copied colour does. */
export function touchOf(table: Table, item: number, as: Gem | undefined): Touch {
  switch (effectAt(table, item).do) {
    case 'bonus':
      return 'bonus';
    case 'auto-pass':
      return 'pass';
    case 'reroll-die':
      return 'sapphire';
    case 'reroll-check':
      return 'emerald';
    case 'turn-die':
      return 'six';
    case 'nudge-die':
      return 'ruby';
    case 'recolour-gem':
      return as ?? 'ruby';
    default:
      throw new Error(`item ${item} does nothing to a check`);
  }
}

/** The dice of a check that something may touch: also one that is not kept at the moment (DLV-GEM-10). */
export function diceFor(table: Table, touch: Touch, at: number): readonly number[] {
  const { dice } = checkAt(table, at);
  const places = dice.map((_, die) => die);
  return touch === 'six' ? places.filter((die) => dice[die] !== 6) : places;
}

export const touchesOneDie = (touch: Touch): boolean => touch === 'ruby' || touch === 'sapphire' || touch === 'six';

/** DLV-GEM-03: up or down, and the face must stay between 1 and 6. */
export function stepsFor(table: Table, at: number, die: number): readonly number[] {
  const face = checkAt(table, at).dice[die] ?? missing();
  return [1, -1].filter((step) => face + step >= 1 && face + step <= 6);
}

/** The checks an item may be used on (DLV-ITEM-09; STORM GLASS only inside a room). */
export function checksForItem(table: Table, item: number): readonly number[] {
  const bonus = effectAs(table, item, 'bonus');
  const pass = effectAs(table, item, 'auto-pass');
  return openChecks(table).filter((at) => {
    const check = checkAt(table, at);
    if (bonus !== null) return check.skill === bonus.skill;
    if (pass !== null) return pass.skills.includes(check.skill) && check.purpose !== 'onClear';
    return effectAt(table, item).do !== 'turn-die' || diceFor(table, 'six', at).length > 0;
  });
}

export const checksForGems = openChecks;

/** The AFTER-ROLL items that can do something now. */
export function adjustItems(table: Table): readonly number[] {
  const items = usable(table, 'AFTER-ROLL');
  if (items.length === 0) return items;
  const gems = spendable(table);
  return items.filter((item) => checksForItem(table, item).length > 0 && (effectAt(table, item).do !== 'recolour-gem' || gems.length > 0));
}

/** DLV-CHECK-11: whether there is anything to decide about the dice that lie open. */
export const canAdjust = (table: Table): boolean => spendable(table).length > 0 || adjustItems(table).length > 0;
