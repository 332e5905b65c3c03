// Owns the words of Dungeoneer in all languages: as the face wants them, the texts of the cards, and the rulebook.

import { isOneOf, tableFor } from '@undercroft/kernel';
import { LANGUAGES, type CardSaid, type GameTexts, type Language, type Rulebook } from '@undercroft/presentation';
import { CARD_IDS, HERO_IDS, mapOf, type CardId } from '../content/cards.ts';
import type { View } from '../view.ts';
import { cardLines as linesOf, cardText as textOf, mapText, type CardText } from './cards/compose.ts';
import type { CardPhrases } from './cards/phrases.ts';
import { cards as enCards } from './en/cards.ts';
import { play as enPlay } from './en/play/index.ts';
import { rulebook as en } from '../generated/rulebook-en.ts';
import { cards as jaCards } from './ja/cards.ts';
import { play as jaPlay } from './ja/play/index.ts';
import { rulebook as ja } from '../generated/rulebook-ja.ts';
import { isNamed, wordsOf } from './names-by-id.ts';
import { cards as nlCards } from './nl/cards.ts';
import { play as nlPlay } from './nl/play/index.ts';
import { rulebook as nl } from '../generated/rulebook-nl.ts';
import { cardLine, cardsInMind } from './play/explain.ts';
import { gameText } from './play/game-text.ts';
import type { PlayPhrases } from './play/phrases.ts';

export const rulebooks: Readonly<Record<Language, Rulebook>> = { en, nl, ja };
export const cardPhrases: Readonly<Record<Language, CardPhrases>> = { en: enCards, nl: nlCards, ja: jaCards };
export const phrases: Readonly<Record<Language, PlayPhrases>> = { en: enPlay, nl: nlPlay, ja: jaPlay };
/** The cards that matter to the seat of a view, in words: as they lie, and by the edition that is played. */
const explained = (language: Language, view: View): readonly string[] =>
  cardsInMind(view).map((card) => {
    const { name, said } = cardLine(cardPhrases[language], textInPlay(language, view, card));
    return said === '' ? name : `${name}: ${said}`;
  });
function textInPlay(language: Language, { spaces, setup }: View, id: CardId): CardText {
  const lies = spaces.find(({ card }) => card === id);
  const making = { p: cardPhrases[language], names: (one: string) => wordsOf(language, one), edition: setup.edition };
  return lies === undefined ? textOf(making, id) : mapText(making, lies.card, { ...mapOf(lies.card), exits: lies.exits });
}

/** A card in words; of the monster on a Quest or a map card only its name is known. */
function saidOf(language: Language, id: string): CardSaid | null {
  if (isOneOf(CARD_IDS, id)) {
    const { name, type, cost, banner, body, flavour } = cardText(language, id);
    const rows = banner.map(({ label, cells }) => ({
      label,
      cells: cells.map(({ form, name: called, value, symbol, star }) => ({
        key: form,
        name: called,
        value: star ? `${value}★` : value,
        mark: symbol,
      })),
    }));
    return { name, short: isOneOf(HERO_IDS, id) ? phrases[language].heroes[id] : name, type, cost, rows, lines: body, flavour };
  }
  if (!isNamed(language, id)) return null;
  const { name } = wordsOf(language, id);
  return { name, short: name, type: '', cost: '', rows: [], lines: [], flavour: '' };
}

export const text: GameTexts<View> = tableFor(LANGUAGES, (language) => ({
  ...gameText(phrases[language], rulebooks[language], (view) => explained(language, view)),
  card: (id: string) => saidOf(language, id),
}));

export const cardText = (language: Language, id: CardId): CardText =>
  textOf({ p: cardPhrases[language], names: (one) => wordsOf(language, one) }, id);
/** The same as plain lines, the name first. */
export const cardLines = (language: Language, id: CardId): readonly string[] => linesOf(cardPhrases[language], cardText(language, id));

export { names } from './names-by-id.ts';
export type { CardText } from './cards/compose.ts';
