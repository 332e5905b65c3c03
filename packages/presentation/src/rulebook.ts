// Owns the shape of a rulebook in one language, as it is read in the terminal and in the app.

export interface RulebookRule {
  readonly id: string;
  readonly text: string;
  readonly tag?: string;
  readonly note?: string;
}
export interface RulebookSection {
  readonly key: string;
  readonly title: string;
  readonly rules: readonly RulebookRule[];
}
/** The place of how to play: in front of the rules, in the same book. */
export const HOW_TO = 'how-to-play';
/** A small picture: the inside of a 512 by 512 SVG that paints with currentColor. */
export interface Drawing {
  readonly body: string;
}
/** One step of how a game is played, on the page before its rules. */
export interface HowToStep {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly icon: Drawing;
  /** The rules that say it exactly. */
  readonly rules: readonly string[];
}
/** The steps in their order, with the words of one language. */
export const howToOf = <Key extends string>(
  steps: readonly (Pick<HowToStep, 'icon' | 'rules'> & { readonly key: Key })[],
  words: Readonly<Record<Key, Pick<HowToStep, 'title' | 'text'>>>,
): readonly HowToStep[] => steps.map((step) => ({ ...step, ...words[step.key] }));

export interface Rulebook {
  readonly sections: readonly RulebookSection[];
}
