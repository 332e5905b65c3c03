// Owns the words of tables on the server, in every language: their terms, the letter that invites, and the list of open tables.

import type { Language } from '@undercroft/presentation';
import type { PaceName } from '../pieces/new/pace.ts';

export interface OnlineWords {
  readonly name: string;
  readonly nameHint: string;
  readonly pace: string;
  readonly paces: Readonly<Record<PaceName, readonly [label: string, help: string]>>;
  readonly who: string;
  readonly byLink: readonly [label: string, help: string];
  readonly toAll: readonly [label: string, help: string];
  readonly watching: string;
  readonly watched: readonly [label: string, help: string];
  readonly unwatched: readonly [label: string, help: string];
  readonly goingBack: string;
  readonly forgiving: readonly [label: string, help: string];
  readonly hardcore: readonly [label: string, help: string];
  readonly person: string;
  readonly open: string;
  readonly you: string;
  readonly letter: string;
  readonly tableOf: (game: string) => string;
  readonly seats: (people: number, open: number, bots: number) => string;
  readonly set: string;
  readonly setHint: string;
  readonly lobby: string;
  readonly waiting: (count: number) => string;
  readonly allGames: string;
  readonly anyPace: string;
  readonly others: string;
  readonly none: string;
  readonly sitDown: string;
  readonly seatForYou: string;
  readonly seatsLeft: (count: number) => string;
  readonly taken: (taken: number, of: number) => string;
  readonly newTable: string;
  readonly played: string;
  readonly watch: string;
}

const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

const en: OnlineWords = {
  name: 'Name of the table',
  nameHint: 'Tuesday table',
  pace: 'Pace',
  paces: {
    live: [
      'Live, 20 minutes each',
      'A clock each for the whole game, and 10 seconds more for every decision. It stands still while others may respond.',
    ],
    relaxed: ['Relaxed, over days', 'Two days to spare, and half a day more for every decision.'],
    none: ['No clock', 'Everybody takes the time they need.'],
  },
  who: 'Who may come',
  byLink: ['By link', 'Only who has the link finds the table.'],
  toAll: ['Open to all', 'Anybody finds the table in the list of open tables.'],
  watching: 'Watching',
  watched: ['Allowed', 'Whoever has the link may look on, and sees no hidden cards.'],
  unwatched: ['Only players', 'Once the game has begun only people with a seat see it.'],
  goingBack: 'Going back',
  forgiving: ['Allowed', 'Any decision may be taken back; a roll that comes again is the same. With others, they are asked.'],
  hardcore: ['Hardcore', 'What was rolled, drawn or shown stays. A slip that showed nothing can still be mended.'],
  person: 'here',
  open: 'open',
  you: 'You',
  letter: 'You are asked to',
  tableOf: (game) => `A table of ${game}`,
  seats: (people, open, bots) =>
    [
      people === 0 ? '' : counted(people, 'one person here', 'people here'),
      open === 0 ? '' : counted(open, 'one open seat', 'open seats'),
      bots === 0 ? '' : counted(bots, 'one bot', 'bots'),
    ]
      .filter(Boolean)
      .join(', '),
  set: 'Set the table',
  setHint: 'and get a link to send',
  lobby: 'Open tables',
  waiting: (count) => (count === 1 ? 'one waits for somebody' : `${count} wait for somebody`),
  allGames: 'All games',
  anyPace: 'Any pace',
  others: 'Others',
  none: 'No table is looking for players at the moment. Set one, and send its link.',
  sitDown: 'Sit down',
  seatForYou: 'A seat for you',
  seatsLeft: (count) => (count === 1 ? 'One seat left.' : `${count} seats left.`),
  taken: (taken, of) => `${taken} of ${of} seats taken`,
  newTable: 'New table',
  played: 'Being played',
  watch: 'Watch',
};

