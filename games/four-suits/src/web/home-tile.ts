// Owns what the home page shows of this game before anything of it is loaded.

import type { HomeTile } from '@undercroft/web-kit';

export const homeTile: HomeTile = {
  id: 'four-suits',
  picture: {
    seed: 'four-suits',
    scene: 'hall',
    pigment: { tones: ['#22140a', '#553219', '#966034', '#e6c193'], word: '#6b4326', wordInContrast: '#553219' },
    icon: {
      body: '<path fill="currentColor" d="M256 40c-60 70-120 110-120 170 0 40 32 64 64 64 20 0 36-8 46-22-2 40-16 66-40 84h100c-24-18-38-44-40-84 10 14 26 22 46 22 32 0 64-24 64-64 0-60-60-100-120-170zM96 372l44 50-44 50-44-50zm320 0l44 50-44 50-44-50z"/>',
    },
  },
  players: [1, 4],
  minutes: 240,
  words: {
    en: { title: 'Four Suits', blurb: 'A campaign on 52 cards: nine pages of trouble.' },
    nl: { title: 'Vier kleuren', blurb: 'Een campagne op 52 kaarten: negen bladzijden ongemak.' },
    ja: { title: '四つのスート', blurb: '52枚のカードで歩む、九ページの困りごと。' },
  },
};
