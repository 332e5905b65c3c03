/** The names of all icons the house uses, put in at build from the lists of the kit and the games. */
declare const __ICON_NAMES__: readonly string[];
