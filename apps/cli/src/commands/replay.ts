// Owns the command replay: the course of a recorded game in words, step by step, as golden text, and the check of its dice.

import type { Seat } from '@undercroft/kernel';
import { titleOf, type Title } from '../catalog.ts';
import { userPath } from '../files.ts';
import { setupDigest, verifyDice } from '../play/dice.ts';
import { gameOfSave, readSave, type Save } from '../play/save.ts';
import { courseOf, type Course, type CourseEntry } from '../replay/course.ts';
import { goldenLines } from '../replay/golden.ts';
import { stepThrough } from '../replay/steps.ts';
import { Stop } from '../stop.ts';
import { ruled, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { pageWidth, print, styleFor, wantsColour, type Context, type Shared } from './context.ts';

export interface ReplayFlags extends Shared {
  readonly step?: boolean;
  readonly open?: boolean;
  readonly seat?: number;
  readonly from?: number;
  readonly golden?: boolean;
  readonly verify?: boolean;
}

export async function replayFile(given: string, flags: ReplayFlags, { say, language }: Context): Promise<void> {
  const file = userPath(given);
  const save = readSave(file, say);
  const title = await titleOf(await gameOfSave(save, file, say), language);
  const seat: Seat = flags.seat ?? 0;
  if (seat >= title.game.seats(save.transcript.setup))
    throw new Stop(say('error.seat', { seat, most: title.game.seats(save.transcript.setup) - 1 }));
  const course = courseOf(title, save.transcript, seat, flags.open === true, say);
  const from = flags.from ?? 0;
  if (from > 0 && from >= course.entries.length) throw new Stop(say('error.from', { from, most: course.entries.length - 1 }));
  const shown = course.entries.filter((entry) => entry.at >= from);
  if (flags.verify === true) verifyCourse(title, save, course, file, say);
  else if (flags.golden === true) print(goldenLines(title.game, save.transcript, from));
  else if (flags.step === true) {
    if (!process.stdin.isTTY || !process.stdout.isTTY) throw new Stop(say('error.step-needs-terminal'));
    if (shown.length > 0) await stepThrough(title, shown, wantsColour(flags), say);
  } else printCourse(title, shown, course, styleFor(flags));
  if (course.problem !== null) throw new Stop(say('error.no-replay', { file, reason: title.text.loadProblem(course.problem) }));
}

function printCourse(title: Title, entries: readonly CourseEntry[], course: Course, style: Style): void {
  const width = pageWidth();
  for (const entry of entries) {
    if (entry.answer !== '') print(ruled(`${String(entry.at).padStart(4)} › ${entry.answer}`, entry.rule, width, style).map(style.bold));
    for (const line of entry.lines) print(ruled(`     ${line.kind === 'chance' ? '~ ' : ''}${line.text}`, line.rule, width, style));
  }
  const last = course.entries.at(-1);
  if (course.over && last !== undefined) print(['', ...title.text.ending(last.view)]);
}

/** Every choice, outcome and digest went through the rules of today when the course was made; what is left are the dice. */
function verifyCourse(title: Title, save: Save, course: Course, file: string, say: Say): void {
  if (course.problem !== null) return;
  const { transcript, origin, drawn } = save;
  print([say('verify.rules', { n: transcript.entries.length - 1, digests: transcript.digests.length })]);
  if (transcript.rewound) print([say('verify.rewound')]);
  if (origin === null) {
    print([say('verify.no-proof')]);
    return;
  }
  if (origin.kind === 'sealed' && origin.setup !== setupDigest(title.game.id, transcript.rules, transcript.setup))
    throw new Stop(say('verify.other-setup', { file }));
  const verdict = verifyDice(origin, drawn, course.used.slice(save.before), transcript.rewound);
  if (verdict.ok) {
    print([
      origin.kind === 'sealed'
        ? say('verify.sealed', { n: verdict.outcomes, commitment: origin.commitment })
        : say('verify.seed', { n: verdict.outcomes, seed: origin.seed }),
    ]);
    return;
  }
  const found = verdict.verdict;
  throw new Stop(
    found === null
      ? say('verify.other-outcomes', { file })
      : say('verify.wrong', { file, at: found.at, expected: found.expected, got: found.got }),
  );
}
