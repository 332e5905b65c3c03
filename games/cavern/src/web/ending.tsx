// Owns the last page: how the adventure ended, its epilogue, where everybody stood, and what next.

import { Print, SeatMark, seatNumber, type EndingProps } from '@undercroft/web-kit';
import { useMemo } from 'react';
import type { View } from '../view.ts';
import { cardPicture, iconOf } from './art.ts';
import { sayIn } from './say.ts';

export function Ending({ view, text, again, next, replay, home, onward }: EndingProps<View>) {
  const say = useMemo(() => sayIn(text), [text]);
  const { words } = say;
  const winner = view.result?.winner ?? -1;
  const [how = '', epilogue = ''] = text.ending(view);
  return (
    <div className="cav-ending">
      <Print picture={cardPicture(view.setup.adventure)} w={220} h={150} />
      <h1>{winner < 0 ? words.lost : view.xp.length > 1 ? say.card(winner === 0 ? 'crew-lantern' : 'crew-ember').name : words.won}</h1>
      <p className="cav-how">{how}</p>
      <p className="cav-epilogue">{epilogue}</p>
      <ul>
        {view.heroes.map(({ id, hp, level, escaped }, no) => (
          <li key={id}>
            <SeatMark seat={seatNumber(no)} icon={iconOf(id)} size={34} />
            <b>{say.card(id).short}</b>
            <small>
              {[words.level(level), escaped ? words.escaped : words.hpOf(hp, view.reckoned.heroes[no]?.most ?? hp)].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      <div className="cav-ending-acts">
        {next === null ? null : (
          <button type="button" className="act is-primary" onClick={next}>
            {words.next}
          </button>
        )}
        {onward === undefined ? null : (
          <button type="button" className={next === null ? 'act is-primary' : 'act'} onClick={onward.run}>
            {onward.label}
          </button>
        )}
        <button type="button" className={next === null && onward === undefined ? 'act is-primary' : 'act'} onClick={again}>
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
