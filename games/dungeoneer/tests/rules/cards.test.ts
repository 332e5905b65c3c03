// Owns the tests of DGN-CARD and of the general rules about cards, DGN-GEN: durations, playtimes, Attachments, whose a card is and who pays.

import { by, check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { discarded, play, readyOf, use } from '../card-scenes.ts';
import { acting, attackedBy, choose, EBBA, readied, scores } from '../hand-scenes.ts';
import { ALDOUS, attack, end, JORY, lordPhaseOf, lying, MAG, monster, packed, pass, PERPETUA, put, WILMET } from '../fight-scenes.ts';
import { EAST, goingOn, heroPhaseOf, leave, noEncounters, NORTH, rise, SOUTH, step, stop, turnOf, walking, WEST } from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
const WRONG_TIME = { why: { rule: 'DGN-CARD-10', key: 'playtime' } } as const;
const NO_HOST = { why: { rule: 'DGN-CARD-06', key: 'no-host' } } as const;

describe.each(EDITIONS)('durations, edition %s', (edition) => {
  test('[DGN-CARD-01, DGN-CARD-02, DGN-CARD-03, DGN-RESET-03] a permanent card stays; an Instant is discarded as it is played and works until the turn is over', () => {
    const table = { edition, heroes: [{ hero: WILMET, glory: 9, hand: ['bo-pallbearers-pace', 'bo-borrowed-hour'] }] } as const;
    check(
      heroPhaseOf(table),
      [play('bo-pallbearers-pace'), play('bo-borrowed-hour'), stop],
      [
        ['card.played', { card: 'bo-pallbearers-pace', to: 'ready' }],
        ['card.played', { card: 'bo-borrowed-hour', to: 'discard' }],
        ['score.changed', { form: 'speed', n: 1, until: 'turn' }],
      ],
      (board) => {
        expect([readyOf(board, 0), discarded(board)]).toEqual([['bo-pallbearers-pace'], ['bo-borrowed-hour']]);
        expect([scores(board, 0)[2], board.players[0]?.movement]).toEqual([5, 6]);
      },
    );
    check(
      goingOn(table),
      [noEncounters, play('bo-pallbearers-pace'), play('bo-borrowed-hour'), stop, leave],
      [
        ['turn.ended', { seat: 0 }],
        ['turn.began', { seat: 1 }],
      ],
      (board) => expect([readyOf(board, 0), scores(board, 0)[2]]).toEqual([['bo-pallbearers-pace'], 4]),
    );
  });

  test('[DGN-GEN-08, DGN-GEN-09] in the hand a card does nothing; paid for, it can be used at once', () => {
    const hero = { hero: PERPETUA, attacked: false, movement: 2, at: 'map-last-cellar' } as const;
    const rival = { heroes: [{ hero: WILMET, at: 'map-last-cellar' }] } as const;
    check(
      acting({ ...hero, hand: ['tr-stokers-shovel'] }, { edition, ...rival }),
      [
        refused({ act: 'challenge', on: 'hero 1', form: 'melee' }, { rule: 'DGN-CHAL-05', pick: 'form' }),
        play('tr-stokers-shovel'),
        { act: 'challenge', on: 'hero 1', form: 'melee' },
        dice(3, 1),
        stop,
      ],
      [['card.played'], ['attack.rolled', { total: 5 }], ['counter.rolled', { total: 3 }]],
    );
    check(
      acting({ ...hero, life: 3, hand: ['tr-marrow-broth'] }, { edition }),
      [refused(use('tr-marrow-broth'), { rule: 'DGN-SPECIAL-04', pick: 'source' }), stop],
      [never('hero.healed')],
    );
    check(
      acting({ ...hero, life: 3, hand: ['tr-marrow-broth'] }, { edition }),
      [play('tr-marrow-broth', { way: 'keep' }), use('tr-marrow-broth'), stop],
      [['card.used'], ['hero.healed', { n: 2, life: 5 }]],
    );
  });

  test('[DGN-CARD-05, DGN-CARD-08] an Attachment is tucked behind a card, changes it, and takes no place', () =>
    void check(
      acting(
        { hero: PERPETUA, ready: readied(0, 'hedgers-billhook', 'tr-paper-crown'), hand: ['iron-hobnails', 'tr-pantry-door'] },
        { edition },
      ),
      [
        play('iron-hobnails', { host: 'hedgers-billhook' }),
        refused(play('tr-pantry-door'), { why: { rule: 'DGN-PLAY-04', key: 'treasure-limit' } }),
        stop,
      ],
      [['card.played', { card: 'iron-hobnails', to: 'attached', host: 'hedgers-billhook' }]],
      (board) => {
        expect(board.players[0]?.ready[0]).toMatchObject({ card: 'hedgers-billhook', attached: ['iron-hobnails'] });
        expect(scores(board, 0)).toEqual([3, 3, 2]);
      },
    ));

  test('[DGN-CARD-08] on a monster it takes no place in the Pack, and on one that attacks none of the batch', () =>
    void check(
      lordPhaseOf(['bn-plume-of-office'], { edition, heroes: [{ pack: packed(['mo-cup-bearer', 'mo-rust-footman']) }] }),
      [play('bn-plume-of-office', { payer: 1, host: 'mo-rust-footman' }), end],
      [['card.played', { card: 'bn-plume-of-office', to: 'attached', peril: 1, payer: 1 }]],
      ({ players }) =>
        expect(players[0]?.pack.map(({ card, attached }) => [card, attached])).toEqual([
          ['mo-cup-bearer', []],
          ['mo-rust-footman', ['bn-plume-of-office']],
        ]),
    ));

  test('[DGN-CARD-09, DGN-CARD-07] TV-53: the Attachment leaves the price of an attack as it is; when its monster goes back to the hand it is discarded', () =>
    void check(
      lordPhaseOf([], {
        edition,
        heroes: [{ pack: [lying('mo-rust-footman', 0, { attached: ['bn-plume-of-office'] })] }, { hero: WILMET, attacked: true }],
      }),
      [monster('mo-rust-footman', 1, 'melee'), attack, dice(1, 2), put('hand'), end],
      [
        ['encounter.declared', { card: 'mo-rust-footman', peril: 2 }],
        // 2, and 1 for the plume.
        ['attack.rolled', { total: 4 }],
        ['monster.put', { card: 'mo-rust-footman', to: 'hand' }],
      ],
      (board) => expect([discarded(board), board.players[0]?.hand.cards]).toEqual([['bn-plume-of-office'], ['mo-rust-footman']]),
    ));

  test('[DGN-CARD-06, DGN-CARD-14] an Attachment is not played without a host: an Adventure card of the own side that it names', () => {
    check(
      acting(
        { hero: WILMET, ready: readied(0, 'tr-paper-crown'), done: ['q-hollow-crown'], hand: ['tr-gilt-edge'] },
        {
          edition,
          heroes: [{ ready: readied(1, 'tr-mourning-sword') }],
        },
      ),
      [
        refused(play('tr-gilt-edge', { host: 'tr-paper-crown' }), NO_HOST),
        refused(play('tr-gilt-edge', { host: 'tr-mourning-sword' }), NO_HOST),
        stop,
      ],
      [never('card.played')],
    );
    check(
      lordPhaseOf(['bn-plume-of-office', 'bn-second-shadow'], { edition, heroes: [{ pack: packed(['mo-coin-rats', 'mo-moth-choir']) }] }),
      [
        refused(play('bn-plume-of-office', { payer: 1, host: 'mo-coin-rats' }), NO_HOST),
        refused(play('bn-second-shadow', { payer: 1, host: 'mo-moth-choir' }), { pick: 'host', legal: ['mo-coin-rats'] }),
        end,
      ],
      [never('card.played')],
    );
  });
});

describe.each(EDITIONS)('playtimes, edition %s', (edition) => {
  test('[DGN-CARD-10] each card at its own time: Dungeonlord, Hero, Response', () => {
    const hand = ['bn-firm-hand', 'bo-borrowed-hour', 'bo-dismissed'] as const;
    check(
      acting({ hero: WILMET, hand }, { edition, heroes: [{ peril: 9 }] }),
      [refused(play('bn-firm-hand', { target: 1 }), WRONG_TIME), refused(play('bo-dismissed'), WRONG_TIME), play('bo-borrowed-hour'), stop],
      [['card.played', { card: 'bo-borrowed-hour' }]],
    );
    check(
      lordPhaseOf(hand, { edition, heroes: [{ glory: 9 }] }),
      [
        refused(play('bo-borrowed-hour'), WRONG_TIME),
        refused(play('bo-dismissed'), WRONG_TIME),
        play('bn-firm-hand', { target: 1 }),
        { act: 'warp', space: 1 },
        end,
      ],
      [
        ['card.played', { card: 'bn-firm-hand' }],
        ['hero.tipped', { seat: 1 }],
      ],
    );
    check(
      attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET, hand: ['bo-borrowed-hour', 'bo-dismissed'] }, { edition }),
      [refused(play('bo-borrowed-hour'), WRONG_TIME, 1), by(1, play('bo-dismissed', { attack: 0 }))],
      [
        ['card.played', { card: 'bo-dismissed' }],
        ['card.lost', { card: 'mo-coin-rats' }],
      ],
    );
  });

  test('[DGN-CARD-11] an Anytime card is played on-turn and off-turn', () => {
    const talk = { hero: WILMET, glory: 1, hand: ['bo-table-talk'] } as const;
    const adventures = ['mo-coin-rats', 'mo-cup-bearer', 'bo-dismissed'] as const;
    check(
      heroPhaseOf({ edition, heroes: [talk], adventures }),
      [play('bo-table-talk'), stop],
      [
        ['card.drawn', { seat: 0 }],
        ['card.drawn', { seat: 0 }],
      ],
    );
    check(
      turnOf({ edition, heroes: [{}, talk], adventures }),
      [by(1, play('bo-table-talk')), noEncounters],
      [
        ['card.played', { seat: 1 }],
        ['card.drawn', { seat: 1 }],
        ['card.drawn', { seat: 1 }],
        ['phase.began', { phase: 'dungeonlord' }],
      ],
    );
  });

  test('[DGN-CARD-11] to change a die it is played before the die is rolled, and not when there is none', () => {
    const hero = { hero: WILMET, glory: 4, at: 'map-footmens-crossing', hand: ['bo-stubborn-streak'] } as const;
    check(
      walking(hero, { edition }),
      [
        refused(play('bo-stubborn-streak', { more: 1 }), { rule: 'DGN-GEN-11', pick: 'card', why: { key: 'nothing-to-do' } }),
        step(EAST),
        by(0, play('bo-stubborn-streak', { more: 1 })),
        dice(1),
        stop,
      ],
      [
        ['card.played', { card: 'bo-stubborn-streak', glory: 2 }],
        ['die.changed', { add: 2 }],
        // 1, 2 for the card, 2 Melee.
        ['threat.rolled', { die: 1, total: 5, passed: true }],
      ],
    );
  });

  test('[DGN-CARD-12] Boons and Banes can be for any time: off-turn a Bane is paid by the one it is aimed at', () => {
    const map = [
      ['map-last-cellar', 0, 0],
      ['map-gilded-chapel', 0, -1],
    ] as const;
    check(
      heroPhaseOf({
        edition,
        map,
        heroes: [
          { hero: JORY, peril: 3 },
          { at: 'map-last-cellar', hand: ['bn-kings-tenth', 'bo-not-my-name'], glory: 5 },
        ],
      }),
      [step(NORTH), by(1, play('bn-kings-tenth', { target: 0, more: 1 })), stop],
      [
        ['space.collected', { seat: 0, glory: 2 }],
        ['card.played', { seat: 1, card: 'bn-kings-tenth', peril: 2, payer: 0, glory: 0 }, 'DGN-SPECIAL-02'],
        ['glory.changed', { seat: 0, n: -2 }],
        ['glory.changed', { seat: 1, n: 2 }],
      ],
      ({ players }) => expect(players[0]?.peril).toBe(1),
    );
  });
});

