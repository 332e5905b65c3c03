// Owns how many circles a card brings: a figure of the card, whatever happens to it later.

import type { Card } from './types.ts';

/**
 * Circles of the room when it is drawn: one per successful attack that the enemies withstand (DLV-ENC-07, DLV-COMBAT-04,
 * DLV-COMBAT-05), or the effort of a trial, a card without an enemy (DLV-ENC-08).
 */
export const circlesOf = (card: Card): number => (card.foe === undefined ? (card.trial?.effort ?? 0) : card.foe.count * card.foe.health);
