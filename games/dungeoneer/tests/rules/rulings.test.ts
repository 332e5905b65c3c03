// Owns the tests of rulings whose opposite no other test would notice: each of them fails where the code rules otherwise.

import type { Seat } from '@undercroft/kernel';
import { by, check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { heroOf, mapOf, type HeroId, type MapId } from '../../src/content/cards.ts';
import { mapsIn } from '../../src/content/decks.ts';
import type { Effect } from '../../src/content/types.ts';
import { warpsTo, type Cause } from '../../src/queries/effects.ts';
import { stepsToEntrance } from '../../src/queries/moves.ts';
import { shiftsOf } from '../../src/queries/shift.ts';
import { spareMaps } from '../../src/queries/trim.ts';
import { arrive } from '../../src/rules/walk.ts';
import { wound } from '../../src/rules/wounds.ts';
import { isEntrance, playerOf, type Board } from '../../src/state.ts';
import { discarded, play, standIn, use, warpTo } from '../card-scenes.ts';
import { combined, tables } from '../combine-scenes.ts';
import { A, attack, B, calmly, challenge, effectOn, end, lordPhaseOf, lying, monster, put, trap } from '../fight-scenes.ts';
import { EBBA } from '../hand-scenes.ts';
import {
  ALDOUS,
  attackIn,
  attempt,
  EDITIONS,
  JORY,
  MAG,
  pass,
  PERPETUA,
  pickUp,
  questBoard,
  questing,
  readied,
  roomAt,
  search,
  WILMET,
} from '../quest-scenes.ts';
import {
  boardWith,
  buildOf,
  goingOn,
  heroPhaseOf,
  idle,
  leave,
  noEncounters,
  NORTH,
  place,
  rise,
  sceneWith,
  SOUTH,
  step,
  stop,
  turnOf,
  walking,
  type HeroWanted,
  type Laid,
} from '../scenes.ts';

const CELLAR = 'map-last-cellar';
const HEIR = 'q-smallest-heir';
/** Regalia Vault, whose only exit is Locked, north of it the stair and the Entrance. */
const VAULT = roomAt('map-regalia-vault');
/** Somebody who can do one thing at any moment, and is asked whether he does it. */
const lies = { tipped: true, saved: 1 } as const;
const away = { act: 'play', card: 'sucked-through', target: A } as const;

describe('Quests that lie face down', () => {
  test('[DGN-ESCORT-01, DGN-SETUP-15] a Personal Quest is shown when it gets its token (A-03)', () =>
    void check(
      questing({ hero: JORY, sealed: [HEIR] }, { room: 'map-oubliette' }),
      [pickUp(HEIR), stop],
      [
        ['quest.revealed', { seat: A, quest: HEIR }],
        ['component.taken', { seat: A, quest: HEIR }],
      ],
      (board) => expect([playerOf(board, A).sealed.cards, playerOf(board, A).quests.map(({ quest }) => quest)]).toEqual([[], [HEIR]]),
    ));
});

describe('the way to the Entrance', () => {
  const steps = (map: readonly Laid[], at: MapId): number =>
    stepsToEntrance(boardWith({ decks: ['HCA', 'HCB', 'FB'], map, heroes: [{ at }] }), A);

  test('[DGN-SEARCH-03] of several Entrances of a realm the nearest counts, not the first (A-15)', () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-mourners-mile', 1, 0],
      ['map-long-gallery', 2, 0],
      ['cold-chimney', 3, 0],
    ];
    expect(map.map(([card]) => steps(map, card))).toEqual([0, 1, 1, 0]);
  });

  test('[DGN-SEARCH-03] Sewers are no part of it (A-29)', () => {
    // The oubliette lies beside the Entrance, and the kitchens, which carry its letter, at the end of the way.
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-oubliette', 0, 1],
      ['map-mourners-mile', 1, 0],
      ['map-long-gallery', 2, 0],
      ['map-drowned-kitchens', 3, 0, 'turned'],
    ];
    expect(mapOf('map-oubliette').sewer).toBe(mapOf('map-drowned-kitchens').sewer);
    expect(map.map(([card]) => steps(map, card))).toEqual([0, 1, 1, 2, 3]);
  });
});

