// Owns the chances of what is about to be rolled, exactly: of a Threat, of an attack, of what a Chance Quest asks for.

import { isOneOf, type Odds, type Seat } from '@undercroft/kernel';
import { adventureOf, questOf, type AdventureId, type QuestId } from '../content/cards.ts';
import type { Form, Pattern, Roll, Score, Threat } from '../content/types.ts';
import { isEdition, playerOf, type Attack, type Fighter, type Side, type SpaceId, type Table } from '../state.ts';
import { announced, dieBonus, type DieNow } from './dice.ts';
import { amount } from './effects.ts';
import { valueOf } from './fight.ts';
import { readFighter } from './lord.ts';
import { exitAt, stepsToEntrance } from './moves.ts';
import { isRolled, questIn, stepsLeft } from './quests.ts';
import { scoreOf, type Part } from './scores.ts';
import { levelOf } from './standing.ts';
import { isSpared } from './wards.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** DGN-DICE-01: in how many ways each face counts: a face that is set, or the best of so many dice. */
const waysOf = ({ set, dice }: DieNow): readonly number[] =>
  FACES.map((face) => (set > 0 ? Number(face === set) : face ** dice - (face - 1) ** dice));
const total = (ways: readonly number[]): number => ways.reduce((sum, n) => sum + n, 0);

/** What a hero adds to the die against a Threat, with what was announced. */
const addedTo = (table: Table, seat: Seat, score: Score, roll: Roll): number =>
  scoreOf(table, seat, score) +
  announced(table, seat, roll).add +
  dieBonus(table, { is: 'hero', seat }, roll, null, playerOf(table, seat).space);

/** DGN-THREAT-02, DGN-THREAT-03: that a hero overcomes a Threat; one that grows with what is paid, at its least. */
export function threatOdds(table: Table, seat: Seat, { score, target }: Threat, roll: Roll): Odds {
  const wanted = typeof target === 'number' ? target : target.base;
  const added = addedTo(table, seat, score, roll);
  const ways = waysOf(announced(table, seat, roll));
  return { ways: total(ways.filter((_, i) => i + 1 + added >= wanted)), of: total(ways), sum: [added, wanted] };
}

/** DGN-EXIT-04, DGN-EXIT-08: that a hero gets through an exit without harm; null: nothing guards it, or not against him. */
export function exitOdds(table: Table, seat: Seat, side: Side): Odds | null {
  const exit = exitAt(table, playerOf(table, seat).space, side);
  if (exit.kind !== 'locked' && exit.kind !== 'trapped') return null;
  const roll: Roll = exit.kind === 'locked' ? 'locked-exit' : 'trapped-exit';
  return isSpared(table, seat, roll) ? null : threatOdds(table, seat, exit.threat, roll);
}

/** In how many ways an attack hits, is tied and is countered. */
export interface FightOdds {
  readonly hits: number;
  readonly ties: number;
  readonly counters: number;
  readonly of: number;
}

/** DGN-COMBAT-13, DGN-COMBAT-14: what a fighter adds to its die, by its value, by cards in play and by what was announced. */
export function fightSum(table: Table, fighter: Fighter, form: Form, part: Part, opponent: Fighter, space: SpaceId): number {
  const value = valueOf(table, fighter, form, part, opponent, space);
  return value + dieBonus(table, fighter, part, opponent, space) + announced(table, fighter.seat, part).add;
}

/** DGN-SPECIAL-01: what a special effect with so much paid for `#` adds to the score of its own monster; below 0 it is left; null: what was paid does not tell. */
export function specialAdds(card: AdventureId, paid: number, form: Form): number | null {
  const found = adventureOf(card);
  if (paid < 0 || found.family !== 'monster' || found.special === undefined) return 0;
  let sum = 0;
  for (const effect of found.special.effects) {
    if (effect.do === 'if') return null;
    if (effect.do !== 'score' || effect.of !== 'self') continue;
    const counts = typeof effect.forms === 'string' ? effect.forms === 'attack' : isOneOf(effect.forms, form);
    if (counts) sum += amount(effect.n, { more: paid }) * (effect.lose === true ? -1 : 1);
  }
  return sum;
}

