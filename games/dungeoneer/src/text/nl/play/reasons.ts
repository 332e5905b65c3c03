// Owns the Dutch words of why a bot did what it did.

import type { PlayPhrases } from '../../play/phrases.ts';

export const reasons: PlayPhrases['reasons'] = {
  quest: (who, quest) => `${who} is op weg naar ${quest}.`,
  business: (who) => `${who} heeft eigen zaken te doen.`,
  realm: (who) => `${who} zoekt het andere rijk.`,
  gather: (who) => `${who} verzamelt roem.`,
  find: (who) => `${who} zoekt een plek die nog niet op de plattegrond ligt.`,
  try: (who, quest) => `${who} wil ${quest} volbrengen.`,
  complete: (who, quest) => `${who} gaat door met ${quest}.`,
  up: (who) => `${who} wil weer kunnen lopen.`,
  stop: (who) => `${who} heeft niets beters te doen.`,
  odds: (who, _quest, percent) => `${who} vindt de kans goed: ${percent} %.`,
  leader: (who, _quest, percent) => `${who} wil de koploper tegenhouden: ${percent} %.`,
  worth: (who) => `${who} vindt het de prijs waard.`,
  ward: (who) => `${who} wil niet geraakt worden.`,
  roll: (who) => `${who} wil dat deze worp lukt.`,
};
