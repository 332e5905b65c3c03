// Owns whether now is the time for something that could be done at a moment for everybody: what could as well be done in the next menu is
// not asked for, and a moment at which nobody could do anything that is timely does not come.

import type { Seat } from '@undercroft/kernel';
import { keptWith } from '@undercroft/parts';
import { adventureOf, questOf, type AdventureId, type QuestId } from '../content/cards.ts';
import { adventuresIn, questsIn } from '../content/decks.ts';
import { effectsOf } from '../content/parts.ts';
import type { Adventure, DeckId, Effect, Quest, Use, Verb } from '../content/types.ts';
import { GRADES } from '../content/types.ts';
import { combatOf, handOf, playerOf, seatsFrom, type About, type Board, type Fighter, type InPlay } from '../state.ts';
import { hasOption } from '../setup.ts';
import { announced } from './dice.ts';
import { amount, type Cause, type EffectOf } from './effects.ts';
import { baneTargets, causeOfPlay, gloryCost, isTimeFor, timeAt, waysOf, whyNotPlay, type Opening } from './hand.ts';
import { attackersOf, encountersOf, isOneWay, mayChallenge, rivals, targetsFor } from './lord.ts';
import { whyNotRise } from './moves.ts';
import { whyNotTip } from './options.ts';
import { attacksFor, isAboutAttack, isPossible, unfolded } from './possible.ts';
import { attackAhead, isInDanger, prospectOf, questerAhead } from './prospects.ts';
import { attemptable, isAt, pickable, questsOf, searchable } from './quests.ts';
import { heroCards } from './stack.ts';
import { causeOfUse, morePaid, targetsOf, useOf, whyNotUse, type Source } from './uses.ts';

/** A table that wants to be asked whenever the rules allow something. */
export const asksAlways = ({ setup }: Pick<Board, 'setup'>): boolean => setup.moments === 'every';

/** Whether somebody has to say how the monster of a Quest or of a space attacks. */
export const isSaid = (board: Board, fighter: Exclude<Fighter, { is: 'hero' }>): boolean => asksAlways(board) || !isOneWay(board, fighter);

const always = (): boolean => true;

/** The attack on somebody that is about to be rolled: the last moment to get away from it. */
const isAttackOn = (board: Board, seat: Seat, about: About | null | undefined): boolean => {
  const attack = attackAhead(board, about ?? null);
  return attack !== null && about?.is === 'roll' && about.roll === 'attack' && attack.on.is === 'hero' && attack.on.seat === seat;
};

/** Whether an exchange of blows or a Threat is about to be rolled by somebody's own hero with one of these scores. */
function isRolledWith(board: Board, forms: readonly string[], { you, about }: Cause): boolean {
  if (about?.is !== 'roll' || about.seat !== you || (about.by !== 'hero' && about.by !== 'minion')) return false;
  const attack = attackAhead(board, about);
  return attack === null ? about.score !== undefined && forms.includes(about.score) : forms.includes(attack.form);
}

/** Whether the change makes the roll likelier to end well for whoever plays it. */
function helps(board: Board, { change, who }: EffectOf<'die'>, cause: Cause): boolean {
  const { about, you } = cause;
  // Whoever may change any roll waits for the second of a fight, when the first lies on the table.
  if (about?.is !== 'roll' || (who === 'any-here-of-choice' && about.roll === 'attack')) return false;
  const add = 'add' in change ? amount(change.add, cause) * (change.lose === true ? -1 : 1) : 0;
  const die = { add, set: 'set' in change ? change.set : 0, dice: 'best' in change ? change.best : 1 };
  const [before, after] = [prospectOf(board, about), prospectOf(board, about, die)];
  // Of dice that are only added up more is better.
  if (before === null || after === null) return about.seat === you && add >= 0 && announced(board, you, about.roll).set === 0;
  const gain = after.wins - after.loses - before.wins + before.loses;
  return about.seat === you ? gain > 0 : gain < 0;
}

