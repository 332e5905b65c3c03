// Owns Quests: attempting, searching, carrying, completing, and what completing gives.

import { call, procedure, type Call, type Procedure, type Seat, type Turn } from '@undercroft/kernel';
import { questOf, type QuestId } from '../content/cards.ts';
import { FORMS, type Effect, type Form, type Grade, type Pattern, type SacrificePrice, type Score, type Threat } from '../content/types.ts';
import { artifactHow, attemptHow, lowestForm, questForm } from '../decisions/quests.ts';
import { loseCard } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { announced } from '../queries/dice.ts';
import type { Cause } from '../queries/effects.ts';
import { heroesAt } from '../queries/fight.ts';
import { specialBought } from '../queries/lord.ts';
import { stepsToEntrance } from '../queries/moves.ts';
import { leftOf } from '../queries/options.ts';
import { attemptPrice, boostsFor, isRolled, pricesFor, questIn, questLife, searchPrice, stepsLeft } from '../queries/quests.ts';
import { scoreOf } from '../queries/scores.ts';
import { givesLevels } from '../queries/stack.ts';
import { levelOf } from '../queries/standing.ts';
import { isGraded } from '../setup.ts';
import { isEdition, playerOf, type Board } from '../state.ts';
import { momentFor } from './calls.ts';
import { combat } from './combat.ts';
import { throwDie } from './dice.ts';
import { effects } from './effects.ts';
import { gradeCall, turnUp } from './grades.ts';
import { beforeThreat, meets, threat } from './threat.ts';
import { trim } from './trim.ts';
import { wound } from './wounds.ts';

interface At {
  readonly seat: Seat;
  readonly quest: QuestId;
}

const causeOf = (board: Board, seat: Seat, roller: Seat = -1): Cause => ({
  you: seat,
  on: null,
  roller,
  here: playerOf(board, seat).space,
  more: 0,
  roll: 'quest',
  by: null,
});

/** a Quest that lies face down is shown when it is first attempted, searched for or gets a token. */
const reveal = (t: Turn<Dungeoneer>, seat: Seat, quest: QuestId): void => {
  if (playerOf(t.board, seat).sealed.cards.includes(quest)) t.raise('quest.revealed', { seat, quest }, 'DGN-QUEST-01');
};

/** DGN-QUEST-06 to -09: an attempt is announced and paid; the card says what it is. */
export const attempt = procedure<Dungeoneer, At>()('attempt')
  .step('DGN-QUEST-06', (t, { seat, quest }) => reveal(t, seat, quest))
  .let('DGN-QUEST-06/a', (t, { seat, quest }) => ({
    score: stepsLeft(questIn(t.board, seat, quest))[0],
    price: pricesFor(t.board, seat, quest)[0],
    boost: [] as readonly never[],
  }))
  .ask('DGN-QUEST-06/b', attemptHow, (board, { seat, quest }) => (hasChoice(board, seat, quest) ? seat : null))
  .step(['DGN-QUEST-07', 'DGN-QUEST-08', 'DGN-QUEST-09'], (t, { seat, quest, boost }) => {
    const { glory, movement } = attemptPrice(questIn(t.board, seat, quest)) ?? { glory: 0, movement: 0 };
    if (glory > 0) t.raise('glory.changed', { seat, n: -glory }, 'DGN-QUEST-09');
    if (movement > 0) t.raise('movement.spent', { seat, n: movement, for: 'quest' }, 'DGN-QUEST-08');
    t.raise('quest.attempted', { seat, quest }, 'DGN-QUEST-06');
    for (const card of boost) t.raise('card.discarded', { seat, card }, 'DGN-QUEST-09');
  })
  .run('DGN-QUEST-19', (_board, { seat, quest, score, price, boost }): Call => {
    const { completion } = questOf(quest);
    if (completion.by === 'slay') return call(slay, { seat, quest });
    if (completion.by === 'chance') return call(chance, { seat, quest, pattern: completion.pattern });
    if (completion.by === 'sacrifice') return call(sacrifice, { seat, quest, cost: completion.prices[price as number] as SacrificePrice });
    const asked: Threat =
      completion.by === 'threat'
        ? { score: completion.threat.score, target: Number(completion.threat.target) }
        : { score: score as Score, target: completion.by === 'threats' ? completion.target : 0 };
    return call(overcome, { seat, quest, asked, eased: boost.length });
  })
  .done();

function hasChoice(board: Board, seat: Seat, quest: QuestId): boolean {
  return (
    stepsLeft(questIn(board, seat, quest)).length > 1 ||
    pricesFor(board, seat, quest).length > 1 ||
    boostsFor(board, seat, quest).length > 0
  );
}

