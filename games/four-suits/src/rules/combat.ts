// Owns a fight as a whole: setting up, the turns of characters, and what follows when it is over.

import { missing, procedure, type Turn } from '@undercroft/kernel';
import { SUITS, suitOf } from '@undercroft/parts';
import { ARCHETYPES } from '../content/archetypes.ts';
import { domainOf, intrinsicOf, speciesOf, techniqueOf, toolOf, type SpeciesId } from '../content/index.ts';
import { MOST_LEVEL } from '../content/scales.ts';
import type { Slot } from '../content/types.ts';
import { aim, fightAct, rearrange, resist, shakeOff } from '../decisions/fight.ts';
import { fightOf, monsterAt, type Source } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import { isAce, isHigher } from '../queries/cards.ts';
import { bossCards } from '../queries/camp.ts';
import { effectsOfItem, intrinsicFor, mpCost, resistible, slotsFreed } from '../queries/choices.ts';
import { gearOf, isPotion, isTool } from '../queries/gear.ts';
import { hasPassive, statOf, statsOf } from '../queries/stats.ts';
import { foesOf, has, isInBattle, isLiving, isPresent, isTargetable, livingOf, PERSISTENT, targetsOf } from '../queries/units.ts';
import {
  characterAt,
  dungeonOf,
  FIRST_MONSTER,
  isGone,
  questOf,
  seatOf,
  type Band,
  type Board,
  type GearId,
  type Item,
  type Unit,
} from '../state.ts';
import { drawHand, drawnOf, needPile, takeCards } from './draws.ts';
import { carryOut, NO_CHOICE, simpleAttack } from './effects.ts';
import { addMark, changeMana, removeStatus } from './harm.ts';
import { changeGold, reward } from './spoils.ts';
import { beginRound, berserkAttack, endRound, endTurn, goOn, judge } from './turns.ts';

type T = Turn<FourSuits>;

/** CRD-MON-05, CRD-DOMAIN-03: the suits of two cards name the species of odd and even monsters; one card for one monster. */
export function drawBand(t: T, n: number, level: number): Band {
  const { species } = domainOf(questOf(t.board).domain);
  const kinds = drawHand(t, n === 1 ? 1 : 2, 'species', -1).map((card) => species[SUITS.indexOf(suitOf(card))] ?? missing());
  return bandOf(
    Array.from({ length: n }, (_, i) => kinds[i % 2] ?? missing()),
    level,
  );
}
/** CRD-MON-02. */
export const bandOf = (species: readonly SpeciesId[], level: number): Band => ({ species, level: Math.min(MOST_LEVEL, level) });

/** CRD-MON-06, CRD-BOSS-02, CRD-QUEST-11. */
export function hpCards(board: Board, unit: Unit, fighters: number): number {
  const { archetype } = speciesOf(monsterAt(board, unit).species);
  const [each, more] = ARCHETYPES[archetype].cards;
  return each * fighters + more + (archetype === 'boss' ? bossCards(board) : 0);
}

/** CRD-COMBAT-01, CRD-COMBAT-02, CRD-COMBAT-03, CRD-COMBAT-04, CRD-COMBAT-05. */
function setUp(t: T, source: Source, { species, level }: Band): void {
  t.raise('fight.began', { source, level, species }, 'CRD-COMBAT-02');
  const fighters = livingOf(t.board).length;
  const units = species.map((_, i) => FIRST_MONSTER + i);
  for (const unit of units) {
    needPile(t, true);
    t.raise('treasures.set', { unit }, 'CRD-COMBAT-01');
  }
  for (const unit of units)
    takeCards(t, hpCards(t.board, unit, fighters), true, (cards) => t.raise('monster.dealt', { unit, cards }, 'CRD-COMBAT-03'));
  t.board.party.forEach((one, unit) => {
    // CRD-JOB-NINJA-01.
    if (isPresent(one) && isLiving(one) && hasPassive(one, 'shadow-veil')) addMark(t, unit, 'transparent');
  });
}

