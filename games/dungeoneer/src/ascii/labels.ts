// Owns the short words that only the board needs, in three languages; all others come from the texts of the game.

import { at } from '@undercroft/kernel';
import type { Language } from '@undercroft/presentation';
import type { HeroId } from '../content/cards.ts';
import type { Obstacle, Score } from '../content/types.ts';
import type { Phase } from '../state.ts';
import type { CardPhrases } from '../text/cards/phrases.ts';
import { cardPhrases, cardText } from '../text/index.ts';
import { wordsOf } from '../text/names-by-id.ts';

interface Short {
  /** What a Threat asks for, in as few columns as possible. */
  readonly scores: Readonly<Record<Score, string>>;
  readonly obstacles: Readonly<Record<Obstacle['kind'], string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly round: (n: number) => string;
  readonly turnOf: (who: string) => string;
  readonly player: (n: number) => string;
  readonly you: string;
  readonly fallen: string;
  readonly waiting: string;
  readonly tipped: string;
  readonly saved: string;
  readonly hand: string;
  readonly inventory: string;
  readonly pack: string;
  readonly done: string;
  readonly quests: string;
  readonly global: string;
  readonly left: string;
  readonly sealed: string;
  readonly from: string;
  readonly to: string;
  readonly onMap: string;
  readonly notOnMap: string;
  readonly here: string;
  readonly carried: string;
  readonly inDeck: string;
  readonly maps: string;
  readonly adventures: string;
  readonly discarded: string;
  readonly drawn: string;
  readonly looked: string;
  readonly more: string;
  readonly none: string;
  readonly noMap: string;
  readonly sewer: string;
  readonly portal: string;
  readonly monster: string;
  readonly token: string;
  readonly questHere: string;
  readonly cancelled: string;
  readonly special: string;
  readonly rolled: string;
  readonly passed: string;
  readonly failed: string;
  readonly won: string;
}

/** All words of the board in one language. */
export interface Labels extends Short {
  readonly language: Language;
  readonly cards: CardPhrases;
  readonly name: (id: string) => string;
  readonly heroName: (hero: HeroId) => string;
  readonly cost: (card: Parameters<typeof cardText>[1]) => string;
}

export const labelsOf = (language: Language): Labels => ({
  ...LABELS[language],
  language,
  cards: cardPhrases[language],
  name: (id) => wordsOf(language, id).name,
  // What follows the name on the card is a title.
  heroName: (hero) => at(wordsOf(language, hero).name.split(/[,、]/u), 0),
  cost: (card) => cardText(language, card).cost,
});

const en: Short = {
  scores: { melee: 'Me', magic: 'Ma', speed: 'Sp', life: 'Li', level: 'Le' },
  obstacles: { pit: 'pit', spikes: 'spikes', hazard: 'hazard' },
  phases: { setup: 'Set-up', reset: 'Reset', dungeonlord: 'Dungeonlord', build: 'Build', hero: 'Hero', discard: 'Discard-Draw' },
  round: (n) => `Round ${n}`,
  turnOf: (who) => `turn of ${who}`,
  player: (n) => `Player ${n}`,
  you: 'you',
  fallen: 'fallen',
  waiting: 'waiting for a new hero',
  tipped: 'tipped',
  saved: 'saved',
  hand: 'Hand',
  inventory: 'Inventory',
  pack: 'Pack',
  done: 'Completed',
  quests: 'Your Quests',
  global: 'Global Quest',
  left: 'Left behind',
  sealed: 'face down',
  from: 'from',
  to: 'to',
  onMap: 'on the map',
  notOnMap: 'not on the map yet',
  here: 'here',
  carried: 'carried',
  inDeck: 'in the deck',
  maps: 'map cards',
  adventures: 'Adventure cards',
  discarded: 'discarded',
  drawn: 'To be placed',
  looked: 'Looked at',
  more: 'more',
  none: 'none',
  noMap: 'There is no map yet.',
  sewer: 'Sewer',
  portal: 'Portal',
  monster: 'monster',
  token: 'token',
  questHere: 'your Quest',
  cancelled: 'off',
  special: 'special effect',
  rolled: 'Last Threat',
  passed: 'passed',
  failed: 'failed',
  won: 'won',
};

