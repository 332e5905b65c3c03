// Owns the tests of DGN-PLAY and DGN-ARTIFACT-05: playing Boons and Treasures, their limits, and the hero's special ability.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { discarded, play, readyOf, use } from '../card-scenes.ts';
import { acting, attackedBy, EBBA, readied, scores } from '../hand-scenes.ts';
import { effectOn, JORY, lordPhaseOf, lying, MAG, pass, PERPETUA, WILMET } from '../fight-scenes.ts';
import { heroPhaseOf, noEncounters, stop, turnOf, type HeroWanted } from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
const NO_GLORY = { why: { rule: 'DGN-GEN-07', key: 'no-glory' } } as const;
const TOO_MANY = { why: { rule: 'DGN-PLAY-04', key: 'treasure-limit' } } as const;
const WRONG_TIME = { why: { rule: 'DGN-CARD-10', key: 'playtime' } } as const;

describe.each(EDITIONS)('playing Glory cards, edition %s', (edition) => {
  test('[DGN-PLAY-01, DGN-PLAY-19, DGN-GEN-04] a Boon and a Treasure of Hero playtime go from the hand to the own Inventory, for Glory of one’s own', () =>
    void check(
      acting({ hero: WILMET, glory: 5, hand: ['bo-vow-of-iron', 'tr-paper-crown'] }, { edition, heroes: [{ glory: 7 }] }),
      [play('bo-vow-of-iron'), play('tr-paper-crown'), stop],
      [
        ['card.played', { seat: 0, card: 'bo-vow-of-iron', to: 'ready', on: 0, glory: 2, peril: 0, payer: 0 }, 'DGN-PLAY-01'],
        ['card.played', { seat: 0, card: 'tr-paper-crown', to: 'ready', on: 0, glory: 1 }],
      ],
      (board) => {
        expect(readyOf(board, 0)).toEqual(['bo-vow-of-iron', 'tr-paper-crown']);
        expect([board.players[0]?.glory, board.players[1]?.glory, board.players[0]?.hand.cards]).toEqual([2, 7, []]);
        expect(readyOf(board, 1)).toEqual([]);
      },
    ));

  test('[DGN-PLAY-01] not in the Dungeonlord Phase, and not in somebody else’s turn', () => {
    check(
      lordPhaseOf(['bo-vow-of-iron', 'tr-paper-crown'], { edition, heroes: [{ glory: 9 }] }),
      [refused(play('bo-vow-of-iron'), WRONG_TIME), refused(play('tr-paper-crown'), WRONG_TIME), noEncounters],
      [never('card.played')],
    );
    check(
      turnOf({ edition, heroes: [{}, { glory: 9, hand: ['bo-vow-of-iron', 'bo-table-talk'] }], discarded: ['mo-coin-rats'] }),
      [refused(play('bo-vow-of-iron'), WRONG_TIME, 1), by(1, pass)],
      [never('card.played')],
    );
  });

  test('[DGN-PLAY-02] as many as there is Glory for', () =>
    void check(
      acting({ hero: WILMET, glory: 6, hand: ['bo-vow-of-iron', 'tr-paper-crown', 'bo-borrowed-hour', 'tr-pantry-door'] }, { edition }),
      [
        play('bo-vow-of-iron'),
        play('tr-paper-crown'),
        play('bo-borrowed-hour'),
        refused(play('tr-pantry-door'), { pick: 'card', ...NO_GLORY }),
        stop,
      ],
      [['card.played'], ['card.played'], ['card.played']],
      ({ players }) => expect(players[0]?.glory).toBe(1),
    ));

  test('[DGN-PLAY-03, DGN-PLAY-05, DGN-PLAY-16] permanent Boons up to the limit; an Instant is none of them, and the ability takes no place', () =>
    void check(
      acting(
        {
          hero: MAG,
          abilitiesUsed: [],
          hand: ['bo-vow-of-iron', 'bo-pallbearers-pace', 'bo-borrowed-hour', 'mo-coin-rats'],
        },
        { edition },
      ),
      [
        use(MAG, { given: 'mo-coin-rats' }),
        play('bo-vow-of-iron'),
        refused(play('bo-pallbearers-pace'), { why: { rule: 'DGN-PLAY-03', key: 'boon-limit' } }),
        play('bo-borrowed-hour'),
        stop,
      ],
      [['minion.made'], ['card.played', { to: 'ready' }], ['card.played', { to: 'discard' }]],
      (board) => expect(readyOf(board, 0)).toEqual(['mo-coin-rats', 'bo-vow-of-iron']),
    ));

  test('[DGN-PLAY-04, DGN-PLAY-05] permanent Treasures up to the limit; an Attachment is none of them', () =>
    void check(
      acting(
        { hero: PERPETUA, ready: readied(0, 'tr-stokers-shovel', 'tr-paper-crown'), hand: ['tr-pantry-door', 'tr-gilt-edge'] },
        { edition },
      ),
      [refused(play('tr-pantry-door'), TOO_MANY), play('tr-gilt-edge', { host: 'tr-stokers-shovel' }), stop],
      [['card.played', { card: 'tr-gilt-edge', to: 'attached', host: 'tr-stokers-shovel' }]],
      (board) => expect(readyOf(board, 0)).toEqual(['tr-stokers-shovel', 'tr-paper-crown']),
    ));

  test('[DGN-PLAY-06] TV-56: no second helm beside the first, no second weapon, no second potion (A-47)', () =>
    void check(
      acting(
        {
          hero: JORY,
          ready: readied(0, 'tr-paper-crown', 'tr-stokers-shovel', 'tr-marrow-broth'),
          hand: ['tr-jesters-half-helm', 'tr-mourning-sword', 'tr-embalmers-cordial', 'tr-seventh-lantern'],
        },
        { edition },
      ),
      [
        refused(play('tr-jesters-half-helm'), { why: { rule: 'DGN-PLAY-06', key: 'same-kind' } }),
        refused(play('tr-mourning-sword'), { why: { rule: 'DGN-PLAY-06', key: 'same-kind' } }),
        refused(play('tr-embalmers-cordial'), { why: { rule: 'DGN-PLAY-06', key: 'same-kind' } }),
        play('tr-seventh-lantern'),
        stop,
      ],
      [['card.played', { card: 'tr-seventh-lantern', to: 'ready' }]],
    ));

  test('[DGN-PLAY-06, DGN-PLAY-12] a potion beside another may be played if it is used as it is played (A-47)', () =>
    void check(
      acting({ hero: JORY, life: 4, ready: readied(0, 'tr-marrow-broth'), hand: ['tr-embalmers-cordial'] }, { edition }),
      [
        refused(play('tr-embalmers-cordial', { way: 'keep' }), { rule: 'DGN-PLAY-01', pick: 'way' }),
        play('tr-embalmers-cordial', { way: 'use' }),
        stop,
      ],
      [
        ['card.played', { card: 'tr-embalmers-cordial' }],
        ['card.lost', { card: 'tr-embalmers-cordial' }],
        ['hero.healed', { n: 1 }],
      ],
      (board) => expect(readyOf(board, 0)).toEqual(['tr-marrow-broth']),
    ));

  test('[DGN-ARTIFACT-05] TV-56: a crown that is an Artifact is no helm in the way of another', () =>
    void check(
      acting({ hero: JORY, done: ['q-hollow-crown'], hand: ['tr-paper-crown'] }, { edition }),
      [play('tr-paper-crown'), stop],
      [['card.played', { card: 'tr-paper-crown' }]],
      (board) => expect(scores(board, 0)).toEqual([2, 1, 4]),
    ));

  test('[DGN-PLAY-07] two Boons of one kind lie side by side', () =>
    void check(
      acting({ hero: WILMET, hand: ['bo-vow-of-iron', 'bo-vow-of-candles'] }, { edition }),
      [play('bo-vow-of-iron'), play('bo-vow-of-candles'), stop],
      [['card.played'], ['card.played']],
      (board) => expect(scores(board, 0)).toEqual([4, 1, 3]),
    ));

  test('[DGN-PLAY-09] a Boon that is discarded by force ends at once, its symbol too', () =>
    void check(
      effectOn(
        { do: 'discard', what: 'boon', who: 'target', n: 1, by: 'you' },
        { edition, heroes: [{}, { hero: PERPETUA, ready: readied(1, 'bo-vow-of-iron', 'tr-paper-crown') }] },
      ),
      [{ act: 'lose', card: 'bo-vow-of-iron' }],
      [['card.lost', { seat: 1, card: 'bo-vow-of-iron' }, 'DGN-GEN-17']],
      (board) => {
        expect(scores(board, 1)).toEqual([1, 3, 2]);
        expect([readyOf(board, 1), discarded(board)]).toEqual([['tr-paper-crown'], ['bo-vow-of-iron']]);
      },
    ));

  test('[DGN-PLAY-12] TV-52: with all places taken a potion is played if it is used at once; it cannot be kept, and heals no further than 6', () => {
    const hurt = { hero: PERPETUA, life: 5, ready: readied(0, 'tr-stokers-shovel', 'tr-paper-crown') } as const;
    check(
      acting({ ...hurt, hand: ['tr-marrow-broth'] }, { edition }),
      [refused(play('tr-marrow-broth', { way: 'keep' }), { pick: 'way', legal: ['use'] }), play('tr-marrow-broth', { way: 'use' }), stop],
      [
        ['card.played', { card: 'tr-marrow-broth', glory: 3 }],
        ['card.used', { card: 'tr-marrow-broth' }],
        ['card.lost', { card: 'tr-marrow-broth' }],
        ['hero.healed', { seat: 0, n: 1, life: 6 }, 'DGN-LIFE-01'],
      ],
      (board) => expect(discarded(board)).toEqual(['tr-marrow-broth']),
    );
    // With nothing to heal there is no use for it, and no place to keep it.
    check(acting({ ...hurt, life: 6, hand: ['tr-marrow-broth'] }, { edition }), [refused(play('tr-marrow-broth'), TOO_MANY), stop], []);
    // With a place left it can be kept, whatever there is to heal.
    check(
      acting({ hero: PERPETUA, hand: ['tr-marrow-broth'] }, { edition }),
      [refused(play('tr-marrow-broth', { way: 'use' }), { rule: 'DGN-PLAY-01', pick: 'shape' }), play('tr-marrow-broth'), stop],
      [['card.played'], never('card.used')],
      (board) => expect(readyOf(board, 0)).toEqual(['tr-marrow-broth']),
    );
  });

  test('[DGN-PLAY-13, DGN-PLAY-14, DGN-PLAY-15] TV-51: a sack is played with all places taken; when it is lost, its player keeps what he likes', () => {
    const four = readied(0, 'tr-stokers-shovel', 'tr-paper-crown', 'tr-pantry-door');
    check(
      acting({ hero: EBBA, ready: four, hand: ['tr-generous-sack', 'tr-seventh-lantern', 'tr-signet-of-no-house'] }, { edition }),
      [play('tr-generous-sack'), play('tr-seventh-lantern'), refused(play('tr-signet-of-no-house'), TOO_MANY), stop],
      [['card.played'], ['card.played']],
      (board) => expect(readyOf(board, 0).length).toBe(5),
    );
    check(
      effectOn(
        { do: 'discard', what: 'treasure', who: 'target', n: 1, by: 'you' },
        {
          edition,
          heroes: [
            {},
            {
              hero: EBBA,
              ready: readied(1, 'tr-stokers-shovel', 'tr-paper-crown', 'tr-pantry-door', 'tr-generous-sack', 'tr-seventh-lantern'),
            },
          ],
        },
      ),
      [by(0, { act: 'lose', card: 'tr-generous-sack' }), by(1, { act: 'discard', card: 'tr-paper-crown' })],
      [
        ['card.lost', { seat: 1, card: 'tr-generous-sack' }],
        ['card.lost', { seat: 1, card: 'tr-paper-crown' }, 'DGN-PLAY-15'],
      ],
      (board, state) => {
        expect(readyOf(board, 1)).toEqual(['tr-stokers-shovel', 'tr-pantry-door', 'tr-seventh-lantern']);
        expect(state.isOver).toBe(true);
      },
    );
  });

  test('[DGN-PLAY-15] places that an Upkeep no longer pays for are gone as well; Boons too have to fit a lower limit (A-48)', () => {
    check(
      turnOf({
        edition,
        heroes: [{ hero: PERPETUA, ready: readied(0, 'pannier-pony', 'tr-paper-crown', 'tr-pantry-door', 'tr-seventh-lantern') }],
      }),
      [
        { act: 'take-back', card: 'pannier-pony' },
        { act: 'discard', card: 'tr-pantry-door' },
      ],
      [['card.taken-back'], ['card.lost', { card: 'tr-pantry-door' }, 'DGN-PLAY-15']],
    );
    check(
      effectOn(
        { do: 'discard', what: 'treasure', who: 'target', n: 1, by: 'owner' },
        { edition, heroes: [{}, { hero: MAG, ready: readied(1, 'sprue-crown', 'bo-vow-of-iron', 'bo-pallbearers-pace') }] },
      ),
      [by(1, { act: 'lose', card: 'sprue-crown' }), by(1, { act: 'discard', card: 'bo-vow-of-iron' })],
      [['card.lost'], ['card.lost', { seat: 1, card: 'bo-vow-of-iron' }, 'DGN-PLAY-15']],
      (board) => expect(readyOf(board, 1)).toEqual(['bo-pallbearers-pace']),
    );
  });
});

