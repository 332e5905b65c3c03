// Owns the Revealed Map: which of the cards that were dealt can be placed now, and from where heroes start.

import type { Seat } from '@undercroft/kernel';
import { mapOf, questOf, type MapId, type QuestId } from '../content/cards.ts';
import { mapsIn } from '../content/decks.ts';
import { REALMS } from '../content/types.ts';
import { hasOption } from '../setup.ts';
import { isEdition, isEntrance, isPassage, NOWHERE, playerOf, type Board, type SpaceId } from '../state.ts';
import { lawOf } from './building.ts';
import { legalPlaces } from './map.ts';
import { entrances } from './moves.ts';
import { namesAt } from './options.ts';

export const isRevealed = ({ setup }: Board): boolean => hasOption(setup, 'revealed');

/** DGN-OPT-REVEALED-08: every Entrance of the decks in play. */
export const entrancesIn = (board: Board): readonly MapId[] =>
  REALMS.flatMap((realm) => mapsIn(board.setup.decks, realm)).filter((card) => isEntrance(board, card));

const heldBy = (board: Board, seat: Seat): readonly MapId[] => playerOf(board, seat).maps.cards;
/** Whether any card that was dealt and not placed is such a one, whoever has it: what the decks held and the table does not show. */
function isUnplaced(board: Board, is: (card: MapId) => boolean): boolean {
  for (const { maps } of board.players) for (const card of maps.cards) if (is(card)) return true;
  return false;
}

/**
 * the legal places of a card, by the law of the Build Phase; the first card on each side of an Entrance must be a Passage. The first
 * Entrance of a realm goes into the middle (DGN-OPT-REVEALED-04).
 */
export function layPlaces(board: Board, card: MapId): readonly string[] {
  const { realm } = mapOf(card);
  if (board.spaces.every((space) => space.realm !== realm)) return isEntrance(board, card) ? ['0,0'] : [];
  const left = isUnplaced(board, (other) => other !== card && mapOf(other).realm === realm);
  const passages = left && isUnplaced(board, (other) => other !== card && mapOf(other).realm === realm && isPassage(board, other));
  return legalPlaces(board.spaces, card, { ...lawOf(board, Number(left), Number(passages)), passagesAtEntrance: true });
}
const canLie = (board: Board, card: MapId): boolean => layPlaces(board, card).length > 0;

/** DGN-OPT-REVEALED-07: a Global Quest names it. Both locations of an Escort Quest do. */
const isGlobal = (board: Board, card: MapId): boolean => board.global.some(({ quest }) => isNamed(quest, card));
function isNamed(quest: QuestId, card: MapId): boolean {
  const { completion } = questOf(quest);
  return namesAt(quest, card) || (completion.by === 'escort' && completion.to === card);
}

/** DGN-OPT-REVEALED-07: as long as any other card can be placed, by whomever. Everybody can work that out: it does not matter who has them. */
const waitsForOthers = (board: Board, card: MapId): boolean =>
  isEdition(board, '2.3c') && isGlobal(board, card) && isUnplaced(board, (other) => !isGlobal(board, other) && canLie(board, other));

/** The cards of a player that can be placed now. */
export const layable = (board: Board, seat: Seat): readonly MapId[] => heldBy(board, seat).filter((card) => isLayable(board, card));
const isLayable = (board: Board, card: MapId): boolean => canLie(board, card) && !waitsForOthers(board, card);
/** Whether there are any. */
export const canLay = (board: Board, seat: Seat): boolean => heldBy(board, seat).some((card) => isLayable(board, card));
/** DGN-OPT-REVEALED-05, A-63: whether any card is left that could be placed. */
export const isUnfinished = (board: Board): boolean => isUnplaced(board, (card) => canLie(board, card));

/** DGN-OPT-REVEALED-06: the cards that a player's own Personal Quests need; in edition 2.1 these lie open. */
export const ownNeeds = (board: Board, seat: Seat): readonly MapId[] =>
  heldBy(board, seat).filter((card) => playerOf(board, seat).quests.some(({ quest }) => isNamed(quest, card)));

/** From where a hero may start: DGN-OPT-REVEALED-09: as was said beforehand: else the first Entrance of a realm. */
export function startsOf(board: Board, seat: Seat): readonly SpaceId[] {
  const { start } = playerOf(board, seat);
  const found = entrances(board);
  if (start !== null) return found.filter((id) => board.spaces[id]?.card === start);
  const first = REALMS.map((realm) => found.find((id) => board.spaces[id]?.realm === realm) ?? NOWHERE);
  return first.filter((id) => id !== NOWHERE);
}
