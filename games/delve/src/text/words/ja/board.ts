// Owns the Japanese words of the board.

import { signed } from '../compose.ts';
import type { BoardWords, WhichCheck } from '../board-words.ts';
import { all, basic, things } from './basic.ts';

const TIMES = { start: 'ラウンド1の前', round: '毎ラウンド', odd: '奇数ラウンド', even: '偶数ラウンド' } as const;

const which = ({ skill, number }: WhichCheck): string => (number === 0 ? skill : `${number}回目の${skill}`);
const withChance = (text: string, percent: string | null): string => (percent === null ? text : `${text}: ${percent}`);

export const board: BoardWords = {
  longWords: [],
  effects: {
    'lose-health': ({ n }) => `体力${signed(-n)}`,
    'fill-circle': () => '円を1つ塗る',
    guard: ({ n }) => `防御${signed(n)}`,
    attack: ({ n }) => `攻撃${signed(n)}`,
    'add-circle': () => '円が1つ増える',
    'lose-gem': () => '宝石を1個失う',
  },
  test: ({ must, when }, check, pass, fail) => {
    const may = `${TIMES[when]}${must ? '' : '(任意)'}: ${check}`;
    return [may, ...(pass === null ? [] : [`成功で${pass}`]), ...(fail === null ? [] : [`失敗で${fail}`])].join('、');
  },
  trial: (_, check, fail) => `毎ラウンド: ${check}、成功で円を1つ塗る、失敗で${fail}`,
  family: (level, name, trial) => `${name}${level === 1 || level === 'B' ? '' : '・固有'}${trial ? '・試練' : ''}`,
  foes: (n) => `敵${n}体`,
  values: { atk: 'ATK', def: 'DEF', hp: '体力', circles: 'つの丸' },

  rooms: (rooms, ways) =>
    `${rooms === 0 ? '部屋はまだない' : `部屋${things(rooms)}`}、${ways === 0 ? '先へ進む道なし' : `先へ進む道${ways}本`}`,
  undrawn: (names) => `マップに描けなかった部屋: ${all(names)}`,
  map: (area) => `${area}のマップ`,
  room: ({ name, here, circles, filled, exits }) =>
    [
      `${name}${here ? '(現在地)' : ''}`,
      ...(circles > 0 ? [`円${circles}のうち${filled}を塗った`] : []),
      `開いた出口${exits.open}、つながった出口${exits.joined}${exits.blocked > 0 ? `、ふさがった出口${exits.blocked}` : ''}`,
    ].join('。'),
  hero: (name) => `${name}のシート`,
  ladder: (skill, how) => `${skill}: ${how}`,
  health: (left, gained) => `体力${gained}のうち残り${left}`,
  gem: (left, gained) => `${gained}個のうち残り${left}`,
  spend: (gem) => `${gem}を使う`,
  dull: 'ここでは使えない',
  uses: (left, of) => `${left} / ${of}`,
  items: 'アイテム',
  noItems: 'アイテムはまだない',
  useItem: (name) => `「${name}」を使う`,
  whole: 'マップ全体を表示',
  nearer: '拡大',
  further: '縮小',

  oddsOf: (what, skill, target) =>
    what === 'attack' ? `${skill} 対 敵のDEF ${target}` : what === 'guard' ? `${skill} 対 敵のATK ${target}` : `${skill}、必要${target}`,
  oddsNow: 'このラウンドの確率',
  oddsClear: '報酬の確率',
  withGem: (percent, gem) => `${basic.gems[gem]}で${percent}`,
  onClear: '制覇報酬',
  ahead: 'この先',
  aheadText: (unique, boss, impending) => {
    const cards = `山札${impending}枚`;
    if (unique === 0 && !boss) return cards;
    return `${[...(unique > 0 ? [`固有の遭遇${things(unique)}`] : []), ...(boss ? ['ボス'] : [])].join('、そして')}。${cards}`;
  },
  deck: (n) => (n === 0 ? '山札は空' : `山札の残り${n}枚`),
  known: '山札にあるとわかっているカード',
  special: '特殊',
  enlarge: (name) => `カード「${name}」を読む`,
  close: '閉じる',
  roomOfCard: '部屋の形',

  tray: 'このラウンドのダイス',
  against: (target) => `必要${target}`,
  die: (check, n, face, kept) => `${check}、ダイス${n}の目は${face}${kept ? '' : '(数えない)'}`,
  passed: '成功',
  failed: '失敗',
  willPass: 'このままで成功',
  willFail: (short) => `あと${short}足りない`,
  notRolled: 'まだ振っていない',
  would: (total, gem) => (gem === null ? `使えば${total}` : `${basic.gems[gem]}で${total}`),
  onDie: (n, face, check) => `${check}: ダイス${n}(目は${face})`,

  outcome: (purpose, passes) => {
    if (purpose === 'attack') return passes ? '命中' : '外れ';
    if (purpose === 'guard') return passes ? '防いだ' : '負傷';
    return passes ? '成功' : '失敗';
  },
  becomes: (from, to, outcome) => `${from}が${to}に: ${outcome}`,
  totals: (total, outcome) => `合計${total}: ${outcome}`,
  bonus: (n, outcome) => `${n}: ${outcome}`,
  rerollAll: (check, percent) => withChance(`${which(check)}を振り直す`, percent),
  rerollDie: (face, check, percent) => withChance(`${which(check)}の出目${face}を振り直す`, percent),
  ofCheck: (text, check) => `${text}(${which(check)})`,
  spendOne: (gem) => `${basic.gems[gem]}を使う`,
  prism: (gem, as) => `${basic.gems[gem]}を${basic.gems[as]}として使う`,
  spendFirst: (gem, of) => `${basic.gems[gem]}${of}個のうち1個目を使う`,
  onWay: (from, to) => `${from}が${to}に、まだ足りない`,
  commit: 'ダイスを確定する',
  results: (parts) => parts.join('、'),
  build: (first, second) => `${first}と${second}`,
  climbs: (from, to) => `${from} → ${to}`,
  noBetter: (climb) => `${climb}(確率は上がらない)`,
  together: 'ダイスを振る',
  togetherAll: (n) => (n === 1 ? '好機に挑んで振る' : 'すべての好機に挑んで振る'),
  togetherNone: '好機を見送って振る',
  lossLeft: (left) => (left === 0 ? '損失なし' : `損失は${left}だけ`),
  alive: '体力1で踏みとどまる',
  attempt: (check) => `${check}に挑む`,
  rollFor: (check) => `${check}を振る`,
  giveGem: (gem) => `${basic.gems[gem]}を失う`,
  left: (n) => `残り${n}`,
  noRoll: '振らずに得る',

  exitAt: (room, side, place) => `${room}、${side}の出口、${place}`,
  placeHint: '出口を選び、部屋の向きを決める',
  placeKeys: 'マップ上(M): 矢印で出口を選ぶ · Rで回転 · Fで反転 · Enterで配置',
  drawKeys: 'マップ上(M): 矢印で移動 · Enterで決定',
  turn: '回転',
  mirror: '反転',
  putHere: 'ここに置く',
  dragRoom: 'この部屋をマップへドラッグ',
  chalkHint: 'チョークで開く部屋の壁を選ぶ',
  ghost: (nth, of, lie, exit) => `${exit}。置き方${of}通りのうち${nth}番目、${lie}`,
  squaresHint: (drawn, size) => `入口を描く: ${size}マスのうち${drawn}マス`,
  exitsHint: (chosen) => `次は出口: 3つのうち${chosen}つ`,
  boxHint: '箱の位置を選ぶ',
  squareAt: (row, col) => basic.square(row, col),
  wallAt: (row, col, side) => `${row}行目${col}列目の${side}の壁`,
  backOne: '1つ戻す',

  round: (n) => `ラウンド${n}`,
  making: '新しい主人公',
  entrance: '入口',
  between: '部屋の合間',
  drawn: '新しい部屋',
  opening: 'ラウンド1の前',
  cleared: '制覇',
  over: (room) => (room === null ? '終わり' : `終わり・${room}`),
  facing: (card, level, nth) => `${card}・${level}・${nth}番目の遭遇`,

  moments: {
    found: (item) => `${item}を手に入れた`,
    gems: (gems) => `+${gems}`,
    wound: (n) => `体力${signed(-n)}`,
    cleared: (room) => `${room}を制覇`,
    slain: (foes) => `${foes}を撃破`,
  },
  milestones: { cleared: '部屋の制覇', wound: '負傷', item: 'アイテム入手' },

  victory: '勝利',
  defeat: '灯が消えた',
  gaveUp: '引き返した',
  score: 'スコア',
  scoreParts: (encounters, health, gems, won) =>
    won ? `遭遇${encounters}+残った体力${health}+残った宝石${gems}` : '敗北では制覇した遭遇だけを数える',
  scoreWorth: '制覇した遭遇はレベルに応じて1、2、3点、ボスは5点。最高点の決まりはない',
  encounters: '遭遇',
  fell: 'ここで倒れた',
  saveMap: 'マップを保存',
  mapSaved: 'マップを画像として保存しました。',
  again: 'もう一度遊ぶ',
  replay: '振り返って見る',
  home: 'ホーム',
  mapOf: (area, hero) => `${area}(${hero}のマップ)`,

  guide: {
    create:
      '4つの技能のうち2つが得意です。命中のATKか防御のDEF、そしてカード判定に使うAGLかWIT。得意な技能はダイス2個、ほかは3個振って低い2個を数えます。',
    entrance: '入口の広さはダイスで決まりました。マスを選んで自分で描くことも、自動で描かせることもできます。',
    squares: '新しいマスは、描いたマスの隣に置きます。描き終えたら出口を3つ選びます。部屋はそこからつながります。',
    draw: '1枚のカードが、1つの部屋とそこに潜むものです。最初の1枚を引きましょう。',
    card: '敵は3つの数で決まります。攻撃で敵のDEF以上、防御で敵のATK以上を出し、それを体力の数だけ続けます。',
    trial: '試練に敵はいません。部屋の円の数だけ、目標の数以上を出します。',
    place: '部屋はマップの出口につなげます。光る印が置ける場所です。マップの下で回転と反転ができます。',
    plan: '1ラウンドに攻撃と防御を1回ずつ、まとめて振ります。表示される確率は正確な値です。',
    dice: '確定するまで結果は決まりません。',
    guard: '防御が敵のATKに届かないと体力を1失います。防御にルビーを使えば体力を守れます。',
    loss: '体力を失う直前です。今アイテムを使えば軽くできます。',
    reward: '部屋を制覇しました。必ずもらえる報酬と、もう一度振って決まる報酬があります。',
    train: '経験は技能の次の丸印を埋めます。3個の低い2個から、2個、そして2個+2へと強くなります。',
    between: '今は敵がいません。次のカードを引く前に、残りを確かめましょう。',
    item: 'アイテムには使える時があります。その時が来ると尋ねられます。数字は残りの回数です。',
  },
  guideGems: {
    spend: 'ダイスを選ぶと宝石を使えます。',
    ruby: 'ルビーは目を1変えます。',
    emerald: 'エメラルドは判定全体を振り直します。',
    sapphire: 'サファイアはその1個を振り直します。',
  },
};
