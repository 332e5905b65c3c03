// Owns the Japanese words of why a bot did what it did.

import type { PlayPhrases } from '../../play/phrases.ts';

export const reasons: PlayPhrases['reasons'] = {
  quest: (who, quest) => `${who}は${quest}に向かっている`,
  business: (who) => `${who}には自分の用事がある`,
  realm: (who) => `${who}はもう一つの世界を探している`,
  gather: (who) => `${who}は栄光を集めている`,
  find: (who) => `${who}はまだマップにない場所を探している`,
  try: (who, quest) => `${who}は${quest}を達成したい`,
  complete: (who, quest) => `${who}は${quest}を続ける`,
  up: (who) => `${who}は動けるようになりたい`,
  stop: (who) => `${who}にはほかにすることがない`,
  odds: (who, _quest, percent) => `${who}は勝算ありと見た(${percent}%)`,
  leader: (who, _quest, percent) => `${who}は先頭を止めたい(${percent}%)`,
  worth: (who) => `${who}は払う価値があると見た`,
  ward: (who) => `${who}は攻撃を受けたくない`,
  roll: (who) => `${who}はこのロールを成功させたい`,
};
