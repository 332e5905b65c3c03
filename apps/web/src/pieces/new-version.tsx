// Owns the offer of a new version: made only where nobody is in the middle of a game.

import { takeNewVersion, useNewVersion } from '../offline.ts';
import { useWords } from '../words/index.ts';

export function NewVersion({ quiet }: { readonly quiet: boolean }) {
  const words = useWords();
  const waiting = useNewVersion((state) => state.waiting);
  if (waiting === null || !quiet) return null;
  return (
    <aside className="new-version note" aria-live="polite">
      <span>{words.common.newVersion}</span>
      <button type="button" className="act" onClick={takeNewVersion}>
        {words.common.reload}
      </button>
    </aside>
  );
}
