// Owns the full text of six cards and some items in three languages, written out by hand as it should be read.

import { keysOf } from '@undercroft/kernel';
import { LANGUAGES, type Language } from '@undercroft/presentation';
import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/cards.ts';
import type { ItemId } from '../../src/content/items.ts';
import { cardLines, words } from '../../src/text/index.ts';

const CARDS: Partial<Record<CardId, Record<Language, readonly string[]>>> = {
  'BRN-101': {
    en: [
      'Lamp Crabs (level 1)',
      '3 Lamp Crabs: ATK 5, DEF 6, health 1 each; 3 circles.',
      'SWARM: ATK +1 in rounds that begin with more than half of the circles empty.',
      'On Clear: 1 ruby.',
      'On Clear, AGL 6: 1 health.',
      'Their shells glow the colour of old beer.',
    ],
    nl: [
      'Lampkrabben (level 1)',
      '3 lampkrabben: ATK 5, DEF 6, elk 1 gezondheid; 3 kringen.',
      'ZWERM: ATK +1 in rondes die beginnen met meer dan de helft van de kringen leeg.',
      'Na afloop: 1 robijn.',
      'Na afloop, AGL tegen 6: 1 gezondheid.',
      'Hun schild gloeit in de kleur van verschaald bier.',
    ],
    ja: [
      '灯りガニ (レベル1)',
      '灯りガニ 3体: ATK 5、DEF 6、体力各1。円3つ',
      '群れ: 空の円が全体の半分より多い状態で始まったラウンドでは、敵のATK +1',
      '制覇報酬: ルビー1個',
      '制覇報酬(AGL 6以上): 体力1',
      '甲羅が、気の抜けたビールの色に光る。',
    ],
  },
  'BRN-203': {
    en: [
      'The Flood Vault* (level 2)',
      'Trial: AGL 7; 4 circles. Fail: lose 1 health.',
      'Opportunity each round: WIT 8. Pass: fill one circle.',
      'On Clear: 1 experience in AGL or WIT, 1 emerald, 1 health.',
      'On Clear, ATK 7: BELL HAMMER (2).',
      'Chest-deep water, four locks, one breath for each.',
    ],
    nl: [
      'De ondergelopen kluis* (level 2)',
      'Beproeving: AGL tegen 7; 4 kringen. Mislukt: verlies 1 gezondheid.',
      'Kans in elke ronde: WIT tegen 8. Geslaagd: vul 1 kring in.',
      'Na afloop: 1 ervaring in AGL of WIT, 1 smaragd, 1 gezondheid.',
      'Na afloop, ATK tegen 7: KLOKHAMER (2).',
      'Water tot je borst, vier sloten, één ademteug per slot.',
    ],
    ja: [
      '水没した金庫室* (レベル2)',
      '試練: AGL 7以上。円4つ。失敗: 体力を1失う',
      '好機(毎ラウンド): WIT 8以上。成功: 円を1つ塗る',
      '制覇報酬: AGLかWITの経験1、エメラルド1個、体力1',
      '制覇報酬(ATK 7以上): 「鐘打ち槌」(2)',
      '水は胸まで。錠は四つ。息は錠ごとに一度きり。',
    ],
  },
  'TAL-107': {
    en: [
      "The Chandler's Scales (level 1)",
      'Trial: WIT 6; 3 circles. Fail: lose a gem of your choice, or 1 health if you have none.',
      'On Clear: 1 sapphire.',
      'On Clear, WIT 7: 1 experience in WIT.',
      'They weigh what you lie about.',
    ],
    nl: [
      'De weegschaal van de kaarsenmaker (level 1)',
      'Beproeving: WIT tegen 6; 3 kringen. Mislukt: verlies een edelsteen naar keuze, of 1 gezondheid als je er geen hebt.',
      'Na afloop: 1 saffier.',
      'Na afloop, WIT tegen 7: 1 ervaring in WIT.',
      'Ze weegt waar jij over liegt.',
    ],
    ja: [
      '蝋燭屋の天秤 (レベル1)',
      '試練: WIT 6以上。円3つ。失敗: 宝石を1個選んで失う(なければ体力を1失う)',
      '制覇報酬: サファイア1個',
      '制覇報酬(WIT 7以上): WITの経験1',
      '嘘をついた分だけ、皿が下がる。',
    ],
  },
  'BRN-208': {
    en: [
      'Anchor Golem* (level 2)',
      'Anchor Golem: ATK 6, DEF 8, health 3; 3 circles.',
      'HEAVY 2: Each failed guard check costs 2 health instead of 1.',
      'BRITTLE: An attack check that exceeds DEF by 3 or more fills two circles.',
      'On Clear: 1 experience in ATK or DEF, 1 ruby.',
      'On Clear, DEF 7: MIRROR BUCKLER (2).',
      'It fell from a ship and walked home.',
    ],
    nl: [
      'De ankergolem* (level 2)',
      'Ankergolem: ATK 6, DEF 8, 3 gezondheid; 3 kringen.',
      'ZWAAR 2: Elke mislukte weerproef kost 2 gezondheid in plaats van 1.',
      'BROS: Een aanvalsproef die 3 of meer boven de DEF uitkomt, vult 2 kringen.',
      'Na afloop: 1 ervaring in ATK of DEF, 1 robijn.',
      'Na afloop, DEF tegen 7: SPIEGELBEUKELAAR (2).',
      'Viel van een schip en liep naar huis.',
    ],
    ja: [
      '錨ゴーレム* (レベル2)',
      '錨ゴーレム: ATK 6、DEF 8、体力3。円3つ',
      '重撃 2: 防御判定に失敗するたびに、体力を1ではなく2失う',
      '脆い: 攻撃判定の合計値がDEFを3以上上回ると、円を2つ塗る',
      '制覇報酬: ATKかDEFの経験1、ルビー1個',
      '制覇報酬(DEF 7以上): 「鏡の小盾」(2)',
      '船から落ちて、歩いて帰ってきた。',
    ],
  },
  'BRN-306': {
    en: [
      'Kelp Hydra* (level 3)',
      '3 Kelp Heads: ATK 9, DEF 7, health 2 each; 6 circles.',
      'REGROW: A round in which no circle was filled erases one filled circle, at most three times per encounter.',
      'Opportunity before round 1: AGL 8. Pass: fill one circle.',
      'On Clear: 1 experience in ATK or DEF, 1 health, 1 sapphire.',
      'On Clear, AGL 8: MARSH DRAUGHT (1).',
      'Three heads argue about who bites.',
    ],
    nl: [
      'De wierhydra* (level 3)',
      '3 wierkoppen: ATK 9, DEF 7, elk 2 gezondheid; 6 kringen.',
      'HERGROEI: Is er in een ronde geen kring ingevuld, gum dan aan het eind 1 ingevulde kring uit; hoogstens 3 keer per ontmoeting.',
      'Kans vóór ronde 1: AGL tegen 8. Geslaagd: vul 1 kring in.',
      'Na afloop: 1 ervaring in ATK of DEF, 1 gezondheid, 1 saffier.',
      'Na afloop, AGL tegen 8: MOERASDRANKJE (1).',
      'Drie koppen, en ruzie over wie er mag bijten.',
    ],
    ja: [
      '海藻ヒドラ* (レベル3)',
      '海藻の首 3体: ATK 9、DEF 7、体力各2。円6つ',
      '再生: 円を1つも塗らなかったラウンドの終わりに、塗った円を1つ消す(遭遇ごとに3回まで)',
      '好機(開始): AGL 8以上。成功: 円を1つ塗る',
      '制覇報酬: ATKかDEFの経験1、体力1、サファイア1個',
      '制覇報酬(AGL 8以上): 「沼の水薬」(1)',
      '誰が噛むかで、三つの首がもめている。',
    ],
  },
  'BRN-B02': {
    en: [
      "The Harbourmaster's Debt* (Boss)",
      "Harbourmaster's Debt: ATK 10, DEF 9, health 8; 8 circles.",
      'PILFER: Each failed guard check also costs a gem of your choice, if you have one.',
      'PHASE +0/+1: DEF +1 in rounds that begin with half of the circles or fewer empty.',
      'On Clear: 1 experience in any skill, 2 health, 1 emerald.',
      'On Clear, WIT 9: GUARDIAN WICK (1).',
      'A ledger with hands, open at your page.',
    ],
    nl: [
      'De schuld van de havenmeester* (baas)',
      'Schuld van de havenmeester: ATK 10, DEF 9, 8 gezondheid; 8 kringen.',
      'KRUIMELDIEF: Elke mislukte weerproef kost je ook 1 edelsteen naar keuze, als je er nog een hebt.',
      'FASE +0/+1: DEF +1 in rondes die beginnen met hoogstens de helft van de kringen leeg.',
      'Na afloop: 1 ervaring in een vaardigheid naar keuze, 2 gezondheid, 1 smaragd.',
      'Na afloop, WIT tegen 9: WAAKLONT (1).',
      'Een kasboek met handen, opengeslagen op jouw bladzijde.',
    ],
    ja: [
      '港長の底なし負債* (ボス)',
      '港長の底なし負債: ATK 10、DEF 9、体力8。円8つ',
      'すり: 防御判定に失敗するたびに、使える宝石があれば、さらに1個選んで失う',
      '変容 +0/+1: 空の円が全体の半分以下の状態で始まったラウンドでは、敵のDEF +1',
      '制覇報酬: 好きな技能の経験1、体力2、エメラルド1個',
      '制覇報酬(WIT 9以上): 「守りの灯芯」(1)',
      '手の生えた帳簿。あなたの頁が開いてある。',
    ],
  },
};

