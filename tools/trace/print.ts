// Words for a trace: a table with counts, everything about one rule, and the same as JSON.

import { faultsOf, idsOf } from './faults.ts';
import type { GameTrace, Mention } from './read.ts';

const COLUMNS = ['rules', 'to come', 'noted', 'tested', 'in code', 'in goldens', 'faults'] as const;

function countsOf(trace: GameTrace): readonly number[] {
  const [tested, cited, golden] = [idsOf(trace.tests), idsOf(trace.code), idsOf(trace.goldens)];
  const having = (ids: ReadonlySet<string>): number => trace.rules.filter(({ id }) => ids.has(id)).length;
  return [
    trace.rules.length,
    trace.toCome.length,
    trace.rules.filter(({ note }) => note !== undefined).length,
    having(tested),
    having(cited),
    having(golden),
    faultsOf(trace).length,
  ];
}

export function table(traces: readonly GameTrace[]): string {
  const width = Math.max(6, ...traces.map(({ game }) => game.length));
  const row = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`;
  return row('game', COLUMNS) + traces.map((trace) => row(trace.game, countsOf(trace))).join('');
}

const list = (title: string, mentions: readonly Mention[]): string =>
  `\n${title} (${mentions.length})\n${mentions.map(({ at, text }) => `  ${at}  ${text}\n`).join('')}`;

/** Everything about one rule; null when no rulebook has it. */
export function aboutRule(traces: readonly GameTrace[], id: string): string | null {
  for (const { rules, code, tests, goldens } of traces) {
    const rule = rules.find((one) => one.id === id);
    if (rule === undefined) continue;
    const of = (mentions: readonly Mention[]): readonly Mention[] => mentions.filter((one) => one.id === id);
    const note = rule.note === undefined ? '' : `  note: ${rule.note}\n`;
    return `${rule.id}${rule.tag === undefined ? '' : ` [${rule.tag}]`}  ${rule.at}\n  ${rule.text}\n${note}${list('code', of(code))}${list('tests', of(tests))}${list('goldens', of(goldens))}`;
  }
  return null;
}

export function asJson(traces: readonly GameTrace[]): string {
  const at = (mentions: readonly Mention[], id: string): readonly string[] => mentions.filter((one) => one.id === id).map((one) => one.at);
  const games = traces.map((trace) => ({
    game: trace.game,
    rules: trace.rules.map((rule) => ({
      ...rule,
      code: at(trace.code, rule.id),
      tests: at(trace.tests, rule.id),
      goldens: at(trace.goldens, rule.id),
    })),
    faults: faultsOf(trace),
  }));
  return `${JSON.stringify({ games }, null, 2)}\n`;
}
