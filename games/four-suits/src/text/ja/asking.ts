// Owns the Japanese words of every question: what is asked, the acts, and what each of their picks asks.

import type { AskingPhrases, OptionPhrases } from '../phrases.ts';

const party = {
  use: { label: 'アイテムを使う', picks: { unit: '誰が使う?', item: 'どのアイテム?', target: '誰に?', mark: 'どの状態を解除する?' } },
  cast: { label: '祝福を使う', picks: { unit: '誰が?', technique: 'どの技?', target: '誰に?', mark: 'どの状態を解除する?' } },
  wear: { label: '装備する', picks: { unit: '誰が?', gear: '何を?' } },
  row: { label: '列を変える', picks: { unit: '誰が列を移る?' } },
  learn: { label: '技を覚える', picks: { unit: '誰が覚える?', technique: 'どの技?' } },
  level: { label: 'レベルアップ', picks: { unit: '誰が?' } },
  repack: '荷物を整理する',
} as const;

export const asking: AskingPhrases = {
  takeJob: {
    prompt: ({ about }) => `${about.unit + 1}人目のジョブを選ぶ`,
    acts: { take: { label: 'ジョブを選ぶ', picks: { job: 'どのジョブ?' } } },
  },
  raiseStats: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: 上げる能力を${about.n === 1 ? '1つ' : `異なる${about.n}つ`}選ぶ`,
    acts: {
      raise: {
        label: '能力を上げる',
        picks: { stats: ({ unit, about }) => `${unit(about.unit)}: 上げる能力を${about.n === 1 ? '1つ' : `異なる${about.n}つ`}選ぶ` },
      },
    },
  },
  takeQuest: {
    prompt: '困りごとが2件。1件を選ぶ',
    acts: { take: { label: 'クエストを受ける', picks: { card: '困りごとが2件。1件を選ぶ' } } },
  },
  askRecruit: {
    prompt: '仲間を探す? 加わると次のクエストはレベルが1上がる',
    acts: { look: '長椅子を見に行く', none: '今回はやめる' },
  },
  takeRecruit: {
    prompt: '1人加わる。次のクエストはレベルが1上がる',
    acts: { take: { label: '1人連れていく', picks: { job: '誰を?' } }, refuse: 'どちらも断る' },
  },
  takeWeapon: {
    prompt: '加わる者はレベル1の武器を1つ持ってくる',
    acts: { take: { label: '武器を選ぶ', picks: { weapon: '加わる者はレベル1の武器を1つ持ってくる' } } },
  },
  nextStep: {
    prompt: '次のタイルを選ぶか、ここで何かする',
    acts: {
      ...party,
      move: { label: '進む', picks: { to: 'どのタイルへ?' } },
      pray: '祭壇で祈る',
      drink: '泉の水を飲む',
      gaze: { label: '水晶玉をのぞく', picks: { tiles: 'どのタイル?' } },
      unlock: '鍵で開ける',
      'pick-lock': { label: '解錠を試す(1回だけ)', picks: { unit: '誰が試す?' } },
      open: '宝箱を開ける',
      raid: ({ guards }) => `財宝を賭けて戦う: ${guards}`,
      jump: '穴に飛び込む',
      climb: 'ロープで上へ戻る',
      solve: '仕掛けにもう一度挑む',
      disarm: '仕掛けに罠道具を使う',
      torch: { label: '松明をともす', picks: { tiles: 'どのタイル?' } },
      'read-map': '魔法の地図を読む',
      warp: { label: 'ここでワープ石を使う', picks: { to: 'どのタイルへ?' } },
      bargain: { label: '商人から買う', picks: { item: '何を?', unit: '誰が持つ?' } },
      sell: { label: '商人に売る', picks: { unit: '誰の品?', item: '何を?' } },
      leave: { label: '町へ戻る(警戒度+1)', picks: { by: 'どうやって?' } },
    },
  },
  inTown: {
    prompt: '売買、レベルアップ、技の習得。済んだら出発する',
    acts: {
      ...party,
      buy: { label: '買う', picks: { ware: '何を?', level: 'どのレベル?', unit: '誰が持つ?' } },
      sell: { label: '売る', picks: { unit: '誰の品?', item: '何を?' } },
      dismiss: { label: '仲間を帰す', picks: { unit: '誰と別れる?' } },
      depart: '休んで出発する',
    },
  },
  repack: {
    prompt: '何を動かす?',
    acts: {
      'pass-on': { label: '渡す', picks: { from: '誰から?', item: '何を?', to: '誰に?' } },
      'take-off': { label: '外す', picks: { unit: '誰が?', slot: '何を?' } },
      drop: { label: 'ここに置く', picks: { unit: '誰の品?', item: '何を?' } },
      fetch: { label: '拾う', picks: { item: '何を?', unit: '誰が持つ?' } },
      done: '終わり',
    },
  },
  lookAt: {
    prompt: '野伏が先に行った。どのタイルを見る?',
    acts: { look: { label: 'タイルを見る', picks: { tile: '野伏が先に行った。どのタイルを見る?' } } },
  },
  takeTile: { prompt: '扉の向こうに2枚。1枚を選ぶ', acts: { take: { label: '1枚を残す', picks: { card: '扉の向こうに2枚。1枚を選ぶ' } } } },
  useKit: { prompt: '罠だ。罠道具を使う?', acts: { use: '使う(罠を打ち消す)', keep: '取っておく' } },
  useRope: { prompt: '床が抜ける。ロープを使う?', acts: { use: '使う(誰も落ちない)', keep: '取っておいて落ちる' } },
  faceHustler: {
    prompt: 'いかさま師が目を合わせようとする。誰が受ける?',
    acts: { save: { label: '人を選ぶ', picks: { unit: 'いかさま師が目を合わせようとする。誰が受ける?' } } },
  },
  placeBet: {
    prompt: ({ view }) => `いくら賭ける? 最低${Math.ceil(view.gold / 10)}、所持${view.gold}`,
    acts: { bet: { label: '賭ける', picks: { gold: 'いくら?' } }, 'walk-on': '立ち去る' },
  },
  fightAct: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: 行動を選ぶ`,
    acts: {
      attack: { label: '攻撃', picks: { target: '対象を選ぶ' } },
      intrinsic: { label: ({ intrinsic, about }) => intrinsic(about.unit), picks: { element: 'どの属性?', target: '対象を選ぶ' } },
      technique: { label: '技', picks: { technique: 'どの技?', target: '対象を選ぶ', mark: 'どの状態を解除する?' } },
      use: {
        label: 'アイテムを使う',
        picks: { item: 'どのアイテム?', target: '対象を選ぶ', mark: 'どの状態を解除する?', with: '誰を連れていく?' },
      },
      defend: '防御',
      rearrange: '隊列',
      flee: { label: '逃走', picks: { with: '誰を連れていく?' } },
      pass: '見送る',
    },
  },
  aim: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: 次の攻撃は誰に?`,
    acts: { attack: { label: '攻撃', picks: { target: '対象を選ぶ' } } },
  },
  resist: {
    prompt: ({ unit, about }) => `${unit(about.unit)}: 状態を振り払う? 頑健のカードにエースがあれば解ける`,
    acts: { resist: '振り払う', leave: 'そのままにする' },
  },
  shakeOff: {
    prompt: ({ unit, about }) => `${unit(about.unit)}はエースを引いた。どれを解除する?`,
    acts: { remove: { label: '解除する', picks: { status: 'どの状態?' } } },
  },
  rearrange: {
    prompt: ({ unit, about }) => `${unit(about.unit)}が隊列を整える。何を変える?`,
    acts: {
      row: '列を移る',
      'pass-on': { label: '渡す', picks: { from: '誰から?', item: '何を?', to: '誰に?' } },
      wear: { label: '装備する', picks: { gear: '何を?' } },
      'take-off': { label: '外す', picks: { slot: '何を?' } },
      done: '終わり',
    },
  },
};

export const option: OptionPhrases = {
  enough: 'これでよい',
  none: '誰も連れていかない',
  unit: (name, hp, most, row) => `${name}(HP${hp}/${most}${row === 'far' ? '、後列' : ''})`,
  priced: (name, gold) => `${name}(${gold}ゴールド)`,
  technique: (name, mp) => `${name}(MP${mp})`,
  learn: (name, sp) => `${name}(SP${sp})`,
  level: (_name, level, gold) => `レベル${level}(${gold}ゴールド)`,
  quest: (domain, floors, boss) => `${domain}、全${floors}階層: ${boss}`,
  tile: (place, known) => (known === null ? place : `${place}: ${known}`),
  stat: (name, now) => `${name} ${now} → ${now + 1}`,
  home: { gate: '入口から', 'warp-stone': 'ワープ石で' },
  gold: (n) => `${n}ゴールド`,
};
