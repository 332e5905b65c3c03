// Owns the small marks inside a map card: who stands there, what lies there, where it leads besides its exits.

import { line, type Ink, type Line } from '@undercroft/presentation/drawing';
import { mapOf } from '../content/cards.ts';
import { heroesAt, spaceLife } from '../queries/fight.ts';
import { isEntrance, NOWHERE, playerOf, spaceOf, type SpaceId, type Table } from '../state.ts';
import type { Labels } from './labels.ts';
import { goalOf, placesOf, type Seen } from './seen.ts';
import { ARROWS, ENTRANCE, MONSTER, obstacleLine, PORTAL, QUEST, seatInk, seatMark, SEWER, TOKEN } from './signs.ts';

/** The heroes of a space; one who waits on the Cusp with the way he was going (DGN-CUSP-01). */
export function heroesIn({ table }: Seen, space: SpaceId): readonly Line[] {
  return heroesAt(table, space).map((seat) => {
    const { cusp } = playerOf(table, seat);
    return line(`${seatMark(seat)}${cusp === -1 ? '' : ARROWS[cusp]}`, seatInk(seat));
  });
}

/** A letter for each Portal, which its other end has too. */
function portalLetter(table: Table, id: SpaceId): string {
  const portals = table.spaces.flatMap(({ card }, at) => (mapOf(card).portal ? [at] : []));
  const letter = (at: number): string => String.fromCodePoint(97 + at);
  if (portals.includes(id)) return letter(portals.indexOf(id));
  return portals.map((portal, at) => (spaceOf(table, portal).portal === id ? letter(at) : '')).join('');
}

/** What lies dropped in a space, whoever's Quest it is (DGN-ESCORT-06, A-54). */
const tokensAt = ({ players, global, left }: Table, id: SpaceId): number =>
  [...players.flatMap(({ quests }) => quests), ...global, ...left].filter(({ dropped }) => dropped === id).length;

export function badgesOf(seen: Seen, labels: Labels, id: SpaceId): readonly Line[] {
  const { table, quests } = seen;
  const { card } = spaceOf(table, id);
  const { sewer, obstacle, monster } = mapOf(card);
  const portal = portalLetter(table, id);
  const isGoal = quests.some((one) => placesOf(table, goalOf(one)).includes(id) && one.dropped === NOWHERE);
  const has = (is: boolean, text: string, ink: Ink): readonly Line[] => (is ? [line(text, ink)] : []);
  return [
    ...has(isEntrance(table, card), ENTRANCE, 'title'),
    ...has(isGoal, QUEST, 'good'),
    ...has(tokensAt(table, id) > 0, TOKEN.repeat(tokensAt(table, id)), 'good'),
    ...obstacleLine(obstacle, labels),
    ...(monster === null ? [] : has(spaceLife(table, id) > 0, `${MONSTER}${spaceLife(table, id)}`, 'bad')),
    ...has(sewer !== null, `${SEWER}${sewer}`, 'green'),
    ...has(portal !== '', `${PORTAL}${portal}`, 'blue'),
  ];
}
