// Owns what every fact changes on the board; nothing else changes it.

import type { EventRules } from '@undercroft/kernel';
import type { FourSuits } from '../four-suits.ts';
import { cardEvents } from './cards.ts';
import { dungeonEvents } from './dungeons.ts';
import { fightEvents } from './fights.ts';
import { partyEvents } from './party.ts';

export const events: EventRules<FourSuits> = { ...cardEvents, ...fightEvents, ...partyEvents, ...dungeonEvents };
