// Owns the contract of the face for this game: how the phrases of a language become its GameText.

import { isKeyOf, isOneOf, isRecord, type ToldFact } from '@undercroft/kernel';
import { keptWith } from '@undercroft/parts';
import { gameTextOf, type GameText, type Rulebook } from '@undercroft/presentation';
import type { SpeciesId } from '../content/index.ts';
import type { Bodies } from '../facts.ts';
import { scoreOf } from '../outcome.ts';
import { REASONS } from '../reasons.ts';
import { seatOf } from '../state.ts';
import type { View } from '../view.ts';
import { asking } from './asking.ts';
import { cardSaid } from './cards/compose.ts';
import { errandsOf } from './errands.ts';
import { cardsInMind } from './explain.ts';
import { formOf, presetsOf, setupWords } from './form.ts';
import { howToOf } from './how-to.ts';
import type { SetupKey } from './keys.ts';
import { outlookOf } from './outlook.ts';
import type { EndingFacts, PlayPhrases, Said } from './phrases.ts';
import { saidOf } from './said.ts';
import { NAMES } from './words/names.ts';
import { characterName, membersOf, personName } from './words/people.ts';
import { TOWN } from './words/town-words.ts';

export function gameText(p: PlayPhrases, rulebook: Rulebook): GameText<View> {
  const making = { p: p.cards, language: p.language };
  const made = gameTextOf<View, SetupKey, Said>(p, {
    ...asking(p),
    said: (view) => saidOf(p, view),
    setupWords: setupWords(p),
    rulebook,
    howTo: howToOf(p.howTo),
    form: formOf(p),
    presets: presetsOf(p),
    viewForOldEvents: (view, scene) => asPast(view)(speciesIn(scene)),
    opensScene: ({ type }) => type === 'fight.began',
    quiet: (_view, fact) => isQuiet(fact),
    weight: (_view, fact) => (isOneOf(HEAVY, fact.type) ? 3 : isQuiet(fact) ? 0 : 1),
    explain: (view) =>
      cardsInMind(view).flatMap((id) => {
        const said = cardSaid(making, id);
        return said === null ? [] : [`${said.name} (${said.type}): ${said.lines.join(' ')}`];
      }),
    card: (id) => cardSaid(making, id),
    seatName: (view, seat) =>
      membersOf(view)
        .flatMap(([unit]) => (seatOf(view, unit) === seat ? [characterName(p.language, view.party, unit) ?? ''] : []))
        .join(', ') || p.player(seat + 1),
    answer: outlookOf(p),
    errands: errandsOf(p),
    botWhy: (view, _seat, { key, args = {} }) => {
      const phrase = isOneOf(REASONS, key) ? p.reasons[key] : '';
      const { on, percent = 0, n = 0 } = args;
      const who = on === undefined ? '' : saidOf(p, view).unit(Number(on));
      return p.sentence(typeof phrase === 'string' ? phrase : phrase({ who, percent: Number(percent), n: Number(n) }));
    },
    pickRefused: () => p.refusing.pick,
    moot: ({ key }) => key === 'not-now',
    ending: (view) => p.ending(endingFacts(p, view)),
  });
  // What is told and what is asked are sentences; buttons are not.
  return {
    ...made,
    event: (view, fact) => p.sentence(made.event(view, fact)),
    prompt: (view, offer) => p.sentence(made.prompt(view, offer)),
    ending: (view) => made.ending(view).map((line) => p.sentence(line)),
  };
}

/** A line of the log is about whoever had the seat then, and about the monsters of that fight. */
const asPast = keptWith((view: View) => keptWith((monsters: readonly SpeciesId[]): View => ({ ...view, past: { monsters } })));
const NOBODY: readonly SpeciesId[] = [];
const isSpecies = (one: unknown): one is SpeciesId => typeof one === 'string' && isKeyOf(NAMES.en.species, one);
const monstersOf = keptWith(({ body }: ToldFact): readonly SpeciesId[] => {
  const { species } = isRecord(body) ? body : {};
  return Array.isArray(species) ? species.filter(isSpecies) : NOBODY;
});
const speciesIn = (scene: ToldFact | null): readonly SpeciesId[] => (scene === null ? NOBODY : monstersOf(scene));

/** Bookkeeping: it follows from the line before it, or leads to the line after it. */
const QUIET: readonly (keyof Bodies)[] = [
  ...([
    'cards.drawn',
    'fate.gathered',
    'character.taught',
    'character.refreshed',
    'character.rested',
    'tile.changed',
    'tile.put-aside',
  ] as const),
  ...(['treasures.set', 'monster.dealt', 'fight.closed', 'initiative.dealt', 'turn.began', 'turn.ended', 'unit.acted'] as const),
  ...(['floor.dealt', 'dungeon.laid', 'lasting.began', 'lasting.ended', 'wait.ended'] as const),
];
/** Of a purchase, a sale and a bet one line tells what goes where. */
const TOLD_BY_ONE: readonly string[] = ['CRD-TOWN-03', 'CRD-TOWN-06', 'CRD-ROOM-HUSTLER-03'];
const GOES_WITH_IT: readonly (keyof Bodies)[] = ['item.gained', 'item.lost', 'gold.changed'];
const isQuiet = ({ type, rule }: ToldFact): boolean => isOneOf(QUIET, type) || (isOneOf(GOES_WITH_IT, type) && TOLD_BY_ONE.includes(rule));
/** What a caption tells first. */
const HEAVY: readonly (keyof Bodies)[] = [
  ...(['unit.died', 'unit.revived', 'fight.began', 'fight.ended', 'campaign.ended', 'quest.taken', 'character.levelled'] as const),
  ...(['trap.sprung', 'treasure.found', 'attack.judged', 'unit.hurt', 'technique.learned', 'units.fled', 'flight.failed'] as const),
];

function endingFacts(p: PlayPhrases, view: View): EndingFacts {
  const { quest, result, ql, quests, gold } = view;
  const { victory, defeat } = TOWN[p.language];
  const names = NAMES[p.language];
  return {
    result: result ?? 'lost',
    ql,
    quests,
    domain: quest === null ? '' : names.domains[quest.domain].name,
    score: scoreOf(view),
    gold,
    epilogue: result === 'won' ? victory : defeat,
    party: membersOf(view).map(([, { job, no, level }]) => ({
      name: personName(p.language, { job, no }),
      job: names.jobs[job].name,
      level,
    })),
  };
}
