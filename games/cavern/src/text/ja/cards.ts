// Owns the Japanese words of whatever is printed: kinds, numbers, when things happen, and how sentences are joined.

import type { CardPhrases } from '../cards/phrases.ts';
import { effects } from './effects.ts';
import { MARKS, THINGS, TRACKS } from '../words/ja/tables.ts';
import { quoted } from './words.ts';

export const cards: CardPhrases = {
  say: {
    effects,
    stays: (one, say) => (one.do === 'mod' ? effects.mod(one, say) : effects.rule(one, say)),
    joined: (parts, voice) => parts.join(voice === 'foe' || voice === 'ally' ? '、' : '。'),
    lead: (head, text) => `${head}: ${text === '' ? '何もしない' : text}`,
    line: (text) => `${text}。`,
    when: {
      'hero-phase': '自分のヒーローフェイズ',
      'phase-start': 'ヒーローフェイズ開始時',
      'phase-end': 'ここでヒーローフェイズを終えたとき',
      'villain-start': '自分の敵役フェイズ開始時',
      'tile-drawn': 'タイルを引いたとき',
      explored: '探索でこのタイルを置いたとき',
      populated: 'モンスターを置いたあと',
      rolled: '君のヒーローのd20を振ったあと',
      missed: '攻撃が外れたあと',
      'is-hit': '攻撃が命中したとき',
      'would-be-hurt': 'ダメージを受けるとき',
      'other-would-be-hurt': '1タイル以内の他のヒーローが攻撃でダメージを受けるとき',
      'would-fall': 'HPが0になるとき',
      'would-be-marked': '他者の効果で状態を受けるか動かされるとき',
      defeated: '自分のヒーローフェイズに敵を倒したとき',
      'treasure-due': '倒して宝物を引くとき',
      'foe-done': '敵が隣接したまま起動を終えたとき',
      'power-used': '1日毎か汎用パワーを使ったあと',
      'level-up': 'レベルアップしたとき',
      activation: '起動',
    },
    curseEnds: '自分のヒーローフェイズ終了時',
    tactic: (when) => {
      if (typeof when !== 'string') return 'within' in when ? `ヒーローが${when.within}タイル以内` : `敵が${when.foeWithin}タイル以内`;
      return {
        adjacent: 'ヒーローに隣接',
        here: 'ヒーローと同じタイル',
        crowd: '1タイル以内の同じタイルにヒーローが2人以上',
        else: 'それ以外',
        'foe-adjacent': '敵に隣接',
        'trap-here': '同じタイルに罠',
        'wounded-here': '同じタイルに負傷したヒーロー',
      }[when];
    },
    natural: (least, most) => `攻撃で出目${least}〜${most}を出したとき`,
    triggers: {
      placed: ({ tiles: list }, say) => `${list.map((id) => quoted(say.name(id))).join('か')}が置かれたとき`,
      'white-explored': () => '白の三角印のタイルが探索されたとき',
      'picked-up': ({ thing }) => `初めて${THINGS[thing]}が拾われたとき`,
      'encounter-drawn': () => '遭遇カードが引かれたとき',
      'phase-end': ({ where }) =>
        where === 'ladder' ? 'はしごの上か隣でヒーローフェイズを終えたとき' : '自分の野営地でヒーローフェイズを終えたとき',
      'round-end': () => '各ラウンドの終わり',
    },
    goals: {
      escape: (_goal, say, exit) =>
        `勝利: 全員が${exit === null ? '' : quoted(say.name(exit.tile))}${exit?.at === 'ladder' ? 'のはしご' : ''}から脱出する`,
      bring: ({ thing }) => `勝利: ${THINGS[thing]}を持つ者が、はしごの上か隣でヒーローフェイズを終える`,
      defeat: ({ villain, destroy }, say) =>
        `勝利: ${destroy === undefined ? '' : `${THINGS[destroy.thing]}を${destroy.n}つ壊し、`}${say.name(villain)}を倒す`,
      deliver: ({ thing, n }) => `勝利: ${THINGS[thing]}を${n}${thing === 'miner' ? '人' : 'つ'}届ける`,
    },
    acts: {
      force: ({ tile }, say) => `攻撃の代わりに、${quoted(say.name(tile))}の上で`,
      snatch: ({ thing }) => `攻撃の代わりに、${THINGS[thing]}を持つ相手に隣接して`,
    },
    lose: (track, at) => `敗北: ${TRACKS[track]}が${at}に達する`,
    cold: (at) => `水は${at}から冷たくなる`,
    surges: (n) => `回復トークン: ${n}`,
    race: '2つの組の競争。回復トークンが必要なのに残っていない組の負け',
  },
  kinds: { villain: '敵役', hero: 'ヒーロー', ally: '味方', object: '物', adventure: '冒険', tile: 'タイル', mark: 'トークン' },
  monster: 'モンスター',
  monsters: { kin: '同胞', beast: '獣', fungus: '菌', ooze: '粘体', stone: '石', spirit: '霊', group: '群れ' },
  powers: { 'at-will': '無限回パワー', daily: '1日毎パワー', utility: '汎用パワー' },
  encounters: {
    event: 'できごと',
    'event-attack': 'できごと攻撃',
    environment: '環境',
    trap: '罠',
    hazard: '危険箇所',
    curse: '呪い',
  },
  treasures: { item: 'アイテム', fortune: '幸運', blessing: '祝福' },
  categories: { attack: '攻撃', defence: '防御' },
  tiles: { plain: 'タイル', feature: '特殊タイル', named: '冒険用タイル', start: '開始タイル', destination: '目的地タイル' },
  triangles: { white: '白の三角印', black: '黒の三角印', none: '三角印なし' },
  stats: {
    ac: 'AC',
    hp: 'HP',
    xp: '経験点',
    level: 'レベル',
    speed: '移動速度',
    surge: '回復値',
    attack: '攻撃ボーナス',
    damage: 'ダメージ',
    disable: '解除値',
  },
  marks: MARKS,
  marked: {
    immobilized: '自分のヒーローフェイズの終わりまで移動速度0',
    poisoned: 'ヒーローフェイズの開始時に1ダメージ。終了時にd20を振り、10以上で消える',
    slowed: '自分のヒーローフェイズの終わりまで移動速度は最大2',
    dazed: '自分のヒーローフェイズの終わりまで、アクションは1回だけ',
    pinned: '次の起動の終わりまで、そのマスから動けない',
    drowsy: 'これを置いたヒーローの次のターン開始まで何もしない',
  },
  things: THINGS,
  thingLines: {
    lamp: '同じマスか隣に立てば、アクションなしで拾える',
    miner: '同じマスか隣に立てば拾える。運んでいる坑夫1人につき移動速度-1',
    heart: 'そのマスをふさぐ。攻撃できる',
    crystal: '同じマスか隣に立てば拾える。初めは見つけた組だけが拾える',
    fissure: 'エッジの上にある。出目によってモンスターが現れる。エッジの縁から攻撃できる',
  },
  levels: (n) => `レベル${n}`,
  withHeroes: (values) => values.join('/'),
  heroes: (counts) => `ヒーロー${counts.join('・')}人`,
  ability: (name, text) => `${name}: ${text}`,
  once: 'ゲーム中1回だけ',
};
