// Owns what the program says while it runs, in Japanese.

import { errors } from './ja-errors.ts';
import { help } from './ja-help.ts';
import { host } from './ja-host.ts';
import type { WordKey } from './index.ts';

export const ja: Readonly<Record<WordKey, string>> = {
  ...errors,
  ...help,
  ...host,
  'dice.promise': 'ダイスの目はいま決まり、あとで検証できます。必要ならこの約束を控えてください：',
  'dice.commitment': '約束',
  'dice.nonce': 'あなたのナンス',
  'dice.secret': '秘密',
  'dice.revealed': 'ダイスの秘密。{n} 件の結果はすべてここから決まります：',
  'dice.seed': 'ダイスはシード「{seed}」から出ます。同じシードと同じ選択なら同じゲームになります。',
  'end.kept': 'ゲームは {file} に保存されています。すべての選択と出目を検証するには：',
  'end.left': 'ゲームは {file} に保存されています。',
  'end.resume': '続きから遊ぶ：{command}',
  'end.rewound': 'この冒険では出目より前に戻っています（巻き戻しの印が付きます）。',
  'end.replay': 'このゲームを一手ずつ見るには：{command}',
  'form.preset': '何を遊びますか？',
  'form.resume': '前回の続き',
  'form.own': '自分で設定する',
  'form.own-help': 'すべての項目を順に選ぶ',
  'form.other': 'ほかの数',
  'form.number': '{least} から {most} までの整数を入力してください。',
  'form.several': '[Space で印、Enter で次へ]',
  'form.at-least-one': '一つ以上選んでください。',
  'form.more': 'ほかの設定…（{n} 件）',
  'form.yes': 'はい',
  'form.no': 'いいえ',
  'form.which-game': 'どのゲームにしますか？',
  'form.left': '何も始めませんでした。',
  'games.presets': 'プリセット（play {game} --preset 名前）：',
  'keys.playing': '↑↓ Enter 選ぶ · 文字 検索 · ? 理由 · h ヒント · u 戻す · k キー · q 終了',
  'keys.picking': '↑↓ Enter 選ぶ · Esc 一つ戻る · 文字 検索 · ? 理由 · h ヒント · k キー',
  'keys.typing': 'Esc 消す · ⌫ 一文字消す · ↑↓ 移動 · Enter 選ぶ',
  'keys.several': 'Space 印 · Enter 決定 · Esc 一つ戻る · ? 理由 · h ヒント · k キー · q 終了',
  'keys.overlay': '↑↓ 移動 · ほかのキーでゲームに戻る',
  'keys.undo': 'Enter または y：戻る · ほかのキー：そのまま',
  'keys.over': 'n 新しいゲーム · a もう一度 · r 再生 · u 戻す · l 記録 · b 盤 · q 終了',
  'keys.waiting': 'ほかの席の番：どれかのキーで先へ · q 終わる',
  'keys.replay': '→ 次 · ← 前 · PgUp PgDn 10 手 · Home End · q 終了',
  'line.how':
    '番号か言葉で答えてください。ほかに u 戻す、r やり直す、? 理由（? 2 で選択肢の理由）、< 一つ戻る、h ヒント、l 記録、b 盤、s 保存、k この説明、q 終了。',
  'line.more': '……ほかに {n} 件。一部を入力して選んでください。',
  'line.no-match': '「{typed}」に合うものはありません。1 から {n} までの番号か、言葉の一部を入力してください。',
  'line.no-step-back': 'これは質問の最初の段階です。u で直前の決定を取り消せます。',
  'line.over': 'ゲームは終わりました。q で終了します。',
  'line.several': '（複数選択：番号を一行に並べてください）',
  'line.undo-past': '出目より前に戻りますか？ 同じ目がもう一度出ます。この冒険には巻き戻しの印が付きます。(y/n)',
  'line.which': 'どれですか？ {labels}',
  'play.closed': '今は対象がない',
  'play.decisions': '{n} 手目',
  'play.hint': 'ヒント：{choice}',
  'play.marks': '数が合いません。求められた数だけ選んでください。',
  'play.more': 'ほか {n} 件',
  'play.not-now': 'ほか {n} 件は今はできない (?)',
  'play.skipped': '{file} は壊れているか、新しい版の Undercroft のものなので、飛ばします。',
  'play.too-small': '画面が小さすぎます。{width} 桁、{height} 行以上にしてください。',
  'play.no-board': 'このゲームには端末用の盤がありません。',
  'play.no-hint': 'このゲームには相談できるボットがいません。',
  'play.no-match': '「{typed}」に合うものはない',
  'play.no-terminal': `端末ではなく、入力もないため、遊ぶ相手がいません。

  npm run undercroft -- play                      端末で：矢印キーと Enter
  npm run undercroft -- play GAME < answers.txt   一行に一つの答え（番号か言葉）
  npm run undercroft -- play --help               すべてのオプション`,
  'play.nothing-to-redo': 'やり直すものはありません。',
  'play.nothing-to-undo': '取り消すものはありません。',
  'play.odds': '{of} 通り中 {ways}、{percent} %',
  'play.others': 'ほかのプレイヤーの番です…',
  'play.redone': 'やり直しました。',
  'play.rewound': '巻き戻しあり',
  'play.saved': '{file} に保存しました。',
  'play.undo-past': '出目より前に戻りますか？ 同じ目がもう一度出ます。この冒険には巻き戻しの印が付きます。',
  'play.undone': '取り消しました。',
  'play.welcome': '決定はすべてその場で保存されます。いつでもやめられます。',
  'play.keys': `↑ ↓         移動              Enter     選ぶ（複数選択では決定）
1 2 3 …     番号で選ぶ        文字      言葉で探す
Esc ← ⌫     一つ戻る          Space     複数選択の印
?           場にあるもの、今できないこと、ルール
            選択肢の頭文字を打つと、その選択肢を探す。
            大文字ならいつも命令。/ はいつも検索
h           ヒント            l         すべての記録
u           戻す              b         盤の全体
r           やり直す          s         いま保存（決定は毎回保存）
q           終了（ゲームは保存）`,
  'replay.at': '{at} / {of}',
  'rules.how': 'ルール番号、章、言葉で調べる：rules {example}、rules 言葉',
  'sim.setup': '設定',
  'sim.games': 'ゲーム数',
  'sim.won': '勝率',
  'sim.interval': '95 % 区間',
  'sim.decisions': '決定数',
  'sim.median': '中央値',
  'sim.left': '残り',
  'sim.distribution': '平均 {mean}、中央値 {median}、5-95 %：{low}-{high}',
  'sim.per-game': '1 ゲームあたり {n}',
  'sim.plotted': '{file} に図を描きました。',
  'sim.run': 'シード {seed}、並列 {jobs}',
  'sim.compared': '1 ゲームあたりの回数と平均。列は上の設定です。',
  'sim.too-wide': '設定が多いため、内訳は --json で見てください。',
  'sim.seat': '席',
  'sim.bot': 'ボット',
  'sim.seats': '席数',
  'sim.share': '均等との比',
  'why.option': '選択肢',
  'why.question': '質問',
  'why.last': '最後の出来事',
  'why.here': '場にあるもの',
  'why.closed': '今はできないこと',
};
