// Owns the Japanese log: a line for everything that can happen.

import { xpOf } from '../../../content/cards.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { MARKS, PHASES, SIDES, THINGS } from '../../words/ja/tables.ts';
import { all, signed } from '../words.ts';

const HOW = { gallery: '横坑は続いていた', tunnel: '新しい坑道', destination: '道が開けた' } as const;
const DECKS = { monsters: 'モンスター', encounters: '遭遇', treasures: '宝物' } as const;
const CHECKS = { disable: '罠の解除', poison: '毒', curse: '呪い', force: '扉', snatch: '奪い取り' } as const;
const TRACKS = { spore: '胞子', water: '水位', strain: 'ゆがみ' } as const;
/** What an adventure has been waiting for: its villain comes. */
const COMES: Partial<Record<string, string>> = {
  orrodun: '親方が名簿から顔を上げた',
  'mother-caul': '三つ目の花が開いた。母が中にいた',
  vharn: 'はしごの前に、灯りのない誰かが立っている',
  iskarra: '中は寒いだけ。と思ったら、だけではなかった',
};

export const log: EventPhrases = {
  'hero.taken': ({ id }, { named }) => `${named(id)}がはしごを降りた`,
  'powers.taken': ({ hero, powers }, its) => `${its.hero(hero)}のパワー: ${all(powers.map(its.named))}`,
  'treasure.revealed': ({ card }, { named }) => `${named(card)}が表になった`,
  'treasures.returned': () => '残りのカードは山に戻った',
  'item.brought': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}を持ち込んだ`,
  'item.left': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}を置いていった`,
  'ally.taken': ({ hero, ally }, its) => `${its.named(ally)}が${its.hero(hero)}についてきた`,
  'stack.built': () => 'タイルの山ができた',
  'surges.given': ({ surges }) => `回復トークン: ${surges.join('と')}`,
  'first.rolled': ({ dice, heroes }, its) => `最初を決める: ${all(heroes.map((hero, i) => `${its.hero(hero)}${dice[i] ?? 0}`))}`,
  'first.chosen': ({ hero }, its) => `${its.hero(hero)}から始める`,
  'round.ended': ({ round }) => `第${round}ラウンドが終わった`,
  'turn.began': ({ hero, round }, its) => `第${round}ラウンド: ${its.hero(hero)}のターン`,
  'turn.ended': ({ hero }, its) => `${its.hero(hero)}のターンが終わった`,
  'phase.began': ({ hero, phase }, its) => `${its.hero(hero)}: ${PHASES[phase]}`,
  'lasting.ended': ({ hero }, its) => `${its.hero(hero)}の続いていた効果が終わった`,
  'hero.walked': ({ hero, path, cost }, its) => `${its.hero(hero)}は${cost}マス移動し、${its.square(path.at(-1) ?? 0)}に来た`,
  'attack.taken': ({ hero }, its) => `${its.hero(hero)}はこのターンの攻撃を使った`,
  'hero.escaped': ({ hero }, its) => `${its.hero(hero)}が脱出した。残り${its.view.heroes.filter(({ escaped }) => !escaped).length}人`,
  'adventure.ended': ({ winner }, its) =>
    winner < 0
      ? `${its.adventure}: 第${its.view.round}ラウンドに敗北した`
      : its.view.xp.length > 1
        ? `${its.adventure}: ${its.crew(winner)}が勝った`
        : `${its.adventure}: 第${its.view.round}ラウンドに勝利した`,
  'tile.drawn': ({ tile }, { named }) => `${named(tile)}が引かれた`,
  'tile.returned': ({ tile, to, why }, { named }) =>
    why === 'scout'
      ? `${named(tile)}を底に送り、別の道を選んだ`
      : `${named(tile)}は最後の道をふさぐため、${to === 'held' ? 'とっておく' : '山の底へ'}`,
  'tile.unheld': ({ tile }, { named }) => `${named(tile)}がやはり来た`,
  'tiles.topped': ({ tiles }, { named }) => `${all(tiles.map((tile) => named(tile)))}を山の上に戻した`,
  'tile.placed': ({ tile, how }, its) => (how === 'explore' ? `探索。${its.named(tile)}` : `${HOW[how]}。${its.named(tile)}`),
  'stack.empty': () => '山札は尽きた。タイルもモンスターもなし',
  'monster.replaced': ({ tile }, its) => `${its.tile(tile)}ではモンスターを引かない`,
  'edge.closed': ({ edge, as }, its) =>
    as === 'fissure' ? `${its.edge(edge)}に裂け目` : as === 'wall' ? `${its.edge(edge)}は洞窟の縁` : `${its.edge(edge)}で落盤`,
  'door.opened': ({ edge }, its) => `扉が開いた: ${its.tile(edge >> 2)}の${SIDES[edge & 3] ?? ''}側`,
  'tile.looked': ({ hero, tile }, its) =>
    tile === undefined ? `${its.hero(hero)}がタイルを見た` : `${its.hero(hero)}は${its.named(tile)}を見た`,
  'tiles.ordered': ({ hero }, its) => `${its.hero(hero)}はタイルを戻した`,
  'shrine.used': ({ hero }, its) => `${its.hero(hero)}が小さな灯をともした`,
  'deck.shuffled': ({ deck }) => `${DECKS[deck]}カードを切り直した`,
  'monster.drawn': ({ hero, card }, its) => `${its.hero(hero)}が${its.named(card)}を引き、コントロールする`,
  'monster.redrawn': ({ hero, card, why }, its) =>
    why === 'own' ? `${its.named(card)}はすでに${its.hero(hero)}の前。引き直し` : `${its.named(card)}。1体のかわりに複数`,
  'monster.taken': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}を受け取った`,
  'monster.unplaced': ({ card }, its) => `${its.named(card)}を置く場所がなかった`,
  'foe.placed': ({ kind, square }, its) => {
    const appeared = `${its.square(square)}に${its.named(kind)}が現れた`;
    return COMES[kind] === undefined ? appeared : `${COMES[kind]}。${appeared}`;
  },
  'foe.moved': ({ kind, to, toward }, its) =>
    `${its.named(kind)}は${toward < 0 ? '' : `${its.figure(toward)}に近づき、`}${its.square(to)}に来た`,
  'foe.closed': ({ kind, on }, its) => `${its.named(kind)}が${its.figure(on)}の隣に来た`,
  'foe.crowded': ({ kind, on }, its) => `${its.figure(on)}の隣に空きがない。${its.named(kind)}は待った`,
  'foe.idle': ({ kind, why }, its) =>
    why === 'nobody'
      ? `${its.named(kind)}が狙う相手はいない`
      : why === 'drowsy'
        ? `${its.named(kind)}は眠ったままだった`
        : `${its.named(kind)}は動かなかった`,
  'tactic.chosen': ({ kind, tactic }, its) => `${its.named(kind)}: ${its.tactic(kind, tactic)}`,
  'cards.handled': ({ cards }) => `列のカード${cards.length}枚が済んだ`,
  'foe.unpinned': ({ kind }, its) => `${its.named(kind)}の釘付けが解けた`,
  'foe.hurt': ({ kind, n, hp }, its) => `${its.named(kind)}に${n}ダメージ(残りHP${hp})`,
  'foe.healed': ({ kind, n }, its) => `${its.named(kind)}がHPを${n}回復した`,
  'foe.defeated': ({ kind }, its) => `${its.named(kind)}を倒した。経験点パイルに${xpOf(kind)}`,
  'foe.left': ({ kind }, its) => `${its.named(kind)}が消えた。経験点も宝物もなし`,
  'token.put': ({ kind, token }, its) => `${its.named(kind)}に${MARKS[token]}`,
  'ally.hurt': ({ kind, n, hp }, its) => `${its.named(kind)}に${n}ダメージ(残りHP${hp})`,
  'ally.left': ({ kind }, its) => `${its.named(kind)}が去った`,
  'attack.rolled': ({ byId, onId, name, die, bonus }, its) =>
    name === byId
      ? `${its.named(byId)}が${its.named(onId)}を攻撃: 出目${die}、${signed(bonus)}`
      : `${its.named(byId)}の${its.attack(name)}、目標は${its.named(onId)}: 出目${die}、${signed(bonus)}`,
  'attack.rerolled': ({ die }) => `振り直し: 出目${die}`,
  'attack.judged': ({ total, ac, hit, byId, onId }, its) =>
    byId === undefined || onId === undefined
      ? `合計${total}、AC${ac}。${hit ? '命中' : '外れ'}`
      : `${its.named(byId)}の攻撃が${its.named(onId)}${hit ? 'に命中' : 'を外れた'}: 合計${total}、AC${ac}`,
  'attack.changed': ({ more, guard, foiled }) =>
    foiled ? '攻撃は外れになった' : more > 0 ? `出目に${signed(more)}` : `AC${signed(guard)}`,
  'check.rolled': ({ hero, for: what, die, bonus, need }, its) =>
    `${its.hero(hero)}の判定(${CHECKS[what]}): 出目${die}${bonus === 0 ? '' : signed(bonus)}、必要${need}。${die + bonus >= need ? '成功' : '失敗'}`,
  'blow.threatened': ({ on, n }, its) => `${its.hero(on)}は${n}ダメージを受けるところだ`,
  'blow.changed': ({ on, n }, its) => `${its.hero(on)}が受けるのは${n}ダメージになった`,
  'blow.averted': ({ hero }, its) => `${its.hero(hero)}はダメージを受けなかった`,
  'hero.hurt': ({ hero, n, hp, from }, its) => `${from === 'poison' ? '毒: ' : ''}${its.hero(hero)}に${n}ダメージ(残りHP${hp})`,
  'hero.fell': ({ hero }, its) => `${its.hero(hero)}は倒れた`,
  'hero.healed': ({ hero, n, hp }, its) => `${its.hero(hero)}はHPを${n}回復し、${hp}になった`,
  'surge.spent': ({ hero, hp, left }, its) => `回復トークンを使用。${its.hero(hero)}はHP${hp}で起き上がった(残り${left})`,
  'surge.missing': ({ hero }, its) => `${its.hero(hero)}に回復トークンが必要だったが、残っていなかった`,
  'condition.gained': ({ hero, condition }, its) => `${its.hero(hero)}は${MARKS[condition]}になった`,
  'condition.lost': ({ hero, conditions }, its) => `${its.hero(hero)}の${all(conditions.map((one) => MARKS[one]))}が消えた`,
  'part.ignored': ({ hero }, its) => `${its.hero(hero)}は動じなかった`,
  'figure.placed': ({ id, to }, its) => `${its.named(id)}を${its.square(to)}に置いた`,
  'lasting.begun': ({ id, what, n }, its) =>
    `${its.named(id)}: しばらく${what === 'ac' ? `AC${signed(n)}` : what === 'drowsy' ? '眠気' : '敵に無視される'}`,
  'power.begun': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}を使った`,
  'power.kept': ({ card }, its) => `${its.named(card)}は表のまま`,
  'power.flipped': ({ card, up }, its) => (up ? `${its.named(card)}が再び使える` : `${its.named(card)}を使い切った`),
  'reaction.used': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}で応じた`,
  'item.used': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}を使った`,
  'item.flipped': ({ card, up }, its) => (up ? `${its.named(card)}が再び使える` : `${its.named(card)}を使い切った`),
  'item.discarded': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}を捨てた`,
  'treasure.drawn': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}を見つけた`,
  'treasure.refused': ({ card }, its) => `${its.named(card)}は残さなかった`,
  'treasure.more': ({ hero, n }, its) => `${its.hero(hero)}は${n}枚引く`,
  'item.given': ({ card, to }, its) => `${its.named(card)}は${its.hero(to)}のものになった`,
  'fortune.discarded': ({ card }, its) => `${its.named(card)}を捨てた`,
  'fortune.banked': ({ card }, its) => `${its.named(card)}を経験点パイルに置いた`,
  'fortune.waits': ({ card }, its) => `${its.named(card)}は攻撃が終わるまで待つ`,
  'fortune.begun': ({ card }, its) => `${its.named(card)}が効果を発揮した`,
  'blessing.begun': ({ card }, its) => `${its.named(card)}が始まった`,
  'blessing.ended': ({ card }, its) => `${its.named(card)}が消えた`,
  'xp.spent': ({ hero, cards: paid, price }, its) => `${its.hero(hero)}は経験点${price}を払った: ${all(paid.map(its.named))}`,
  'hero.levelled': ({ hero, daily }, its) => `${its.hero(hero)}がレベル2になり、${its.named(daily)}を得た`,
  'encounter.drawn': ({ hero, card, again }, its) => `${its.hero(hero)}は${again ? '引き直して' : ''}${its.named(card)}を引いた`,
  'encounter.spared': () => '光がもった。遭遇なし',
  'encounter.cancelled': ({ card }, its) => `${its.named(card)}はなかったことになった`,
  'encounter.discarded': ({ card }, its) => `${its.named(card)}を捨てた`,
  'environment.set': ({ card }, its) => `${its.named(card)}になった`,
  'trap.set': ({ card, square }, its) => `${its.square(square)}に${its.named(card)}`,
  'trap.redrawn': ({ card }, its) => `${its.named(card)}を置く場所がない。引き直し`,
  'trap.gone': ({ card }, its) => `${its.named(card)}がなくなった`,
  'trap.sprung': ({ card }, its) => `${its.named(card)}が起動した`,
  'curse.set': ({ hero, card }, its) => `${its.hero(hero)}に${its.named(card)}がかかった`,
  'curse.gone': ({ hero, card }, its) => `${its.hero(hero)}は${its.named(card)}を振り払った`,
  'track.moved': ({ track, to }, its) =>
    `${TRACKS[track]} ${to}${its.most === null || track === 'strain' ? '' : `/${its.most}`}${track === 'water' && to >= (its.cold ?? Infinity) ? '。冷たさで全員に1ダメージ' : ''}`,
  'hazard.rolled': ({ card, die }, its) => `${its.named(card)}: 出目${die}`,
  'ally.rolled': ({ kind, die, need }, its) => `${its.named(kind)}の判定: 出目${die}、必要${need}。${die >= need ? '成功' : '失敗'}`,
  'thing.put': ({ kind, square, crew }, its) =>
    `${its.square(square)}に${THINGS[kind]}${crew < 0 ? '' : `。先に見たのは${its.crew(crew)}`}`,
  'thing.taken': ({ hero, kind, first }, its) =>
    `${its.hero(hero)}が${THINGS[kind]}を拾った${first && kind === 'lamp' ? '。踊り場で、何かが顔を上げた' : ''}`,
  'thing.dropped': ({ hero, kind, square }, its) => `${its.hero(hero)}は${THINGS[kind]}を${its.square(square)}に置いた`,
  'thing.snatched': ({ hero, kind, from }, its) => `${its.hero(hero)}は${its.hero(from)}から${THINGS[kind]}を奪った`,
  'thing.hurt': ({ kind, n, hp }) => (hp === 0 ? `${THINGS[kind]}を壊した` : `${THINGS[kind]}に${n}ダメージ(残りHP${hp})`),
  'things.delivered': ({ hero, kind, n, team }, its) =>
    kind === 'crystal'
      ? `${its.crew(team)}が水晶を${n}つ納めた(${its.view.delivered[team] ?? 0}/3)`
      : `${its.hero(hero)}が${THINGS[kind]}を届けた${kind === 'miner' ? `(${its.view.delivered[team] ?? 0}/3)` : ''}`,
  'fissure.rolled': ({ die, thing }, its) => `裂け目の判定: 出目${die}。${thing < 0 ? '何も来ない' : `${its.figure(thing)}から何かが来た`}`,
};
