// Owns the questions that Quests ask.

import { decision, type Seat } from '@undercroft/kernel';
import { questOf, type AdventureId, type QuestId } from '../content/cards.ts';
import { FORMS, type Form, type Score } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { attemptOdds } from '../queries/chances.ts';
import { boostsFor, pricesFor, questIn, stepsLeft } from '../queries/quests.ts';
import { attackForms } from '../queries/fight.ts';
import { freeSpecials } from '../queries/lord.ts';

interface Attempting {
  readonly seat: Seat;
  readonly quest: QuestId;
}

/** How a Quest is attempted, where its card leaves a choice: with which score, at which price, with how many cards thrown in. */
export const attemptHow = decision<Dungeoneer, Attempting>()('attempt', 'DGN-QUEST-06', 'seat', 'quest')
  .act(
    'attempt',
    'DGN-QUEST-06',
    (chain) =>
      chain
        .pick('score', (board, { seat, quest }): readonly Score[] | null => {
          return questOf(quest).completion.by === 'threats' ? stepsLeft(questIn(board, seat, quest)) : null;
        })
        .pick('price', (board, { seat, quest }): readonly number[] | null => {
          return questOf(quest).completion.by === 'sacrifice' ? pricesFor(board, seat, quest) : null;
        })
        .subset(
          'boost',
          (_board, { quest }) => {
            const { completion } = questOf(quest);
            return [0, completion.by === 'threat' ? (completion.boost?.discard ?? 0) : 0];
          },
          (board, { seat, quest }): readonly AdventureId[] => boostsFor(board, seat, quest),
        ),
    { odds: (board, { seat, quest, score, boost }) => attemptOdds(board, seat, quest, score, boost?.length ?? 0) },
  )
  .done();

/** DGN-SLAY-03: the player to the left chooses how a Quest monster attacks. */
export const questForm = decision<Dungeoneer, { readonly quest: QuestId; readonly lord: Seat }>()('quest-form', 'DGN-SLAY-03', 'quest')
  .act('attack', 'DGN-SLAY-03', (chain) =>
    chain
      .pick('form', (board, { quest, lord }): readonly Form[] => attackForms(board, { is: 'quest', quest, seat: lord }))
      .pick('special', (board, { quest, lord }): readonly number[] | null => freeSpecials(board, { is: 'quest', quest, seat: lord })),
  )
  .done();

/** An Artifact whose owner says what it gives. */
export const artifactHow = decision<Dungeoneer, Attempting>()('artifact', 'DGN-ARTIFACT-02', 'seat', 'quest')
  .act('choose', 'DGN-ARTIFACT-02', (chain) =>
    chain.pick('choice', (_board, { quest }): readonly number[] => (questOf(quest).artifactChoice ?? []).map((_, i) => i)),
  )
  .done();

export const lowestForm = decision<Dungeoneer, { readonly lowest: readonly Form[] }>()('lowest-form', 'DGN-ARTIFACT-02')
  .act('choose', 'DGN-ARTIFACT-02', (chain) =>
    chain.pick('form', (_board, { lowest }): readonly Form[] => FORMS.filter((form) => lowest.includes(form))),
  )
  .done();
