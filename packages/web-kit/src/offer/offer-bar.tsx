// Owns the offer bar: the open question in words, what may be done, the picks so far, and what may not be done and why.

import type { GameText } from '@undercroft/presentation';
import type { No } from '@undercroft/table';
import { useId, useMemo, useRef, useState } from 'react';
import './offer.css';
import { Cite, useRule } from '../log/rules.tsx';
import type { GameBoard } from '../play/contract.ts';
import { Confirm } from '../play/dialog.tsx';
import type { PlaySettings } from '../play/settings.ts';
import type { AskMore } from '../play/use-ask.ts';
import type { PlayWords } from '../words/index.ts';
import { ClosedOffers } from './closed-offers.tsx';
import { focusBoard, focusFirst, isOnBoard } from './focus.ts';
import { OfferButton } from './offer-button.tsx';
import { closedOf, inSight, labelOf, offersOf, primaryOf, questionOf, quicksOf, type Offered } from './offers.ts';
import { OptionList } from './option-list.tsx';
import { PicksSoFar } from './picks.tsx';
import { SeveralOffers } from './several.tsx';
import { TextOffer } from './text-offer.tsx';
import { useOfferKeys } from './use-offer-keys.ts';

/** More options than this are a list, not a row of buttons. */
const LIST_ABOVE = 12;
/** At most so many offers at once; the last slot is for the others. */
const MOST_OFFERS = 7;
const MOST_CLOSED = 4;

export interface OfferBarProps<View extends object> {
  readonly ask: AskMore;
  readonly view: View;
  readonly text: GameText<View>;
  readonly words: PlayWords;
  readonly settings: PlaySettings;
  readonly narrow: boolean;
  readonly refusal: No | null;
  readonly board?: Pick<GameBoard<View>, 'icon' | 'onBoard' | 'clearlyBest' | 'isStray'>;
}

const NO_BOARD = {};