/** DGN-QTHREAT-01 to -04: the Threat of the card; a failure concerns everybody in the space. */
const overcome = procedure<Dungeoneer, At & { readonly asked: Threat; readonly eased: number }>()('overcome', 'failed', 'others')
  // DGN-QUEST-05: whoever is no longer there when the die is thrown has not completed anything.
  .let('DGN-QUEST-05/a', (t, { seat }) => ({ at: playerOf(t.board, seat).space }))
  .call('DGN-QTHREAT-01', threat, (_board, { seat, asked: { score, target }, eased, at }) => ({
    seat,
    threat: { score, target: Number(target) - eased },
    roll: 'quest' as const,
    at,
  }))
  .step('DGN-QTHREAT-01/a', (t, { seat, quest, asked, at }) => {
    if (!meets(t.board, seat, at)) return 'end';
    if (t.board.rolled?.passed !== true) return 'failed';
    if (questOf(quest).completion.by === 'threats') t.raise('quest.marked', { seat, quest, mark: asked.score }, 'DGN-QUEST-09');
    return undefined;
  })
  .run('DGN-QTHREAT-01/b', (board, { seat, quest }) => (isMet(board, seat, quest) ? call(complete, { seat, quest }) : null))
  .step('DGN-QTHREAT-01/c', () => 'end')
  .at('failed')
  .let('DGN-QTHREAT-04', (t, { seat, at }) => ({ left: heroesAt(t.board, at).filter((other) => other !== seat) }))
  .call('DGN-QUEST-18', effects, (board, { seat, quest, asked }) => ({ list: failOf(quest), cause: failureOf(board, seat, asked) }))
  .at('others')
  .let('DGN-QTHREAT-04/a', (_t, { left }): { other: Seat; left: readonly Seat[] } => ({ other: left[0] ?? -1, left: left.slice(1) }))
  .step('DGN-QTHREAT-04/b', (_t, { other }) => (other < 0 ? 'end' : undefined))
  // each of the others rolls the same Threat, unless the card says that all suffer.
  .call('DGN-QTHREAT-04/c', threat, (board, { quest, other, asked, at }) =>
    failsAll(quest) || !meets(board, other, at) ? null : { seat: other, threat: asked, roll: 'quest' as const, at },
  )
  .run('DGN-QTHREAT-04/d', (board, { quest, other, asked, at }) => {
    if (!meets(board, other, at) || (!failsAll(quest) && board.rolled?.passed === true)) return null;
    return call(effects, { list: failOf(quest), cause: failureOf(board, other, asked) });
  })
  .step('DGN-QTHREAT-04/e', () => 'others')
  .done();

/** DGN-FX-16: who is tipped by the failure may have to overcome the same Threat to get up. */
const failureOf = (board: Board, seat: Seat, asked: Threat): Cause => ({ ...causeOf(board, seat, seat), threat: asked });
function failOf(quest: QuestId): readonly Effect[] {
  const { completion } = questOf(quest);
  return completion.by === 'threat' || completion.by === 'threats' ? completion.fail : [];
}
function failsAll(quest: QuestId): boolean {
  const { completion } = questOf(quest);
  return completion.by === 'threat' && completion.failAll === true;
}

/** Whether all steps of a Quest are marked; one of a single step is done when that is. */
function isMet(board: Board, seat: Seat, quest: QuestId): boolean {
  const { completion } = questOf(quest);
  return completion.by !== 'threats' || questIn(board, seat, quest).marks.length >= completion.steps;
}

/** DGN-CHANCE-01, -02: so many dice, thrown together. */
const chance = procedure<Dungeoneer, At & { readonly pattern: Pattern }>()('chance')
  .let('DGN-QUEST-05/a', (t, { seat }) => ({ at: playerOf(t.board, seat).space }))
  .run('DGN-DICE-01', (_board, { seat, at, pattern }) => {
    const plain = pattern.need === 'total' ? {} : ({ plain: true } as const);
    return momentFor({ is: 'roll', seat, roll: 'chance', by: 'hero', space: at, ...plain });
  })
  .step('DGN-DEFEAT-02', (t, { seat, at }) => (meets(t.board, seat, at) ? undefined : 'end'))
  .let('DGN-CHANCE-01', (t, { seat, quest, pattern }): { dice: readonly number[]; pattern: Pattern } => {
    const { kept } = questIn(t.board, seat, quest);
    const dice = [...kept, ...Array.from({ length: pattern.dice - kept.length }, () => t.roll(6, 'quest'))];
    const keeps = pattern.need === 'each' ? dice.filter((die) => die >= pattern.n) : [];
    // what was announced for this roll raises its total; a pattern of single dice is as they fall.
    const { add } = announced(t.board, seat, 'chance');
    t.raise('dice.rolled', { seat, quest, dice, kept: keeps, add });
    return { dice, pattern: pattern.need === 'total' ? { ...pattern, n: pattern.n - add } : pattern };
  })
  .step('DGN-CHANCE-01/a', (t, { seat, quest, pattern, dice }) => {
    const { marks } = questIn(t.board, seat, quest);
    if (pattern.need === 'unmarked' && !marks.includes(dice[0] as number))
      t.raise('quest.marked', { seat, quest, mark: dice[0] as number }, 'DGN-CHANCE-01');
  })
  .run('DGN-CHANCE-02', (board, { seat, quest, pattern, dice }) => {
    const { marks } = questIn(board, seat, quest);
    return isRolled(pattern, dice, marks, levelOf(board, seat)) ? call(complete, { seat, quest }) : null;
  })
  .done();

