// Owns errands in lines: what may be handed over, what it would come to, and why it ended.

import { choiceSaid } from '@undercroft/presentation';
import { preferencesFor, preferenceIn, type ErrandPlan, type OpenErrand, type OpenPreference } from '@undercroft/parts';
import { wrap, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import type { Table } from './table.ts';

const INDENT = '    ';

const FIRST_LETTER = 'a'.charCodeAt(0);
const letterOf = (at: number): string => String.fromCharCode(FIRST_LETTER + at);
/** The preference by its letter in the list. */
export const letteredPreference = (errands: readonly OpenErrand[], letter: string): OpenPreference | null =>
  preferencesFor(errands).find((_, at) => letterOf(at) === letter.toLowerCase()) ?? null;

/** What may be handed over at the open question, numbered, each with what it does. */
export function errandLines(table: Table, errands: readonly OpenErrand[], width: number, say: Say, style: Style): string[] {
  const view = table.view();
  const { errands: said } = table.title.text;
  if (said === undefined || errands.length === 0) return wrap(say('errand.none'), width);
  const preferences = preferencesFor(errands);
  return [
    ...wrap(say('errand.which'), width).map(style.bold),
    ...errands.flatMap((errand, i) => [
      `${String(i + 1).padStart(3)} ${said.label(view, errand)}`,
      ...wrap(said.about(view, errand), width - INDENT.length).map((line) => INDENT + style.dim(line)),
    ]),
    ...(preferences.length === 0 ? [] : wrap(say('errand.set'), width).map(style.bold)),
    ...preferences.flatMap((open, i) => {
      const words = said.preference?.(view, open);
      const chosen = words?.choices[open.choices.indexOf(preferenceIn(table.preferences, open))] ?? '';
      return words === undefined ? [] : wrap(`  ${letterOf(i)} ${words.of} · ${words.label}: ${chosen}`, width, INDENT);
    }),
  ];
}

/** The steps of an errand, what they come to, and the question whether to take them. */
export function planLines(table: Table, errand: OpenErrand, plan: ErrandPlan, width: number, say: Say, style: Style): string[] {
  const view = table.view();
  const { text } = table.title;
  const lines = plan.steps.map(({ offer, choice }) => choiceSaid(text, view, offer, choice));
  const steps = [...new Set(lines)].map((line) => {
    const times = lines.filter((one) => one === line).length;
    return times > 1 ? `${line} ×${times}` : line;
  });
  const bill = text.errands?.bill(view, plan.bill) ?? [];
  return [
    ...wrap(text.errands?.label(view, errand) ?? errand.name, width).map(style.bold),
    ...steps.flatMap((line) => wrap(`  · ${line}`, width, INDENT)),
    ...(bill.length === 0 ? [] : wrap(`= ${bill.join(' · ')}`, width)),
    ...(plan.ends === null ? wrap(say('errand.goes-on'), width).map(style.dim) : []),
    ...wrap(say('errand.agree'), width),
  ];
}

/** Why an errand ended; empty where it went as it was meant to. */
export const endedInWords = (table: Table, ends: string): string => table.title.text.errands?.ends(table.view(), ends) ?? '';
