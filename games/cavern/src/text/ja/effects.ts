// Owns the Japanese sentences of effects: what powers, items, cards, tiles, tactics and adventures do.

import type { AttackEffect, EdgeWhere, Effect, ModEffect, Stat, Test, Versus } from '../../content/types.ts';
import { CONDITIONS } from '../../content/types.ts';
import type { CardSentences, Say } from '../cards/phrases.ts';
import { MARKS, THINGS, TRACKS } from '../words/ja/tables.ts';
import { placeIs, signed, whoIs } from './words.ts';

const isFoe = ({ voice }: Say): boolean => voice === 'foe' || voice === 'ally';

const VERSUS: Readonly<Record<Extract<Versus, string>, string>> = {
  'off-tile': '別のタイルの目標に対して',
  beside: '隣接する目標に対して',
  villain: '敵役に対して',
  'from-foe': '敵の攻撃に対して',
  'from-device': 'できごと攻撃、罠、危険箇所に対して',
  'target-you': '君のヒーローに対する',
  'target-here': 'このタイルのフィギュアに対する',
  half: 'HPが半分以下のあいだ、',
  even: '出目が偶数なら、',
};
function versus(list: readonly Versus[]): string {
  if (list.includes('from-foe') && list.includes('beside')) return '隣接する敵の攻撃に対して';
  if (list.includes('from-foe') && list.includes('off-tile')) return '別のタイルの敵の攻撃に対して';
  // What the die says stands first.
  const order = [...list].sort((a, b) => Number(b === 'even') - Number(a === 'even'));
  return order.map((vs) => (typeof vs === 'string' ? VERSUS[vs] : `出目${vs.natural[0]}〜${vs.natural[1]}なら、`)).join('');
}
const STATS: Readonly<Record<Exclude<Stat, 'cancel' | 'water'>, string>> = {
  attack: '攻撃ロール',
  damage: 'ダメージ',
  ac: 'AC',
  speed: '移動速度',
  disable: '解除の判定',
};
const LASTS: Readonly<Record<ModEffect['lasts'], string>> = {
  attack: 'この攻撃のあいだ',
  start: '次の自分のターン開始まで、',
  end: '次の自分のターン終了まで、',
  stays: '',
};
function modified({ who, stat, n, lasts, vs = [] }: ModEffect, { voice }: Say): string {
  if (stat === 'cancel') return `遭遇を無視する経験点が${-n}少なくなる`;
  if (stat === 'water') return `水のマスの移動コストが${-n}少なくなる`;
  const what = `${STATS[stat]}${signed(n)}`;
  const silent = who.of === 'anyone' || (who.of === 'you' && voice === 'own');
  return `${LASTS[lasts]}${versus(vs)}${silent ? '' : `${whoIs(who, voice)}の`}${what}`;
}

function tested(when: Test, say: Say): string {
  if (typeof when !== 'string') {
    if ('natural' in when) return `出目${when.natural[0]}〜${when.natural[1]}なら`;
    if ('edges' in when) return `未探索エッジが${when.edges}つより多ければ`;
    return `場の${say.name(when.kind)}が${when.fewer}体未満なら`;
  }
  const words: Readonly<Record<typeof when, string>> = {
    'monster-in-play': 'まだ場にいるモンスターなら',
    'own-phase': '自分のヒーローフェイズなら',
    flanked: '他のヒーローか味方がその敵に隣接していれば',
    half: 'HPが半分以下なら',
    'last-chamber': '最後の間なら',
    'heart-in-play': '花の心臓が場にあれば',
    cold: '水位が冷たさに達していれば',
  };
  return words[when];
}

const EDGES: Readonly<Record<EdgeWhere, string>> = {
  closest: '君のヒーローに一番近い未探索エッジ',
  opposite: '三角印の反対側のエッジ',
  door: '扉',
  start: 'はしごに一番近い未探索エッジ',
};

