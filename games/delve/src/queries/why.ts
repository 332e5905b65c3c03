// Owns the reasons why something cannot be picked: which rule is in the way of an item, an exit.

import type { Why } from '@undercroft/kernel';
import type { Window } from '../content/types.ts';
import type { Board, Table } from '../state.ts';
import { whyNoGem } from './adjust.ts';
import { effectAs, entryAt, hasUses, itemOf, usable } from './items.ts';
import { openExits } from './map.ts';

export const why = (rule: Why['rule'], key: string, args?: Why['args']): Why => (args === undefined ? { rule, key } : { rule, key, args });

/** Why an item cannot be used here: another window, used up, or nothing it could change (DLV-ITEM-04, DLV-ITEM-05). */
export const whyItem =
  (window: Window) =>
  (board: Table, _ctx: unknown, value: string | number): Why | null => {
    const entry = board.hero.inventory[Number(value)];
    if (entry === undefined) return null;
    if (itemOf(entry.item).window !== window) return why('DLV-ITEM-05', 'other-window', { item: entry.item });
    return hasUses(entry) ? why('DLV-ITEM-05', 'nothing-to-do', { item: entry.item }) : why('DLV-ITEM-04', 'used-up', { item: entry.item });
  };

/** The window in which an act uses items, by its question; an act that is not here uses none. */
const WINDOWS: Readonly<Record<string, Readonly<Record<string, Window>>>> = {
  between: { learn: 'BETWEEN', look: 'BETWEEN' },
  'keep-or-redraw': { redraw: 'DRAW' },
  'place-room': { chalk: 'PLACE' },
  'plan-round': { use: 'ROUND-START' },
  prepare: { cloak: 'BEFORE-ROLL' },
  adjust: { use: 'AFTER-ROLL' },
  'follow-up': { use: 'AFTER-PASS' },
  damage: { use: 'DAMAGE' },
  'end-round': { use: 'ROUND-END' },
  collect: { use: 'ON-CLEAR' },
  'try-reward': { open: 'ON-CLEAR', use: 'ON-CLEAR' },
};

/** Why there is nothing to choose for an act that is closed: by the gems, or by the item that belongs here, else by the first one holds. */
export function whyNothing(table: Table, decision: string, act: string): Why | null {
  if (decision === 'adjust' && act === 'spend') return whyNoGem(table);
  const window = WINDOWS[decision]?.[act];
  if (window === undefined) return null;
  if (table.hero.inventory.length === 0) return why('DLV-ITEM-01', 'no-items');
  const whyOne = window === 'AFTER-ROLL' ? whyTouch : whyItem(window);
  const reasons = table.hero.inventory.flatMap((_, place) => whyOne(table, null, place) ?? []);
  return reasons.find(({ key }) => key !== 'other-window') ?? reasons[0] ?? null;
}

/** Why a check cannot be made with a skill: the keyword or the trial lists others. */
export const whySkill =
  (rule: Why['rule']) =>
  (_board: Board, _ctx: unknown, value: string | number): Why => ({ rule, key: 'check-skill', args: { skill: value } });

/** The rule that keeps an AFTER-ROLL item from a check: a bonus is for its own skill, and every other item says itself what it works on. */
const touchRule = (board: Table, place: number): Why['rule'] => (effectAs(board, place, 'bonus') === null ? 'DLV-ITEM-05' : 'DLV-ITEM-09');

/** Why an AFTER-ROLL item cannot be used on the open dice. */
export function whyTouch(board: Table, ctx: unknown, value: string | number): Why | null {
  const place = Number(value);
  if (!usable(board, 'AFTER-ROLL').includes(place)) return whyItem('AFTER-ROLL')(board, ctx, value);
  return { rule: touchRule(board, place), key: 'no-fitting-check', args: { item: entryAt(board, place).item } };
}

/** Why an AFTER-ROLL item cannot be used on one of the checks. */
export const whyNotOn = (board: Board, { item }: { readonly item: number }): Why => ({
  rule: touchRule(board, item),
  key: 'other-check',
  args: { item: entryAt(board, item).item },
});

/** Why a room cannot be placed at an exit. */
export const whyExit = (board: Board, _ctx: unknown, value: string | number): Why => {
  const exit = board.map.rooms.flatMap((room) => room.exits).find((one) => one.wall === value);
  if (exit === undefined) return why('DLV-MAP-12', 'no-exit-there');
  if (exit.state === 'joined') return why('DLV-MAP-12', 'exit-joined');
  return exit.state === 'blocked'
    ? why('DLV-MAP-16', 'exit-blocked')
    : openExits(board.map).includes(exit.wall)
      ? why('DLV-MAP-13', 'does-not-fit')
      : why('DLV-MAP-17', 'room-not-completed');
};
