// Owns what facts of attacks, damage, conditions and powers change.

import { missing, type EventRules } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { allyOfHero, heroAt, isAlly, isHero } from '../state.ts';
import { discardTo, removeItem, setFoe, setHero } from './parts.ts';

type Own =
  | 'attack.rolled'
  | 'attack.rerolled'
  | 'attack.judged'
  | 'attack.changed'
  | 'check.rolled'
  | 'blow.threatened'
  | 'blow.changed'
  | 'blow.averted'
  | 'hero.hurt'
  | 'hero.fell'
  | 'hero.healed'
  | 'surge.spent'
  | 'surge.missing'
  | 'condition.gained'
  | 'condition.lost'
  | 'part.ignored'
  | 'figure.placed'
  | 'lasting.begun'
  | 'power.begun'
  | 'power.kept'
  | 'power.flipped'
  | 'reaction.used'
  | 'item.used'
  | 'item.flipped'
  | 'item.discarded';

export const fightEvents: Pick<EventRules<Cavern>, Own> = {
  'attack.rolled': {
    apply: (board, attack) => {
      board.attack = attack;
      board.rolled = null;
    },
  },
  'attack.rerolled': {
    apply: (board, { die, nerved }) => {
      board.attack = { ...(board.attack ?? missing()), die, ...(nerved === true ? { nerved } : {}) };
    },
  },
  'attack.judged': {
    apply: (board, { total, ac, hit }) => {
      board.attack = { ...(board.attack ?? missing()), total, ac, hit };
    },
  },
  'attack.changed': {
    apply: (board, { more, guard, foiled, unmarked }) => {
      const attack = board.attack ?? missing();
      board.attack = {
        ...attack,
        more: attack.more + more,
        guard: attack.guard + guard,
        foiled: attack.foiled || foiled,
        unmarked: attack.unmarked || unmarked,
      };
    },
  },
  'check.rolled': {
    apply: (board, { hero, for: what, die, bonus, need }) => {
      board.rolled = { hero, for: what, die, bonus, need };
    },
  },
  'blow.threatened': {
    apply: (board, blow) => {
      board.blow = blow;
    },
  },
  'blow.changed': {
    apply: (board, blow) => {
      board.blow = blow;
    },
  },
  'blow.averted': {
    apply: (board) => {
      board.blow = null;
    },
  },
  'hero.hurt': {
    apply: (board, { hero, hp }) => {
      setHero(board, hero, { hp });
      board.blow = null;
    },
  },
  'hero.fell': { apply: () => undefined },
  'hero.healed': { apply: (board, { hero, hp }) => setHero(board, hero, { hp }) },
  'surge.spent': {
    apply: (board, { hero, hp, left }) => {
      const { team } = heroAt(board, hero);
      board.surges = board.surges.with(board.surges.length > 1 ? team : 0, left);
      board.surgesSpent++;
      setHero(board, hero, { hp });
    },
  },
  'surge.missing': { apply: () => undefined },
  'condition.gained': {
    apply: (board, { hero, condition }) => setHero(board, hero, { conditions: [...heroAt(board, hero).conditions, condition] }),
  },
  'condition.lost': {
    apply: (board, { hero, conditions }) =>
      setHero(board, hero, { conditions: heroAt(board, hero).conditions.filter((one) => !conditions.includes(one)) }),
  },
  'part.ignored': {
    apply: (board) => {
      board.ignored++;
    },
  },
  'figure.placed': {
    apply: (board, { figure, to }) => {
      if (isHero(figure)) setHero(board, figure, { square: to });
      else if (isAlly(figure)) board.allies = board.allies.map((one) => (allyOfHero(one.of) === figure ? { ...one, square: to } : one));
      else setFoe(board, figure, { square: to });
    },
  },
  'lasting.begun': {
    apply: (board, { what, n, on, by }) => {
      board.lasting = [...board.lasting, { what, n, on, by }];
    },
  },
  'power.begun': {
    apply: (board) => {
      board.kept = false;
      board.defeats = 0;
    },
  },
  'power.kept': {
    apply: (board) => {
      board.kept = true;
    },
  },
  // CAV-POWER-02, CAV-POWER-05.
  'power.flipped': {
    apply: (board, { hero, card, up }) => {
      const own = heroAt(board, hero);
      const [to, from] = up ? [own.up, own.down] : [own.down, own.up];
      const moved = [[...to, card], from.filter((one) => one !== card)] as const;
      setHero(board, hero, up ? { up: moved[0], down: moved[1] } : { down: moved[0], up: moved[1] });
    },
  },
  'reaction.used': { apply: () => undefined },
  'item.used': {
    apply: (board) => {
      board.defeats = 0;
    },
  },
  'item.flipped': {
    apply: (board, { hero, card, up }) => {
      const { items } = heroAt(board, hero);
      const at = items.findIndex((one) => one.card === card && one.up !== up);
      if (at >= 0) setHero(board, hero, { items: items.with(at, { card, up }) });
    },
  },
  'item.discarded': {
    apply: (board, { hero, card }) => {
      removeItem(board, hero, card);
      discardTo(board.treasures, card);
    },
  },
};
