// Owns the Japanese sentences of what a card does once: plain style; whoever is spoken to is left out.

import { dispatch } from '@undercroft/parts';
import type { DieChange, Discarded, ExitKind, Forms, Immunity, Realm, Roll, ShiftOf, Until, Where } from '../../content/types.ts';
import type { CardSentences, EffectOf, Say } from '../cards/phrases.ts';
import { amountText, changeText, isPlusMinus } from '../cards/say.ts';
import { resultsOf, type Clause, type Subject } from '../cards/voice.ts';
import { either, many, one, words } from './words.ts';

/** Whom it is about, without a particle. */
export const PERSONS: Readonly<Record<Subject, string>> = {
  you: '自分',
  target: '対象',
  roller: 'そのヒーロー',
  bearer: '対象',
  each: 'ここにいるヒーロー全員',
  opponent: '選んだ相手プレイヤー1人',
  hero: 'ここにいる選んだヒーロー1人',
  lord: 'ダンジョンロード',
};

const act = (by: Subject, does: string): Clause => ({ by, does });
const says = (text: string): Clause => ({ by: null, does: text });

export const threatText: CardSentences['threat'] = ({ score, target }) =>
  typeof target === 'number' ? `${words.scores[score]}${target}+` : `${words.scores[score]}${amountText(target)}以上`;

const UNTIL: Readonly<Record<Until, string>> = { combat: 'この戦闘中', turn: 'このターン', 'your-next-turn': '次の自分のターンまで' };
export const formsText = (forms: Forms): string => {
  if (typeof forms !== 'string') return forms.map((form) => words.forms[form]).join('と');
  if (forms === 'attack') return '攻撃の形式';
  return forms === 'host' ? '付けたカードの各形式' : '最も低い能力値';
};
/** 「メレー+1、マジック+1」. */
export const formsBy = (forms: Forms, n: string): string =>
  typeof forms === 'string' ? `${formsText(forms)}に${n}` : forms.map((form) => `${words.forms[form]}${n}`).join('、');

export const discarded: CardSentences['discarded'] = {
  hand: (n) => `手札${n}枚`,
  boon: (n) => `準備済みの恩恵${n}枚`,
  treasure: (n) => `準備済みのトレジャー${n}枚`,
  'boon-or-treasure': (n) => `準備済みの恩恵かトレジャー${n}枚`,
  'treasure-or-hand-treasure': (n) => `持ち物か手札のトレジャー${n}枚`,
};
const discardedText = (what: Discarded, n: number): string => discarded[what](n);

/** 「ロックか罠つきの出入り口」. */
export const exitsText = (kinds: readonly ExitKind[], realm: Realm): string =>
  `${either(kinds.map((kind) => words.exits[realm][kind]))}の出入り口`;

export const rolls: CardSentences['rolls'] = {
  attack: '攻撃ロール',
  'counter-attack': '反撃ロール',
  'locked-exit': 'ロックの出入り口',
  'trapped-exit': '罠つきの出入り口',
  pit: '落とし穴',
  spikes: 'スパイク',
  space: 'スペースの脅威',
  trap: '罠',
  special: '特殊効果',
  card: 'カードの脅威',
  quest: 'クエスト',
  search: '捜索',
  chance: 'チャンス',
  rise: '起き上がり',
};
/** 「攻撃ロールと反撃ロール」「罠に対するロール」. */
export function rollsText(of: readonly Roll[], realm: Realm): string {
  if (of.every((roll) => roll === 'attack' || roll === 'counter-attack')) return of.map((roll) => rolls[roll]).join('と');
  const kinds = of.flatMap((roll) => (roll === 'locked-exit' ? ['locked' as const] : roll === 'trapped-exit' ? ['trapped' as const] : []));
  const others = of.flatMap((roll) => (roll === 'locked-exit' || roll === 'trapped-exit' ? [] : [rolls[roll]]));
  const against = [...(kinds.length === 0 ? [] : [exitsText(kinds, realm)]), ...others];
  return `${against.join('、')}に対するロール`;
}