/** For which moment an effect is: the roll that it changes, the attack that it wards off, the Quest that it spoils; any other can wait. */
function isForNow(board: Board, effect: Effect, cause: Cause): boolean {
  const { you, on, about = null } = cause;
  switch (effect.do) {
    // What it comes to is dearer to work out than whether the die can be changed at all.
    case 'die':
      return isPossible(board, effect, cause) && helps(board, effect, cause);
    case 'score':
      // What lasts longer than a fight could be played in the menu before it.
      if (effect.until !== 'combat' && you === board.turn && board.phase === 'hero') return false;
      return effect.of !== 'attacker' && typeof effect.forms !== 'string' && isRolledWith(board, effect.forms, cause);
    case 'grant':
      return attackAhead(board, about)?.by.seat === you;
    case 'heal':
      return (on === null || on.seat === you) && isInDanger(board, you, about);
    case 'immune':
      return effect.to.to === 'attacks-of' ? isAttackOn(board, you, about) : isWarded(effect.to.to, you, about);
    // One's own hero gets out of the way; somebody else's is sent away from his Quest.
    case 'warp':
      return effect.who === 'you' ? isAttackOn(board, you, about) : on !== null && questerAhead(board, about) === on.seat;
    case 'step':
      return effect.who === 'you' && isAttackOn(board, you, about);
    case 'recall':
      return effect.what === 'that-monster';
    case 'take-glory':
    case 'cancel-hit':
      return true;
    case 'choose':
      return effect.of.some((branch) => isTimely(board, branch, cause));
    case 'may':
      return isTimely(board, effect.effects, cause);
    // What depends on something that is not known yet may come to either.
    case 'if':
      return isTimely(board, effect.effects, cause) || isTimely(board, effect.else ?? [], cause);
    default:
      return false;
  }
}

const isWarded = (to: string, you: Seat, about: About | null | undefined): boolean =>
  about?.is === 'roll' &&
  about.seat === you &&
  (to === about.roll || (to === 'pit-or-spikes' && (about.roll === 'pit' || about.roll === 'spikes')));

function isTimely(board: Board, list: readonly Effect[], cause: Cause): boolean {
  if (isAboutAttack(board, list, cause))
    return isAttackOn(board, cause.you, cause.about) && attacksFor(board, list, cause).includes(combatOf(board).now);
  return unfolded(board, list, cause).some((one) => isForNow(board, one, cause) && isPossible(board, one, cause));
}

/** Whether a card that can be played now would be played for what is about to happen. A Response has no other time. */
export function isTimeToPlay(board: Board, opening: Opening, card: AdventureId): boolean {
  if (asksAlways(board)) return true;
  const found = adventureOf(card);
  if (opening.time === 'response') return found.playtime === 'response';
  if (opening.about === null || found.family === 'monster' || found.family === 'trap') return false;
  if (found.family === 'bane') return baneTimes(board, opening, card, found);
  const more = found.more === undefined ? 0 : playerOf(board, opening.seat).glory - gloryCost(board, opening.seat, card);
  const cause = causeOfPlay(board, opening, card, null, more);
  if (isTimely(board, found.effects, cause)) return true;
  // A potion may be used as it is played.
  return (
    found.family === 'treasure' &&
    found.use !== undefined &&
    isTimely(board, found.use.effects, cause) &&
    waysOf(board, opening, card)?.includes('use') === true
  );
}

function baneTimes(
  board: Board,
  opening: Opening,
  card: AdventureId,
  { target, effects }: Extract<Adventure, { family: 'bane' }>,
): boolean {
  const isTimelyOn = (one: Seat | null): boolean => isTimely(board, effects, causeOfPlay(board, opening, card, one, 0));
  if (target !== 'hero') return isTimelyOn(null);
  // Few Banes are for now, whoever could be chosen: that is asked first.
  const timely = seatsFrom(board, opening.seat).filter((one) => one !== opening.seat && isTimelyOn(one));
  return timely.length > 0 && baneTargets(board, opening, card).some((one) => timely.includes(one));
}

/** The same of what can be used. */
export function isTimeToUse(board: Board, opening: Opening, source: Source): boolean {
  if (asksAlways(board)) return true;
  const use = useOf(board, opening.seat, source);
  if (use === null) return false;
  if (opening.time === 'response') return use.playtime === 'response';
  if (opening.about === null) return false;
  // What costs a Movement point saves none at a lock.
  if ((use.price.movement ?? 0) > 0 && opening.about.is === 'roll' && opening.about.roll === 'locked-exit') return false;
  const more = morePaid(board, opening.seat, use)?.at(-1) ?? 0;
  const targets = targetsOf(board, opening, source) ?? [null];
  return targets.some((target) => isTimely(board, use.effects, causeOfUse(board, opening, source, target, more)));
}

