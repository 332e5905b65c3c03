// Owns who drew which icon, by the folder it lies in at github.com/game-icons/icons; an icon not listed is credited to the contributors as a whole.
export const AUTHORS: Readonly<Record<string, string>> = {
  'backward-time': 'Delapouite',
  cog: 'Lorc',
  'crowned-skull': 'Lorc',
  'dice-six-faces-four': 'Delapouite',
  'diving-helmet': 'Delapouite',
  'lantern-flame': 'Lorc',
  'magnifying-glass': 'Lorc',
  padlock: 'Lorc',
  'rule-book': 'Delapouite',
  'sands-of-time': 'Lorc',
  'scroll-unfurled': 'Lorc',
};
