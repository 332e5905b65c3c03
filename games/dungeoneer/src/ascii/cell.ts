// Owns one map card as a box: its name, what it gives, what is in it, and its four exits as it lies.

import { missing } from '@undercroft/kernel';
import { broken, clip, fill, lengthOf, line, piece, words, type Ink, type Line } from '@undercroft/presentation/drawing';
import { mapOf } from '../content/cards.ts';
import type { Exit, Threat } from '../content/types.ts';
import { exitAt } from '../queries/moves.ts';
import { spaceOf, type Side, type SpaceId, type Table } from '../state.ts';
import { badgesOf, heroesIn } from './badges.ts';
import type { Labels } from './labels.ts';
import type { Seen } from './seen.ts';
import { GLORY, LOCKED, obstacleLine, PERIL, SEWER, threatText, TRAPPED } from './signs.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}
/** The smallest box in which everything has its place. */
export const LEAST: Box = { width: 14, height: 4 };
export const MOST: Box = { width: 24, height: 6 };

/** A wall is the edge itself, an open exit a gap in it. */
const SIGN = { locked: LOCKED, trapped: TRAPPED } as const;
const INK = { locked: 'blue', trapped: 'bad' } as const satisfies Record<string, Ink>;

const isBarred = (exit: Exit): exit is Extract<Exit, { threat: Threat }> => exit.kind === 'locked' || exit.kind === 'trapped';

/** A sign and what it asks. */
const barred = (exit: Extract<Exit, { threat: Threat }>, labels: Labels): string => `${SIGN[exit.kind]}${threatText(exit.threat, labels)}`;

/** The upper or lower edge: a corridor where it is open, a sign with its Threat where it is barred. */
function edge(exit: Exit, corners: string, turns: string, inner: number, labels: Labels, ink: Ink): Line {
  const text = exit.kind === 'open' ? `${turns[0]}  ${turns[1]}` : isBarred(exit) ? barred(exit, labels) : '──';
  const sign: Line = [piece(text, isBarred(exit) ? INK[exit.kind] : ink)];
  const left = Math.max(0, Math.floor((inner - lengthOf(sign)) / 2));
  const right = Math.max(0, inner - lengthOf(sign) - left);
  return [piece(`${corners[0]}${'─'.repeat(left)}`, ink), ...sign, piece(`${'─'.repeat(right)}${corners[1]}`, ink)];
}

const side = (exit: Exit, ink: Ink): Line =>
  isBarred(exit) ? [piece(SIGN[exit.kind], INK[exit.kind])] : [piece(exit.kind === 'open' ? ' ' : '│', ink)];

/** The row with the exits to the west and east: their Threats at its ends, what it gives in the middle. */
function crossing(west: Exit, east: Exit, middle: Line, inner: number, labels: Labels): Line {
  const at = (exit: Exit): Line => (isBarred(exit) ? [piece(threatText(exit.threat, labels), INK[exit.kind])] : []);
  const [left, right] = [at(west), at(east)];
  const room = inner - lengthOf(left) - lengthOf(right);
  const gap = left.length > 0 && room > lengthOf(middle) ? 1 : 0;
  return [...left, ...fill([...line(' '.repeat(gap)), ...middle], room), ...right];
}

/** As many parts as fit beside each other, and those that are left. */
function packed(parts: readonly Line[], width: number): readonly [row: Line, left: readonly Line[]] {
  let row: Line = [];
  for (const [i, part] of parts.entries()) {
    const longer = words(row, part);
    if (lengthOf(longer) > width) return [row, parts.slice(i)];
    row = longer;
  }
  return [row, []];
}

/** A card that lies on the map. */
export function cellLines(seen: Seen, labels: Labels, id: SpaceId, box: Box): Line[] {
  const { table } = seen;
  const exit = (side: Side): Exit => exitAt(table, id, side);
  const exits = [exit(0), exit(1), exit(2), exit(3)] as const;
  const { card } = spaceOf(table, id);
  const ink: Ink = seen.here === id ? 'ember' : 'wall';
  return boxLines(labels, labels.name(card), exits, [collects(card), ...badgesOf(seen, labels, id)], heroesIn(seen, id), ink, box);
}

/** A card that is to be placed, as it is printed. */
export function looseLines(table: Table, labels: Labels, card: Parameters<typeof mapOf>[0], box: Box): Line[] {
  const { exits, obstacle, sewer } = mapOf(card);
  const parts = [collects(card), ...obstacleLine(obstacle, labels), ...(sewer === null ? [] : [line(`${SEWER}${sewer}`, 'green')])];
  return boxLines(labels, labels.name(card), exits, parts, [], table.drawn === card ? 'lit' : 'wall', box);
}

const ARROWS = ['↑', '→', '↓', '←'] as const;

/** The same in one line: its name, what it gives, and the sides on which there is a way out. */
export function looseLine(labels: Labels, card: Parameters<typeof mapOf>[0]): Line {
  const ways = mapOf(card).exits.flatMap((exit, at) => {
    if (exit.kind === 'wall') return [];
    const arrow = ARROWS[at] ?? missing();
    return [isBarred(exit) ? line(`${arrow}${barred(exit, labels)}`, INK[exit.kind]) : line(arrow, 'title')];
  });
  return words(line(labels.name(card), 'title'), collects(card), ...ways);
}

function collects(card: Parameters<typeof mapOf>[0]): Line {
  const { glory, peril } = mapOf(card);
  return words(line(`${GLORY}${glory}`, 'lit'), line(`${PERIL}${peril}`, 'red'));
}

function boxLines(
  labels: Labels,
  name: string,
  [north, east, south, west]: readonly [Exit, Exit, Exit, Exit],
  parts: readonly Line[],
  heroes: readonly Line[],
  ink: Ink,
  { width, height }: Box,
): Line[] {
  const inner = width - 2;
  const names = height >= 6 ? twoLines(name, inner) : [line(name, 'title')];
  const ends = [west, east].reduce((sum, exit) => sum + (isBarred(exit) ? lengthOf(line(threatText(exit.threat, labels))) + 1 : 0), 0);
  const [middle, left] = packed(height < 5 ? [...heroes, ...parts] : parts, inner - ends);
  const row = (text: Line): Line => [piece('│', ink), ...fill(text, inner), piece('│', ink)];
  return [
    edge(north, '┌┐', '┘└', inner, labels, ink),
    ...names.map(row),
    [...side(west, ink), ...crossing(west, east, middle, inner, labels), ...side(east, ink)],
    ...(height < 5 ? [] : [row(words(...heroes, ...left))]),
    edge(south, '└┘', '┐┌', inner, labels, ink),
  ];
}

function twoLines(name: string, width: number): Line[] {
  const [first = '', ...others] = broken(name, width, width).filter((text) => text !== '');
  return [line(first, 'title'), clip(line(others.join(' '), 'title'), width)];
}
