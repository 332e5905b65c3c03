// Owns the last page: how the campaign ended, its epilogue, who was there, and what next.

import { Print, type EndingProps } from '@undercroft/web-kit';
import { useMemo } from 'react';
import { membersOf } from '../text/words/people.ts';
import type { View } from '../view.ts';
import { pictureOf } from './art.ts';
import { Chronicle } from './chronicle.tsx';
import { sayIn } from './say.ts';

export function Ending({ view, text, again, replay, home, onward }: EndingProps<View>) {
  const say = useMemo(() => sayIn(text), [text]);
  const { words } = say;
  const [how = '', epilogue = ''] = text.ending(view);
  const { boss } = view.reckoned;
  return (
    <div className="crd-ending">
      <span className="crd-print is-ending">
        <Print picture={pictureOf(boss === null ? 'person:hester' : `species:${boss}`)} w={220} h={110} />
      </span>
      <h1>{view.result === 'won' ? words.won : words.lost}</h1>
      <p className="crd-how">{how}</p>
      <p className="crd-epilogue">{epilogue}</p>
      {view.result === 'lost' ? <p className="crd-flavour">{say.hints.over}</p> : null}
      <p className="crd-chronicle">
        {words.quests(view.quests)} · {words.visits(view.townVisits)} · {words.gold} {view.gold}
      </p>
      <ul>
        {membersOf(view).map(([unit, { job, level }]) => (
          <li key={unit}>
            <span className="crd-print is-there">
              <Print picture={pictureOf(`job:${job}`)} w={72} h={56} />
            </span>
            <b>{say.unit(view, unit)}</b>
            <small>
              {say.names.jobs[job].name} · {words.level(level)}
            </small>
          </li>
        ))}
      </ul>
      <Chronicle view={view} say={say} />
      <div className="crd-ending-acts">
        {onward === undefined ? null : (
          <button type="button" className="act is-primary" onClick={onward.run}>
            {onward.label}
          </button>
        )}
        <button type="button" className={onward === undefined ? 'act is-primary' : 'act'} onClick={again}>
          {words.again}
        </button>
        <button type="button" className="act" onClick={replay}>
          {words.replay}
        </button>
        <button type="button" className="act is-quiet" onClick={home}>
          {words.home}
        </button>
      </div>
    </div>
  );
}
