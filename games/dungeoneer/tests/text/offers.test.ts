// Owns the proof that a question says from where its cards come and what is paid with what, as it is in the position.

import { LANGUAGES, type Language } from '@undercroft/presentation';
import type { Scalar } from '@undercroft/kernel';
import type { Scene, ScriptItem } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { AdventureId, HeroId } from '../../src/content/cards.ts';
import type { Dungeoneer } from '../../src/dungeoneer.ts';
import { reset } from '../../src/rules/game.ts';
import { text } from '../../src/text/index.ts';
import { view } from '../../src/view.ts';
import { combined, stacked } from '../combine-scenes.ts';
import { A, B, lordPhaseOf, lying, MAG, monster, packed, PERPETUA, WILMET } from '../fight-scenes.ts';
import { attackedBy, readied } from '../hand-scenes.ts';
import { boardWith, discardPhaseOf, heroPhaseOf, sceneWith, walking, type HeroWanted, type Laid, type TableWanted } from '../scenes.ts';
import { toldIn, type Told } from './asked.ts';

type InAll<T> = Readonly<Record<Language, T>>;
/** What is told in every language, as far as it is given. */
function tells(
  expected: InAll<Partial<Told>>,
  scene: Scene<Dungeoneer>,
  answers: readonly Scalar[],
  script: readonly ScriptItem[] = [],
): void {
  for (const language of LANGUAGES) expect(toldIn(language, scene, answers, script)).toMatchObject(expected[language]);
}
const fresh = { abilitiesUsed: [] } as const;

