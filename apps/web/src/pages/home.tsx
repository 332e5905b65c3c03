// Owns the first page: the games as home tiles in one wall, the one thing to continue, and the tables that wait.

import { LANGUAGES } from '@undercroft/presentation/languages';
import { HOW_TO } from '@undercroft/presentation/rulebook';
import { HomeTileArch, Lamp } from '@undercroft/web-kit/paper';
import { Icon } from '@undercroft/web-kit/art';
import { Link } from 'wouter';
import { allHomeTiles, homeTileOf } from '../games.ts';
import { usePage } from '../pieces/announcer.tsx';
import { ICONS } from '../generated/icons-home.ts';
import { LanguageName } from '../pieces/language-name.tsx';
import { here } from '../pieces/use-loaded.ts';
import { TableList } from '../pieces/table-list.tsx';
import type { HomeTable } from '../pieces/home-table.ts';
import { useTables } from '../pieces/tables.ts';
import { setSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

function Languages() {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <div className="languages" role="group" aria-label={words.nav.languages}>
      {LANGUAGES.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setSettings({ language: one })}>
          <LanguageName language={one} />
        </button>
      ))}
    </div>
  );
}

/** The one filled offer: going on where one was, or a first game. */
function GoOn({ table }: { readonly table: HomeTable | null }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const first = allHomeTiles[0];
  if (table === null && first === undefined) return null;
  const homeTile = table === null ? first : homeTileOf(table.game);
  const title = homeTile?.words[language].title ?? table?.game ?? '';
  const where = table?.progress?.[language];
  const detail = where === undefined ? [] : [where.title, where.detail].filter((part) => part !== '');
  return (
    <Link className="act is-primary" href={table === null ? `/play/${first?.id ?? ''}` : table.href}>
      <Icon icon={ICONS['lantern-flame']} />
      <span>
        {table === null ? words.home.first : words.home.continue}
        <small>{[title, ...detail].join(' · ')}</small>
      </span>
    </Link>
  );
}

export function Home() {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const heading = usePage('Undercroft');
  const loaded = useTables();
  const tables = here(loaded) ?? [];
  const goOn = tables.find(({ state }) => state === 'mine') ?? tables.find(({ state }) => state !== 'over') ?? null;
  const how = goOn?.game ?? allHomeTiles[0]?.id;
  const tag = words.home.tag(allHomeTiles.length);
  return (
    <div className="home">
      <Lamp x="50%" y="52%" />
      <header className="home-top">
        <Languages />
        <nav aria-label={words.nav.main}>
          <Link href="/rules">{words.nav.rules}</Link>
          <Link href="/history">{words.nav.history}</Link>
          <Link href="/replays">{words.nav.replays}</Link>
          <Link href="/settings" className="home-settings">
            <Icon icon={ICONS.cog} />
            <span>{words.nav.settings}</span>
          </Link>
        </nav>
      </header>
      <main id="content" className="home-main" tabIndex={-1}>
        <section className="home-intro">
          <h1 ref={heading} tabIndex={-1}>
            Undercroft
          </h1>
          <p className="home-tag">
            <span>{tag[0]}</span> <span>{tag[1]}</span>
          </p>
          <div className="home-go" data-ready={loaded.state !== 'waiting'}>
            <GoOn table={goOn} />
            {how === undefined ? null : (
              <Link className="act" href={`/new/${how}`}>
                {goOn === null ? words.home.change : words.home.newGame}
              </Link>
            )}
            {how === undefined ? null : (
              <Link className="act" href={`/rules/${how}#${HOW_TO}`}>
                {words.rules.howTo}
              </Link>
            )}
            <Link className="act" href="/join">
              <Icon icon={ICONS['three-friends']} />
              {words.home.join}
            </Link>
          </div>
          {loaded.state === 'failed' ? <p className="home-warning">{words.home.noStore}</p> : null}
        </section>
        <section className="home-tiles" aria-label={words.home.games} style={{ '--tiles': Math.min(4, allHomeTiles.length) }}>
          {allHomeTiles.map((homeTile) => {
            const own = homeTile.words[language];
            return (
              <Link key={homeTile.id} href={`/new/${homeTile.id}`}>
                <HomeTileArch
                  seed={homeTile.id}
                  picture={homeTile.picture}
                  name={own.title}
                  line={own.blurb}
                  small={`${words.common.players(...homeTile.players)} · ${words.common.minutes(homeTile.minutes)}`}
                />
              </Link>
            );
          })}
        </section>
      </main>
      <footer className="home-foot">
        <TableList tables={tables} />
        <div className="home-small">
          <p>
            <span>{words.home.foot[0]}</span> <span>{words.home.foot[1]}</span>
          </p>
          <Link href="/credits">{words.nav.credits}</Link>
        </div>
      </footer>
    </div>
  );
}
