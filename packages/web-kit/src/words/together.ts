// Owns the words of coming together, in every language: the waiting room, talk, and playing again.

import type { Orders, Phrase, PlanKind } from '@undercroft/table';

export interface TogetherWords {
  readonly you: string;
  /** Beside the heading: what is missing. */
  readonly still: (open: number, unready: number) => string;
  readonly ready: string;
  readonly readyHint: string;
  readonly notYet: string;
  readonly begin: string;
  readonly beginHint: string;
  readonly isReady: string;
  readonly isNotReady: string;
  readonly swap: string;
  readonly swapAsked: string;
  readonly swapWanted: (name: string) => string;
  readonly isAway: string;
  readonly open: string;
  readonly openHint: string;
  readonly sit: string;
  readonly sitHint: string;
  readonly move: string;
  readonly toBot: string;
  readonly freeSeat: (name: string) => string;
  readonly look: string;
  readonly bring: string;
  readonly qr: string;
  readonly talk: string;
  readonly say: string;
  readonly send: string;
  readonly hideTalk: string;
  readonly showTalk: string;
  readonly unread: (count: number) => string;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly quick: string;
  readonly came: (name: string) => string;
  readonly went: (name: string) => string;
  readonly lit: (name: string) => string;
  readonly seal: string;
  /** What bots are called, by how they play. */
  readonly bots: Readonly<Record<string, string>>;
  /** A bot, and how it plays. */
  readonly bot: (strength: string) => string;
  /** A bot that plays for somebody who gave up or is away. */
  readonly botFor: (name: string) => string;
  /** Standing orders for windows. */
  readonly orders: string;
  readonly ordersOf: Readonly<Record<Orders['pass'], string>>;
  /** Before the cards that one wants to be asked about all the same. */
  readonly asksAbout: string;
  readonly windowEnds: (seconds: number) => string;
  readonly standIn: (name: string) => string;
  readonly standsIn: (name: string) => string;
  readonly table: string;
  /** Pointing at places of the board: what the tool is called, what it offers, and what others are told. */
  readonly point: string;
  readonly pointHint: string;
  readonly lookHere: string;
  readonly takeBack: string;
  readonly plans: Readonly<Record<PlanKind, string>>;
  readonly pointed: (name: string, place: string) => string;
  readonly planned: (name: string, kind: PlanKind, place: string) => string;
}

const en: TogetherWords = {
  you: 'You',
  still: (open, unready) => {
    const seats = open === 0 ? '' : open === 1 ? 'One seat open' : `${open} seats open`;
    const candles = unready === 0 ? '' : unready === 1 ? 'One candle to light' : `${unready} candles to light`;
    return [seats, candles].flatMap((one) => (one === '' ? [] : [`${one}.`])).join(' ');
  },
  ready: 'I am ready',
  readyHint: 'light your candle',
  notYet: 'Not yet',
  begin: 'Begin',
  beginHint: 'the bots are ready',
  isReady: 'ready',
  isNotReady: 'not ready yet',
  swap: 'Swap seats',
  swapAsked: 'Asked to swap',
  swapWanted: (name) => `${name} wants to swap: yes`,
  isAway: 'not connected',
  open: 'Open',
  openHint: 'waiting for somebody',
  sit: 'Sit down',
  sitHint: 'it begins when all are ready',
  move: 'Sit here instead',
  toBot: 'Give the open seat to a bot',
  freeSeat: (name) => `Send ${name} away`,
  look: 'Look at the rules',
  bring: 'Bring somebody',
  qr: 'QR code of the link',
  talk: 'At the table',
  say: 'Say something',
  send: 'Say it',
  hideTalk: 'Hide what others say',
  showTalk: 'Show what others say',
  unread: (count) => (count === 1 ? 'one new line' : `${count} new lines`),
  phrases: {
    hello: 'Hello!',
    'well-played': 'Well played!',
    thanks: 'Thank you.',
    sorry: 'Sorry about that.',
    'one-moment': 'One moment, please.',
    'your-turn': 'It is your turn.',
    'good-game': 'Good game!',
    again: 'Another one?',
  },
  quick: 'Phrases',
  came: (name) => `${name} sat down.`,
  went: (name) => `${name} got up.`,
  lit: (name) => `${name} is ready.`,
  orders: 'When others may respond',
  ordersOf: { never: 'Ask me', 'until-my-turn': 'Pass until my turn', always: 'Always pass' },
  asksAbout: 'But ask me about',
  windowEnds: (seconds) => `Responses close after ${seconds} s, whoever is asked.`,
  standIn: (name) => `${name} is away. Let a bot stand in`,
  standsIn: (name) => `A bot stands in for ${name} until they come back.`,
  bots: { heuristic: 'steady', normal: 'steady', easy: 'mild', random: 'reckless' },
  bot: (strength) => `bot, ${strength}`,
  botFor: (name) => `Bot for ${name}`,
  seal: 'The dice are sealed when the game begins. Anyone can check them afterwards.',
  table: 'Who sits where',
  point: 'Point',
  pointHint: 'Then touch a place: the others see it',
  lookHere: 'Look here',
  takeBack: 'Take my plan back',
  plans: { go: 'I could go there', deal: 'I could deal with this', help: 'I could help here', avoid: 'Better not here' },
  pointed: (name, place) => `${name} points: ${place}.`,
  planned: (name, kind, place) => `${name}: “${en.plans[kind]}”: ${place}.`,
};

