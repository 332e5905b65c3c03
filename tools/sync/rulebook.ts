// Writes what a game's rules.md and its translations become: the list of rule IDs and a rulebook in each language.
import { type ParsedRules, parseRules, rulesOf, rulesToCome } from './markdown.ts';
import { type Generated, generatedFrom, quoted } from './output.ts';

const TRANSLATIONS = ['nl', 'ja'] as const;

/** Reads a file of the repository, or undefined when it is not there. */
export type Read = (path: string) => string | undefined;

export interface Rulebooks {
  readonly files: readonly Generated[];
  readonly problems: readonly string[];
}

export function rulebooksOf(game: string, read: Read): Rulebooks {
  const source = `games/${game}/rules.md`;
  const markdown = read(source);
  if (markdown === undefined) return { files: [], problems: [] };
  const english = parseRules(source, markdown);
  const toCome = rulesToCome(read(`games/${game}/rules-to-come.md`) ?? '');
  const files = [ruleIdsFile(game, source, english, toCome), rulebookFile(game, source, 'en', english)];
  const problems = [...english.problems];
  for (const language of TRANSLATIONS) {
    const from = `games/${game}/rules.${language}.md`;
    const translated = read(from);
    if (translated === undefined) continue;
    const parsed = parseRules(from, translated);
    problems.push(...parsed.problems, ...differences(from, english, parsed));
    files.push(rulebookFile(game, from, language, withTagsOf(english, parsed)));
  }
  return { files, problems };
}

/** A translation has the same sections and rules in the same order. */
function differences(file: string, english: ParsedRules, translated: ParsedRules): readonly string[] {
  const listed = (rules: ParsedRules): readonly string[] =>
    rules.sections.flatMap(({ key, rules: own }) => [key, ...own.map(({ id }) => id)]);
  const want = listed(english);
  const have = listed(translated);
  const problems: string[] = [];
  for (const id of want) if (!have.includes(id)) problems.push(`${file}:1: translate ${id}`);
  for (const id of have) if (!want.includes(id)) problems.push(`${file}:1: ${id} is not in rules.md; remove it`);
  if (problems.length === 0 && want.join() !== have.join()) problems.push(`${file}:1: put sections and rules in the order of rules.md`);
  return problems;
}

/** The tag says where a rule comes from, which no translation changes. */
function withTagsOf(english: ParsedRules, translated: ParsedRules): ParsedRules {
  const tags = new Map(rulesOf(english).map(({ id, tag }) => [id, tag]));
  const sections = translated.sections.map((section) => ({
    ...section,
    rules: section.rules.map((rule) => {
      const tag = rule.tag ?? tags.get(rule.id);
      return tag === undefined ? rule : { ...rule, tag };
    }),
  }));
  return { ...translated, sections };
}

/** Code that is being built may cite rules that the rulebook does not have yet. */
function ruleIdsFile(game: string, source: string, rules: ParsedRules, toCome: readonly string[]): Generated {
  const listed = (name: string, ids: readonly string[]): readonly string[] => [
    `export const ${name} = [`,
    ...ids.map((id) => `  ${quoted(id)},`),
    '] as const;',
    '',
  ];
  const lines = [
    generatedFrom(source),
    '',
    ...listed(
      'RULE_IDS',
      rulesOf(rules).map(({ id }) => id),
    ),
    ...(toCome.length === 0 ? [] : listed('RULES_TO_COME', toCome)),
    `export type RuleId = (typeof RULE_IDS)[number]${toCome.length === 0 ? '' : ' | (typeof RULES_TO_COME)[number]'};`,
    '',
  ];
  return { path: `games/${game}/src/generated/rule-ids.ts`, text: lines.join('\n') };
}

function rulebookFile(game: string, source: string, language: string, { sections }: ParsedRules): Generated {
  const lines = [
    generatedFrom(source),
    "import type { Rulebook } from '@undercroft/presentation';",
    '',
    'export const rulebook: Rulebook = {',
    '  sections: [',
  ];
  for (const { key, title, rules } of sections) {
    lines.push('    {', `      key: ${quoted(key)},`, `      title: ${quoted(title)},`, '      rules: [');
    for (const { id, tag, text, note } of rules) {
      const fields = [
        `id: ${quoted(id)}`,
        ...(tag === undefined ? [] : [`tag: ${quoted(tag)}`]),
        `text: ${quoted(text)}`,
        ...(note === undefined ? [] : [`note: ${quoted(note)}`]),
      ];
      lines.push(`        { ${fields.join(', ')} },`);
    }
    lines.push('      ],', '    },');
  }
  lines.push('  ],', '};', '');
  return { path: `games/${game}/src/generated/rulebook-${language}.ts`, text: lines.join('\n') };
}
