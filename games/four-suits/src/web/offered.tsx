// Owns what is offered as cards: quests by their place, jobs for a character, and what a level would move.

import { keysOf } from '@undercroft/kernel';
import { Print, type Ask } from '@undercroft/web-kit';
import { isCard } from '../board-model/drawn.ts';
import type { Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import { pictureOf } from './art.ts';
import { PlayingCard, rankOf } from './playing-card.tsx';
import type { Say } from './say.ts';

export interface OfferedProps {
  readonly view: View;
  readonly say: Say;
  readonly ask: Ask;
  readonly touches: ReadonlyMap<string, Touch>;
  readonly onTouch: (touch: Touch) => void;
  readonly labelOf: (touch: Touch) => string;
}

/** What a touch stands for, as something printed; null: nothing that is shown as a card. */
function printed({ say, ask }: OfferedProps, { thing, value }: Touch): string | null {
  if (thing.startsWith('job ')) return `job:${value}`;
  const isQuest = ask.offer.decision === 'take-quest' && typeof value === 'string';
  const domain = isQuest ? keysOf(say.names.domains)[rankOf(value) - 1] : undefined;
  return domain === undefined ? null : `domain:${domain}`;
}

export function Offered(props: OfferedProps) {
  const { say, touches, onTouch, labelOf } = props;
  const cards = [...touches.values()].flatMap((touch) => {
    const id = printed(props, touch);
    return id === null ? [] : [{ id, touch }];
  });
  if (cards.length === 0) return null;
  return (
    <ul className="crd-offered">
      {cards.map(({ id, touch }) => {
        const { name, lines, rows } = say.card(id);
        return (
          <li key={touch.thing}>
            <button type="button" className="crd-choice" aria-description={labelOf(touch)} onClick={() => onTouch(touch)}>
              <span className="crd-print is-choice">
                <Print picture={pictureOf(id)} w={180} h={110} />
              </span>
              <span className="crd-choice-name">
                {isCard(touch.value) ? <PlayingCard card={touch.value} /> : null}
                <b>{name}</b>
              </span>
              {rows.map(({ label, cells }) => (
                <small key={label}>{cells.map((one) => `${one.name} ${one.value}`).join(' · ')}</small>
              ))}
              {lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** While base stats are raised: what each would move. */
export function Raises({ view, say, ask }: Pick<OfferedProps, 'view' | 'say' | 'ask'>) {
  const unit = Number(ask.offer.about['unit']);
  const figures = view.reckoned.characters[unit];
  if (ask.offer.decision !== 'raise-stats' || figures === undefined) return null;
  const { words } = say;
  return (
    <section className="crd-raises">
      <h2>
        {say.unit(view, unit)}: {words.raises}
      </h2>
      <dl>
        {keysOf(figures.raises).map((stat) => (
          <div key={stat}>
            <dt>{words.stats[stat]}</dt>
            <dd>
              {figures.raises[stat].length === 0
                ? '–'
                : figures.raises[stat].map((one) => `${words.stats[one.stat]} ${words.gaining(one.from, one.to)}`).join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
