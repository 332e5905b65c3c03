// Owns the sheets of the players: beside the map one below the other, on a phone a strip of seats that opens each.

import { Coin, Dialog, Heart, Icon, SeatMark, seatNumber, SeatSheet, useZoomable, Print } from '@undercroft/web-kit';
import { useState } from 'react';
import { seatsAround, sheetOf, type PlayerSheet, type SheetCard, type SheetQuest } from '../board-model/sheet.ts';
import type { Moving } from '../board-model/staged.ts';
import { cardThing, seatThing, type Touch } from '../board-model/touch.ts';
import type { CardId } from '../content/cards.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';
import { GameCard } from './game-card.tsx';
import { questLine } from './quests.tsx';
import { oddsChip, type Say } from './say.ts';
import { SCORE_SIGNS } from './signs.ts';

export interface SheetsProps {
  readonly view: View;
  readonly say: Say;
  /** Who sits where, of a bot how it plays, and whether they are there. */
  readonly players: readonly { readonly name: string; readonly bot: boolean; readonly here: boolean }[];
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
  readonly labelOf: (touch: Touch) => string;
  readonly changed: ReadonlySet<string>;
  /** Who is hurt, or gains something, now. */
  readonly moving: Moving;
}

/** How the sheet of a seat is moved by what is on stage. */
const movedBy = ({ hurt, gains }: Moving, seat: number): string => (hurt === seat ? ' is-hurt' : gains === seat ? ' is-gaining' : '');

/** A card in play as a small print: a button where it can be used. */
function Kit({
  one,
  say,
  may,
  onTouch,
  labelOf,
}: { readonly one: SheetCard; readonly say: Say; readonly may: readonly Touch[] } & Pick<SheetsProps, 'onTouch' | 'labelOf'>) {
  const zoom = useZoomable(one.card);
  const [first] = may;
  const { words } = say;
  const label = [
    say.card(one.card).name,
    ...(one.charges > 0 ? [words.charges(one.charges)] : []),
    ...(one.life === null ? [] : [say.words.lifeLeft(one.life)]),
    ...(one.used ? [words.used] : []),
    ...one.attached.map((card) => say.card(card).name),
    ...(first === undefined ? [] : [labelOf(first)]),
  ].join(words.comma);
  const classes = ['dgn-kit', one.used ? 'is-used' : '', one.foe ? 'is-foe' : '', first === undefined ? '' : 'may']
    .filter(Boolean)
    .join(' ');
  return (
    <button
      type="button"
      className={classes}
      {...zoom}
      aria-label={label}
      aria-disabled={first === undefined}
      data-board-pick={first === undefined ? undefined : ''}
      onClick={(event) => {
        if (first !== undefined) onTouch(may);
        else event.currentTarget.focus();
      }}
    >
      <Print picture={cardPicture(one.card)} w={60} h={60} scale={0.78} />
      {one.charges > 0 ? <b>{one.charges}</b> : one.life === null ? null : <b className="is-life">{one.life}</b>}
      {one.attached.length === 0 ? null : <i>+{one.attached.length}</i>}
    </button>
  );
}

function Life({ life, most, say }: { readonly life: number; readonly most: number; readonly say: Say }) {
  return (
    <span className="dgn-hearts" role="img" aria-label={say.words.lifeOf(life, most)}>
      {Array.from({ length: most }, (_, i) => (
        // Hearts stand in a row: the place is the identity.
        <Heart key={i} lost={i >= life} />
      ))}
    </span>
  );
}

/** The numbers of a hero: scores and Life. */
function Numbers({ sheet, say }: { readonly sheet: PlayerSheet; readonly say: Say }) {
  const { tables } = say;
  return (
    <div className="dgn-numbers">
      {sheet.scores.map(({ form, value, standard }) => (
        <span
          key={form}
          className={standard ? undefined : 'is-counter'}
          title={`${tables.forms[form]} · ${tables.symbols[standard ? 'standard' : 'counter']}`}
        >
          <Icon icon={SCORE_SIGNS[form]} label={tables.forms[form]} />
          <b>{value}</b>
        </span>
      ))}
      <Life life={sheet.life} most={sheet.lifeMost} say={say} />
    </div>
  );
}