export function OfferBar<View extends object>(props: OfferBarProps<View>) {
  const { ask, view, text, words, settings, narrow, refusal, board = NO_BOARD } = props;
  const { onBoard, isStray }: Pick<GameBoard<View>, 'onBoard' | 'isStray'> = board;
  const { node, offer, several, busy } = ask;
  const { odds } = settings;
  const ready = useMemo(() => quicksOf(view, text, ask, odds, board), [view, text, ask, odds, board]);
  const offers = useMemo(
    () => offersOf(view, text, ask, ready, { otherOf: words.otherOf, ...(isStray === undefined ? {} : { isStray }) }),
    [view, text, ask, ready, words, isStray],
  );
  const closed = useMemo(() => closedOf(view, text, ask), [view, text, ask]);
  const onTable = onBoard?.(offer, node.pick) ?? false;
  const at = `${offer.ref} ${ask.path.length} ${node.pick}`;

  const [sure, setSure] = useState<Offered | null>(null);
  const [whyOpen, setWhyOpen] = useState(false);
  const [cited, setCited] = useState(false);
  const [more, setMore] = useState('');
  const rules = useRule();
  const bar = useRef<HTMLElement>(null);
  const title = useId();

  const take = (one: Offered): void => {
    if (busy) return;
    if (one.endsGame && settings.confirmations) setSure(one);
    else ask.takeAll(one.steps);
  };

  const quicks = offers.filter(({ key }) => key.startsWith('quick '));
  const rest = offers.filter(({ key }) => !key.startsWith('quick '));
  const asList = several === null && (rest.length > LIST_ABOVE || onTable);
  const unfolded = more === at;
  const listed = asList && (!onTable || unfolded);
  const folded = onTable && !unfolded;
  const row = asList ? quicks : offers;
  const cut = !asList && row.length > MOST_OFFERS && !unfolded;
  const primary = (asList && quicks.length === 0) || node.kind === 'text' ? null : primaryOf(several === null ? offers : quicks);
  const shown = cut ? inSight(row, primary, MOST_OFFERS - 1) : row;

  useOfferKeys(
    {
      take: (index) => {
        if (several !== null) {
          const one = quicks[index];
          const value = folded ? undefined : several.all[index - quicks.length];
          if (one !== undefined) take(one);
          else if (value !== undefined) several.toggle(value);
          else if (!folded && index === quicks.length + several.all.length && several.enough) several.done();
          return;
        }
        const one = shown[index];
        if (one !== undefined) take(one);
      },
      focus: () => focusFirst(bar.current),
      board: () => (isOnBoard() ? focusFirst(bar.current) : focusBoard()),
      why: () => {
        const key = document.activeElement?.getAttribute('data-offer') ?? null;
        const about = offers.find((one) => one.key === key) ?? null;
        if (about !== null && about.rule !== null) {
          rules.open(about.rule, saidOf(about));
          return;
        }
        const link = document.activeElement?.closest('li, .caption')?.querySelector<HTMLElement>('[data-rule]') ?? null;
        if (link !== null) {
          link.focus();
          link.click();
          return;
        }
        setWhyOpen(true);
        requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('[data-closed]')?.focus());
      },
      // From the board it is the way back to the offers: what was picked stays.
      back: () => (isOnBoard() ? focusFirst(bar.current) : ask.untake()),
    },
    settings.keys !== false,
  );

  const growing = node.kind === 'sequence' && node.bounds !== undefined ? words.chosenOf(node.chosen?.length ?? 0, node.bounds[1]) : null;
  const listToggle = onTable ? (
    <button type="button" className="act is-quiet is-small" aria-expanded={unfolded} onClick={() => setMore(unfolded ? '' : at)}>
      {unfolded ? words.hideList : words.asList}
    </button>
  ) : null;
  return (
    <section
      className="offers"
      ref={bar}
      aria-labelledby={title}
      aria-busy={busy || ask.looking}
      data-paused={ask.paused ? '' : undefined}
      data-guide="offers"
    >
      <div className="offers-head">
        <h2 className="offers-prompt" id={title} tabIndex={-1} aria-live="polite">
          {questionOf(view, text, ask, quicks.length > 0)}
        </h2>
        <button
          type="button"
          className="tool is-small"
          aria-pressed={cited}
          aria-label={words.whyThese}
          title={words.whyThese}
          onClick={() => setCited(!cited)}
        >
          ?
        </button>
      </div>
      <PicksSoFar ask={ask} view={view} text={text} words={words} onBoard={onBoard} />
      {refusal === null ? null : <Refused view={view} text={text} words={words} refusal={refusal} />}
      {node.kind !== 'text' || node.bounds === undefined ? null : (
        <TextOffer key={at} ask={ask} length={node.bounds} labelledBy={title} words={words} />
      )}
      {shown.length === 0 ? null : (
        <ul className="offers-list">
          {shown.map((one, index) => (
            <li key={one.key} className={one === primary ? 'is-first' : undefined}>
              <OfferButton
                offer={one}
                primary={one === primary}
                busy={busy}
                odds={settings.odds}
                words={words}
                digit={index < 9 ? index + 1 : null}
                digits={!narrow && settings.keys !== false}
                onTake={() => take(one)}
              />
              {cited && one.rule !== null ? <Cite rule={one.rule} line={saidOf(one)} /> : null}
            </li>
          ))}
          {cut ? (
            <li>
              <button type="button" className="act is-quiet" onClick={() => setMore(at)}>
                {words.moreOffers(row.length - shown.length)}
              </button>
            </li>
          ) : null}
        </ul>
      )}
      {several === null ? null : (
        <SeveralOffers
          several={several}
          label={(value) => labelOf(view, text, ask, value)}
          words={words}
          busy={busy}
          done={several.chosen.length > 0 || several.least > 0 ? words.done : text.stop(view, offer, ask.picked, node.pick)}
          folded={folded}
          beside={listToggle}
        />
      )}
      {several !== null || (growing === null && !onTable) ? null : (
        <p className="offers-note">
          {growing === null ? (
            <span className="soft">{words.onBoard}</span>
          ) : (
            <span className="soft" role="status">
              {growing}
            </span>
          )}
          {listToggle}
        </p>
      )}
      {listed ? <OptionList key={at} offers={rest} words={words} busy={busy} odds={settings.odds} onTake={take} /> : null}
      {/* Where there is little room it comes with the rules, for whoever asks. */}
      {narrow && !cited && !whyOpen ? null : (
        <ClosedOffers closed={closed} words={words} folded={!narrow && closed.length > MOST_CLOSED} open={whyOpen} onOpen={setWhyOpen} />
      )}
      {sure === null ? null : (
        <Confirm
          title={sure.label}
          text={words.graveHint}
          yes={words.doIt}
          no={words.cancel}
          onNo={() => setSure(null)}
          onYes={() => {
            setSure(null);
            ask.takeAll(sure.steps);
          }}
        />
      )}
    </section>
  );
}

/** An offer in one line, for whoever asks about it. */
const saidOf = ({ label, detail }: Offered): string => (detail === null ? label : `${label}: ${detail}`);

interface RefusedProps<View extends object> {
  readonly view: View;
  readonly text: GameText<View>;
  readonly words: PlayWords;
  readonly refusal: No;
}

/** What is in the way, said where the offer is. */
export function Refused<View extends object>({ view, text, words, refusal }: RefusedProps<View>) {
  const by = refusal.refusal;
  return (
    <p className="offers-refused" role="alert">
      <span>{by === undefined ? words.codes[refusal.code] : text.refusal(view, by)}</span>{' '}
      {by === undefined ? null : <Cite rule={by.rule} />}
    </p>
  );
}
