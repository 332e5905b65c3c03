// Owns the tests of A-101: in a game of several grades a card that takes a Level while it lies there may put a Hero card out of use.

import { by, check, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { AdventureId, HeroId } from '../../src/content/cards.ts';
import { FORMS } from '../../src/content/types.ts';
import { attackForms } from '../../src/queries/fight.ts';
import { boonLimit, treasureLimit } from '../../src/queries/limits.ts';
import { scoreOf } from '../../src/queries/scores.ts';
import { gradeReached } from '../../src/queries/stack.ts';
import { usable } from '../../src/queries/uses.ts';
import { heroPhase, reset } from '../../src/rules/game.ts';
import { lordPhase } from '../../src/rules/lord.ts';
import { complete } from '../../src/rules/quests.ts';
import { wound } from '../../src/rules/wounds.ts';
import type { Board, InPlay } from '../../src/state.ts';
import { play, readyOf, use } from '../card-scenes.ts';
import { combined, stacked, type CombinedTable } from '../combine-scenes.ts';
import { end, lying } from '../fight-scenes.ts';
import { sceneWith, stop, type HeroWanted } from '../scenes.ts';

const ODA: HeroId = 'oda-mirelight'; // heroic: Magic; 4 Boons, 2 Treasures
const FORTY_ONE: HeroId = 'forty-one'; // epic: Melee; 2 Boons, 6 Treasures
const MAUD: HeroId = 'maud-hallow'; // heroic: Melee
const TAMP: HeroId = 'prior-tamp'; // epic: Magic
const BRAND = 'brand-of-the-works';
const [A, B] = [0, 1];
const THINGS: readonly AdventureId[] = ['adderwood-staff', 'smoked-visor', 'ring-of-cold-keys'];
const BOONS: readonly AdventureId[] = ['hares-step', 'shepherds-shortcut', 'bread-for-the-beast'];

const drop = (card: AdventureId) => by(B, { act: 'discard', card });
const laden = (cards: readonly AdventureId[], branded: boolean, level = 4): HeroWanted => ({
  ...stacked([ODA, FORTY_ONE], level),
  peril: 4,
  ready: [...cards.map((card): InPlay => lying(card, B)), ...(branded ? [lying(BRAND, A)] : [])],
});
const table = (hero: HeroWanted, wanted: CombinedTable = {}): Board =>
  combined({ decks: ['TM', 'FB'], grade: 'epic', ...wanted, heroes: [{ ...stacked([MAUD, TAMP], 4), ...wanted.heroes?.[0] }, hero] });

describe('a Level that a card takes from a hero of several cards', () => {
  test('[DGN-COMBINE-10, DGN-COMBINE-11, DGN-COMBINE-12] at the first epic Level it puts the epic card out of use: rows, symbols, limits', () => {
    const numbers = (level: number, branded: boolean): object => {
      const board = table(laden([], branded, level));
      const rows = FORMS.map((form) => scoreOf(board, B, form)).join('/');
      return [rows, attackForms(board, { is: 'hero', seat: B }), boonLimit(board, B), treasureLimit(board, B)];
    };
    expect(numbers(4, false)).toEqual(['5/6/5', ['melee', 'magic'], 2, 6]);
    expect(numbers(4, true)).toEqual(['1/4/3', ['magic'], 4, 2]);
    expect(numbers(3, false)).toEqual(['1/4/3', ['magic'], 4, 2]);
    // A Level above, it takes a row and nothing else.
    expect(numbers(5, true)).toEqual(['5/6/5', ['melee', 'magic'], 2, 6]);
  });

  test('[DGN-COMBINE-10] the special ability of a card out of use cannot be used', () => {
    const before = { seat: B, time: 'moment', about: { is: 'roll', seat: B, roll: 'spikes', by: 'hero', space: 1 } } as const;
    const at = (branded: boolean): readonly string[] => {
      const hero = stacked([MAUD, 'ysolt-clinker'], 4);
      const ready = branded ? [lying(BRAND, A)] : [];
      return usable(table({ ...hero, ready, saved: 1, abilitiesUsed: [] }), before);
    };
    expect([at(false).includes('ysolt-clinker'), at(true).includes('ysolt-clinker')]).toEqual([true, false]);
  });

  test("[DGN-COMBINE-13] when it is laid down, what is more than the heroic card allows goes at once, by its owner's choice", () => {
    const board = table(laden(THINGS, false), { heroes: [{ hand: [BRAND] }] });
    board.phase = 'dungeonlord';
    check(
      sceneWith(board, lordPhase, {}),
      [play(BRAND, { target: B }), refused(drop(BRAND), { rule: 'DGN-PLAY-15', pick: 'act' }), drop('smoked-visor'), end],
      [
        ['card.played', { seat: A, card: BRAND, on: B }],
        ['card.lost', { seat: B, card: 'smoked-visor' }],
      ],
      (after) => expect(readyOf(after, B)).toEqual(['adderwood-staff', 'ring-of-cold-keys', BRAND]),
    );
  });

  test('[DGN-COMBINE-13] when it is taken back, what is more than the epic card allows goes at once', () =>
    void check(
      sceneWith(table({ ...laden(BOONS, true), peril: 0 }), reset, {}),
      [{ act: 'take-back', card: BRAND }, drop('hares-step')],
      [
        ['card.taken-back', { seat: A, card: BRAND }],
        ['card.lost', { seat: B, card: 'hares-step' }],
      ],
      (after) => expect(readyOf(after, B)).toEqual(['shepherds-shortcut', 'bread-for-the-beast']),
    ));

  test('[DGN-COMBINE-13] and so it is when whoever laid it falls', () => {
    const three: CombinedTable = {
      decks: ['HCA', 'HCB', 'FB'],
      grade: 'epic',
      heroes: [
        { ...stacked(['hero-wilmet-clay', TAMP], 4), life: 1 },
        { ...stacked(['hero-perpetua-blot', FORTY_ONE], 4), ready: [...BOONS.map((card) => lying(card, B)), lying(BRAND, A)] },
        stacked(['hero-jory-latch', 'ysolt-clinker'], 4),
      ],
    };
    check(
      sceneWith(combined(three), wound, { seat: A, n: 1 }),
      [drop('hares-step')],
      [['hero.defeated', { seat: A }], ['card.lost', { seat: B, card: 'hares-step' }], never('game.won')],
      (after) => expect(readyOf(after, B)).toEqual(['shepherds-shortcut', 'bread-for-the-beast']),
    );
  });

  test('[DGN-COMBINE-13] whoever washes it off keeps what the epic card allows', () => {
    const map = [
      ['cold-chimney', 0, 0],
      ['quenching-well', 0, 1],
    ] as const;
    const board = table({ ...laden(BOONS, true), at: 'quenching-well', glory: 3, movement: 0 }, { map, turn: B });
    check(
      sceneWith(board, heroPhase, {}),
      [by(B, use(BRAND)), drop('shepherds-shortcut'), by(B, stop)],
      [
        ['card.lost', { seat: B, card: BRAND }],
        ['card.lost', { seat: B, card: 'shepherds-shortcut' }],
      ],
    );
  });

  test('[DGN-COMBINE-08, DGN-COMBINE-19] the grade that a hero has reached is reached all the same', () => {
    const heroic = table(laden([], true), { grade: 'heroic' });
    expect([heroic.players[B]?.level, gradeReached(heroic)]).toEqual([4, 'epic']);
    check(
      sceneWith(table(laden([], true, 6), { global: ['punch-the-clock'], turn: B }), complete, { seat: B, quest: 'punch-the-clock' }),
      [],
      [
        ['level.changed', { seat: B, n: 1 }],
        ['game.won', { seats: [B], by: 'points' }],
      ],
    );
  });
});
