// Owns the four allies, whose tactics have heroes and foes swapped (CAV-ALLY-03).

import type { AllyCard } from './types.ts';
import {
  ADJACENT,
  attack,
  close,
  CLOSEST,
  DISCARD,
  foe,
  heal,
  hero,
  HERE,
  IT,
  OWNER,
  OWNER_CLOSEST,
  place,
  SELF,
  stays,
  tactic,
} from './write.ts';

const adjacent = foe(1, ADJACENT);

export const ALLIES = {
  AL01: {
    ac: 14,
    hp: 3,
    stays: [],
    tactics: [
      tactic('foe-adjacent', attack(adjacent, 6, 1, { name: 'hound-bite' })),
      tactic({ foeWithin: 1 }, close(foe(1, CLOSEST)), attack(IT, 4, 1, { name: 'hound-bite' })),
      tactic('else', close(OWNER)),
    ],
  },
  AL02: {
    ac: 16,
    hp: 1,
    stays: [stays(hero('all', HERE), 'attack', 1)],
    tactics: [tactic('wounded-here', heal(hero(1, HERE), 1), DISCARD), tactic('else', place(SELF, { at: 'owner' }))],
  },
  AL03: {
    ac: 13,
    hp: 4,
    stays: [],
    tactics: [
      tactic('trap-here', { do: 'roll', need: 'disable', ok: [{ do: 'discard', what: 'trap', where: foe(1, HERE) }] }),
      tactic('foe-adjacent', attack(adjacent, 5, 2, { name: 'pick-swing' })),
      tactic('else', close(OWNER)),
    ],
  },
  AL04: {
    ac: 16,
    hp: 5,
    stays: [],
    tactics: [
      tactic('foe-adjacent', attack(adjacent, 5, 1, { name: 'clay-fist' })),
      tactic({ foeWithin: 1 }, close(foe(1, OWNER_CLOSEST))),
      tactic('else', close(OWNER)),
    ],
  },
} as const satisfies Readonly<Record<string, AllyCard>>;
export type AllyId = keyof typeof ALLIES;