/** `ahead`: what is added besides, by what is only being thought of. */
type Blow = Pick<Attack, 'by' | 'on' | 'form' | 'space'> & Partial<Pick<Attack, 'die' | 'total'>> & { readonly ahead?: number };
/** DGN-COMBAT-15, DGN-COMBAT-19: of both dice, or of the second where the first lies. */
export function fightOdds(table: Table, { by, on, form, space, die = 0, total: rolled = 0, ahead = 0 }: Blow): FightOdds {
  const attack = fightSum(table, by, form, 'attack', on, space) + ahead;
  const counter = fightSum(table, on, form, 'counter-attack', by, space);
  const first = die > 0 ? [{ sum: rolled, ways: 1 }] : sums(waysOf(announced(table, by.seat, 'attack')), attack);
  const odds = { hits: 0, ties: 0, counters: 0, of: 0 };
  for (const one of first)
    for (const other of sums(waysOf(announced(table, on.seat, 'counter-attack')), counter)) {
      const ways = one.ways * other.ways;
      odds.of += ways;
      odds[one.sum > other.sum ? 'hits' : one.sum === other.sum ? 'ties' : 'counters'] += ways;
    }
  return odds;
}
const sums = (ways: readonly number[], added: number) => ways.map((n, i) => ({ sum: i + 1 + added, ways: n }));

/** That an attack hits, as the odds of an answer. */
export function hitOdds(table: Table, blow: Blow): Odds {
  const { hits, of } = fightOdds(table, blow);
  return { ways: hits, of };
}

/** DGN-CHAL-03, DGN-CHAL-05: that a hero's own attack hits; null as long as not all of it is picked. */
export const challengeOdds = (table: Table, seat: Seat, on: string | undefined, form: Form | undefined): Odds | null =>
  on === undefined || form === undefined
    ? null
    : hitOdds(table, { by: { is: 'hero', seat }, on: readFighter(table, on), form, space: playerOf(table, seat).space });

/** DGN-CHANCE-01: that so many dice, some of which are kept, show what a Quest asks for; with numbers to be marked, that one more is. */
function patternOdds(pattern: Pattern, kept: readonly number[], marks: readonly (string | number)[], level: number, add: number): Odds {
  if (pattern.need === 'unmarked') return { ways: 6 - marks.length, of: 6 };
  const eased = pattern.need === 'total' ? { ...pattern, n: pattern.n - add } : pattern;
  let ways = 0;
  const roll = (dice: readonly number[]): void => {
    if (dice.length === pattern.dice) ways += Number(isRolled(eased, dice, marks, level));
    else for (const face of FACES) roll([...dice, face]);
  };
  roll(kept);
  return { ways, of: 6 ** (pattern.dice - kept.length) };
}

/** That an attempt at a Quest succeeds, or brings it one step on; null: it is not decided by one throw. */
export function attemptOdds(table: Table, seat: Seat, quest: QuestId, score?: Score, eased = 0): Odds | null {
  const { completion } = questOf(quest);
  const found = questIn(table, seat, quest);
  if (completion.by === 'threat') {
    const { score: asked, target } = completion.threat;
    return threatOdds(table, seat, { score: asked, target: Number(target) - eased }, 'quest');
  }
  if (completion.by === 'threats') {
    const [first] = stepsLeft(found);
    const asked = score ?? first;
    return asked === undefined ? null : threatOdds(table, seat, { score: asked, target: completion.target }, 'quest');
  }
  if (completion.by !== 'chance') return null;
  const { add } = announced(table, seat, 'chance');
  return patternOdds(completion.pattern, found.kept, found.marks, levelOf(table, seat), add);
}

/** DGN-SEARCH-02 to DGN-SEARCH-04: that a search finds something: in 2.1 the Threat on the card, in 2.3c a die and the way to the Entrance. */
export function searchOdds(table: Table, seat: Seat, quest: QuestId): Odds | null {
  const { search } = questOf(quest);
  if (search === undefined) return null;
  if (isEdition(table, '2.1')) return threatOdds(table, seat, search.threat, 'search');
  const die = announced(table, seat, 'search');
  const added = stepsToEntrance(table, seat) + die.add + dieBonus(table, { is: 'hero', seat }, 'search', null, playerOf(table, seat).space);
  const ways = waysOf(die);
  return { ways: total(ways.filter((_, i) => i + 1 + added >= search.target)), of: total(ways), sum: [added, search.target] };
}
