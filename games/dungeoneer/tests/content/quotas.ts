// Owns the mechanics checklist of section 7.5: how many cards of a set exercise each mechanic, and how many have to.

import { isList } from '@undercroft/kernel';
import { type Entry, type Fault, family, fault, isGlory, type SetCards } from '../../src/content/check-set.ts';
import { conditionsOf, effectsOf, immunitiesOf, spacesOf, standingOf, terrainsNamed } from '../../src/content/parts.ts';
import {
  type Adventure,
  type Effect,
  type Form,
  FORMS,
  type ItemKind,
  type MapCard,
  type Monster,
  type Quest,
  type SetId,
  type Standing,
} from '../../src/content/types.ts';

/** Asked of two decks: HC, TM, FB, SB; 0 where the column has a dash. */
type LeastBySet = readonly [hc: number, tm: number, fb: number, sb: number];
type Quota = readonly [what: string, asked: LeastBySet, counted: (cards: SetCards) => number];

const COLUMN: Readonly<Record<SetId, number>> = { HC: 0, TM: 1, FB: 2, SB: 3 };
const FEW = 3;

export const quotaFaults = (cards: SetCards): readonly Fault[] =>
  QUOTAS.flatMap(([what, asked, counted]) => {
    const least = leastOf(asked[COLUMN[cards.set]] ?? 0, cards.decks);
    const n = counted(cards);
    return n >= least ? [] : [fault(cards.set, what, `${n} of them, where ${least} are the least; add some.`)];
  });

/** One deck has to show once what two show up to three times, and half of what they show more often. */
const leastOf = (asked: number, decks: number): number => (decks > 1 || asked === 0 ? asked : asked <= FEW ? 1 : Math.ceil(asked / 2));

const count = <Card>(entries: readonly Entry<Card>[], is: (card: Card) => boolean): number => entries.filter(([, card]) => is(card)).length;
const does = (card: unknown, is: (effect: Effect) => boolean): boolean => effectsOf(card).some(is);
const holds = (card: unknown, is: (standing: Standing) => boolean): boolean => standingOf(card).some(is);
const hasVerb =
  (...verbs: readonly Effect['do'][]) =>
  (card: unknown): boolean =>
    does(card, (effect) => verbs.includes(effect.do));

const heroes = ({ heroes: entries }: SetCards): SetCards['heroes'] => entries;
const exitsOf = ({ maps }: SetCards, kind: 'locked' | 'trapped'): number =>
  maps.reduce((sum, [, { exits }]) => sum + exits.filter((exit) => exit.kind === kind).length, 0);
const otherScores = ({ maps }: SetCards): number =>
  maps.reduce((sum, [, { exits }]) => sum + exits.filter((exit) => 'threat' in exit && exit.threat.score !== 'speed').length, 0);
const maps =
  (is: (map: MapCard) => boolean) =>
  (cards: SetCards): number =>
    count(cards.maps, is);
const isMixed = ({ exits }: MapCard): boolean => new Set(exits.map(({ kind }) => kind).filter((kind) => kind !== 'wall')).size > 1;
const sewerPairs = ({ maps: entries }: SetCards): number => {
  const letters = entries.flatMap(([, { sewer }]) => sewer ?? []);
  return [...new Set(letters)].filter((letter) => letters.filter((other) => other === letter).length > 1).length;
};
const quests =
  (is: (quest: Quest) => boolean) =>
  (cards: SetCards): number =>
    count(cards.quests, is);
const slain =
  (is: (monster: { readonly life: number; readonly standing: readonly Standing[] }) => boolean) =>
  (cards: SetCards): number =>
    count(cards.quests, ({ completion }) => completion.by === 'slay' && is(completion.monster));
const boons =
  (is: (card: Adventure) => boolean) =>
  (cards: SetCards): number =>
    count(family(cards, 'boon'), is);
const treasures =
  (is: (card: Adventure) => boolean) =>
  (cards: SetCards): number =>
    count(family(cards, 'treasure'), is);
/** Glory cards, and Peril cards, of whatever family. */
const gifts =
  (is: (card: Adventure) => boolean) =>
  (cards: SetCards): number =>
    count(cards.adventures, (card) => isGlory(card) && is(card));
const harms =
  (is: (card: Adventure) => boolean) =>
  (cards: SetCards): number =>
    count(cards.adventures, (card) => !isGlory(card) && is(card));
const monsters =
  (is: (card: Monster) => boolean) =>
  (cards: SetCards): number =>
    count(family(cards, 'monster'), is);
const standardIn = ({ forms }: Monster): readonly Form[] => FORMS.filter((form) => forms[form]?.symbol === 'standard');

