// Owns the town: the book open at its page, what Hester and the others say, and the shelves with their prices.

import { Print, type Ask } from '@undercroft/web-kit';
import type { Touch } from '../board-model/touch.ts';
import type { StreetId } from '../text/words/names.ts';
import type { TownWords } from '../text/words/town-words.ts';
import type { View } from '../view.ts';
import { pictureOf } from './art.ts';
import { Chronicle, counted } from './chronicle.tsx';
import type { Say } from './say.ts';

export interface TownProps {
  readonly view: View;
  readonly say: Say;
  readonly touches: ReadonlyMap<string, Touch>;
  readonly onTouch: (touch: Touch) => void;
  readonly labelOf: (touch: Touch) => string;
  readonly ask: Ask | null;
}

/** Which wares stand where, and what is said there. */
const SHELVES: readonly (readonly [street: StreetId, from: number, to: number, said: keyof TownWords['back'] | null])[] = [
  ['apothecary', 0, 13, 'apo-buy'],
  ['ironmonger', 13, 26, null],
  ['smithy', 26, 39, 'smith-buy'],
  ['outfitter', 39, 52, 'smith-limit'],
];

/** A line of the book by its key; nothing where there is none. */
const lineOf = (lines: Readonly<Record<string, string>>, key: string): readonly string[] => {
  const line = lines[key];
  return line === undefined ? [] : [line];
};

/** The boss of the page fell, and the next one is not taken yet. */
const isSettled = ({ quest, chronicle }: View): boolean => quest !== null && chronicle.at(-1)?.done === true;

/** What was settled, who came home, and what there is to choose now. */
function between({ view, say, ask }: TownProps): readonly string[] {
  const { town, words } = say;
  const { quest, chronicle, party } = view;
  const finds = chronicle.at(-1)?.finds ?? [];
  const fell = party.some(({ hp, left }) => left < 0 && hp === 0);
  const home =
    quest === null || !isSettled(view)
      ? [town.opening]
      : [
          town.settled[quest.domain],
          town.back[fell ? 'home-dead' : 'home-whole'],
          ...(finds.length === 0
            ? []
            : [
                words.foundThere(
                  counted(
                    finds.map((item) => say.card(`item:${item}`).name),
                    say,
                  ),
                ),
              ]),
        ];
  const decision = ask?.offer.decision;
  return [
    ...home,
    ...(decision === 'take-recruit' ? [town.back['bench-two']] : []),
    ...(decision === 'take-quest' ? [town.book['two-cards']] : []),
  ];
}

function book(props: TownProps): readonly string[] {
  const { view, say } = props;
  const { quest, ql, quests, alarm } = view;
  if (quest === null || isSettled(view)) return between(props);
  return [
    ...lineOf(say.town.back, `alarm-${Math.min(4, alarm)}`),
    ...lineOf(say.town.book, `page-${ql}`),
    say.town.trouble[quest.domain],
    ...lineOf(say.town.book, quests <= 1 ? 'floors-first' : `floors-${quest.floors}`),
  ];
}

export function Town(props: TownProps) {
  const { view, say, touches, onTouch, labelOf, ask } = props;
  const { words } = say;
  const { quest, reckoned } = view;
  const settled = isSettled(view);
  const trades = ask === null ? !settled : ask.offer.decision === 'in-town';
  return (
    <div className="crd-town">
      <section className="crd-book">
        <span className="crd-print is-book">
          <Print picture={pictureOf(quest === null ? 'person:hester' : `domain:${quest.domain}`)} w={180} h={120} />
        </span>
        <div>
          <h2>{words.book(view.ql)}</h2>
          {book(props).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {quest === null || reckoned.boss === null ? null : (
            <p className="crd-quest">
              {say.names.domains[quest.domain].name} · {words.floors(quest.floors)} ·{' '}
              {settled ? words.chapterEnd.done : `${words.boss}: ${say.names.species[reckoned.boss].name}`}
            </p>
          )}
        </div>
      </section>
      {view.chronicle.some(({ visits }) => visits > 0) ? (
        <details className="crd-memory">
          <summary>
            {words.chronicle} <small>{words.quests(view.chronicle.filter(({ done }) => done).length)}</small>
          </summary>
          <Chronicle view={view} say={say} />
        </details>
      ) : null}
      {!trades || reckoned.shop.wares.length === 0 || quest === null ? null : (
        <div className="crd-shelves" data-guide="shelf">
          {SHELVES.map(([street, from, to, spoken]) => (
            <section key={street}>
              <h3>
                {words.streets[street]} {from < 26 ? null : <small>{words.shopTo(reckoned.shop.level)}</small>}
              </h3>
              {spoken === null ? null : <p className="crd-flavour">{say.town.back[spoken]}</p>}
              <ul>
                {reckoned.shop.wares.slice(from, to).map(({ item, price }) => {
                  const touch = touches.get(`ware ${item.replace(/-\d+$/, '')}`);
                  const { name, lines } = say.card(`item:${item}`);
                  const face = (
                    <>
                      <span className="crd-print is-ware">
                        <Print picture={pictureOf(`item:${item}`)} w={56} h={44} />
                      </span>
                      <span>
                        <b>{name}</b> <small>{price}</small>
                        <br />
                        <small>{lines[0]}</small>
                      </span>
                    </>
                  );
                  return (
                    <li key={item}>
                      {touch === undefined ? (
                        <span className="crd-ware">{face}</span>
                      ) : (
                        <button type="button" className="crd-ware is-open" aria-description={labelOf(touch)} onClick={() => onTouch(touch)}>
                          {face}
                        </button>
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
