// Owns Quests: attempting, searching, carrying, completing, and what completing gives.

import { at, bug, call, define, forward, procedure, type Seat, type Turn } from '@undercroft/kernel';
import { questOf, type QuestId } from '../content/cards.ts';
import { FORMS, type Discarded, type Effect, type Form, type Pattern, type SacrificePrice, type Threat } from '../content/types.ts';
import { artifactHow, attemptHow, lowestForm, questForm } from '../decisions/quests.ts';
import { loseCard } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { announced } from '../queries/dice.ts';
import { discardable, type Cause } from '../queries/effects.ts';
import { attackForms, heroesAt } from '../queries/fight.ts';
import { specialBought } from '../queries/lord.ts';
import { isSaid } from '../queries/timely.ts';
import { stepsToEntrance } from '../queries/moves.ts';
import { leftOf } from '../queries/options.ts';
import { attemptPrice, boostsFor, isRolled, pricesFor, questIn, questLife, searchPrice, stepsLeft } from '../queries/quests.ts';
import { scoreOf } from '../queries/scores.ts';
import { givesLevels } from '../queries/stack.ts';
import { levelOf } from '../queries/standing.ts';
import { isGraded } from '../setup.ts';
import { isEdition, playerOf, type Board, type SpaceId } from '../state.ts';
import { combat, effects, momentFor } from './calls.ts';
import { cited } from './cited.ts';
import { throwDie } from './dice.ts';
import { isOnlyOne } from './effects-asked.ts';
import { gradeCall, turnUp } from './grades.ts';
import { meets, threat } from './threat.ts';
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

export const complete = forward<Dungeoneer, At>('complete');

/** a Quest that lies face down is shown when it is first attempted, searched for or gets a token. */
const reveal = (t: Turn<Dungeoneer>, seat: Seat, quest: QuestId): void => {
  if (playerOf(t.board, seat).sealed.cards.includes(quest)) t.raise('quest.revealed', { seat, quest }, 'DGN-QUEST-01');
};

/** DGN-QUEST-06 to -09: an attempt is announced and paid; the card says what it is. */
export const attempt = procedure<Dungeoneer, At>()('attempt')
  .step('DGN-QUEST-06', (t, { seat, quest }) => reveal(t, seat, quest))
  .ask('DGN-QUEST-06/b', attemptHow, (board, { seat, quest }) => (hasChoice(board, seat, quest) ? seat : null))
  .let('how', 'DGN-QUEST-06/a', (t, { seat, quest, answer }) => ({
    score: answer?.score ?? stepsLeft(questIn(t.board, seat, quest))[0],
    price: answer?.price ?? pricesFor(t.board, seat, quest)[0],
    boost: answer?.boost ?? [],
  }))
  .step(['DGN-QUEST-07', 'DGN-QUEST-08', 'DGN-QUEST-09'], (t, { seat, quest, how }) => {
    const { glory, movement } = attemptPrice(questIn(t.board, seat, quest)) ?? { glory: 0, movement: 0 };
    if (glory > 0) t.raise('glory.changed', { seat, n: -glory, for: 'attempt' }, 'DGN-QUEST-09');
    if (movement > 0) t.raise('movement.spent', { seat, n: movement, for: 'quest' }, 'DGN-QUEST-08');
    t.raise('quest.attempted', { seat, quest }, 'DGN-QUEST-06');
    for (const card of how.boost) t.raise('card.discarded', { seat, card }, 'DGN-QUEST-09');
  })
  .callWhich('DGN-QUEST-19', (_board, { seat, quest, how: { score, price, boost } }) => {
    const { completion } = questOf(quest);
    switch (completion.by) {
      case 'slay':
        return call(slay, { seat, quest });
      case 'chance':
        return call(chance, { seat, quest, pattern: completion.pattern });
      case 'sacrifice':
        return call(sacrifice, { seat, quest, cost: at(completion.prices, price ?? bug(`${quest} has no price`)) });
      case 'threats':
        return call(overcome, {
          seat,
          quest,
          asked: { score: score ?? bug(`${quest} has no step left`), target: completion.target },
          eased: 0,
        });
      case 'threat': {
        const asked = { score: completion.threat.score, target: Number(completion.threat.target) };
        return call(overcome, { seat, quest, asked, eased: boost.length });
      }
      case 'escort':
        return bug(`${quest} is delivered, not attempted`);
    }
  })
  .done();

