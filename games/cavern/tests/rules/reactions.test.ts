// Proves when somebody is asked for a reaction: where it is the time for it, and not where nothing would be better for it; at a table that wants
// it, whenever the rules allow one.

import { randomFrom, start, type Applied, type Fact } from '@undercroft/kernel';
import { chanceIn, dice, openScene, scripted, type Scene, type ScriptItem } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Cavern } from '../../src/cavern.ts';
import type { PowerId, TileId, TreasureId } from '../../src/content/cards.ts';
import { game } from '../../src/game.ts';
import { reactionsIn } from '../../src/queries/reactions.ts';
import { NOBODY, type Board } from '../../src/state.ts';
import { anySetup } from '../random-play.ts';
import { activationOf, attacks, END, explorationOf, FOE, heroPhaseOf, villainPhaseOf, walks, type Change, type Wanted } from '../scenes.ts';

/** What is offered for reactions while a scene is played, window by window; whoever is asked passes. */
function offered(from: Scene<Cavern>, script: readonly ScriptItem[]): readonly string[] {
  const { state } = openScene(from, scripted(chanceIn(script)));
  const choices = script.flatMap((item) => ('chance' in item || 'refused' in item ? [] : ['choice' in item ? item.choice : item]));
  const found: string[] = [];
  for (let at = 0; !state.isOver; ) {
    const asking = state.ask(state.toAct);
    if (asking?.decision.name === 'react') {
      asking.take('use');
      found.push(asking.open()?.options.join(' ') ?? '');
      state.apply(state.toAct, { act: 'pass' });
      continue;
    }
    const choice = choices[at++];
    if (choice === undefined || asking === null) break;
    state.apply(state.toAct, choice);
  }
  return found;
}

/** The same scene at a table that asks when it matters, and at one that always asks. */
const both = (play: (reactions: 'matter' | 'every') => readonly string[]): readonly (readonly string[])[] => [
  play('matter'),
  play('every'),
];
type Build = (wanted: Wanted) => Scene<Cavern>;
const asked = (build: Build, wanted: Wanted, script: readonly ScriptItem[]): readonly (readonly string[])[] =>
  both((reactions) => offered(build({ ...wanted, setup: { ...wanted.setup, reactions } }), script));

const HOLDS = (...items: readonly TreasureId[]): Wanted => ({
  heroes: [{ at: [1, 2], items }, { at: [1, 6] }],
  foes: [{ kind: 'drip-ooze', at: [2, 2] }],
  treasures: [],
});
const strike = attacks('tarn-a1', { target: FOE });
/** The Ooze has so little AC left that no throw misses it. */
const soft: Change = (board) => {
  board.lasting = [{ what: 'ac', n: -8, on: FOE, by: 1 }];
};

describe('Lucky Knucklebone', () => {
  test('[CAV-POWER-09] is asked for after a miss that another throw may turn, not after a hit that none may better', () => {
    // Tarn hits AC 11 with +7: from 4 on.
    expect(asked(heroPhaseOf, HOLDS('IU08'), [strike, dice(3)])).toEqual([['IU08'], ['IU08']]);
    expect(asked(heroPhaseOf, HOLDS('IU08'), [strike, dice(4)])).toEqual([[], ['IU08']]);
  });

  test('[CAV-XP-16] nor after a hit that only a level could better; but where no throw misses', () => {
    const learned: Wanted = { ...HOLDS('IU08'), xp: ['iskarra'] };
    expect(asked(heroPhaseOf, learned, [strike, dice(4)])[0]).toEqual([]);
    expect(asked(heroPhaseOf, { ...learned, change: soft }, [strike, dice(4)])[0]).toEqual(['IU08']);
    expect(asked(heroPhaseOf, { ...HOLDS('IU08'), change: soft }, [strike, dice(4)])[0]).toEqual([]);
  });

  test('[CAV-TREASURE-08] it is where more throws add to the damage than miss', () => {
    // From 17 on this item deals one more.
    const keen: Wanted = { ...HOLDS('IU08', 'IA02'), change: soft };
    expect(asked(heroPhaseOf, keen, [strike, dice(16)])[0]).toEqual(['IU08']);
    expect(asked(heroPhaseOf, keen, [strike, dice(17)])[0]).toEqual([]);
    // Whoever has fewer HP than that is none the worse for it.
    expect(asked(heroPhaseOf, { ...keen, foes: [{ kind: 'drip-ooze', at: [2, 2], hp: 2 }] }, [strike, dice(16)])[0]).toEqual([]);
  });

  test('[CAV-TRAP-07] after a check that failed, not after one that succeeded', () => {
    const trap: Wanted = { heroes: [{ at: [1, 2], items: ['IU08'] }, {}], traps: [{ card: 'TR01', at: [1, 2] }] };
    const script = (die: number) => [walks(1, 1), { act: 'disable', trap: 1 }, dice(die)];
    expect(asked(heroPhaseOf, trap, script(9))).toEqual([['IU08'], ['IU08']]);
    expect(asked(heroPhaseOf, trap, script(10))).toEqual([[], ['IU08']]);
  });
});

