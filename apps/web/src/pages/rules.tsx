// Owns the rulebooks: searchable, in three languages, every rule at its own address.

import { HOW_TO, LANGUAGES, type GameText, type Language, type RulebookRule } from '@undercroft/presentation';
import { Icon } from '@undercroft/web-kit/art';
import { Lamp } from '@undercroft/web-kit/paper';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { allHomeTiles, isGame, load } from '../games.ts';
import { announce, usePage } from '../pieces/announcer.tsx';
import { LanguageName } from '../pieces/language-name.tsx';
import { Page } from '../pieces/page.tsx';
import { Top } from '../pieces/top.tsx';
import { useLoaded } from '../pieces/use-loaded.ts';
import { Waiting } from '../pieces/waiting.tsx';
import { useSettings } from '../settings.ts';
import { copy } from '../share/save.ts';
import { findRules, plain } from '../share/search.ts';
import { useWords } from '../words/index.ts';
import { Missing } from './missing.tsx';
import '../look/rules.css';

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
  return <Book text={loaded.value[language]} language={language} onLanguage={setChosen} />;
}

interface BookProps {
  readonly text: GameText<object>;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

const GLOSSARY = 'glossary';
const PARTS: readonly string[] = [GLOSSARY, HOW_TO];

function Book({ text, language, onLanguage }: BookProps) {
  const words = useWords();
  const heading = usePage(words.rules.of(text.title));
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const target = useTarget();
  useEffect(() => {
    if (language === 'ja') void import('../look/faces-ja.ts');
  }, [language]);
  const { sections } = text.rulebook;
  const found = useMemo(() => findRules(sections, wanted), [sections, wanted]);
  const terms = useMemo(
    () => (text.glossary ?? []).filter((term) => plain(`${term.term} ${term.text}`).includes(plain(wanted))),
    [text, wanted],
  );
  const count = found.reduce((sum, section) => sum + section.rules.length, 0);
  const unknown =
    target !== null &&
    !PARTS.includes(target) &&
    !sections.some((section) => section.key === target || section.rules.some(({ id }) => id === target));
  useEffect(() => {
    if (wanted !== '') announce(words.rules.found(count));
  }, [wanted, count, words]);
  return (
    <>
      <Lamp x="40%" y="14%" />
      <Top />
      <main id="content" className="book" tabIndex={-1}>
        <header className="book-head">
          <h1 ref={heading} tabIndex={-1}>
            {words.rules.of(text.title)}
          </h1>
          <div className="languages" role="group" aria-label={words.nav.languages}>
            {LANGUAGES.map((one) => (
              <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => onLanguage(one)}>
                <LanguageName language={one} />
              </button>
            ))}
          </div>
          <p className="book-search">
            <label htmlFor="rule-search">{words.rules.search}</label>
            <input
              id="rule-search"
              className="field"
              type="search"
              value={query}
              placeholder={words.rules.searchHelp}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setQuery(event.target.value)}
            />
            <span className="soft">{wanted === '' ? words.rules.count(count) : words.rules.found(count)}</span>
          </p>
          {unknown ? (
            <p className="bad" role="alert">
              {words.rules.missing(target)}
            </p>
          ) : null}
        </header>
        <nav className="book-nav" aria-label={words.rules.sections}>
          <ul>
            {wanted === '' ? (
              <li>
                <a href={`#${HOW_TO}`}>{words.rules.howTo}</a>
              </li>
            ) : null}
            {found.map((section) => (
              <li key={section.key}>
                <a href={`#${section.key}`}>{section.title}</a>
              </li>
            ))}
            {terms.length === 0 ? null : (
              <li>
                <a href={`#${GLOSSARY}`}>{words.rules.glossary}</a>
              </li>
            )}
          </ul>
        </nav>
        <article className="sheet book-text" lang={language}>
          {wanted === '' ? <HowTo text={text} /> : null}
          {count === 0 && terms.length === 0 ? <p>{words.rules.none(wanted)}</p> : null}
          {found.map((section) => (
            <section key={section.key} id={section.key} aria-labelledby={`${section.key}-title`}>
              <h2 id={`${section.key}-title`}>{section.title}</h2>
              {section.rules.map((rule) => (
                <Rule key={rule.id} rule={rule} here={rule.id === target} />
              ))}
            </section>
          ))}
          {terms.length === 0 ? null : (
            <section id={GLOSSARY} aria-labelledby="glossary-title">
              <h2 id="glossary-title">{words.rules.glossary}</h2>
              <dl className="terms">
                {terms.map(({ term, text: meaning }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </article>
      </main>
    </>
  );
}

/** The game in a few steps, each with a picture and the rules that say it exactly. */
function HowTo({ text }: { readonly text: GameText<object> }) {
  const words = useWords();
  return (
    <section className="how-to" aria-labelledby={HOW_TO}>
      <h2 id={HOW_TO} tabIndex={-1}>
        {words.rules.howTo}
      </h2>
      <ol>
        {text.howTo.map(({ key, title, text: step, icon, rules }) => (
          <li key={key}>
            <Icon icon={icon} />
            <h3>{title}</h3>
            <p>{step}</p>
            <p className="how-to-rules">
              {rules.map((id) => (
                <a key={id} className="cite" href={`#${id}`} aria-label={words.rules.link(id)}>
                  {id}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rule({ rule, here }: { readonly rule: RulebookRule; readonly here: boolean }) {
  const words = useWords();
  const share = (): void => {
    const address = new URL(`#${rule.id}`, location.href).href;
    void copy(address).then((done) => done && announce(words.rules.linked));
  };
  return (
    <div id={rule.id} className={here ? 'rule is-here' : 'rule'} tabIndex={-1} aria-current={here ? 'location' : undefined}>
      <p>{rule.text}</p>
      <a className="cite" href={`#${rule.id}`} aria-label={words.rules.link(rule.id)} onClick={share}>
        {rule.id}
      </a>
      {rule.note === undefined ? null : (
        <p className="rule-note">
          {words.rules.note}: {rule.note}
        </p>
      )}
    </div>
  );
}

/** The rule the address names: brought into sight, and focused, when it changes. */
function useTarget(): string | null {
  const read = (): string | null => (location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : null);
  const [target, setTarget] = useState(read);
  useEffect(() => {
    const changed = (): void => setTarget(read());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    const element = target === null ? null : document.getElementById(target);
    // A rule in the middle of what is around it; a whole part from its beginning.
    element?.scrollIntoView({ block: element.matches('.rule') ? 'center' : 'start' });
    element?.focus({ preventScroll: true });
  }, [target]);
  return target;
}
