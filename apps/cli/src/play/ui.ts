// Owns what keys do at the screen: from the state of the screen and a key to the next state and what is to be done, nothing else.

import type { Choice, Scalar } from '@undercroft/kernel';
import { begins, matching, numberIn, takeable } from './match-words.ts';
import { answerOf, canStepBack, settled, stepBack, taken, takeSeveral, type Entry, type Menu, type Path, type Question } from './menu.ts';

export type Overlay = 'log' | 'board' | 'dice' | 'why' | 'keys' | 'undo';

export interface Ui {
  readonly path: Path;
  readonly marks: readonly Scalar[];
  readonly cursor: number;
  readonly typed: string;
  /** Letters go into the words to look for, not to commands. */
  readonly typing: boolean;
  readonly overlay: Overlay | null;
  /** The first line shown of the overlay; beyond its end: as far as it goes. */
  readonly scroll: number;
  readonly notice: string;
}
export const NEW_UI: Ui = { path: [], marks: [], cursor: 0, typed: '', typing: false, overlay: null, scroll: 0, notice: '' };

export interface Key {
  readonly name: string;
  /** The character, when it prints. */
  readonly char: string;
}
export type Effect =
  | { readonly do: 'nothing' | 'undo' | 'redo' | 'save' | 'hint' | 'quit' | 'new' | 'again' | 'replay' }
  | { readonly do: 'choose'; readonly choice: Choice };
export interface Pressed {
  readonly ui: Ui;
  readonly effect: Effect;
}

/** What the keys depend on besides the screen. `question` is null once the game is over. */
export interface Standing {
  readonly question: Question | null;
  readonly menu: Menu | null;
  readonly undo: 'free' | 'ask' | 'none';
  readonly page: number;
  /** How far the open overlay can be scrolled. */
  readonly scrollEnd: number;
  /** Words for what cannot be done. */
  readonly refuse: { readonly nothingToUndo: string; readonly marks: string };
}

const stay = (ui: Ui): Pressed => ({ ui, effect: { do: 'nothing' } });

/** What is shown of the menu: everything that can be taken, or what of it fits the typed words. */
export function visible(menu: Menu, typed: string): readonly Entry[] {
  const numbered = takeable(menu.entries);
  return typed === '' || numberIn(typed, numbered.length) !== null ? numbered : matching(numbered, typed);
}

/** A fresh screen for a question. */
export const freshUi = (question: Question | null, notice = ''): Ui => ({
  ...NEW_UI,
  notice,
  path: question === null ? [] : settled(question, []),
});

export function press(ui: Ui, key: Key, standing: Standing): Pressed {
  if (key.name === 'ctrl-c') return { ui, effect: { do: 'quit' } };
  if (ui.overlay === 'undo') return pressUndo(ui, key, standing.undo);
  if (ui.overlay !== null) return pressOverlay(ui, key, standing);
  const bare = { ...ui, notice: '' };
  return (
    move(bare, key, standing) ??
    edit(bare, key, standing) ??
    (types(bare, key, standing.menu) ? null : command({ ...bare, typed: '', typing: false }, key, standing)) ??
    choosesAt(bare, key, standing) ??
    typeInto(bare, key, standing)
  );
}

/**
 * Whether a letter goes into the words to look for: while there are any that something fits, and where an option begins with it.
 * A capital letter is a command wherever nothing is typed.
 */
function types(ui: Ui, { char }: Key, menu: Menu | null): boolean {
  if (menu === null) return false;
  if (ui.typing || ui.typed !== '') return visible(menu, ui.typed).length > 0;
  return /^\p{Ll}$/u.test(char) && visible(menu, '').some((entry) => begins(entry, char));
}

function pressUndo(ui: Ui, key: Key, undo: Standing['undo']): Pressed {
  const closed = { ...ui, overlay: null };
  if (undo !== 'none' && (key.name === 'enter' || 'yjはＹ'.includes(key.char || '\0'))) return { ui: closed, effect: { do: 'undo' } };
  return stay(closed);
}

function pressOverlay(ui: Ui, key: Key, { page, scrollEnd }: Standing): Pressed {
  const from = Math.min(ui.scroll, scrollEnd);
  const to: Readonly<Record<string, number>> = {
    up: from - 1,
    down: from + 1,
    pageup: from - page,
    pagedown: from + page,
    home: 0,
    end: scrollEnd,
  };
  const next = to[key.name];
  if (next !== undefined) return stay({ ...ui, scroll: Math.max(0, Math.min(scrollEnd, next)) });
  return stay({ ...ui, overlay: null, scroll: 0 });
}

function move(ui: Ui, key: Key, { menu, page }: Standing): Pressed | null {
  if (menu === null) return null;
  const count = visible(menu, ui.typed).length;
  const to = {
    up: ui.cursor - 1,
    down: ui.cursor + 1,
    pageup: ui.cursor - page,
    pagedown: ui.cursor + page,
    home: 0,
    end: count - 1,
    tab: ui.cursor + 1,
  }[key.name];
  if (to === undefined || count === 0) return null;
  // Arrows go round, pages stop at the ends.
  const round = key.name === 'up' || key.name === 'down' || key.name === 'tab';
  return stay({ ...ui, cursor: round ? (to + count) % count : Math.max(0, Math.min(count - 1, to)) });
}

