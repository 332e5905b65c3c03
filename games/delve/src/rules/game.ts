// Owns the whole game in the order of the pamphlet: preparation, encounter after encounter, victory or failure.

import { pileSize, procedure } from '@undercroft/kernel';
import { cardOf } from '../content/cards.ts';
import { SKILLS } from '../content/types.ts';
import { between, create, drawEntrance, playOn } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import { automaticEntrance, entranceSize } from '../queries/entrance.ts';
import { boxAt } from '../pieces/rooms.ts';
import { openExits } from '../queries/map.ts';
import { scoreOf } from '../queries/score.ts';
import { healthRule } from '../setup.ts';
import { ME, type Board } from '../state.ts';
import { beginCompletion, buildDecks, chooseCards, lookAtTop, rebuildDeck } from './decks.ts';
import { useItem } from './dice.ts';
import { encounter } from './encounter.ts';
import { experience, trainSkill } from './rewards.ts';

/** The character: two experiences, then those of a veteran, then health and gems. */
export const character = procedure<Delve>()('character')
  .step(['DLV-SETUP-04', 'DLV-SETUP-05', 'DLV-SETUP-13'], (t) =>
    t.raise('hero.named', { hero: t.board.setup.hero, area: t.board.setup.area }),
  )
  .ask(['DLV-SETUP-07', 'DLV-SETUP-08'], create, () => ME)
  .step(['DLV-SETUP-06', 'DLV-SETUP-09'], (t, { answer }) => {
    trainSkill(t, answer.first);
    trainSkill(t, answer.second);
  })
  .each(['DLV-MODE-MICRO-07', 'DLV-MODE-MICRO-08', 'DLV-MODE-MINI-05'], experience, ({ setup }, _, done) =>
    done < setup.veteran ? { skills: SKILLS } : null,
  )
  .step(['DLV-SETUP-10', 'DLV-SETUP-11', 'DLV-SETUP-12', 'DLV-MODE-MICRO-02', 'DLV-MODE-MICRO-05', 'DLV-MODE-MINI-02', 'DLV-OPT-01'], (t) =>
    t.raise('hero.equipped', { health: t.board.setup.startHealth, ruby: 2, emerald: 1 }, healthRule(t.board.setup)),
  )
  .done();

export const entrance = procedure<Delve>()('entrance')
  .step(['DLV-MAP-01', 'DLV-MAP-06'], (t) =>
    t.raise('entrance.rolled', { dice: [t.roll(6, 'entrance'), t.roll(6, 'entrance'), t.roll(6, 'entrance')] }),
  )
  .ask('DLV-MAP-02', drawEntrance, () => ME)
  .step(['DLV-MAP-03', 'DLV-MAP-07', 'DLV-MAP-08', 'DLV-MAP-09', 'DLV-VAR-WEB-05'], (t, { answer }) => {
    const { map } = t.board;
    const size = entranceSize(t.board.entranceDice);
    if (answer.act === 'automatic') t.raise('entrance.drawn', automaticEntrance(map, size), 'DLV-MAP-09');
    else if (answer.act === 'draw')
      t.raise('entrance.drawn', { squares: answer.squares.toSorted((a, b) => a - b), exits: answer.exits }, 'DLV-MAP-07');
    else t.raise('entrance.drawn', { squares: boxAt(map, size, answer.width, answer.corner), exits: answer.exits }, 'DLV-VAR-WEB-05');
  })
  .done();

/** Whether the encounter just ended was the last one of its deck. */
const deckIsDone = (board: Board): boolean => pileSize(board.decks.impending) === 0;
/** DLV-DECK-09: unique is what is not level 1. The unique card of this deck has been cleared: only level 1 cards are left, or none (DLV-DECK-17). */
const uniqueIsDone = (board: Board): boolean => board.decks.impending.every((zone) => zone.cards.every((card) => cardOf(card).level === 1));

/** DLV-MODE-COMPLETE-01: empty space is left where an exit still leads to it, and there are unused unique cards. */
const mayPlayOn = (board: Board): boolean =>
  openExits(board.map).length > 0 && board.decks.reserve.cards.some((card) => cardOf(card).level !== 1);

export const game = procedure<Delve>()('game', 'between', 'won', 'over')
  .step(['DLV-SETUP-01', 'DLV-SETUP-03', 'DLV-DECK-01', 'DLV-DECK-02', 'DLV-DECK-19', 'DLV-ENGINE-02'], (t) => chooseCards(t))
  .call('DLV-SETUP-03/a', character, () => ({}))
  .call('DLV-SETUP-03/b', entrance, () => ({}))
  .call('DLV-SETUP-03/c', buildDecks, () => ({}))
  .at('between')
  .ask('DLV-DECK-13', between, () => ME)
  .step(['DLV-WIN-05', 'DLV-MODE-COMPLETE-11'], (t, { answer: { act } }) => {
    if (act === 'give-up') t.raise('game.given-up', { met: t.board.met.length }, 'DLV-WIN-05');
    return act === 'give-up' || act === 'stop' ? 'over' : undefined;
  })
  .call('DLV-ITEM-05', lookAtTop, (_, { answer }) => (answer.act === 'look' ? { place: answer.item } : null))
  .step('DLV-ITEM-05/a', (t, { answer }) => {
    if (answer.act !== 'learn') return;
    useItem(t, answer.item);
    trainSkill(t, answer.skill);
  })
  .step('DLV-ITEM-05/b', (_, { answer }) => (answer.act === 'draw' ? undefined : 'between'))
  .call(['DLV-ENC-01', 'DLV-ENC-09'], encounter, () => ({}))
  .step(['DLV-MODE-MICRO-03', 'DLV-MODE-MICRO-06', 'DLV-MODE-MICRO-09', 'DLV-MODE-MINI-03'], (t) => {
    if (t.board.setup.mode === 'full' || !deckIsDone(t.board)) return;
    t.raise('game.won', { by: 'last-card' }, 'DLV-MODE-MICRO-03');
    return 'over';
  })
  .step('DLV-MODE-COMPLETE-05', (t) => {
    if (!t.board.completionist) return;
    return deckIsDone(t.board) ? 'over' : 'between';
  })
  .step(['DLV-WIN-02', 'DLV-DECK-16'], (t) => (t.board.result === 'victory' ? 'won' : undefined))
  .call('DLV-DECK-11', rebuildDeck, (board) => (board.setup.mode === 'full' && uniqueIsDone(board) ? {} : null))
  .step('DLV-DECK-13/a', () => 'between')
  .at('won')
  .step('DLV-MODE-COMPLETE-01/a', (t) => (mayPlayOn(t.board) ? undefined : 'over'))
  .ask('DLV-MODE-COMPLETE-01', playOn, () => ME)
  .step('DLV-MODE-COMPLETE-01/b', (_, { answer }) => (answer.act === 'stop' ? 'over' : undefined))
  .call('DLV-MODE-COMPLETE-02', beginCompletion, () => ({}))
  .step('DLV-MODE-COMPLETE-03', () => 'between')
  .at('over')
  .step(['DLV-SCORE-01', 'DLV-SCORE-02'], (t) => t.raise('game.ended', { score: scoreOf(t.board) }))
  .done();
