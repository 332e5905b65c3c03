// Owns the list of icons on the board itself, besides those of the cards' pictures; tools/icons/icons.ts draws generated/icons-board-model.ts from it.
export const ICON_NAMES = [
  ...(['broadsword', 'magic-swirl', 'wingfoot', 'hearts', 'crown', 'dread-skull', 'hole', 'spikes', 'hazard-sign'] as const),
  ...(['prayer', 'open-chest', 'cracked-mask', 'wolf-trap', 'scroll-unfurled', 'visored-helm', 'dungeon-gate'] as const),
  ...(['footsteps', 'treasure-map', 'card-play', 'sands-of-time', 'clockwise-rotation', 'position-marker', 'crossed-swords'] as const),
  ...(['flag-objective', 'padlock', 'hand', 'return-arrow', 'check-mark', 'play-button'] as const),
] as const;
