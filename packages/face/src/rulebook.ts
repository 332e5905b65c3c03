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
export interface Rulebook {
  readonly sections: readonly RulebookSection[];
}
