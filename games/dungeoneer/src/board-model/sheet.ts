// Owns the sheet of a player as a board shows it: the hero with his numbers, what lies before him, and his Quests as far as they may be seen.

import type { Seat } from '@undercroft/kernel';
import { heroOf, type AdventureId, type HeroId, type QuestId } from '../content/cards.ts';
import { FORMS, type Form } from '../content/types.ts';
import type { InPlay } from '../state.ts';
import type { View } from '../view.ts';

export interface SheetCard {
  readonly card: AdventureId;
  readonly charges: number;
  readonly used: boolean;
  readonly attached: readonly AdventureId[];
  /** Life that is left of a wounded monster; null: unhurt, or none. */
  readonly life: number | null;
  /** An opponent controls it. */
  readonly foe: boolean;
}

export interface SheetQuest {
  readonly quest: QuestId;
  readonly whose: 'own' | 'all' | 'other' | 'left';
  /** Only its owner has seen it. */
  readonly sealed: boolean;
  readonly carried: boolean;
  /** How many steps are marked. */
  readonly marks: number;
  /** A place where it goes on lies on the map. */
  readonly onMap: boolean;
  /** The hero stands there. */
  readonly here: boolean;
  readonly life: number | null;
  readonly price: { readonly glory: number; readonly movement: number } | null;
}

export interface PlayerSheet {
  readonly seat: Seat;
  readonly hero: HeroId | null;
  readonly mine: boolean;
  readonly turn: boolean;
  readonly alive: boolean;
  readonly waiting: boolean;
  readonly tipped: boolean;
  readonly level: number;
  readonly life: number;
  readonly lifeMost: number;
  readonly glory: number;
  readonly peril: number;
  readonly movement: number;
  readonly saved: number;
  readonly hand: number;
  readonly scores: readonly { readonly form: Form; readonly value: number; readonly standard: boolean }[];
  readonly boons: { readonly n: number; readonly most: number };
  readonly treasures: { readonly n: number; readonly most: number };
  readonly ready: readonly SheetCard[];
  readonly pack: readonly SheetCard[];
  readonly done: readonly QuestId[];
  readonly quests: readonly SheetQuest[];
  /** Quests that lie face down and are not this seat's to see. */
  readonly sealed: number;
  readonly worth: number;
}

const NONE = { n: 0, most: 0 };

export function sheetOf(view: View, seat: Seat): PlayerSheet | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  const figures = view.reckoned.heroes[seat] ?? null;
  const { hero, alive, waiting, tipped, life, glory, peril, movement, saved, bonus, hand, ready, pack, done, quests, sealed } = player;
  const cards = (of: readonly InPlay[]): readonly SheetCard[] => of.map((one) => sheetCard(view, one, seat));
  return {
    seat,
    hero,
    mine: seat === view.seat,
    turn: seat === view.turn && view.round > 0,
    alive,
    waiting,
    tipped,
    level: figures?.level ?? player.level,
    life,
    lifeMost: hero === null ? 0 : Math.max(life, heroOf(hero).life),
    glory,
    peril,
    movement: movement + bonus,
    saved,
    hand: hand.n,
    scores: FORMS.map((form) => ({
      form,
      value: figures?.scores[form] ?? 0,
      standard: figures?.standard.includes(form) ?? false,
    })),
    boons: figures?.boons ?? NONE,
    treasures: figures?.treasures ?? NONE,
    ready: cards(ready),
    pack: cards(pack),
    done: done.map(({ quest }) => quest),
    quests: [
      ...quests.map(({ quest }) => questSeen(view, quest, seat === view.seat ? 'own' : 'other', false)),
      ...sealed.cards.map((quest) => questSeen(view, quest, 'own', true)),
    ],
    sealed: sealed.n - sealed.cards.length,
    worth: figures?.worth ?? done.length,
  };
}

function sheetCard({ reckoned }: View, { card, charges, used, attached, by }: InPlay, owner: Seat): SheetCard {
  return {
    card,
    charges,
    used,
    attached,
    life: reckoned.wounded.find((one) => one.card === card)?.life ?? null,
    foe: by !== owner,
  };
}

function questSeen(view: View, quest: QuestId, whose: SheetQuest['whose'], sealed: boolean): SheetQuest {
  const lying = [...view.players.flatMap(({ quests }) => quests), ...view.global, ...view.left].find((one) => one.quest === quest);
  const figures = view.reckoned.quests.find((one) => one.quest === quest);
  const mine = view.players[view.seat];
  const places = figures?.places ?? [];
  return {
    quest,
    whose,
    sealed,
    carried: lying?.carried ?? false,
    marks: lying?.marks.length ?? 0,
    onMap: places.length > 0,
    here: mine?.alive === true && places.includes(mine.space),
    life: figures?.life ?? null,
    price: figures?.price ?? null,
  };
}

/** The Quests in a margin: one's own, those of all, and those that lie about. */
export function questsShown(view: View): readonly SheetQuest[] {
  const own = sheetOf(view, view.seat)?.quests ?? [];
  return [
    ...own,
    ...view.global.map(({ quest }) => questSeen(view, quest, 'all', false)),
    ...view.left.map(({ quest }) => questSeen(view, quest, 'left', false)),
  ];
}

/** The seats around the table: this one first, then clockwise. */
export function seatsAround({ players, seat }: View): readonly Seat[] {
  const first = players[seat] === undefined ? 0 : seat;
  return players.map((_, i) => (first + i) % players.length);
}
