// Owns the pictures of the cards and items: which scene, pigment and figure each print shows.

import type { NamedPicture } from '@undercroft/web-kit/linocut';
import type { CardId } from '../content/cards.ts';
import type { ItemId } from '../content/items.ts';
import type { KeywordName, Skill } from '../content/types.ts';
import type { IconName } from './icon-names.ts';
import type { PigmentName } from './palette.ts';

export type Picture = NamedPicture<PigmentName, IconName>;

/** Marks that belong to the map and the ladder of encounters, not to one card. */
export type Stage = 'entrance' | 'hero' | 'boss' | 'secret' | 'unique';

/**
 * Each pack keeps to its place: BRN under water and in vaults, TAL by forge and candle, QUI among shelves and thorns.
 * Pigments grow colder or richer with the level; bosses, and only bosses, are printed in `red`.
 */
export const CARD_PICTURES: Readonly<Record<CardId, Picture>> = {
  'BRN-101': { scene: 'water', pigment: 'brine', icon: 'sad-crab', icon2: 'lantern-flame' },
  'BRN-102': { scene: 'cave', pigment: 'brine', icon: 'hyena-head' },
  'BRN-103': { scene: 'water', pigment: 'fungus', icon: 'eel', icon2: 'rope-coil' },
  'BRN-104': { scene: 'vault', pigment: 'brine', icon: 'drowning', icon2: 'ring' },
  'BRN-105': { scene: 'vault', pigment: 'fungus', icon: 'valve', icon2: 'waves' },
  'BRN-106': { scene: 'cave', pigment: 'fungus', icon: 'mimic-chest', icon2: 'ceiling-barnacle' },
  'BRN-107': { scene: 'water', pigment: 'ash', icon: 'seagull', icon2: 'swap-bag' },
  'BRN-108': { scene: 'cave', pigment: 'ash', icon: 'well', icon2: 'full-wood-bucket-handle' },
  'BRN-109': { scene: 'water', pigment: 'fungus', icon: 'jellyfish' },
  'BRN-110': { scene: 'vault', pigment: 'ash', icon: 'ribcage', icon2: 'crossed-chains' },
  'BRN-201': { scene: 'water', pigment: 'brine', icon: 'diving-helmet', icon2: 'bubbles' },
  'BRN-202': { scene: 'cave', pigment: 'jade', icon: 'spider-alt', icon2: 'yarn' },
  'BRN-203': { scene: 'vault', pigment: 'jade', icon: 'strongbox', icon2: 'high-tide' },
  'BRN-204': { scene: 'water', pigment: 'jade', icon: 'piranha', icon2: 'mineral-pearls' },
  'BRN-205': { scene: 'vault', pigment: 'umber', icon: 'sing', icon2: 'pipe-organ' },
  'BRN-206': { scene: 'water', pigment: 'brine', icon: 'twirl-center', icon2: 'monster-grasp' },
  'BRN-207': { scene: 'hall', pigment: 'brine', icon: 'ghost', icon2: 'two-coins' },
  'BRN-208': { scene: 'cave', pigment: 'ash', icon: 'rock-golem', icon2: 'anchor' },
  'BRN-301': { scene: 'vault', pigment: 'slate', icon: 'carillon', icon2: 'musical-notes' },
  'BRN-302': { scene: 'water', pigment: 'slate', icon: 'oyster-pearl', icon2: 'pirate-hat' },
  'BRN-303': { scene: 'water', pigment: 'night', icon: 'shark-jaws', icon2: 'lantern-flame' },
  'BRN-304': { scene: 'vault', pigment: 'night', icon: 'airtight-hatch', icon2: 'speedometer' },
  'BRN-305': { scene: 'hall', pigment: 'night', icon: 'ample-dress', icon2: 'crystal-growth' },
  'BRN-306': { scene: 'cave', pigment: 'slate', icon: 'hydra', icon2: 'algae' },
  'BRN-307': { scene: 'cave', pigment: 'night', icon: 'blindfold', icon2: 'ship-wheel' },
  'BRN-B01': { scene: 'vault', pigment: 'red', icon: 'ringing-bell', icon2: 'swallower' },
  'BRN-B02': { scene: 'shelf', pigment: 'red', icon: 'death-note', icon2: 'skeletal-hand' },
  'BRN-B03': { scene: 'water', pigment: 'red', icon: 'sea-serpent', icon2: 'whale-tail' },
  'TAL-101': { scene: 'cave', pigment: 'umber', icon: 'spark-spirit', icon2: 'match-head' },
  'TAL-102': { scene: 'vault', pigment: 'ash', icon: 'cigale' },
  'TAL-103': { scene: 'cave', pigment: 'sepia', icon: 'hound', icon2: 'candle-flame' },
  'TAL-104': { scene: 'vault', pigment: 'sepia', icon: 'dunce-cap', icon2: 'fire-bottle' },
  'TAL-105': { scene: 'cave', pigment: 'ash', icon: '3d-stairs', icon2: 'dripping-goo' },
  'TAL-106': { scene: 'forge', pigment: 'umber', icon: 'fire-bowl', icon2: 'saucepan' },
  'TAL-107': { scene: 'shelf', pigment: 'sepia', icon: 'scales', icon2: 'candle-light' },
  'TAL-108': { scene: 'forge', pigment: 'sepia', icon: 'scarab-beetle', icon2: 'match-tip' },
  'TAL-109': { scene: 'hall', pigment: 'umber', icon: 'cracked-helm', icon2: 'sharp-halberd' },
  'TAL-110': { scene: 'cave', pigment: 'umber', icon: 'cat', icon2: 'burning-embers' },
  'TAL-201': { scene: 'vault', pigment: 'night', icon: 'candle-holder', icon2: 'moon' },
  'TAL-202': { scene: 'cave', pigment: 'ochre', icon: 'witch-face', icon2: 'matchbox' },
  'TAL-203': { scene: 'forge', pigment: 'umber', icon: 'furnace', icon2: 'padlock' },
  'TAL-204': { scene: 'forge', pigment: 'ash', icon: 'ogre', icon2: 'ladle' },
  'TAL-205': { scene: 'hall', pigment: 'ochre', icon: 'prayer', icon2: 'candles' },
  'TAL-206': { scene: 'vault', pigment: 'umber', icon: 'fairy', icon2: 'egg-clutch' },
  'TAL-207': { scene: 'shelf', pigment: 'ash', icon: 'scroll-quill', icon2: 'powder' },
  'TAL-208': { scene: 'vault', pigment: 'ochre', icon: 'candle-flame' },
  'TAL-301': { scene: 'hall', pigment: 'ochre', icon: 'fire-silhouette', icon2: 'burning-book' },
  'TAL-302': { scene: 'cave', pigment: 'ochre', icon: 'gooey-daemon', icon2: 'candle-light' },
  'TAL-303': { scene: 'forge', pigment: 'ochre', icon: 'wyvern', icon2: 'chimney' },
  'TAL-304': { scene: 'vault', pigment: 'ash', icon: 'painted-pottery', icon2: 'snowflake-1' },
  'TAL-305': { scene: 'road', pigment: 'night', icon: 'torch', icon2: 'duality' },
  'TAL-306': { scene: 'cave', pigment: 'night', icon: 'spectre', icon2: 'smoking-orb' },
  'TAL-307': { scene: 'cave', pigment: 'ochre', icon: 'old-king', icon2: 'rat' },
  'TAL-B01': { scene: 'forge', pigment: 'red', icon: 'burning-eye' },
  'TAL-B02': { scene: 'vault', pigment: 'red', icon: 'candle-skull', icon2: 'hand' },
  'TAL-B03': { scene: 'sky', pigment: 'red', icon: 'spiked-halo', icon2: 'unlit-candelabra' },
  'QUI-101': { scene: 'shelf', pigment: 'sepia', icon: 'bee', icon2: 'folded-paper' },
  'QUI-102': { scene: 'shelf', pigment: 'ash', icon: 'slime', icon2: 'quill-ink' },
  'QUI-103': { scene: 'shelf', pigment: 'umber', icon: 'leeching-worm', icon2: 'book-cover' },
  'QUI-104': { scene: 'briar', pigment: 'forest', icon: 'ticket', icon2: 'crown-of-thorns' },
  'QUI-105': { scene: 'hall', pigment: 'sepia', icon: 'lockers', icon2: 'padlock' },
  'QUI-106': { scene: 'hall', pigment: 'umber', icon: 'bookshelf', icon2: 'falling-rocks' },
  'QUI-107': { scene: 'briar', pigment: 'sepia', icon: 'goblin-head', icon2: 'pencil' },
  'QUI-108': { scene: 'briar', pigment: 'forest', icon: 'frog', icon2: 'ink-swirl' },
  'QUI-109': { scene: 'shelf', pigment: 'forest', icon: 'read', icon2: 'sands-of-time' },
  'QUI-110': { scene: 'briar', pigment: 'forest', icon: 'vine-flower', icon2: 'knot' },
  'QUI-201': { scene: 'shelf', pigment: 'jade', icon: 'footprint', icon2: 'bookmarklet' },
  'QUI-202': { scene: 'shelf', pigment: 'jade', icon: 'cross-mark', icon2: 'papers' },
  'QUI-203': { scene: 'hall', pigment: 'jade', icon: 'greek-sphinx', icon2: 'uncertainty' },
  'QUI-204': { scene: 'briar', pigment: 'jade', icon: 'woman-elf-face', icon2: 'shears' },
  'QUI-205': { scene: 'shelf', pigment: 'ochre', icon: 'scroll-unfurled', icon2: 'fangs' },
  'QUI-206': { scene: 'hall', pigment: 'ash', icon: 'invisible-face' },
  'QUI-207': { scene: 'cave', pigment: 'forest', icon: 'tree-roots', icon2: 'cellar-barrels' },
  'QUI-208': { scene: 'hall', pigment: 'ochre', icon: 'visored-helm', icon2: 'book-cover' },
  'QUI-301': { scene: 'shelf', pigment: 'slate', icon: 'bestial-fangs', icon2: 'open-book' },
  'QUI-302': { scene: 'briar', pigment: 'jade', icon: 'deku-tree', icon2: 'graduate-cap' },
  'QUI-303': { scene: 'water', pigment: 'night', icon: 'big-wave', icon2: 'quill-ink' },
  'QUI-304': { scene: 'vault', pigment: 'slate', icon: 'rune-stone', icon2: 'key-lock' },
  'QUI-305': { scene: 'briar', pigment: 'night', icon: 'thorny-tentacle', icon2: 'musical-notes' },
  'QUI-306': { scene: 'shelf', pigment: 'night', icon: 'ghost-ally', icon2: 'quill' },
  'QUI-307': { scene: 'hall', pigment: 'slate', icon: 'sewing-string', icon2: 'voodoo-doll' },
  'QUI-B01': { scene: 'briar', pigment: 'red', icon: 'barn-owl', icon2: 'quill' },
  'QUI-B02': { scene: 'hall', pigment: 'red', icon: 'plague-doctor-profile', icon2: 'sight-disabled' },
  'QUI-B03': { scene: 'shelf', pigment: 'red', icon: 'evil-book', icon2: 'sunken-eye' },
};