/** The start of somebody else's Hero Phase: once in a turn whoever stands beside a rival is asked whether he strikes first. */
const isHeroPhaseNear = ({ phase, setup }: Board, about: About | null): boolean =>
  about === null && phase === (hasOption(setup, 'revealed') ? 'dungeonlord' : 'build');

/** A rival can be challenged off-turn when he has just come in, and before a Hero Phase begins; on one's own turn in the next menu. */
export function isTimeToChallenge(board: Board, seat: Seat, about: About | null): boolean {
  if (asksAlways(board)) return true;
  if (seat === board.turn || board.combats.length > 0) return false;
  const hasComeIn = about?.is === 'collected' && board.phase === 'hero' && about.seat !== seat;
  return isHeroPhaseNear(board, about) || (hasComeIn && about.space === playerOf(board, seat).space);
}

/** Between the last attack and step F: whoever could challenge if he stood, or had a point. */
function isBeforeAnswer(board: Board, seat: Seat, about: About | null): boolean {
  if (about !== null || board.combats.length === 0 || combatOf(board).kind === 'challenge' || playerOf(board, seat).attacked) return false;
  return attackersOf(board, seat).length > 0;
}
const isNext = (board: Board, seat: Seat): boolean => seatsFrom(board, (board.turn + 1) % board.players.length)[0] === seat;

/** Getting up off-turn can wait until the saved point would be lost; in a fight until it is too late to strike back. */
export function isTimeToRise(board: Board, seat: Seat, about: About | null): boolean {
  if (asksAlways(board)) return true;
  if (isBeforeAnswer(board, seat, about)) return seat === board.turn && playerOf(board, seat).movement > 1;
  return about === null && board.combats.length === 0 && board.phase === 'discard' && seat !== board.turn && isNext(board, seat);
}
export const isTimeToTip = (board: Board, seat: Seat, about: About | null): boolean =>
  asksAlways(board) || (isBeforeAnswer(board, seat, about) && !mayChallenge(board, seat));

/** Whether everybody can see that a seat may do something that is timely. */
function isSeen(board: Board, opening: Opening): boolean {
  const { seat, about } = opening;
  if (isTimeToRise(board, seat, about) && whyNotRise(board, seat) === null) return true;
  if (isTimeToTip(board, seat, about) && whyNotTip(board, seat) === null) return true;
  if (isTimeToChallenge(board, seat, about) && rivals(board, seat).length > 0) return true;
  return (about !== null || opening.time === 'response') && mightUse(board, opening, (source) => isTimeToUse(board, opening, source));
}

/** Prices that are paid from a hand: whether they can be, only its owner knows. */
const isPaidFromHand = ({ price: { discard, glory } }: Use): boolean =>
  discard === 'hand' || discard === 'treasure-or-hand-treasure' || glory === 'cost-of-monster';

/** Whether, for all that everybody knows, a seat may use something of this kind. */
function mightUse(board: Board, opening: Opening, is: (source: Source) => boolean): boolean {
  const { seat } = opening;
  const might = (source: Source): boolean => {
    const use = useOf(board, seat, source);
    if (use === null) return false;
    const can = isPaidFromHand(use) ? handOf(board, seat).length > 0 : whyNotUse(board, opening, source) === null;
    return can && is(source);
  };
  for (const hero of heroCards(board, seat)) if (might(hero)) return true;
  for (const { card } of playerOf(board, seat).ready) if (might(card)) return true;
  return false;
}

/**
 * Effects that are timely before a roll of a fight for a hero who is in it and for whoever is not, before another roll, after something has
 * happened, and in the Response step.
 */