test.each(keysOf(CARDS))('%s reads as it should in every language', (id) => {
  for (const language of LANGUAGES) expect(cardLines(words[language].card(id))).toEqual(CARDS[id]?.[language]);
});

const ITEMS: Partial<Record<ItemId, Record<Language, readonly [title: string, window: string, effect: string]>>> = {
  gaff: {
    en: ['HOOKED GAFF (3)', 'AFTER-ROLL', 'Add 2 to one ATK check.'],
    nl: ['HAAKSTOK (3)', 'na de worp', 'Tel 2 op bij 1 ATK-proef.'],
    ja: ['かぎ竿 (3)', '振った後', 'ATKの判定1つに+2'],
  },
  buckler: {
    en: ['MIRROR BUCKLER (2)', 'AFTER-PASS', 'When a guard check passes, fill one circle.'],
    nl: ['SPIEGELBEUKELAAR (2)', 'na het slagen', 'Slaagt een weerproef, vul dan 1 kring in.'],
    ja: ['鏡の小盾 (2)', '成功時', '防御判定に成功した直後に、円を1つ塗る'],
  },
  button: {
    en: ['LUCKY BUTTON (∞)', 'AFTER-ROLL', 'Once per encounter: change one die by 1 without spending a ruby.'],
    nl: ['GELUKSKNOOP (∞)', 'na de worp', 'Eens per ontmoeting: verander 1 dobbelsteen met 1 zonder een robijn uit te geven.'],
    ja: ['幸運のボタン (∞)', '振った後', '遭遇ごとに1回、ルビーを使わずに、ダイス1個の目を1変える'],
  },
  rope: {
    en: ['ROPE LADDER (1)', 'DRAW', 'Put a level 1 card you have just drawn under the impending deck and draw again.'],
    nl: [
      'TOUWLADDER (1)',
      'bij het trekken',
      'Leg een kaart van level 1 die je net hebt getrokken onder de aanstaande stapel en trek opnieuw.',
    ],
    ja: ['縄ばしご (1)', '引いたとき', '引いたばかりのレベル1のカードを目前のデッキの一番下に入れ、引き直す'],
  },
};

