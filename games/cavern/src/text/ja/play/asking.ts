// Owns the Japanese words of every question: what is asked, the acts, and what each of their picks asks.

import type { Picks } from '@undercroft/presentation';
import type { Moment } from '../../../content/types.ts';
import { isAtEdge } from '../../../queries/actions.ts';
import { movementLeft } from '../../../queries/reach.ts';
import { speedOf } from '../../../queries/speed.ts';
import type { Tie } from '../../../decisions/play.ts';
import { atStake, givenIn } from '../../play/at-stake.ts';
import type { AskingPhrases, OptionPhrases } from '../../play/phrases.ts';
import { signed } from '../words.ts';

const MOMENTS: Partial<Record<Moment, (who: string, n: number) => string>> = {
  rolled: (who, n) => `${who}の出目は${n}`,
  missed: (who) => `${who}の攻撃は外れた`,
  'is-hit': (who) => `${who}に攻撃が命中する`,
  'would-be-hurt': (who, n) => `${who}が${n}ダメージを受ける`,
  'would-fall': (who) => `${who}が倒れそうだ`,
  'would-be-marked': (who) => `${who}が状態を受けるか動かされる`,
  'villain-start': () => '敵役フェイズの始まり',
  'tile-drawn': () => 'タイルが引かれた',
  defeated: (who) => `${who}が敵を倒した`,
  'treasure-due': (who) => `${who}が宝物を引く`,
  'foe-done': (who) => `${who}の隣の敵が行動を終えた`,
};
const TIES: Readonly<Record<Tie, string>> = {
  closest: '同じ近さ。狙う相手を選ぶ',
  square: 'マスを選ぶ',
  tile: 'タイルを選ぶ',
  edge: 'エッジを選ぶ',
  order: '先のものを選ぶ',
  hero: 'ヒーローを選ぶ',
  foe: '敵を選ぶ',
  trap: '罠を選ぶ',
};

const picking = {
  with: 'パワーを選ぶ',
  tile: 'タイルを選ぶ',
  target: '目標を選ぶ',
  square: '空きマスを選ぶ',
  card: '返すカードを選ぶ',
  trap: '罠を選ぶ',
  targets: '目標を順に選ぶ',
} as const;
const more = ({ picked }: { readonly picked: Picks }): string => `もう1枚選ぶ(今${givenIn(picked)}XP)`;
const paying = (need: string) => ({
  card1: `合計${need}のカードを選ぶ。お釣りは出ない`,
  card2: more,
  card3: more,
  card4: more,
  card5: more,
});

