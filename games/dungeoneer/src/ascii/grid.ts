// Owns the map of a realm as boxes in rows, cut to a window around this seat's hero where it does not fit.

import { at } from '@undercroft/kernel';
import { clip, flow, line, piece, words, type Ink, type Line } from '@undercroft/presentation/drawing';
import { REALMS, type Realm } from '../content/types.ts';
import { heroesAt } from '../queries/fight.ts';
import { NOWHERE, spaceOf, type SpaceId, type Table } from '../state.ts';
import { heroesIn } from './badges.ts';
import { cellLines, LEAST, MOST, type Box } from './cell.ts';
import type { Labels } from './labels.ts';
import type { Seen } from './seen.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly cols: number;
  readonly rows: number;
}

const inRealm = (table: Table, realm: Realm): readonly SpaceId[] =>
  table.spaces.flatMap((space, id) => (space.realm === realm ? [id] : []));

function extentOf(table: Table, ids: readonly SpaceId[]): Extent {
  const xs = ids.map((id) => spaceOf(table, id).x);
  const ys = ids.map((id) => spaceOf(table, id).y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, cols: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** The largest box in which all of it fits; if there is none, a small one. */
function boxFor({ cols, rows }: Extent, { width, height }: Room): Box {
  const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(most, n));
  const shown = between(1, cols, Math.floor(width / LEAST.width));
  const fitting = between(LEAST.height, Math.floor(height / rows), MOST.height);
  // Where it has to be cut anyway, boxes are as high as they can be without a row less.
  const n = Math.max(1, Math.floor(height / LEAST.height));
  const cut = between(LEAST.height, Math.floor(height / n), 5);
  return {
    width: between(LEAST.width, Math.floor(width / Math.max(1, shown)), MOST.width),
    height: rows * LEAST.height > height ? cut : fitting,
  };
}

/** So many from where they begin, with the wanted one as near the middle as the ends allow. */
const windowAt = (from: number, all: number, shown: number, wanted: number): number =>
  all <= shown ? from : Math.max(from, Math.min(from + all - shown, wanted - Math.floor(shown / 2)));

/** The realms one after the other; where there is no room for both, of the other one a line. */
export function mapLines(seen: Seen, labels: Labels, room: Room): Line[] {
  const { table, here } = seen;
  const realms = REALMS.filter((realm) => inRealm(table, realm).length > 0);
  if (realms.length === 0) return room.height > 0 ? [line(labels.noMap, 'dim')] : [];
  const own = here === NOWHERE ? at(realms, 0) : spaceOf(table, here).realm;
  const others = realms.filter((realm) => realm !== own);
  if (others.length === 0) return realmLines(seen, labels, own, room);
  const least = others.length * (LEAST.height + 1);
  const roomy = room.height >= least + 2 * LEAST.height + 1;
  const rows = extentOf(table, inRealm(table, own)).rows;
  const mine = roomy
    ? Math.min(room.height - least, Math.max(Math.ceil(room.height / 2), rows * LEAST.height + 1))
    : room.height - others.length;
  const first = realmLines(seen, labels, own, { width: room.width, height: mine });
  const left = Math.floor((room.height - first.length) / others.length);
  return [...first, ...others.flatMap((realm) => realmLines(seen, labels, realm, { width: room.width, height: left }))];
}

function realmLines(seen: Seen, labels: Labels, realm: Realm, { width, height }: Room): Line[] {
  const { table, here } = seen;
  const ids = inRealm(table, realm);
  const extent = extentOf(table, ids);
  const rowsHigh = height - 1;
  if (rowsHigh < LEAST.height) return height < 1 ? [] : [headLine(seen, labels, realm, width, [], true)];
  const box = boxFor(extent, { width, height: rowsHigh });
  const cols = Math.min(extent.cols, Math.max(1, Math.floor(width / box.width)));
  const rows = Math.min(extent.rows, Math.max(1, Math.floor(rowsHigh / box.height)));
  const centre = here !== NOWHERE && spaceOf(table, here).realm === realm ? here : (heroHere(table, ids) ?? ids[0] ?? 0);
  const { x, y } = spaceOf(table, centre);
  const left = windowAt(extent.left, extent.cols, cols, x);
  const top = windowAt(extent.top, extent.rows, rows, y);
  const beyond: readonly (readonly [string, number])[] = [
    ['←', left - extent.left],
    ['↑', top - extent.top],
    ['↓', extent.top + extent.rows - top - rows],
    ['→', extent.left + extent.cols - left - cols],
  ];
  const at = new Map(ids.map((id) => [`${spaceOf(table, id).x},${spaceOf(table, id).y}`, id]));
  const blank = Array.from({ length: box.height }, (): Line => [piece(' '.repeat(box.width))]);
  const lines: Line[] = [];
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: cols }, (_, col) => at.get(`${left + col},${top + row}`)).map((id) =>
      id === undefined ? blank : cellLines(seen, labels, id, box),
    );
    for (let i = 0; i < box.height; i++) lines.push(cells.flatMap((cell) => cell[i] ?? []));
  }
  const goesOn = beyond.filter(([, n]) => n > 0).map(([arrow, n]) => line(`${arrow}${n}`, 'ember'));
  return [headLine(seen, labels, realm, width, goesOn, false), ...lines];
}

const heroHere = (table: Table, ids: readonly SpaceId[]): SpaceId | undefined => ids.find((id) => heroesAt(table, id).length > 0);

/** The name of the realm, how much lies there, and where it goes on; of one that is not drawn also who is there. */
function headLine(seen: Seen, labels: Labels, realm: Realm, width: number, goesOn: readonly Line[], alone: boolean): Line {
  const { table } = seen;
  const ids = inRealm(table, realm);
  const { decks } = seen.view;
  const left = decks[realm] + decks.both;
  const heroes = alone
    ? ids.flatMap((id) => heroesIn(seen, id).map((one) => words(one, line(labels.name(spaceOf(table, id).card), 'dim'))))
    : [];
  const more = goesOn.length === 0 ? [] : [words(...goesOn, line(labels.more, 'dim'))];
  const name: Ink = 'title';
  return clip(
    flow(
      [
        line(labels.cards.realms[realm], name),
        line(`${labels.onMap}: ${ids.length}`, 'dim'),
        line(`${labels.inDeck}: ${left}`, 'dim'),
        ...more,
        ...heroes,
      ],
      1e6,
    )[0] ?? [],
    width,
  );
}
