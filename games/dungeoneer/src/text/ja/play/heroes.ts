// Owns what the heroes are called in the Japanese log.

import type { PlayPhrases } from '../../play/phrases.ts';

export const heroes: PlayPhrases['heroes'] = {
  'hero-wilmet-clay': 'ウィルメット',
  'hero-perpetua-blot': 'ペルペトゥア',
  'hero-jory-latch': 'ジョリー',
  'hero-ebba-tallow': 'エバ',
  'hero-mag-of-the-drains': 'マグ',
  'hero-aldous-fenn': 'アルダス',
  'maud-hallow': 'モード',
  'sparrow-tolliver': 'スパロウ',
  'oda-mirelight': 'オダ',
  'ysolt-clinker': 'イゾルト',
  'prior-tamp': 'タンプ',
  'forty-one': '四十一号',
  'marrit-oon': 'マリット',
  'brother-dunstable': 'ダンスタブル',
  'nine-door-vey': 'ヴェイ',
};
