// Owns the Dutch words of how the game is played.

import type { HowToWords } from '../how-to.ts';

export const howTo: HowToWords = {
  goal: {
    title: 'Waar het om gaat',
    text: 'Daal kamer voor kamer af tot de baas verslagen is. Je verliest als je gezondheid op is.',
  },
  turn: {
    title: 'Een beurt',
    text: 'Trek een kaart: dat is een kamer met wat daarin huist. Plaats de kamer en vecht in rondes. Elke ronde is één aanvalsproef en één weerproef, tegelijk gegooid.',
  },
  check: {
    title: 'Een proef',
    text: 'Gooi twee dobbelstenen en tel ze op. Je aanvalsproef moet de DEF van de vijand halen om een kring in te vullen; je weerproef moet zijn ATK halen, anders verlies je 1 gezondheid. Voor een vaardigheid waar je slecht in bent gooi je er drie en tellen de laagste twee.',
  },
  gems: {
    title: 'Edelstenen',
    text: 'De dobbelstenen liggen open tot je ze vastlegt. Een robijn draait een dobbelsteen 1, een saffier gooit er één over, een smaragd gooit de hele proef over.',
  },
  rooms: {
    title: 'Kamers plaatsen',
    text: 'Eerst teken je de ingang met drie uitgangen. Elke nieuwe kamer sluit aan op een open uitgang van de plattegrond; draai en spiegel hem zoals je wilt.',
  },
  end: {
    title: 'Beloning en einde',
    text: 'Zijn alle kringen ingevuld, dan is de kamer uitgespeeld en krijg je de beloning: edelstenen, gezondheid, voorwerpen, ervaring. In een volledig spel worden de kaarten zwaarder tot aan de baas; in een kort spel wint de laatste kaart. Daarna wordt de score geteld.',
  },
};
