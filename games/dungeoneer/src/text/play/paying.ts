// Owns what the `#` of a card or an ability is paid with, and whether nothing comes of it where nothing is paid.

import { isOneOf, memberOf } from '@undercroft/kernel';
import type { Picks } from '@undercroft/presentation';
import type { Seat } from '@undercroft/kernel';
import {
  ADVENTURE_IDS,
  SOURCE_IDS,
  adventureOf,
  HERO_IDS,
  heroOf,
  type AdventureId,
  type HeroId,
  type MapId,
} from '../../content/cards.ts';
import type { Use } from '../../content/types.ts';
import { isIdle } from '../../queries/idle.ts';
import type { QuestionFacts } from './phrases.ts';

/** What is paid for `#` (DGN-FX-01). */
export interface Paid {
  readonly for: AdventureId | HeroId;
  readonly with: 'glory' | 'peril';
  /** Besides what it costs in any case. */
  readonly extra: boolean;
  /** Whoever pays nothing gets nothing. */
  readonly idle: boolean;
}
/** What is paid for a special effect (DGN-FX-05), in all. */
export interface SpecialPaid {
  readonly peril: number;
  readonly idle: boolean;
}
export type PaidQuestion = QuestionFacts & { readonly picked: Picks };

const isHero = (id: string): id is HeroId => isOneOf(HERO_IDS, id);
/** What a readied card or a hero lets one do. */
export function useOn(source: AdventureId | HeroId): Use | undefined {
  if (isHero(source)) return heroOf(source).ability;
  const found = adventureOf(source);
  return found.family === 'boon' || found.family === 'treasure' ? found.use : undefined;
}
/** Whether one says how much one pays for it. */
export const asksHowMuch = (source: AdventureId | HeroId): boolean => useOn(source)?.price.more !== undefined;

/** What is paid for `#` of the ability or the card that was picked. */
export function paidIn(q: PaidQuestion): Paid {
  if (q.picked['act'] === 'use') {
    const source = memberOf(SOURCE_IDS, q.picked['source']);
    const { price = {}, effects = [] } = useOn(source) ?? {};
    return { for: source, with: price.more?.of ?? 'glory', extra: (price.glory ?? 0) !== 0, idle: isIdle(effects, mapUnder(q, q.seat)) };
  }
  const card = memberOf(ADVENTURE_IDS, q.picked['card']);
  const found = adventureOf(card);
  const ofHero = found.family === 'boon' || found.family === 'treasure';
  const idle = found.family !== 'monster' && isIdle(found.effects, mapUnder(q, targetOf(q)));
  return { for: card, with: ofHero ? 'glory' : 'peril', extra: true, idle };
}

/** What the special effect of the monster that was picked costs with so much for `#`; null: nothing. */
export function specialPaid(q: PaidQuestion, n: number): SpecialPaid | null {
  const found = adventureOf(memberOf(ADVENTURE_IDS, q.picked['card']));
  if (found.family !== 'monster' || found.special === undefined) return null;
  const { peril, more, effects } = found.special;
  if (peril === 0 && more === undefined) return null;
  return { peril: peril + n, idle: n === 0 && isIdle(effects, mapUnder(q, targetOf(q))) };
}

/** A trap is no monster: for its `#` it is only asked how much (DGN-ENC-03), and it has no special effect besides. */
export const isTrap = (card: AdventureId): boolean => adventureOf(card).family === 'trap';
export const isTrapPicked = ({ picked }: PaidQuestion): boolean => isTrap(memberOf(ADVENTURE_IDS, picked['card']));

const targetOf = ({ seat, picked }: PaidQuestion): Seat => Number(picked['target'] ?? seat);
const mapUnder = ({ view }: PaidQuestion, seat: Seat): MapId | undefined => view.spaces[view.players[seat]?.space ?? 0]?.card;
