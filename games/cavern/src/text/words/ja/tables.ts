// Owns the Japanese words that stand alone: conditions, tokens, tracks, phases and directions.

import type { Condition, ThingKind, Token, Track } from '../../../content/types.ts';
import type { Phase } from '../../../state.ts';

export const MARKS: Readonly<Record<Condition | Token, string>> = {
  immobilized: '移動不能',
  poisoned: '毒',
  slowed: '減速',
  dazed: '朦朧',
  pinned: '釘付け',
  drowsy: '眠気',
};
export const TRACKS: Readonly<Record<Track, string>> = { spore: '胞子トラック', water: '水位トラック', strain: 'ゆがみ' };
export const PHASES: Readonly<Record<Phase, string>> = {
  setup: '準備',
  hero: 'ヒーローフェイズ',
  exploration: '探索フェイズ',
  villain: '敵役フェイズ',
};
/** North, east, south, west. */
export const SIDES = ['北', '東', '南', '西'] as const;
export const THINGS: Readonly<Record<ThingKind, string>> = {
  lamp: 'ランプ',
  miner: '坑夫',
  heart: '花の心臓',
  crystal: '水晶',
  fissure: '裂け目',
};
