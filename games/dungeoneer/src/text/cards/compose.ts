// Owns how the text of a card is put together from its data, kind by kind: the same for every language.

import { isOneOf } from '@undercroft/kernel';
import { dispatch } from '@undercroft/parts';
import type { AdventureId, CardId, HeroId, MapId, QuestId } from '../../content/cards.ts';
import { adventureOf, HERO_IDS, heroOf, MAP_IDS, mapOf, QUEST_IDS, questOf } from '../../content/cards.ts';
import { FORMS, type Adventure, type Banner, type Block, type Category, type DeckId, type Effect } from '../../content/types.ts';
import type { Hero, MapCard, Quest, Realm, Special, Standing, Use, Who } from '../../content/types.ts';
import { LEVEL } from '../../levels.ts';
import type { Edition } from '../../setup.ts';
import type { CardWords } from '../names.ts';
import type { BannerRow, CardPhrases, Cell, Say } from './phrases.ts';
import { conditionText, effectsText, occasionText, sayer, standingText } from './say.ts';

export interface CardText {
  readonly id: string;
  readonly name: string;
  /** What kind of card it is, with its playtime, duration and categories. */
  readonly type: string;
  /** Empty on a card that is not paid for. */
  readonly cost: string;
  readonly banner: readonly BannerRow[];
  /** The sentences, each a line with its full stop. */
  readonly body: readonly string[];
  readonly flavour: string;
}

/** Names and flavour by the id of a card, or of the monster on one. */
export type NamesOf = (id: string) => CardWords;

export interface Making {
  readonly p: CardPhrases;
  readonly names: NamesOf;
  /** What is different in the other edition is left out; without it both are told. */
  readonly edition?: Edition;
}

/** Boons, Treasures, heroes, Quests and map cards speak to whoever has them; Banes and Encounters to whoever plays them. */
const OWN: readonly Who[] = ['you', 'bearer'];
const LORDS: readonly Who[] = ['you'];
const REALM_OF: Readonly<Record<DeckId, Realm>> = { HCA: 'dungeon', HCB: 'dungeon', FB: 'dungeon', TM: 'wilderness', SB: 'wilderness' };
const DOT = ' · ';
const typeText = (parts: readonly string[]): string => parts.join(DOT).replace(/^./, (first) => first.toUpperCase());

const sayOf = ({ p, names }: Making, deck: DeckId, addressed: readonly Who[]): Say =>
  sayer(p, { addressed, realm: REALM_OF[deck] }, (id) => names(id).name);
const categoriesText = (p: CardPhrases, categories: readonly Category[]): string =>
  p.lines.categories(categories.map((one) => p.categories[one]));

function cells(p: CardPhrases, banner: Banner, standing: readonly Standing[]): readonly Cell[] {
  const starred = standing.flatMap((one) => (one.is === 'hit' && typeof one.forms !== 'string' ? one.forms : []));
  return FORMS.flatMap((form) => {
    const found = banner[form];
    if (found === undefined) return [];
    const value = typeof found.value === 'number' ? String(found.value) : p.lines.asHero(found.value.asHero);
    return [{ form, name: p.forms[form], value, symbol: found.symbol, star: starred.includes(form) }];
  });
}

const standingLines = ({ p }: Making, standing: readonly Standing[], say: Say): string[] =>
  standing.map((one) => p.say.line(standingText(p, one, say)));
/** What follows a Threat begins a new line, since it is none of its results. */
function effectLines({ p }: Making, effects: readonly Effect[], say: Say): string[] {
  const end = effects.findIndex(({ do: verb }) => verb === 'threat') + 1 || effects.length;
  const parts = [effects.slice(0, end), effects.slice(end)].filter((part) => part.length > 0);
  return parts.map((part) => p.say.line(effectsText(p, part, say)));
}
const specialLines = ({ p }: Making, special: Special | undefined, say: Say): string[] =>
  special === undefined ? [] : [p.say.line(p.lines.special(special, effectsText(p, special.effects, say)))];

function useLine({ p }: Making, use: Use, say: Say, ability: string | null = null): string {
  const when = use.when === undefined ? null : conditionText(p, use.when, say);
  const text = use.on === undefined ? effectsText(p, use.effects, say) : say.lead(occasionText(p, use.on, say), use.effects);
  return p.say.line(p.lines.use(use, ability, text, when));
}

