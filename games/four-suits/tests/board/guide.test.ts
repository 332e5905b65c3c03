// Owns the proof that every hint of a first campaign has words and a moment: where it is said, and where it is not.

import { keysOf } from '@undercroft/kernel';
import { LANGUAGES } from '@undercroft/presentation';
import { describe, expect, test } from 'vitest';
import { HINT_WHEN, type HintBeside } from '../../src/board-model/guide.ts';
import { game } from '../../src/game.ts';
import type { Board } from '../../src/state.ts';
import { HINTS } from '../../src/text/words/guide-words.ts';
import { boardWith, card, cards, clara, rolf, type Wanted } from '../scenes.ts';

const asked = (decision: string, ...options: readonly string[]) => ({ offer: { decision }, node: { pick: 'act', options } });
type Moment = readonly [wanted: Wanted, ask: ReturnType<typeof asked> | null, change?: (board: Board) => void];
interface Told {
  readonly said: Moment;
  readonly unsaid: Moment;
}

const [TURN, STEP, TOWN] = [asked('act', 'attack'), asked('next-step', 'move'), asked('in-town', 'buy')];
const WOLF = { species: 'grey-wolf' } as const;
const near: Wanted = { monsters: [{ ...WOLF, row: 'near' }] };
const floor = (sign: string): Wanted => ({ tiles: { 1: { card: card(sign), explored: true } }, at: 1, from: 0 });
const hand = (signs: string): Wanted => ({ ...near, hands: [cards(signs)] });
const later = (board: Board): void => void (board.quests = 2);
const behind: Wanted = { monsters: [WOLF, { ...WOLF, row: 'far' }] };
const first = (board: Board): void => void (board.fight = board.fight && { ...board.fight, turn: 0 });
const found = (board: Board): void =>
  void (board.chronicle = [{ ql: 1, domain: 'marsh', floors: 1, visits: 1, fights: 1, falls: [], finds: ['water'], done: false }]);
const secondRound = (board: Board): void => void (board.fight = board.fight && { ...board.fight, round: 2 });

const MOMENTS: Readonly<Record<HintBeside, Told>> = {
  quest: { said: [{ town: true }, asked('take-quest', 'take')], unsaid: [{ town: true }, TOWN] },
  kit: { said: [{ town: true, gold: 5 }, TOWN], unsaid: [{ town: true }, TOWN] },
  gate: { said: [{ town: true }, TOWN], unsaid: [{}, STEP] },
  floor: { said: [{}, STEP], unsaid: [near, TURN] },
  suits: { said: [floor('5♥'), STEP], unsaid: [{}, STEP] },
  rows: { said: [{}, STEP], unsaid: [near, TURN] },
  save: { said: [floor('5♣'), STEP], unsaid: [floor('5♥'), STEP] },
  room: { said: [floor('5♥'), STEP], unsaid: [floor('5♣'), STEP] },
  loot: { said: [{}, STEP, found], unsaid: [{ party: [rolf({ items: ['water'] })] }, STEP] },
  foes: { said: [near, TURN], unsaid: [{}, STEP] },
  order: { said: [near, TURN], unsaid: [{}, STEP] },
  king: { said: [hand('K♦ 2♣'), TURN], unsaid: [hand('3♦ Q♣'), TURN] },
  aces: { said: [hand('A♦ A♣'), TURN], unsaid: [hand('A♦ J♣'), TURN] },
  attack: { said: [near, TURN], unsaid: [near, asked('resist', 'resist')] },
  'suit-mult': { said: [near, TURN, secondRound], unsaid: [near, TURN] },
  far: {
    said: [{ ...behind, party: [rolf({ row: 'near' })] }, TURN, first],
    unsaid: [{ ...behind, party: [rolf({ row: 'far' })] }, TURN, first],
  },
  monster: { said: [near, TURN, secondRound], unsaid: [near, TURN] },
  tech: { said: [near, asked('act', 'attack', 'technique'), secondRound], unsaid: [near, asked('act', 'attack', 'technique')] },
  kneel: { said: [{ ...near, party: [rolf({ hp: 1 })] }, TURN], unsaid: [near, TURN] },
  status: { said: [{ ...near, party: [rolf({ statuses: ['poison'] })] }, TURN], unsaid: [near, TURN] },
  flee: {
    said: [{ ...near, party: [rolf({ hp: 1 }), clara()] }, asked('act', 'attack', 'flee')],
    unsaid: [{ ...near, party: [rolf({ hp: 1 }), clara(), clara()] }, asked('act', 'attack', 'flee')],
  },
  win: { said: [{}, STEP, (board) => void (board.verdict = 'won')], unsaid: [{}, STEP, (board) => void (board.verdict = 'fled')] },
  level: { said: [{ party: [rolf({ exp: 999 })] }, asked('next-step', 'move', 'level')], unsaid: [{}, STEP] },
  'level-card': {
    said: [{}, asked('raise-stats', 'raise')],
    unsaid: [{}, asked('raise-stats', 'raise'), (board) => void (board.phase = 'creation')],
  },
  learn: { said: [{}, asked('next-step', 'move', 'learn')], unsaid: [{}, STEP] },
  hurt: { said: [{ party: [rolf({ hp: 1 })] }, STEP], unsaid: [{ ...near, party: [rolf({ hp: 1 })] }, TURN] },
  back: { said: [{ tiles: { 1: { explored: true }, 2: { explored: true } }, at: 2, from: 1 }, STEP], unsaid: [floor('5♥'), STEP] },
  lair: { said: [{ at: 5, from: 4 }, STEP], unsaid: [{ at: 5, from: 4, quest: { domain: 'castle', floors: 2 } }, STEP] },
  boss: { said: [{ ...near, source: 'boss' }, TURN], unsaid: [near, TURN] },
  town: { said: [{ town: true }, TOWN, later], unsaid: [{ town: true }, TOWN] },
  recruit: { said: [{ town: true }, asked('take-recruit', 'take')], unsaid: [{ town: true }, asked('recruit', 'look')] },
};

const isSaid = (key: HintBeside, [wanted, ask, change]: Moment): boolean => {
  const board = boardWith(wanted);
  change?.(board);
  return HINT_WHEN[key].when(game.view(board, 0), ask);
};

describe.each(keysOf(MOMENTS))('the hint %s', (key) => {
  test('is said at its moment', () => expect(isSaid(key, MOMENTS[key].said)).toBe(true));
  test('is not said before', () => expect(isSaid(key, MOMENTS[key].unsaid)).toBe(false));
});

test.each(LANGUAGES)('the sheet has 32 hints, each with words of its own in %s; one is said on the last page', (language) => {
  const said = Object.values(HINTS[language]);
  expect(new Set(said).size).toBe(32);
  expect(said.every((text) => text.length > 8)).toBe(true);
  expect(keysOf(HINT_WHEN)).toHaveLength(31);
});
