// Owns the walk through everything printed on a card: its effects, standing effects and conditions, however deep they stand.

import { isList, isOneOf, isRecord } from '@undercroft/kernel';
import { CATEGORIES, TERRAINS } from './types.ts';
import type { Category, Condition, Effect, Immunity, Occasion, Standing, Terrain, Threat, Where } from './types.ts';

type Part = Readonly<Record<string, unknown>>;

/** Every object on a card, the card itself first. */
export function partsOf(value: unknown): readonly Part[] {
  if (isList(value)) return value.flatMap(partsOf);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}

/** The tag of a union is a field of its own name: `do`, `is`, `if`, `space`; an Occasion is known by `on`, an Immunity by `to`. */
const isEffect = (part: Part): part is Part & Effect => part['do'] !== undefined;
const isStanding = (part: Part): part is Part & Standing => part['is'] !== undefined;
const isCondition = (part: Part): part is Part & Condition => part['if'] !== undefined;
const isWhere = (part: Part): part is Part & Where => part['space'] !== undefined;
const isOccasion = (part: Part): part is Part & Occasion => typeof part['on'] === 'string' && !isStanding(part);
const isImmunity = (part: Part): part is Part & Immunity => typeof part['to'] === 'string' && !isEffect(part) && part['by'] === undefined;
const isThreat = (part: Part): part is Part & Threat => part['score'] !== undefined && part['target'] !== undefined;

export const effectsOf = (card: unknown): readonly Effect[] => partsOf(card).filter(isEffect);
export const standingOf = (card: unknown): readonly Standing[] => partsOf(card).filter(isStanding);
export const conditionsOf = (card: unknown): readonly Condition[] => partsOf(card).filter(isCondition);
export const spacesOf = (card: unknown): readonly Where[] => partsOf(card).filter(isWhere);
export const occasionsOf = (card: unknown): readonly Occasion[] => partsOf(card).filter(isOccasion);
export const immunitiesOf = (card: unknown): readonly Immunity[] => partsOf(card).filter(isImmunity);
export const threatsOf = (card: unknown): readonly Threat[] => partsOf(card).filter(isThreat);

const categoriesIn = (list: unknown): readonly Category[] =>
  isList(list) ? list.flatMap((one) => (isOneOf(CATEGORIES, one) ? [one] : [])) : [];

/** The categories that a card names, on whatever cards they may stand. */
export function categoriesNamed(card: unknown): ReadonlySet<Category> {
  const ofHost = partsOf(card).flatMap(({ host }) => categoriesIn(host));
  const inEffects = effectsOf(card).flatMap((effect) => {
    if (effect.do === 'cancel-attack') return effect.of ?? [];
    if (effect.do === 'recall') return typeof effect.what === 'string' ? [] : effect.what;
    return effect.do === 'minion' ? (effect.any ?? []) : [];
  });
  const inStanding = standingOf(card).flatMap((standing) => ('any' in standing ? (standing.any ?? []) : []));
  const inConditions = conditionsOf(card).flatMap((condition) =>
    'any' in condition && condition.if !== 'here-terrain' && condition.if !== 'discarded-is' ? condition.any : [],
  );
  const inImmunities = immunitiesOf(card).flatMap((immunity) => ('any' in immunity ? immunity.any : []));
  return new Set([...ofHost, ...inEffects, ...inStanding, ...inConditions, ...inImmunities]);
}

export function terrainsNamed(card: unknown): ReadonlySet<Terrain> {
  const inConditions = conditionsOf(card).flatMap((condition) => (condition.if === 'here-terrain' ? condition.any : []));
  const inPlaces = partsOf(card).flatMap(({ terrain }) => (isOneOf(TERRAINS, terrain) ? [terrain] : []));
  return new Set([...inConditions, ...inPlaces]);
}

/** The categories a card has, those of the monster printed on it included. */
export const categoriesOf = (card: unknown): readonly Category[] => partsOf(card).flatMap(({ categories }) => categoriesIn(categories));
