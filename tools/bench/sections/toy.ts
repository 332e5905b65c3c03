// Owns the comparison: the same toy game on the kernel and on boardgame.io, in turn, in one process.

import { begin, Match, randomFrom, type State } from '@undercroft/kernel';
import { driver, isOver, legal, randomMove, toAct, view, type BoardgameState } from '../boardgame-io/driver.ts';
import { redeal } from '../boardgame-io/state.ts';
import { bytesEach, figureOf, interleaved, type Contender, type Effort, type Figure, type Measured } from '../measure.ts';
import { midGame, midGames, playChecked, playOut } from '../positions.ts';
import type { Row, Section } from '../report.ts';
import { provedDecisions } from '../same-game.ts';
import type { Toy } from '../toy/board.ts';
import { toy } from '../toy/kernel-toy.ts';
import { overAll, positionRows } from './position.ts';

const KERNEL = 'kernel';
const OTHER = 'boardgame.io';
const RATIO = 'ratio';
const COLUMNS = [KERNEL, OTHER, RATIO] as const;
const PROVED_GAMES = 50;
const LIVE_GAMES = 1000;
const once = (n: number): Figure => figureOf([n]);
const compared = (what: string, unit: string, measured: Measured, kernel: string, other: string): Row => ({
  what,
  unit,
  figures: { [KERNEL]: measured.figure(kernel), [OTHER]: measured.figure(other), [RATIO]: measured.ratio(kernel, other) },
});

const { begin: beginOther, apply: applyOther } = driver();

/** Plays boardgame.io's toy to its end. */
function playOutOther(from: BoardgameState, below: (n: number) => number, limit: number): { readonly decisions: number; readonly state: BoardgameState } {
  let state = from;
  let decisions = 0;
  while (!isOver(state) && decisions < limit) {
    state = applyOther(state, randomMove(state, below));
    decisions++;
  }
  return { decisions, state };
}

function midGameOther(seed: string): BoardgameState {
  const { decisions } = playOutOther(beginOther(seed), randomFrom(seed).below, toy.bound);
  return playOutOther(beginOther(seed), randomFrom(seed).below, decisions >> 1).state;
}

export function toySections(effort: Effort): readonly Section[] {
  const proved = provedDecisions(PROVED_GAMES);
  return [playSection(effort, proved), searchSection(effort), positionSection(effort)];
}

function playSection(effort: Effort, proved: number): Section {
  const random = randomFrom('play');
  const lengths = { [KERNEL]: [0, 0], [OTHER]: [0, 0] };
  const counted = (name: keyof typeof lengths, decisions: number): number => {
    const [games = 0, sum = 0] = lengths[name];
    lengths[name] = [games + 1, sum + decisions];
    return decisions;
  };
  let seed = 0;
  const contenders: Contender[] = [
    { name: 'play', work: () => counted(KERNEL, playOut(begin(toy, {}, random).state, random, toy.bound)) },
    { name: OTHER, work: () => counted(OTHER, playOutOther(beginOther(`play ${seed++}`), random.below, toy.bound).decisions) },
    { name: 'apply', work: () => playChecked(begin(toy, {}, random).state, random, toy.bound) },
    { name: 'match', work: () => recorded(Match.start(toy, {}, random), random) },
  ];
  const measured = interleaved(contenders, effort);
  const mean = ([games = 0, sum = 0]: number[]): Figure => once(sum / games);
  return {
    title: 'Random legal play of the toy game',
    columns: COLUMNS,
    rows: [
      compared('decisions: legal options, random choice, played (search)', '1/s', measured, 'play', OTHER),
      compared('decisions: the same, each choice checked and its events kept', '1/s', measured, 'apply', OTHER),
      compared('decisions: the same, and recorded for replay and undo', '1/s', measured, 'match', OTHER),
      { what: 'decisions in a game, mean', unit: '', figures: { [KERNEL]: mean(lengths[KERNEL]), [OTHER]: mean(lengths[OTHER]) } },
    ],
    notes: [
      'Both programs play the rules in `tools/bench/toy/rules.md`: three seats, twelve kinds of decision, hidden hands, simultaneous secret choices, attacks with responses and counters to responses, dependent picks, a discard as a subset, dice.',
      `Before anything is measured, ${PROVED_GAMES} games (${proved.toLocaleString('en-US')} decisions) are played on the kernel and again on boardgame.io with the same choices, dice and draws. At every decision the seat, the kind of decision, the number of legal answers and the table afterwards were equal, and so were the final scores; a difference stops the benchmark.`,
      'boardgame.io 0.50.2 is driven the way its own bots and simulations drive it, and as cheaply as it allows: its reducer without client, server or log, in production mode, without undo; `ai.enumerate` lists the moves. Choices follow the same random policy. The kernel asks pick by pick and never lists the product of the picks; that is part of its design and of the difference.',
      'The aim is a ratio of at least 100 in the first row. boardgame.io checks a move and keeps no events; the second and third rows do more than it does.',
    ],
  };
}

