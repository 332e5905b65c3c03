// Claims about golden transcripts: they are prose, they are compared, and they play themselves again.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, call, maskOf, putInto, randomFrom } from '@undercroft/kernel';
import {
  courseOf,
  expectGolden,
  expectReplays,
  GoldenDiffers,
  goldensIn,
  goldenText,
  openScene,
  playthrough,
  playthroughText,
  replayGolden,
  sceneOf,
  scripted,
} from '@undercroft/testkit';
import { toy, toyRules } from '@undercroft/testkit/toy';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

const golden = new URL('./golden/', import.meta.url);
const game = goldenText(toy, playthrough(toy, { seats: 3, rounds: 2 }, 'golden'), 'A whole game of three seats, played at random.');

function wards() {
  const scene = sceneOf(
    toy,
    { seats: 2, rounds: 1 },
    (board) => {
      putInto(at(board.hands, 0), 'trap-1', maskOf(0));
      putInto(at(board.hands, 0), 'ward-2', maskOf(0));
      putInto(at(board.hands, 1), 'ward-1', maskOf(1));
    },
    call(toyRules.play, { seat: 0, card: 'trap-1', target: 1 }),
  );
  const course = openScene(scene, scripted([3]));
  course.apply(1, { act: 'ward', ward: 'ward-5' });
  course.apply(0, { act: 'pass' });
  course.apply(1, { act: 'ward', ward: 'ward-1' });
  course.apply(0, { act: 'ward', ward: 'ward-2' });
  return course;
}

test('a whole game reads as prose and is the committed one', () => {
  expectGolden(new URL('game.transcript', golden), game);
  expect(game.split('\n').length).toBeLessThan(200);
});

test('a scene with refusals and responses reads as prose and is the committed one', () => {
  expectGolden(new URL('wards.transcript', golden), goldenText(toy, wards(), 'A trap, a ward against it, and a ward against the ward.'));
});

test('every golden transcript plays itself again', () => {
  const files = goldensIn(golden);
  expect(files).toHaveLength(2);
  for (const file of files) expectReplays(toy, file);
});

test('inputs that lead elsewhere give another text', () => {
  const changed = game.replace('> bid n=', '> bid n=9');
  expect(replayGolden(toy, changed)).not.toBe(changed);
  const unlucky = game.replace(/~ deck of 21: \S+/, '~ deck of 21: ghost-1');
  expect(() => replayGolden(toy, unlucky)).toThrow(/ghost-1 cannot come up/);
  expect(replayGolden(toy, `${game}  ~ deck of 3: gem-1\n`)).toContain('! not asked for: gem-1');
});

test('a golden transcript of another game, or without a beginning, is not played', () => {
  expect(() => replayGolden({ ...toy, id: 'other' }, game)).toThrow(/of toy, not of other/);
  expect(() => replayGolden(toy, '# game toy\n')).toThrow(/needs a line/);
});

test('a missing file fails, a different one shows the line, and only UPDATE_GOLDEN=1 writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  const file = join(folder, 'deep', 'x.transcript');
  try {
    vi.stubEnv('UPDATE_GOLDEN', '');
    expect(() => expectGolden(file, 'one\n')).toThrow(/is missing: run again with UPDATE_GOLDEN=1/);
    vi.stubEnv('UPDATE_GOLDEN', '1');
    expectGolden(file, 'one\ntwo\n');
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    vi.stubEnv('UPDATE_GOLDEN', '');
    expectGolden(file, 'one\ntwo\n');
    writeFileSync(file, 'one\nthree\n');
    expect(() => expectGolden(file, 'one\ntwo\n')).toThrow(GoldenDiffers);
    expect(() => expectGolden(file, 'one\ntwo\n')).toThrow(/x\.transcript:2: is not what happens now\n- three\n\+ two/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a course being played ends with what is asked, and one that is over with its result', () => {
  const course = courseOf(toy, { seats: 2, rounds: 1 }, randomFrom(1));
  expect(course.text()).toMatch(/\? seat 0 bid \(3\) +TOY-LEAD-01\n\? seat 1 bid \(3\) +TOY-LEAD-01\n$/);
  expect(game).toMatch(/\n= over \d \d \d\n$/);
});

test('playthroughs change when the rules do', () => {
  const text = playthroughText(
    toy,
    [1, 2, 3].map((seed) => playthrough(toy, { seats: 2, rounds: 2 }, seed)),
  );
  expectGolden(new URL('playthroughs.txt', golden), text);
  const other = {
    ...toy,
    ended: () => false,
    begin: (setup: { seats: number; rounds: number }) => ({ ...toy.begin(setup), rooms: [1, 1] }),
  };
  expect(
    playthroughText(
      other,
      [1, 2, 3].map((seed) => playthrough(other, { seats: 2, rounds: 2 }, seed)),
    ),
  ).not.toBe(text);
});
