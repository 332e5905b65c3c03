// Owns what stands in for a table that cannot be shown: what is in the way, what helps, the way home.

import { Lamp } from '@undercroft/web-kit/paper';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import { usePage } from './announcer.tsx';
import { Top } from './top.tsx';

interface Act {
  readonly label: string;
  readonly run: () => void;
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly act?: Act;
  readonly also?: Act;
}

export function Obstacle({ title, text, act, also }: Props) {
  const words = useWords();
  const heading = usePage(title);
  return (
    <>
      <Lamp />
      <Top />
      <main id="content" className="plain" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="soft">{text}</p>
        <p className="acts">
          {act === undefined ? null : (
            <button type="button" className="act is-primary" onClick={act.run}>
              {act.label}
            </button>
          )}
          {also === undefined ? null : (
            <button type="button" className="act" onClick={also.run}>
              {also.label}
            </button>
          )}
          <Link className={act === undefined ? 'act is-primary' : 'act is-quiet'} href="/">
            {words.missing.home}
          </Link>
        </p>
      </main>
    </>
  );
}