function stateLine(sheet: PlayerSheet, say: Say, name: string): string {
  const { words } = say;
  if (!sheet.alive) return `${name} · ${sheet.waiting ? words.waitsForHero : words.fallen}`;
  const parts = [
    name,
    words.levelIs(sheet.level),
    ...(sheet.turn && sheet.movement > 0 ? [words.movesLeft(sheet.movement)] : []),
    ...(!sheet.turn && sheet.saved > 0 ? [words.saved(sheet.saved)] : []),
    ...(sheet.mine ? [] : [words.cards(sheet.hand)]),
    ...(sheet.tipped ? [words.tipped] : []),
  ];
  return parts.join(' · ');
}

export const figuresOf = (sheet: PlayerSheet, say: Say) => (
  <>
    <Coin shape="round" value={sheet.glory} label={`${sheet.glory} ${say.tables.glory}`} />
    <Coin shape="diamond" value={sheet.peril} label={`${sheet.peril} ${say.tables.peril}`} />
  </>
);

/** Quests done of those that win; the others as far as they may be seen. */
function Done({ sheet, view, say }: { readonly sheet: PlayerSheet; readonly view: View; readonly say: Say }) {
  const { words } = say;
  const open = sheet.mine ? [] : sheet.quests;
  return (
    <p className="dgn-done">
      {words.questsDone(sheet.worth, view.reckoned.toWin)}
      {open.length === 0 && sheet.sealed === 0 ? null : (
        <span className="dgn-open-quests">
          {open.map(({ quest }) => (
            <QuestMark key={quest} id={quest} say={say} />
          ))}
          {sheet.sealed > 0 ? <span title={words.sealed(sheet.sealed)}>{words.sealed(sheet.sealed)}</span> : null}
        </span>
      )}
    </p>
  );
}

function QuestMark({ id, say }: { readonly id: CardId; readonly say: Say }) {
  const zoom = useZoomable(id);
  return (
    <button type="button" className="dgn-kit is-quest" aria-label={say.card(id).name} {...zoom}>
      <Print picture={cardPicture(id)} w={60} h={60} scale={0.78} />
    </button>
  );
}

function OneSheet({ sheet, ...props }: SheetsProps & { readonly sheet: PlayerSheet }) {
  const { view, say, players, touches, onTouch, labelOf, changed } = props;
  const who = players[sheet.seat];
  const may = touches.get(seatThing(sheet.seat)) ?? [];
  const [first] = may;
  const name = sheet.mine ? say.words.you : (who?.name ?? say.words.player(sheet.seat + 1));
  return (
    <div className={`dgn-sheet${changed.has(seatThing(sheet.seat)) ? ' is-changed' : ''}${movedBy(props.moving, sheet.seat)}`}>
      <SeatSheet
        seat={seatNumber(sheet.seat)}
        icon={sheet.hero === null ? undefined : cardPicture(sheet.hero).icon}
        name={say.hero(view, sheet.seat)}
        line={`${stateLine(sheet, say, name)}${who !== undefined && !who.here && !who.bot ? ` · ${say.words.away}` : ''}`}
        figures={figuresOf(sheet, say)}
        mine={sheet.mine}
        turn={sheet.turn}
        out={!sheet.alive}
        onPick={first === undefined ? undefined : () => onTouch(may)}
        pickLabel={first === undefined ? undefined : [labelOf(first), oddsChip(first, say) ?? ''].filter(Boolean).join(' ')}
        chip={oddsChip(first, say)}
      >
        {sheet.hero === null || !sheet.alive ? null : <Numbers sheet={sheet} say={say} />}
        <div className="dgn-kits">
          {[...sheet.ready, ...sheet.pack].map((one) => (
            <Kit key={one.card} one={one} say={say} may={touches.get(cardThing(one.card)) ?? []} onTouch={onTouch} labelOf={labelOf} />
          ))}
          <Done sheet={sheet} view={view} say={say} />
        </div>
      </SeatSheet>
    </div>
  );
}

export function Sheets(props: SheetsProps) {
  const { view } = props;
  return (
    <>
      {seatsAround(view).map((seat) => {
        const sheet = sheetOf(view, seat);
        return sheet === null ? null : <OneSheet key={seat} sheet={sheet} {...props} />;
      })}
    </>
  );
}