const AT_TIMES: Readonly<Record<'fight' | 'beside' | 'check' | Exclude<About['is'], 'roll'> | 'response', readonly Verb[]>> = {
  fight: [
    'die',
    'score',
    'grant',
    'heal',
    'immune',
    'warp',
    'step',
    'cancel-hit',
    'cancel-attack',
    'attack-form',
    'discard-attacker',
    'minion',
  ],
  beside: ['die', 'grant', 'warp', 'cancel-hit'],
  check: ['die', 'score', 'heal', 'immune', 'warp', 'cancel-hit'],
  collected: ['take-glory'],
  defeated: ['recall'],
  response: ['step', 'warp', 'score', 'cancel-attack', 'attack-form', 'discard-attacker', 'minion', 'immune', 'grant'],
};
type Held = Readonly<Record<keyof typeof AT_TIMES, readonly AdventureId[]>>;
/** The cheapest first: those are the likeliest to be playable, and one is enough for a moment to come. */
const cardsOf = (decks: readonly DeckId[]): readonly AdventureId[] =>
  GRADES.flatMap((grade) => adventuresIn(decks, grade)).toSorted((one, other) => adventureOf(one).cost - adventureOf(other).cost);
/** The cards of these decks that somebody may hold for such a moment. */
const heldFor = keptWith((decks: readonly DeckId[]): Held => {
  const all = cardsOf(decks).filter((card) => !isEncounter(card));
  const holding = (kind: keyof typeof AT_TIMES): readonly AdventureId[] =>
    all.filter((card) => effectsOf(adventureOf(card)).some((one) => AT_TIMES[kind].includes(one.do)));
  return {
    fight: holding('fight'),
    beside: holding('beside'),
    check: holding('check'),
    collected: holding('collected'),
    defeated: holding('defeated'),
    response: all.filter((card) => adventureOf(card).playtime === 'response'),
  };
});
const isEncounter = (card: AdventureId): boolean => adventureOf(card).family === 'monster' || adventureOf(card).family === 'trap';

/** No card is made cheaper by more than this. */
const MOST_CHEAPER = 3;
/** Whether a card could be paid for, at a first glance: most of those that nobody holds are too dear, or for another time. */
function isNear({ players }: Board, { seat, time }: Opening, card: AdventureId): boolean {
  const { playtime, cost, family } = adventureOf(card);
  if (!isTimeFor(time, playtime)) return false;
  if (family !== 'bane') return cost - MOST_CHEAPER <= (players[seat]?.glory ?? 0);
  return players.some(({ peril, alive }, other) => alive && other !== seat && cost - MOST_CHEAPER <= peril);
}

/** The cards of these decks that are played in each phase of one's own; the Encounters last, in that of the Dungeonlord. */
const playedFrom = keptWith((decks: readonly DeckId[]): Readonly<Record<'hero' | 'dungeonlord', readonly AdventureId[]>> => {
  const [encounters, others] = [cardsOf(decks).filter(isEncounter), cardsOf(decks).filter((card) => !isEncounter(card))];
  const playedIn = (time: 'hero' | 'dungeonlord'): readonly AdventureId[] =>
    others.filter((card) => isTimeFor(time, adventureOf(card).playtime));
  return { hero: playedIn('hero'), dungeonlord: [...playedIn('dungeonlord'), ...encounters] };
});

/** Whether, for all that everybody knows, the player on turn may hold a card to play in his phase. */
function mayPlay(board: Board, time: 'hero' | 'dungeonlord'): boolean {
  const opening: Opening = { seat: board.turn, time, about: null };
  if (handOf(board, board.turn).length === 0) return false;
  return playedFrom(board.setup.decks)[time].some((card) => {
    if (isEncounter(card)) return !board.fought && !liesOpen(board, card) && targetsFor(board, card).length > 0;
    return isNear(board, opening, card) && !liesOpen(board, card) && whyNotPlay(board, opening, card) === null;
  });
}

/** Whether the Dungeonlord has anything to do, for all that everybody knows. */
export function mayActAsLord(board: Board): boolean {
  if (asksAlways(board) || board.combats.length > 0 || (!board.fought && encountersOf(board, 'pack').length > 0)) return true;
  return mightUse(board, { seat: board.turn, time: 'dungeonlord', about: null }, always) || mayPlay(board, 'dungeonlord');
}

