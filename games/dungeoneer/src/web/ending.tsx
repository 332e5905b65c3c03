// Owns the last page: who won and how, the few moments that decided it, where everybody stood, and what next.

import { Cite, Icon, playerOf, playWords, Print, SeatMark, seatNumber, VictoryArch, type EndingProps } from '@undercroft/web-kit';
import { isKeyOf } from '@undercroft/kernel';
import { useMemo } from 'react';
import { standings, storyOf, wonBy } from '../board-model/story.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';
import { PALETTE } from './palette.ts';
import { sayIn, type Say } from './say.ts';
import { signOf } from './signs.ts';

const RULES = { quests: 'DGN-WIN-01', points: 'DGN-COMBINE-20', 'last-alive': 'DGN-WIN-02', 'round-limit': 'DGN-WIN-04' } as const;

function Story({ view, say, log }: { readonly view: View; readonly say: Say; readonly log: NonNullable<EndingProps<View>['log']> }) {
  const lines = useMemo(() => storyOf(log), [log]);
  return (
    <ol className="dgn-story">
      {lines.map(({ key, round, seat, fact }) => {
        const hero = view.players[seat]?.hero ?? null;
        return (
          <li key={key}>
            <SeatMark seat={seatNumber(seat)} icon={hero === null ? undefined : cardPicture(hero).icon} size={26} />
            <small>{say.words.round(round)}</small>
            <p>{say.text.event(view, fact)}</p>
          </li>
        );
      })}
    </ol>
  );
}

function Standing({ view, say, meta }: Pick<EndingProps<View>, 'view' | 'meta'> & { readonly say: Say }) {
  const { words, text } = say;
  const most = view.reckoned.toWin ?? 0;
  return (
    <ol>
      {standings(view).map((seat) => {
        const player = view.players[seat];
        if (player === undefined) return null;
        const { hero, alive, life, done } = player;
        const who = meta.seats[seat];
        const state = alive ? words.endedAs(view.reckoned.heroes[seat]?.level ?? player.level, life) : words.fallen;
        return (
          <li key={seat} className={alive ? undefined : 'is-out'}>
            <SeatMark seat={seatNumber(seat)} icon={hero === null ? undefined : cardPicture(hero).icon} size={40} />
            <div>
              <b>{say.hero(view, seat)}</b>
              <small>
                {seat === view.seat ? words.you : who === undefined ? '' : playerOf(who, playWords(text.language))} · {state}
              </small>
            </div>
            <div
              className="dgn-won"
              role="img"
              aria-label={[words.questsDone(done.length, view.reckoned.toWin), ...done.map(({ quest }) => say.card(quest).name)].join(
                words.comma,
              )}
            >
              {done.map(({ quest }) => (
                <span key={quest} title={say.card(quest).name}>
                  <Print picture={cardPicture(quest)} w={80} h={80} scale={0.74} />
                </span>
              ))}
              {Array.from({ length: Math.max(0, most - done.length) }, (_, i) => (
                <span key={i} className="is-none" />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function Ending({ view, text, meta, again, replay, home, onward, log = [] }: EndingProps<View>) {
  const say = useMemo(() => sayIn(text), [text]);
  const { words } = say;
  const winners = view.winners ?? [];
  const [first = 0] = winners;
  const hero = view.players[first]?.hero ?? null;
  const by = wonBy(log);
  const how = by !== null && isKeyOf(RULES, by) ? by : null;
  return (
    <div className="dgn-end">
      {hero === null ? null : (
        <div className="dgn-end-arch">
          <VictoryArch
            seed={hero}
            picture={{ ...cardPicture(hero), scene: 'vault', pigment: PALETTE.treasure, icon2: undefined }}
            crown={signOf('crown')}
          />
        </div>
      )}
      <div className="dgn-tale">
        <h1>{words.wins(winners.map((seat) => say.hero(view, seat)))}</h1>
        <p className="dgn-how">
          {how === null ? text.ending(view)[0] : words.wonBy[how]} {how === null ? null : <Cite rule={RULES[how]} />}
        </p>
        <Story view={view} say={say} log={log} />
      </div>
      <aside className="dgn-standings" aria-label={words.standings}>
        <h2>{words.standings}</h2>
        <Standing view={view} say={say} meta={meta} />
        <p className="dgn-proof">
          <Icon icon={signOf('check-mark')} />
          <span>
            {words.proof}{' '}
            <button type="button" onClick={replay}>
              {words.proofLink}
            </button>
            {meta.commitment === '' ? null : <code>{meta.commitment.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>}
          </span>
        </p>
      </aside>
      <div className="dgn-end-acts">
        {onward === undefined ? null : (
          <button type="button" className="act is-primary" onClick={onward.run}>
            {onward.label}
          </button>
        )}
        <button type="button" className={onward === undefined ? 'act is-primary' : 'act'} onClick={again}>
          <Icon icon={signOf('crossed-swords')} />
          <span>
            {words.sameAgain}
            <small>{words.sameAgainHint}</small>
          </span>
        </button>
        <button type="button" className="act" onClick={replay}>
          <Icon icon={signOf('play-button')} />
          <span>{words.watch}</span>
        </button>
        <button type="button" className="act is-quiet" onClick={home}>
          <Icon icon={signOf('return-arrow')} />
          <span>{words.home}</span>
        </button>
      </div>
    </div>
  );
}
