// Owns the Hero Phase: what happens at its start, what the player does, and what happens at its end.

import { call, missing, procedure, type Call } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { adventureOf, heroOf, isMonster, isPower, tileOf, treasureOf, type EncounterId, type PowerId } from '../content/cards.ts';
import { encounterOf } from '../content/cards.ts';
import type { ThingKind } from '../content/types.ts';
import { heroTurn } from '../decisions/hero.ts';
import { pickedIn } from '../decisions/picks.ts';
import { leaveCavern, lightShrine } from '../decisions/play.ts';
import { cardNo, disableBonus, needOf } from '../queries/actions.ts';
import { tileOfSquare } from '../queries/cave.ts';
import { causeOf, type Picked } from '../queries/cause.ts';
import { campOf, isAtExit, isAtLadder, lossOf } from '../queries/goals.ts';
import { maxHp } from '../queries/duel.ts';
import { movementLeft, wayTo } from '../queries/reach.ts';
import { speedOf } from '../queries/speed.ts';
import { activeHero, heroAt, isDowned, seatOf, thingAt, type Board, type Figure, type HeroNo, type Square, type TileNo } from '../state.ts';
import { run, usePower } from './calls.ts';
import { passed } from './effects-rolled.ts';
import { hurt } from './hurt.ts';
import { check, rise } from './levels.ts';
import { judge } from './outcome.ts';
import { useItem } from './powers.ts';
import { mayRise } from '../queries/xp.ts';

interface OfHero {
  readonly hero: HeroNo;
}
const POISON = 1;
const POISON_NEED = 10;
const FACES = 20;

/** CAV-MOVE-01, CAV-MOVE-02, CAV-HERO-06. */
const walk = procedure<Cavern, OfHero & { readonly to: Square; readonly second: boolean }>()('walk')
  .step('CAV-MOVE-01', (t, { hero, to, second }) => {
    const most = second || t.board.acting.walked < 0 ? speedOf(t.board, hero) : movementLeft(t.board);
    const how = second ? 'second' : 'move';
    t.raise('hero.walked', { hero, ...wayTo(t.board, hero, to, most), how }, second ? 'CAV-HERO-06' : 'CAV-MOVE-01');
  })
  .done();

const disable = procedure<Cavern, OfHero & { readonly trap: number }>()('disable')
  .step('CAV-HERO-08', (t, { hero }) => t.raise('attack.taken', { hero }))
  .call('CAV-TRAP-07', check, (board, { hero, trap }) => ({
    hero,
    what: 'disable' as const,
    bonus: disableBonus(board, hero),
    need: needOf(cardNo(board, trap)),
  }))
  .let('natural', 'CAV-XP-11', (t) => t.board.rolled?.die ?? 0)
  .step('CAV-TRAP-08', (t, { hero, trap }) => {
    const { card, no } = cardNo(t.board, trap);
    if (passed(t.board.rolled ?? missing()) && !isMonster(card)) t.raise('trap.gone', { hero, card, no });
  })
  .call('CAV-XP-12', rise, (board, { hero, natural }) => (natural === FACES ? mayRise(board, hero) : null))
  .done();

/** CAV-HERO-08, CAV-TEAM-05: forcing a door, or snatching from a rival. */
const special = procedure<Cavern, OfHero & { readonly act: 'force' | 'snatch'; readonly from: Figure }>()('special')
  .step('CAV-HERO-08', (t, { hero }) => t.raise('attack.taken', { hero }))
  .callWhich('CAV-HERO-08/a', (board, { hero, act, from }) => {
    const found = adventureOf(board.setup.adventure).acts.find(({ name }) => name === act);
    return run(
      found?.effects,
      causeOf('adventure', board.setup.adventure, hero, { it: from, tile: tileOfSquare(heroAt(board, hero).square) }),
    );
  })
  .done();

/** The attack part of the pair is used, and a move under way is over. */
const attack = procedure<Cavern, OfHero & { readonly power: PowerId; readonly picked: Picked }>()('attack')
  .step(['CAV-HERO-05', 'CAV-HERO-10'], (t, { hero }) => t.raise('attack.taken', { hero }))
  .call('CAV-COMBAT-01', usePower, (_board, { hero, power, picked }) => ({ hero, power, picked }))
  .done();

