// Owns the card in play and what is said beside it: exact chances, rewards, keywords, what lies ahead; or the deck between rooms.

import { CardBack, Explained, OddsBar } from '@undercroft/web-kit';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { CardId } from '../content/cards.ts';
import type { Chance } from '../queries/reckoned.ts';
import { percent } from '../text/words/percent.ts';
import type { View } from '../view.ts';
import { EncounterCard } from './card-body.tsx';
import { CardReader } from './card-reader.tsx';
import type { RewardSaid, Say } from './say.ts';
import { useMoreBelow } from './use-more-below.ts';

interface Props {
  readonly view: View;
  readonly say: Say;
  readonly odds: boolean;
  readonly narrow: boolean;
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="dlv-part">
      <p className="label">{label}</p>
      {children}
    </div>
  );
}

function Chances({ chances, say: { boardWords } }: { readonly chances: readonly Chance[]; readonly say: Say }) {
  return (
    <ul className="dlv-odds" data-guide="odds">
      {chances.map(({ key, what, skill, target, ways, of, after }) => (
        <li key={key}>
          <OddsBar ways={ways} of={of} figure={percent(ways / of)}>
            {boardWords.oddsOf(what, skill, target)}
            {after === null ? null : <small>{boardWords.withGem(percent(after.chance), after.gem)}</small>}
          </OddsBar>
        </li>
      ))}
    </ul>
  );
}

const aheadOf = (view: View): readonly [unique: number, boss: boolean] => [view.ahead[2] + view.ahead[3], view.ahead.B > 0];

function Ahead({ view, say: { boardWords } }: Pick<Props, 'view' | 'say'>) {
  const [unique, boss] = aheadOf(view);
  return (
    <Part label={boardWords.ahead}>
      <p>{boardWords.aheadText(unique, boss, view.decks.impending)}</p>
    </Part>
  );
}

/** What is said beside the card: it scrolls where there is little room. */
function Side({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useMoreBelow(box, true);
  return (
    <div className="dlv-side" ref={box}>
      {children}
    </div>
  );
}

/** Before the first card: what the game is about, in three sentences. */
function Beginning({ say: { text } }: Pick<Props, 'say'>) {
  return (
    <section className="dlv-begin" data-guide="card">
      {(text.intro ?? [text.blurb]).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** The deck, face down, with what is known of it. */
function Deck({ view, say, narrow, onRead }: Omit<Props, 'odds'> & { readonly onRead: (id: CardId) => void }) {
  const { boardWords } = say;
  const { decks } = view;
  const shown = decks.looking.length > 0 ? decks.looking : decks.known;
  return (
    <section className="dlv-enc" data-guide="card">
      {decks.impending > 0 && !narrow ? <CardBack size="mid" label={boardWords.deck(decks.impending)} /> : null}
      <Side>
        {narrow ? null : <Ahead view={view} say={say} />}
        {shown.length === 0 ? null : (
          <Part label={boardWords.known}>
            <div className="dlv-known">
              {shown.map((id) => (
                <EncounterCard key={id} id={id} view={null} say={say} size="mini" onPick={() => onRead(id)} />
              ))}
            </div>
          </Part>
        )}
      </Side>
    </section>
  );
}

export function Encounter({ view, say, odds, narrow }: Props) {
  const [reading, setReading] = useState<CardId | null>(null);
  const { boardWords, words } = say;
  const { encounter } = view;
  const reader = reading === null ? null : <CardReader id={reading} say={say} onClose={() => setReading(null)} />;
  if (encounter === null) {
    if (view.map.rooms.length === 0) return narrow ? null : <Beginning say={say} />;
    if (narrow && view.decks.looking.length === 0) return null;
    return (
      <>
        <Deck view={view} say={say} narrow={narrow} onRead={setReading} />
        {reader}
      </>
    );
  }
  const card = words.card(encounter.card);
  const chances = odds ? view.reckoned.chances : [];
  if (narrow)
    return (
      <section className="dlv-enc" data-guide="card">
        <EncounterCard id={encounter.card} view={view} say={say} size="row" onPick={() => setReading(encounter.card)} />
        {reader}
      </section>
    );
  return (
    <section className="dlv-enc" data-guide="card">
      <EncounterCard id={encounter.card} view={view} say={say} size="mid" onPick={() => setReading(encounter.card)} />
      <Side>
        {chances.length === 0 ? null : (
          <Part label={encounter.stage === 'clear' ? boardWords.oddsClear : boardWords.oddsNow}>
            <Chances chances={chances} say={say} />
          </Part>
        )}
        {card.keywords.length === 0 ? null : (
          <Part label={boardWords.special}>
            {card.keywords.map(({ name, explanation }) => (
              <p key={name} className="dlv-small">
                <b>{name}</b> {explanation}
              </p>
            ))}
          </Part>
        )}
        <div className="dlv-pair">
          <Part label={boardWords.onClear}>
            <Rewards card={encounter.card} say={say} />
          </Part>
          <Ahead view={view} say={say} />
        </div>
      </Side>
      {reader}
    </section>
  );
}

/** What is gained, in one line; an item says what it does before it is won. */
function Gains({ gain, say: { boardWords } }: { readonly gain: readonly RewardSaid[]; readonly say: Say }) {
  const between = boardWords.results(['', '']);
  return gain.map(({ text, about }, i) => (
    <Fragment key={text}>
      {i === 0 ? '' : between}
      {about === null ? text : <Explained about={about.effect}>{text}</Explained>}
    </Fragment>
  ));
}

function Rewards({ card, say }: { readonly card: CardId; readonly say: Say }) {
  const { auto, checks } = say.rewards(card);
  return (
    <>
      {auto.length === 0 ? null : (
        <p>
          <Gains gain={auto} say={say} />
        </p>
      )}
      {checks.map(({ check, gain }) => (
        <p key={check}>
          <b>{check}:</b> <Gains gain={gain} say={say} />
        </p>
      ))}
    </>
  );
}
