// Owns what must hold of any one card, printed or added at run time: its shape, and that something reads each of its effects.

import { isRecord } from '@undercroft/kernel';
import { type Fault, fault } from './check-set.ts';
import { standingFaults } from './check-standing.ts';
import { effectsOf, partsOf } from './parts.ts';
import { type Exit, type Form, type Adventure, FORMS, type Hero, type MapCard, type Quest, type StandingKind, type Verb } from './types.ts';

export type AnyCard = Hero | Quest | MapCard | Adventure;

/** The verbs that the rules carry out; the compiler keeps the table whole. */
export const VERBS: Readonly<Record<Verb, true>> = {
  threat: true,
  wound: true,
  heal: true,
  glory: true,
  peril: true,
  'take-glory': true,
  'give-peril': true,
  movement: true,
  step: true,
  warp: true,
  shift: true,
  tip: true,
  untip: true,
  score: true,
  'copy-rows': true,
  die: true,
  'cancel-attack': true,
  'cancel-hit': true,
  'attack-form': true,
  discard: true,
  'discard-this': true,
  'discard-attacker': true,
  draw: true,
  recall: true,
  minion: true,
  'swap-quest': true,
  'return-global-quest': true,
  'open-exit': true,
  'close-exits': true,
  level: true,
  immune: true,
  choose: true,
  may: true,
  if: true,
  'look-at-maps': true,
  grant: true,
};
/** The standing effects that queries read. */
export const STANDINGS: Readonly<Record<StandingKind, true>> = {
  score: true,
  standard: true,
  die: true,
  life: true,
  level: true,
  immune: true,
  storage: true,
  'boon-limit': true,
  cheaper: true,
  aura: true,
  company: true,
  hit: true,
  trigger: true,
  shed: true,
};

export const checkCard = (id: string, card: AnyCard): readonly Fault[] => [
  ...unreadFaults(id, card, 'do', VERBS),
  ...unreadFaults(id, card, 'is', STANDINGS),
  ...standingFaults(id, card),
  ...formFaults(id, card),
  ...('exits' in card ? mapFaults(id, card) : []),
  ...('completion' in card ? darkFaults(id, card) : []),
];

/** A card of a workshop may say anything: what no rule knows would silently do nothing. */
const unreadFaults = (id: string, card: AnyCard, tag: 'do' | 'is', known: Readonly<Record<string, true>>): readonly Fault[] =>
  partsOf(card).flatMap((part) => {
    const said = part[tag];
    return said === undefined || (typeof said === 'string' && Object.hasOwn(known, said))
      ? []
      : [
          fault(
            id,
            `'${typeof said === 'string' ? said : JSON.stringify(said)}'`,
            'is an effect that nothing reads; use one that is known.',
          ),
        ];
  });

const isStandard = (forms: unknown, form: Form): boolean => {
  const banner = isRecord(forms) ? forms[form] : undefined;
  return isRecord(banner) && banner['symbol'] === 'standard';
};

/** DGN-FORM-04: a monster, on whatever card, has a form to attack in. */
const formFaults = (id: string, card: AnyCard): readonly Fault[] =>
  partsOf(card)
    .filter(({ forms, life }) => forms !== undefined && life !== undefined)
    .filter(({ forms }) => !FORMS.some((form) => isStandard(forms, form)))
    .map(() => fault(id, 'forms', 'none has a Standard symbol; give it one to attack in.'));

function mapFaults(id: string, { exits, glory, peril, entrance, grim, kind }: MapCard): readonly Fault[] {
  const sides: readonly Exit[] = exits;
  return [
    ...(sides.length === 4 ? [] : [fault(id, 'exits', `there are ${sides.length}; a map card has four.`)]),
    ...(entrance === null || exits.every((exit) => exit.kind === 'open') ? [] : [fault(id, 'exits', 'an Entrance has four Open exits.')]),
    ...(entrance === null || (glory === 1 && peril === 1)
      ? []
      : [fault(id, 'Glory and Peril', `are ${glory} and ${peril}; an Entrance has 1 and 1.`)]),
    ...(grim && kind !== 'passage' ? [fault(id, 'grim', 'only a Passage can be grim.')] : []),
  ];
}

/** A Quest is dark when its reward brings Peril, and only then. */
function darkFaults(id: string, { dark, reward }: Quest): readonly Fault[] {
  if (dark === effectsOf(reward).some((effect) => effect.do === 'peril')) return [];
  return [fault(id, 'dark', dark ? 'is true; its reward has to bring Peril.' : 'is false, but the reward brings Peril.')];
}
