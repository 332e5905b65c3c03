// Owns the walk through everything printed on a card: its effects, standing effects and conditions, however deep they stand.

import type { Category, Condition, Effect, Immunity, Occasion, Standing, Terrain, Threat, Where } from './types.ts';

type Part = Readonly<Record<string, unknown>>;

/** Every object on a card, the card itself first. */
export function partsOf(value: unknown): readonly Part[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value).flatMap(partsOf)];
}

/** The tag of a union is a field of its own name: `do`, `is`, `if`, `space`; an Occasion is known by `on`, an Immunity by `to`. */
export const effectsOf = (card: unknown): readonly Effect[] =>
  partsOf(card).filter(({ do: verb }) => verb !== undefined) as unknown as Effect[];
export const standingOf = (card: unknown): readonly Standing[] =>
  partsOf(card).filter(({ is }) => is !== undefined) as unknown as Standing[];
export const conditionsOf = (card: unknown): readonly Condition[] =>
  partsOf(card).filter((part) => part['if'] !== undefined) as unknown as Condition[];
export const spacesOf = (card: unknown): readonly Where[] => partsOf(card).filter(({ space }) => space !== undefined) as unknown as Where[];
export const occasionsOf = (card: unknown): readonly Occasion[] =>
  partsOf(card).filter(({ on, is }) => typeof on === 'string' && is === undefined) as unknown as Occasion[];
export const immunitiesOf = (card: unknown): readonly Immunity[] =>
  partsOf(card).filter(
    (part) => typeof part['to'] === 'string' && part['do'] === undefined && part['by'] === undefined,
  ) as unknown as Immunity[];
export const threatsOf = (card: unknown): readonly Threat[] =>
  partsOf(card).filter(({ score, target }) => score !== undefined && target !== undefined) as unknown as Threat[];

/** The categories that a card names, on whatever cards they may stand. */
export function categoriesNamed(card: unknown): ReadonlySet<Category> {
  const ofHost = partsOf(card).flatMap(({ host }) => (Array.isArray(host) ? (host as Category[]) : []));
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
  const inPlaces = partsOf(card).flatMap(({ terrain }) => (typeof terrain === 'string' ? [terrain as Terrain] : []));
  return new Set([...inConditions, ...inPlaces]);
}

/** The categories a card has, those of the monster printed on it included. */
export const categoriesOf = (card: unknown): readonly Category[] =>
  partsOf(card).flatMap(({ categories }) => (Array.isArray(categories) ? (categories as Category[]) : []));
