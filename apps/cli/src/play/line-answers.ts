// Owns parsing input in line mode: from a state and a line to the next state and an effect, as pure functions.

import { at, isList } from '@undercroft/kernel';
import type { Choice, Scalar } from '@undercroft/kernel';
import type { Say } from '../words/index.ts';
import { meant, numberIn, takeable } from './match-words.ts';
import {
  answerOf,
  canStepBack,
  menuOf,
  settled,
  stepBack,
  taken,
  takeSeveral,
  takeText,
  type Entry,
  type Menu,
  type Path,
  type Question,
} from './menu.ts';

export interface LineState {
  readonly path: Path;
  /** The next line confirms or rejects an undo past a roll. */
  readonly confirming: boolean;
  /** The number of an errand whose plan was shown: the next line agrees to it or not. */
  readonly planned: number | null;
}
/** What a line can do by itself. */
type PlainEffect =
  | 'nothing'
  | 'undo'
  | 'ask-undo'
  | 'redo'
  | 'save'
  | 'hint'
  | 'quit'
  | 'log'
  | 'board'
  | 'dice'
  | 'list'
  | 'keys'
  | 'errands';
export type LineEffect =
  | { readonly do: PlainEffect }
  | { readonly do: 'choose'; readonly choice: Choice }
  | { readonly do: 'errand'; readonly n: number; readonly agreed: boolean }
  | { readonly do: 'prefer'; readonly letter: string }
  | { readonly do: 'why'; readonly entry: Entry | null };
export interface Understood {
  readonly state: LineState;
  readonly effect: LineEffect;
  readonly lines: readonly string[];
}

export const startOf = (question: Question | null): LineState => ({
  path: question === null ? [] : settled(question, []),
  confirming: false,
  planned: null,
});

const YES = /^(y|j|はい)/iu;
const COMMANDS: Readonly<Record<string, PlainEffect>> = {
  u: 'ask-undo',
  r: 'redo',
  s: 'save',
  h: 'hint',
  q: 'quit',
  l: 'log',
  b: 'board',
  e: 'errands',
  d: 'dice',
  k: 'keys',
  '': 'list',
};

export function understand(state: LineState, line: string, question: Question | null, say: Say): Understood {
  const typed = line.trim();
  const only = (effect: LineEffect, lines: readonly string[] = [], next = state): Understood => ({ state: next, effect, lines });
  if (state.confirming) return only({ do: YES.test(typed) ? 'undo' : 'list' }, [], { ...state, confirming: false });
  if (state.planned !== null)
    return only(YES.test(typed) ? { do: 'errand', n: state.planned, agreed: true } : { do: 'list' }, [], { ...state, planned: null });
  const command = COMMANDS[typed.toLowerCase()];
  if (command !== undefined) return only({ do: command });
  if (question === null) return only({ do: 'nothing' }, [say('line.over')]);
  const handed = /^e\s*(\d+)$/iu.exec(typed);
  if (handed !== null) return only({ do: 'errand', n: Number(handed[1]), agreed: false });
  const set = /^e\s+([a-z])$/iu.exec(typed);
  if (set !== null) return only({ do: 'prefer', letter: at(set, 1) });
  if (typed === '<')
    return canStepBack(state.path)
      ? only({ do: 'list' }, [], { ...state, path: settled(question, stepBack(state.path)) })
      : only({ do: 'nothing' }, [say('line.no-step-back')]);
  const menu = menuOf(question, state.path);
  const why = /^\?\s*(.*)$/u.exec(typed);
  if (why !== null) {
    const entry = why[1] === '' ? null : meantAny(menu.entries, at(why, 1));
    return only({ do: 'why', entry });
  }
  if (menu.length !== null && numberIn(typed, takeable(menu.entries).length) === null) return typeText(state, typed, question, menu);
  return menu.several ? takeSet(state, typed, question, menu, say) : takeOne(state, typed, question, menu, say);
}

/** Finds an entry for `?`, closed entries included. */
function meantAny(entries: readonly Entry[], typed: string): Entry | null {
  const found = meant(entries, typed);
  if (!isList(found)) return found;
  const closed = entries.filter((entry) => entry.kind === 'closed' && entry.label.toLowerCase().includes(typed.toLowerCase()));
  return closed[0] ?? found[0] ?? null;
}

function takeOne(state: LineState, typed: string, question: Question, menu: Menu, say: Say): Understood {
  const found = meant(menu.entries, typed);
  if (isList(found)) return { state, effect: { do: 'nothing' }, lines: unclear(menu, found, typed, say) };
  return after(state, taken(question, state.path, found), question);
}

/** Takes a text; in quotes also one that would be a command or a number. */
function typeText(state: LineState, typed: string, question: Question, menu: Menu): Understood {
  const path = takeText(question, state.path, menu, typed.replace(/^"(.*)"$/u, '$1'));
  return typeof path === 'string' ? { state, effect: { do: 'nothing' }, lines: [path] } : after(state, path, question);
}

/** Takes a set given on one line: `1 4 5`, or comma-separated words; the number of the last entry alone takes none. */
function takeSet(state: LineState, typed: string, question: Question, menu: Menu, say: Say): Understood {
  const parts = typed.includes(',') ? typed.split(',') : /^[\d\s]+$/.test(typed) ? typed.split(/\s+/) : [typed];
  const marks: Scalar[] = [];
  for (const part of parts) {
    const found = meant(menu.entries, part);
    if (isList(found)) return { state, effect: { do: 'nothing' }, lines: unclear(menu, found, part.trim(), say) };
    if (found.kind === 'option') marks.push(found.value);
  }
  const path = takeSeveral(question, state.path, menu, marks);
  return path === null ? { state, effect: { do: 'nothing' }, lines: [say('play.marks')] } : after(state, path, question);
}

function after(state: LineState, path: Path, question: Question): Understood {
  const choice = answerOf(question, path);
  return choice === null
    ? { state: { ...state, path }, effect: { do: 'list' }, lines: [] }
    : { state: { ...state, path: [] }, effect: { do: 'choose', choice }, lines: [] };
}

const SHOWN = 12;

function unclear(menu: Menu, found: readonly Entry[], typed: string, say: Say): string[] {
  if (found.length === 0) {
    const closed = menu.entries.find((entry) => entry.kind === 'closed' && entry.label.toLowerCase().includes(typed.toLowerCase()));
    return closed === undefined ? [say('line.no-match', { typed, n: takeable(menu.entries).length })] : [`${closed.label}: ${closed.note}`];
  }
  const labels = found.slice(0, SHOWN).map((entry) => `${takeable(menu.entries).indexOf(entry) + 1} ${entry.label}`);
  return [say('line.which', { labels: labels.join(' / ') + (found.length > SHOWN ? ' …' : '') })];
}
