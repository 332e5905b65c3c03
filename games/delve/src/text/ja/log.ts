// Owns the Japanese log: plain style, past tense, one line for every event.

import { cardOf } from '../../content/cards.ts';
import type { RewardKind } from '../../content/types.ts';
import { entranceSize } from '../../queries/entrance.ts';
import { sideOf, squareOf } from '../../pieces/grid.ts';
import { cardsWanted } from '../../queries/decks.ts';
import { itemOf } from '../../queries/items.ts';
import type { Wall } from '../../state.ts';
import type { View } from '../../view.ts';
import { signed } from '../words/compose.ts';
import { checkFacts, checkOfDie, checkOfRoll, columnOf, isReward, modesWith, rowOf, testAt, usesLeft, type CheckFacts } from '../facts.ts';
import type { BriefPhrases, EventPhrases } from '../phrases.ts';
import { all, basic, checkName, either, gemCount, itemName, nameOf, sumText, things } from '../words/ja/basic.ts';
import { cards } from '../words/ja/cards.ts';

const at = (view: View, wall: Wall): string => basic.wall(rowOf(view, squareOf(wall)), columnOf(view, squareOf(wall)), sideOf(wall));
/** What the check comes to now; nothing when the view no longer shows it. */
const now = (check: CheckFacts | null): string => (check === null ? '' : `。${checkName(check)} ${check.skill} ${sumText(check)}`);
const faces = (dice: readonly number[]): string => all(dice.map(String));
const CAUSES = {
  test: 'カード判定の失敗',
  trial: '試練の判定の失敗',
  guard: '防御判定の失敗',
  clock: `「${cards.keywords.CLOCK}」`,
} as const;
const DECLINED: Readonly<Record<RewardKind, string>> = {
  health: '体力',
  ruby: 'ルビー',
  emerald: 'エメラルド',
  sapphire: 'サファイア',
  experience: '経験',
  item: 'アイテム',
};

