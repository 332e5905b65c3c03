// Owns the English words of why a bot did what it did.

import type { ReasonPhrases } from '../reasons.ts';

export const reasons: ReasonPhrases = {
  level: 'The experience is worth more as a level now: it heals, too.',
  learn: 'This technique is what the job needs next.',
  gear: 'It gives more than what was worn, for its price.',
  heal: 'Whoever is hurt is mended before the next door.',
  room: 'The room is there to be used.',
  look: 'It is good to know what lies ahead.',
  hoard: 'Four treasures, and the odds are good.',
  on: 'The way leads on.',
  aside: 'Experience and treasure lie beside the way, and the party is fit for it.',
  boss: 'Everything worth it is explored: the boss is next.',
  home: 'The party is too worn to go on; Town costs an Alarm and heals everybody.',
  junk: 'Nobody needs it.',
  supplies: 'Potions are cheaper than a lost fight.',
  depart: 'Everything is ready.',
  shorter: 'The shorter way, and the weaker boss.',
  recruit: 'The party is small; one more is worth a quest level.',
  alone: 'A recruit would cost a quest level.',
  bet: 'Ties lose, so the house wins.',
  finish: ({ who, percent }) => `This should be the end of ${who} (${percent} %).`,
  hurt: ({ who, percent, n }) => `${who} loses most by it: ${n} HP on average, ${percent} % to hit.`,
  weaken: ({ who, percent }) => `${who} does less harm afterwards, if it works (${percent} %).`,
  save: ({ who }) => `${who} has to get up again.`,
  mend: ({ who, n }) => `${who} would not last long: ${n} HP more.`,
  boost: ({ who }) => `It pays while the fight lasts: ${who}.`,
  flee: 'This fight would be lost.',
  guard: 'There is nothing better to do than to hold out.',
};