/** CRD-FLEE-01, CRD-FLEE-02, CRD-FLEE-03, CRD-FLEE-04, CRD-FLEE-05: whether the unit gets away, with those it takes along. */
function flees(t: T, unit: Unit, along: readonly Unit[], sure: boolean): void {
  if (!sure) {
    const own = drawHand(t, statOf(t.board, unit, 'speed'), 'flee', unit);
    let [fastest, speed] = [-1, -1];
    for (const foe of foesOf(t.board, unit))
      if (statOf(t.board, foe, 'speed') > speed) [fastest, speed] = [foe, statOf(t.board, foe, 'speed')];
    const theirs = fastest < 0 ? [] : drawHand(t, speed, 'chase', fastest, false);
    if (isHigher(theirs, own)) {
      t.raise('flight.failed', { unit }, 'CRD-FLEE-04');
      return;
    }
  }
  t.raise('units.fled', { units: [unit, ...along].sort((a, b) => a - b) }, sure ? 'CRD-TOOL-02' : 'CRD-FLEE-02');
}

export function wear(t: T, unit: Unit, gear: GearId): void {
  const { slot } = gearOf(gear);
  t.raise('gear.worn', { unit, slot, gear, off: slotsFreed(characterAt(t.board, unit), gear) }, 'CRD-EQUIP-13');
  fit(t, unit);
}
export function takeOff(t: T, unit: Unit, slot: Slot): void {
  const gear = characterAt(t.board, unit).gear[slot];
  if (gear === null) return;
  t.raise('gear.removed', { unit, slot, gear }, 'CRD-EQUIP-13');
  fit(t, unit);
}
/** CRD-STAT-16: what is above a maximum drops to it. */
export function fit(t: T, unit: Unit): void {
  const { hp, mp } = characterAt(t.board, unit);
  const { health, mana } = statsOf(characterAt(t.board, unit));
  if (hp > health) t.raise('unit.hurt', { unit, n: hp - health, hp: health }, 'CRD-STAT-16');
  if (mp > mana) t.raise('mana.changed', { unit, by: mana - mp, mp: mana }, 'CRD-STAT-16');
}

interface Picks {
  readonly target?: Unit | undefined;
  readonly mark?: Parameters<typeof carryOut>[2]['mark'] | undefined;
  readonly element?: Parameters<typeof carryOut>[2]['element'] | undefined;
}
const chosen = ({ target = -1, mark = null, element = null }: Picks) => ({ ...NO_CHOICE, target, mark, element });

function useItem(t: T, unit: Unit, item: Item, picks: Picks & { readonly with: readonly Unit[] }): void {
  t.raise('item.used', { unit, item }, 'CRD-ITEM-04');
  if (item === 'smoke-bomb') flees(t, unit, picks.with, true);
  else {
    const kind = isTool(item) ? toolOf(item).kind : 'none';
    carryOut(t, effectsOfItem(item), { ...chosen(picks), by: unit, kind, potion: isPotion(item) });
  }
}
function useIntrinsic(t: T, unit: Unit, picks: Picks): void {
  const character = characterAt(t.board, unit);
  const { kind, effects, once, gold } = intrinsicOf(intrinsicFor(character));
  if (gold !== undefined) changeGold(t, -gold * character.level, 'CRD-JOB-SAMURAI-02');
  if (once === true) t.raise('lasting.began', { by: unit, what: 'flask' }, 'CRD-JOB-ALCHEMIST-02');
  carryOut(t, effects, { ...chosen(picks), by: unit, kind });
}

