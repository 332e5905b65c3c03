// Reads a rules.md: its sections, its numbered rules, and what is wrong with it.

export interface ParsedRule {
  readonly id: string;
  readonly text: string;
  readonly tag?: string;
  readonly note?: string;
}

export interface ParsedSection {
  readonly key: string;
  readonly title: string;
  readonly rules: readonly ParsedRule[];
}

export interface ParsedRules {
  readonly sections: readonly ParsedSection[];
  /** Each as `file:line: what to do`. */
  readonly problems: readonly string[];
}

const SECTION = /^##\s+(.+?)\s*[(（]`([A-Z0-9-]+)`[)）]\s*$/;
const RULE = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d{2,3})\*\*\s*(?:\[([a-z0-9.-]+)\]\s*)?(.*)$/;
const LOOKS_LIKE_RULE = /^\s*[-*]\s+\**`?[A-Z]{2,}(?:-[A-Z0-9]+)*-\d{2,3}\b/;
const NOTE = /\s*\[note:\s*([^\]]+)\]\s*$/;
const CONTINUED = /^\s{2,}\S/;

interface OpenRule {
  id: string;
  tag: string | undefined;
  lines: string[];
}

interface OpenSection {
  key: string;
  title: string;
  rules: OpenRule[];
}

/** A rule may go on over indented lines; a line that is neither heading, rule nor continuation is prose and left out. */
export function parseRules(file: string, markdown: string): ParsedRules {
  const sections: OpenSection[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  let rule: OpenRule | undefined;
  markdown.split('\n').forEach((line, index) => {
    const at = `${file}:${index + 1}`;
    const heading = SECTION.exec(line);
    const ruleLine = RULE.exec(line);
    if (heading?.[1] !== undefined && heading[2] !== undefined) {
      sections.push({ key: heading[2], title: heading[1], rules: [] });
      rule = undefined;
    } else if (ruleLine?.[1] !== undefined) {
      const section = sections.at(-1);
      rule = { id: ruleLine[1], tag: ruleLine[2], lines: [ruleLine[3] ?? ''] };
      if (seen.has(rule.id)) problems.push(`${at}: ${rule.id} is there twice; keep one`);
      seen.add(rule.id);
      if (section === undefined) problems.push(`${at}: ${rule.id} stands before any section; put a heading "## Title (\`KEY\`)" above it`);
      section?.rules.push(rule);
    } else if (CONTINUED.test(line) && rule !== undefined) {
      rule.lines.push(line.trim());
    } else {
      if (LOOKS_LIKE_RULE.test(line)) problems.push(`${at}: write a rule as "- **ID** [tag] Text"`);
      rule = undefined;
    }
  });
  return { sections: sections.map(closeSection), problems };
}

function closeSection({ key, title, rules }: OpenSection): ParsedSection {
  return { key, title, rules: rules.map(closeRule) };
}

function closeRule({ id, tag, lines }: OpenRule): ParsedRule {
  const whole = lines.join(' ').trim();
  const note = NOTE.exec(whole)?.[1];
  const text = whole.replace(NOTE, '');
  return { id, ...(tag === undefined ? {} : { tag }), text, ...(note === undefined ? {} : { note }) };
}

/** All rules of a rulebook in its order. */
export function rulesOf({ sections }: ParsedRules): readonly ParsedRule[] {
  return sections.flatMap(({ rules }) => rules);
}

/** The IDs that a rules-to-come.md lists, in its order. */
export function rulesToCome(markdown: string): readonly string[] {
  return markdown
    .split('\n')
    .flatMap((line) => (line.startsWith('- ') ? (line.match(/\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d{2,3}\b/g) ?? []) : []));
}
