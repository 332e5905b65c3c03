// Owns what happens before the first turn: the first player, the map around the Entrance, heroes, Quests and hands.

import { procedure, type Seat, type Turn } from '@undercroft/kernel';
import { mapOf, questOf, type AdventureId, type MapId, type QuestId } from '../content/cards.ts';
import { mapsIn, realmOf } from '../content/decks.ts';
import type { Realm } from '../content/types.ts';
import { chooseEntrance, chooseHero } from '../decisions.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { readRing, ringsOf } from '../queries/map.ts';
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
    .flatMap((zone) => zone.cards as MapId[])
    .filter((card) => mapOf(card).realm === realm);
const passagesIn = (board: Board, realm: Realm): readonly MapId[] => inDeck(board, realm).filter((card) => isPassage(board, card));

/** The Entrance of a realm and one Passage at each of its exits. */
const ring = procedure<Dungeoneer, { readonly realm: Realm }>()('ring', 'more', 'fits')
  .step(['DGN-SETUP-02', 'DGN-COMBINE-22'], (t, { realm }) => {
    // that of the first deck; further ones stay among the Map cards.
    const card = mapsIn(t.board.setup.decks, realm).find((one) => isEntrance(t.board, one)) as MapId;
    t.raise('entrance.laid', { card, realm }, 'DGN-SETUP-02');
  })
  .let('DGN-SETUP-03/a', (): { chosen: readonly MapId[] } => ({ chosen: [] }))
  .at('more')
  .let(['DGN-SETUP-03', 'DGN-SETUP-04'], (t, { realm, chosen }) => {
    const left = passagesIn(t.board, realm).filter((card) => !chosen.includes(card));
    return { chosen: [...chosen, t.choose(left, 'map')] };
  })
  .step('DGN-SETUP-03/b', (_t, { chosen }) => (chosen.length < 4 ? 'more' : undefined))
  .step('DGN-SETUP-05/a', (t, { realm, chosen }) => (ringsOf(entranceOf(t.board, realm), chosen).length > 0 ? 'fits' : undefined))
  .let('DGN-SETUP-05/b', (t, { chosen }) => {
    const back = t.choose(chosen, 'map');
    return { chosen: chosen.filter((card) => card !== back) };
  })
  .step('DGN-SETUP-05/c', () => 'more')
  .at('fits')
  .step('DGN-SETUP-05', (t, { realm, chosen }) => {
    const so = t.choose(ringsOf(entranceOf(t.board, realm), chosen), 'map');
    for (const { card, x, y, turned } of readRing(so, 0, 0))
      t.raise('map.placed', { seat: null, card, x, y, turned, space: t.board.spaces.length });
  })
  .done();

/** The Entrance that was laid first in a realm. */
const entranceIn = (board: Board, realm: Realm): SpaceId => board.spaces.findIndex((space) => space.realm === realm);
const entranceOf = (board: Board, realm: Realm): MapId => (board.spaces[entranceIn(board, realm)] as Board['spaces'][number]).card;

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
const leaveOut = procedure<Dungeoneer>()('leave-out', 'map', 'adventures')
  .let('DGN-COMBINE-05/a', (t) => ({ n: t.board.setup.trim.maps }))
  .at('map')
  .let('DGN-COMBINE-05/b', (t, { n }) => {
    const spare = n > 0 ? spareMaps(t.board) : [];
    if (spare.length === 0) return { n: 0 };
    t.raise('cards.left-out', { cards: [t.choose(spare, 'map')] }, 'DGN-COMBINE-05');
    return { n: n - 1 };
  })
  .step('DGN-COMBINE-05/c', (_t, { n }) => (n > 0 ? 'map' : undefined))
  .let('DGN-COMBINE-05/d', (t) => ({ n: t.board.setup.trim.adventures }))
  .at('adventures')
  .step('DGN-COMBINE-05/e', (_t, { n }) => (n === 0 ? 'end' : undefined))
  .let('DGN-COMBINE-05', (t, { n }) => {
    const { draw } = t.board.stocks[0] as Board['stocks'][number];
    t.raise('cards.left-out', { cards: [t.draw(draw, 'adventure') as AdventureId] });
    return { n: n - 1 };
  })
  .step('DGN-COMBINE-05/f', () => 'adventures')
  .done();

