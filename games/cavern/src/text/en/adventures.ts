// Owns the English words of the adventures: their names, what they are in one line, the briefings and how they end.

import type { AdventureWords } from '../names.ts';

export const adventures: AdventureWords = {
  A1: {
    name: 'First Light',
    line: 'Find the old shaft and climb out.',
    briefing:
      'The ladder you came down now ends halfway up; somebody needed firewood. There is an old shaft further in; the miners swore by it, and at it. Find it, climb, and do not count the rungs aloud.',
    won: 'The sky is where you left it. Somebody offers you soup and does not ask.',
    lost: 'The mushrooms see to it that you are not in the dark. It is the least they can do, and it is all they do.',
  },
  A2: {
    name: 'The Borrowed Lamp',
    line: 'Bring the lamp back to the ladder.',
    briefing:
      "A lamp was lent to the mine for one night, in your grandmother's time. The owner would like it back, and is at the ladder, and is not getting younger. It stands on a pedestal, and it is not alone.",
    won: 'The lamp changes hands without a word. It is a little brighter than it was, which is called interest.',
    lost: 'The lamp stays where it is. It has been extended, the mine writes, by mutual consent.',
  },
  A3: {
    name: 'Behind the Sealed Door',
    line: 'Force the door and beat Orrodun.',
    briefing:
      'Nobody will say what was shut in with the last crew, only that it still rings the bell for work. Find the Sealed Door, lean on it, and lean again. When it opens, the Foreman will want to know why you are late.',
    won: 'The helmet rolls to a stop. For the first time in years the shift is over.',
    lost: 'You have been taken on. The hours are long, the light is poor, and the door is shut again.',
  },
  A4: {
    name: 'Three Blooms',
    line: 'Destroy three Hearts and Mother Caul before the spores win.',
    briefing:
      'Three flowers have opened under the village, and people up there have begun to hum. Every flower has a heart; hearts can be stopped. The mother will hear the last one. Breathe through your sleeve.',
    won: 'The humming stops in the middle of a line. Up there they look at each other, a little ashamed, and cannot say of what.',
    lost: 'It is not so bad. It is warm, one is never alone, and everybody knows the tune.',
  },
  A5: {
    name: 'The Lost Shift',
    line: 'Carry three miners to the ladder.',
    briefing:
      'Three men did not come up on Thursday. The company has written them off; their families have not learned that word. Dig them out and carry them to the ladder. Somebody without a lantern will want to help.',
    won: 'Three men sit on the grass and argue about whose turn it was with the prop. It is the finest argument you have ever heard.',
    lost: 'The whistling behind the rubble goes on for a while. Then it learns another tune.',
  },
  A6: {
    name: 'Rising Water',
    line: 'Be out before the water is.',
    briefing:
      'The river has found the mine, and likes it. The way you came is already a well. There is an old shaft at the far end; be in it before the water is, all of you, and forget the boots.',
    won: 'You come out one after another, like bad news. Behind you the shaft says “glup”, and is a pond.',
    lost: 'The water is very clear down here. One can see everything one should have left behind.',
  },
  A7: {
    name: 'Lair of the Pale Wyrm',
    line: 'Iskarra is at home. Defeat her.',
    briefing:
      'The well freezes in June, and the goats come home shorter. She is behind a door that was never meant to keep her in. Knock or do not knock; she has been counting your steps since the ladder.',
    won: 'She goes out like a very old winter: slowly, and then the dripping starts.',
    lost: 'You are kept. She keeps things beautifully.',
  },
  A8: {
    name: 'Two Crews, One Vein',
    line: 'Rivals: first to three crystals.',
    briefing:
      'The company sold the same vein twice. Both crews have papers, both papers have stamps, and the office is shut until Monday. Three crystals settle it. Nobody lays a hand on anybody; pockets are another matter.',
    won: 'The third crystal goes into your box, and the other crew helps to close the lid. They only want to see how it is done.',
    lost: 'They won. They are very nice about it, and that is the worst of it.',
    outOfSurges: 'Your crew has burned its last candle. The others carry you up, and charge for the rope.',
  },
};
