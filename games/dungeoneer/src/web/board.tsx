// Owns the board: sheets at the left, the map in the middle, Quests and log at the right, offers and hand below; on a phone one above the other.

import { DRAWER_BELOW, PhaseTrack, playerOf, playWords, useNarrower, ZoomProvider, type Ask, type BoardProps } from '@undercroft/web-kit';
import { useCallback, useMemo, useState } from 'react';
import { asCard } from '../board-model/card.ts';
import { changedThings } from '../board-model/changes.ts';
import { byThing, touchesOf, type Question, type Touch } from '../board-model/touch.ts';
import { movingBy } from '../board-model/staged.ts';
import type { View } from '../view.ts';
import { Chooser } from './chooser.tsx';
import { Flight } from './flight.tsx';
import { FightStage } from './fight-stage.tsx';
import { GameCard } from './game-card.tsx';
import { Hand } from './hand.tsx';
import { MapBoard } from './map-board.tsx';
import { DrawnCard, PlacingBar } from './placing-bar.tsx';
import { QuestsTool } from './quests-tool.tsx';
import { Piles, Quests } from './quests.tsx';
import { RecapOffer } from './recap.tsx';
import { RollsShown } from './rolls-shown.tsx';
import { sayIn } from './say.ts';
import { Sheets, SeatStrip } from './sheets.tsx';
import { usePlacing } from './use-placing.ts';

const questionOf = ({ offer, picked, node }: Ask): Question => ({
  decision: offer.decision,
  seat: offer.seat,
  about: offer.about,
  picked,
  node,
});

const PHASES = ['reset', 'dungeonlord', 'build', 'hero', 'discard'] as const;

export function Board({ view: now, settled, text, ask, meta, stage, log, help, narrow, slots }: BoardProps<View>) {
  // Until the dice lie everything else is as it was before them.
  const view = settled ?? now;
  const moving = movingBy(stage.fact);
  const thrown = (stage.thrown ?? []).length > 0;
  const say = useMemo(() => sayIn(text), [text]);
  const { words } = say;
  const { offers: Offers, log: Log } = slots;
  const question = useMemo(() => (ask === null ? null : questionOf(ask)), [ask]);
  const touches = useMemo(() => byThing(question === null ? [] : touchesOf(view, question)), [view, question]);
  const placing = usePlacing(view, ask, question);
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
  const labelOf = useCallback(
    ({ act, pick, value }: Touch): string => {
      if (ask === null) return '';
      const picked = act === null ? ask.picked : { act };
      const option = text.option(view, ask.offer, picked, pick, value);
      return act === null ? option : words.actOn(text.act(view, ask.offer, act), option);
    },
    [ask, text, view, words],
  );
  const players = useMemo(() => {
    const kit = playWords(text.language);
    return meta.seats.map((seat) => ({ name: playerOf(seat, kit), bot: seat.kind === 'bot', here: seat.here }));
  }, [meta.seats, text.language]);
  const changed = useMemo(() => changedThings(stage.changed ?? []), [stage.changed]);
  const shared = { view, say, touches, onTouch, labelOf };
  const fighting = view.combats.length > 0;
  const marginless = useNarrower(DRAWER_BELOW);
  const sheets = { ...shared, players, changed, moving };
  const phases = (
    <PhaseTrack
      steps={PHASES.map((key) => ({ key, label: words.phases[key] }))}
      now={view.phase}
      label={words.phasesOfTurn}
      className="dgn-phases"
    />
  );
  // Beside the tools of the map there is room for them; over a fight, which hides that row, they have one of their own.
  const withTools = !fighting && !narrow && view.round > 0;
  const middle = (
    <div className={fighting ? 'dgn-middle-of-table is-fighting' : 'dgn-middle-of-table'}>
      <div className="dgn-map-room" inert={fighting}>
        <MapBoard
          {...shared}
          placing={placing}
          odds={help.odds}
          narrow={narrow}
          lands={moving.lands}
          tool={marginless ? <QuestsTool {...shared} /> : null}
          beside={
            <>
              {meta.at < 0 ? null : <RecapOffer view={view} log={log} say={say} narrow={narrow} />}
              {withTools ? phases : null}
            </>
          }
        />
      </div>
      {fighting ? null : <RollsShown view={view} log={log} stage={stage} say={say} thrown={thrown} />}
      {fighting ? (
        <FightStage
          {...shared}
          narrow={narrow}
          odds={help.odds}
          log={log}
          thrown={thrown}
          stage={stage}
          responds={ask?.offer.window === true}
        />
      ) : null}
      {moving.flies === null || stage.speed === 0 ? null : <Flight flies={moving.flies} stage={stage} view={view} say={say} />}
    </div>
  );
  const offers = (
    <div className="dgn-offers" data-offers={placing === null ? undefined : ''}>
      {placing === null ? null : <PlacingBar placing={placing} view={view} say={say} />}
      <Offers />
    </div>
  );
  // Whoever only looks on holds nothing.
  const hand = view.players[view.seat] === undefined ? null : <Hand {...shared} ask={ask} narrow={narrow} />;
  return (
    <ZoomProvider
      render={(id) => {
        const card = asCard(id);
        return card === null ? null : <GameCard id={card} say={say} size="zoom" />;
      }}
    >
      <div
        className={['dgn', narrow ? 'is-narrow' : '', fighting ? 'has-fight' : '', placing === null ? '' : 'is-placing']
          .filter(Boolean)
          .join(' ')}
        data-asked={ask === null ? undefined : `${ask.offer.ref} ${ask.path.length}`}
      >
        {narrow ? (
          <>
            <SeatStrip {...sheets} />
            {middle}
            {offers}
            {hand}
          </>
        ) : (
          <>
            <div className="dgn-rail" data-guide="sheets" data-keep>
              <Sheets {...sheets} />
            </div>
            <div className="dgn-centre">
              {fighting && view.round > 0 ? phases : null}
              {middle}
              {offers}
              {hand}
            </div>
            <div className="dgn-margin">
              {placing === null ? <Quests {...shared} /> : <DrawnCard placing={placing} say={say} />}
              <div className="dgn-log">
                <Log />
              </div>
              <Piles view={view} say={say} />
            </div>
          </>
        )}
        {choosing === null ? null : (
          <Chooser
            title={words.whatToDo}
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
