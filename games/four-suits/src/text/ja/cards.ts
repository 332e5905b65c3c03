// Owns the Japanese words and sentences of everything printed.

import type { CardPhrases } from '../cards/phrases.ts';
import { all, signed } from './words.ts';

const WHO: CardPhrases['who'] = {
  self: '使用者',
  one: '対象1体',
  ally: '味方1体',
  fallen: '味方1体',
  foe: '敵1体',
  allies: '味方全体',
  characters: '味方のキャラクター全員',
  foes: '敵全体',
  'near-foes': '敵前列',
  'random-foe': 'ランダムな敵1体',
  pick: '敵1体',
  'weakest-ally': '最も傷ついた味方',
  'picked-ally': 'ランクで決まる味方',
};
const GRADES: CardPhrases['grades'] = { min: '極小', low: '小', med: '中', high: '大', max: '極大' };
const ELEMENTS: CardPhrases['elements'] = { earth: '地', flame: '炎', water: '水', wind: '風', neutral: '無属性' };
const STATS: CardPhrases['stats'] = {
  str: '筋力',
  dex: '敏捷',
  con: '耐久',
  int: '知力',
  wis: '精神',
  attack: '攻撃',
  hit: '命中',
  carry: '所持数',
  speed: '速さ',
  evade: '回避',
  fort: '頑健',
  health: '最大HP',
  mana: '最大MP',
  will: '意志',
  force: '魔力',
  skill: '技量',
};
const AMOUNTS = { all: 'すべて', 'level+force': 'レベル+魔力', 'level+will': 'レベル+意志', 'level+2': 'レベル+2' } as const;
const amount: CardPhrases['amount'] = (n) => (typeof n === 'number' ? String(n) : AMOUNTS[n]);
const LOST = { b: '(QL+DF)', '2b': '(QL+DF)×2', '3b': '(QL+DF)×3', '5b': '(QL+DF)×5', qlxdf: '(QL×DF)' } as const;

