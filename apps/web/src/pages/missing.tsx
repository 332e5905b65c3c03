// Owns the page for addresses behind which there is nothing.

import { Link } from 'wouter';
import { Page } from '../pieces/page.tsx';
import { useWords } from '../words/index.ts';

export function Missing() {
  const words = useWords();
  return (
    <Page title={words.missing.title} lead={words.missing.help}>
      <p className="acts">
        <Link className="act is-primary" href="/">
          {words.missing.home}
        </Link>
      </p>
    </Page>
  );
}
