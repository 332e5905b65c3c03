// Owns the figures of a table that follow from rules, for whoever shows it: scores, exits as they are now, the fight under way, where Quests lead.

import type { Seat } from '@undercroft/kernel';
import { mapOf, questOf, type AdventureId, type CardId, type QuestId } from '../content/cards.ts';
import { FORMS, type Exit, type Form, type Location } from '../content/types.ts';
import { isGraded } from '../setup.ts';
import { playerOf, SIDES, type Attack, type Fighter, type QuestInPlay, type Side } from '../state.ts';
import type { SpaceId, Table } from '../state.ts';
import { fightOdds, fightSum, type FightOdds } from './chances.ts';
import { canWound, lifeLeft, spaceLife } from './fight.ts';
import { boonLimit, boonsOf, treasureLimit, treasuresOf } from './limits.ts';
import { entrances, exitAt } from './moves.ts';
import { attemptPrice, isAt, questIn, questLife, questsOf } from './quests.ts';
import { isStandard, scoreOf, type Part } from './scores.ts';
import { worthOf } from './stack.ts';
import { levelOf } from './standing.ts';

/** What a hero is worth now, with everything that lies before him. */
export interface HeroFigures {
  readonly level: number;
  readonly scores: Readonly<Record<Form, number>>;
  /** DGN-FORM-02: the forms in which he may attack. */
  readonly standard: readonly Form[];
  readonly boons: { readonly n: number; readonly most: number };
  readonly treasures: { readonly n: number; readonly most: number };
  /** What his completed Quests are worth: one each, or victory points. */
  readonly worth: number;
}

/** What is added to a sum, and by which card; `printed`: as it stands on the Hero card or the banner; `effect`: for this roll or for a while. */
export interface Modifier {
  readonly from: CardId | 'printed' | 'effect';
  readonly n: number;
}

export interface FighterFigures {
  /** What is added to the die, and what it is made of. */
  readonly sum: number;
  readonly parts: readonly Modifier[];
  /** Life that is left; null: it has none. */
  readonly life: number | null;
  /** whether it wounds when it wins. */
  readonly wounds: boolean;
}
export interface AttackFigures {
  readonly by: FighterFigures;
  readonly on: FighterFigures;
  /** Null: a trap, which nobody fights. */
  readonly odds: FightOdds | null;
}

/** Where a Quest leads whoever looks at it now. */
export interface QuestFigures {
  readonly quest: QuestId;
  /** Spaces of the map where it goes on. */
  readonly places: readonly SpaceId[];
  /** What the next attempt of this turn costs; null: there is none. */
  readonly price: { readonly glory: number; readonly movement: number } | null;
  /** Life of its monster that is left; null: it has none. */
  readonly life: number | null;
}

export interface Reckoned {
  /** By seat; null where there is no hero. */
  readonly heroes: readonly (HeroFigures | null)[];
  /** Exits that are not as printed: opened in this turn, or locked by a card. */
  readonly exits: readonly { readonly space: SpaceId; readonly side: Side; readonly exit: Exit }[];
  readonly entrances: readonly SpaceId[];
  /** Monsters of the map that are still there. */
  readonly lairs: readonly { readonly space: SpaceId; readonly life: number }[];
  /** Life of monsters in play that was lost in part. */
  readonly wounded: readonly { readonly card: AdventureId; readonly life: number }[];
  /** By attack of the innermost combat. */
  readonly attacks: readonly AttackFigures[];
  /** Every Quest that lies open, and one's own. */
  readonly quests: readonly QuestFigures[];
  /** DGN-WIN-01: so many completed Quests win; null: other things decide. */
  readonly toWin: number | null;
}

const QUESTS_TO_WIN = 3;

/** Of everything that the seat knows. */
export function reckonedOf(table: Table, seat: Seat): Reckoned {
  const combat = table.combats.at(-1);
  return {
    heroes: table.players.map(({ hero }, other) => (hero === null ? null : heroFigures(table, other))),
    exits: changedExits(table),
    entrances: entrances(table),
    lairs: table.spaces.flatMap(({ card }, space) => {
      const life = mapOf(card).monster === null ? 0 : spaceLife(table, space);
      return life > 0 ? [{ space, life }] : [];
    }),
    wounded: inPlay(table).flatMap(({ card, wounds }) => (wounds > 0 ? [{ card, life: lifeLeft(table, card) }] : [])),
    attacks: combat === undefined ? [] : combat.attacks.map((attack) => attackFigures(table, attack)),
    quests: questFigures(table, seat),
    toWin: isGraded(table.setup) ? null : QUESTS_TO_WIN,
  };
}

function heroFigures(table: Table, seat: Seat): HeroFigures {
  const score = (form: Form): number => scoreOf(table, seat, form);
  return {
    level: levelOf(table, seat),
    scores: { melee: score('melee'), magic: score('magic'), speed: score('speed') },
    standard: FORMS.filter((form) => isStandard(table, seat, form)),
    boons: { n: boonsOf(table, seat).length, most: boonLimit(table, seat) },
    treasures: { n: treasuresOf(table, seat).length, most: treasureLimit(table, seat) },
    worth: worthOf(table, playerOf(table, seat)),
  };
}

