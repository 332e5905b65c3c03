// Owns the Japanese questions of a turn, of the moments in between, and of set-up.

import { momentText } from '../../play/moments.ts';
import type { AskingPhrases } from '../../play/phrases.ts';
import { discardedFrom, mustDiscard } from '../../play/places.ts';
import { either } from '../words.ts';
import { PLACES, PLAY, USE } from './asking-cards.ts';
import { moments } from './moments.ts';

const FORM = '攻撃の形式を選ぶ';
const RIVAL = 'チャレンジする相手を選ぶ';
const ESCORT = '護衛クエストを選ぶ';

export const turn = {
  placeMap: {
    prompt: ({ about, card }) => `マップカード${card(about.card)}を置く`,
    acts: { place: { label: '置く', picks: { place: '置く位置を選ぶ' } } },
  },
  heroTurn: {
    prompt: ({ view }) => {
      const me = view.players[view.turn];
      return `ヒーローフェイズ: 行動力${me?.movement ?? 0}、栄光${me?.glory ?? 0}`;
    },
    acts: {
      step: { label: '移動', picks: { side: '出入り口を選ぶ' } },
      sewer: { label: '下水道を通る', picks: { to: '行き先を選ぶ' } },
      portal: { label: 'ポータルを通る', picks: { to: '行き先を選ぶ' } },
      explore: '探索: マップカードをもう1枚置く(行動力1)',
      rise: '起き上がる(行動力1)',
      tip: '転倒してボーナスを得る',
      challenge: { label: 'ヒーローにチャレンジ(行動力1)', picks: { on: RIVAL, form: FORM } },
      attempt: { label: 'クエストに挑戦', picks: { quest: '挑戦するクエストを選ぶ' } },
      search: { label: '捜索(行動力1)', picks: { quest: '捜索するクエストを選ぶ' } },
      'pick-up': { label: 'トークンを引き受ける', picks: { quest: ESCORT } },
      deliver: { label: 'トークンを届ける', picks: { quest: ESCORT } },
      'put-down': { label: 'トークンを降ろす', picks: { quest: ESCORT } },
      play: PLAY,
      use: USE,
      end: 'ヒーローフェイズを終える',
    },
  },
  discard: {
    prompt: ({ view, seat }) => {
      const from = either(discardedFrom(view, seat).map((place) => PLACES[place]));
      return `${from}からカードを1枚捨て${mustDiscard(view, seat) ? 'る' : 'てもよい'}`;
    },
    acts: { discard: { label: 'カードを捨てる', picks: { card: '捨てるカードを選ぶ' } }, keep: '捨てない' },
  },
  saveMovement: { prompt: 'ほかのプレイヤーのターンのために行動力1を温存する?', acts: { save: '1を温存する', leave: '温存しない' } },
  dodge: { prompt: '行動力1で障害物を避ける?', acts: { dodge: '避ける(行動力1)', roll: '脅威のダイスを振る' } },
  chooseHero: { prompt: 'ヒーローを選ぶ', acts: { choose: { label: 'ヒーローを選ぶ', picks: { hero: 'ヒーローを選ぶ' } } } },
  chooseEntrance: {
    prompt: 'ヒーローが始めるエントランスを選ぶ',
    acts: { choose: { label: 'エントランスを選ぶ', picks: { space: 'エントランスを選ぶ' } } },
  },
  special: {
    prompt: (q) => momentText(moments, q),
    acts: {
      challenge: { label: 'ヒーローにチャレンジ(行動力1)', picks: { on: RIVAL, form: FORM } },
      rise: '起き上がる(行動力1)',
      tip: '転倒してボーナスを得る',
      play: PLAY,
      use: USE,
      pass: 'パス',
    },
  },
} satisfies Partial<AskingPhrases>;
