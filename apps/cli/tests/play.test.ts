// Playing line by line: whole games, undo and redo, saving, and going on after the program was killed.

import { at, missing } from '@undercroft/kernel';
import { readFileSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { containing, matching, newFolder, ones, readJson, run, savesIn, SMALL, start } from './program.ts';

const SEEDED = ['play', ...SMALL, '--seed', 'table'];
const theSave = (folder: string): string => at(savesIn(folder), 0);

describe('a whole game', () => {
  test('with a seed: the same answers give the same game', async () => {
    const folders = [newFolder(), newFolder()];
    const games = [];
    for (const folder of folders) games.push(await run(SEEDED, { folder, input: ones(2000) }));
    for (const game of games) expect(game).toMatchObject({ code: 0, err: '' });
    expect(games[0]?.out).toContain('The dice come from the seed “table”');
    const [a, b] = folders.map((folder) => readJson(theSave(folder)));
    expect(a?.table.over).toBe(true);
    expect(a).toEqual(b);
  });

  test('with sealed dice: the promise comes first, the secret last, and both are verified', async () => {
    const folder = newFolder();
    const { code, out } = await run(['play', ...SMALL], { folder, input: ones(2000) });
    expect(code).toBe(0);
    const { kind, commitment = '', secret = '' } = readJson(theSave(folder)).table.dice;
    expect(kind).toBe('sealed');
    expect(out.indexOf(commitment)).toBeGreaterThan(0);
    expect(out.indexOf(commitment)).toBeLessThan(out.indexOf('> 1'));
    expect(out.indexOf(secret)).toBeGreaterThan(out.lastIndexOf('> 1'));
    const verified = await run(['replay', theSave(folder), '--verify']);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain('The dice are right');
  });

  test('an altered roll or secret is found', async () => {
    const folder = newFolder();
    await run(['play', ...SMALL], { folder, input: ones(8) });
    const file = theSave(folder);
    const honest = readFileSync(file, 'utf8');
    const secret = readJson(file).table.dice.secret ?? missing();
    writeFileSync(file, honest.replace(secret, secret.startsWith('0') ? `1${secret.slice(1)}` : `0${secret.slice(1)}`));
    expect(await run(['replay', file, '--verify'])).toMatchObject({ code: 2, err: containing('do not trust') });
    writeFileSync(
      file,
      honest.replace(
        /"drawn":\[\["(\w+)",(\d+),(\d+)\]/,
        (_, stream: string, n: string, got: string) => `"drawn":[["${stream}",${n},${(Number(got) + 1) % Number(n)}]`,
      ),
    );
    expect(await run(['replay', file, '--verify'])).toMatchObject({ code: 2, err: containing('do not trust') });
  });

  test.each(['en', 'nl', 'ja'])('in %s', async (language) => {
    const folder = newFolder();
    const { code, err } = await run([...SEEDED, '--language', language], { folder, input: ones(2000) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(readJson(theSave(folder)).table.over).toBe(true);
  });
});

describe('answers', () => {
  test('by words, closed acts with their reason, why, hint, log and board', async () => {
    const folder = newFolder();
    const input = ['atk', 'zzz', '?', '? 1', 'atk wit', 'square', '<', 'box', 'automatic', 'h', 'l', 'b', 's', 'k', ''].join('\n');
    const { code, out } = await run(SEEDED, { folder, input });
    expect(code).toBe(0);
    expect(out).toMatch(/> atk\n.*1 ATK and AGL.* \/ 2 ATK and WIT/);
    expect(out).toContain('Nothing here is called “zzz”');
    expect(out).toMatch(/> <\n\n.*entrance/);
    expect(out).toContain('DLV-SETUP-07');
    expect(out).toMatch(/> box\n.*: .*web rules/);
    expect(out).toContain('Hint: ');
    expect(out).toContain('Saved in ');
    expect(readJson(theSave(folder)).entries[1]).toEqual([['create', 'ATK', 'WIT'], expect.anything()]);
  });

  test('without a terminal and without input it says how to play, and keeps nothing', async () => {
    const folder = newFolder();
    const { code, out } = await run(['play'], { folder });
    expect(code).toBe(0);
    expect(out).toContain('./undercroft play');
    expect(() => savesIn(folder)).toThrow();
  });
});

describe('beginning and going on', () => {
  test('names that are not given are those of the language', async () => {
    const folder = newFolder();
    await run([...SEEDED, '--language', 'nl'], { folder, input: ones(1) });
    expect(readJson(theSave(folder)).setup).toMatchObject({ area: 'De Krocht' });
    const named = newFolder();
    await run([...SEEDED, '--language', 'nl', '--set', 'area=Ons huis'], { folder: named, input: ones(1) });
    expect(readJson(theSave(named)).setup).toMatchObject({ area: 'Ons huis' });
  });

  test('a damaged save that is newer is passed over, and that is said', async () => {
    const folder = newFolder();
    await run(SEEDED, { folder, input: ones(3) });
    const damaged = theSave(folder).replace('-1.json', '-2.json');
    writeFileSync(damaged, '{"undercroft":1,"game":');
    utimesSync(damaged, new Date(), new Date(Date.now() + 60_000));
    const { code, out } = await run(['play', '--resume', 'latest'], { folder, input: 'q\n' });
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toContain('-2.json');
    unlinkSync(theSave(folder));
    expect(await run(['play', '--resume'], { folder, input: 'q\n' })).toMatchObject({
      code: 2,
      err: matching(/-2\.json.*no unfinished game/),
    });
  });

  test('what cannot be done now is one line, and its reasons are behind a question mark', async () => {
    const { out } = await run(SEEDED, { input: '1\n1\n?\n' });
    expect(out).toContain('2 more, not now (?)');
    expect(out.slice(0, out.indexOf('> ?'))).not.toContain('Learn from an item:');
    expect(out.slice(out.indexOf('> ?'))).toContain('Learn from an item:');
  });
});

describe('leaving', () => {
  const adviceIn = (out: string): readonly string[] => /^Go on with it: \.\/undercroft (.*)$/m.exec(out)?.[1]?.split(' ') ?? [];

  test.each([false, true])('the advice on how to go on works; with --save: %s', async (elsewhere) => {
    const folder = newFolder();
    const file = `${newFolder()}/game.json`;
    const { out } = await run([...SEEDED, ...(elsewhere ? ['--save', file] : [])], { folder, input: ones(3) });
    const advice = adviceIn(out);
    expect(advice).toEqual(['play', '--resume', ...(elsewhere ? [file] : [])]);
    await run(advice, { folder, input: ones(2) });
    expect(readJson(elsewhere ? file : theSave(folder)).entries).toHaveLength(6);
  });
});

describe('undo', () => {
  test('past a roll it asks, the roll comes again, and the run is marked', async () => {
    const [straight, rewound] = [newFolder(), newFolder()];
    await run(SEEDED, { folder: straight, input: ones(6) });
    const { out } = await run(SEEDED, { folder: rewound, input: `1\nu\nn\nu\ny\nr\n${ones(5)}` });
    expect(out).toContain('Go back past a roll');
    expect(out).toContain('Taken back.');
    expect(out).toContain('Done again.');
    const [a, b] = [straight, rewound].map((folder) => readJson(theSave(folder)));
    expect(b?.entries).toEqual(a?.entries);
    expect([a?.rewound, b?.rewound]).toEqual([undefined, true]);
    expect(b?.table.drawn).toEqual(a?.table.drawn);
  });

  test('nothing to take back, nothing to redo', async () => {
    const { out } = await run(SEEDED, { input: 'u\nr\n' });
    expect(out).toContain('Nothing to take back.');
    expect(out).toContain('Nothing to redo.');
  });

  test('leaving and coming back brings no better roll, and the dice still verify', async () => {
    const folder = newFolder();
    await run(['play', ...SMALL], { folder, input: '1\n' });
    const before = readJson(theSave(folder));
    await run(['play', '--resume', theSave(folder)], { folder, input: 'u\ny\nq\n' });
    expect(readJson(theSave(folder)).entries).toHaveLength(1);
    await run(['play', '--resume'], { folder, input: ones(1) });
    expect(readJson(theSave(folder)).entries).toEqual(before.entries);
    await run(['play', '--resume', 'latest'], { folder, input: ones(4) });
    const verified = await run(['replay', theSave(folder), '--verify']);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain('went back past a roll');
  });
});

describe('saving', () => {
  test('killed in the middle: nothing that was answered is lost, and the game goes on as if nothing had happened', async () => {
    const [whole, killed] = [newFolder(), newFolder()];
    await run(SEEDED, { folder: whole, input: ones(2000) });
    const child = start(SEEDED, killed);
    let out = '';
    const prompts = () => out.split('\n> ').length - 1;
    await new Promise<void>((done) => {
      child.once('exit', () => done());
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        if (prompts() >= 12) child.kill('SIGKILL');
        else if (text.endsWith('> ')) child.stdin?.write('1\n');
      });
    });
    expect(child.signalCode).toBe('SIGKILL');
    const full = readJson(theSave(whole));
    const half = readJson(theSave(killed));
    expect(half.entries.length).toBeGreaterThan(3);
    expect(half.entries).toEqual(full.entries.slice(0, half.entries.length));
    const resumed = await run(['play', '--resume'], { folder: killed, input: ones(2000) });
    expect(resumed).toMatchObject({ code: 0, err: '' });
    expect(savesIn(killed)).toHaveLength(1);
    expect(readJson(theSave(killed)).entries).toEqual(full.entries);
    expect((await run(['replay', theSave(killed), '--verify'])).code).toBe(0);
  });

  test('two programs at one save: both games are kept', async () => {
    const folder = newFolder();
    await run(SEEDED, { folder, input: ones(3) });
    const file = theSave(folder);
    const child = start(['play', '--resume', file], folder);
    await new Promise<void>((done) => child.stdout?.setEncoding('utf8').on('data', (text: string) => text.endsWith('> ') && done()));
    await run(['play', '--resume', file], { folder, input: ones(3) });
    const other = readFileSync(file, 'utf8');
    await new Promise<void>((done) => {
      child.once('exit', () => done());
      child.stdin?.end('1\n1\n1\n1\n');
    });
    expect(readFileSync(file, 'utf8')).toBe(other);
    expect(savesIn(folder)).toHaveLength(2);
  });
});

describe('replay', () => {
  test('in words, from a decision on, open, and as golden text', async () => {
    const folder = newFolder();
    await run(SEEDED, { folder, input: ones(20) });
    const file = theSave(folder);
    const words = await run(['replay', file]);
    expect(words).toMatchObject({ code: 0, err: '' });
    expect(words.out).toMatch(/^ {3}1 › .* {2}DLV-SETUP-07$/m);
    const later = await run(['replay', file, '--from', '3']);
    expect(words.out.endsWith(later.out)).toBe(true);
    expect(later.out).not.toContain('   1 ›');
    expect((await run(['replay', file, '--open'])).out).toMatch(/^ +~ entrance \(6\): \d/m);
    const golden = await run(['replay', file, '--golden']);
    expect(golden.out).toMatch(/^# game delve\n/);
    expect(golden.out).toMatch(/^\? seat 0 create \(4\) +DLV-SETUP-07$/m);
    expect(golden.out).toMatch(/^> create first=ATK second=AGL$/m);
    expect(await run(['replay', file, '--from', '9999'])).toMatchObject({ code: 2 });
    expect(await run(['replay', file, '--seat', '5'])).toMatchObject({ code: 2 });
    expect(await run(['replay', file, '--step'])).toMatchObject({ code: 2 });
  });
});