export const setup = procedure<Dungeoneer>()('setup', 'hero', 'start', 'quest', 'hand')
  // DGN-OPT-REVEALED-02: Quests first; the map, and with it the first player, then come from what is dealt.
  .step('DGN-OPT-REVEALED-02', (t) => (isRevealed(t.board) ? 'quest' : undefined))
  .call('DGN-SETUP-20', firstPlayer, () => ({}))
  .call(['DGN-SETUP-01', 'DGN-SETUP-06'], ring, ({ setup: table }) => ({ realm: realmsOf(table)[0] as Realm }))
  .call('DGN-COMBINE-22', ring, ({ setup: table }) => {
    const second = realmsOf(table)[1];
    return second === undefined ? null : { realm: second };
  })
  .call('DGN-COMBINE-05', leaveOut, () => ({}))
  .at('hero')
  .let('DGN-SETUP-07/a', (t) => ({ seat: withoutHero(t.board) ?? -1 }))
  .step('DGN-SETUP-07/b', (_t, { seat }) => (seat < 0 ? 'start' : undefined))
  .ask('DGN-OPT-PICKHERO-01', chooseHero, (board, { seat }) => (hasOption(board.setup, 'pickHero') ? seat : null))
  .step(['DGN-SETUP-07', 'DGN-SETUP-08', 'DGN-SETUP-09', 'DGN-SETUP-13'], (t, { seat, hero }) => {
    // A hero that was chosen, or one by chance.
    const dealt = hasOption(t.board.setup, 'pickHero') ? hero : t.choose(freeHeroes(t.board, gradeWanted(t.board, seat)), 'hero');
    t.raise('hero.dealt', { seat, hero: dealt });
    return 'hero';
  })
  .at('start')
  .let('DGN-SETUP-12/a', (t) => ({ seat: withoutSpace(t.board) ?? -1 }))
  .step('DGN-SETUP-12/b', (_t, { seat }) => (seat < 0 ? 'quest' : undefined))
  .let('DGN-SETUP-12/c', (t, { seat }) => ({ space: startsOf(t.board, seat)[0] as SpaceId }))
  .ask('DGN-COMBINE-26', chooseEntrance, (board, { seat }) => (startsOf(board, seat).length > 1 ? seat : null))
  .step('DGN-SETUP-12', (t, { seat, space }) => {
    t.raise('hero.placed', { seat, space });
    return 'start';
  })
  .at('quest')
  .step(['DGN-SETUP-14', 'DGN-SETUP-15'], (t) => {
    const seat = withoutQuests(t.board);
    if (seat === undefined) return undefined;
    dealQuest(t, seat, questFor(t, seat), isEdition(t.board, '2.1') ? 'DGN-SETUP-14' : 'DGN-SETUP-15');
    return 'quest';
  })
  .step(['DGN-SETUP-16', 'DGN-COMBINE-28', 'DGN-OPT-NOPERSONAL-02'], (t) => {
    while (t.board.global.length < globalQuests(t.board.setup)) t.raise('quest.turned-up', { quest: drawQuest(t) });
  })
  .call('DGN-COMBINE-05/r', leaveOut, (board) => (isUnlaid(board) ? {} : null))
  .call('DGN-OPT-REVEALED-01', revealMap, (board) => (isUnlaid(board) ? {} : null))
  .step('DGN-OPT-REVEALED-01/a', (t) => (withoutHero(t.board) === undefined ? undefined : 'hero'))
  .at('hand')
  .let('DGN-SETUP-17/a', (t) => ({ seat: withoutHand(t.board) ?? -1 }))
  .step('DGN-SETUP-17/b', (t, { seat }) => (seat < 0 || drawable(t.board).length === 0 ? 'end' : undefined))
  .call('DGN-SETUP-17', drawCards, (_board, { seat }) => ({ seat, n: HAND, rule: 'DGN-SETUP-17' as const }))
  .step('DGN-SETUP-17/c', () => 'hand')
  .done();

/** DGN-COMBINE-27: with two realms in 2.1 the first Quest is of the one and the second of the other. */
function questFor(t: Turn<Dungeoneer>, seat: Seat): QuestId {
  const realms = realmsOf(t.board.setup);
  if (!isEdition(t.board, '2.1') || realms.length < 2) return drawQuest(t);
  const realm = realms[questsOf(t.board, seat)];
  const cards = t.board.quests.flatMap((zone) => zone.cards) as QuestId[];
  return t.choose(
    cards.filter((quest) => realmOf(questOf(quest).deck) === realm),
    'quest',
  );
}

export const SETUP_PROCEDURES = [setup, firstPlayer, ring, leaveOut, ...REVEALED_PROCEDURES] as const;
