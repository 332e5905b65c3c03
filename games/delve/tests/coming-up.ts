// Owns what it means that a card, an item, a keyword or a verb has come up in play, told from the facts and the questions.

import { asks, type EventFact, type Fact, type State } from '@undercroft/kernel';
import { CARD_IDS, cardOf, type CardId } from '../src/content/cards.ts';
import { ITEM_IDS, ITEMS } from '../src/content/items.ts';
import { TEST_TIMES, type Card, type EffectVerb, type ItemVerb, type KeywordName, type RewardKind } from '../src/content/types.ts';
import type { Delve } from '../src/delve.ts';
import { dulled, has } from '../src/queries/foe.ts';
import { ALL_PROCEDURES } from '../src/rules/index.ts';
import { gemsOf, PURPOSES, type DieMode } from '../src/state.ts';

/** The unions without a list of their own; the compiler sees to it that none is missing. */
const KEYWORDS: Readonly<Record<KeywordName, true>> = {
  AMBUSH: true,
  HEAVY: true,
  VOLLEY: true,
  SWARM: true,
  FRENZY: true,
  PHASE: true,
  REGROW: true,
  LEECH: true,
  BRITTLE: true,
  STRIKE: true,
  GUARD: true,
  PILFER: true,
  DULL: true,
  CLOCK: true,
};
const EFFECTS: Readonly<Record<EffectVerb, true>> = {
  'lose-health': true,
  'fill-circle': true,
  guard: true,
  attack: true,
  'add-circle': true,
  'lose-gem': true,
};
const REWARDS: Readonly<Record<RewardKind, true>> = {
  health: true,
  ruby: true,
  emerald: true,
  sapphire: true,
  experience: true,
  item: true,
};
const MODES: Readonly<Record<DieMode, true>> = { D: true, '+0': true, '+2': true, A: true, 'A+2': true };
const ITEM_VERBS = [...new Set(ITEM_IDS.map((item): ItemVerb => ITEMS[item].effect.do))];
const QUESTIONS = ALL_PROCEDURES.flatMap(({ name, steps }) => steps.flatMap((step) => (asks(step) ? [`${name} ${step.name}`] : [])));

/** Everything that should come up, by group. An item is used when it does something, a keyword has come up when it made a difference. */
export const GROUPS = {
  'card drawn': CARD_IDS,
  'card cleared': CARD_IDS,
  'item gained': ITEM_IDS,
  'item used': ITEM_IDS,
  'item verb': ITEM_VERBS,
  keyword: Object.keys(KEYWORDS),
  effect: Object.keys(EFFECTS),
  reward: Object.keys(REWARDS),
  'test time': TEST_TIMES,
  purpose: PURPOSES,
  'die mode': Object.keys(MODES),
  question: QUESTIONS,
} as const satisfies Record<string, readonly string[]>;
export type Group = keyof typeof GROUPS;

export const CONTENT: readonly string[] = Object.entries(GROUPS).flatMap(([group, names]) => names.map((name) => `${group} ${name}`));

type Of<K extends keyof Delve['events']> = Delve['events'][K];

/** Follows one game after another: told what has just happened, it says what came up. */
export class Watch {
  private card: CardId | null = null;
  private round: Of<'round.began'> | null = null;
  private guards = 0;
  private cleared = false;
  private out: string[] = [];

  /** Call it with the facts of the opening first, then with those of each answer. */
  told(state: State<Delve>, facts: readonly Fact<Delve>[]): readonly string[] {
    this.out = [];
    this.card ??= state.board.encounter?.card ?? null;
    for (const fact of facts) if (fact.type !== 'chance') this.hear(fact);
    const open = state.where().at(-1);
    if (open !== undefined) this.say('question', `${open.procedure} ${open.step}`);
    const dull = open?.procedure === 'dice' ? dulled(state.board) : null;
    if (dull !== null && gemsOf(state.board, dull) > 0) this.say('keyword', 'DULL');
    return this.out;
  }

