// Owns the tables of the first page as a list: who sits there, where the game is, whose turn it is.

import { SeatMark, seatNumber, type IconData } from '@undercroft/web-kit/art';
import { useState } from 'react';
import { Link } from 'wouter';
import { homeTileOf } from '../games.ts';
import { useSettings } from '../settings.ts';
import { removeTable } from '../store/db.ts';
import { useWords } from '../words/index.ts';
import { ICONS } from '../generated/icons-home.ts';
import { Sure } from './sure.tsx';
import type { HomeTable } from './home-table.ts';

const MOST_MARKS = 5;

export function TableList({ tables }: { readonly tables: readonly HomeTable[] }) {
  const words = useWords();
  const [leaving, setLeaving] = useState<HomeTable | null>(null);
  if (tables.length === 0) return <div className="tables" />;
  return (
    <section className="tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{words.home.tables}</h2>
      <ul>
        {tables.map((table) => (
          <TableLine key={table.href} table={table} onRemove={() => setLeaving(table)} />
        ))}
      </ul>
      {leaving === null ? null : (
        <Sure
          question={words.home.removeSure}
          yes={words.home.removeYes}
          onYes={() => void removeTable(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

function TableLine({ table, onRemove }: { readonly table: HomeTable; readonly onRemove: () => void }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const title = table.name || (homeTileOf(table.game)?.words[language].title ?? table.game);
  const where = table.progress?.[language];
  const states = { mine: words.home.yourTurn, theirs: words.home.waiting, gathering: words.home.gathering, over: words.home.over };
  const detail = [where?.title, where?.detail].filter((part) => part !== undefined && part !== '').join(', ');
  return (
    <li>
      <Link href={table.href} className="table-line">
        <span className="table-seats">
          {table.seats.slice(0, MOST_MARKS).map((seat, at) => (
            <SeatMark key={`${at} ${seat.name}`} seat={seatNumber(at)} size={26} {...markOf(seat)} />
          ))}
        </span>
        <span className="table-words">
          <b>{title}</b>
          {detail === '' ? null : <span className="soft">{detail}</span>}
        </span>
        <span className={table.state === 'mine' ? 'table-state is-mine' : 'table-state'}>{states[table.state]}</span>
        {table.online ? <span className="table-state">{words.home.online}</span> : null}
      </Link>
      {table.online ? null : (
        <button
          type="button"
          className="tool"
          aria-label={words.home.remove(detail === '' ? title : `${title}, ${detail}`)}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </li>
  );
}

/** A bot is told by its picture, a person by a first letter. */
function markOf({ kind, name }: HomeTable['seats'][number]): { readonly icon: IconData } | { readonly text: string } {
  if (kind === 'bot') return { icon: ICONS['robot-golem'] };
  const letter = Array.from(name)[0];
  return letter === undefined ? { icon: ICONS['lantern-flame'] } : { text: letter.toUpperCase() };
}
