// Owns the Dutch words of how the game is played.

import type { HowToWords } from '../../play/how-to.ts';

export const howTo: HowToWords = {
  goal: { title: 'Waar het om gaat', text: 'Voltooi als eerste 3 queesten, of blijf als laatste held overeind.' },
  turn: {
    title: 'Een beurt',
    text: 'Een beurt heeft 5 fasen: Reset, Dungeonlord, Bouw, Helden, Afleg- en trek. Je snelheid geeft je bewegingspunten voor de beurt.',
  },
  lord: {
    title: 'Dungeonlord',
    text: 'Waar een held komt, haalt die gevaar op. De anderen geven het uit: als Dungeonlord speel je monsters, vallen en vloeken op een tegenstander en betaal je met het gevaar van die tegenstander.',
  },
  map: {
    title: 'De plattegrond',
    text: 'Elke beurt groeit de plattegrond met 1 kaart. Wie een veld verlaat, krijgt te maken met de uitgang: open, op slot, met val of muur. Verkennen mag ook.',
  },
  hero: {
    title: 'Je held',
    text: 'Een nieuw veld geeft roem en gevaar. Met roem betaal je gunsten en schatten. Op de plek die een queeste noemt, mag je een poging wagen.',
  },
  fight: {
    title: 'Een gevecht',
    text: 'De aanvaller gooit 1 dobbelsteen en telt de score op in de gekozen vorm: handgevecht, magie of snelheid. Jij doet hetzelfde in die vorm. Het hoogste totaal raakt; een treffer is 1 wond, tenzij de kaart iets anders zegt.',
  },
};
