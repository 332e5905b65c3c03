// Owns the list of icons the kit itself uses; tools/icons/icons.ts draws icons.generated.ts from it. Look at an icon before adding it: names lie.
export const ICON_NAMES = [
  // The doors of the home page.
  'diving-helmet',
  'crowned-skull',
  'mushrooms-cluster',
  'spades',
  // Tools and offers that every game has.
  'rule-book',
  'chat-bubble',
  'cog',
  'backward-time',
  'check-mark',
  'sands-of-time',
  'lantern-flame',
  'three-friends',
  'footsteps',
  'scroll-unfurled',
  'dice-six-faces-four',
  'robot-golem',
  'padlock',
  'eye-target',
  'sound-on',
  'sound-off',
  'magnifying-glass',
  'card-play',
  // What games tell of how they are played.
  'cut-diamond',
  'treasure-map',
] as const;
