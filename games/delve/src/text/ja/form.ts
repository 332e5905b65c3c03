// Owns the Japanese setup form, the named setups and the story of a finished game.

import type { FormPhrases, Phrases } from '../phrases.ts';
import { all, basic, gemCount, itemName, nameOf, things } from '../words/ja/basic.ts';

export const form: FormPhrases = {
  fields: {
    mode: {
      label: 'モード',
      help: 'フルゲームではレベル1からボスまで進みます。マイクロゲームとミニゲームでは1つのレベルのカードを使います。',
    },
    level: { label: 'レベル', help: 'マイクロゲームとミニゲームのレベルです。フルゲームではすべてのレベルを使います。' },
    packs: { label: 'パック', help: '選んだパックを合わせた中から、カードを無作為に選びます。' },
    skillTrack: { label: '段階', help: '技能の丸印に応じたダイスの振り方です。' },
    level1Cards: { label: 'レベル1のカード', help: 'フルゲームで使うレベル1のカードの枚数です。' },
    startHealth: { label: '開始時の体力', help: 'フルゲームの難易度です。マイクロゲームとミニゲームは、もっと少ない体力で始めます。' },
    veteran: { label: '追加の経験', help: '最初のカードを引く前に得る経験です。難しいレベルに使います。' },
    deep: { label: '深層', help: 'レベル3とボスの敵がATK +1、DEF +1になり、レベル3の試練は目標値が+1されます。' },
    boxEntrance: { label: '箱の形の入口', help: 'ウェブ版のように、入口を四角い箱の形に描きます。' },
    grid: { label: '方眼', help: 'マップの広さです。' },
    hero: { label: '名前', help: 'キャラクターの名前です。' },
    area: { label: '地域', help: '探索する場所の名前です。' },
  },
  modes: { full: 'フルゲーム', micro: 'マイクロゲーム', mini: 'ミニゲーム' },
  tracks: { pamphlet: 'D、+0、+2、A', stacked: '積み上げ式: D、+0、+2、A+2', web: 'ウェブ版: D、+0、A、A+2' },
  health: { story: (n) => `物語(${n})`, easy: (n) => `やさしい(${n})`, standard: (n) => `標準(${n})`, hard: (n) => `難しい(${n})` },
  grids: { small: (w, h) => `小(${w} × ${h})`, standard: (w, h) => `標準(${w} × ${h})`, large: (w, h) => `大(${w} × ${h})` },
  byDefault: { level: 'モードに従う', level1Cards: '段階に従う', startHealth: 'モードに従う', boxEntrance: '段階に従う' },
  flag: { yes: 'はい', no: 'いいえ' },
  cards: (n) => `${n}枚`,
  hero: 'レン',
  area: '地下聖堂',
  presets: {
    full: 'フルゲーム',
    'micro-1': '最初のゲーム: マイクロ、レベル1',
    'micro-2': 'マイクロゲーム、レベル2',
    'micro-2-printed': 'マイクロゲーム、レベル2、原典どおり',
    'micro-3': 'マイクロゲーム、レベル3',
    'micro-3-printed': 'マイクロゲーム、レベル3、原典どおり',
    'boss-rush': 'ボスラッシュ',
    'mini-1': 'ミニゲーム、レベル1',
    'mini-2': 'ミニゲーム、レベル2',
    'mini-3': 'ミニゲーム、レベル3',
    'mini-3-printed': 'ミニゲーム、レベル3、原典どおり',
    'mini-boss': 'ミニゲーム、ボス',
    stacked: 'フルゲーム、積み上げ式',
    web: 'フルゲーム、ウェブ版',
    'web-deep': 'フルゲーム、ウェブ版、深層',
  },
  presetFor: {
    'micro-1': 'まずはここから。短い一回で、できることがひととおり分かる。',
    full: '本来の遊び方。最初の部屋からボスまで、命はひとつ。',
    'boss-rush': '大きな戦いだけを楽しみたい人に。',
    'mini-1': '最初のゲームより長く、まだやさしい。',
    web: 'フルゲームに慣れ、もっと長く遊びたい人に。',
    'micro-2': '少し経験を積んだヒーローの短い冒険。',
    'micro-2-printed': '同じ冒険を経験なしで。手ごわい。',
    'micro-3': '準備を整えて挑む、危険な短い冒険。',
    'micro-3-printed': '同じ冒険を準備なしで。たいてい悪い結末になる。',
    'mini-2': '経験のあるヒーローの、中くらいの冒険。',
    'mini-3': '準備を整えて挑む、危険な中くらいの冒険。',
    'mini-3-printed': '同じ冒険を準備なしで。たいてい悪い結末になる。',
    'mini-boss': 'ボスが次々に現れる。熟練者に。',
    stacked: '段階が次の段階へつながるフルゲーム。',
    'web-deep': '長いゲームのうち、最も手ごわい。',
  },
  presetHelp: ({ mode, level, cards, health, veteran, packs, track, deep }) => {
    const parts = [
      mode === 'full' || level === null ? `レベル1からボスまでのカード${cards}枚` : `${basic.levels[level]}のカード${cards}枚`,
      ...(packs > 1 ? [`パック${things(packs)}`] : []),
      `体力${health}`,
      ...(veteran > 0 ? [`追加の経験${veteran}`] : []),
      ...(track === 'pamphlet' ? [] : [`段階は${form.tracks[track].split(': ').at(-1)}`]),
      ...(deep ? ['レベル3とボスは難しさ+1'] : []),
    ];
    return `${parts.join('、')}。`;
  },
  value: (value) =>
    value === null
      ? 'なし'
      : typeof value === 'string'
        ? `「${value}」`
        : Array.isArray(value)
          ? value.map(String).join('、')
          : JSON.stringify(value),
};

export const ending: Phrases['ending'] = (run) => {
  const { hero, area, result, gaveUp, fell, boss, cleared, further, health, gems, items, score } = run;
  const lines: string[] = [];
  if (result === 'victory')
    lines.push(boss === null ? `${hero}は${area}のカードをすべて制覇し、勝利した` : `${hero}は${area}で${nameOf(boss)}を倒し、勝利した`);
  else if (gaveUp) lines.push(`${hero}は${area}の探索をあきらめ、引き返した`);
  else if (fell === null) lines.push(`${hero}の${area}の探索は途中で終わった`);
  if (further !== null) lines.push(`勝利の後、さらに遭遇を${further}回制覇した`);
  if (fell !== null)
    lines.push(
      `${hero}は${nameOf(fell.card)}との遭遇で力尽きた(${fell.round === 0 ? '開幕' : `ラウンド${fell.round}`}、塗った円${fell.filled}/${fell.circles})`,
    );
  const rooms = cleared.map(({ level, n }) => `${basic.levels[level]}を${n}回`);
  lines.push(rooms.length === 0 ? '制覇した遭遇はない' : `制覇した遭遇: ${all(rooms)}`);
  lines.push(`残り: ${all([`体力${health}`, ...gems.map(({ gem, n }) => gemCount(n, gem)), ...items.map(itemName)])}`);
  lines.push(`得点: ${score}`);
  return lines;
};