/** DGN-SACRIFICE-01: the whole price, then the Quest is done. */
const sacrifice = procedure<Dungeoneer, At & { readonly cost: SacrificePrice }>()('sacrifice', 'more')
  .step('DGN-SACRIFICE-01', (t, { seat, cost: { glory = 0, peril = 0 } }) => {
    if (glory > 0) t.raise('glory.changed', { seat, n: -glory });
    if (peril > 0) t.raise('peril.changed', { seat, n: peril });
  })
  .call('DGN-SACRIFICE-01/a', wound, (_board, { seat, cost: { life = 0 } }) => (life > 0 ? { seat, n: life } : null))
  .let('DGN-SACRIFICE-01/b', (_t, { cost: { discard } }) => ({ n: discard?.n ?? 0, what: discard?.what ?? ('hand' as const) }))
  .at('more')
  .ask('DGN-SACRIFICE-01/c', loseCard, (_board, { seat, n }) => (n > 0 ? seat : null))
  .let('DGN-SACRIFICE-01/d', (t, { seat, n, card }) => {
    if (n > 0) t.raise('card.lost', { seat, card }, 'DGN-SACRIFICE-01');
    return { n: n - 1 };
  })
  .call('DGN-PLAY-15', trim, (_board, { seat }) => ({ seats: [seat] }))
  .step('DGN-SACRIFICE-01/e', (_t, { n }) => (n > 0 ? 'more' : undefined))
  .run('DGN-SACRIFICE-01/f', (_board, { seat, quest }) => call(complete, { seat, quest }))
  .done();

/** DGN-SLAY-01 to -04, DGN-ENC-05: its monster attacks first, played by the player to the left; a counter-attack may slay it too. */
const slay = procedure<Dungeoneer, At>()('slay')
  .let(['DGN-SLAY-03', 'DGN-ENC-05'], (t, { seat }) => ({ lord: leftOf(t.board, seat) }))
  .ask('DGN-SLAY-03/a', questForm, (_board, { lord }) => lord)
  .step('DGN-SLAY-02', (t, { seat, quest, lord, form, special: picked }) => {
    const by = { is: 'quest', quest, seat: lord } as const;
    t.raise('attack.declared', { kind: 'quest', lord, by, on: { is: 'hero', seat }, form, special: specialBought(picked) });
  })
  .call('DGN-SLAY-04', combat, () => ({}))
  .run('DGN-SLAY-01', (board, { seat, quest }) =>
    playerOf(board, seat).alive && questLife(board, questIn(board, seat, quest)) <= 0 ? call(complete, { seat, quest }) : null,
  )
  .done();

interface Completing {
  readonly choice: number;
  readonly form: Form | null;
  readonly lowest: readonly Form[];
  readonly global: boolean;
  /** That of the decks when it was completed. */
  readonly grade: Grade;
}

/** The reward, for whoever completes it and nobody else (DGN-QUEST-03, DGN-EFFECT-03), the next Global Quest, and the victory of whoever has three. */
export const complete: Procedure<Dungeoneer, At> = procedure<Dungeoneer, At>()('complete')
  .let(
    'DGN-ARTIFACT-02',
    (t, { seat, quest }): Completing => ({
      grade: t.board.grade,
      choice: -1,
      form: null,
      global: isGlobal(t.board, quest),
      lowest: isOfLowest(quest) ? lowestOf(t.board, seat) : [],
    }),
  )
  .ask('DGN-ARTIFACT-02/a', artifactHow, (_board, { seat, quest }) => (questOf(quest).artifactChoice === undefined ? null : seat))
  .ask('DGN-ARTIFACT-02/b', lowestForm, (_board, { seat, lowest }) => (lowest.length > 0 ? seat : null))
  .step(['DGN-QUEST-11', 'DGN-ARTIFACT-01', 'DGN-ARTIFACT-07'], (t, { seat, quest, choice, form }) =>
    t.raise('quest.completed', { seat, quest, choice, form }),
  )
  .call('DGN-QUEST-10', effects, (board, { seat, quest }) => ({ list: rewardOf(board, seat, quest), cause: causeOf(board, seat) }))
  // DGN-WIN-03: not in games that combine grades.
  .step(['DGN-WIN-01', 'DGN-WIN-03'], (t, { seat }) => {
    if (!isGraded(t.board.setup) && playerOf(t.board, seat).done.length >= 3) t.raise('game.won', { seats: [seat], by: 'quests' });
  })
  .run(['DGN-COMBINE-08', 'DGN-COMBINE-09'], gradeCall)
  .step(['DGN-QUEST-14', 'DGN-QUEST-15'], (t, { global, grade }) => {
    // DGN-COMBINE-18: with a new grade its Global Quest lies there already.
    if (global && grade === t.board.grade) turnUp(t, 'DGN-QUEST-14');
  })
  .done();

