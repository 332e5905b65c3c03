// Owns the moment in which a part of the page is on its way: quiet at first, in words when it takes longer.

import { useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';

const SOON = 400;

export function Waiting({ text }: { readonly text?: string }) {
  const words = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="content" className="waiting" aria-busy="true">
      {late ? <p className="soft">{text ?? words.common.loading}</p> : null}
    </main>
  );
}
