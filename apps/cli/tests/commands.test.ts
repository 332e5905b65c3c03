// The command line: help, exit codes, mistakes, rules, games.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { containing, matching, newFolder, ones, run, savesIn, SMALL } from './program.ts';

const COMMANDS = ['play', 'simulate', 'replay', 'rules', 'games', 'env', 'trace', 'perft'];

describe('help', () => {
  test('every command has help with examples', async () => {
    for (const command of COMMANDS) {
      const { code, out, err } = await run([command, '--help']);
      expect([command, code, err]).toEqual([command, 0, '']);
      expect(out).toContain('Examples:');
      expect(out).toContain(`./undercroft ${command}`);
    }
  });

  test('the program lists its commands in three languages, from --language or LANG', async () => {
    for (const [args, env, word] of [
      [[], {}, 'Commands:'],
      [['--language', 'nl'], {}, 'Opdrachten:'],
      [[], { LANG: 'ja_JP.UTF-8' }, 'コマンド：'],
      [['--language=en'], { LC_ALL: 'nl_NL.UTF-8' }, 'Commands:'],
    ] as const) {
      const { code, out } = await run([...args, '--help'], { env });
      expect(code).toBe(0);
      expect(out).toContain(word);
      for (const command of COMMANDS) expect(out).toContain(command);
    }
  });

  test('--version prints a version', async () => {
    expect(await run(['--version'])).toMatchObject({ code: 0, out: matching(/^\d+\.\d+\.\d+\n$/), err: '' });
  });
});

describe('mistakes end with exit code 2 and one sentence', () => {
  const mistakes: readonly (readonly [args: string[], says: RegExp])[] = [
    [['dance'], /no command “dance”/],
    [['play', '--bogus'], /no option --bogus/],
    [['play', '--language', 'xx'], /en, nl, ja/],
    [['play', 'chess'], /no game “chess”; choose one of/],
    [['play', '--preset', 'micro-1'], /Say which game: .*\bdelve, .*dungeoneer\b/],
    [['play', 'delve', '--preset', 'nope'], /no preset “nope”; choose one of/],
    [['play', 'delve', '--set', 'nope'], /should be key=value/],
    [['play', 'delve', '--set', 'nope=1'], /setup is not right/],
    [['play', '--resume', 'missing.json'], /no file .*missing\.json/],
    [['play', '--resume'], /no unfinished game/],
    [['play', '--resume', '--seed', '1'], /: --resume and --seed exclude each other/],
    [['replay', 'a', '--verify', '--golden'], /: --verify and --golden exclude each other/],
    [['simulate', '--games', 'many'], /whole number/],
    [['simulate', '--games', '0'], /whole number/],
    [['simulate', 'delve', '--bot', 'nobody'], /no bot “nobody”; choose one of/],
    [['simulate', 'delve', '--vary', 'x'], /key=value,value/],
    [['simulate', 'delve', '--plot', 'x.gif'], /\.svg or \.png/],
    [['replay'], /file is missing/],
    [['replay', 'missing.json'], /no file/],
    [['replay', 'a', 'b'], /too many words/],
    [['rules', 'xyzzy'], /Nothing in the rulebook has “xyzzy”/],
    [['env', 'chess'], /no game “chess”/],
  ];
  test.each(mistakes)('%j', async (args, says) => {
    const { code, out, err } = await run(args, { input: ones(1) });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('in Dutch and Japanese too', async () => {
    expect((await run(['play', '--bogus', '--language', 'nl'])).err).toContain('Er is hier geen --bogus');
    expect((await run(['play', '--bogus', '--language', 'ja'])).err).toContain('オプション --bogus はここにはありません');
  });
});

describe('files that are no games', () => {
  const files: readonly (readonly [name: string, content: string, says: RegExp])[] = [
    ['foreign JSON', '{"hello":1}', /not a game of Undercroft/],
    ['foreign text', 'dear diary', /not a game of Undercroft/],
    ['half a save', '{"undercroft":1,"game":"delve","rul', /damaged/],
    ['wrong shape', '{"undercroft":1,"game":"delve","rules":1,"setup":{},"entries":7,"digests":[]}', /damaged/],
    ['another game', '{"undercroft":1,"game":"chess","rules":1,"setup":{},"entries":[[[]]],"digests":[]}', /game of “chess”/],
    ['rules of another day', '{"undercroft":1,"game":"delve","rules":999,"setup":{},"entries":[[[]]],"digests":[]}', /newer Undercroft/],
    ['format of another day', '{"undercroft":2,"game":"delve"}', /newer Undercroft/],
  ];
  test.each(files)('%s', async (_name, content, says) => {
    const file = join(newFolder(), 'file.json');
    writeFileSync(file, content);
    for (const args of [
      ['play', '--resume', file],
      ['replay', file],
    ]) {
      const { code, err } = await run(args, { input: ones(1) });
      expect(code).toBe(2);
      expect(err).toMatch(says);
    }
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  test('a folder cannot be read as a file', async () => {
    const folder = newFolder();
    expect(await run(['replay', folder])).toMatchObject({ code: 2, err: containing('cannot be read') });
  });

  test('an altered choice is found', async () => {
    const folder = newFolder();
    await run(['play', ...SMALL, '--seed', '1'], { folder, input: ones(6) });
    const [file = ''] = savesIn(folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"automatic"', '"magic"'));
    expect(await run(['play', '--resume', file], { input: ones(1) })).toMatchObject({
      code: 2,
      err: containing('cannot be played'),
    });
  });
});

describe('nothing is overwritten', () => {
  test('play --save and simulate --plot refuse a file that is there, and take it with --force', async () => {
    const folder = newFolder();
    for (const [name, args] of [
      ['game.json', ['play', ...SMALL, '--save']],
      ['plot.svg', ['simulate', ...SMALL, '--games', '2', '--jobs', '1', '--plot']],
    ] as const) {
      const file = join(folder, name);
      writeFileSync(file, 'mine');
      const refused = await run([...args, file], { input: ones(2) });
      expect(refused).toMatchObject({ code: 2, err: containing('exists already') });
      expect(readFileSync(file, 'utf8')).toBe('mine');
      expect((await run([...args, file, '--force'], { input: ones(2) })).code).toBe(0);
      expect(readFileSync(file, 'utf8')).not.toBe('mine');
    }
  });

  test('a place that cannot be written to is named', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'undercroft'), 'a file, not a folder');
    expect(await run(['play', ...SMALL], { folder, input: ones(1) })).toMatchObject({
      code: 2,
      err: containing('cannot be written'),
    });
  });

  test('play --save below a file, or at a folder, says what to do', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'notes'), 'a file');
    for (const name of ['notes/game.json', 'notes/deeper/game.json'])
      for (const force of [[], ['--force']])
        expect(await run(['play', ...SMALL, '--save', join(folder, name), ...force], { input: ones(1) })).toMatchObject({
          code: 2,
          out: '',
          err: matching(/^undercroft: .*notes is a file and not a folder; choose another place\.\n$/),
        });
    expect(await run(['play', ...SMALL, '--save', folder, '--force'], { input: ones(1) })).toMatchObject({
      code: 2,
      err: containing('is a folder; give the name of a file in it'),
    });
  });

  test('every game gets a file of its own', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'undercroft'));
    for (const seed of ['1', '2']) await run(['play', ...SMALL, '--seed', seed], { folder, input: ones(2) });
    expect(savesIn(folder)).toHaveLength(2);
  });
});

