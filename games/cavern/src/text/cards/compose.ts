// Owns how the text of anything printed is put together from its data, kind by kind: the same for every language.

import { isOneOf, keysOf } from '@undercroft/kernel';
import { dispatch } from '@undercroft/parts';
import type { CardCell, CardSaid, Language } from '@undercroft/presentation';
import {
  ADVENTURE_IDS,
  adventureOf,
  ALLY_IDS,
  allyOf,
  ENCOUNTER_IDS,
  encounterOf,
  HERO_IDS,
  heroOf,
  MONSTER_IDS,
  monsterOf,
  POWER_IDS,
  powerOf,
  TILE_IDS,
  tileOf,
  TREASURE_IDS,
  treasureOf,
  VILLAIN_IDS,
  villainOf,
  type AdventureId,
  type AllyId,
  type EncounterId,
  type HeroId,
  type MonsterId,
  type PowerId,
  type TileId,
  type TreasureId,
  type VillainId,
} from '../../content/cards.ts';
import { THING_CARDS } from '../../content/things.ts';
import {
  CONDITIONS,
  THINGS,
  TOKENS,
  type AttackEffect,
  type Effect,
  type EncounterKind,
  type Standing,
  type Tactic,
  type ThingKind,
  type Use,
} from '../../content/types.ts';
import { adventureWords, attackNames, hasWords, nameOf, shortOf, wordsOf } from '../names.ts';
import type { CardPhrases, Say, StatKey, Voice } from './phrases.ts';

export interface Making {
  readonly p: CardPhrases;
  readonly language: Language;
}
const DOT = ' · ';

export function sayer({ p, language }: Making, voice: Voice): Say {
  const say: Say = {
    voice,
    name: (id) => nameOf(language, id),
    attack: (name) => attackNames[language][name] ?? nameOf(language, name),
    effects: (effects) =>
      p.say.joined(
        effects.map((effect) => dispatch(p.say.effects, 'do', effect, say)),
        voice,
      ),
  };
  return say;
}

const lineOf = ({ p }: Making, text: string): readonly string[] => (text === '' ? [] : [p.say.line(text)]);
const effectLines = (m: Making, effects: readonly Effect[], voice: Voice): readonly string[] => lineOf(m, sayer(m, voice).effects(effects));
const standingLines = (m: Making, stays: readonly Standing[], voice: Voice): readonly string[] =>
  stays.flatMap((one) => lineOf(m, m.p.say.stays(one, sayer(m, voice))));
const useLines = (m: Making, uses: readonly Use[], voice: Voice): readonly string[] =>
  uses.flatMap(({ when, natural, effects }) => {
    const head = natural === undefined ? m.p.say.when[when] : m.p.say.natural(...natural);
    return lineOf(m, m.p.say.lead(head, sayer(m, voice).effects(effects)));
  });
/** What a figure does by its tactics: from the top, the first that fits. */
export const tacticLine = (m: Making, { when, effects }: Tactic, voice: Voice): string =>
  m.p.say.line(m.p.say.lead(m.p.say.tactic(when), sayer(m, voice).effects(effects)));

const cells = ({ p }: Making, values: Partial<Record<StatKey, string | number>>): readonly CardCell[] =>
  keysOf(values).map((key) => ({ key, name: p.stats[key], value: String(values[key]) }));
const row = (m: Making, values: Partial<Record<StatKey, string | number>>, label = '') => [{ label, cells: cells(m, values) }];
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

type Body = Pick<CardSaid, 'type' | 'rows' | 'lines'>;
const attackIn = (effects: readonly Effect[]): AttackEffect | undefined =>
  effects.flatMap((one) => (one.do === 'attack' ? [one] : one.do === 'repeat' ? (attackIn(one.effects) ?? []) : []))[0];

const attackRow = (m: Making, effects: readonly Effect[]): CardSaid['rows'] => {
  const attack = attackIn(effects);
  return attack === undefined ? [] : row(m, { attack: signed(attack.bonus), damage: attack.damage });
};

function powerBody(m: Making, id: PowerId): Body {
  const { kind, when, effects } = powerOf(id);
  const said = sayer(m, 'own').effects(effects);
  return {
    type: m.p.powers[kind],
    rows: attackRow(m, effects),
    lines: lineOf(m, when === undefined ? said : m.p.say.lead(m.p.say.when[when], said)),
  };
}

function heroBody(m: Making, id: HeroId): Body {
  const { sides, ability, stays, uses } = heroOf(id);
  const [first, ...others] = [...standingLines(m, stays, 'own'), ...useLines(m, uses, 'own')];
  return {
    type: m.p.kinds.hero,
    rows: sides.map((side, i) => ({
      label: m.p.levels(i + 1),
      cells: cells(m, { ac: side.ac, hp: side.hp, speed: side.speed, surge: side.surge }),
    })),
    lines: [m.p.ability(nameOf(m.language, ability), first ?? ''), ...others],
  };
}

function monsterBody(m: Making, id: MonsterId): Body {
  const { type, ac, hp, xp, tactics, group } = monsterOf(id);
  return {
    type: [m.p.monster, m.p.monsters[type]].join(DOT),
    rows: group === undefined ? row(m, { ac, hp, xp }) : [],
    lines: [...effectLines(m, group ?? [], 'device'), ...tactics.map((one) => tacticLine(m, one, 'foe'))],
  };
}
function villainBody(m: Making, id: VillainId): Body {
  const { level, ac, hp, tactics } = villainOf(id);
  return {
    type: m.p.kinds.villain,
    rows: row(m, { level, ac, hp: m.p.withHeroes(hp), xp: level }),
    lines: tactics.map((one) => tacticLine(m, one, 'foe')),
  };
}
function allyBody(m: Making, id: AllyId): Body {
  const { ac, hp, stays, tactics } = allyOf(id);
  return {
    type: m.p.kinds.ally,
    rows: row(m, { ac, hp }),
    lines: [...standingLines(m, stays, 'ally'), ...tactics.map((one) => tacticLine(m, one, 'ally'))],
  };
}

