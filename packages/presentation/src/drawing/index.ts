// Owns what text boards are drawn with: inked lines, columns of wide characters, sentences broken into lines, and what goes first.

export * from './ink.ts';
export * from './paragraph.ts';
export * from './sections.ts';
export * from './width.ts';
