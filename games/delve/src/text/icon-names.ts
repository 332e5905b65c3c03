// Owns the list of icons in the steps of how to play; tools/icons/icons.ts draws generated/icons-text.ts from it.
export const ICON_NAMES = ['card-play', 'crowned-skull', 'cut-diamond', 'dice-six-faces-four', 'lantern-flame', 'treasure-map'] as const;