export function heroText(making: Making, id: HeroId, hero: Hero = heroOf(id)): CardText {
  const { p, names } = making;
  const { name, flavour = '', ability = '' } = names(id);
  const say = sayOf(making, hero.deck, OWN);
  return {
    id,
    name,
    type: typeText([p.families.hero, p.grades[hero.grade], p.races[hero.race], p.classes[hero.class]]),
    cost: '',
    banner: hero.rows.map((row, i) => ({
      label: p.lines.levelOf(LEVEL[hero.grade] + i),
      cells: FORMS.map((form, at) => ({ form, name: p.forms[form], value: String(row[at]), symbol: hero.symbols[form], star: false })),
    })),
    body: [p.say.line(p.lines.stats(hero.life, hero.boons, hero.treasures)), useLine(making, hero.ability, say, ability)],
    flavour,
  };
}

/** What a monster on a Quest or a map card does. */
function blockLines(making: Making, deck: DeckId, block: Block): string[] {
  const say = sayOf(making, deck, LORDS);
  return [...standingLines(making, block.standing, say), ...specialLines(making, block.special, say)];
}
const blockBanner = (p: CardPhrases, name: string, block: Block): BannerRow => ({
  label: name,
  cells: cells(p, block.forms, block.standing),
});

/** DGN-SEARCH-02, DGN-SEARCH-03: the two editions search differently. */
function searchText({ p, edition }: Making, target: number, threat: string): string {
  if (edition === undefined) return p.lines.search(target, threat);
  return edition === '2.1' ? p.lines.searchThreat(threat) : p.lines.searchFor(target);
}

export function questText(making: Making, id: QuestId, quest: Quest = questOf(id)): CardText {
  const { p, names } = making;
  const { name, flavour = '' } = names(id);
  const say = sayOf(making, quest.deck, OWN);
  const { completion, search, attempt, artifact, artifactChoice } = quest;
  const gains = (effects: readonly Effect[]): string[] => effects.map((effect) => p.lines.gains(effect) ?? effectsText(p, [effect], say));
  const choices = artifactChoice ?? (artifact === null ? [] : [artifact]);
  const monster = completion.by === 'slay' ? completion.monster : null;
  const criteria: string = dispatch(p.say.completions, 'by', completion, say);
  return {
    id,
    name,
    type: typeText([
      p.families.quest,
      p.grades[quest.grade],
      p.completions[completion.by],
      ...(search === undefined ? [] : [p.completions.search]),
      ...(quest.effect.length === 0 ? [] : [p.completions.effect]),
      ...(artifact === null ? [] : [p.completions.artifact]),
      ...(quest.dark ? [p.completions.dark] : []),
    ]),
    cost: '',
    banner: monster === null ? [] : [blockBanner(p, names(monster.id).name, monster)],
    body: [
      p.say.line(p.lines.at(p.say.location(quest.at, say))),
      ...(search === undefined ? [] : [p.say.line(searchText(making, search.target, p.say.threat(search.threat)))]),
      p.say.line(criteria),
      ...(monster === null ? [] : blockLines(making, quest.deck, monster)),
      ...(attempt === undefined ? [] : [p.say.line(p.lines.attempt(attempt, attempt.price === null ? null : p.say.price(attempt.price)))]),
      ...quest.effect.map((one) => p.say.line(p.lines.effect(standingText(p, one, say)))),
      ...(completion.by === 'escort' ? completion.carried.map((one) => p.say.line(p.lines.carried(standingText(p, one, say)))) : []),
      ...(artifact === null
        ? [p.say.line(p.lines.reward(gains(quest.reward)))]
        : [
            p.say.line(
              p.lines.artifact(
                choices.map((choice) => say.standing(choice)),
                gains(quest.reward),
              ),
            ),
          ]),
    ],
    flavour,
  };
}

