// Owns another throw of an attack: of whoever wants it, and of the item that must.

import { missing, type Turn } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { treasureOf } from '../content/cards.ts';
import { FACES } from '../queries/duel.ts';

/** CAV-TREASURE-11, G-19: the Iron Nerve Band throws again, once in an attack, where it is the item chosen; what another throw shows counts for it, too. */
export function throwAgainIfMust(t: Turn<Cavern>): void {
  const { weapon, die, nerved = false } = t.board.attack ?? missing();
  const natural = weapon === null || nerved ? undefined : treasureOf(weapon).uses[0]?.natural;
  if (natural !== undefined && die >= natural[0] && die <= natural[1])
    t.raise('attack.rerolled', { die: t.roll(FACES, 'attack'), nerved: true }, 'CAV-TREASURE-11');
}

/** CAV-XP-16: only the final result of a roll counts. */
export function throwAgain(t: Turn<Cavern>): void {
  const { rolled } = t.board;
  if (rolled !== null) {
    t.raise('check.rolled', { ...rolled, die: t.roll(20, rolled.for), again: true });
    return;
  }
  t.raise('attack.rerolled', { die: t.roll(FACES, 'attack') });
  throwAgainIfMust(t);
}
