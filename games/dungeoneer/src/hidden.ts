// Owns which cards are alike to whoever does not know them: what a seat does not see may lie wherever a card of the same back and pile may.

import type { HiddenPool, Zone } from '@undercroft/kernel';
import { ADVENTURE_IDS, adventureOf, mapOf, QUEST_IDS, questOf } from './content/cards.ts';
import { gradeOf } from './content/decks.ts';
import { gradesOf, hasPiles, isGraded } from './setup.ts';
import { isGlory, mapDeck } from './piles.ts';
import { type Board } from './state.ts';

const ALL = 'all';
/** From which grade, and from which pile, a card comes: everybody saw from where it was drawn. */
const ADVENTURE_FROM: ReadonlyMap<string, string> = new Map(
  ADVENTURE_IDS.map((card) => [card, `${gradeOf(adventureOf(card).deck)} ${isGlory(card) ? 'glory' : 'peril'}`]),
);
const QUEST_FROM: ReadonlyMap<string, string> = new Map(QUEST_IDS.map((quest) => [quest, questOf(quest).grade]));

function pools(zones: readonly Zone[], from: ReadonlyMap<string, string>, keys: readonly string[]): readonly HiddenPool[] {
  return keys[0] === ALL ? [{ zones }] : keys.map((key) => ({ zones, holds: (card) => from.get(card) === key }));
}

export function hidden(board: Board): readonly HiddenPool[] {
  const { setup, players, stocks, quests, aside } = board;
  const adventures: Zone[] = players.map(({ hand }) => hand);
  for (const { draw } of stocks) adventures.push(...draw);
  const closed: Zone[] = [...quests, ...players.map(({ sealed }) => sealed)];
  const graded = isGraded(setup);
  if (graded) {
    adventures.push(aside);
    closed.push(aside);
  }
  const grades = gradesOf(setup);
  return [
    ...pools(adventures, ADVENTURE_FROM, hasPiles(setup) ? grades.flatMap((grade) => [`${grade} glory`, `${grade} peril`]) : [ALL]),
    ...mapPools(board),
    { zones: players.map((player) => player.maps) },
    ...pools(closed, QUEST_FROM, graded ? grades : [ALL]),
  ];
}

/** Map cards that somebody is looking at belong to the deck they came from. */
function mapPools({ maps, looked }: Board): readonly HiddenPool[] {
  const [first] = looked.cards;
  const from = first === undefined ? undefined : mapDeck({ maps }, mapOf(first).realm);
  return Object.values(maps).map((pile) => ({ zones: pile === from ? [...pile, looked] : pile }));
}