export function mapText(making: Making, id: MapId, card: MapCard = mapOf(id)): CardText {
  const { p, names } = making;
  const { name, flavour = '' } = names(id);
  const say = sayOf(making, card.deck, OWN);
  const { realm, monster, obstacle, exits } = card;
  const kind = card.entrance === 'always' ? p.entrance : p.kinds[realm][card.kind];
  return {
    id,
    name,
    type: typeText([p.realms[realm], kind, ...(card.grim ? [p.grim] : []), ...card.terrain.map((one) => p.terrains[one])]),
    cost: '',
    banner: monster === null ? [] : [blockBanner(p, names(monster.id).name, monster)],
    body: [
      p.say.line(p.lines.collects(card)),
      p.say.line(
        exits
          .map((exit, side) =>
            p.lines.exit(p.sides[side] ?? '', p.exits[realm][exit.kind], 'threat' in exit ? p.say.threat(exit.threat) : null),
          )
          .join('; '),
      ),
      ...(card.entrance === 'alone' ? [p.say.line(p.lines.aloneEntrance)] : []),
      ...(obstacle === null ? [] : [p.say.line(p.say.obstacle(obstacle))]),
      ...(card.sewer === null ? [] : [p.say.line(p.lines.sewer(card.sewer))]),
      ...(card.portal ? [p.say.line(p.lines.portal(card.linked === true))] : []),
      ...(monster === null ? [] : [p.say.line(p.lines.lurks(p.lines.block(names(monster.id).name, monster)))]),
      ...(monster === null ? [] : blockLines(making, card.deck, monster)),
      ...standingLines(making, card.standing, say),
    ],
    flavour,
  };
}

const isGlory = (card: Adventure): boolean => card.family === 'boon' || card.family === 'treasure';

export function adventureText(making: Making, id: AdventureId, card: Adventure = adventureOf(id)): CardText {
  const { p, names } = making;
  const { name, flavour = '' } = names(id);
  const pays = isGlory(card) ? 'glory' : 'peril';
  return {
    id,
    name,
    type: typeLine(p, card),
    cost: p.lines.cost(card.cost, card.more, pays),
    banner: card.family === 'monster' ? [{ label: p.lines.lifeOf(card.life), cells: cells(p, card.forms, card.standing) }] : [],
    body: adventureBody(making, card, sayOf(making, card.deck, isGlory(card) ? OWN : LORDS)),
    flavour,
  };
}

function typeLine(p: CardPhrases, card: Adventure): string {
  const others = card.categories.filter((one) => one !== card.family);
  return typeText([
    p.families[card.family],
    ...(card.family === 'monster' || card.family === 'trap' ? [] : [p.durations[card.duration]]),
    ...(card.family === 'bane' && typeof card.target === 'string' ? [p.lines.target[card.target]] : []),
    p.playtimes[card.playtime],
    ...(others.length === 0 ? [] : [categoriesText(p, others)]),
  ]);
}

function adventureBody(making: Making, card: Adventure, say: Say): string[] {
  const { p } = making;
  if (card.family === 'trap') return effectLines(making, card.effects, say);
  if (card.family === 'monster') return [...standingLines(making, card.standing, say), ...specialLines(making, card.special, say)];
  const host =
    card.family === 'bane' && typeof card.target === 'object' ? card.target.host : card.family === 'treasure' ? card.host : undefined;
  return [
    ...(host === undefined ? [] : [p.say.line(p.lines.attach(host))]),
    ...(card.family !== 'treasure' && card.on !== undefined ? [p.say.line(p.lines.playedWhen(occasionText(p, card.on, say)))] : []),
    ...effectLines(making, card.effects, say),
    ...(card.family === 'boon' && card.tucked ? [p.say.line(p.lines.tucked)] : []),
    ...standingLines(making, card.standing, say),
    ...(card.family === 'treasure' && card.charges !== undefined ? [p.say.line(p.lines.charges(card.charges))] : []),
    ...(card.family !== 'bane' && card.use !== undefined ? [useLine(making, card.use, say)] : []),
    ...(card.upkeep === undefined ? [] : [p.say.line(p.lines.upkeep(card.upkeep, isGlory(card) ? 'glory' : 'peril'))]),
  ];
}

/** The text of any card. */
export function cardText(making: Making, id: CardId): CardText {
  if (isOneOf(HERO_IDS, id)) return heroText(making, id);
  if (isOneOf(QUEST_IDS, id)) return questText(making, id);
  return isOneOf(MAP_IDS, id) ? mapText(making, id) : adventureText(making, id);
}

/** The text of a card as lines, its name first. */
export function cardLines(p: CardPhrases, { name, type, cost, banner, body, flavour }: CardText): readonly string[] {
  return [name, [type, ...(cost === '' ? [] : [cost])].join(DOT), ...banner.map(p.lines.row), ...body, flavour];
}