test('[CAV-COMBAT-14] the Ring of Steady Hands is asked for where 4 more hit', () => {
  const script = (die: number) => [strike, dice(die)];
  const sentinel: Wanted = { ...HOLDS('IU12'), foes: [{ kind: 'basalt-sentinel', at: [2, 2] }] };
  expect(asked(heroPhaseOf, sentinel, script(5))).toEqual([['IU12'], ['IU12']]);
  expect(asked(heroPhaseOf, sentinel, script(4))).toEqual([[], ['IU12']]);
});

test('[CAV-COMBAT-14] Glass Ward is asked for where 5 more AC ward the hit off, Smoke Vial wherever something hits', () => {
  const ilsa = (...items: readonly TreasureId[]): Wanted => ({
    heroes: [{ id: 'ilsa', at: [1, 2], items }, { at: [1, 6] }],
    foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
  });
  // +9 against AC 14, or 19.
  expect(asked(activationOf, ilsa(), [dice(9)])).toEqual([['ilsa-u2'], ['ilsa-u2']]);
  expect(asked(activationOf, ilsa(), [dice(10)])).toEqual([[], ['ilsa-u2']]);
  expect(asked(activationOf, ilsa('IU09'), [dice(10)])[0]).toEqual(['IU09']);
  expect(asked(activationOf, ilsa('IU09'), [dice(4)])[0]).toEqual([]);
});

describe('damage', () => {
  const gorrand = (up: PowerId, hp: number, kind: 'stoneback-brute' | 'gloam-cutter'): Wanted => ({
    heroes: [
      { id: 'gorrand', at: [1, 2], up: [up], hp },
      { at: [1, 6], up: [] },
    ],
    foes: [{ kind, at: [1, 1] }],
  });

  test('[CAV-COMBAT-14] Shrug It Off is asked for where it is more than a scratch: 2 and more, or to whoever is left with half the HP', () => {
    expect(asked(activationOf, gorrand('gorrand-u1', 10, 'stoneback-brute'), [dice(20)])).toEqual([['gorrand-u1'], ['gorrand-u1']]);
    expect(asked(activationOf, gorrand('gorrand-u1', 10, 'gloam-cutter'), [dice(20)])).toEqual([[], ['gorrand-u1']]);
    expect(asked(activationOf, gorrand('gorrand-u1', 7, 'gloam-cutter'), [dice(20)])[0]).toEqual([]);
    expect(asked(activationOf, gorrand('gorrand-u1', 6, 'gloam-cutter'), [dice(20)])[0]).toEqual(['gorrand-u1']);
  });

  test('[CAV-COMBAT-14] Interpose also where a condition comes with it', () => {
    const wren = (kind: 'veilspinner' | 'gloam-cutter', hp: number): Wanted => ({
      heroes: [{ at: [2, 5] }, { id: 'wren', at: [1, 2], hp, up: [] }],
      foes: [{ kind, at: [1, 1] }],
    });
    expect(asked(activationOf, wren('gloam-cutter', 8), [dice(20)])).toEqual([[], ['tarn-u1']]);
    expect(asked(activationOf, wren('veilspinner', 8), [dice(20)])).toEqual([['tarn-u1'], ['tarn-u1']]);
    expect(asked(activationOf, wren('gloam-cutter', 5), [dice(20)])[0]).toEqual(['tarn-u1']);
    // A condition that depends on the die is one that may come.
    const lash: Wanted = { ...wren('gloam-cutter', 8), foes: [{ kind: 'mother-caul', at: [1, 1] }] };
    expect(asked(activationOf, lash, [dice(1, 20)])[0]).toEqual(['tarn-u1']);
  });

  test('[CAV-DOWN-01] Tough as Roots and the Heartstone, whenever a hero would fall', () => {
    expect(asked(activationOf, gorrand('gorrand-u3', 2, 'stoneback-brute'), [dice(20)])[0]).toEqual(['gorrand-u3']);
    expect(asked(activationOf, gorrand('gorrand-u3', 3, 'stoneback-brute'), [dice(20)])).toEqual([[], []]);
    const heart: Wanted = { ...gorrand('gorrand-u2', 1, 'gloam-cutter') };
    const held = {
      ...heart,
      heroes: [
        { id: 'gorrand', at: [1, 2], up: [], hp: 1, items: ['IU11'] },
        { at: [1, 6], up: [] },
      ],
    } as const;
    expect(asked(activationOf, held, [dice(20)])[0]).toEqual(['IU11']);
  });

  test('[CAV-COND-GEN-01] Stand Fast, whenever a condition would be new', () => {
    const bad = (conditions: readonly ('immobilized' | 'poisoned')[]): Wanted => ({
      heroes: [{ up: ['tarn-u3'], conditions }, {}],
      encounters: ['EV01'],
    });
    expect(asked(villainPhaseOf, bad(['poisoned']), [])[0]).toEqual(['tarn-u3']);
    expect(asked(villainPhaseOf, bad(['immobilized']), [])).toEqual([[], []]);
  });
});

