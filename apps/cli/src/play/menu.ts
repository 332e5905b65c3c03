// Owns the menu of the open question: entries that can be taken, closed ones with reasons, and the path of picks.

import { isDeepStrictEqual } from 'node:util';
import { readyAnswers, type Pending, type ReadyAnswer } from '@undercroft/presentation';
import {
  missing,
  at,
  isFreeText,
  isSeveral,
  tidied,
  type Asking,
  type Bounds,
  type Choice,
  type Odds,
  type Offer,
  type OpenPick,
  type Picked,
  type Scalar,
} from '@undercroft/kernel';
import { suggestions, walk as walkLegal } from '@undercroft/parts';
import type { AnyText } from '../catalog.ts';
import type { Say } from '../words/index.ts';

/** One token taken; null ends a pick. Forced steps, and steps taken together with another, are merged into it (`auto`). */
export interface TakenStep {
  readonly token: Scalar | null;
  readonly auto: boolean;
}
export type Path = readonly TakenStep[];

type Token = TakenStep['token'];

/** `ready`: completes the whole answer. */
export type Entry = Shape &
  ({ readonly kind: 'option'; readonly value: Scalar } | { readonly kind: 'ready' | 'stop' | 'closed'; readonly value: Scalar | null });

interface Shape {
  /** The tokens it takes, in order. */
  readonly steps: readonly Token[];
  readonly label: string;
  /** Its odds, or the reason it is closed. */
  readonly note: string;
  readonly rule: string;
  /** Closed and hidden: it belongs to another mode, or another act does the same. */
  readonly moot?: boolean;
}

/** An open question: view, offer, texts, and a factory for fresh `Asking`s. */
export interface Question {
  readonly view: object;
  readonly offer: Offer;
  readonly text: AnyText;
  readonly say: Say;
  readonly ask: () => Asking;
}

export interface Menu {
  readonly prompt: string;
  /** The prompt of the open pick; empty for the choice of an act. */
  readonly asks: string;
  readonly trail: readonly string[];
  readonly entries: readonly Entry[];
  readonly pick: string;
  /** True for a subset: options are marked and taken together. */
  readonly several: boolean;
  /** Of a text: its length. The entries are suggestions. */
  readonly length: Bounds | null;
  readonly rule: string;
}

interface Walk {
  readonly asking: Asking;
  readonly picked: Record<string, unknown>;
  readonly trail: string[];
  /** The narrowest rule of the picks; null where that is the rule of the act. */
  readonly rule: string | null;
}

/** Menus with more options show no odds and no forced steps. */
const LOOKED_AT = 40;

export function walk({ ask, view, offer, text }: Question, path: Path): Walk {
  const asking = ask();
  const picked: Record<string, unknown> = {};
  const trail: string[] = [];
  let rule: string | null = null;
  for (const { token } of path) {
    const open = asking.open();
    if (open === null) break;
    if (token !== null) rule = text.rule?.(view, offer, picked, open.name, token) ?? rule;
    trail.push(token === null ? text.stop(view, offer, picked, open.name) : labelOf(text, view, offer, picked, open, token));
    // Copied before `take`, which changes `chosen`.
    const chosen = token === null ? [...open.chosen] : [...open.chosen, token];
    if (token === null) asking.stop();
    else asking.take(token);
    picked[open.name] = isSeveral(open.kind) ? chosen : token;
  }
  return { asking, picked, trail, rule };
}

const labelOf = (text: AnyText, view: object, offer: Offer, picked: Record<string, unknown>, open: OpenPick, value: Scalar): string =>
  open.name === 'act'
    ? text.act(view, offer, String(value))
    : open.kind === 'text'
      ? String(value)
      : text.option(view, offer, picked, open.name, value);

/** Extends the path by forced steps. A question without any choice is still shown once, by its act. */
export function settled(question: Question, path: Path): Path {
  let steps = path;
  for (;;) {
    const { asking } = walk(question, steps);
    const open = asking.open();
    if (open === null) return steps.some((step) => !step.auto) ? steps : [];
    if ((open.kind !== 'one' && open.kind !== 'sequence') || open.canStop || open.options.length !== 1) return steps;
    const sole = asking.decision.byName.get(String(open.options[0]));
    if (open.name === 'act' && (sole?.picks.length ?? 0) === 0) return steps;
    steps = [...steps, { token: at(open.options, 0), auto: true }];
  }
}

/** Removes the last step of the player and its merged steps. */
export function stepBack(path: Path): Path {
  const at = path.findLastIndex((step) => !step.auto);
  return at < 0 ? path : path.slice(0, at);
}