function hasChoice(board: Board, seat: Seat, quest: QuestId): boolean {
  return (
    stepsLeft(questIn(board, seat, quest)).length > 1 ||
    pricesFor(board, seat, quest).length > 1 ||
    boostsFor(board, seat, quest).length > 0
  );
}

/** each of the others rolls the same Threat, unless the card says that all suffer. */
const failedToo = procedure<Dungeoneer, { readonly quest: QuestId; readonly asked: Threat; readonly at: SpaceId; readonly other: Seat }>()(
  'failed-too',
)
  .call('DGN-QTHREAT-04/c', threat, (board, { quest, other, asked, at: where }) =>
    failsAll(quest) || !meets(board, other, where) ? null : { seat: other, threat: asked, roll: 'quest' as const, at: where },
  )
  .callWhich('DGN-QTHREAT-04/d', (board, { quest, other, asked, at: where }) => {
    if (!meets(board, other, where) || (!failsAll(quest) && board.rolled?.passed === true)) return null;
    return call(effects, { list: failOf(quest), cause: failureOf(board, other, asked) });
  })
  .done();

/** DGN-QTHREAT-01 to -04: the Threat of the card; a failure concerns everybody in the space. */
const overcome = procedure<Dungeoneer, At & { readonly asked: Threat; readonly eased: number }>()('overcome', 'failed')
  // DGN-QUEST-05: whoever is no longer there when the die is thrown has not completed anything.
  .let('at', 'DGN-QUEST-05/a', (t, { seat }) => playerOf(t.board, seat).space)
  .call('DGN-QTHREAT-01', threat, (_board, { seat, asked: { score, target }, eased, at: where }) => ({
    seat,
    threat: { score, target: Number(target) - eased },
    roll: 'quest' as const,
    at: where,
  }))
  .step('DGN-QTHREAT-01/a', (t, { seat, quest, asked, at: where }) => {
    if (!meets(t.board, seat, where)) return 'end';
    if (t.board.rolled?.passed !== true) return 'failed';
    if (questOf(quest).completion.by === 'threats') t.raise('quest.marked', { seat, quest, mark: asked.score }, 'DGN-QUEST-09');
    return undefined;
  })
  .call('DGN-QTHREAT-01/b', complete, (board, { seat, quest }) => (isMet(board, seat, quest) ? { seat, quest } : null))
  .step('DGN-QTHREAT-01/c', () => 'end')
  .at('failed')
  .let('others', 'DGN-QTHREAT-04', (t, { seat, at: where }) => heroesAt(t.board, where).filter((other) => other !== seat))
  .call('DGN-QUEST-18', effects, (board, { seat, quest, asked }) => ({ list: failOf(quest), cause: failureOf(board, seat, asked) }))
  .each('DGN-QTHREAT-04/a', failedToo, (_board, { quest, asked, at: where, others }, done) => {
    const other = others[done];
    return other === undefined ? null : { quest, asked, at: where, other };
  })
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
  .let('at', 'DGN-QUEST-05/a', (t, { seat }) => playerOf(t.board, seat).space)
  .callWhich('DGN-DICE-01', (board, { seat, at: space, pattern }) => {
    const plain = pattern.need === 'total' ? {} : ({ plain: true } as const);
    return momentFor(board, { is: 'roll', seat, roll: 'chance', by: 'hero', space, ...plain });
  })
  .step('DGN-DEFEAT-02', (t, { seat, at: where }) => (meets(t.board, seat, where) ? undefined : 'end'))
  .let('thrown', 'DGN-CHANCE-01', (t, { seat, quest, pattern }): { dice: readonly number[]; pattern: Pattern } => {
    const { kept } = questIn(t.board, seat, quest);
    const dice = [...kept, ...Array.from({ length: pattern.dice - kept.length }, () => t.roll(6, 'quest'))];
    const keeps = pattern.need === 'each' ? dice.filter((die) => die >= pattern.n) : [];
    // what was announced for this roll raises its total; a pattern of single dice is as they fall.
    const { add } = announced(t.board, seat, 'chance');
    t.raise('dice.rolled', { seat, quest, dice, kept: keeps, add });
    return { dice, pattern: pattern.need === 'total' ? { ...pattern, n: pattern.n - add } : pattern };
  })
  .step('DGN-CHANCE-01/a', (t, { seat, quest, pattern, thrown: { dice } }) => {
    const { marks } = questIn(t.board, seat, quest);
    const mark = at(dice, 0);
    if (pattern.need === 'unmarked' && !marks.includes(mark)) t.raise('quest.marked', { seat, quest, mark }, 'DGN-CHANCE-01');
  })
  .call('DGN-CHANCE-02', complete, (board, { seat, quest, thrown: { dice, pattern } }) => {
    const { marks } = questIn(board, seat, quest);
    return isRolled(pattern, dice, marks, levelOf(board, seat)) ? { seat, quest } : null;
  })
  .done();