describe('Vanish', () => {
  const mottle = (more: Partial<Wanted>): Wanted => ({
    heroes: [{ id: 'mottle', at: [1, 2], up: ['mottle-u3'] }, { at: [1, 6] }],
    change: (board) => {
      board.laid = 'white';
    },
    ...more,
  });
  const far: readonly (readonly [TileId, number, number, 0])[] = [
    ['P04', 0, -1, 0],
    ['P04', 0, -2, 0],
    ['P04', 0, -3, 0],
  ];

  test('[CAV-POWER-09] is asked for where a foe could get at him before his next turn', () => {
    expect(asked(villainPhaseOf, mottle({}), [])).toEqual([[], ['mottle-u3']]);
    // A Skulker reaches 2 tiles, and acts once in a round.
    expect(asked(villainPhaseOf, mottle({ tiles: far, foes: [{ kind: 'gloam-skulker', at: [2, -10], by: 1 }] }), [])[0]).toEqual([]);
    expect(asked(villainPhaseOf, mottle({ tiles: far, foes: [{ kind: 'gloam-skulker', at: [2, -6], by: 1 }] }), [])[0]).toEqual([
      'mottle-u3',
    ]);
  });

  test('[CAV-VILLAIN-05] a villain acts in every Villain Phase: it may have come near by then', () => {
    const vharn = (y: number): Wanted => mottle({ tiles: far, foes: [{ kind: 'vharn', at: [2, y] }] });
    expect(asked(villainPhaseOf, vharn(-10), [])[0]).toEqual(['mottle-u3']);
    const alone = { ...vharn(-10), heroes: [{ id: 'mottle', at: [1, 2], up: ['mottle-u3'] }] } as const;
    expect(asked(villainPhaseOf, { ...alone, setup: { adventure: 'A1' } }, [])[0]).toEqual([]);
  });
});

test('[CAV-POWER-09] Scout Ahead is asked for where a tile brings an Encounter card or leads nowhere, and another is there', () => {
  const scout = (stack: readonly TileId[], more: Partial<Wanted> = {}): Wanted => ({
    heroes: [{ id: 'wren', up: ['wren-u1'], at: [3, 2] }, {}],
    monsters: [],
    stack,
    ...more,
  });
  expect(asked(explorationOf, scout(['P04', 'P01']), [])).toEqual([[], ['wren-u1']]);
  expect(asked(explorationOf, scout(['P04', 'P02']), [])).toEqual([['wren-u1'], ['wren-u1']]);
  expect(asked(explorationOf, scout(['P04', 'P18']), [])[0]).toEqual(['wren-u1']);
  expect(asked(explorationOf, scout(['P02']), [])).toEqual([[], ['wren-u1']]);
  // EN05: every tile brings one.
  expect(asked(explorationOf, scout(['P04', 'P02'], { environment: 'EN05' }), [])[0]).toEqual([]);
  // Whoever knows what comes instead is asked.
  const known = scout(['P04', 'P01'], {
    change: (board) => {
      board.stack = board.stack.map((zone) => ({ ...zone, knowers: [1] }));
    },
  });
  expect(asked(explorationOf, known, [])[0]).toEqual(['wren-u1']);
});

