// Owns any setup at random, and what must hold of any table at any question.

import { missing, type Random } from '@undercroft/kernel';
import { JOB_IDS } from '../src/content/index.ts';
import { statsOf } from '../src/queries/stats.ts';
import { isLiving } from '../src/queries/units.ts';
import { checkSetup, type Setup } from '../src/setup.ts';
import { FULL_DECK, type Board } from '../src/state.ts';

export function anySetup(random: Random): Setup {
  const characters = 1 + random.below(4);
  const wish = (): string => (random.below(2) === 0 ? 'choose' : (JOB_IDS[random.below(JOB_IDS.length)] ?? missing()));
  const checked = checkSetup({
    characters,
    players: 1 + random.below(characters),
    job1: wish(),
    job2: wish(),
    job3: wish(),
    job4: wish(),
    party: random.below(3) === 0 ? 'ready' : 'built',
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  return checked.setup;
}

function claim(name: string, holds: boolean): void {
  if (!holds) throw new Error(`${name} is broken`);
}
const counts = (cards: readonly string[]): string => [...cards].sort().join();

/** CRD-CARDS-08, CRD-CARDS-11: every card of the Fate deck is in exactly one place, or a spare deck is in play. */
function everyCardOnce({ fate, fight }: Board): void {
  const inPlay = fight === null ? [] : [...fight.hands.flat(), ...fight.monsters.flatMap(({ cards }) => cards)];
  const all = [...fate.unseen, ...fate.under, ...fate.discard, ...fate.drawn, ...inPlay];
  if (fate.spare) claim('whole decks', all.length % FULL_DECK.length === 0);
  else claim('the Fate deck', counts(all) === counts(FULL_DECK));
  const down = fight === null ? 0 : fight.monsters.filter(({ treasure }) => treasure === 'pile').length;
  claim('treasure cards face down', fate.down === down && fate.down <= fate.unseen.length);
}

export function holdInvariants(board: Board): void {
  everyCardOnce(board);
  for (const one of board.party) {
    const { health, mana } = statsOf(one);
    claim('HP', one.hp >= 0 && one.hp <= health && (one.hp === 0) === one.statuses.includes('dead'));
    claim('MP', one.mp >= 0 && one.mp <= mana);
    claim('statuses once', new Set(one.statuses).size === one.statuses.length);
    claim('Stun', one.stun >= 0 && one.stun <= 3);
    claim('Exp and SP', one.exp >= 0 && one.sp >= 0);
    claim('after a fight only what persists', board.fight !== null || isLiving(one) || one.stun === 0);
  }
  claim('Gold', board.gold >= 0);
  claim('QL', board.ql >= 1 && board.ql <= 9);
  claim('found things are shared out', board.found.length === 0);
  for (const one of board.fight?.monsters ?? []) claim('monster HP', one.hp >= 0 && one.hp <= one.health);
}
