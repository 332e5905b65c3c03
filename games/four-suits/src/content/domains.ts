// Owns the thirteen domains (section 4.8 of the specification): prevailing element, trap, species by suit, boss.

import type { Domain } from './types.ts';

/** CRD-DOMAIN-01, CRD-MON-04: in the order of their ranks (CRD-QUEST-02). */
export const DOMAINS = {
  castle: {
    element: null,
    trap: 'alarm-bell',
    species: ['gate-guard', 'crossbowman', 'hollow-armor', 'court-mage'],
    boss: 'black-castellan',
  },
  cavern: {
    element: 'earth',
    trap: 'cave-in',
    species: ['cave-bat', 'tunnel-kobold', 'rock-troll', 'crystal-lurker'],
    boss: 'crystal-wyrm',
  },
  desert: {
    element: 'flame',
    trap: 'heat-haze',
    species: ['sand-jackal', 'dune-scorpion', 'sand-worm', 'mirage-dancer'],
    boss: 'sand-pharaoh',
  },
  forest: {
    element: 'wind',
    trap: 'strangling-vines',
    species: ['grey-wolf', 'briar-archer', 'walking-oak', 'pixie'],
    boss: 'elder-briar',
  },
  graveyard: { element: null, trap: 'grave-chill', species: ['skeleton', 'zombie', 'wailing-ghost', 'ghoul'], boss: 'bone-lord' },
  marsh: { element: 'water', trap: 'miasma', species: ['leech-swarm', 'bog-toad', 'green-ooze', 'marsh-hag'], boss: 'mire-hydra' },
  mountain: { element: 'earth', trap: 'landslide', species: ['harpy', 'crag-goblin', 'ogre', 'basilisk'], boss: 'thunder-roc' },
  plains: { element: 'wind', trap: 'stampede', species: ['giant-bee', 'bandit', 'wild-bull', 'wind-sprite'], boss: 'storm-chimera' },
  sea: { element: 'water', trap: 'undertow', species: ['razor-fish', 'merrow', 'reef-shark', 'giant-jelly'], boss: 'kraken' },
  shore: { element: 'water', trap: 'siren-song', species: ['giant-crab', 'storm-gull', 'buccaneer', 'siren'], boss: 'drowned-captain' },
  temple: {
    element: null,
    trap: 'cursed-seal',
    species: ['cultist', 'stone-guardian', 'sacred-serpent', 'dark-acolyte'],
    boss: 'fallen-oracle',
  },
  tundra: { element: 'water', trap: 'blizzard', species: ['snow-wolf', 'frost-goblin', 'yeti', 'ice-wraith'], boss: 'frost-titan' },
  volcano: { element: 'flame', trap: 'lava-vent', species: ['ash-bat', 'salamander', 'magma-golem', 'fire-spirit'], boss: 'ember-dragon' },
} as const satisfies Readonly<Record<string, Domain>>;
