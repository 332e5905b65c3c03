// Owns the claims about what is suggested: attacks as whole answers, those that never run out first, then by what they do on the average.

import { bug } from '@undercroft/kernel';
import { suggestions } from '@undercroft/parts';
import { LANGUAGES } from '@undercroft/presentation';
import { check, dice } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { text } from '../src/text/index.ts';
import { attacks, FOE, heroPhaseOf, walks, type Wanted } from './scenes.ts';

const asked = () => {
  const state = check(
    heroPhaseOf({
      heroes: [{ id: 'wren', at: [1, 1], up: ['wren-a1', 'wren-a2', 'wren-d2'] }, {}],
      foes: [
        { kind: 'drip-ooze', at: [1, 2] },
        { kind: 'stoneback-brute', at: [2, 3] },
      ],
    }),
    [],
    [],
  );
  return { state, asking: state.ask(0) ?? bug('nobody is asked') };
};

test('[CAV-COMBAT-01, CAV-POWER-02] at-will powers come first, the likeliest before the others, and what is used up last', () => {
  const { asking } = asked();
  const found = suggestions(asking);
  expect(found.map(({ choice }) => [choice['with'], choice['target']])).toEqual([
    ['wren-a2', 16],
    ['wren-a1', 16],
    ['wren-a2', 17],
    ['wren-a1', 17],
    ['wren-d2', 16],
    ['wren-d2', 17],
  ]);
  expect(found.map(({ costs }) => costs)).toEqual([null, null, null, null, 'daily', 'daily']);
  expect(found.every(({ odds }) => odds !== null && odds.of === 20)).toBe(true);
});

test('[CAV-COMBAT-06] more damage than a foe has HP is worth no more: of two blows that fell it the likelier is suggested', () => {
  const best = (hp: number): unknown => {
    const state = check(
      heroPhaseOf({ heroes: [{ id: 'tarn', at: [1, 1], up: ['tarn-a1', 'tarn-a2'] }, {}], foes: [{ kind: 'drip-ooze', at: [1, 2], hp }] }),
      [],
      [],
    );
    return suggestions(state.ask(0) ?? bug('nobody is asked'))[0]?.choice['with'];
  };
  // Hammering Blow: +7, 2 damage. Guarding Cut: +8, 1 damage.
  expect([best(1), best(3)]).toEqual(['tarn-a2', 'tarn-a1']);
});

test('[CAV-ESCAPE-01] whoever stands at the way out is told to end there, and nowhere else on the tile', () => {
  const first = (at: readonly [number, number]): unknown => {
    const state = check(
      heroPhaseOf({
        setup: { adventure: 'A1' },
        tiles: [['N01', 0, -1, 0]],
        heroes: [{ at }, {}],
        foes: [{ kind: 'drip-ooze', at: [1, -1] }],
      }),
      [],
      [],
    );
    return suggestions(state.ask(0) ?? bug('nobody is asked'))[0]?.choice.act;
  };
  expect([first([2, -2]), first([1, 1])]).toEqual(['end', undefined]);
});

test.each(LANGUAGES)('an attack is suggested in a few words in %s', (language) => {
  const { state, asking } = asked();
  const [best] = suggestions(asking);
  const [offer] = state.offers();
  if (best === undefined || offer === undefined) return bug('nothing is suggested');
  const label = text[language].answer?.(state.view(0), offer, best, true)?.label ?? '';
  expect(label).toContain(text[language].card?.('wren-a2')?.name);
  expect(label).toContain(text[language].card?.('drip-ooze')?.name);
});

/** What is suggested to the active hero of a scene, as text: the act and what it is done with. */
function suggested(wanted: Wanted): readonly string[] {
  const state = check(heroPhaseOf(wanted), [], []);
  const asking = state.ask(0) ?? bug('nobody is asked');
  return suggestions(asking).map(({ choice }) =>
    [choice.act, choice['with'], choice['target']].filter((part) => part !== undefined).join(' '),
  );
}

test('[CAV-EXPLORE-02] whoever stands at an unexplored edge may end there, after every attack; not when nothing is left to look for', () => {
  const edge = [3, 2] as const;
  expect(suggested({ heroes: [{ at: edge }, {}] })).toEqual(['end']);
  expect(suggested({ heroes: [{ at: [1, 2] }, {}] })).toEqual([]);
  const fight: Wanted = { heroes: [{ at: edge, up: ['tarn-a1', 'tarn-d2'] }, {}], foes: [{ kind: 'drip-ooze', at: [2, 2] }] };
  expect(suggested(fight)).toEqual(['attack tarn-a1 16', 'attack tarn-d2 16', 'end']);
  expect(suggested({ heroes: [{ at: edge }, {}], setup: { adventure: 'A1' } })).toEqual(['end']);
  expect(suggested({ heroes: [{ at: edge }, {}], setup: { adventure: 'A1' }, tiles: [['N01', 0, -1, 0]] })).toEqual([]);
});

test('[CAV-POWER-04] healing is suggested for whoever has half its HP or fewer, and said to be used up', () => {
  const hurt = (hp: number): Wanted => ({ heroes: [{ at: [1, 2], hp, up: ['tarn-u2'] }, {}] });
  expect(suggested(hurt(5))).toEqual(['use tarn-u2']);
  expect(suggested(hurt(6))).toEqual([]);
  const state = check(heroPhaseOf(hurt(5)), [], []);
  expect(suggestions(state.ask(0) ?? bug('nobody is asked')).map(({ costs }) => costs)).toEqual(['utility']);
});

test('[CAV-HERO-07] whoever has moved and attacked is through', () => {
  const wanted: Wanted = { heroes: [{ at: [1, 2], up: ['tarn-a1', 'tarn-u2'], hp: 9 }, {}], foes: [{ kind: 'drip-ooze', at: [2, 2] }] };
  const state = check(heroPhaseOf(wanted), [attacks('tarn-a1', { target: FOE }), dice(1), walks(1, 1)], []);
  const left = suggestions(state.ask(0) ?? bug('nobody is asked')).map(({ choice }) => choice.act);
  expect(left).toEqual([]);
  const all = check(heroPhaseOf(wanted), [walks(1, 1), attacks('tarn-a1', { target: FOE }), dice(1)], []);
  expect(suggestions(all.ask(0) ?? bug('nobody is asked')).map(({ choice }) => choice.act)).toEqual(['end']);
});