describe.each(EDITIONS)('exits and spaces, edition %s', (edition) => {
  test('[DGN-CUSP-02, DGN-FX-12] who is tipped on the Cusp stays there, and has to get up before he steps through (A-19)', () => {
    const waiting = { hero: WILMET, at: 'map-regalia-vault', cusp: NORTH } as const;
    check(
      effectOn({ do: 'tip', who: 'target' }, { edition, map: VAULT, heroes: [{}, waiting] }),
      [],
      [['hero.tipped', { seat: B }]],
      (board) => expect(playerOf(board, B)).toMatchObject({ tipped: true, cusp: NORTH }),
    );
    check(
      walking({ ...waiting, tipped: true, movement: 2 }, { edition, map: VAULT }),
      [refused(step(NORTH), { rule: 'DGN-MOVE-05' }), rise, step(NORTH), stop],
      [['hero.rose', { seat: A }], ['hero.moved', { to: 1 }], never('threat.rolled')],
    );
  });

  test('[DGN-FX-17, DGN-FX-18] a Warp to where the hero stands is none: nothing is entered (A-69)', () => {
    const home = { edition, turn: B, heroes: [{ at: CELLAR }, { at: CELLAR }] } as const;
    const to = { space: 'nearest-entrance' } as const;
    const cause: Cause = { you: A, on: { is: 'hero', seat: B }, roller: -1, here: 0, more: 0, roll: 'card', by: null };
    expect(warpsTo(boardWith(home), B, to, false, cause)).toEqual([]);
    const nothing = [never('hero.moved'), never('space.collected')] as const;
    const stays = ({ players }: Board): void => expect(players[B]).toMatchObject({ space: 0, moved: false });
    check(effectOn({ do: 'warp', who: 'target', to }, home), [], nothing, stays);
    check(sceneWith(boardWith(home), arrive, { seat: B, to: 0, by: 'warp' }), [], nothing, stays);
  });

  test('[DGN-MOVE-05, DGN-GEN-12] who lies tipped is not pushed into a step either, nor takes one on his own turn (A-99)', () => {
    const pushed: Effect = { do: 'step', who: 'target', exits: 'viable', by: 'you' };
    for (const turn of [A, B])
      check(
        effectOn(pushed, { edition, turn, map: VAULT, heroes: [{}, { at: 'map-regalia-vault', tipped: true }] }),
        [],
        [never('hero.moved')],
        ({ players, spaces }) => expect(spaces[players[B]?.space ?? -1]?.card).toBe('map-regalia-vault'),
      );
    const dancer = {
      hero: ALDOUS,
      tipped: true,
      movement: 0,
      glory: 9,
      hand: ['bo-courtly-sidestep'],
      quests: ['q-dancing-master'],
    } as const;
    check(
      questing(dancer, { edition, room: 'map-ossuary-ballroom' }),
      [attempt('q-dancing-master'), by(B, attackIn('melee')), dice(1, 1), stop],
      [['attack.ended', { result: 'tied' }], never('card.played')],
    );
  });

  test('[DGN-FX-15] a Threat for getting up stays as it is when a card asks for another (A-96)', () => {
    const held = { score: 'speed', target: 6 } as const;
    check(
      lordPhaseOf(['bn-red-tape'], { edition, heroes: [{}, { tipped: true, rise: held }] }),
      [play('bn-red-tape', { target: B }), end],
      [['card.played', { to: 'ready', on: B }], never('hero.tipped')],
      (board) => expect(playerOf(board, B).rise).toEqual(held),
    );
  });

  test('[DGN-GEN-16, DGN-OBST-12] a space that could do nothing to the hero is not used up by his entry (A-97)', () => {
    // The Gilded Chapel heals whoever has 2 Peril or less, once per turn; Perpetua hands on the third between two entries.
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-gilded-chapel', 0, -1],
    ];
    const scene = walking(
      { hero: PERPETUA, at: CELLAR, movement: 3, life: 4, glory: 3, peril: 3, abilitiesUsed: [] },
      { edition, map, heroes: [{ at: CELLAR }] },
    );
    check(scene, calmly(scene, [step(NORTH), step(SOUTH), use(PERPETUA, { target: B, more: 1 }), step(NORTH), stop]), [
      ['hero.moved', { to: 1 }],
      ['peril.changed', { seat: A, n: -1 }],
      ['hero.moved', { to: 1 }],
      ['hero.healed', { seat: A, life: 5 }],
    ]);
  });
});

