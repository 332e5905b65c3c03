// Owns the Japanese sentences of what holds while a card is in play, and of what it waits for.

import { dispatch } from '@undercroft/parts';
import type { Condition, Occasion } from '../../content/types.ts';
import type { CardSentences, Say } from '../cards/phrases.ts';
import { signed } from '../cards/say.ts';
import type { Subject } from '../cards/voice.ts';
import { formsBy, immunityText, PERSONS, priceText, rollsText } from './effects.ts';
import { either, many, one, quoted, words } from './words.ts';

const IN = { attack: '攻撃のとき、', 'counter-attack': '反撃のとき、', combat: '戦闘中、' } as const;
/** 「害獣との戦闘では、」 in front of what holds then. */
const given = (when: Condition | undefined, say: Say, text: string): string =>
  when === undefined ? text : `${say.condition(when)}、${text}`;
const isOwn = ({ voice: { addressed } }: Say): boolean => addressed.includes('bearer');
/** 「対象の」, nothing of whoever is spoken to. */
const of = (by: Subject): string => (by === 'you' ? '' : `${PERSONS[by]}の`);
const at = (by: Subject): string => (by === 'you' ? '' : `${PERSONS[by]}に`);

export const standing: CardSentences['standing'] = {
  score: ({ forms, n, in: where, when }, say) => {
    // A monster has scores in combat only.
    const plain = where === 'combat' && (when?.if === 'opponent-is' || !isOwn(say));
    return given(when, say, `${where === undefined || plain ? '' : IN[where]}${formsBy(forms, signed(n))}`);
  },
  standard: ({ form }) => `${words.forms[form]}にスタンダード記号を得る`,
  die: ({ n, rolls, of: whose, when }, say) =>
    given(when, say, `${whose === 'bearer' ? '' : '相手の'}${rollsText(rolls, say.voice.realm)}に${signed(n)}`),
  life: ({ n, when }, say) => given(when, say, `ライフ${signed(n)}`),
  level: ({ n, otherwise }, say) => `レベル${signed(n)}。ゲームの最低レベルなら、代わりに${say.standing(otherwise)}`,
  immune: ({ to, when }, say) => given(when, say, immunityText(to, say)),
  storage: ({ slots }) => `トレジャーをさらに${slots}枚持てる`,
  'boon-limit': ({ n }) => `恩恵の上限${signed(n)}`,
  cheaper: ({ for: whose, any, n, least }) => {
    const less = `のコスト−${n}(最低${least})`;
    if (whose === 'boons-played-here') return `ここでプレイされる恩恵${less}`;
    return `自分${whose === 'you-play' ? 'がプレイする' : 'を攻撃する'}${any === undefined ? 'カード' : many(any)}${less}`;
  },
  aura: ({ on, any, forms, n }) => {
    const change = `${many(any)}は${formsBy(forms, signed(n))}`;
    if (on === 'here') return `ここで攻撃する${change}`;
    return on === 'on-bearer' ? `自分を攻撃する${change}` : `これが共に攻撃しているか群れにいる間、自分のほかの${change}`;
  },
  company: ({ any, form, n }) => `同じヒーローを攻撃するほかの${one(any)}1体につき、${words.forms[form]}${signed(n)}`,
  hit: ({ forms, effects, when }, say) =>
    given(
      when,
      say,
      `命中(${forms === 'host' ? '付けたカードの全形式' : either(forms.map((form) => words.forms[form]))}): ${say.effects(effects)}`,
    ),
  trigger: ({ when, once, effects }, say) => `${once ? '1ターンに1回、' : ''}${say.lead(occasionText(when, say), effects)}`,
  shed: ({ price, where }, say) =>
    `対象は自分のヒーローフェイズに${where === null ? '' : `${locationText(where, say)}で`}${priceText(price)}を払い、このカードを捨てられる`,
};

const occasionText = (when: Occasion, say: Say): string => dispatch(occasions, 'on', when, say);

export const conditions: CardSentences['conditions'] = {
  'here-terrain': ({ any }) => `${either(any.map((terrain) => words.terrains[terrain]))}のスペースでは`,
  'here-portal': () => 'ポータルのスペースでは',
  'opponent-is': ({ any }) => `${many(any)}との戦闘では`,
  'host-is': ({ any }) => `${one(any)}に付けたときは`,
  'that-monster-is': ({ any }) => `それが${one(any)}なら`,
  'discarded-is': ({ any }) => `捨てたのが${either(any.map((family) => words.families[family]))}なら`,
  'life-at-most': ({ who, n }, say) => `${say.who(who) === 'hero' ? '選んだヒーローの' : of(say.who(who))}ライフが${n}以下なら`,
  'peril-at-most': ({ who, n }, say) => `${of(say.who(who))}危険が${n}以下なら`,
  'has-glory': ({ who }, say) => `${at(say.who(who))}栄光があれば`,
  'has-boon': ({ who, any }, say) => `${at(say.who(who))}準備済みの${one(any)}があれば`,
  'target-is-hero': () => '対象がヒーローなら',
  'level-above-floor': ({ who }, say) => `${at(say.who(who))}失えるレベルがあれば`,
  'paid-at-least': ({ n }) => `#が${n}以上なら`,
  'ally-near': ({ any }) => `自分のほかの${one(any)}が攻撃しているか群れにいる間は`,
};

export const occasions: CardSentences['occasions'] = {
  enter: () => 'ここに入ったとき',
  attacked: () => 'モンスターに攻撃されたとき',
  'hit-by-monster': () => 'モンスターの攻撃が命中したとき',
  hits: () => '自分の攻撃が命中したとき',
  'monster-defeated-here': () => '自分のスペースでモンスターが倒れたとき',
  defeated: () => 'これが倒れたとき',
  collects: ({ room, perilAtLeast, gloryAtLeast }, say) => {
    const what =
      perilAtLeast !== undefined ? `危険を${perilAtLeast}以上` : gloryAtLeast !== undefined ? `栄光を${gloryAtLeast}以上` : '栄光と危険を';
    return `${isOwn(say) ? '' : '対象が'}${room ? words.kinds[say.voice.realm].room : 'スペース'}で${what}得たとき`;
  },
  reset: (_when, say) => (isOwn(say) ? '自分のリセットフェイズに' : '対象のリセットフェイズに'),
  untips: () => '対象が起き上がったとき',
};

/** 「「墜落点」」「森林のスペース」. */
export const locationText: CardSentences['location'] = (location, { name }) => {
  if ('maps' in location) return either(location.maps.map((map) => quoted(name(map))));
  if ('terrain' in location) return `${words.terrains[location.terrain]}のスペース`;
  return { room: '好きな部屋', 'grim-passage': '好きな不吉な通路', site: '好きな場所' }[location.any];
};

export const patterns: CardSentences['patterns'] = {
  total: ({ dice, n }) => `ダイスを${dice}個振り、合計${n}以上を出す`,
  unmarked: ({ marks }) => `ダイスを1個振り、まだ印のない目なら印を付ける。印が${marks}つで達成`,
  'pair-and-higher': ({ dice }) => `ダイスを${dice}個振り、同じ目2個と、それより高い目1個を出す`,
  each: ({ dice, n }) => `ダイスを${dice}個振り、すべて${n}以上を出す。${n}以上のダイスはターンの終わりまで残せる`,
  'two-add-to-level': ({ dice }) => `ダイスを${dice}個振り、そのうち2個の合計がちょうど自分のレベルになる`,
};
