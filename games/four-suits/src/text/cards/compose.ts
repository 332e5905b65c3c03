// Owns putting whatever is printed into words: a card is found by its kind and id, and its sentences follow from its data.

import { isKeyOf, isOneOf } from '@undercroft/kernel';
import type { CardCell, CardSaid, Language } from '@undercroft/presentation';
import { SUIT_SIGNS } from '@undercroft/presentation';
import { dispatch, SUITS } from '@undercroft/parts';
import * as content from '../../content/index.ts';
import { MP_COST, SP_COST } from '../../content/techniques.ts';
import { TRAP_CARDS } from '../../content/traps.ts';
import { BASE_STATS, STATS, type Effect, type Trap } from '../../content/types.ts';
import { costOf, gearOf, isGear, isPotion, isTool } from '../../queries/gear.ts';
import type { Item } from '../../state.ts';
import { NAMES, type Named, type Names } from '../words/names.ts';
import type { CardPhrases, Naming } from './phrases.ts';

export interface Making {
  readonly p: CardPhrases;
  readonly language: Language;
}
const namesIn = ({ language }: Making): Names => NAMES[language];

export function namingOf({ p, language }: Making): Naming {
  const { statuses } = NAMES[language];
  return {
    mark: (mark) => statuses[mark].name,
    marks: (marks) => p.list(marks.map((mark) => statuses[mark].name)),
    gained: (mark) => statuses[mark].gained,
  };
}

/** One effect, without its full stop. */
function effectSaid({ p, language }: Making, effect: Effect): string {
  const naming = namingOf({ p, language });
  const text: string = dispatch(p.effects, 'do', effect, naming);
  return effect.do === 'attack' && effect.with !== undefined ? p.attack(text, p.with(effect.with, naming)) : text;
}
export const effectsSaid = (making: Making, effects: readonly Effect[]): string =>
  effects.length === 0 ? making.p.nothing : making.p.steps(effects.map((effect) => effectSaid(making, effect)));

export function itemName(making: Making, item: Item, gear: (name: string, level: number) => string): string {
  const names = namesIn(making);
  if (isPotion(item)) return names.potions[item].name;
  if (isTool(item)) return names.tools[item].name;
  const { level, weapon } = gearOf(item);
  const type = item.replace(/-\d+$/, '');
  const name = weapon !== null ? names.weapons[weapon].name : isOneOf(content.ARMOR_IDS, type) ? names.armors[type].name : type;
  return gear(name, level);
}

const NO_ROWS: CardSaid['rows'] = [];
const said = ({ p }: Making, type: string, { name, flavour }: Named, lines: readonly string[], rows = NO_ROWS, cost = ''): CardSaid => ({
  name,
  short: name,
  type,
  cost,
  rows,
  lines: lines.filter((line) => line !== '').map(p.sentence),
  flavour: flavour ?? '',
});
const cell = (key: string, name: string, value: string | number): CardCell => ({ key, name, value: String(value) });

function jobSaid(making: Making, id: content.JobId): CardSaid {
  const { p } = making;
  const names = namesIn(making);
  const { base, heavy, row, weapons, techniques, passive, active } = content.jobOf(id);
  const { effects, once, gold } = content.intrinsicOf(active);
  const use = [effectsSaid(making, effects), ...(once === true ? [p.once] : []), ...(gold === undefined ? [] : [p.gold(gold)])];
  return said(
    making,
    p.things.job,
    names.jobs[id],
    [
      ...passive.map((one) => `${names.intrinsics[one].name}: ${p.passives[one]}`),
      `▶ ${names.intrinsics[active].name}: ${use.join(' · ')}`,
      p.wields(p.list(weapons.map((one) => names.weapons[one].name)), heavy),
      p.learns(p.list(techniques.map((one) => names.techniques[one].name))),
      p.walks(p.rows[row]),
    ],
    [{ label: '', cells: BASE_STATS.map((stat, at) => cell(stat, p.stats[stat], base[at] ?? 0)) }],
  );
}
function techniqueSaid(making: Making, id: content.TechniqueId): CardSaid {
  const { kind, rank, effects } = content.techniqueOf(id);
  const cost = making.p.cost(SP_COST[rank - 1] ?? 0, MP_COST[rank - 1] ?? 0);
  return said(making, making.p.kinds[kind], namesIn(making).techniques[id], [effectsSaid(making, effects)], NO_ROWS, cost);
}
function intrinsicSaid(making: Making, id: content.IntrinsicId | content.PassiveId): CardSaid {
  const { p } = making;
  const named = namesIn(making).intrinsics[id];
  const { passives } = p;
  if (isKeyOf(passives, id)) return said(making, p.things.passive, named, [passives[id]]);
  const { effects, once, gold } = content.intrinsicOf(id);
  const more = [...(once === true ? [p.once] : []), ...(gold === undefined ? [] : [p.gold(gold)])];
  return said(making, p.things.active, named, [effectsSaid(making, effects), ...more]);
}

