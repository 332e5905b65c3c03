// Owns errands in words: what is handed over, why it ended, and what its steps come to.

import { isOneOf } from '@undercroft/kernel';
import type { ErrandWords } from '@undercroft/presentation';
import { ERRAND_ENDS, PREFERENCES, TARGETS, type ErrandEnd, type PreferenceName, type TargetWanted } from '../errand-keys.ts';
import { statsOf } from '../queries/stats.ts';
import { characterAt } from '../state.ts';
import type { View } from '../view.ts';
import type { PlayPhrases } from './phrases.ts';
import { saidOf } from './said.ts';

/** What may be handed over, by name. */
export const ERRANDS = ['finish', 'fight-on', 'strike-on', 'patch-up', 'prepare', 'kit-out', 'sell-junk', 'stock-up', 'walk'] as const;
type ErrandName = (typeof ERRANDS)[number];
/** What the steps of an errand gain or spend, in the order in which it is told. */
const FIGURES = ['raised', 'hp', 'mp', 'gold', 'items'] as const;

/** `of`: a percentage of Health, or a place in words. */
export interface ErrandPhrases {
  readonly labels: Readonly<Record<ErrandName, string | ((of: string) => string)>>;
  readonly about: Readonly<Record<ErrandName, string>>;
  /** Null: it went as it was meant to. */
  readonly ends: Readonly<Record<ErrandEnd, string | null>>;
  readonly bill: Readonly<Record<(typeof FIGURES)[number], (n: string) => string>>;
  /** What may be set for each character. */
  readonly preferences: {
    readonly names: Readonly<Record<PreferenceName, string>>;
    readonly targets: Readonly<Record<TargetWanted, string>>;
    /** Health in percent; null: when it is worth it. */
    readonly heal: (below: number | null) => string;
    /** MP; 0: all of them are spent. */
    readonly keep: (mp: number) => string;
  };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `\u2212${-n}`);

export const errandsOf = (p: PlayPhrases): ErrandWords<View> => ({
  label: (view, { name, of }) => {
    if (!isOneOf(ERRANDS, name)) return name;
    const label = p.errands.labels[name];
    return typeof label === 'string' ? label : label(name === 'walk' ? saidOf(p, view).place(Number(of)) : String(of));
  },
  about: (_view, { name }) => (isOneOf(ERRANDS, name) ? p.errands.about[name] : ''),
  ends: (_view, key) => (isOneOf(ERRAND_ENDS, key) ? p.errands.ends[key] : null),
  preference: (view, { name, of, choices }) => {
    const { names, targets, heal, keep } = p.errands.preferences;
    const { mana } = statsOf(characterAt(view, Number(of)));
    return {
      of: saidOf(p, view).unit(Number(of)),
      label: isOneOf(PREFERENCES, name) ? names[name] : name,
      choices: choices.map((choice) => {
        if (isOneOf(TARGETS, choice) && name === 'target') return targets[choice];
        if (name === 'heal') return heal(choice === 'any' ? null : Number(choice));
        return keep(Math.ceil((Number(choice) / 100) * mana));
      }),
    };
  },
  bill: (_view, bill) => FIGURES.flatMap((figure) => (bill[figure] === undefined ? [] : [p.errands.bill[figure](signed(bill[figure]))])),
});
