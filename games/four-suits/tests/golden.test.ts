// Owns the golden transcripts: the fights that players argue about, card by card, read as prose.

import { check, type Example, expectExample, type Expected, goldenFaults, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { FourSuits } from '../src/four-suits.ts';
import { attacks, campOn, card, cards, casts, character, clara, fate, fightOn, M1, M2, PASS, rolf, tess } from './scenes.ts';

const folder = new URL('./golden/', import.meta.url);

/** An example, the rules it shows, and how it goes: the file has the same name. */
interface Argued extends Example<FourSuits> {
  readonly expected: Expected<FourSuits>;
}
const charmed = () => {
  const on = fightOn({
    party: [tess({ techniques: ['charm'], mp: 20 })],
    monsters: [
      { species: 'grey-wolf', treasure: 'pile' },
      { species: 'grey-wolf', hp: 1, treasure: 'pile' },
    ],
    hands: [cards('K♠'), [], [], [], cards('Q♦'), cards('2♣')],
  });
  on.board.fate = { ...on.board.fate, down: 2 };
  return on;
};

const EXAMPLES: readonly Argued[] = [
  {
    name: 'reflected-hex-kills-its-caster',
    rules: 'CRD-STATUS-REFLECT-01, CRD-STATUS-REFLECT-03, CRD-HEX-06, CRD-STATUS-DEAD-02, CRD-TURN-17',
    says: 'Doom comes back before any other card: one card for whom it hits, then the Chance check of the caster, then the Will save of who is hit, the caster himself; his turn is over.',
    scene: fightOn({
      party: [character({ job: 'ninja', techniques: ['doom'], mp: 30, statuses: ['regenerating'] }), clara()],
      monsters: [{ species: 'crystal-lurker', statuses: ['reflect'] }],
      hands: [cards('K♠ 9♠'), cards('2♠')],
    }),
    script: [casts('doom', M1), fate('3♦ A♥ 6♥ 7♥ 9♥ 8♥')],
    expected: [
      ['mana.changed', { unit: 0, by: -30 }],
      ['cards.drawn', { use: 'target', cards: cards('3♦') }],
      ['effect.reflected', { unit: M1, on: 0 }],
      ['cards.drawn', { use: 'chance', unit: 0 }],
      ['cards.drawn', { use: 'will', unit: 0 }],
      ['unit.died', { unit: 0 }],
      ['turn.began', { unit: 1 }],
      never('unit.healed'),
    ],
  },
  {
    name: 'cover-and-an-attack-on-several',
    rules: 'CRD-JOB-KNIGHT-01, CRD-JOB-KNIGHT-03, CRD-ATTACK-15, CRD-INIT-05',
    says: 'A Sweep goes through the Near row, and nobody is covered; the Strike that the king left time for is aimed at the one who kneels, and the Knight takes it.',
    scene: fightOn({
      party: [rolf(), clara({ hp: 2, row: 'near' })],
      monsters: [{ species: 'hollow-armor' }],
      hands: [cards('2♠'), [], [], [], cards('K♦ Q♦')],
    }),
    script: [fate('9♦ 5♣ 6♣ 7♣ 8♣ 8♠ 6♥ 9♣')],
    expected: [
      ['attack.judged', { on: 0, hit: false }],
      ['attack.judged', { on: 1, hit: false }],
      ['attack.covered', { unit: 1, by: 0 }],
      ['cards.drawn', { use: 'evade', unit: 0 }],
      ['attack.judged', { on: 0, hit: false }],
    ],
  },
  {
    name: 'autolife-and-poison',
    rules: 'CRD-TURN-16, CRD-STATUS-POISON-01, CRD-STATUS-AUTOLIFE-01, CRD-STATUS-AUTOLIFE-02',
    says: 'Poison takes the last HP at the end of the turn; Autolife gives a quarter of Health back and takes Poison and itself away, but not the initiative card that is left.',
    scene: fightOn({
      party: [rolf({ level: 2, hp: 1, statuses: ['poison', 'autolife', 'haste', 'holding'] }), clara()],
      monsters: [{ species: 'gate-guard' }],
      hands: [cards('K♠ 9♠'), cards('2♠')],
    }),
    script: [PASS, PASS],
    expected: [
      ['unit.hurt', { unit: 0, n: 1, hp: 0 }, 'CRD-STATUS-POISON-01'],
      ['unit.revived', { unit: 0, hp: 6, autolife: true }],
      ['turn.ended', { unit: 0 }],
      ['initiative.spent', { unit: 0, cards: cards('9♠') }],
      ['turn.ended', { unit: 0 }],
      ['turn.began', { unit: 1 }],
      never('unit.died'),
    ],
  },
  {
    name: 'flight-with-somebody-left-behind',
    rules: 'CRD-FLEE-05, CRD-FLEE-06, CRD-FLEE-09, CRD-EXPLORE-13, CRD-EXP-01',
    says: 'Rolf flees and leaves fallen Clara lying; the wolf waits with her. He comes back, fights it with fresh cards, alone: the experience is his, and Clara is with the party again, as she was.',
    scene: campOn({
      quest: { domain: 'forest', floors: 1 },
      at: 1,
      tiles: {
        1: { card: card('2♦'), explored: true, clear: true },
        2: { card: card('A♠'), explored: true, band: { species: ['grey-wolf'], level: 1 } },
      },
      party: [rolf(), clara({ hp: 0, statuses: ['dead'] })],
    }),
    script: [
      { act: 'move', to: 2 },
      fate('9♥ K♠ 3♠ 4♠ 5♠'),
      { act: 'flee', with: [] },
      fate('7♠ 3♥ 7♦ 2♣ 10♣'),
      { act: 'move', to: 2 },
      fate('A♥ K♦ 2♦ 4♦ 5♦'),
      attacks(M1),
      fate('8♦ 9♦ 2♥ 6♣'),
    ],
    expected: [
      ['units.fled', { units: [0] }],
      ['character.left', { unit: 1, place: 2 }],
      ['band.waits', { place: 2 }],
      ['party.put', { to: 1 }],
      ['fight.began', { source: 'tile' }],
      ['exp.gained', { unit: 0, n: 10 }],
      ['characters.found', { units: [1] }, 'CRD-FLEE-09'],
      never('exp.gained', { unit: 1 }),
    ],
  },
  {
    name: 'charmed-monster-and-the-end-of-combat',
    rules: 'CRD-STATUS-HYPNOTIZE-01, CRD-STATUS-HYPNOTIZE-02, CRD-RANGE-05, CRD-COMBAT-10, CRD-EXP-02, CRD-EXP-08',
    says: 'The charmed wolf acts by its own pattern against the other, which stands alone on its side and so counts as Near; when that one falls nobody is left against the party: won, with the experience and the treasure cards of both.',
    scene: charmed(),
    script: [casts('charm', M1), fate('A♠ 6♦ 7♦ 4♥ 8♥ 9♥ 2♥ 5♦ 6♠')],
    expected: [
      ['status.added', { unit: M1, status: 'hypnotize' }],
      ['attack.judged', { by: M1, on: M2, hit: true }],
      ['damage.reckoned', { on: M2, mult: 2, mods: [['suit', 2]] }],
      ['fight.ended', { verdict: 'won' }, 'CRD-COMBAT-09'],
      ['exp.gained', { unit: 0, n: 20 }],
      ['treasure.turned', { unit: M1 }],
      ['treasure.turned', { unit: M2 }],
    ],
  },
  {
    name: 'boss-with-a-king-and-a-queen',
    rules: 'CRD-INIT-05, CRD-INIT-11, CRD-BOSS-03, CRD-INIT-04',
    says: 'A boss acts on its king and keeps the rest, acts on its queen and keeps the rest, and after everybody else on what is left: three turns in one round.',
    scene: fightOn({
      party: [rolf()],
      monsters: [{ species: 'kraken', level: 3 }],
      source: 'boss',
      hands: [cards('9♠ 2♠'), [], [], [], cards('K♦ Q♦ 3♠')],
    }),
    script: [fate('6♥ 4♥ 5♥ 8♥ 10♥ J♥ 7♥ 2♦ 3♦ 4♦ 5♦ J♦'), PASS, fate('9♥ 2♣ 3♣ 4♣ 5♣ J♣ Q♠ 2♥ 6♠ 7♠ 8♠ 10♠')],
    expected: [
      ['initiative.spent', { unit: M1, cards: cards('K♦'), left: cards('Q♦ 3♠') }, 'CRD-INIT-05'],
      ['initiative.spent', { unit: M1, cards: cards('Q♦'), left: cards('3♠') }, 'CRD-INIT-05'],
      ['initiative.spent', { unit: 0, cards: cards('9♠ 2♠'), left: [] }, 'CRD-INIT-04'],
      ['initiative.spent', { unit: M1, cards: cards('3♠'), left: [] }, 'CRD-INIT-04'],
      ['round.began', { round: 2 }],
    ],
  },
];

describe('the fights that players argue about', () => {
  test.each(EXAMPLES.map((one) => [one.rules, one.says, one] as const))('[%s] %s', (_rules, _says, one) => {
    check(one.scene, one.script, one.expected);
    expectExample(folder, one);
  });

  test('every golden transcript is one of these, and short enough to be read', () => {
    expect(
      goldenFaults(
        folder,
        EXAMPLES.map(({ name }) => name),
      ),
    ).toEqual([]);
  });
});