/** Everything before a player, each card with what it does. */
function WholeSheet({ sheet, ...props }: SheetsProps & { readonly sheet: PlayerSheet }) {
  const { view, say, touches, onTouch, labelOf } = props;
  const { words } = say;
  const group = (title: string, cards: readonly SheetCard[]) =>
    cards.length === 0 ? null : (
      <section>
        <h3>{title}</h3>
        {cards.map((one) => {
          const may = touches.get(cardThing(one.card)) ?? [];
          const [first] = may;
          return (
            <GameCard
              key={one.card}
              id={one.card}
              say={say}
              size="row"
              state={first !== undefined ? 'playable' : one.used ? 'used' : 'plain'}
              line={say.card(one.card).lines.join(' ')}
              right={one.charges > 0 ? words.charges(one.charges) : one.life === null ? undefined : words.lifeLeft(one.life)}
              label={first === undefined ? undefined : labelOf(first)}
              onPick={first === undefined ? undefined : () => onTouch(may)}
            />
          );
        })}
      </section>
    );
  const quest = (one: SheetQuest) => <GameCard key={one.quest} id={one.quest} say={say} size="row" line={questLine(one, say)} />;
  return (
    <div className="dgn-whole">
      <Numbers sheet={sheet} say={say} />
      <p className="soft">
        {words.limits(sheet.boons.n, sheet.boons.most, sheet.treasures.n, sheet.treasures.most)} · {words.cards(sheet.hand)}
      </p>
      {sheet.hero === null ? null : <GameCard id={sheet.hero} say={say} size="row" line={say.card(sheet.hero).lines.at(-1)} />}
      {group(
        words.inventory,
        sheet.ready.filter(({ foe }) => !foe),
      )}
      {group(
        words.banes,
        sheet.ready.filter(({ foe }) => foe),
      )}
      {group(words.pack, sheet.pack)}
      {sheet.quests.length + sheet.sealed === 0 ? null : (
        <section>
          <h3>{words.quests}</h3>
          {sheet.quests.map(quest)}
          {sheet.sealed > 0 ? <p className="soft">{words.sealed(sheet.sealed)}</p> : null}
        </section>
      )}
      {sheet.done.length === 0 ? null : (
        <section>
          <h3>{words.questsDone(sheet.worth, view.reckoned.toWin)}</h3>
          {sheet.done.map((id) => (
            <GameCard key={id} id={id} say={say} size="row" line={say.card(id).lines.at(-1)} />
          ))}
        </section>
      )}
    </div>
  );
}

/** The seats in one line; each opens its sheet, or is picked where the question asks for a seat. */
export function SeatStrip(props: SheetsProps) {
  const { view, say, touches, onTouch, labelOf } = props;
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? null : sheetOf(view, open);
  return (
    <div className="dgn-strip" role="group" data-guide="sheets" aria-label={say.words.players}>
      {seatsAround(view).map((seat) => {
        const sheet = sheetOf(view, seat);
        if (sheet === null) return null;
        const may = touches.get(seatThing(seat)) ?? [];
        const [first] = may;
        const classes = [
          `dgn-seat${movedBy(props.moving, seat)}`,
          sheet.turn ? 'is-turn' : '',
          sheet.alive ? '' : 'is-out',
          first === undefined ? '' : 'may',
        ]
          .filter(Boolean)
          .join(' ');
        return (
          <button
            key={seat}
            type="button"
            className={classes}
            aria-description={first === undefined ? undefined : labelOf(first)}
            onClick={() => (first === undefined ? setOpen(seat) : onTouch(may))}
          >
            <SeatMark
              seat={seatNumber(seat)}
              icon={sheet.hero === null ? undefined : cardPicture(sheet.hero).icon}
              here={sheet.turn}
              size={30}
            />
            <span className="visually-hidden">{say.hero(view, seat)}</span>
            <span>{figuresOf(sheet, say)}</span>
            <span className="dgn-strip-life">
              <Heart label={say.tables.life} /> {sheet.life}
              {sheet.worth > 0 ? (
                <em role="img" aria-label={say.words.questsDone(sheet.worth, view.reckoned.toWin)}>
                  {'★'.repeat(sheet.worth)}
                </em>
              ) : null}
            </span>
          </button>
        );
      })}
      {shown === null ? null : (
        <Dialog title={say.hero(view, shown.seat)} onClose={() => setOpen(null)} className="dgn-sheet-dialog">
          <p className="soft">{stateLine(shown, say, shown.mine ? say.words.you : (props.players[shown.seat]?.name ?? ''))}</p>
          <p className="dgn-sheet-coins">{figuresOf(shown, say)}</p>
          <WholeSheet
            {...props}
            sheet={shown}
            onTouch={(touched) => {
              setOpen(null);
              onTouch(touched);
            }}
          />
          <button type="button" className="act is-quiet" onClick={() => setOpen(null)}>
            {say.words.close}
          </button>
        </Dialog>
      )}
    </div>
  );
}