const spent = (edition: '2.1' | '2.3c') =>
  void check(
    acting({ hero: WILMET, at: 'map-footmens-crossing', ready: [lying('tr-key-to-most-things', 0, { charges: 1 })] }, { edition }),
    [use('tr-key-to-most-things'), stop],
    [
      ['card.used', { card: 'tr-key-to-most-things', charges: 1 }],
      ['exit.opened', { space: 4, side: 1 }],
      ['card.lost', { seat: 0, card: 'tr-key-to-most-things' }, edition === '2.1' ? 'DGN-PLAY-11' : 'DGN-PLAY-10'],
    ],
    (board) => expect([readyOf(board, 0), discarded(board)]).toEqual([[], ['tr-key-to-most-things']]),
  );

test('[DGN-PLAY-10] edition 2.3c: a Treasure without a charge is discarded at once', () => spent('2.3c'));
test('[DGN-PLAY-11] edition 2.1: so it is there, where it should be', () => spent('2.1'));

test.each(EDITIONS)(
  '[DGN-PLAY-08] edition %s: nothing lets a player give up a Boon in his Hero Phase',
  (edition) =>
    void check(
      acting({ hero: WILMET, ready: readied(0, 'bo-vow-of-iron') }, { edition }),
      [
        refused({ act: 'discard', card: 'bo-vow-of-iron' }, { rule: 'DGN-HERO-01', pick: 'act' }),
        refused(use('bo-vow-of-iron'), { why: { rule: 'DGN-SPECIAL-04', key: 'nothing-to-use' } }),
        stop,
      ],
      [never('card.lost'), never('card.discarded')],
    ),
);

