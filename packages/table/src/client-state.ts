// Owns what a page knows of its table.

import type { LogEntry } from './log-entry.ts';
import type { Point } from './said.ts';
import type { Bye, ClientState, No, Plan, TalkLine, Welcome } from './shown.ts';

export interface TableState {
  /** 'lost': the transport is trying to come back by itself. */
  readonly link: 'opening' | 'open' | 'lost' | 'closed';
  readonly welcome: Pick<Welcome, 'table' | 'game' | 'rules' | 'setup' | 'after' | 'forked'> | null;
  readonly shown: ClientState | null;
  readonly log: readonly LogEntry[];
  /** Groups that arrived as something that just happened, not as history: counted, so that a stage can tell what is new. */
  readonly live: number;
  /** The latest refusal, until something is done or happens. */
  readonly refusal: No | null;
  /** Something was sent and is not answered yet. */
  readonly busy: boolean;
  readonly bye: Bye | null;
  /** What people here said to each other, the latest last. */
  readonly talk: readonly TalkLine[];
  /** Where people pointed, the latest last, each with a number of its own; how long it is shown is the page's affair. */
  readonly points: readonly Point[];
  /** What people say they could do, one for each seat at the most. */
  readonly plans: readonly Plan[];
  /** The host shows another commitment to its dice than this device saw at first. */
  readonly otherDice: boolean;
}

/** Before the table has said anything. */
export const NOTHING_YET: TableState = {
  link: 'opening',
  welcome: null,
  shown: null,
  log: [],
  live: 0,
  refusal: null,
  busy: false,
  bye: null,
  talk: [],
  points: [],
  plans: [],
  otherDice: false,
};
