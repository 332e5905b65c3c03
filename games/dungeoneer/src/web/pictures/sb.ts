// Owns the pictures of the deck of Where the Sky Broke, by family.

import { printed } from './printed.ts';

/** Under the broken sky and on what is left of the road; rivers by the water. */
export const SB_PICTURES = {
  ...printed('hero', {
    'marrit-oon': { scene: 'road', icon: 'sextant', icon2: 'treasure-map' },
    'brother-dunstable': { scene: 'sky', icon: 'monk-face', icon2: 'falling-star' },
    'nine-door-vey': { scene: 'sky', icon: 'magic-portal', icon2: 'robe' },
  }),
  ...printed('quest', {
    'the-missing-horizon': { scene: 'road', icon: 'horizon-road', icon2: 'magnifying-glass' },
    'the-bear-that-ate-its-stars': { scene: 'sky', icon: 'bear-head', icon2: 'ursa-major' },
    'late-for-your-own-arrival': { scene: 'road', icon: 'pocket-watch', icon2: 'two-shadows' },
    'small-star-home': { scene: 'sky', icon: 'falling-star', icon2: 'house' },
    'sell-your-shadow': { scene: 'road', icon: 'shadow-follower', icon2: 'two-coins' },
    'dial-without-numbers': { scene: 'sky', icon: 'sundial', icon2: 'rolling-dices' },
    'splinter-of-the-vault': { scene: 'sky', icon: 'floating-crystal', icon2: 'stars-stack' },
  }),
  ...printed('map', {
    'last-milestone': { scene: 'road', icon: 'menhir', icon2: 'road' },
    'glass-causeway': { scene: 'road', icon: 'cracked-glass', icon2: 'road' },
    'upside-down-lane': { scene: 'sky', icon: 'stalactites', icon2: 'sparrow' },
    ropewalk: { scene: 'sky', icon: 'rope-bridge', icon2: 'semi-closed-eye' },
    'hanging-ford': { scene: 'water', icon: 'splashy-stream', icon2: 'stone-path' },
    'starfall-furrow': { scene: 'road', icon: 'comet-spark', icon2: 'wheat' },
    'upward-falls': { scene: 'water', icon: 'waterfall', icon2: 'flying-trout' },
    'door-orchard': { scene: 'briar', icon: 'fruit-tree', icon2: 'wooden-door' },
    'empty-observatory': { scene: 'sky', icon: 'observatory', icon2: 'semi-closed-eye' },
    'the-impact': { scene: 'cave', icon: 'burning-meteor', icon2: 'caldera' },
    'bog-of-small-lights': { scene: 'water', icon: 'lily-pads', icon2: 'lantern-flame' },
  }),
  ...printed('boon', {
    'walk-on-what-fell': { scene: 'sky', icon: 'walking-boot', icon2: 'stars-stack' },
    'through-not-round': { scene: 'sky', icon: 'teleport', icon2: 'doorway' },
    'not-here-any-more': { scene: 'road', icon: 'dodging', icon2: 'bestial-fangs' },
    'close-the-door-gently': { scene: 'sky', icon: 'closed-doors', icon2: 'mute' },
    'call-it-by-its-star-name': { scene: 'sky', icon: 'sitting-dog', icon2: 'polar-star' },
    'borrowed-constellation': { scene: 'sky', icon: 'star-formation', icon2: 'ursa-major' },
  }),
  ...printed('treasure', {
    'sky-iron-coulter': { scene: 'road', icon: 'glaive', icon2: 'plow' },
    'sling-of-slow-lightning': { scene: 'sky', icon: 'slingshot', icon2: 'arcing-bolt' },
    'coat-of-inside-out-night': { scene: 'sky', icon: 'pirate-coat', icon2: 'night-sky' },
    'hanging-river-oilskin': { scene: 'water', icon: 'robe', icon2: 'droplets' },
    'suitcase-with-a-horizon': { scene: 'road', icon: 'suitcase', icon2: 'horizon-road' },
    'bottled-dawn': { scene: 'sky', icon: 'round-bottom-flask', icon2: 'sunrise' },
    'ring-of-nine-keys': { scene: 'sky', icon: 'star-key', icon2: 'door-handle' },
    'knot-of-comet-hair': { scene: 'sky', icon: 'knot', icon2: 'comet-spark' },
  }),
  ...printed('bane', {
    'the-ground-reconsiders': { scene: 'road', icon: 'earth-crack', icon2: 'return-arrow' },
    'called-elsewhere': { scene: 'sky', icon: 'shouting', icon2: 'magic-portal' },
    'owed-to-a-star': { scene: 'sky', icon: 'cursed-star', icon2: 'two-coins' },
    'crown-of-falling-light': { scene: 'sky', icon: 'imperial-crown', icon2: 'sunbeams' },
    'somebody-elses-errand': { scene: 'road', icon: 'basket', icon2: 'scroll-unfurled' },
  }),
  ...printed('monster', {
    'lantern-hare': { scene: 'road', icon: 'rabbit-head', icon2: 'lantern-flame' },
    'hound-of-the-low-star': { scene: 'sky', icon: 'hound', icon2: 'polar-star' },
    'ox-of-seven-nails': { scene: 'sky', icon: 'charging-bull', icon2: 'nails' },
    'polite-stranger': { scene: 'road', icon: 'ringmaster', icon2: 'doorway' },
    'the-other-you': { scene: 'road', icon: 'duality-mask', icon2: 'boots' },
    'bailiff-from-nowhere': { scene: 'sky', icon: 'manacles', icon2: 'scroll-quill' },
    'window-walker': { scene: 'sky', icon: 'window', icon2: 'walk' },
    'choir-of-splinters': { scene: 'sky', icon: 'crystal-growth', icon2: 'musical-notes' },
  }),
  ...printed('encounter', {
    'down-changes-its-mind': { scene: 'sky', icon: 'falling', icon2: 'compass' },
    'the-unremembering': { scene: 'road', icon: 'brain-leak', icon2: 'uncertainty' },
    'rain-of-nails': { scene: 'sky', icon: 'hammer-nails', icon2: 'raining' },
  }),
};
