// Owns the small change of Japanese: numbers with a sign, and whom a text is about.

import type { Place, Who, WhoKind } from '../../content/types.ts';
import type { Voice } from '../cards/phrases.ts';

export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);
export const all = (words: readonly string[]): string => words.join('、');
export const quoted = (name: string): string => `「${name}」`;

const HERE: Readonly<Record<Voice, string>> = {
  own: '同じタイルの',
  event: '君のヒーローと同じタイルの',
  device: 'このタイルの',
  foe: '同じタイルの',
  ally: '同じタイルの',
  adventure: 'そこの',
};
type Noun = Exclude<WhoKind, 'you' | 'it' | 'self' | 'owner' | 'anyone'>;
const NOUNS: Readonly<Record<Noun, string>> = { foe: '敵', monster: 'モンスター', hero: 'ヒーロー', other: '他のヒーロー' };

function whereOf({ at, n }: Who, voice: Voice): string {
  switch (at) {
    case 'adjacent':
      return '隣接する';
    case 'here':
      return HERE[voice];
    case 'here-or-adjacent':
      return '同じタイルか隣接する';
    case 'within':
      return voice === 'event' ? `君のヒーローから${n}タイル以内の` : `${n}タイル以内の`;
    case 'tile':
      return `${n}タイル以内のタイル1枚にいる`;
    case 'tile-closest':
      return '一番近いヒーローのタイルの';
    case 'crowd':
      return 'そのタイルの';
    default:
      return '場の';
  }
}

/** Whom a text is about. */
export function whoIs(who: Who, voice: Voice): string {
  const { of, count, at, n } = who;
  if (of === 'you') return '君のヒーロー';
  if (of === 'it' || of === 'self') return 'その敵';
  if (of === 'owner') return '自分のヒーロー';
  if (of === 'anyone') return '攻撃する者';
  const noun = NOUNS[of];
  if (at === 'closest') return `一番近い${noun}`;
  if (at === 'closest-within') return `${n}タイル以内で一番近い${noun}`;
  if (at === 'alone') return '仲間から一番離れたヒーロー';
  if (at === 'owner-closest') return '自分のヒーローに一番近い敵';
  const counter = of === 'hero' || of === 'other' ? '人' : '体';
  const where = whereOf(who, voice);
  if (count === 'all-standing') return 'HP1以上のヒーロー全員';
  if (count === 'all-other') return `${where}他の${noun}すべて`;
  if (count === 'all') {
    const each = `${where}${noun}${counter === '人' ? '全員' : 'すべて'}`;
    return of === 'hero' && voice === 'own' && at === 'within' ? `君のヒーローと、${each}` : each;
  }
  if (count === 2 || count === 3) return `${where}${noun}最大${count}${counter}`;
  return of === 'hero' && voice === 'own' ? `君のヒーローか、${where}${noun}1人` : `${where}${noun}1${counter}`;
}

export function placeIs(place: Place, voice: Voice): string {
  switch (place.at) {
    case 'adjacent-you':
      return '君のヒーローに隣接する空きマス';
    case 'adjacent-self':
      return '自身に隣接する空きマス';
    case 'adjacent-else-here':
      return '君のヒーローに隣接する空きマス(なければ同じタイル)';
    case 'here':
      return voice === 'adventure' ? 'そのタイル' : voice === 'device' ? 'このタイル' : '同じタイル';
    case 'owner':
      return '自分のヒーローのタイル';
    case 'feature':
      return '特殊マス';
    case 'mushroom':
      return '群生キノコマス';
    case 'north-half':
      return 'はしごの踊り場の北半面';
    case 'near-half':
      return '手前の半面';
    case 'far-mushroom':
      return '奥の半面の群生キノコマス';
    case 'halves':
      return '手前と奥の半面に交互';
    case 'edge-mushroom-else-here':
      return '君のヒーローに一番近い未探索エッジを持つタイルの群生キノコマス(だめなら同じタイル)';
    case 'tile-within':
      return `${place.n}タイル以内のタイルの空きマス`;
    case 'tile-exactly':
      return `ちょうど${place.n}タイル先の空きマス`;
  }
}
