// Owns the chronicle: what is remembered of each quest, a page each, as it grows.

import { Print } from '@undercroft/web-kit';
import { personName } from '../text/words/people.ts';
import type { View } from '../view.ts';
import { pictureOf } from './art.ts';
import type { Say } from './say.ts';

interface ChronicleProps {
  readonly view: View;
  readonly say: Say;
}
type Chapter = View['chronicle'][number];

/** Each once, with how often. */
export function counted(names: readonly string[], { language }: Say): string {
  const times = (name: string): number => names.filter((one) => one === name).length;
  return [...new Set(names)].map((name) => (times(name) > 1 ? `${name} ×${times(name)}` : name)).join(language === 'ja' ? '、' : ', ');
}

function linesOf(chapter: Chapter, isLast: boolean, { view, say }: ChronicleProps): readonly string[] {
  const { words } = say;
  const { visits, fights, falls, finds, done } = chapter;
  const end = done ? words.chapterEnd.done : isLast && view.result === 'lost' ? words.chapterEnd.lost : words.chapterEnd.open;
  const fallen = falls.map((one) => personName(say.language, one));
  const found = finds.map((item) => say.card(`item:${item}`).name);
  return [
    [end, ...(done || visits > 1 ? [words.visited(visits)] : []), ...(visits > 0 ? [words.fought(fights)] : [])].join(' · '),
    ...(fallen.length === 0 ? [] : [words.fell(counted(fallen, say))]),
    ...(found.length === 0 ? [] : [words.foundThere(counted(found, say))]),
  ];
}

export function Chronicle(props: ChronicleProps) {
  const { view, say } = props;
  return (
    <ol className="crd-chapters">
      {view.chronicle.map((chapter, at) => (
        // A quest is never taken out of the list, and never changes its place.
        <li key={at}>
          <span className="crd-print is-chapter">
            <Print picture={pictureOf(`domain:${chapter.domain}`)} w={72} h={48} />
          </span>
          <div>
            <b>{say.words.chapter(chapter.ql, say.names.domains[chapter.domain].name, chapter.floors)}</b>
            {linesOf(chapter, at === view.chronicle.length - 1, props).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
