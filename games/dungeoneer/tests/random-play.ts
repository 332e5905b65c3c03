// Owns how the long tests play this game: any setup that the rules allow, and choices that are random but go on.

import { at } from '@undercroft/kernel';
import type { Choice, Random, Seat, State } from '@undercroft/kernel';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { QUEST_IDS } from '../src/content/cards.ts';
import { adventuresIn, mapsIn } from '../src/content/decks.ts';
import { DECKS, REALMS } from '../src/content/types.ts';
import { game } from '../src/game.ts';
import { ceilingOf, stackAt } from '../src/queries/stack.ts';
import {
  checkSetup,
  EDITIONS,
  FEWEST_ROUNDS,
  MOMENTS,
  gradesOf,
  isGraded,
  OPTIONS,
  type Edition,
  type Option,
  type Setup,
} from '../src/setup.ts';
import type { Board } from '../src/state.ts';

/** Edition 2.1 knows only one optional rule. */
const ALLOWED: Readonly<Record<Edition, readonly Option[]>> = { '2.1': ['revealed'], '2.3c': OPTIONS };
const one = <V>(random: Random, of: readonly V[]): V => at(of, random.below(of.length));

/** Both editions, every number of players, any of the options, asked at every moment or in time, and any decks that the edition lets play together. */
export function anySetup(random: Random): Setup {
  for (;;) {
    const edition = one(random, EDITIONS);
    const decks = DECKS.filter(() => random.below(2) === 0);
    const options = ALLOWED[edition].filter(() => random.below(2) === 0);
    const players = one(random, [2, 3, 4]);
    const trim = { maps: random.below(2) * random.below(12), adventures: random.below(2) * random.below(61) };
    const moments = one(random, MOMENTS);
    const checked = checkSetup({
      edition,
      decks,
      options,
      players,
      moments,
      rounds: FEWEST_ROUNDS,
      ...(edition === '2.1' ? { trim } : {}),
    });
    if (checked.ok) return checked.setup;
  }
}

/** Several grades, so that their decks change in the middle of a game. */
export function gradedSetup(random: Random): Setup {
  for (;;) {
    const setup = anySetup(random);
    if (isGraded(setup)) return setup;
  }
}

/** The same game, in which heroes rise without Quests: a Level for everybody in every other round, but never the one that ends the game. */
const began = game.events['turn.began'];
export const hastened: typeof game = {
  ...game,
  events: {
    ...game.events,
    'turn.began': {
      ...began,
      apply: (board, body) => {
        began.apply(board, body);
        if (body.seat !== board.first || body.round % 2 === 1) return;
        board.players.forEach((player, seat) => {
          if (!player.alive || player.level + 1 >= ceilingOf(board, seat)) return;
          player.level++;
          Object.assign(player, stackAt(player, player.level));
        });
      },
    },
  },
};

/** At random, but a turn seldom ends while the hero can still do something: heroes walk far and meet what lies there. */
export function restless(state: State<Dungeoneer>, seat: Seat, random: Random): Choice {
  nothingOverspent(state.board);
  const choice = state.randomChoice(seat, random);
  return choice.act === 'end' && random.below(4) > 0 ? state.randomChoice(seat, random) : choice;
}

const QUESTS: ReadonlySet<string> = new Set(QUEST_IDS);
/** No card is ever lost or doubled, also when decks change: every Adventure and Map card that has come into play lies in one place. */
export function everyCardOnce(board: Board): void {
  const { setup, players, stocks, spaces, fighting, maps, looked, drawn, out, aside } = board;
  const piles = [...stocks.flatMap(({ draw }) => draw), ...Object.values(maps).flat(), looked, aside];
  const lying = [...fighting, ...players.flatMap(({ ready, pack }) => [...ready, ...pack])];
  const found = [
    ...[...piles, ...players.flatMap((player) => [player.hand, player.maps])].flatMap(({ cards }) => cards),
    ...stocks.flatMap(({ discard }) => discard),
    ...lying.flatMap(({ card, attached }) => [card, ...attached]),
    ...spaces.map(({ card }) => card),
    ...(drawn === null ? [] : [drawn]),
    ...out,
  ].filter((card) => !QUESTS.has(card));
  const grades = gradesOf(setup);
  const due = [
    ...grades.slice(0, grades.indexOf(board.grade) + 1).flatMap((grade) => adventuresIn(setup.decks, grade)),
    ...REALMS.flatMap((realm) => mapsIn(setup.decks, realm)),
  ];
  const there = new Set(found);
  const missing = due.filter((card) => !there.has(card));
  if (missing.length > 0) throw new Error(`nowhere: ${missing.join()}`);
  if (found.length !== due.length) throw new Error(`twice: ${found.filter((card, i) => found.indexOf(card) !== i).join()}`);
}

/** DGN-GEN-07: nobody spends what is not there, of Glory, Peril, Movement or Life. */
export function nothingOverspent({ players }: Board): void {
  players.forEach(({ glory, peril, movement, saved, life }, seat) => {
    const numbers = { glory, peril, movement, saved, life };
    for (const [name, n] of Object.entries(numbers)) if (n < 0) throw new Error(`seat ${seat} has ${n} ${name}`);
  });
}
