// Owns what is told of a game: under rules of the edition that is played, each thing before what comes of it.

import { isOneOf, randomFrom, start } from '@undercroft/kernel';
import { by, check, dice, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { rulebook } from '../../src/generated/rulebook-en.ts';
import { EDITIONS } from '../../src/setup.ts';
import { text } from '../../src/text/index.ts';
import { view } from '../../src/view.ts';
import { play } from '../card-scenes.ts';
import { A, ALDOUS, attack, B, challengeOf, lordPhaseOf, monster, put, trap, WILMET } from '../fight-scenes.ts';
import { attackIn, attempt, questing } from '../quest-scenes.ts';
import { anySetup } from '../random-play.ts';
import { boardWith, heroPhaseOf, rise, stop } from '../scenes.ts';

/** The edition of a rule, where it is of one alone. */
const OF_ONE: ReadonlyMap<string, string> = new Map(
  rulebook.sections.flatMap(({ rules }) => rules.flatMap(({ id, tag }) => (isOneOf(EDITIONS, tag) ? [[id, tag] as const] : []))),
);

test('no fact of a game is told by a rule of the other edition', () => {
  expect(OF_ONE.size).toBeGreaterThan(50);
  const told = new Set<string>();
  for (let i = 0; i < 24; i++) {
    const random = randomFrom(`told ${i}`);
    const setup = anySetup(random);
    const state = start(game, setup, randomFrom(`dice ${i}`));
    for (let n = 0; !state.isOver && n < 1_200; n++) {
      const applied = state.apply(state.toAct, state.randomChoice(state.toAct, random));
      if (!applied.ok) throw new Error(applied.refusal.rule);
      for (const { rule, type } of applied.facts) {
        const edition = OF_ONE.get(rule.split('/')[0] ?? rule);
        if (edition !== undefined && edition !== setup.edition && type !== 'chance') told.add(`${setup.edition}: ${type} by ${rule}`);
      }
    }
  }
  expect([...told]).toEqual([]);
});

test('[DGN-COMBAT-15] who hits is told before the wound', () =>
  void check(
    lordPhaseOf(['mo-rust-footman']),
    [monster('mo-rust-footman', B, 'melee'), attack, dice(6, 1), put('pack')],
    [
      ['attack.decided', { result: 'hit' }, 'DGN-COMBAT-15'],
      ['hero.wounded', { seat: B }],
      ['attack.ended', { result: 'hit' }],
    ],
  ));

test('[DGN-CHAL-14] in 2.3c wounds between heroes are not told as to be rewarded; in 2.1 they are', () => {
  const heroes = [
    { hero: ALDOUS, movement: 2 },
    { hero: WILMET, life: 5 },
  ] as const;
  check(challengeOf(A, 'hero 1', 'melee', { heroes }), [dice(6, 1)], [['hero.wounded', { seat: B }], never('wounds.dealt')]);
  check(
    challengeOf(A, 'hero 1', 'melee', { heroes, edition: '2.1' }),
    [dice(6, 1)],
    [['wounds.dealt', { seat: A, to: B }, 'DGN-REWARD-02']],
  );
});

test('[DGN-FX-14, DGN-OBST-05] getting up is told by the Pit only in a Pit', () => {
  const lying = { hero: ALDOUS, movement: 2, tipped: true } as const;
  check(heroPhaseOf({ heroes: [lying, {}] }), [rise, stop], [['hero.rose', { seat: A }, 'DGN-FX-14']]);
});

test('[DGN-SPECIAL-02] what is played at a moment for everybody is told by the rule of such moments', () =>
  void check(
    questing({ hero: WILMET, quests: ['q-dancing-master'], hand: ['bo-stubborn-streak'], glory: 5 }, { room: 'map-ossuary-ballroom' }),
    [attempt('q-dancing-master'), by(1, attackIn('melee')), dice(3, 3), play('bo-stubborn-streak', { more: 0 })],
    [['card.played', { card: 'bo-stubborn-streak' }, 'DGN-SPECIAL-02']],
  ));

describe('in words', () => {
  const said = (type: string, body: object): string =>
    text.en.event(view(boardWith({ heroes: [{ hero: ALDOUS }, { hero: WILMET }] }), A), { type, rule: 'DGN-TURN-01', body: { ...body } });

  test('[DGN-ENC-03] a trap for which nothing more was paid has no special effect', () => {
    const declared = { seat: A, card: 'tp-open-coffer', from: 'hand', target: B, form: 'melee', peril: 2, special: 0 };
    expect(said('encounter.declared', declared)).not.toContain('special effect');
    expect(said('encounter.declared', { ...declared, card: 'mo-ninth-feud' })).toContain('special effect');
    check(lordPhaseOf(['tp-open-coffer']), [trap('tp-open-coffer', B)], [['encounter.declared', { card: 'tp-open-coffer' }]]);
  });

  test('[DGN-CHANCE-01, DGN-CARD-04, DGN-REWARD-02] a sum is told with what it had to reach, a gain with what it is for, and what goes from a Pack is discarded', () => {
    expect(said('dice.rolled', { seat: A, quest: 'q-late-prince', dice: [2, 1], kept: [], add: 5 })).toBe(
      'Aldous rolled 2 + 1 + 5 = 8, 9 needed: too little.',
    );
    expect(said('glory.changed', { seat: A, n: 1, for: 'wounds' })).toBe('Aldous gained 1 Glory (wounds dealt).');
    expect(said('card.lost', { seat: A, card: 'mo-coin-rats' })).toBe('Discarded by Aldous: Coin-Rats.');
    const bane = { seat: A, card: 'bn-kings-tenth', to: 'discard', on: B, host: null, glory: 0, peril: 2, payer: B };
    expect(said('card.played', bane)).toContain('2 Peril of Wilmet');
  });

  test('[DGN-FORM-02] a defender without the form fends off, and is not said to hit (A-35)', () => {
    expect(said('attack.decided', { at: 0, result: 'fended' })).toBe('The attack was fended off.');
  });
});
