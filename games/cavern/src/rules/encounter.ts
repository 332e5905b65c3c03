// Owns Encounter cards: drawn, cancelled, played at once, laid as a trap, kept as an environment or a curse.

import { missing, pileSize, procedure, type Turn } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { ENCOUNTER_IDS, encounterOf, type EncounterId } from '../content/cards.ts';
import { cancelEncounter } from '../decisions/play.ts';
import { tileOfSquare } from '../queries/cave.ts';
import { causeOf } from '../queries/cause.ts';
import { isMarker } from '../queries/tactics.ts';
import { triggersOf } from '../queries/tests.ts';
import { canPay, cancelPrice } from '../queries/xp.ts';
import { heroAt, seatOf, type Board, type HeroNo } from '../state.ts';
import { run } from './calls.ts';
import { paidIn } from './levels.ts';

/** CAV-TRAP-03, CAV-TRAP-04: whether a marker lies where this one would; on the square, or on the tile. */
function isTaken(board: Board, hero: HeroNo): boolean {
  const { square } = heroAt(board, hero);
  const markers = board.heroes.flatMap(({ row }) => row.filter(isMarker).map((one) => one.square));
  return board.setup.trapLimit === 'tile' ? markers.some((one) => tileOfSquare(one) === tileOfSquare(square)) : markers.includes(square);
}

/** An environment, a trap or hazard with room for its marker, or a new curse is laid on the table; false: it is not. */
function laysOut(t: Turn<Cavern>, hero: HeroNo, card: EncounterId): boolean {
  const { kind } = encounterOf(card);
  if (kind === 'environment') t.raise('environment.set', { hero, card }, 'CAV-ENC-05');
  else if (kind === 'curse') {
    if (heroAt(t.board, hero).curses.includes(card)) return false;
    t.raise('curse.set', { hero, card }, 'CAV-ENC-06');
  } else {
    if (isTaken(t.board, hero)) return false;
    t.raise('trap.set', { hero, card, square: heroAt(t.board, hero).square }, 'CAV-TRAP-01');
  }
  return true;
}

/** CAV-ENC-01, CAV-ENC-03 to CAV-ENC-07, CAV-VILLAIN-03. */
export const encounter = procedure<Cavern, { readonly hero: HeroNo }>()('encounter', 'draw', 'drawn')
  .at('draw')
  .step(['CAV-VILLAIN-02', 'CAV-GEN-05'], (t, { hero }) => {
    const { draw, discard } = t.board.encounters;
    if (pileSize(draw) === 0 && discard.length > 0) t.raise('deck.shuffled', { deck: 'encounters' }, 'CAV-GEN-05');
    if (pileSize(t.board.encounters.draw) === 0) return 'end';
    // CAV-VILLAIN-03: what is drawn again is the same Encounter.
    t.raise('encounter.drawn', { hero, card: t.draw(t.board.encounters.draw, 'encounters'), again: t.board.redrawn });
    return t.board.redrawn || triggersOf(t.board, 'encounter-drawn').length === 0 ? 'drawn' : undefined;
  })
  .callWhich('CAV-ENC-07', (board, { hero }) =>
    run(triggersOf(board, 'encounter-drawn'), causeOf('adventure', board.setup.adventure, hero)),
  )
  .at('drawn')
  .let('card', 'CAV-ENC-01', (t) => t.board.encounter ?? missing())
  .ask(['CAV-XP-05', 'CAV-XP-08'], cancelEncounter, (board, { hero }) =>
    canPay(board, hero, cancelPrice(board, hero)) ? seatOf(board, hero) : null,
  )
  .step(
    ['CAV-XP-06', 'CAV-XP-07', 'CAV-ENC-05', 'CAV-ENC-06', 'CAV-TRAP-01', 'CAV-TRAP-02', 'CAV-TRAP-03'],
    (t, { hero, card, answer }) => {
      if (answer?.act === 'cancel') {
        t.raise('xp.spent', { hero, cards: paidIn(answer), price: cancelPrice(t.board, hero) }, 'CAV-XP-05');
        t.raise('encounter.cancelled', { hero, card }, 'CAV-XP-05');
        return 'end';
      }
      const { kind } = encounterOf(card);
      if (kind === 'event' || kind === 'event-attack') return undefined;
      if (laysOut(t, hero, card)) return 'end';
      if (kind === 'curse') return undefined;
      t.raise('trap.redrawn', { hero, card }, 'CAV-TRAP-03');
      return 'draw';
    },
  )
  .callWhich('CAV-ENC-03', (_board, { hero, card }) => {
    const { kind, effects } = encounterOf(card);
    if (kind === 'curse') return null;
    return run(effects, causeOf(kind === 'event-attack' ? 'event-attack' : 'event', card, hero));
  })
  .step('CAV-ENC-03/a', (t, { hero, card }) => t.raise('encounter.discarded', { hero, card }))
  .done();

/** CAV-TRAP-05, CAV-TRAP-06, CAV-TRAP-10: a trap or hazard of the active player's row. */
export const spring = procedure<Cavern, { readonly hero: HeroNo; readonly no: number }>()('spring')
  .step('CAV-TRAP-05', (t, { hero, no }) => {
    const { card } = heroAt(t.board, hero).row.find((one) => one.no === no) ?? missing();
    t.raise('trap.sprung', { hero, card: encounterNamed(card), no });
  })
  .callWhich('CAV-TRAP-06', (board, { hero, no }) => {
    const { card, square } = heroAt(board, hero).row.find((one) => one.no === no) ?? missing();
    const { kind, effects } = encounterOf(encounterNamed(card));
    return run(effects, causeOf(kind === 'hazard' ? 'hazard' : 'trap', card, hero, { square, no }));
  })
  .done();

const encounterNamed = (card: string): EncounterId => ENCOUNTER_IDS.find((id) => id === card) ?? missing();