test.each(keysOf(ITEMS))('the item %s reads as it should in every language', (id) => {
  for (const language of LANGUAGES) {
    const { title, window, effect } = words[language].item(id);
    expect([title, window, effect]).toEqual(ITEMS[id]?.[language]);
  }
});

test('numbers and nouns agree', () => {
  expect([words.en.gem('ruby', 1), words.en.gem('ruby', 2), words.en.gem('emerald', 0)]).toEqual(['1 ruby', '2 rubies', '0 emeralds']);
  expect([words.nl.gem('ruby', 1), words.nl.gem('ruby', 2), words.nl.gem('emerald', 3), words.nl.gem('sapphire', 2)]).toEqual([
    '1 robijn',
    '2 robijnen',
    '3 smaragden',
    '2 saffieren',
  ]);
  expect([words.ja.gem('ruby', 1), words.ja.gem('sapphire', 2)]).toEqual(['ルビー1個', 'サファイア2個']);
});

test('a check, a mode and a place read as the glossary says', () => {
  const map = { width: 32 };
  expect([words.en.check('AGL', 5), words.nl.check('AGL', 5), words.ja.check('AGL', 5)]).toEqual(['AGL 5', 'AGL tegen 5', 'AGL 5以上']);
  expect(words.en.wall(map, '299N')).toBe('row 10, column 12, north side');
  expect(words.nl.wall(map, '299N')).toBe('rij 10, kolom 12, noordzijde');
  expect(words.ja.wall(map, '299N')).toBe('10行目12列目の北側');
  expect(words.nl.mode('D')).toEqual({ name: 'nadeel', how: '3 dobbelstenen, de laagste 2 tellen' });
});
