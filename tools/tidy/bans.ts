// What may not be written in the code, found in its syntax and not in its prose.
import ts from 'typescript';
import { at, type Check, type Finding, isCode, isProduct, isRules, isTest, matchLines, nodesOf, syntaxOf, type TextFile } from './repo.ts';

type Ban = (node: ts.Node) => string | undefined;

/** A check that looks at every node of the files that `where` picks. */
const banned =
  (where: (path: string) => boolean, ban: Ban): Check =>
  ({ files }) =>
    files.filter(({ path }) => isCode(path) && where(path)).flatMap((file) => findings(file, ban));

function findings(file: TextFile, ban: Ban): readonly Finding[] {
  const found: Finding[] = [];
  for (const node of nodesOf(syntaxOf(file))) {
    const advice = ban(node);
    if (advice !== undefined) found.push(`${at(file, node)}: ${advice}`);
  }
  return found;
}

const isMember = (node: ts.Node, object: RegExp, member: RegExp): boolean =>
  ts.isPropertyAccessExpression(node) &&
  ts.isIdentifier(node.expression) &&
  object.test(node.expression.text) &&
  member.test(node.name.text);

const isDate = (node: ts.Node): boolean => {
  if (!ts.isIdentifier(node) || node.text !== 'Date') return false;
  const { parent } = node;
  return !(ts.isPropertyAccessExpression(parent) && parent.name === node) && !(ts.isPropertyAssignment(parent) && parent.name === node);
};

const isDefaultExport = (node: ts.Node): boolean => {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
};

const when =
  (holds: (node: ts.Node) => boolean, advice: string): Ban =>
  (node) =>
    holds(node) ? advice : undefined;
const anywhere = (): boolean => true;

export const ownChance = banned(
  isRules,
  when((node) => isMember(node, /^Math$/, /^random$/), 'ask the chance source instead of Math.random'),
);
export const ownClock = banned(
  isRules,
  when((node) => isDate(node) || isMember(node, /^performance$/, /./), 'rules know no clock; pass the time in or do without'),
);
export const anyType = banned(
  anywhere,
  when((node) => node.kind === ts.SyntaxKind.AnyKeyword, 'name the type, or use unknown and narrow it'),
);
export const enums = banned(anywhere, when(ts.isEnumDeclaration, 'use an `as const` array and its union'));
export const classesInGames = banned(
  (path) => /^games\/[^/]+\/src\//.test(path),
  when((node) => ts.isClassDeclaration(node) || ts.isClassExpression(node), 'rules and cards are data and functions, not classes'),
);
export const defaultExports = banned((path) => !path.endsWith('.config.ts'), when(isDefaultExport, 'export it by name'));
export const consoleOutput = banned(
  (path) => isProduct(path) && !path.startsWith('apps/'),
  when((node) => isMember(node, /^console$/, /./), 'return what there is to say; only apps and tools print'),
);
export const unrunTests = banned(
  isTest,
  when((node) => isMember(node, /^(test|it|describe|suite)$/, /^(skip|only|todo|fails)$/), 'let the test run, or remove it'),
);

const inCode =
  (pattern: RegExp, advice: (found: string) => string): Check =>
  ({ files }) =>
    files.filter(({ path }) => isCode(path)).flatMap((file) => matchLines(file, pattern, advice));

// The classes of one letter keep these patterns from finding themselves.
export const silencedCompiler = inCode(/@ts-(?:ignor[e]|nochec[k]|expect-erro[r])/, (found) => `remove ${found} and mend the type`);
// A hand-drawn table of cards may be kept from the formatter, and a type assertion from the linter, each with its reason.
export const silencedLinter = inCode(
  /(?:oxlint|eslint|biome|prettier)-(?:disabl[e]|ignor[e])(?! format: \w|-next-line typescript\/no-unsafe-type-assertion -- [`\w])\S*/,
  (found) => `remove ${found} and mend what it hides`,
);
export const leftovers = inCode(/\b(?:TOD[O]|FIXM[E]|HAC[K]|XX[X])\b/, (found) => `finish what ${found} promises, or remove it`);