export const asking: AskingPhrases = {
  takeHero: { prompt: 'ヒーローを選ぶ', acts: { take: { label: 'ヒーローを選ぶ', picks: { id: 'ヒーローを選ぶ' } } } },
  takePowers: {
    prompt: ({ hero, about }) => `${hero(about.hero)}のパワーを選ぶ: 無限回2つ、1日毎1つ、汎用2つ`,
    acts: {
      take: {
        label: 'パワーを選ぶ',
        picks: { atWill: '無限回パワーを選ぶ', daily: '1日毎パワーを選ぶ', utility: '汎用パワーを選ぶ' },
      },
    },
  },
  takeAlly: {
    prompt: ({ hero, about }) => `${hero(about.hero)}は味方を連れていく?`,
    acts: { take: { label: '味方を連れていく', picks: { ally: '味方を選ぶ' } }, none: '味方なし' },
  },
  firstPlayer: { prompt: '最初のヒーローを選ぶ', acts: { choose: { label: '最初を選ぶ', picks: { hero: '最初のヒーローを選ぶ' } } } },
  keepItems: {
    prompt: ({ hero, about }) => `持っていけるアイテムは3つ。${hero(about.hero)}が置いていくものを選ぶ`,
    acts: { leave: { label: 'アイテムを置いていく', picks: { item: 'アイテムを選ぶ' } } },
  },
  closeEdge: {
    prompt: ({ about }) => (about.as === 'wall' ? '洞窟の縁を置くエッジを選ぶ' : '裂け目を置くエッジを選ぶ'),
    acts: { close: { label: 'エッジを選ぶ', picks: { edge: '未探索エッジを選ぶ' } } },
  },
  heroTurn: {
    prompt: ({ hero, view }) => {
      const { walked, attacked } = view.acting;
      const left = walked < 0 ? 0 : movementLeft(view);
      if (left > 0) return `${hero(view.active)}: 残り${left}マス`;
      if (walked >= 0) return `${hero(view.active)}は移動済み。次を選ぶ`;
      return attacked ? `${hero(view.active)}は攻撃済み。次を選ぶ` : `${hero(view.active)}のヒーローフェイズ。移動、攻撃、終了を選ぶ`;
    },
    acts: {
      walk: {
        label: ({ view }) =>
          view.acting.walked >= 0 ? `さらに移動(残り${movementLeft(view)}マス)` : `移動(${speedOf(view, view.active)}マス)`,
        picks: { to: '行き先を選ぶ' },
      },
      run: { label: ({ view }) => `攻撃の代わりにもう一度移動(${speedOf(view, view.active)}マス)`, picks: { to: '行き先を選ぶ' } },
      attack: { label: '攻撃', picks: picking },
      disable: { label: '罠を解除', picks: { trap: '罠を選ぶ' } },
      force: '扉を押す',
      snatch: { label: '相手から奪う', picks: { from: '相手を選ぶ' } },
      use: { label: '汎用パワーかアイテムを使う', picks: { ...picking, with: 'パワーかアイテムを選ぶ' } },
      take: { label: '拾う', picks: { thing: '拾うものを選ぶ' } },
      drop: { label: '置く', picks: { thing: '置くものを選ぶ', square: '場所を選ぶ' } },
      end: ({ view }) => (isAtEdge(view, view.active) ? 'ヒーローフェイズを終えて探索' : 'ヒーローフェイズ終了'),
    },
  },
  react: {
    prompt: ({ hero, about, view }) => {
      const said = MOMENTS[about.moment];
      return `${said === undefined ? hero(about.of) : said(hero(about.of), atStake(view, about.moment))}。反応する?`;
    },
    acts: { use: { label: '反応する', picks: { with: '使うものを選ぶ' } }, pass: 'そのまま受ける' },
  },
  settle: { prompt: ({ about }) => TIES[about.tie], acts: { choose: { label: '選ぶ', picks: { one: '1つ選ぶ' } } } },
  stride: {
    prompt: ({ hero, about }) => `${hero(about.hero)}は${about.most}マスまで移動してよい`,
    acts: { go: { label: '移動', picks: { to: '行き先を選ぶ' } }, stay: '動かない' },
  },
  aim: {
    prompt: ({ hero, about }) => `${hero(about.hero)}: 次の目標を選ぶ`,
    acts: { attack: { label: '攻撃', picks: { target: '目標を選ぶ' } } },
  },
  extraAttack: {
    prompt: ({ hero, about }) => `${hero(about.hero)}は今、無限回パワーを使ってよい`,
    acts: { attack: { label: '攻撃', picks: picking }, stop: '使わない' },
  },
  whichItem: {
    prompt: '有効にするアイテムを選ぶ',
    acts: { use: { label: 'アイテムを選ぶ', picks: { item: 'アイテムを選ぶ' } } },
  },
  ownItem: {
    prompt: ({ named, about, says }) => `${named(about.card)}の持ち主を選ぶ。${says(about.card)}`,
    acts: { give: { label: '持ち主を選ぶ', picks: { to: ({ named, about }) => `${named(about.card)}の持ち主を選ぶ` } } },
  },
  keepTreasure: { prompt: '残す宝物を選ぶ', acts: { keep: { label: '1枚残す', picks: { card: '残すカードを選ぶ' } } } },
  cancelEncounter: {
    prompt: ({ named, about, says, price }) => `${named(about.card)}: ${says(about.card)}${price(about.hero)}XPを払って無視する?`,
    acts: { cancel: { label: '払って無視する', picks: paying('が必要な点以上') }, accept: 'そのまま受ける' },
  },
  levelUp: {
    prompt: ({ hero, about }) => `出目20。経験点5で${hero(about.hero)}をレベル2にする?`,
    acts: { rise: { label: 'レベルアップ', picks: { daily: '新しい1日毎パワーを選ぶ', ...paying('5以上') } }, stay: 'レベル1のまま' },
  },
  exploreEdge: {
    prompt: 'エッジが複数ある。探索する方を選ぶ',
    acts: { explore: { label: '探索', picks: { edge: 'エッジを選ぶ' } } },
  },
  leaveCavern: {
    prompt: ({ hero, about }) => `今脱出する? ${hero(about.hero)}は戻らない`,
    acts: { leave: '脱出する', stay: '残る' },
  },
  lightShrine: { prompt: '灯をともしてHPを2回復する? 一度きり', acts: { light: 'ともす', leave: 'そのままにする' } },
  pickHero: {
    prompt: ({ named, about }) => `${named(about.what)}: ヒーローを選ぶ`,
    acts: { choose: { label: 'ヒーローを選ぶ', picks: { who: 'ヒーローを選ぶ' } } },
  },
  flipPower: {
    prompt: ({ about }) => (about.to === 'up' ? '再び使えるパワーを選ぶ' : '消すパワーを選ぶ'),
    acts: { flip: { label: 'パワーを選ぶ', picks: { power: 'パワーを選ぶ' } } },
  },
  branch: {
    prompt: ({ named, about }) => `${named(about.card)}: 1つ選ぶ`,
    acts: { choose: { label: '選ぶ', picks: { branch: '1つ選ぶ' } } },
  },
  loseItem: {
    prompt: ({ hero, about }) => `${hero(about.hero)}が失うアイテムを選ぶ`,
    acts: { discard: { label: 'アイテムを捨てる', picks: { item: 'アイテムを選ぶ' } } },
  },
  shove: {
    prompt: ({ figure, about }) => `${figure(about.foe)}を別のタイルへ動かす?`,
    acts: { move: { label: '動かす', picks: { tile: 'タイルを選ぶ' } }, leave: '動かさない' },
  },
  landing: { prompt: '空きマスを選ぶ', acts: { place: { label: 'マスを選ぶ', picks: { square: 'マスを選ぶ' } } } },
  spotTrap: {
    prompt: '捨てる罠か危険箇所を選ぶ',
    acts: { discard: { label: '1つ捨てる', picks: { trap: '1つ選ぶ' } } },
  },
  orderTiles: {
    prompt: 'タイルを上から順に戻す',
    acts: { put: { label: '戻す', picks: { tiles: '次のタイルを選ぶ' } } },
  },
};

export const option: OptionPhrases = {
  enough: 'これで十分',
  none: 'なし',
  at: (name, where) => `${name}、${where}`,
  attack: (name, bonus, damage) => `${name}(${signed(bonus)}、${damage}ダメージ)`,
  aimed: (power, target) => `${target}に${power}`,
  foe: (name, ac, hp) => `${name}(AC${ac}、HP${hp})`,
  hero: (name, hp, most) => `${name}(HP${hp}/${most})`,
  xp: (name, xp) => `${name}(${xp}点)`,
  trap: (name, where) => `${name}、${where}`,
  kind: (name, kind) => `${name}(${{ 'at-will': '無限回', daily: '1日毎', utility: '汎用' }[kind]})`,
};
