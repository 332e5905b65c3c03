// Owns what @@TITLE@@ says in English.

import { playingCardName } from '@undercroft/presentation';
import { CAREFUL_MORE, LEAST, lootOf, OMEN_LOOT } from '../queries/loot.ts';
import { MOST_ROUNDS } from '../setup.ts';
import { BOARD_WORDS } from './words/board.ts';
import type { Words } from './index.ts';

const { seat: named } = BOARD_WORDS.en;
const who = (seat: number, own: number): string => named(seat, seat === own);

export const en: Words = {
  title: '@@TITLE@@',
  blurb: 'A quick raid on a dungeon with playing cards and one die.',
  intro: ['Each turn you open a room. Keep its loot, or wager it for more. Remember your omen: its suit counts at the end.'],
  howTo: [
    { title: 'Omen', text: `You draw a card that only you see. At the end each card of its suit brings ${OMEN_LOOT} more.`, rules: ['@@PRE@@-SETUP-03', '@@PRE@@-WIN-02'] },
    { title: 'Open', text: 'Each turn you draw a card. It holds loot by its rank, a court card 10.', rules: ['@@PRE@@-TURN-02'] },
    { title: 'Keep or wager', text: 'Keep the loot, or search for more and trust the die.', rules: ['@@PRE@@-TURN-03', '@@PRE@@-TURN-04'] },
    { title: 'Win', text: 'When somebody has enough, the round is played to its end. The most loot wins.', rules: ['@@PRE@@-WIN-01', '@@PRE@@-WIN-03'] },
  ],
  fields: {
    players: { label: 'Players', help: 'How many sit at the table.' },
    enough: { label: 'Enough', help: 'So much loot ends the game.' },
    story: { label: 'Story', help: 'Several games, one after the other, with crews that you name.' },
  },
  presets: {
    two: { label: 'Two players', help: 'You and one other.' },
    alone: { label: 'Alone', help: `Have enough within ${MOST_ROUNDS} rounds.` },
    four: { label: 'Four players', help: 'A short game for a full table.' },
    story: { label: 'A story', help: 'Name a crew and lead it from dungeon to dungeon.' },
  },
  asking: {
    name: { prompt: 'A crew sets out.', acts: { name: { label: 'Name it', picks: { name: 'What is it called?' } } } },
    take: {
      prompt: ({ view: { card } }) => (card === null ? 'Your turn.' : `In the room: the ${playingCardName('en', card)}, loot ${lootOf(card)}.`),
      acts: { keep: 'Keep it', wager: { label: 'Wager it', picks: { how: 'How do you search?' } } },
    },
  },
  option: (pick, value) =>
    pick === 'name' ? String(value) :
    value === 'boldly' ? `Boldly: ${LEAST.boldly} or more takes three times the loot` : `Carefully: ${LEAST.carefully} or more takes ${CAREFUL_MORE} more loot`,
  log: {
    'crew.named': ({ seat, name }, view) => `${who(seat, view.seat)} named a crew: ${name}.`,
    'omen.drawn': ({ seat }, view) => {
      const card = view.omens[seat] ?? null;
      return `${who(seat, view.seat)} drew an omen${card === null || seat !== view.seat ? '' : `: the ${playingCardName('en', card)}`}.`;
    },
    'round.begun': ({ round }) => `Round ${round} begins.`,
    'room.opened': ({ seat, card }, view) => `${who(seat, view.seat)} found the ${playingCardName('en', card)}.`,
    'card.kept': ({ seat, loot }, view) => `${who(seat, view.seat)} kept it: loot ${loot}.`,
    'wager.won': ({ seat, how, die, loot }, view) => `${who(seat, view.seat)} searched ${how} and rolled ${die}: loot ${loot}.`,
    'wager.lost': ({ seat, how, die }, view) => `${who(seat, view.seat)} searched ${how} and rolled ${die}: nothing.`,
    'omen.shown': ({ seat, card, loot }, view) => `${who(seat, view.seat)} showed the ${playingCardName('en', card)}: ${loot} more loot.`,
    'game.ended': () => 'The game is over.',
  },
  why: { 'name-taken': 'Another crew is called that already.' },
  setup: { carried: () => 'What an earlier game hands on does not fit this one.' },
  ending: ({ winners, loot, round, seat }) => [
    winners === null || winners.length === 0 ? 'Nobody has won.' : winners.includes(seat) ? 'You have won.' : 'Another has won.',
    `After ${round} rounds: ${loot.join(', ')}.`,
  ],
};
