// Owns coming to a table that somebody else opened: from the list of those that look for players, or by its link.

import { useId, useState, type FormEvent } from 'react';
import { Segments } from '@undercroft/web-kit';
import { Lamp } from '@undercroft/web-kit/paper';
import { Link, useLocation } from 'wouter';
import { allHomeTiles, homeTileOf, isGame, load } from '../games.ts';
import { usePage } from '../pieces/announcer.tsx';
import { FirstTable } from '../pieces/lobby/first-table.tsx';
import { OpenRow, WatchedRow } from '../pieces/lobby/open-row.tsx';
import {
  filtered,
  NO_FILTER,
  openTables,
  watchedTables,
  type LobbyFilter,
  type OpenTable,
  type WatchedTable,
} from '../pieces/lobby/open-tables.ts';
import { PACES, type PaceName } from '../pieces/new/pace.ts';
import { Top } from '../pieces/top.tsx';
import { useLoaded } from '../pieces/use-loaded.ts';
import { onlineTables } from '../session/api.ts';
import { useSettings } from '../settings.ts';
import { codeIn } from '../share/code.ts';
import { useWords } from '../words/index.ts';
import { onlineWords, type OnlineWords } from '../words/online.ts';
import '../look/lobby.css';

interface Lists {
  readonly open: readonly OpenTable[];
  readonly watched: readonly WatchedTable[];
}

/** The tables that wait for somebody and those that may be watched, in the words of their games; null: no server answers. */
async function loadTables(language: 'en' | 'nl' | 'ja'): Promise<Lists | null> {
  const got = await onlineTables();
  if (got === null) return null;
  const games = [...new Set(got.open.map(({ game }) => game))].filter(isGame);
  const texts = new Map(await Promise.all(games.map(async (game) => [game, (await load(game, 'text'))[language]] as const)));
  const titleOf = (game: string): string => homeTileOf(game)?.words[language].title ?? game;
  return { open: openTables(got.open, (game) => texts.get(game) ?? null, titleOf), watched: watchedTables(got.watched, titleOf) };
}

export function Join() {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const own = onlineWords(language);
  const heading = usePage(own.lobby);
  const [filter, setFilter] = useState(NO_FILTER);
  const { loaded } = useLoaded(() => loadTables(language), [language]);
  const lists = loaded.state === 'here' ? loaded.value : null;
  const all = lists?.open ?? null;
  const watched = (lists?.watched ?? []).filter(({ game }) => filter.game === '' || game === filter.game);
  const tables = filtered(all ?? [], filter);
  const [first, ...others] = tables;
  return (
    <>
      <Lamp x="28%" y="42%" />
      <Top />
      <main id="content" className="lobby" tabIndex={-1}>
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {own.lobby}
          </h1>
          {all === null || all.length === 0 ? null : <span className="soft">{own.waiting(all.length)}</span>}
        </header>
        {first === undefined ? (
          <p className="soft" role="status">
            {loaded.state === 'waiting' ? words.common.loading : all === null ? words.join.noServer : own.none}
          </p>
        ) : (
          <FirstTable table={first} words={own} language={language} />
        )}
        <section className="lobby-more">
          {all === null || all.length === 0 ? null : <Filters filter={filter} words={own} language={language} onChange={setFilter} />}
          {others.length === 0 ? null : (
            <>
              <h2>{own.others}</h2>
              <ul>
                {others.map((table) => (
                  <OpenRow key={table.id} table={table} words={own} />
                ))}
              </ul>
            </>
          )}
          {watched.length === 0 ? null : (
            <>
              <h2>{own.played}</h2>
              <ul>
                {watched.map((table) => (
                  <WatchedRow key={table.id} table={table} words={own} />
                ))}
              </ul>
            </>
          )}
          <ByLink newTable={own.newTable} />
        </section>
      </main>
    </>
  );
}

interface FiltersProps {
  readonly filter: LobbyFilter;
  readonly words: OnlineWords;
  readonly language: 'en' | 'nl' | 'ja';
  readonly onChange: (filter: LobbyFilter) => void;
}

function Filters({ filter, words, language, onChange }: FiltersProps) {
  const several = allHomeTiles.filter(({ players }) => players[1] > 1);
  const paces: readonly { readonly value: PaceName | ''; readonly label: string }[] = [
    { value: '', label: words.anyPace },
    ...PACES.map((value) => ({ value, label: words.paces[value][0] })),
  ];
  return (
    <div className="lobby-filters">
      <Segments
        label={words.allGames}
        name="game"
        options={[
          { value: '', label: words.allGames },
          ...several.map(({ id, words: named }) => ({ value: id, label: named[language].title })),
        ]}
        chosen={filter.game}
        onChoose={(game) => onChange({ ...filter, game })}
      />
      <Segments label={words.pace} name="pace" options={paces} chosen={filter.pace} onChoose={(pace) => onChange({ ...filter, pace })} />
    </div>
  );
}

function ByLink({ newTable }: { readonly newTable: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  const field = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const pasted = new FormData(event.currentTarget).get('link');
    const code = codeIn(typeof pasted === 'string' ? pasted : '');
    setWrong(code === null);
    if (code !== null) go(`/o/${code}`);
    else document.getElementById(field)?.focus();
  };
  const several = allHomeTiles.find(({ players }) => players[1] > 1);
  return (
    <div className="lobby-own">
      <form className="join" onSubmit={submit}>
        <label htmlFor={field}>{words.join.title}</label>
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
        <button type="submit" className="act">
          {words.join.go}
        </button>
      </form>
      {several === undefined ? null : (
        <Link className="act" href={`/new/${several.id}`}>
          {newTable}
        </Link>
      )}
    </div>
  );
}