describe.each(EDITIONS)('whose a card is, and who pays, edition %s', (edition) => {
  test('[DGN-GEN-03] only the player on turn is Dungeonlord; the others are heroes meanwhile', () =>
    void check(
      turnOf({
        edition,
        heroes: [
          { glory: 9, peril: 9 },
          { glory: 5, peril: 9, hand: ['bn-firm-hand', 'bo-table-talk'] },
        ],
        discarded: ['mo-coin-rats'],
      }),
      [refused(play('bn-firm-hand', { target: 0 }), WRONG_TIME, 1), by(1, play('bo-table-talk')), draws('mo-coin-rats'), noEncounters],
      [['card.played', { seat: 1, card: 'bo-table-talk' }], never('card.played', { card: 'bn-firm-hand' })],
    ));

  test('[DGN-GEN-04] nobody plays a card with the Glory of somebody else', () =>
    void check(
      acting({ hero: WILMET, glory: 1, hand: ['bo-vow-of-iron'] }, { edition, heroes: [{ glory: 20 }] }),
      [refused(play('bo-vow-of-iron'), { why: { rule: 'DGN-GEN-07', key: 'no-glory' } }), stop],
      [never('card.played')],
    ));

  test('[DGN-GEN-05, DGN-DLORD-05] an untargeted Bane is paid with the Peril of any one opponent, never with one’s own', () => {
    const map = [
      ['map-last-cellar', 0, 0],
      ['map-servants-stair', 0, -1],
      ['map-mourners-mile', 1, 0],
      ['map-long-gallery', 0, 1],
      ['map-footmens-crossing', -1, 0],
    ] as const;
    const table = (...peril: readonly number[]) =>
      ({
        edition,
        map,
        heroes: [{ peril: 9 }, { peril: peril[0] ?? 0 }, { hero: JORY, peril: peril[1] ?? 0, at: 'map-last-cellar' }],
      }) as const;
    check(
      lordPhaseOf(['bn-wing-withdraws'], table(1, 2)),
      [
        refused(play('bn-wing-withdraws', { payer: 1 }), { pick: 'payer', legal: [2] }),
        refused(play('bn-wing-withdraws', { payer: 0 }), { rule: 'DGN-DLORD-09', pick: 'payer' }),
        end,
      ],
      [never('card.played')],
    );
    check(
      lordPhaseOf(['bn-wing-withdraws'], table(1, 1)),
      [refused(play('bn-wing-withdraws', { payer: 1 }), { why: { rule: 'DGN-DLORD-05', key: 'no-peril' } }), end],
      [never('card.played')],
    );
    const state = check(
      lordPhaseOf(['bn-wing-withdraws'], table(2, 2)),
      [play('bn-wing-withdraws', { payer: 2 })],
      [['card.played', { peril: 2, payer: 2 }]],
    );
    expect(state.board.players.map(({ peril }) => peril)).toEqual([9, 2, 0]);
  });

  test('[DGN-GEN-10] “you” is whoever controls the card: a Bane takes for its player, wherever it lies', () =>
    void check(
      turnOf({ edition, turn: 1, heroes: [{ glory: 1 }, { hero: WILMET, glory: 5, ready: [lying('owed-to-a-star', 0)] }] }),
      [noEncounters],
      [
        ['glory.changed', { seat: 1, n: -2 }],
        ['glory.changed', { seat: 0, n: 2 }],
      ],
    ));

  test('[DGN-GEN-11] whoever controls the card chooses whom it is for, and what of it happens', () =>
    void check(
      lordPhaseOf(['bn-struck-from-the-tree'], {
        edition,
        heroes: [{}, { level: 2, ready: readied(1, 'bo-vow-of-iron') }, { hero: JORY, level: 2, peril: 9 }],
      }),
      [
        refused(
          play('bn-struck-from-the-tree', { target: 0 }),
          edition === '2.3c' ? { pick: 'target', legal: [1, 2] } : { rule: 'DGN-DLORD-09', pick: 'target' },
        ),
        play('bn-struck-from-the-tree', { target: 1 }),
        by(0, choose(0)),
        end,
      ],
      [
        ['card.played', { on: 1 }],
        ['level.changed', { seat: 1, n: -1 }],
      ],
      (board) => expect(readyOf(board, 1)).toEqual(['bo-vow-of-iron']),
    ));

  test('[DGN-GEN-12] a free step costs no Movement point and meets no Threat at the exit', () =>
    void check(
      attackedBy(
        [['mo-coin-rats', 'speed']],
        { hero: WILMET, movement: 0, at: 'map-last-cellar', hand: ['bo-courtly-sidestep'] },
        { edition },
      ),
      [by(1, play('bo-courtly-sidestep')), by(1, { act: 'step', side: WEST })],
      [['hero.moved', { seat: 1, to: 4 }], ['attack.ended', { result: 'lapsed' }], never('movement.spent'), never('threat.rolled')],
    ));

  test('[DGN-GEN-14] a Bane that stays lies in the Inventory of its target, where everybody sees it, and belongs to who played it', () =>
    void check(
      lordPhaseOf(['bn-moths-in-the-lining'], { edition, heroes: [{}, { ready: readied(1, 'tr-paper-crown') }] }),
      [play('bn-moths-in-the-lining', { target: 1 }), end],
      [['card.played', { card: 'bn-moths-in-the-lining', to: 'ready', on: 1, peril: 2, payer: 1 }]],
      (board) => {
        expect(board.players[1]?.ready).toMatchObject([
          { card: 'tr-paper-crown', by: 1 },
          { card: 'bn-moths-in-the-lining', by: 0 },
        ]);
        expect(game.view(board, 0).players[1]?.ready.length).toBe(2);
        // It counts against no limit.
        expect(readyOf(board, 0)).toEqual([]);
      },
    ));

  test('[DGN-GEN-16, DGN-RESET-04] TV-57: once per turn is once in each player’s turn', () => {
    const locksmith = { hero: JORY, glory: 5, abilitiesUsed: [], at: 'map-footmens-crossing' } as const;
    const inTurnOfB = [by(0, use(JORY)), noEncounters, stop, leave] as const;
    check(
      goingOn({ edition, turn: 1, heroes: [locksmith, { hero: WILMET }, { hero: MAG }] }),
      [by(0, use(JORY)), noEncounters, refused(use(JORY), { rule: 'DGN-HERO-01', pick: 'seat' }, 0)],
      [['card.used', { seat: 0, once: true }]],
      ({ players }) => expect(players[0]?.abilitiesUsed).toEqual([JORY]),
    );
    check(
      goingOn({ edition, turn: 1, heroes: [locksmith, { hero: WILMET }, { hero: MAG }] }),
      [...inTurnOfB, by(0, use(JORY))],
      [
        ['card.used', { seat: 0 }],
        ['turn.began', { seat: 2 }],
        ['card.used', { seat: 0 }],
      ],
    );
    // A readied card in the turn of its own hero, twice in one turn and again in the next.
    const shortcut = { hero: WILMET, glory: 5, at: 'bramble-fork', ready: readied(0, 'shepherds-shortcut') } as const;
    const map = [
      ['the-last-signpost', 0, 0],
      ['bramble-fork', -1, 0],
      ['hollow-oak-court', 1, 0],
    ] as const;
    check(
      heroPhaseOf({ edition, map, heroes: [shortcut] }),
      [use('shepherds-shortcut'), refused(use('shepherds-shortcut'), { why: { rule: 'DGN-GEN-16', key: 'once-per-turn' } })],
      [
        ['card.used', { card: 'shepherds-shortcut', glory: 1 }],
        ['hero.moved', { by: 'warp' }],
      ],
    );
  });

  test('[DGN-HERO-03] special actions mix with the others of the Hero Phase', () =>
    void check(
      heroPhaseOf({
        edition,
        heroes: [{ hero: JORY, glory: 5, tipped: true, abilitiesUsed: [], at: 'map-footmens-crossing', hand: ['bo-table-talk'] }],
        adventures: ['mo-coin-rats', 'mo-cup-bearer'],
      }),
      [play('bo-table-talk'), rise, use(JORY), step(EAST), step(SOUTH), stop],
      [['card.drawn'], ['card.drawn'], ['hero.rose'], ['exit.opened'], ['hero.moved'], ['hero.moved'], never('threat.rolled')],
    ));
});

