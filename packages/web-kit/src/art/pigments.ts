// Owns what a pigment is: four flat tones of one hue for prints, and that hue for words on paper. Each game declares its own.

/** Shadow, dark, mid, light. Themes shift these in look/paper.css; nothing else may. */
export type Tones = readonly [string, string, string, string];

export interface Pigment {
  readonly tones: Tones;
  /** The colour of words on paper; in the theme of high contrast the other one. */
  readonly word: string;
  readonly wordInContrast: string;
}

/** The pigments of a game, by its own names. */
export type Palette = Readonly<Record<string, Pigment>>;
