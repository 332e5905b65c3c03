// Owns the question before something is thrown away: the browser's own dialog, with the harmless answer first.

import { useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';

interface Props {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Sure({ question, yes, onYes, onClose }: Props) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sure note" aria-label={question} onClose={onClose}>
      <p>{question}</p>
      <p className="acts">
        <button type="button" className="act is-quiet" onClick={() => dialog.current?.close()}>
          {words.common.cancel}
        </button>
        <button
          type="button"
          className="act"
          onClick={() => {
            onYes();
            dialog.current?.close();
          }}
        >
          {yes}
        </button>
      </p>
    </dialog>
  );
}
