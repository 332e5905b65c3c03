// Owns the Japanese words that all other sentences are made of.

import type { Gem } from '../../../content/types.ts';
import { signed } from '../compose.ts';
import type { CheckFacts } from '../../facts.ts';
import type { BasicPhrases } from '../../phrases.ts';
import { names } from './names.ts';

/** 「ATKかDEF」. */
export const either = (words: readonly string[]): string => words.join('か');
export const all = (words: readonly string[]): string => words.join('、');
/** 「3つ」, from ten on 「10個」. */
export const things = (n: number): string => (n < 10 ? `${n}つ` : `${n}個`);
export const gemCount = (n: number, gem: Gem): string => `${basic.gems[gem]}${n}個`;
/** Card names stand in 「」. */
export const nameOf = (card: keyof typeof names.cards): string => `「${names.cards[card].name}」`;
export const itemName = (item: keyof typeof names.items): string => `「${names.items[item]}」`;

export const basic: BasicPhrases = {
  skills: { ATK: '攻撃', DEF: '防御', AGL: '敏捷', WIT: '機知' },
  gems: { ruby: 'ルビー', emerald: 'エメラルド', sapphire: 'サファイア' },
  modes: {
    D: { name: '不利', how: 'ダイス3個、低いほうの2個を合計', short: '3個の低い2個' },
    '+0': { name: '通常', how: 'ダイス2個を合計', short: '2個' },
    '+2': { name: 'プラス2', how: 'ダイス2個の合計に2を足す', short: '2個+2' },
    A: { name: '有利', how: 'ダイス3個、高いほうの2個を合計', short: '3個の高い2個' },
    'A+2': { name: '有利プラス2', how: 'ダイス3個、高いほうの2個の合計に2を足す', short: '3個の高い2個+2' },
  },
  levels: { 1: 'レベル1', 2: 'レベル2', 3: 'レベル3', B: 'ボス' },
  windows: {
    DRAW: '引いたとき',
    PLACE: '配置時',
    'ROUND-START': 'ラウンド開始時',
    'BEFORE-ROLL': '振る前',
    'AFTER-ROLL': '振った後',
    'AFTER-PASS': '成功時',
    DAMAGE: 'ダメージ時',
    'ROUND-END': 'ラウンド終了時',
    'ON-CLEAR': '制覇時',
    BETWEEN: '合間',
    PASSIVE: '常時',
  },
  sides: { N: '北', E: '東', S: '南', W: '西' },
  purposes: { attack: '攻撃判定', guard: '防御判定', test: 'カード判定', trial: '試練の判定', onClear: '制覇報酬の判定' },
  gemDoes: { ruby: 'ダイス1個の目を1変える', emerald: '判定のダイスをすべて振り直す', sapphire: 'ダイス1個を振り直す' },
  gemCount,
  either,
  check: (skills, target) => `${either(skills)} ${target}以上`,
  square: (row, column) => `${row}行目${column}列目`,
  wall: (row, column, side) => `${row}行目${column}列目の${basic.sides[side]}側`,
  cardName: (name) => `「${name}」`,
  entrance: '入口',
};

/** 「防御判定」、連射なら「1回目の防御判定」. */
export function checkName({ purpose, number }: Pick<CheckFacts, 'purpose' | 'number'>): string {
  return number === 0 ? basic.purposes[purpose] : `${number}回目の${basic.purposes[purpose]}`;
}

/** 「2+5−1=6(必要7)」. */
export function sumText({ summands, total, target, forced }: CheckFacts): string {
  if (forced) return `${target}とみなす(必要${target})`;
  return `${summands.map((n, i) => (i === 0 ? String(n) : signed(n))).join('')}=${total}(必要${target})`;
}

export const result = (passes: boolean): string => (passes ? '成功' : '失敗');
