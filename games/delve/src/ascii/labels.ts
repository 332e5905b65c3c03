// Owns the short words that only the board needs, in three languages; all others come from the texts of the game.

import type { Language } from '@undercroft/presentation';
import type { Effect, TestTime } from '../content/types.ts';
import type { Purpose } from '../state.ts';
import { signed } from '../text/words/compose.ts';
import { words, type Words } from '../text/index.ts';

interface Short {
  readonly rooms: (n: number) => string;
  readonly waysOn: (n: number) => string;
  readonly more: string;
  readonly notDrawn: string;
  readonly youAreIn: (room: number) => string;
  readonly here: string;
  readonly entrance: string;
  readonly wayOn: string;
  readonly notNow: string;
  readonly blocked: string;
  readonly squares: (n: number) => string;
  readonly health: string;
  readonly used: string;
  readonly dulled: string;
  readonly items: string;
  readonly none: string;
  readonly decks: Readonly<Record<'impending' | 'future' | 'discard' | 'victory', string>>;
  readonly ahead: string;
  readonly known: string;
  readonly score: string;
  readonly round: (n: number) => string;
  readonly onClear: string;
  readonly times: Readonly<Record<TestTime, string>>;
  readonly must: string;
  readonly may: string;
  readonly pass: string;
  readonly fail: string;
  readonly effect: (effect: Effect) => string;
  readonly experience: string;
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly passed: string;
  readonly failed: string;
  readonly withGems: string;
  readonly newRoom: string;
  /** The sign of a room where it would lie. */
  readonly preview: string;
  readonly won: string;
  readonly lost: string;
  readonly gaveUp: string;
}

/** All words of the board in one language. */
export interface Labels extends Short {
  readonly words: Words;
}

export const labelsOf = (language: Language): Labels => ({ ...LABELS[language], words: words[language] });

type EffectWords = Readonly<Record<'health' | 'hit' | 'guard' | 'attack' | 'circle' | 'gem', string>>;

/** What a test does, in two words. */
function effectIn(w: EffectWords): (effect: Effect) => string {
  return (effect) => {
    if (effect.do === 'lose-health') return `${w.health} −${effect.n}`;
    if (effect.do === 'guard' || effect.do === 'attack') return `${w[effect.do]} ${signed(effect.n)}`;
    if (effect.do === 'fill-circle') return w.hit;
    return effect.do === 'add-circle' ? `${w.circle} +1` : `${w.gem} −1`;
  };
}

const LABELS: Readonly<Record<Language, Short>> = {
  en: {
    rooms: (n) => `${n} ${n === 1 ? 'room' : 'rooms'}`,
    waysOn: (n) => `${n} ${n === 1 ? 'way' : 'ways'} on`,
    more: 'more',
    notDrawn: 'not on the paper',
    youAreIn: (room) => `you are in room ${room}`,
    here: 'you',
    entrance: 'entrance',
    wayOn: 'way on',
    notNow: 'not now',
    blocked: 'blocked',
    squares: (n) => `${n} squares`,
    health: 'health',
    used: 'used',
    dulled: 'dull',
    items: 'items',
    none: 'none',
    decks: { impending: 'impending', future: 'future', discard: 'discard', victory: 'victory' },
    ahead: 'ahead',
    known: 'known in the deck',
    score: 'score',
    round: (n) => `round ${n}`,
    onClear: 'On Clear',
    times: { start: 'start', round: 'each round', odd: 'odd rounds', even: 'even rounds' },
    must: 'must',
    may: 'may',
    pass: 'pass',
    fail: 'fail',
    effect: effectIn({ health: 'health', hit: 'one circle', guard: 'guard', attack: 'attack', circle: 'circle', gem: 'gem' }),
    experience: 'experience',
    purposes: { attack: 'attack', guard: 'guard', test: 'test', trial: 'trial', onClear: 'reward' },
    passed: 'passed',
    failed: 'failed',
    withGems: 'with gems',
    newRoom: 'its room, ways in',
    preview: 'would lie here',
    won: 'Victory',
    lost: 'Defeat',
    gaveUp: 'Given up',
  },
  nl: {
    rooms: (n) => `${n} ${n === 1 ? 'kamer' : 'kamers'}`,
    waysOn: (n) => `${n} ${n === 1 ? 'open uitgang' : 'open uitgangen'}`,
    more: 'meer',
    notDrawn: 'niet op het papier',
    youAreIn: (room) => `je bent in kamer ${room}`,
    here: 'jij',
    entrance: 'ingang',
    wayOn: 'uitgang',
    notNow: 'nu niet',
    blocked: 'versperd',
    squares: (n) => `${n} vakjes`,
    health: 'gezondheid',
    used: 'verbruikt',
    dulled: 'dof',
    items: 'voorwerpen',
    none: 'geen',
    decks: { impending: 'aanstaand', future: 'toekomst', discard: 'afgelegd', victory: 'zege' },
    ahead: 'nog te gaan',
    known: 'bekend in de stapel',
    score: 'score',
    round: (n) => `ronde ${n}`,
    onClear: 'Na afloop',
    times: { start: 'begin', round: 'elke ronde', odd: 'oneven rondes', even: 'even rondes' },
    must: 'moet',
    may: 'mag',
    pass: 'geslaagd',
    fail: 'mislukt',
    effect: effectIn({ health: 'gezondheid', hit: 'één kring', guard: 'weer', attack: 'aanval', circle: 'kring', gem: 'edelsteen' }),
    experience: 'ervaring',
    purposes: { attack: 'aanval', guard: 'weer', test: 'test', trial: 'proef', onClear: 'beloning' },
    passed: 'geslaagd',
    failed: 'mislukt',
    withGems: 'met edelstenen',
    newRoom: 'de kamer, ingangen',
    preview: 'zou hier liggen',
    won: 'Zege',
    lost: 'Nederlaag',
    gaveUp: 'Opgegeven',
  },
  ja: {
    rooms: (n) => `部屋${n}`,
    waysOn: (n) => `開放出口${n}`,
    more: '続き',
    notDrawn: '紙の外',
    youAreIn: (room) => `現在地は部屋${room}`,
    here: '現在地',
    entrance: '入口',
    wayOn: '出口',
    notNow: '今は不可',
    blocked: '封鎖',
    squares: (n) => `${n}マス`,
    health: '体力',
    used: '使用済み',
    dulled: '曇り',
    items: '持ち物',
    none: 'なし',
    decks: { impending: '目前', future: '未来', discard: '捨て札', victory: '勝利' },
    ahead: 'この先',
    known: 'デッキ内の既知',
    score: '得点',
    round: (n) => `ラウンド${n}`,
    onClear: '制覇報酬',
    times: { start: '開幕', round: '毎ラウンド', odd: '奇数ラウンド', even: '偶数ラウンド' },
    must: '必須',
    may: '任意',
    pass: '成功',
    fail: '失敗',
    effect: effectIn({ health: '体力', hit: '円を1つ塗る', guard: '防御', attack: '攻撃', circle: '円', gem: '宝石' }),
    experience: '経験',
    purposes: { attack: '攻撃', guard: '防御', test: '試験', trial: '試練', onClear: '報酬' },
    passed: '成功',
    failed: '失敗',
    withGems: '宝石込み',
    newRoom: '置く部屋と出口',
    preview: '置くとここ',
    won: '勝利',
    lost: '敗北',
    gaveUp: '断念',
  },
};
