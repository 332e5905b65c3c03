// Owns the words and buttons while a map card is placed: what it joins as it lies, turning it, the next place, putting it there.

import { Icon } from '@undercroft/web-kit';
import { looseTile } from '../board-model/map.ts';
import { joinedCards } from '../board-model/placing.ts';
import type { View } from '../view.ts';
import { GameCard } from './game-card.tsx';
import type { Say } from './say.ts';
import { SCORE_SIGNS, signOf } from './signs.ts';
import type { Placing } from './use-placing.ts';

export function PlacingBar({ placing, view, say }: { readonly placing: Placing; readonly view: View; readonly say: Say }) {
  const { words } = say;
  const joins = joinedCards(view, placing.card, placing.cell, placing.turned).map((card) => say.card(card).name);
  return (
    <div className="dgn-placing">
      <p className="dgn-placing-text" aria-live="polite">
        {words.joins(joins)}
      </p>
      <div className="dgn-placing-acts">
        <button type="button" className="act is-primary" onClick={placing.put}>
          <Icon icon={signOf('treasure-map')} />
          <span>
            {words.placeHere}
            {placing.turned ? <small>{words.turned}</small> : null}
          </span>
        </button>
        <button
          type="button"
          className={placing.canTurn ? 'act' : 'act is-off'}
          aria-disabled={!placing.canTurn}
          aria-keyshortcuts="R"
          onClick={() => {
            if (placing.canTurn) placing.turn();
          }}
        >
          <Icon icon={signOf('clockwise-rotation')} />
          <span>{words.turnIt}</span>
        </button>
        {placing.cells.length < 2 ? null : (
          <button type="button" className="act" onClick={placing.next}>
            <Icon icon={signOf('footsteps')} />
            <span>
              {words.nextPlace}
              <small>{words.places(placing.cells.length)}</small>
            </span>
          </button>
        )}
      </div>
    </div>
  );
}

/** The card that was drawn, and the four ways out of it as it lies now. */
export function DrawnCard({ placing, say }: { readonly placing: Placing; readonly say: Say }) {
  const { words, tables } = say;
  const tile = looseTile(placing.card, placing.turned);
  return (
    <section className="dgn-drawn" aria-label={words.drawn}>
      <h2>{words.drawn}</h2>
      <GameCard id={placing.card} say={say} size="hand" />
      <h2>{words.waysOut}</h2>
      <ul className="dgn-ways">
        {tile.exits.map(({ kind, threat }, side) => (
          <li key={tables.sides[side]} className={kind === 'wall' ? 'is-wall' : undefined}>
            {threat === null ? kind === 'wall' ? <i /> : <Icon icon={signOf('footsteps')} /> : <Icon icon={SCORE_SIGNS[threat.score]} />}
            <b>{tables.sides[side]}</b>
            <span>
              {tables.exits[tile.realm][kind]}
              {threat === null ? '' : ` ${say.threat(threat)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
