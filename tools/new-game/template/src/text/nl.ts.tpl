// Owns what @@TITLE@@ says in Dutch.

import { playingCardName } from '@undercroft/presentation';
import { CAREFUL_MORE, LEAST, lootOf, OMEN_LOOT } from '../queries/loot.ts';
import { MOST_ROUNDS } from '../setup.ts';
import { BOARD_WORDS } from './words/board.ts';
import type { Words } from './index.ts';

const { seat: named } = BOARD_WORDS.nl;
const who = (seat: number, own: number): string => named(seat, seat === own);
const SEARCHED = { carefully: 'voorzichtig', boldly: 'brutaal' } as const;

export const nl: Words = {
  title: '@@TITLE@@',
  blurb: 'Een snelle strooptocht door een kerker met speelkaarten en één dobbelsteen.',
  intro: ['Elke beurt open je een kamer. Houd de buit, of zet hem in voor meer. Denk aan je voorteken: die kleur telt aan het eind.'],
  howTo: [
    { title: 'Voorteken', text: `Je trekt een kaart die alleen jij ziet. Aan het eind geeft elke kaart van die kleur ${OMEN_LOOT} extra.`, rules: ['@@PRE@@-SETUP-03', '@@PRE@@-WIN-02'] },
    { title: 'Openen', text: 'Elke beurt trek je een kaart. De buit is haar rang, bij een prentkaart 10.', rules: ['@@PRE@@-TURN-02'] },
    { title: 'Houden of inzetten', text: 'Houd de buit, of zoek verder en vertrouw op de dobbelsteen.', rules: ['@@PRE@@-TURN-03', '@@PRE@@-TURN-04'] },
    { title: 'Winnen', text: 'Heeft iemand genoeg, dan wordt de ronde uitgespeeld. De meeste buit wint.', rules: ['@@PRE@@-WIN-01', '@@PRE@@-WIN-03'] },
  ],
  fields: {
    players: { label: 'Spelers', help: 'Hoeveel mensen er aan tafel zitten.' },
    enough: { label: 'Genoeg', help: 'Bij zoveel buit eindigt het spel.' },
    story: { label: 'Verhaal', help: 'Meer spellen na elkaar, met bendes die je een naam geeft.' },
  },
  presets: {
    two: { label: 'Twee spelers', help: 'Jij en een ander.' },
    alone: { label: 'Alleen', help: `Verzamel genoeg in ${MOST_ROUNDS} rondes.` },
    four: { label: 'Vier spelers', help: 'Een kort spel voor een volle tafel.' },
    story: { label: 'Een verhaal', help: 'Geef een bende een naam en leid haar van kerker naar kerker.' },
  },
  asking: {
    name: { prompt: 'Een bende gaat op pad.', acts: { name: { label: 'Een naam geven', picks: { name: 'Hoe heet ze?' } } } },
    take: {
      prompt: ({ view: { card } }) => (card === null ? 'Jouw beurt.' : `In de kamer: ${playingCardName('nl', card)}, buit ${lootOf(card)}.`),
      acts: { keep: 'Houden', wager: { label: 'Inzetten', picks: { how: 'Hoe zoek je?' } } },
    },
  },
  option: (pick, value) =>
    pick === 'name' ? String(value) :
    value === 'boldly' ? `Brutaal: ${LEAST.boldly} of meer geeft drie keer de buit` : `Voorzichtig: ${LEAST.carefully} of meer geeft ${CAREFUL_MORE} buit extra`,
  log: {
    'crew.named': ({ seat, name }, view) => `${who(seat, view.seat)} noemde een bende: ${name}.`,
    'omen.drawn': ({ seat }, view) => {
      const card = view.omens[seat] ?? null;
      return `${who(seat, view.seat)} trok een voorteken${card === null || seat !== view.seat ? '' : `: ${playingCardName('nl', card)}`}.`;
    },
    'round.begun': ({ round }) => `Ronde ${round} begint.`,
    'room.opened': ({ seat, card }, view) => `${who(seat, view.seat)} vond ${playingCardName('nl', card)}.`,
    'card.kept': ({ seat, loot }, view) => `${who(seat, view.seat)} hield de kaart: buit ${loot}.`,
    'wager.won': ({ seat, how, die, loot }, view) => `${who(seat, view.seat)} zocht ${SEARCHED[how]} en gooide ${die}: buit ${loot}.`,
    'wager.lost': ({ seat, how, die }, view) => `${who(seat, view.seat)} zocht ${SEARCHED[how]} en gooide ${die}: niets.`,
    'omen.shown': ({ seat, card, loot }, view) => `${who(seat, view.seat)} toonde ${playingCardName('nl', card)}: ${loot} buit extra.`,
    'game.ended': () => 'Het spel is afgelopen.',
  },
  why: { 'name-taken': 'Zo heet al een andere bende.' },
  setup: { carried: () => 'Wat een eerder spel meegeeft past niet bij dit spel.' },
  ending: ({ winners, loot, round, seat }) => [
    winners === null || winners.length === 0 ? 'Niemand heeft gewonnen.' : winners.includes(seat) ? 'Je hebt gewonnen.' : 'Een ander heeft gewonnen.',
    `Na ${round} rondes: ${loot.join(', ')}.`,
  ],
};