describe.each(EDITIONS)('when somebody may act (A-45), edition %s', (edition) => {
  const heroes = [{ hero: JORY, at: CELLAR, movement: 0 }, lies] as const;

  test('[DGN-SPECIAL-01, DGN-CARD-11] between the Hero Phase and the Discard/Draw Phase', () =>
    void check(
      turnOf({ edition, heroes }),
      [by(B, pass), noEncounters, by(B, pass), by(B, pass), stop, by(B, rise)],
      [
        ['phase.began', { phase: 'hero' }],
        ['hero.rose', { seat: B }],
        ['phase.began', { phase: 'discard' }],
      ],
    ));

  test('[DGN-SPECIAL-01, DGN-CARD-11] and at the end of the turn', () =>
    void check(
      turnOf({ edition, heroes }),
      [by(B, pass), noEncounters, by(B, pass), by(B, pass), stop, by(B, pass), by(B, pass), leave, by(B, rise)],
      [['phase.began', { phase: 'discard' }], ['hero.rose', { seat: B }], ['turn.ended']],
    ));

  test('[DGN-SPECIAL-01, DGN-HERO-03] after an action of the Hero Phase without a die', () =>
    void check(
      questing({ hero: JORY, quests: [HEIR] }, { edition, room: 'map-oubliette', heroes: [lies] }),
      [pickUp(HEIR), by(B, rise), stop],
      [['component.taken'], ['hero.rose', { seat: B }]],
    ));

  test('[DGN-SPECIAL-01, DGN-SEARCH-04] before the die of a search', () =>
    void check(
      questing(
        { hero: JORY, at: 'map-fallen-wing', movement: 2, quests: ['q-in-the-walls'] },
        { edition, map: [...roomAt('map-winter-garden'), ['map-fallen-wing', 0, 3]], heroes: [lies] },
      ),
      [search('q-in-the-walls'), by(B, rise), dice(1), stop],
      [
        ['hero.rose', { seat: B }],
        ['quest.searched', { die: 1 }],
      ],
    ));

  test('[DGN-COMBAT-10, DGN-SPECIAL-03] the controller of a challenged monster responds for it (A-46)', () => {
    const scene = lordPhaseOf(['mo-rust-footman', 'bo-table-talk'], {
      edition,
      adventures: ['bo-dismissed', 'bo-back-stairs'],
      heroes: [{ glory: 1 }, { hero: ALDOUS, saved: 1 }],
    });
    const talk = by(A, play('bo-table-talk'));
    const script = [
      monster('mo-rust-footman', B, 'melee'),
      attack,
      dice(2, 1),
      challenge(B, 'monster mo-rust-footman', 'melee'),
      talk,
      dice(1, 2),
      put('pack'),
      end,
    ];
    check(scene, calmly(scene, script), [
      ['attack.declared', { kind: 'challenge' }],
      ['card.played', { seat: A, card: 'bo-table-talk' }],
      ['attack.rolled', { by: { is: 'hero', seat: B } }],
    ]);
  });
});

