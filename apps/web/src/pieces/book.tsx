// Owns a rulebook to read: searchable, in three languages, every rule with its number; on a page of its own or over a table.

import { HOW_TO, LANGUAGES, type GameText, type Language, type RulebookRule } from '@undercroft/presentation';
import { Icon } from '@undercroft/web-kit/art';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { copy } from '../share/save.ts';
import { findRules, plain } from '../share/search.ts';
import { useWords } from '../words/index.ts';
import { announce } from './announcer.tsx';
import { LanguageName } from './language-name.tsx';
import '../look/rules.css';

export interface BookProps {
  readonly game: string;
  readonly text: GameText<object>;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** The rule or part that is looked for: brought into sight, and focused, when it changes. */
  readonly target: string | null;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

const GLOSSARY = 'glossary';
const PARTS: readonly string[] = [GLOSSARY, HOW_TO];

export function Book({ game, text, language, onLanguage, target, heading }: BookProps) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  useEffect(() => {
    if (language === 'ja') void import('../look/faces-ja.ts');
  }, [language]);
  const { sections } = text.rulebook;
  const found = useMemo(() => findRules(sections, wanted), [sections, wanted]);
  const terms = useMemo(
    () => (text.glossary ?? []).filter((term) => plain(`${term.term} ${term.text}`).includes(plain(wanted))),
    [text, wanted],
  );
  useEffect(() => {
    const element = target === null ? null : (frame.current?.querySelector<HTMLElement>(`#${CSS.escape(target)}`) ?? null);
    // A rule in the middle of what is around it; a whole part from its beginning.
    element?.scrollIntoView({ block: element.matches('.rule') ? 'center' : 'start' });
    element?.focus({ preventScroll: true });
  }, [target]);
  const count = found.reduce((sum, section) => sum + section.rules.length, 0);
  const unknown =
    target !== null &&
    !PARTS.includes(target) &&
    !sections.some((section) => section.key === target || section.rules.some(({ id }) => id === target));
  useEffect(() => {
    if (wanted !== '') announce(words.rules.found(count));
  }, [wanted, count, words]);
  return (
    <div className="book-frame" ref={frame}>
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
              <Rule key={rule.id} game={game} rule={rule} here={rule.id === target} />
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
    </div>
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

function Rule({ game, rule, here }: { readonly game: string; readonly rule: RulebookRule; readonly here: boolean }) {
  const words = useWords();
  const share = (): void => {
    const address = new URL(`/rules/${game}#${rule.id}`, location.href).href;
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
