// Owns the English words of every question: what is asked, the acts, and what each of their picks asks.

import type { AskingPhrases, OptionPhrases } from '../phrases.ts';
import { times } from './words.ts';

const party = {
  use: {
    label: 'Use an item',
    picks: { unit: 'Who uses it?', item: 'Which item?', target: 'For whom?', mark: 'Which status goes?' },
  },
  cast: {
    label: 'Use a blessing',
    picks: { unit: 'Who?', technique: 'Which technique?', target: 'For whom?', mark: 'Which status goes?' },
  },
  wear: { label: 'Put on', picks: { unit: 'Who?', gear: 'What?' } },
  row: { label: 'Change rows', picks: { unit: 'Who goes to the other row?' } },
  learn: { label: 'Learn a technique', picks: { unit: 'Who learns?', technique: 'Which one?' } },
  level: { label: 'Level up', picks: { unit: 'Who?' } },
  repack: 'Pack anew',
} as const;

export const asking: AskingPhrases = {
  takeJob: {
    prompt: ({ about }) => `Choose a job for character ${about.unit + 1}.`,
    acts: { take: { label: 'Choose a job', picks: { job: 'Which job?' } } },
  },
  raiseStats: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: choose ${about.n === 1 ? 'a stat' : `${about.n} different stats`} to raise.`,
    acts: {
      raise: {
        label: 'Raise stats',
        picks: {
          stats: ({ unit, about }) => `${unit(about.unit)}: choose ${about.n === 1 ? 'a stat' : `${about.n} different stats`} to raise.`,
        },
      },
    },
  },
  takeQuest: {
    prompt: 'Two troubles. Choose one.',
    acts: { take: { label: 'Take a quest', picks: { card: 'Two troubles. Choose one.' } } },
  },
  askRecruit: {
    prompt: 'Look for a recruit? Whoever joins makes the next quest one level higher.',
    acts: { look: 'See who sits on the Bench', none: 'Not this time' },
  },
  takeRecruit: {
    prompt: 'One may join. The next quest is then one level higher.',
    acts: { take: { label: 'Take one along', picks: { job: 'Who?' } }, refuse: 'Neither' },
  },
  takeWeapon: {
    prompt: 'The recruit brings a weapon of level 1.',
    acts: { take: { label: 'Choose a weapon', picks: { weapon: 'The recruit brings a weapon of level 1.' } } },
  },
  nextStep: {
    prompt: ({ view }) => (view.dungeon !== null && view.found.length > 0 ? 'What next?' : 'Choose the next tile, or do something here.'),
    acts: {
      ...party,
      move: { label: 'Go on', picks: { to: 'Which tile?' } },
      pray: 'Pray at the altar',
      drink: 'Drink from the fountain',
      gaze: { label: 'Look into the crystal ball', picks: { tiles: 'Which tiles?' } },
      unlock: 'Open with a Key',
      'pick-lock': { label: 'Try the lock (once)', picks: { unit: 'Who tries?' } },
      open: 'Open the chest',
      raid: ({ guards }) => `Fight for the hoard: ${guards}`,
      jump: 'Jump into the hole',
      climb: 'Climb back up with the Rope',
      solve: 'Try the puzzle again',
      disarm: 'Use the Trap Kit on the puzzle',
      torch: { label: 'Light a Torch', picks: { tiles: 'Which tiles?' } },
      'read-map': 'Read the Magic Map',
      warp: { label: 'Use the Warp Stone here', picks: { to: 'To which tile?' } },
      bargain: { label: 'Buy from the Merchant', picks: { item: 'What?', unit: 'Who carries it?' } },
      sell: { label: 'Sell to the Merchant', picks: { unit: 'Whose things?', item: 'What?' } },
      leave: { label: 'Back to Town (Alarm +1)', picks: { by: 'How?' } },
    },
  },
  inTown: {
    prompt: 'Trade, level up, learn; then set out.',
    acts: {
      ...party,
      buy: { label: 'Buy', picks: { ware: 'What?', level: 'Which level?', unit: 'Who carries it?' } },
      sell: { label: 'Sell', picks: { unit: 'Whose things?', item: 'What?' } },
      dismiss: { label: 'Send somebody home', picks: { unit: 'Who stays behind for good?' } },
      depart: 'Rest and set out',
    },
  },
  repack: {
    prompt: 'What changes hands?',
    acts: {
      'pass-on': { label: 'Hand over', picks: { from: 'Who gives?', item: 'What?', to: 'To whom?' } },
      'take-off': { label: 'Take off', picks: { unit: 'Who?', slot: 'What?' } },
      drop: { label: 'Leave here', picks: { unit: 'Whose?', item: 'What?' } },
      fetch: { label: 'Pick up', picks: { item: 'What?', unit: 'Who carries it?' } },
      done: 'Done',
    },
  },
  lookAt: {
    prompt: 'The Ranger has gone ahead. Which tile is looked at?',
    acts: { look: { label: 'Look at a tile', picks: { tile: 'The Ranger has gone ahead. Which tile is looked at?' } } },
  },
  takeTile: {
    prompt: 'Two cards behind the door. Keep one.',
    acts: { take: { label: 'Keep one', picks: { card: 'Two cards behind the door. Keep one.' } } },
  },
  useKit: { prompt: 'A trap. Use the Trap Kit?', acts: { use: 'Use it: the trap is cancelled', keep: 'Keep it' } },
  useRope: { prompt: 'The floor gives way. Use the Rope?', acts: { use: 'Use it: nobody falls', keep: 'Keep it and fall' } },
  faceHustler: {
    prompt: 'The Hustler looks for an eye to catch. Who meets it?',
    acts: { save: { label: 'Choose who', picks: { unit: 'The Hustler looks for an eye to catch. Who meets it?' } } },
  },
  placeBet: {
    prompt: ({ view }) => `How much? At least ${Math.ceil(view.gold / 10)} of ${view.gold}.`,
    acts: { bet: { label: 'Bet', picks: { gold: 'How much?' } }, 'walk-on': 'Walk on' },
  },
  fightAct: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: choose an action.`,
    acts: {
      attack: { label: 'Attack', picks: { target: 'Choose whom.' } },
      intrinsic: { label: ({ intrinsic, about }) => intrinsic(about.unit), picks: { element: 'Which element?', target: 'Choose whom.' } },
      technique: { label: 'Technique', picks: { technique: 'Which one?', target: 'Choose whom.', mark: 'Which status goes?' } },
      use: {
        label: 'Use an item',
        picks: { item: 'Which item?', target: 'Choose whom.', mark: 'Which status goes?', with: 'Who comes along?' },
      },
      defend: 'Defend',
      rearrange: 'Rearrange',
      flee: { label: 'Flee', picks: { with: 'Who comes along?' } },
      pass: 'Pass',
    },
  },
  aim: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: whom does the next Attack hit?`,
    acts: { attack: { label: 'Attack', picks: { target: 'Choose whom.' } } },
  },
  resist: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: shake off a status? An ace among the Fort cards does it.`,
    acts: { resist: 'Try to shake it off', leave: 'Leave it' },
  },
  shakeOff: {
    prompt: ({ unit, about }) => `${unit(about.unit)} drew an ace. Which status goes?`,
    acts: { remove: { label: 'Shake off', picks: { status: 'Which one?' } } },
  },
  rearrange: {
    prompt: ({ unit, about }) => `${unit(about.unit)} rearranges. What changes?`,
    acts: {
      row: 'Go to the other row',
      'pass-on': { label: 'Hand over', picks: { from: 'Who gives?', item: 'What?', to: 'To whom?' } },
      wear: { label: 'Put on', picks: { gear: 'What?' } },
      'take-off': { label: 'Take off', picks: { slot: 'What?' } },
      done: 'Done',
    },
  },
};

export const option: OptionPhrases = {
  enough: 'That is enough',
  none: 'Nobody',
  unit: (name, hp, most, row) => `${name} (${hp} of ${most} HP${row === 'far' ? ', Far' : ''})`,
  priced: (name, gold) => `${name} (${gold} Gold)`,
  technique: (name, mp) => `${name} (${mp} MP)`,
  learn: (name, sp) => `${name} (${sp} SP)`,
  level: (_name, level, gold) => `Level ${level} (${gold} Gold)`,
  quest: (domain, floors, boss) => `${domain}, ${times(floors, 'floor')}: ${boss}`,
  tile: (place, known) => (known === null ? place : `${place}: ${known}`),
  stat: (name, now) => `${name} ${now} → ${now + 1}`,
  home: { gate: 'through the entrance', 'warp-stone': 'with the Warp Stone' },
  gold: (n) => `${n} Gold`,
};