  private say(group: Group, name: string): void {
    this.out.push(`${group} ${name}`);
  }

  private hear(fact: EventFact<Delve>): void {
    const { type, body } = fact;
    if (type === 'hero.named') this.card = null;
    if (type === 'card.drawn') this.drawn(body.card);
    if (type === 'room.cleared') this.say('card cleared', body.card);
    if (type === 'item.gained') this.say('item gained', body.item);
    if (type === 'item.used') this.used(body);
    if (this.card === null) return;
    if (type === 'check.prepared') this.say('die mode', body.mode);
    if (type === 'check.declared') this.declared(cardOf(this.card), body);
    this.keywords(cardOf(this.card), fact);
    this.effects(fact);
    this.rewards(fact);
  }

  private drawn(card: CardId): void {
    this.card = card;
    this.round = null;
    this.guards = 0;
    this.cleared = false;
    this.say('card drawn', card);
  }

  private used({ item }: Of<'item.used'>): void {
    this.say('item used', item);
    this.say('item verb', ITEMS[item].effect.do);
  }

  private declared(card: Card, { purpose, skill, mode, source, bonus }: Of<'check.declared'>): void {
    this.say('purpose', purpose);
    this.say('die mode', mode);
    const test = purpose === 'test' ? card.tests[source] : undefined;
    if (test !== undefined) this.say('test time', test.when);
    // IRON ALMANAC is never used: it is there.
    if (purpose === 'onClear' && bonus > 0) {
      this.say('item used', 'almanac');
      this.say('item verb', 'clear-bonus');
    }
    if (purpose === 'attack' && skill !== 'ATK') this.say('keyword', 'STRIKE');
    if (purpose !== 'guard') return;
    if (skill !== 'DEF') this.say('keyword', 'GUARD');
    if (this.round === null) this.say('keyword', 'AMBUSH');
    else if (++this.guards > 1) this.say('keyword', 'VOLLEY');
    if (this.round === null) return;
    const late = this.round.empty * 2 <= this.round.circles;
    if (has(card, 'SWARM') && !late) this.say('keyword', 'SWARM');
    if (has(card, 'FRENZY') && late) this.say('keyword', 'FRENZY');
    if (has(card, 'PHASE') && late) this.say('keyword', 'PHASE');
  }

  private keywords(card: Card, { type, body, rule }: EventFact<Delve>): void {
    if (type === 'round.began') {
      this.round = body;
      this.guards = 0;
    }
    if (type === 'circle.erased') this.say('keyword', body.by);
    if (type === 'loss.pending' && rule === 'DLV-KEY-02') this.say('keyword', 'HEAVY');
    if (type === 'hit.scored' && rule === 'DLV-KEY-09' && body.n > 1) this.say('keyword', 'BRITTLE');
    if (type === 'gem.lost' && has(card, 'PILFER')) this.say('keyword', 'PILFER');
    if (type === 'health.lost' && body.cause === 'clock') this.say('keyword', 'CLOCK');
  }

  private effects({ type, body, rule }: EventFact<Delve>): void {
    if (type === 'hit.scored' && rule === 'DLV-TEST-05') this.say('effect', 'fill-circle');
    if (type === 'attack.modified') this.say('effect', 'attack');
    if (type === 'guard.modified') this.say('effect', 'guard');
    if (type === 'circle.added') this.say('effect', 'add-circle');
    if (type === 'loss.pending' && body.cause !== 'guard') this.say('effect', body.effect.do);
  }

  private rewards({ type, body, rule }: EventFact<Delve>): void {
    if (type === 'room.cleared') this.cleared = true;
    if (type === 'encounter.ended') this.cleared = false;
    if (!this.cleared) return;
    if (type === 'health.gained' && rule === 'DLV-HEALTH-01') this.say('reward', 'health');
    if (type === 'gem.gained') this.say('reward', body.gem);
    if (type === 'item.gained') this.say('reward', 'item');
    if (type === 'skill.trained') this.say('reward', 'experience');
  }
}
