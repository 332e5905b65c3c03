// Owns which standing effects are read where: on a card whose place reads nothing of the kind, an effect would silently do nothing.

import { isRecord } from '@undercroft/kernel';
import { type Fault, fault } from './check-set.ts';
import { effectsOf } from './parts.ts';
import type { Adventure, Hero, MapCard, Quest, Standing } from './types.ts';

/** Where a standing effect may lie. */
export type Place = 'inventory' | 'behind a monster' | 'monster' | 'block' | 'map' | 'quest' | 'carried' | 'artifact' | 'granted';

/** What is read in each place; with a colon, which of its kind. The tests hold every entry against the rules. */
export const READ: Readonly<Record<Place, readonly string[]>> = {
  inventory: [
    'score',
    'standard',
    'die:bearer',
    'die:opponent',
    'level',
    'immune',
    'storage',
    'boon-limit',
    'cheaper:you-play',
    'aura:on-bearer',
    'hit',
    'shed',
    'trigger:reset',
    'trigger:collects',
    'trigger:untips',
    'trigger:hit-by-monster',
  ],
  'behind a monster': ['score', 'standard', 'life', 'hit', 'immune'],
  monster: ['score', 'company', 'aura:allies', 'hit', 'immune', 'trigger:defeated'],
  block: ['score', 'hit'],
  map: ['aura:here', 'cheaper:boons-played-here', 'trigger:enter'],
  quest: [
    'score',
    'standard',
    'die:bearer',
    'die:opponent',
    'immune',
    'hit',
    'cheaper:attacks-on-bearer',
    'aura:on-bearer',
    'trigger:reset',
    'trigger:collects',
  ],
  carried: ['score', 'die:bearer', 'hit', 'trigger:reset', 'trigger:collects'],
  artifact: ['score', 'standard', 'die:bearer', 'hit'],
  granted: ['trigger:hits'],
};

/** A standing effect by name: of some kinds it matters for whom, or when. */
function nameOf(one: Standing): string {
  if (one.is === 'die') return `die:${one.of}`;
  if (one.is === 'cheaper') return `cheaper:${one.for}`;
  if (one.is === 'aura') return `aura:${one.on}`;
  return one.is === 'trigger' ? `trigger:${one.when.on}` : one.is;
}

type Placed = readonly [place: Place, standing: readonly Standing[]];
type AnyCard = Hero | Quest | MapCard | Adventure;

function placedOn(card: AnyCard): readonly Placed[] {
  const granted = effectsOf(card).flatMap((one): readonly Placed[] => (one.do === 'grant' ? [['granted', one.standing]] : []));
  return [...printedOn(card), ...granted];
}

function printedOn(card: AnyCard): readonly Placed[] {
  if ('completion' in card) return onQuest(card);
  if ('exits' in card) return [['map', card.standing], ...(card.monster === null ? [] : [['block', card.monster.standing] as const])];
  if (!('family' in card) || card.family === 'trap') return [];
  if (card.family === 'monster') return [['monster', card.standing]];
  return [[card.family === 'bane' && isRecord(card.target) ? 'behind a monster' : 'inventory', card.standing]];
}

function onQuest({ effect, artifact, artifactChoice, completion }: Quest): readonly Placed[] {
  return [
    ['quest', effect],
    ['artifact', [...(artifact ?? []), ...(artifactChoice ?? []).flat()]],
    ...(completion.by === 'escort' ? [['carried', completion.carried] as const] : []),
    ...(completion.by === 'slay' ? [['block', completion.monster.standing] as const] : []),
  ];
}

/** What stands on a card and nothing reads there; what holds where there is no Level to take stands with the others. */
export const standingFaults = (id: string, card: AnyCard): readonly Fault[] =>
  placedOn(card).flatMap(([place, standing]) =>
    standing
      .flatMap((one) => (one.is === 'level' ? [one, ...one.otherwise] : [one]))
      .filter((one) => !READ[place].includes(nameOf(one)))
      .map((one) => fault(id, `'${nameOf(one)}'`, `is not read where it stands (${place}); use one that is: ${READ[place].join(', ')}.`)),
  );
