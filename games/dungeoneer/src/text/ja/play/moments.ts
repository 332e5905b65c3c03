// Owns the Japanese words of what is asked about between other questions.

import type { MomentWords } from '../../play/moments.ts';
import { rolls } from '../effects.ts';
import { words } from '../words.ts';

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const moments: MomentWords = {
  threat: (who, roll, need, add, percent) => `${who}がこれからロール(${rolls[roll]})。${plus(add)}で${need}以上、成功率${percent}%。`,
  dice: (who, roll) => `${who}がこれからロール(${rolls[roll]})。`,
  attack: ({ by, on, form, attack, answer, hits, isHit }) =>
    `${by}が${on}を攻撃。${words.forms[form]}${plus(attack)}対${plus(answer)}、命中${hits}%、反撃${isHit}%。`,
  answer: ({ on, by, form, answer, hits, isHit }, total) =>
    `${on}が${by}に反撃。${words.forms[form]}${plus(answer)}で${total}を超えれば命中${isHit}%、被弾${hits}%。`,
  collected: (who, glory, space) => `${who}が栄光${glory}を得た。${space}。`,
  defeated: (card) => `${card}が倒れた。`,
  afterAttacks: '攻撃は終わった。反撃の前に行動する?',
  heroPhase: (who) => `${who}のヒーローフェイズが始まる。`,
  turnEnds: (who) => `${who}のターンが終わる。`,
  anything: '今、行動できる。',
  attacked: (blows) => `${blows.length > 1 ? `攻撃${blows.length}回。` : ''}${blows.join('')}レスポンスする?`,
};
