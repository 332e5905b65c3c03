// Owns the Dutch words of what is asked about between other questions.

import type { MomentWords } from '../../play/moments.ts';
import { rolls } from '../effects.ts';
import { count, words } from '../words.ts';

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const moments: MomentWords = {
  threat: (who, roll, need, add, percent) => `${who} gaat gooien (${rolls[roll]}): ${need}+ met ${plus(add)}, ${percent} %.`,
  dice: (who, roll) => `${who} gaat gooien (${rolls[roll]}).`,
  attack: ({ by, on, form, attack, answer, hits, isHit }) =>
    `${by} valt ${on} aan: ${words.forms[form]} ${plus(attack)} tegen ${plus(answer)}, raakt ${hits} %, wordt geraakt ${isHit} %.`,
  answer: ({ on, by, form, answer, hits, isHit }, total) =>
    `${on} antwoordt ${by}: meer dan ${total} met ${words.forms[form]} ${plus(answer)}, raakt ${isHit} %, wordt geraakt ${hits} %.`,
  collected: (who, glory, space) => `${who} heeft ${glory} roem verzameld: ${space}.`,
  defeated: (card) => `Verslagen: ${card}.`,
  afterAttacks: 'De aanvallen zijn voorbij. Doe je iets voordat iemand terugslaat?',
  heroPhase: (who) => `${who} begint zo de heldenfase.`,
  turnEnds: (who) => `De beurt van ${who} eindigt.`,
  anything: 'Je mag nu iets doen.',
  attacked: (blows) => `${blows.length > 1 ? `${count(blows.length, 'aanval', 'aanvallen')}. ` : ''}${blows.join(' ')} Reageer je?`,
};
