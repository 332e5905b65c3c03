// Owns the Villain Phase: an Encounter card if required, villains, then the active player's monsters and traps.

import { call, procedure, type Call } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { encounterOf, isMonster, isVillain } from '../content/cards.ts';
import { FISSURES } from '../content/things.ts';
import { borderOf, caveOf, tileOfEdge } from '../queries/cave.ts';
import { isOccupied } from '../queries/figures.ts';
import { hasRule } from '../queries/laying.ts';
import { heroAt, NOBODY, type Board, type Controlled, type HeroNo, type Square, type Thing } from '../state.ts';
import { activateAll } from './activate.ts';
import { reacting, reactionTo } from './calls.ts';
import { encounter, spring } from './encounter.ts';
import { drawMonster } from './summon.ts';

interface OfHero {
  readonly hero: HeroNo;
}

/** CAV-VILLAIN-02: no tile in this turn's Exploration Phase, or one with a black triangle. */
function isEncounterDue(board: Board): boolean {
  const { laid, environment } = board;
  if (laid !== 'white') return true;
  return environment !== null && encounterOf(environment).stays.some((one) => one.do === 'rule' && one.name === 'white-as-black');
}
/** CAV-TILE-01: Glow Hollow. */
const isSpared = (board: Board, hero: HeroNo): boolean =>
  board.laid === 'none' && heroAt(board, hero).square >= 0 && hasRule(board, heroAt(board, hero).square, 'no-encounter');

/** CAV-EDGE-03: the fissure whose range contains the roll. */
const fissureFor = ({ things }: Board, die: number): Thing | undefined =>
  things.find(({ kind, n }) => kind === 'fissure' && die >= (FISSURES[n]?.[0] ?? 0) && die <= (FISSURES[n]?.[1] ?? 0));
/** The free border square nearest the middle of its edge. */
function mouthOf(board: Board, { edge }: Thing): readonly Square[] {
  const cave = caveOf(board.tiles);
  const free = borderOf(cave, edge).filter((square) => !isOccupied(board, square));
  const middle = free.filter((square) => isMiddle(square & 15));
  return middle.length > 0 ? middle : free;
}
const CORNERS: readonly number[] = [0, 3, 12, 15];
const isMiddle = (own: number): boolean => !CORNERS.includes(own);

const fissures = procedure<Cavern, OfHero>()('fissures')
  .let('thing', 'CAV-EDGE-03', (t, { hero }) => {
    const die = t.roll(20, 'fissure');
    const thing = fissureFor(t.board, die)?.id ?? NOBODY;
    t.raise('fissure.rolled', { hero, die, thing });
    return thing;
  })
  .call('CAV-EDGE-03/a', drawMonster, (board, { hero, thing }) => {
    const found = board.things.find(({ id }) => id === thing);
    return found === undefined
      ? null
      : { hero, squares: mouthOf(board, found), tile: tileOfEdge(found.edge), strict: false, inGroup: false };
  })
  .done();

/** CAV-VILLAIN-06, CAV-VILLAIN-09: the next card of the row that has not been handled in this phase. */
const nextCard = (board: Board, hero: HeroNo): Controlled | undefined =>
  heroAt(board, hero).row.find(({ no }) => !board.handled.includes(no));

/** CAV-VILLAIN-07, CAV-VILLAIN-08: all figures of the kind that have not acted in this phase. */
function activationOf(board: Board, hero: HeroNo, { card, no }: Controlled): Call | null {
  if (!isMonster(card)) return call(spring, { hero, no });
  const among = board.foes.flatMap(({ id, kind }) => (kind === card && !board.acted.includes(id) ? [id] : []));
  return among.length === 0 ? null : call(activateAll, { among, tie: 'order' });
}

const handleCard = procedure<Cavern, OfHero>()('handle-card')
  .let('now', 'CAV-VILLAIN-06', (t, { hero }): Controlled | null => nextCard(t.board, hero) ?? null)
  // A kind is handled once: a second card of it, wherever it comes from, activates nobody again.
  .step(['CAV-VILLAIN-08', 'CAV-VILLAIN-09'], (t, { hero, now }) => {
    if (now === null) return 'end';
    const same = isMonster(now.card) ? heroAt(t.board, hero).row.filter(({ card }) => card === now.card) : [now];
    t.raise('cards.handled', { cards: same.map(({ no }) => no) });
    return undefined;
  })
  .callWhich('CAV-VILLAIN-07', (board, { hero, now }) => (now === null ? null : activationOf(board, hero, now)))
  .done();

/** CAV-VILLAIN-01, CAV-VILLAIN-15. */
export const villainPhase = procedure<Cavern, OfHero>()('villain-phase')
  .step('CAV-VILLAIN-01', (t, { hero }) => t.raise('phase.began', { hero, phase: 'villain' }))
  // Vanish.
  .call('CAV-POWER-09', reacting, (board, { hero }) => reactionTo(board, { moment: 'villain-start', of: hero, foe: NOBODY }))
  .call('CAV-EDGE-03', fissures, (board, { hero }) => (board.setup.fissures > 0 ? { hero } : null))
  // CAV-ESCAPE-04: no Encounter card for a hero that has left.
  .step('CAV-TILE-01', (t, { hero }) => {
    if (!heroAt(t.board, hero).escaped && isEncounterDue(t.board) && isSpared(t.board, hero)) t.raise('encounter.spared', { hero });
  })
  .call(['CAV-VILLAIN-02', 'CAV-ESCAPE-04'], encounter, (board, { hero }) =>
    !heroAt(board, hero).escaped && isEncounterDue(board) && !isSpared(board, hero) ? { hero } : null,
  )
  .call(['CAV-VILLAIN-04', 'CAV-VILLAIN-05', 'CAV-VILLAIN-11'], activateAll, (board) => {
    const among = board.foes.flatMap(({ id, kind }) => (isVillain(kind) ? [id] : []));
    return among.length === 0 ? null : { among, tie: 'order' as const };
  })
  .each(['CAV-VILLAIN-06', 'CAV-VILLAIN-10', 'CAV-VILLAIN-16'], handleCard, (board, { hero }) =>
    nextCard(board, hero) === undefined ? null : { hero },
  )
  .done();

export const VILLAIN_PROCEDURES = [villainPhase, fissures, handleCard, encounter, spring] as const;
