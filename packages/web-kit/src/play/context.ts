// Owns what the pieces of a table page share, so that a board can place the slots without knowing what is in them.

import type { GameText } from '@undercroft/presentation';
import type { LogEntry, Meta, TableState } from '@undercroft/table';
import { createContext, useContext } from 'react';
import type { Stage } from '../stage/use-stage.ts';
import type { PlayWords } from '../words/index.ts';
import type { GameBoard } from './contract.ts';
import type { Session } from './session.ts';
import type { PlaySettings } from './settings.ts';
import type { AskMore } from './use-ask.ts';
import type { ErrandsNow } from './errands-now.ts';
import type { OnlyAnswered } from './use-only-answer.ts';

export interface Play {
  readonly session: Session;
  readonly state: TableState;
  readonly board: GameBoard<object>;
  readonly text: GameText<object>;
  readonly view: object | null;
  /** The view and the log as they were before what is being thrown now; as they are when all lies. */
  readonly settled: object | null;
  readonly told: readonly LogEntry[];
  readonly meta: Meta;
  /** Told whether one wants to hear the table; null: nobody is asked. */
  readonly onSound: ((on: boolean) => void) | null;
  readonly ask: AskMore | null;
  readonly stage: Stage;
  readonly errands: ErrandsNow;
  readonly only: OnlyAnswered;
  readonly settings: PlaySettings;
  readonly words: PlayWords;
  readonly narrow: boolean;
  /** Goes up when somebody wants to hear the last event again. */
  readonly repeat: number;
  /** Goes up when a curtain was lifted: the offers take the focus that lay on it. */
  readonly lifted: number;
  readonly older: (before: number, count: number) => Promise<readonly LogEntry[]>;
}

const PlayContext = createContext<Play | null>(null);
export const PlayProvider = PlayContext.Provider;

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('a slot of a table is shown outside a table');
  return play;
}
