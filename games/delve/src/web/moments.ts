// Owns which facts have a moment of their own, and what a replay marks on its timeline.

import type { GameText } from '@undercroft/presentation';
import type { ToldFact } from '@undercroft/kernel';
import type { Milestone, Moment } from '@undercroft/web-kit';
import { toldOf } from '../board-model/map.ts';
import { cardValues } from '../board-model/sheet.ts';
import type { View } from '../view.ts';
import { itemIcon, stageIcon } from './art.ts';
import { gemIcon } from './gem-cuts.ts';
import { sayIn } from './say.ts';

export function moment(_view: View, text: GameText<View>, fact: ToldFact): Moment | null {
  const { boardWords, words } = sayIn(text);
  const { moments } = boardWords;
  const { type, body } = toldOf(fact);
  switch (type) {
    case 'item.gained':
      return { kind: 'gain', text: moments.found(words.item(body.item).name), icon: itemIcon(body.item) };
    case 'gem.gained':
      return { kind: 'gain', text: moments.gems(words.gem(body.gem, body.n)), icon: gemIcon(body.gem) };
    case 'health.lost':
      return { kind: 'harm', text: moments.wound(body.n) };
    case 'room.cleared': {
      const foe = cardValues(body.card).foe !== null;
      const name = words.room(body.card);
      return { kind: foe ? 'beat' : 'clear', text: foe ? moments.slain(name) : moments.cleared(name), icon: stageIcon('hero') };
    }
    case 'game.won':
      return { kind: 'win', text: boardWords.victory, icon: stageIcon('boss') };
    case 'hero.fell':
      return { kind: 'fall', text: boardWords.defeat };
    default:
      return null;
  }
}

export function milestones(text: GameText<View>): readonly Milestone[] {
  const { cleared, wound, item } = sayIn(text).boardWords.milestones;
  return [
    { key: 'cleared', label: cleared, tone: 'gain', types: ['room.cleared'] },
    { key: 'item', label: item, tone: 'turn', types: ['item.gained'] },
    { key: 'wound', label: wound, tone: 'harm', types: ['health.lost'] },
  ];
}
