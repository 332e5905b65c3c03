// Owns what facts of the Fate deck change.

import { missing, type EventRules } from '@undercroft/kernel';
import { fightOf } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import { without } from '../queries/lists.ts';
import { cardValue } from '../queries/cards.ts';
import { FIRST_MONSTER, FRESH_FATE, FULL_DECK, type Board, type Card, type Fate } from '../state.ts';
import { discarded, setFate, setFight, setMonster } from './parts.ts';

type Own =
  | 'cards.drawn'
  | 'fate.shuffled'
  | 'fate.gathered'
  | 'treasures.set'
  | 'treasure.turned'
  | 'initiative.dealt'
  | 'initiative.spent'
  | 'monster.dealt';

const NO_CARDS: readonly Card[] = [];
/** CRD-CARDS-07: the check before is over. */
const checkOver = ({ fate }: Board): Pick<Fate, 'discard' | 'drawn'> => ({ discard: discarded(fate, fate.drawn), drawn: NO_CARDS });

export const cardEvents: Pick<EventRules<FourSuits>, Own> = {
  // CRD-CARDS-07: what was drawn for the check before is discarded with the first card of the next.
  'cards.drawn': {
    apply: (board, { cards, fresh }) => {
      const { unseen, drawn } = board.fate;
      const more = fresh ? { ...checkOver(board), drawn: cards } : { drawn: [...drawn, ...cards] };
      setFate(board, { unseen: without(unseen, cards), ...more });
    },
  },
  // CRD-CARDS-09, CRD-CARDS-10: treasure cards that lie face down stay out, and so does what was drawn for the check under way.
  'fate.shuffled': {
    apply: (board, { spare, fresh }) => {
      const { unseen, under, discard, drawn } = board.fate;
      const gone = fresh ? [...discard, ...drawn] : [...discard];
      setFate(board, {
        unseen: spare ? FULL_DECK : gone.sort(),
        discard: [],
        drawn: fresh ? [] : drawn,
        spare: spare || board.fate.spare,
        down: 0,
        under: [...under, ...unseen],
      });
      if (board.fight === null) return;
      const { monsters } = board.fight;
      if (monsters.some(({ treasure }) => treasure === 'pile'))
        setFight(board, { monsters: monsters.map((one) => (one.treasure === 'pile' ? { ...one, treasure: 'under' } : one)) });
    },
  },
  // CRD-CARDS-11: one copy of each.
  'fate.gathered': {
    apply: (board) => {
      board.fate = FRESH_FATE;
    },
  },
  'treasures.set': {
    apply: (board, { unit }) => {
      setFate(board, { down: board.fate.down + 1, ...checkOver(board) });
      setMonster(board, unit, { treasure: 'pile' });
    },
  },
  'treasure.turned': {
    apply: (board, { unit, card }) => {
      const { unseen, under, down, discard } = board.fate;
      const isUnder = fightOf(board).monsters[unit - FIRST_MONSTER]?.treasure === 'under';
      setFate(board, {
        unseen: isUnder ? unseen : without(unseen, [card]),
        under: isUnder ? without(under, [card]) : under,
        down: isUnder ? down : down - 1,
        discard: [...discard, card],
      });
      setMonster(board, unit, { treasure: 'none' });
    },
  },
  'initiative.dealt': {
    apply: (board, { unit, cards }) => {
      const { hands } = fightOf(board);
      setFate(board, { unseen: without(board.fate.unseen, cards), ...checkOver(board) });
      setFight(board, { hands: hands.with(unit, [...(hands[unit] ?? []), ...cards]) });
    },
  },
  'initiative.spent': {
    apply: (board, { unit, cards, left }) => {
      setFate(board, { discard: discarded(board.fate, cards) });
      setFight(board, { hands: fightOf(board).hands.with(unit, left) });
    },
  },
  // CRD-MON-07.
  'monster.dealt': {
    apply: (board, { unit, cards }) => {
      const { monsters } = fightOf(board);
      const { cards: before, level } = monsters[unit - FIRST_MONSTER] ?? missing();
      const all = [...before, ...cards];
      const health = level * all.reduce((sum, card) => sum + cardValue(card), 0);
      setFate(board, { unseen: without(board.fate.unseen, cards), ...checkOver(board) });
      setMonster(board, unit, { cards: all, health, hp: health });
    },
  },
};
