// Owns the fight under way as a board stages it: whose blow it is, both sides with their sums, the step that is now, what is to come.

import { missing, type Seat, type ToldFact } from '@undercroft/kernel';
import { mapOf, questOf, type CardId } from '../content/cards.ts';
import type { Form } from '../content/types.ts';
import type { Attack, Combat, Fighter, SpaceId } from '../state.ts';
import type { View } from '../view.ts';
import { numberIn } from './told.ts';

type Figures = View['reckoned']['attacks'][number];

/** The steps that a fight is told in. */
export const FIGHT_STEPS = ['declare', 'respond', 'attack', 'counter', 'after'] as const;
export type FightStep = (typeof FIGHT_STEPS)[number];

export interface StagedSide {
  readonly fighter: Fighter;
  /** The card that is shown for it. */
  readonly card: CardId;
  /** The name of the monster on a Quest or a map card; null: the card's own. */
  readonly block: string | null;
  readonly figures: Figures['by'];
  /** The face that was rolled, or 0; and what it came to. */
  readonly die: number;
  readonly total: number;
}

export interface Staged {
  readonly kind: Combat['kind'];
  readonly step: FightStep;
  readonly form: Form;
  readonly space: SpaceId;
  readonly by: StagedSide;
  readonly on: StagedSide;
  readonly trap: boolean;
  readonly odds: Figures['odds'];
  readonly special: number | null;
  readonly off: boolean;
  /** Attacks that come after this one, and those that are over. */
  readonly next: readonly Attack[];
  readonly done: number;
  readonly of: number;
  /** How many further fights this one interrupts. */
  readonly outer: number;
}

/**
 * The blow that is looked at: the one under way, else, before any is rolled, the one that falls on whoever looks, whom it is that responds; else the
 * first that is still to come, else the last.
 */
function lookedAt({ attacks, now }: Combat, seat: Seat): number {
  if (now >= 0 && attacks[now]?.state === 'declared') return now;
  const own = attacks.findIndex(({ on, by, state }) => state === 'declared' && on.seat === seat && by.is !== 'trap');
  if (now < 0 && own >= 0) return own;
  const first = attacks.findIndex(({ state }) => state === 'declared');
  return first >= 0 ? first : Math.max(0, now);
}

export function stagedFight(view: View, { fact = null, responds = false }: FightTold = {}): Staged | null {
  const combat = view.combats.at(-1);
  if (combat === undefined) return null;
  const at = toldNow(combat, fact) ?? lookedAt(combat, view.seat);
  const attack = combat.attacks[at];
  const figures = view.reckoned.attacks[at];
  if (attack === undefined || figures === undefined) return null;
  const { by, on, form, space, die, total, counterDie, counterTotal, special, state } = attack;
  return {
    kind: combat.kind,
    step: rollingNow(fact) ?? stepOf(combat, attack, responds),
    form,
    space,
    by: { ...faceOf(view, by), figures: figures.by, die, total },
    on: { ...faceOf(view, on), figures: figures.on, die: counterDie, total: counterTotal },
    trap: by.is === 'trap',
    odds: figures.odds,
    special,
    off: state === 'off',
    next: combat.attacks.filter((one, i) => i !== at && one.state === 'declared'),
    done: combat.attacks.filter((one) => one.state !== 'declared').length,
    of: combat.attacks.length,
    outer: view.combats.length - 1,
  };
}

/** What a fight is told with besides how it stands: the fact that is told now, and whether somebody is asked to respond. */
export interface FightTold {
  readonly fact?: ToldFact | null;
  readonly responds?: boolean;
}
/** What comes of a blow: as long as it is told the blow stays, though the rules have gone on to the next. */
const OUTCOMES: readonly string[] = ['attack.ended', 'hero.wounded', 'monster.wounded', 'monster.defeated'];
function toldNow({ attacks }: Combat, fact: ToldFact | null): number | null {
  if (fact === null || !OUTCOMES.includes(fact.type)) return null;
  const at = numberIn(fact, 'at') ?? attacks.findLastIndex(({ state, die }) => state !== 'declared' && die > 0);
  return attacks[at] === undefined ? null : at;
}
/** Whose die is in the air. */
const rollingNow = (fact: ToldFact | null): FightStep | null =>
  fact?.type === 'attack.rolled' ? 'attack' : fact?.type === 'counter.rolled' ? 'counter' : null;

function stepOf({ now, attacks }: Combat, attack: Attack, responds: boolean): FightStep {
  if (attack.state !== 'declared' || attacks.every(({ state }) => state !== 'declared')) return 'after';
  if (now < 0) return responds ? 'respond' : 'declare';
  if (attack.die === 0) return 'respond';
  return attack.counterDie === 0 ? 'attack' : 'counter';
}

function faceOf({ players, spaces }: View, fighter: Fighter): Pick<StagedSide, 'fighter' | 'card' | 'block'> {
  if (fighter.is === 'hero') return { fighter, card: players[fighter.seat]?.hero ?? missing(), block: null };
  if (fighter.is === 'space') {
    const card = spaces[fighter.space]?.card ?? missing();
    return { fighter, card, block: mapOf(card).monster?.id ?? null };
  }
  if (fighter.is !== 'quest') return { fighter, card: fighter.card, block: null };
  const { completion } = questOf(fighter.quest);
  return { fighter, card: fighter.quest, block: completion.by === 'slay' ? completion.monster.id : null };
}
