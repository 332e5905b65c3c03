// Owns the English words of every question: what is asked, the acts, and what each of their picks asks.

import type { Picks } from '@undercroft/presentation';
import type { Moment } from '../../../content/types.ts';
import { isAtEdge } from '../../../queries/actions.ts';
import { movementLeft } from '../../../queries/reach.ts';
import { speedOf } from '../../../queries/speed.ts';
import type { Tie } from '../../../decisions/play.ts';
import { atStake, givenIn } from '../../play/at-stake.ts';
import type { AskingPhrases, OptionPhrases } from '../../play/phrases.ts';
import { signed, squares } from '../words.ts';

const MOMENTS: Partial<Record<Moment, (who: string, n: number) => string>> = {
  rolled: (who, n) => `${who} rolled ${n}`,
  missed: (who) => `${who}’s attack missed`,
  'is-hit': (who) => `An attack hits ${who}`,
  'would-be-hurt': (who, n) => `${who} is about to take ${n} damage`,
  'would-fall': (who) => `${who} is about to fall`,
  'would-be-marked': (who) => `${who} is about to gain a condition or be moved`,
  'villain-start': () => 'The Villain Phase begins',
  'tile-drawn': () => 'A tile was drawn',
  defeated: (who) => `${who} defeated a foe`,
  'treasure-due': (who) => `${who} is about to draw a Treasure`,
  'foe-done': (who) => `A foe beside ${who} is done`,
};
const TIES: Readonly<Record<Tie, string>> = {
  closest: 'Equally close. Whom does it go for?',
  square: 'Which square?',
  tile: 'Which tile?',
  edge: 'Which edge?',
  order: 'Which comes first?',
  hero: 'Which hero?',
  foe: 'Which foe?',
  trap: 'Which trap?',
};

const picking = {
  with: 'Choose a power.',
  tile: 'Choose a tile.',
  target: 'Choose a target.',
  square: 'Choose a free square.',
  card: 'Which card is flipped?',
  trap: 'Which trap?',
  targets: 'Choose the targets, the first one first.',
} as const;
const more = ({ picked }: { readonly picked: Picks }): string => `And another card: ${givenIn(picked)} XP so far.`;
const paying = (need: string) => ({
  card1: `Choose cards worth ${need}. Change is not given.`,
  card2: more,
  card3: more,
  card4: more,
  card5: more,
});