const VOICES: Readonly<Record<EncounterKind, Voice>> = {
  event: 'event',
  'event-attack': 'event',
  environment: 'event',
  trap: 'device',
  hazard: 'device',
  curse: 'event',
};
/** Traps and hazards wait for their activation, curses for the end of the phase. */
const headOf = ({ say }: CardPhrases, kind: EncounterKind): string | undefined =>
  kind === 'curse' ? say.curseEnds : kind === 'trap' || kind === 'hazard' ? say.when.activation : undefined;
function encounterBody(m: Making, id: EncounterId): Body {
  const { kind, effects, stays, disable } = encounterOf(id);
  const voice = VOICES[kind];
  const head = headOf(m.p, kind);
  const said = sayer(m, voice).effects(effects);
  return {
    type: m.p.encounters[kind],
    rows: disable === undefined ? [] : row(m, { disable: `${disable}+` }),
    lines: [...standingLines(m, stays, voice), ...lineOf(m, head === undefined || said === '' ? said : m.p.say.lead(head, said))],
  };
}

function treasureBody(m: Making, id: TreasureId): Body {
  const { kind, category, stays, uses, effects } = treasureOf(id);
  return {
    type: [m.p.treasures[kind], ...(category === undefined ? [] : [m.p.categories[category]])].join(DOT),
    rows: attackRow(
      m,
      uses.flatMap((use) => use.effects),
    ),
    lines: [...standingLines(m, stays, 'own'), ...useLines(m, uses, 'own'), ...effectLines(m, effects, 'own')],
  };
}

function tileBody(m: Making, id: TileId): Body {
  const { kind, triangle, stays = [], when } = tileOf(id);
  const said =
    when === undefined ? '' : sayer(m, 'device').effects(when.may === true ? [{ do: 'may', effects: when.effects }] : when.effects);
  return {
    type: [m.p.tiles[kind], m.p.triangles[triangle]].join(DOT),
    rows: [],
    lines: [
      ...standingLines(m, stays, 'device'),
      ...(when === undefined ? [] : lineOf(m, m.p.say.lead(m.p.say.when[when.moment], said))),
      ...(when?.once === true ? [m.p.say.line(m.p.once)] : []),
    ],
  };
}

function thingBody(m: Making, id: ThingKind): Body {
  const { ac, hp } = THING_CARDS[id];
  return { type: m.p.kinds.object, rows: ac === 0 ? [] : row(m, { ac, hp }), lines: [m.p.say.line(m.p.thingLines[id])] };
}

/** What an adventure asks, how it is lost, and what happens on the way. */
export function adventureLines(m: Making, id: AdventureId): readonly string[] {
  const { p } = m;
  const { win, lose, cold, exit, triggers, acts, surges, heroes, teams } = adventureOf(id);
  const say = sayer(m, 'adventure');
  const counts = (list: readonly number[]): string => p.withHeroes(list.filter((_, i) => heroes.includes(i + 1)));
  return [
    p.say.line(dispatch(p.say.goals, 'goal', win, say, exit ?? null)),
    ...(lose === undefined ? [] : [p.say.line(p.say.lose(lose.track, counts(lose.at)))]),
    ...(cold === undefined ? [] : [p.say.line(p.say.cold(counts(cold)))]),
    ...triggers.map((one) => p.say.line(p.say.lead(dispatch(p.say.triggers, 'on', one, say), say.effects(one.effects)))),
    ...acts.map((act) => p.say.line(p.say.lead(dispatch(p.say.acts, 'name', act, say), say.effects(act.effects)))),
    ...(teams === true ? [p.say.line(p.say.race)] : []),
    p.say.line(p.say.surges(counts(surges))),
  ];
}

function bodyOf(m: Making, id: string): Body {
  if (isOneOf(POWER_IDS, id)) return powerBody(m, id);
  if (isOneOf(HERO_IDS, id)) return heroBody(m, id);
  if (isOneOf(MONSTER_IDS, id)) return monsterBody(m, id);
  if (isOneOf(VILLAIN_IDS, id)) return villainBody(m, id);
  if (isOneOf(ALLY_IDS, id)) return allyBody(m, id);
  if (isOneOf(ENCOUNTER_IDS, id)) return encounterBody(m, id);
  if (isOneOf(TREASURE_IDS, id)) return treasureBody(m, id);
  if (isOneOf(TILE_IDS, id)) return tileBody(m, id);
  if (isOneOf(THINGS, id)) return thingBody(m, id);
  if (isOneOf([...CONDITIONS, ...TOKENS], id)) return { type: m.p.kinds.mark, rows: [], lines: [m.p.say.line(m.p.marked[id])] };
  return { type: m.p.kinds.mark, rows: [], lines: [] };
}

/** Anything printed in words; null: there is nothing of that id. */
export function cardSaid(m: Making, id: string): CardSaid | null {
  if (isOneOf(ADVENTURE_IDS, id)) {
    const { name, line } = adventureWords[m.language][id];
    const type = [m.p.kinds.adventure, m.p.heroes(adventureOf(id).heroes)].join(DOT);
    return { name, short: name, type, cost: '', rows: [], lines: adventureLines(m, id), flavour: line };
  }
  if (!hasWords(m.language, id)) return null;
  const { name, flavour } = wordsOf(m.language, id);
  return { name, short: shortOf(m.language, id), cost: '', flavour, ...bodyOf(m, id) };
}
