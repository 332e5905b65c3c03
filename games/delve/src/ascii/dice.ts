// Owns the checks of the encounter as lines: dice, those that count, modifiers, the total against its target, the chance.

import { BLANK, clip, fill, lengthOf, line, piece, widthOf, words, type Line, type Piece } from '@undercroft/presentation/drawing';
import { keptDice, DICE } from '../pieces/dice.ts';
import { modifierOf, passes, totalOf } from '../queries/ladder.ts';
import { chance, chanceFrom, type Stock } from '../queries/odds.ts';
import { spendable } from '../queries/adjust.ts';
import { gemsOf, type Check, type DieMode } from '../state.ts';
import { signed } from '../text/words/compose.ts';
import { preselected, targetsHere } from '../text/facts.ts';
import { percent } from '../text/words/percent.ts';
import { testsDue, cardNow } from '../queries/foe.ts';
import type { Skill } from '../content/types.ts';
import type { View } from '../view.ts';
import type { Labels } from './labels.ts';

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;
/** The picture and the number: at the size of a letter the pips cannot be counted. */
export const dieFace = (die: number): string => `${FACES[die - 1] ?? '?'}${die}`;

/** The gems that may be spent on the dice now. */
function stockOf(view: View): Stock {
  const open = spendable(view);
  const of = (gem: 'ruby' | 'emerald' | 'sapphire'): number => (open.includes(gem) ? gemsOf(view, gem) : 0);
  return { ruby: of('ruby'), emerald: of('emerald'), sapphire: of('sapphire') };
}

/** A check that is not declared yet, as it would be. */
function expected(view: View, purpose: Check['purpose'], skill: Skill, target: number): Check {
  return {
    purpose,
    skill,
    target,
    source: 0,
    mode: preselected(view, skill),
    bonus: 0,
    dice: [],
    state: 'declared',
    passed: null,
    forced: false,
  };
}

interface Coming {
  readonly purpose: Check['purpose'];
  readonly skills: readonly Skill[];
  readonly target: number;
  readonly times: number;
}

/** What will have to be rolled in this round, while nothing is declared. */
function comingChecks(view: View): readonly Coming[] {
  const { encounter } = view;
  if (encounter === null || encounter.stage !== 'rounds') return [];
  const card = cardNow(view);
  const tests = testsDue(card, encounter.round).flatMap((place) => card.tests.slice(place, place + 1));
  const { attack, guard, trial } = targetsHere(view);
  return [
    ...tests.map(({ skill, target }): Coming => ({ purpose: 'test', skills: [skill], target, times: 1 })),
    ...(trial === null ? [] : [{ purpose: 'trial', times: 1, ...trial } as const]),
    ...(attack === null ? [] : [{ purpose: 'attack', times: 1, ...attack } as const]),
    ...(guard === null ? [] : [{ purpose: 'guard', ...guard } as const]),
  ];
}

/** The skills it may be rolled with, how each rolls and its chance. */
function comingLines(view: View, labels: Labels, width: number): Line[] {
  const coming = comingChecks(view);
  const nameOf = ({ purpose, times }: Coming): string => `${labels.purposes[purpose]}${times > 1 ? ` ×${times}` : ''}`;
  const name = Math.max(0, ...coming.map((one) => widthOf(nameOf(one))));
  return coming.map((one) => {
    const skills = one.skills.map((skill) => rollLine(view, expected(view, one.purpose, skill, one.target)));
    const either = skills.flatMap((way, i) => (i === 0 ? way : [piece(' / ', 'dim'), ...way]));
    return clip(words(fill(line(nameOf(one)), name), line(`≥ ${one.target}`), either), width);
  });
}

/** A check before its dice: skill, mode, modifier, chance. */
function rollLine(view: View, check: Check): Line {
  const modifier = modifierOf(view, check);
  const mods = modifier === 0 ? BLANK : line(signed(modifier), 'lit');
  return words(line(check.skill), line(check.mode, 'lit'), mods, line(percent(chance(check.mode, check.target - modifier)), 'ember'));
}

/** One line for each check under way; before they are declared, those that are coming. */
export function checkLines(view: View, labels: Labels, width: number): Line[] {
  const checks = view.encounter?.checks ?? [];
  if (checks.length === 0) return comingLines(view, labels, width);
  const name = Math.max(0, ...checks.map((check) => widthOf(nameOf(check, labels))));
  return checks.map((check) => {
    const title = fill(line(nameOf(check, labels), check.state === 'committed' ? 'dim' : 'plain'), name);
    if (check.dice.length === 0) return clip(words(title, line(`≥ ${check.target}`), rollLine(view, check)), width);
    const whole = words(title, sumLine(view, check), verdict(view, check, labels));
    return lengthOf(whole) <= width ? whole : clip(words(title, sumLine(view, check), verdict(view, check, null)), width);
  });
}

/** The skill is named with the dice it has rolled; before, with its chance. */
const nameOf = ({ purpose, skill, dice }: Check, labels: Labels): string =>
  dice.length === 0 ? labels.purposes[purpose] : `${labels.purposes[purpose]} ${skill}`;

/** Dice, what is added, total and target. */
function sumLine(view: View, check: Check): Line {
  const plus = DICE[check.mode].plus + modifierOf(view, check);
  const total = totalOf(view, check);
  const against = line(`${total < check.target ? '<' : '≥'} ${check.target}`);
  return words(diceLine(check.mode, check.dice), plus === 0 ? BLANK : line(signed(plus), 'lit'), line(`= ${total}`, 'title'), against);
}

/** The dice that count in brackets, the others bare. */
function diceLine(mode: DieMode, dice: readonly number[]): Line {
  const kept = keptDice(mode, dice);
  return dice.flatMap((die, i): Piece[] => {
    const counts = kept.includes(i);
    return [piece(counts ? `[${dieFace(die)}]` : ` ${dieFace(die)} `, counts ? 'plain' : 'dim')];
  });
}

/** How a check stands, in words where there is room; when it fails as it lies, its chance with the gems at hand. */
function verdict(view: View, check: Check, labels: Labels | null): Line {
  const [mark, word, ink] = passes(view, check) ? (['✓', labels?.passed, 'good'] as const) : (['✗', labels?.failed, 'bad'] as const);
  if (check.state === 'committed') return words(line(mark, ink), line(word ?? '', ink));
  if (mark === '✓') return line(mark, ink);
  const p = chanceFrom(check.mode, check.dice, check.target - modifierOf(view, check), stockOf(view));
  return words(line(mark, ink), p > 0 ? line(`◆ ${percent(p)} ${labels?.withGems ?? ''}`.trimEnd(), 'ember') : BLANK);
}
