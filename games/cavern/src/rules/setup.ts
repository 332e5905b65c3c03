// Owns what happens before the first turn, beside section SETUP of the rulebook.

import { at, call, missing, procedure, type Turn } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { adventureOf, heroOf, POOL, powersOf, type HeroId, type PowerId, type TileId } from '../content/cards.ts';
import { POWER_KINDS } from '../content/types.ts';
import { settle, type Tie } from '../decisions/play.ts';
import { closeEdge, firstPlayer, keepItems, KEPT_ITEMS, takeAlly, takeHero, takePowers } from '../decisions/setup.ts';
import { caveOf } from '../queries/cave.ts';
import { freeBeside, freeOn, idOf } from '../queries/figures.ts';
import { campOf } from '../queries/goals.ts';
import { LEAST_SURGES, MOST_SURGES } from '../setup.ts';
import { allyOfHero, heroAt, seatOf, SOUTH_HALF, type Board, type HeroNo, type Square } from '../state.ts';
import { asksTies } from './calls.ts';
import { dealItem } from './treasure.ts';

interface OfHero {
  readonly hero: HeroNo;
}
const FACES = 20;

/** The hero of a player: brought along, agreed on beforehand, or chosen. */
const given = ({ setup }: Board, hero: HeroNo): HeroId | null => setup.carried?.heroes[hero]?.hero ?? setup.party[hero] ?? null;

/** CAV-SETUP-03; CAV-CAMP-01: level and powers are kept, face up. */
const heroTaken = procedure<Cavern, OfHero>()('hero-taken')
  .ask('CAV-SETUP-03', takeHero, (board, { hero }) => (given(board, hero) === null ? hero % board.setup.players : null))
  .step(['CAV-SETUP-03/a', 'CAV-CAMP-01'], (t, { hero, answer }) => {
    const brought = t.board.setup.carried?.heroes[hero];
    const id = answer?.id ?? given(t.board, hero) ?? missing();
    t.raise('hero.taken', { hero, id, level: brought?.level ?? 1, powers: brought?.powers ?? [] });
    for (const card of brought?.items ?? []) t.raise('item.brought', { hero, card });
  })
  .done();

const hasPowers = (board: Board, hero: HeroNo): boolean => heroAt(board, hero).up.length > 0;

/** CAV-SETUP-04, CAV-SETUP-05, CAV-SETUP-15, CAV-SOLO-03: chosen, as the kit, or by chance within each type. */
const powersTaken = procedure<Cavern, OfHero>()('powers-taken')
  .ask('CAV-SETUP-04', takePowers, (board, { hero }) =>
    board.setup.powers === 'choose' && !hasPowers(board, hero) ? seatOf(board, hero) : null,
  )
  .step('CAV-SETUP-05', (t, { hero, answer }) => {
    if (hasPowers(t.board, hero)) return;
    const { id } = heroAt(t.board, hero);
    const powers =
      answer === null
        ? t.board.setup.powers === 'kit'
          ? heroOf(id).kit
          : dealt(t, id)
        : [...answer.atWill, ...answer.daily, ...answer.utility];
    t.raise('powers.taken', { hero, powers });
  })
  .done();

function dealt(t: Turn<Cavern>, id: HeroId): readonly PowerId[] {
  return POWER_KINDS.flatMap((kind) => {
    const left = [...powersOf(id, kind)];
    return Array.from({ length: heroOf(id).picks[kind] }, () => {
      const power = t.choose(left, 'powers');
      left.splice(left.indexOf(power), 1);
      return power;
    });
  });
}

/** CAV-CAMP-04: one item after another goes back, until three are left. */
const itemLeft = procedure<Cavern, OfHero>()('item-left')
  .ask('CAV-CAMP-04', keepItems, (board, { hero }) => seatOf(board, hero))
  .step('CAV-CAMP-04/a', (t, { hero, answer }) => t.raise('item.left', { hero, card: answer.item }))
  .done();
const itemsKept = procedure<Cavern, OfHero>()('items-kept')
  .each('CAV-CAMP-04', itemLeft, (board, { hero }) => (heroAt(board, hero).items.length > KEPT_ITEMS ? { hero } : null))
  .done();

/** CAV-SETUP-12: the highest roll; whoever ties for it rolls again. */
const firstRolled = procedure<Cavern>()('first-rolled', 'again')
  .let('heroes', 'CAV-SETUP-12', (t): readonly HeroNo[] => t.board.heroes.map((_, hero) => hero))
  .at('again')
  .let('heroes', 'CAV-SETUP-12/a', (t, { heroes }) => {
    const dice = heroes.map(() => t.roll(FACES, 'first'));
    t.raise('first.rolled', { dice, heroes });
    const most = Math.max(...dice);
    return heroes.filter((_, i) => dice[i] === most);
  })
  .step('CAV-SETUP-12/b', (t, { heroes }) => {
    if (heroes.length > 1) return 'again';
    t.raise('first.chosen', { hero: at(heroes, 0) });
    return undefined;
  })
  .done();

const firstChosen = procedure<Cavern>()('first-chosen')
  .ask('CAV-SETUP-12', firstPlayer, (board) => (board.heroes.length > 1 ? 0 : null))
  .step('CAV-SETUP-12/a', (t, { answer }) => t.raise('first.chosen', { hero: answer?.hero ?? 0 }))
  .done();

