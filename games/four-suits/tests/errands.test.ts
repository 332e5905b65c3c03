// Owns that errands do what they say: legally, by the rules, with the bill they showed, and that they stop when they should.

import { at, bug, missing, randomFrom, type Choice, type Seat, type State } from '@undercroft/kernel';
import { errandsOf, playOut } from '@undercroft/bots';
import { preferenceKey, preferencesFor, type OpenErrand, type Preferences } from '@undercroft/parts';
import { LANGUAGES } from '@undercroft/presentation';
import { check } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { billOf } from '../src/bot/errands/camp.ts';
import { NEARLY_WON, SAFE_ENOUGH } from '../src/bot/errands/fighting.ts';
import { bots } from '../src/bot/index.ts';
import { fightBalance } from '../src/bot/threat.ts';
import { ERRAND_ENDS } from '../src/errand-keys.ts';
import { domainOf, type SpeciesId, type TechniqueId } from '../src/content/index.ts';
import type { FourSuits } from '../src/four-suits.ts';
import { game } from '../src/game.ts';
import { GONE } from '../src/state.ts';
import { text } from '../src/text/index.ts';
import { ERRANDS } from '../src/text/errands.ts';
import { anySetup } from './random-play.ts';
import { campOn, card, cards, casts, character, clara, fate, fightOn, rolf, setupOf, wanda } from './scenes.ts';

const errands = errandsOf(bots) ?? bug('this game has errands');
const named = (state: State<FourSuits>, name: string): readonly OpenErrand[] => errands.open(state, 0).filter((one) => one.name === name);
const SEATS = [0, 1, 2, 3] as const;

/** Something for everything that may be set. */
function anyOf({ follows = [] }: OpenErrand, n: number): Preferences {
  return Object.fromEntries(follows.map((open, i) => [preferenceKey(open), open.choices[(n + i) % open.choices.length] ?? missing()]));
}

/** Every open errand is tried on copies: its plan, and its next step. */
function tried(state: State<FourSuits>, seat: Seat, seen: Map<string, number>): void {
  const before = state.hash();
  for (const errand of errands.open(state, seat)) {
    seen.set(errand.name, (seen.get(errand.name) ?? 0) + 1);
    const preferences = anyOf(errand, seen.size);
    const next = errands.next(state, seat, { ...errand, preferences });
    if ('choice' in next) expect(state.clone().apply(seat, next.choice).ok, JSON.stringify(preferences)).toBe(true);
    else expect(ERRAND_ENDS).toContain(next.ends);
    const plan = errands.plan(state, seat, errand);
    const copy = state.clone();
    const first = state.view(seat);
    let left: number = plan.steps.length;
    for (const { choice } of plan.steps) {
      const applied = copy.apply(seat, choice);
      expect(applied.ok, `${errand.name}: ${JSON.stringify(choice)}`).toBe(true);
      left--;
      // Only the last step may lead to what nobody could know.
      if (applied.ok && applied.barrier) expect(left).toBe(0);
    }
    // Where chance had no part in it, the bill is what it comes to.
    if (errand.asks === true && plan.ends !== null) expect(plan.bill).toEqual(billOf(first, copy.view(seat)));
    for (const language of LANGUAGES) {
      const said = text[language].errands ?? missing();
      expect(said.label(first, errand)).not.toBe(errand.name);
      expect(said.about(first, errand)).toMatch(/[.。]$/u);
      for (const open of errand.follows ?? []) {
        const { label, choices } = said.preference?.(first, open) ?? missing();
        expect([label === open.name, new Set(choices).size]).toEqual([false, open.choices.length]);
      }
      if (Object.keys(plan.bill).length > 0) expect(said.bill(first, plan.bill).length).toBe(Object.keys(plan.bill).length);
    }
  }
  expect(state.hash()).toBe(before);
}

test('over whole campaigns every errand comes up, its steps are legal, its bill is true, and nothing changes by asking', () => {
  const seen = new Map<string, number>();
  const random = randomFrom('errands');
  for (let n = 0; n < 12; n++) {
    const setup = anySetup(random);
    let asked = 0;
    playOut(
      game,
      setup,
      SEATS.slice(0, setup.players).map(() => bots.normal),
      randomFrom(`cards ${n}`),
      randomFrom(`bot ${n}`),
      (state, seat) => {
        if (asked++ % 9 === 0) tried(state, seat, seen);
      },
    );
  }
  expect(ERRANDS.filter((name) => !seen.has(name))).toEqual([]);
}, 240_000);

