// Owns the pigments of this game's prints, by name.

import type { Palette } from '@undercroft/web-kit/linocut';

export const PALETTE = {
  slate: { tones: ['#12222e', '#234459', '#3f6f8f', '#a9c9d6'], word: '#2f5673', wordInContrast: '#123a58' },
  ochre: { tones: ['#2b1c05', '#5f420d', '#a87b26', '#ecd394'], word: '#745108', wordInContrast: '#573a00' },
  jade: { tones: ['#0d2620', '#1f4d42', '#43806f', '#b4d6c2'], word: '#2a6154', wordInContrast: '#0f4436' },
  sepia: { tones: ['#1c150d', '#43341f', '#7d6742', '#d8c391'], word: '#5d4a30', wordInContrast: '#43341f' },
  umber: { tones: ['#22140a', '#553219', '#966034', '#e6c193'], word: '#6b4326', wordInContrast: '#553219' },
  red: { tones: ['#2a0d08', '#5f2017', '#a4432f', '#eab694'], word: '#8f3223', wordInContrast: '#7a1d10' },
  brine: { tones: ['#0e2326', '#1f474b', '#47818a', '#bcd8cf'], word: '#1f545a', wordInContrast: '#0f4045' },
  fungus: { tones: ['#0c2620', '#1d4c41', '#4a8f7e', '#bfe0cb'], word: '#1c5a4a', wordInContrast: '#0d4436' },
  forest: { tones: ['#161f0c', '#35471b', '#6b8238', '#d3d89c'], word: '#46561c', wordInContrast: '#35471b' },
  night: { tones: ['#15161f', '#2e2f44', '#5c5b78', '#c9c3c4'], word: '#46456a', wordInContrast: '#2e2f54' },
  ash: { tones: ['#1b1a1d', '#3a383e', '#6a6770', '#c6c2c2'], word: '#56535a', wordInContrast: '#3a383e' },
} as const satisfies Palette;

export type PigmentName = keyof typeof PALETTE;
