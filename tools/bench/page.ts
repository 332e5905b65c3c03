// Owns docs/benchmarks.md: a part for each group, so that one can be measured anew and the others stay, and what they reach, on top.

import { aimsIn } from './aims.ts';
import { asMarkdown, type Group } from './report.ts';

const PREFACE = `Written by \`npm run bench -- --write\`; do not edit. \`npm run bench -- --only NAME --write\` renews one part and keeps the others.
Figures are medians over several rounds with the lowest and the highest round in brackets. Where nothing else is said they are
CPU time of the process, with garbage collection and compiling: on a machine shared with others, the time on the wall says little.
What is compared is run in turn within each round, and a ratio is taken within its round. Read the ratios; the figures themselves
are of one machine, in the company that each part names.`;

const beginOf = (name: string): string => `<!-- part ${name} -->`;
const END = '<!-- end of part -->';

/** The parts of a written page, by name. */
export function partsIn(page: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const [, name = '', text = ''] of page.matchAll(/^<!-- part (\w+) -->\n([\s\S]*?)^<!-- end of part -->$/gm))
    parts.set(name, text.trim());
  return parts;
}

/** The page with these groups in it, and of the page as it was every other part; `names` gives the order. */
export function pageWith(before: string, groups: readonly Group[], names: readonly string[]): string {
  const parts = new Map([...partsIn(before), ...groups.map((group) => [group.name, asMarkdown(group).trim()] as const)]);
  const kept = names.flatMap((name) => {
    const text = parts.get(name);
    return text === undefined ? [] : [{ name, text }];
  });
  const aims = kept.flatMap(({ text }) => aimsIn(text));
  const missing = names.filter((name) => !parts.has(name));
  return [
    '# Benchmarks',
    '',
    PREFACE,
    '',
    '## Aims',
    '',
    ...aims.map((aim) => `- ${aim}`),
    ...missing.map((name) => `- Not measured yet: ${name}.`),
    '',
    ...kept.flatMap(({ name, text }) => [beginOf(name), '', text, '', END, '']),
  ].join('\n');
}
