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
/** One step of how a game is played, on the page before its rules. */
export interface HowToStep {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** The name of an icon of the kit. */
  readonly icon: string;
  /** The rules that say it exactly. */
  readonly rules: readonly string[];
}
export interface Rulebook {
  readonly sections: readonly RulebookSection[];
}
