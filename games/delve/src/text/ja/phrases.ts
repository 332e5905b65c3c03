// Owns the Japanese words of the game as one whole.

import type { Phrases } from '../phrases.ts';
import { asking, option } from './asking.ts';
import { basic } from '../words/ja/basic.ts';
import { cards } from '../words/ja/cards.ts';
import { ending, form } from './form.ts';
import { howTo } from './how-to.ts';
import { brief, log } from './log.ts';
import { names } from '../words/ja/names.ts';
import { refusing } from './refusals.ts';
import { rulebook } from '../../generated/rulebook-ja.ts';

export const phrases: Phrases = {
  language: 'ja',
  title: 'Delve Sheet',
  blurb:
    'キャラクター1人、ひとつかみのダイス、部屋のデッキ、そして進みながら描くマップ。体力が尽きる前に部屋を次々と制覇し、ボスを倒します。',
  intro: [
    '攻撃判定で敵のDEF以上を出すと円を1つ塗る。すべて塗れば部屋を制覇',
    '防御判定で敵のATK以上を出さないと、体力を1失う',
    '宝石を使えば、出た目を見てから変えられる',
  ],
  rulebook,
  howTo,
  names,
  ...basic,
  ...cards,
  asking,
  option,
  log,
  // Whoever plays is not named in a line anyway.
  watchedLog: log,
  brief,
  refusing,
  form,
  ending,
};