function recorded(match: Match<Toy>, random: ReturnType<typeof randomFrom>): number {
  let decisions = 0;
  for (; !match.state.isOver; decisions++) {
    const seat = match.state.toAct;
    match.apply(seat, match.state.randomChoice(seat, random));
  }
  return decisions;
}

function searchSection(effort: Effort): Section {
  const random = randomFrom('search');
  const positions = midGames(toy, {}, random);
  const others = positions.map((_, i) => midGameOther(`mid ${i}`));
  let at = 0;
  const iterate = (): number => {
    const root = positions[at++ % positions.length] as State<Toy>;
    const state = root.clone(random);
    state.redeal(root.toAct, random);
    playOut(state, random, toy.bound);
    return 1;
  };
  const iterateOther = (): number => {
    const root = others[at++ % others.length] as BoardgameState;
    playOutOther({ ...root, G: redeal(root.G, Number(toAct(root)), random.below) }, random.below, toy.bound);
    return 1;
  };
  const measured = interleaved([{ name: KERNEL, work: iterate }, { name: OTHER, work: iterateOther }], effort);
  return {
    title: 'Search on the toy game',
    columns: COLUMNS,
    rows: [compared('iterations: copy, deal hidden cards anew, play to the end', '1/s', measured, KERNEL, OTHER)],
    notes: ['From positions in the middle of a game, about 65 decisions before its end.'],
  };
}

function positionSection(effort: Effort): Section {
  const short = { ...effort, ms: effort.ms / 4 };
  const chance = randomFrom('positions');
  const rows = positionRows(toy, midGames(toy, {}, chance), short, KERNEL);
  const others = Array.from({ length: 15 }, (_, i) => midGameOther(`mid ${i}`));
  const texts = others.map((state) => JSON.stringify(state));
  const otherContenders = [
    overAll('legal', others, legal),
    overAll('view', others, (state) => view(state, '0')),
    overAll('save', others, (state) => JSON.stringify(state)),
    overAll('load', texts, (text): unknown => JSON.parse(text)),
  ];
  const measured = interleaved(otherContenders, short);
  const both = rows.map((row) => (measured.rates.has(row.what) ? { ...row, figures: { ...row.figures, [OTHER]: measured.micros(row.what) } } : row));
  const memory = {
    [KERNEL]: once(bytesEach(LIVE_GAMES, (i) => midGame(toy, {}, `memory ${i}`, chance))),
    [OTHER]: once(bytesEach(LIVE_GAMES / 10, (i) => midGameOther(`memory ${i}`))),
  };
  return {
    title: 'A position in the middle of the toy game',
    columns: [KERNEL, OTHER],
    rows: [...both, { what: 'memory of a live game', unit: 'bytes', figures: memory }],
    notes: [
      'One operation, averaged over fifteen mid-game positions of middle size. `legal` is the first pick of the seat to act; boardgame.io lists whole moves. A position of boardgame.io is never changed, so it needs no copy; it has no hash. Its save and load are `JSON.stringify` and `JSON.parse`.',
    ],
  };
}