/** DGN-EXIT-12: only where somebody has been at an exit, waits on it or has shut it can it be other than printed. */
const changedExits = (table: Table): Reckoned['exits'] =>
  table.spaces.flatMap(({ exits }, space) =>
    SIDES.flatMap((side) => {
      const exit = exitAt(table, space, side);
      const isPrinted = exit === exits[side] || (exit.kind === 'open' && exits[side].kind === 'open');
      return isPrinted || exits[side].kind === 'wall' ? [] : [{ space, side, exit }];
    }),
  );

const inPlay = ({ fighting, players }: Table): Table['fighting'] => [
  ...fighting,
  ...players.flatMap(({ ready, pack }) => [...ready, ...pack]),
];

function attackFigures(table: Table, attack: Attack): AttackFigures {
  const { by, on } = attack;
  const of = (fighter: Fighter, part: Part, opponent: Fighter): FighterFigures => ({
    sum: by.is === 'trap' ? 0 : fightSum(table, fighter, attack.form, part, opponent, attack.space),
    parts: by.is === 'trap' ? [] : partsOf(table, attack, part),
    life: lifeOf(table, fighter),
    wounds: canWound(table, fighter, attack.form, opponent),
  });
  return { by: of(by, 'attack', on), on: of(on, 'counter-attack', by), odds: by.is === 'trap' ? null : fightOdds(table, attack) };
}

function lifeOf(table: Table, fighter: Fighter): number | null {
  if (fighter.is === 'hero') return playerOf(table, fighter.seat).life;
  if (fighter.is === 'space') return spaceLife(table, fighter.space);
  if (fighter.is === 'quest') return questLife(table, questIn(table, fighter.seat, fighter.quest));
  return fighter.is === 'trap' ? null : lifeLeft(table, fighter.card);
}

/** What a card adds to a sum is what the sum lacks without it: so no rule about cards is written twice. */
function partsOf(table: Table, { by, on, form, space }: Attack, part: Part): readonly Modifier[] {
  const [fighter, opponent] = part === 'attack' ? [by, on] : [on, by];
  const sumIn = (other: Table): number => fightSum(other, fighter, form, part, opponent, space);
  const sum = sumIn(table);
  const added = withoutEach(table).flatMap(({ from, table: other }): readonly Modifier[] => {
    const n = sum - sumIn(other);
    return n === 0 ? [] : [{ from, n }];
  });
  const printed = sum - added.reduce((all, { n }) => all + n, 0);
  return [{ from: 'printed', n: printed }, ...joined(added)];
}

/** Each card once. */
function joined(parts: readonly Modifier[]): readonly Modifier[] {
  const all = new Map<Modifier['from'], number>();
  for (const { from, n } of parts) all.set(from, (all.get(from) ?? 0) + n);
  return [...all].map(([from, n]) => ({ from, n }));
}

/** The table without each thing that may change a sum, one at a time. */
function withoutEach(table: Table): readonly { readonly from: Modifier['from']; readonly table: Table }[] {
  const without = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);
  const players = table.players.flatMap((player, seat) => {
    const changed = (change: Partial<typeof player>): Table => ({
      ...table,
      players: table.players.map((other, at) => (at === seat ? { ...player, ...change } : other)),
    });
    return [
      ...player.ready.flatMap((one) => [
        { from: one.card, table: changed({ ready: without(player.ready, one) }) },
        ...one.attached.map((card) => ({
          from: card,
          table: changed({
            ready: player.ready.map((other) => (other === one ? { ...one, attached: without(one.attached, card) } : other)),
          }),
        })),
      ]),
      ...player.pack.map((one) => ({ from: one.card, table: changed({ pack: without(player.pack, one) }) })),
      ...player.done.map((one) => ({ from: one.quest, table: changed({ done: without(player.done, one) }) })),
      ...player.quests.map((one) => ({ from: one.quest, table: changed({ quests: without(player.quests, one) }) })),
    ];
  });
  return [
    ...players,
    ...table.fighting.flatMap((one) =>
      one.attached.map((card) => ({
        from: card,
        table: {
          ...table,
          fighting: table.fighting.map((other) => (other === one ? { ...one, attached: without(one.attached, card) } : other)),
        },
      })),
    ),
    ...table.global.map((one) => ({ from: one.quest, table: { ...table, global: without(table.global, one) } })),
    ...table.changes.map((one) => ({ from: 'effect' as const, table: { ...table, changes: without(table.changes, one) } })),
    ...table.dice.map((one) => ({ from: 'effect' as const, table: { ...table, dice: without(table.dice, one) } })),
  ];
}

function questFigures(table: Table, seat: Seat): readonly QuestFigures[] {
  const others = table.players.flatMap(({ quests }, other) => (other === seat ? [] : quests));
  // Whoever only watches has none of his own.
  const own = table.players[seat] === undefined ? table.global : questsOf(table, seat);
  return [...own, ...others, ...table.left].map((one) => ({
    quest: one.quest,
    places: placesOf(table, one),
    price: attemptPrice(one),
    life: questOf(one.quest).completion.by === 'slay' ? questLife(table, one) : null,
  }));
}

/** To its place, with its token to where that is taken, or to where the token lies. */
function placesOf(table: Table, { quest, carried, dropped }: QuestInPlay): readonly SpaceId[] {
  if (dropped >= 0) return [dropped];
  const { at, completion } = questOf(quest);
  const goal: Location = completion.by === 'escort' && carried ? { maps: [completion.to] } : at;
  return table.spaces.flatMap((_, id) => (isAt(table, id, goal) ? [id] : []));
}
