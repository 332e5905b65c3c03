// Owns the names of playing cards in three languages.

import { rankOf, suitOf, type PlayingCard, type Rank, type Suit } from '@undercroft/parts';
import type { Language } from './index.ts';

/** A sign for each suit, told by its shape. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' };

const SUIT_NAMES: Readonly<Record<Language, Readonly<Record<Suit, string>>>> = {
  en: { spades: 'spades', hearts: 'hearts', clubs: 'clubs', diamonds: 'diamonds' },
  nl: { spades: 'schoppen', hearts: 'harten', clubs: 'klaveren', diamonds: 'ruiten' },
  ja: { spades: 'スペード', hearts: 'ハート', clubs: 'クラブ', diamonds: 'ダイヤ' },
};
/** Ranks that have a name; the others are said by their number. */
const COURT: Readonly<Record<Language, Readonly<Partial<Record<Rank, string>>>>> = {
  en: { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' },
  nl: { 1: 'aas', 11: 'boer', 12: 'vrouw', 13: 'heer' },
  ja: { 1: 'エース', 11: 'ジャック', 12: 'クイーン', 13: 'キング' },
};

export const suitName = (language: Language, suit: Suit): string => SUIT_NAMES[language][suit];
export const rankName = (language: Language, rank: Rank): string => COURT[language][rank] ?? String(rank);

/** "queen of hearts", "hartenvrouw", 「ハートのクイーン」. */
export function playingCardName(language: Language, card: PlayingCard): string {
  const [suit, rank] = [suitName(language, suitOf(card)), rankName(language, rankOf(card))];
  if (language === 'en') return `${rank} of ${suit}`;
  if (language === 'ja') return `${suit}の${rank}`;
  return /^\d/.test(rank) ? `${suit} ${rank}` : `${suit}${rank}`;
}