function where(to: Where, by: Subject, { voice: { realm } }: Say): string {
  const kinds = words.kinds[realm];
  const chosen = by === 'you' ? '' : 'あなたの選ぶ';
  switch (to.space) {
    case 'adjacent':
      return `${chosen}隣接するスペース`;
    case 'any':
      return `${by === 'you' ? '好きな' : chosen}スペース`;
    case 'passage':
      return `好きな${kinds.passage}`;
    case 'grim-passage-or-entrance':
      return `${chosen}不吉な${kinds.passage}(なければエントランス)`;
    case 'nearest-entrance':
      return '最も近いエントランス';
    case 'portal':
      return '好きなポータル';
    case 'portal-or-entrance':
      return `${chosen}ポータルかエントランス`;
    case 'other-room-with-hero':
      return `ヒーローのいる別の${kinds.room}`;
    case 'shares-terrain':
      return '今いるスペースと同じ地形を持つスペース';
    case 'within':
      return `${amountText(to.steps)}スペース以内のスペース`;
  }
}

function shifted(of: ShiftOf, { voice: { realm } }: Say): string {
  const cards: Readonly<Record<ShiftOf, string>> = {
    this: 'このマップカード',
    'one-without-heroes': 'ヒーローのいないマップカード1枚',
    one: 'マップカード1枚',
    two: 'マップカード2枚',
    'two-rooms': `${words.kinds[realm].room}2枚`,
    'two-passages': `${words.kinds[realm].passage}2枚`,
  };
  return cards[of];
}
const SHIFTS: Readonly<Record<EffectOf<'shift'>['how'], (cards: string) => string>> = {
  move: (cards) => `${cards}を、置ける別の位置に移す`,
  swap: (cards) => `${cards}を入れ替える`,
  rotate: (cards) => `${cards}を180°回す`,
  'swap-and-rotate': (cards) => `${cards}を入れ替える。それぞれ180°回してもよい`,
  'move-and-rotate': (cards) => `${cards}を、置ける別の位置に移す。180°回してもよい`,
};

function dieText(who: EffectOf<'die'>['who'], change: DieChange, of: EffectOf<'die'>['rolls'], sign: '+' | '−' | '±', say: Say): string {
  const kind = of === 'any' ? 'ロール' : of === 'threat' ? '脅威のロール' : rollsText(of, say.voice.realm);
  const which = who === 'any-here-of-choice' ? 'ここにいるヒーローかモンスターのロール1回' : `自分の${kind}1回`;
  if ('set' in change) return `${which}のダイスを、振らずに${change.set}の目にする`;
  if ('best' in change) return `${which}でダイスを${change.best}個振り、高いほうを使う`;
  const n = amountText(change.add);
  if (sign === '±') return `${which}に#を足すか、#を引く`.replaceAll('#', n);
  return sign === '+' ? `${which}に${n}を足す` : `${which}から${n}を引く`;
}