describe('rules and games', () => {
  test('a rule by its ID, and by a part of it', async () => {
    const { code, out } = await run(['rules', 'dlv-setup-07']);
    expect(code).toBe(0);
    expect(out).toMatch(/^DLV-SETUP-07\n {2}\S/);
    expect((await run(['rules', 'delve', 'SETUP-07'])).out).toBe(out);
    expect((await run(['rules', 'delve', 'DLV-SETUP-07/a'])).out).toBe(out);
  });

  test('without a game all are searched, and each that answers is named', async () => {
    const { out } = await run(['rules', 'SETUP-07']);
    expect(out).toMatch(/^Delve Sheet\nDLV-SETUP-07\n/m);
    expect(out).toMatch(/^Dungeoneer\nDGN-SETUP-07\n/m);
  });

  test.each([
    ['en', 'emerald'],
    ['nl', 'smaragd'],
    ['ja', 'エメラルド'],
  ])('a search in %s', async (language, word) => {
    const { code, out } = await run(['rules', 'delve', word, '--language', language]);
    expect(code).toBe(0);
    expect(out).toMatch(/^DLV-/m);
    for (const rule of out.split(/^(?=DLV-)/m)) expect(rule.replaceAll(/\s+/g, '').toLowerCase()).toContain(word);
  });

  test.each([
    ['en', 'gaff', /^HOOKED GAFF \(3\)\n {2}\S/m],
    ['en', 'ambush', /^AMBUSH\n {2}Make one guard check/m],
    ['nl', 'haakstok', /^\S.*\n {2}\S/m],
  ])('items and keywords are found too, in %s: %s', async (language, word, says) => {
    const { code, out } = await run(['rules', word, '--language', language]);
    expect(code).toBe(0);
    expect(out).toMatch(says);
  });

  test('the contents, and the list of games', async () => {
    expect((await run(['rules'])).out).toMatch(/DLV-SETUP[^]*DGN-SETUP/);
    const { out } = await run(['games', '--json']);
    const listed = z.array(z.object({ id: z.string(), presets: z.array(z.string()) })).parse(JSON.parse(out));
    expect(listed.find(({ id }) => id === 'delve')?.presets).toContain('full');
    expect(listed.find(({ id }) => id === 'dungeoneer')?.presets).toContain('first');
    expect((await run(['games'])).out).toContain('micro-1');
  });
});