export const log: EventPhrases = {
  'hero.named': ({ hero, area }) => `${hero}は${area}の探索に出た`,
  'cards.chosen': ({ level }, view) => `${basic.levels[level]}のカードを${cardsWanted(view.setup, level)}枚選んだ`,
  'skill.trained': ({ skill, bubbles }, view) =>
    `${skill}を鍛えた。これからは${either(modesWith(view, skill, bubbles).map((mode) => basic.modes[mode].short))}`,
  'hero.equipped': ({ health, ruby, emerald }) => `体力${health}、${gemCount(ruby, 'ruby')}、${gemCount(emerald, 'emerald')}で始めた`,
  'entrance.rolled': ({ dice }) => `入口のダイスを振った。出目は${faces(dice)}。広さは${entranceSize(dice)}マス`,
  'entrance.drawn': ({ squares, exits }) => `入口を描いた(${squares.length}マス、出口${things(exits.length)})`,
  'decks.built': ({ impending, future }) => `デッキを組んだ(目前のデッキ${impending}枚${future === 0 ? '' : `、未来のデッキ${future}枚`})`,
  'unique.added': () => '次の固有カードを目前のデッキに加えた',
  'deck.shuffled': ({ cards: n }) => `目前のデッキをシャッフルした(${n}枚)`,
  'card.drawn': ({ card }) => `${nameOf(card)}を引いた(${basic.levels[cardOf(card).level]})`,
  'card.sent-under': ({ card }) => `${nameOf(card)}を目前のデッキの一番下に入れた`,
  'card.looked-at': ({ card }) => `${nameOf(card)}を見た`,
  'card.put-back': ({ card, where }) => `${nameOf(card)}をデッキの一番${where === 'top' ? '上' : '下'}に戻した`,
  'exit.chalked': ({ card }) => `${nameOf(card)}の部屋に出口を1つ加えた`,
  'door.found': ({ wall }, view) => `隠し扉を見つけた(${at(view, wall)})`,
  'room.placed': ({ card, squares, exits }) => `${nameOf(card)}の部屋を配置した(${squares.length}マス、出口${things(exits.length)})`,
  'room.unplaced': ({ card }) => `${nameOf(card)}の部屋は置ける場所がなく、描かずに進めた`,
  'exit.joined': ({ wall }, view) => `出口が接続になった(${at(view, wall)})`,
  'exit.blocked': ({ wall }, view) => `出口が封鎖になった(${at(view, wall)})`,
  'card.put-aside': ({ card }) => `${nameOf(card)}の部屋は置ける場所がなく、カードを脇に置いた`,
  'circles.drawn': ({ n }) => `部屋に円を${things(n)}描いた`,
  'opening.began': ({ card }) => `${nameOf(card)}との遭遇が始まった`,
  'round.began': ({ round, empty, circles }) => `ラウンド${round}が始まった(空の円${empty}/${circles})`,
  'foe.weakened': ({ what, n }) => `この遭遇が終わるまで、敵の${what === 'atk' ? 'ATK' : 'DEF'}が${n}下がった`,
  'foe.blinded': ({ round }) => `ラウンド${round}、敵は攻撃できなくなった`,
  'attack.left-out': ({ round }) => `円がすべて塗られ、ラウンド${round}の攻撃判定はなくなった`,
  'check.declared': ({ purpose, skill, target, mode, bonus }) =>
    `${basic.purposes[purpose]}: ${basic.check([skill], target)}(ダイス方式${mode}${bonus === 0 ? '' : `、修正${signed(bonus)}`})`,
  'check.prepared': ({ mode }) => `ダイス方式${mode}を選んだ(${basic.modes[mode].how})`,
  'check.rolled': ({ purpose, skill, target, mode, dice }) =>
    `${basic.purposes[purpose]}(${skill} ${target}以上、${mode})のダイスを振った。出目は${faces(dice)}`,
  'gem.spent': ({ gem, as }) => (as === gem ? `${basic.gems[gem]}を1個使った` : `${basic.gems[gem]}1個を${basic.gems[as]}として使った`),
  'die.changed': ({ check, die, from, to }, view) => `${from}の目が${to}になった${now(checkOfDie(view, check, die, to))}`,
  'die.rerolled': ({ check, die, from, to }, view) => `${from}の目を振り直し、${to}が出た${now(checkOfDie(view, check, die, to))}`,
  'check.rerolled': ({ check, dice }, view) => `ダイスをすべて振り直した。出目は${faces(dice)}${now(checkOfRoll(view, check, dice))}`,
  'check.helped': ({ check, n }, view) => `判定に${signed(n)}を加えた${now(checkFacts(view, check))}`,
  'check.assured': () => '出目に関係なく、判定は成功になった',
  'check.committed': ({ purpose, skill, total, target, passed }) =>
    `${basic.purposes[purpose]}: ${skill} ${total}(必要${target})、${passed ? '成功' : '失敗'}`,
  'test.left-out': ({ source }, view) => {
    const test = view.encounter === null ? undefined : testAt(view, source);
    return `好機${test === undefined ? '' : `(${basic.check([test.skill], test.target)})`}を見送った`;
  },
  'attack.modified': ({ n }) => `このラウンドの攻撃判定に${signed(n)}が付いた`,
  'guard.modified': ({ n }) => `このラウンドの防御判定に${signed(n)}が付いた`,
  'hit.scored': ({ n }) => `${n}回命中した`,
  'loss.pending': ({ cause, effect }) =>
    `${CAUSES[cause]}で${effect.do === 'lose-gem' ? '宝石を1個' : `体力を${effect.n}`}失うことになった`,
  'loss.taken-up': () => '次の損失の番になった',
  'circle.added': ({ circles }) => `空の円が1つ増えた(全部で${things(circles)})`,
  'circles.filled': ({ n, filled, circles }) => `円を${things(n)}塗った(${filled}/${circles})`,
  'hits.lost': ({ n }) => `最後の円を超えた命中${n}回は無効になった`,
  'circle.erased': ({ by, filled }) => `「${cards.keywords[by]}」で円が1つ消えた(塗った円は残り${things(filled)})`,
  'loss.reduced': ({ n, left }) => `損失が${n + left}から${left}に減った`,
  'health.lost': ({ n, cause, left }) => `${CAUSES[cause]}で体力を${n}失った(残り${left})`,
  'health.gained': ({ n }) => `体力を${n}得た`,
  'gem.lost': ({ gem }) => `${basic.gems[gem]}を1個失った`,
  'gem.gained': ({ gem, n }) => `${basic.gems[gem]}を${n}個得た`,
  'item.gained': ({ item }) => {
    const { uses } = itemOf(item);
    return `${itemName(item)}を手に入れた${uses === null ? '' : `(${uses}回使える)`}`;
  },
  'item.used': ({ item, place }, view) => {
    const entry = view.hero.inventory[place];
    const left = entry === undefined ? null : usesLeft(entry);
    return `${itemName(item)}を使った${left === null ? '' : `(残り${left}回)`}`;
  },
  'reward.declined': ({ reward }) => (isReward(reward) ? `${DECLINED[reward]}を断った` : '判定の要る報酬を断った'),
  'experience.without-effect': ({ skills }) => `経験の効果はなかった(${all(skills)}の丸印はすべて塗ってある)`,
  'room.cleared': ({ card }) => `${nameOf(card)}の部屋を制覇した`,
  'encounter.ended': ({ card }) => `${nameOf(card)}との遭遇が終わった`,
  'card.discarded': ({ card }) => `${nameOf(card)}を捨て札に置いた`,
  'card.won': ({ card }) => `${nameOf(card)}を勝利の山に置いた`,
  'level-1.collected': ({ cards: n }) => (n === 0 ? '集める捨て札はなかった' : `捨て札${n}枚を目前のデッキに戻した`),
  'completion.began': ({ cards: n }) => `続けて遊ぶことにした(固有カード${n}枚)`,
  'hero.fell': ({ card }, view) => `${view.setup.hero}は${nameOf(card)}との遭遇で力尽きた`,
  'game.won': ({ by }) => (by === 'boss' ? '勝利。ボスを倒した' : '勝利。最後のカードを制覇した'),
  'game.given-up': ({ met }) => `${met}種類のカードに出会い、あきらめた`,
  'game.ended': ({ score }) => `ゲームが終わった。得点は${score}`,
};

export const brief: BriefPhrases = {
  you: '',
  filled: (_who, foe, filled, circles) => `${foe ? '命中' : '成功'}(${filled}/${circles})`,
  rolled: (skill, target, dice) => `${skill}(${target}以上): ${faces(dice)}`,
  missed: () => '攻撃は外れた',
  guarded: () => '防御に成功',
  lost: (cause, n, left) => `${CAUSES[cause]}で体力−${n}(残り${left})`,
};
