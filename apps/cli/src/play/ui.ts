// Owns the key bindings: from UI state and key to the next state and an effect, as pure functions.

import { at } from '@undercroft/kernel';
import type { Choice, Scalar } from '@undercroft/kernel';
import type { OpenErrand, OpenPreference } from '@undercroft/parts';
import { letteredPreference } from './errands.ts';
import { begins, matching, numberIn, takeable } from './match-words.ts';
import {
  answerOf,
  canStepBack,
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

export type Overlay = 'log' | 'board' | 'dice' | 'why' | 'keys' | 'undo' | 'errands' | 'plan';

export interface Ui {
  readonly path: Path;
  readonly marks: readonly Scalar[];
  readonly cursor: number;
  readonly typed: string;
  /** Letters are search text, not commands. */
  readonly typing: boolean;
  readonly overlay: Overlay | null;
  /** The first visible line of the overlay; clamped to its end. */
  readonly scroll: number;
  /** The errand whose plan is shown. */
  readonly errand: OpenErrand | null;
  readonly notice: string;
}
export const NEW_UI: Ui = {
  path: [],
  marks: [],
  cursor: 0,
  typed: '',
  typing: false,
  overlay: null,
  scroll: 0,
  errand: null,
  notice: '',
};

export interface Key {
  readonly name: string;
  /** The character, if printable. */
  readonly char: string;
}
export type Effect =
  | { readonly do: 'nothing' | 'undo' | 'redo' | 'save' | 'hint' | 'quit' | 'new' | 'again' | 'next' | 'replay' }
  | { readonly do: 'choose'; readonly choice: Choice }
  | { readonly do: 'errand'; readonly errand: OpenErrand }
  | { readonly do: 'prefer'; readonly open: OpenPreference };
export interface Pressed {
  readonly ui: Ui;
  readonly effect: Effect;
}

/** The table state that keys depend on. `question` is null when the game is over. */
export interface KeyContext {
  readonly question: Question | null;
  readonly menu: Menu | null;
  readonly undo: 'free' | 'ask' | 'none';
  /** Whether another game follows this one. */
  readonly follows: boolean;
  readonly page: number;
  /** Maximum scroll position of the open overlay. */
  readonly scrollEnd: number;
  /** What may be handed over; asked for only where it is shown. */
  readonly errands: () => readonly OpenErrand[];
  /** Messages for refused keys. */
  readonly refuse: { readonly nothingToUndo: string; readonly marks: string };
}

const stay = (ui: Ui): Pressed => ({ ui, effect: { do: 'nothing' } });

/** The visible entries: all that can be taken, filtered by the typed text. */
export function visible(menu: Menu, typed: string): readonly Entry[] {
  const numbered = takeable(menu.entries);
  if (menu.length !== null) return numbered;
  return typed === '' || numberIn(typed, numbered.length) !== null ? numbered : matching(numbered, typed);
}

/** The initial UI state of a question. */
export const freshUi = (question: Question | null, notice = ''): Ui => ({
  ...NEW_UI,
  notice,
  path: question === null ? [] : settled(question, []),
});

export function press(ui: Ui, key: Key, context: KeyContext): Pressed {
  if (key.name === 'ctrl-c') return { ui, effect: { do: 'quit' } };
  if (ui.overlay === 'undo') return pressUndo(ui, key, context.undo);
  if (ui.overlay === 'plan') return pressPlan(ui, key, context);
  if (ui.overlay === 'errands' && numberIn(key.char, 9) !== null) return pressErrand(ui, key, context);
  const set = ui.overlay === 'errands' ? pressPreference(ui, key, context) : null;
  if (set !== null) return set;
  if (ui.overlay !== null) return pressOverlay(ui, key, context);
  const bare = { ...ui, notice: '' };
  return (
    move(bare, key, context) ??
    edit(bare, key, context) ??
    (types(bare, key, context.menu) ? null : command({ ...bare, typed: '', typing: false }, key, context)) ??
    choosesAt(bare, key, context) ??
    typeInto(bare, key, context)
  );
}

/**
 * True if a letter is search text: while typed text still matches, or where an option starts with it.
 * A capital letter is a command unless something is typed.
 */
function types(ui: Ui, { char }: Key, menu: Menu | null): boolean {
  if (menu === null) return false;
  if (menu.length !== null) return ui.typing || ui.typed !== '' || (char !== '' && !'?/'.includes(char));
  if (ui.typing || ui.typed !== '') return visible(menu, ui.typed).length > 0;
  return /^\p{Ll}$/u.test(char) && visible(menu, '').some((entry) => begins(entry, char));
}

function pressUndo(ui: Ui, key: Key, undo: KeyContext['undo']): Pressed {
  const closed = { ...ui, overlay: null };
  if (undo !== 'none' && agrees(key)) return { ui: closed, effect: { do: 'undo' } };
  return stay(closed);
}

/** A letter sets the next choice of a preference; the list stays. */
function pressPreference(ui: Ui, { char }: Key, { errands }: KeyContext): Pressed | null {
  const open = /^\p{L}$/u.test(char) ? letteredPreference(errands(), char) : null;
  return open === null ? null : { ui, effect: { do: 'prefer', open } };
}

/** What asks first shows its plan. */
function pressErrand(ui: Ui, { char }: Key, { errands }: KeyContext): Pressed {
  const errand = errands()[Number(char) - 1];
  if (errand === undefined) return stay(ui);
  if (errand.asks === true) return stay({ ...ui, overlay: 'plan', errand, scroll: 0 });
  return { ui: { ...ui, overlay: null }, effect: { do: 'errand', errand } };
}

function pressPlan(ui: Ui, key: Key, context: KeyContext): Pressed {
  const closed: Ui = { ...ui, overlay: null, errand: null };
  if (ui.errand !== null && agrees(key)) return { ui: closed, effect: { do: 'errand', errand: ui.errand } };
  return pressOverlay(ui, key, context);
}

const agrees = (key: Key): boolean => key.name === 'enter' || 'yjはＹ'.includes(key.char || '\0');

function pressOverlay(ui: Ui, key: Key, { page, scrollEnd }: KeyContext): Pressed {
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
  return stay({ ...ui, overlay: null, errand: null, scroll: 0 });
}

function move(ui: Ui, key: Key, { menu, page }: KeyContext): Pressed | null {
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
  // Arrows wrap around, pages stop at the ends.
  const round = key.name === 'up' || key.name === 'down' || key.name === 'tab';
  return stay({ ...ui, cursor: round ? (to + count) % count : Math.max(0, Math.min(count - 1, to)) });
}

function edit(ui: Ui, key: Key, context: KeyContext): Pressed | null {
  const { menu, question } = context;
  if (menu === null || question === null) return null;
  if (key.name === 'enter') return takeAt(ui, context, menu, question);
  if (key.name === 'space' && menu.several && ui.typed === '') return mark(ui, menu, visible(menu, ui.typed)[ui.cursor]);
  if (key.name !== 'escape' && key.name !== 'backspace' && key.name !== 'left') return null;
  if (key.name === 'backspace' && ui.typed !== '') return stay(withTyped(ui, Array.from(ui.typed).slice(0, -1).join(''), menu));
  if (ui.typed !== '' || ui.typing) return stay({ ...ui, typed: '', typing: false, cursor: 0 });
  if (ui.marks.length > 0 && key.name === 'backspace') return stay({ ...ui, marks: ui.marks.slice(0, -1) });
  return canStepBack(ui.path) ? stay({ ...freshUi(question), path: settled(question, stepBack(ui.path)) }) : stay(ui);
}

function mark(ui: Ui, menu: Menu, entry: Entry | undefined): Pressed {
  if (entry === undefined || entry.kind !== 'option') return stay(ui);
  const { value } = entry;
  const marks = ui.marks.includes(value) ? ui.marks.filter((one) => one !== value) : [...ui.marks, value];
  const cursor = Math.max(0, takeable(menu.entries).indexOf(entry));
  return stay({ ...ui, marks, cursor, typed: '', typing: false });
}

/** In a subset, Enter takes the marked options once their number is right; until then it marks, like Space. */
function takeAt(ui: Ui, context: KeyContext, menu: Menu, question: Question): Pressed {
  if (menu.length !== null && ui.typed !== '') return takeTyped(ui, menu, question);
  const entry = visible(menu, ui.typed)[ui.cursor];
  if (entry === undefined) return stay(ui);
  const marking = menu.several && entry.kind === 'option';
  if (marking && ui.marks.length === 0) return mark(ui, menu, entry);
  const path = menu.several ? takeSeveral(question, ui.path, menu, ui.marks) : taken(question, ui.path, entry);
  if (path === null && menu.several && entry.kind === 'option' && !ui.marks.includes(entry.value)) return mark(ui, menu, entry);
  return path === null ? stay({ ...ui, notice: context.refuse.marks }) : arrive(path, question);
}

function takeTyped(ui: Ui, menu: Menu, question: Question): Pressed {
  const path = takeText(question, ui.path, menu, ui.typed);
  return typeof path === 'string' ? stay({ ...ui, notice: path }) : arrive(path, question);
}

function arrive(path: Path, question: Question): Pressed {
  const choice = answerOf(question, path);
  if (choice !== null) return { ui: { ...NEW_UI }, effect: { do: 'choose', choice } };
  return stay({ ...NEW_UI, path });
}

function command(ui: Ui, key: Key, { undo, refuse, menu, follows }: KeyContext): Pressed | null {
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
    case 'c':
      return menu === null && follows ? { ui, effect: { do: 'next' } } : null;
    case 's':
      return { ui, effect: { do: 'save' } };
    case 'h':
      return menu === null ? stay(ui) : { ui, effect: { do: 'hint' } };
    case 'q':
      return { ui, effect: { do: 'quit' } };
    case '?':
      return stay({ ...ui, overlay: 'why', scroll: 0 });
    case 'e':
      return menu === null ? stay(ui) : stay({ ...ui, overlay: 'errands', scroll: 0 });
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

function typeInto(ui: Ui, key: Key, { menu }: KeyContext): Pressed {
  if (menu === null || key.char === '') return stay(ui);
  return stay(withTyped(ui, ui.typed + key.char, menu));
}

/** A digit chooses at once in menus of at most nine entries; in a set it marks. */
function choosesAt(ui: Ui, key: Key, context: KeyContext): Pressed | null {
  const { menu, question } = context;
  if (menu === null || question === null || ui.typing || ui.typed !== '') return null;
  const numbered = takeable(menu.entries);
  const n = key.char === '' ? null : numberIn(key.char, numbered.length);
  if (n === null || numbered.length > 9) return null;
  const entry = at(numbered, n - 1);
  return menu.several && entry.kind === 'option' ? mark(ui, menu, entry) : takeAt({ ...ui, cursor: n - 1 }, context, menu, question);
}

/** A typed number moves the cursor; other text filters the menu. */
function withTyped(ui: Ui, typed: string, menu: Menu): Ui {
  const n = numberIn(typed, takeable(menu.entries).length);
  return { ...ui, typed, cursor: n === null ? 0 : n - 1 };
}
