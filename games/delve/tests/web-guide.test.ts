// Owns the tests of the guide: a hint is said only where what it speaks of is there.

import { LANGUAGES } from '@undercroft/presentation';
import { type State } from '@undercroft/kernel';
import { openScene, scripted, type Scene } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Delve } from '../src/delve.ts';
import { diceHint, HINT_WHEN } from '../src/board-model/guide.ts';
import { boardWords, HINTS } from '../src/text/words/index.ts';
import type { View } from '../src/view.ts';
import { roundIn, together } from './scenes.ts';

const TRIAL = 'BRN-105';
const FOE = 'TAL-103';

const viewAt = (scene: Scene<Delve>): View => openScene(scene, scripted([])).state.view(0);
const said = (view: View, decision: string): readonly string[] =>
  HINTS.filter((key) => HINT_WHEN[key].when(view, { offer: { decision }, picked: {} }));

test('a trial is explained as a trial, a foe as a foe', () => {
  const trial = [...said(viewAt(roundIn(TRIAL)), 'place-room'), ...said(viewAt(roundIn(TRIAL)), 'plan-round')];
  expect(trial).toContain('trial');
  expect(trial).not.toContain('card');
  expect(trial).not.toContain('plan');
  const foe = [...said(viewAt(roundIn(FOE)), 'place-room'), ...said(viewAt(roundIn(FOE)), 'plan-round')];
  expect(foe).toEqual(expect.arrayContaining(['card', 'plan']));
  expect(foe).not.toContain('trial');
});

/** A round with a guard that fails: the attack hits, the guard shows two ones. */
function failing(gems: Readonly<Record<string, number>>): View {
  const { state }: { readonly state: State<Delve> } = openScene(
    roundIn(FOE, { gems: { ruby: 0, emerald: 0, sapphire: 0, ...gems } }),
    scripted([6, 6, 1, 1]),
  );
  state.apply(0, together);
  return state.view(0);
}

test('a gem is spoken of by whoever has one', () => {
  expect(said(failing({ ruby: 1 }), 'adjust')).toContain('guard');
  expect(said(failing({ emerald: 1 }), 'adjust')).not.toContain('guard');
  for (const language of LANGUAGES) {
    const { guideGems } = boardWords[language];
    const line = diceHint(failing({ emerald: 1 }), boardWords[language], ' ');
    expect(line).toContain(guideGems.emerald);
    expect(line).not.toContain(guideGems.ruby);
    expect(line).not.toContain(guideGems.sapphire);
  }
});

test('no hint names a key: a finger has none', () => {
  const lines = LANGUAGES.flatMap((language) => [
    ...Object.values(boardWords[language].guide),
    ...Object.values(boardWords[language].guideGems),
  ]);
  expect(lines.filter((line) => /(?<![A-Za-z])[RFM](?![A-Za-z])|click|klik|クリック/.test(line))).toEqual([]);
});