test('whatever is asked for by whatever name at whatever question, the next step is legal or says why there is none', () => {
  const random = randomFrom('strangers');
  for (let n = 0; n < 3; n++) {
    const setup = { ...anySetup(random), players: 1 };
    let asked = 0;
    playOut(game, setup, [bots.normal], randomFrom(`stranger cards ${n}`), randomFrom(`stranger bot ${n}`), (state, seat) => {
      if (asked++ % 23 !== 0) return;
      for (const name of [...ERRANDS, 'constructor'])
        for (const what of [null, 0, -1, 99, 70, 'x', '__proto__']) {
          const next = errands.next(state, seat, { name, of: what });
          if ('choice' in next) expect(state.clone().apply(seat, next.choice).ok, `${name} ${String(what)}`).toBe(true);
          else expect(next.ends).not.toBe('');
          errands.plan(state, seat, { name, of: what });
        }
    });
  }
}, 120_000);

/** Plays an errand to its end, as the page does it. */
function carried(state: State<FourSuits>, errand: OpenErrand): { readonly choices: readonly Choice[]; readonly ends: string } {
  const choices: Choice[] = [];
  for (let left = 200; left > 0; left--) {
    const next = errands.next(state, 0, errand);
    if ('ends' in next) return { choices, ends: next.ends };
    const applied = state.apply(0, next.choice);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    choices.push(applied.choice);
  }
  throw new Error('it never ends');
}

describe('patching up', () => {
  const hurt = () => check(campOn({ party: [rolf({ hp: 2 }), clara({ hp: 20, techniques: ['mend'] })] }), [], []);
  test('[CRD-EXPLORE-11] blessings come before potions, the worst off first, up to what was asked for', () => {
    const state = hurt();
    const [half = missing(), full = missing()] = named(state, 'patch-up');
    expect([half.of, full.of]).toEqual([70, 100]);
    const { steps, bill, ends } = errands.plan(state, 0, full);
    expect(ends).toBe('done');
    expect(at(steps, 0).choice).toMatchObject({ act: 'cast', technique: 'mend', target: 0 });
    expect(bill['hp']).toBeGreaterThan(0);
    expect(bill['mp']).toBeLessThan(0);
    const { ends: told } = carried(state, full);
    expect(told).toBe('done');
    // Nothing is left to be mended, so it is not offered any more.
    expect(named(state, 'patch-up').map(({ of }) => of)).not.toContain(100);
  });
  test('is not there where nobody is hurt', () => {
    const state = check(campOn({ town: true, party: [rolf(), clara({ techniques: ['mend'] })] }), [], []);
    expect(named(state, 'patch-up')).toEqual([]);
  });
});

describe('preparing', () => {
  const caster = (mp: number) => check(campOn({ party: [rolf(), clara({ mp, techniques: ['wall', 'barrier'] })] }), [], []);
  test('[CRD-STATUS-GEN-05] whoever lacks a boon is given it before the door, and half of the MP stay', () => {
    const state = caster(11);
    const [errand = missing()] = named(state, 'prepare');
    const { steps, bill } = errands.plan(state, 0, errand);
    expect(steps.length).toBeGreaterThan(0);
    for (const { choice } of steps) expect(choice).toMatchObject({ act: 'cast', unit: 1 });
    // The dearer boon first, and nobody is given twice what they have.
    expect(new Set(steps.map(({ choice }) => `${String(choice['technique'])} ${String(choice['target'])}`)).size).toBe(steps.length);
    expect(11 + (bill['mp'] ?? 0)).toBeGreaterThanOrEqual(5);
    carried(state, errand);
    expect(named(state, 'prepare')).toEqual([]);
  });
  test('is not there where too little MP are left', () => {
    expect(named(caster(5), 'prepare')).toEqual([]);
  });
});

