// Owns the shape of everything printed on a card: closed unions, plain data, no functions.

/** DGN-FORM-01. */
export const FORMS = ['melee', 'magic', 'speed'] as const;
export type Form = (typeof FORMS)[number];
/** DGN-THREAT-05: what a Threat may name. */
export const SCORES = [...FORMS, 'life', 'level'] as const;
export type Score = (typeof SCORES)[number];

export const REALMS = ['dungeon', 'wilderness'] as const;
export type Realm = (typeof REALMS)[number];
/** DGN-COMBINE-06. */
export const GRADES = ['heroic', 'epic', 'legendary'] as const;
export type Grade = (typeof GRADES)[number];
/** The decks: The Hollow Crown has two, the other sets one each. */
export const DECKS = ['HCA', 'HCB', 'TM', 'FB', 'SB'] as const;
export type DeckId = (typeof DECKS)[number];
export const SETS = ['HC', 'TM', 'FB', 'SB'] as const;
export type SetId = (typeof SETS)[number];

/** DGN-TERRAIN-01: words that cards refer to. DGN-TERRAIN-02, DGN-TERRAIN-03, A-75: the same in both editions. */
export const TERRAINS = ['arctic', 'desert', 'forest', 'mountain', 'plain', 'swamp', 'urban', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What the creatures of a set are (DGN-GEN-02): cards refer to them. */
export const CREATURES = [
  ...(['courtier', 'guard', 'vermin', 'oath'] as const),
  ...(['briar', 'antler', 'drowned'] as const),
  ...(['cast', 'ember', 'smith'] as const),
  ...(['starbeast', 'stray', 'shardling'] as const),
] as const;
export type Creature = (typeof CREATURES)[number];
/** Items that exclude each other (DGN-PLAY-06, A-47). */
export const ITEM_KINDS = [
  ...(['weapon', 'helm', 'shield', 'armour', 'cloak', 'ring'] as const),
  ...(['bag', 'storage', 'potion', 'tool', 'key', 'light'] as const),
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
/** Words on a card that have no rule of their own, but that other cards may name. */
export const KEYWORDS = [
  ...(['boss', 'vow', 'trap', 'poison', 'gilding'] as const),
  ...(['manoeuvre', 'edict', 'blessing', 'bloodline', 'gossip', 'skill', 'house', 'curse', 'regalia', 'folk', 'plant', 'spell'] as const),
  ...(['spirit', 'beast', 'mirror', 'iron', 'wood', 'mount', 'relic', 'trophy', 'charm', 'lore', 'trick', 'change', 'fate'] as const),
  ...(['pit', 'fire', 'steam', 'song', 'sky', 'door', 'water'] as const),
] as const;
export const CATEGORIES = [...CREATURES, ...ITEM_KINDS, ...KEYWORDS] as const;
export type Category = (typeof CATEGORIES)[number];

/** A number that may grow with what was paid for `#` (DGN-FX-01): `base`, and 1 for each point, `max` points at most. */
export type Amount = number | { readonly base: number; readonly max: number | null };

/** DGN-THREAT-01. */
export interface Threat {
  readonly score: Score;
  readonly target: Amount;
}

/** DGN-FORM-02, -03: what a card may do in a form. The star of DGN-FORM-08 is a standing `hit`. */
export interface FormValue {
  /** The printed value; or that of the hero it fights, and so much more. */
  readonly value: number | { readonly asHero: number };
  readonly symbol: 'standard' | 'counter';
}
/** A form that is missing has no value at all. */
export type Banner = { readonly [F in Form]?: FormValue };

/**
 * Whom an effect is for. `you`: the player who controls the card (DGN-GEN-10); on a map card the hero who enters, on a Quest the one who
 * attempts or completes it. `roller`: in the result of a Threat, whoever rolled. A choice is made once for a whole card: a condition on it
 * says who may be chosen.
 */
export type Who = 'you' | 'target' | 'roller' | 'bearer' | 'all-here' | 'opponent-of-choice' | 'hero-here-of-choice';

/** What a die is rolled for; a change of dice names some of these, all Threats, or any. */
export const ROLLS = [
  ...(['attack', 'counter-attack', 'locked-exit', 'trapped-exit', 'pit', 'spikes', 'space', 'trap', 'special'] as const),
  ...(['card', 'quest', 'search', 'chance', 'rise'] as const),
] as const;
export type Roll = (typeof ROLLS)[number];

export type Where =
  | { readonly space: 'adjacent' | 'any' | 'passage' | 'grim-passage-or-entrance' | 'nearest-entrance' | 'portal' | 'portal-or-entrance' }
  | { readonly space: 'other-room-with-hero' | 'shares-terrain' }
  | { readonly space: 'within'; readonly steps: Amount };

/** Which map cards may be shifted. */
export type ShiftOf = 'this' | 'one-without-heroes' | 'one' | 'two' | 'two-rooms' | 'two-passages';

export type Condition =
  | { readonly if: 'here-terrain'; readonly any: readonly Terrain[] }
  | { readonly if: 'here-portal' }
  | { readonly if: 'opponent-is' | 'host-is' | 'that-monster-is'; readonly any: readonly Category[] }
  | { readonly if: 'discarded-is'; readonly any: readonly Family[] }
  | { readonly if: 'life-at-most'; readonly who: Who; readonly n: number }
  | { readonly if: 'peril-at-most'; readonly who: Who; readonly n: number }
  | { readonly if: 'has-glory'; readonly who: Who }
  | { readonly if: 'has-boon'; readonly who: Who; readonly any: readonly Category[] }
  | { readonly if: 'target-is-hero' }
  | { readonly if: 'level-above-floor'; readonly who: Who }
  | { readonly if: 'paid-at-least'; readonly n: number }
  | { readonly if: 'ally-near'; readonly any: readonly Category[] };

/** Which cards can be discarded or taken. `boon` and `treasure` lie in an Inventory, `hand` in a hand. */
export type Discarded = 'hand' | 'boon' | 'treasure' | 'boon-or-treasure' | 'treasure-or-hand-treasure';

/** How long a change lasts: this combat, this turn, until the reset of the one it is for. */
export type Until = 'combat' | 'turn' | 'your-next-turn';
/** `attack`: the form of the attack under way. `host`: every form on the banner of the card it is attached to. */
export type Forms = readonly Form[] | 'attack' | 'host' | 'lowest';

/** Something that happens once, when its card says so. */
export type Effect =
  | {
      readonly do: 'threat';
      readonly who: Who;
      readonly threat: Threat;
      readonly ok?: readonly Effect[];
      readonly fail?: readonly Effect[];
    }
  | { readonly do: 'wound' | 'heal'; readonly who: Who; readonly n: Amount }
  | { readonly do: 'glory' | 'peril'; readonly who: Who; readonly n: Amount; readonly lose?: true }
  /** `collected`: no more than the space has just given. */
  | { readonly do: 'take-glory'; readonly from: Who; readonly n: Amount; readonly collected?: true }
  /** Of your own Peril, and no more than you have. */
  | { readonly do: 'give-peril'; readonly to: Who; readonly n: Amount }
  | { readonly do: 'movement'; readonly who: Who; readonly n: Amount }
  /** `by`: who chooses where; without a Threat at the exit, and free (DGN-GEN-12). */
  | { readonly do: 'step'; readonly who: Who; readonly exits: 'open' | 'viable' | 'opposite'; readonly by: 'you' | 'mover' }
  | { readonly do: 'warp'; readonly who: Who; readonly to: Where; readonly cross?: true }
  | { readonly do: 'shift'; readonly how: 'move' | 'swap' | 'rotate' | 'swap-and-rotate' | 'move-and-rotate'; readonly of: ShiftOf }
  | { readonly do: 'tip'; readonly who: Who; readonly rise?: Threat }
  | { readonly do: 'untip'; readonly who: Who }
  | {
      readonly do: 'score';
      readonly of: 'you' | 'self' | 'attacker';
      readonly forms: Forms;
      readonly n: Amount;
      readonly lose?: true;
      readonly until: Until;
    }
  /** For this combat each form becomes the target's own rows where they are higher. */
  | { readonly do: 'copy-rows'; readonly forms: readonly Form[] }
  /** The next roll, of these kinds (`threat`: every Threat): so much more or less, a face set, or the best of two. */
  | {
      readonly do: 'die';
      readonly who: Who | 'any-here-of-choice';
      readonly change: DieChange;
      readonly rolls: readonly Roll[] | 'any' | 'threat';
    }
  | { readonly do: 'cancel-attack'; readonly forms?: readonly Form[]; readonly of?: readonly Category[] }
  /** The hit that has just fallen has no result. */
  | { readonly do: 'cancel-hit' }
  | { readonly do: 'attack-form'; readonly form: Form }
  | {
      readonly do: 'discard';
      readonly what: Discarded;
      readonly who: Who;
      readonly n: number;
      readonly by: 'you' | 'owner' | 'random';
      readonly none?: readonly Effect[];
    }
  | { readonly do: 'discard-this' }
  | { readonly do: 'discard-attacker' }
  | { readonly do: 'draw'; readonly who: Who; readonly n: number }
  /** The monster that has just been defeated, or one of a category, from the discard pile to your hand. */
  | { readonly do: 'recall'; readonly what: 'that-monster' | readonly Category[] }
  /** `attacker`: the monster that attacks you, whose attack ends with it; `own`: one from your hand or Pack. `most`: of its printed cost or Life. */
  | {
      readonly do: 'minion';
      readonly of: 'attacker' | 'own';
      readonly any?: readonly Category[];
      readonly most?: { readonly cost: number } | { readonly life: number };
    }
  | { readonly do: 'swap-quest'; readonly of: 'target' | 'anybody' }
  | { readonly do: 'return-global-quest' }
  | { readonly do: 'open-exit'; readonly kinds: readonly ('locked' | 'trapped')[] }
  /** Open exits of the space become Locked until the next Reset Phase of whoever did it. */
  | { readonly do: 'close-exits'; readonly which: 'one' | 'every-open'; readonly threat: Threat }
  | { readonly do: 'level'; readonly who: Who; readonly n: number }
  | { readonly do: 'immune'; readonly who: Who; readonly to: Immunity; readonly until: 'turn' }
  | { readonly do: 'choose'; readonly by: 'you' | 'target' | 'bearer'; readonly of: readonly (readonly Effect[])[] }
  | { readonly do: 'may'; readonly who: Who; readonly price: Price; readonly effects: readonly Effect[] }
  | { readonly do: 'if'; readonly when: Condition; readonly effects: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly do: 'look-at-maps'; readonly n: number }
  /** What stands on a card holds for you for a while. */
  | { readonly do: 'grant'; readonly standing: readonly Standing[]; readonly until: Until };
export type Verb = Effect['do'];

export type DieChange = { readonly add: Amount; readonly lose?: true } | { readonly set: number } | { readonly best: number };

export type Immunity =
  | { readonly to: 'discard' | 'discard-and-minion' | 'tip' | 'pit' | 'spikes' | 'pit-or-spikes' | 'trapped-exit' | 'warp-by-opponents' }
  | { readonly to: 'attacks-of'; readonly any: readonly Category[] };

/** What somebody pays: all of it or nothing. `cost-of-monster`: as printed on the one it is for. `more`: as many further Glory or Peril as they like, the `#` of DGN-FX-01. */
export interface Price {
  readonly glory?: number | 'cost-of-monster';
  readonly movement?: number;
  readonly charges?: number;
  readonly discard?: Discarded | 'this';
  readonly more?: { readonly of: 'glory' | 'peril'; readonly max: number | null };
}

/** When something that waits happens. */
export type Occasion =
  | { readonly on: 'enter' }
  | { readonly on: 'attacked'; readonly by: 'monster' }
  | { readonly on: 'hit-by-monster' }
  | { readonly on: 'hits' }
  | { readonly on: 'monster-defeated-here' }
  | { readonly on: 'defeated' }
  | { readonly on: 'collects'; readonly room?: true; readonly perilAtLeast?: number; readonly gloryAtLeast?: number }
  | { readonly on: 'reset' }
  | { readonly on: 'untips' };

/** Something that holds for as long as its card is in play. */
export type Standing =
  /** `in`: only while attacking, only while counter-attacking, in both, or always (then it raises Movement too, DGN-FX-11). */
  | {
      readonly is: 'score';
      readonly forms: Forms;
      readonly n: number;
      readonly in?: 'attack' | 'counter-attack' | 'combat';
      readonly when?: Condition;
    }
  | { readonly is: 'standard'; readonly form: Form }
  | {
      readonly is: 'die';
      readonly n: number;
      readonly rolls: readonly Roll[];
      readonly of: 'bearer' | 'opponent';
      readonly when?: Condition;
    }
  | { readonly is: 'life'; readonly n: number; readonly when?: Condition }
  | { readonly is: 'level'; readonly n: number; readonly otherwise: readonly Standing[] }
  | { readonly is: 'immune'; readonly to: Immunity; readonly when?: Condition }
  | { readonly is: 'storage'; readonly slots: number }
  | { readonly is: 'boon-limit'; readonly n: number }
  /** Cards of a category cost so much less to whoever the card says, and never less than `least`. */
  | {
      readonly is: 'cheaper';
      readonly for: 'you-play' | 'attacks-on-bearer' | 'boons-played-here';
      readonly any?: readonly Category[];
      readonly n: number;
      readonly least: number;
    }
  /** On other cards: `here`: attacking in this space; `allies`: yours, while this one attacks too or is in your Pack; `on-bearer`: attacking the owner. */
  | {
      readonly is: 'aura';
      readonly on: 'here' | 'allies' | 'on-bearer';
      readonly any: readonly Category[];
      readonly forms: readonly Form[];
      readonly n: number;
    }
  /** So much more for each other card of the category that attacks the same hero in the batch. */
  | { readonly is: 'company'; readonly any: readonly Category[]; readonly form: Form; readonly n: number }
  | { readonly is: 'hit'; readonly forms: readonly Form[] | 'host'; readonly effects: readonly Effect[]; readonly when?: Condition }
  | { readonly is: 'trigger'; readonly when: Occasion; readonly once?: true; readonly effects: readonly Effect[] }
  | { readonly is: 'shed'; readonly price: Price; readonly where: Location | null };
export type StandingKind = Standing['is'];

export const PLAYTIMES = ['dungeonlord', 'hero', 'response', 'anytime'] as const;
export type Playtime = (typeof PLAYTIMES)[number];

/** What a player may do with a card that lies ready, or with the hero's special ability (DGN-SPECIAL-04). */
export interface Use {
  readonly playtime: Playtime;
  readonly price: Price;
  /** Once per turn (DGN-GEN-16). */
  readonly once: boolean;
  readonly on?: Occasion;
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}

export const RACES = ['human', 'hollowborn', 'cellarling', 'marshfolk', 'fenborn', 'cast', 'hillfolk', 'stray'] as const;
export type Race = (typeof RACES)[number];
export const CLASSES = [
  ...(['sexton', 'notary', 'burglar', 'chandler', 'rat-keeper', 'knight', 'warden', 'courier', 'witch'] as const),
  ...(['diver', 'founder', 'deserter', 'surveyor', 'penitent', 'doorwalker'] as const),
] as const;
export type HeroClass = (typeof CLASSES)[number];

export interface Hero {
  readonly deck: DeckId;
  readonly grade: Grade;
  readonly race: Race;
  readonly class: HeroClass;
  /** Melee, Magic, Speed, row by row from the first Level of the grade. */
  readonly rows: readonly (readonly [melee: number, magic: number, speed: number])[];
  readonly symbols: { readonly [F in Form]: 'standard' | 'counter' };
  readonly life: number;
  readonly boons: number;
  readonly treasures: number;
  readonly ability: Use;
}

/** A location that a Quest or a Bane names: map cards by name, or a filter. */
export type Location =
  | { readonly maps: readonly string[] }
  | { readonly any: 'room' | 'grim-passage' | 'site' }
  | { readonly terrain: Terrain };

/** A monster without cost that never goes to a hand or Pack: on a Quest or a map card. */
export interface Block {
  readonly id: string;
  readonly categories: readonly Category[];
  readonly forms: Banner;
  readonly life: number;
  readonly standing: readonly Standing[];
  /** Free: nobody pays for such a monster. */
  readonly special?: { readonly peril: 0; readonly effects: readonly Effect[] };
}

/** DGN-FX-05, -06. */
export interface Special {
  readonly peril: number;
  readonly more?: { readonly max: number | null };
  readonly effects: readonly Effect[];
}

export type Pattern =
  | { readonly dice: number; readonly need: 'total'; readonly n: number }
  | { readonly dice: 1; readonly need: 'unmarked'; readonly marks: number }
  | { readonly dice: number; readonly need: 'pair-and-higher' }
  | { readonly dice: number; readonly need: 'each'; readonly n: number; readonly keep: true }
  | { readonly dice: number; readonly need: 'two-add-to-level' };

export type Completion =
  | {
      readonly by: 'threat';
      readonly threat: Threat;
      readonly fail: readonly Effect[];
      readonly failAll?: true;
      readonly boost?: { readonly discard: number };
    }
  /** Steps with different scores; each that is passed stays marked. */
  | {
      readonly by: 'threats';
      readonly scores: readonly Score[];
      readonly target: number;
      readonly steps: number;
      readonly fail: readonly Effect[];
    }
  | { readonly by: 'slay'; readonly monster: Block }
  /** From where the Quest is to another map card. */
  | { readonly by: 'escort'; readonly to: string; readonly carried: readonly Standing[] }
  | { readonly by: 'chance'; readonly pattern: Pattern }
  | { readonly by: 'sacrifice'; readonly prices: readonly SacrificePrice[] };
export type CompletionKind = Completion['by'];

export interface SacrificePrice {
  readonly glory?: number;
  readonly life?: number;
  /** Peril that is gained. */
  readonly peril?: number;
  readonly discard?: { readonly what: Discarded; readonly n: number };
}

/** DGN-EFFECT-01: what an Effect Quest may do while it lies there: what the rules read of it, and nothing else. */
export type QuestEffect =
  | Extract<Standing, { is: 'score' | 'standard' | 'die' | 'immune' | 'hit' }>
  | (Extract<Standing, { is: 'cheaper' }> & { readonly for: 'attacks-on-bearer' })
  | (Extract<Standing, { is: 'aura' }> & { readonly on: 'on-bearer' })
  | (Extract<Standing, { is: 'trigger' }> & { readonly when: { readonly on: 'reset' | 'collects' } });

/** DGN-QUEST-19, DGN-QUEST-20, A-77: one way to be completed; Search, Effect and Artifact stand beside it. Both editions use these cards. */
export interface Quest {
  readonly deck: DeckId;
  readonly grade: Grade;
  readonly at: Location;
  readonly search?: { readonly target: number; readonly threat: Threat };
  readonly completion: Completion;
  /** Instead of "the first one is free, each further one 1 Movement" (DGN-QUEST-09). `price` null: there is no further one in a turn. */
  readonly attempt?: { readonly price: Price | null; readonly firstFree: boolean };
  readonly effect: readonly QuestEffect[];
  /** Of a Sacrifice often Peril among others (DGN-SACRIFICE-02), of an Artifact no Level (DGN-ARTIFACT-06). */
  readonly reward: readonly Effect[];
  /** DGN-ARTIFACT-01, DGN-ARTIFACT-08: stays in play, in place of a reward; what it gives then. */
  readonly artifact: readonly Standing[] | null;
  /** An artifact whose owner chooses one of these when it is completed. */
  readonly artifactChoice?: readonly (readonly Standing[])[];
  readonly dark: boolean;
}

export type ExitKind = 'open' | 'locked' | 'trapped' | 'wall';
export type Exit = { readonly kind: 'open' | 'wall' } | { readonly kind: 'locked' | 'trapped'; readonly threat: Threat };

/** DGN-OBST-10, -11. */
export type Obstacle = { readonly kind: 'pit' | 'spikes'; readonly threat: Threat } | { readonly kind: 'hazard'; readonly n: number };

export interface MapCard {
  readonly deck: DeckId;
  readonly realm: Realm;
  readonly kind: 'passage' | 'room';
  /** `alone`: the Entrance only where its deck is the only one of its set. Cards that name a Passage or a Room mean another than the Entrance. */
  readonly entrance: 'always' | 'alone' | null;
  readonly grim: boolean;
  readonly glory: number;
  readonly peril: number;
  /** North, east, south, west. */
  readonly exits: readonly [Exit, Exit, Exit, Exit];
  readonly obstacle: Obstacle | null;
  readonly terrain: readonly Terrain[];
  readonly portal: boolean;
  /** Two Portals that say so lead to each other while no Dungeon Entrance is in play. */
  readonly linked?: true;
  readonly sewer: string | null;
  /** Attacks whoever enters on his own turn. */
  readonly monster: Block | null;
  readonly standing: readonly Standing[];
}

export const FAMILIES = ['boon', 'treasure', 'bane', 'monster', 'trap'] as const;
export type Family = (typeof FAMILIES)[number];

interface Played {
  readonly deck: DeckId;
  readonly cost: number;
  /** The `#` of its cost, and how many points of it may be paid at most. */
  readonly more?: { readonly max: number | null };
  readonly playtime: Playtime;
  readonly categories: readonly Category[];
}

export interface Boon extends Played {
  readonly family: 'boon';
  readonly duration: 'permanent' | 'instant';
  /** Only when this has just happened. */
  readonly on?: Occasion;
  readonly effects: readonly Effect[];
  readonly standing: readonly Standing[];
  readonly use?: Use;
  readonly upkeep?: number;
  /** A Boon that is tucked behind the Minion it makes. */
  readonly tucked?: true;
}

export interface Treasure extends Played {
  readonly family: 'treasure';
  readonly duration: 'permanent' | 'attachment';
  readonly host?: readonly ItemKind[];
  readonly effects: readonly Effect[];
  readonly standing: readonly Standing[];
  readonly use?: Use;
  readonly charges?: number;
  readonly upkeep?: number;
}

export interface Bane extends Played {
  readonly family: 'bane';
  readonly duration: 'permanent' | 'instant' | 'attachment';
  /** `hero`: aimed at one (DGN-DLORD-04); `none`: DGN-DLORD-05; an Attachment goes to a monster of its player. */
  readonly target: 'hero' | 'none' | { readonly host: readonly Category[] | 'monster' | 'monster-without-magic' };
  readonly on?: Occasion;
  readonly effects: readonly Effect[];
  readonly standing: readonly Standing[];
  readonly upkeep?: number;
}

export interface Monster extends Played {
  readonly family: 'monster';
  readonly forms: Banner;
  readonly life: number;
  readonly standing: readonly Standing[];
  readonly special?: Special;
}

export interface Trap extends Played {
  readonly family: 'trap';
  readonly effects: readonly Effect[];
}

export type Adventure = Boon | Treasure | Bane | Monster | Trap;
