// Owns the few words of the text board.

import type { Language } from '@undercroft/presentation';

interface BoardWords {
  readonly round: (round: number, enough: number) => string;
  readonly seat: (seat: number, own: boolean) => string;
  readonly loot: (n: number) => string;
  readonly omen: (card: string) => string;
  readonly room: (card: string) => string;
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    round: (round, enough) => `Round ${round} · enough: ${enough}`,
    seat: (seat, own) => (own ? 'You' : `Player ${seat + 1}`),
    loot: (n) => `loot ${n}`,
    omen: (card) => `omen ${card}`,
    room: (card) => `In the room: ${card}`,
  },
  nl: {
    round: (round, enough) => `Ronde ${round} · genoeg: ${enough}`,
    seat: (seat, own) => (own ? 'Jij' : `Speler ${seat + 1}`),
    loot: (n) => `buit ${n}`,
    omen: (card) => `voorteken ${card}`,
    room: (card) => `In de kamer: ${card}`,
  },
  ja: {
    round: (round, enough) => `ラウンド${round} · 目標${enough}`,
    seat: (seat, own) => (own ? 'あなた' : `プレイヤー${seat + 1}`),
    loot: (n) => `宝${n}`,
    omen: (card) => `兆し ${card}`,
    room: (card) => `部屋: ${card}`,
  },
};
