// Owns the names of what is spoken of: heroes by their first names, cards and spaces by theirs.

import type { Seat } from '@undercroft/kernel';
import { mapOf, questOf } from '../../content/cards.ts';
import type { View } from '../../view.ts';
import { sayer } from '../cards/say.ts';
import type { Say } from '../cards/phrases.ts';
import { wordsOf } from '../names-by-id.ts';
import type { Names, PlayPhrases } from './phrases.ts';

export const nameIn = ({ language }: PlayPhrases, id: string): string => wordsOf(language, id).name;

/** Sentences of cards, spoken to whoever has them. */
export function sayTo(p: PlayPhrases, view: View, seat: Seat): Say {
  const realm = view.spaces[view.players[seat]?.space ?? 0]?.realm ?? 'dungeon';
  return sayer(p.cards, { addressed: ['you', 'bearer'], realm }, (id) => nameIn(p, id));
}

export function itsOf(p: PlayPhrases, view: View): Names {
  const named = (id: string): string => p.named(nameIn(p, id));
  const who: Names['who'] = (seat) => {
    const hero = view.players[seat]?.hero ?? null;
    return hero === null ? p.player(seat + 1) : p.heroes[hero];
  };
  const space: Names['space'] = (id) => {
    const found = view.spaces[id];
    return found === undefined ? p.someCard : named(found.card);
  };
  return {
    view,
    who,
    player: (seat) => p.player(seat + 1),
    used: (id) => p.named(wordsOf(p.language, id).ability ?? nameIn(p, id)),
    space,
    holds: (standing) => sayTo(p, view, view.turn).standing([standing]),
    immune: (to) => sayTo(p, view, view.turn).standing([{ is: 'immune', to }]),
    card: (id) => (id === undefined ? p.someCard : named(id)),
    fighter: (fighter) => {
      if (fighter.is === 'hero') return who(fighter.seat);
      if (fighter.is === 'space') {
        const card = view.spaces[fighter.space]?.card;
        const monster = card === undefined ? undefined : mapOf(card).monster?.id;
        return monster === undefined ? space(fighter.space) : named(monster);
      }
      if (fighter.is !== 'quest') return named(fighter.card);
      const { completion } = questOf(fighter.quest);
      return named(completion.by === 'slay' ? completion.monster.id : fighter.quest);
    },
  };
}
