// Owns the pigments of this game's prints: one for each family of cards, place and element.

import type { Palette } from '@undercroft/web-kit/linocut';

export const PALETTE = {
  map: { tones: ['#1c150d', '#43341f', '#7d6742', '#d8c391'], word: '#5d4a30', wordInContrast: '#43341f' },
  ash: { tones: ['#161619', '#34333a', '#63616b', '#c4c1c2'], word: '#514f57', wordInContrast: '#34333a' },
  fungus: { tones: ['#0b211c', '#1b463d', '#3f8070', '#b5dccb'], word: '#255a4e', wordInContrast: '#0f4436' },
  brine: { tones: ['#0c2027', '#1f4552', '#437684', '#b3d3d6'], word: '#2c5966', wordInContrast: '#173e4a' },
  night: { tones: ['#17142a', '#2f2a4f', '#5b5488', '#c6bfdc'], word: '#443d70', wordInContrast: '#2f2a4f' },
  forest: { tones: ['#16200c', '#33461a', '#617d33', '#c5d69c'], word: '#465c1e', wordInContrast: '#33461a' },
  hero: { tones: ['#22140a', '#553219', '#966034', '#e6c193'], word: '#6b4326', wordInContrast: '#553219' },
  encounter: { tones: ['#2a0d08', '#5f2017', '#a4432f', '#eab694'], word: '#8f3223', wordInContrast: '#7a1d10' },
  treasure: { tones: ['#2b1c05', '#5f420d', '#a87b26', '#ecd394'], word: '#745108', wordInContrast: '#573a00' },
  quest: { tones: ['#0d2620', '#1f4d42', '#43806f', '#b4d6c2'], word: '#2a6154', wordInContrast: '#0f4436' },
  boon: { tones: ['#12222e', '#234459', '#3f6f8f', '#a9c9d6'], word: '#2f5673', wordInContrast: '#123a58' },
} as const satisfies Palette;

export type PigmentName = keyof typeof PALETTE;
