// Owns who drew which icon, by the folder it lies in at github.com/game-icons/icons; an icon not listed is credited to the contributors as a whole.
export const AUTHORS: Readonly<Record<string, string>> = {};
