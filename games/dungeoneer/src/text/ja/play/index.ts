// Owns the Japanese words of the game besides those on its cards, as one whole.

import type { AskingPhrases, EventPhrases, OptionPhrases, PlayPhrases } from '../../play/phrases.ts';
import { cards } from '../cards.ts';
import { quoted, words } from '../words.ts';
import { cards as cardsAsked, COINS, PLACES } from './asking-cards.ts';
import { combined } from './asking-combined.ts';
import { effects } from './asking-effects.ts';
import { fight } from './asking-fight.ts';
import { options } from './asking-options.ts';
import { quests } from './asking-quests.ts';
import { turn } from './asking-turn.ts';
import { ending, form } from './form.ts';
import { heroes } from './heroes.ts';
import { howTo } from './how-to.ts';
import { cards as cardsLog } from './log-cards.ts';
import { combined as combinedLog } from './log-combined.ts';
import { fight as fightLog } from './log-fight.ts';
import { hero as heroLog } from './log-hero.ts';
import { options as optionsLog } from './log-options.ts';
import { quests as questsLog } from './log-quests.ts';
import { setup as setupLog } from './log-setup.ts';
import { PHASES, turn as turnLog } from './log-turn.ts';
import { reasons } from './reasons.ts';
import { refusing } from './refusals.ts';

const asking: AskingPhrases = { ...turn, ...cardsAsked, ...fight, ...effects, ...quests, ...options, ...combined };
const log: EventPhrases = { ...setupLog, ...turnLog, ...heroLog, ...cardsLog, ...fightLog, ...questsLog, ...optionsLog, ...combinedLog };

/** What lies north of the card, the card lies south of. */
const OPPOSITE = ['南', '西', '北', '東'] as const;
const option: OptionPhrases = {
  place: (beside, turned) =>
    beside.length === 0 ? '中央' : `${beside.map(({ side, name }) => `${name}の${OPPOSITE[side]}`).join('、')}${turned ? '(回して)' : ''}`,
  exit: (side, kind, threat, to) => `${words.sides[side]}${to === '' ? '' : `、${to}へ`}: ${kind}${threat === null ? '' : `(${threat})`}`,
  word: (text) => text,
  target: (name, peril) => `${name}(危険${peril})`,
  cost: (name, cost) => `${name}(${cost})`,
  lying: (name, place, cost) => `${name}(${cost === null ? '' : `${cost}、`}${PLACES[place]})`,
  special: (n, paid) => (n < 0 ? '使わない' : paid === null ? '使う' : `使う(危険${paid.peril}${paid.idle ? '、効果なし' : ''})`),
  putTo: { hand: '手札へ', pack: '群れへ', discard: '捨て札へ' },
  paid: (n, paid) => `${paid.extra ? '追加の' : ''}${COINS[paid.with]}${n}${n === 0 && paid.idle ? '(効果なし)' : ''}`,
  attack: (by, form) => `${by}: ${form}`,
  ways: { keep: '持っておく', use: 'すぐ使う' },
  ability: (hero, ability) => `${hero}: ${quoted(ability)}`,
  piles: { glory: '栄光の山から', peril: '危険の山から' },
  turn: '180°回す',
  swap: (name, turned) => `${name}と入れ替える${{ none: '', first: '(回して)', second: '(相手を回して)', both: '(両方回して)' }[turned]}`,
  none: 'なし',
  faceDown: '伏せたままの1枚',
  enough: 'ここまで',
};

export const play: PlayPhrases = {
  language: 'ja',
  title: 'Dungeoneer',
  blurb: 'カード1枚ごとに広がる1つのマップで、ライバルのヒーローが競い合う。名が上がるほど狙われる。手番でない者こそが、いちばんの危険。',
  intro: [
    'クエストを3つ達成すれば勝ちです。最後の1人まで生き残っても勝ちです。',
    '新しいスペースでは栄光と危険を得ます。栄光は自分のカードのコストに、危険はほかのプレイヤーがあなたに使うカードのコストになります。',
    'スペースは、入るより出るほうが難しいことがあります。出入り口をよく見てください。',
  ],
  howTo,
  cards,
  phases: PHASES,
  player: (n) => `プレイヤー${n}`,
  heroes,
  named: quoted,
  someCard: 'カード1枚',
  sentence: (text) => (text === '' || /[。?!？！]$/u.test(text) ? text : `${text}。`),
  asking,
  option,
  log,
  refusing,
  form,
  ending,
  reasons,
};