/** CAV-OBJ-01, CAV-OBJ-02, CAV-OBJ-04; the first time, an adventure may have something to say (A2, A5). */
const pickUp = procedure<Cavern, OfHero & { readonly thing: Figure }>()('pick-up')
  .let('first', 'CAV-OBJ-02', (t) => !t.board.lifted)
  .step(['CAV-OBJ-01', 'CAV-OBJ-03'], (t, { hero, thing, first }) => {
    const { kind } = thingAt(t.board, thing) ?? missing();
    t.raise('thing.taken', { hero, thing, kind, first });
  })
  .callWhich('CAV-GEN-03', (board, { hero, thing, first }) => {
    const kind = thingAt(board, thing)?.kind;
    const list = adventureOf(board.setup.adventure).triggers.flatMap((one) =>
      one.on === 'picked-up' && one.thing === kind ? one.effects : [],
    );
    return first ? run(list, causeOf('adventure', board.setup.adventure, hero)) : null;
  })
  .done();

const putDown = procedure<Cavern, OfHero & { readonly thing: Figure; readonly square: Square }>()('put-down')
  .step(['CAV-OBJ-01', 'CAV-OBJ-08'], (t, { hero, thing, square }) => {
    const { kind } = thingAt(t.board, thing) ?? missing();
    t.raise('thing.dropped', { hero, thing, kind, square });
  })
  .done();

/** CAV-SURGE-01 to CAV-SURGE-03; CAV-SURGE-05: after it the phase goes on as usual; CAV-SURGE-06, CAV-SURGE-07: here and nowhere else, and nothing but HP. */
const surge = procedure<Cavern, OfHero>()('surge')
  .step(['CAV-SURGE-01', 'CAV-SURGE-03'], (t, { hero }) => {
    const { id, level, team } = heroAt(t.board, hero);
    const left = t.board.surges[t.board.surges.length > 1 ? team : 0] ?? 0;
    if (left === 0) {
      t.raise('surge.missing', { hero }, 'CAV-SURGE-03');
      t.raise('adventure.ended', lossOf(t.board, team), 'CAV-END-02');
      return;
    }
    t.raise('surge.spent', { hero, hp: (heroOf(id).sides[level - 1] ?? missing()).surge, left: left - 1 });
  })
  .done();

/** CAV-HERO-04: blessings, after the surge check. */
const blessed = procedure<Cavern, OfHero & { readonly at: number }>()('blessed')
  .callWhich('CAV-HERO-04', (board, { hero, at }) => {
    const { card, by } = board.blessings[at] ?? missing();
    const use = treasureOf(card).uses.find(({ when }) => when === 'phase-start');
    return heroAt(board, by).team === heroAt(board, hero).team ? run(use?.effects, causeOf('blessing', card, by, { it: hero })) : null;
  })
  .done();

/** CAV-HERO-13: each curse in its turn. */
const curse = procedure<Cavern, OfHero & { readonly card: EncounterId }>()('curse')
  .callWhich('CAV-HERO-13', (_board, { hero, card }) => run(encounterOf(card).effects, causeOf('curse', card, hero)))
  .done();
const curses = procedure<Cavern, OfHero & { readonly list: readonly EncounterId[] }>()('curses')
  .each('CAV-HERO-13', curse, (_board, { hero, list }, done) => {
    const card = list[done];
    return card === undefined ? null : { hero, card };
  })
  .done();

/** CAV-TILE-02, CAV-TILE-08: what the tile does to a hero that ends its phase on it. */
const onTile = procedure<Cavern, OfHero & { readonly tile: TileNo }>()('on-tile')
  .ask('CAV-TILE-08', lightShrine, (board, { hero, tile }) => (isOptional(board, tile) ? seatOf(board, hero) : null))
  .step('CAV-TILE-08/a', (t, { hero, tile, answer }) => {
    if (answer?.act === 'leave') return 'end';
    if (answer?.act === 'light') t.raise('shrine.used', { hero, tile });
    return undefined;
  })
  .callWhich('CAV-TILE-02', (board, { hero, tile }) => {
    const { tile: id } = board.tiles[tile] ?? missing();
    return run(tileOf(id).when?.effects, causeOf('tile', id, hero, { it: hero, tile }));
  })
  .done();
