// Owns the tests of single Boons and Treasures: what each of them does when it is played, used, and gone.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { discarded, play, readyOf, use } from '../card-scenes.ts';
import { ALDOUS, effectOn, lying, PERPETUA, put, WILMET } from '../fight-scenes.ts';
import { acting, attackedBy, choose, readied, scores } from '../hand-scenes.ts';
import { EAST, heroPhaseOf, NORTH, SOUTH, step, stop, walking, type HeroWanted, type Laid } from '../scenes.ts';

/** A Threat of Magic 6 on seat 1, as a card says. */
const magicThreat = (hero: HeroWanted) =>
  effectOn({ do: 'threat', who: 'target', threat: { score: 'magic', target: 6 } }, { heroes: [{}, { hero: PERPETUA, ...hero }] });

describe('Boons', () => {
  test('Sparks at the Heel: Speed for the turn, and Movement with what is paid besides, three at most', () => {
    const hero = { hero: WILMET, glory: 9, movement: 1, hand: ['sparks-at-the-heel'] } as const;
    check(
      heroPhaseOf({ heroes: [hero] }),
      [
        refused(play('sparks-at-the-heel', { more: 4 }), { pick: 'more', legal: [0, 1, 2, 3] }),
        play('sparks-at-the-heel', { more: 3 }),
        stop,
      ],
      [['card.played', { glory: 5 }]],
      (board) => expect([scores(board, 0)[2], board.players[0]?.movement, board.players[0]?.glory]).toEqual([4, 5, 4]),
    );
    check(
      heroPhaseOf({ heroes: [{ ...hero, glory: 2 }] }),
      [refused(play('sparks-at-the-heel', { more: 1 }), { legal: [0] }), play('sparks-at-the-heel', { more: 0 }), stop],
      [],
      ({ players }) => expect(players[0]?.movement).toBe(2),
    );
  });

  test('Walk on What Fell: Speed, a Movement point at once, and no Pit', () => {
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-root-breach', 0, 1, 'turned'],
    ];
    check(
      acting({ hero: WILMET, movement: 0, hand: ['walk-on-what-fell'] }, { map }),
      [play('walk-on-what-fell'), step(SOUTH), stop],
      [['card.played', { to: 'ready', glory: 4 }], ['hero.moved', { to: 1 }], never('threat.rolled')],
      (board) => expect([scores(board, 0)[2], board.players[0]?.tipped]).toEqual([4, false]),
    );
  });

  test('Measured Twice: the better of two dice for a Threat, once in a turn and not in a fight', () => {
    const hero = { ready: readied(1, 'measured-twice') } as const;
    check(
      magicThreat(hero),
      [by(1, use('measured-twice')), dice(2, 5)],
      [
        ['die.changed', { dice: 2 }],
        ['threat.rolled', { die: 5, total: 8 }],
      ],
    );
    check(magicThreat({ ready: [lying('measured-twice', 1, { used: true })] }), [dice(2)], [['threat.rolled', { die: 2 }]]);
    check(
      attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET, ready: readied(1, 'measured-twice') }),
      [dice(3, 3)],
      [['counter.rolled', { die: 3, total: 6 }], never('die.changed')],
    );
  });

  test('Borrowed Constellation: played at any time, it adds 2 to a Threat for 1 Glory', () => {
    check(
      magicThreat({ glory: 6, hand: ['borrowed-constellation'] }),
      [by(1, play('borrowed-constellation')), by(1, use('borrowed-constellation')), dice(1)],
      [
        ['card.played', { glory: 5, to: 'ready' }],
        ['card.used', { glory: 1, once: true }],
        ['threat.rolled', { die: 1, total: 6, passed: true }],
      ],
    );
    check(
      magicThreat({ glory: 5, hand: ['borrowed-constellation'] }),
      [by(1, play('borrowed-constellation')), dice(1)],
      [['threat.rolled', { total: 4 }]],
    );
  });
});

