// Owns the list of icons in the steps of how to play; tools/icons/icons.ts draws generated/icons-text.ts from it.
export const ICON_NAMES = ['broadsword', 'dungeon-gate', 'quill-ink', 'stone-tower', 'upgrade', 'wingfoot'] as const;
