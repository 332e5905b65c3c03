// How many type assertions the code may have: where the compiler is overruled, whoever reads on must trust a comment.
import ts from 'typescript';
import { type Check, isCode, isGenerated, nodesOf, type Repo, syntaxOf } from './repo.ts';

/** May only go down: narrow the value by looking at it, by a list or by a schema instead. */
export const MOST_CASTS = 50;

const isConst = (type: ts.TypeNode): boolean => ts.isTypeReferenceNode(type) && type.getText() === 'const';
const isCast = (node: ts.Node): boolean => (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !isConst(node.type);

/** Where they are: as many times each file as it has. What is generated, and what a new game begins with, is not looked at. */
export const castsIn = ({ files }: Repo): readonly string[] =>
  files
    .filter(({ path, text }) => isCode(path) && !isGenerated(text) && !path.startsWith('tools/new-game/template/'))
    .flatMap((file) => [...nodesOf(syntaxOf(file))].filter(isCast).map(() => file.path));

export const casts: Check = (repo) => {
  const found = castsIn(repo);
  if (found.length <= MOST_CASTS) return [];
  return [`${found.at(-1)}:1: there are ${found.length} type assertions, and ${MOST_CASTS} are the most: narrow the value instead`];
};
