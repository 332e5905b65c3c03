// Owns the open question as a list to choose from: what can be taken, what cannot and why, and the path of picks so far.

import { isDeepStrictEqual } from 'node:util';
import type { ReadyAnswer } from '@undercroft/face';
import {
  walk as walkLegal,
  type Asking,
  type Choice,
  type Odds,
  type Offer,
  type OpenPick,
  type Picked,
  type Scalar,
} from '@undercroft/kernel';
import type { AnyText } from '../catalog.ts';
import type { Say } from '../words/index.ts';

/** One thing taken; null ends a pick. What was taken with another step, or had no alternative, is no step of its own. */
export interface Step {
  readonly token: Scalar | null;
  readonly auto: boolean;
}
export type Path = readonly Step[];

type Token = Step['token'];

export interface Entry {
  /** A ready-made answer goes on from here to the end. */
  readonly kind: 'ready' | 'option' | 'stop' | 'closed';
  readonly value: Scalar | null;
  /** What is taken with it, in order. */
  readonly steps: readonly Token[];
  readonly label: string;
  /** Its odds, or why it cannot be taken. */
  readonly note: string;
  readonly rule: string;
  /** Closed, and need not be shown: it belongs to another way of playing, or another act does the same now. */
  readonly moot?: boolean;
}

/** What a question is asked with: the view, the offer, the words, and a fresh asking whenever one is needed. */
export interface Question {
  readonly view: object;
  readonly offer: Offer;
  readonly text: AnyText;
  readonly say: Say;
  readonly ask: () => Asking;
}

export interface Menu {
  readonly prompt: string;
  /** What the open pick asks; empty for the choice of an act. */
  readonly asks: string;
  readonly trail: readonly string[];
  readonly entries: readonly Entry[];
  readonly pick: string;
  /** Several may be marked before they are taken together. */
  readonly several: boolean;
  readonly rule: string;
}

interface Walk {
  readonly asking: Asking;
  readonly picked: Record<string, unknown>;
  readonly trail: string[];
}

/** Where there are more options than this, nobody looks beyond them for odds and for what comes with them. */
const LOOKED_AT = 40;

export function walk({ ask, view, offer, text }: Question, path: Path): Walk {
  const asking = ask();
  const picked: Record<string, unknown> = {};
  const trail: string[] = [];
  for (const { token } of path) {
    const open = asking.open();
    if (open === null) break;
    trail.push(token === null ? text.stop(view, offer, picked, open.name) : labelOf(text, view, offer, picked, open, token));
    // What is chosen changes with the next take: this is what it was before.
    const chosen = token === null ? [...open.chosen] : [...open.chosen, token];
    if (token === null) asking.stop();
    else asking.take(token);
    picked[open.name] = open.kind === 'one' || open.kind === 'maybe' ? token : chosen;
  }
  return { asking, picked, trail };
}

const labelOf = (text: AnyText, view: object, offer: Offer, picked: Record<string, unknown>, open: OpenPick, value: Scalar): string =>
  open.name === 'act' ? text.act(view, offer, String(value)) : text.option(view, offer, picked, open.name, value);

/** The path with everything that has no alternative taken; a question that has none at all is still shown once, by its act. */
export function settled(question: Question, path: Path): Path {
  let steps = path;
  for (;;) {
    const { asking } = walk(question, steps);
    const open = asking.open();
    if (open === null) return steps.some((step) => !step.auto) ? steps : [];
    if ((open.kind !== 'one' && open.kind !== 'grow') || open.canStop || open.options.length !== 1) return steps;
    const sole = asking.decision.byName.get(String(open.options[0]));
    if (open.name === 'act' && (sole?.picks.length ?? 0) === 0) return steps;
    steps = [...steps, { token: open.options[0] as Scalar, auto: true }];
  }
}

/** One step of the player back, and what came with it. */
export function stepBack(path: Path): Path {
  const at = path.findLastIndex((step) => !step.auto);
  return at < 0 ? path : path.slice(0, at);
}

export const canStepBack = (path: Path): boolean => path.some((step) => !step.auto);

/** The path with an entry taken. */
export const taken = (question: Question, path: Path, { steps }: Entry): Path =>
  settled(question, [...path, ...steps.map((token, i) => ({ token, auto: i > 0 }))]);

export function answerOf(question: Question, path: Path): Choice | null {
  const { asking } = walk(question, path);
  return asking.complete ? asking.choice() : null;
}

