// Owns the tests of when somebody is asked between the questions of others: after the last attack, and where it is the time for something.

import { Asking, randomFrom, start, type Seat } from '@undercroft/kernel';
import { by, chanceIn, check, dice, never, openScene, scripted, type Scene, type ScriptItem } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../src/content/cards.ts';
import { special } from '../../src/decisions/moment.ts';
import type { Dungeoneer } from '../../src/dungeoneer.ts';
import { game } from '../../src/game.ts';
import { aboutAsked } from '../../src/queries/hand.ts';
import { isMoment } from '../../src/queries/timely.ts';
import type { Board } from '../../src/state.ts';
import { play } from '../card-scenes.ts';
import { A, ALDOUS, attack, B, JORY, lordPhaseOf, monster, put, WILMET } from '../fight-scenes.ts';
import { attackIn, attempt, challenge, questing } from '../quest-scenes.ts';
import { anySetup } from '../random-play.ts';
import { EAST, heroPhaseOf, step, stop, turnOf, WEST, type HeroWanted } from '../scenes.ts';

const MASTER = 'q-dancing-master';
const rise = { act: 'rise' } as const;
const saved = (hero: HeroWanted = {}): HeroWanted => ({ hero: WILMET, saved: 1, attacked: false, ...hero });

/** The questions that a scene asks while it is played, by decision and seat. */
function asked(from: Scene<Dungeoneer>, script: readonly ScriptItem[]): readonly string[] {
  const { state } = openScene(from, scripted(chanceIn(script)));
  const found: string[] = [];
  for (const item of script) {
    if ('chance' in item || 'refused' in item) continue;
    found.push(...state.offers().map(({ decision, seat }) => `${decision} ${seat}`));
    state.apply(state.toAct, 'choice' in item ? item.choice : item);
  }
  return [...found, ...state.offers().map(({ decision, seat }) => `${decision} ${seat}`)];
}

describe('between the last attack and step F', () => {
  test.each(['every', 'timely'] as const)(
    '[DGN-SPECIAL-06, DGN-SLAY-04] whoever was tipped by the last attack pays to get up, and challenges then; moments: %s (A-104)',
    (moments) =>
      void check(
        questing({ hero: ALDOUS, quests: [MASTER], movement: 2, attacked: false }, { room: 'map-ossuary-ballroom', moments }),
        [attempt(MASTER), by(1, attackIn('speed')), dice(6, 1), rise, challenge(`quest ${MASTER}`, 'melee'), dice(6, 1)],
        [
          ['hero.tipped', { seat: A }],
          ['hero.rose', { seat: A }],
          ['attack.declared', { kind: 'challenge', by: { is: 'hero', seat: A } }],
          ['quest.wounded', { quest: MASTER, n: 1 }],
        ],
      ),
  );

  test('[DGN-OPT-RESTRICT-04] a hero without a point tips himself for one after he has seen the dice, and challenges (A-104)', () =>
    void check(
      questing(
        { hero: ALDOUS, quests: [MASTER], movement: 0, attacked: false },
        { room: 'map-ossuary-ballroom', moments: 'timely', options: ['restricted'] },
      ),
      [attempt(MASTER), by(1, attackIn('melee')), dice(3, 3), { act: 'tip' }, challenge(`quest ${MASTER}`, 'melee'), dice(6, 1)],
      [
        ['attack.decided', { result: 'tied' }],
        ['bonus.gained', { seat: A }],
        ['attack.declared', { kind: 'challenge' }],
      ],
    ));

  test('[DGN-SPECIAL-02] an Anytime Boon that was playable before the last die is offered after it, where a table asks at every moment (A-104)', () => {
    const fight = [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3)] as const;
    const table = {
      heroes: [{}, { hand: ['bo-table-talk'], glory: 1, saved: 0 }],
      adventures: ['mo-coin-rats', 'mo-moth-choir'],
    } as const;
    check(
      lordPhaseOf(['mo-rust-footman'], { ...table, moments: 'every' }),
      [...fight.slice(0, 2), { act: 'pass' }, { act: 'pass' }, { act: 'pass' }, dice(3, 3), play('bo-table-talk')],
      [['attack.ended', { result: 'tied' }], ['card.played', { card: 'bo-table-talk' }, 'DGN-SPECIAL-02'], never('monster.put')],
    );
    check(
      lordPhaseOf(['mo-rust-footman'], { ...table, moments: 'timely' }),
      [fight[0], { act: 'attack-last' }, dice(3, 3), put('pack')],
      [['monster.put', { to: 'pack' }], never('card.played')],
    );
  });
});