/** DGN-SACRIFICE-01: the whole price, then the Quest is done. */
const giveUpCard = procedure<Dungeoneer, { readonly seat: Seat; readonly what: Discarded }>()('give-up-card')
  .ask('DGN-SACRIFICE-01', loseCard, (board, { seat, what }) => (isOnlyOne(board, seat, what) ? null : seat))
  .step('DGN-SACRIFICE-01/d', (t, { seat, what, answer }) =>
    t.raise('card.lost', { seat, card: answer?.card ?? at(discardable(t.board, seat, what), 0) }, 'DGN-SACRIFICE-01'),
  )
  .call('DGN-PLAY-15', trim, (_board, { seat }) => ({ seats: [seat] }))
  .done();

const sacrifice = procedure<Dungeoneer, At & { readonly cost: SacrificePrice }>()('sacrifice')
  .step('DGN-SACRIFICE-01', (t, { seat, cost: { glory = 0, peril = 0 } }) => {
    if (glory > 0) t.raise('glory.changed', { seat, n: -glory, for: 'sacrifice' });
    if (peril > 0) t.raise('peril.changed', { seat, n: peril, for: 'sacrifice' });
  })
  .call('DGN-SACRIFICE-01/a', wound, (_board, { seat, cost: { life = 0 } }) => (life > 0 ? { seat, n: life } : null))
  .each('DGN-SACRIFICE-01/b', giveUpCard, (_board, { seat, cost: { discard } }, done) =>
    discard !== undefined && done < discard.n ? { seat, what: discard.what } : null,
  )
  // What costs Life may cost a Level and with it a place for something.
  .call('DGN-PLAY-15', trim, (_board, { seat, cost: { discard } }) => (discard === undefined ? { seats: [seat] } : null))
  .call('DGN-SACRIFICE-01/f', complete, (_board, { seat, quest }) => ({ seat, quest }))
  .done();

/** DGN-SLAY-01 to -04, DGN-ENC-05: its monster attacks first, played by the player to the left; a counter-attack may slay it too. */
const slay = procedure<Dungeoneer, At>()('slay')
  .let('lord', ['DGN-SLAY-03', 'DGN-ENC-05'], (t, { seat }) => leftOf(t.board, seat))
  .ask('DGN-SLAY-03/a', questForm, (board, { quest, lord }) => (isSaid(board, { is: 'quest', quest, seat: lord }) ? lord : null))
  .step('DGN-SLAY-02', (t, { seat, quest, lord, answer }) => {
    const by = { is: 'quest', quest, seat: lord } as const;
    const form = answer?.form ?? at(attackForms(t.board, by), 0);
    t.raise('attack.declared', { kind: 'quest', lord, by, on: { is: 'hero', seat }, form, special: specialBought(answer?.special) });
  })
  .call('DGN-SLAY-04', combat, () => ({}))
  .call('DGN-SLAY-01', complete, (board, { seat, quest }) =>
    playerOf(board, seat).alive && questLife(board, questIn(board, seat, quest)) <= 0 ? { seat, quest } : null,
  )
  .done();