describe.each(EDITIONS)('whoever has left before the die (A-100), edition %s', (edition) => {
  const sends = { hero: WILMET, at: CELLAR, hand: ['sucked-through'] } as const;

  test('[DGN-SEARCH-04, DGN-QUEST-05] finds nothing', () =>
    void check(
      questing(
        { hero: JORY, at: 'map-fallen-wing', movement: 2, peril: 9, quests: ['q-in-the-walls'] },
        { edition, map: [...roomAt('map-winter-garden'), ['map-fallen-wing', 0, 3], ['map-creeping-corridor', 1, 0]], heroes: [sends] },
      ),
      [search('q-in-the-walls'), by(B, away), stop],
      [['hero.moved', { seat: A, to: 4 }], never('threat.rolled'), never('quest.searched')],
    ));

  test('[DGN-CHANCE-01, DGN-QUEST-05] rolls nothing at a Chance Quest; what was paid stays paid', () =>
    void check(
      questing(
        { hero: JORY, glory: 1, movement: 2, peril: 9, quests: ['q-late-prince'] },
        { edition, room: 'map-drowned-kitchens', heroes: [sends] },
      ),
      [attempt('q-late-prince'), by(B, away), stop],
      [['glory.changed', { seat: A, n: -1 }], ['quest.attempted'], ['hero.moved', { seat: A, to: 0 }], never('dice.rolled')],
      (board) => expect(playerOf(board, A).movement).toBe(1),
    ));

  test('[DGN-OBST-12] does not meet what the space does', () =>
    void check(
      walking(
        { hero: WILMET, at: CELLAR, peril: 9 },
        {
          edition,
          map: [
            [CELLAR, 0, 0],
            ['map-gallery-of-heirs', 0, 1],
            ['map-servants-stair', 0, -1],
          ],
          heroes: [{ ...sends, at: 'map-servants-stair' }],
        },
      ),
      [step(SOUTH), by(B, pass), by(B, away), stop],
      [['space.collected', { space: 1 }], ['hero.moved', { seat: A, to: 0 }], never('threat.rolled')],
    ));

  test('[DGN-COMBAT-09, DGN-FX-06] does not meet the Threat of a special effect', () =>
    void check(
      lordPhaseOf(['mo-ninth-feud'], { edition, heroes: [{}, { hero: WILMET, glory: 9, peril: 9, hand: ['up-the-flue'] }] }),
      [monster('mo-ninth-feud', B, 'melee', 0), attack, by(B, pass), by(B, play('up-the-flue')), by(B, warpTo(2)), put('pack'), end],
      [['hero.moved', { seat: B, to: 2 }], never('threat.rolled'), ['attack.ended', { result: 'lapsed' }]],
    ));

  test('[DGN-QTHREAT-04] does not suffer from the failed attempt of another', () =>
    void check(
      questing(
        { hero: WILMET, quests: ['q-ring-of-keys'] },
        {
          edition,
          room: 'map-regalia-vault',
          heroes: [{ hero: ALDOUS, at: 'map-regalia-vault', glory: 9, hand: ['up-the-flue'] }],
        },
      ),
      [attempt('q-ring-of-keys'), by(B, pass), dice(1), by(B, play('up-the-flue')), stop],
      [
        ['threat.rolled', { seat: A, passed: false }],
        ['hero.moved', { seat: B }],
        never('threat.rolled', { seat: B }),
        never('hero.wounded', { seat: B }),
      ],
    ));
});

