// Owns the pictures of the deck of Thornmarch, by family.

import { printed } from './printed.ts';

/** Among briars and on the road; at fords, bogs and the drowned village by the water. */
export const TM_PICTURES = {
  ...printed('hero', {
    'maud-hallow': { scene: 'briar', icon: 'wooden-fence', icon2: 'shears' },
    'sparrow-tolliver': { scene: 'road', icon: 'cloaked-figure-on-horseback', icon2: 'envelope' },
    'oda-mirelight': { scene: 'water', icon: 'witch-face', icon2: 'candle-flame' },
  }),
  ...printed('quest', {
    'heart-of-the-hedge': { scene: 'briar', icon: 'deku-tree', icon2: 'hearts' },
    'king-of-tines': { scene: 'briar', icon: 'stag-head', icon2: 'stone-throne' },
    'unring-the-bell': { scene: 'water', icon: 'ringing-bell', icon2: 'anticlockwise-rotation' },
    'village-that-was-here': { scene: 'road', icon: 'village', icon2: 'treasure-map' },
    'letter-for-the-hanged': { scene: 'road', icon: 'love-letter', icon2: 'slipknot' },
    'dice-with-the-salt-king': { scene: 'road', icon: 'rolling-dices', icon2: 'crowned-skull' },
    'the-thorn-circlet': { scene: 'briar', icon: 'crown-of-thorns', icon2: 'drop' },
  }),
  ...printed('map', {
    'the-last-signpost': { scene: 'road', icon: 'direction-signs', icon2: 'family-house' },
    'drovers-ford': { scene: 'water', icon: 'cow', icon2: 'river' },
    'gallows-lane': { scene: 'road', icon: 'gibbet', icon2: 'damaged-house' },
    'moor-that-moves': { scene: 'water', icon: 'swamp', icon2: 'return-arrow' },
    'bramble-fork': { scene: 'briar', icon: 'raspberry', icon2: 'crossroad' },
    'unpaid-causeway': { scene: 'water', icon: 'bridge', icon2: 'two-coins' },
    'drowned-belfry': { scene: 'water', icon: 'carillon', icon2: 'fish-corpse' },
    'hollow-oak-court': { scene: 'briar', icon: 'tree-door', icon2: 'gavel' },
    'briar-heart': { scene: 'briar', icon: 'heavy-thorny-triskelion', icon2: 'hearts' },
    'white-pan': { scene: 'road', icon: 'ammonite-fossil', icon2: 'fishbone' },
    'winters-larder': { scene: 'cave', icon: 'meat-hook', icon2: 'snowflake-1' },
  }),
  ...printed('boon', {
    'hares-step': { scene: 'road', icon: 'rabbit', icon2: 'footprint' },
    'wind-at-your-back': { scene: 'sky', icon: 'wind-slap', icon2: 'cape' },
    'fern-seed': { scene: 'briar', icon: 'fern', icon2: 'leather-boot' },
    'shepherds-shortcut': { scene: 'road', icon: 'shepherds-crook', icon2: 'sheep' },
    'bread-for-the-beast': { scene: 'briar', icon: 'wolf-head', icon2: 'sliced-bread' },
    'salt-in-a-ring': { scene: 'road', icon: 'salt-shaker', icon2: 'ghost' },
  }),
  ...printed('treasure', {
    'hedgers-billhook': { scene: 'briar', icon: 'sickle', icon2: 'high-grass' },
    'adderwood-staff': { scene: 'briar', icon: 'rod-of-asclepius', icon2: 'tree-branch' },
    'poachers-long-hook': { scene: 'road', icon: 'spear-hook', icon2: 'shiny-purse' },
    'pannier-pony': { scene: 'road', icon: 'horse-head', icon2: 'basket' },
    'bog-butter': { scene: 'water', icon: 'covered-jar', icon2: 'butter' },
    'sloe-cordial': { scene: 'briar', icon: 'blackcurrant', icon2: 'square-bottle' },
    'the-honest-liar': { scene: 'sky', icon: 'compass', icon2: 'liar' },
    'iron-hobnails': { scene: 'road', icon: 'leather-boot', icon2: 'nails' },
  }),
  ...printed('bane', {
    'the-road-forgets': { scene: 'road', icon: 'crossroad', icon2: 'uncertainty' },
    'a-wrong-turning': { scene: 'briar', icon: 'wooden-sign', icon2: 'return-arrow' },
    'mire-grip': { scene: 'water', icon: 'monster-grasp', icon2: 'reed' },
    'moss-debt': { scene: 'briar', icon: 'rock', icon2: 'two-coins' },
    'a-tale-told-wrong': { scene: 'road', icon: 'beer-stein', icon2: 'dragon-head' },
    'tines-of-the-old-king': { scene: 'briar', icon: 'sharp-crown', icon2: 'deer-head' },
  }),
  ...printed('monster', {
    'thornling-brood': { scene: 'briar', icon: 'evil-bud', icon2: 'spikes' },
    'hedge-that-walks': { scene: 'briar', icon: 'shambling-mound', icon2: 'gardening-shears' },
    'rose-widow': { scene: 'briar', icon: 'dagger-rose', icon2: 'coffin' },
    'tine-rider': { scene: 'road', icon: 'deer', icon2: 'spears' },
    'antlered-assessor': { scene: 'briar', icon: 'deer-head', icon2: 'scroll-unfurled' },
    'congregation-of-the-third-bell': { scene: 'water', icon: 'haunting', icon2: 'ringing-bell' },
    'ferryman-without-a-ferry': { scene: 'water', icon: 'cowled', icon2: 'paddles' },
  }),
  ...printed('encounter', {
    'corpse-lights': { scene: 'water', icon: 'spark-spirit', icon2: 'lantern' },
    'leaves-over-nothing': { scene: 'road', icon: 'falling-leaf', icon2: 'spiky-pit' },
    'the-grey-hour': { scene: 'sky', icon: 'wolf-howl', icon2: 'sundial' },
  }),
};
