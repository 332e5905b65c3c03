// Owns the encounter card as sections of lines: its name and values, keywords, tests, rewards, and the room it brings.

import { BLANK, explained, flow, line, piece, spread, words, type Line } from '@undercroft/presentation/drawing';
import { cardOf } from '../content/cards.ts';
import { ITEMS, type ItemId } from '../content/items.ts';
import type { Reward, Test } from '../content/types.ts';
import { cardNow, foeAtk, foeDef, trialTarget } from '../queries/foe.ts';
import { circlesOf as circlesOfCard } from '../content/circles.ts';
import { roomToPlace } from '../pieces/rooms.ts';
import { oddsOf, rewardOdds } from '../text/facts.ts';
import type { View } from '../view.ts';
import { windowOf } from './canvas.ts';
import { drawCompact } from './compact.ts';
import type { Labels } from './labels.ts';
import { drawLattice, latticeSize } from './lattice.ts';
import { circleMarks, planOfDrawing } from './plan.ts';
import { starsOf } from './stars.ts';

export function cardHead(view: View, labels: Labels, width: number): Line[] {
  const { encounter } = view;
  if (encounter === null) return [];
  const { level } = cardOf(encounter.card);
  const name = words(line(starsOf(level), 'ember'), line(labels.words.room(encounter.card), 'title'));
  const round = encounter.stage === 'rounds' ? line(labels.round(encounter.round), 'lit') : line(labels.words.level(level), 'dim');
  return [spread(name, round, width), ...flow([valuesOf(view, labels), circlesOf(view)], width)];
}

/** The foe's values as they are now, the printed ones beside them where they differ; or what the trial asks. */
function valuesOf(view: View, labels: Labels): Line {
  const card = cardNow(view);
  const value = (name: string, now: number, printed: number): Line =>
    words(line(name), line(String(now), 'title'), now === printed ? BLANK : line(`(${printed})`, 'dim'));
  if (card.foe !== undefined) {
    const { count, atk, def } = card.foe;
    return words(count > 1 ? line(`${count} ×`) : BLANK, value('ATK', foeAtk(view), atk), BLANK, value('DEF', foeDef(view), def));
  }
  if (card.trial === undefined) return BLANK;
  const target = trialTarget(view);
  const ways = card.trial.skills.map((skill) => `${skill} ${oddsOf(view, skill, target)}`).join(' / ');
  return words(
    line(labels.purposes.trial),
    line(`≥ ${target}`, 'title'),
    line(ways, 'ember'),
    line(`${labels.fail}: ${labels.effect(card.trial.fail)}`, 'dim'),
  );
}

function circlesOf({ encounter }: View): Line {
  if (encounter === null) return BLANK;
  // The circles are drawn with the room; until then the card says how many there will be.
  const circles = encounter.stage === 'drawn' ? circlesOfCard(cardOf(encounter.card)) : encounter.circles;
  return [...circleMarks(encounter.filled, circles).map(({ text, ink }) => piece(text, ink)), piece(` ${encounter.filled}/${circles}`)];
}

/** Keywords and tests; told at length, each keyword with what it means. */
export function cardRules(view: View, labels: Labels, width: number, atLength: boolean): Line[] {
  const card = cardNow(view);
  const keywords = card.keywords.map((keyword) => labels.words.keyword(keyword));
  const names = keywords.map(({ name }) => line(name, 'lit'));
  const told = atLength
    ? keywords.flatMap(({ name, explanation }) => explained(line(name, 'lit'), explanation, width))
    : flow(names, width);
  return [...told, ...card.tests.flatMap((test) => testLines(view, labels, test, width))];
}

function testLines(view: View, labels: Labels, test: Test, width: number): Line[] {
  const head = words(
    line(`${labels.times[test.when]} (${test.must ? labels.must : labels.may}):`, 'dim'),
    line(`${test.skill} ≥ ${test.target}`),
    line(oddsOf(view, test.skill, test.target), 'ember'),
  );
  const pass = test.pass === undefined ? BLANK : line(`✓ ${labels.effect(test.pass)}`, 'good');
  const fail = test.fail === undefined ? BLANK : line(`✗ ${labels.effect(test.fail)}`, 'bad');
  return flow([head, pass, fail], width);
}

export function rewardLines(view: View, labels: Labels, width: number): Line[] {
  const card = cardNow(view);
  const auto = card.auto.map((reward) => line(rewardText(reward, labels)));
  const checked = card.checks.map((check) =>
    words(
      line(`${check.skill} ≥ ${check.target}`),
      line(rewardOdds(view, check), 'ember'),
      line('→', 'dim'),
      line(check.gain.map((reward) => rewardText(reward, labels)).join(', ')),
    ),
  );
  const [first = BLANK, ...others] = [...auto, ...checked];
  return flow([words(line(`${labels.onClear}:`, 'dim'), first), ...others], width);
}

const isItem = (id: string): id is ItemId => id in ITEMS;

function rewardText(reward: Reward, labels: Labels): string {
  switch (reward.gain) {
    case 'experience':
      return `${labels.experience} ${reward.in.join('/')}`;
    case 'item':
      return isItem(reward.item) ? labels.words.item(reward.item).name : reward.item;
    case 'health':
      return `♥ +${reward.n}`;
    default:
      return `${labels.words.gemName(reward.gain)} +${reward.n}`;
  }
}

/** The room that waits for its place, its exits numbered; in full where there is the height for it. */
export function newRoomLines({ encounter }: View, labels: Labels, height: number): Line[] {
  if (encounter === null || encounter.stage !== 'drawn') return [];
  const plan = planOfDrawing(roomToPlace(encounter.card, encounter.chalked));
  const { canvas } = latticeSize(plan, 2).rows + 1 <= height ? drawLattice(plan, 2) : drawCompact(plan);
  return [line(`${labels.newRoom}:`, 'dim'), ...windowOf(canvas, { top: 0, left: 0, rows: canvas.rows, cols: canvas.cols })];
}
