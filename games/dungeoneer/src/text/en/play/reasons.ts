// Owns the English words of why a bot did what it did.

import type { PlayPhrases } from '../../play/phrases.ts';

export const reasons: PlayPhrases['reasons'] = {
  quest: (who, quest) => `${who} is on the way to ${quest}.`,
  business: (who) => `${who} has business elsewhere.`,
  realm: (who) => `${who} is looking for the other realm.`,
  gather: (who) => `${who} is gathering Glory.`,
  find: (who) => `${who} is looking for a place that is not on the map yet.`,
  try: (who, quest) => `${who} wants to complete ${quest}.`,
  complete: (who, quest) => `${who} carries on with ${quest}.`,
  up: (who) => `${who} wants to be able to move.`,
  stop: (who) => `${who} has nothing better to do.`,
  odds: (who, _quest, percent) => `${who} likes the odds: ${percent} %.`,
  leader: (who, _quest, percent) => `${who} wants to stop whoever leads: ${percent} %.`,
  worth: (who) => `${who} thinks it is worth its price.`,
  ward: (who) => `${who} does not want to be hit.`,
  roll: (who) => `${who} wants this roll to go well.`,
};