type Answer = NonNullable<ReturnType<NonNullable<(typeof fightAct)['types']>>>;
/** CRD-TURN-07. Returns where to go on: a rearrangement, a second Attack, or the end of the turn. */
function act(t: T, unit: Unit, answer: Answer): 'swap' | 'second' | 'after' {
  t.raise('unit.acted', { unit, what: answer.act, on: 'target' in answer ? (answer.target ?? -1) : -1 }, 'CRD-TURN-07');
  switch (answer.act) {
    case 'attack': {
      // CRD-STATUS-CONFUSE-02.
      const on = has(characterAt(t.board, unit), 'confuse') ? drawnOf(t, targetsOf(t.board, null), unit) : answer.target;
      if (on !== undefined) simpleAttack(t, unit, on);
      return 'after';
    }
    case 'technique': {
      const { kind, effects } = techniqueOf(answer.technique);
      // CRD-TECH-07: paid when it is declared.
      changeMana(t, unit, -mpCost(answer.technique), 'CRD-TECH-07');
      carryOut(t, effects, { ...chosen(answer), by: unit, kind });
      const [first] = effects;
      return first?.do === 'attack' && first.who === 'one' && first.n === 2 ? 'second' : 'after';
    }
    case 'intrinsic':
      useIntrinsic(t, unit, answer);
      return 'after';
    case 'use':
      useItem(t, unit, answer.item, answer);
      return 'after';
    case 'defend':
      addMark(t, unit, 'defending');
      return 'after';
    case 'flee':
      flees(t, unit, answer.with, false);
      return 'after';
    case 'rearrange':
      return 'swap';
    default:
      return 'after';
  }
}

/** CRD-COMBAT-13, CRD-STATUS-GEN-03, CRD-STATUS-GEN-05: statuses end but the persistent ones, Stun too; cards in play are discarded, treasure cards turned up. */
function close(t: T): void {
  const { monsters } = fightOf(t.board);
  t.board.party.forEach((one, unit) => {
    if (isGone(one)) return;
    for (const status of one.statuses) if (!PERSISTENT.includes(status)) removeStatus(t, unit, status, 'CRD-COMBAT-13');
    if (one.stun > 0) t.raise('stun.changed', { unit, n: 0 }, 'CRD-COMBAT-13');
  });
  monsters.forEach((_, i) => {
    const unit = FIRST_MONSTER + i;
    const { treasure } = monsterAt(t.board, unit);
    if (treasure === 'none') return;
    const card = t.choose(treasure === 'under' ? t.board.fate.under : t.board.fate.unseen, 'fate');
    t.raise('treasure.turned', { unit, card, robbed: false }, 'CRD-COMBAT-13');
  });
  t.raise('fight.closed', {}, 'CRD-COMBAT-13');
  // CRD-CARDS-11.
  if (t.board.fate.spare) t.raise('fate.gathered', { n: t.board.fate.discard.length }, 'CRD-CARDS-11');
}

/** CRD-FLEE-06, CRD-FLEE-07, CRD-FLEE-10, CRD-COMBAT-16: who fell and was not taken along stays on the tile. */
function leaveBehind(t: T): void {
  const place = dungeonOf(t.board).at;
  const { source: held } = fightOf(t.board);
  t.board.party.forEach((one, unit) => {
    if (isPresent(one) && isInBattle(t.board, unit)) t.raise('character.left', { unit, place, held }, 'CRD-FLEE-06');
  });
}

const turnUnit = (board: Board): Unit => fightOf(board).turn;
const mayResist = (board: Board, unit: Unit): boolean =>
  fightOf(board).verdict === null &&
  isInBattle(board, unit) &&
  !has(characterAt(board, unit), 'hypnotize') &&
  isLiving(characterAt(board, unit)) &&
  resistible(characterAt(board, unit)).length > 0;

export interface Combat {
  readonly source: Source;
  readonly band: Band;
}
const LABELS = ['round', 'next', 'ask', 'swap', 'second', 'after', 'end-turn', 'round-ends', 'over'] as const;