const clauses = (attack: AttackEffect, say: Say): string => {
  const part = (head: string, effects: readonly Effect[] | undefined): string =>
    effects === undefined ? '' : isFoe(say) ? `、${head}${say.effects(effects)}` : `。${head}: ${say.effects(effects)}`;
  const own = attack.with === undefined ? '' : `。${say.effects(attack.with)}`;
  return `${own}${part(isFoe(say) ? '命中で' : '命中', attack.hit)}${part('外れ', attack.miss)}${part(isFoe(say) ? 'そのあと' : '命中でも外れでも', attack.after)}`;
};
const numbers = ({ bonus, damage }: AttackEffect): string => (damage === 0 ? signed(bonus) : `${signed(bonus)}、${damage}ダメージ`);
function attacked(attack: AttackEffect, say: Say): string {
  const target = whoIs(attack.who, say.voice);
  if (isFoe(say)) {
    const name = attack.name === undefined ? '' : `${say.attack(attack.name)}で`;
    const twice = attack.times === 2 ? '2回' : '';
    return `${name}${attack.who.of === 'it' ? '' : `${target}を`}${twice}攻撃(${numbers(attack)})${clauses(attack, say)}`;
  }
  if (say.voice === 'own') return `${target}を攻撃する${clauses(attack, say)}`;
  const by = attack.name === undefined ? '' : `(${say.attack(attack.name)})`;
  return `${target}を攻撃${by}: ${numbers(attack)}${clauses(attack, say)}`;
}