/** Whether a hero has anything to do in his phase, for all that everybody knows: Quests that lie face down may be anything that nobody sees. */
export function mayActAsHero(board: Board): boolean {
  const { turn } = board;
  const { movement, bonus, quests, sealed } = playerOf(board, turn);
  if (asksAlways(board) || movement + bonus > 0 || whyNotTip(board, turn) === null) return true;
  const seen: Board = { ...board, players: board.players.map((one) => ({ ...one, sealed: { cards: [], knowers: [] } })) };
  // Whether a Sacrifice can be paid may depend on the hand.
  const { space } = playerOf(board, turn);
  const isSacrifice = ({ at, completion }: Quest): boolean => completion.by === 'sacrifice' && isAt(board, space, at);
  if (questsOf(seen, turn).some(({ quest }) => isSacrifice(questOf(quest)))) return true;
  if (quests.some(({ carried }) => carried) || attemptable(seen, turn).length > 0 || pickable(seen, turn).length > 0) return true;
  if (searchable(seen, turn).length > 0 || (sealed.cards.length > 0 && maySeek(board))) return true;
  return mightUse(board, { seat: turn, time: 'hero', about: null }, always) || mayPlay(board, 'hero');
}

/** The Quests of these decks. */
const questsFrom = keptWith((decks: readonly DeckId[]): readonly QuestId[] => GRADES.flatMap((grade) => questsIn(decks, grade)));

/** Whether a Quest that nobody sees might be attempted where the hero on turn stands. */
function maySeek(board: Board): boolean {
  const here = playerOf(board, board.turn).space;
  for (const quest of questsFrom(board.setup.decks)) if (isAt(board, here, questOf(quest).at) && !isOpen(board, quest)) return true;
  return false;
}

/** Whether everybody sees where a Quest lies. */
function isOpen({ global, left, players }: Board, id: QuestId): boolean {
  const is = ({ quest }: { readonly quest: QuestId }): boolean => quest === id;
  return global.some(is) || left.some(is) || players.some(({ quests, done }) => quests.some(is) || done.some(is));
}

/** Whether a card lies where everybody sees that nobody holds it. */
function liesOpen({ stocks, players, out, fighting }: Board, card: AdventureId): boolean {
  for (const { discard } of stocks) if (discard.includes(card)) return true;
  if (out.includes(card) || isAmong(fighting, card)) return true;
  for (const { ready, pack } of players) if (isAmong(ready, card) || isAmong(pack, card)) return true;
  return false;
}
function isAmong(list: readonly InPlay[], card: AdventureId): boolean {
  for (const one of list) if (one.card === card || one.attached.includes(card)) return true;
  return false;
}

function kindOf(board: Board, seat: Seat, about: About): keyof Held {
  if (about.is !== 'roll') return about.is;
  const attack = attackAhead(board, about);
  if (attack === null) return 'check';
  const isOwn = (one: Fighter): boolean => one.seat === seat && (one.is === 'hero' || one.is === 'minion');
  return isOwn(attack.by) || isOwn(attack.on) ? 'fight' : 'beside';
}

/** Whether, for all that everybody knows, a seat may hold a card that is timely. */
function mayHold(board: Board, opening: Opening): boolean {
  const { seat, time, about } = opening;
  if (handOf(board, seat).length === 0 || (about === null && time !== 'response')) return false;
  for (const card of heldFor(board.setup.decks)[time === 'response' || about === null ? 'response' : kindOf(board, seat, about)])
    if (
      isNear(board, opening, card) &&
      isTimeToPlay(board, opening, card) &&
      !liesOpen(board, card) &&
      whyNotPlay(board, opening, card) === null
    )
      return true;
  return false;
}

/** Whether a moment comes: somebody could do something that is timely, for all that everybody knows. Hands are not looked at, only their size. */
export function isMoment(board: Board, from: 'all' | 'others', about: About | null): boolean {
  if (asksAlways(board)) return true;
  for (const seat of seatsFrom(board, board.turn)) {
    if (from === 'others' && seat === board.turn) continue;
    const opening: Opening = { seat, time: timeAt(board, seat, about), about };
    if (isSeen(board, opening) || mayHold(board, opening)) return true;
  }
  return false;
}

/** Whether the Response step comes, for all that everybody knows. */
export function mayRespond(board: Board): boolean {
  if (asksAlways(board)) return true;
  return combatOf(board).attacks.some(({ on, state }) => {
    if (state !== 'declared' || !playerOf(board, on.seat).alive) return false;
    const opening: Opening = { seat: on.seat, time: 'response', about: null };
    return mightUse(board, opening, (source) => isTimeToUse(board, opening, source)) || mayHold(board, opening);
  });
}