/** CAV-SETUP-08, CAV-SETUP-14, CAV-SOLO-02, CAV-CAMP-02. */
export function surgesFor({ setup }: Board): number {
  const { adventure, heroes, difficulty, carried } = setup;
  const base = at(adventureOf(adventure).surges, heroes - 1) + (difficulty === 'easier' ? 1 : difficulty === 'harder' ? -1 : 0);
  const change = carried?.surges ?? 0;
  if (change < 0) return Math.min(base, Math.max(LEAST_SURGES, base + change));
  return change > 0 ? Math.max(base, Math.min(MOST_SURGES, base + change)) : base;
}

/** CAV-STACK-01, CAV-STACK-02: read from top to bottom; which tile lies where is decided when it is drawn. */
function partsOf(t: Turn<Cavern>): readonly (readonly TileId[])[] {
  const pool = [...POOL];
  const next = (k: number): readonly TileId[] =>
    Array.from({ length: k }, () => {
      const tile = t.choose(pool, 'stack');
      pool.splice(pool.indexOf(tile), 1);
      return tile;
    });
  return adventureOf(t.board.setup.adventure)
    .stack.map((step): readonly TileId[] => {
      if (step === 'rest') return pool;
      return 'take' in step ? next(step.take) : [step.shuffle, ...next(step.with)];
    })
    .filter((part) => part.length > 0);
}

/** CAV-EDGE-01, CAV-EDGE-03: edge tiles first, then fissures; the first player says where. */
const edgeClosed = procedure<Cavern, { readonly as: 'wall' | 'fissure'; readonly n: number }>()('edge-closed')
  .ask('CAV-EDGE-01', closeEdge, (board) => seatOf(board, board.first))
  .step(['CAV-EDGE-01/a', 'CAV-EDGE-03'], (t, { as, n, answer }) => t.raise('edge.closed', { edge: answer.edge, as, n }))
  .done();

/** CAV-SETUP-10; A8: each crew in its own camp. */
function startSquares(board: Board, hero: HeroNo): readonly Square[] {
  const cave = caveOf(board.tiles);
  const { teams } = adventureOf(board.setup.adventure);
  const tile = teams === true ? campOf(heroAt(board, hero).team) : SOUTH_HALF;
  return freeOn(board, tile).filter((square) => square !== cave.features[tile]);
}
const SQUARE: Tie = 'square';
const heroPlaced = procedure<Cavern, OfHero & { readonly tie: Tie }>()('hero-placed')
  .let('among', 'CAV-SETUP-10', (t, { hero }) => startSquares(t.board, hero))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-SETUP-10/a', (t, { hero, among, answer }) =>
    t.raise('figure.placed', { figure: hero, id: heroAt(t.board, hero).id, to: answer?.one ?? among[0] ?? missing() }),
  )
  .done();

/** CAV-ALLY-01, CAV-ALLY-02. */
const allyTaken = procedure<Cavern, OfHero & { readonly tie: Tie }>()('ally-taken')
  .ask('CAV-ALLY-01', takeAlly, (board, { hero }) => seatOf(board, hero))
  .step('CAV-ALLY-01/a', (t, { hero, answer }) => {
    if (answer.act === 'none') return 'end';
    t.raise('ally.taken', { hero, ally: answer.ally });
    return undefined;
  })
  .let('among', 'CAV-ALLY-02', (t, { hero }) => freeBeside(t.board, heroAt(t.board, hero).square))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-ALLY-02/a', (t, { hero, among, answer }) =>
    t.raise('figure.placed', { figure: allyOfHero(hero), id: idOf(t.board, allyOfHero(hero)), to: answer?.one ?? among[0] ?? missing() }),
  )
  .done();

const eachHero = (board: Board, _locals: object, done: number): OfHero | null => (done < board.setup.heroes ? { hero: done } : null);

export const settingUp = procedure<Cavern>()('setting-up')
  .each('CAV-SETUP-03', heroTaken, eachHero)
  .each('CAV-SETUP-04', powersTaken, eachHero)
  .each('CAV-CAMP-04', itemsKept, (board, locals, done) => (board.setup.carried === undefined ? null : eachHero(board, locals, done)))
  .callWhich('CAV-SETUP-12', (board) => call(board.setup.first === 'roll' && board.setup.heroes > 1 ? firstRolled : firstChosen, {}))
  .each('CAV-SETUP-07', dealItem, eachHero)
  .step(['CAV-SETUP-08', 'CAV-TEAM-02'], (t) => {
    const surges = surgesFor(t.board);
    t.raise('surges.given', { surges: t.board.xp.map(() => surges) });
  })
  .step('CAV-SETUP-11', (t) => t.raise('stack.built', { parts: partsOf(t) }))
  .each('CAV-EDGE-01', edgeClosed, ({ setup: { walls, fissures } }, _locals, done) => {
    if (done >= walls + fissures) return null;
    return done < walls ? { as: 'wall' as const, n: done } : { as: 'fissure' as const, n: done - walls };
  })
  .each('CAV-SETUP-10', heroPlaced, (board, locals, done) => {
    const next = eachHero(board, locals, done);
    return next === null ? null : { ...next, tie: SQUARE };
  })
  .each('CAV-ALLY-01', allyTaken, (board, locals, done) => {
    const next = board.setup.allies ? eachHero(board, locals, done) : null;
    return next === null ? null : { ...next, tie: SQUARE };
  })
  .done();

export const SETUP_PROCEDURES = [
  settingUp,
  heroTaken,
  powersTaken,
  itemLeft,
  itemsKept,
  firstRolled,
  firstChosen,
  edgeClosed,
  heroPlaced,
  allyTaken,
] as const;
