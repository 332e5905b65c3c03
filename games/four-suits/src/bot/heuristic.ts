// Owns the normal bot: it weighs every action of a fight, looks after its party, and goes for the boss when it is ready.

import { answerWith, type Bot, type Seen } from '@undercroft/bots';
import type { Choice } from '@undercroft/kernel';
import type { View } from '../view.ts';
import { answerTo, type Policy } from './asked.ts';
import { stepFor } from './dungeon.ts';
import { errands } from './errands/index.ts';
import { aimAt, fightAction } from './fight.ts';
import { errandFor } from './town.ts';
import { whyOf } from './why.ts';

function choose(seen: Seen<View>, policy: Policy): Choice {
  const { view, asking, offer } = seen;
  switch (offer.decision) {
    case 'act':
      return answerWith(asking, fightAction(seen, view).wanted);
    case 'aim':
      return answerWith(asking, aimAt(seen, view));
    case 'next-step':
      return answerWith(asking, stepFor(view).wanted);
    case 'in-town':
      return answerWith(asking, errandFor(view).wanted);
    default:
      return answerTo(seen, view, policy);
  }
}
export const playing = (policy: Policy): Bot<View> => ({ name: 'normal', choose: (seen) => choose(seen, policy), why: whyOf });
/** A lone hero and a pair take somebody along, once they are strong enough for it. */
export const normal: Bot<View> = { ...playing({ party: 3 }), errands };
