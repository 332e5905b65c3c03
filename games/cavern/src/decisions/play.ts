// Owns the questions that come up while things happen: reactions, ties, targets, free moves, and who gets what.

import { decision, type Scalar, type Seat } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import type { EncounterId, PowerId, TreasureId, XpId } from '../content/cards.ts';
import { tileOf } from '../content/cards.ts';
import type { Moment } from '../content/types.ts';
import { atWillsOf } from '../queries/plans.ts';
import { endsOf, wayOutcome } from '../queries/reach.ts';
import { reactionsIn } from '../queries/reactions.ts';
import { isHeavy } from '../queries/timely.ts';
import { whyNotTo } from '../queries/why-square.ts';
import { cancelPrice, LEVEL_PRICE, newDailies, payable, pileOfHero } from '../queries/xp.ts';
import { heroAt, type Board, type EdgeNo, type Figure, type HeroNo, type Square, type TileNo } from '../state.ts';
import { attackRank, oddsAgainst, oddsOf, picking, usedUp } from './picks.ts';

interface OfHero {
  readonly hero: HeroNo;
}

/** CAV-COMBAT-14, CAV-COMBAT-17: a power or an item that waits for this moment. */
export const react = decision<Cavern, { readonly seat: Seat; readonly moment: Moment; readonly of: HeroNo; readonly foe: Figure }>()(
  'react',
  'CAV-COMBAT-17',
  'moment',
  'of',
)
  .act(
    'use',
    'CAV-POWER-09',
    (a) =>
      a.pick('with', (board, { seat, moment, of, foe }): readonly (PowerId | TreasureId)[] =>
        reactionsIn(board, seat, { moment, of, foe }),
      ),
    // Each card that could answer is offered by its name; against a scratch none is pressed on anybody.
    {
      rank: () => [0],
      costs: (board, { moment, with: used }) =>
        used !== undefined && (moment === 'would-be-hurt' || moment === 'other-would-be-hurt') && !isHeavy(board)
          ? usedUp({ with: used })
          : null,
    },
  )
  .act('pass', 'CAV-COMBAT-17')
  .done();

/** CAV-GEN-06, CAV-GEO-14: what the rules leave to the group; asked only where the table wants to be asked. */
export type Tie = 'closest' | 'square' | 'tile' | 'edge' | 'order' | 'hero' | 'foe' | 'trap';
export const settle = decision<Cavern, { readonly tie: Tie; readonly among: readonly number[] }>()('settle', 'CAV-GEO-14', 'tie', 'among')
  .act('choose', 'CAV-GEN-06', (a) => a.pick('one', (_board, { among }): readonly number[] => among))
  .done();

/** CAV-MOVE-10: a move that a power or card grants. */
export const stride = decision<Cavern, OfHero & { readonly most: number }>()('stride', 'CAV-MOVE-10', 'hero', 'most')
  .act(
    'go',
    'CAV-MOVE-10',
    (a) =>
      a.pick(
        'to',
        (board, { hero, most }): readonly Square[] => endsOf(board, hero, most),
        (board, { hero, most }, value) => whyNotTo(board, hero, Number(value), most),
      ),
    { outcome: (board, { hero, most, to }) => wayOutcome(board, hero, to, most) },
  )
  .act('stay', 'CAV-HERO-07')
  .done();

/** CAV-COMBAT-10: a target that is chosen in the middle of a power. */
export const aim = decision<Cavern, OfHero & { readonly targets: readonly Figure[]; readonly bonus: number }>()(
  'aim',
  'CAV-COMBAT-10',
  'hero',
  'targets',
)
  .act('attack', 'CAV-COMBAT-01', (a) => a.pick('target', (_board, { targets }): readonly Figure[] => targets), {
    odds: (board, { hero, target, bonus }) => (target === undefined ? null : oddsAgainst(board, hero, target, bonus)),
    rank: (board, { hero, target, bonus }) => [-oddsAgainst(board, hero, target, bonus).ways],
  })
  .done();

