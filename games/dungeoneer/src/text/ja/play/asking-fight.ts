// Owns the Japanese questions of the Dungeonlord Phase and of combat.

import { isTrapPicked } from '../../play/paying.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { howMuch, PLAY, USE } from './asking-cards.ts';

const FORM = '攻撃の形式を選ぶ';

export const fight = {
  dungeonlord: {
    prompt: ({ view }) =>
      view.combats.length > 0 ? 'さらにエンカウンターを宣言するか、攻撃する' : 'ダンジョンロードとして、相手にエンカウンターをプレイする',
    acts: {
      encounter: {
        label: 'エンカウンターをプレイ',
        picks: {
          card: 'モンスターか罠を選ぶ',
          target: 'ヒーローを選ぶ',
          form: FORM,
          special: (q) => (isTrapPicked(q) ? howMuch(q) : '特殊効果を使う?'),
        },
      },
      attack: '攻撃し、フェイズを続ける',
      'attack-last': '攻撃し、フェイズを終える',
      play: PLAY,
      use: USE,
      end: 'ダンジョンロードフェイズを終える',
    },
  },
  challenge: {
    prompt: '行動力1でチャレンジする?',
    acts: {
      challenge: { label: 'チャレンジ(行動力1)', picks: { on: 'チャレンジする相手を選ぶ', form: FORM } },
      minion: { label: '手下で攻撃', picks: { minion: '手下を選ぶ', on: '攻撃する相手を選ぶ', form: FORM } },
      pass: 'チャレンジしない',
    },
  },
  putMonster: {
    prompt: ({ about, card }) => `${card(about.card)}をどこに置く?`,
    acts: { put: { label: '置く', picks: { to: '置く先を選ぶ' } } },
  },
  trimPack: {
    prompt: '群れは3体まで。1体を捨てる',
    acts: { discard: { label: 'モンスターを捨てる', picks: { lost: '捨てるモンスターを選ぶ' } } },
  },
  givePeril: {
    prompt: '報酬: プレイヤー1人に危険1を与える',
    acts: { give: { label: '危険1を与える', picks: { to: 'プレイヤーを選ぶ' } }, decline: '与えない' },
  },
  spaceForm: {
    prompt: ({ about, fighter }) => `${fighter({ is: 'space', space: about.space, seat: about.lord })}の攻撃の形式は?`,
    acts: { attack: { label: '攻撃', picks: { form: FORM, special: '特殊効果を使う?' } } },
  },
} satisfies Partial<AskingPhrases>;
