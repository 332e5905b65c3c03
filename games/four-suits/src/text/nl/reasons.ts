// Owns the Dutch words of why a bot did what it did.

import type { ReasonPhrases } from '../reasons.ts';

export const reasons: ReasonPhrases = {
  level: 'De ervaring is nu meer waard als level: het geneest ook.',
  learn: 'Deze techniek heeft het vak als eerste nodig.',
  gear: 'Het geeft voor zijn prijs meer dan wat er gedragen werd.',
  heal: 'Wie gewond is, wordt verzorgd voor de volgende deur.',
  room: 'De kamer is er om gebruikt te worden.',
  look: 'Het is goed te weten wat er komt.',
  hoard: 'Vier schatten, en de kansen zijn goed.',
  on: 'De weg leidt verder.',
  aside: 'Naast de weg liggen ervaring en schatten, en de groep kan het aan.',
  boss: 'Alles wat de moeite waard is, is verkend: nu de baas.',
  home: 'De groep is te moe om door te gaan; de stad kost een Alarm en geneest iedereen.',
  junk: 'Niemand heeft het nodig.',
  supplies: 'Dranken zijn goedkoper dan een verloren gevecht.',
  depart: 'Alles is klaar.',
  shorter: 'De kortste weg, en de zwakste baas.',
  recruit: 'De groep is klein; eentje erbij is een queestelevel waard.',
  alone: 'Een rekruut zou een queestelevel kosten.',
  bet: 'Gelijk is verloren, dus de bank wint.',
  finish: ({ who, percent }) => `Dit moet het einde zijn van ${who} (${percent} %).`,
  hurt: ({ who, percent, n }) => `${who} verliest hier het meest door: gemiddeld ${n} HP, ${percent} % kans op raak.`,
  weaken: ({ who, percent }) => `${who} doet daarna minder kwaad, als het lukt (${percent} %).`,
  save: ({ who }) => `${who} moet weer overeind.`,
  mend: ({ who, n }) => `${who} zou het niet lang volhouden: ${n} HP erbij.`,
  boost: ({ who }) => `Het loont zolang het gevecht duurt: ${who}.`,
  flee: 'Dit gevecht zou verloren worden.',
  guard: 'Er is niets beters te doen dan standhouden.',
};
