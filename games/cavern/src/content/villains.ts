// Owns the four villains: level, AC, HP by the number of heroes, and tactics.

import type { VillainCard } from './types.ts';
import { ADJACENT, attack, close, CLOSEST, CROWD, gain, hero, IT, place, SELF, step, summon, tactic, within } from './write.ts';

const adjacent = hero(1, ADJACENT);
const closest = hero(1, CLOSEST);

export const VILLAINS = {
  vharn: {
    level: 4,
    ac: 15,
    hp: [7, 10, 13, 18, 20],
    tactics: [
      tactic('adjacent', attack(adjacent, 8, 1, { name: 'twin-hooks', times: 2 })),
      tactic({ within: 1 }, close(closest), attack(IT, 7, 2, { name: 'hooked-blade' })),
      tactic('else', step(SELF, 2)),
    ],
  },
  'mother-caul': {
    level: 5,
    ac: 13,
    hp: [7, 8, 9, 10, 12],
    tactics: [
      tactic(
        { within: 1 },
        attack(hero('all', within(1)), 5, 1, {
          name: 'weeping-lash',
          hit: [{ do: 'if', when: { natural: [15, 20] }, effects: [gain(IT, 'poisoned')] }],
        }),
      ),
      tactic('else', { do: 'if', when: { fewer: 3, kind: 'sporeling-mob' }, effects: [summon('sporeling-mob', { at: 'here' })] }),
    ],
  },
  orrodun: {
    level: 5,
    ac: 15,
    hp: [7, 9, 11, 13, 15],
    tactics: [
      tactic('adjacent', attack(adjacent, 8, 2, { name: 'maul' })),
      tactic({ within: 2 }, attack(closest, 6, 1, { name: 'drag-chain', hit: [place(IT, { at: 'adjacent-self' })] })),
      tactic('else', step(SELF, 1)),
    ],
  },
  iskarra: {
    level: 7,
    ac: 16,
    hp: [8, 10, 12, 14, 16],
    tactics: [
      tactic('crowd', attack(hero('all', CROWD), 6, 2, { name: 'rime-breath' })),
      tactic('adjacent', attack(adjacent, 8, 2, { name: 'jaws' })),
      tactic({ within: 1 }, close(closest), attack(IT, 7, 1, { name: 'talon' })),
      tactic('else', step(SELF, 2)),
    ],
  },
} as const satisfies Readonly<Record<string, VillainCard>>;
export type VillainId = keyof typeof VILLAINS;
