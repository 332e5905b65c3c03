// Owns the rulebook over a table: read without leaving it, and left by the way one came.

import type { GameTexts, Language } from '@undercroft/presentation';
import { Dialog } from '@undercroft/web-kit';
import { useState, type MouseEvent } from 'react';
import { useWords } from '../words/index.ts';
import { Book } from './book.tsx';

interface Props {
  readonly game: string;
  readonly texts: GameTexts<object>;
  readonly language: Language;
  /** The rule or part it opens at; null: its beginning. */
  readonly at: string | null;
  readonly onClose: () => void;
}

export function RulesOverlay({ game, texts, language: own, at, onClose }: Props) {
  const words = useWords();
  const [language, setLanguage] = useState(own);
  const [target, setTarget] = useState(at);
  // Links within the book lead within the book: the address is that of the table.
  const followed = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setTarget(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
  };
  return (
    <Dialog title={words.rules.of(texts[language].title)} onClose={onClose} className="book-dialog">
      <button type="button" className="act is-primary book-back" onClick={onClose}>
        {words.rules.back}
      </button>
      <div className="book" onClickCapture={followed}>
        <Book game={game} text={texts[language]} language={language} onLanguage={setLanguage} target={target} />
      </div>
    </Dialog>
  );
}
