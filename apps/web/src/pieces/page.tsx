// Owns a page for reading: the top line, a heading that takes the focus, the ground with its lamp.

import { Lamp } from '@undercroft/web-kit/paper';
import type { ReactNode } from 'react';
import { usePage } from './announcer.tsx';
import { Top } from './top.tsx';

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, className, lead, children }: Props) {
  const heading = usePage(title);
  return (
    <>
      <Lamp x="38%" y="18%" />
      <Top />
      <main id="content" className={className === undefined ? 'reading' : `reading ${className}`} tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
        {children}
      </main>
    </>
  );
}
