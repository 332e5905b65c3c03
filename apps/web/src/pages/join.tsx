// Owns joining a table somebody else opened: by its link or code, or from the list of those that look for players.

import { useId, useState, type FormEvent } from 'react';
import { seatNumber } from '@undercroft/web-kit';
import { Print, SeatMark } from '@undercroft/web-kit/art';
import { Link, useLocation } from 'wouter';
import { homeTileOf } from '../games.ts';
import { Page } from '../pieces/page.tsx';
import { useLoaded } from '../pieces/use-loaded.ts';
import { onlineTables } from '../session/api.ts';
import { useSettings } from '../settings.ts';
import { codeIn } from '../share/code.ts';
import { useWords } from '../words/index.ts';

export function Join() {
  const words = useWords();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  const field = useId();
  const { loaded } = useLoaded(onlineTables, []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const pasted = new FormData(event.currentTarget).get('link');
    const code = codeIn(typeof pasted === 'string' ? pasted : '');
    setWrong(code === null);
    if (code !== null) go(`/o/${code}`);
    else document.getElementById(field)?.focus();
  };
  return (
    <Page title={words.join.title}>
      <form className="join" onSubmit={submit}>
        <label htmlFor={field}>{words.join.label}</label>
        <input
          id={field}
          className="field"
          name="link"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${field}-help`}
          aria-invalid={wrong}
          placeholder="/o/…"
        />
        <p id={`${field}-help`} className={wrong ? 'bad' : 'soft'} aria-live="polite">
          {wrong ? words.join.wrong : words.join.help}
        </p>
        <button type="submit" className="act is-primary">
          {words.join.go}
        </button>
      </form>
      {loaded.state === 'waiting' ? null : <OpenTables tables={loaded.state === 'here' ? loaded.value : null} />}
    </Page>
  );
}

function GamePrint({ game }: { readonly game: string }) {
  const picture = homeTileOf(game)?.picture;
  return picture === undefined ? null : <Print picture={picture} w={112} h={84} scale={0.7} />;
}

function OpenTables({ tables }: { readonly tables: Awaited<ReturnType<typeof onlineTables>> }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  if (tables === null) return <p className="soft">{words.join.noServer}</p>;
  return (
    <section>
      <h2>{words.join.openTables}</h2>
      {tables.open.length === 0 ? (
        <p className="soft">{words.join.noOpenTables}</p>
      ) : (
        <ul className="rows">
          {tables.open.map((table) => (
            <li key={table.id}>
              <Link className="finished" href={`/o/${table.id}`}>
                <span className="finished-picture">
                  <GamePrint game={table.game} />
                </span>
                <span>
                  <b>{table.name || (homeTileOf(table.game)?.words[language].title ?? table.game)}</b>
                  <small>
                    {[
                      homeTileOf(table.game)?.words[language].title ?? table.game,
                      ...table.seats.map((seat) => seat.name).filter((name) => name !== ''),
                      words.join.open(table.seats.filter(({ kind }) => kind === 'open').length),
                    ].join(' · ')}
                  </small>
                </span>
                <span className="table-seats">
                  {table.seats.map((seat, at) => (
                    <span key={`${at} ${seat.name}`} className={seat.kind === 'open' ? 'is-open' : undefined}>
                      <SeatMark seat={seatNumber(at)} size={22} />
                    </span>
                  ))}
                </span>
                <span className="finished-go">{words.join.sit}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
