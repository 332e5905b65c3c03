// Owns the Japanese sentences on cards and items: plain style, no full stop at the end.

import { keysOf, memberOf } from '@undercroft/kernel';
import { SKILLS, type Skill } from '../../../content/types.ts';
import { signed, usesText } from '../compose.ts';
import type { CardPhrases } from '../../phrases.ts';
import { all, basic, either, gemCount, things } from './basic.ts';
import { names } from './names.ts';

const itemTitle: CardPhrases['itemTitle'] = (name, uses) => `${name} (${uses})`;
const inSkills = (skills: readonly Skill[]): string => (skills.length === SKILLS.length ? '好きな技能' : either(skills));
const foeValue = { atk: 'ATK', def: 'DEF' } as const;

/** 「ATKに+1、DEFに−1」, without what does not change. */
function changes(atk: number, def: number): string {
  return all([...(atk === 0 ? [] : [`敵のATK ${signed(atk)}`]), ...(def === 0 ? [] : [`敵のDEF ${signed(def)}`])]);
}

export const cards: CardPhrases = {
  effects: {
    'lose-health': ({ n }) => `体力を${n}失う`,
    'fill-circle': () => '円を1つ塗る',
    guard: ({ n }) => `このラウンドの防御判定に${signed(n)}`,
    attack: ({ n }) => `このラウンドの攻撃判定に${signed(n)}`,
    'add-circle': () => '空の円を1つ増やす(最大2回)',
    'lose-gem': () => '宝石を1個選んで失う(なければ体力を1失う)',
  },
  rewards: {
    health: ({ n }) => `体力${n}`,
    ruby: ({ n, gain }) => gemCount(n, gain),
    emerald: ({ n, gain }) => gemCount(n, gain),
    sapphire: ({ n, gain }) => gemCount(n, gain),
    experience: (reward) => `${inSkills(reward.in)}の経験1`,
    item: ({ item }, items) => `「${names.items[memberOf(keysOf(names.items), item)]}」(${usesText(items[item]?.uses ?? null)})`,
  },
  keywords: {
    AMBUSH: '奇襲',
    HEAVY: '重撃',
    VOLLEY: '連射',
    SWARM: '群れ',
    FRENZY: '狂乱',
    PHASE: '変容',
    REGROW: '再生',
    LEECH: '吸血',
    BRITTLE: '脆い',
    STRIKE: '打撃',
    GUARD: '防護',
    PILFER: 'すり',
    DULL: '曇り',
    CLOCK: '時計',
  },
  explain: {
    AMBUSH: () => 'ラウンド1の前に、防御判定を1回行う',
    HEAVY: ({ n }) => `防御判定に失敗するたびに、体力を1ではなく${n}失う`,
    VOLLEY: () => '毎ラウンド、防御判定を2回行う。ダイスは別々に振る',
    SWARM: () => '空の円が全体の半分より多い状態で始まったラウンドでは、敵のATK +1',
    FRENZY: () => '空の円が全体の半分以下の状態で始まったラウンドでは、敵のATK +1',
    PHASE: ({ atk, def }) => `空の円が全体の半分以下の状態で始まったラウンドでは、${changes(atk, def)}`,
    REGROW: () => '円を1つも塗らなかったラウンドの終わりに、塗った円を1つ消す(遭遇ごとに3回まで)',
    LEECH: () => '防御判定に失敗するたびに、空の円が残っていれば、塗った円を1つ消す(遭遇ごとに3回まで)',
    BRITTLE: () => '攻撃判定の合計値がDEFを3以上上回ると、円を2つ塗る',
    STRIKE: ({ skills }) => `攻撃判定に${either(skills)}を使う`,
    GUARD: ({ skills }) => `防御判定に${either(skills)}を使う`,
    PILFER: () => '防御判定に失敗するたびに、使える宝石があれば、さらに1個選んで失う',
    DULL: ({ gem }) => `部屋を制覇するまで、${basic.gems[gem]}を使えない`,
    CLOCK: ({ n }) => `番号が${n}の倍数のラウンドの終わりに、部屋を制覇していなければ、体力を1失う`,
  },
  times: { start: '開始', round: '毎ラウンド', odd: '奇数ラウンド', even: '偶数ラウンド' },
  foe: ({ count, atk, def, health }, { foe }, circles) =>
    `${foe}${count === 1 ? '' : ` ${count}体`}: ATK ${atk}、DEF ${def}、体力${count === 1 ? '' : '各'}${health}。円${things(circles)}`,
  trial: ({ skills, target, effort }, fail) => `試練: ${basic.check(skills, target)}。円${things(effort)}。失敗: ${fail}`,
  test: ({ must, when, skill, target }, pass, fail) => {
    const ends = [...(pass === null ? [] : [`。成功: ${pass}`]), ...(fail === null ? [] : [`。失敗: ${fail}`])];
    return `${must ? '危険' : '好機'}(${cards.times[when]}): ${basic.check([skill], target)}${ends.join('')}`;
  },
  onClear: (rewards, check) => `制覇報酬${check === null ? '' : `(${check})`}: ${rewards.join('、')}`,
  itemEffects: {
    bonus: ({ skill, n }) => `${skill}の判定1つに+${n}`,
    fill: ({ n }) => `円を${things(n)}塗る。試練では使えない`,
    'fill-on-pass': ({ of, n }) => `${basic.purposes[of]}に成功した直後に、円を${of === 'attack' ? 'もう' : ''}${things(n)}塗る`,
    weaken: ({ what, n }) => `この遭遇が終わるまで、敵の${foeValue[what]} ${signed(-n)}`,
    'no-guard': () => 'このラウンド、敵は攻撃しない。防御判定を行わない',
    'reduce-loss': ({ n }) => `体力の損失1回を${n}減らす`,
    'auto-pass': ({ skills }) => `${either(skills)}の判定1つが、出目に関係なく成功する。制覇報酬の判定には使えない`,
    'open-reward': () => '制覇報酬の判定1つが、振らずに成功する',
    'reroll-die': () => '判定のダイス1個を振り直す',
    'reroll-check': () => '判定1つのダイスをすべて振り直す',
    'turn-die': ({ face }) => `判定のダイス1個を${face}の目にする`,
    'roll-as': ({ mode }) => `丸印に関係なく、判定1つをダイス方式${mode}で振る`,
    recover: ({ n }) => `体力を失ったラウンドの終わりに、体力を${n}得る`,
    'recover-room': ({ most }) => `この部屋で失った分の体力を得る(最大${most})`,
    'stay-alive': () => '体力が0になるとき、代わりに1になる',
    'recolour-gem': () => '宝石1個を、別の色の効果で使う',
    learn: (effect) => `${inSkills(effect.in)}の経験を1得る`,
    redraw: () => '引いたばかりのレベル1のカードを目前のデッキの一番下に入れ、引き直す',
    look: ({ n }) => `目前のデッキの上から${n}枚を見て、1枚ずつ一番上か一番下に戻す`,
    'add-exit': () => '配置する部屋の外壁に、出口を1つ加える',
    'clear-bonus': ({ n }) => `制覇報酬の判定すべてに+${n}`,
    'nudge-die': ({ by }) => `ルビーを使わずに、ダイス1個の目を${by}変える`,
  },
  perEncounter: (n, sentence) => `遭遇ごとに${n}回、${sentence}`,
  itemTitle,
};
