// Owns the comparison: the same toy game on the kernel and on boardgame.io, in turn, in one process for each section.

import { missing, begin, randomFrom, start, type Random } from '@undercroft/kernel';
import { Match } from '@undercroft/record';
import { legal, toAct, view } from '../boardgame-io/driver.ts';
import { redeal } from '../boardgame-io/state.ts';
import { bytesEach, figureOf, interleaved, type Effort, type Figure, type Measured } from '../measure.ts';
import { midGame, midGames, playChecked, playOut } from '../positions.ts';
import { profileSection } from '../profile.ts';
import type { Row, Section } from '../report.ts';
import { provedDecisions } from '../same-game.ts';
import type { Toy } from '../toy/board.ts';
import { toy } from '../toy/kernel-toy.ts';
import { midGameOther, playOther, playOtherFrom } from './other.ts';
import { overAll, positionRows } from './position.ts';

const KERNEL = 'kernel';
const OTHER = 'boardgame.io';
const RATIO = 'ratio';
const COLUMNS = [KERNEL, OTHER, RATIO] as const;
const PROVED_GAMES = 50;
const LIVE_GAMES = 1000;
const POSITIONS = 15;
const AIM = 150;

const once = (n: number): Figure => figureOf([n]);
const compared = (what: string, measured: Measured, kernel: string): Row => ({
  what,
  unit: '1/s',
  figures: { [KERNEL]: measured.figure(kernel), [OTHER]: measured.figure(OTHER), [RATIO]: measured.ratio(kernel, OTHER) },
});

/** The parts that are measured, each in a process of its own. */
export const toyParts: Readonly<Record<string, (effort: Effort) => Section>> = {
  'toy play': play,
  'toy table': table,
  'toy search': search,
  'toy position': position,
  'toy profile': profile,
};

function play(effort: Effort): Section {
  const proved = provedDecisions(PROVED_GAMES);
  const random = randomFrom('play');
  const lengths: Record<typeof KERNEL | typeof OTHER, number[]> = { [KERNEL]: [], [OTHER]: [] };
  const counted = (name: keyof typeof lengths, decisions: number): number => {
    lengths[name].push(decisions);
    return decisions;
  };
  const mean = (all: readonly number[]): Figure => once(all.reduce((sum, n) => sum + n, 0) / all.length);
  const measured = interleaved(
    [
      { name: KERNEL, work: () => counted(KERNEL, playOut(start(toy, {}, random), random, toy.bound)) },
      { name: OTHER, work: () => counted(OTHER, playOther(`play ${lengths[OTHER].length}`, random.below).decisions) },
    ],
    effort,
  );
  return {
    title: 'Random legal play of the toy game',
    columns: COLUMNS,
    rows: [
      compared('decisions: legal options, random choice, played', measured, KERNEL),
      { what: 'decisions in a game, mean', unit: '', figures: { [KERNEL]: mean(lengths[KERNEL]), [OTHER]: mean(lengths[OTHER]) } },
    ],
    notes: [
      'Both programs play the rules in `tools/bench/toy/rules.md`: three seats, twelve kinds of decision, hidden hands, secret simultaneous choices, attacks with responses and counters to responses, dependent picks, a discard as a subset, dice.',
      `Before anything is measured, ${PROVED_GAMES} games (${proved.toLocaleString('en-US')} decisions) are played on the kernel and again on boardgame.io with the same choices, dice and draws. At every decision the seat, the kind of decision, the number of legal answers and the table afterwards were equal, and so were the final scores; a difference stops the benchmark.`,
      'boardgame.io 0.50.2 is driven the way its own bots and simulations drive it, and as cheaply as it allows: its reducer without client, server or log, in production mode, without undo; `ai.enumerate` lists the moves. Choices follow the same random policy. The kernel asks pick by pick and never lists the product of the picks: that is its design, and part of the difference.',
      'The profile below says where the time goes.',
    ],
    aims: [
      {
        what: 'random legal play of the toy game, times boardgame.io',
        unit: '',
        bound: 'at least',
        aim: AIM,
        figure: measured.ratio(KERNEL, OTHER).median,
      },
    ],
  };
}

