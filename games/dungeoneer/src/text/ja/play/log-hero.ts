// Owns the Japanese log of what befalls heroes and exits.

import type { ChangedFor } from '../../../facts.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { threatText } from '../effects.ts';
import { words } from '../words.ts';

const MOVED = { step: 'へ移動した', sewer: 'へ下水道で移った', portal: 'へポータルで移った', warp: 'へ移された' } as const;
const gained = (n: number, what: string): string => (n < 0 ? `${what}${-n}を失った` : `${what}${n}を得た`);
const exit = (at: number): string => `${words.sides[at] ?? ''}の出入り口`;

const CAUSES: Readonly<Record<ChangedFor, string>> = { wounds: '与えた負傷', attempt: '挑戦', sacrifice: '犠牲', card: 'カード' };
/** What it was for. */
const because = (cause: ChangedFor | undefined): string => (cause === undefined ? '' : `(${CAUSES[cause]})`);

export const hero = {
  'threat.rolled': ({ seat, score, target, die, total, passed }, its) =>
    `${its.who(seat)}に脅威 ${words.scores[score]}${target}以上: 出目${die}+${total - die}=${total}。${passed ? '成功' : '失敗'}`,
  'exit.opened': ({ space, side }, its) => `${its.space(space)}の${exit(side)}が開いた`,
  'hero.waited': ({ seat, side }, its) => `${its.who(seat)}は${exit(side)}の境目で待つ`,
  'hero.moved': ({ seat, to, by }, its) => `${its.who(seat)}は${its.space(to)}${MOVED[by]}`,
  'space.collected': ({ seat, glory, peril }, its) => `${its.who(seat)}は栄光${glory}と危険${peril}を得た`,
  'hero.tipped': ({ seat, rise }, its) => `${its.who(seat)}は転倒した${rise === null ? '' : `(起き上がるには${threatText(rise)}も必要)`}`,
  'hero.rose': ({ seat }, its) => `${its.who(seat)}は起き上がった`,
  'hero.healed': ({ seat, n, life }, its) => `${its.who(seat)}はライフを${n}回復した(ライフ${life})`,
  'hero.wounded': ({ seat, n, life }, its) => `${its.who(seat)}は負傷${n}を受けた(ライフ${life})`,
  'hero.defeated': ({ seat }, its) => `${its.who(seat)}は倒れた`,
  'glory.changed': ({ seat, n, for: cause }, its) => `${its.who(seat)}は${gained(n, '栄光')}${because(cause)}`,
  'peril.changed': ({ seat, n, for: cause }, its) => `${its.who(seat)}は${gained(n, '危険')}${because(cause)}`,
  'level.changed': ({ seat, n }, its) => `${its.who(seat)}はレベルを${Math.abs(n)}${n < 0 ? '失った' : '得た'}`,
  'score.changed': ({ of, form, n }, its) => `${its.fighter(of)}の${words.forms[form]}${n < 0 ? '−' : '+'}${Math.abs(n)}`,
  'exit.locked': ({ space, side, threat }, its) => `${its.space(space)}の${exit(side)}が閉ざされた(${threatText(threat)})`,
} satisfies Partial<EventPhrases>;
