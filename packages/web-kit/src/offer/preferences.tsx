// Owns the dialog in which a player sets what errands follow: a row for each whom it is about.

import { missing } from '@undercroft/kernel';
import type { ErrandWords } from '@undercroft/presentation';
import { preferenceKey, preferenceIn, type OpenPreference } from '@undercroft/table';
import { usePlay } from '../play/context.ts';
import { Dialog } from '../play/dialog.tsx';

interface Props {
  readonly open: readonly OpenPreference[];
  readonly view: object;
  readonly said: NonNullable<ErrandWords<object>['preference']>;
  readonly onClose: () => void;
}

export function PreferencesDialog({ open, view, said, onClose }: Props) {
  const { words, errands } = usePlay();
  const about = [...new Set(open.map(({ of }) => of))];
  return (
    <Dialog title={words.preferences} onClose={onClose} className="preferences">
      <p className="soft">{words.preferencesAbout}</p>
      {about.map((of) => {
        const own = open.filter((one) => one.of === of);
        return (
          <fieldset key={of} className="preferences-of">
            <legend>{said(view, own[0] ?? missing()).of}</legend>
            {own.map((one) => {
              const { label, choices } = said(view, one);
              const key = preferenceKey(one);
              return (
                <label key={key}>
                  <span>{label}</span>
                  <select
                    className="field"
                    data-preference={key}
                    value={one.choices.indexOf(preferenceIn(errands.preferences, one))}
                    onChange={(event) => errands.prefer(one, one.choices[Number(event.target.value)] ?? one.choices[0])}
                  >
                    {choices.map((choice, at) => (
                      <option key={choice} value={at}>
                        {choice}
                      </option>
                    ))}
                  </select>
                </label>
              );
            })}
          </fieldset>
        );
      })}
      <div className="play-dialog-acts">
        <button type="button" className="act is-primary" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