describe('weapons', () => {
  test('the Puddler’s Maul: up to 2 Glory for as much Melee, in a fight and only there', () => {
    const hero = { hero: WILMET, glory: 3, ready: readied(1, 'puddlers-maul') } as const;
    check(
      attackedBy([['mo-rust-footman', 'melee']], hero),
      [by(1, use('puddlers-maul', { more: 2 })), dice(3, 1), put('discard')],
      [
        ['card.used', { glory: 2 }],
        ['score.changed', { form: 'melee', n: 2, until: 'combat' }],
        ['counter.rolled', { total: 6 }],
      ],
      (board) => expect([scores(board, 1)[0], board.changes]).toEqual([3, []]),
    );
    check(
      acting({ hero: WILMET, ready: readied(0, 'puddlers-maul') }),
      [refused(use('puddlers-maul', { more: 1 }), { why: { rule: 'DGN-GEN-11', key: 'nothing-to-do' } }), stop],
      [],
    );
  });

  test.each([
    ['quench-blade', PERPETUA, [2, 4, 2], 'cinder-whelps', 'magic', 6],
    ['sky-iron-coulter', PERPETUA, [3, 3, 2], 'window-walker', 'melee', 5],
    ['adderwood-staff', WILMET, [2, 1, 3], 'tine-rider', 'magic', 2],
    ['hedgers-billhook', PERPETUA, [2, 3, 2], 'thornling-brood', 'melee', 3],
  ] as const)(
    '%s: its score always, more against those that it is made for',
    (card, hero, own, foe, form, inFight) =>
      void check(
        attackedBy([[foe, form]], { hero, ready: readied(1, card) }),
        [dice(1, 1)],
        [['counter.rolled', { total: 1 + inFight }]],
        (board) => expect(scores(board, 1)).toEqual(own),
      ),
  );

  test('the Sling of Slow Lightning: Speed in a fight, none for walking; a hit wounds and takes a Peril away', () =>
    void check(
      attackedBy([['hound-of-the-low-star', 'speed']], { hero: WILMET, peril: 2, ready: readied(1, 'sling-of-slow-lightning') }),
      [dice(1, 3)],
      [
        ['counter.rolled', { total: 9 }],
        ['monster.wounded', { n: 1 }],
        ['peril.changed', { seat: 1, n: -1 }],
      ],
      (board) => expect(scores(board, 1)[2]).toBe(3),
    ));

  test('the Poacher’s Long Hook: a hit in Speed brings a Glory in place of a wound, from a hero his own', () => {
    check(
      attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET, glory: 0, ready: readied(1, 'poachers-long-hook') }),
      [dice(1, 3)],
      [['glory.changed', { seat: 1, n: 1 }], never('monster.wounded')],
    );
    check(
      acting(
        { hero: WILMET, glory: 0, attacked: false, ready: readied(0, 'poachers-long-hook') },
        { heroes: [{ hero: PERPETUA, glory: 2, at: 'map-last-cellar' }] },
      ),
      [{ act: 'challenge', on: 'hero 1', form: 'speed' }, dice(3, 1), stop],
      [['glory.changed', { seat: 1, n: -1 }], ['glory.changed', { seat: 0, n: 1 }], never('hero.wounded')],
    );
  });

  test('A Proper Temper: on a weapon a hit and a better die, twice the wounds against the cast; on a helm Magic', () => {
    const armed = [lying('tr-stokers-shovel', 1, { attached: ['a-proper-temper'] })] as const;
    check(
      attackedBy([['tin-sentry', 'melee']], { hero: ALDOUS, ready: armed }),
      [dice(1, 6)],
      [
        ['counter.rolled', { total: 10 }],
        ['wounds.dealt', { n: 1 }],
        ['monster.defeated', { card: 'tin-sentry' }],
      ],
    );
    check(
      attackedBy([['guardian-of-the-last-order', 'melee']], { hero: ALDOUS, ready: armed }),
      [dice(1, 6)],
      [['monster.wounded', { n: 2, left: 2 }]],
    );
    check(
      acting({ hero: WILMET, ready: readied(0, 'tr-paper-crown'), hand: ['a-proper-temper'] }),
      [play('a-proper-temper', { host: 'tr-paper-crown' }), stop],
      [],
      (board) => expect(scores(board, 0)).toEqual([2, 1, 3]),
    );
  });

  test('a Knot of Comet Hair: 1 more in every form of its host, which effects cannot discard', () =>
    void check(
      effectOn(
        { do: 'discard', what: 'treasure', who: 'target', n: 1, by: 'you' },
        { heroes: [{}, { hero: WILMET, ready: [lying('quench-blade', 1, { attached: ['knot-of-comet-hair'] })] }] },
      ),
      [],
      [never('card.lost')],
      (board, state) => expect([scores(board, 1), state.isOver]).toEqual([[4, 2, 3], true]),
    ));
});

