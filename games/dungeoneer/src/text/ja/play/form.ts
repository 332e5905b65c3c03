// Owns the Japanese setup form, the named setups and the story of a finished game.

import type { FormPhrases, PlayPhrases } from '../../play/phrases.ts';
import { all } from '../words.ts';

export const form: FormPhrases = {
  fields: {
    edition: { label: '版', help: '2つのルールブックのどちらで遊ぶか。新しい版のほうが選択ルールが多い' },
    decks: { label: 'デッキ', help: 'デッキ1つで2人か3人、同じ等級のデッキ2つで4人まで' },
    players: { label: '人数', help: '遊ぶ人数' },
    options: { label: '選択ルール', help: '加えるルール。ほとんどは2.3c版のもの' },
    trim: { label: '除くカード', help: '2.1版でセットを組み合わせるときだけ、これだけのカードを使わない' },
    rounds: { label: '最終ラウンド', help: 'このラウンドが終わったら、達成したクエストの数で決着' },
    moments: { label: '割り込み', help: '自分の選択の合間に聞かれる時。意味のある時だけか、ルールが許すたびか' },
  },
  moments: { timely: '意味のある時に聞く', every: '毎回聞く' },
  editions: { '2.1': '2.1版', '2.3c': '2.3c版' },
  decks: { HCA: 'うつろの王冠 A', HCB: 'うつろの王冠 B', TM: '茨の辺境', FB: '地の底の炉', SB: '空の砕けた地' },
  options: {
    pickHero: 'ヒーローを選ぶ',
    unbiased: '公平なマップ配置',
    noPersonal: '個人クエストなし',
    revealed: '公開マップ',
    restricted: '行動力の制限',
    spikeDodging: 'スパイクの回避',
    optionalDiscard: '任意のディスカード',
    reincarnation: '転生',
  },
  players: (n) => `${n}人`,
  trim: (maps, adventures) => `マップカード${maps}枚、アドベンチャーカード${adventures}枚`,
  trims: { none: 'なし', some: 'マップカード5枚、アドベンチャーカード15枚', many: 'マップカード11枚、アドベンチャーカード30枚' },
  presets: {
    first: { label: '最初のゲーム', help: 'まずはここから。友達かボットを相手に、「うつろの王冠」のダンジョンで競う。' },
    three: { label: '3人で', help: '同じダンジョンに相手が2人。先を行く者は、2人から狙われる。' },
    four: { label: '4人で', help: 'いちばんにぎやかな卓。相手3人の手番は、どれも邪魔のしどころ。' },
    'old-rules': { label: '古いルールで', help: '古いルールブックを知る人に。「うつろの王冠」を2.1版で遊ぶ。' },
    march: { label: '茨の辺境', help: '二回目に。ダンジョンの代わりに、道の続く荒野を行く。' },
    furnace: { label: '地の底の炉', help: '慣れた2人に。叙事詩級のヒーローと手ごわいモンスター、熱いダンジョンひとつ。' },
    sky: { label: '空の砕けた地', help: '熟練者に。最も強い伝説級のヒーローで、扉だらけの荒野を行く。' },
    realms: { label: '王冠と辺境', help: '両方を知る人に。ダンジョンと荒野をポータルでつないで同時に遊ぶ。' },
    climb: { label: '王冠から炉へ', help: '2人の長いゲーム。英雄級のヒーローが地上近くから始め、下るうちに叙事詩級になる。' },
  },
  value: (value) =>
    value === null
      ? 'なし'
      : typeof value === 'string'
        ? `「${value}」`
        : Array.isArray(value)
          ? value.length === 0
            ? 'なし'
            : value.map(String).join('、')
          : JSON.stringify(value),
};

export const ending: PlayPhrases['ending'] = ({ by, winners, round, players }) => [
  `${all(winners)}の勝利: ${{ quests: 'クエストを3つ達成', points: '勝利点が最多', 'last-alive': '最後まで生き残った', 'round-limit': '最終ラウンド終了' }[by]}`,
  `全${round}ラウンド`,
  ...players.map(({ name, quests, alive }) => `${name}: クエスト${quests}${alive ? '' : '、倒れた'}`),
];