export const cards: CardPhrases = {
  list: (words, last) => (last === 'or' ? words.join('か') : all(words)),
  who: WHO,
  grades: GRADES,
  amount,
  elements: ELEMENTS,
  stats: STATS,
  kinds: { arms: '武技⚔', energy: 'エネルギー術☆', grace: '恩寵●', hex: '呪術◎', none: '行動' },
  things: {
    job: 'ジョブ',
    passive: '常時',
    active: '行動▶',
    weapon: '武器',
    armor: '防具',
    potion: '薬',
    tool: '道具',
    status: '状態',
    room: '部屋♥',
    trap: '罠♣',
    domain: '領域',
    boss: 'ボス',
  },
  treasures: { money: '金貨', potion: '薬', tool: '道具', armor: '防具', weapon: '武器' },
  ranges: { melee: '近接', reach: '長柄', ranged: '射撃' },
  slots: { weapon: '武器', head: '頭', body: '体', accessory: '装飾', 'off-hand': '逆手' },
  ais: { R: '無作為', F: '前列', B: '後列', W: '瀕死', C: '術者' },
  rows: { near: '前列', far: '後列' },
  archetype: (_archetype, name) => name,
  effects: {
    attack: ({ who, n }) => (n === undefined ? `${WHO[who]}を攻撃` : `${WHO[who]}に${n}回攻撃`),
    damage: ({ who, element, grade, mult }) => {
      const kind = element === 'any' ? '好きな属性の' : element === 'drawn' ? '引いた属性の' : ELEMENTS[element];
      return `${WHO[who]}に${kind}ダメージ(${GRADES[grade]})${mult === undefined ? '' : `: 倍率${signed(mult)}`}`;
    },
    throw: ({ who, n }) => `${WHO[who]}に物理ダメージ((${amount(n)})×スート)`,
    heal: ({ who, grade }) => `${WHO[who]}を回復(${GRADES[grade]})`,
    mend: ({ who, n }) => (n === 'all' ? `${WHO[who]}のHPを全回復` : `${WHO[who]}のHPを${amount(n)}回復`),
    pray: ({ who, n }) => `${WHO[who]}に1枚ずつ引き、赤ならHPを${amount(n)}回復`,
    unheal: ({ who, grade }) => `${WHO[who]}に逆回復(${GRADES[grade]})`,
    hex: ({ who, status, grade }, { mark }) => `${WHO[who]}を${mark(status)}に(成功率${GRADES[grade]})`,
    add: ({ who, marks }, { marks: named }) => `${WHO[who]}に${named(marks)}`,
    remove: ({ who, what, not }, { marks }) => {
      const gone = what === 'one' ? '悪い状態1つ(選択)' : what === 'negative' ? '悪い状態すべて' : marks(what);
      return `${WHO[who]}の${gone}を解除${not === undefined ? '' : `(${marks(not)}を除く)`}`;
    },
    revive: ({ who }) => `${WHO[who]}を最大HPの1/4で復活`,
    restore: ({ who, what, n }) => `${WHO[who]}の${what === 'hp' ? 'HP' : 'MP'}が${amount(n)}戻る`,
    await: ({ what, mult }) =>
      what === 'attack' ? `潜伏が明けたとき、狙った敵を攻撃: 倍率${signed(mult)}、距離の不利なし` : '潜伏が明けたとき、使用者は透明になる',
    sing: () => '次のターンまで、味方全体のダメージの♠は2として扱う',
    aim: () => '次の攻撃は命中カード2倍、倍率+1',
    'stand-guard': () => '次のターンまで、味方1人への攻撃を代わりに受ける',
    rob: ({ who }) => `技量+2以下のカードなら、${WHO[who]}の宝カードを奪う`,
  },
  with: ({ mult, hit, double, range, adds, breaks, drains, ends }, { marks }) => [
    ...(double === true ? ['命中カード2倍'] : []),
    ...(hit === undefined ? [] : [`命中カード+${hit}枚`]),
    ...(mult === undefined ? [] : [`倍率${signed(mult)}`]),
    ...(range === undefined ? [] : ['距離の不利なし']),
    ...(breaks === undefined ? [] : [`命中時、先に${marks(breaks)}を解除`]),
    ...(drains === true ? ['失わせたHPの半分が使用者に戻る'] : []),
    ...(ends === true ? ['膝をついた対象は戦闘不能になる(ボスを除く)'] : []),
    ...(adds === undefined ? [] : [`付加: ${marks(adds)}`]),
  ],
  attack: (text, more) => (more.length === 0 ? text : `${text}: ${more.join('。')}`),
  steps: (parts) => parts.join('。その後、'),
  sentence: (text) => (/[。?]$/.test(text) ? text : `${text}。`),
  nothing: '何もしない',
  once: '戦闘中1回',
  gold: (n) => `レベル×${n}ゴールドを払う`,
  cost: (sp, mp) => `SP${sp}・MP${mp}`,
  price: (gold) => `${gold}ゴールド`,
  level: (n) => `レベル${n}`,
  hands: (n) => (n === 2 ? '両手' : '片手'),
  bonus: (stat, n) => `${stat}${signed(n)}`,
  adds: (mark) => `付加: ${mark}`,
  evokes: (technique) => `発動: ${technique}`,
  ward: (mark) => `${mark}を受けない`,
  heavy: '重い',
  learns: (names) => `覚えられる技: ${names}`,
  wields: (names, heavy) => `得意武器: ${names}。${heavy ? '重い防具を着られる' : '重い防具は着られない'}`,
  walks: (row) => `最初は${row}`,
  uses: { outside: '地図上で', combat: '戦闘中', trap: '罠が作動したとき' },
  tools: {
    key: '錠を1つ開ける',
    'smoke-bomb': '味方を連れて即座に離脱。ボスには使えない',
    torch: '探索済みに隣り合う未探索タイル2枚を見る',
    'trap-kit': '罠を打ち消す',
    rope: '穴に落ちない。または落ちた穴を登って戻る',
    'magic-map': 'この階層の未探索タイルをすべて見る',
    'warp-stone': 'パーティーは町か、探索済みのタイルへ移る',
  },
  passives: {
    'potent-mix': '錬金術師が使う薬は、回復量が5割増える',
    'silver-tongue': '買値9割。賭けのカード+1枚',
    fury: '膝つきの間、与える物理ダメージの倍率+1',
    devotion: '自分の回復の♠は2として扱う',
    'green-blood': '毒を受けない。新しいタイルでHPがレベルぶん戻る',
    deadeye: '射撃武器なら命中+1',
    cover: '膝をついた味方1人への攻撃を代わりに受ける',
    'long-reach': '距離の不利が1減る',
    'shadow-veil': '戦闘を透明で始める',
    pathfinder: '新しい階層で、タイルを1枚見る',
    'first-blood': '最初のラウンド、行動順カード+2枚',
    'light-fingers': '解錠+5',
    disarm: '罠が作動したとき、技量以下のカードで打ち消す',
    'arcane-insight': '成功率の判定でカード+1枚',
  },
  statuses: {
    autolife: '戦闘不能になるとき、代わりに最大HPの1/4で立ち上がり、ほかの状態は消える',
    barrier: '戦闘が終わるまで、受けるエネルギーダメージの倍率−1',
    berserk: 'ランダムな敵への攻撃しかできない。与える物理ダメージの倍率+1',
    blind: '戦闘が終わるまで、命中カード半分',
    confuse: '1体を選ぶ対象が敵味方からランダムになる。HPを失うと解ける',
    dead: '復活するまで、行動順も行動もなく、対象にならない',
    defending: '次のターンまで、回避と意志のカードが5割増え、全ダメージの倍率−1',
    floating: '地属性、穴、溶岩を受けない',
    haste: '行動順カード2倍',
    hidden: '対象にならず、行動順もない。ラウンドの終わりに姿を現す',
    holding: '所持数が5割増える',
    hypnotize: '赤札が出るまで、敵側で戦う',
    kneeling: '残りHPが最大HPの4分の1以下',
    paralyze: '赤札が出るまで、行動も回避も意志セーブもできない',
    petrify: '石。治るまで、行動順も行動もなく、対象にならない',
    poison: '治るまで、毎ターンの後とタイルごとにHPをレベルぶん失う',
    quick: '行動のすぐ後に追加ターンを1回得る',
    reflect: 'ここを狙った単体の☆と◎は、代わりにランダムな敵に当たる',
    regenerating: '毎ターンの後、HPをレベル+頑健ぶん回復',
    silence: '☆、●、発動、巻物を使えない',
    slow: '行動順カード半分',
    stop: '赤札が出るまで、行動順も回避もない',
    stuck: '回避カード半分',
    transparent: '次に受ける攻撃は空を切る。その後、姿が見える',
    undead: '回復と逆回復が入れ替わる。即死を受けない',
    wall: '戦闘が終わるまで、受ける物理ダメージの倍率−1',
    stun: '1つにつき1ターン動けない。最大3、ボスは1',
  },
  rooms: {
    'trapped-chest': '1回だけ: 高価な宝2つ。ただしカードで決まる罠が作動する',
    'empty-chest': 'アイテムを預けて後で取り出せる',
    hoard: '1回だけ: レベルQL+DFの3体と戦い、宝4つを得る',
    merchant: '宝7つを売る。財布の続くかぎり半値で買い取る',
    hustler: '1回だけ: 1人が意志セーブ。失敗ならゴールドの1割以上を賭ける',
    'crystal-ball': '1回だけ: 最も高い技量−3枚、この階層の未探索タイルを見る',
    shortcut: '2つ先のタイルへ通じる。戻ることもできる',
    fountain: '1回だけ: 生存者全員のHPとMPが全部戻る',
    altar: 'パーティー全員の悪い状態を解き、戦闘不能を復活させる',
    'locked-chest': '施錠: 鍵、または技量−3で1回だけ解錠。高価な宝1つ',
    'locked-door': '施錠: 鍵、または技量−3で1回だけ解錠。カードのスート値ぶんの脇道ができる',
  },
  snare: (who, save, first, ok, fail, floats) => {
    const head = who === 'one' ? 'ランダムな1人' : `${save}セーブ${who === 'near' ? '(前列全員)' : ''}`;
    const parts = [
      ...(first === '' ? [] : [`${first}を失う`]),
      ...(who === 'one' ? [`${save}セーブ`] : []),
      ...(ok === '' ? [] : [`成功なら${ok}`]),
      ...(fail === '' ? [] : [`失敗なら${fail}`]),
      ...(floats ? ['浮遊中は失わない'] : []),
    ];
    return `${head}: ${parts.join('。')}`;
  },
  loss: (loss, { mark }) => {
    if ('gain' in loss) return mark(loss.gain);
    if (loss.lose === 'hp') return `HP${LOST[loss.n]}`;
    return loss.lose === 'mp' ? `最大MPの1/${loss.part}のMP` : 'ランダムなアイテム1つ';
  },
  specials: {
    acid: '持っているアイテムごとに1枚引き、エースなら溶ける',
    puzzle: '技量+2以下のカードで通れる。失敗するたびに1易しくなるが、戦闘が起こる',
    hole: '全員が浮遊していなければ下の階層へ落ちる。後で飛び込むこともできる',
    domain: 'クエストの領域の罠',
  },
  fight: (fight, species) =>
    fight === 'drawn'
      ? '戦闘(相手はカードで決まる)'
      : `戦闘: ${species(fight.species)}が${fight.n}体、レベルQL${fight.above === 0 ? '' : `+${fight.above}`}`,
  element: (element, weak) =>
    element === null && weak === null
      ? '属性なし'
      : `${element === null ? '属性なし' : `${ELEMENTS[element]}属性`}${weak === null ? '' : `、弱点は${ELEMENTS[weak]}`}`,
  starts: (marks) => `最初から${marks}`,
  drops: (common, rare) => `ドロップ: ${common}、まれに${rare}`,
  bossTrait:
    'ボス: クイーンもキングと同じく1枚だけ捨てる。スタンは1まで。戦闘不能、石化、催眠を受けず、停止は鈍足になる。逃げられない。6ページ目からは加速で始まる',
  prevails: (element) => (element === null ? '優勢な属性はない' : `${ELEMENTS[element]}ダメージの♠は2として扱う`),
  lives: (species, boss, trap) => `住むもの: ${species}。ボス: ${boss}。罠: ${trap}`,
  action: (suit, text) => `${suit} ${text}`,
};