describe('the special ability of a hero', () => {
  const notary: HeroWanted = { hero: PERPETUA, glory: 3, peril: 2, abilitiesUsed: [] };

  test.each(EDITIONS)('[DGN-PLAY-17, DGN-PLAY-18] edition %s: an Anytime ability works on-turn and off-turn', (edition) => {
    const locksmith: HeroWanted = { hero: JORY, glory: 2, abilitiesUsed: [], at: 'map-footmens-crossing' };
    check(
      heroPhaseOf({ edition, heroes: [locksmith] }),
      [use(JORY), stop],
      [
        ['card.used', { seat: 0, card: JORY, glory: 1, once: true }],
        ['exit.opened', { space: 4, side: 1 }],
      ],
    );
    check(
      turnOf({ edition, heroes: [{}, locksmith] }),
      [by(1, use(JORY)), noEncounters, stop],
      [['card.used', { seat: 1 }], ['exit.opened'], ['phase.began', { phase: 'dungeonlord' }]],
    );
  });

  test('[DGN-PLAY-17] edition 2.1: one that says Hero works off-turn too, like an Anytime Boon (A-92)', () =>
    void check(
      turnOf({ edition: '2.1', heroes: [{}, notary] }),
      [by(1, use(PERPETUA, { target: 0, more: 2 })), noEncounters],
      [
        ['card.used', { seat: 1, card: PERPETUA, glory: 2 }],
        ['peril.changed', { seat: 1, n: -2 }],
        ['peril.changed', { seat: 0, n: 2 }],
      ],
    ));

  test('[DGN-PLAY-18] edition 2.3c: one that says Hero works in the Hero Phase and at no other time', () => {
    check(
      turnOf({ heroes: [{}, notary] }),
      [refused(use(PERPETUA, { target: 0, more: 2 }), { rule: 'DGN-DLORD-01', pick: 'seat' }, 1), noEncounters, stop],
      [never('card.used')],
    );
    check(
      turnOf({ heroes: [notary] }),
      [
        refused(use(PERPETUA, { target: 1, more: 2 }), { rule: 'DGN-CARD-10', pick: 'source', why: { key: 'playtime' } }),
        noEncounters,
        use(PERPETUA, { target: 1, more: 2 }),
      ],
      [
        ['phase.began', { phase: 'hero' }],
        ['card.used', { seat: 0 }],
      ],
    );
  });

  const knight: HeroWanted = { hero: 'hero-aldous-fenn', glory: 3, abilitiesUsed: [] };

  test('[DGN-PLAY-18] edition 2.3c: a Response is used in the Response step, and not before a roll', () => {
    check(
      attackedBy([['mo-coin-rats', 'speed']], knight),
      [by(1, use('hero-aldous-fenn', { attack: 0 })), dice(3, 3)],
      [['attack.form', { form: 'melee' }]],
    );
    check(attackedBy([['mo-coin-rats', 'speed']], knight), [by(1, pass), dice(3, 3)], [never('attack.form'), ['attack.rolled']]);
  });

  test('[DGN-PLAY-17] edition 2.1: a Response is used as long as an attack is still to come, also after the Response step', () =>
    void check(
      attackedBy(
        [
          ['mo-coin-rats', 'speed'],
          ['mo-moth-choir', 'speed'],
        ],
        knight,
        { edition: '2.1' },
      ),
      [by(1, pass), by(1, pass), dice(3, 3), by(1, pass), by(1, use('hero-aldous-fenn', { attack: 1 })), dice(3, 3)],
      [
        ['attack.rolled', { at: 0 }],
        ['attack.form', { at: 1, form: 'melee' }],
        ['attack.rolled', { at: 1 }],
      ],
    ));

  test('[DGN-PLAY-16] it takes no Boon place, and the limit holds without it', () =>
    void check(
      acting({ hero: MAG, abilitiesUsed: [], hand: ['bo-vow-of-iron', 'bo-pallbearers-pace'] }),
      [play('bo-vow-of-iron'), refused(play('bo-pallbearers-pace'), { why: { rule: 'DGN-PLAY-03', key: 'boon-limit' } }), stop],
      [['card.played']],
    ));
});
