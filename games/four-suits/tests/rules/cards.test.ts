// Proves the rules of cards, checks and stats.

import { expect, test } from 'vitest';
import { PLAYING_CARDS } from '@undercroft/parts';
import { check, draws, never } from '@undercroft/testkit';
import { cardValue, half, halfAgain, isFace, isHigher, isRedCard, pickBy, scoreOf, suitValue } from '../../src/queries/cards.ts';
import { derived, statsOf, tnlOf } from '../../src/queries/stats.ts';
import { combat } from '../../src/rules/combat.ts';
import {
  attacks,
  boardWith,
  campOn,
  card,
  cards,
  clara,
  fate,
  fightOn,
  M1,
  PASS,
  REPACK,
  rolf,
  sceneOn,
  tess,
  wanda,
  wearing,
} from '../scenes.ts';

test('[CRD-CARDS-01] a card has one of 13 ranks and one of four suits, worth ♠ 1, ♥ 2, ♣ 3, ♦ 4', () => {
  expect(PLAYING_CARDS).toHaveLength(52);
  expect(cards('7♠ 7♥ 7♣ 7♦').map(suitValue)).toEqual([1, 2, 3, 4]);
});
test('[CRD-CARDS-02] the card value is 1 for an ace, the pips, and 10 for J, Q and K', () => {
  expect(cards('A♠ 2♠ 9♠ 10♠ J♠ Q♠ K♠').map(cardValue)).toEqual([1, 2, 9, 10, 10, 10, 10]);
});
test('[CRD-CARDS-03] ranks go from the ace, 1, to the king, 13', () => {
  expect(cards('A♦ 2♠ 10♠ J♠ Q♠ K♠').map((one) => scoreOf([one]))).toEqual([1, 2, 10, 11, 12, 13]);
});
test('[CRD-CARDS-04] face cards are J, Q and K; an ace is none', () => {
  expect(cards('A♠ 10♦ J♠ Q♠ K♠').map(isFace)).toEqual([false, false, true, true, true]);
});
test('[CRD-CARDS-05] ♥ and ♦ are red, ♠ and ♣ black', () => {
  expect(cards('2♠ 2♥ 2♣ 2♦').map(isRedCard)).toEqual([false, true, false, true]);
});
test('[CRD-CARDS-06] the Dungeon deck supplies tiles only: turning one up leaves the Fate deck alone', () => {
  const board = boardWith({ party: [rolf({ items: ['torch'] })] });
  check(
    campOn({ party: [rolf({ items: ['torch'] })] }),
    [{ act: 'torch', tiles: [1] }, fate('9♥')],
    [['tile.seen', { card: card('9♥') }]],
    (after) => {
      expect(after.fate.unseen).toEqual(board.fate.unseen);
      expect(after.dungeon?.deck).toHaveLength(51);
    },
  );
});
test('[CRD-CARDS-12, CRD-CARDS-13] hands compare by their best rank alone; on a tie neither is higher, an empty hand scores 0', () => {
  // TV-01.
  expect([isHigher(cards('9♣ 4♦'), cards('9♠')), isHigher(cards('9♠'), cards('9♣ 4♦'))]).toEqual([false, false]);
  expect(isHigher(cards('K♠'), cards('A♦'))).toBe(true);
  expect([scoreOf([]), isHigher(cards('A♠'), [])]).toEqual([0, true]);
});
test('[CRD-CARDS-14] a rank names candidate ((rank - 1) mod n) + 1', () => {
  expect([pickBy(card('5♦'), 3), pickBy(card('8♠'), 3), pickBy(card('K♠'), 4), pickBy(card('A♠'), 2)]).toEqual([1, 1, 0, 0]);
});
test('[CRD-CARDS-17] half and half again round up; more comes before less', () => {
  // TV-29.
  expect([half(3), 3 * 2, half(1), halfAgain(1), half(halfAgain(3))]).toEqual([2, 6, 1, 2, 3]);
});
test('[CRD-CARDS-09] TV-60: two cards are left and three needed: two are drawn, the discard pile is shuffled, the third is drawn', () => {
  const left = cards('6♣ 9♥');
  const discard = PLAYING_CARDS.filter((one) => !left.includes(one) && !cards('K♠ 2♠').includes(one));
  check(
    fightOn({
      party: [rolf({ gear: wearing({ weapon: 'longsword-3' }) })],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠ 2♠')],
      discard,
    }),
    [attacks(M1), fate('6♣ 9♥ 2♦ 3♣')],
    [
      ['cards.drawn', { use: 'hit', cards: left, fresh: true }],
      ['fate.shuffled', { spare: false }],
      ['cards.drawn', { use: 'hit', cards: cards('2♦'), fresh: false }],
      ['attack.judged', { hit: true }],
    ],
    // Cards of the check under way stayed out of the shuffle.
    ({ fate: after }) => expect([...after.drawn, ...after.discard].filter((one) => left.includes(one))).toHaveLength(2),
  );
});
test('[CRD-CARDS-10, CRD-CARDS-11] with both piles empty a spare deck is shuffled in; after the combat there is one copy of each again', () => {
  const board = boardWith({ party: [rolf({ hp: 1 })], monsters: [{ species: 'gate-guard', hp: 1 }], hands: [cards('K♠ 2♠')] });
  const inPlay = board.fate.unseen;
  const scene = fightOn({ party: [rolf()], monsters: [{ species: 'gate-guard', hp: 1, cards: inPlay }], hands: [cards('K♠ 2♠')] });
  scene.board.fate = { ...scene.board.fate, unseen: [] };
  // The king that was spent for the turn is all there is to shuffle; then a spare deck.
  check(
    scene,
    [attacks(M1), fate('K♠ 9♥ 3♦')],
    [
      ['fate.shuffled', { spare: false }],
      ['fate.shuffled', { spare: true }, 'CRD-CARDS-10'],
      ['unit.died'],
      ['fate.gathered', {}, 'CRD-CARDS-11'],
    ],
    ({ fate: after }) => expect([after.unseen.length, after.spare]).toEqual([52, false]),
  );
});
test('[CRD-CARDS-07] what was drawn for a check that is over lies among the discarded as soon as anything else is drawn', () => {
  check(
    fightOn({ party: [rolf()], monsters: [{ species: 'gate-guard' }], hands: [cards('K♠ 2♠')] }),
    [attacks(M1), fate('6♣ 9♥ 3♦')],
    [['damage.reckoned', { mult: 4 }]],
    ({ fate: after }) => expect([after.discard, after.drawn]).toEqual([cards('K♠ 6♣ 9♥ 2♠'), cards('3♦')]),
  );
});
test('[CRD-CARDS-18] the order of the cards may be given, and is what is drawn', () => {
  const hits = (signs: string) =>
    check(
      fightOn({ party: [rolf()], monsters: [{ species: 'tunnel-kobold' }], hands: [cards('K♠ 2♠')] }),
      [attacks(M1), fate(signs)],
      [['attack.judged']],
    );
  hits('6♣ 5♥ 7♦');
  hits('6♣ 9♥ 7♦ 2♦');
});
test('[CRD-CARDS-20] all cards of a check are drawn, even if an early one decides it', () => {
  check(
    fightOn({ party: [rolf({ statuses: ['slow'] })], monsters: [{ species: 'gate-guard' }], hands: [cards('K♠ 2♠')] }),
    [PASS, { act: 'resist' }, fate('A♣ 8♣ 9♥')],
    [
      ['cards.drawn', { use: 'resist', cards: cards('A♣ 8♣ 9♥') }],
      ['status.removed', { status: 'slow' }],
    ],
  );
});

