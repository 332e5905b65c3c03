// Owns the adventure sheet as sections of lines: the hero, health, the ladder of each skill, gems, items, decks and score.

import {
  BLANK,
  clip,
  explained,
  fill,
  flow,
  lengthOf,
  line,
  piece,
  plain,
  spread,
  widthOf,
  words,
  type Ink,
  type Line,
} from '@undercroft/presentation/drawing';
import type { CardId } from '../content/cards.ts';
import { GEMS, LEVELS, SKILLS, type Gem, type Skill } from '../content/types.ts';
import { dulled } from '../queries/foe.ts';
import { hasUses } from '../queries/items.ts';
import { modesOf, modesWith } from '../queries/ladder.ts';
import { available, healthOf, type ItemEntry, type Track } from '../state.ts';
import type { View } from '../view.ts';
import type { Labels } from './labels.ts';
import { EMPTY, FULL } from './plan.ts';
import { starsOf } from './stars.ts';

/** A large circle drawn round a small one: gained, and used or lost. */
const USED = '◉';
const BUBBLES = [1, 2, 3, 4] as const;
const LETTERS: Readonly<Record<Gem, string>> = { ruby: 'R', emerald: 'E', sapphire: 'S' };
const INKS: Readonly<Record<Gem, Ink>> = { ruby: 'red', emerald: 'green', sapphire: 'blue' };

/** Used circles first, as they are drawn on paper; in fives, to be counted at a glance. */
function circlesOf(track: Track): string {
  const all = USED.repeat(track.used) + FULL.repeat(Math.max(0, available(track)));
  return (all.match(/.{1,5}/gu) ?? []).join(' ');
}

export function heroLines(view: View, labels: Labels, width: number, roomy: boolean): Line[] {
  const { health } = view.hero;
  const name = line(plain(view.setup.hero), 'title');
  // Before the hero is equipped there is nothing to count.
  if (health.gained === 0) return [clip(name, width)];
  const count = line(`♥ ${healthOf(view)}`, healthOf(view) <= 2 ? 'bad' : 'lit');
  const circles = line(circlesOf(health), 'red');
  const score = line(`${labels.score} ${view.score}`, 'dim');
  if (!roomy) {
    const all = words(name, count, circles);
    if (lengthOf(all) + lengthOf(score) + 1 <= width) return [spread(all, score, width)];
    const grouped = words(count, circles);
    const close = words(count, line(circlesOf(health).replaceAll(' ', ''), 'red'));
    return [spread(name, score, width), clip(lengthOf(grouped) <= width ? grouped : close, width)];
  }
  const legend = line(`${USED} ${labels.used}`, 'dim');
  return [
    spread(name, score, width),
    ...flow([words(count, line(labels.health, 'dim')), circles, health.used > 0 ? legend : BLANK], width),
  ];
}

/** The bubbles of a skill, and how it rolls. */
export function skillLines(view: View, labels: Labels, width: number, roomy: boolean): Line[] {
  const rolls = (skill: Skill): string => modesOf(view, skill).join('/');
  const filled = (skill: Skill, bubble: number): boolean => view.hero.bubbles[skill] >= bubble;
  if (!roomy) {
    const one = (skill: Skill): Line =>
      words(
        line(skill),
        line(BUBBLES.map((b) => (filled(skill, b) ? FULL : EMPTY)).join(''), 'lit'),
        line(rolls(skill).padEnd(4), 'title'),
      );
    return flow(SKILLS.map(one), width, 2, 0);
  }
  const name = Math.max(...SKILLS.map((skill) => widthOf(labels.words.skill(skill).long)));
  const one = (skill: Skill, long: Line): Line => {
    const bubbles = BUBBLES.flatMap((b) => {
      const step = modesWith(view, skill, b).at(-1) ?? '';
      return [piece(`${filled(skill, b) ? FULL : EMPTY}${step.padEnd(3)}`, filled(skill, b) ? 'lit' : 'dim'), piece(' ')];
    });
    return words(line(skill), long, bubbles, line(`→ ${rolls(skill)}`, 'title'));
  };
  const full = SKILLS.map((skill) => one(skill, fill(line(labels.words.skill(skill).long, 'dim'), name)));
  return full.every((of) => lengthOf(of) <= width) ? full : SKILLS.map((skill) => one(skill, BLANK));
}

