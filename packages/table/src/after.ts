// Owns going on from one game to the next: what a finished table hands on, and a setup that only a host may complete with it.

import { digest, plainCopy, type Json } from '@undercroft/kernel';
import type { InSteps } from '@undercroft/record';
import type { AnyGame } from './change.ts';
import { forkingFrom } from './fork.ts';
import type { NewTable } from './record.ts';
import type { TableRefusal } from './refusal.ts';
import type { Table } from './table.ts';

/** What a finished game hands on, and the setup of the game that follows it. */
export interface HandedOn {
  readonly setup: object;
  readonly carried: Json;
}

/** Null where the game is not over, was broken off, goes on from a moment that somebody handed in, or where its story ends. */
export function handedOn({ game, phase, match, made }: Table): HandedOn | null {
  if (phase !== 'over' || match === null || !match.state.isOver || made.from !== undefined) return null;
  const { board } = match.state;
  const setup = game.next?.(board) ?? null;
  return setup === null ? null : { setup, carried: plainCopy(game.carry?.(board) ?? null) };
}

/** A setup without what was carried: a host adds that from the table it comes from. */
export function withoutCarried(setup: object): object {
  const { carried: _carried, ...rest } = { carried: null, ...setup };
  return rest;
}

/** The setup of a new table as the rules complete it, or why there cannot be such a table. */
export type CheckedSetup = { readonly ok: true; readonly setup: object } | { readonly ok: false; readonly refusal: TableRefusal };
const wrong = (detail: string): CheckedSetup => ({ ok: false, refusal: { code: 'bad-setup', detail } });

/** What is looked at of a new table. */
export type Unchecked = Pick<NewTable, 'setup' | 'seats' | 'from' | 'after'>;

/** The setup of a new table, checked. What is carried comes from an earlier table; only a game that goes on from a transcript has it in its setup. */
export function* checkingNewSetup(game: AnyGame, { setup, seats, from, after }: Unchecked): InSteps<CheckedSetup> {
  if ('carried' in setup && from === undefined) return wrong('carried');
  if (after !== undefined && from !== undefined) return wrong('from');
  const checked = game.checkSetup(after === undefined ? setup : { ...setup, carried: after.carried });
  if (!checked.ok) return wrong(JSON.stringify(checked.problem));
  const count = game.seats(checked.setup);
  if (seats.length !== count) return wrong(`${count} seats`);
  const forked = from === undefined ? null : yield* forkingFrom(game, from);
  if (from !== undefined && (forked === null || digest(forked.setup) !== digest(checked.setup))) return wrong('from');
  return checked;
}
