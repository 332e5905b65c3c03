// Owns the board: the party at the left, floor, fight or town in the middle, the order and the log at the right; on a phone one above the other.

import type { OpenErrand } from '@undercroft/table';
import { ZoomProvider, type Ask, type BoardProps } from '@undercroft/web-kit';
import { useCallback, useMemo } from 'react';
import { touchesOf, type Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import { Deck, Order, Told } from './fight.tsx';
import { Floor, Here } from './floor.tsx';
import { Learns, Offered, Raises } from './offered.tsx';
import { sayIn } from './say.ts';
import { Town } from './town.tsx';
import { Foes, Party, type Forecast } from './units.tsx';

const NOTHING: ReadonlyMap<string, Touch> = new Map();
const NOBODY = (): void => undefined;
const UNTOLD: Forecast = { chance: '', effect: '' };

export function Board({ view: now, settled, text, ask, log, narrow, slots, help, errands }: BoardProps<View>) {
  const view = settled ?? now;
  const say = useMemo(() => sayIn(text), [text]);
  const { offers: Offers, log: Log } = slots;
  const touches = useMemo(() => (ask === null ? NOTHING : touchesOf({ picked: ask.picked, node: ask.node })), [ask]);
  const onTouch = useCallback((touch: Touch) => ask?.takeAll(touch.steps), [ask]);
  const labelOf = useCallback((touch: Touch): string => (ask === null ? '' : labelIn(touch, ask, text, view)), [ask, text, view]);
  const forecastOf = useCallback(
    (touch: Touch): Forecast => (ask === null || !help.odds ? UNTOLD : forecastIn(touch, ask, text, view)),
    [ask, help.odds, text, view],
  );
  const walks = useMemo(() => new Map((errands?.open ?? []).flatMap((one) => (one.name === 'walk' ? [[one.of, one]] : []))), [errands]);
  const walkLabel = useCallback((errand: OpenErrand): string => text.errands?.label(view, errand) ?? '', [text, view]);
  const shared = { view, say, touches, onTouch, labelOf, forecastOf };
  const fights = view.fight !== null;
  // On a phone what there is to choose comes before what is said of it; who goes shopping stands above the long shelves.
  const cards = ask === null ? null : <Offered {...shared} ask={ask} />;
  const shops = ask?.offer.decision === 'in-town' && ask.picked['act'] !== 'learn';
  const explores = view.phase === 'dungeon' && !fights;
  const told = view.phase === 'dungeon' ? <Told view={view} say={say} log={log} /> : null;
  const here = explores ? <Here view={view} say={say} /> : null;
  // Where there is room for it, what lies here stands beside what was drawn for it.
  const beside = explores && !narrow;
  const middle = (
    <>
      {ask === null ? null : <Raises view={view} say={say} ask={ask} />}
      {ask === null ? null : <Learns view={view} say={say} ask={ask} />}
      {view.dungeon === null || view.phase !== 'dungeon' ? null : (
        <Floor {...shared} small={fights || narrow} walks={walks} onWalk={errands?.give ?? NOBODY} walkLabel={walkLabel} />
      )}
      {fights && narrow ? <Foes {...shared} narrow /> : null}
      {beside ? (
        <div className="crd-beside">
          {told}
          {here}
        </div>
      ) : fights && !narrow ? (
        <div className="crd-arena">
          {told}
          <Foes {...shared} narrow={false} />
        </div>
      ) : (
        told
      )}
      {view.phase !== 'dungeon' && narrow ? cards : null}
      {view.phase === 'dungeon' ? null : <Town {...shared} ask={ask} narrow={narrow} />}
      {view.phase !== 'dungeon' && narrow ? null : cards}
      {beside ? null : here}
    </>
  );
  const offers = (
    <div className="crd-offers" data-guide="offers">
      <Offers />
    </div>
  );
  const purse = (
    <p className="crd-purse">
      <span>{say.words.ql(view.ql)}</span>
      <span>
        {say.words.gold} <b>{view.gold}</b>
      </span>
      {view.alarm > 0 ? <span>{say.words.alarm(view.alarm)}</span> : null}
    </p>
  );
  return (
    <ZoomProvider render={() => null}>
      <div
        className={`crd${narrow ? ' is-narrow' : ''}${fights ? ' is-fight' : ''}`}
        data-asked={ask === null ? undefined : `${ask.offer.ref} ${ask.path.length}`}
        data-scene={sceneOf(view, ask)}
      >
        {narrow ? (
          <>
            <div className="crd-scroll" role="region" aria-label={say.words.quest} tabIndex={0}>
              {purse}
              {shops ? <Party {...shared} narrow /> : null}
              {middle}
              {shops ? null : <Party {...shared} narrow />}
              <Deck view={view} say={say} />
            </div>
            {offers}
          </>
        ) : (
          <>
            <div className="crd-left">
              {purse}
              <Party {...shared} narrow={false} />
            </div>
            <div className="crd-centre">
              <div className="crd-scroll" role="region" aria-label={say.words.quest} tabIndex={0}>
                {middle}
              </div>
              {offers}
            </div>
            <div className="crd-right">
              <Order view={view} say={say} />
              <Deck view={view} say={say} />
              <div className="crd-log">
                <Log />
              </div>
            </div>
          </>
        )}
      </div>
    </ZoomProvider>
  );
}

/** Which of its pictures the board shows: one of each is taken for those who have not played yet. */
function sceneOf({ phase, fight, dungeon, reckoned }: View, ask: Ask | null): string {
  if (ask?.offer.decision === 'raise-stats') return phase === 'creation' ? 'party' : 'level-up';
  if (phase !== 'dungeon') return ask?.offer.decision === 'in-town' ? 'town' : 'quests';
  const here = reckoned.tiles.find(({ place }) => place === dungeon?.at)?.what ?? '';
  if (fight === null) return here.startsWith('trap:') ? 'trap' : 'floor';
  return ask?.offer.decision === 'act' ? 'fight' : '';
}

/** What touching something does: the act, and what it is done to. */
function labelIn({ before, pick, value }: Touch, ask: Ask, text: BoardProps<View>['text'], view: View): string {
  if (pick === 'act') return text.act(view, ask.offer, String(value));
  const option = text.option(view, ask.offer, before, pick, value);
  const act = typeof before['act'] === 'string' && ask.path.length === 0 ? text.act(view, ask.offer, before['act']) : null;
  return [act, option].filter((part) => part !== null).join(' · ');
}

/** The same words as beside a suggested answer. */
function forecastIn({ steps, pick, value, odds }: Touch, ask: Ask, text: BoardProps<View>['text'], view: View): Forecast {
  if (odds === null) return UNTOLD;
  const act = String(ask.picked['act'] ?? steps[0]);
  const choice = { ...ask.picked, act, [pick]: value };
  const said = text.answer?.(
    view,
    ask.offer,
    { steps, choice, odds, before: null, outcome: null, useful: true, costs: null, place: 0 },
    true,
  );
  return { chance: `${Math.round((100 * odds.ways) / odds.of)}%`, effect: said?.detail ?? '' };
}
