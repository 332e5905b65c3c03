// Owns the course of a record: question, answer, log lines and view of every entry.

import type { Outcome } from '@undercroft/chance';
import {
  isChance,
  missing,
  redact,
  unredacted,
  type Choice,
  type Fact,
  type GameTypes,
  type Offer,
  type Seat,
  type State,
} from '@undercroft/kernel';
import { replay, type ReplayProblem, type Transcript } from '@undercroft/record';
import type { Title } from '../catalog.ts';
import { choiceInWords, type Question } from '../play/menu.ts';
import type { Say } from '../words/index.ts';

export interface CourseLine {
  readonly kind: 'chance' | 'event';
  readonly text: string;
  readonly rule: string;
}
/** One entry of the record: the answer and its log lines. */
export interface CourseEntry {
  readonly at: number;
  readonly seat: Seat;
  readonly choice: Choice | null;
  readonly question: string;
  readonly answer: string;
  readonly rule: string;
  readonly lines: readonly CourseLine[];
  readonly view: object;
}
export type Course = {
  readonly entries: readonly CourseEntry[];
  readonly problem: ReplayProblem | null;
  readonly used: readonly Outcome[];
  readonly over: boolean;
};

/** `open`: includes chance outcomes and hidden information; otherwise redacted for the seat. */
export function courseOf(title: Title, transcript: Transcript, seat: Seat, open: boolean, say: Say): Course {
  const { game, text } = title;
  const entries: CourseEntry[] = [];
  const used: Outcome[] = [];
  const views: object[] = [];
  let before: State<GameTypes> | null = null;
  let over = false;
  const result = replay(game, transcript, ({ at, seat: who, choice, facts, rule, state }) => {
    const asked = before === null ? null : questionOf(title, before, who, say);
    const view = state.view(seat);
    for (const fact of facts) if (fact.type === 'chance') used.push(fact.body);
    entries.push({
      at,
      seat: who,
      choice,
      question: asked === null ? '' : text.prompt(asked.view, asked.offer),
      answer: asked === null || choice === null ? '' : choiceInWords(asked, choice),
      rule,
      lines: linesOf(title, facts, views, view, seat, open),
      view,
    });
    before = state.clone();
    over = state.isOver;
    views.length = 0;
    state.audit ??= { raised: (board) => void views.push(game.view(board, seat)), stepped: () => undefined };
  });
  return { entries, problem: result.ok ? null : result.problem, used, over };
}

function questionOf({ text }: Title, state: State<GameTypes>, seat: Seat, say: Say): Question | null {
  const offer: Offer | undefined = state.offers().find((one) => one.seat === seat);
  if (offer === undefined) return null;
  return { view: state.view(seat), offer, text, say, ask: () => state.ask(seat) ?? missing() };
}

function linesOf<T extends GameTypes>(
  { text }: Title,
  facts: readonly Fact<T>[],
  views: readonly object[],
  last: object,
  seat: Seat,
  open: boolean,
): CourseLine[] {
  let event = 0;
  return facts.flatMap((fact): CourseLine[] => {
    if (isChance(fact)) {
      const { stream, n, label } = fact.body;
      return open ? [{ kind: 'chance', text: `${stream} (${n}): ${label}`, rule: fact.rule }] : [];
    }
    const [told] = open ? unredacted([fact]) : redact([fact], seat);
    const said = told === undefined ? '' : text.event(views[event++] ?? last, told);
    return said === '' ? [] : [{ kind: 'event', text: said, rule: fact.rule }];
  });
}