describe('from where a card comes', () => {
  const before: HeroWanted = {
    movement: 0,
    hand: ['bo-vow-of-iron'],
    ready: readied(A, 'tr-seventh-lantern', 'bo-family-nose'),
    pack: packed(['mo-rust-footman']),
  };
  const ends = (hero: HeroWanted, wanted: TableWanted = {}) => discardPhaseOf({ ...wanted, heroes: [{ ...before, ...hero }] });

  test('[DGN-DISCARD-03] at the end of a turn it may be a Treasure or a monster of the Pack, and each says where it lies', () =>
    tells(
      {
        en: {
          prompt: 'Discard 1 card from your hand, Inventory or Pack.',
          options: ['Vow of Iron (2 Glory)', 'Lantern of the Seventh Maid (Inventory)', 'The Rust Footman (Pack)'],
        },
        nl: {
          prompt: 'Leg 1 kaart af uit je hand, inventaris of horde.',
          options: ['IJzeren gelofte (2 roem)', 'Lantaarn van de zevende meid (inventaris)', 'De roestlakei (horde)'],
        },
        ja: {
          prompt: '手札か持ち物か群れからカードを1枚捨てる。',
          options: ['「鉄の誓願」(栄光2)', '「七番目の女中のランタン」(持ち物)', '「錆びた従僕」(群れ)'],
        },
      },
      ends({}),
      ['discard'],
    ));

  test('[DGN-DISCARD-03, DGN-DISCARD-04] only the places are named from which something can go: a Boon in play cannot', () => {
    tells(
      {
        en: { prompt: 'Discard 1 card from your hand or Pack.' },
        nl: { prompt: 'Leg 1 kaart af uit je hand of horde.' },
        ja: { prompt: '手札か群れからカードを1枚捨てる。' },
      },
      ends({ ready: readied(A, 'bo-family-nose') }),
      ['discard'],
    );
    tells(
      {
        en: { prompt: 'Discard 1 card from your hand.' },
        nl: { prompt: 'Leg 1 kaart af uit je hand.' },
        ja: { prompt: '手札からカードを1枚捨てる。' },
      },
      ends({ ready: [], pack: [] }),
      ['discard'],
    );
  });

  test('[DGN-DISCARD-05, DGN-OPT-DISCARD-01] with an empty hand, or with the option, nobody is told that he has to', () => {
    tells(
      {
        en: { prompt: 'You may discard 1 card from your Inventory or Pack.' },
        nl: { prompt: 'Je mag 1 kaart afleggen uit je inventaris of horde.' },
        ja: { prompt: '持ち物か群れからカードを1枚捨ててもよい。' },
      },
      ends({ hand: [] }),
      ['discard'],
    );
    tells(
      {
        en: { prompt: 'You may discard 1 card from your hand or Inventory.' },
        nl: { prompt: 'Je mag 1 kaart afleggen uit je hand of inventaris.' },
        ja: { prompt: '手札か持ち物からカードを1枚捨ててもよい。' },
      },
      ends({ pack: [] }, { options: ['optionalDiscard'] }),
      ['discard'],
    );
  });

  test('[DGN-DLORD-01, DGN-PACK-07] an Encounter from the Pack says so beside what it costs', () =>
    tells(
      {
        en: { options: ['Coin-Rats (1 Peril)', 'The Rust Footman (2 Peril, Pack)'] },
        nl: { options: ['Muntratten (1 gevaar)', 'De roestlakei (2 gevaar, horde)'] },
        ja: { options: ['「小銭ネズミ」(危険1)', '「錆びた従僕」(危険2、群れ)'] },
      },
      lordPhaseOf(['mo-coin-rats'], { heroes: [{ pack: packed(['mo-rust-footman']) }] }),
      ['encounter'],
    ));

  test('[DGN-CARD-05] what an Attachment is tucked behind attacks, or lies in the Pack and says so', () =>
    tells(
      {
        en: { options: ['The Cup-Bearer', 'The Rust Footman (Pack)'] },
        nl: { options: ['De schenker', 'De roestlakei (horde)'] },
        ja: { options: ['「骸の酌人」', '「錆びた従僕」(群れ)'] },
      },
      lordPhaseOf(['bn-plume-of-office', 'mo-cup-bearer'], { heroes: [{ pack: packed(['mo-rust-footman']) }] }),
      ['play', 'bn-plume-of-office', B],
      [monster('mo-cup-bearer', B, 'melee')],
    ));

  test('[DGN-FX-02] Mag chooses a Minion by what it costs her, of the hand or of the Pack', () =>
    tells(
      {
        en: {
          pick: 'Choose the monster that becomes your Minion.',
          options: ['Coin-Rats (1 Glory)', 'The Rust Footman (2 Glory, Pack)'],
        },
        nl: { pick: 'Kies het monster dat je handlanger wordt.', options: ['Muntratten (1 roem)', 'De roestlakei (2 roem, horde)'] },
        ja: { pick: '手下にするモンスターを選ぶ', options: ['「小銭ネズミ」(栄光1)', '「錆びた従僕」(栄光2、群れ)'] },
      },
      heroPhaseOf({ heroes: [{ hero: MAG, glory: 5, hand: ['mo-coin-rats'], pack: packed(['mo-rust-footman']), ...fresh }] }),
      ['use', MAG],
    ));

  test('[DGN-SPECIAL-04] Forty-One is told that a Treasure goes, and which of them is in play', () =>
    tells(
      {
        en: {
          pick: 'Choose what to discard for it: 1 Treasure from your Inventory or hand.',
          options: ["The Apprentice's Barrow (Inventory)", "The Puddler's Maul"],
        },
        nl: {
          pick: 'Kies wat je ervoor aflegt: 1 schat uit je inventaris of hand.',
          options: ['De kruiwagen van de leerling (inventaris)', 'De moker van de puddelaar'],
        },
        ja: {
          pick: '捨てるカードを選ぶ: 持ち物か手札のトレジャー1枚',
          options: ['「徒弟の手押し車」(持ち物)', '「錬鉄工の大槌」'],
        },
      },
      walking(
        { hero: 'forty-one', life: 4, hand: ['puddlers-maul'], ready: readied(A, 'apprentices-barrow'), ...fresh },
        { decks: ['FB'] },
      ),
      ['use', 'forty-one'],
    ));

  test('[DGN-GEN-17] whoever has to discard is told what', () =>
    tells(
      {
        en: { prompt: 'Wilmet has to discard 1 readied Boon.' },
        nl: { prompt: 'Wilmet moet 1 klaargelegde gunst afleggen.' },
        ja: { prompt: 'ウィルメットは準備済みの恩恵1枚を捨てなければならない。' },
      },
      lordPhaseOf(['bn-struck-from-the-tree'], { heroes: [{}, { level: 2, ready: readied(B, 'bo-family-nose', 'bo-vow-of-iron') }] }),
      ['lose'],
      [
        { act: 'play', card: 'bn-struck-from-the-tree', target: B },
        { act: 'choose', branch: 1 },
      ],
    ));

  const BRAND: AdventureId = 'brand-of-the-works';
  const laden = (cards: readonly AdventureId[]) =>
    combined({
      decks: ['TM', 'FB'],
      grade: 'epic',
      heroes: [
        stacked(['maud-hallow', 'prior-tamp'], 4),
        { ...stacked(['oda-mirelight', 'forty-one'], 4), peril: 0, ready: [...cards.map((card) => lying(card, B)), lying(BRAND, A)] },
      ],
    });
  test('[DGN-COMBINE-13] who has too many Boons is not told of Treasures', () =>
    tells(
      {
        en: { prompt: 'You have more Boons than your hero may have: discard one.', pick: 'Choose the Boon to discard.' },
        nl: { prompt: 'Je hebt meer gunsten dan je held mag hebben: leg er 1 af.', pick: 'Kies de gunst die je aflegt.' },
        ja: { prompt: '恩恵の上限を超えた。1枚捨てる。', pick: '捨てる恩恵を選ぶ' },
      },
      sceneWith(laden(['hares-step', 'shepherds-shortcut', 'bread-for-the-beast']), reset, {}),
      ['discard'],
      [{ act: 'take-back', card: BRAND }],
    ));
});