const raisesSpeed = (card: unknown): boolean =>
  [...effectsOf(card), ...standingOf(card)].some(
    (part) => 'forms' in part && isList(part.forms) && part.forms.includes('speed') && 'n' in part && !('lose' in part),
  );
const dodges = (card: unknown): boolean =>
  does(card, (effect) => effect.do === 'cancel-attack' || (effect.do === 'step' && effect.who === 'you') || isMinion(effect));
const isMinion = (effect: Effect): boolean => effect.do === 'minion' && effect.of === 'attacker';
const HELPED: readonly string[] = ['locked-exit', 'trapped-exit', 'pit', 'spikes', 'trap'];
const helpsOnTheWay = (card: unknown): boolean =>
  hasVerb('open-exit')(card) ||
  immunitiesOf(card).some(({ to }) => ['pit', 'spikes', 'pit-or-spikes', 'trapped-exit'].includes(to)) ||
  [...effectsOf(card), ...standingOf(card)].some(
    (part) => 'rolls' in part && typeof part.rolls !== 'string' && part.rolls.some((roll) => HELPED.includes(roll)),
  );
/** Kinds of items that are worn or wielded. */
const WORN: readonly ItemKind[] = ['weapon', 'helm', 'shield', 'armour', 'cloak', 'ring'];
const twoOfAKind = (cards: SetCards): number =>
  WORN.filter((kind) => count(family(cards, 'treasure'), ({ categories }) => categories.some((one) => one === kind)) > 1).length;
const discards = (what: 'boon' | 'treasure') => (card: unknown) =>
  does(card, (effect) => effect.do === 'discard' && (effect.what === what || effect.what === 'boon-or-treasure'));
const movesResources = (card: unknown): boolean =>
  does(card, (effect) => effect.do === 'take-glory' || effect.do === 'peril' || (effect.do === 'glory' && effect.lose === true));
const readsTerrain = (card: unknown): boolean =>
  terrainsNamed(card).size > 0 || spacesOf(card).some(({ space }) => space === 'shares-terrain');