describe('trading', () => {
  test('[CRD-TOWN-06] what nobody needs is sold, and the bill says for how much', () => {
    const state = check(campOn({ town: true, party: [rolf({ items: ['torch', 'ale', 'water'] })] }), [], []);
    const [errand = missing()] = named(state, 'sell-junk');
    const { bill, steps } = errands.plan(state, 0, errand);
    expect(steps.map(({ choice }) => choice['item'])).toEqual(['torch', 'ale']);
    const { gold } = state.board;
    carried(state, errand);
    expect(state.board.gold - gold).toBe(bill['gold']);
    expect(state.board.party[0]?.items).toEqual(['water']);
  });
  test('[CRD-TOWN-06] what somebody would rather wear is not sold', () => {
    const better = check(campOn({ town: true, party: [rolf({ items: ['mail-3', 'torch'] })] }), [], []);
    expect(named(better, 'sell-junk')).toEqual([]);
    expect(named(better, 'kit-out')).toHaveLength(1);
  });
  test('[CRD-ROOM-MERCHANT-03, CRD-ROOM-MERCHANT-04] a Merchant is said to pay what is in the purse, and with an empty one nothing is sold to him', () => {
    const at = (purse: number) =>
      check(
        campOn({
          at: 1,
          tiles: { 1: { card: card('4♥'), explored: true, clear: true, purse } },
          party: [rolf({ items: ['ale', 'water'] })],
        }),
        [],
        [],
      );
    const said = (purse: number): string => {
      const state = at(purse);
      return text.en.option(state.view(0), state.offers()[0] ?? missing(), { act: 'sell', unit: 0 }, 'item', 'ale');
    };
    expect([said(500), said(7), said(0)]).toEqual(['Ale (20 Gold)', 'Ale (7 Gold)', 'Ale (0 Gold)']);
    expect(named(at(7), 'sell-junk')).toHaveLength(1);
    expect(named(at(0), 'sell-junk')).toEqual([]);
  });
  test('[CRD-PARTY-04] supplies are those of whoever is left: nobody buys Smelling Salts for one alone', () => {
    const gone = { left: GONE, hp: 0 };
    const state = check(
      campOn({ town: true, gold: 200, party: [rolf({ items: ['water', 'water', 'water'] }), clara(gone), wanda(gone)] }),
      [],
      [],
    );
    const [errand] = named(state, 'stock-up');
    const bought = errand === undefined ? [] : errands.plan(state, 0, errand).steps.map(({ choice }) => choice['ware']);
    expect(bought).not.toContain('smelling-salts');
  });
  test('[CRD-TOWN-03] kitting out buys no more than the Gold allows, and wears what it bought', () => {
    const state = check(campOn({ town: true, gold: 60, ql: 3, party: [rolf(), wanda()] }), [], []);
    const [errand = missing()] = named(state, 'kit-out');
    const { choices, ends } = carried(state, errand);
    expect(ends).toBe('done');
    expect(choices.map(({ act }) => act)).toContain('buy');
    expect(choices.map(({ act }) => act)).toContain('wear');
    expect(state.board.gold).toBeGreaterThanOrEqual(0);
  });
});

describe('walking', () => {
  const explored = { explored: true, clear: true } as const;
  const tiles = {
    1: { card: 'hearts-1', ...explored },
    2: { card: 'hearts-2', ...explored },
    3: { card: 'hearts-3', ...explored },
  } as const;
  test('[CRD-EXPLORE-11] to an explored tile it goes by itself, step by step', () => {
    const state = check(campOn({ tiles, at: 3, from: 2 }), [], []);
    const wanted = named(state, 'walk').find(({ of }) => of === 1) ?? bug('it may walk there');
    const first = errands.next(state, 0, wanted);
    expect(first).toEqual({ choice: { act: 'move', to: 2 } });
  });
  test('[CRD-STATUS-POISON-02] it does not begin where the next tile would kill somebody', () => {
    const state = check(campOn({ tiles, at: 3, from: 2, party: [rolf({ hp: 1, statuses: ['poison'] })] }), [], []);
    expect(named(state, 'walk')).toEqual([]);
  });
});

