// Owns the Japanese log: a line for everything that can happen.

import type { Use } from '../../facts.ts';
import type { SpeciesId } from '../../content/index.ts';
import type { EventPhrases, Said } from '../phrases.ts';
import { NAMES } from '../words/names.ts';
import { cards as printed } from './cards.ts';
import { signed } from './words.ts';

/** Monsters by their kinds, with how many there are of each. */
const counted = (species: readonly SpeciesId[], said: Said): string =>
  [...new Set(species)].map((id) => `${said.species(id)}が${species.filter((one) => one === id).length}体`).join('、');

const USES: Readonly<Record<Use, string>> = {
  hit: '命中',
  evade: '回避',
  multiplier: '倍率',
  add: '付加と発動',
  will: '意志',
  fort: '頑健',
  save: 'セーブ',
  chance: '成功率',
  action: '行動',
  target: '対象',
  flee: '逃走',
  chase: '追跡',
  resist: '振り払い',
  'wear-off': '自然回復',
  prayer: '祈り',
  element: '属性',
  skill: '技量',
  species: '種族',
  encounter: '遭遇',
  wandering: '通路',
  kind: '宝の種類',
  loot: '宝',
  acid: '酸',
  stat: '成長',
  quest: 'クエスト',
  job: '長椅子',
  bet: '賭け',
  branch: '脇道',
  lock: '解錠',
};
const MODS: Readonly<Record<string, string>> = {
  suit: 'スート',
  range: '距離',
  action: '行動',
  berserk: '狂戦士',
  wall: '物理障壁',
  defending: '防御中',
  'take-aim': '狙い定め',
  fury: '憤怒',
  barrier: '魔法障壁',
  weak: '弱点',
  own: '同じ属性',
  will: '意志セーブ',
};
const { statuses } = NAMES.ja;
const LASTING = { song: '行進歌', guard: '歩哨', aim: '狙い定め', flask: 'フラスコ' } as const;
const ACTED: Readonly<Record<string, string>> = {
  attack: '攻撃した',
  intrinsic: '固有の行動をした',
  technique: '技を使った',
  use: 'アイテムを使った',
  defend: '防御した',
  rearrange: '隊列を整えた',
  flee: '逃げようとした',
  pass: '見送った',
  arms: '襲いかかった',
  energy: '術を放った',
  grace: '祝福した',
  hex: '呪った',
  none: '動いた',
};

