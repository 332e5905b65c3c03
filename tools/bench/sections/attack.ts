// Owns the figures of the server under attack as a section: what players notice of it, and what it leaves behind.

import { attack, ATTACK_SECONDS, ROUNDS, type Attacked } from '../../../apps/server/bench/attack.ts';
import { at } from '../../../apps/server/bench/client.ts';
import { figureOf, type Figure } from '../measure.ts';
import type { Row, Section } from '../report.ts';

const AIMS = { slower: 3, more: 1.1 } as const;

const once = (n: number): Figure => figureOf([n]);
const many = (n: number): string => n.toLocaleString('en-US');

export const attackSections = async (): Promise<readonly Section[]> => [attackSection(await attack())];

export function attackSection({ game, players, rounds, before, after, counts, longest }: Attacked): Section {
  const part = (of: keyof Attacked['rounds'][number], p: number): readonly number[] => rounds.map((round) => at(round[of], p));
  const moves = (what: string, of: keyof Attacked['rounds'][number]): Row => ({
    what,
    unit: 'ms',
    figures: { p50: figureOf(part(of, 0.5)), p90: figureOf(part(of, 0.9)), p99: figureOf(part(of, 0.99)) },
  });
  const slower = (of: keyof Attacked['rounds'][number], p: number): Figure =>
    figureOf(rounds.map((round) => at(round[of], p) / at(round.quiet, p)));
  const times = (what: string, of: keyof Attacked['rounds'][number]): Row => ({
    what,
    unit: '',
    figures: { p50: slower(of, 0.5), p90: slower(of, 0.9), p99: slower(of, 0.99) },
  });
  const holds = (what: string, unit: string, first: number, then: number): Row => ({
    what,
    unit,
    figures: { before: once(first), after: once(then), ratio: once(then / first) },
  });
  const sent = Object.entries(counts).map(([what, n]) => `${many(n)} ${what}`);
  return {
    title: 'Players while others attack',
    columns: ['p50', 'p90', 'p99', 'before', 'after', 'ratio'],
    rows: [
      moves(`a move of ${game}, from sending to its ok, in quiet`, 'quiet'),
      moves('the same while all attacks go on at once, from one address', 'fromOne'),
      times('attacked from one address, times in quiet', 'fromOne'),
      moves('the same with an address for every attack, and its own share and limits', 'fromMany'),
      times('attacked from many addresses, times in quiet', 'fromMany'),
      holds('heap and buffers', 'MB', before.heap / 1e6, after.heap / 1e6),
      holds('resident memory', 'MB', before.rss / 1e6, after.rss / 1e6),
      holds('open files and sockets', '', before.descriptors, after.descriptors),
    ],
    notes: [
      `The server has the limits it has by default. ${players} people play at addresses of their own, a move every 200 ms; ${ROUNDS} rounds of ${ATTACK_SECONDS} seconds in quiet, ${ATTACK_SECONDS} attacked from one address and ${ATTACK_SECONDS} from thirteen, none of which was used before; ratios are taken within each round. All attacks come from another process of the same machine, which stands back where processors are wanted: in all ${sent.join(', ')}. The longest game that is brought along has ${many(longest)} entries.`,
      'What the server holds is read before the first round, after an attack that fills caches and pools, and after the last, each time when nobody is connected. Resident memory also holds what the allocators keep for later.',
    ],
    aims: [
      {
        what: 'p99 of a move under attack, times in quiet',
        unit: '',
        bound: 'at most',
        aim: AIMS.slower,
        figure: slower('fromOne', 0.99).median,
      },
      {
        what: 'heap and buffers after the attacks, times before',
        unit: '',
        bound: 'at most',
        aim: AIMS.more,
        figure: after.heap / before.heap,
      },
      {
        what: 'open files and sockets after the attacks, times before',
        unit: '',
        bound: 'at most',
        aim: AIMS.more,
        figure: after.descriptors / before.descriptors,
      },
    ],
  };
}