function edit(ui: Ui, key: Key, standing: Standing): Pressed | null {
  const { menu, question } = standing;
  if (menu === null || question === null) return null;
  if (key.name === 'enter') return takeAt(ui, standing, menu, question);
  if (key.name === 'space' && menu.several && ui.typed === '') return mark(ui, menu, visible(menu, ui.typed)[ui.cursor]);
  if (key.name !== 'escape' && key.name !== 'backspace' && key.name !== 'left') return null;
  if (key.name === 'backspace' && ui.typed !== '') return stay(withTyped(ui, Array.from(ui.typed).slice(0, -1).join(''), menu));
  if (ui.typed !== '' || ui.typing) return stay({ ...ui, typed: '', typing: false, cursor: 0 });
  if (ui.marks.length > 0 && key.name === 'backspace') return stay({ ...ui, marks: ui.marks.slice(0, -1) });
  return canStepBack(ui.path) ? stay({ ...freshUi(question), path: settled(question, stepBack(ui.path)) }) : stay(ui);
}

function mark(ui: Ui, menu: Menu, entry: Entry | undefined): Pressed {
  if (entry === undefined || entry.kind !== 'option') return stay(ui);
  const value = entry.value as Scalar;
  const marks = ui.marks.includes(value) ? ui.marks.filter((one) => one !== value) : [...ui.marks, value];
  const cursor = Math.max(0, takeable(menu.entries).indexOf(entry));
  return stay({ ...ui, marks, cursor, typed: '', typing: false });
}

/** Of several, Enter takes what is marked as soon as that is a right number; until then it marks, as Space does. */
function takeAt(ui: Ui, standing: Standing, menu: Menu, question: Question): Pressed {
  const entry = visible(menu, ui.typed)[ui.cursor];
  if (entry === undefined) return stay(ui);
  const marking = menu.several && entry.kind === 'option';
  if (marking && ui.marks.length === 0) return mark(ui, menu, entry);
  const path = menu.several ? takeSeveral(question, ui.path, menu, ui.marks) : taken(question, ui.path, entry);
  if (path === null && marking && !ui.marks.includes(entry.value as Scalar)) return mark(ui, menu, entry);
  if (path === null) return stay({ ...ui, notice: standing.refuse.marks });
  const choice = answerOf(question, path);
  if (choice !== null) return { ui: { ...NEW_UI }, effect: { do: 'choose', choice } };
  return stay({ ...NEW_UI, path });
}

function command(ui: Ui, key: Key, { undo, refuse, menu }: Standing): Pressed | null {
  switch (key.char.toLowerCase()) {
    case 'u':
      if (undo === 'none') return stay({ ...ui, notice: refuse.nothingToUndo });
      return undo === 'free' ? { ui, effect: { do: 'undo' } } : stay({ ...ui, overlay: 'undo' });
    case 'r':
      return { ui, effect: { do: menu === null ? 'replay' : 'redo' } };
    case 'n':
      return menu === null ? { ui, effect: { do: 'new' } } : null;
    case 'a':
      return menu === null ? { ui, effect: { do: 'again' } } : null;
    case 's':
      return { ui, effect: { do: 'save' } };
    case 'h':
      return menu === null ? stay(ui) : { ui, effect: { do: 'hint' } };
    case 'q':
      return { ui, effect: { do: 'quit' } };
    case '?':
      return stay({ ...ui, overlay: 'why', scroll: 0 });
    case 'l':
      return stay({ ...ui, overlay: 'log', scroll: Number.POSITIVE_INFINITY });
    case 'b':
      return stay({ ...ui, overlay: 'board', scroll: 0 });
    case 'd':
      return stay({ ...ui, overlay: 'dice', scroll: 0 });
    case 'k':
      return stay({ ...ui, overlay: 'keys', scroll: 0 });
    case '/':
      return stay({ ...ui, typing: true });
    default:
      return null;
  }
}

function typeInto(ui: Ui, key: Key, { menu }: Standing): Pressed {
  if (menu === null || key.char === '') return stay(ui);
  return stay(withTyped(ui, ui.typed + key.char, menu));
}

/** Where one digit says it all, it chooses at once; of several, it marks. */
function choosesAt(ui: Ui, key: Key, standing: Standing): Pressed | null {
  const { menu, question } = standing;
  if (menu === null || question === null || ui.typing || ui.typed !== '') return null;
  const numbered = takeable(menu.entries);
  const n = key.char === '' ? null : numberIn(key.char, numbered.length);
  if (n === null || numbered.length > 9) return null;
  const entry = numbered[n - 1] as Entry;
  return menu.several && entry.kind === 'option' ? mark(ui, menu, entry) : takeAt({ ...ui, cursor: n - 1 }, standing, menu, question);
}

/** A number moves to its entry; words leave only what fits them. */
function withTyped(ui: Ui, typed: string, menu: Menu): Ui {
  const n = numberIn(typed, takeable(menu.entries).length);
  return { ...ui, typed, cursor: n === null ? 0 : n - 1 };
}
