// Owns the positions that tests of hands and readied cards are built from.

import type { Seat } from '@undercroft/kernel';
import type { Scene } from '@undercroft/testkit';
import type { AdventureId } from '../src/content/cards.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { scoreOf } from '../src/queries/scores.ts';
import { combat } from '../src/rules/calls.ts';
import { fresh } from '../src/events/parts.ts';
import type { Form } from '../src/content/types.ts';
import { playerOf, type Attack, type Board, type InPlay } from '../src/state.ts';
import { boardWith, sceneWith, walking, type HeroWanted, type TableWanted } from './scenes.ts';

export const EBBA = 'hero-ebba-tallow'; // 0c 2s 3c

export const choose = (branch: number) => ({ act: 'choose', branch }) as const;

/** Cards as they lie when they have just been played. */
export const readied = (seat: Seat, ...cards: readonly AdventureId[]): readonly InPlay[] => cards.map((card) => fresh(card, seat));

/** The Hero Phase of seat 0 with Glory enough. */
export const acting = (hero: HeroWanted, wanted: TableWanted = {}): Scene<Dungeoneer> => walking({ glory: 10, ...hero }, wanted);

export const scores = (board: Board, seat: Seat): readonly number[] =>
  (['melee', 'magic', 'speed'] as const).map((form) => scoreOf(board, seat, form));

/**
 * Attacks of seat 0 on seat 1, declared and about to be responded to; the hero of seat 1 stands on the Entrance and has Glory enough. The scene
 * ends with the combat.
 */
export function attackedBy(
  monsters: readonly (readonly [AdventureId, Form])[],
  hero: HeroWanted,
  wanted: TableWanted = {},
): Scene<Dungeoneer> {
  const [own = {}, , ...others] = wanted.heroes ?? [];
  const board = boardWith({
    ...wanted,
    heroes: [{ hero: 'hero-aldous-fenn', at: 'map-servants-stair', ...own }, { glory: 10, at: 'map-last-cellar', ...hero }, ...others],
  });
  board.phase = 'dungeonlord';
  board.fighting = monsters.map(([card]) => fresh(card, 0));
  const attack = ([card, form]: readonly [AdventureId, Form]): Attack => ({
    by: { is: 'monster', card, seat: 0 },
    on: { is: 'hero', seat: 1 },
    form,
    space: playerOf(board, 1).space,
    special: null,
    state: 'declared',
    spared: false,
    die: 0,
    total: 0,
    counterDie: 0,
    counterTotal: 0,
  });
  board.combats = [{ kind: 'batch', lord: 0, attacks: monsters.map(attack), now: -1, dealt: [] }];
  return sceneWith(board, combat, {});
}
