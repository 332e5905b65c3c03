// Owns what a card says about the fight now: keywords, the foe's values in this round, the tests that are due.

import { at } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { cardOf } from '../content/cards.ts';
import type { Card, Gem, Keyword, KeywordName, Skill, Test } from '../content/types.ts';
import type { Encounter, Table } from '../state.ts';

/** The encounter under way; asking for it between encounters is a bug. */
export function encounterOf(table: Table): Encounter {
  if (table.encounter === null) throw new Error('no encounter is under way');
  return table.encounter;
}

export const cardNow = (table: Table): Card => cardOf(encounterOf(table).card);

export function keyword<K extends KeywordName>(card: Card, key: K): Extract<Keyword, { key: K }> | undefined {
  const is = (one: Keyword): one is Extract<Keyword, { key: K }> => one.key === key;
  return card.keywords.find(is);
}

export const has = (card: Card, key: KeywordName): boolean => keyword(card, key) !== undefined;

export const emptyCircles = (encounter: Encounter): number => encounter.circles - encounter.filled;
export const isFull = (encounter: Encounter): boolean => encounter.filled >= encounter.circles;

/** DLV-OPT-02: deep adds 1 to level 3 and Boss foes, and to level 3 trials. */
const deepFoe = (table: Table, card: Card): number => (table.setup.deep && (card.level === 3 || card.level === 'B') ? 1 : 0);
const deepTrial = (table: Table, card: Card): number => (table.setup.deep && card.level === 3 ? 1 : 0);

/** Half of the circles or fewer were empty when the round began (DLV-ROUND-10). */
const lateRound = (encounter: Encounter): boolean => encounter.emptyAtStart * 2 <= encounter.circlesAtStart;

/** The foe's ATK: the target of a guard check. AMBUSH uses it without what changes by the round (DLV-KEY-15). */
export function foeAtk(table: Table): number {
  const encounter = encounterOf(table);
  const card = cardNow(table);
  let atk = (card.foe?.atk ?? 0) + deepFoe(table, card) - encounter.weakerAtk;
  if (encounter.stage !== 'rounds') return atk;
  if (has(card, 'SWARM') && !lateRound(encounter)) atk += 1; // DLV-KEY-04
  if (has(card, 'FRENZY') && lateRound(encounter)) atk += 1; // DLV-KEY-05
  if (lateRound(encounter)) atk += keyword(card, 'PHASE')?.atk ?? 0; // DLV-KEY-06
  return atk;
}

/** The foe's DEF: the target of an attack check. */
export function foeDef(table: Table): number {
  const encounter = encounterOf(table);
  const card = cardNow(table);
  const phase = encounter.stage === 'rounds' && lateRound(encounter) ? (keyword(card, 'PHASE')?.def ?? 0) : 0;
  return (card.foe?.def ?? 0) + deepFoe(table, card) + phase - encounter.weakerDef;
}

export function trialTarget(table: Table): number {
  const card = cardNow(table);
  return (card.trial?.target ?? 0) + deepTrial(table, card);
}

/** DLV-KEY-10, DLV-KEY-11, DLV-TEST-09: the skills that may be used for an attack or a guard check, chosen anew each time. */
export const strikeSkills = (card: Card): readonly Skill[] => keyword(card, 'STRIKE')?.skills ?? ['ATK'];
export const guardSkills = (card: Card): readonly Skill[] => keyword(card, 'GUARD')?.skills ?? ['DEF'];

/** DLV-HEALTH-04, DLV-KEY-02. */
export const guardLoss = (card: Card): number => keyword(card, 'HEAVY')?.n ?? 1;

/** DLV-COMBAT-09, DLV-KEY-03; none in a trial, none behind SMOKE PELLET. */
export function guardChecks(table: Table): number {
  const card = cardNow(table);
  if (card.foe === undefined || encounterOf(table).noGuard) return 0;
  return has(card, 'VOLLEY') ? 2 : 1;
}

/** DLV-TEST-02: the tests of the card that belong to this round, or to the opening (round 0), by their places. */
export function testsDue(card: Card, round: number): readonly number[] {
  const due = (test: Test): boolean => {
    if (round === 0) return test.when === 'start';
    if (test.when === 'round') return true;
    return test.when === (round % 2 === 1 ? 'odd' : 'even');
  };
  return gather(card.tests, (test, place) => (due(test) ? place : undefined));
}

export const opportunitiesDue = (card: Card, round: number): readonly number[] =>
  testsDue(card, round).filter((place) => !at(card.tests, place).must);

/** DLV-KEY-13: gems of this colour cannot be spent from the opening until the room is cleared. */
export function dulled(table: Table): Gem | null {
  const { encounter } = table;
  if (encounter === null || encounter.stage === 'drawn' || encounter.stage === 'clear') return null;
  return keyword(cardNow(table), 'DULL')?.gem ?? null;
}

/** A hazard must be faced, an opportunity may be left out (DLV-TEST-01). */
export const isMust = (table: Table, place: number): boolean => at(cardNow(table).tests, place).must;
