// Owns the pigments of this game's prints: one for each family of cards.

import type { Palette } from '@undercroft/web-kit/linocut';

export const PALETTE = {
  hero: { tones: ['#22140a', '#553219', '#966034', '#e6c193'], word: '#6b4326', wordInContrast: '#553219' },
  quest: { tones: ['#0d2620', '#1f4d42', '#43806f', '#b4d6c2'], word: '#2a6154', wordInContrast: '#0f4436' },
  map: { tones: ['#1c150d', '#43341f', '#7d6742', '#d8c391'], word: '#5d4a30', wordInContrast: '#43341f' },
  treasure: { tones: ['#2b1c05', '#5f420d', '#a87b26', '#ecd394'], word: '#745108', wordInContrast: '#573a00' },
  boon: { tones: ['#12222e', '#234459', '#3f6f8f', '#a9c9d6'], word: '#2f5673', wordInContrast: '#123a58' },
  bane: { tones: ['#1b1a1d', '#3a383e', '#6a6770', '#c6c2c2'], word: '#56535a', wordInContrast: '#3a383e' },
  encounter: { tones: ['#2a0d08', '#5f2017', '#a4432f', '#eab694'], word: '#8f3223', wordInContrast: '#7a1d10' },
  monster: { tones: ['#2a0d08', '#5f2017', '#a4432f', '#eab694'], word: '#8f3223', wordInContrast: '#7a1d10' },
} as const satisfies Palette;

export type PigmentName = keyof typeof PALETTE;
