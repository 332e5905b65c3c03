// Owns the normal bot: it looks one turn ahead, helps whoever is hurt, and goes for what wins the adventure.

import type { Bot } from '@undercroft/bots';
import type { View } from '../view.ts';
import { answerTo } from './asked.ts';
import { heroTurn } from './turn.ts';

export const normal: Bot<View> = {
  name: 'normal',
  choose: (seen) => (seen.offer.decision === 'hero' ? heroTurn(seen) : answerTo(seen)),
};
