// Owns the list of icons in the steps of how to play; tools/icons/icons.ts draws generated/icons-text.ts from it.
export const ICON_NAMES = ['bullseye', 'candle-light', 'cave-entrance', 'crossroad', 'cycle', 'goblin-head'] as const;