/** Battle Rush, Press the Attack: an at-will power without an action. */
export const extraAttack = decision<Cavern, OfHero>()('extra-attack', 'CAV-POWER-01', 'hero')
  .act('attack', 'CAV-POWER-01', (a) => picking(a.pick('with', (board, { hero }): readonly PowerId[] => atWillsOf(board, hero))), {
    odds: (board, answer) => oddsOf(board, answer.hero, answer),
    rank: (board, answer) => attackRank(board, answer.hero, answer),
  })
  .act('stop', 'CAV-HERO-07')
  .done();

/** CAV-TREASURE-02, CAV-TREASURE-11. */
export const whichItem = decision<Cavern, OfHero & { readonly weapons: readonly TreasureId[]; readonly on: Figure }>()(
  'which-item',
  'CAV-TREASURE-02',
  'hero',
  'on',
)
  .act('use', 'CAV-TREASURE-11', (a) => a.pick('item', (_board, { weapons }): readonly TreasureId[] => weapons))
  .done();

/** CAV-TREASURE-04, CAV-TREASURE-10. */
export const ownItem = decision<Cavern, OfHero & { readonly card: TreasureId }>()('own-item', 'CAV-TREASURE-04', 'hero', 'card')
  .act('give', 'CAV-TREASURE-04', (a) => a.pick('to', (board, { hero }): readonly HeroNo[] => ownersFor(board, hero)))
  .done();
/** CAV-TEAM-03: of the own team. */
export const ownersFor = (board: Board, hero: HeroNo): readonly HeroNo[] =>
  board.heroes.flatMap(({ square, team }, no) => (square >= 0 && team === heroAt(board, hero).team ? [no] : []));

/** Light Fingers. */
export const keepTreasure = decision<Cavern, OfHero>()('keep-treasure', 'CAV-DEFEAT-05', 'hero')
  .act('keep', 'CAV-DEFEAT-05', (a) => a.pick('card', ({ found }): readonly TreasureId[] => found))
  .done();

type Given = Partial<Record<'card1' | 'card2' | 'card3' | 'card4', XpId>>;
const given = ({ card1, card2, card3, card4 }: Given): readonly XpId[] => [card1, card2, card3, card4].filter((card) => card !== undefined);
const nextFor =
  (price: (board: Board, hero: HeroNo) => number) =>
  (board: Board, ctx: OfHero & Given): readonly XpId[] | null =>
    payable(pileOfHero(board, ctx.hero), price(board, ctx.hero), given(ctx));
const cancelling = nextFor(cancelPrice);
const levelling = nextFor(() => LEVEL_PRICE);

/** CAV-XP-05, CAV-XP-08: the dearest card first; CAV-XP-04: no change is given. */
export const cancelEncounter = decision<Cavern, OfHero & { readonly card: EncounterId }>()('cancel', 'CAV-XP-05', 'hero', 'card')
  .act('cancel', 'CAV-XP-05', (a) =>
    a.pick('card1', cancelling).pick('card2', cancelling).pick('card3', cancelling).pick('card4', cancelling).pick('card5', cancelling),
  )
  .act('accept', 'CAV-XP-08')
  .done();

/** CAV-XP-09, CAV-XP-10. */
export const levelUp = decision<Cavern, OfHero>()('level-up', 'CAV-XP-09', 'hero')
  .act('rise', 'CAV-XP-09', (a) =>
    a
      .pick('daily', (board, { hero }): readonly PowerId[] => newDailies(board, hero))
      .pick('card1', levelling)
      .pick('card2', levelling)
      .pick('card3', levelling)
      .pick('card4', levelling)
      .pick('card5', levelling),
  )
  .act('stay', 'CAV-XP-09')
  .done();

/** CAV-EXPLORE-04: a hero that stands at several unexplored edges. */
export const exploreEdge = decision<Cavern, { readonly edges: readonly EdgeNo[] }>()('explore-edge', 'CAV-EXPLORE-04', 'edges')
  .act('explore', 'CAV-EXPLORE-04', (a) => a.pick('edge', (_board, { edges }): readonly EdgeNo[] => edges))
  .done();

