// Owns why a bot did what it did, as data: of what everybody can see once it is done, and of nothing that lies hidden.

import type { Seen } from '@undercroft/bots';
import { memberOf, type Choice, type Reason, type Seat } from '@undercroft/kernel';
import { ADVENTURE_IDS, adventureOf, QUEST_IDS, type QuestId } from '../content/cards.ts';
import { FORMS } from '../content/types.ts';
import { aboutAsked } from '../queries/hand.ts';
import { readFighter } from '../queries/lord.ts';
import { attackAhead } from '../queries/prospects.ts';
import { playerOf, type Board, type Fighter } from '../state.ts';
import type { View } from '../view.ts';
import type { ReasonKey } from '../reasons.ts';
import { gather, toOtherRealm, wayOn } from './hero.ts';
import { exchange } from './odds.ts';
import type { Mind } from './plan.ts';
import { others } from './seen.ts';
import { danger } from './worth.ts';

const because = (key: ReasonKey, args: Reason['args'] = {}): Reason => ({ key, args });

/** Whether everybody sees that the hero may go for this Quest. */
const isOpen = ({ players, global }: Board, seat: Seat, quest: QuestId): boolean =>
  [...(players[seat]?.quests ?? []), ...global].some((one) => one.quest === quest);

const percent = (part: number): number => Math.round(100 * part);
const isSame = (one: Choice, other: Choice | null): boolean => JSON.stringify(one) === JSON.stringify(other);

function whyMoved(mind: Mind, choice: Choice): Reason {
  const { board, seat, goal } = mind;
  if (isSame(choice, toOtherRealm(mind))) return because('realm');
  if (goal !== null && isOpen(board, seat, goal.quest) && isSame(choice, wayOn(mind))) return because('quest', { quest: goal.quest });
  return because(isSame(choice, gather(mind)) ? 'gather' : 'business');
}

function whyAttacked({ board, seat }: Mind, by: Fighter, on: Fighter, choice: Choice): Reason {
  const { wins } = exchange(board, by, on, memberOf(FORMS, choice['form']), playerOf(board, on.is === 'hero' ? on.seat : seat).space);
  const most = Math.max(...others(board, seat).map((other) => danger(board, other)));
  const leads =
    on.is === 'hero' && others(board, seat).length > 1 && playerOf(board, on.seat).done.length > 0 && danger(board, on.seat) === most;
  return because(leads ? 'leader' : 'odds', { percent: percent(wins) });
}

function whyInHeroPhase(mind: Mind, choice: Choice): Reason | null {
  switch (choice.act) {
    case 'step':
    case 'sewer':
    case 'portal':
      return whyMoved(mind, choice);
    case 'explore':
      return because('find');
    case 'attempt':
    case 'search':
      return because('try', { quest: memberOf(QUEST_IDS, choice['quest']) });
    case 'deliver':
    case 'pick-up':
      return because('complete', { quest: memberOf(QUEST_IDS, choice['quest']) });
    case 'rise':
      return because('up');
    case 'challenge':
      return whyAttacked(mind, { is: 'hero', seat: mind.seat }, readFighter(mind.board, String(choice['on'])), choice);
    case 'end':
      return because('stop');
    default:
      return because('worth');
  }
}

/** Null where there is nothing to say: what is passed, kept or thrown away is nobody's business. */
export function whyOf({ offer }: Seen<View>, mind: Mind, choice: Choice): Reason | null {
  const { board, seat } = mind;
  if (offer.decision === 'hero') return whyInHeroPhase(mind, choice);
  if (offer.decision === 'dungeonlord') {
    if (choice.act === 'play' || choice.act === 'use') return because('worth');
    if (choice.act !== 'encounter') return null;
    const card = memberOf(ADVENTURE_IDS, choice['card']);
    if (adventureOf(card).family !== 'monster') return because('worth');
    return whyAttacked(mind, { is: 'monster', card, seat }, { is: 'hero', seat: Number(choice['target']) }, choice);
  }
  if (offer.decision === 'challenge' && choice.act === 'challenge')
    return whyAttacked(mind, { is: 'hero', seat }, readFighter(board, String(choice['on'])), choice);
  if (offer.decision === 'respond' && choice.act !== 'pass') return because('ward');
  if (offer.decision !== 'special' || choice.act === 'pass') return null;
  if (choice.act === 'rise') return because('up');
  const about = aboutAsked(offer.about);
  const attack = attackAhead(board, about);
  if (attack !== null && attack.on.seat === seat && attack.die === 0) return because('ward');
  return because(about?.is === 'roll' ? 'roll' : 'worth');
}
