// Owns the line at the top of the pages beside the table: home, where one is, the other pages.

import { ArchMark } from '@undercroft/web-kit/art';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../words/index.ts';

export function Top({ children }: { readonly children?: ReactNode }) {
  const words = useWords();
  const [path] = useLocation();
  const links = [
    ['/rules', words.nav.rules],
    ['/replays', words.nav.replays],
    ['/history', words.nav.history],
    ['/settings', words.nav.settings],
  ] as const;
  return (
    <header className="bar">
      <Link href="/" className="bar-home">
        <ArchMark />
        <span>Undercroft</span>
      </Link>
      {children}
      <nav aria-label={words.nav.main}>
        {links.map(([to, name]) => (
          <Link key={to} href={to} aria-current={path.startsWith(to) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
    </header>
  );
}