function table(effort: Effort): Section {
  const random = randomFrom('table');
  let seed = 0;
  const measured = interleaved(
    [
      { name: 'checked', work: () => playChecked(begin(toy, {}, random).state, random, toy.bound) },
      { name: OTHER, work: () => playOther(`table ${seed++}`, random.below).decisions },
      { name: 'recorded', work: () => playRecorded(Match.start(toy, {}, random), random) },
    ],
    effort,
  );
  return {
    title: 'The toy game as at a table',
    columns: COLUMNS,
    rows: [
      compared('decisions: the same, each choice checked and its events kept', measured, 'checked'),
      compared('decisions: the same, and recorded for replay and undo', measured, 'recorded'),
    ],
    notes: ['boardgame.io checks each move; it has no events, and recording is left out for it.'],
  };
}

function playRecorded(match: Match<Toy>, random: Random): number {
  let decisions = 0;
  for (; !match.state.isOver; decisions++) {
    const seat = match.state.toAct;
    match.apply(seat, match.state.randomChoice(seat, random));
  }
  return decisions;
}

function search(effort: Effort): Section {
  const random = randomFrom('search');
  const positions = midGames(toy, {}, random);
  const others = positions.map((_, i) => midGameOther(`mid ${i}`));
  let at = 0;
  const iterate = (): number => {
    const root = positions[at++ % positions.length] ?? missing();
    const state = root.clone(random);
    state.redeal(root.toAct, random);
    playOut(state, random, toy.bound);
    return 1;
  };
  const iterateOther = (): number => {
    const root = others[at++ % others.length] ?? missing();
    playOtherFrom({ ...root, G: redeal(root.G, Number(toAct(root)), random.below) }, random.below, toy.bound);
    return 1;
  };
  const measured = interleaved(
    [
      { name: KERNEL, work: iterate },
      { name: OTHER, work: iterateOther },
    ],
    effort,
  );
  return {
    title: 'Search on the toy game',
    columns: COLUMNS,
    rows: [compared('iterations: copy, deal hidden cards anew, play to the end', measured, KERNEL)],
    notes: ['From positions in the middle of a game: about 65 decisions to its end, each of them counted in the first table.'],
  };
}

function position(effort: Effort): Section {
  const short = { ...effort, ms: effort.ms / 4 };
  const chance = randomFrom('positions');
  const rows = positionRows(toy, midGames(toy, {}, chance), short, KERNEL);
  const others = Array.from({ length: POSITIONS }, (_, i) => midGameOther(`mid ${i}`));
  const texts = others.map((state) => JSON.stringify(state));
  const measured = interleaved(
    [
      overAll('legal', others, legal),
      overAll('view', others, (state) => view(state, '0')),
      overAll('save', others, (state) => JSON.stringify(state)),
      overAll('load', texts, (text): unknown => JSON.parse(text)),
    ],
    short,
  );
  const withOther = (row: Row): Row =>
    measured.rates.has(row.what) ? { ...row, figures: { ...row.figures, [OTHER]: measured.micros(row.what) } } : row;
  const memory = {
    [KERNEL]: once(bytesEach(LIVE_GAMES, (i) => midGame(toy, {}, `memory ${i}`, chance))),
    [OTHER]: once(bytesEach(LIVE_GAMES / 5, (i) => midGameOther(`memory ${i}`))),
  };
  return {
    title: 'A position in the middle of the toy game',
    columns: [KERNEL, OTHER],
    rows: [...rows.map(withOther), { what: 'memory of a live game', unit: 'bytes', figures: memory }],
    notes: [
      'One operation, averaged over fifteen mid-game positions of middle size. `legal` is the first pick of the seat to act; boardgame.io lists whole moves. A position of boardgame.io is never changed in place, so it needs no copy; it has no hash. Its save and load are `JSON.stringify` and `JSON.parse`.',
    ],
  };
}

function profile(): Section {
  const random = randomFrom('profile');
  return profileSection('Where the time goes in random play of the toy game on the kernel', () =>
    playOut(start(toy, {}, random), random, toy.bound),
  );
}