/** From the first round, or from wherever a round stands. */
export const fighting = procedure<FourSuits>()('fighting', ...LABELS)
  .step('CRD-COMBAT-06/a', (t) => (fightOf(t.board).round === 0 ? 'round' : 'next'))
  .at('round')
  .step('CRD-COMBAT-06', (t) => {
    if (beginRound(t)) return 'next';
    // CRD-COMBAT-16: all leave together.
    return 'over';
  })
  .at('next')
  .step('CRD-INIT-02', (t) => {
    const now = goOn(t);
    return now === 'ask' ? undefined : now;
  })
  .let('unit', 'CRD-TURN-17', (t): Unit => turnUnit(t.board))
  .step(['CRD-STATUS-PARALYZE-01', 'CRD-STATUS-BERSERK-01'], (t, { unit }) => {
    const character = characterAt(t.board, unit);
    if (has(character, 'paralyze')) return 'after';
    if (!has(character, 'berserk')) return 'ask';
    berserkAttack(t, unit);
    return 'after';
  })
  .at('ask')
  .ask('CRD-TURN-07', fightAct, (board, { unit }) => seatOf(board, unit))
  .step('CRD-TURN-07/a', (t, { unit, answer }) => act(t, unit, answer))
  .at('swap')
  .ask('CRD-TURN-09', rearrange, (board, { unit }) => seatOf(board, unit))
  .step('CRD-TURN-10', (t, { unit, answer }) => {
    switch (answer.act) {
      case 'row':
        t.raise('row.changed', { unit, row: characterAt(t.board, unit).row === 'near' ? 'far' : 'near' });
        return 'swap';
      case 'pass-on':
        t.raise('item.passed', { from: answer.from, to: answer.to, item: answer.item });
        return 'swap';
      case 'wear':
        wear(t, unit, answer.gear);
        return 'swap';
      case 'take-off':
        takeOff(t, unit, answer.slot);
        return 'swap';
      default:
        return 'after';
    }
  })
  .at('second')
  .step('CRD-ATTACK-18', (t, { unit }) => {
    if (judge(t) || !isTargetable(t.board, unit)) return 'after';
    return targetsOf(t.board, null).length > 1 ? undefined : 'after';
  })
  .ask('CRD-ATTACK-18/a', aim, (board, { unit }) => seatOf(board, unit))
  .step('CRD-ATTACK-18/b', (t, { unit, answer }) => {
    const on = has(characterAt(t.board, unit), 'confuse') ? drawnOf(t, targetsOf(t.board, null), unit) : answer.target;
    if (on !== undefined) simpleAttack(t, unit, on);
  })
  .at('after')
  .step('CRD-COMBAT-15', (t, { unit }) => {
    if (judge(t)) return 'over';
    return mayResist(t.board, unit) ? undefined : 'end-turn';
  })
  .ask('CRD-TURN-12', resist, (board, { unit }) => seatOf(board, unit))
  .step('CRD-TURN-13', (t, { unit, answer }) => {
    if (answer.act === 'leave') return 'end-turn';
    return drawHand(t, statOf(t.board, unit, 'fort'), 'resist', unit).some(isAce) ? undefined : 'end-turn';
  })
  // CRD-TURN-15: one status, however many aces.
  .ask('CRD-TURN-15', shakeOff, (board, { unit }) => (resistible(characterAt(board, unit)).length > 1 ? seatOf(board, unit) : null))
  .step('CRD-TURN-14', (t, { unit, answer }) => {
    const status = answer?.status ?? resistible(characterAt(t.board, unit))[0];
    if (status !== undefined) removeStatus(t, unit, status, 'CRD-TURN-13');
  })
  .at('end-turn')
  .step('CRD-TURN-16', (t, { unit }) => {
    if (isInBattle(t.board, unit)) endTurn(t, unit);
    else t.raise('turn.ended', { unit }, 'CRD-FLEE-05');
    return judge(t) ? 'over' : 'next';
  })
  .at('round-ends')
  .step('CRD-COMBAT-07', (t) => {
    endRound(t);
    return fightOf(t.board).verdict === null ? 'round' : 'over';
  })
  .at('over')
  .step(['CRD-COMBAT-09', 'CRD-EXP-09'], (t) => {
    const { verdict } = fightOf(t.board);
    if (verdict === 'won') reward(t);
    // CRD-COMBAT-08, CRD-END-01.
    if (verdict === 'lost') t.raise('campaign.ended', { result: 'lost' }, 'CRD-END-01');
    if (verdict === 'fled') leaveBehind(t);
  })
  .step('CRD-COMBAT-13', close)
  .done();

export const combat = procedure<FourSuits, Combat>()('combat')
  .step('CRD-COMBAT-04', (t, { source, band }) => setUp(t, source, band))
  .call('CRD-COMBAT-06', fighting, () => ({}))
  .done();