export const log: EventPhrases = {
  'cards.drawn': ({ use, unit, cards }, said) => `${unit < 0 ? '' : `${said.unit(unit)}、`}${USES[use]}: ${said.cards(cards)}`,
  'fate.shuffled': ({ spare }) => (spare ? 'この戦闘だけ予備デッキを足した' : '運命の山札を混ぜ直した'),
  'fate.gathered': () => '予備デッキを箱に戻した',
  'character.joined': ({ character }, said) => `${said.job(character.job)}が加わった`,
  'character.raised': ({ unit, base }, said) =>
    `${said.unit(unit)}: ${(['str', 'dex', 'con', 'int', 'wis'] as const).map((stat, at) => `${said.stat(stat)}${base[at] ?? 0}`).join('、')}`,
  'character.levelled': ({ unit, level }, said) => `${said.unit(unit)}はレベル${level}になった`,
  'character.taught': ({ unit, sp }, said) => `${said.unit(unit)}のSPは${sp}`,
  'character.rested': ({ unit }, said) => `${said.unit(unit)}は休んだ`,
  'character.refreshed': ({ unit, hp, mp }, said) => `${said.unit(unit)}は全快した(HP${hp}、MP${mp})`,
  'character.dismissed': ({ unit }, said) => `${said.unit(unit)}が帰り、荷物はここに残した`,
  'characters.lost': ({ units }, said) => `${said.units(units)}を置き去りにした`,
  'character.left': ({ unit }, said) => `${said.unit(unit)}は取り残された`,
  'characters.found': ({ units }, said) => `${said.units(units)}と再会した`,
  'technique.learned': ({ unit, technique }, said) => `${said.unit(unit)}は${said.technique(technique)}を覚えた`,
  'exp.gained': ({ unit, n }, said) => `${said.unit(unit)}は経験値${n}を得た`,
  'row.changed': ({ unit, row }, said) => `${said.unit(unit)}は${printed.rows[row]}へ移った`,
  'gold.changed': ({ by, gold }) => `ゴールド${signed(by)}: ${gold}`,
  'item.gained': ({ unit, item }, said) => `${said.unit(unit)}が${said.item(item)}を持った`,
  'item.used': ({ unit, item }, said) => `${said.unit(unit)}は${said.item(item)}を使った`,
  'item.lost': ({ unit, item }, said) => `${said.unit(unit)}は${said.item(item)}を失った`,
  'item.passed': ({ from, to, item }, said) => `${said.unit(from)}は${said.unit(to)}に${said.item(item)}を渡した`,
  'item.dropped': ({ unit, item }, said) => `${said.unit(unit)}は${said.item(item)}をここに置いた`,
  'item.fetched': ({ unit, item }, said) => `${said.unit(unit)}は${said.item(item)}を拾った`,
  'item.left': ({ item }, said) => `持てる人がいないので${said.item(item)}を置いていく`,
  'gear.worn': ({ unit, gear }, said) => `${said.unit(unit)}は${said.item(gear)}を装備した`,
  'gear.removed': ({ unit, gear }, said) => `${said.unit(unit)}は${said.item(gear)}を外した`,
  'treasure.found': ({ items }, said) => (items.length === 0 ? '何も見つからなかった' : `見つけた: ${said.items(items)}`),
  'quest.taken': ({ domain, floors, ql }, said) => `クエストレベル${ql}: ${said.domain(domain)}、全${floors}階層`,
  'quest.done': ({ ql }) => `レベル${ql}のクエストを果たした`,
  'phase.began': ({ phase }) => (phase === 'town' ? '一行は町にいる' : phase === 'dungeon' ? '一行は出発した' : '一行が集まった'),
  'alarm.raised': ({ alarm }) => `警戒度${alarm}: ボスのHPカードが増える`,
  'campaign.ended': ({ result }) => (result === 'won' ? '九ページ目が片づいた。キャンペーンに勝利した' : 'キャンペーンに敗れた'),
  'dungeon.laid': ({ floors }) => `全${floors}階層のダンジョンが待っている`,
  'floor.dealt': ({ floor }) => `第${floor + 1}階層を配った`,
  'tile.seen': ({ card, place }, said) => `${said.place(place)}、${said.card(card)}: ${said.meaning(card)}`,
  'tile.put-aside': ({ card }, said) => `${said.card(card)}を脇に置いた`,
  'tile.explored': ({ place }, said) => `一行は${said.place(place)}を探索した`,
  'tile.changed': ({ place }, said) => `${said.place(place)}で何かが変わった`,
  'branch.made': ({ n }) => `扉の向こうにタイル${n}枚`,
  'party.moved': ({ to }, said) => `一行は${said.place(to)}へ進んだ`,
  'party.put': ({ to }, said) => `一行は${said.place(to)}にいる`,
  'trap.sprung': ({ trap }, said) => `罠: ${said.trap(trap)}`,
  'trap.cancelled': () => '罠は働かなかった',
  'band.waits': ({ band }, said) => `${counted(band.species, said)}がここで待っている`,
  'save.made': ({ unit, saved }, said) => (saved ? `${said.unit(unit)}はセーブに成功した` : `${said.unit(unit)}は絵札を引けなかった`),
  'check.made': ({ unit, need, done }, said) => `${unit < 0 ? '' : `${said.unit(unit)}、`}${need}以下が必要: ${done ? '成功' : '失敗'}`,
  'bet.settled': ({ bet, won }) => (won ? `賭け金${bet}を得た` : `賭け金${bet}を失った`),
  'goods.bought': ({ item, price }, said) => `${said.item(item)}を${price}ゴールドで買った`,
  'goods.sold': ({ item, price }, said) => `${said.item(item)}を${price}ゴールドで売った`,
  'fight.began': ({ level, species }, said) => `戦闘: ${counted(species, said)}、レベル${level}`,
  'treasures.set': () => '宝カードを伏せて置いた',
  'monster.dealt': ({ unit, cards }, said) => `${said.unit(unit)}のHPカード: ${said.cards(cards)}`,
  'fight.ended': ({ verdict }) => (verdict === 'won' ? '戦闘に勝った' : verdict === 'lost' ? '戦闘に敗れた' : '一行は戦闘を離れた'),
  'fight.closed': () => '戦闘のカードを片づけた',
  'round.began': ({ round }) => `ラウンド${round}`,
  'initiative.dealt': ({ unit, cards }, said) => `${said.unit(unit)}の行動順: ${said.cards(cards)}`,
  'initiative.spent': ({ unit, cards, left }, said) =>
    left.length > 0
      ? `使ったのは${said.cards(cards)}だけ。${said.unit(unit)}はもう一度動く`
      : `${said.unit(unit)}は${said.cards(cards)}を使った`,
  'turn.began': ({ unit, extra }, said) => (extra ? `${said.unit(unit)}は追加ターンを得た` : `${said.unit(unit)}のターン`),
  'turn.skipped': ({ unit }, said) => `${said.unit(unit)}は動けなかった`,
  'turn.ended': ({ unit }, said) => `${said.unit(unit)}のターンが終わった`,
  'unit.acted': ({ unit, what, on }, said) =>
    `${said.unit(unit)}は${ACTED[what] ?? ACTED['none'] ?? ''}${on < 0 || on === unit ? '' : `(対象: ${said.unit(on)})`}`,
  'attack.judged': ({ by, on, hit }, said) =>
    hit ? `${said.unit(by)}の攻撃が${said.unit(on)}に命中した` : `${said.unit(by)}の攻撃は${said.unit(on)}に外れた`,
  'attack.covered': ({ unit, by }, said) => `${said.unit(by)}が${said.unit(unit)}をかばった`,
  'attack.passed': ({ unit }, said) => `狙う相手がいなかった。${said.unit(unit)}は透明だった`,
  'damage.reckoned': ({ base, mult, mods }) =>
    `${base}×${mult}=${base * mult}(${mods.map(([source, by]) => `${MODS[source] ?? source}${source === 'suit' ? by : signed(by)}`).join('、')})`,
  'effect.reflected': ({ on }, said) => `はね返り、${said.unit(on)}に向かった`,
  'unit.hurt': ({ unit, n, hp }, said) => `${said.unit(unit)}はHPを${n}失った(残り${hp})`,
  'unit.healed': ({ unit, n, hp }, said) => `${said.unit(unit)}のHPが${n}回復した(${hp})`,
  'mana.changed': ({ unit, by, mp }, said) => `${said.unit(unit)}: MP${signed(by)}(残り${mp})`,
  'unit.died': ({ unit }, said) => `${said.unit(unit)}は倒れた`,
  'unit.revived': ({ unit, hp, autolife }, said) =>
    autolife ? `灯がともり、${said.unit(unit)}はHP${hp}で立ち上がった` : `${said.unit(unit)}はHP${hp}で復活した`,
  'status.added': ({ unit, status }, said) => `${said.unit(unit)}は${statuses[status].gained}`,
  'status.removed': ({ unit, status }, said) => `${said.unit(unit)}は${statuses[status].lost}`,
  'status.refused': ({ unit, mark }, said) => `${said.unit(unit)}は${said.mark(mark)}を受けない`,
  'stun.changed': ({ unit, n }, said) =>
    n === 0 ? `${said.unit(unit)}は${statuses.stun.lost}` : `${said.unit(unit)}はスタンしている(${n})`,
  'lasting.began': ({ by, what }, said) => `${said.unit(by)}の${LASTING[what]}が始まった`,
  'lasting.ended': ({ by, what }, said) => `${said.unit(by)}の${LASTING[what]}が終わった`,
  'wait.began': ({ by }, said) => `${said.unit(by)}は時を待っている`,
  'wait.ended': ({ by }, said) => `${said.unit(by)}の時が来た`,
  'units.fled': ({ units }, said) => `${said.units(units)}は逃げ切った`,
  'flight.failed': ({ unit }, said) => `${said.unit(unit)}は逃げられなかった`,
  'treasure.turned': ({ unit, card, robbed }, said) =>
    robbed ? `${said.unit(unit)}から${said.card(card)}を盗んだ` : `宝カード: ${said.card(card)}`,
  'job.offered': ({ jobs }, said) => `長椅子にいるのは${jobs.map(said.job).join('と')}`,
};
