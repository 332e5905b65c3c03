// Owns what the home page shows of this game before anything of it is loaded.

import type { HomeTile } from '@undercroft/web-kit';
import { FUNGUS } from './fungus.ts';

export const homeTile: HomeTile = {
  id: 'cavern',
  picture: {
    seed: 'cavern',
    scene: 'cave',
    pigment: FUNGUS,
    icon: {
      body: '<path fill="currentColor" d="M18 18v109.8l42.0 274L109.4 79.5l31.5 161.9l19.5-78l27.8 161.2l55.4-272.9l54 172.4l14.2-35.2l60.8 289.4l59.2-320.1l24.9 57.3c-2.9 6-7.1 14-5.4 21.1c1.1 4.8 4.7 11.2 9.6 11.1c4.7-.1 7.7-6.5 8.5-11.1c1.4-7.6-3.6-16.2-6.8-22.1l31.4-74.8V18zm170.1 329.2s-10.4 17.8-8.5 27c1 4.8 4.7 11.2 9.6 11.1c4.7-.1 7.8-6.5 8.5-11.1c1.5-9.4-9.6-27-9.6-27"/>',
    },
  },
  players: [1, 5],
  minutes: 60,
  words: {
    en: { title: 'Cavern', blurb: 'Heroes together against caverns that run themselves.' },
    nl: { title: 'Cavern', blurb: 'Helden samen tegen grotten die hun eigen gang gaan.' },
    ja: { title: 'Cavern', blurb: '力を合わせ、ひとりでに動く洞窟へ。' },
  },
};
