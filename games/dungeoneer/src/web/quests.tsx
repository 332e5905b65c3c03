// Owns the Quests in the margin, one's own and those of all, with what each still needs; and the piles below them.

import { CardBack, Dialog } from '@undercroft/web-kit';
import { useState } from 'react';
import { questsShown, type SheetQuest } from '../board-model/sheet.ts';
import { cardThing, type Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import { GameCard } from './game-card.tsx';
import { oddsChip, type Say } from './say.ts';

/** The beginning of a sentence, up to where it goes into detail. */
const inShort = (line: string): string => (/^[^;；.。(（]+/.exec(line)?.[0] ?? line).trim();

/** Where it is attempted and how far it is, in one line. */
export function questLine(one: SheetQuest, say: Say): string {
  const { words } = say;
  const [where = '', ...others] = say.card(one.quest).lines;
  return [
    inShort(where),
    ...(one.here ? [words.youAreHere] : one.onMap ? [] : [words.notOnMap]),
    ...(one.carried ? [words.carried] : []),
    ...(one.marks > 0 ? [words.marked(one.marks)] : []),
    ...(one.life === null ? [] : [words.lifeLeft(one.life)]),
    ...(others[0] === undefined ? [] : [inShort(others[0])]),
  ].join(' · ');
}

export interface QuestsProps {
  readonly view: View;
  readonly say: Say;
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
  readonly labelOf: (touch: Touch) => string;
  readonly heading?: boolean;
}

export function Quests({ view, say, touches, onTouch, labelOf, heading = true }: QuestsProps) {
  const { words } = say;
  const whose = { own: words.yours, all: words.forAll, left: words.liesOpen, other: '' } as const;
  return (
    <section className="dgn-quests" aria-label={words.quests} data-guide="quests">
      {heading ? <h2>{words.quests}</h2> : null}
      {questsShown(view).map((one) => {
        const may = touches.get(cardThing(one.quest)) ?? [];
        const [first] = may;
        return (
          <GameCard
            key={one.quest}
            id={one.quest}
            say={say}
            size="row"
            state={first === undefined ? 'plain' : 'playable'}
            line={questLine(one, say)}
            right={oddsChip(first, say) ?? whose[one.whose]}
            label={first === undefined ? undefined : labelOf(first)}
            onPick={first === undefined ? undefined : () => onTouch(may)}
          />
        );
      })}
    </section>
  );
}

/** What is left of each deck; what was discarded lies open and can be looked through. */
export function Piles({ view, say }: { readonly view: View; readonly say: Say }) {
  const { words } = say;
  const [open, setOpen] = useState<number | null>(null);
  const { decks, discards } = view;
  const two = decks.stocks.length > 1;
  const maps = [
    { key: 'dungeon', name: decks.wilderness > 0 ? say.tables.realms.dungeon : words.piles.map, n: decks.dungeon },
    { key: 'wilderness', name: decks.dungeon > 0 ? say.tables.realms.wilderness : words.piles.map, n: decks.wilderness },
    { key: 'both', name: words.piles.map, n: decks.both },
  ]
    .filter(({ n }) => n > 0)
    .map((one) => ({ ...one, discarded: [] }));
  const stocks = decks.stocks.map((n, i) => ({
    key: `stock ${i}`,
    name: two ? (i === 0 ? say.tables.glory : say.tables.peril) : words.piles.adventure,
    n,
    discarded: discards[i] ?? [],
  }));
  const shown = open === null ? [] : (discards[open] ?? []);
  return (
    <div className="dgn-piles">
      {[...stocks, ...maps, { key: 'quests', name: words.piles.quest, n: decks.quests, discarded: [] }].map((pile, i) => (
        <figure key={pile.key}>
          <CardBack size="mini" />
          <figcaption>
            {pile.name} <b>{pile.n}</b>
            {pile.discarded.length === 0 ? null : (
              <button type="button" className="dgn-discards" onClick={() => setOpen(i)}>
                {words.discarded(pile.discarded.length)}
              </button>
            )}
          </figcaption>
        </figure>
      ))}
      {open === null ? null : (
        <Dialog title={words.discardPile} onClose={() => setOpen(null)} className="dgn-sheet-dialog">
          <div className="dgn-whole">
            {[...shown].reverse().map((card) => (
              <GameCard key={card} id={card} say={say} size="row" line={say.card(card).lines.join(' ')} />
            ))}
          </div>
          <button type="button" className="act is-quiet" onClick={() => setOpen(null)}>
            {words.close}
          </button>
        </Dialog>
      )}
    </div>
  );
}
