// Owns the board: the party at the left, the map in the middle, offers and cards below it, the log at the side; on a phone one above the other.

import { isRecord } from '@undercroft/kernel';
import { PhaseTrack, ZoomProvider, type Ask, type BoardProps } from '@undercroft/web-kit';
import { useCallback, useMemo, useState } from 'react';
import { isOwn } from '../board-model/party.ts';
import { lastRoll, stepsOf } from '../board-model/told.ts';
import { byThing, touchesOf, type Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import { cardsToChoose, Choice } from './choice.tsx';
import { Chooser } from './chooser.tsx';
import { GameCard } from './game-card.tsx';
import { Hand } from './hand.tsx';
import { MapBoard } from './map-board.tsx';
import { Party, PartyStrip } from './party.tsx';
import { sayIn } from './say.ts';
import { RollShown, StoryList, StoryPanel } from './told.tsx';
import { useStory } from './use-story.ts';

const PHASES = ['hero', 'exploration', 'villain'] as const;

export function Board({ view: now, settled, text, ask, meta, stage, log, help, narrow, slots, pointing = null }: BoardProps<View>) {
  // Until the die lies everything else is as it was before it.
  const view = settled ?? now;
  const say = useMemo(() => sayIn(text), [text]);
  const { words } = say;
  const { offers: Offers, log: Log } = slots;
  const touches = useMemo(
    () => byThing(ask === null ? [] : touchesOf({ about: ask.offer.about, picked: ask.picked, node: ask.node })),
    [ask],
  );
  const [choosing, setChoosing] = useState<readonly Touch[] | null>(null);
  const take = useCallback((touch: Touch) => ask?.takeAll(touch.steps), [ask]);
  const onTouch = useCallback(
    (open: readonly Touch[]) => {
      const [first, second] = open;
      if (first === undefined) return;
      if (second === undefined) take(first);
      else setChoosing(open);
    },
    [take],
  );
  const labelOf = useCallback((touch: Touch): string => (ask === null ? '' : labelIn(touch, ask, text, view)), [ask, text, view]);
  const fact = stage.fact;
  const body = fact !== null && isRecord(fact.body) ? fact.body : {};
  const lands = fact?.type === 'tile.placed' && typeof body['no'] === 'number' ? body['no'] : null;
  const foe = body['foe'] ?? body['figure'];
  const going = view.phase === 'villain';
  const thrown = (stage.thrown ?? []).length > 0;
  const steps = useMemo(() => stepsOf(log, (hero) => isOwn(now, hero)), [log, now]);
  const roll = useMemo(() => lastRoll(log), [log]);
  const story = useStory({ steps, pace: stage.pace ?? 0, going, asked: ask !== null });
  const { step } = story;
  const acting = step !== null ? step.figure : going && typeof foe === 'number' && foe >= 16 ? foe : null;
  const shared = { view, say, touches, onTouch, labelOf };
  const party = { view, say, meta, touches, onTouch };
  const told = (
    <div className="cav-told" data-guide="told" data-keep>
      {roll === null ? null : <RollShown roll={roll} say={say} thrown={thrown} />}
      {steps.length === 0 ? null : (
        <button type="button" className="cav-recap" onClick={() => story.go(0)}>
          {words.told} ({steps.length})
        </button>
      )}
    </div>
  );
  // Before the first turn there is nobody on the map yet.
  const choosingCards = view.phase === 'setup' && ask !== null && cardsToChoose(touches).length > 0;
  const choice = choosingCards ? <Choice say={say} ask={ask} touches={touches} onTouch={onTouch} narrow={narrow} /> : null;
  const telling = { view, say, story, steps };
  const phases =
    view.round === 0 || narrow ? null : (
      <PhaseTrack
        steps={PHASES.map((key) => ({ key, label: words.phases[key] }))}
        now={view.phase}
        label={words.turnOf(say.hero(view, view.active))}
        className="cav-phases"
      />
    );
  const map = (
    <MapBoard
      {...shared}
      ask={ask}
      pointing={pointing}
      odds={help.odds}
      narrow={narrow}
      lands={lands}
      acting={acting}
      trail={step}
      beside={phases}
    />
  );
  const offers = (
    <div className="cav-offers" data-guide="offers">
      <Offers />
    </div>
  );
  // While it is told what the caverns did, that lies where the hand lies otherwise.
  const hand =
    step !== null ? (
      <StoryPanel {...telling} thrown={thrown} going={going} />
    ) : (
      <div data-guide="hand">
        <Hand {...shared} ask={ask} narrow={narrow} />
      </div>
    );
  return (
    <ZoomProvider render={(id) => (id === '' ? null : <GameCard id={id} say={say} size="zoom" />)}>
      <div
        className={narrow ? 'cav is-narrow' : 'cav'}
        data-asked={ask === null ? undefined : `${ask.offer.ref} ${ask.path.length}`}
        data-before={view.phase === 'setup' ? '' : undefined}
      >
        {narrow ? (
          <>
            <PartyStrip {...party} />
            <div className="cav-room">{choice ?? map}</div>
            {step === null ? told : hand}
            {offers}
            {step === null ? hand : null}
          </>
        ) : (
          <>
            <div className="cav-rail">
              <Party {...party} brief={step !== null || view.phase === 'setup'} />
              {step === null ? (
                <div className="cav-log">
                  <Log />
                </div>
              ) : (
                <StoryList {...telling} />
              )}
            </div>
            <div className="cav-centre">
              {choice === null ? null : phases}
              <div className="cav-room">{choice ?? map}</div>
              {step === null ? told : null}
              {offers}
              {hand}
            </div>
          </>
        )}
        {choosing === null ? null : (
          <Chooser
            touches={choosing}
            say={say}
            labelOf={labelOf}
            onPick={(touch) => {
              setChoosing(null);
              take(touch);
            }}
            onClose={() => setChoosing(null)}
          />
        )}
      </div>
    </ZoomProvider>
  );
}

/** What touching something does: the act, the power, and what it is done to. */
function labelIn({ before, pick, value }: Touch, ask: Ask, text: BoardProps<View>['text'], view: View): string {
  const option = text.option(view, ask.offer, before, pick, value);
  const power = typeof before['with'] === 'string' && pick !== 'with' ? text.option(view, ask.offer, before, 'with', before['with']) : null;
  const act = typeof before['act'] === 'string' && ask.path.length === 0 ? text.act(view, ask.offer, before['act']) : null;
  return [act, power, option].filter((part) => part !== null).join(' · ');
}