export function gemLines(view: View, labels: Labels, width: number, roomy: boolean): Line[] {
  if (view.hero.health.gained === 0) return [];
  const dull = dulled(view);
  const wide = Math.max(...GEMS.map((gem) => widthOf(labels.words.gemName(gem))));
  const one = (gem: Gem): Line => {
    const track = view.hero.gems[gem];
    const name = roomy ? fill(line(labels.words.gemName(gem), 'dim'), wide) : BLANK;
    const closed = dull === gem ? line(`(${labels.dulled})`, 'bad') : BLANK;
    return words(
      line(`◆${LETTERS[gem]}`, INKS[gem]),
      name,
      line(`${available(track)}/${track.gained}`),
      line(circlesOf(track), INKS[gem]),
      closed,
    );
  };
  return roomy ? GEMS.map((gem) => clip(one(gem), width)) : flow(GEMS.map(one), width, 2, 0);
}

/** The items with their uses; told at length, each with what it does. */
export function itemLines(view: View, labels: Labels, width: number, atLength: boolean): Line[] {
  const { inventory } = view.hero;
  const title = line(`${labels.items}:`, 'dim');
  if (inventory.length === 0) return [words(title, line(labels.none, 'dim'))];
  if (!atLength) return flow([title, ...inventory.map((entry) => itemLine(entry, labels))], width, 1, 2);
  return [title, ...inventory.flatMap((entry) => explained(itemLine(entry, labels), labels.words.item(entry.item).effect, width))];
}

/** A circle for each use, as with gems: used ones first, then those left. */
function itemLine(entry: ItemEntry, labels: Labels): Line {
  const name = line(labels.words.item(entry.item).name, hasUses(entry) ? 'plain' : 'dim');
  const uses = entry.uses === null ? `∞${hasUses(entry) ? '' : USED}` : USED.repeat(entry.used) + FULL.repeat(entry.uses - entry.used);
  return words(name, line(uses, 'lit'));
}

export function deckLines(view: View, labels: Labels, width: number): Line[] {
  const { decks } = view;
  if (view.hero.health.gained === 0) return [];
  const one = (name: keyof Labels['decks'], n: number): Line => words(line(labels.decks[name], 'dim'), line(String(n)));
  return flow(
    [
      one('impending', decks.impending),
      one('future', decks.future),
      one('discard', decks.discard.length),
      one('victory', decks.victory.length),
    ],
    width,
    1,
    0,
  );
}

/** What is still to come, as far as it is known; the cards just looked at. */
export function aheadLines(view: View, labels: Labels, width: number): Line[] {
  const { decks, ahead } = view;
  const counts = LEVELS.filter((level) => ahead[level] > 0).map((level) =>
    line(`${ahead[level]} × ${starsOf(level)}${level === 'B' ? ` ${labels.words.level(level)}` : ''}`, 'lit'),
  );
  const name = (card: CardId): Line => line(labels.words.room(card));
  const looking = decks.looking.length === 0 ? [] : flow([line('◎', 'ember'), ...decks.looking.map(name)], width);
  const known = decks.known.length === 0 ? [] : flow([line(`${labels.known}:`, 'dim'), ...decks.known.map(name)], width);
  return [...looking, ...(counts.length === 0 ? [] : flow([line(`${labels.ahead}:`, 'dim'), ...counts], width)), ...known];
}

export function endLine({ ended, result, gaveUp, score }: View, labels: Labels): Line {
  if (!ended && result === null) return BLANK;
  const word = result === 'victory' ? labels.won : gaveUp ? labels.gaveUp : labels.lost;
  return line(`${word} · ${labels.score} ${score}`, result === 'victory' ? 'good' : 'bad');
}
