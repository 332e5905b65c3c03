// Owns coming by a link that was made on another device: from then on this device is the same guest.

import { useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../pieces/page.tsx';
import { useLoaded } from '../pieces/use-loaded.ts';
import { joinDevice, onlineTables } from '../session/api.ts';
import { useWords } from '../words/index.ts';

export function Device() {
  const words = useWords().devices;
  // The code is in the part of the address that no server is told. It is good once: it does not stay in the address.
  const [code] = useState(() => {
    const shown = location.hash.slice(1);
    history.replaceState(null, '', location.pathname);
    return shown;
  });
  const [sure, setSure] = useState(false);
  const { loaded: tables } = useLoaded(onlineTables, []);
  const own = tables.state === 'here' ? (tables.value?.mine.length ?? 0) : 0;
  if (tables.state === 'waiting') return <Page title={words.title}>{null}</Page>;
  return (
    <Page title={words.title}>
      {!sure ? (
        <>
          <p>{words.shares}</p>
          {own > 0 ? <p>{words.already(own)}</p> : null}
          <button type="button" className="act is-primary" onClick={() => setSure(true)}>
            {words.goOn}
          </button>
        </>
      ) : (
        <Joining code={code} />
      )}
    </Page>
  );
}

function Joining({ code }: { readonly code: string }) {
  const words = useWords().devices;
  const { loaded } = useLoaded(() => joinDevice(code), [code]);
  if (loaded.state === 'waiting') return <p role="status">{words.joining}</p>;
  const joined = loaded.state === 'here' ? loaded.value : null;
  if (joined === null || joined === 'no-code')
    return (
      <p className="bad" role="status">
        {joined === null ? words.noServer : words.tooLate}
      </p>
    );
  return (
    <>
      <p role="status">{words.joined(joined.name)}</p>
      <Link className="act is-primary" href="/">
        {words.toTables}
      </Link>
    </>
  );
}
