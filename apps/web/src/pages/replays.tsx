// Owns the list of replays: games finished in this browser, and the way in for a record from elsewhere.

import { readTranscript } from '@undercroft/record';
import { useState, type DragEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { FileButton } from '../pieces/file-button.tsx';
import { FinishedLine } from '../pieces/finished-line.tsx';
import { useMissed } from '../pieces/finished-online.ts';
import { useKept } from '../pieces/kept.ts';
import { Page } from '../pieces/page.tsx';
import { pack } from '../share/packed.ts';
import { listHistory } from '../store/db.ts';
import { useWords } from '../words/index.ts';

const MOST_BYTES = 4_000_000;

export function Replays() {
  const words = useWords();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  useMissed();
  const kept = useKept(listHistory);
  const open = async (file: File): Promise<void> => {
    const text = file.size > MOST_BYTES ? '' : await file.text();
    const fits = readTranscript(text) !== null;
    setWrong(!fits);
    if (fits) go(`/replay#${await pack(text)}`);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file !== undefined) void open(file);
  };
  return (
    <Page title={words.replay.title} lead={words.replay.listHelp}>
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p className="acts">
          <FileButton label={words.replay.openFile} onFile={(file) => void open(file)} />
        </p>
        {wrong ? (
          <p className="bad" role="alert">
            {words.replay.wrongFile}
          </p>
        ) : null}
        {kept.state === 'here' && kept.value.length === 0 ? <p className="soft">{words.replay.none}</p> : null}
        <ul className="rows">{kept.state === 'here' ? kept.value.map((row) => <FinishedLine key={row.id} row={row} />) : null}</ul>
        {kept.state === 'here' && kept.value.length === 0 ? (
          <Link className="act" href="/">
            {words.missing.home}
          </Link>
        ) : null}
      </div>
    </Page>
  );
}
