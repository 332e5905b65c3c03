// Owns the proof that both toys play the same game: the same choices, dice and draws give the same positions and scores.

import { missing, at, begin, packChoice, randomFrom, type AnyDecision, type Fact, type Picked, type Seat } from '@undercroft/kernel';
import { allAnswers } from '@undercroft/parts';
import type { Dice, Enumerated } from './boardgame-io/api.ts';
import { driver, isOver, legal, stageOf, toAct, type BoardgameState } from './boardgame-io/driver.ts';
import type { Board, Toy } from './toy/board.ts';
import { toy } from './toy/kernel-toy.ts';

interface Played {
  readonly seat: Seat;
  readonly decision: string;
  /** The act and its picks in order; a discard by the names of the cards. */
  readonly packed: readonly Picked[];
  readonly answers: number;
  readonly after: string;
}

interface Recorded {
  readonly played: readonly Played[];
  readonly dice: readonly number[];
  readonly draws: readonly string[];
  readonly scores: readonly number[];
}

const MANY = 100_000;

/** Plays games at random on the kernel and again on boardgame.io, and returns how many decisions agreed; throws at the first difference. */
export function provedDecisions(games: number): number {
  let decisions = 0;
  for (let seed = 1; seed <= games; seed++) {
    const recorded = playOnKernel(seed);
    playOnBoardgameIo(seed, recorded);
    decisions += recorded.played.length;
  }
  return decisions;
}

function playOnKernel(seed: number): Recorded {
  const random = randomFrom(`same game ${seed}`);
  const dice: number[] = [];
  const draws: string[] = [];
  const note = (facts: readonly Fact<Toy>[]): void => {
    for (const fact of facts) {
      if (fact.type !== 'chance') continue;
      if (fact.body.stream === 'pile') draws.push(String(fact.body.label));
      else dice.push(Number(fact.body.label));
    }
  };
  const { state, facts } = begin(toy, {}, random);
  note(facts);
  const played: Played[] = [];
  while (!state.isOver) {
    const seat = state.toAct;
    const asking = state.ask(seat) ?? missing();
    const answers = allAnswers(() => state.ask(seat) ?? missing(), MANY).choices.length;
    const choice = state.randomChoice(seat, random);
    const packed = named(asking.decision, packChoice(asking.decision, choice), state.board, seat);
    const applied = state.apply(seat, choice);
    if (!applied.ok) throw new Error(`the kernel refused ${JSON.stringify(choice)}: ${JSON.stringify(applied.refusal)}`);
    note(applied.facts);
    played.push({ seat, decision: asking.decision.name, packed, answers, after: kernelTable(state.board) });
  }
  return { played, dice, draws, scores: state.returns() };
}

function named({ name }: AnyDecision, packed: readonly Picked[], board: Board, seat: Seat): readonly Picked[] {
  const [act = null, places] = packed;
  if (name !== 'discard' || !Array.isArray(places)) return packed;
  const { cards } = at(board.players, seat).hand;
  return [act, places.map((place) => at(cards, Number(place)))];
}

function playOnBoardgameIo(seed: number, { played, dice, draws, scores }: Recorded): void {
  const { begin, apply } = driver(scriptedDice(dice, draws));
  let state = begin('unused');
  played.forEach(({ seat, decision, packed, answers, after }, at) => {
    const differ = (what: string, kernel: unknown, other: unknown): void => {
      if (kernel !== other)
        throw new Error(
          `game ${seed}, decision ${at} (${decision}): ${what} ${String(kernel)} on the kernel, ${String(other)} on boardgame.io`,
        );
    };
    differ('seat', seat, Number(toAct(state)));
    differ('decision', decision, stageOf(state));
    const moves = legal(state);
    differ('number of legal answers', answers, moves.length);
    const move = asMove(packed, state);
    differ(
      'whether the choice is legal',
      true,
      moves.some((one) => JSON.stringify(one) === JSON.stringify(move)),
    );
    state = apply(state, move);
    differ('position', after, boardgameTable(state));
  });
  if (!isOver(state)) throw new Error(`game ${seed}: over on the kernel, not on boardgame.io`);
  const { gameover } = state.ctx;
  if (JSON.stringify(gameover) !== JSON.stringify({ scores }))
    throw new Error(`game ${seed}: scores ${scores.join(' ')} on the kernel, ${JSON.stringify(gameover)} on boardgame.io`);
}

function asMove([move, ...args]: readonly Picked[], { G, ctx }: BoardgameState): Enumerated {
  const [cards] = args;
  if (move !== 'drop' || !Array.isArray(cards)) return { move: String(move), args: args.map((arg) => arg ?? undefined) };
  const hand: (string | null)[] = [...(G.players[Number(ctx.currentPlayer)]?.hand ?? [])];
  const places = cards.map((card) => {
    const place = hand.indexOf(String(card));
    hand[place] = null;
    return place;
  });
  return { move, args: [places.sort((a, b) => a - b)] };
}

/** A deck shuffled beforehand, in the order in which the kernel decided its cards one by one; the last card of a pile is no decision. */
function scriptedDice(dice: readonly number[], draws: readonly string[]): Dice {
  let nextDie = 0;
  let nextDraw = 0;
  return {
    Die: () => dice[nextDie++] ?? Number.NaN,
    Shuffle: (deck) => {
      const left = [...deck];
      const order: typeof deck = [];
      while (left.length > 1 && nextDraw < draws.length) {
        const wanted = draws[nextDraw++];
        order.push(
          ...left.splice(
            left.findIndex((card) => card === wanted),
            1,
          ),
        );
      }
      return [...order, ...left].reverse();
    },
  };
}

const table = (
  players: readonly { health: number; gold: number; points: number; kit: string }[],
  hands: readonly (readonly string[])[],
  pile: number,
  discard: readonly string[],
): string =>
  JSON.stringify([
    players.map(({ health, gold, points, kit }, seat) => [health, gold, points, kit, hands[seat]?.toSorted()]),
    pile,
    discard.toSorted(),
  ]);

const kernelTable = ({ players, pile, discard }: Board): string =>
  table(
    players,
    players.map(({ hand }) => hand.cards),
    pile.reduce((sum, { cards }) => sum + cards.length, 0),
    discard,
  );

const boardgameTable = ({ G: { players, deck, discard } }: BoardgameState): string =>
  table(
    players,
    players.map(({ hand }) => hand),
    deck.length,
    discard,
  );
