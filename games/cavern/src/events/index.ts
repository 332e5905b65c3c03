// Owns what every fact changes on the board; nothing else changes it.

import type { EventRules } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { cardEvents, thingEvents } from './cards.ts';
import { fightEvents } from './fights.ts';
import { foeEvents } from './foes.ts';
import { mapEvents } from './maps.ts';
import { setupEvents } from './setting-up.ts';
import { turnEvents } from './turns.ts';

export const events: EventRules<Cavern> = {
  ...setupEvents,
  ...turnEvents,
  ...mapEvents,
  ...foeEvents,
  ...fightEvents,
  ...cardEvents,
  ...thingEvents,
};