const QUOTAS: readonly Quota[] = [
  [
    'heroes with a Counter-only Melee or Magic',
    [1, 1, 1, 1],
    (cards) => count(heroes(cards), ({ symbols }) => symbols.melee === 'counter' || symbols.magic === 'counter'),
  ],
  ['abilities with Anytime timing', [2, 1, 1, 1], (cards) => count(heroes(cards), ({ ability }) => ability.playtime === 'anytime')],
  ['abilities with Response timing', [1, 1, 1, 1], (cards) => count(heroes(cards), ({ ability }) => ability.playtime === 'response')],
  ['abilities with Hero timing', [1, 2, 1, 1], (cards) => count(heroes(cards), ({ ability }) => ability.playtime === 'hero')],
  ['abilities once per turn', [2, 2, 2, 2], (cards) => count(heroes(cards), ({ ability }) => ability.once)],
  ['abilities that cost Movement', [1, 1, 1, 1], (cards) => count(heroes(cards), ({ ability }) => ability.price.movement !== undefined)],
  ['abilities with #', [1, 1, 1, 1], (cards) => count(heroes(cards), ({ ability }) => ability.price.more !== undefined)],
  ['high carrying limits', [1, 1, 1, 1], (cards) => count(heroes(cards), ({ boons: most, treasures: load }) => most >= 4 || load >= 5)],
  ['low carrying limits', [1, 1, 1, 1], (cards) => count(heroes(cards), ({ boons: most, treasures: load }) => most <= 2 || load <= 2)],

  ['Locked exits', [8, 8, 8, 8], (cards) => exitsOf(cards, 'locked')],
  ['Trapped exits', [6, 6, 6, 6], (cards) => exitsOf(cards, 'trapped')],
  ['exits with a score other than Speed', [2, 2, 2, 2], otherScores],
  ['map cards with Walls', [10, 8, 10, 8], maps(({ exits }) => exits.some(({ kind }) => kind === 'wall'))],
  ['map cards with mixed exits', [4, 4, 4, 4], maps(isMixed)],
  ['Pits', [2, 1, 2, 2], maps(({ obstacle }) => obstacle?.kind === 'pit')],
  ['Spikes', [2, 1, 2, 2], maps(({ obstacle }) => obstacle?.kind === 'spikes')],
  ['Hazards', [1, 1, 1, 1], maps(({ obstacle }) => obstacle?.kind === 'hazard')],
  ['spaces with a bonus for a category', [1, 1, 1, 1], maps((map) => holds(map, (standing) => standing.is === 'aura'))],
  [
    'spaces with an entry effect',
    [3, 3, 3, 3],
    maps((map) => holds(map, (standing) => standing.is === 'trigger' && standing.when.on === 'enter')),
  ],
  ['monsters on map cards', [1, 1, 1, 1], maps(({ monster }) => monster !== null)],
  ['spaces with 0 Glory or 0 Peril', [2, 2, 1, 1], maps(({ glory, peril }) => glory === 0 || peril === 0)],
  ['grim Passages', [2, 2, 2, 2], maps(({ grim }) => grim)],
  ['pairs of Sewers', [0, 2, 0, 1], sewerPairs],
  ['Portals', [0, 2, 0, 2], maps(({ portal }) => portal)],
  ['kinds of terrain', [0, 8, 0, 6], ({ maps: entries }) => new Set(entries.flatMap(([, { terrain }]) => terrain)).size],

  ['Threat Quests', [3, 3, 3, 3], quests(({ completion }) => completion.by === 'threat' || completion.by === 'threats')],
  ['Slay Quests', [3, 3, 3, 3], slain(() => true)],
  ['Slay Quests with Life 1', [1, 1, 1, 1], slain(({ life }) => life === 1)],
  ['Slay Quests with Life 2 or more', [1, 1, 1, 1], slain(({ life }) => life > 1)],
  ['Slay Quests with a hit effect', [1, 1, 1, 1], slain(({ standing }) => standing.some(({ is }) => is === 'hit'))],
  ['Escort Quests', [2, 2, 2, 2], quests(({ completion }) => completion.by === 'escort')],
  ['Chance Quests', [1, 1, 1, 1], quests(({ completion }) => completion.by === 'chance')],
  ['Sacrifice Quests', [2, 2, 2, 2], quests(({ completion }) => completion.by === 'sacrifice')],
  ['dark Sacrifice Quests', [1, 1, 1, 1], quests(({ completion, dark }) => completion.by === 'sacrifice' && dark)],
  ['Search Quests', [1, 2, 1, 2], quests(({ search }) => search !== undefined)],
  ['Effect Quests', [1, 1, 2, 2], quests(({ effect }) => effect.length > 0)],
  ['Artifacts', [2, 2, 2, 2], quests(({ artifact, artifactChoice }) => artifact !== null || artifactChoice !== undefined)],
  ['Quests with several locations', [1, 1, 1, 1], quests(({ at }) => !('maps' in at) || at.maps.length > 1)],
  ['Quests with their own attempt price', [1, 1, 1, 1], quests(({ attempt }) => attempt !== undefined)],
  ['rewards of Level', [1, 1, 1, 1], quests(({ reward }) => hasVerb('level')(reward))],
  ['rewards of Life', [1, 1, 1, 1], quests(({ reward }) => hasVerb('heal')(reward))],
  ['rewards of Glory', [1, 1, 1, 1], quests(({ reward }) => hasVerb('glory')(reward))],
  ['rewards of Peril', [1, 1, 1, 1], quests(({ reward }) => hasVerb('peril')(reward))],

  ['Permanent Boons', [4, 4, 4, 4], boons((card) => 'duration' in card && card.duration === 'permanent')],
  ['Instant Boons', [6, 6, 6, 6], boons((card) => 'duration' in card && card.duration === 'instant')],
  ['Response Boons', [2, 2, 2, 2], boons(({ playtime }) => playtime === 'response')],
  ['Anytime Boons', [3, 3, 3, 3], boons(({ playtime }) => playtime === 'anytime')],
  ['Boons with Upkeep', [1, 2, 2, 2], boons((card) => 'upkeep' in card)],
  ['Boons that dodge or cancel', [2, 2, 2, 2], boons(dodges)],
  ['Speed bonuses with Movement at once', [1, 1, 1, 1], gifts((card) => raisesSpeed(card) && hasVerb('movement')(card))],
  ['Speed bonuses without it', [1, 1, 1, 1], gifts((card) => raisesSpeed(card) && !hasVerb('movement')(card))],
  ['Boons that warp the hero', [1, 1, 1, 2], boons((card) => does(card, (effect) => effect.do === 'warp' && effect.who === 'you'))],
  ['Boons that make a Minion', [1, 1, 1, 1], boons(hasVerb('minion'))],
  ['Boons that discard a monster', [1, 1, 1, 1], boons(hasVerb('discard-attacker'))],

  ['item kinds with two Treasures', [2, 2, 2, 2], twoOfAKind],
  ['Treasures with a Standard symbol', [2, 2, 2, 2], treasures((card) => holds(card, ({ is }) => is === 'standard'))],
  [
    'Treasures with a bonus against a category',
    [2, 2, 2, 2],
    treasures((card) => conditionsOf(card).some((condition) => condition.if === 'opponent-is')),
  ],
  ['Storage items', [1, 1, 1, 1], treasures((card) => holds(card, ({ is }) => is === 'storage'))],
  ['potions', [3, 3, 3, 3], treasures(({ categories }) => categories.includes('potion'))],
  ['potions that heal', [1, 1, 1, 1], treasures((card) => card.categories.includes('potion') && hasVerb('heal')(card))],
  ['Treasures with charges', [1, 1, 1, 1], treasures((card) => 'charges' in card)],
  ['Treasures that help on the way', [2, 2, 2, 2], treasures(helpsOnTheWay)],
  ['Attachments to a Treasure', [1, 1, 1, 1], treasures((card) => 'duration' in card && card.duration === 'attachment')],
  ['Treasures with a hit effect', [1, 1, 1, 1], treasures((card) => holds(card, ({ is }) => is === 'hit'))],

  ['targeted Banes', [4, 4, 4, 4], harms((card) => card.family === 'bane' && card.target === 'hero')],
  ['untargeted Banes', [2, 2, 2, 2], harms((card) => card.family === 'bane' && card.target === 'none')],
  ['Anytime Banes', [1, 1, 1, 1], harms((card) => card.family === 'bane' && card.playtime === 'anytime')],
  ['Permanent Banes', [2, 2, 2, 2], harms((card) => card.family === 'bane' && card.duration === 'permanent')],
  ['Banes that shift', [2, 2, 1, 2], harms((card) => card.family === 'bane' && hasVerb('shift')(card))],
  ['Peril cards that warp a hero', [1, 1, 1, 1], harms(hasVerb('warp'))],
  ['Peril cards that discard a Boon', [1, 1, 1, 1], harms(discards('boon'))],
  ['Peril cards that discard a Treasure', [1, 1, 1, 1], harms(discards('treasure'))],
  ['Peril cards that tip', [1, 1, 1, 1], harms((card) => does(card, (effect) => effect.do === 'tip' && effect.rise === undefined))],
  [
    'Peril cards that tip with a Threat to get up',
    [1, 1, 1, 1],
    harms((card) => does(card, (effect) => effect.do === 'tip' && effect.rise !== undefined)),
  ],
  ['Peril cards that drain a Level', [1, 1, 1, 1], harms((card) => hasVerb('level')(card) || holds(card, ({ is }) => is === 'level'))],
  ['Peril cards that change Quests', [1, 1, 1, 1], harms(hasVerb('swap-quest', 'return-global-quest'))],
  ['Peril cards that move Glory or Peril', [1, 1, 1, 1], harms(movesResources)],

  ['traps', [6, 6, 6, 6], (cards) => family(cards, 'trap').length],
  [
    'traps with a score other than Speed',
    [1, 1, 1, 1],
    (cards) => count(family(cards, 'trap'), (card) => does(card, (effect) => effect.do === 'threat' && effect.threat.score !== 'speed')),
  ],
  [
    'traps with a success result',
    [1, 1, 1, 1],
    (cards) => count(family(cards, 'trap'), (card) => does(card, (effect) => effect.do === 'threat' && effect.ok !== undefined)),
  ],
  ['monsters with Melee Standard', [8, 8, 7, 6], monsters((card) => standardIn(card).includes('melee'))],
  ['monsters with Magic Standard', [5, 5, 6, 7], monsters((card) => standardIn(card).includes('magic'))],
  ['monsters with Speed Standard', [1, 1, 1, 1], monsters((card) => standardIn(card).includes('speed'))],
  ['monsters with Standard in two forms', [3, 3, 3, 3], monsters((card) => standardIn(card).length > 1)],
  ['monsters with a Counter form', [6, 6, 6, 6], monsters(({ forms }) => FORMS.some((form) => forms[form]?.symbol === 'counter'))],
  ['monsters without value in a form', [2, 2, 2, 2], monsters(({ forms }) => FORMS.some((form) => forms[form] === undefined))],
  ['monsters with a hit effect', [4, 4, 5, 5], monsters((card) => holds(card, ({ is }) => is === 'hit'))],
  [
    'special effects with a price',
    [2, 2, 2, 2],
    monsters(({ special }) => special !== undefined && (special.peril > 0 || special.more !== undefined)),
  ],
  ['special effects that are a Threat', [2, 2, 2, 2], monsters(({ special }) => hasVerb('threat')(special))],
  ['special effects with #', [1, 1, 2, 2], monsters(({ special }) => special?.more !== undefined)],
  ['monsters with Life 2 or more', [5, 5, 8, 10], monsters(({ life }) => life > 1)],
  [
    'bosses',
    [1, 1, 2, 2],
    monsters(
      (card) => card.categories.includes('boss') && holds(card, ({ is }) => is === 'aura') && holds(card, ({ is }) => is === 'immune'),
    ),
  ],
  ['Attachments to a monster', [2, 2, 2, 2], harms((card) => card.family === 'bane' && card.duration === 'attachment')],
  ['cards that read the terrain', [0, 4, 0, 4], ({ adventures }) => count(adventures, readsTerrain)],
];
