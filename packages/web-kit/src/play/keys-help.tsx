// Owns the list of keys, for whoever asks.

import { Keycap } from '../look/track.tsx';
import type { KeyName, PlayWords } from '../words/index.ts';
import { Dialog } from './dialog.tsx';

const KEYS: readonly (readonly [KeyName, readonly string[]])[] = [
  ['take', ['1', '…', '9']],
  ['offers', ['O']],
  ['board', ['M']],
  ['again', ['R']],
  ['last', ['L']],
  ['why', ['?']],
  ['back', ['Esc']],
  ['undo', ['U', 'Ctrl Z']],
  ['redo', ['Ctrl Shift Z']],
  ['help', ['H']],
];

export function KeysHelp({ words, onClose }: { readonly words: PlayWords; readonly onClose: () => void }) {
  return (
    <Dialog title={words.keyboard} onClose={onClose}>
      <dl className="keys-help">
        {KEYS.map(([name, keys]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <Keycap key={key}>{key}</Keycap>
              ))}
            </dt>
            <dd>{words.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="play-dialog-acts">
        <button type="button" className="act is-primary" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