/** `marks`: what is marked of a pick of several and not taken yet. */
export function menuOf(question: Question, path: Path, marks: readonly Scalar[] = []): Menu {
  const { view, offer, text, ask, say } = question;
  const { asking, picked, trail } = walk(question, path);
  const open = asking.open() as OpenPick;
  const several = open.kind === 'some';
  if (several && marks.length > 0) picked[open.name] = marks;
  const values = several ? allOf(question, path, open) : open.options;
  const rules = (act: Token): string => asking.decision.byName.get(String(act))?.rule ?? open.rule;
  const closer = !several && values.length <= LOOKED_AT;
  const options = values.map((value) => {
    const label = labelOf(text, view, offer, picked, open, value);
    const further = closer ? settled(question, [...path, { token: value, auto: false }]) : [];
    const ahead = closer ? walk(question, further) : null;
    const entry: Entry = {
      kind: 'option',
      value,
      steps: [value],
      // Whoever takes it takes what has no alternative with it, and wants to know that before.
      label: [label, ...(ahead?.trail.slice(path.length + 1) ?? [])].join(' · '),
      note: oddsText(ahead?.asking.odds() ?? null, say),
      rule: open.name === 'act' ? rules(value) : open.rule,
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
      rule: open.name === 'act' ? rules(steps[path.length] ?? null) : open.rule,
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
    // With whole answers, and nothing picked yet, it is the whole question and not its first pick.
    asks: open.name === 'act' || (ready.length > 0 && !canStepBack(path)) ? '' : text.pick(view, offer, picked, open.name),
    trail: shown,
    entries,
    pick: open.name,
    several,
    rule: open.rule,
  };
}

const tokensOf = (path: Path): readonly Token[] => path.map(({ token }) => token);
const same = (a: readonly Token[], b: readonly Token[]): boolean => a.length === b.length && a.every((token, i) => token === b[i]);

/** The ready-made answers that go on from here; where an option comes to the same, they say what it leads to. */
const readyFrom = (question: Question, here: readonly Token[]): readonly ReadyAnswer[] =>
  (question.text.ready?.(question.view, question.offer) ?? []).filter(
    ({ steps }) => same(steps.slice(0, here.length), here) && walkLegal(question.ask(), steps)?.complete === true,
  );

/** Whether these answers are all that lies behind a beginning. */
function isCovered(question: Question, beginning: readonly Token[], answers: readonly ReadyAnswer[]): boolean {
  if (answers.some(({ steps }) => same(steps, beginning))) return true;
  const open = walkLegal(question.ask(), beginning)?.open() ?? null;
  if (open === null || open.options.length > answers.length) return false;
  const next: readonly Token[] = open.canStop ? [...open.options, null] : open.options;
  return next.every((token) => isCovered(question, [...beginning, token], answers));
}

/**
 * All options of a pick of several. The open ones are only those that can still come first;
 * taking the first again and again brings out the rest.
 */
function allOf(question: Question, path: Path, first: OpenPick): readonly Scalar[] {
  const all = new Set(first.options);
  const { asking } = walk(question, path);
  for (
    let open = asking.open();
    open !== null && open.name === first.name && !open.canStop && open.options.length > 0;
    open = asking.open()
  ) {
    for (const value of open.options) all.add(value);
    asking.take(open.options[0] as Scalar);
  }
  return [...all];
}

/** Takes marked options together; null when they are too few or too many. */
export function takeSeveral(question: Question, path: Path, menu: Menu, marks: readonly Scalar[]): Path | null {
  const order = menu.entries.flatMap((entry) =>
    entry.kind === 'option' && marks.includes(entry.value as Scalar) ? [entry.value as Scalar] : [],
  );
  const steps: Step[] = [];
  for (const value of order) {
    const open = walk(question, [...path, ...steps]).asking.open();
    if (open === null || open.name !== menu.pick || !open.options.includes(value)) return null;
    steps.push({ token: value, auto: steps.length > 0 });
  }
  const open = walk(question, [...path, ...steps]).asking.open();
  if (open?.name !== menu.pick) return settled(question, [...path, ...steps]);
  return open.canStop ? settled(question, [...path, ...steps, { token: null, auto: steps.length > 0 }]) : null;
}

/** `1 in 2 (50 %)`, and the sum behind it. */
export function oddsText(odds: Odds | null, say: Say): string {
  if (odds === null || odds.of === 0) return '';
  const percent = Math.round((100 * odds.ways) / odds.of);
  const sum = odds.sum === undefined || odds.sum.length === 0 ? '' : `: ${odds.sum.join(' ')}`;
  return say('play.odds', { ways: odds.ways, of: odds.of, percent }) + sum;
}

/** Where in a menu an answer is ready-made; -1 where it is not. */
export const readyAt = (question: Question, path: Path, { entries }: Menu, choice: Choice): number =>
  entries.findIndex((entry) => entry.kind === 'ready' && isDeepStrictEqual(answerOf(question, taken(question, path, entry)), choice));

/** An answer in the words in which it can be chosen. */
export function hintInWords(question: Question, choice: Choice): string {
  const path = settled(question, []);
  const menu = menuOf(question, path);
  return menu.entries[readyAt(question, path, menu, choice)]?.label ?? choiceInWords(question, choice);
}

/** An answer in words: the act, then each pick. */
export function choiceInWords(question: Question, choice: Choice): string {
  const steps: Step[] = [];
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
