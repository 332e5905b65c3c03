// Owns which facts have a moment of their own, and what a replay marks on its timeline.

import type { ToldFact } from '@undercroft/kernel';
import type { GameText } from '@undercroft/presentation';
import type { Milestone, Moment } from '@undercroft/web-kit';
import { asCard } from '../board-model/card.ts';
import { numberIn, textIn } from '../board-model/told.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';
import { sayIn } from './say.ts';
import { signOf } from './signs.ts';

export function moment(view: View, text: GameText<View>, fact: ToldFact): Moment | null {
  const say = sayIn(text);
  const seat = numberIn(fact, 'seat') ?? 0;
  switch (fact.type) {
    case 'quest.completed': {
      const quest = asCard(textIn(fact, 'quest') ?? '');
      if (quest === null) return null;
      const { icon } = cardPicture(quest);
      return { kind: 'clear', text: say.card(quest).name, ...(icon === undefined ? {} : { icon }) };
    }
    case 'hero.wounded':
      return seat === view.seat ? { kind: 'harm', text: text.event(view, fact) } : null;
    case 'hero.defeated':
      return { kind: 'fall', text: text.event(view, fact) };
    case 'monster.defeated':
      return { kind: 'beat', text: text.event(view, fact) };
    case 'game.won':
      return { kind: 'win', text: say.words.wins((view.winners ?? []).map((one) => say.hero(view, one))), icon: signOf('crown') };
    default:
      return null;
  }
}

export function milestones(text: GameText<View>): readonly Milestone[] {
  const { quest, wound, turn } = sayIn(text).words.milestones;
  return [
    { key: 'quest', label: quest, tone: 'gain', types: ['quest.completed'] },
    { key: 'wound', label: wound, tone: 'harm', types: ['hero.wounded', 'hero.defeated'] },
    { key: 'turn', label: turn, tone: 'turn', types: ['turn.began'] },
  ];
}