const nl: OnlineWords = {
  name: 'Naam van de tafel',
  nameHint: 'Dinsdagtafel',
  pace: 'Tempo',
  paces: {
    live: [
      'Nu, 20 minuten ieder',
      'Ieder een klok voor het hele spel, en 10 seconden erbij per beslissing. Hij staat stil als anderen mogen reageren.',
    ],
    relaxed: ['Rustig, over dagen', 'Twee dagen voorraad, en een halve dag erbij per beslissing.'],
    none: ['Geen klok', 'Ieder neemt de tijd die nodig is.'],
  },
  who: 'Wie mag komen',
  byLink: ['Met de link', 'Alleen wie de link heeft vindt de tafel.'],
  toAll: ['Open voor iedereen', 'Iedereen vindt de tafel in de lijst met open tafels.'],
  watching: 'Meekijken',
  watched: ['Mag', 'Wie de link heeft mag meekijken, en ziet geen verborgen kaarten.'],
  unwatched: ['Alleen spelers', 'Als het spel begonnen is, ziet alleen wie een plaats heeft het.'],
  goingBack: 'Terugnemen',
  forgiving: ['Mag', 'Elke beslissing kan terug; een worp die opnieuw komt, is dezelfde. Met anderen wordt het hun gevraagd.'],
  hardcore: ['Onverbiddelijk', 'Wat geworpen, getrokken of getoond is, blijft. Een vergissing die niets liet zien, kan nog terug.'],
  person: 'hier',
  open: 'vrij',
  you: 'Jij',
  letter: 'Je bent uitgenodigd voor',
  tableOf: (game) => `Een tafel ${game}`,
  seats: (people, open, bots) =>
    [
      people === 0 ? '' : counted(people, 'één speler hier', 'spelers hier'),
      open === 0 ? '' : counted(open, 'één vrije plaats', 'vrije plaatsen'),
      bots === 0 ? '' : counted(bots, 'één bot', 'bots'),
    ]
      .filter(Boolean)
      .join(', '),
  set: 'Dek de tafel',
  setHint: 'en krijg een link om te sturen',
  lobby: 'Open tafels',
  waiting: (count) => (count === 1 ? 'één wacht op iemand' : `${count} wachten op iemand`),
  allGames: 'Alle spellen',
  anyPace: 'Elk tempo',
  others: 'Andere',
  none: 'Er zoekt nu geen tafel spelers. Dek er een en stuur de link.',
  sitDown: 'Ga zitten',
  seatForYou: 'Een plaats voor jou',
  seatsLeft: (count) => (count === 1 ? 'Nog één plaats.' : `Nog ${count} plaatsen.`),
  taken: (taken, of) => `${taken} van ${of} plaatsen bezet`,
  newTable: 'Nieuwe tafel',
  played: 'Bezig',
  watch: 'Kijken',
};

const ja: OnlineWords = {
  name: 'テーブルの名前',
  nameHint: '火曜の卓',
  pace: '進め方',
  paces: {
    live: ['その場で・各20分', '全体で各20分、決定ごとに10秒追加。他の人が応答できる間は止まります。'],
    relaxed: ['ゆっくり・数日かけて', '持ち時間2日、決定ごとに半日追加。'],
    none: ['時計なし', '好きなだけ時間をかけられます。'],
  },
  who: '参加できる人',
  byLink: ['リンクを知る人', 'リンクを持つ人だけがテーブルを見つけられます。'],
  toAll: ['誰でも', '募集中のテーブルの一覧に載ります。'],
  watching: '観戦',
  watched: ['できる', 'リンクを持つ人は観戦できます。伏せたカードは見えません。'],
  unwatched: ['プレイヤーのみ', '始まった後は、席のある人だけが見られます。'],
  goingBack: '取り消し',
  forgiving: ['できる', 'どの決定も取り消せます。振り直しても出目は同じです。相手がいるときは同意を求めます。'],
  hardcore: ['ハードコア', '振った目、引いた札、見えたものは戻りません。何も明かさなかった操作だけは取り消せます。'],
  person: 'ここ',
  open: '空席',
  you: 'あなた',
  letter: 'ご招待',
  tableOf: (game) => `${game}のテーブル`,
  seats: (people, open, bots) =>
    [people === 0 ? '' : `ここに${people}人`, open === 0 ? '' : `空席${open}`, bots === 0 ? '' : `ボット${bots}体`]
      .filter(Boolean)
      .join('・'),
  set: 'テーブルを用意する',
  setHint: '送るためのリンクができます',
  lobby: '募集中のテーブル',
  waiting: (count) => `${count}卓が待っています`,
  allGames: 'すべてのゲーム',
  anyPace: 'すべての進め方',
  others: 'ほかのテーブル',
  none: '今、募集中のテーブルはありません。用意して、リンクを送りましょう。',
  sitDown: '席に着く',
  seatForYou: 'あなたの席',
  seatsLeft: (count) => `残り${count}席。`,
  taken: (taken, of) => `${of}席中${taken}席が埋まっています`,
  newTable: '新しいテーブル',
  played: '対局中',
  watch: '観戦する',
};

const ONLINE: Readonly<Record<Language, OnlineWords>> = { en, nl, ja };
export const onlineWords = (language: Language): OnlineWords => ONLINE[language];