describe.each(EDITIONS)('cards, Quests and falling, edition %s', (edition) => {
  test('[DGN-PLAY-06] what two Treasures are made of excludes nothing: a weapon and a cloak of the sky (A-47)', () =>
    void check(
      walking({ hero: MAG, glory: 6, hand: ['coat-of-inside-out-night'], ready: [readied('sling-of-slow-lightning', A)] }, { edition }),
      [play('coat-of-inside-out-night'), stop],
      [['card.played', { card: 'coat-of-inside-out-night', to: 'ready' }]],
    ));

  test('[DGN-SLAY-01] a wound on a Quest monster is still there in a later turn: one more slays it (A-26)', () =>
    void check(
      goingOn({
        edition,
        turn: B,
        map: roomAt('map-ossuary-ballroom'),
        heroes: [{ hero: ALDOUS, at: 'map-ossuary-ballroom', quests: ['q-dancing-master'] }],
        change: (board) => {
          for (const player of board.players) player.quests = player.quests.map((one) => ({ ...one, fought: true, tries: 1, wounds: 1 }));
        },
      }),
      [...idle, noEncounters, attempt('q-dancing-master'), by(B, attackIn('melee')), dice(1, 6)],
      [
        ['turn.began', { seat: A }],
        ['quest.wounded', { n: 1, left: 0 }],
        ['quest.completed', { seat: A, quest: 'q-dancing-master' }],
      ],
    ));

  test('[DGN-CHANCE-02] of dice that are added up none is kept (A-70)', () =>
    void check(
      questing({ hero: JORY, glory: 2, movement: 2, quests: ['q-late-prince'] }, { edition, room: 'map-drowned-kitchens' }),
      [attempt('q-late-prince'), dice(6, 1), attempt('q-late-prince'), dice(2, 3), stop],
      [['dice.rolled', { dice: [6, 1], kept: [] }], ['dice.rolled', { dice: [2, 3], kept: [] }], never('quest.completed')],
    ));

  test('[DGN-LEVEL-04] a drain does not lower a hero below the grade in which the game began: Level 4 (A-53)', () =>
    void check(
      effectOn(
        { do: 'level', who: 'target', n: -1 },
        {
          edition,
          decks: ['FB'],
          map: [
            ['cold-chimney', 0, 0],
            ['ash-stair', 0, 1],
          ],
          heroes: [{ hero: 'ysolt-clinker' }, { hero: 'forty-one' }],
        },
      ),
      [],
      [never('level.changed')],
      (board) => expect(playerOf(board, B).level).toBe(4),
    ));

  test('[DGN-DEFEAT-02, DGN-DEFEAT-03] with the hero go his Banes on others and what he completed; a token that he put down stays where it lies (A-54)', () => {
    const board = questBoard(
      { hero: JORY, at: CELLAR, ready: [lying('bn-moths-in-the-lining', B), readied('tr-paper-crown', A)] },
      { edition, map: VAULT, heroes: [{ hero: WILMET, life: 1, quests: [HEIR], done: ['q-cook'] }, {}], quest: [HEIR, { dropped: 2 }] },
    );
    check(sceneWith(board, wound, { seat: B, n: 1 }), [], [['hero.defeated', { seat: B }]], (after) => {
      expect(playerOf(after, A).ready.map(({ card }) => card)).toEqual(['tr-paper-crown']);
      expect(discarded(after)).toEqual(['bn-moths-in-the-lining']);
      expect(playerOf(after, B)).toMatchObject({ quests: [], done: [] });
      expect(after.left).toMatchObject([{ quest: HEIR, carried: false, dropped: 2 }]);
    });
  });

  test('[DGN-WIN-02, DGN-ORDER-02] the last two heroes meet one trap: who falls first, the player on turn, has lost; the other need not roll (A-55)', () =>
    void check(
      lordPhaseOf(['tp-to-your-health'], { edition, heroes: [{ at: CELLAR, life: 1 }, { life: 1 }] }),
      [trap('tp-to-your-health', B), attack, dice(1)],
      [
        ['threat.rolled', { seat: A, passed: false }],
        ['hero.defeated', { seat: A }],
        ['game.won', { seats: [B], by: 'last-alive' }],
        never('threat.rolled', { seat: B }),
      ],
    ));

  test('[DGN-FX-03] several Minions serve one hero, and each fights once in a turn (A-67)', () => {
    const [first, second] = ['mo-hollow-halberdier', 'mo-parade-lancer'] as const;
    const scene = lordPhaseOf(['mo-rust-footman', 'mo-larder-beetle'], {
      edition,
      heroes: [{}, { hero: MAG, attacked: true, ready: [lying(first, B), lying(second, B)] }],
    });
    check(
      scene,
      [
        monster('mo-rust-footman', B, 'melee'),
        monster('mo-larder-beetle', B, 'melee'),
        attack,
        dice(1),
        standIn(B, second),
        dice(1),
        dice(1),
        standIn(B, first),
        dice(1),
      ],
      [
        ['minion.steps-in', { at: 0, card: second }],
        ['minion.steps-in', { at: 1, card: first }],
      ],
    );
  });
});