/** The reward, for whoever completes it and nobody else (DGN-QUEST-03, DGN-EFFECT-03), the next Global Quest, and the victory of whoever has three. */
define(complete)
  // That of the decks when it was completed.
  .let('grade', 'DGN-COMBINE-18', (t) => t.board.grade)
  .let('global', 'DGN-QUEST-14/a', (t, { quest }) => isGlobal(t.board, quest))
  .let('lowest', 'DGN-ARTIFACT-02', (t, { seat, quest }) => (isOfLowest(quest) ? lowestOf(t.board, seat) : []))
  .ask('DGN-ARTIFACT-02/a', artifactHow, (_board, { seat, quest }) => (questOf(quest).artifactChoice === undefined ? null : seat))
  .let('choice', 'DGN-ARTIFACT-02/c', (_t, { answer }) => answer?.choice ?? -1)
  .ask('DGN-ARTIFACT-02/b', lowestForm, (_board, { seat, lowest }) => (lowest.length > 0 ? seat : null))
  .step(['DGN-QUEST-11', 'DGN-ARTIFACT-01', 'DGN-ARTIFACT-07'], (t, { seat, quest, choice, answer }) =>
    t.raise('quest.completed', { seat, quest, choice, form: answer?.form ?? null }),
  )
  .call('DGN-QUEST-10', effects, (board, { seat, quest }) => ({ list: rewardOf(board, seat, quest), cause: causeOf(board, seat) }))
  // DGN-WIN-03: not in games that combine grades.
  .step(['DGN-WIN-01', 'DGN-WIN-03'], (t, { seat }) => {
    if (!isGraded(t.board.setup) && playerOf(t.board, seat).done.length >= 3) t.raise('game.won', { seats: [seat], by: 'quests' });
  })
  .callWhich(['DGN-COMBINE-08', 'DGN-COMBINE-09'], gradeCall)
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
  .let('at', 'DGN-QUEST-05/a', (t, { seat }) => playerOf(t.board, seat).space)
  .step('DGN-SEARCH-01', (t, { seat, quest }) => {
    reveal(t, seat, quest);
    if (searchPrice(t.board, questIn(t.board, seat, quest)) > 0)
      t.raise('movement.spent', { seat, n: 1, for: 'search' }, cited(t.board, 'DGN-SEARCH-02', 'DGN-SEARCH-03'));
    return isEdition(t.board, '2.1') ? 'threat' : undefined;
  })
  .callWhich('DGN-DICE-01', (board, { seat, quest, at: space }) =>
    momentFor(board, { is: 'roll', seat, roll: 'search', by: 'hero', space, need: questOf(quest).search?.target ?? 0 }),
  )
  .step(['DGN-SEARCH-03', 'DGN-SEARCH-04'], (t, { seat, quest, at: where }) => {
    if (!meets(t.board, seat, where)) return 'end';
    const target = questOf(quest).search?.target ?? 0;
    const { die, add } = throwDie(t, { is: 'hero', seat }, 'search', null, playerOf(t.board, seat).space, 'search');
    const total = die + add + stepsToEntrance(t.board, seat);
    t.raise('quest.searched', { seat, quest, die, total, target, found: total >= target });
    return 'end';
  })
  .at('threat')
  .call('DGN-SEARCH-02', threat, (_board, { seat, quest, at: where }) => {
    const asked = questOf(quest).search?.threat;
    return asked === undefined ? null : { seat, threat: asked, roll: 'search' as const, at: where };
  })
  .step('DGN-SEARCH-02/a', (t, { seat, quest, at: where }) => {
    if (!meets(t.board, seat, where)) return;
    const { die = 0, total = 0, target = 0, passed = false } = t.board.rolled ?? {};
    t.raise('quest.searched', { seat, quest, die, total, target, found: passed }, 'DGN-SEARCH-02');
  })
  .done();

/** DGN-ESCORT-01 to -08: a free action; a Global Quest becomes Personal, and so does what somebody else put down. */
export const pickUp = procedure<Dungeoneer, At>()('pick-up')
  .let('global', 'DGN-ESCORT-04/a', (t, { quest }) => isGlobal(t.board, quest))
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

export const QUEST_PROCEDURES = [
  attempt,
  overcome,
  failedToo,
  chance,
  sacrifice,
  giveUpCard,
  slay,
  complete,
  search,
  pickUp,
  putDown,
] as const;
