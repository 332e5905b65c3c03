// Owns the contract of the face for this game: how the phrases of a language become its GameText.

import { isOneOf, isRecord, type ToldFact } from '@undercroft/kernel';
import { gameTextOf, type GameText, type Rulebook } from '@undercroft/presentation';
import { QUEST_IDS } from '../../content/cards.ts';
import type { Bodies } from '../../facts.ts';
import { REASONS } from '../../reasons.ts';
import { isGraded } from '../../setup.ts';
import type { View } from '../../view.ts';
import { asking } from './asking.ts';
import { formOf, presetsOf, setupWords } from './form.ts';
import { howToOf } from './how-to.ts';
import { itsOf } from './its.ts';
import type { WhyKey } from './keys.ts';
import type { EndingFacts, PlayPhrases } from './phrases.ts';

export function gameText(p: PlayPhrases, rulebook: Rulebook, explain: (view: View) => readonly string[]): GameText<View> {
  const made = gameTextOf(p, {
    ...asking(p),
    said: (view: View) => itsOf(p, view),
    setupWords: setupWords(p),
    rulebook,
    howTo: howToOf(p.howTo),
    form: formOf(p),
    presets: presetsOf(p),
    quiet: (_view, fact) => isOneOf(QUIET, fact.type) || isToldAlready(fact),
    explain,
    pickRefused: () => p.refusing.pick,
    moot: ({ key }) => isOneOf(MOOT, key),
    ending: (view) => p.ending(endingFacts(p, view)),
  });
  // What is told and what is asked are sentences; buttons are not.
  return {
    ...made,
    event: (view, fact) => p.sentence(made.event(view, fact)),
    prompt: (view, offer) => p.sentence(made.prompt(view, offer)),
    ending: (view) => made.ending(view).map((line) => p.sentence(line)),
    // A player without a hero is called by the number of the seat, by whoever shows it.
    seatName: (view, seat) => ((view.players[seat]?.hero ?? null) === null ? '' : itsOf(p, view).who(seat)),
    botWhy: (view, seat, { key, args = {} }) => {
      const { who, card } = itsOf(p, view);
      const { quest, percent = 0 } = args;
      const named = isOneOf(QUEST_IDS, quest) ? card(quest) : '';
      return isOneOf(REASONS, key) ? p.sentence(p.reasons[key](who(seat), named, Number(percent))) : '';
    },
  };
}

/** Bookkeeping: it follows from the line before it, or leads to the line after it. */
const QUIET: readonly (keyof Bodies)[] = [
  ...(['phase.began', 'exits.closed', 'movement.set', 'attack.began', 'wounds.dealt', 'combat.ended', 'turn.ended'] as const),
];
/** Who hit is told before what comes of it; that the attack is over follows. */
const isToldAlready = ({ type, body }: ToldFact): boolean =>
  type === 'attack.ended' && isRecord(body) && body['result'] !== 'lapsed' && body['result'] !== 'resolved';
/** Reasons that lie in the setup. */
const MOOT: readonly WhyKey[] = ['option', 'must-discard', 'must-give', 'not-now'];

function endingFacts(p: PlayPhrases, view: View): EndingFacts {
  const { who } = itsOf(p, view);
  const winners = view.winners ?? [];
  const players = view.players.map(({ done, alive }, seat) => ({ name: who(seat), quests: done.length, alive }));
  const [first] = winners;
  const enough = first !== undefined && (players[first]?.quests ?? 0) >= QUESTS_TO_WIN;
  const alone = players.filter(({ alive }) => alive).length === 1;
  const by = alone ? 'last-alive' : isGraded(view.setup) ? 'points' : enough ? 'quests' : 'round-limit';
  return { by, winners: winners.map(who), round: view.round, players };
}
/** DGN-WIN-01. */
const QUESTS_TO_WIN = 3;