export const canStepBack = (path: Path): boolean => path.some((step) => !step.auto);

/** Extends the path by an entry. */
export const taken = (question: Question, path: Path, { steps }: Entry): Path => settled(question, [...path, ...stepsOf(steps)]);

/** Turns tokens into one step of the player. */
const stepsOf = (tokens: readonly Token[]): Path => tokens.map((token, i) => ({ token, auto: i > 0 }));

export function answerOf(question: Question, path: Path): Choice | null {
  const { asking } = walk(question, path);
  return asking.complete ? asking.choice() : null;
}

/** `marks`: the marked options of a subset, not yet taken. */
export function menuOf(question: Question, path: Path, marks: readonly Scalar[] = []): Menu {
  const { view, offer, text, ask, say } = question;
  const { asking, picked, trail, rule } = walk(question, path);
  const open = asking.open() ?? missing();
  const several = open.kind === 'subset';
  if (several && marks.length > 0) picked[open.name] = marks;
  const values = open.all;
  const rules = (act: Token): string => (open.name === 'act' ? asking.decision.byName.get(String(act))?.rule : null) ?? open.rule;
  const closer = !several && values.length <= LOOKED_AT;
  const options = values.map((value) => {
    const label = labelOf(text, view, offer, picked, open, value);
    const further = closer ? settled(question, [...path, { token: value, auto: false }]) : [];
    const ahead = closer ? walk(question, further) : null;
    const entry: Entry = {
      kind: 'option',
      value,
      steps: [value],
      // The label includes the forced steps that come with the option.
      label: [label, ...(ahead?.trail.slice(path.length + 1) ?? [])].join(' · '),
      note: oddsText(ahead?.asking.odds() ?? null, say),
      rule: ahead?.rule ?? text.rule?.(view, offer, picked, open.name, value) ?? rule ?? rules(value),
    };
    return { entry, tokens: tokensOf(further) };
  });
  const answers = closer ? readyFrom(question, tokensOf(path)) : [];
  const ready = answers.map(
    ({ label, detail, odds, steps }): Entry => ({
      kind: 'ready',
      value: null,
      steps: steps.slice(path.length),
      label: detail === undefined ? label : `${label} · ${detail}`,
      note: oddsText(odds ?? null, say),
      rule: walk(question, stepsOf(steps)).rule ?? rules(steps[path.length] ?? null),
    }),
  );
  const others = options.filter(({ tokens }) => answers.length === 0 || !isCovered(question, tokens, answers));
  const entries = [...ready, ...others.map(({ entry }) => entry)];
  if (open.canStop || several)
    entries.push({ kind: 'stop', value: null, steps: [null], label: text.stop(view, offer, picked, open.name), note: '', rule: open.rule });
  if (open.name === 'act') {
    for (const { name, rule } of asking.decision.acts) {
      if (open.options.includes(name)) continue;
      const why = ask().whyNot(name);
      entries.push({
        kind: 'closed',
        value: name,
        steps: [],
        label: text.act(view, offer, name),
        note: why === null ? say('play.closed') : text.why(view, why),
        rule: why?.rule ?? rule,
        moot: why !== null && text.moot?.(why) === true,
      });
    }
  }
  const shown = trail.filter((_, i) => !(i === 0 && path[0]?.auto));
  return {
    prompt: text.prompt(view, offer),
    // Ready answers answer the whole question, so the prompt of its first pick is left out.
    asks: open.name === 'act' || (ready.length > 0 && !canStepBack(path)) ? '' : text.pick(view, offer, picked, open.name),
    trail: shown,
    entries,
    pick: open.name,
    several,
    length: open.kind === 'text' ? open.bounds : null,
    rule: open.rule,
  };
}

/**
 * The answer being picked, for the board: includes the entry under the cursor (in a subset also the marked ones), and the first option of
 * single picks after it.
 */
export function pendingOf(question: Question, path: Path, menu: Menu, marks: readonly Scalar[], entry: Entry | undefined): Pending {
  const open = walk(question, path).asking.open() ?? missing();
  const steps = menu.several ? markedSteps(menu, marks, entry) : (entry?.steps ?? []);
  let ahead: Path = [...path, ...stepsOf(steps)];
  for (let next = walk(question, ahead).asking.open(); next?.kind === 'one' && steps.length > 0; next = walk(question, ahead).asking.open())
    ahead = [...ahead, { token: next.options[0] ?? null, auto: true }];
  return { offer: question.offer, open: { name: open.name, options: open.options }, picked: walk(question, ahead).picked };
}

