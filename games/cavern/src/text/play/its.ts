// Owns the names of what is spoken of: heroes by their first names, foes, cards, tiles and squares by theirs.

import { isOneOf } from '@undercroft/kernel';
import { adventureOf, ALLY_IDS, allyOf, isMonster, monsterOf, VILLAIN_IDS, villainOf } from '../../content/cards.ts';
import type { Tactic } from '../../content/types.ts';
import { losingLevel } from '../../queries/goals.ts';
import { allyAt, foeAt, isAlly, isHero, thingAt, type Figure, type Square } from '../../state.ts';
import type { View } from '../../view.ts';
import { adventureWords, attackNames, hasWords, shortOf } from '../names.ts';
import type { Names, PlayPhrases } from './phrases.ts';

/** Columns are letters from the west, rows numbers from the north, on each tile. */
export const squareLabel = (square: Square): string => `${'abcd'.charAt(square & 3)}${((square >> 2) & 3) + 1}`;

export function tacticsOf(kind: string): readonly Tactic[] {
  if (isOneOf(ALLY_IDS, kind)) return allyOf(kind).tactics;
  if (isOneOf(VILLAIN_IDS, kind)) return villainOf(kind).tactics;
  return isMonster(kind) ? monsterOf(kind).tactics : [];
}

export function itsOf(p: PlayPhrases, view: View): Names {
  const named = (id: string): string => p.named(id, shortOf(p.language, id));
  const hero: Names['hero'] = (no) => {
    const found = view.heroes[no];
    return found === undefined ? p.player((no % view.setup.players) + 1) : shortOf(p.language, found.id);
  };
  const tile: Names['tile'] = (no) => {
    const found = view.tiles[no];
    return found === undefined ? p.nobody : named(found.tile);
  };
  const figure = (no: Figure): string => {
    if (isHero(no)) return hero(no);
    const found = isAlly(no) ? allyAt(view, no) : (foeAt(view, no) ?? thingAt(view, no));
    return found === undefined ? p.nobody : named(found.kind);
  };
  return {
    view,
    hero,
    player: (seat) => p.player(seat + 1),
    figure,
    named,
    bare: (id) => shortOf(p.language, id),
    attack: (name) => attackNames[p.language][name] ?? (hasWords(p.language, name) ? shortOf(p.language, name) : name),
    tile,
    square: (square) => p.square(tile(square >> 4), squareLabel(square)),
    edge: (edge) => p.edge(tile(edge >> 2), edge & 3),
    crew: (team) => (team < 0 ? p.nobody : shortOf(p.language, team === 0 ? 'crew-lantern' : 'crew-ember')),
    tactic: (kind, no) => {
      const found = tacticsOf(kind)[no];
      return found === undefined ? '' : p.cards.say.tactic(found.when);
    },
    adventure: adventureWords[p.language][view.setup.adventure].name,
    most: losingLevel(view),
    cold: adventureOf(view.setup.adventure).cold?.[view.setup.heroes - 1] ?? null,
  };
}