export const ITEM_PICTURES: Readonly<Record<ItemId, IconName>> = {
  gaff: 'spear-hook',
  nails: 'nails',
  hammer: 'flat-hammer',
  firepot: 'fire-bomb',
  whet: 'clay-brick',
  oar: 'paddles',
  cork: 'life-jacket',
  buckler: 'shield-reflect',
  smoke: 'smoking-orb',
  fork: 'hades-symbol',
  slippers: 'slippers',
  lens: 'magnifying-glass',
  storm: 'bottled-bolt',
  key: 'skeleton-key',
  seal: 'wax-seal',
  charm: 'gem-necklace',
  knuckle: 'perspective-dice-six-faces-six',
  heron: 'wing-cloak',
  bread: 'sliced-bread',
  draught: 'spiral-bottle',
  wick: 'candle-light',
  prism: 'floating-crystal',
  manual: 'notebook',
  mask: 'iron-mask',
  rope: 'ladder',
  spy: 'spyglass',
  chalk: 'highlighter',
  almanac: 'secret-book',
  button: 'shirt-button',
};

/** One mark per skill. */
export const SKILL_ICONS: Readonly<Record<Skill, IconName>> = {
  ATK: 'broadsword',
  DEF: 'shield',
  AGL: 'wingfoot',
  WIT: 'brain',
};

/** One mark per keyword (DLV-KEY). */
export const KEYWORD_ICONS: Readonly<Record<KeywordName, IconName>> = {
  AMBUSH: 'hooded-assassin',
  VOLLEY: 'striking-arrows',
  SWARM: 'meeple-group',
  FRENZY: 'claw-slashes',
  REGROW: 'sprout',
  LEECH: 'life-tap',
  BRITTLE: 'broken-pottery',
  PILFER: 'snatch',
  HEAVY: 'anvil',
  CLOCK: 'hourglass',
  PHASE: 'moon',
  STRIKE: 'sword-clash',
  GUARD: 'attached-shield',
  DULL: 'interdiction',
};

/** Marks on the map and the card: the ladder down, the lantern of the hero, the skull of the boss, the secret door, the star of a unique foe. */
export const STAGE_ICONS: Readonly<Record<Stage, IconName>> = {
  entrance: 'hole-ladder',
  hero: 'lantern-flame',
  boss: 'crowned-skull',
  secret: 'doorway',
  unique: 'round-star',
};
