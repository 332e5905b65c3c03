// Owns what must be true of any table at any question, rule by rule, looked for in random games.

import { isOneOf, randomFrom, State } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { adventureOf, QUEST_IDS, questOf, type AdventureId } from '../src/content/cards.ts';
import { ITEM_KINDS } from '../src/content/types.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { game } from '../src/game.ts';
import { boonLimit, boonsOf, treasureLimit, treasuresOf } from '../src/queries/limits.ts';
import { nothingStranded } from '../src/queries/map.ts';
import { entrances } from '../src/queries/moves.ts';
import { globalQuests } from '../src/queries/options.ts';
import { hasOption, isGraded } from '../src/setup.ts';
import { NOWHERE, type Board } from '../src/state.ts';
import { anySetup, everyCardOnce, gradedSetup, hastened, nothingOverspent, restless } from './random-play.ts';

type Claim = readonly [rule: string, holds: (board: Board, question: string) => boolean];

const seats = (board: Board): readonly number[] => board.players.flatMap(({ alive }, seat) => (alive ? [seat] : []));
const kindsOf = (card: AdventureId): readonly string[] => ITEM_KINDS.filter((kind) => adventureOf(card).categories.includes(kind));
/** Questions between two actions: nothing is under way. */
const CALM: readonly string[] = ['hero', 'place'];

const CLAIMS: readonly Claim[] = [
  [
    'DGN-PLAY-03',
    (board, question) =>
      question === 'surplus' ||
      isGraded(board.setup) ||
      seats(board).every((seat) => boonsOf(board, seat).length <= boonLimit(board, seat)),
  ],
  [
    'DGN-PLAY-04',
    (board, question) =>
      question === 'surplus' ||
      isGraded(board.setup) ||
      seats(board).every((seat) => treasuresOf(board, seat).length <= treasureLimit(board, seat)),
  ],
  [
    'DGN-PLAY-06',
    (board) =>
      seats(board).every((seat) => {
        const kinds = treasuresOf(board, seat)
          .filter((card) => adventureOf(card).family === 'treasure')
          .flatMap((card) => kindsOf(card).slice(0, 1));
        return new Set(kinds).size === kinds.length;
      }),
  ],
  ['DGN-PACK-04', (board, question) => question === 'trim-pack' || board.players.every(({ pack }) => pack.length <= 3)],
  ['DGN-LIFE-01', (board) => board.players.every(({ life }) => life <= 6)],
  ['DGN-SAVE-03', (board) => board.players.every(({ saved }) => saved === 0 || (saved === 1 && !hasOption(board.setup, 'restricted')))],
  ['DGN-DICE-01', (board, question) => !CALM.includes(question) || board.dice.length === 0],
  ['DGN-COMBAT-01', (board, question) => !CALM.includes(question) || (board.combats.length === 0 && board.fighting.length === 0)],
  ['DGN-CARD-03', (board, question) => !CALM.includes(question) || board.changes.every(({ until }) => until !== 'combat')],
  ['DGN-BUILD-06', (board) => board.phase === 'setup' || nothingStranded(board.spaces, entrances(board))],
  [
    'DGN-QUEST-14',
    (board, question) =>
      !CALM.includes(question) || board.phase === 'setup' || board.global.length === globalQuests(board.setup) || board.quests.length === 0,
  ],
  ['DGN-CUSP-01', (board) => board.players.every(({ space, cusp }) => cusp === -1 || board.spaces[space]?.near[cusp] !== NOWHERE)],
  ['DGN-FX-12', (board) => board.players.every(({ tipped, rise }) => tipped || rise === null)],
  ['DGN-SETUP-14', (board) => board.setup.edition === '2.3c' || board.players.every(({ sealed }) => sealed.cards.length === 0)],
  [
    'DGN-QUEST-01',
    (board) => {
      const lying = [
        ...board.quests.flatMap(({ cards }) => cards),
        ...[...board.global, ...board.left, ...board.players.flatMap(({ quests }) => quests)].map(({ quest }) => quest),
        ...board.players.flatMap(({ sealed, done }) => [...sealed.cards, ...done.map(({ quest }) => quest)]),
        ...[...board.out, ...board.aside.cards].filter((card) => isOneOf(QUEST_IDS, card)),
      ];
      return new Set(lying).size === lying.length;
    },
  ],
  [
    'DGN-ESCORT-10',
    (board) =>
      [...board.global, ...board.players.flatMap(({ quests }) => quests)].every(
        ({ quest, carried, dropped }) => (!carried && dropped === NOWHERE) || questOf(quest).completion.by === 'escort',
      ) && board.global.every(({ carried, dropped }) => !carried && dropped === NOWHERE),
  ],
];

function audited(state: State<Dungeoneer>, seat: number): void {
  const { board } = state;
  nothingOverspent(board);
  everyCardOnce(board);
  const question = state.ask(seat)?.decision.name ?? '';
  for (const [rule, holds] of CLAIMS) if (!holds(board, question)) throw new Error(`${rule} is broken at ${question}`);
}

const GAMES = 25;

test.each([
  ['any setup', game, anySetup],
  ['several grades', hastened, gradedSetup],
])('what the rules say of a table is true at every question of random games: %s', { timeout: 300_000 }, (name, which, setups) => {
  let questions = 0;
  for (let i = 0; i < GAMES; i++) {
    const random = randomFrom(`audit/${name}/${i}`);
    const setup = setups(random);
    const state = State.on(which, setup.players, which.begin(setup), random);
    for (state.begin(); !state.isOver; questions++) {
      const { toAct } = state;
      audited(state, toAct);
      expect(state.apply(toAct, restless(state, toAct, random)).ok).toBe(true);
    }
  }
  expect(questions).toBeGreaterThan(1000);
});
