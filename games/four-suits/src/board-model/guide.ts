// Owns when each hint of a first campaign has its moment, and what of the board it points at.

import type { HintKey } from '../text/words/guide-words.ts';
import { membersOf } from '../text/words/people.ts';
import type { View } from '../view.ts';
import type { PickShown } from './touch.ts';

interface Asked {
  readonly offer: { readonly decision: string };
  readonly node: Pick<PickShown, 'pick' | 'options'>;
}
/** What is said on the last page is no hint beside a question. */
export type HintBeside = Exclude<HintKey, 'over'>;
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
const mayDo =
  (act: string) =>
  (_view: View, ask: Asked | null): boolean =>
    ask?.node.pick === 'act' && ask.node.options.includes(act);
const [maySpend, mayLearn, mayFlee, mayLevel] = [mayDo('technique'), mayDo('learn'), mayDo('flee'), mayDo('level')];
/** The first round has been seen: there is room for more to be told. */
const isUnderWay = ({ fight }: View): boolean => (fight?.round ?? 0) > 1;
/** Those who act up close stand there. */
const isInFront = ({ fight, party }: View): boolean => party[fight?.turn ?? -1]?.row === 'near';
const ACE = /-1$/;
/** Half of the party kneels or has fallen. */
const isHardPressed = (view: View): boolean => {
  const members = membersOf(view);
  return 2 * members.filter(([unit, { hp }]) => hp === 0 || view.reckoned.characters[unit]?.kneeling === true).length >= members.length;
};
/** On the last floor the way on from the last main tile leads into the lair; on the floors before it a stair is there. */
const [FLOOR, LAST_MAIN] = [100, 5];
const beforeLair = ({ fight, dungeon, quest, reckoned }: View): boolean =>
  fight === null && dungeon !== null && dungeon.at % FLOOR === LAST_MAIN && reckoned.floor + 1 === quest?.floors;
/** Behind the party lies a tile it has explored. */
const mayTurnBack = (view: View): boolean =>
  view.reckoned.tiles.some(
    ({ place }, no) => no > 0 && view.reckoned.moves.includes(place) && view.dungeon?.floors[view.reckoned.floor]?.[no]?.explored === true,
  );

export const HINT_WHEN: Readonly<Record<HintBeside, HintWhen>> = {
  quest: { when: asks('take-quest'), at: 'offers' },
  kit: { when: (view, ask) => asks('in-town')(view, ask) && view.gold > 0, at: 'shelf' },
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
  loot: { when: (view) => view.phase === 'dungeon' && view.fight === null && (view.chronicle.at(-1)?.finds.length ?? 0) > 0, at: 'party' },
  foes: { when: fights, at: 'foes' },
  order: { when: fights, at: 'order' },
  king: { when: (view) => hasHand(view, (rank) => rank === '13'), at: 'order' },
  aces: { when: ({ fight }) => fight?.hands.some((hand) => hand.length > 0 && hand.every((card) => ACE.test(card))) === true, at: 'order' },
  attack: { when: isTurn, at: 'offers' },
  'suit-mult': { when: (view, ask) => isTurn(view, ask) && isUnderWay(view), at: 'deck' },
  far: { when: (view, ask) => isTurn(view, ask) && isInFront(view) && view.reckoned.monsters.some(({ near }) => !near), at: 'foes' },
  monster: { when: isUnderWay, at: 'foes' },
  tech: { when: (view, ask) => isTurn(view, ask) && isUnderWay(view) && maySpend(view, ask), at: 'offers' },
  kneel: { when: (view) => fights(view) && view.reckoned.characters.some(({ kneeling }) => kneeling), at: 'party' },
  status: { when: (view) => fights(view) && view.party.some(({ statuses, stun }) => marked(statuses, stun)), at: 'party' },
  flee: { when: (view, ask) => isTurn(view, ask) && mayFlee(view, ask) && isHardPressed(view), at: 'offers' },
  win: { when: (view) => view.verdict === 'won' && view.fight === null, at: 'party' },
  level: { when: mayLevel, at: 'party' },
  'level-card': { when: (view, ask) => asks('raise-stats')(view, ask) && view.phase !== 'creation', at: 'offers' },
  learn: { when: mayLearn, at: 'offers' },
  hurt: {
    when: (view) => view.phase === 'dungeon' && view.fight === null && view.reckoned.characters.some(({ kneeling }) => kneeling),
    at: 'offers',
  },
  back: { when: (view, ask) => asks('next-step')(view, ask) && mayTurnBack(view), at: 'floor' },
  lair: { when: beforeLair, at: 'floor' },
  boss: { when: (view) => view.fight?.source === 'boss', at: 'order' },
  town: { when: (view, ask) => asks('in-town')(view, ask) && view.quests > 1, at: 'offers' },
  recruit: { when: asks('take-recruit'), at: 'offers' },
};
