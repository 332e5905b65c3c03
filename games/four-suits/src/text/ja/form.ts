// Owns the Japanese words of the setup, the named setups, refusals, and how a campaign ended.

import { COMMON_WORDS } from '@undercroft/presentation/common';
import type { EndingFacts, FormPhrases, RefusalPhrases } from '../phrases.ts';
import { all } from './words.ts';

const JOB = '最初からここに立つ人。「席で選ぶ」なら、担当する人が決める。';
export const form: FormPhrases = {
  fields: {
    characters: { label: 'キャラクター', help: '何人で出発するか。少ないほど経験値が多い。仲間は後からも加わる。' },
    players: { label: 'プレイヤー', help: '誰が遊ぶか。キャラクターは順に割り当て、1人が何人か受け持つこともある。' },
    job1: { label: '1人目', help: JOB },
    job2: { label: '2人目', help: JOB },
    job3: { label: '3人目', help: JOB },
    job4: { label: '4人目', help: JOB },
    party: {
      label: '始まり',
      help: '出来合い：能力値も装備も揃った一行が町に立つ。手作り：能力値を自分で割り振り、買い物もすべて自分でする。',
    },
  },
  presets: {
    ready: { label: '出来合いの一行', help: 'まずはここから。騎士、野伏、僧侶。4人目の席は空けておく。' },
    four: { label: '四枚の外套', help: '初めから4人で行きたい人に。騎士、バーサーカー、僧侶、魔術師を1人で率いる。' },
    pair: { label: '二人連れ', help: '短い夜に。騎士と僧侶、手番は早く、戦いは厳しい。' },
    'two-players': { label: '2人で遊ぶ', help: '並んで遊ぶ2人に。キャラクターは4人、1人が2人ずつ受け持つ。' },
    build: { label: '一行を組む', help: '遊んだことのある人に。4人のジョブをすべて席で選ぶ。' },
    alone: { label: 'ひとり旅', help: '最も厳しい始まり。経験値を持った1人で発つ。仲間は途中で加わる。' },
  },
  quests: (n, time) => `クエストは最大${n}つ、それぞれ${time}`,
  choose: '席で選ぶ',
  making: { built: '手作り', ready: '出来合い' },
  value: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

const { misfit, act, pick, load, loadAt, setup } = COMMON_WORDS.ja;
export const refusing: RefusalPhrases = {
  misfit,
  act,
  pick,
  load,
  loadAt,
  setup: { ...setup, players: (_field, got, [most]) => `プレイヤー${got}人に対して、キャラクターは${most}人しかいない。` },
  why: {
    'no-flight': 'ボスからは逃げられない',
    'not-now': '今ここではできない',
    'must-bet': 'セーブに失敗したので、賭けるしかない',
  },
};

export function ending({ result, ql, quests, domain, score, gold, epilogue, party }: EndingFacts): readonly string[] {
  const head =
    result === 'won'
      ? `クエスト${quests}回で勝利${score === null ? '' : `、${score}点`}`
      : `${ql}ページ目の${domain}、${quests}回目のクエストで敗れた`;
  return [head, epilogue, `${all(party.map(({ name, job, level }) => `${name}(${job}、レベル${level})`))}。所持金${gold}ゴールド`];
}
