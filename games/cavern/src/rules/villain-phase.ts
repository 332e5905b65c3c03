// Owns the Villain Phase: an Encounter card if required, villains, then the active player's monsters and traps.

import { call, missing, procedure, type Call } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import type { Cavern } from '../cavern.ts';
import { isMonster } from '../content/cards.ts';
import { FISSURES } from '../content/things.ts';
import { borderOf, caveOf, tileOfEdge } from '../queries/cave.ts';
import { inDefaultOrder, isOccupied } from '../queries/figures.ts';
import { hasRule, isWhiteAsBlack } from '../queries/laying.ts';
import { anyReaction } from '../queries/reactions.ts';
import { heroAt, NOBODY, type Board, type Controlled, type HeroNo, type Square, type Thing } from '../state.ts';
import { activating } from './activate.ts';
import { reacting, reactionTo } from './calls.ts';
import { encounter, spring } from './encounter.ts';
import { drawMonster } from './summon.ts';

interface OfHero {
  readonly hero: HeroNo;
}

/** CAV-VILLAIN-02: no tile in this turn's Exploration Phase, or one with a black triangle. */
const isEncounterDue = (board: Board): boolean => board.laid !== 'white' || isWhiteAsBlack(board);
/** CAV-TILE-01: Glow Hollow. */
const isSpared = (board: Board, hero: HeroNo): boolean =>
  board.laid === 'none' && heroAt(board, hero).square >= 0 && hasRule(board, heroAt(board, hero).square, 'no-encounter');

/** CAV-EDGE-03: the fissure whose range contains the roll. */
const fissureFor = ({ things }: Board, die: number): Thing | undefined =>
  things.find(({ kind, n }) => kind === 'fissure' && die >= (FISSURES[n]?.[0] ?? 0) && die <= (FISSURES[n]?.[1] ?? 0));
/** The free border squares nearest the middle of their edge; CAV-GEO-14: of these the first. */
function mouthOf(board: Board, { edge }: Thing): readonly Square[] {
  const cave = caveOf(board.tiles);
  const free = borderOf(cave, edge).filter((square) => !isOccupied(board, square));
  const middle = free.filter((square) => isMiddle(square & 15));
  return inDefaultOrder(board, middle.length > 0 ? middle : free);
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
  const among = gather(board.foes, ({ id, kind }) => (kind === card && !board.acted.includes(id) ? id : undefined));
  return activating(among);
}

const handleCard = procedure<Cavern, OfHero>()('handle-card')
  // A kind is handled once: a second card of it, wherever it comes from, activates nobody again.
  .let('now', ['CAV-VILLAIN-06', 'CAV-VILLAIN-08', 'CAV-VILLAIN-09'], (t, { hero }): Controlled => {
    const now = nextCard(t.board, hero) ?? missing();
    const same = isMonster(now.card) ? heroAt(t.board, hero).row.filter(({ card }) => card === now.card) : [now];
    t.raise('cards.handled', { cards: same.map(({ no }) => no) });
    return now;
  })
  .callWhich('CAV-VILLAIN-07', (board, { hero, now }) => activationOf(board, hero, now))
  .done();

const hasEncounter = (board: Board, hero: HeroNo): boolean => !heroAt(board, hero).escaped && isEncounterDue(board);

/** CAV-VILLAIN-01, CAV-VILLAIN-15. */
export const villainPhase = procedure<Cavern, OfHero>()('villain-phase', 'encounter')
  .step(['CAV-VILLAIN-01', 'CAV-TILE-01'], (t, { hero }) => {
    t.raise('phase.began', { hero, phase: 'villain' });
    if (hasEncounter(t.board, hero) && isSpared(t.board, hero)) t.raise('encounter.spared', { hero }, 'CAV-TILE-01');
    const { setup } = t.board;
    return setup.fissures > 0 || anyReaction(t.board, { moment: 'villain-start', of: hero, foe: NOBODY }) ? undefined : 'encounter';
  })
  // Vanish.
  .call('CAV-POWER-09', reacting, (board, { hero }) => reactionTo(board, { moment: 'villain-start', of: hero, foe: NOBODY }))
  .call('CAV-EDGE-03', fissures, (board, { hero }) => (board.setup.fissures > 0 ? { hero } : null))
  .at('encounter')
  // CAV-ESCAPE-04: no Encounter card for a hero that has left.
  .call(['CAV-VILLAIN-02', 'CAV-ESCAPE-04'], encounter, (board, { hero }) =>
    hasEncounter(board, hero) && !isSpared(board, hero) ? { hero } : null,
  )
  .callWhich(['CAV-VILLAIN-04', 'CAV-VILLAIN-05', 'CAV-VILLAIN-11'], (board) =>
    activating(gather(board.foes, ({ id, villain }) => (villain ? id : undefined))),
  )
  .each(['CAV-VILLAIN-06', 'CAV-VILLAIN-10', 'CAV-VILLAIN-16'], handleCard, (board, { hero }) =>
    nextCard(board, hero) === undefined ? null : { hero },
  )
  .done();

export const VILLAIN_PROCEDURES = [villainPhase, fissures, handleCard, encounter, spring] as const;
