// Owns what simulations of this game count: how far campaigns come.

import type { Statistics } from '@undercroft/bots';
import { isKeyOf } from '@undercroft/kernel';
import type { View } from '../view.ts';

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { result: 'Campaigns', 'result/won': 'won', 'result/lost': 'lost', ql: 'Quest level reached', quests: 'Quests' },
  nl: { result: 'Campagnes', 'result/won': 'gewonnen', 'result/lost': 'verloren', ql: 'Bereikt queestelevel', quests: 'Queesten' },
  ja: { result: 'キャンペーン', 'result/won': '勝利', 'result/lost': '敗北', ql: '到達クエストレベル', quests: 'クエスト数' },
};

export const statistics: Statistics<View> = {
  tally: () => undefined,
  result: ({ result, ql, quests }) => ({ result: result ?? 'lost', ql, quests }),
  label: (language, group, key) =>
    isKeyOf(LABELS, language) ? LABELS[language]?.[key === undefined ? group : `${group}/${key}`] : undefined,
};