test.each(EDITIONS)(
  '[DGN-COLLECT-08, DGN-PLAY-01] TV-29: edition %s: Glory of the space pays for a Boon before the space has its effect',
  (edition) => {
    const map = [
      ['map-last-cellar', 0, 0],
      ['map-root-breach', 0, -1],
      ['map-fallen-wing', 1, 0],
    ] as const;
    // Spikes, Speed 4+, where 2 Glory lie; Ebba has Speed 3.
    const hero = { hero: EBBA, level: 1, glory: 0, movement: 1, hand: ['bo-borrowed-hour'] } as const;
    check(
      heroPhaseOf({ edition, map, heroes: [{ ...hero, hero: ALDOUS }] }),
      [step(EAST), play('bo-borrowed-hour'), dice(1), stop],
      [
        ['space.collected', { glory: 2 }],
        ['card.played', { card: 'bo-borrowed-hour', glory: 2 }],
        ['score.changed', { form: 'speed', n: 1 }],
        ['threat.rolled', { roll: 'spikes', die: 1, total: 4, passed: true }],
        never('hero.wounded'),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ glory: 0, movement: 3 }),
    );
    check(
      heroPhaseOf({ edition, map, heroes: [{ ...hero, hero: ALDOUS }] }),
      [step(EAST), pass, pass, dice(1), stop],
      [['threat.rolled', { total: 3, passed: false }], ['hero.wounded']],
    );
    // Before the die of the exit too.
    check(
      heroPhaseOf({ edition, heroes: [{ hero: MAG, glory: 2, at: 'map-footmens-crossing', hand: ['bo-vow-of-iron'] }] }),
      [step(EAST), play('bo-vow-of-iron'), dice(1), stop],
      [['card.played'], ['threat.rolled', { score: 'melee', total: 4, passed: true }]],
    );
  },
);