test('[CRD-STAT-02, CRD-STAT-03, CRD-STAT-04, CRD-STAT-05, CRD-STAT-06, CRD-STAT-07, CRD-STAT-08, CRD-STAT-09, CRD-STAT-10, CRD-STAT-11, CRD-STAT-12, CRD-STAT-13] TV-02: stats derive as in the table', () => {
  const row = (one: ReturnType<typeof rolf>) => {
    const { attack, hit, carry, speed, evade, fort, health, mana, will, force, skill } = statsOf(one);
    return [tnlOf(one), attack, hit, carry, speed, evade, fort, health, mana, will, force, skill];
  };
  expect(row(rolf())).toEqual([10, 4, 2, 9, 2, 1, 3, 13, 9, 2, 1, 5]);
  expect(row(wanda())).toEqual([10, 1, 0, 3, 2, 1, 2, 10, 11, 3, 5, 7]);
  expect(row(clara())).toEqual([10, 2, 1, 5, 1, 1, 3, 11, 11, 3, 4, 6]);
  expect(row(tess())).toEqual([10, 2, 1, 6, 4, 3, 2, 9, 9, 2, 2, 5]);
  expect(row(rolf({ level: 3 })).slice(0, 1)).toEqual([90]);
  expect([statsOf(rolf({ level: 3 })).health, statsOf(rolf({ level: 3 })).mana]).toEqual([39, 27]);
});
test('[CRD-STAT-14, CRD-CARDS-16] the division rounds down before a constant is added: Fort with CON 5 is 2', () => {
  expect(derived([2, 2, 5, 2, 2], 1).fort).toBe(2);
  expect(derived([3, 3, 5, 3, 5], 1)).toMatchObject({ attack: 1, hit: 0, speed: 1, evade: 1, will: 2, force: 1, skill: 5 });
});
test('[CRD-STAT-15] bonuses come after the formula; Attack and Speed are at least 1, everything else at least 0', () => {
  expect(statsOf(clara({ gear: wearing({ body: 'plate-3' }) })).speed).toBe(1);
  expect(statsOf(wanda({ gear: wearing({ weapon: 'axe-1' }) })).hit).toBe(0);
});
test('[CRD-STAT-16] a higher maximum leaves the current value, a lower one takes it along', () => {
  // TV-03.
  const party = [rolf({ items: ['mail-3'] })];
  check(campOn({ party, town: true }), [{ act: 'wear', unit: 0, gear: 'mail-3' }], [['gear.worn']], ({ party: [one] }) =>
    expect([one?.hp, one && statsOf(one).health]).toEqual([13, 22]),
  );
  check(
    campOn({ party: [rolf({ gear: wearing({ body: 'mail-3' }) })], town: true }),
    [REPACK, { act: 'take-off', unit: 0, slot: 'body' }],
    [['unit.hurt', { hp: 13 }, 'CRD-STAT-16']],
  );
});

