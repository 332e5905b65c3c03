// Owns what the heroes are called in the English log.

import type { PlayPhrases } from '../../play/phrases.ts';

export const heroes: PlayPhrases['heroes'] = {
  'hero-wilmet-clay': 'Wilmet',
  'hero-perpetua-blot': 'Perpetua',
  'hero-jory-latch': 'Jory',
  'hero-ebba-tallow': 'Ebba',
  'hero-mag-of-the-drains': 'Mag',
  'hero-aldous-fenn': 'Aldous',
  'maud-hallow': 'Maud',
  'sparrow-tolliver': 'Sparrow',
  'oda-mirelight': 'Oda',
  'ysolt-clinker': 'Ysolt',
  'prior-tamp': 'Tamp',
  'forty-one': 'Forty-One',
  'marrit-oon': 'Marrit',
  'brother-dunstable': 'Dunstable',
  'nine-door-vey': 'Vey',
};
