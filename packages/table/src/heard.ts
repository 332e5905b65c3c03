// Owns reading what a table says, on the page's side: each message is known by its tag. What it holds is checked where it is made, against
// the schemas of `protocol.ts`, and by the digest of a frame: a page does not check it again.

import { isList, isRecord, type Why } from '@undercroft/kernel';
import type { ErrandPlan, ErrandStep, OpenErrand } from '@undercroft/parts';
import type { Answered, PickNode } from './asked.ts';
import type { Frame, LogGroup, ServerMessage, ClientState } from './shown.ts';

const TAGS: ReadonlySet<unknown> = new Set<ServerMessage['t']>([
  'welcome',
  'frame',
  'packed',
  'ok',
  'no',
  'bye',
  'talk',
  'pointed',
  'plans',
]);
const isServerMessage = (raw: unknown): raw is ServerMessage => isRecord(raw) && TAGS.has(raw['t']);

/** A message of a table as it came over the line; null when it is none. */
export function readServerMessage(text: string): ServerMessage | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isServerMessage(raw) ? raw : null;
  } catch {
    return null;
  }
}

export const isFrame = (raw: unknown): raw is Frame => isRecord(raw) && raw['t'] === 'frame' && typeof raw['n'] === 'number';

/** Whether a difference led to something that can be shown. */
export const isClientState = (raw: unknown): raw is ClientState =>
  isRecord(raw) && 'view' in raw && 'offer' in raw && isRecord(raw['meta']);

/** What is told in answer to a question. */
export interface Replies {
  readonly look: PickNode | Answered;
  readonly why: Why;
  readonly errands: readonly OpenErrand[];
  readonly errandStep: ErrandStep;
  readonly errandPlan: ErrandPlan;
  readonly log: readonly LogGroup[];
  readonly transcript: { readonly transcript: string; readonly proof: unknown };
}

/** Whether a reply is what was asked for. */
export const isTold: { readonly [K in keyof Replies]: (data: unknown) => data is Replies[K] } = {
  look: (data): data is Replies['look'] => isRecord(data) && ('pick' in data || 'done' in data),
  why: (data): data is Why => isRecord(data) && typeof data['key'] === 'string',
  errands: (data): data is Replies['errands'] => isList(data) && data.every((one) => isRecord(one) && typeof one['name'] === 'string'),
  errandStep: (data): data is ErrandStep => isRecord(data) && (typeof data['ends'] === 'string' || isRecord(data['choice'])),
  errandPlan: (data): data is ErrandPlan => isRecord(data) && isList(data['steps']) && isRecord(data['bill']),
  log: (data): data is Replies['log'] => isList(data) && data.every((group) => isRecord(group) && isList(group['told'])),
  transcript: (data): data is Replies['transcript'] => isRecord(data) && typeof data['transcript'] === 'string',
};
