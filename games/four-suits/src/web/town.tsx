// Owns the town: the book open at its page, what Hester and the others say, and the street with its shops.

import { Print } from '@undercroft/web-kit';
import { membersOf } from '../text/words/people.ts';
import type { View } from '../view.ts';
import { pictureOf } from './art.ts';
import { Chronicle, counted } from './chronicle.tsx';
import { Street, type TownProps } from './street.tsx';

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
  const { quest, chronicle } = view;
  const finds = chronicle.at(-1)?.finds ?? [];
  const fell = membersOf(view).some(([, { hp }]) => hp === 0);
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

/** On a phone the street comes first: the page was read when it was taken. */
export function Town({ narrow, ...props }: TownProps & { readonly narrow: boolean }) {
  const { view, say, ask } = props;
  const { words } = say;
  const { quest, reckoned } = view;
  const settled = isSettled(view);
  const trades = ask === null ? !settled : ask.offer.decision === 'in-town';
  const street = !trades || reckoned.shop.wares.length === 0 || quest === null ? null : <Street {...props} />;
  return (
    <div className="crd-town">
      {narrow ? street : null}
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
      {narrow ? null : street}
    </div>
  );
}
