// Owns that a line of the log names whoever it is about, also when they have left and when it is read much later.

import { LANGUAGES } from '@undercroft/presentation';
import { check } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Choice } from '@undercroft/kernel';
import { text } from '../../src/text/index.ts';
import { TOWN } from '../../src/text/words/town-words.ts';
import { NAMES } from '../../src/text/words/names.ts';
import { attacks, campOn, card, cards, clara, fate, fightOn, M1, rolf, tess, wanda } from '../scenes.ts';

const town = () => {
  const on = campOn({ town: true, party: [rolf(), clara(), wanda(), tess()] });
  on.board.beaten = true;
  return on;
};
const RECRUITED: readonly Choice[] = [
  { act: 'take', job: 'cleric' },
  { act: 'take', weapon: 'club' },
  { act: 'raise', stats: ['int', 'con'] },
  { act: 'take', card: card('2♣') },
];
const hurt = (unit: number) => ({ type: 'unit.hurt', rule: 'CRD-ATTACK-08', body: { unit, n: 3, hp: 4 } });

test.each(LANGUAGES)('[CRD-PARTY-04] in %s whoever was sent home is named, and those who stay keep their names', (language) => {
  const { event } = text[language];
  const { people } = TOWN[language];
  const view = check(town(), [{ act: 'dismiss', unit: 1 }], [['character.dismissed', { unit: 1 }]]).view(0);
  expect(event(view, { type: 'character.dismissed', rule: 'CRD-PARTY-04', body: { unit: 1, items: [] } })).toContain(people.cleric[0]);
  expect(event(view, hurt(1))).toContain(people.cleric[0]);
  expect(event(view, hurt(2))).toContain(people.wizard[0]);
});

test.each(LANGUAGES)('[CRD-FLEE-09] in %s whoever is lost for good is named', (language) => {
  const view = check(campOn({ party: [rolf(), clara({ left: 2 }), wanda()] }), [{ act: 'leave', by: 'gate' }], [['characters.lost']]).view(
    0,
  );
  const { people } = TOWN[language];
  const lost = { type: 'characters.lost', rule: 'CRD-FLEE-06', body: { units: [1] } };
  expect(text[language].event(view, lost)).toContain(people.cleric[0]);
  expect(text[language].event(view, hurt(2))).toContain(people.wizard[0]);
});

test.each(LANGUAGES)(
  '[CRD-CHAR-01] in %s the next of a job has a name of its own, and an old line names whoever had the seat, too',
  (language) => {
    const { event, viewForOldEvents } = text[language];
    const { people } = TOWN[language];
    const view = check(
      town(),
      [{ act: 'dismiss', unit: 1 }, { act: 'look' }, fate('K♠ 4♥ 2♣ 3♣'), ...RECRUITED],
      [['character.joined']],
    ).view(0);
    expect(event(view, hurt(1))).toContain(people.cleric[1]);
    expect(event(view, hurt(1))).not.toContain(people.cleric[0]);
    const old = viewForOldEvents?.(view, null) ?? view;
    expect(event(old, hurt(1))).toContain(`${people.cleric[0]} / ${people.cleric[1]}`);
    expect(event(old, hurt(2))).toBe(event(view, hurt(2)));
  },
);

test.each(LANGUAGES)(
  '[CRD-COMBAT-09] in %s the last blow names whom it struck, though the fight is over; much later those are named who were there then, and nobody where that is not known',
  (language) => {
    const { event, viewForOldEvents, opensScene } = text[language];
    const species = NAMES[language].species;
    const scene = fightOn({
      party: [rolf()],
      monsters: [
        { species: 'gate-guard', hp: 1 },
        { species: 'ogre', hp: 0, statuses: ['dead'] },
      ],
      hands: [cards('K♠ 2♠')],
    });
    const view = check(scene, [attacks(M1), fate('5♣ 9♦ 7♥')], [['fight.closed']]).view(0);
    expect(event(view, hurt(4)).toLowerCase()).toContain(species['gate-guard'].name.toLowerCase());
    expect(event(view, hurt(5)).toLowerCase()).toContain(species.ogre.name.toLowerCase());
    const old = viewForOldEvents?.(view, null) ?? view;
    expect(event(old, hurt(4)).toLowerCase()).not.toContain(species['gate-guard'].name.toLowerCase());
    const began = { type: 'fight.began', rule: 'CRD-COMBAT-02', body: { source: 'tile', level: 2, species: ['grey-wolf', 'grey-wolf'] } };
    expect(opensScene?.(began)).toBe(true);
    const then = viewForOldEvents?.(view, began) ?? view;
    expect(event(then, hurt(5)).toLowerCase()).toContain(species['grey-wolf'].name.toLowerCase());
    expect(event(then, hurt(5))).toContain('2');
  },
);
