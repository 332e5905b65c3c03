// Owns a fight on its own stage: both sides with their cards, sums and dice, the chances before them, and what comes next.

import type { LogEntry } from '@undercroft/table';
import { Die, Heart, Icon, PhaseTrack, SeatMark, seatNumber, type StageNow } from '@undercroft/web-kit';
import { FIGHT_STEPS, stagedFight, type Staged, type StagedSide } from '../board-model/fight.ts';
import { cardThing, seatThing, type Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import { paidFor } from '../board-model/rolls.ts';
import { cardPicture } from './art.ts';
import { GameCard } from './game-card.tsx';
import { RollsShown } from './rolls-shown.tsx';
import { oddsChip, type Say } from './say.ts';
import { SCORE_SIGNS } from './signs.ts';

export interface FightStageProps {
  readonly view: View;
  readonly say: Say;
  readonly narrow: boolean;
  readonly odds: boolean;
  readonly log: readonly LogEntry[];
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
  readonly labelOf: (touch: Touch) => string;
  /** Dice are in the air. */
  readonly thrown: boolean;
  readonly stage: StageNow;
  /** Somebody is asked whether they respond. */
  readonly responds: boolean;
}

export const nameOfSide = (view: View, say: Say, { fighter, card, block }: Pick<StagedSide, 'fighter' | 'card' | 'block'>): string =>
  fighter.is === 'hero' ? say.hero(view, fighter.seat) : say.card(block ?? card).name;

function Side({
  view,
  say,
  side,
  staged,
  narrow,
  touches,
  onTouch,
  labelOf,
  right,
}: Omit<FightStageProps, 'odds' | 'stage' | 'responds'> & { readonly side: StagedSide; readonly staged: Staged; readonly right: boolean }) {
  const { fighter, card, figures } = side;
  const { seat } = fighter;
  const mine = seat === view.seat;
  const hero = view.players[seat]?.hero ?? null;
  const thing = fighter.is === 'hero' ? seatThing(seat) : cardThing(card);
  const may = touches.get(thing) ?? [];
  const [first] = may;
  const name = nameOfSide(view, say, side);
  return (
    <section className={right ? 'dgn-side is-right' : 'dgn-side'} aria-label={name}>
      {narrow ? null : (
        <p className="dgn-who">
          <SeatMark seat={seatNumber(seat)} icon={hero === null ? undefined : cardPicture(hero).icon} here={mine} size={30} />
          <span>
            {fighter.is === 'hero'
              ? mine
                ? `${say.words.you}${say.words.comma}`
                : ''
              : `${say.words.playedBy(mine ? null : say.short(view, seat))} `}
            <b>{name}</b>
          </span>
        </p>
      )}
      <GameCard
        id={card}
        say={say}
        size={narrow ? 'slip' : 'mid'}
        state={first === undefined ? 'plain' : 'target'}
        chip={oddsChip(first, say)}
        badge={fighter.is === 'hero' ? say.words.levelIs(view.reckoned.heroes[seat]?.level ?? 1) : undefined}
        label={first === undefined ? undefined : labelOf(first)}
        onPick={first === undefined ? undefined : () => onTouch(may)}
      />
      {figures.life === null ? null : (
        <p className="dgn-side-life" role="img" aria-label={say.words.lifeLeft(figures.life)}>
          {Array.from({ length: Math.max(0, figures.life) }, (_, i) => (
            <Heart key={i} />
          ))}
        </p>
      )}
      {staged.trap || figures.wounds ? null : <p className="faint">{say.words.cannotWound}</p>}
    </section>
  );
}

/** What is added and the die: a question mark until it lies. */
function Sum({ side, say, right }: { readonly side: StagedSide; readonly say: Say; readonly right: boolean }) {
  const { figures, die, total } = side;
  const { words } = say;
  const rolled = die > 0;
  // What was added when the die was thrown stays beside it, whatever has changed since.
  const sum = rolled ? total - die : figures.sum;
  const range = rolled ? words.comesTo(total) : words.range(sum + 1, sum + 6);
  return (
    <div className={right ? 'dgn-sum is-right' : 'dgn-sum'}>
      <b>{sum}</b>
      <i>+</i>
      {rolled ? <Die value={die} size={56} label={words.dieShows(die)} /> : <span className="dgn-unrolled">?</span>}
      {rolled ? (
        <>
          <i>=</i>
          <b className="dgn-total">{total}</b>
        </>
      ) : null}
      <small>{range}</small>
      {figures.parts.length < 2 ? null : (
        <ul className="dgn-parts" aria-label={words.madeOf}>
          {figures.parts.map(({ from, n }) => (
            <li key={from}>
              <b>{n < 0 ? `−${-n}` : from === 'printed' ? n : `+${n}`}</b>{' '}
              {from === 'printed' ? words.printed : from === 'effect' ? words.byEffect : say.card(from).name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OddsOfFight({ staged, view, say }: { readonly staged: Staged; readonly view: View; readonly say: Say }) {
  const { odds, by, on } = staged;
  if (odds === null || staged.step === 'after' || (by.die > 0 && on.die > 0)) return null;
  const { words } = say;
  const named = (side: StagedSide): string =>
    side.fighter.is === 'hero' && side.fighter.seat === view.seat ? '' : nameOfSide(view, say, side);
  // Red is what happens to this seat's own, or to the defender where nobody is.
  const parts = [
    { key: 'hits', n: odds.hits, text: words.isHit(named(on)) },
    { key: 'ties', n: odds.ties, text: words.tie },
    { key: 'counters', n: odds.counters, text: words.isHit(named(by)) },
  ] as const;
  const mineAttacks = by.fighter.seat === view.seat;
  const tone = { hits: mineAttacks ? 'good' : 'bad', ties: 'none', counters: mineAttacks ? 'bad' : 'good' } as const;
  return (
    <div className="dgn-odds">
      <div
        className="dgn-odds-bar"
        role="img"
        aria-label={parts.map(({ n, text }) => `${words.percent(n / odds.of)} ${text}`).join(words.comma)}
      >
        {parts.map(({ key, n }) => (n === 0 ? null : <span key={key} className={`is-${tone[key]}`} style={{ flexGrow: n }} />))}
      </div>
      <div className="dgn-odds-text" aria-hidden="true">
        {parts.map(({ key, n, text }) => (
          <span key={key}>
            <b>{words.percent(n / odds.of)}</b> {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Who was hit, once both dice lie. */
function Outcome({ staged, view, say }: { readonly staged: Staged; readonly view: View; readonly say: Say }) {
  const { by, on } = staged;
  if (staged.trap || by.die === 0 || on.die === 0) return null;
  const { words } = say;
  if (by.total === on.total) return <p className="dgn-outcome">{words.tie}</p>;
  const [winner, loser] = by.total > on.total ? [by, on] : [on, by];
  return <p className="dgn-outcome">{words.hits(nameOfSide(view, say, winner), nameOfSide(view, say, loser))}</p>;
}

export function FightStage(props: FightStageProps) {
  const { view, say, odds, log } = props;
  const staged = stagedFight(view, { fact: props.stage.fact, responds: props.responds });
  if (staged === null) return null;
  const { words, tables } = say;
  const place = view.spaces[staged.space]?.card;
  const { fighter } = staged.by;
  const paid = fighter.is === 'monster' || fighter.is === 'trap' ? paidFor(log, fighter.card) : null;
  const steps = FIGHT_STEPS.map((key) => ({ key, label: words.fightSteps[key] }));
  // It may be higher than a low window: whoever has only keys scrolls it, too.
  return (
    <section
      className={props.thrown ? 'dgn-fight is-thrown' : 'dgn-fight'}
      aria-label={words.fight}
      data-guide="fight"
      data-stage=""
      tabIndex={0}
    >
      <PhaseTrack steps={steps} now={staged.step} label={words.fight} className="dgn-fight-steps" />
      {staged.done > 0 && staged.by.die === 0 && !props.thrown ? (
        <RollsShown view={view} log={log} stage={props.stage} say={say} thrown={false} />
      ) : null}
      <div className="dgn-duel">
        <Side {...props} side={staged.by} staged={staged} right={false} />
        <div className="dgn-middle">
          <p className="dgn-form">
            {staged.trap ? null : <Icon icon={SCORE_SIGNS[staged.form]} />}
            {words.fightAt(staged.trap ? tables.families.trap : tables.forms[staged.form], place === undefined ? '' : say.card(place).name)}
          </p>
          {paid === null ? null : <p className="dgn-paid">{say.words.paid(paid.peril, say.short(view, paid.seat))}</p>}
          {staged.trap ? (
            <p className="dgn-trap-text">{say.card(staged.by.card).lines.join(' ')}</p>
          ) : (
            <>
              <div className="dgn-sums">
                <Sum side={staged.by} say={say} right={false} />
                <Sum side={staged.on} say={say} right />
              </div>
              {odds ? <OddsOfFight staged={staged} view={view} say={say} /> : null}
              <Outcome staged={staged} view={view} say={say} />
            </>
          )}
          {staged.off ? <p className="dgn-outcome">{words.cancelled}</p> : null}
        </div>
        <Side {...props} side={staged.on} staged={staged} right />
      </div>
      {staged.next.length === 0 ? null : (
        <p className="dgn-next">
          {words.nextAttack}{' '}
          {staged.next
            .map(({ by, form }) =>
              by.is === 'trap' || by.is === 'monster'
                ? `${say.card(by.card).name}${by.is === 'trap' ? '' : ` (${tables.forms[form]})`}`
                : '',
            )
            .join(words.comma)}
        </p>
      )}
    </section>
  );
}
