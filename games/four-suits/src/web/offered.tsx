// Owns what is offered as cards: quests by their place, jobs for a character, and what a level would move.

import { keysOf } from '@undercroft/kernel';
import { Explained, Print, type Ask } from '@undercroft/web-kit';
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
function printed({ view, ask }: OfferedProps, { thing, value }: Touch): string | null {
  if (thing.startsWith('job ')) return `job:${value}`;
  // CRD-PARTY-02: a recruit's is of level 1.
  if (thing.startsWith('weapon ')) return `item:${value}-1`;
  const isQuest = ask.offer.decision === 'take-quest' && typeof value === 'string';
  const domain = isQuest ? view.reckoned.domains[rankOf(value) - 1] : undefined;
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

type Figures = View['reckoned']['characters'][number];

/** What a point more moves, the SP of this level among it, and what those bring within reach. */
function movesOf({ raises, sp, spWith, brings }: Figures, stat: keyof Figures['raises'], { words, names }: Say): readonly string[] {
  const moved = raises[stat].map((one) => `${words.stats[one.stat]} ${words.gaining(one.from, one.to)}`);
  const learned = brings[stat].map((id) => names.techniques[id].name);
  return [
    ...moved,
    ...(spWith[stat] === sp ? [] : [words.spWith(sp, spWith[stat])]),
    ...(learned.length === 0 ? [] : [words.brings(learned)]),
  ];
}

/** While base stats are raised: what each would move, and what the SP of the level are good for. */
export function Raises({ view, say, ask }: Pick<OfferedProps, 'view' | 'say' | 'ask'>) {
  const unit = Number(ask.offer.about['unit']);
  const figures = view.reckoned.characters[unit];
  const character = view.party[unit];
  if (ask.offer.decision !== 'raise-stats' || figures === undefined || character === undefined) return null;
  const { words } = say;
  return (
    <div className="crd-growth">
      <section className="crd-raises">
        <h2>
          {say.unit(view, unit)}: {words.raises}
        </h2>
        <dl>
          {keysOf(figures.raises).map((stat, at) => (
            <div key={stat}>
              <dt>
                {words.stats[stat]} <b>{character.base[at]}</b>
              </dt>
              <dd>{movesOf(figures, stat, say).join(' · ') || '–'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="crd-lessons">
        <h2>
          {words.techniques} <small>{words.spAfter(character.sp, character.sp + figures.sp)}</small>
        </h2>
        <Lessons say={say} lessons={figures.lessons} reach={({ levels }) => levels} />
      </section>
    </div>
  );
}

type Lesson = Figures['lessons'][number];
interface LessonsProps {
  readonly say: Say;
  readonly lessons: readonly Lesson[];
  /** In how many levels it can be learned: 0 now, below 0 it is known; null where nobody says. */
  readonly reach: (lesson: Lesson) => number | null;
  /** What each does, in full. */
  readonly told?: boolean;
}
function Lessons({ say, lessons, reach, told = false }: LessonsProps) {
  const { words, names } = say;
  return (
    <ul>
      {lessons.map((lesson) => {
        const { technique, sp } = lesson;
        const { lines } = say.card(`technique:${technique}`);
        const levels = reach(lesson);
        const { name } = names.techniques[technique];
        const when = levels === null ? [] : [levels === 0 ? words.inReach : words.inLevels(levels)];
        return (
          <li key={technique} className={levels === 0 ? undefined : (levels ?? 1) > 0 ? 'is-far' : 'is-known'}>
            <span className="crd-print is-ware">
              <Print picture={pictureOf(`technique:${technique}`)} w={56} h={44} />
            </span>
            <span>
              {told ? <b>{name}</b> : <Explained about={lines.join(' ')}>{name}</Explained>}
              <small>{levels !== null && levels < 0 ? words.known : [words.spCost(sp), ...when].join(' · ')}</small>
              {told ? <small>{lines.join(' ')}</small> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** While somebody learns: what each technique does, and what it costs to learn. */
export function Learns({ view, say, ask }: Pick<OfferedProps, 'view' | 'say' | 'ask'>) {
  const { act, unit } = ask.picked;
  const figures = view.reckoned.characters[Number(unit)];
  const character = view.party[Number(unit)];
  if (act !== 'learn' || figures === undefined || character === undefined) return null;
  const reach = ({ levels, sp }: Lesson): number | null => (levels < 0 ? -1 : sp <= character.sp ? 0 : null);
  return (
    <section className="crd-lessons is-told">
      <h2>
        {say.unit(view, Number(unit))}: {say.words.techniques} <small>{say.words.spCost(character.sp)}</small>
      </h2>
      <Lessons say={say} lessons={figures.lessons} reach={reach} told />
    </section>
  );
}