export const effects: CardSentences['effects'] = {
  attack: attacked,
  mod: modified,
  rule: ({ name, lasts }) =>
    ({
      'pass-foes': '敵のマスを通り抜けてよい(止まれない)',
      unseen: `${LASTS[lasts]}敵に無視される`,
      'no-encounter': '行動中のヒーローがこのタイルにいれば、タイルを置かなかったターンの遭遇カードは引かない',
      'white-as-black': '白の三角印も黒として扱う',
      'crew-first': '見つけた組だけが拾える',
    })[name],
  damage: ({ who, n }, { voice }) => `${who.of === 'it' ? 'そのヒーロー' : whoIs(who, voice)}は${n}ダメージを受ける`,
  heal: ({ who, n, per }, { voice }) => {
    if (voice === 'ally') return `${whoIs(who, voice)}のHPを${n}回復`;
    const subject = who.of === 'it' ? 'そのヒーロー' : whoIs(who, voice);
    return per === undefined ? `${subject}はHPを${n}回復する` : `これで倒した敵1体につきHPを${n}回復する`;
  },
  gain: ({ who, mark }, { voice }) => {
    const isCondition = CONDITIONS.some((one) => one === mark);
    if (who.of === 'it') return isCondition ? MARKS[mark] : `その敵に${MARKS[mark]}トークンを置く`;
    return isCondition ? `${whoIs(who, voice)}は${MARKS[mark]}になる` : `${whoIs(who, voice)}に${MARKS[mark]}トークンを置く`;
  },
  clear: ({ who }, { voice }) => `${whoIs(who, voice)}の状態をすべて取り除く`,
  reroll: () => '振り直し、新しい出目を使う',
  cancel: ({ what }) => ({ hit: '攻撃は外れになる', part: 'その部分を無視する', conditions: 'その状態は無視する' })[what],
  reduce: ({ n }) => (n === 'to-1' ? 'HP1で踏みとどまる' : `そのダメージを${n}減らす`),
  redirect: () => '代わりに君のヒーローがそのダメージを受ける',
  move: ({ n }) => (n === 'speed' ? '移動速度まで移動する' : `${n}マスまで移動する`),
  step: ({ who, n, to }, say) => {
    if (who.of === 'self') return `一番近いヒーローへ${n}タイル移動`;
    if (to === 'any') return `${n}タイル動かす`;
    return `${whoIs(who, say.voice)}は、それぞれ一番近いヒーローへ${n}タイル移動する(攻撃はしない)`;
  },
  close: ({ who }, { voice }) => `${whoIs(who, voice)}の隣へ移動`,
  place: ({ who, where }, say) => {
    if (isFoe(say))
      return who.of === 'self' ? `${placeIs(where, say.voice)}へ移動` : `そのヒーローを${placeIs(where, say.voice)}に引き寄せる`;
    return `${whoIs(who, say.voice)}を${placeIs(where, say.voice)}に置く`;
  },
  put: ({ thing, where }, say) => `${THINGS[thing]}を${placeIs(where, say.voice)}に置く`,
  lay: ({ tile, edge }, say) =>
    tile === 'next' ? `${EDGES[edge]}に次のタイルを置き、モンスターを置く` : `${EDGES[edge]}に「${say.name(tile)}」を置く`,
  open: () => '扉が開く',
  seal: ({ edge }) => `${EDGES[edge]}に落盤マーカーを置いて閉じる`,
  look: ({ n }) => `山の上${n}枚を見て好きな順に戻す。冒険用タイルの位置は変えない`,
  redraw: () => 'そのタイルを山の底に置き、引き直す',
  summon: ({ what, n, where }, say) => {
    if (what !== 'monster') return `${say.name(what)}を${placeIs(where, say.voice)}に置く`;
    return `モンスターを${n === undefined ? '' : `${n}体`}引き、${placeIs(where, say.voice)}に置く`;
  },
  discard: ({ what, where }, say) => {
    if (what === 'this') return isFoe(say) ? '場を去る' : 'このカードを捨てる';
    if (what === 'item') return '自分のアイテム1つを捨てる';
    const near = where === undefined ? '' : where.at === 'here' ? '同じタイルの' : `${where.n}タイル以内の`;
    return `${near}${what === 'trap' ? '罠1つ' : '罠か危険箇所1つ'}を捨てる`;
  },
  flip: ({ what, to }) => {
    if (to === 'stay') return 'このカードは裏返さない';
    const which = {
      this: 'このカード',
      power: '自分の裏向きのパワー1つ',
      'daily-or-utility': '自分の表向きの1日毎か汎用パワー1つ',
      'daily-of-other': '1タイル以内の他のヒーローの裏向きの1日毎パワー1つ',
    }[what];
    return `${which}を${to === 'up' ? '表' : '裏'}にする`;
  },
  draw: ({ n, keep }) => `${n}枚引いて${keep}枚残し、残りを捨てる`,
  use: () => 'アクションなしで無限回パワーを1つ使う',
  bank: ({ n }) => `このカードを経験点パイルに置く(${n}XP)`,
  track: ({ name, n }) => (name === 'strain' ? `ゆがみを${n}つ置く` : `${TRACKS[name]}を${n}進める`),
  deliver: ({ thing }) => `ヒーローが運んでいる${THINGS[thing]}をすべて届ける`,
  take: ({ thing }) => `${THINGS[thing]}を1つ奪う`,
  if: ({ when, effects: then, else: otherwise }, say) =>
    `${tested(when, say)}、${say.effects(then)}${otherwise === undefined ? '' : `。それ以外: ${say.effects(otherwise)}`}`,
  else: ({ of, otherwise }, say) => `${say.effects([of])}。できなければ: ${say.effects(otherwise)}`,
  choose: ({ of }, say) => `次のどちらかを選ぶ: ${of.map((one) => say.effects(one)).join(' / ')}`,
  may: ({ effects: list }, say) => `望むなら${say.effects(list)}`,
  roll: ({ need, ok, fail, per }, say) => {
    const bonus = per === undefined ? '' : `(ゆがみごとに+${per.n})`;
    const wanted = need === 'disable' ? '解除値以上' : `${need}以上`;
    return `d20を振り${bonus}、${wanted}で${say.effects(ok)}${fail === undefined ? '' : `。失敗なら${say.effects(fail)}`}`;
  },
  repeat: ({ n, effects: list }, say) => `${n}回: ${say.effects(list)}。目標は毎回選ぶ`,
  players: ({ n, effects: list }, say) => `各プレイヤーが順に${n === 'all' ? '' : '(1人を除く)'}: ${say.effects(list)}`,
  instead: ({ effects: list }, say) => `モンスターの代わりに: ${say.effects(list)}`,
};
