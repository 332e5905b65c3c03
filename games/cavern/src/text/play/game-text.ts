// Owns the contract of the face for this game: how the phrases of a language become its GameText.

import { isOneOf } from '@undercroft/kernel';
import { gameTextOf, type GameText, type Rulebook } from '@undercroft/presentation';
import { adventureOf, xpOf } from '../../content/cards.ts';
import type { Bodies } from '../../facts.ts';
import { DECISIONS } from '../../decisions/index.ts';
import { whyNothing } from '../../queries/why.ts';
import { heroAt, seatOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { cardSaid } from '../cards/compose.ts';
import { adventureWords, shortOf } from '../names.ts';
import { asking } from './asking.ts';
import { cardsInMind } from './explain.ts';
import { formOf, presetsOf, setupWords } from './form.ts';
import { howToOf } from './how-to.ts';
import { itsOf } from './its.ts';
import type { WhyKey } from './keys.ts';
import type { EndingFacts, PlayPhrases } from './phrases.ts';

export function gameText(p: PlayPhrases, rulebook: Rulebook): GameText<View> {
  const making = { p: p.cards, language: p.language };
  const questions = asking(p);
  const made = gameTextOf(p, {
    ...questions,
    said: (view: View) => itsOf(p, view),
    setupWords: setupWords(p),
    rulebook,
    howTo: howToOf(p.howTo),
    form: formOf(p),
    presets: presetsOf(p),
    quiet: (_view, fact) => isOneOf(QUIET, fact.type),
    answer: (view, offer, { choice }) => {
      const { decision } = offer;
      const { with: power, target } = choice;
      if (decision === 'react' && typeof power === 'string') {
        const card = cardSaid(making, power);
        return { label: card?.name ?? power, detail: card?.lines.join(' ') ?? '' };
      }
      if (choice.act === 'use' && typeof power === 'string' && typeof target !== 'number') return { label: itsOf(p, view).named(power) };
      if (choice.act === 'end') return { label: questions.act(view, offer, choice.act) };
      if (typeof target !== 'number') return null;
      const its = itsOf(p, view);
      return { label: typeof power === 'string' ? p.option.aimed(its.named(power), its.figure(target)) : its.figure(target) };
    },
    detail: (_view, { decision }, _picked, _pick, value) =>
      isOneOf(OF_TREASURES, decision) && typeof value === 'string' ? (cardSaid(making, value)?.lines.join(' ') ?? null) : null,
    weight: (_view, { type }) => (isOneOf(HEAVY, type) ? 3 : isOneOf(QUIET, type) ? 0 : 1),
    explain: (view) => explained(p, view),
    card: (id) => cardSaid(making, id),
    seatName: (view, seat) =>
      view.heroes.flatMap(({ id }, no) => (seatOf(view, no) === seat ? [shortOf(p.language, id)] : [])).join(', ') || p.player(seat + 1),
    pickRefused: () => p.refusing.pick,
    whyNothing: (view, { decision }, act) => whyNothing(view, decision, act),
    moot: ({ key }) => isOneOf(MOOT, key),
    ending: (view) => p.ending(endingFacts(p, view)),
  });
  // What is told and what is asked are sentences; buttons are not.
  return {
    ...made,
    event: (view, fact) => p.sentence(made.event(view, fact)),
    prompt: (view, offer) => p.sentence(made.prompt(view, offer)),
    // Where there is one thing to pick and nothing else to do the question says what it is about.
    pick: (view, offer, picked, pick) =>
      isWhole(offer.decision) ? p.sentence(made.prompt(view, offer)) : made.pick(view, offer, picked, pick),
    ending: (view) => made.ending(view).map((line) => p.sentence(line)),
  };
}

/** Questions that are answered by a Treasure: what it does stands beside its name. */
const OF_TREASURES = ['keep-treasure', 'which-item', 'lose-item', 'keep-items'] as const;

const WHOLE = new Set(
  Object.values(DECISIONS).flatMap(({ name, acts }) => (acts.length === 1 && acts[0]?.picks.length === 1 ? [name] : [])),
);
const isWhole = (decision: string): boolean => WHOLE.has(decision);

const explained = (p: PlayPhrases, view: View): readonly string[] => {
  const { briefing } = adventureWords[p.language][view.setup.adventure];
  const told = cardsInMind(view).flatMap((id) => {
    const said = cardSaid({ p: p.cards, language: p.language }, id);
    if (said === null) return [];
    const rows = said.rows.map(({ label, cells }) =>
      [label, ...cells.map(({ name, value }) => `${name} ${value}`)].filter((part) => part !== '').join(', '),
    );
    const body = [said.type, ...rows.map((row) => row)].join(' · ');
    return [`${said.name} (${body}): ${[...said.lines, said.flavour].join(' ')}`];
  });
  return [briefing, ...told];
};

/** Bookkeeping: it follows from the line before it, or leads to the line after it. */
const QUIET: readonly (keyof Bodies)[] = [
  ...(['stack.built', 'surges.given', 'turn.ended', 'lasting.ended', 'attack.taken', 'tile.drawn', 'tile.unheld', 'tiles.topped'] as const),
  ...([
    'monster.replaced',
    'monster.taken',
    'cards.handled',
    'blow.threatened',
    'attack.changed',
    'treasure.more',
    'fortune.begun',
  ] as const),
  ...(['encounter.discarded', 'fortune.discarded', 'power.begun', 'treasures.returned', 'foe.unpinned', 'blow.changed'] as const),
];
/** What a caption tells first. */
const HEAVY: readonly (keyof Bodies)[] = [
  ...([
    'hero.fell',
    'foe.defeated',
    'tile.placed',
    'hero.escaped',
    'adventure.ended',
    'surge.spent',
    'surge.missing',
    'encounter.drawn',
  ] as const),
  ...(['attack.judged', 'hero.levelled', 'thing.taken', 'things.delivered', 'door.opened', 'treasure.drawn'] as const),
];
/** Reasons that lie in the adventure, or that nobody asks for. */
const MOOT: readonly WhyKey[] = ['no-door', 'no-rival', 'carries-nothing', 'nothing-to-take', 'no-trap'];

/** A8: so many crystals win. */
const RACE = 3;

function endingFacts(p: PlayPhrases, view: View): EndingFacts {
  const { adventure: id } = view.setup;
  const { name, won, lost, outOfSurges } = adventureWords[p.language][id];
  const winner = view.result?.winner ?? -1;
  const race = adventureOf(id).teams === true;
  const own = view.heroes.find((_, no) => seatOf(view, no) === view.seat)?.team ?? 0;
  const loser = winner === 0 ? 1 : 0;
  const noSurge =
    race && winner >= 0 && view.surges[loser] === 0 && own === loser && (winner === 0 ? view.delivered[0] : view.delivered[1]) < RACE;
  return {
    adventure: name,
    rounds: view.round,
    result: race ? 'crew' : winner >= 0 ? 'won' : 'lost',
    crew: winner < 0 ? '' : itsOf(p, view).crew(winner),
    fallen: winner < 0 && !race && view.surges[0] === 0 && heroAt(view, view.active).hp === 0 ? itsOf(p, view).hero(view.active) : null,
    epilogue: winner === own ? won : noSurge ? (outOfSurges ?? lost) : lost,
    heroes: view.heroes.map((_, no) => {
      const { id: hero, hp, level, escaped } = heroAt(view, no);
      return { name: shortOf(p.language, hero), hp, level, escaped };
    }),
    surges: view.surges.reduce((sum, n) => sum + n, 0),
    xp: view.xp.flat().reduce((sum, card) => sum + xpOf(card), 0),
  };
}
