// Owns a finished game as one line: when, which game, how it ended, and the way to its replay.

import { Link } from 'wouter';
import { homeTileOf } from '../games.ts';
import { useSettings } from '../settings.ts';
import type { HistoryRow } from '../store/rows.ts';
import { useWords } from '../words/index.ts';
import { localesOf } from './locales.ts';
import { outcomeOf } from './figures.ts';

export function FinishedLine({ row, way }: { readonly row: HistoryRow; readonly way?: string | null }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const date = new Intl.DateTimeFormat(localesOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(row.ended);
  const title = homeTileOf(row.game)?.words[language].title ?? row.game;
  const outcome = outcomeOf(row);
  const small = [
    date,
    ...(way === undefined || way === null ? [] : [way]),
    words.history.decisions(row.length),
    ...(row.over.rewound ? [words.history.rewound] : []),
    ...(row.online ? [words.history.online] : []),
  ];
  return (
    <li>
      <Link className="finished" href={`/replay/${row.id}`}>
        <span className={`finished-mark is-${outcome}`} aria-hidden="true" />
        <span>
          <b>
            {title}: {words.history[outcome]}
          </b>
          <small>{small.join(' · ')}</small>
        </span>
        <span className="finished-go">{words.replay.watch}</span>
      </Link>
    </li>
  );
}