const nl: Short = {
  scores: { melee: 'ha', magic: 'ma', speed: 'sn', life: 'lp', level: 'lv' },
  obstacles: { pit: 'put', spikes: 'pinnen', hazard: 'risico' },
  phases: {
    setup: 'voorbereiding',
    reset: 'reset',
    dungeonlord: 'Dungeonlord',
    build: 'bouw',
    hero: 'helden',
    discard: 'afleggen en trekken',
  },
  round: (n) => `Ronde ${n}`,
  turnOf: (who) => `beurt van ${who}`,
  player: (n) => `Speler ${n}`,
  you: 'jij',
  fallen: 'verslagen',
  waiting: 'wacht op een nieuwe held',
  tipped: 'gevallen',
  saved: 'gespaard',
  hand: 'Hand',
  inventory: 'Inventaris',
  pack: 'Horde',
  done: 'Voltooid',
  quests: 'Jouw queesten',
  global: 'Gezamenlijke queeste',
  left: 'Achtergelaten',
  sealed: 'dicht',
  from: 'van',
  to: 'naar',
  onMap: 'op de kaart',
  notOnMap: 'nog niet op de kaart',
  here: 'hier',
  carried: 'gedragen',
  inDeck: 'in de stapel',
  maps: 'plattegrondkaarten',
  adventures: 'avonturenkaarten',
  discarded: 'afgelegd',
  drawn: 'Te leggen',
  looked: 'Bekeken',
  more: 'meer',
  none: 'niets',
  noMap: 'Er ligt nog geen kaart.',
  sewer: 'riool',
  portal: 'portaal',
  monster: 'monster',
  token: 'fiche',
  questHere: 'jouw queeste',
  cancelled: 'vervallen',
  special: 'speciaal effect',
  rolled: 'Laatste bedreiging',
  passed: 'geslaagd',
  failed: 'mislukt',
  won: 'gewonnen',
};

const ja: Short = {
  scores: { melee: 'メ', magic: 'マ', speed: 'ス', life: 'ラ', level: 'レ' },
  obstacles: { pit: '落とし穴', spikes: 'スパイク', hazard: 'ハザード' },
  phases: {
    setup: '準備',
    reset: 'リセット',
    dungeonlord: 'ダンジョンロード',
    build: 'ビルド',
    hero: 'ヒーロー',
    discard: 'ディスカード・ドロー',
  },
  round: (n) => `第${n}ラウンド`,
  turnOf: (who) => `${who}のターン`,
  player: (n) => `プレイヤー${n}`,
  you: 'あなた',
  fallen: '倒れた',
  waiting: '新しいヒーローを待つ',
  tipped: '転倒',
  saved: '温存',
  hand: '手札',
  inventory: '持ち物',
  pack: '群れ',
  done: '達成',
  quests: 'あなたのクエスト',
  global: '全体クエスト',
  left: '残されたもの',
  sealed: '裏向き',
  from: '始点',
  to: '終点',
  onMap: '地図の上',
  notOnMap: 'まだ地図上にない',
  here: 'ここ',
  carried: '運搬中',
  inDeck: 'デッキ',
  maps: '地図カード',
  adventures: '冒険カード',
  discarded: '捨て札',
  drawn: '置くカード',
  looked: '見ているカード',
  more: '続き',
  none: 'なし',
  noMap: 'まだ地図がない。',
  sewer: '下水道',
  portal: 'ポータル',
  monster: 'モンスター',
  token: 'トークン',
  questHere: 'あなたのクエスト',
  cancelled: '無効',
  special: '特殊効果',
  rolled: '直前の脅威',
  passed: '成功',
  failed: '失敗',
  won: '勝利',
};

const LABELS: Readonly<Record<Language, Short>> = { en, nl, ja };