test('[DGN-PLAY-17] edition 2.1: an ability that is a Response needs an attack on its hero, whatever it does (A-92)', () =>
  void check(
    turnOf({ edition: '2.1', heroes: [{ movement: 0 }, { hero: 'nine-door-vey', saved: 1, abilitiesUsed: [] }] }),
    [noEncounters, stop],
    [['phase.began', { phase: 'hero' }], never('card.used')],
  ));

describe('Shifts', () => {
  /**
   * East of the Entrance a gallery that is open to the north and walled to the south; what lies behind it, and behind the arcade south of the
   * Entrance, is closed. Turned, the gallery opens towards the pantry, and nothing faces an empty place but the Entrance.
   */
  const map: readonly Laid[] = [
    [CELLAR, 0, 0],
    ['map-long-gallery', 1, 0],
    ['map-creeping-corridor', 2, 0, 'turned'],
    ['map-regalia-vault', 2, -1, 'turned'],
    ['map-whispering-arcade', 0, 1],
    ['map-oubliette', 0, 2],
    ['map-embalmers-pantry', 1, 1],
  ];
  const turns = (edition: '2.1' | '2.3c', maps: readonly MapId[]): readonly string[] => {
    const board = boardWith({ edition, map, maps, heroes: [{ at: CELLAR }, { at: CELLAR }] });
    return shiftsOf(board, { do: 'shift', how: 'rotate', of: 'one-without-heroes' }, 0, 1);
  };

  test('[DGN-FX-07, DGN-BUILD-07] none closes the map while a card is left that could be added (A-68)', () => {
    expect(turns('2.1', ['map-bell-well'])).toEqual([]);
    expect(turns('2.1', [])).toEqual(['turn']);
    // A Passage may still come to lie beside the Entrance; in 2.3c a Room too.
    expect(turns('2.1', ['map-mourners-mile'])).toEqual(['turn']);
    expect(turns('2.3c', ['map-bell-well'])).toEqual(['turn']);
  });
});

describe('optional rules', () => {
  const RESTRICTED = { options: ['restricted', 'spikeDodging'] } as const;
  /** Lies on the ground and has the point for it. */
  const bonus: HeroWanted = { movement: 0, tipped: true, bonus: 1, bonusTaken: true };
  const spent = (board: Board, seat: Seat = A): void =>
    expect(playerOf(board, seat)).toMatchObject({ movement: 0, bonus: 0, tipped: true });

  test('[DGN-OPT-RESTRICT-05] the bonus point pays for a search (A-61)', () =>
    void check(
      questing(
        { hero: JORY, at: 'map-fallen-wing', quests: ['q-in-the-walls'], ...bonus },
        { ...RESTRICTED, map: [...roomAt('map-winter-garden'), ['map-fallen-wing', 0, 3]], heroes: [{ bonusTaken: true }] },
      ),
      [search('q-in-the-walls'), dice(1), refused(search('q-in-the-walls'), { rule: 'DGN-SEARCH-01', pick: 'quest' }), stop],
      [['movement.spent', { for: 'search' }], ['quest.searched']],
      (board) => spent(board),
    ));

  test('[DGN-OPT-RESTRICT-05] and for a card that costs Movement (A-61)', () =>
    void check(
      heroPhaseOf({ ...RESTRICTED, heroes: [{ hero: EBBA, glory: 1, life: 2, abilitiesUsed: [], ...bonus }, { bonusTaken: true }] }),
      [use(EBBA, { target: A }), stop],
      [
        ['card.used', { movement: 1 }],
        ['hero.healed', { seat: A }],
      ],
      (board) => spent(board),
    ));

  test('[DGN-OPT-RESTRICT-05, DGN-OPT-SPIKE-01] and for avoiding Spikes, into which a Warp has brought the hero (A-61)', () =>
    void check(
      effectOn(
        { do: 'warp', who: 'target', to: { space: 'any' } },
        {
          ...RESTRICTED,
          turn: B,
          map: VAULT,
          heroes: [
            { at: CELLAR, bonusTaken: true },
            { hero: WILMET, at: CELLAR, ...bonus },
          ],
        },
      ),
      [by(A, warpTo(2)), by(B, { act: 'dodge' })],
      [['movement.spent', { seat: B, for: 'dodge' }], never('threat.rolled')],
      (board) => spent(board, B),
    ));

  test('[DGN-OPT-UNBIASED-01, DGN-OPT-REINC-01] a map card is handed to a player who waits for a hero, too (A-60)', () =>
    void check(
      buildOf({
        options: ['unbiased', 'reincarnation'],
        maps: [['map-ossuary-ballroom', 'map-winter-garden']],
        heroes: [{ sealed: ['q-dancing-master'] }, { alive: false, waiting: true }, {}],
      }),
      [draws('map-ossuary-ballroom'), by(B, place('0,-2'))],
      [
        ['map.handed-on', { from: A, to: B }],
        ['map.placed', { seat: B, card: 'map-ossuary-ballroom' }],
      ],
    ));
});

