// How long files may be, and how they begin.
import { type Check, isCode, isGenerated, isProduct, isTest, type TextFile } from './repo.ts';

const FILE_LINES = 400;
/** Lines of code: blank lines and comments are not counted. */
const KERNEL_LINES = 1750;
const SENTENCE_WORDS = 4;

const linesOf = ({ text }: TextFile): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
const codeLinesOf = ({ text }: TextFile): number => text.split('\n').filter((line) => !/^\s*(\/\/.*|\/?\*.*)?$/.test(line)).length;
const isTable = (path: string): boolean => /\/src\/(content|text)\//.test(path);

export const fileSizes: Check = ({ files }) =>
  files
    .filter(
      (file) => isCode(file.path) && !isTable(file.path) && !isTest(file.path) && !isGenerated(file.text) && linesOf(file) > FILE_LINES,
    )
    .map((file) => `${file.path}:${linesOf(file)}: split this file by its ideas; ${FILE_LINES} lines are the most`);

export const kernelSize: Check = ({ files }) => {
  const total = files.filter(({ path }) => path.startsWith('packages/kernel/src/')).reduce((sum, file) => sum + codeLinesOf(file), 0);
  return total > KERNEL_LINES ? [`packages/kernel/src:1: the kernel has ${total} lines of code; ${KERNEL_LINES} are the most`] : [];
};

/** The text of the comment a file opens with, below a `#!` line. */
function openingOf(text: string): string {
  const body = text.replace(/^#!.*\n/, '');
  const block = /^\/\*\*?([\s\S]*?)\*\//.exec(body)?.[1];
  const lines = /^(?:\/\/.*\n)+/.exec(body)?.[0];
  return (block ?? lines ?? '').replaceAll(/^\s*(?:\/\/+|\*)/gm, ' ').trim();
}

const isSentence = (text: string): boolean => text.split(/\s+/).length >= SENTENCE_WORDS && /[.:]/.test(text);

export const openingSentence: Check = ({ files }) =>
  files
    .filter(({ path }) => (isProduct(path) || (isCode(path) && !isTest(path))) && !/^apps\/.*\.d\.ts$/.test(path))
    .filter(({ text }) => !isSentence(openingOf(text)))
    .map(({ path }) => `${path}:1: open the file with one sentence in a comment that says what it owns`);
