// Owns the English words of what is asked about between other questions.

import type { MomentWords } from '../../play/moments.ts';
import { rolls } from '../effects.ts';
import { count, words } from '../words.ts';

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const moments: MomentWords = {
  threat: (who, roll, need, add, percent) => `${who} is about to roll (${rolls[roll]}): ${need}+ with ${plus(add)}, ${percent} %.`,
  dice: (who, roll) => `${who} is about to roll (${rolls[roll]}).`,
  attack: ({ by, on, form, attack, answer, hits, isHit }) =>
    `${by} attacks ${on}: ${words.forms[form]} ${plus(attack)} against ${plus(answer)}, hits ${hits} %, is hit ${isHit} %.`,
  answer: ({ on, by, form, answer, hits, isHit }, total) =>
    `${on} answers ${by}: ${total} to beat with ${words.forms[form]} ${plus(answer)}, hits ${isHit} %, is hit ${hits} %.`,
  collected: (who, glory, space) => `${who} has collected ${glory} Glory: ${space}.`,
  defeated: (card) => `Defeated: ${card}.`,
  afterAttacks: 'The attacks are over. Act before anybody strikes back?',
  heroPhase: (who) => `${who} is about to begin the Hero Phase.`,
  turnEnds: (who) => `The turn of ${who} ends.`,
  anything: 'You may act now.',
  attacked: (blows) => `${blows.length > 1 ? `${count(blows.length, 'attack')}. ` : ''}${blows.join(' ')} Respond?`,
};
