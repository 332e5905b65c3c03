// Owns the thirteen types of armor (section 4.5 of the specification): what each gives for a level, for a tier, or at all.

import type { Armor } from './types.ts';

/** In the order of their ranks (CRD-LOOT-05). `level` is given for each level, `tier` for each tier, `third` and `quarter` for each started third or quarter of the level. */
export const ARMORS = {
  band: { slot: 'head', heavy: false, level: { health: 1 }, tier: { hit: 1 }, ward: 'berserk' },
  hat: { slot: 'head', heavy: false, level: { health: 1, mana: 2 }, ward: 'silence' },
  helm: { slot: 'head', heavy: true, level: { health: 2 }, ward: 'confuse' },
  ornament: { slot: 'head', heavy: false, level: { mana: 1 }, tier: { will: 1 }, ward: 'hypnotize' },
  mail: { slot: 'body', heavy: true, level: { health: 3 }, ward: 'poison' },
  plate: { slot: 'body', heavy: true, level: { health: 4 }, flat: { speed: -1 }, ward: 'stuck' },
  robe: { slot: 'body', heavy: false, level: { health: 1, mana: 2 }, flat: { will: 1 }, ward: 'slow' },
  vest: { slot: 'body', heavy: false, level: { health: 1 }, tier: { evade: 1 }, ward: 'paralyze' },
  boots: { slot: 'accessory', heavy: false, tier: { speed: 1 }, ward: 'stop' },
  gauntlet: { slot: 'accessory', heavy: true, third: { attack: 1 }, ward: 'blind' },
  mantle: { slot: 'accessory', heavy: false, tier: { fort: 1, will: 1 }, ward: 'petrify' },
  ring: { slot: 'accessory', heavy: false, quarter: { force: 1 }, ward: 'dead' },
  shield: { slot: 'off-hand', heavy: true, level: { health: 1 }, tier: { evade: 1 }, ward: 'stun' },
} as const satisfies Readonly<Record<string, Armor>>;
