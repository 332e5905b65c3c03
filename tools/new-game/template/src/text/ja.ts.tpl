// Owns what @@TITLE@@ says in Japanese.

import { playingCardName } from '@undercroft/presentation';
import { CAREFUL_MORE, LEAST, lootOf, OMEN_LOOT } from '../queries/loot.ts';
import { MOST_ROUNDS } from '../setup.ts';
import { BOARD_WORDS } from './words/board.ts';
import type { Words } from './index.ts';

const { seat: named } = BOARD_WORDS.ja;
const who = (seat: number, own: number): string => named(seat, seat === own);
const SEARCHED = { carefully: '慎重に', boldly: '大胆に' } as const;

export const ja: Words = {
  title: '@@TITLE@@',
  blurb: 'トランプとサイコロ1個で迷宮を荒らす短いゲーム。',
  intro: ['手番ごとに部屋を1つ開ける。宝を取るか、賭けてもっとねらう。兆しを忘れずに。そのスートが最後に効く。'],
  howTo: [
    { title: '兆し', text: `自分だけが見るカードを1枚引く。最後に、同じスートのカード1枚につき宝が${OMEN_LOOT}増える。`, rules: ['@@PRE@@-SETUP-03', '@@PRE@@-WIN-02'] },
    { title: '開ける', text: '手番ごとにカードを1枚引く。宝は数字のとおり、絵札は10。', rules: ['@@PRE@@-TURN-02'] },
    { title: '取るか賭けるか', text: '宝を取るか、サイコロを信じてもっと探る。', rules: ['@@PRE@@-TURN-03', '@@PRE@@-TURN-04'] },
    { title: '勝つ', text: '誰かが目標に届いたら、そのラウンドで終わる。宝が最も多い人の勝ち。', rules: ['@@PRE@@-WIN-01', '@@PRE@@-WIN-03'] },
  ],
  fields: {
    players: { label: '人数', help: 'テーブルにつく人数。' },
    enough: { label: '目標', help: 'この数の宝でゲームが終わる。' },
    story: { label: '物語', help: '名前を付けた一行で、いくつかのゲームを続けて遊ぶ。' },
  },
  presets: {
    two: { label: '2人', help: 'あなたともう1人。' },
    alone: { label: '1人', help: `${MOST_ROUNDS}ラウンドのうちに目標に届けば勝ち。` },
    four: { label: '4人', help: '4人での短いゲーム。' },
    story: { label: '物語', help: '一行に名前を付け、迷宮から迷宮へ導く。' },
  },
  asking: {
    name: { prompt: '一行が出発する', acts: { name: { label: '名付ける', picks: { name: '一行の名前は？' } } } },
    take: {
      prompt: ({ view: { card } }) => (card === null ? 'あなたの手番' : `部屋: ${playingCardName('ja', card)}、宝${lootOf(card)}`),
      acts: { keep: '取る', wager: { label: '賭ける', picks: { how: 'どう探る？' } } },
    },
  },
  option: (pick, value) =>
    pick === 'name' ? String(value) :
    value === 'boldly' ? `大胆に: ${LEAST.boldly}以上で宝の3倍` : `慎重に: ${LEAST.carefully}以上で宝+${CAREFUL_MORE}`,
  log: {
    'crew.named': ({ seat, name }, view) => `${who(seat, view.seat)}の一行の名前: ${name}`,
    'omen.drawn': ({ seat }, view) => {
      const card = view.omens[seat] ?? null;
      return `${who(seat, view.seat)}は兆しを引いた${card === null || seat !== view.seat ? '' : `: ${playingCardName('ja', card)}`}`;
    },
    'round.begun': ({ round }) => `ラウンド${round}開始`,
    'room.opened': ({ seat, card }, view) => `${who(seat, view.seat)}は${playingCardName('ja', card)}を見つけた`,
    'card.kept': ({ seat, loot }, view) => `${who(seat, view.seat)}はカードを取った。宝${loot}`,
    'wager.won': ({ seat, how, die, loot }, view) => `${who(seat, view.seat)}は${SEARCHED[how]}探り、出目は${die}。宝${loot}`,
    'wager.lost': ({ seat, how, die }, view) => `${who(seat, view.seat)}は${SEARCHED[how]}探り、出目は${die}。何もない`,
    'omen.shown': ({ seat, card, loot }, view) => `${who(seat, view.seat)}は${playingCardName('ja', card)}を見せた。宝+${loot}`,
    'game.ended': () => 'ゲーム終了',
  },
  why: { 'name-taken': 'その名前の一行がもういる' },
  setup: { carried: () => '前のゲームから引き継いだものが合わない' },
  ending: ({ winners, loot, round, seat }) => [
    winners === null || winners.length === 0 ? '勝者はいない。' : winners.includes(seat) ? 'あなたの勝ち。' : 'ほかのプレイヤーの勝ち。',
    `${round}ラウンドを終えて: ${loot.join('、')}`,
  ],
};
