// Owns the way out of a game before its end: by its own rule where that is open, as one seat of several, or by breaking it off.

import type { GameText } from '@undercroft/presentation';
import type { Offer } from '@undercroft/kernel';
import type { PlayWords } from '../words/index.ts';
import type { Ask } from './contract.ts';

export interface Leaving {
  readonly label: string;
  readonly sure: string;
  readonly text: string;
  readonly go: () => void;
}

interface Given {
  readonly ask: (Pick<Ask, 'path' | 'take'> & { readonly offer: Offer; readonly node: Pick<Ask['node'], 'pick' | 'options'> }) | null;
  readonly meta: { readonly at: number; readonly seats: readonly { readonly kind: string }[] };
  readonly text: Pick<GameText<object>, 'endsGame'>;
  readonly view: object | null;
  readonly words: Pick<PlayWords, 'resign' | 'resignSure' | 'resignAlone' | 'resignOthers' | 'breakOff' | 'breakOffSure' | 'breakOffAlone'>;
  /** Leaves the seat, whatever the rules say. */
  readonly resign: () => void;
}

export function leavingOf({ ask, meta, text, view, words, resign }: Given): Leaving {
  const { resign: label, resignSure: sure } = words;
  if (meta.seats.some((seat, at) => at !== meta.at && seat.kind === 'person')) return { label, sure, text: words.resignOthers, go: resign };
  if (ask !== null && view !== null && ask.path.length === 0 && ask.node.pick === 'act') {
    const byRule = ask.node.options.find((act) => text.endsGame?.(view, ask.offer, String(act)) === true);
    if (byRule !== undefined) return { label, sure, text: words.resignAlone, go: () => ask.take(byRule) };
  }
  return { label: words.breakOff, sure: words.breakOffSure, text: words.breakOffAlone, go: resign };
}
