// Owns the Japanese words of the setup, the named setups, refusals, and how a game ended.

import { COMMON_WORDS } from '@undercroft/presentation/common';
import type { EndingFacts, FormPhrases, RefusalPhrases } from '../../play/phrases.ts';
import { all } from '../words.ts';

export const form: FormPhrases = {
  fields: {
    adventure: { label: '冒険', help: '目的と、負けの条件が決まります。A1とA2は入門、A8は二つの組の競争です。' },
    heroes: { label: 'ヒーローの人数', help: '降りるヒーローの数です。多いほど、すべてが多くなります。' },
    players: { label: 'プレイヤー', help: 'ヒーローは順に配られます。1人が複数を受け持てます。' },
    party: { label: '一行', help: '先に決めておくヒーローです。残りは席で選びます。' },
    powers: { label: 'パワー', help: 'おすすめの組み合わせが早く始められます。選ぶことも、任せることもできます。' },
    first: { label: '最初の人', help: 'ダイスで決めるか、話し合いで決めます。' },
    difficulty: { label: '難しさ', help: '回復トークンが1つ増減します。' },
    cards: { label: 'カード', help: '冒険が決める組を使います。上級カードを外すことも加えることもできます。' },
    trapLimit: { label: '罠', help: '1マスに1つ、または1タイルに1つです。' },
    ties: { label: '同点のとき', help: 'グループに任される選択を、決まった順にするか、尋ねるかです。' },
    reactions: {
      label: 'リアクション',
      help: '特定の場面を待つカードを使うか尋ねる時です。意味のありそうな時だけか、ルールが許すたびか。',
    },
    allies: { label: '味方', help: 'ヒーローが1人か2人のとき、1人につき1体です。' },
    walls: { label: '洞窟の縁', help: '開始前に閉じる未探索エッジの数です。' },
    fissures: { label: '裂け目', help: '毎ターンの判定でモンスターが現れるエッジの数です。' },
    linked: { label: '続き物', help: 'レベル、パワー、アイテムを次の冒険へ持ち越します。' },
  },
  names: {
    powers: { kit: 'おすすめ', choose: '選ぶ', random: '無作為' },
    first: { roll: 'ダイスで決める', choose: '話し合う' },
    difficulty: { 'as-given': 'そのまま', easier: '易しい(回復トークン+1)', harder: '難しい(回復トークン-1)' },
    cards: { 'as-named': '冒険のとおり', base: '基本カードだけ', both: '上級カードも' },
    trapLimit: { square: '1マスに1つ', tile: '1タイルに1つ' },
    ties: { default: '決まった順', ask: '尋ねる' },
    reactions: { matter: '意味のありそうな時', every: '毎回' },
  },
  sets: { base: '基本', advanced: '上級' },
  presets: {
    first: { label: '最初の光', help: 'ここから始めましょう。遊びながら覚える一回です。2人のヒーローが出口を探します(A1)。' },
    solo: { label: '最初の光をひとりで', help: '同じ入門を1人で。2人のヒーローを動かします。' },
    lamp: { label: '借りたランプ', help: '二回目に。行って帰るあいだに、ルールがもう少し増えます(A2)。' },
    door: { label: '封じられた扉の奥', help: '最初の本格的な冒険。3人で扉をこじ開け、奥の敵を倒します(A3)。' },
    blooms: { label: '三つの花', help: '戦いが好きな組に。胞子が満ちる前に、三つの心臓とその母を討ちます(A4)。' },
    shift: { label: '帰らぬ交代組', help: '計画が好きな組に。坑夫三人をはしごまで運びます(A5)。' },
    water: { label: '満ちる水', help: '水との競争。追いつかれる前に出口を見つけます(A6)。' },
    lair: { label: '青白き竜の巣窟', help: '最も手ごわい冒険。4人のヒーローでイスカラに挑みます(A7)。' },
    race: { label: '二つの組、ひとつの鉱脈', help: '今度は2対2。先に水晶三つを集めます(A8)。' },
    story: { label: '鉱山のすべて', help: '1人でじっくり遊ぶ人に。2人のヒーローで、A1から順に進みます。最初の冒険がいちばん短いです。' },
  },
  value: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

const common = COMMON_WORDS.ja;
const { misfit, act, pick, load, loadAt, setup } = common;
export const refusing: RefusalPhrases = {
  misfit,
  act,
  pick,
  load,
  loadAt,
  setup: {
    ...setup,
    'few-heroes': (field) => `${field}は、ヒーローが1人か2人のときだけ連れていける`,
    'hero-range': (_field, got, legal) => `この冒険はヒーロー${got}人では遊べない。選べるのは${legal.join('、')}`,
    players: (_field, got, [most]) => `プレイヤー${got}人に対してヒーローは${most}人`,
    crews: (_field, _got, legal) => `二つの組は同じ人数になる。選べるのは${legal.join('、')}`,
    party: (_field, _got, [most]) => `一行の人数が多すぎる(最大${most})`,
    edges: (_field, _got, [most]) => `エッジは1つ残す。閉じられるのは最大${most}`,
    'no-story': () => '二つの組の競争は続き物にできない',
    carried: () => '持ち越したものがこの冒険に合わない',
  },
  why: {
    'no-movement': 'この移動の残りはない',
    moved: 'すでに移動した',
    dazed: '朦朧中は1アクションだけ(使用済み)',
    immobile: '移動不能。攻撃、探索、自分を置くパワーは使える',
    'walk-first': '2回目の移動は1回目のあと',
    attacked: 'すでに攻撃した',
    'moved-twice': '2回移動したので、このターンは攻撃できない',
    'no-door': 'ここに押せる扉はない',
    'too-far': '遠すぎる。同じマスか隣に立つ',
    reserved: '見つけたのは相手の組。今はまだ拾えない',
    'no-foe': '攻撃できる敵がいない',
    'no-target': ({ foe, tiles }, its) =>
      Number(tiles) === 0
        ? `どのパワーも${its.figure(Number(foe))}に届かない(同じタイルだが隣ではない)`
        : `どのパワーも${its.figure(Number(foe))}に届かない(${tiles}タイル先)`,
    'no-way': '行ける空きマスがない',
    'no-trap': 'このタイルに罠はない',
    'no-rival': '何かを運ぶ相手が隣にいない',
    'nothing-to-use': '今使えるパワーやアイテムはない。決まった場面で使うものもある',
    'nothing-to-take': 'ここに拾えるものはない',
    'carries-nothing': '何も運んでいない',
    rock: 'そこは岩',
    walled: ({ need, most }) =>
      Number(need) === 0
        ? '岩か閉じたエッジにさえぎられ、そこへ行く道がない'
        : `岩か閉じたエッジにさえぎられている。回り道は${need}マス、残りは${most}マス`,
    'out-of-reach': ({ need, most }) => `遠すぎる。${need}マス必要で、残りは${most}マス`,
    'foe-there': ({ who }, its) => `${its.figure(Number(who))}がいる。敵のマスでは止まれない`,
    'friend-there': ({ who }, its) => `${its.figure(Number(who))}がいる。通れるが、止まれない`,
    'object-there': ({ who }, its) => `${its.figure(Number(who))}がそのマスをふさいでいる`,
    wet: ({ need, most }) => `水のマスは2マス分。${need}マス必要で、残りは${most}マス`,
    'foe-between': '敵が道をふさいでいて、回り道では届かない',
    'object-between': '物が道をふさいでいて、回り道では届かない',
  },
};

export function ending({ adventure, rounds, result, crew, fallen, epilogue, heroes, surges, xp }: EndingFacts): readonly string[] {
  const how =
    result === 'won'
      ? `${adventure}: ${rounds}ラウンドで勝利`
      : result === 'lost'
        ? `${adventure}: ${rounds}ラウンド目に敗北${fallen === null ? '' : `。${fallen}が倒れ、回復トークンが残っていなかった`}`
        : `${adventure}: ${rounds}ラウンド目に${crew}の勝利`;
  const each = heroes.map(({ name, hp, level, escaped }) => `${name}(レベル${level}、${escaped ? '脱出' : `HP${hp}`})`);
  return [how, epilogue, `${all(each)}。残りの回復トークン${surges}、経験点${xp}`];
}
