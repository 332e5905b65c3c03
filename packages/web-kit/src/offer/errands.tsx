// Owns what may be handed over, beside the offers: the same again, errands, the plan one agrees to, and the one under way.

import { choiceSaid, type ErrandWords, type GameText } from '@undercroft/presentation';
import { isAnswered, type Repeat } from '@undercroft/table';
import { preferencesFor } from '@undercroft/table';
import { useEffect, useRef, useState } from 'react';
import { usePlay } from '../play/context.ts';
import { Dialog } from '../play/dialog.tsx';
import type { ErrandsNow } from '../play/errands-now.ts';
import type { AskMore } from '../play/use-ask.ts';
import type { PlayWords } from '../words/index.ts';
import { PreferencesDialog } from './preferences.tsx';
import { isElsewhere } from './use-offer-keys.ts';

/** The errand under way, in place of the offers. Whatever is touched ends it. */
export function ErrandRunning({ label }: { readonly label: string }) {
  const { words, errands } = usePlay();
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  return (
    <p className="errand-running" role="status" data-errand="running">
      <span>{words.errandRuns(label)}</span>
      <button type="button" className="act is-small" ref={stop} onClick={errands.stop}>
        {words.errandStop}
      </button>
    </p>
  );
}

/** What the game can do by itself at the open question. */
export function ErrandOffers({ ask }: { readonly ask: AskMore }) {
  const { words, errands, text, view, settings } = usePlay();
  const again = useAgain(ask, settings.keys !== false);
  const [setting, setSetting] = useState(false);
  if (view === null) return null;
  const said = text.errands;
  const given = said === undefined ? [] : errands.open.filter(({ onBoard }) => onBoard !== true);
  const preferences = said?.preference === undefined ? [] : preferencesFor(given);
  const ended = errands.ended === null ? null : errands.ended === 'refused' ? words.refused : (said?.ends(view, errands.ended) ?? null);
  if (given.length === 0 && ended === null && again === null) return null;
  return (
    <>
      {ended === null ? null : (
        <p className="errand-ended" role="status" data-errand="ended">
          {ended}
        </p>
      )}
      {given.length === 0 && again === null ? null : (
        <div className="errands" role="group" aria-label={words.errands} data-guide="errands">
          <span className="soft" aria-hidden="true">
            {words.errands}
          </span>
          {again === null ? null : (
            <button type="button" className="act is-quiet is-small" data-errand="again" aria-keyshortcuts="r" onClick={again.run}>
              {words.sameAgain(again.label)}
            </button>
          )}
          {said === undefined
            ? null
            : given.map((errand) => (
                <button
                  key={`${errand.name} ${errand.of}`}
                  type="button"
                  className="act is-quiet is-small"
                  data-errand={errand.name}
                  title={said.about(view, errand)}
                  onClick={() => errands.give(errand)}
                >
                  {said.label(view, errand)}
                </button>
              ))}
          {preferences.length === 0 ? null : (
            <button type="button" className="act is-quiet is-small" data-errand="preferences" onClick={() => setSetting(true)}>
              {words.preferences}
            </button>
          )}
        </div>
      )}
      {setting && said?.preference !== undefined && preferences.length > 0 ? (
        <PreferencesDialog open={preferences} view={view} said={said.preference} onClose={() => setSetting(false)} />
      ) : null}
      {said === undefined || errands.planned === null ? null : (
        <Planned text={text} view={view} said={said} words={words} planned={errands.planned} agree={errands.agree} cancel={errands.stop} />
      )}
    </>
  );
}

interface PlannedProps {
  readonly text: GameText<object>;
  readonly view: object;
  readonly said: ErrandWords<object>;
  readonly words: PlayWords;
  readonly planned: NonNullable<ErrandsNow['planned']>;
  readonly agree: () => void;
  readonly cancel: () => void;
}

/** The steps and what they come to. */
function Planned({ text, view, said, words, planned: { errand, plan }, agree, cancel }: PlannedProps) {
  const lines = plan.steps.map(({ offer, choice }) => choiceSaid(text, view, offer, choice));
  const bill = said.bill(view, plan.bill);
  return (
    <Dialog title={said.label(view, errand)} onClose={cancel} className="errand-plan">
      <p className="soft">{said.about(view, errand)}</p>
      <div className="errand-steps" role="region" tabIndex={0} aria-label={said.label(view, errand)}>
        <ol>
          {[...new Set(lines)].map((line) => {
            const times = lines.filter((one) => one === line).length;
            return (
              <li key={line}>
                {line}
                {times > 1 ? <b> ×{times}</b> : null}
              </li>
            );
          })}
        </ol>
      </div>
      {bill.length === 0 ? null : (
        <p className="errand-bill">
          {bill.map((part) => (
            <b key={part}>{part}</b>
          ))}
        </p>
      )}
      {plan.ends === null ? <p className="soft">{words.errandGoesOn}</p> : null}
      <div className="play-dialog-acts">
        <button type="button" className="act" onClick={cancel}>
          {words.cancel}
        </button>
        <button type="button" className="act is-primary" data-errand="agree" onClick={agree}>
          {words.errandAgree}
        </button>
      </div>
    </Dialog>
  );
}

/** The answer that was given last time to such a question, where the game offers it again and it is legal now. */
function useAgain(ask: AskMore, letters: boolean): { readonly label: string; readonly run: () => void } | null {
  const { session, board, text, view } = usePlay();
  const [found, setFound] = useState<(Repeat & { readonly ref: string }) | null>(null);
  const { offer, path } = ask;
  const { ref } = offer;
  const offered = board.repeats?.includes(offer.decision) === true && path.length === 0;
  const now = useRef(ask);
  now.current = ask;
  useEffect(() => {
    const last = offered ? session.client.repeats.of(offer) : null;
    if (last === null) return;
    let live = true;
    const find = async (): Promise<void> => {
      const node = await now.current.look(last.steps, 0);
      if (live && node !== null && isAnswered(node)) setFound({ ...last, ref });
    };
    void find();
    return () => {
      live = false;
    };
  }, [offered, offer, ref, session]);
  const again = offered && found?.ref === ref ? found : null;
  useEffect(() => {
    if (again === null || !letters) return;
    const pressed = (event: KeyboardEvent): void => {
      if (isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.toLowerCase() !== 'r') return;
      event.preventDefault();
      now.current.takeAll(again.steps);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [again, letters]);
  if (again === null || view === null) return null;
  return { label: choiceSaid(text, view, offer, again.choice), run: () => ask.takeAll(again.steps) };
}