test('[CAV-DEFEAT-05] Light Fingers is asked for where two cards are left', () => {
  const found = (treasures: readonly TreasureId[]): Wanted => ({
    heroes: [{ id: 'mottle', at: [1, 2], up: ['mottle-a1', 'mottle-u1'] }, {}],
    foes: [{ kind: 'gloam-cutter', at: [2, 2] }],
    treasures,
  });
  const kill = [attacks('mottle-a1', { target: FOE }), dice(20)];
  expect(asked(heroPhaseOf, found(['IA01', 'FO01']), kill)[0]).toEqual(['mottle-u1']);
  expect(asked(heroPhaseOf, found(['FO01']), kill)).toEqual([[], ['mottle-u1']]);
});

test('[CAV-POWER-09] Nimble Retreat and Battle Rush are asked for whenever they can be used', () => {
  const wren: Wanted = {
    heroes: [
      { id: 'wren', at: [1, 2], up: ['wren-u3'] },
      { at: [1, 6], up: [] },
    ],
    foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
  };
  expect(asked(activationOf, wren, [dice(1)])).toEqual([['wren-u3'], ['wren-u3']]);
  const gorrand: Wanted = {
    heroes: [{ id: 'gorrand', at: [1, 2], up: ['gorrand-a1', 'gorrand-u2'] }, {}],
    foes: [
      { kind: 'gloam-cutter', at: [2, 2] },
      { kind: 'drip-ooze', at: [1, 1] },
    ],
    treasures: [],
  };
  expect(asked(heroPhaseOf, gorrand, [attacks('gorrand-a1', { target: FOE }), dice(20), END])[0]).toEqual(['gorrand-u2']);
});

test('what is passed over would have turned no hit and no miss: in random games that ask every time', () => {
  let [kept, left] = [0, 0];
  for (let i = 0; i < 120; i++) {
    const random = randomFrom(`reactions ${i}`);
    const state = start(game, { ...anySetup(random), reactions: 'every' }, randomFrom(`dice ${i}`));
    for (let n = 0; !state.isOver && n < 1_500; n++) {
      const seat = state.toAct;
      const [offer] = state.offers();
      const moment = offer?.about['moment'];
      if (offer?.decision === 'react' && (moment === 'is-hit' || moment === 'missed')) {
        const trigger = { moment, of: Number(offer.about['of']), foe: NOBODY } as const;
        const matter: Board = { ...state.board, setup: { ...state.board.setup, reactions: 'matter' } };
        const timely = reactionsIn(matter, seat, trigger);
        for (const card of reactionsIn(state.board, seat, trigger)) {
          const copy = state.clone(random);
          const facts = [...factsOf(copy.apply(seat, { act: 'use', with: card }))];
          // Whoever else could react passes; then it is compared anew.
          while (copy.offers()[0]?.about['moment'] === moment && !facts.some(isJudged))
            facts.push(...factsOf(copy.apply(copy.toAct, { act: 'pass' })));
          const judged = facts.find((fact) => fact.type === 'attack.judged');
          const isTurned = judged !== undefined && judged.body.hit !== state.board.attack?.hit;
          if (timely.includes(card)) kept++;
          else {
            left++;
            expect(isTurned).toBe(false);
          }
        }
      }
      state.play(seat, state.randomChoice(seat, random));
    }
  }
  expect(kept).toBeGreaterThan(60);
  expect(left).toBeGreaterThan(10);
});

const factsOf = (applied: Applied<Cavern>): readonly Fact<Cavern>[] => (applied.ok ? applied.facts : []);
const isJudged = ({ type }: Fact<Cavern>): boolean => type === 'attack.judged';
