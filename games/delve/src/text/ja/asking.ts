// Owns the Japanese questions, buttons and options: plain style.

import { cardOf } from '../../content/cards.ts';
import type { Reward } from '../../content/types.ts';
import { committable } from '../../queries/adjust.ts';
import { entranceSize } from '../../queries/entrance.ts';
import { foeAtk, foeDef, trialTarget } from '../../queries/foe.ts';
import { placesFor } from '../../queries/map.ts';
import { roomToPlace } from '../../pieces/rooms.ts';
import { healthOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { effectsOf, rewardText, testText } from '../words/compose.ts';
import { cardHere, checkFacts, rewardAt, targetsHere, testAt } from '../facts.ts';
import type { AskingPhrases, OptionPhrases } from '../phrases.ts';
import { all, basic, checkName, nameOf, result, sumText } from '../words/ja/basic.ts';
import { cards } from '../words/ja/cards.ts';

const rewardList = (rewards: readonly Reward[]): string => all(rewards.map((reward) => rewardText(cards, reward)));
const ITEM = 'アイテムを選ぶ';
const here = (view: View): string => nameOf(cardHere(view));
const fits = (view: View): boolean => placesFor(view.map, roomToPlace(cardHere(view), view.encounter?.chalked ?? [])).length > 0;
const chosenOf = (chosen: unknown): number => (Array.isArray(chosen) ? chosen.length : 0);

/** 「攻撃判定 ATK 7以上、防御判定2回 DEF 6以上」. */
function ahead(view: View): string {
  const { attack, guard, trial } = targetsHere(view);
  const parts = [
    ...(attack === null ? [] : [`攻撃判定 ${basic.check(attack.skills, attack.target)}`]),
    ...(guard === null ? [] : [`防御判定${guard.times > 1 ? `${guard.times}回` : ''} ${basic.check(guard.skills, guard.target)}`]),
    ...(trial === null ? [] : [`試練 ${basic.check(trial.skills, trial.target)}`]),
  ];
  return parts.length === 0 ? '' : `(${parts.join('、')})`;
}

/** The skills of a round, asked for where there is a choice. */
const roundSkills = {
  strike: ({ view }: { view: View }) => `攻撃判定(${foeDef(view)}以上)の技能を選ぶ`,
  guard: ({ view }: { view: View }) => `防御判定(${foeAtk(view)}以上)の技能を選ぶ`,
  secondGuard: ({ view }: { view: View }) => `2回目の防御判定(${foeAtk(view)}以上)の技能を選ぶ`,
  trial: ({ view }: { view: View }) => `試練の判定(${trialTarget(view)}以上)の技能を選ぶ`,
};

export const asking: AskingPhrases = {
  create: {
    prompt: '最初の経験を2つ割り振る(ATKかDEFに1、AGLかWITに1)',
    acts: { create: { label: '技能を2つ選ぶ', picks: { first: 'ATKかDEFを選ぶ', second: 'AGLかWITを選ぶ' } } },
  },
  train: {
    prompt: ({ about }) => `経験を加える技能を選ぶ(${all(about.skills)})`,
    acts: { train: { label: '技能を鍛える', picks: { skill: '鍛える技能を選ぶ' } }, decline: '経験を断る' },
  },
  drawEntrance: {
    prompt: ({ view }) => `入口を描く(${entranceSize(view.entranceDice)}マス、出口3つ)`,
    acts: {
      automatic: '自動で描く',
      draw: {
        label: '1マスずつ描く',
        picks: {
          squares: ({ view, picked }) => `マスを選ぶ(${chosenOf(picked['squares']) + 1}/${entranceSize(view.entranceDice)})`,
          exits: ({ picked }) => `出口を選ぶ(${chosenOf(picked['exits']) + 1}/3)`,
        },
      },
      box: {
        label: '四角い箱の形に描く',
        picks: {
          width: '箱の幅を選ぶ',
          corner: '箱の左上のマスを選ぶ',
          exits: ({ picked }) => `出口を選ぶ(${chosenOf(picked['exits']) + 1}/3)`,
        },
      },
    },
  },
  between: {
    prompt: '次の遭遇を引くか、先にほかのことをする',
    acts: {
      draw: ({ view }) => `次の遭遇を引く(残り${view.decks.impending}枚)`,
      learn: { label: 'アイテムで経験を得る', picks: { item: ITEM, skill: '鍛える技能を選ぶ' } },
      look: { label: 'デッキの上を見る', picks: { item: ITEM } },
      'give-up': 'あきらめる',
      stop: '勝利のまま終える',
    },
  },
  putBack: {
    prompt: ({ view }) => `見たカードをデッキに戻す(${view.decks.looking.map(nameOf).join('')})`,
    acts: { put: { label: 'カードを戻す', picks: { card: 'カードを選ぶ', where: '一番上か一番下を選ぶ' } } },
  },
  keepOrRedraw: {
    prompt: ({ view }) => `${here(view)}を引いた。このまま進めるか、引き直すかを選ぶ`,
    acts: {
      keep: ({ view }) => `${here(view)}で進める`,
      redraw: { label: 'デッキの一番下に入れて引き直す', picks: { item: ITEM } },
    },
  },
  placeRoom: {
    prompt: ({ view }) => (fits(view) ? `${here(view)}の部屋を置く場所を選ぶ` : `${here(view)}の部屋を置ける出口がない。どうするかを選ぶ`),
    acts: {
      automatic: 'おまかせで置く',
      place: {
        label: '部屋を配置する',
        picks: { exit: 'マップから「開放」の出口を選ぶ', by: '新しい部屋のどの出口でつなぐかを選ぶ', mirrored: '部屋の向きを選ぶ' },
      },
      chalk: { label: '部屋に出口を加える', picks: { item: ITEM, wall: '出口を加える壁を選ぶ' } },
      'secret-door': {
        label: '隠し扉を描く',
        picks: { wall: '隠し扉を描く壁を選ぶ', by: '新しい部屋のどの出口でつなぐかを選ぶ', mirrored: '部屋の向きを選ぶ' },
      },
      'leave-undrawn': '部屋を描かずに進める',
      'put-aside': 'カードを脇に置く',
    },
  },
  attemptTest: {
    prompt: ({ view, about }) => `${testText(cards, testAt(view, about.test))}。挑む?`,
    acts: {
      attempt: ({ view, about }) => {
        const { skill, target } = testAt(view, about.test);
        return `${basic.check([skill], target)}に挑む`;
      },
      leave: '見送る',
    },
  },
  guardWith: {
    prompt: ({ view }) => `「${cards.keywords.AMBUSH}」の防御判定(${foeAtk(view)}以上)の技能を選ぶ`,
    acts: { guard: { label: '技能を選ぶ', picks: { skill: '防御判定の技能を選ぶ' } } },
  },
  planRound: {
    prompt: ({ view }) => `ラウンド${view.encounter?.round ?? 0}の振り方を選ぶ${ahead(view)}`,
    acts: {
      'roll-together': { label: '同時に振る', picks: { ...roundSkills, take: '挑む好機を選ぶ' } },
      'roll-in-turn': { label: '順番に振る', picks: roundSkills },
      use: { label: '先にアイテムを使う', picks: { item: ITEM } },
    },
  },
  nextCheck: {
    prompt: '次に振る判定を選ぶ',
    acts: { roll: { label: '次の判定を振る', picks: { kind: '次に振る判定を選ぶ' } } },
  },
  prepare: {
    prompt: ({ view, about }) => {
      const check = view.encounter?.checks[about.check];
      return check === undefined
        ? '振り方を選ぶ'
        : `${basic.purposes[check.purpose]} ${basic.check([check.skill], check.target)}の振り方を選ぶ`;
    },
    acts: {
      roll: { label: '振る', picks: { mode: 'ダイス方式を選ぶ' } },
      cloak: { label: '振る前にアイテムを使う', picks: { item: ITEM } },
    },
  },
  adjust: {
    prompt: ({ view }) => {
      const open = committable(view).flatMap((at) => checkFacts(view, at) ?? []);
      const [only] = open;
      return open.length === 1 && only !== undefined
        ? `${checkName(only)} ${only.skill} ${sumText(only)}、${result(only.passes)}。調整するか、確定する`
        : '出目を調整するか、判定を確定する';
    },
    acts: {
      'commit-all': ({ view }) => {
        const kept = committable(view).flatMap((at) => checkFacts(view, at) ?? []);
        return `ダイスを確定する: ${kept.map((check) => `${checkName(check)}は${result(check.passes)}`).join('、')}`;
      },
      commit: {
        label: ({ view }) => {
          const [at, more] = committable(view);
          const check = at === undefined || more !== undefined ? null : checkFacts(view, at);
          return check === null
            ? '判定を確定する'
            : `確定する: ${check.skill} ${check.total}(必要${check.target})、${result(check.passes)}`;
        },
        picks: { check: '確定する判定を選ぶ' },
      },
      spend: {
        label: '宝石を使う',
        picks: { gem: '使う宝石を選ぶ', check: '宝石を使う判定を選ぶ', die: 'ダイスを選ぶ', step: '増やすか減らすかを選ぶ' },
      },
      use: {
        label: 'アイテムを使う',
        picks: {
          item: ITEM,
          gem: '使う宝石を選ぶ',
          as: 'どの色の効果で使うかを選ぶ',
          check: 'アイテムを使う判定を選ぶ',
          die: 'ダイスを選ぶ',
          step: '増やすか減らすかを選ぶ',
        },
      },
    },
  },
  followUp: {
    prompt: ({ about }) => `${basic.purposes[about.passed]}に成功した。アイテムを使う?`,
    acts: { use: { label: 'アイテムを使う', picks: { item: ITEM } }, 'go-on': '先へ進む' },
  },
  damage: {
    prompt: ({ view, about }) => `体力${healthOf(view)}のうち${about.amount}を失う。アイテムを使う?`,
    acts: { take: ({ about }) => `体力を${about.amount}失う`, use: { label: 'アイテムを使う', picks: { item: ITEM } } },
  },
  giveGem: { prompt: '失う宝石を選ぶ', acts: { give: { label: '宝石を手放す', picks: { gem: '失う宝石を選ぶ' } } } },
  endRound: {
    prompt: ({ view }) => `ラウンド${view.encounter?.round ?? 0}が終わった。アイテムを使う?`,
    acts: { 'go-on': '先へ進む', use: { label: 'アイテムを使う', picks: { item: ITEM } } },
  },
  collect: {
    prompt: ({ view }) => {
      const auto = cardOf(cardHere(view)).auto;
      return auto.length === 0 ? '部屋を制覇した。先へ進む' : `部屋を制覇した。報酬を受け取る(${rewardList(auto)})`;
    },
    acts: {
      'take-all': ({ view }) => (cardOf(cardHere(view)).auto.length === 0 ? '先へ進む' : 'すべて受け取る'),
      choose: { label: '選んで受け取る', picks: { rewards: '受け取る報酬を選ぶ' } },
      use: { label: '先にアイテムを使う', picks: { item: ITEM } },
    },
  },
  tryReward: {
    prompt: ({ view, about }) => {
      const { skill, target, gain } = rewardAt(view, about.reward);
      return `制覇報酬(${basic.check([skill], target)}): ${rewardList(gain)}${effectsOf(cards, gain)
        .map((effect) => `(${effect})`)
        .join('')}。挑む?`;
    },
    acts: {
      roll: ({ view, about }) => {
        const reward = rewardAt(view, about.reward);
        return `${basic.check([reward.skill], reward.target)}を振る`;
      },
      open: { label: 'アイテムで、振らずに受け取る', picks: { item: ITEM } },
      use: { label: '先にアイテムを使う', picks: { item: ITEM } },
      leave: '断る',
    },
  },
  playOn: { prompt: '勝利した。最後のカードまで続ける?', acts: { 'play-on': '続ける', stop: 'ここで終える' } },
};

const KINDS = { attack: '攻撃判定', guard: '防御判定', 'second-guard': '2回目の防御判定', trial: '試練の判定' } as const;
const TURNS = ['', '右に90度回転', '180度回転', '左に90度回転'] as const;

export const option: OptionPhrases = {
  train: (skill, from, to) => `${skill}(${basic.skills[skill]}): ダイス${from} → ${to}`,
  roll: (skill, mode, target) => `${skill}(${mode}) ${target}以上`,
  item: (name, left, effect) => `「${name}」${left === null ? '' : `(残り${left}回)`}: ${effect}`,
  spendGem: (gem, available) => `${basic.gems[gem]}(所持${available}): ${basic.gemDoes[gem]}`,
  giveGem: (gem, available) => `${basic.gems[gem]}(所持${available})`,
  asGem: (gem) => `${basic.gems[gem]}として: ${basic.gemDoes[gem]}`,
  die: (die, face, counts) => `${die}個目のダイス(出目${face}${counts ? '' : '、合計に使わない'})`,
  turnDie: (die, face, to) => `${die}個目のダイス(出目${face})を${to}の目にする`,
  step: (up, face, total, passes) => `${up ? '増やして' : '減らして'}${face}にする(合計値${total}、${result(passes)})`,
  check: (check) => `${checkName(check)}: ${check.skill} ${sumText(check)}、${result(check.passes)}`,
  kind: (kind, skill, target) => `${KINDS[kind]} ${skill === null ? `${target}以上` : basic.check([skill], target)}`,
  mode: (mode) => `${mode}(${basic.modes[mode].how})`,
  where: { top: 'デッキの一番上', bottom: 'デッキの一番下' },
  mapExit: (room, place) => `${room} ${place}`,
  cardExit: (place) => `カードの図の${place}`,
  lie: (mirrored, turns) => {
    const parts = [mirrored ? '左右反転' : '', TURNS[turns]].filter((part) => part !== '');
    return parts.length === 0 ? '図のまま' : parts.join('、');
  },
  width: (width, rows) => `幅${width}、高さ${rows}`,
  none: 'なし',
  enough: 'ここまで',
};
