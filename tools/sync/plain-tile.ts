// Reads what the plain home tile of a game says: title and first sentence from its rulebooks, players and minutes from its package.json.
import { isList, isRecord } from '@undercroft/kernel';
import type { Read } from './rulebook.ts';

export interface PlainTile {
  readonly players: readonly [number, number];
  readonly minutes: number;
  readonly words: Readonly<Record<string, { readonly title: string; readonly blurb: string }>>;
}

const BOOKS = { en: 'rules.md', nl: 'rules.nl.md', ja: 'rules.ja.md' } as const;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

function aboutOf({ players, minutes }: Readonly<Record<string, unknown>>): Pick<PlainTile, 'players' | 'minutes'> | null {
  if (!isList(players) || players.length !== 2 || typeof minutes !== 'number') return null;
  const [least, most] = players;
  return typeof least === 'number' && typeof most === 'number' ? { players: [least, most], minutes } : null;
}

/** Null where something is missing; the problems say what, but for a game that has no rules yet. */
export function plainTileOf(
  game: string,
  packageJson: string,
  read: Read,
): { readonly homeTile: PlainTile | null; readonly problems: readonly string[] } {
  const manifest: unknown = JSON.parse(packageJson);
  const { exports, undercroft } = fieldsOf(manifest);
  if (!isRecord(exports) || './home-tile' in exports || !('.' in exports)) return { homeTile: null, problems: [] };
  const problems: string[] = [];
  const about = aboutOf(fieldsOf(undercroft));
  if (about === null)
    problems.push(`games/${game}/package.json:1: say who plays and how long: "undercroft": { "players": [1, 4], "minutes": 30 }`);
  const words: Record<string, { readonly title: string; readonly blurb: string }> = {};
  for (const [language, book] of Object.entries(BOOKS)) {
    const said = opening(read(`games/${game}/${book}`) ?? '');
    if (said === null)
      problems.push(
        `games/${game}/${book}:1: begin with "# Title: rules" and a paragraph whose first sentence says what kind of game it is`,
      );
    else words[language] = said;
  }
  return problems.length > 0 || about === null ? { homeTile: null, problems } : { homeTile: { ...about, words }, problems };
}

/** The title before its colon, and the first sentence below it. */
function opening(markdown: string): { readonly title: string; readonly blurb: string } | null {
  const found = /^# ([^:：\n]+)[^\n]*\n+([^#\n][^\n]*)/.exec(markdown);
  const [, title = '', paragraph = ''] = found ?? [];
  const blurb = /^.*?(?:[.!?](?= |$)|[。！？])/u.exec(paragraph)?.[0] ?? paragraph;
  return found === null ? null : { title: title.trim(), blurb };
}
