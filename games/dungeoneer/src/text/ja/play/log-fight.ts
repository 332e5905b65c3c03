// Owns the Japanese log of combat.

import type { EventPhrases } from '../../play/phrases.ts';
import { isTrap } from '../../play/paying.ts';
import { words } from '../words.ts';

const RESULTS = {
  hit: '攻撃が命中した',
  countered: '反撃が命中した',
  fended: '攻撃は防がれた',
  tied: '同点。何も起こらない',
  lapsed: '攻撃は無効になった',
  resolved: 'エンカウンターを解決した',
} as const;
const PUT = { hand: '手札に戻った', pack: '群れに入った', discard: '捨て札になった' } as const;

export const fight = {
  'encounter.declared': ({ seat, card, target, peril, special }, its) =>
    `${its.who(seat)}は${its.who(target)}の危険${peril}で${its.card(card)}をプレイした${special === null || isTrap(card) ? '' : '(特殊効果つき)'}`,
  'attack.declared': ({ by, on, form }, its) => `${its.fighter(by)}が${its.fighter(on)}を${words.forms[form]}で攻撃`,
  'attack.began': () => '攻撃を解決する',
  'attack.rolled': ({ by, die, total }, its) => `${its.fighter(by)}の攻撃ロール: 出目${die}、合計${total}`,
  'counter.rolled': ({ by, die, total }, its) => `${its.fighter(by)}の反撃ロール: 出目${die}、合計${total}`,
  'attack.decided': ({ result }) => RESULTS[result],
  'attack.ended': ({ result }) => RESULTS[result],
  'monster.wounded': ({ card, n, left }, its) => `${its.card(card)}は負傷${n}を受けた(ライフ${left})`,
  'monster.defeated': ({ card }, its) => `${its.card(card)}は倒れた`,
  'monster.put': ({ card, to }, its) => `${its.card(card)}は${PUT[to]}`,
  'space.wounded': ({ space, n, left }, its) => `${its.fighter({ is: 'space', space, seat: 0 })}は負傷${n}を受けた(ライフ${left})`,
  'wounds.dealt': ({ n }) => `報酬の対象になる負傷${n}`,
  'trap.spent': ({ card }, its) => `罠${its.card(card)}は捨て札になった`,
  'combat.ended': () => '戦闘が終わった',
  'monster.recalled': ({ seat, card }, its) => `${its.who(seat)}は捨て札から${its.card(card)}を手札に加えた`,
} satisfies Partial<EventPhrases>;