function gearSaid(making: Making, id: Item & `${string}-${number}`): CardSaid {
  const { p } = making;
  const names = namesIn(making);
  const { level, slot, heavy, hands, bonus, weapon, range, add, evoke, ward } = gearOf(id);
  const { mark } = namingOf(making);
  const named = itemName(making, id, (name) => name);
  const flavour = weapon === null ? undefined : names.weapons[weapon].flavour;
  const head = weapon === null ? [p.slots[slot], ...(heavy ? [p.heavy] : [])] : [p.ranges[range], p.hands(hands)];
  const stats = STATS.flatMap((stat) => {
    const n = bonus[stat];
    return n === undefined || n === 0 ? [] : [p.bonus(p.stats[stat], n)];
  });
  const lines = [
    stats.join(' · '),
    add === null ? '' : p.adds(mark(add)),
    evoke === null ? '' : p.evokes(names.techniques[evoke].name),
    ward === null ? '' : p.ward(mark(ward)),
  ];
  const type = `${p.things[weapon === null ? 'armor' : 'weapon']} · ${head.join(' · ')} · ${p.level(level)}`;
  return said(making, type, { name: named, flavour: flavour ?? '' }, lines, NO_ROWS, p.price(costOf(id)));
}
function itemSaid(making: Making, item: Item): CardSaid {
  const { p } = making;
  const names = namesIn(making);
  if (isPotion(item)) {
    const { effects } = content.potionOf(item);
    return said(making, p.things.potion, names.potions[item], [effectsSaid(making, effects)], NO_ROWS, p.price(costOf(item)));
  }
  if (isTool(item)) {
    const { effects, use } = content.toolOf(item);
    const line = p.tools[item] ?? effectsSaid(making, effects);
    return said(making, `${p.things.tool} · ${p.uses[use]}`, names.tools[item], [line], NO_ROWS, p.price(costOf(item)));
  }
  return gearSaid(making, item);
}

function trapLines(making: Making, { snare, fight, special }: Trap): readonly string[] {
  const { p } = making;
  const names: Readonly<Record<string, Named>> = namesIn(making).species;
  const lost = (losses: readonly Parameters<CardPhrases['loss']>[0][] | undefined): string =>
    p.list((losses ?? []).map((loss) => p.loss(loss, namingOf(making))));
  return [
    snare === undefined
      ? ''
      : p.snare(snare.who, p.stats[snare.save], lost(snare.first), lost(snare.ok), lost(snare.fail), snare.floats === true),
    special === undefined ? '' : p.specials[special],
    fight === undefined ? '' : p.fight(fight, (id) => names[id]?.name ?? id),
  ];
}

function speciesSaid(making: Making, id: content.SpeciesId): CardSaid {
  const { p } = making;
  const names = namesIn(making);
  const { archetype, element, weak, starts, pattern, common, rare } = content.speciesOf(id);
  const things: Readonly<Record<string, Named>> = { ...names.potions, ...names.tools, ...names.weapons, ...names.armors };
  const nameOf = (one: string): string => things[one]?.name ?? one;
  const acts = pattern.map(({ effects }, at) =>
    p.action(SUIT_SIGNS[SUITS[at] ?? 'spades'], `${effectsSaid(making, effects)}${aiSaid(making, effects)}`),
  );
  const lines = [
    p.element(element, weak),
    starts.length === 0 ? '' : p.starts(namingOf(making).marks(starts)),
    ...acts,
    p.drops(nameOf(common), nameOf(rare)),
    archetype === 'boss' ? p.bossTrait : '',
  ];
  return said(making, p.archetype(archetype, names.archetypes[archetype].name), names.species[id], lines);
}
function aiSaid({ p }: Making, [effect]: readonly Effect[]): string {
  return effect !== undefined && 'ai' in effect && effect.ai !== undefined ? ` (${p.ais[effect.ai]})` : '';
}
function domainSaid(making: Making, id: content.DomainId): CardSaid {
  const { p } = making;
  const names = namesIn(making);
  const { element, trap, species, boss } = content.domainOf(id);
  const lives = p.lives(p.list(species.map((one) => names.species[one].name)), names.species[boss].name, names['domain-traps'][trap].name);
  return said(making, p.things.domain, names.domains[id], [p.prevails(element), lives]);
}

/** Everything that is printed, by kind. */
const KINDS = {
  job: (making: Making, id: string) => (isOneOf(content.JOB_IDS, id) ? jobSaid(making, id) : null),
  technique: (making: Making, id: string) => (isOneOf(content.TECHNIQUE_IDS, id) ? techniqueSaid(making, id) : null),
  intrinsic: (making: Making, id: string) => {
    const { intrinsics } = namesIn(making);
    return isKeyOf(intrinsics, id) ? intrinsicSaid(making, id) : null;
  },
  item: (making: Making, id: string) => (isPotion(id) || isTool(id) || isGear(id) ? itemSaid(making, id) : null),
  status: (making: Making, id: string) => {
    const { statuses } = namesIn(making);
    return isKeyOf(statuses, id) ? said(making, making.p.things.status, statuses[id], [making.p.statuses[id]]) : null;
  },
  room: (making: Making, id: string) => {
    const { rooms } = namesIn(making);
    return isKeyOf(rooms, id) ? said(making, making.p.things.room, rooms[id], [making.p.rooms[id]]) : null;
  },
  trap: (making: Making, id: string) => {
    const { traps, 'domain-traps': own } = namesIn(making);
    if (isKeyOf(own, id)) return said(making, making.p.things.trap, own[id], trapLines(making, content.domainTrapOf(id)));
    return isKeyOf(traps, id) ? said(making, making.p.things.trap, traps[id], trapLines(making, TRAP_CARDS[id])) : null;
  },
  species: (making: Making, id: string) => {
    const { species } = namesIn(making);
    return isKeyOf(species, id) ? speciesSaid(making, id) : null;
  },
  domain: (making: Making, id: string) => (isOneOf(content.DOMAIN_IDS, id) ? domainSaid(making, id) : null),
} as const;

/** A card by its kind and id: `technique:wall`. */
export function cardSaid(making: Making, card: string): CardSaid | null {
  const [kind = '', id = ''] = card.split(':');
  return isKeyOf(KINDS, kind) ? KINDS[kind](making, id) : null;
}
