// Owns what is told with a question between other questions: what has just happened, or which roll comes next, with what and how likely.

import type { Seat } from '@undercroft/kernel';
import type { Form, Roll } from '../../content/types.ts';
import { aboutAsked } from '../../queries/hand.ts';
import { addedAhead, attackAhead, prospectOf } from '../../queries/prospects.ts';
import { tableOf } from '../../queries/seen.ts';
import type { About, Attack, Table } from '../../state.ts';
import type { Names } from './phrases.ts';

/** A fight or a Threat in numbers: what is added, and chances in per cent. */
export interface Blow {
  readonly by: string;
  readonly on: string;
  readonly form: Form;
  /** What is added to the die of the attack, and to that of the answer. */
  readonly attack: number;
  readonly answer: number;
  readonly hits: number;
  readonly isHit: number;
}
export interface MomentWords {
  readonly threat: (who: string, roll: Roll, need: number, add: number, percent: number) => string;
  /** Dice that count together, or one by one. */
  readonly dice: (who: string, roll: Roll) => string;
  readonly attack: (blow: Blow) => string;
  /** The attack lies on the table with its total. */
  readonly answer: (blow: Blow, total: number) => string;
  readonly collected: (who: string, glory: number, space: string) => string;
  readonly defeated: (card: string) => string;
  /** The attacks are over, and whoever was attacked may strike back. */
  readonly afterAttacks: string;
  readonly heroPhase: (who: string) => string;
  readonly turnEnds: (who: string) => string;
  readonly anything: string;
  /** Several attacks on one hero: what is told of each. */
  readonly attacked: (blows: readonly string[]) => string;
}

interface Question extends Names {
  readonly seat: Seat;
  readonly about: Readonly<Record<string, unknown>>;
}
const percent = (part: number): number => Math.round(100 * part);

function blowOf(its: Names, table: Table, attack: Attack): Blow {
  const { by, on, form, space } = attack;
  const one: Table = { ...table, combats: [...table.combats.slice(0, -1), { ...lastOf(table), attacks: [attack], now: 0 }] };
  const roll = (part: 'attack' | 'counter-attack'): Extract<About, { is: 'roll' }> => {
    const { is, seat } = part === 'attack' ? by : on;
    return { is: 'roll', seat, roll: part, by: is, space };
  };
  const { wins, loses } = prospectOf(one, roll('attack')) ?? { wins: 0, loses: 0 };
  return {
    by: its.fighter(by),
    on: its.fighter(on),
    form,
    attack: addedAhead(one, roll('attack')),
    answer: addedAhead(one, roll('counter-attack')),
    hits: percent(wins),
    isHit: percent(loses),
  };
}
function lastOf({ combats }: Table): Table['combats'][number] {
  const combat = combats.at(-1);
  if (combat === undefined) throw new Error('no fight is under way');
  return combat;
}

/** What a moment for everybody is about. */
export function momentText(words: MomentWords, q: Question): string {
  const about = aboutAsked(q.about);
  if (about === null) return betweenText(words, q);
  if (about.is === 'collected') return words.collected(q.who(about.seat), about.glory, q.space(about.space));
  if (about.is === 'defeated') return words.defeated(q.card(about.card));
  const table = tableOf(q.view);
  const attack = attackAhead(table, about);
  const who = q.who(about.seat);
  if (attack !== null) {
    const blow = blowOf(q, table, attack);
    if (about.roll === 'attack') return words.attack(blow);
    const { wins, loses } = prospectOf(table, about) ?? { wins: 0, loses: 0 };
    return words.answer({ ...blow, hits: percent(loses), isHit: percent(wins) }, attack.total);
  }
  const prospect = prospectOf(table, about);
  if (prospect === null || about.need === undefined) return words.dice(who, about.roll);
  return words.threat(who, about.roll, about.need, addedAhead(table, about), percent(prospect.wins));
}

function betweenText(words: MomentWords, { view, who }: Question): string {
  if (view.combats.length > 0) return words.afterAttacks;
  if (view.phase === 'discard') return words.turnEnds(who(view.turn));
  return view.phase === 'build' ? words.heroPhase(who(view.turn)) : words.anything;
}

/** The attacks on whoever is asked for a Response. */
export function responseText(words: MomentWords, q: Question): string {
  const table = tableOf(q.view);
  const attacks = table.combats.length === 0 ? [] : lastOf(table).attacks;
  const mine = attacks.filter(({ on, state, by }) => on.seat === q.seat && state === 'declared' && by.is !== 'trap');
  return mine.length === 0 ? words.anything : words.attacked(mine.map((attack) => words.attack(blowOf(q, table, attack))));
}