describe('fighting', () => {
  const weak = { species: 'tunnel-kobold', hp: 3 } as const;
  const hands = [[], [], [], []] as const;
  test('[CRD-STATUS-KNEELING-01] it stops as soon as one more of the party kneels', () => {
    const state = check(fightOn({ party: [rolf(), clara()], monsters: [weak], hands: [...hands] }), [fate('9♣ 8♣ 7♣ 2♠ 3♠')], []);
    const [errand = missing()] = errands.open(state, 0).filter(({ name }) => name === 'finish' || name === 'fight-on');
    // As it is given both stand; told that three stood, one is missing.
    expect(errand.of).toMatch(/^2 /);
    expect('choice' in errands.next(state, 0, errand)).toBe(true);
    expect(errands.next(state, 0, { ...errand, of: String(errand.of).replace('2', '3') })).toEqual({ ends: 'kneels' });
  });
  test('[CRD-INIT-05] fighting on leaves a king to whoever has a technique for it, and goes on from where it was given', () => {
    const kings = (techniques: readonly TechniqueId[], hand: string) =>
      check(fightOn({ party: [rolf({ techniques }), clara()], monsters: [weak], hands: [cards(hand), [], [], []] }), [], []);
    const goesOn = (state: State<FourSuits>, name: string, of: string): boolean => 'choice' in errands.next(state, 0, { name, of });
    const ready = kings(['lunge'], 'K♦ 2♣');
    expect(errands.next(ready, 0, { name: 'fight-on', of: '2 1.1' })).toEqual({ ends: 'king' });
    const round = ready.view(0).fight?.round ?? 0;
    expect(goesOn(ready, 'fight-on', `2 ${round}.0`)).toBe(true);
    expect(goesOn(ready, 'strike-on', '2 9.1')).toBe(true);
    expect(goesOn(kings([], 'K♦ 2♣'), 'fight-on', '2 9.1')).toBe(true);
    expect(goesOn(kings(['lunge'], 'Q♦ 2♣'), 'fight-on', '2 9.1')).toBe(true);
  });
  test('the fight against a boss is taken over by nothing, however it stands', () => {
    const at = (species: SpeciesId) =>
      check(fightOn({ party: [rolf(), clara()], monsters: [{ species, hp: 1 }], hands: [['spades-13'], [], [], []] }), [], []);
    expect(errands.open(at('tunnel-kobold'), 0)).not.toEqual([]);
    expect(errands.open(at(domainOf('castle').boss), 0)).toEqual([]);
  });
  test('a fight that may be lost is not taken over', () => {
    const strong = { species: 'gate-guard', hp: 400 } as const;
    const state = check(fightOn({ party: [rolf({ hp: 4 })], monsters: [strong, strong], hands: [...hands] }), [fate('9♣ 8♣ 7♣ 2♠')], []);
    expect(errands.open(state, 0)).toEqual([]);
    expect(errands.next(state, 0, { name: 'fight-on', of: 0 })).toEqual({ ends: 'tight' });
  });
});

