// Owns errands of a fight: the bot plays it, with everything or with blows alone, until somebody kneels or it may be lost.

import { answerWith, best, type Errand, type Seen } from '@undercroft/bots';
import { preferenceIn, type OpenPreference, type Preferences } from '@undercroft/parts';
import { intrinsicOf } from '../../content/index.ts';
import { intrinsicFor, isBossFight, techniquesFor } from '../../queries/choices.ts';
import { isInBattle, isKneeling, isLiving, targetsOf } from '../../queries/units.ts';
import { characterAt, type Table, type Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { answerTo } from '../asked.ts';
import { aimAt, mindOf, weighAll, type Weighed } from '../fight.ts';
import { fightBalance } from '../threat.ts';
import type { ErrandEnd } from '../../errand-keys.ts';
import { foesWanted, following, openForAll, openForBlows, struckOnly, targetOf } from './preferences.ts';

/** Fights at these margins were won by the normal bot in 97 and in 90 of 100: `games/four-suits/tests/errands.test.ts` holds it. */
export const [NEARLY_WON, SAFE_ENOUGH] = [2.6, 1.5] as const;

/** How many of the party stand: neither fallen nor Kneeling (CRD-STATUS-KNEELING-01). */
const standing = (table: Table): number =>
  table.party.filter((one, unit) => isInBattle(table, unit) && isLiving(one) && !isKneeling(table, unit)).length;

type Action = (seen: Seen<View>, preferences: Preferences) => Weighed;
const PASS: Weighed = { wanted: { act: 'pass' }, worth: 0 };
const withAnything: Action = ({ offer, view }, preferences) => {
  const mind = mindOf(view, Number(offer.about['unit']));
  return best(following(mind, weighAll(mind), preferences), ({ worth }) => worth) ?? PASS;
};
/** What costs neither MP nor goods nor Gold. */
const withBlows: Action = ({ offer, view }, preferences) => {
  const unit = Number(offer.about['unit']);
  const paid = intrinsicOf(intrinsicFor(characterAt(view, unit))).gold !== undefined;
  const mind = mindOf(view, unit);
  const free = struckOnly(mind, weighAll(mind), preferences).filter(
    ({ wanted: { act } }) => FREE.includes(act) && !(paid && act === 'intrinsic'),
  );
  return best(free, ({ worth }) => worth) ?? { wanted: { act: 'defend' }, worth: 0 };
};
const FREE: readonly string[] = ['attack', 'defend', 'intrinsic'];

/** Which turn it is: of whom, in which round. */
const turnOf = ({ fight }: Table, unit: Unit): string => `${fight?.round ?? 0}.${unit}`;
/** CRD-INIT-05: a king alone pays for this turn, another one follows, and there is a technique to spend it on. */
const hasKing = (table: Table, unit: Unit): boolean => (table.fight?.hands[unit]?.length ?? 0) > 0 && techniquesFor(table, unit).length > 0;

interface Fighting {
  readonly action: Action;
  readonly follows: (view: View) => readonly OpenPreference[];
  readonly isOpen: (margin: number) => boolean;
  /** Whether a king with a technique ready is left to the player. */
  readonly leavesKings?: true;
}
/** A boss is fought by hand, every turn of it. `of` keeps how many stood when it was given, and whose turn it was: it ends when one of them does not any more, and at a king of a later turn. */
const fighting = (name: string, { action, follows, isOpen, leavesKings }: Fighting): Errand<View> => ({
  name,
  follows: ({ view }) => follows(view),
  of: ({ offer, view }) =>
    offer.decision === 'act' && !isBossFight(view) && isOpen(fightBalance(view).margin)
      ? [`${standing(view)} ${turnOf(view, Number(offer.about['unit']))}`]
      : [],
  next: (seen, of, preferences) => {
    const { offer, view, asking } = seen;
    const ends = (key: ErrandEnd) => ({ ends: key });
    switch (offer.decision) {
      case 'act': {
        const [stood, turn] = String(of).split(' ');
        if (standing(view) < Number(stood)) return ends('kneels');
        const unit = Number(offer.about['unit']);
        if (leavesKings === true && turn !== turnOf(view, unit) && hasKing(view, unit)) return ends('king');
        const { margin } = fightBalance(view);
        const { wanted } = action(seen, preferences);
        if (margin < SAFE_ENOUGH || wanted.act === 'flee' || wanted['item'] === 'smoke-bomb') return ends('tight');
        return { choice: answerWith(asking, wanted) };
      }
      case 'aim': {
        const wanted = preferenceIn(preferences, targetOf(Number(offer.about['unit'])));
        return { choice: answerWith(asking, aimAt(seen, view, foesWanted(view, targetsOf(view, 1), wanted))) };
      }
      case 'resist':
      case 'shake-off':
        return { choice: answerTo(seen, view, { party: 0 }) };
      default:
        return ends(view.fight === null ? 'fought' : 'asked');
    }
  },
});

const isWon = (margin: number): boolean => margin >= NEARLY_WON;
const isSafe = (margin: number): boolean => margin >= SAFE_ENOUGH;
export const fightErrands: readonly Errand<View>[] = [
  fighting('finish', { action: withAnything, follows: openForAll, isOpen: isWon }),
  fighting('fight-on', {
    action: withAnything,
    follows: openForAll,
    isOpen: (margin) => isSafe(margin) && !isWon(margin),
    leavesKings: true,
  }),
  fighting('strike-on', { action: withBlows, follows: openForBlows, isOpen: isSafe }),
];