/** CAV-ESCAPE-01. */
export const leaveCavern = decision<Cavern, OfHero>()('leave', 'CAV-ESCAPE-01', 'hero')
  .act('leave', 'CAV-ESCAPE-01')
  .act('stay', 'CAV-ESCAPE-01')
  .done();

/** CAV-TILE-08. */
export const lightShrine = decision<Cavern, OfHero>()('shrine', 'CAV-TILE-08', 'hero')
  .act('light', 'CAV-TILE-08')
  .act('leave', 'CAV-TILE-08')
  .done();

/** Who is healed or guarded by a power of this hero. */
export const pickHero = decision<Cavern, OfHero & { readonly heroes: readonly HeroNo[]; readonly what: string }>()(
  'pick-hero',
  'CAV-POWER-11',
  'hero',
  'what',
)
  .act('choose', 'CAV-POWER-11', (a) => a.pick('who', (_board, { heroes }): readonly HeroNo[] => heroes))
  .done();

/** A power of this hero that is turned over, up or down. */
export const flipPower = decision<Cavern, OfHero & { readonly powers: readonly PowerId[]; readonly to: 'up' | 'down' }>()(
  'flip-power',
  'CAV-POWER-10',
  'hero',
  'to',
)
  .act('flip', 'CAV-POWER-10', (a) => a.pick('power', (_board, { powers }): readonly PowerId[] => powers))
  .done();

/** Pack Rats: one of the ways that can be carried out. */
export const branch = decision<Cavern, OfHero & { readonly branches: readonly number[]; readonly card: string }>()(
  'branch',
  'CAV-GEN-06',
  'hero',
  'card',
)
  .act('choose', 'CAV-GEN-06', (a) => a.pick('branch', (_board, { branches }): readonly number[] => branches))
  .done();
export const loseItem = decision<Cavern, OfHero>()('lose-item', 'CAV-TREASURE-09', 'hero')
  .act('discard', 'CAV-TREASURE-09', (a) =>
    a.pick('item', (board, { hero }): readonly TreasureId[] => [...new Set(heroAt(board, hero).items.map(({ card }) => card))]),
  )
  .done();

/** Shield Shove: where a monster is moved. */
export const shove = decision<Cavern, OfHero & { readonly foe: Figure; readonly tiles: readonly TileNo[] }>()(
  'shove',
  'CAV-MONSTER-10',
  'hero',
  'foe',
)
  .act('move', 'CAV-MONSTER-10', (a) => a.pick('tile', (_board, { tiles }): readonly TileNo[] => tiles))
  .act('leave', 'CAV-GEN-07')
  .done();
/** The free squares of that tile, or those to which a hero is swept. */
export const landing = decision<Cavern, OfHero & { readonly squares: readonly Square[] }>()('landing', 'CAV-MOVE-09', 'hero')
  .act('place', 'CAV-MOVE-09', (a) => a.pick('square', (_board, { squares }): readonly Square[] => squares))
  .done();

/** Trap Spotted. */
export const spotTrap = decision<Cavern, OfHero & { readonly traps: readonly number[] }>()('spot-trap', 'CAV-TREASURE-03', 'hero')
  .act('discard', 'CAV-TRAP-08', (a) => a.pick('trap', (_board, { traps }): readonly number[] => traps))
  .done();

/** Glowcap Map: back on the stack, the topmost first; named tiles keep their place. */
export const orderTiles = decision<Cavern, OfHero>()('order-tiles', 'CAV-STACK-03', 'hero')
  .act('put', 'CAV-STACK-03', (a) =>
    a.sequence(
      'tiles',
      (board) => [movable(board).length, movable(board).length],
      (board, _ctx, chosen: readonly Scalar[]) => movable(board).filter((tile) => !chosen.includes(tile)),
    ),
  )
  .done();
const movable = ({ looked }: Board): readonly Scalar[] =>
  looked.flatMap(({ cards }) => cards.filter((tile) => tileOf(tile).kind !== 'named'));