describe('what is set for each who fights', () => {
  const hands = [['spades-13'], [], [], []] as const;
  const [near, far, caster] = [
    { species: 'gate-guard', hp: 30, row: 'near' },
    { species: 'gate-guard', hp: 20, row: 'far' },
    { species: 'court-mage', hp: 28, row: 'far' },
  ] as const;
  /** Clara's turn, whose friend is hurt. */
  const hurt = (hp: number) =>
    check(
      fightOn({
        party: [clara({ techniques: ['mend', 'blaze'], mp: 11, level: 4 }), rolf({ hp, level: 4 })],
        monsters: [near, far, caster],
        hands: [...hands],
      }),
      [],
      [],
    );
  const act = (state: State<FourSuits>, preferences: Preferences, name = 'fight-on') => {
    const next = errands.next(state, 0, { name, of: '0 0.0', preferences });
    return 'choice' in next ? next.choice : { act: next.ends };
  };
  test.each([
    ['any', 4, 6],
    ['weakest', 5, 5],
    ['near', 4, 4],
    ['casters', 6, 6],
  ])('whom somebody strikes: %s', (target, blow, blaze) => {
    const set = { 'target 0': target };
    expect(act(hurt(30), set, 'strike-on')).toEqual({ act: 'attack', target: blow });
    expect(act(hurt(30), set)).toEqual({ act: 'technique', technique: 'blaze', target: blaze });
  });
  test('[CRD-ATTACK-18] a further Attack is aimed at them as well', () => {
    const party = [character({ job: 'samurai', mp: 16, techniques: ['double-strike'] })];
    const monsters = [{ ...near, hp: 1 }, near, far, caster];
    const state = check(fightOn({ party, monsters, hands: [...hands] }), [casts('double-strike', 4), fate('5♣ 9♦ 7♥')], []);
    expect(state.offers()[0]?.decision).toBe('aim');
    expect(act(state, { 'target 0': 'weakest' })).toEqual({ act: 'attack', target: 6 });
    expect(act(state, { 'target 0': 'casters' })).toEqual({ act: 'attack', target: 7 });
  });
  test('whoever is below what was said is healed first, and nobody who is not', () => {
    const healed = { act: 'technique', technique: 'mend', target: 1 };
    expect(act(hurt(12), {})).not.toEqual(healed);
    expect(act(hurt(12), { 'heal 0': 30 })).toEqual(healed);
    // Without MP for anything dearer a blessing is the best that is left, unless nobody is below.
    expect(act(hurt(30), { 'keep 0': 75 })).toEqual(healed);
    expect(act(hurt(30), { 'keep 0': 75, 'heal 0': 30 })).toMatchObject({ act: 'attack' });
    expect(act(hurt(30), { 'keep 0': 75, 'heal 0': 70 })).toEqual(healed);
  });
  test('what is kept is spent on healing alone', () => {
    expect(act(hurt(12), { 'keep 0': 0 })).toMatchObject({ technique: 'blaze' });
    expect(act(hurt(12), { 'keep 0': 75 })).toMatchObject({ technique: 'mend' });
  });
  test('it is offered to a seat for its own, from the third fight on', () => {
    const opened = (fights: number) => {
      const state = hurt(30);
      state.board.chronicle = [{ domain: 'castle', floors: 1, ql: 1, visits: 1, fights, falls: [], finds: [], done: false }];
      return preferencesFor(errands.open(state, 0)).map(({ name, of }) => `${name} ${of}`);
    };
    expect(opened(1)).toEqual([]);
    expect(opened(2)).toEqual(['target 0', 'heal 0', 'keep 0', 'target 1', 'heal 1', 'keep 1']);
  });
});

/** What became of the fights that the normal bot played, by the margin they had at its first turn. */
function fights(campaigns: number): readonly { readonly margin: number; readonly won: boolean }[] {
  const found: { margin: number; won: boolean }[] = [];
  const random = randomFrom('margins');
  for (let n = 0; n < campaigns; n++) {
    const setup = setupOf({ ...anySetup(random), players: 1 });
    let open: number[] = [];
    const { state } = playOut(
      game,
      setup,
      [bots.normal],
      randomFrom(`margin cards ${n}`),
      randomFrom(`margin bot ${n}`),
      (now, seat, choice) => {
        const { decision } = now.offers().find((one) => one.seat === seat) ?? missing();
        if (decision === 'act') open.push(fightBalance(now.view(seat)).margin);
        else if (now.view(seat).fight === null) {
          for (const margin of open) found.push({ margin, won: true });
          open = [];
        }
        if (choice.act === 'flee' || choice['item'] === 'smoke-bomb') {
          for (const margin of open) found.push({ margin, won: false });
          open = [];
        }
      },
    );
    for (const margin of open) found.push({ margin, won: state.board.result === 'won' });
  }
  return found;
}
test('turns of a fight that is called as good as won end well in at least 97 of 100, and safe ones in 90', () => {
  const all = fights(60);
  const share = (least: number): number => {
    const taken = all.filter(({ margin }) => margin >= least);
    return taken.filter(({ won }) => won).length / taken.length;
  };
  expect(all.length).toBeGreaterThan(5_000);
  expect(share(NEARLY_WON)).toBeGreaterThanOrEqual(0.97);
  expect(share(SAFE_ENOUGH)).toBeGreaterThanOrEqual(0.9);
}, 60_000);
