// Owns the list of icons in the steps of how to play; tools/icons/icons.ts draws generated/icons-text.ts from it.
export const ICON_NAMES = ['crown', 'cycle', 'skeletal-hand', 'sprint', 'sword-clash', 'treasure-map'] as const;