const nl: TogetherWords = {
  you: 'Jij',
  still: (open, unready) => {
    const seats = open === 0 ? '' : open === 1 ? 'Eén plaats vrij' : `${open} plaatsen vrij`;
    const candles = unready === 0 ? '' : unready === 1 ? 'Nog één kaars' : `Nog ${unready} kaarsen`;
    return [seats, candles].flatMap((one) => (one === '' ? [] : [`${one}.`])).join(' ');
  },
  ready: 'Ik ben klaar',
  readyHint: 'steek je kaars aan',
  notYet: 'Nog niet',
  begin: 'Beginnen',
  beginHint: 'de bots zijn klaar',
  isReady: 'klaar',
  isNotReady: 'nog niet klaar',
  swap: 'Ruil van plaats',
  swapAsked: 'Ruil gevraagd',
  swapWanted: (name) => `${name} wil ruilen: ja`,
  isAway: 'niet verbonden',
  open: 'Vrij',
  openHint: 'wacht op iemand',
  sit: 'Ga zitten',
  sitHint: 'het begint als iedereen klaar is',
  move: 'Liever hier zitten',
  toBot: 'Geef de vrije plaats aan een bot',
  freeSeat: (name) => `Stuur ${name} weg`,
  look: 'Bekijk de spelregels',
  bring: 'Nodig iemand uit',
  qr: 'QR-code van de link',
  talk: 'Aan tafel',
  say: 'Zeg iets',
  send: 'Zeg het',
  hideTalk: 'Verberg wat anderen zeggen',
  showTalk: 'Toon wat anderen zeggen',
  unread: (count) => (count === 1 ? 'één nieuwe regel' : `${count} nieuwe regels`),
  phrases: {
    hello: 'Hallo!',
    'well-played': 'Goed gespeeld!',
    thanks: 'Dank je wel.',
    sorry: 'Sorry daarvoor.',
    'one-moment': 'Een ogenblik, graag.',
    'your-turn': 'Jij bent aan de beurt.',
    'good-game': 'Mooi spel!',
    again: 'Nog een potje?',
  },
  quick: 'Zinnen',
  came: (name) => `${name} ging zitten.`,
  went: (name) => `${name} stond op.`,
  lit: (name) => `${name} is klaar.`,
  orders: 'Als anderen mogen reageren',
  ordersOf: { never: 'Vraag het mij', 'until-my-turn': 'Pas tot mijn beurt', always: 'Pas altijd' },
  asksAbout: 'Maar vraag het mij bij',
  windowEnds: (seconds) => `Reageren kan ${seconds} s lang, wie er ook gevraagd wordt.`,
  standIn: (name) => `${name} is weg. Laat een bot invallen`,
  standsIn: (name) => `Een bot valt in voor ${name}, tot die terug is.`,
  bots: { heuristic: 'bedaard', normal: 'bedaard', easy: 'mild', random: 'roekeloos' },
  bot: (strength) => `bot, ${strength}`,
  botFor: (name) => `Bot voor ${name}`,
  seal: 'De dobbelstenen worden verzegeld als het spel begint. Achteraf kan iedereen ze nagaan.',
  table: 'Wie waar zit',
  point: 'Wijs aan',
  pointHint: 'Raak dan een plek aan: de anderen zien het',
  lookHere: 'Kijk hier',
  takeBack: 'Neem mijn plan terug',
  plans: {
    go: 'Ik zou hierheen kunnen',
    deal: 'Ik zou dit kunnen aanpakken',
    help: 'Ik zou hier kunnen helpen',
    avoid: 'Liever niet hier',
  },
  pointed: (name, place) => `${name} wijst aan: ${place}.`,
  planned: (name, kind, place) => `${name}: ‘${nl.plans[kind]}’: ${place}.`,
};

