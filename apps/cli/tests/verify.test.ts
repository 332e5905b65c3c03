// Proves that replay --verify passes a whole, honest record and nothing else, and that play --resume refuses what it refuses.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isList, missing, randomFrom } from '@undercroft/kernel';
import { plainTranscript } from '@undercroft/record';
import { Table, type Witness } from '@undercroft/table';
import { textAt } from '@undercroft/testkit/json';
import { beforeAll, describe, expect, test } from 'vitest';
import { listGames } from '../src/catalog.ts';
import { containing, newFolder, ones, run, savesIn, SMALL, readJson, type Ran, type SaveFile } from './program.ts';

/** A record that may have been altered, or have no dice beside it. */
interface Raw {
  readonly entries: readonly (readonly unknown[])[];
  readonly digests: readonly (readonly [number, string])[];
  readonly rewound?: boolean | undefined;
  readonly table?: { readonly drawn: readonly (readonly [string, number, number])[] };
}

let honest: SaveFile;
let length = 0;
beforeAll(async () => {
  const folder = newFolder();
  await run(['play', ...SMALL, '--seed', 'verify'], { folder, input: ones(12) });
  honest = readJson(savesIn(folder)[0] ?? '');
  length = honest.entries.length;
});

function fileOf(raw: Raw): string {
  const file = join(newFolder(), 'game.json');
  writeFileSync(file, JSON.stringify(raw));
  return file;
}
const verified = (raw: Raw): Promise<Ran> => run(['replay', fileOf(raw), '--verify']);
const resumed = (raw: Raw): Promise<Ran> => run(['play', '--resume', fileOf(raw)], { input: 'q\n' });
/** As other programs write it: no dice beside the record. */
const bare = ({ table: _table, ...raw }: Raw): Raw => raw;
const shorter = (raw: Raw): Raw => ({ ...raw, entries: raw.entries.slice(0, 6) });
const refused = async (ran: Promise<Ran>, says: string): Promise<void> => {
  const { code, out, err } = await ran;
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(says);
};

describe('replay --verify', () => {
  test('passes a whole record, and says how many positions that are', async () => {
    expect(length).toBeGreaterThan(8);
    for (const raw of [honest, bare(honest)]) {
      const { code, out } = await verified(raw);
      expect([code, out]).toEqual([0, containing(`${length - 1} decisions, ${length} positions`)]);
    }
  });

  test('refuses a record that was cut short', async () => {
    const says = `a digest stands after position ${length}, and the record has 6`;
    await refused(verified(shorter(honest)), says);
    await refused(verified(bare(shorter(honest))), says);
  });

  test('of a record without digests it says that nothing is proven', async () => {
    for (const raw of [honest, bare(shorter(honest))]) {
      const { entries } = raw;
      await refused(verified({ ...raw, digests: [] }), `only 0 of ${entries.length} positions are proven`);
    }
  });

  test('of entries after the last digest it says how many positions are proven', async () => {
    const digests: Raw['digests'] = [[6, await digestOf(shorter(honest))]];
    await refused(verified({ ...honest, digests }), `only 6 of ${length} positions are proven`);
    expect((await verified({ ...honest, digests: [...digests, ...honest.digests] })).code).toBe(0);
  });

  test('refuses a cut record whose digest was made anew: its dice were rolled for more', async () => {
    const cut = shorter(honest);
    await refused(verified({ ...cut, digests: [[6, await digestOf(cut)]] }), 'do not trust');
  });

  test('refuses a digest that is wrong on the way, or at one place beside the right one', async () => {
    for (const wrong of [2, length])
      await refused(verified({ ...honest, digests: [[wrong, '0'.repeat(16)], ...honest.digests] }), 'another position');
  });

  test('refuses a changed outcome, with and without dice beside it', async () => {
    const outcomesOf = ([, outcomes]: readonly unknown[]): readonly unknown[] => (isList(outcomes) ? outcomes : []);
    const at = honest.entries.findIndex((entry, i) => i > 0 && outcomesOf(entry).length > 0);
    const entries = honest.entries.map((entry, i) => (i === at ? [entry[0], outcomesOf(entry).map((n) => (n === 0 ? 1 : 0))] : entry));
    for (const raw of [honest, bare(honest)]) expect((await verified({ ...raw, entries })).code).toBe(2);
  });
});

