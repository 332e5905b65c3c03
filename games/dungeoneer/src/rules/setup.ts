// Owns what happens before the first turn: the first player, the map around the Entrance, heroes, Quests and hands.

import { procedure, type Seat, type Turn } from '@undercroft/kernel';
import { mapOf, questOf, type MapId, type QuestId } from '../content/cards.ts';
import type { Realm } from '../content/types.ts';
import { chooseEntrance, chooseHero } from '../decisions.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { readRing, ringsOf } from '../queries/map.ts';
import { hasOption, realmsOf } from '../setup.ts';
import { isEdition, isEntrance, playerOf, seatsFrom, type Board, type SpaceId } from '../state.ts';
import { globalQuests, personalQuests } from '../queries/options.ts';
import { isRevealed, startsOf } from '../queries/revealed.ts';
import { canDraw, drawCard } from './draw.ts';
import { firstPlayer } from './first-player.ts';
import { REVEALED_PROCEDURES, revealMap } from './options-revealed.ts';

export const HAND = 5;

const inDeck = (board: Board, realm: Realm): readonly MapId[] => (board.maps[realm] ?? []).flatMap((zone) => zone.cards as MapId[]);
const passagesIn = (board: Board, realm: Realm): readonly MapId[] =>
  inDeck(board, realm).filter((card) => mapOf(card).kind === 'passage' && !isEntrance(board, card));

/** The Entrance of a realm and one Passage at each of its exits. */
const ring = procedure<Dungeoneer, { readonly realm: Realm }>()('ring', 'more', 'fits')
  .step(['DGN-SETUP-02', 'DGN-COMBINE-22'], (t, { realm }) => {
    const card = inDeck(t.board, realm).find((one) => isEntrance(t.board, one)) as MapId;
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

/** DGN-SETUP-07, DGN-OPT-PICKHERO-01: the next player without a hero, in turn order. */
const withoutHero = (board: Board): Seat | undefined => seatsFrom(board, board.turn).find((seat) => playerOf(board, seat).hero === null);
const withoutSpace = (board: Board): Seat | undefined => seatsFrom(board, board.turn).find((seat) => playerOf(board, seat).space < 0);
const questsOf = (board: Board, seat: Seat): number => playerOf(board, seat).quests.length + playerOf(board, seat).sealed.cards.length;
const withoutQuests = (board: Board): Seat | undefined =>
  seatsFrom(board, board.turn).find((seat) => questsOf(board, seat) < personalQuests(board.setup));
const withoutHand = (board: Board): Seat | undefined =>
  seatsFrom(board, board.turn).find((seat) => playerOf(board, seat).hand.cards.length < HAND);

export const setup = procedure<Dungeoneer>()('setup', 'hero', 'start', 'quest', 'hand')
  // DGN-OPT-REVEALED-02: Quests first; the map, and with it the first player, then come from what is dealt.
  .step('DGN-OPT-REVEALED-02', (t) => (isRevealed(t.board) ? 'quest' : undefined))
  .call('DGN-SETUP-20', firstPlayer, () => ({}))
  .call(['DGN-SETUP-01', 'DGN-SETUP-06'], ring, ({ setup: table }) => ({ realm: realmsOf(table)[0] as Realm }))
  .call('DGN-COMBINE-22', ring, ({ setup: table }) => {
    const second = realmsOf(table)[1];
    return second === undefined ? null : { realm: second };
  })
  .at('hero')
  .let('DGN-SETUP-07/a', (t) => ({ seat: withoutHero(t.board) ?? -1 }))
  .step('DGN-SETUP-07/b', (_t, { seat }) => (seat < 0 ? 'start' : undefined))
  .ask('DGN-OPT-PICKHERO-01', chooseHero, (board, { seat }) => (hasOption(board.setup, 'pickHero') ? seat : null))
  .step(['DGN-SETUP-07', 'DGN-SETUP-08', 'DGN-SETUP-09', 'DGN-SETUP-13'], (t, { seat, hero }) => {
    // A hero that was chosen, or one by chance.
    const dealt = hasOption(t.board.setup, 'pickHero') ? hero : t.choose(t.board.heroes, 'hero');
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
    const quest = drawQuest(t);
    // an Effect Quest lies open in either edition.
    const open = isEdition(t.board, '2.1') || questOf(quest).effect.length > 0;
    t.raise('quest.dealt', { seat, quest, open }, isEdition(t.board, '2.1') ? 'DGN-SETUP-14' : 'DGN-SETUP-15');
    return 'quest';
  })
  .step(['DGN-SETUP-16', 'DGN-OPT-NOPERSONAL-02'], (t) => {
    while (t.board.global.length < globalQuests(t.board.setup)) t.raise('quest.turned-up', { quest: drawQuest(t) });
  })
  .call('DGN-OPT-REVEALED-01', revealMap, (board) => (isRevealed(board) && board.spaces.length === 0 ? {} : null))
  .step('DGN-OPT-REVEALED-01/a', (t) => (withoutHero(t.board) === undefined ? undefined : 'hero'))
  .at('hand')
  .step('DGN-SETUP-17', (t) => {
    const seat = withoutHand(t.board);
    if (seat === undefined || !canDraw(t)) return 'end';
    drawCard(t, seat);
    return 'hand';
  })
  .done();

const drawQuest = (t: Turn<Dungeoneer>): QuestId => t.draw(t.board.quests, 'quest') as QuestId;

export const SETUP_PROCEDURES = [setup, firstPlayer, ring, ...REVEALED_PROCEDURES] as const;
