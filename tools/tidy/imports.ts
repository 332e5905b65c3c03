// What a file imports: where to, on which line, and whether only as a type.
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { at, nodesOf, syntaxOf, type TextFile } from './repo.ts';

export interface Import {
  /** As written, or the path in the repository for a relative one. */
  readonly target: string;
  readonly where: string;
  readonly typeOnly: boolean;
}

export function importsOf(file: TextFile): readonly Import[] {
  const imports: Import[] = [];
  const add = (node: ts.Node, written: ts.Node | undefined, typeOnly: boolean): void => {
    if (!written || !ts.isStringLiteralLike(written)) return;
    imports.push({ target: resolved(file.path, written.text), where: at(file, node), typeOnly });
  };
  for (const node of nodesOf(syntaxOf(file))) {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, importsOnlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node, node.arguments[0], false);
  }
  return imports;
}

function importsOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return !name && !!namedBindings && ts.isNamedImports(namedBindings) && namedBindings.elements.every((element) => element.isTypeOnly);
}

/** Files that are named but not imported, such as the entry of a worker. */
export function namedFilesOf(file: TextFile): readonly string[] {
  const named: string[] = [];
  for (const node of nodesOf(syntaxOf(file))) {
    if (ts.isStringLiteralLike(node) && /^\.\.?\/.*\.(ts|tsx|mjs)$/.test(node.text)) named.push(resolved(file.path, node.text));
  }
  return named;
}

function resolved(from: string, written: string): string {
  return written.startsWith('.') ? join(dirname(from), written) : written;
}
