// Owns the pigments of prints: four flat tones of one hue each, from shadow to light.

export const PIGMENTS = [
  'boon',
  'treasure',
  'bane',
  'encounter',
  'quest',
  'map',
  'hero',
  'power',
  'monster',
  'brine',
  'fungus',
  'forest',
  'night',
  'ash',
] as const;

export type Pigment = (typeof PIGMENTS)[number];

/** Shadow, dark, mid, light. Themes shift these in look/paper.css; nothing else may. */
export type Tones = readonly [string, string, string, string];

export const TONES: Readonly<Record<Pigment, Tones>> = {
  boon: ['#12222e', '#234459', '#3f6f8f', '#a9c9d6'],
  treasure: ['#2b1c05', '#5f420d', '#a87b26', '#ecd394'],
  bane: ['#1b1a1d', '#3a383e', '#6a6770', '#c6c2c2'],
  encounter: ['#2a0d08', '#5f2017', '#a4432f', '#eab694'],
  quest: ['#0d2620', '#1f4d42', '#43806f', '#b4d6c2'],
  map: ['#1c150d', '#43341f', '#7d6742', '#d8c391'],
  hero: ['#22140a', '#553219', '#966034', '#e6c193'],
  power: ['#12222e', '#234459', '#3f6f8f', '#a9c9d6'],
  monster: ['#2a0d08', '#5f2017', '#a4432f', '#eab694'],
  brine: ['#0e2326', '#1f474b', '#47818a', '#bcd8cf'],
  fungus: ['#0c2620', '#1d4c41', '#4a8f7e', '#bfe0cb'],
  forest: ['#161f0c', '#35471b', '#6b8238', '#d3d89c'],
  night: ['#15161f', '#2e2f44', '#5c5b78', '#c9c3c4'],
  ash: ['#1b1a1d', '#3a383e', '#6a6770', '#c6c2c2'],
};
