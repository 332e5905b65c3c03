// Owns the command replay: prints, steps through or verifies a recorded game.

import type { Seat } from '@undercroft/kernel';
import { titleOf, type Title } from '../catalog.ts';
import { userPath } from '../invocation.ts';
import type { DiceOrigin } from '../play/dice.ts';
import { gameOfSave, readSave, type Save } from '../play/save.ts';
import { diceFault, provenPositions, recordFault } from '../play/trust.ts';
import { courseOf, type Course, type CourseEntry } from '../replay/course.ts';
import { goldenLines } from '../replay/golden.ts';
import { stepThrough } from '../replay/steps.ts';
import { judge, readWitness } from '@undercroft/table';
import { Stop } from '../stop.ts';
import { ruled, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { pageWidth, print, styleFor, wantsColour, type Context, type Shared } from './context.ts';

export interface ReplayFlags extends Shared {
  readonly step?: boolean;
  readonly open?: boolean;
  /** From 1. */
  readonly seat?: number;
  readonly from?: number;
  readonly golden?: boolean;
  readonly verify?: boolean;
}

export async function replayFile(given: string, flags: ReplayFlags, { say, language }: Context): Promise<void> {
  const file = userPath(given);
  const save = readSave(file, say);
  const title = await titleOf(await gameOfSave(save, file, say), language);
  const { seat: number = 1 } = flags;
  const most = title.game.seats(save.transcript.setup);
  if (number > most) throw new Stop(say('error.no-seat', { seat: number, most }));
  const seat: Seat = number - 1;
  const course = courseOf(title, save.transcript, seat, flags.open === true, say);
  const from = flags.from ?? 0;
  if (from > 0 && from >= course.entries.length) throw new Stop(say('error.from', { from, most: course.entries.length - 1 }));
  const shown = course.entries.filter((entry) => entry.at >= from);
  const fault = course.problem === null ? null : recordFault(title, save, course.problem, file, say);
  if (flags.verify === true) {
    if (fault === null) verifyCourse(title, save, course, file, say);
  } else if (flags.golden === true) print(goldenLines(title.game, save.transcript, from));
  else if (flags.step === true) {
    if (!process.stdin.isTTY || !process.stdout.isTTY) throw new Stop(say('error.step-needs-terminal'));
    if (shown.length > 0) await stepThrough(title, shown, wantsColour(flags), say);
  } else printCourse(title, shown, course, styleFor(flags));
  if (fault !== null) throw new Stop(fault);
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

/** Verifies the dice and the digests at the end; choices, outcomes and digests on the way were checked by the replay. */
function verifyCourse(title: Title, save: Save, course: Course, file: string, say: Say): void {
  const { transcript, origin, drawn } = save;
  const positions = transcript.entries.length;
  const fault = diceFault(title, save, course.used, file, say);
  if (fault !== null) throw new Stop(fault);
  const proven = provenPositions(transcript);
  if (proven < positions) throw new Stop(say('verify.unproven', { file, proven, positions }));
  const dice = save.online === undefined ? [diceReport(origin, drawn.length, say)] : onlineReport(title, save, file, say);
  print([say('verify.rules', { n: positions - 1, positions, digests: transcript.digests.length })]);
  if (transcript.rewound) print([say('verify.rewound')]);
  print(dice);
}

/** The dice of a game that was played on a page, held against what the device noted whose file this is. */
function onlineReport({ game }: Title, { transcript, online }: Save, file: string, say: Say): readonly string[] {
  const witness = readWitness(online?.witness);
  const judgement = judge(game, transcript, online?.proof, witness);
  if (!judgement.ok) throw new Stop(say(`verify.breach-${judgement.breach}`, { file }));
  const { outcomes, earlier } = judgement;
  return [
    say('verify.online', { n: outcomes }),
    say(witness === null ? 'verify.no-witness' : 'verify.witnessed'),
    ...(earlier > 0 ? [say('verify.earlier', { n: earlier })] : []),
  ];
}

function diceReport(origin: DiceOrigin | null, n: number, say: Say): string {
  if (origin === null) return say('verify.no-proof');
  return origin.kind === 'sealed'
    ? say('verify.sealed', { n, commitment: origin.commitment })
    : say('verify.seed', { n, seed: origin.seed });
}