const isOptional = (board: Board, tile: TileNo): boolean => tileOf((board.tiles[tile] ?? missing()).tile).when?.may === true;
/** The tile under a hero, if it does something at the end of a phase and has not been used up; R-09: a light that would heal nobody is not lit. */
function tileFor(board: Board, hero: HeroNo): TileNo {
  const own = heroAt(board, hero);
  const tile = tileOfSquare(own.square);
  const { when } = tileOf((board.tiles[tile] ?? missing()).tile);
  if (when?.moment !== 'phase-end' || (when.once === true && board.spent.includes(tile))) return -1;
  return when.may === true && own.hp === maxHp(own) ? -1 : tile;
}

/** CAV-HERO-14: what the adventure says about where a hero ends its phase. */
function adventureAtEnd(board: Board, hero: HeroNo): Call | null {
  const { square, team } = heroAt(board, hero);
  const list = adventureOf(board.setup.adventure).triggers.flatMap((one) => {
    if (one.on !== 'phase-end') return [];
    const there = one.where === 'ladder' ? isAtLadder(board, square) : tileOfSquare(square) === campOf(team);
    return there ? one.effects : [];
  });
  return run(list, causeOf('adventure', board.setup.adventure, hero));
}
/** A2: the goal is to bring something to the ladder, and is met without putting it down: what it is, where it is done; null: it is not. */
function broughtBy(board: Board, hero: HeroNo): ThingKind | null {
  const { win } = adventureOf(board.setup.adventure);
  if (win.goal !== 'bring' || !isAtLadder(board, heroAt(board, hero).square)) return null;
  return board.things.find(({ by, kind }) => by === hero && kind === win.thing)?.kind ?? null;
}

/** CAV-HERO-12, CAV-COND-POISON-02: the recovery roll. */
const recover = procedure<Cavern, OfHero>()('recover')
  .call('CAV-HERO-12', check, (_board, { hero }) => ({ hero, what: 'poison' as const, bonus: 0, need: POISON_NEED }))
  .let('natural', 'CAV-COND-POISON-02', (t, { hero }) => {
    const { die } = t.board.rolled ?? missing();
    if (die >= POISON_NEED) t.raise('condition.lost', { hero, conditions: ['poisoned'] });
    return die;
  })
  .call('CAV-XP-12', rise, (board, { hero, natural }) => (natural === FACES ? mayRise(board, hero) : null))
  .done();

const isPoisoned = (board: Board, hero: HeroNo): boolean => heroAt(board, hero).conditions.includes('poisoned');
/** Whether nothing is left to be done at the end of this phase. */
const isPlain = (board: Board, hero: HeroNo): boolean =>
  !isPoisoned(board, hero) &&
  heroAt(board, hero).curses.length === 0 &&
  tileFor(board, hero) < 0 &&
  !isAtExit(board, hero) &&
  broughtBy(board, hero) === null &&
  adventureAtEnd(board, hero) === null;

