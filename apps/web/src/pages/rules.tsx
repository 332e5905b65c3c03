// Owns the rulebooks: searchable, in three languages, every rule at its own address.

import type { Language } from '@undercroft/presentation';
import { Lamp } from '@undercroft/web-kit/paper';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { allHomeTiles, isGame, load } from '../games.ts';
import { usePage } from '../pieces/announcer.tsx';
import { Book, type BookProps } from '../pieces/book.tsx';
import { Page } from '../pieces/page.tsx';
import { Top } from '../pieces/top.tsx';
import { useLoaded } from '../pieces/use-loaded.ts';
import { Waiting } from '../pieces/waiting.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Missing } from './missing.tsx';
import '../look/finished.css';

export function Rulebooks() {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <Page title={words.rules.title} lead={words.rules.listHelp}>
      <ul className="rows">
        {allHomeTiles.map((homeTile) => (
          <li key={homeTile.id}>
            <Link className="finished" href={`/rules/${homeTile.id}`}>
              <span>
                <b>{words.rules.of(homeTile.words[language].title)}</b>
                <small>{homeTile.words[language].blurb}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export function Rules({ game }: { readonly game: string }) {
  const own = useSettings((settings) => settings.language);
  const [chosen, setChosen] = useState<Language | null>(null);
  const { loaded } = useLoaded(() => load(game, 'text'), [game]);
  if (!isGame(game)) return <Missing />;
  if (loaded.state === 'failed') throw new Error('Failed to fetch the game');
  if (loaded.state === 'waiting') return <Waiting />;
  const language = chosen ?? own;
  return <BookPage game={game} text={loaded.value[language]} language={language} onLanguage={setChosen} />;
}

function BookPage(props: Omit<BookProps, 'target' | 'heading'>) {
  const words = useWords();
  const heading = usePage(words.rules.of(props.text.title));
  const target = useTarget();
  return (
    <>
      <Lamp x="40%" y="14%" />
      <Top />
      <main id="content" className="book" tabIndex={-1}>
        <Book {...props} target={target} heading={heading} />
      </main>
    </>
  );
}

/** The rule the address names. */
function useTarget(): string | null {
  const read = (): string | null => (location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : null);
  const [target, setTarget] = useState(read);
  useEffect(() => {
    const changed = (): void => setTarget(read());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return target;
}
