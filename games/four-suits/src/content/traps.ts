// Owns the traps of the sheet and of the domains (sections 2.6 and 3.10 of the specification).

import type { Trap, TrapId } from './types.ts';

export const TRAP_CARDS: Readonly<Record<TrapId, Trap>> = {
  'domain-trap': { special: 'domain' },
  // CRD-TRAP-GAS-01, CRD-TRAP-GAS-02.
  'sleeping-gas': { snare: { who: 'each', save: 'fort', fail: [{ gain: 'stun' }] }, fight: 'drawn' },
  // CRD-TRAP-WEB-01.
  web: { snare: { who: 'each', save: 'fort', fail: [{ gain: 'paralyze' }] }, fight: 'drawn' },
  puzzle: { special: 'puzzle' },
  // CRD-TRAP-MANA-01.
  'mana-drain': { snare: { who: 'each', save: 'fort', fail: [{ lose: 'mp', part: 10, least: 1 }] } },
  'corrosive-acid': { special: 'acid' },
  // CRD-TRAP-ARROWS-01, CRD-TRAP-ARROWS-02.
  arrows: { snare: { who: 'each', save: 'evade', fail: [{ lose: 'hp', n: 'qlxdf' }] } },
  // CRD-TRAP-DART-01.
  'poison-dart': { snare: { who: 'one', save: 'fort', first: [{ lose: 'hp', n: 'b' }], fail: [{ gain: 'poison' }] } },
  // CRD-TRAP-BOULDER-01.
  boulder: { snare: { who: 'near', save: 'fort', ok: [{ lose: 'hp', n: '2b' }], fail: [{ lose: 'hp', n: '5b' }] } },
  // CRD-TRAP-PIT-01, CRD-TRAP-PIT-02.
  'monster-pit': { snare: { who: 'each', save: 'fort', fail: [{ lose: 'hp', n: 'qlxdf' }], floats: true }, fight: 'drawn' },
  hole: { special: 'hole' },
};

/** CRD-DTRAP: one for each domain. */
export const DOMAIN_TRAPS = {
  // CRD-DTRAP-CASTLE-01.
  'alarm-bell': { fight: { n: 2, above: 1, species: 'gate-guard' } },
  // CRD-DTRAP-CAVERN-01.
  'cave-in': { snare: { who: 'each', save: 'evade', fail: [{ lose: 'hp', n: '2b' }] } },
  // CRD-DTRAP-DESERT-01.
  'heat-haze': {
    snare: {
      who: 'each',
      save: 'fort',
      fail: [
        { lose: 'hp', n: 'b' },
        { lose: 'mp', part: 5, least: 0 },
      ],
    },
  },
  // CRD-DTRAP-FOREST-01.
  'strangling-vines': { snare: { who: 'each', save: 'evade', fail: [{ gain: 'stuck' }] }, fight: 'drawn' },
  // CRD-DTRAP-GRAVEYARD-01.
  'grave-chill': { snare: { who: 'each', save: 'will', fail: [{ gain: 'undead' }] } },
  // CRD-DTRAP-MARSH-01.
  miasma: { snare: { who: 'each', save: 'fort', fail: [{ gain: 'poison' }] } },
  // CRD-DTRAP-MOUNTAIN-01.
  landslide: { snare: { who: 'each', save: 'evade', ok: [{ lose: 'hp', n: 'b' }], fail: [{ lose: 'hp', n: '3b' }] } },
  // CRD-DTRAP-PLAINS-01.
  stampede: { fight: { n: 2, above: 0, species: 'wild-bull' } },
  // CRD-DTRAP-SEA-01.
  undertow: { snare: { who: 'each', save: 'fort', fail: [{ lose: 'item' }] } },
  // CRD-DTRAP-SHORE-01.
  'siren-song': { snare: { who: 'each', save: 'will', fail: [{ gain: 'confuse' }] }, fight: 'drawn' },
  // CRD-DTRAP-TEMPLE-01.
  'cursed-seal': { snare: { who: 'each', save: 'will', fail: [{ lose: 'mp', part: 4, least: 0 }, { gain: 'silence' }] } },
  // CRD-DTRAP-TUNDRA-01.
  blizzard: { snare: { who: 'each', save: 'fort', fail: [{ lose: 'hp', n: '2b' }, { gain: 'slow' }] } },
  // CRD-DTRAP-VOLCANO-01.
  'lava-vent': { snare: { who: 'each', save: 'evade', ok: [{ lose: 'hp', n: 'b' }], fail: [{ lose: 'hp', n: '2b' }], floats: true } },
} as const satisfies Readonly<Record<string, Trap>>;
