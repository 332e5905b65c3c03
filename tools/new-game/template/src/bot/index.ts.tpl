// Owns the bots of this game, the strongest first.

import type { Bot } from '@undercroft/bots';
import { randomAnswer } from '@undercroft/kernel';
import type { PlayingCard } from '@undercroft/parts';
import { lootOf, oddsOf, omenLoot, wagered } from '../queries/loot.ts';
import { WAYS, type Way } from '../state.ts';
import type { View } from '../view.ts';

/** What a card brings this seat beside its loot. */
function omenWorth({ omens, seat }: View, card: PlayingCard): number {
  const omen = omens[seat] ?? null;
  return omen === null ? 0 : omenLoot(omen, [card]);
}

function wagerWorth(view: View, card: PlayingCard, how: Way): number {
  const { ways, of } = oddsOf(how);
  return (ways / of) * (wagered(how, card) + omenWorth(view, card));
}

/** Takes what is worth most on average. */
const greedy: Bot<View> = {
  name: 'greedy',
  choose: ({ view, offer, asking, random }) => {
    const { card } = view;
    if (offer.decision !== 'take' || card === null) return randomAnswer(asking, random.below);
    const [best] = WAYS.map((how) => ({ how, worth: wagerWorth(view, card, how) })).sort((a, b) => b.worth - a.worth);
    const kept = lootOf(card) + omenWorth(view, card);
    return best !== undefined && best.worth > kept ? { act: 'wager', how: best.how } : { act: 'keep' };
  },
};

export const bots = { greedy };
