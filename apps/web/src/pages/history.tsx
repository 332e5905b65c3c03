// Owns the history: every finished game of this browser, with its figures by game and by way of playing.

import type { Statistics } from '@undercroft/bots';
import type { GameText } from '@undercroft/presentation';
import { Link } from 'wouter';
import { homeTileOf, isGame, load } from '../games.ts';
import { countsOf, figuresOf } from '../pieces/figures.ts';
import { FinishedLine } from '../pieces/finished-line.tsx';
import { useMissed } from '../pieces/finished-online.ts';
import { useKept } from '../pieces/kept.ts';
import { presetOf } from '../pieces/new/setup.ts';
import { Page } from '../pieces/page.tsx';
import { here, useLoaded } from '../pieces/use-loaded.ts';
import { useSettings } from '../settings.ts';
import { listHistory } from '../store/db.ts';
import type { HistoryRow } from '../store/rows.ts';
import { useWords } from '../words/index.ts';

export function History() {
  const words = useWords();
  useMissed();
  const kept = useKept(listHistory);
  const rows = here(kept) ?? [];
  const games = [...new Set(rows.map(({ game }) => game))];
  return (
    <Page title={words.history.title} className="history">
      {kept.state === 'here' && rows.length === 0 ? (
        <>
          <p>{words.history.none}</p>
          <p className="soft">{words.history.noneHelp}</p>
          <p className="acts">
            <Link className="act is-primary" href="/">
              {words.missing.home}
            </Link>
          </p>
        </>
      ) : null}
      {games.map((game) => (
        <OfGame key={game} game={game} rows={rows.filter((row) => row.game === game)} />
      ))}
    </Page>
  );
}

function OfGame({ game, rows }: { readonly game: string; readonly rows: readonly HistoryRow[] }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const { loaded } = useLoaded(async () => (isGame(game) ? Promise.all([load(game, 'text'), load(game, 'statistics')]) : null), [game]);
  const got = here(loaded);
  const text = got?.[0][language] ?? null;
  const title = homeTileOf(game)?.words[language].title ?? game;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const { played, won, streak, best, middle } = figuresOf(rows);
  const facts = [
    [words.history.played, String(played)],
    [words.history.won, String(won)],
    [words.history.rate, percent.format(played === 0 ? 0 : won / played)],
    [words.history.streak, String(streak)],
    [words.history.best, String(best)],
    [words.history.middle, middle === null ? '' : words.history.decisions(middle)],
  ] as const;
  return (
    <section className="history-game" aria-label={title}>
      <h2>{title}</h2>
      <dl className="figures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text === null ? null : <BySetup rows={rows} text={text} percent={percent} />}
      {got === null ? null : <Groups rows={rows} statistics={got[1]} language={language} />}
      <h3>{words.history.list}</h3>
      <ul className="rows">
        {rows.map((row) => (
          <FinishedLine
            key={row.id}
            row={row}
            way={text === null ? null : (presetOf(text.presets, row.setup)?.label ?? words.history.other)}
          />
        ))}
      </ul>
    </section>
  );
}

function BySetup({
  rows,
  text,
  percent,
}: {
  readonly rows: readonly HistoryRow[];
  readonly text: GameText<object>;
  readonly percent: Intl.NumberFormat;
}) {
  const words = useWords();
  const ways = new Map<string, HistoryRow[]>();
  for (const row of rows) {
    const label = presetOf(text.presets, row.setup)?.label ?? words.history.other;
    ways.set(label, [...(ways.get(label) ?? []), row]);
  }
  return (
    <table className="figures-table">
      <caption>{words.history.bySetup}</caption>
      <thead>
        <tr>
          <th scope="col">{words.history.setup}</th>
          <th scope="col">{words.history.played}</th>
          <th scope="col">{words.history.won}</th>
          <th scope="col">{words.history.rate}</th>
        </tr>
      </thead>
      <tbody>
        {[...ways].map(([label, own]) => {
          const { played, won } = figuresOf(own);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{percent.format(won / played)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What the game itself says about how games ended: its own groups, in its own words. */
function Groups({
  rows,
  statistics,
  language,
}: {
  readonly rows: readonly HistoryRow[];
  readonly statistics: Statistics<object>;
  readonly language: string;
}) {
  const words = useWords();
  const groups = [...countsOf(rows)];
  return (
    <div className="groups">
      {groups.map(([group, counts]) => {
        const most = Math.max(...counts.map(({ n }) => n));
        return (
          <table key={group} className="counted">
            <caption>{statistics.label?.(language, group) ?? group}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{words.history.value}</th>
                <th scope="col">{words.history.often}</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ key, n }) => (
                <tr key={key}>
                  <th scope="row">{statistics.label?.(language, group, key) ?? key}</th>
                  <td>
                    <i aria-hidden="true" style={{ '--part': n / most }} />
                    {words.history.times(n)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
