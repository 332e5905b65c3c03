// Owns any setup at random, and what must hold of any table at any question (section 2.5 of the specification: invariants).

import { missing, type Random } from '@undercroft/kernel';
import {
  ADVENTURE_IDS,
  adventureOf,
  HERO_IDS,
  isMonster,
  isVillain,
  monsterDeck,
  treasureDeck,
  type TreasureId,
} from '../src/content/cards.ts';
import { encounterDeck } from '../src/content/cards.ts';
import { maxHp } from '../src/queries/duel.ts';
import { caveOf, isFloor, tileOfSquare } from '../src/queries/cave.ts';
import { awaited } from '../src/queries/laying.ts';
import { maxFoeHp } from '../src/queries/strength.ts';
import { CARDS, checkSetup, DIFFICULTIES, FIRST_BY, POWERS_BY, REACTIONS, setsOf, TIES, TRAP_LIMITS, type Setup } from '../src/setup.ts';
import { DIRS, opposite } from '../src/pieces/shapes.ts';
import type { Board } from '../src/state.ts';

export function anySetup(random: Random): Setup {
  const one = <V>(list: readonly V[]): V => list[random.below(list.length)] ?? missing();
  const adventure = one(ADVENTURE_IDS);
  const { heroes: range, teams } = adventureOf(adventure);
  const heroes = one(range);
  const party = HERO_IDS.filter(() => random.below(3) === 0).slice(0, heroes);
  const walls = random.below(3);
  const checked = checkSetup({
    adventure,
    heroes,
    players: teams === true ? one([2, heroes]) : 1 + random.below(heroes),
    party,
    powers: one(POWERS_BY),
    first: one(FIRST_BY),
    difficulty: one(DIFFICULTIES),
    cards: one(CARDS),
    trapLimit: one(TRAP_LIMITS),
    ties: one(TIES),
    allies: heroes <= 2 && random.below(2) === 0,
    walls,
    fissures: one([0, 0, random.below(4)]),
    reactions: one(REACTIONS),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  return checked.setup;
}

const counts = (cards: readonly string[]): string => [...cards].sort().join();

/** Every card of the three decks is somewhere, once; Trail Notes that were spent have left the game. */
function everyCardOnce({ setup, monsters, encounters, treasures, heroes, xp, environment, encounter, found, blessings }: Board): void {
  const sets = setsOf(setup);
  const rows = heroes.flatMap(({ row }) => row.map(({ card }) => card));
  const inDraw = (draw: readonly { readonly cards: readonly string[] }[]): readonly string[] => draw.flatMap(({ cards }) => cards);
  const piles = xp.flat();
  const allMonsters = [
    ...inDraw(monsters.draw),
    ...monsters.discard,
    ...rows.filter(isMonster),
    ...piles.filter((card) => isMonster(card)),
  ];
  const allEncounters = [
    ...inDraw(encounters.draw),
    ...encounters.discard,
    ...rows.filter((card) => !isMonster(card)),
    ...heroes.flatMap(({ curses }) => curses),
    ...(environment === null ? [] : [environment]),
    ...(encounter === null ? [] : [encounter]),
  ];
  const items = heroes.flatMap((hero) => hero.items.map(({ card }) => card));
  const all = [
    ...inDraw(treasures.draw),
    ...treasures.discard,
    ...items,
    ...found,
    ...blessings.map(({ card }) => card),
    ...piles.filter((card) => card === 'FO03'),
  ];
  const spent = treasureDeck(sets).filter((card: TreasureId) => card === 'FO03').length - all.filter((card) => card === 'FO03').length;
  claim('2.5.3 monsters', counts(allMonsters) === counts(monsterDeck(sets)));
  claim('2.5.3 encounters', counts(allEncounters) === counts(encounterDeck(sets)));
  claim('2.5.3 treasures', spent >= 0 && counts([...all, ...Array.from({ length: spent }, () => 'FO03')]) === counts(treasureDeck(sets)));
}

function claim(name: string, holds: boolean): void {
  if (!holds) throw new Error(`${name} is broken`);
}

/** Invariants 1 to 7 of the specification. */
export function holdInvariants(board: Board, question: string): void {
  const { heroes, foes, allies, things, tiles, setup } = board;
  const cave = caveOf(tiles);
  const squares = [...heroes, ...foes, ...allies].map(({ square }) => square).filter((square) => square >= 0);
  claim('2.5.1 one figure on a square', new Set(squares).size === squares.length);
  claim(
    '2.5.1 on floor',
    squares.every((square) => isFloor(cave, square)),
  );
  for (const kind of new Set(foes.map((foe) => foe.kind)))
    if (!isVillain(kind)) {
      const cards = heroes.flatMap(({ row }) => row.filter(({ card }) => card === kind)).length;
      // While somebody is asked where its figure goes, a card lies there without one.
      claim(`2.5.2 ${kind}`, foes.filter((foe) => foe.kind === kind).length === cards || question === 'settle');
    }
  everyCardOnce(board);
  claim(
    '2.5.4 HP',
    heroes.every((hero) => hero.hp >= 0 && hero.hp <= maxHp(hero)) &&
      foes.every(({ kind, hp }) => hp >= 1 && hp <= maxFoeHp(board, kind)) &&
      things.every(({ hp, kind }) => hp >= 1 || (kind !== 'heart' && kind !== 'fissure')) &&
      allies.every(({ hp }) => hp >= 1),
  );
  tiles.forEach((_, tile) => {
    for (const dir of DIRS) {
      const beside = cave.links[tile * 4 + dir] ?? -1;
      if (beside >= 0) claim('2.5.5 symmetric', cave.links[beside * 4 + opposite(dir)] === tile);
    }
  });
  const markers = heroes.flatMap(({ row }) => row.filter(({ square }) => square >= 0).map(({ square }) => square));
  const places = setup.trapLimit === 'tile' ? markers.map(tileOfSquare) : markers;
  claim('2.5.6 one trap', new Set(places).size === places.length);
  claim('2.5.7 a way on', board.phase === 'setup' || board.result !== null || awaited(board).length === 0 || cave.unexplored.length > 0);
}
