// Owns the list of icons the kit itself uses; tools/icons/icons.ts draws generated/icons-art.ts from it. Look at an icon before adding it: names lie.
export const ICON_NAMES = ['rule-book', 'cog', 'backward-time', 'three-friends', 'scroll-unfurled'] as const;
