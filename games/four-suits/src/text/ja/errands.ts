// Owns the Japanese words of what may be handed over.

import type { ErrandPhrases } from '../errands.ts';

export const errands: ErrandPhrases = {
  labels: {
    finish: 'とどめまで任せる',
    'fight-on': '戦い続ける',
    'strike-on': '攻撃だけ続ける',
    'patch-up': (percent) => (percent === '100' ? '全快まで手当てする' : `${percent}%まで手当てする`),
    prepare: '備える',
    'kit-out': '装備を整える',
    'sell-junk': '不用品を売る',
    'stock-up': '補給する',
    walk: (place) => `${place}まで歩く`,
  },
  about: {
    finish: '戦いはほぼ勝ちです。同じルールと引きで最後まで進めます。誰かが膝をつくと止まります。',
    'fight-on': '一行が持てる力で戦い続けます。誰かが膝をつくか、技を使える者がキングを引くか、負けるおそれが出ると止まります。',
    'strike-on': 'MPも道具も使わず、攻撃だけで戦い続けます。誰かが膝をつくか、負けるおそれが出ると止まります。',
    'patch-up': 'まず祝福、次に薬。足りる中で一番安いものを、傷の重い者から使います。',
    prepare: '次の戦いまで続く祝福を、強いものから、まだ持たない者に。術者はMPの半分を残します。',
    'kit-out': '持っている物を身につけ、もっと合う者に渡し、値段に見合う物を買います。',
    'sell-junk': '誰も身につけない装備と、使い道のない道具を売ります。',
    'stock-up': '次のクエストに備えて、薬、気つけ薬、道具を、金と荷物の許すかぎり買います。',
    walk: '一枚ずつ進みます。何か起きると止まります。',
  },
  ends: {
    done: null,
    there: null,
    fought: null,
    kneels: '中断: 誰かが膝をつきました。',
    king: '中断: キングで二度動けます。使える技があります。',
    tight: '中断: この戦いは負けるおそれがあります。',
    poison: '中断: 次のタイルで誰かが毒に倒れます。',
    fight: '中断: 戦闘です。',
    blocked: '中断: 道がふさがっています。',
    asked: '中断: 決めることがあります。',
  },
  preferences: {
    names: { target: '狙う相手', heal: '回復', keep: '回復用に残す' },
    targets: { any: '一番良い相手', weakest: '最も弱った敵', near: '前列', casters: '術者' },
    heal: (below) => (below === null ? '見合うとき' : `${below}%未満の仲間`),
    keep: (mp) => (mp === 0 ? 'なし' : `MP ${mp}`),
  },
  bill: {
    raised: (n) => `復帰 ${n}`,
    hp: (n) => `HP ${n}`,
    mp: (n) => `MP ${n}`,
    gold: (n) => `${n}ゴールド`,
    items: (n) => `荷物 ${n}`,
  },
};