const COUNT = { under: [], down: 0, spare: false } as const;
test('[CRD-CARDS-09] cards of a finished check are part of the next shuffle: no spare deck comes in while there are any', () => {
  const attack = fightOn({ party: [rolf()], monsters: [{ species: 'gate-guard' }], hands: [cards('K♠ 2♠')] });
  attack.board.fate = { ...COUNT, unseen: [], discard: [], drawn: cards('9♥ 3♦') };
  check(
    attack,
    [attacks(M1), fate('9♥ 3♦ K♠')],
    [['fate.shuffled', { spare: false }], ['attack.judged', { hit: true }], never('fate.shuffled', { spare: true })],
    ({ fate: { unseen, discard, drawn } }) => expect([...unseen, ...discard, ...drawn].toSorted()).toEqual(cards('2♠ 3♦ 9♥ K♠').toSorted()),
  );
});
test('[CRD-CARDS-07, CRD-CARDS-08] the last check is over when initiative, HP and treasure cards are dealt', () => {
  const round = fightOn({ party: [rolf()], monsters: [{ species: 'gate-guard' }], hands: [cards('2♠')] });
  round.board.fate = { ...COUNT, unseen: [], discard: [], drawn: cards('K♦ Q♦ 9♦') };
  check(
    round,
    [PASS, fate('K♦ Q♦ 9♦')],
    [['fate.shuffled', { spare: false }], ['initiative.dealt', { unit: 0 }], never('fate.shuffled', { spare: true })],
  );
  const board = boardWith({ party: [rolf()] });
  board.fate = { ...COUNT, unseen: [], discard: [], drawn: cards('K♦ Q♦ 9♦ 2♣ 3♣ 4♣') };
  check(
    sceneOn(board, combat, { source: 'tile', band: { species: ['gate-guard'], level: 1 } }),
    [fate('2♣ 3♣ K♦ Q♦ 4♣')],
    [['fate.shuffled', { spare: false }], ['treasures.set'], ['monster.dealt'], never('fate.shuffled', { spare: true })],
    ({ fate: after }) => expect([after.unseen, after.drawn, after.down]).toEqual([cards('9♦'), [], 1]),
  );
});
test('[CRD-CARDS-09, CRD-ROOM-HUSTLER-03] a bet is one check: the card of the party stays out of the shuffle for the Hustler’s', () => {
  const on = campOn({ gold: 10 });
  on.board.fate = { ...COUNT, unseen: cards('4♠ 9♥ 8♣'), discard: cards('2♦'), drawn: [] };
  check(
    on,
    [{ act: 'move', to: 1 }, draws(card('5♥'), ...cards('4♠ 9♥')), { act: 'bet', gold: 10 }, fate('8♣ 2♦')],
    [
      ['fate.shuffled', { spare: false }],
      ['bet.settled', { won: true }],
    ],
    ({ fate: after }) => expect([after.drawn, after.unseen]).toEqual([cards('8♣ 2♦'), cards('4♠ 9♥').toSorted()]),
  );
});
