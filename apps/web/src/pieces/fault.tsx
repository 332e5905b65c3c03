// Owns what is shown when a part of the page fails: what to do, that the game is safe, and a copy of it to take along.

import { Component, type ReactNode } from 'react';
import { call } from '../session/worker-line.ts';
import { save } from '../share/save.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly children: ReactNode;
}

/** A page or a game whose code could not be fetched says so differently from one that broke. */
const isMissingCode = (error: Error): boolean =>
  /dynamically imported module|module script|Failed to fetch|Importing a module|preload CSS/i.test(error.message);

export class Fault extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Broken error={error} />;
  }
}

function Broken({ error }: { readonly error: Error }) {
  const words = useWords();
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1];
  const missing = isMissingCode(error);
  const download = async (): Promise<void> => {
    const text = table === undefined ? null : await call('transcript', table);
    if (text !== null) save(`undercroft-${table}.json`, 'application/json', text);
  };
  return (
    <main id="content" className="plain" role="alert">
      <h1>{missing ? words.common.notLoaded : words.error.title}</h1>
      <p>{missing ? words.common.notLoadedHelp : words.error.help}</p>
      {table === undefined ? null : <p>{words.error.safe}</p>}
      <p className="acts">
        <button type="button" className="act is-primary" onClick={() => location.reload()}>
          {missing ? words.common.retry : words.error.reload}
        </button>
        {table === undefined ? null : (
          <button type="button" className="act" onClick={() => void download()}>
            {words.error.download}
          </button>
        )}
        <a className="act is-quiet" href="/">
          {words.missing.home}
        </a>
      </p>
      {missing ? null : (
        <details>
          <summary>{words.error.details}</summary>
          <pre className="trace">{error.stack ?? error.message}</pre>
        </details>
      )}
    </main>
  );
}