const isOfLowest = (quest: QuestId): boolean => (questOf(quest).artifact ?? []).some((one) => one.is === 'score' && one.forms === 'lowest');
function lowestOf(board: Board, seat: Seat): readonly Form[] {
  const least = Math.min(...FORMS.map((form) => scoreOf(board, seat, form)));
  return FORMS.filter((form) => scoreOf(board, seat, form) === least);
}

/** DGN-QUEST-16, A-71: as printed. DGN-LEVEL-02, DGN-LEVEL-05, DGN-COMBINE-17: in 2.3c only some give Levels, and nothing else does. */
function rewardOf(board: Board, seat: Seat, quest: QuestId): readonly Effect[] {
  const { reward } = questOf(quest);
  return givesLevels(board, seat, quest) ? reward : reward.filter((one) => one.do !== 'level');
}

const isGlobal = (board: Board, quest: QuestId): boolean => board.global.some((one) => one.quest === quest);

/** DGN-SEARCH-02 to -04: in 2.1 the Threat on the card; in 2.3c a die and the way to the Entrance. */
export const search = procedure<Dungeoneer, At>()('search', 'threat')
  .let('DGN-QUEST-05/a', (t, { seat }) => ({ at: playerOf(t.board, seat).space }))
  .step('DGN-SEARCH-01', (t, { seat, quest }) => {
    reveal(t, seat, quest);
    if (searchPrice(t.board, questIn(t.board, seat, quest)) > 0) t.raise('movement.spent', { seat, n: 1, for: 'search' }, 'DGN-SEARCH-03');
    return isEdition(t.board, '2.1') ? 'threat' : undefined;
  })
  .run('DGN-DICE-01', (board, { seat }) => beforeThreat(board, seat, 'search'))
  .step(['DGN-SEARCH-03', 'DGN-SEARCH-04'], (t, { seat, quest, at }) => {
    if (!meets(t.board, seat, at)) return 'end';
    const target = questOf(quest).search?.target ?? 0;
    const { die, add } = throwDie(t, { is: 'hero', seat }, 'search', null, playerOf(t.board, seat).space, 'search');
    const total = die + add + stepsToEntrance(t.board, seat);
    t.raise('quest.searched', { seat, quest, die, total, target, found: total >= target });
    return 'end';
  })
  .at('threat')
  .call('DGN-SEARCH-02', threat, (_board, { seat, quest, at }) => {
    const asked = questOf(quest).search?.threat;
    return asked === undefined ? null : { seat, threat: asked, roll: 'search' as const, at };
  })
  .step('DGN-SEARCH-02/a', (t, { seat, quest, at }) => {
    if (!meets(t.board, seat, at)) return;
    const { die = 0, total = 0, target = 0, passed = false } = t.board.rolled ?? {};
    t.raise('quest.searched', { seat, quest, die, total, target, found: passed }, 'DGN-SEARCH-02');
  })
  .done();

/** DGN-ESCORT-01 to -08: a free action; a Global Quest becomes Personal, and so does what somebody else put down. */
export const pickUp = procedure<Dungeoneer, At>()('pick-up')
  .let('DGN-ESCORT-04/a', (t, { quest }) => ({ global: isGlobal(t.board, quest) }))
  .step(['DGN-ESCORT-01', 'DGN-ESCORT-02', 'DGN-ESCORT-04', 'DGN-ESCORT-07', 'DGN-OPT-NOPERSONAL-03'], (t, { seat, quest }) => {
    reveal(t, seat, quest);
    t.raise('component.taken', { seat, quest });
  })
  .step('DGN-ESCORT-05', (t, { global }) => {
    if (global) turnUp(t, 'DGN-ESCORT-05');
  })
  .done();

export const putDown = procedure<Dungeoneer, At>()('put-down')
  .step('DGN-ESCORT-06', (t, { seat, quest }) => t.raise('component.dropped', { seat, quest }))
  .done();

export const QUEST_PROCEDURES = [attempt, overcome, chance, sacrifice, slay, complete, search, pickUp, putDown] as const;
