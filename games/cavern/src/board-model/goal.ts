// Owns how far the adventure is: what it asks, counted, for boards of every kind.

import { adventureOf } from '../content/cards.ts';
import type { View } from '../view.ts';

export type Goals =
  | {
      readonly goal: 'escape';
      readonly out: number;
      readonly heroes: number;
      readonly water: number;
      readonly most: number | null;
      readonly found: boolean;
    }
  | { readonly goal: 'bring'; readonly carried: boolean }
  | { readonly goal: 'defeat'; readonly villain: string; readonly hp: number; readonly strain: number; readonly door: boolean }
  | {
      readonly goal: 'blooms';
      readonly villain: string;
      readonly hearts: number;
      readonly spores: number;
      readonly most: number;
      readonly hp: number;
    }
  | { readonly goal: 'miners'; readonly n: number; readonly of: number }
  | { readonly goal: 'race'; readonly lantern: number; readonly ember: number; readonly of: number };

export function goalsOf(view: View): Goals {
  const { win, teams, acts } = adventureOf(view.setup.adventure);
  const hpOf = (villain: string): number => view.foes.find(({ kind }) => kind === villain)?.hp ?? 0;
  const most = view.reckoned.lost;
  switch (win.goal) {
    case 'escape': {
      const out = view.heroes.filter(({ escaped }) => escaped).length;
      const exit = adventureOf(view.setup.adventure).exit?.tile;
      const found = view.tiles.some(({ tile }) => tile === exit);
      return { goal: 'escape', out, heroes: view.heroes.length, water: view.tracks.water, most, found };
    }
    case 'bring':
      return { goal: 'bring', carried: view.things.some(({ kind, by }) => kind === win.thing && by >= 0) };
    case 'defeat':
      if (win.destroy === undefined)
        return { goal: 'defeat', villain: win.villain, hp: hpOf(win.villain), strain: view.tracks.strain, door: acts.length > 0 };
      return {
        goal: 'blooms',
        villain: win.villain,
        hearts: win.destroy.n - view.destroyed,
        spores: view.tracks.spore,
        most: most ?? 0,
        hp: hpOf(win.villain),
      };
    case 'deliver':
      return teams === true
        ? { goal: 'race', lantern: view.delivered[0], ember: view.delivered[1], of: win.n }
        : { goal: 'miners', n: view.delivered[0], of: win.n };
  }
}
