// Owns this device's part of the dice of online tables: promised before any part is known, kept, and shown when all seats are fixed.

import { isRecord } from '@undercroft/kernel';

const KEY = 'undercroft.dice';
/** Parts of tables that began long ago are of no use: the oldest go first. */
const MOST = 40;

type Parts = Readonly<Record<string, string>>;
/** Where nothing can be kept, the part lives as long as the page. */
const here = new Map<string, string>();

const nameOf = (table: string, seat: number): string => `${table} ${seat}`;

function kept(): Parts {
  try {
    const parts: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(isRecord(parts) ? parts : {}).map(([name, part]) => [name, String(part)]));
  } catch {
    return {};
  }
}

/** A new part and what is promised of it. The code for it is loaded only when somebody plays online. */
export async function newPart(): Promise<{ readonly nonce: string; readonly promise: string }> {
  const { commitNonce, nonce } = await import('@undercroft/chance');
  const part = nonce();
  return { nonce: part, promise: commitNonce(part) };
}

export function keepPart(table: string, seat: number, nonce: string): void {
  here.set(nameOf(table, seat), nonce);
  try {
    const all = Object.entries({ ...kept(), [nameOf(table, seat)]: nonce }).slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // The part is still known to this page.
  }
}

export const partOf = (table: string, seat: number): string | null => here.get(nameOf(table, seat)) ?? kept()[nameOf(table, seat)] ?? null;

/** The part that was promised so, whichever seat its owner had then: people may change places before the game. */
export async function partPromised(table: string, promise: string): Promise<string | null> {
  const { commitNonce } = await import('@undercroft/chance');
  const all = new Map([...Object.entries(kept()), ...here]);
  for (const [name, part] of all) if (name.startsWith(`${table} `) && commitNonce(part) === promise) return part;
  return null;
}
