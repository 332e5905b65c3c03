// Owns the English words of what may be handed over.

import type { ErrandPhrases } from '../errands.ts';

export const errands: ErrandPhrases = {
  labels: {
    finish: 'Finish it',
    'fight-on': 'Fight on',
    'strike-on': 'Strike on',
    'patch-up': (percent) => (percent === '100' ? 'Patch up fully' : `Patch up to ${percent}%`),
    prepare: 'Prepare',
    'kit-out': 'Kit out',
    'sell-junk': 'Sell what nobody needs',
    'stock-up': 'Buy supplies',
    walk: (place) => `Walk to ${place}`,
  },
  about: {
    finish: 'The fight is as good as won. The party plays it to its end with the same rules and draws; it stops when somebody kneels.',
    'fight-on':
      'The party fights by itself with all it has. It stops when somebody kneels, at a king with a technique to use, or when the fight may be lost.',
    'strike-on': 'The party fights by itself with blows alone: no MP, no items. It stops when somebody kneels or the fight may be lost.',
    'patch-up': 'Blessings first, then potions, the cheapest that will do. Whoever is worst off comes first.',
    prepare: 'Blessings that last through the next fight, the strongest first, for whoever lacks them. Casters keep half of their MP.',
    'kit-out': 'Puts on what is carried, hands on what serves somebody else better, and buys what is worth its price.',
    'sell-junk': 'Sells equipment that nobody would wear, and tools that are of no use.',
    'stock-up': 'Buys potions, salts and tools for the next quest, as far as the Gold and the packs go.',
    walk: 'Tile by tile. It stops when something comes up.',
  },
  ends: {
    done: null,
    there: null,
    fought: null,
    kneels: 'Stopped: somebody kneels.',
    king: 'Stopped: a king pays for two turns, and there is a technique to spend one on.',
    tight: 'Stopped: this fight may be lost.',
    poison: 'Stopped: poison would kill somebody on the next tile.',
    fight: 'Stopped: a fight.',
    blocked: 'Stopped: the way is not clear.',
    asked: 'Stopped: there is something to decide.',
  },
  preferences: {
    names: { target: 'Strikes', heal: 'Heals', keep: 'Keeps for healing' },
    targets: { any: 'the best target', weakest: 'the weakest', near: 'the near row', casters: 'casters' },
    heal: (below) => (below === null ? 'when it pays' : `below ${below} %`),
    keep: (mp) => (mp === 0 ? 'nothing' : `${mp} MP`),
  },
  bill: {
    raised: (n) => `${n} on their feet`,
    hp: (n) => `${n} HP`,
    mp: (n) => `${n} MP`,
    gold: (n) => `${n} Gold`,
    items: (n) => `${n} in the packs`,
  },
};
