// Owns reading what came over a line: text, not too deep, JSON, one of our messages; anything else has a refusal of its own.

import { isObject } from '@undercroft/kernel';
import { readMessage, type ClientMessage } from '@undercroft/table';

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = new Set([91, 123]);
const CLOSE = new Set([93, 125]);

/** Whether brackets are nested deeper than so, found without reading the values. */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) quoted = false;
    } else if (c === QUOTE) quoted = true;
    else if (OPEN.has(c)) {
      if (++depth > most) return true;
    } else if (CLOSE.has(c)) depth--;
  }
  return false;
}

export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: number; readonly detail: string };

export function readText(text: string, depth: number): Read {
  const no = (id: number, detail: string): Read => ({ ok: false, id, detail });
  if (isDeeper(text, depth)) return no(0, 'nested too deep');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return no(0, 'not JSON');
  }
  const message = readMessage(raw);
  return message === null ? no(idOf(raw), 'not a message of this protocol') : { ok: true, message };
}

/** The id of an otherwise malformed message, so that its sender can tell which. */
function idOf(raw: unknown): number {
  const id = isObject(raw) ? raw['id'] : 0;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= 2 ** 31 ? id : 0;
}

/** What a message costs of a connection's allowance: looking far ahead is more work than answering. */
export function costOf(message: ClientMessage): number {
  if (message.t === 'look') return 1 + Math.floor(message.budget / 50);
  if (message.t === 'errand') return message.ahead === true ? 5 : 1;
  return message.t === 'hello' || message.t === 'transcript' ? 5 : 1;
}
