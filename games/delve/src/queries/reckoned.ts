// Owns the figures that whoever looks at the table is told: sums of dice, values in this round, chances ahead, what counts for the score.

import { tableFor } from '@undercroft/kernel';
import { cardOf } from '../content/cards.ts';
import { GEMS, SKILLS, type Gem, type Skill } from '../content/types.ts';
import { DICE, keptDice } from '../pieces/dice.ts';
import { gemsOf, healthOf, type Check, type DieMode, type Purpose, type Table } from '../state.ts';
import { gemClosed } from './adjust.ts';
import { entranceSize } from './entrance.ts';
import { dulled, encounterOf, foeAtk, foeDef, guardChecks, guardSkills, strikeSkills, testsDue, trialTarget } from './foe.ts';
import { clearBonus } from './items.ts';
import { modesOf, modesWith, modifierOf, passes, totalOf } from './ladder.ts';
import { openExits } from './map.ts';
import { chanceWith, NO_GEMS, ways } from './odds.ts';
import { encounterPoints } from './score.ts';

/** What a check comes to. */
export interface CheckSum {
  /** Which of several guard checks of a round this is, from 1; 0 when there is only one. */
  readonly number: number;
  /** The places of the dice that count. */
  readonly kept: readonly number[];
  /** What is added to them. */
  readonly plus: number;
  /** null while it has no dice. */
  readonly total: number | null;
  readonly passes: boolean;
}

/** The chance of a check that lies ahead, and the best that one gem would make of it. */
export interface Chance {
  readonly key: string;
  readonly what: Purpose;
  readonly skill: Skill;
  readonly target: number;
  readonly ways: number;
  readonly of: number;
  readonly after: { readonly gem: Gem; readonly chance: number } | null;
}

export interface Reckoned {
  /** In the order of the checks of the encounter. */
  readonly checks: readonly CheckSum[];
  /** The values of the card in play as they are in this round. */
  readonly card: { readonly atk: number; readonly def: number; readonly target: number } | null;
  readonly chances: readonly Chance[];
  /** The last mode of each step of the ladder, by skill. */
  readonly ladders: Readonly<Record<Skill, readonly DieMode[]>>;
  /** The colour that cannot be spent here. */
  readonly dull: Gem | null;
  /** How many exits of the map still lead on. */
  readonly waysOn: number;
  readonly entranceSize: number;
  /** What a score is made of; health and gems count after a victory alone (DLV-SCORE-01). */
  readonly points: { readonly encounters: number; readonly health: number; readonly gems: number };
}

export function reckoned(table: Table): Reckoned {
  const { encounter } = table;
  return {
    checks: (encounter?.checks ?? []).map((check, at, all) => checkSum(table, check, numberOf(all, at))),
    card: encounter === null ? null : { atk: foeAtk(table), def: foeDef(table), target: trialTarget(table) },
    chances: chancesAhead(table),
    ladders: tableFor(SKILLS, (skill) => ladderOf(table, skill)),
    dull: dulled(table),
    waysOn: openExits(table.map).length,
    entranceSize: entranceSize(table.entranceDice),
    points: {
      encounters: encounterPoints(table),
      health: healthOf(table),
      gems: GEMS.reduce((sum, gem) => sum + gemsOf(table, gem), 0),
    },
  };
}

/** The numbers of guard checks, where a round has two. */
export function numberOf(checks: readonly Check[], at: number): number {
  const same = checks.flatMap((check, place) => (check.purpose === checks[at]?.purpose ? [place] : []));
  return checks[at]?.purpose === 'guard' && same.length > 1 ? same.indexOf(at) + 1 : 0;
}

function checkSum(table: Table, check: Check, number: number): CheckSum {
  const kept = keptDice(check.mode, check.dice);
  if (check.dice.length === 0) return { number, kept, plus: modifierOf(table, check), total: null, passes: check.passed ?? false };
  const total = totalOf(table, check);
  const plus = check.forced ? 0 : DICE[check.mode].plus + modifierOf(table, check);
  return { number, kept, plus, total, passes: check.passed ?? passes(table, check) };
}

const STEPS = [1, 2, 3, 4] as const;
const ladderOf = (table: Table, skill: Skill): readonly DieMode[] => STEPS.flatMap((bubbles) => modesWith(table, skill, bubbles).slice(-1));

function chanceOf(table: Table, key: string, what: Purpose, skill: Skill, target: number): Chance {
  const mode = modesOf(table, skill)[0] ?? 'D';
  const plain = ways(mode, target);
  const bare = plain.ways / plain.of;
  const best = GEMS.filter((gem) => gemClosed(table, gem) === null)
    .map((gem) => ({ gem, chance: chanceWith(mode, target, { ...NO_GEMS, [gem]: 1 }) }))
    .reduce<Chance['after']>((most, one) => (one.chance > (most?.chance ?? bare) ? one : most), null);
  return { key, what, skill, target, ...plain, after: best };
}

/** The checks that the card will ask for next: of the coming round, or for its rewards. */
function chancesAhead(table: Table): readonly Chance[] {
  if (table.encounter === null) return [];
  const { card: id, stage, round, noAttack } = encounterOf(table);
  const card = cardOf(id);
  if (stage === 'clear')
    return card.checks.map(({ skill, target }, i) => chanceOf(table, `reward ${i}`, 'onClear', skill, target - clearBonus(table)));
  const tests = testsDue(card, Math.max(1, round)).flatMap((place) => {
    const test = card.tests[place];
    return test === undefined ? [] : [chanceOf(table, `test ${place}`, 'test', test.skill, test.target)];
  });
  if (card.trial !== undefined)
    return [...tests, ...card.trial.skills.map((skill) => chanceOf(table, `trial ${skill}`, 'trial', skill, trialTarget(table)))];
  const guards = guardChecks(table) > 0 ? guardSkills(card) : [];
  return [
    ...tests,
    ...(noAttack ? [] : strikeSkills(card)).map((skill) => chanceOf(table, `attack ${skill}`, 'attack', skill, foeDef(table))),
    ...guards.map((skill) => chanceOf(table, `guard ${skill}`, 'guard', skill, foeAtk(table))),
  ];
}
