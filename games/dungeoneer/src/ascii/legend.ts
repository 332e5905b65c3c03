// Owns the line that explains the signs: those that are on the map, and no others.

import { flow, line, words, type Ink, type Line } from '@undercroft/presentation/drawing';
import { mapOf } from '../content/cards.ts';
import { SIDES, spaceOf } from '../state.ts';
import { exitAt } from '../queries/moves.ts';
import { badgesOf } from './badges.ts';
import type { Labels } from './labels.ts';
import type { Seen } from './seen.ts';
import { ENTRANCE, GLORY, LIFE, LOCKED, MONSTER, OBSTACLE, PERIL, PORTAL, QUEST, SEWER, TOKEN, TRAPPED } from './signs.ts';

export function legendLines(seen: Seen, labels: Labels, width: number): Line[] {
  const { table } = seen;
  if (table.spaces.length === 0) return [];
  const drawn = table.spaces
    .flatMap((_, id) => badgesOf(seen, labels, id).map((badge) => badge[0]?.text[0] ?? ''))
    .concat(table.spaces.flatMap((_, id) => SIDES.map((side) => exitAt(table, id, side).kind)));
  const realm = (seen.here < 0 ? table.spaces[0] : spaceOf(table, seen.here))?.realm ?? 'dungeon';
  const exits = labels.cards.exits[realm];
  const sign = (text: string, name: string, ink: Ink, key = text): readonly Line[] =>
    drawn.includes(key) ? [words(line(text, ink), line(name, 'dim'))] : [];
  const always = (text: string, name: string, ink: Ink): Line => words(line(text, ink), line(name, 'dim'));
  return flow(
    [
      always(GLORY, labels.cards.glory, 'lit'),
      always(PERIL, labels.cards.peril, 'red'),
      always(LIFE, labels.cards.life, 'red'),
      ...sign(LOCKED, exits.locked, 'blue', 'locked'),
      ...sign(TRAPPED, exits.trapped, 'bad', 'trapped'),
      ...sign(ENTRANCE, labels.cards.entrance, 'title'),
      ...sign(QUEST, labels.questHere, 'good'),
      ...sign(TOKEN, labels.token, 'good'),
      ...sign(OBSTACLE.pit, labels.obstacles.pit, 'bad'),
      ...sign(OBSTACLE.spikes, labels.obstacles.spikes, 'bad'),
      ...sign(OBSTACLE.hazard, labels.obstacles.hazard, 'bad'),
      ...(table.spaces.some(({ card }) => mapOf(card).monster !== null) ? sign(MONSTER, labels.monster, 'bad') : []),
      ...sign(SEWER, labels.sewer, 'green'),
      ...sign(PORTAL, labels.portal, 'blue'),
    ],
    width,
    2,
    0,
  );
}