describe('things to wear and to carry', () => {
  test('the Cuirass of the Unwed Queen: a Threat of Melee cancels the hit of a monster, once in a turn', () => {
    const hero = { hero: WILMET, ready: readied(1, 'tr-queens-cuirass') } as const;
    check(
      attackedBy([['mo-rust-footman', 'melee']], hero),
      [dice(6, 1, 4)],
      [['threat.rolled', { score: 'melee', total: 6, passed: true }], ['hit.cancelled'], never('hero.wounded')],
    );
    check(
      attackedBy([['mo-rust-footman', 'melee']], hero),
      [dice(6, 1, 3)],
      [
        ['threat.rolled', { passed: false }],
        ['hero.wounded', { seat: 1 }],
      ],
    );
    check(
      attackedBy(
        [
          ['mo-rust-footman', 'melee'],
          ['mo-coin-rats', 'speed'],
        ],
        hero,
      ),
      [dice(6, 1, 4, 6, 1)],
      [
        ['hit.cancelled', { at: 0 }],
        ['hero.wounded', { seat: 1, n: 1 }],
      ],
    );
  });

  test('the Smoked Visor: Magic always, and 1 more against Pits, Spikes and traps', () => {
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-fallen-wing', 1, 0],
    ];
    check(
      walking({ hero: WILMET, ready: readied(0, 'smoked-visor') }, { map }),
      [step(EAST), dice(1), stop],
      [['threat.rolled', { roll: 'spikes', die: 1, total: 5 }]],
      (board) => expect(scores(board, 0)).toEqual([2, 1, 3]),
    );
  });

  test('the Hanging River Oilskin: Speed from the next Reset Phase on, and no Spikes', () => {
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-fallen-wing', 1, 0],
    ];
    check(
      acting({ hero: WILMET, movement: 1, hand: ['hanging-river-oilskin'] }, { map }),
      [play('hanging-river-oilskin'), step(EAST), stop],
      [['hero.moved'], never('threat.rolled'), never('movement.set')],
      (board) => expect([scores(board, 0)[2], board.players[0]?.movement]).toEqual([4, 0]),
    );
  });

  test.each(['apprentices-barrow', 'suitcase-with-a-horizon'] as const)('%s brings places of its own', (card) => {
    const full = readied(0, 'tr-stokers-shovel', 'tr-paper-crown');
    check(
      acting({ hero: PERPETUA, glory: 20, ready: full, hand: [card, 'tr-pantry-door', 'tr-seventh-lantern', 'tr-signet-of-no-house'] }),
      card === 'apprentices-barrow'
        ? [
            play(card),
            play('tr-pantry-door'),
            refused(play('tr-seventh-lantern'), { rule: 'DGN-PLAY-04', pick: 'card', why: { key: 'treasure-limit' } }),
            stop,
          ]
        : [
            play(card),
            play('tr-pantry-door'),
            play('tr-seventh-lantern'),
            refused(play('tr-signet-of-no-house'), { rule: 'DGN-PLAY-04', pick: 'card', why: { key: 'treasure-limit' } }),
            stop,
          ],
      [['card.played', { card }]],
    );
  });

  test.each(['tr-bottled-hurry', 'sloe-cordial'] as const)(
    '%s: two Movement points, and it is gone',
    (card) =>
      void check(
        acting({ hero: WILMET, movement: 0, ready: readied(0, card) }),
        [use(card), step(NORTH), stop],
        [['card.lost', { card }], ['movement.set', { n: 2 }], ['hero.moved']],
        (board) => expect([readyOf(board, 0), discarded(board)].flat()).toEqual(card === 'sloe-cordial' ? discarded(board) : [card]),
      ),
  );

  test('Bottled Dawn: three Life and up again, off-turn too; without either it is kept', () => {
    check(
      magicThreat({ life: 2, tipped: true, ready: readied(1, 'bottled-dawn') }),
      [by(1, use('bottled-dawn')), dice(3)],
      [
        ['hero.healed', { n: 3, life: 5 }],
        ['hero.rose', { seat: 1 }],
      ],
    );
    check(magicThreat({ ready: readied(1, 'bottled-dawn') }), [dice(3)], [['threat.rolled', { passed: true }], never('card.used')]);
  });

  test('the Flask of Well Water: two Life, or no attack of an ember for this turn', () => {
    check(
      attackedBy([['cinder-whelps', 'speed']], { hero: WILMET, life: 4, ready: readied(1, 'flask-of-well-water') }),
      [by(1, use('flask-of-well-water')), by(1, choose(1))],
      [['hero.warded', { seat: 1 }], ['attack.ended', { result: 'lapsed' }], never('attack.rolled'), never('hero.healed')],
    );
    check(
      attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET, life: 4, ready: readied(1, 'flask-of-well-water') }),
      [by(1, use('flask-of-well-water')), by(1, choose(0)), dice(1, 1)],
      [['hero.healed', { n: 2, life: 6 }], ['attack.rolled']],
    );
  });

  test.each(['ring-of-cold-keys', 'ring-of-nine-keys'] as const)('%s: a charge opens an exit, or adds 3 against a trap', (card) => {
    check(
      walking({ hero: WILMET, at: 'map-footmens-crossing', ready: [lying(card, 0, { charges: 2 })] }),
      [use(card), step(EAST), stop],
      [['card.used', { charges: 1 }], ['exit.opened', { space: 4, side: 1 }], ['hero.moved'], never('threat.rolled')],
      ({ players }) => expect(players[0]?.ready[0]?.charges).toBe(1),
    );
    check(
      attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET, ready: [lying(card, 1, { charges: 1 })] }),
      [dice(3, 3)],
      [['counter.rolled', { die: 3, total: 6 }], never('card.used')],
    );
  });

  test('the Ring of Cold Keys: 3 more where a Pit opens, with its last charge', () => {
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-root-breach', 0, 1, 'turned'],
    ];
    // The breach has a Trapped exit to the south, behind which nothing lies, and none that could be opened.
    check(
      walking({ hero: WILMET, ready: [lying('ring-of-cold-keys', 0, { charges: 1 })] }, { map }),
      [step(SOUTH), by(0, use('ring-of-cold-keys')), dice(1), stop],
      [
        ['card.used', { charges: 1 }],
        ['card.lost', { card: 'ring-of-cold-keys' }, 'DGN-PLAY-10'],
        ['threat.rolled', { roll: 'pit', die: 1, total: 7 }],
      ],
    );
  });
});

test('the Winter Garden makes Boons cheaper by 1, never below 1, and Treasures not', () => {
  const map: readonly Laid[] = [
    ['map-last-cellar', 0, 0],
    ['map-winter-garden', 0, 1],
  ];
  const hand = ['bo-vow-of-iron', 'bo-table-talk', 'tr-paper-crown'] as const;
  const adventures = ['mo-coin-rats', 'mo-cup-bearer'] as const;
  check(
    acting({ hero: WILMET, at: 'map-winter-garden', glory: 3, hand }, { map, adventures }),
    [play('bo-vow-of-iron'), play('bo-table-talk'), play('tr-paper-crown'), stop],
    [
      ['card.played', { card: 'bo-vow-of-iron', glory: 1 }],
      ['card.played', { card: 'bo-table-talk', glory: 1 }],
      ['card.played', { card: 'tr-paper-crown', glory: 1 }],
    ],
  );
  check(
    acting({ hero: WILMET, glory: 1, hand }, { map, adventures }),
    [refused(play('bo-vow-of-iron'), { why: { rule: 'DGN-GEN-07', key: 'no-glory' } }), stop],
    [],
  );
});
