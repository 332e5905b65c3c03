// Owns when each hint of a first game has its moment, and what of the board it points at.

import { adventureOf } from '../content/cards.ts';
import type { View } from '../view.ts';
import { isOwn } from './party.ts';
import type { PickShown } from './touch.ts';

interface Asked {
  readonly offer: { readonly decision: string };
  readonly picked: Readonly<Record<string, unknown>>;
  readonly node: PickShown;
}
export interface HintWhen {
  readonly when: (view: View, ask: Asked | null) => boolean;
  readonly at?: 'map' | 'offers' | 'hand' | 'party' | 'told';
}

const asks =
  (decision: string) =>
  (_view: View, ask: Asked | null): boolean =>
    ask?.offer.decision === decision;
const inHeroPhase = asks('hero');
const lies = (view: View, tile: string): boolean => view.tiles.some((placed) => placed.tile === tile);

/** Whether an act is open, or one of its first options is of the kind. */
const mayDo = (ask: Asked | null, act: string): boolean => ask?.node.pick === 'act' && ask.node.options.includes(act);
const walksTo = (ask: Asked | null, isThere: (square: number) => boolean): boolean =>
  ask?.node.next?.some(
    (after) => after !== null && 'pick' in after && after.pick === 'to' && after.options.some((to) => isThere(Number(to))),
  ) ?? false;
/** The south half of the start, where the ladder is, is always the second tile. */
const onLadderTile = (square: number): boolean => square >> 4 === 1;
/** What has to be brought somewhere, once somebody has lifted it. */
const burden = (view: View): View['things'][number] | undefined => {
  const { win } = adventureOf(view.setup.adventure);
  return win.goal === 'bring' && view.lifted ? view.things.find(({ kind }) => kind === win.thing) : undefined;
};
const kindsOf = (view: View, hero: number): readonly string[] => view.heroes[hero]?.row.map(({ card }) => card) ?? [];
/** Of one's own heroes: what they control. */
const ownKinds = (view: View): readonly string[] => view.heroes.flatMap((_, no) => (isOwn(view, no) ? kindsOf(view, no) : []));
const isShared = (view: View): boolean => {
  const all = view.heroes.flatMap((_, no) => [...new Set(kindsOf(view, no).filter((card) => view.foes.some(({ kind }) => kind === card)))]);
  return new Set(all).size < all.length;
};

export const HINT_WHEN = {
  begin: { when: inHeroPhase, at: 'map' },
  pair: { when: inHeroPhase, at: 'offers' },
  move: { when: (view, ask) => inHeroPhase(view, ask) && view.tiles.length > 2, at: 'map' },
  edge: { when: (view, ask) => inHeroPhase(view, ask) && view.acting.moves > 0 && view.reckoned.atEdge, at: 'map' },
  tile: { when: (view) => view.tiles.length > 2, at: 'map' },
  monster: { when: (view) => ownKinds(view).some((card) => view.foes.some(({ kind }) => kind === card)), at: 'party' },
  attack: { when: (view, ask) => inHeroPhase(view, ask) && view.foes.length > 0, at: 'hand' },
  daily: { when: (view, ask) => inHeroPhase(view, ask) && view.round > 1, at: 'hand' },
  defeat: { when: (view) => view.xp.some((pile) => pile.length > 0), at: 'party' },
  encounter: { when: asks('cancel'), at: 'offers' },
  condition: { when: (view) => view.heroes.some(({ conditions }) => conditions.length > 0), at: 'party' },
  trap: { when: (view) => view.heroes.some(({ row }, no) => isOwn(view, no) && row.some(({ square }) => square >= 0)), at: 'map' },
  down: { when: (view) => view.heroes.some(({ hp, square }) => hp === 0 && square >= 0), at: 'party' },
  shaft: { when: (view) => lies(view, 'N01'), at: 'map' },
  pedestal: { when: (view) => lies(view, 'N03'), at: 'map' },
  'before-taking': { when: (view) => lies(view, 'N03') && !view.lifted, at: 'offers' },
  tactics: { when: (view) => view.foes.length > 0 && (view.phase === 'villain' || view.round > 1), at: 'told' },
  hurt: { when: (view) => view.heroes.some(({ hp }, no) => hp > 0 && hp < (view.reckoned.heroes[no]?.most ?? 0)), at: 'party' },
  utility: { when: (_view, ask) => mayDo(ask, 'use'), at: 'hand' },
  treasure: { when: asks('own-item'), at: 'offers' },
  slow: { when: (view) => view.phase === 'villain' && view.laid === 'none', at: 'told' },
  reaction: { when: asks('react'), at: 'told' },
  twenty: { when: asks('level-up'), at: 'offers' },
  alone: { when: (view) => view.heroes.some(({ escaped }) => escaped) && !view.heroes.every(({ escaped }) => escaped), at: 'party' },
  'tiles-count': { when: (view, ask) => view.setup.adventure !== 'A1' && inHeroPhase(view, ask) && view.foes.length > 0, at: 'map' },
  closest: { when: asks('settle'), at: 'map' },
  'same-name': { when: isShared, at: 'party' },
  'no-double': { when: (view) => view.discards.monsters.some((card) => kindsOf(view, view.active).includes(card)), at: 'party' },
  'item-pick': { when: asks('which-item'), at: 'hand' },
  woken: { when: (view) => burden(view) !== undefined, at: 'map' },
  'way-back': { when: (view, ask) => burden(view) !== undefined && inHeroPhase(view, ask), at: 'told' },
  dropped: { when: (view) => (burden(view)?.by ?? 0) < 0, at: 'map' },
  home: { when: (view, ask) => burden(view)?.by === view.active && walksTo(ask, onLadderTile), at: 'map' },
  raise: { when: (view) => view.heroes.length > 1 && view.heroes.some(({ hp, square }) => hp === 0 && square >= 0), at: 'hand' },
} as const satisfies Readonly<Record<string, HintWhen>>;
export type HintKey = keyof typeof HINT_WHEN;