describe('combining sets', () => {
  const gradeOfHero = (hero: HeroId | null) => (hero === null ? null : heroOf(hero).grade);

  test('[DGN-COMBINE-11, DGN-OPT-PICKHERO-01] with Pick Your Hero everybody chooses a Hero card of each grade in set-up (A-90)', () => {
    for (const { players } of tables({ decks: ['HCA', 'HCB', 'FB'], options: ['pickHero'] }, 5))
      for (const { hero, under, ahead } of players)
        expect([gradeOfHero(hero), under, ahead.map(gradeOfHero)]).toEqual(['heroic', [], ['epic']]);
  });

  test('[DGN-SETUP-03] an Entrance is none of the four Passages around another one (A-103)', () => {
    for (const board of tables({ decks: ['HCA', 'HCB', 'FB'] }, 30))
      expect(board.spaces.filter(({ card }) => isEntrance(board, card)).length).toBe(1);
  });

  /** Last Milestone is drawn as a Site and is an Entrance; the bog lies south of it. */
  const milestone = (hero: HeroWanted, other: HeroWanted = {}) =>
    walking(
      { hero: 'marrit-oon', at: 'bog-of-small-lights', movement: 1, ...hero },
      {
        decks: ['HCA', 'SB'],
        map: [
          [CELLAR, 0, 0],
          ['last-milestone', 0, 0],
          ['bog-of-small-lights', 0, 1],
        ],
        heroes: [{ at: CELLAR, ...other }],
      },
    );

  test('[DGN-EFFECT-01, DGN-COLLECT-01] nor a Room for a Quest that waits for whoever collects in one (A-103)', () =>
    void check(
      milestone({ quests: ['q-long-mourning'] }),
      [step(NORTH), stop],
      [['space.collected', { space: 1, peril: 1 }], never('peril.changed')],
    ));

  test('[DGN-SPECIAL-02, DGN-CARD-10] nor for a Bane that does (A-103)', () =>
    void check(
      milestone({ peril: 9 }, { hand: ['bn-kings-tenth'] }),
      [step(NORTH), stop],
      [['space.collected', { space: 1, glory: 1 }], never('card.played')],
    ));

  test('[DGN-COMBINE-05] of the spaces of a kind that a Quest asks for one always stays in (A-89)', () => {
    // Something in the Walls is looked for in any grim Passage. Here only dungeon cards are left, and the heart of the briar.
    const decks = ['HCA', 'HCB', 'TM'] as const;
    const grim: readonly MapId[] = ['map-creeping-corridor', 'map-root-breach', 'map-fallen-wing'];
    const spare = (without: readonly MapId[]): readonly MapId[] => {
      const map: readonly Laid[] = [
        [CELLAR, 0, 0],
        ['briar-heart', 0, 0],
      ];
      const both = mapsIn(decks, 'dungeon').filter((card) => card !== CELLAR && !without.includes(card));
      return spareMaps(combined({ edition: '2.1', decks, map, decksOf: { both }, heroes: [{ at: CELLAR }, { at: CELLAR }] })).filter(
        (card) => grim.includes(card),
      );
    };
    expect(spare(grim.slice(2))).toEqual(grim.slice(0, 2));
    expect(spare(grim.slice(1))).toEqual([]);
  });
});