describe('what is paid for #', () => {
  const notary: HeroWanted = { hero: PERPETUA, glory: 2, peril: 3, ...fresh };

  test('[DGN-FX-01] an ability that does nothing for nothing says so', () =>
    tells(
      {
        en: { pick: 'Pay how much Glory for Strictly Speaking?', options: ['0 Glory (no effect)', '1 Glory', '2 Glory'] },
        nl: { pick: 'Hoeveel roem betaal je voor Strikt genomen?', options: ['0 roem (geen effect)', '1 roem', '2 roem'] },
        ja: { pick: '「厳密に申しますと」に栄光をいくつ払う?', options: ['栄光0(効果なし)', '栄光1', '栄光2'] },
      },
      heroPhaseOf({ heroes: [notary, { hero: WILMET }] }),
      ['use', PERPETUA, B],
    ));

  test('[DGN-FX-01] of a card it is extra, and it does something in any case', () =>
    tells(
      {
        en: { pick: 'Pay how much extra Glory for Sparks at the Heel?', options: ['0 extra Glory', '1 extra Glory', '2 extra Glory'] },
        nl: { pick: 'Hoeveel extra roem betaal je voor Vonken aan de hielen?', options: ['0 roem extra', '1 roem extra', '2 roem extra'] },
        ja: { pick: '「踵の火花」に栄光を追加でいくつ払う?', options: ['追加の栄光0', '追加の栄光1', '追加の栄光2'] },
      },
      walking({ hand: ['sparks-at-the-heel'], glory: 4 }),
      ['play', 'sparks-at-the-heel'],
    ));

  test('[DGN-FX-01, DGN-DLORD-03] of a Bane and of a trap it is Peril', () => {
    tells(
      {
        en: { pick: 'Pay how much extra Peril for Slag Boots?', options: ['0 extra Peril', '1 extra Peril'] },
        nl: { pick: 'Hoeveel extra gevaar betaal je voor Gestolde laarzen?', options: ['0 gevaar extra', '1 gevaar extra'] },
        ja: { pick: '「鉱滓の靴」に危険を追加でいくつ払う?', options: ['追加の危険0', '追加の危険1'] },
      },
      lordPhaseOf(['slag-boots'], { heroes: [{}, { peril: 3 }] }),
      ['play', 'slag-boots', B],
    );
    tells(
      {
        en: { pick: 'Pay how much extra Peril for Overpressure?', options: ['0 extra Peril', '1 extra Peril'] },
        nl: { pick: 'Hoeveel extra gevaar betaal je voor Overdruk?', options: ['0 gevaar extra', '1 gevaar extra'] },
        ja: { pick: '「過圧」に危険を追加でいくつ払う?', options: ['追加の危険0', '追加の危険1'] },
      },
      lordPhaseOf(['overpressure'], { heroes: [{}, { peril: 3 }] }),
      ['encounter', 'overpressure', B],
    );
  });

  test('[DGN-FX-05] a special effect says what it costs in all, and whether that gives nothing', () => {
    tells(
      {
        en: { pick: 'Use its special effect?', options: ['Without it', 'With it (0 Peril, no effect)', 'With it (1 Peril)'] },
        nl: { pick: 'Gebruik je het speciale effect?', options: ['Zonder', 'Met (0 gevaar, geen effect)', 'Met (1 gevaar)'] },
        ja: { pick: '特殊効果を使う?', options: ['使わない', '使う(危険0、効果なし)', '使う(危険1)'] },
      },
      lordPhaseOf(['mo-royal-taster'], { heroes: [{}, { peril: 3 }] }),
      ['encounter', 'mo-royal-taster', B, 'melee'],
    );
    tells(
      {
        en: { options: ['Without it', 'With it (1 Peril)'] },
        nl: { options: ['Zonder', 'Met (1 gevaar)'] },
        ja: { options: ['使わない', '使う(危険1)'] },
      },
      lordPhaseOf(['mo-lady-still-waiting']),
      ['encounter', 'mo-lady-still-waiting', B, 'magic'],
    );
  });

  const MOOR: readonly Laid[] = [
    ['map-last-cellar', 0, 0],
    ['moor-that-moves', 0, 1],
  ];
  const witch: HeroWanted = { hero: 'oda-mirelight', glory: 1, ...fresh };
  const fights = (at: 'map-last-cellar' | 'moor-that-moves') =>
    attackedBy([['mo-coin-rats', 'speed']], { hero: WILMET, at }, { map: MOOR, heroes: [{ ...witch, at }] });
  test.each([
    ['map-last-cellar', { en: '0 Glory (no effect)', nl: '0 roem (geen effect)', ja: '栄光0(効果なし)' }],
    ['moor-that-moves', { en: '0 Glory', nl: '0 roem', ja: '栄光0' }],
  ] as const)('[DGN-FX-01] where a swamp makes # count 1 more, nothing paid is not nothing: %s', (at, first) => {
    for (const language of LANGUAGES) expect(toldIn(language, fights(at), ['use', 'oda-mirelight']).options[0]).toBe(first[language]);
  });
  test.each([
    ['map-last-cellar', 'With it (0 Peril, no effect)'],
    ['moor-that-moves', 'With it (0 Peril)'],
  ] as const)('[DGN-FX-05] and so it is for the Ferryman, where he attacks: %s', (at, first) => {
    const scene = lordPhaseOf(['ferryman-without-a-ferry'], { map: MOOR, heroes: [{ at: 'map-last-cellar' }, { at }] });
    expect(toldIn('en', scene, ['encounter', 'ferryman-without-a-ferry', B, 'melee']).options[1]).toBe(first);
  });

  test('[DGN-FX-01] the log says what was paid, nothing too where it was a choice', () => {
    const seen = view(boardWith({ heroes: [notary] }), A);
    const used = (language: Language, card: AdventureId | HeroId, glory: number): string =>
      text[language].event(seen, {
        type: 'card.used',
        rule: 'DGN-SPECIAL-04',
        body: { seat: A, card, glory, movement: 0, charges: 0, once: true },
      });
    expect(LANGUAGES.map((language) => [used(language, PERPETUA, 0), used(language, PERPETUA, 2)])).toEqual([
      ['Perpetua used Strictly Speaking for 0 Glory.', 'Perpetua used Strictly Speaking for 2 Glory.'],
      ['Perpetua gebruikt Strikt genomen voor 0 roem.', 'Perpetua gebruikt Strikt genomen voor 2 roem.'],
      ['ペルペトゥアは「厳密に申しますと」を使った(栄光0)。', 'ペルペトゥアは「厳密に申しますと」を使った(栄光2)。'],
    ]);
    expect(used('en', 'tr-marrow-broth', 0)).toMatch(/^Perpetua used [^0-9]+\.$/);
  });
});
