// Owns the commands rules and games: searches the rulebooks, lists the games.

import { listGames, textOf, type AnyText } from '../catalog.ts';
import { findRules, findTerms, ruleText } from '../rulebook.ts';
import { Stop } from '../stop.ts';
import { table, wrap, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { pageWidth, print, styleFor, type Context, type Shared } from './context.ts';

const MOST = 200;

/** Searches one game if the first word names it, otherwise all; the rest is an ID, part of one, or words. */
export async function rules(words: readonly string[], flags: Shared, { say, language }: Context): Promise<void> {
  const games = await listGames();
  const named = games.filter((game) => game.id === words[0]);
  const asked = (named.length === 0 ? words : words.slice(1)).join(' ').trim();
  const texts = await Promise.all((named.length === 0 ? games : named).map((game) => textOf(game, language)));
  const style = styleFor(flags);
  if (asked === '') {
    for (const text of texts) printContents(text, say, style);
    return;
  }
  const answers = texts.map((text) => search(text, asked)).filter(({ rules: found, terms }) => found.length + terms.length > 0);
  if (answers.length === 0) throw new Stop(say('error.no-rule', { asked }));
  for (const answer of answers) {
    if (answers.length > 1) print([style.bold(answer.title)]);
    printFound(answer, asked, say, style);
  }
}

type Found = ReturnType<typeof search>;

const search = ({ rulebook, title, glossary = [] }: AnyText, asked: string) => ({
  title,
  rules: findRules(rulebook, asked),
  terms: findTerms(glossary, asked),
});

function printContents({ rulebook, title }: AnyText, say: Say, style: Style): void {
  const rows = rulebook.sections.map((section) => [style.ember(section.key), section.title, String(section.rules.length)]);
  print([style.bold(title), '', ...table(rows, [2]), '', say('rules.how', { example: rulebook.sections[0]?.rules[0]?.id ?? '' })]);
}

function printFound({ rules: found, terms }: Found, asked: string, say: Say, style: Style): void {
  for (const { term, text } of terms) {
    const lines = wrap(text, pageWidth() - 2);
    print([style.bold(term), ...lines.map((line) => `  ${marked(line, asked, style)}`)]);
  }
  for (const rule of found.slice(0, MOST)) {
    const lines = wrap(ruleText(rule), pageWidth() - 2);
    print([style.ember(rule.id), ...lines.map((line) => `  ${marked(line, asked, style)}`)]);
  }
  if (found.length > MOST) print([say('play.more', { n: found.length - MOST })]);
}

function marked(line: string, asked: string, style: Style): string {
  const words = asked.split(/\s+/).filter((word) => word.length > 1 && !/^[A-Z0-9]+(-[A-Z0-9]+)+$/.test(word));
  if (words.length === 0) return line;
  return line.replaceAll(new RegExp(words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'giu'), (hit) =>
    style.bold(hit),
  );
}

export async function games(flags: Shared & { readonly json?: boolean }, { language, say }: Context): Promise<void> {
  const list = await listGames();
  const told = await Promise.all(list.map(async (game) => ({ id: game.id, rules: game.rulesVersion, text: await textOf(game, language) })));
  if (flags.json === true) {
    print([
      JSON.stringify(
        told.map(({ id, rules: version, text }) => ({
          id,
          rules: version,
          title: text.title,
          presets: text.presets.map((preset) => preset.key),
        })),
      ),
    ]);
    return;
  }
  const style = styleFor(flags);
  for (const { id, text } of told) {
    const presets = text.presets.map((preset) => [`  ${preset.key}`, preset.label, style.dim(preset.help)]);
    print([
      `${style.ember(id)}  ${style.bold(text.title)}`,
      ...wrap(text.blurb, pageWidth() - 2).map((line) => `  ${line}`),
      '',
      `  ${say('games.presets', { game: id })}`,
      ...table(presets).map((line) => `  ${line}`),
    ]);
  }
}