/** CAV-HERO-11 to CAV-HERO-15; CAV-DOWN-12: not for a hero that is down. */
const endPhase = procedure<Cavern, OfHero>()('end-phase')
  .step(['CAV-HERO-11', 'CAV-COND-IMMOB-03', 'CAV-DOWN-12'], (t, { hero }) => {
    if (isDowned(heroAt(t.board, hero))) return 'end';
    const conditions = heroAt(t.board, hero).conditions.filter((one) => one !== 'poisoned');
    if (conditions.length > 0) t.raise('condition.lost', { hero, conditions });
    return isPlain(t.board, hero) ? 'end' : undefined;
  })
  .call('CAV-HERO-12', recover, (board, { hero }) => (isPoisoned(board, hero) ? { hero } : null))
  .call('CAV-HERO-13', curses, (board, { hero }) => {
    const list = heroAt(board, hero).curses;
    return list.length === 0 ? null : { hero, list };
  })
  .call('CAV-HERO-14', onTile, (board, { hero }) => {
    const tile = tileFor(board, hero);
    return tile < 0 ? null : { hero, tile };
  })
  .step(['CAV-DOWN-10', 'CAV-END-01'], (t, { hero }) => {
    if (isDowned(heroAt(t.board, hero))) return 'end';
    const brought = broughtBy(t.board, hero);
    if (brought === null) return undefined;
    t.raise('things.delivered', { hero, kind: brought, n: 1, team: heroAt(t.board, hero).team });
    judge(t);
    return undefined;
  })
  .callWhich('CAV-HERO-14/a', (board, { hero }) => adventureAtEnd(board, hero))
  .ask(['CAV-HERO-15', 'CAV-ESCAPE-01'], leaveCavern, (board, { hero }) => (isAtExit(board, hero) ? seatOf(board, hero) : null))
  .step(['CAV-ESCAPE-01/a', 'CAV-ESCAPE-07'], (t, { hero, answer }) => {
    if (answer?.act !== 'leave') return;
    t.raise('hero.escaped', { hero });
    judge(t);
  })
  .done();

/** CAV-HERO-01 to CAV-HERO-05. */
export const heroPhase = procedure<Cavern, OfHero>()('hero-phase', 'act', 'over')
  .step(['CAV-TURN-01', 'CAV-HERO-01', 'CAV-GEN-09'], (t, { hero }) => {
    t.raise('phase.began', { hero, phase: 'hero' });
    if (t.board.lasting.some(({ by }) => by === hero)) t.raise('lasting.ended', { hero }, 'CAV-HERO-01');
    const { hp, conditions } = heroAt(t.board, hero);
    return hp > 0 && conditions.length === 0 && t.board.blessings.length === 0 ? 'act' : undefined;
  })
  .call(['CAV-HERO-02', 'CAV-COND-POISON-01', 'CAV-COND-POISON-04'], hurt, (board, { hero }) =>
    isPoisoned(board, hero) ? { hero, n: POISON, from: 'poison' as const } : null,
  )
  .call(['CAV-HERO-03', 'CAV-COND-POISON-03', 'CAV-SURGE-02'], surge, (board, { hero }) =>
    isDowned(heroAt(board, hero)) ? { hero } : null,
  )
  .each('CAV-HERO-04', blessed, (board, { hero }, done) => (done < board.blessings.length ? { hero, at: done } : null))
  .at('act')
  .ask('CAV-HERO-05', heroTurn, (board, { hero }) => seatOf(board, hero))
  .callWhich('CAV-HERO-09', (board, { hero, answer }): Call | null => {
    switch (answer.act) {
      case 'walk':
      case 'run':
        return call(walk, { hero, to: answer.to, second: answer.act === 'run' });
      case 'attack':
        return call(attack, { hero, power: answer.with, picked: pickedIn(board, hero, answer) });
      case 'disable':
        return call(disable, { hero, trap: answer.trap });
      case 'force':
        return call(special, { hero, act: 'force', from: -1 });
      case 'snatch':
        return call(special, { hero, act: 'snatch', from: answer.from });
      case 'use': {
        const picked = pickedIn(board, hero, answer);
        const { with: card } = answer;
        return isPower(card) ? call(usePower, { hero, power: card, picked }) : call(useItem, { hero, card, picked });
      }
      case 'take':
        return call(pickUp, { hero, thing: answer.thing });
      case 'drop':
        return call(putDown, { hero, thing: answer.thing, square: answer.square });
      case 'end':
        return null;
    }
  })
  // CAV-DOWN-10: a hero that falls loses the rest of its actions.
  .step(['CAV-HERO-07', 'CAV-DOWN-10'], (t, { answer }) => (answer.act === 'end' || isDowned(activeHero(t.board)) ? 'over' : 'act'))
  .at('over')
  .call('CAV-HERO-11', endPhase, (_board, { hero }) => ({ hero }))
  .done();

export const HERO_PROCEDURES = [
  heroPhase,
  endPhase,
  recover,
  walk,
  attack,
  disable,
  special,
  pickUp,
  putDown,
  surge,
  blessed,
  curse,
  curses,
  onTile,
] as const;
