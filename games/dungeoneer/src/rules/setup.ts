// Owns what happens before the first turn: the first player, the map around the Entrance, heroes, Quests and hands.

import { at, bug, procedure, type Seat, type Turn } from '@undercroft/kernel';
import { mapOf, questOf, type MapId, type QuestId } from '../content/cards.ts';
import { mapsIn, realmOf } from '../content/decks.ts';
import type { Realm } from '../content/types.ts';
import { chooseEntrance, chooseHero } from '../decisions/turn.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { readRing, isRing, ringsOf } from '../queries/map.ts';
import { globalQuests, personalQuests } from '../queries/options.ts';
import { isRevealed, startsOf } from '../queries/revealed.ts';
import { freeHeroes, gradeWanted } from '../queries/stack.ts';
import { drawable } from '../queries/stocks.ts';
import { spareMaps } from '../queries/trim.ts';
import { gradesOf, hasOption, realmsOf } from '../setup.ts';
import { mapDeck } from '../piles.ts';
import { isEdition, isEntrance, isPassage, playerOf, seatsFrom, type Board, type SpaceId } from '../state.ts';
import { drawCards } from './draw.ts';
import { firstPlayer } from './first-player.ts';
import { dealQuest, drawQuest } from './grades.ts';
import { REVEALED_PROCEDURES, revealMap } from './options-revealed.ts';

export const HAND = 5;

const inDeck = (board: Board, realm: Realm): readonly MapId[] =>
  mapDeck(board, realm)
    .flatMap((zone) => zone.cards)
    .filter((card) => mapOf(card).realm === realm);
const passagesIn = (board: Board, realm: Realm): readonly MapId[] => inDeck(board, realm).filter((card) => isPassage(board, card));

/** The Entrance of a realm and one Passage at each of its exits. */
const ring = procedure<Dungeoneer, { readonly realm: Realm }>()('ring', 'more')
  .step(['DGN-SETUP-02', 'DGN-COMBINE-22'], (t, { realm }) => {
    // that of the first deck; further ones stay among the Map cards.
    const card = mapsIn(t.board.setup.decks, realm).find((one) => isEntrance(t.board, one)) ?? bug(`${realm} has no Entrance`);
    t.raise('entrance.laid', { card, realm }, 'DGN-SETUP-02');
  })
  .let('chosen', 'DGN-SETUP-03/a', (): readonly MapId[] => [])
  .at('more')
  .let('chosen', ['DGN-SETUP-03', 'DGN-SETUP-04'], (t, { realm, chosen }) => {
    const all = [...chosen];
    while (all.length < 4)
      all.push(
        t.choose(
          passagesIn(t.board, realm).filter((card) => !all.includes(card)),
          'map',
        ),
      );
    return all;
  })
  .let('chosen', 'DGN-SETUP-05/b', (t, { realm, chosen }) => {
    if (isRing(entranceOf(t.board, realm), chosen)) return chosen;
    const back = t.choose(chosen, 'map');
    return chosen.filter((card) => card !== back);
  })
  .step('DGN-SETUP-05/c', (_t, { chosen }) => (chosen.length < 4 ? 'more' : undefined))
  .step('DGN-SETUP-05', (t, { realm, chosen }) => {
    const so = t.choose(ringsOf(entranceOf(t.board, realm), chosen), 'map');
    for (const { card, x, y, turned } of readRing(so, 0, 0))
      t.raise('map.placed', { seat: null, card, x, y, turned, space: t.board.spaces.length });
  })
  .done();

/** The Entrance that was laid first in a realm. */
const entranceIn = (board: Board, realm: Realm): SpaceId => board.spaces.findIndex((space) => space.realm === realm);
const entranceOf = (board: Board, realm: Realm): MapId => at(board.spaces, entranceIn(board, realm)).card;

/** DGN-SETUP-07, DGN-OPT-PICKHERO-01, DGN-COMBINE-11: the next player without a hero, in turn order; one grade after the other. */
function withoutHero(board: Board): Seat | undefined {
  const seats = seatsFrom(board, board.turn);
  return gradesOf(board.setup)
    .map((grade) => seats.find((seat) => gradeWanted(board, seat) === grade))
    .find((seat) => seat !== undefined);
}
const withoutSpace = (board: Board): Seat | undefined => seatsFrom(board, board.turn).find((seat) => playerOf(board, seat).space < 0);
const questsOf = (board: Board, seat: Seat): number => playerOf(board, seat).quests.length + playerOf(board, seat).sealed.cards.length;
const withoutQuests = (board: Board): Seat | undefined =>
  seatsFrom(board, board.turn).find((seat) => questsOf(board, seat) < personalQuests(board.setup));
const withoutHand = (board: Board): Seat | undefined =>
  seatsFrom(board, board.turn).find((seat) => playerOf(board, seat).hand.cards.length < HAND);

/** With a Revealed Map its cards are still to be dealt. */
const isUnlaid = (board: Board): boolean => isRevealed(board) && board.spaces.length === 0;

