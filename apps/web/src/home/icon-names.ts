// Owns the list of the few icons of the first page: the kit's whole list would weigh more than the page's own words.
export const ICON_NAMES = ['lantern-flame', 'three-friends', 'cog', 'robot-golem'] as const;
