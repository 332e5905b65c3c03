// Owns the pictures of the second deck of The Hollow Crown, by family.

import { printed } from './printed.ts';

/** In vaults and halls and between shelves; where the garden came in among briars, where the roof is gone under the sky. */
export const HCB_PICTURES = {
  ...printed('hero', {
    'hero-ebba-tallow': { scene: 'vault', icon: 'candles', icon2: 'prayer' },
    'hero-mag-of-the-drains': { scene: 'cave', icon: 'hood', icon2: 'rat' },
    'hero-aldous-fenn': { scene: 'hall', icon: 'visored-helm', icon2: 'crossed-swords' },
  }),
  ...printed('quest', {
    'q-painted-liar': { scene: 'hall', icon: 'mona-lisa', icon2: 'worried-eyes' },
    'q-ring-of-keys': { scene: 'vault', icon: 'keyring', icon2: 'padlock' },
    'q-oath-outlived': { scene: 'vault', icon: 'spectre', icon2: 'broken-shield' },
    'q-in-the-walls': { scene: 'cave', icon: 'six-eyes', icon2: 'broken-wall' },
    'q-kings-heart': { scene: 'hall', icon: 'wrapped-heart', icon2: 'crown' },
    'q-name-the-flowers': { scene: 'briar', icon: 'grave-flowers', icon2: 'quill' },
    'q-long-mourning': { scene: 'hall', icon: 'tear-tracks', icon2: 'ringing-bell' },
  }),
  ...printed('map', {
    'map-postern': { scene: 'vault', icon: 'doorway', icon2: 'key' },
    'map-whispering-arcade': { scene: 'hall', icon: 'human-ear', icon2: 'lips' },
    'map-root-breach': { scene: 'cave', icon: 'tree-roots', icon2: 'brick-wall' },
    'map-mourners-mile': { scene: 'vault', icon: 'coffin', icon2: 'footprint' },
    'map-fallen-wing': { scene: 'sky', icon: 'tower-fall', icon2: 'falling-rocks' },
    'map-regalia-vault': { scene: 'vault', icon: 'locked-chest', icon2: 'jewel-crown' },
    'map-gallery-of-heirs': { scene: 'hall', icon: 'portrait', icon2: 'nose-side' },
    'map-bell-well': { scene: 'cave', icon: 'well', icon2: 'ringing-bell' },
    'map-rust-barracks': { scene: 'hall', icon: 'medieval-barracks', icon2: 'boots' },
    'map-embalmers-pantry': { scene: 'shelf', icon: 'skull-in-jar', icon2: 'apothecary' },
    'map-winter-garden': { scene: 'briar', icon: 'greenhouse', icon2: 'shut-rose' },
  }),
  ...printed('boon', {
    'bo-old-retainer': { scene: 'hall', icon: 'shaking-hands', icon2: 'skeletal-hand' },
    'bo-not-my-name': { scene: 'shelf', icon: 'envelope', icon2: 'cross-mark' },
    'bo-back-stairs': { scene: 'vault', icon: '3d-stairs', icon2: 'door-ring-handle' },
    'bo-stubborn-streak': { scene: 'hall', icon: 'donkey', icon2: 'rolling-dices' },
    'bo-pallbearers-pace': { scene: 'vault', icon: 'boots', icon2: 'coffin' },
    'bo-vow-of-candles': { scene: 'vault', icon: 'candle-light', icon2: 'kneeling' },
  }),
  ...printed('treasure', {
    'tr-mourning-sword': { scene: 'vault', icon: 'broadsword', icon2: 'tear-tracks' },
    'tr-small-sceptre': { scene: 'hall', icon: 'winged-scepter', icon2: 'small-fire' },
    'tr-jesters-half-helm': { scene: 'hall', icon: 'jester-hat', icon2: 'cracked-mask' },
    'tr-embalmers-cordial': { scene: 'shelf', icon: 'brandy-bottle', icon2: 'mummy-head' },
    'tr-bottled-hurry': { scene: 'shelf', icon: 'bottled-bolt', icon2: 'wingfoot' },
    'tr-gilt-edge': { scene: 'hall', icon: 'shining-sword', icon2: 'gold-bar' },
    'tr-seventh-lantern': { scene: 'vault', icon: 'old-lantern', icon2: 'broom' },
    'tr-generous-sack': { scene: 'shelf', icon: 'swap-bag', icon2: 'uncertainty' },
  }),
  ...printed('bane', {
    'bn-struck-from-the-tree': { scene: 'hall', icon: 'tree-branch', icon2: 'bone-knife' },
    'bn-clerical-error': { scene: 'shelf', icon: 'quill', icon2: 'goat' },
    'bn-red-tape': { scene: 'shelf', icon: 'bandage-roll', icon2: 'scroll-unfurled' },
    'bn-quadrille': { scene: 'hall', icon: 'violin', icon2: 'cycle' },
    'bn-second-shadow': { scene: 'vault', icon: 'two-shadows', icon2: 'lantern-flame' },
  }),
  ...printed('monster', {
    'mo-promise-unkept': { scene: 'vault', icon: 'floating-ghost', icon2: 'linked-rings' },
    'mo-fealty-walking': { scene: 'hall', icon: 'kneeling', icon2: 'ghost' },
    'mo-ninth-feud': { scene: 'hall', icon: 'triple-skulls', icon2: 'sword-clash' },
    'mo-last-word': { scene: 'vault', icon: 'tombstone', icon2: 'lips' },
    'mo-rust-footman': { scene: 'vault', icon: 'cracked-helm', icon2: 'wooden-door' },
    'mo-parade-lancer': { scene: 'hall', icon: 'mounted-knight', icon2: 'knight-banner' },
    'mo-moth-choir': { scene: 'vault', icon: 'cigale', icon2: 'musical-notes' },
    'mo-rat-bookkeeper': { scene: 'shelf', icon: 'rat', icon2: 'archive-register' },
  }),
  ...printed('encounter', {
    'tp-staring-portrait': { scene: 'hall', icon: 'evil-eyes', icon2: 'portrait' },
    'tp-open-coffer': { scene: 'vault', icon: 'mimic-chest', icon2: 'two-coins' },
    'tp-patient-gate': { scene: 'vault', icon: 'portculis', icon2: 'sands-of-time' },
  }),
};