/** The marked options and the one under the cursor, in menu order. */
const markedSteps = ({ entries }: Menu, marks: readonly Scalar[], under: Entry | undefined): readonly Token[] =>
  entries.filter((entry) => entry.kind === 'option' && (entry === under || marks.includes(entry.value))).map(({ value }) => value);

const tokensOf = (path: Path): readonly Token[] => path.map(({ token }) => token);
const same = (a: readonly Token[], b: readonly Token[]): boolean => a.length === b.length && a.every((token, i) => token === b[i]);

/** The suggested answers that start with these tokens. */
const readyFrom = ({ text, view, offer, ask }: Question, here: readonly Token[]): readonly ReadyAnswer[] =>
  readyAnswers(text, view, offer, suggestions(ask())).filter(
    ({ steps }) => steps.length > here.length && same(steps.slice(0, here.length), here),
  );

/** True if these answers cover all answers with this beginning. */
function isCovered(question: Question, beginning: readonly Token[], answers: readonly ReadyAnswer[]): boolean {
  if (answers.some(({ steps }) => same(steps, beginning))) return true;
  const open = walkLegal(question.ask(), beginning)?.open() ?? null;
  if (open === null || open.options.length > answers.length) return false;
  const next: readonly Token[] = open.canStop ? [...open.options, null] : open.options;
  return next.every((token) => isCovered(question, [...beginning, token], answers));
}

/** Takes the marked options; null if they are too few or too many. */
export function takeSeveral(question: Question, path: Path, menu: Menu, marks: readonly Scalar[]): Path | null {
  const order = menu.entries.flatMap((entry) => (entry.kind === 'option' && marks.includes(entry.value) ? [entry.value] : []));
  const steps: TakenStep[] = [];
  for (const value of order) {
    const open = walk(question, [...path, ...steps]).asking.open();
    if (open === null || open.name !== menu.pick || !open.options.includes(value)) return null;
    steps.push({ token: value, auto: steps.length > 0 });
  }
  const open = walk(question, [...path, ...steps]).asking.open();
  if (open?.name !== menu.pick) return settled(question, [...path, ...steps]);
  return open.canStop ? settled(question, [...path, ...steps, { token: null, auto: steps.length > 0 }]) : null;
}

/** Takes a text that was typed, or says why it cannot be. */
export function takeText(question: Question, path: Path, { length }: Menu, typed: string): Path | string {
  const value = tidied(typed);
  if (length === null || !isFreeText(value, length)) return question.say('play.text', { least: length?.[0] ?? 0, most: length?.[1] ?? 0 });
  const why = walk(question, path).asking.whyNot(value);
  return why === null ? settled(question, [...path, { token: value, auto: false }]) : question.text.why(question.view, why);
}

/** Formats odds: `1 in 2, 50 %`, and the sum behind it. */
export function oddsText(odds: Odds | null, say: Say): string {
  if (odds === null || odds.of === 0) return '';
  const percent = Math.round((100 * odds.ways) / odds.of);
  const sum = odds.sum === undefined || odds.sum.length === 0 ? '' : `: ${odds.sum.join(' ')}`;
  return say('play.odds', { ways: odds.ways, of: odds.of, percent }) + sum;
}

/** Index of the ready entry with this answer; -1 if there is none. */
export const readyAt = (question: Question, path: Path, { entries }: Menu, choice: Choice): number =>
  entries.findIndex((entry) => entry.kind === 'ready' && isDeepStrictEqual(answerOf(question, taken(question, path, entry)), choice));

/** The label of an answer: that of its ready entry, or its picks. */
export function hintInWords(question: Question, choice: Choice): string {
  const path = settled(question, []);
  const menu = menuOf(question, path);
  return menu.entries[readyAt(question, path, menu, choice)]?.label ?? choiceInWords(question, choice);
}

/** An answer in words: the act and its picks. */
export function choiceInWords(question: Question, choice: Choice): string {
  const steps: TakenStep[] = [];
  for (let n = 0; n < 1000; n++) {
    const open = walk(question, steps).asking.open();
    if (open === null) break;
    const value: Picked = choice[open.name] ?? null;
    const token = value !== null && typeof value === 'object' ? (value[open.chosen.length] ?? null) : value;
    steps.push({ token, auto: false });
  }
  const { trail, asking } = walk(question, steps);
  return (asking.decision.acts.length === 1 && trail.length > 1 ? trail.slice(1) : trail).join(' · ');
}
