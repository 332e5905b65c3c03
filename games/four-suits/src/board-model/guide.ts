// Owns when each hint of a first campaign has its moment, and what of the board it points at.

import type { HintKey } from '../text/words/guide-words.ts';
import type { View } from '../view.ts';

interface Asked {
  readonly offer: { readonly decision: string };
}
export interface HintWhen {
  readonly when: (view: View, ask: Asked | null) => boolean;
  readonly at?: 'floor' | 'offers' | 'party' | 'foes' | 'order' | 'told' | 'shelf' | 'deck';
}

const asks =
  (decision: string) =>
  (_view: View, ask: Asked | null): boolean =>
    ask?.offer.decision === decision;
const fights = ({ fight }: View): boolean => fight !== null;
const marked = (statuses: readonly string[], stun: number): boolean => stun > 0 || statuses.some((one) => BAD.includes(one));
const BAD: readonly string[] = [
  'berserk',
  'blind',
  'confuse',
  'hypnotize',
  'paralyze',
  'poison',
  'silence',
  'slow',
  'stop',
  'stuck',
  'undead',
];
const hasHand = ({ fight }: View, ends: (rank: string) => boolean): boolean =>
  fight !== null && fight.hands.some((hand) => hand.some((card) => ends(card.replace(/^.*-/, ''))));
const seen = (view: View, kind: string): boolean =>
  view.reckoned.tiles.some(
    ({ what, place }, no) =>
      what?.startsWith(kind) === true && view.dungeon?.floors[view.reckoned.floor]?.[no]?.explored === true && place >= 0,
  );
const isTurn = asks('act');

export const HINT_WHEN: Readonly<Partial<Record<HintKey, HintWhen>>> = {
  quest: { when: asks('take-quest'), at: 'offers' },
  kit: { when: asks('in-town'), at: 'shelf' },
  gate: { when: asks('in-town'), at: 'offers' },
  floor: { when: asks('next-step'), at: 'floor' },
  suits: {
    when: (view, ask) =>
      asks('next-step')(view, ask) && view.reckoned.tiles.some(({ what, monsters }) => what !== null || monsters !== null),
    at: 'floor',
  },
  rows: { when: asks('next-step'), at: 'party' },
  save: { when: (view) => seen(view, 'trap:'), at: 'told' },
  room: { when: (view) => seen(view, 'room:'), at: 'floor' },
  loot: { when: (view) => view.phase === 'dungeon' && view.party.some(({ items }) => items.length > 0), at: 'party' },
  foes: { when: fights, at: 'foes' },
  order: { when: fights, at: 'order' },
  king: { when: (view) => hasHand(view, (rank) => rank === '13'), at: 'order' },
  attack: { when: isTurn, at: 'offers' },
  'suit-mult': { when: (view, ask) => isTurn(view, ask) && (view.fight?.round ?? 0) > 0, at: 'deck' },
  far: { when: (view, ask) => isTurn(view, ask) && view.reckoned.monsters.some(({ near }) => !near), at: 'foes' },
  monster: { when: (view) => (view.fight?.round ?? 0) > 1, at: 'foes' },
  kneel: { when: (view) => fights(view) && view.reckoned.characters.some(({ kneeling }) => kneeling), at: 'party' },
  status: { when: (view) => fights(view) && view.party.some(({ statuses, stun }) => marked(statuses, stun)), at: 'party' },
  win: { when: (view) => view.verdict === 'won' && view.fight === null, at: 'party' },
  level: {
    when: (view) => view.fight === null && view.party.some(({ exp }, unit) => exp >= (view.reckoned.characters[unit]?.tnl ?? Infinity)),
    at: 'party',
  },
  'level-card': { when: asks('raise-stats'), at: 'offers' },
  hurt: {
    when: (view) => view.phase === 'dungeon' && view.fight === null && view.reckoned.characters.some(({ kneeling }) => kneeling),
    at: 'offers',
  },
  lair: { when: (view) => view.fight === null && view.dungeon !== null && view.dungeon.at % 100 === 5, at: 'floor' },
  boss: { when: (view) => view.fight?.source === 'boss', at: 'order' },
  town: { when: (view, ask) => asks('in-town')(view, ask) && view.quests > 1, at: 'offers' },
  recruit: { when: asks('take-recruit'), at: 'offers' },
};
