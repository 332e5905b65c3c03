// Owns measuring: CPU time, contenders in turn within each round, several rounds, medians with their spread.

/** A median over the rounds, and the lowest and highest round. */
export interface Figure {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const WARM_UP = 2;
/** Looking at the clock takes a microsecond itself: after a short piece of work it is not looked at. */
const LOOK_MICROS = 500;

export interface Contender {
  readonly name: string;
  /** Does a small piece of work and returns how many units it was. */
  readonly work: () => number;
}

export interface Effort {
  readonly rounds: number;
  /** CPU time for each contender in each round. */
  readonly ms: number;
}

/** How much is measured beside that. */
export interface Scale extends Effort {
  /** Tables with a client that only listens. */
  readonly tables: number;
  /** Tables at which somebody plays all the time. */
  readonly played: number;
  /** Visits by a browser that was never here. */
  readonly visits: number;
}

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  return { median, low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN };
}

const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Units per second of CPU time, all threads of the process counted: garbage collection and compiling are part of the price. */
export function rateOf(work: () => number, ms: number): number {
  const from = cpuMicros();
  const until = from + ms * 1000;
  let units = 0;
  let now = from;
  let pieces = 1;
  while (now < until) {
    for (let i = 0; i < pieces; i++) units += work();
    const then = cpuMicros();
    if (then - now < LOOK_MICROS) pieces *= 2;
    now = then;
  }
  return (units * 1e6) / (now - from);
}

export interface Measured {
  /** The rates of each round, by contender. */
  readonly rates: ReadonlyMap<string, readonly number[]>;
  figure(name: string): Figure;
  /** Rate over rate within each round. */
  ratio(name: string, to: string): Figure;
  /** Microseconds for one unit. */
  micros(name: string): Figure;
}

/** Some rounds for warming up that do not count, then the rounds, in each of which every contender has its turn. */
export function interleaved(contenders: readonly Contender[], { rounds, ms }: Effort): Measured {
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const { name, work } of contenders) {
      const rate = rateOf(work, ms);
      if (round >= 0) rates.get(name)?.push(rate);
    }
  }
  const of = (name: string): readonly number[] => rates.get(name) ?? [];
  return {
    rates,
    figure: (name) => figureOf(of(name)),
    ratio: (name, to) => figureOf(of(name).map((rate, round) => rate / (of(to)[round] ?? Number.NaN))),
    micros: (name) => figureOf(of(name).map((rate) => 1e6 / rate)),
  };
}

/** How many bytes of heap one of many things takes; needs `--expose-gc`. */
export function bytesEach(count: number, make: (i: number) => unknown): number {
  const kept: unknown[] = Array.from({ length: count }, () => null);
  const before = settledHeap();
  for (let i = 0; i < count; i++) kept[i] = make(i);
  const after = settledHeap();
  // Read once more, so that nothing is collected before it was counted.
  return (after - before) / kept.filter((one) => one !== null).length;
}

function settledHeap(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
