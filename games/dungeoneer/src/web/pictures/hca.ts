// Owns the pictures of the first deck of The Hollow Crown, by family.

import { printed } from './printed.ts';

/** In vaults and halls and between shelves; the kitchens by the fire or under water, what lies below the cellars in a cave. */
export const HCA_PICTURES = {
  ...printed('hero', {
    'hero-wilmet-clay': { scene: 'vault', icon: 'spade', icon2: 'hasty-grave' },
    'hero-perpetua-blot': { scene: 'shelf', icon: 'quill-ink', icon2: 'tied-scroll' },
    'hero-jory-latch': { scene: 'hall', icon: 'lockpicks', icon2: 'robber-mask' },
  }),
  ...printed('quest', {
    'q-two-signatures': { scene: 'shelf', icon: 'scroll-quill', icon2: 'drop' },
    'q-fourteenth-step': { scene: 'vault', icon: 'footprint', icon2: 'stairs' },
    'q-dancing-master': { scene: 'hall', icon: 'ballerina-shoes', icon2: 'skeleton' },
    'q-cook': { scene: 'forge', icon: 'cauldron', icon2: 'chef-toque' },
    'q-smallest-heir': { scene: 'hall', icon: 'crowned-heart', icon2: 'baby-face' },
    'q-late-prince': { scene: 'vault', icon: 'rolling-dice-cup', icon2: 'jeweled-chalice' },
    'q-hollow-crown': { scene: 'hall', icon: 'crown', icon2: 'death-skull' },
  }),
  ...printed('map', {
    'map-last-cellar': { scene: 'vault', icon: 'cellar-barrels', icon2: 'potato' },
    'map-servants-stair': { scene: 'vault', icon: 'stairs', icon2: 'candle-holder' },
    'map-long-gallery': { scene: 'hall', icon: 'red-carpet', icon2: 'portrait' },
    'map-creeping-corridor': { scene: 'vault', icon: 'evil-hand', icon2: 'doorway' },
    'map-footmens-crossing': { scene: 'hall', icon: 'triple-gate', icon2: 'top-hat' },
    'map-absent-throne': { scene: 'hall', icon: 'stone-throne', icon2: 'crown' },
    'map-ossuary-ballroom': { scene: 'hall', icon: 'crossed-bones', icon2: 'harp' },
    'map-drowned-kitchens': { scene: 'water', icon: 'cooking-pot', icon2: 'fish-corpse' },
    'map-hall-of-seals': { scene: 'shelf', icon: 'wax-seal', icon2: 'stamper' },
    'map-oubliette': { scene: 'cave', icon: 'hole-ladder', icon2: 'imprisoned' },
    'map-gilded-chapel': { scene: 'hall', icon: 'church', icon2: 'gold-bar' },
  }),
  ...printed('boon', {
    'bo-courtly-sidestep': { scene: 'hall', icon: 'fencer', icon2: 'dodge' },
    'bo-dismissed': { scene: 'hall', icon: 'pointing', icon2: 'doorway' },
    'bo-borrowed-hour': { scene: 'vault', icon: 'hourglass', icon2: 'wingfoot' },
    'bo-vow-of-iron': { scene: 'vault', icon: 'mailed-fist', icon2: 'crossed-chains' },
    'bo-family-nose': { scene: 'shelf', icon: 'nose-side', icon2: 'family-tree' },
    'bo-table-talk': { scene: 'hall', icon: 'discussion', icon2: 'wine-glass' },
  }),
  ...printed('treasure', {
    'tr-stokers-shovel': { scene: 'forge', icon: 'trench-spade', icon2: 'flame' },
    'tr-state-cutlery': { scene: 'hall', icon: 'fork-knife-spoon', icon2: 'kitchen-knives' },
    'tr-paper-crown': { scene: 'shelf', icon: 'queen-crown', icon2: 'folded-paper' },
    'tr-pantry-door': { scene: 'vault', icon: 'wooden-door', icon2: 'cheese-wedge' },
    'tr-marrow-broth': { scene: 'forge', icon: 'bubbling-bowl', icon2: 'broken-bone' },
    'tr-key-to-most-things': { scene: 'vault', icon: 'skeleton-key', icon2: 'padlock-open' },
    'tr-queens-cuirass': { scene: 'hall', icon: 'breastplate', icon2: 'diamond-ring' },
    'tr-signet-of-no-house': { scene: 'shelf', icon: 'skull-signet', icon2: 'kneeling' },
  }),
  ...printed('bane', {
    'bn-wing-withdraws': { scene: 'vault', icon: 'stone-wall', icon2: 'return-arrow' },
    'bn-kings-tenth': { scene: 'hall', icon: 'crown-coin', icon2: 'robber-hand' },
    'bn-firm-hand': { scene: 'vault', icon: 'skeletal-hand', icon2: 'falling' },
    'bn-moths-in-the-lining': { scene: 'shelf', icon: 'cape', icon2: 'cigale' },
    'bn-plume-of-office': { scene: 'hall', icon: 'feather', icon2: 'galea' },
  }),
  ...printed('monster', {
    'mo-cup-bearer': { scene: 'hall', icon: 'jeweled-chalice', icon2: 'skeletal-hand' },
    'mo-lady-still-waiting': { scene: 'hall', icon: 'ample-dress', icon2: 'skull-mask' },
    'mo-royal-taster': { scene: 'vault', icon: 'surprised-skull', icon2: 'knife-fork' },
    'mo-lord-chamberlain': { scene: 'hall', icon: 'skull-staff', icon2: 'trumpet' },
    'mo-hollow-halberdier': { scene: 'vault', icon: 'black-knight-helm', icon2: 'sharp-halberd' },
    'mo-warden-of-no-door': { scene: 'vault', icon: 'barbute', icon2: 'secret-door' },
    'mo-coin-rats': { scene: 'cave', icon: 'mouse', icon2: 'two-coins' },
    'mo-larder-beetle': { scene: 'shelf', icon: 'scarab-beetle', icon2: 'broken-bone' },
  }),
  ...printed('encounter', {
    'tp-loose-tile': { scene: 'hall', icon: 'foot-trip', icon2: 'stone-block' },
    'tp-to-your-health': { scene: 'hall', icon: 'glass-celebration', icon2: 'poison-bottle' },
    'tp-chandelier-of-hands': { scene: 'vault', icon: 'lit-candelabra', icon2: 'severed-hand' },
  }),
};