describe('where it is the time for something (A-106)', () => {
  test('[DGN-SPECIAL-05] a rival is offered off-turn when he comes in and before a Hero Phase, not at every other moment', () => {
    const heroes = [{ hero: ALDOUS, at: 'map-footmens-crossing' }, saved({ at: 'map-last-cellar' })] as const;
    const coming = heroPhaseOf({ heroes: [{ ...heroes[0], at: 'map-mourners-mile' }, heroes[1]], moments: 'timely' });
    expect(asked(coming, [step(WEST), { act: 'pass' }, stop])).toEqual(['hero 0', 'special 1', 'hero 0']);
    const beside = turnOf({ heroes: [{ ...heroes[0], at: 'map-last-cellar' }, heroes[1]], moments: 'timely' });
    const every = turnOf({ heroes: [{ ...heroes[0], at: 'map-last-cellar' }, heroes[1]], moments: 'every' });
    const count = (from: Scene<Dungeoneer>): number => {
      const { state } = openScene(from, scripted([]));
      let n = 0;
      while (!state.isOver) {
        const [offer] = state.offers();
        if (offer?.decision === 'special' && offer.seat === B) n++;
        state.apply(state.toAct, { act: offer?.decision === 'special' ? 'pass' : offer?.decision === 'save' ? 'leave' : 'end' });
      }
      return n;
    };
    expect([count(beside), count(every)]).toEqual([1, 6]);
  });

  test('[DGN-SPECIAL-06] getting up off-turn is offered once, before the saved point would be lost', () => {
    const lying = turnOf({ heroes: [{ hero: ALDOUS }, saved({ at: 'map-long-gallery', tipped: true })], moments: 'timely' });
    expect(asked(lying, [stop])).toEqual(['hero 0', 'special 1']);
  });

  test('[DGN-DICE-01] a card that changes a roll is offered before a roll that it can change, and not where the roll is certain', () => {
    // The exit asks for Melee 4: Jory has 1, Sir Aldous 3.
    const leaving = (hero: HeroId) =>
      heroPhaseOf({
        heroes: [{ hero, at: 'map-footmens-crossing', hand: ['bo-stubborn-streak'], glory: 3, movement: 2 }, {}],
        moments: 'timely',
      });
    expect(asked(leaving(JORY), [step(EAST), { act: 'pass' }, dice(6)])).toEqual(['hero 0', 'special 0', 'hero 0']);
    expect(asked(leaving(ALDOUS), [step(EAST), dice(6)])).toEqual(['hero 0', 'hero 0']);
  });

  test('what is passed over could be used by nobody, for all that everybody knows: in random games with every moment', () => {
    let seen = 0;
    for (let i = 0; i < 12; i++) {
      const random = randomFrom(`moments ${i}`);
      const state = start(game, { ...anySetup(random), moments: 'every', rounds: 20 }, randomFrom(`dice ${i}`));
      for (let n = 0; !state.isOver && n < 1_500; n++) {
        const [offer] = state.offers();
        if (offer?.decision === 'special') {
          const timely: Board = { ...state.board, setup: { ...state.board.setup, moments: 'timely' } };
          const about = aboutAsked(offer.about);
          const could = responds(timely, offer.seat, about);
          if (could) {
            seen++;
            expect(isMoment(timely, 'all', about)).toBe(true);
          }
        }
        state.play(state.toAct, state.randomChoice(state.toAct, random));
      }
    }
    expect(seen).toBeGreaterThan(60);
  });
});

/** Whether a seat has anything to answer but a pass at such a moment. */
function responds(board: Board, seat: Seat, about: ReturnType<typeof aboutAsked>): boolean {
  return new Asking(special, board, { seat, about }).open()?.options.some((act) => act !== 'pass') === true;
}
