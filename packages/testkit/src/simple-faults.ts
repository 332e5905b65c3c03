// Owns looking through the whole text of a game at once: words for everything that can be asked, happen or go wrong, in a line that can be shown.

import { lineFaults, type GameText } from '@undercroft/presentation';
import { asks, type Game, type GameTypes } from '@undercroft/kernel';
import { readGame } from './reading.ts';
import { formFaults, howToFaults, loadProblemFaults, presetFaults } from './text-faults.ts';

/** How many games are read, and how many options of each pick. */
const GAMES = 5;
const OPTIONS = 6;

/** What is wrong with a text; empty: nothing was found in the form, the named setups and some games played at random and read by every seat. */
export function textFaultsOf<T extends GameTypes>(game: Game<T>, text: GameText<T['view']>): readonly string[] {
  const setups = text.presets.flatMap(({ setup }) => {
    const checked = game.checkSetup(setup);
    return checked.ok ? [checked.setup] : [];
  });
  const lines = setups.flatMap((setup) =>
    Array.from({ length: GAMES }, (_, at) => readGame(game, text, { setup, seed: `text ${at}`, options: OPTIONS })).flat(),
  );
  const shown = [text.title, text.blurb, ...(text.intro ?? []), ...lines.map(({ line }) => line)];
  const happened = new Set(lines.filter(({ kind }) => kind === 'event').map(({ of }) => of));
  const asked = new Set(lines.filter(({ kind }) => kind === 'prompt').map(({ of }) => of));
  const decisions = game.procedures.flatMap(({ steps }) => steps.flatMap((step) => (asks(step) ? [step.decision.name] : [])));
  return [
    ...new Set(shown.flatMap(lineFaults)),
    ...formFaults(game.checkSetup, text),
    ...presetFaults(game.checkSetup, text),
    ...loadProblemFaults(text),
    ...howToFaults(text),
    ...Object.keys(game.events)
      .filter((type) => !happened.has(type))
      .map((type) => `${type} did not come up: name a setup in which it does`),
    ...decisions.filter((name) => !asked.has(name)).map((name) => `${name} was not asked: name a setup in which it is`),
  ];
}