export const asking: AskingPhrases = {
  takeHero: { prompt: 'Choose a hero.', acts: { take: { label: 'Take a hero', picks: { id: 'Which hero?' } } } },
  takePowers: {
    prompt: ({ hero, about }) => `Choose ${hero(about.hero)}’s powers: 2 at-will, 1 daily, 2 utility.`,
    acts: {
      take: {
        label: 'Choose powers',
        picks: { atWill: 'Which at-will powers?', daily: 'Which daily power?', utility: 'Which utility powers?' },
      },
    },
  },
  takeAlly: {
    prompt: ({ hero, about }) => `Does ${hero(about.hero)} bring an ally along?`,
    acts: { take: { label: 'Take an ally', picks: { ally: 'Which ally?' } }, none: 'No ally' },
  },
  firstPlayer: { prompt: 'Who begins?', acts: { choose: { label: 'Choose who begins', picks: { hero: 'Which hero begins?' } } } },
  keepItems: {
    prompt: ({ hero, about }) => `Three items go along. Which one does ${hero(about.hero)} leave behind?`,
    acts: { leave: { label: 'Leave an item behind', picks: { item: 'Which item?' } } },
  },
  closeEdge: {
    prompt: ({ about }) => (about.as === 'wall' ? 'Where does an edge tile go?' : 'Where does a fissure open?'),
    acts: { close: { label: 'Choose an edge', picks: { edge: 'Which unexplored edge?' } } },
  },
  heroTurn: {
    prompt: ({ hero, view }) => {
      const { walked, attacked } = view.acting;
      const left = walked < 0 ? 0 : movementLeft(view);
      if (left > 0) return `${hero(view.active)}: ${squares(left)} left.`;
      if (walked >= 0) return `${hero(view.active)} has moved. What else?`;
      return attacked ? `${hero(view.active)} has attacked. What else?` : `${hero(view.active)}’s Hero Phase. Move, attack, or end it.`;
    },
    acts: {
      walk: {
        label: ({ view }) =>
          view.acting.walked >= 0 ? `Go on (${squares(movementLeft(view))} left)` : `Move (${squares(speedOf(view, view.active))})`,
        picks: { to: 'Where to?' },
      },
      run: { label: ({ view }) => `Move again instead of attacking (${squares(speedOf(view, view.active))})`, picks: { to: 'Where to?' } },
      attack: { label: 'Attack', picks: picking },
      disable: { label: 'Disable a trap', picks: { trap: 'Which trap?' } },
      force: 'Lean on the door',
      snatch: { label: 'Snatch from a rival', picks: { from: 'From whom?' } },
      use: { label: 'Use a utility or item', picks: { ...picking, with: 'Choose a power or an item.' } },
      take: { label: 'Pick something up', picks: { thing: 'What?' } },
      drop: { label: 'Put something down', picks: { thing: 'What?', square: 'Where?' } },
      end: ({ view }) => (isAtEdge(view, view.active) ? 'End the Hero Phase and explore' : 'End the Hero Phase'),
    },
  },
  react: {
    prompt: ({ hero, about, view }) => {
      const said = MOMENTS[about.moment];
      return `${said === undefined ? hero(about.of) : said(hero(about.of), atStake(view, about.moment))}. React?`;
    },
    acts: { use: { label: 'React', picks: { with: 'With what?' } }, pass: 'Let it be' },
  },
  settle: { prompt: ({ about }) => TIES[about.tie], acts: { choose: { label: 'Choose', picks: { one: 'Which one?' } } } },
  stride: {
    prompt: ({ hero, about }) => `${hero(about.hero)} may move up to ${squares(about.most)}.`,
    acts: { go: { label: 'Move', picks: { to: 'Where to?' } }, stay: 'Stay' },
  },
  aim: {
    prompt: ({ hero, about }) => `${hero(about.hero)}: choose the next target.`,
    acts: { attack: { label: 'Attack', picks: { target: 'Choose a target.' } } },
  },
  extraAttack: {
    prompt: ({ hero, about }) => `${hero(about.hero)} may use an at-will power now.`,
    acts: { attack: { label: 'Attack', picks: picking }, stop: 'Not now' },
  },
  whichItem: {
    prompt: 'Two items of a kind would help. Which one counts?',
    acts: { use: { label: 'Choose an item', picks: { item: 'Which one?' } } },
  },
  ownItem: {
    prompt: ({ named, about, says }) => `Who owns ${named(about.card)} from now on? ${says(about.card)}`,
    acts: { give: { label: 'Choose an owner', picks: { to: ({ named, about }) => `Who owns ${named(about.card)} from now on?` } } },
  },
  keepTreasure: { prompt: 'Which Treasure do you keep?', acts: { keep: { label: 'Keep one', picks: { card: 'Which one?' } } } },
  cancelEncounter: {
    prompt: ({ named, about, says, price }) => `${named(about.card)}: ${says(about.card)} Pay ${price(about.hero)} XP to ignore it?`,
    acts: { cancel: { label: 'Pay and ignore it', picks: paying('the price or more') }, accept: 'Let it happen' },
  },
  levelUp: {
    prompt: ({ hero, about }) => `A natural 20. Spend 5 XP and raise ${hero(about.hero)} to level 2?`,
    acts: { rise: { label: 'Level up', picks: { daily: 'Which new daily power?', ...paying('5 or more') } }, stay: 'Stay at level 1' },
  },
  exploreEdge: {
    prompt: 'You stand at several unexplored edges. Which one do you explore?',
    acts: { explore: { label: 'Explore', picks: { edge: 'Which edge?' } } },
  },
  leaveCavern: {
    prompt: ({ hero, about }) => `Climb out now? ${hero(about.hero)} does not come back.`,
    acts: { leave: 'Climb out', stay: 'Stay below' },
  },
  lightShrine: { prompt: 'Light a small light and regain 2 HP? It works once.', acts: { light: 'Light it', leave: 'Leave it dark' } },
  pickHero: {
    prompt: ({ named, about }) => `${named(about.what)}: for whom?`,
    acts: { choose: { label: 'Choose a hero', picks: { who: 'Which hero?' } } },
  },
  flipPower: {
    prompt: ({ about }) => (about.to === 'up' ? 'Which power is ready again?' : 'Which power goes out?'),
    acts: { flip: { label: 'Choose a power', picks: { power: 'Which one?' } } },
  },
  branch: {
    prompt: ({ named, about }) => `${named(about.card)}: choose one.`,
    acts: { choose: { label: 'Choose', picks: { branch: 'Which?' } } },
  },
  loseItem: {
    prompt: ({ hero, about }) => `Which item does ${hero(about.hero)} lose?`,
    acts: { discard: { label: 'Discard an item', picks: { item: 'Which one?' } } },
  },
  shove: {
    prompt: ({ figure, about }) => `Move ${figure(about.foe)} to another tile?`,
    acts: { move: { label: 'Move it', picks: { tile: 'To which tile?' } }, leave: 'Leave it there' },
  },
  landing: { prompt: 'Choose a free square.', acts: { place: { label: 'Choose a square', picks: { square: 'Which one?' } } } },
  spotTrap: {
    prompt: 'Which trap or hazard is discarded?',
    acts: { discard: { label: 'Discard one', picks: { trap: 'Which one?' } } },
  },
  orderTiles: {
    prompt: 'Put the tiles back, the topmost first.',
    acts: { put: { label: 'Put them back', picks: { tiles: 'Which one next?' } } },
  },
};

export const option: OptionPhrases = {
  enough: 'That is enough',
  none: 'None',
  at: (name, where) => `${name}, ${where}`,
  attack: (name, bonus, damage) => `${name} (${signed(bonus)}, ${damage} damage)`,
  aimed: (power, target) => `${power} on ${target}`,
  foe: (name, ac, hp) => `${name} (AC ${ac}, ${hp} HP)`,
  hero: (name, hp, most) => `${name} (${hp} of ${most} HP)`,
  xp: (name, xp) => `${name} (${xp} XP)`,
  trap: (name, where) => `${name}, ${where}`,
  kind: (name, kind) => `${name} (${{ 'at-will': 'at-will', daily: 'daily', utility: 'utility' }[kind]})`,
};
