// Owns the two slots a board may place: the caption with the offers, and the log.

import { useEffect, useMemo, useRef } from 'react';
import { Caption } from '../log/caption.tsx';
import { captionOf, captionWhy } from '../log/lines.ts';
import { LogPanel } from '../log/log-panel.tsx';
import { focusFirst, useFocusKept } from '../offer/focus.ts';
import { ErrandOffers, ErrandRunning } from '../offer/errands.tsx';
import { OfferBar, Refused } from '../offer/offer-bar.tsx';
import { SoundQuestion } from '../sound/sound-question.tsx';
import { StandIns, WindowOrders } from '../gather/windows.tsx';
import { usePlay } from './context.ts';
import { Waiting } from './waiting.tsx';

export function OffersSlot() {
  const play = usePlay();
  const { ask, state, told, text, view, words, settings, narrow, stage, errands, only, board, repeat, lifted } = play;
  const { refusal } = state;
  const { running } = errands;
  const block = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => captionOf(told, text), [told, text]);
  const why = useMemo(() => captionWhy(told, text, lines), [told, text, lines]);
  useFocusKept(block, ask === null ? 'nothing' : `${ask.offer.ref} ${ask.path.length}`);
  const ready = ask !== null;
  const greeted = useRef(0);
  useEffect(() => {
    if (!ready || lifted === greeted.current) return;
    greeted.current = lifted;
    if (document.activeElement === null || document.activeElement === document.body) focusFirst(block.current);
  }, [ready, lifted]);
  return (
    <div className="play-offers" ref={block} tabIndex={-1} data-offers>
      <Caption lines={lines} why={why} jumped={stage.jumped} words={words} repeat={repeat} />
      <SoundQuestion />
      <Waiting />
      {only.soon === null && only.done === null ? null : (
        <p className="play-only" role="status" data-only={only.soon === null ? 'done' : 'soon'}>
          {only.soon === null ? words.onlyAnswered(only.done ?? '') : words.onlyAnswer(only.soon)}
        </p>
      )}
      <WindowOrders />
      <StandIns />
      {running !== null && view !== null ? (
        <ErrandRunning label={text.errands?.label(view, running) ?? ''} />
      ) : ask === null || view === null ? (
        refusal === null || view === null ? null : (
          <Refused view={view} text={text} words={words} refusal={refusal} />
        )
      ) : (
        <>
          <OfferBar ask={ask} view={view} text={text} words={words} settings={settings} narrow={narrow} refusal={refusal} board={board} />
          <ErrandOffers ask={ask} />
        </>
      )}
    </div>
  );
}

/** On a phone the log opens from the top line instead. */
export function LogSlot() {
  const { narrow, told, text, meta, words, older } = usePlay();
  return narrow ? null : <LogPanel log={told} text={text} meta={meta} words={words} older={older} />;
}