const ja: TogetherWords = {
  you: 'あなた',
  still: (open, unready) => {
    const seats = open === 0 ? '' : `空席${open}`;
    const candles = unready === 0 ? '' : `準備待ち${unready}人`;
    return [seats, candles].filter(Boolean).join('・');
  },
  ready: '準備できました',
  readyHint: 'ろうそくを灯す',
  notYet: 'まだです',
  begin: '始める',
  beginHint: 'ボットは準備完了',
  isReady: '準備完了',
  isNotReady: '準備中',
  swap: '席を替わる',
  swapAsked: '交替を申し込み中',
  swapWanted: (name) => `${name}が交替を希望：応じる`,
  isAway: '接続なし',
  open: '空席',
  openHint: '誰かを待っています',
  sit: '席に着く',
  sitHint: '全員の準備ができたら始まります',
  move: 'こちらに座る',
  toBot: '空席をボットに任せる',
  freeSeat: (name) => `${name}に席を立ってもらう`,
  look: 'ルールを見る',
  bring: '誰かを招く',
  qr: 'リンクのQRコード',
  talk: 'テーブルの会話',
  say: 'ひとこと',
  send: '言う',
  hideTalk: '他の人の発言を隠す',
  showTalk: '他の人の発言を表示する',
  unread: (count) => `新着${count}件`,
  phrases: {
    hello: 'こんにちは！',
    'well-played': 'お見事！',
    thanks: 'ありがとう。',
    sorry: 'ごめんなさい。',
    'one-moment': '少し待ってください。',
    'your-turn': 'あなたの番です。',
    'good-game': 'いいゲームでした！',
    again: 'もう一回？',
  },
  quick: '定型文',
  came: (name) => `${name}が席に着きました。`,
  went: (name) => `${name}が席を立ちました。`,
  lit: (name) => `${name}は準備完了です。`,
  orders: '応答できるとき',
  ordersOf: { never: '毎回たずねる', 'until-my-turn': '自分の番までパス', always: '常にパス' },
  asksAbout: 'ただし、たずねるカード',
  windowEnds: (seconds) => `応答の受付は、誰がたずねられていても${seconds}秒です。`,
  standIn: (name) => `${name}は離席中。ボットに代わってもらう`,
  standsIn: (name) => `${name}が戻るまで、ボットが代わりに遊びます。`,
  bots: { heuristic: '堅実', normal: '堅実', easy: 'やさしい', random: '気まぐれ' },
  bot: (strength) => `ボット・${strength}`,
  botFor: (name) => `${name}の代わりのボット`,
  seal: 'ゲームが始まるとダイスは封印されます。終わった後、誰でも確かめられます。',
  table: '席順',
  point: '指す',
  pointHint: '次に場所に触れると、ほかの人に見えます',
  lookHere: 'ここを見て',
  takeBack: '自分の案を取り消す',
  plans: { go: 'ここへ行けます', deal: 'これは任せて', help: 'ここで助けられます', avoid: 'ここは避けたい' },
  pointed: (name, place) => `${name}が指した：${place}`,
  planned: (name, kind, place) => `${name}「${ja.plans[kind]}」：${place}`,
};

export const TOGETHER = { en, nl, ja } as const;
