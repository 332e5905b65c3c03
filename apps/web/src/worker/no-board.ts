// Owns what the worker finds where a game has its board: nothing, because it shows nothing.

export const board = null;
export const ascii = null;