describe('play --resume', () => {
  test('goes on with an honest save', async () => {
    expect((await resumed(honest)).code).toBe(0);
  });

  test('refuses changed dice and a cut record, as --verify does', async () => {
    const [[stream, n, got] = ['', 1, 0], ...rest] = honest.table.drawn;
    const changed = { ...honest, table: { ...honest.table, drawn: [[stream, n, (got + 1) % n] as const, ...rest] } };
    await refused(resumed(changed), 'do not trust');
    await refused(resumed(shorter(honest)), 'is not whole');
    const cut = shorter(honest);
    await refused(resumed({ ...cut, digests: [[6, await digestOf(cut)]] }), 'do not trust');
  });

  test('goes on after a bug, whose answer had drawn outcomes that come again', async () => {
    const cut = shorter(honest);
    const broken = {
      ...cut,
      digests: [[6, await digestOf(cut)] as const],
      table: { ...honest.table, drawn: honest.table.drawn, failed: {} },
    };
    const file = fileOf(broken);
    const { code } = await run(['play', '--resume', file], { input: ones(3) });
    expect(code).toBe(0);
    expect((await run(['replay', file, '--verify'])).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ table: { drawn: honest.table.drawn, failed: {} } });
  });
});

/** The digest of the position at the end of a record, as env computes it. */
async function digestOf(raw: Raw): Promise<string> {
  const input = `${JSON.stringify({ type: 'load', transcript: { ...bare(raw), digests: [] } })}\n{"type":"save"}\n`;
  const { out } = await run(['env', 'delve'], { input });
  return textAt(JSON.parse(out.trimEnd().split('\n').at(-1) ?? ''), 'transcript', 'digests', 0, 1);
}

describe('replay --verify of a game that was played on a page', () => {
  /** A whole game at a table, as its page saves it. */
  async function saved(secret: string): Promise<{ readonly record: object; readonly proof: object; readonly commitment: string }> {
    const game = (await listGames()).find(({ id }) => id === 'delve') ?? missing();
    const seat = { kind: 'person', name: 'Ada', who: 'ada' } as const;
    const wanted = { setup: { mode: 'micro' }, seats: [seat], options: { name: '', listed: false, clock: null }, host: 'ada', secret };
    const made = Table.make(game, wanted, 0);
    if (!made.ok) throw new Error(made.refusal.code);
    const { table } = made;
    table.close('ada', 0);
    const random = randomFrom('page');
    while (table.phase === 'playing') {
      const { state } = table.match ?? missing();
      const choice = state.randomChoice(0, random);
      if (choice.act !== 'give-up') table.answer(0, table.offerOf(0)?.ref ?? missing(), choice, 'person', 0);
    }
    const { commitment } = table;
    return { record: plainTranscript(table.transcript() ?? missing()), proof: table.proof() ?? missing(), commitment };
  }
  const witness = (commitment: string): Witness => ({ commitment, seal: null, forked: false, parts: {}, views: [] });
  const checked = (file: object): Promise<Ran> => {
    const path = join(newFolder(), 'game.json');
    writeFileSync(path, JSON.stringify(file));
    return run(['replay', path, '--verify']);
  };

  test('checks the proof of its host, and says whether a device noted what it saw', async () => {
    const { record, proof, commitment } = await saved('ab'.repeat(32));
    expect(await checked({ ...record, proof })).toMatchObject({ code: 0, out: containing('No device’s notes') });
    expect(await checked({ ...record, proof, witness: witness(commitment) })).toMatchObject({
      code: 0,
      out: containing('the device noted'),
    });
  });

  test('finds out a host that exchanged its secret, or the game', async () => {
    const { record, proof, commitment } = await saved('ab'.repeat(32));
    const other = await saved('cd'.repeat(32));
    await refused(checked({ ...other.record, proof: other.proof, witness: witness(commitment) }), 'another secret');
    await refused(checked({ ...other.record, proof }), 'do not trust this file');
    const views = [[3, 0, 'of another game']];
    await refused(checked({ ...record, proof, witness: { ...witness(commitment), views } }), 'is not the game that the device was shown');
  });
});