export const effects: CardSentences['effects'] = {
  threat: ({ who, threat, ok, fail }, say) => {
    const by = say.who(who);
    const voice = resultsOf(by, say.voice);
    const results = [
      ...(ok === undefined ? [] : [`。成功: ${say.effects(ok, voice)}`]),
      ...(fail === undefined ? [] : [`。失敗: ${say.effects(fail, voice)}`]),
    ];
    return says(`${by === 'you' ? '' : `${PERSONS[by]}に`}脅威 ${threatText(threat)}${results.join('')}`);
  },
  wound: ({ who, n }, say) => act(say.who(who), `負傷${amountText(n)}を受ける`),
  heal: ({ who, n }, say) => act(say.who(who), `ライフを${amountText(n)}回復する`),
  glory: ({ who, n, lose }, say) => act(say.who(who), `栄光${amountText(n)}を${lose ? '失う' : '得る'}`),
  peril: ({ who, n, lose }, say) => act(say.who(who), `危険${amountText(n)}を${lose ? '失う' : '得る'}`),
  'take-glory': ({ from, n, collected }, say) =>
    act('you', collected ? `その栄光のうち${amountText(n)}を奪う` : `${PERSONS[say.who(from)]}から栄光${amountText(n)}を奪う`),
  'give-peril': ({ to, n }, say) => act('you', `自分の危険${amountText(n)}を、${PERSONS[say.who(to)]}に渡す`),
  movement: ({ who, n }, say) => act(say.who(who), `行動力${amountText(n)}を得る`),
  step: ({ who, exits, by }, say) => {
    const mover = say.who(who);
    const chosen = by === 'mover' || who === 'you' ? '' : mover === 'you' ? 'ダンジョンロードの選ぶ' : 'あなたの選ぶ';
    const which = { open: 'オープンの出入り口', viable: '通行可能な出入り口', opposite: '反対側の出入り口' }[exits];
    return act(mover, `${chosen}${which}から${exits === 'open' ? '' : '脅威なしで'}移動する`);
  },
  warp: ({ who, to, cross }, say) =>
    act(say.who(who), `${where(to, say.who(who), say)}へワープする${cross ? '(ダンジョンとウィルダネスをまたいでもよい)' : ''}`),
  shift: ({ how, of }, say) => says(SHIFTS[how](shifted(of, say))),
  tip: ({ who, rise }, say) => act(say.who(who), `転倒する${rise === undefined ? '' : `(起き上がるには脅威 ${threatText(rise)}も必要)`}`),
  untip: ({ who }, say) => act(say.who(who), '起き上がる'),
  score: ({ of, forms, n, lose, until }) => {
    const change = changeText(n, lose === true);
    if (forms !== 'attack') return says(`${UNTIL[until]}、${formsBy(forms, change)}`);
    return says(`${UNTIL[until]}、${of === 'attacker' ? '攻撃側が' : ''}攻撃に使う能力値に${change}`);
  },
  'copy-rows': ({ forms }) => says(`この戦闘中、対象の行の${formsText(forms)}のほうが高ければ、その値を使う`),
  die: ({ who, change, rolls: of }, say) => says(dieText(who, change, of, 'add' in change && change.lose ? '−' : '+', say)),
  'cancel-attack': ({ forms, of }) => {
    const how = forms === undefined ? '' : `${either(forms.map((form) => words.forms[form]))}の`;
    return says(`自分への${of === undefined ? '' : `${one(of)}の`}${how}攻撃1回を無効にする`);
  },
  'cancel-hit': () => says('その命中を無効にする'),
  'attack-form': ({ form }) => says(`その攻撃の形式を${words.forms[form]}に変える`),
  discard: ({ what, who, n, by, none }, say) => {
    const owner = say.who(who);
    const chosen = by !== 'you' || who === 'you' ? '' : owner === 'you' ? 'ダンジョンロードの選ぶ' : 'あなたの選ぶ';
    const missing = none === undefined ? '' : `(なければ、${say.effects(none)})`;
    return act(owner, `${chosen}${discardedText(what, n)}を${by === 'random' ? '無作為に' : ''}捨てる${missing}`);
  },
  'discard-this': (_effect, say) => act(say.who('bearer'), 'このカードを捨てる'),
  'discard-attacker': () => says('自分を攻撃しているモンスター1体を捨てる'),
  draw: ({ who, n }, say) => act(say.who(who), `カードを${n}枚引く`),
  recall: ({ what }) => act('you', `${typeof what === 'string' ? 'そのモンスターを捨て札から' : `捨て札の${one(what)}1枚を`}手札に加える`),
  minion: ({ of, any, most }) => {
    const limit = most === undefined ? '' : 'cost' in most ? `コスト${most.cost}以下の` : `残りライフ${most.life}以下の`;
    const monster = `${limit}${any === undefined ? 'モンスター' : one(any)}1体`;
    return says(of === 'own' ? `手札か群れの${monster}を手下にする` : `自分を攻撃している${monster}の攻撃を止め、手下にする`);
  },
  'swap-quest': ({ of }) => says(`${of === 'target' ? '対象の、' : ''}トークンのない個人クエスト1枚を、全体クエストと入れ替える`),
  'return-global-quest': () => says('全体クエストをデッキの一番下に戻し、次の1枚を公開する'),
  'open-exit': ({ kinds }, { voice: { realm } }) => says(`自分のスペースの${exitsText(kinds, realm)}1つを開く`),
  'close-exits': ({ which, threat }, { voice: { realm } }) =>
    says(
      `次の自分のターンまで、このスペースのオープンの出入り口${which === 'one' ? '1つ' : 'すべて'}が${words.exits[realm].locked}(${threatText(threat)})になる`,
    ),
  level: ({ who, n }, say) => act(say.who(who), `レベルを${Math.abs(n)}${n < 0 ? '失う' : '得る'}`),
  immune: ({ who, to }, say) => says(`このターン、${say.who(who) === 'you' ? '' : `${PERSONS[say.who(who)]}は`}${immunityText(to, say)}`),
  choose: ({ by, of }, say) => {
    const chooser = say.who(by);
    const [[first] = []] = of;
    if (isPlusMinus(of) && first?.do === 'die') return says(dieText(first.who, first.change, first.rolls, '±', say));
    const voice = chooser === 'you' ? say.voice : { ...say.voice, addressed: [by] };
    const branches = of.map((branch) => say.effects(branch, voice));
    return says(`${chooser === 'you' ? '' : `${PERSONS[chooser]}は`}1つ選ぶ: ${branches.join('、または')}`);
  },
  may: ({ price, effects: then }, say) => says(say.lead(paying(price), then)),
  if: ({ when, effects: then, else: otherwise }, say) =>
    says(`${say.lead(say.condition(when), then)}${otherwise === undefined ? '' : `。${say.lead('そうでなければ', otherwise)}`}`),
  'look-at-maps': ({ n }) => says(`マップデッキの上から${n}枚を見て、好きな順に戻す`),
  grant: ({ standing, until }, say) => says(`${UNTIL[until]}、${say.standing(standing)}`),
};