/** DGN-COMBINE-05, A-89: as many as were agreed, as long as a card may be left out; everybody sees which. */
const leaveOut = procedure<Dungeoneer>()('leave-out')
  .step('DGN-COMBINE-05', (t) => {
    const { maps, adventures } = t.board.setup.trim;
    for (let n = 0; n < maps && spareMaps(t.board).length > 0; n++)
      t.raise('cards.left-out', { cards: [t.choose(spareMaps(t.board), 'map')] });
    for (let n = 0; n < adventures; n++) t.raise('cards.left-out', { cards: [t.draw(at(t.board.stocks, 0).draw, 'adventure')] });
  })
  .done();

/** A hero that was chosen, or one by chance. */
const giveHero = procedure<Dungeoneer, { readonly seat: Seat }>()('give-hero')
  .ask('DGN-OPT-PICKHERO-01', chooseHero, (board, { seat }) => (hasOption(board.setup, 'pickHero') ? seat : null))
  .step(['DGN-SETUP-07', 'DGN-SETUP-08', 'DGN-SETUP-09', 'DGN-SETUP-13'], (t, { seat, answer }) => {
    const hero = answer?.hero ?? t.choose(freeHeroes(t.board, gradeWanted(t.board, seat)), 'hero');
    t.raise('hero.dealt', { seat, hero });
  })
  .done();

const placeHero = procedure<Dungeoneer, { readonly seat: Seat }>()('place-hero')
  .ask('DGN-COMBINE-26', chooseEntrance, (board, { seat }) => (startsOf(board, seat).length > 1 ? seat : null))
  .step('DGN-SETUP-12', (t, { seat, answer }) => t.raise('hero.placed', { seat, space: answer?.space ?? at(startsOf(t.board, seat), 0) }))
  .done();

const forNext = (seat: Seat | undefined): { readonly seat: Seat } | null => (seat === undefined ? null : { seat });

export const setup = procedure<Dungeoneer>()('setup', 'hero', 'quest')
  // DGN-OPT-REVEALED-02: Quests first; the map, and with it the first player, then come from what is dealt.
  .step('DGN-OPT-REVEALED-02', (t) => (isRevealed(t.board) ? 'quest' : undefined))
  .call('DGN-SETUP-20', firstPlayer, () => ({}))
  .each(['DGN-SETUP-01', 'DGN-SETUP-06', 'DGN-COMBINE-22'], ring, ({ setup: table }, _locals, done) => {
    const realm = realmsOf(table)[done];
    return realm === undefined ? null : { realm };
  })
  .call('DGN-COMBINE-05', leaveOut, () => ({}))
  .at('hero')
  .each('DGN-SETUP-07', giveHero, (board) => forNext(withoutHero(board)))
  .each('DGN-SETUP-12', placeHero, (board) => forNext(withoutSpace(board)))
  .at('quest')
  .step(['DGN-SETUP-14', 'DGN-SETUP-15'], (t) => {
    for (let seat = withoutQuests(t.board); seat !== undefined; seat = withoutQuests(t.board))
      dealQuest(t, seat, questFor(t, seat), isEdition(t.board, '2.1') ? 'DGN-SETUP-14' : 'DGN-SETUP-15');
  })
  .step(['DGN-SETUP-16', 'DGN-COMBINE-28', 'DGN-OPT-NOPERSONAL-02'], (t) => {
    while (t.board.global.length < globalQuests(t.board.setup)) t.raise('quest.turned-up', { quest: drawQuest(t) });
  })
  .call('DGN-COMBINE-05/r', leaveOut, (board) => (isUnlaid(board) ? {} : null))
  .call('DGN-OPT-REVEALED-01', revealMap, (board) => (isUnlaid(board) ? {} : null))
  .step('DGN-OPT-REVEALED-01/a', (t) => (withoutHero(t.board) === undefined ? undefined : 'hero'))
  .each('DGN-SETUP-17', drawCards, (board) => {
    const seat = drawable(board).length === 0 ? undefined : withoutHand(board);
    return seat === undefined ? null : { seat, n: HAND, rule: 'DGN-SETUP-17' as const };
  })
  .done();

/** DGN-COMBINE-27: with two realms in 2.1 the first Quest is of the one and the second of the other. */
function questFor(t: Turn<Dungeoneer>, seat: Seat): QuestId {
  const realms = realmsOf(t.board.setup);
  if (!isEdition(t.board, '2.1') || realms.length < 2) return drawQuest(t);
  const realm = realms[questsOf(t.board, seat)];
  const cards = t.board.quests.flatMap((zone) => zone.cards);
  return t.choose(
    cards.filter((quest) => realmOf(questOf(quest).deck) === realm),
    'quest',
  );
}

export const SETUP_PROCEDURES = [setup, firstPlayer, ring, leaveOut, giveHero, placeHero, ...REVEALED_PROCEDURES] as const;
