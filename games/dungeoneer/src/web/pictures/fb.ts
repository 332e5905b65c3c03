// Owns the pictures of the deck of The Furnace Below, by family.

import { printed } from './printed.ts';

/** By the forge; galleries in caves, workshops in vaults and halls, drawings on shelves, what is quenched by the water. */
export const FB_PICTURES = {
  ...printed('hero', {
    'ysolt-clinker': { scene: 'forge', icon: 'diving-helmet', icon2: 'lava' },
    'prior-tamp': { scene: 'hall', icon: 'prayer', icon2: 'ringing-bell' },
    'forty-one': { scene: 'vault', icon: 'robot-golem', icon2: 'tally-mark-5' },
  }),
  ...printed('quest', {
    'break-the-glass-hammer': { scene: 'forge', icon: 'flat-hammer', icon2: 'cracked-glass' },
    'the-first-idea': { scene: 'forge', icon: 'fire-silhouette', icon2: 'brain' },
    'bank-the-fire': { scene: 'cave', icon: 'campfire', icon2: 'blanket' },
    'where-number-one-sleeps': { scene: 'vault', icon: 'golem-head', icon2: 'bed' },
    'a-live-coal': { scene: 'forge', icon: 'burning-embers', icon2: 'human-ear' },
    'punch-the-clock': { scene: 'hall', icon: 'cuckoo-clock', icon2: 'rolling-dices' },
    'be-the-mould': { scene: 'vault', icon: 'sarcophagus', icon2: 'sword-mold' },
  }),
  ...printed('map', {
    'cold-chimney': { scene: 'sky', icon: 'chimney', icon2: 'snowflake-1' },
    'ash-stair': { scene: 'vault', icon: 'boot-prints', icon2: '3d-stairs' },
    'bellows-throat': { scene: 'cave', icon: 'bellows', icon2: 'wind-slap' },
    'slag-run': { scene: 'cave', icon: 'melting-metal', icon2: 'lava' },
    'tongs-junction': { scene: 'forge', icon: 'pincers', icon2: 'crossroad' },
    'ore-crossing': { scene: 'cave', icon: 'mine-wagon', icon2: 'railway' },
    'mould-hall': { scene: 'hall', icon: 'sword-mold', icon2: 'ring-mould' },
    'quenching-well': { scene: 'water', icon: 'full-wood-bucket-handle', icon2: 'steam' },
    'white-heart': { scene: 'forge', icon: 'furnace', icon2: 'hearts' },
    'clocking-room': { scene: 'hall', icon: 'clockwork', icon2: 'tally-mark-5' },
    'pattern-vault': { scene: 'shelf', icon: 'armor-blueprint', icon2: 'strongbox' },
  }),
  ...printed('boon', {
    'second-shift': { scene: 'forge', icon: 'sands-of-time', icon2: 'moon' },
    'sparks-at-the-heel': { scene: 'forge', icon: 'flint-spark', icon2: 'leather-boot' },
    'not-to-specification': { scene: 'shelf', icon: 'magnifying-glass', icon2: 'robot-golem' },
    'up-the-flue': { scene: 'vault', icon: 'ladder', icon2: 'leather-boot' },
    'measured-twice': { scene: 'shelf', icon: 'pencil-ruler', icon2: 'coffin' },
    'the-old-password': { scene: 'vault', icon: 'key-lock', icon2: 'queen-crown' },
  }),
  ...printed('treasure', {
    'puddlers-maul': { scene: 'forge', icon: 'warhammer', icon2: 'coal-pile' },
    'quench-blade': { scene: 'water', icon: 'dripping-sword', icon2: 'steam' },
    'smoked-visor': { scene: 'forge', icon: 'steampunk-goggles', icon2: 'visored-helm' },
    'sprue-crown': { scene: 'forge', icon: 'jewel-crown', icon2: 'drop' },
    'apprentices-barrow': { scene: 'cave', icon: 'wheelbarrow', icon2: 'coal-pile' },
    'flask-of-well-water': { scene: 'water', icon: 'water-flask', icon2: 'droplets' },
    'ring-of-cold-keys': { scene: 'vault', icon: 'three-keys', icon2: 'snowflake-1' },
    'a-proper-temper': { scene: 'forge', icon: 'sword-smithing', icon2: 'flame' },
  }),
  ...printed('bane', {
    'move-the-rails': { scene: 'cave', icon: 'rail-road', icon2: 'return-arrow' },
    'sucked-through': { scene: 'cave', icon: 'whirlwind', icon2: 'bellows' },
    'slag-boots': { scene: 'forge', icon: 'metal-boot', icon2: 'flame' },
    'brand-of-the-works': { scene: 'forge', icon: 'stamper', icon2: 'flame' },
    'requisition-order': { scene: 'shelf', icon: 'diploma', icon2: 'flame' },
    'second-coat-of-iron': { scene: 'vault', icon: 'layered-armor', icon2: 'hammer-drop' },
  }),
  ...printed('monster', {
    'tin-sentry': { scene: 'hall', icon: 'robot-helmet', icon2: 'spears' },
    'your-own-casting': { scene: 'vault', icon: 'mirror-mirror', icon2: 'ring-mould' },
    'guardian-of-the-last-order': { scene: 'forge', icon: 'overlord-helm', icon2: 'tied-scroll' },
    'cinder-whelps': { scene: 'cave', icon: 'labrador-head', icon2: 'flame' },
    'idea-of-fire': { scene: 'forge', icon: 'ifrit', icon2: 'brain' },
    'clerk-of-works': { scene: 'shelf', icon: 'death-note', icon2: 'quill-ink' },
    'night-shift-paymaster': { scene: 'vault', icon: 'receive-money', icon2: 'moon' },
  }),
  ...printed('encounter', {
    'dropped-crucible': { scene: 'forge', icon: 'foundry-bucket', icon2: 'falling-boulder' },
    overpressure: { scene: 'vault', icon: 'valve', icon2: 'steam-blast' },
    'hammer-song': { scene: 'forge', icon: 'anvil-impact', icon2: 'musical-notes' },
  }),
};