export const immunityText = (to: Immunity, say: Say): string => dispatch(immunities, 'to', to, say);

/** In Japanese these are whole predicates. */
export const immunities: CardSentences['immunities'] = {
  discard: () => 'カードの効果で捨てられない',
  'discard-and-minion': () => 'カードの効果で捨てられず、手下にもならない',
  tip: () => '転倒しない',
  pit: () => '落とし穴の影響を受けない',
  spikes: () => 'スパイクの影響を受けない',
  'pit-or-spikes': () => '落とし穴とスパイクの影響を受けない',
  'trapped-exit': (_to, { voice: { realm } }) => `${words.exits[realm].trapped}の出入り口の影響を受けない`,
  'warp-by-opponents': () => '相手の効果でワープしない',
  'attacks-of': ({ any }) => `${many(any)}の攻撃と特殊効果を受けない`,
};

/** 「行動力1と栄光1」「このカードを捨てる」. */
export const priceText: CardSentences['price'] = ({ glory, movement, charges, discard, more }) =>
  [
    ...(movement === undefined ? [] : [`行動力${movement}`]),
    ...(glory === undefined ? [] : [glory === 'cost-of-monster' ? 'そのコストと同じ栄光' : `栄光${glory}`]),
    ...(more === undefined ? [] : [`${words[more.of]}#${more.max === null ? '' : `(最大${more.max})`}`]),
    ...(charges === undefined ? [] : [`チャージ${charges}`]),
    ...(discard === undefined ? [] : [`${discard === 'this' ? 'このカード' : discardedText(discard, 1)}を捨てる`]),
  ].join('と');
/** 「栄光1を払えば」「手札1枚を捨てれば」. */
function paying(price: Parameters<typeof priceText>[0]): string {
  const text = priceText(price);
  if (text === '') return '望むなら';
  return price.discard === undefined ? `${text}を払えば` : text.replace(/捨てる$/, '捨てれば');
}
