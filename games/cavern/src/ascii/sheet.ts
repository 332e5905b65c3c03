// Owns what stands beside or below the map: the turn, the goal, the heroes with their cards, the foes and what they do next.

import { missing } from '@undercroft/kernel';
import { clip, explained, flow, line, piece, words, type Line, type Section } from '@undercroft/presentation/drawing';
import type { GameText } from '@undercroft/presentation';
import { goalsOf } from '../board-model/goal.ts';
import { heroOf, isMonster, xpOf } from '../content/cards.ts';
import { maxHp } from '../queries/duel.ts';
import { speedOf } from '../queries/speed.ts';
import { maxFoeHp } from '../queries/strength.ts';
import { isTrap } from '../queries/tactics.ts';
import { isDowned, seatOf, type HeroNo } from '../state.ts';
import { squareLabel } from '../text/play/its.ts';
import type { BoardWords } from '../text/words/board-words.ts';
import type { View } from '../view.ts';
import { foeSign, heroSign, INKS, THING_SIGNS } from './signs.ts';

interface Drawing {
  readonly view: View;
  readonly said: BoardWords;
  readonly text: GameText<View>;
}
const nameOf = ({ text }: Drawing, id: string): string => text.card?.(id)?.short ?? id;
const placeOf = (d: Drawing, square: number): string => {
  const tile = d.view.tiles[square >> 4]?.tile;
  return tile === undefined ? '' : `${nameOf(d, tile)} ${squareLabel(square)}`;
};

/** Whose turn it is, and what the party shares. */
function turnLines(d: Drawing, width: number): Line[] {
  const { view, said } = d;
  const hero = view.heroes[view.active];
  const stack = view.stack.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 1), 0);
  const shared = view.surges.map(
    (n, team) => `${said.surges} ${n}, ${said.xp} ${(view.xp[team] ?? []).reduce((sum, card) => sum + xpOf(card), 0)}`,
  );
  return flow(
    [
      ...(view.round > 0 ? [line(said.round(view.round), 'title')] : []),
      line(said.phases[view.phase]),
      ...(hero === undefined || view.phase === 'setup' ? [] : [line(said.turnOf(nameOf(d, hero.id)), 'ember')]),
      ...shared.map((one) => line(one, 'lit')),
      line(`${said.stack} ${stack}`, 'dim'),
    ],
    width,
  );
}

function heroLines(d: Drawing, no: HeroNo, width: number): Line[] {
  const { view, said } = d;
  const hero = view.heroes[no] ?? missing();
  const { id, level, hp, conditions, curses, up, down, items, row, square } = hero;
  const side = heroOf(id).sides[level - 1] ?? missing();
  const state = hero.escaped ? said.escaped : isDowned(hero) ? said.down : '';
  const head = words(
    line(heroSign(no, isDowned(hero)), INKS[no % INKS.length] ?? 'lit'),
    line(nameOf(d, id), no === view.active ? 'ember' : 'title'),
    line(`${hp}/${maxHp(hero)} HP`, hp <= maxHp(hero) / 2 ? 'bad' : 'good'),
    line(`AC ${side.ac}`),
    line(`${said.speed} ${square < 0 ? side.speed : speedOf(view, no)}`),
    line(said.level(level), 'dim'),
    ...(state === '' ? [] : [line(state, 'bad')]),
    ...conditions.map((one) => line(said.marks[one], 'bad')),
    ...curses.map((one) => line(nameOf(d, one), 'bad')),
    ...(square < 0 ? [] : [line(placeOf(d, square), 'dim')]),
  );
  const cards = [
    ...up.map((card) => line(nameOf(d, card))),
    ...down.map((card) => line(`(${nameOf(d, card)})`, 'dim')),
    ...items.map((item) => line(item.up ? `[${nameOf(d, item.card)}]` : `([${nameOf(d, item.card)}])`, 'lit')),
    ...view.things.filter(({ by }) => by === no).map(({ kind }) => line(`${THING_SIGNS[kind]} ${nameOf(d, kind)}`, 'lit')),
  ];
  const runs = row.map(({ card, square: at }) => {
    const sign = isMonster(card) ? '' : isTrap(card) ? '^ ' : '* ';
    return line(`${sign}${nameOf(d, card)}${at >= 0 ? ` (${placeOf(d, at)})` : ''}`, 'red');
  });
  return [
    clip(head, width),
    ...flow(cards, width - 3).map((one): Line => [piece('   '), ...one]),
    ...(runs.length === 0 ? [] : flow([line(`${said.runs}:`, 'dim'), ...runs], width - 3).map((one): Line => [piece('   '), ...one])),
  ];
}

function foeLines(d: Drawing, width: number): Line[] {
  const { view, said } = d;
  return view.foes.map((foe, at) =>
    clip(
      words(
        line(foeSign(view, at), 'red'),
        line(nameOf(d, foe.kind), foe.villain ? 'ember' : 'plain'),
        line(`${foe.hp}/${maxFoeHp(view, foe.kind)} HP`),
        line(placeOf(d, foe.square), 'dim'),
        ...(foe.pinned ? [line(said.marks.pinned, 'good')] : []),
        ...(view.lasting.some(({ what, on }) => what === 'drowsy' && on === foe.id) ? [line(said.marks.drowsy, 'good')] : []),
      ),
      width,
    ),
  );
}

/** From this height on the cards say what they do. */
const TOLD = 45;

export function sheet(d: Drawing, width: number, height: number): Section[] {
  const { view, said, text } = d;
  const own = view.heroes.map((_, no) => no).sort((a, b) => Number(seatOf(view, b) === view.seat) - Number(seatOf(view, a) === view.seat));
  const standing = [view.environment, view.encounter, ...view.blessings.map(({ card }) => card)].filter((card) => card !== null);
  const things = view.things.filter(({ square, edge }) => square >= 0 || edge >= 0);
  return [
    { rank: 10, lines: turnLines(d, width) },
    {
      rank: 10,
      lines: [
        clip(
          line(
            said.goal(goalsOf(view), (id) => nameOf(d, id)),
            'title',
          ),
          width,
        ),
      ],
    },
    ...own.map((no) => ({ rank: seatOf(view, no) === view.seat ? 8 : 6, lines: heroLines(d, no, width) })),
    { rank: 7, lines: foeLines(d, width) },
    {
      rank: 5,
      lines:
        standing.length === 0
          ? []
          : flow(
              standing.map((card) => line(nameOf(d, card), 'blue')),
              width,
            ),
    },
    {
      rank: 5,
      lines: flow(
        things.map(({ kind, hp, square }) =>
          line(`${THING_SIGNS[kind]} ${nameOf(d, kind)}${hp > 0 ? ` ${hp} HP` : ''}${square >= 0 ? ` ${placeOf(d, square)}` : ''}`, 'lit'),
        ),
        width,
      ),
    },
    {
      rank: 0,
      lines:
        height < TOLD
          ? []
          : (text.explain?.(view) ?? []).flatMap((told) => {
              const cut = told.indexOf(': ');
              return cut < 0
                ? explained(line('…', 'title'), told, width)
                : explained(line(told.slice(0, cut), 'title'), told.slice(cut + 2), width);
            }),
    },
  ];
}
