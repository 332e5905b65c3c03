// Owns a finished game as one line: its picture, who played and how it ended, when, and the way to its replay.

import { Print } from '@undercroft/web-kit/art';
import { localesOf } from '@undercroft/web-kit/locales';
import { Link } from 'wouter';
import { homeTileOf } from '../games.ts';
import { useSettings } from '../settings.ts';
import type { HistoryRow } from '../store/rows.ts';
import { useWords } from '../words/index.ts';
import { outcomeOf } from './figures.ts';
import '../look/finished.css';

/** The picture its board left, or the one on the game's tile. What a file brought along is shown as an image, never as part of the page. */
function Picture({ row }: { readonly row: HistoryRow }) {
  const tile = homeTileOf(row.game)?.picture;
  const own = row.keepsake?.picture;
  if (own !== undefined)
    return <img className="finished-picture" alt="" src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(own)}`} />;
  return <span className="finished-picture">{tile === undefined ? null : <Print picture={tile} w={112} h={84} scale={0.7} />}</span>;
}

export function FinishedLine({ row, way }: { readonly row: HistoryRow; readonly way?: string | null }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const date = new Intl.DateTimeFormat(localesOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(row.ended);
  const title = homeTileOf(row.game)?.words[language].title ?? row.game;
  const outcome = outcomeOf(row);
  const who =
    row.keepsake?.title ??
    row.seats
      .filter(({ name, bot }) => name !== '' && name !== bot)
      .map(({ name }) => name)
      .join(', ');
  const small = [
    title,
    ...(way === undefined || way === null ? [] : [way]),
    date,
    words.history.decisions(row.length),
    ...(row.over.rewound ? [words.history.rewound] : []),
    ...(row.online ? [words.history.online] : []),
  ];
  return (
    <li>
      <Link className="finished" href={`/replay/${row.id}`}>
        <Picture row={row} />
        <span>
          <b>
            <span className={`finished-mark is-${outcome}`} aria-hidden="true" />
            {who === '' ? words.history[outcome] : `${who}: ${words.history[outcome]}`}
          </b>
          <small>{small.join(' · ')}</small>
        </span>
        {row.keepsake?.score === undefined ? null : (
          <span className="finished-score">
            <b>{row.keepsake.score}</b> <small>{words.history.score}</small>
          </span>
        )}
        <span className="finished-go">{words.replay.watch}</span>
      </Link>
    </li>
  );
}
