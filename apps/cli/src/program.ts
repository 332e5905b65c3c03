// Owns the command line: the definition of every command with options, examples and help texts.

import { readFileSync } from 'node:fs';
import { bug, isRecord } from '@undercroft/kernel';
import { Command, InvalidArgumentError, Option, type CommanderError } from 'commander';
import { LANGUAGES } from '@undercroft/presentation';
import { TASKS, type AdminFlags } from './commands/admin-tasks.ts';
import type { Context } from './commands/context.ts';
import type { PlayFlags } from './commands/play.ts';
import type { ReplayFlags } from './commands/replay.ts';
import type { ServeFlags } from './commands/serve.ts';
import type { SimulateFlags } from './commands/simulate.ts';
import { RUN } from './invocation.ts';
import type { PlainKey, Say } from './words/index.ts';

export function versionOf(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const version = isRecord(manifest) ? manifest['version'] : undefined;
  return typeof version === 'string' ? version : bug('the program has no version');
}

const gather = (value: string, before: readonly string[] = []): string[] => [...before, value];

const whole =
  (least: number, most: number, say: Say) =>
  (value: string): number => {
    const n = Number(value);
    if (!/^\d+$/.test(value) || n < least || n > most) throw new InvalidArgumentError(say('error.whole', { least, most }));
    return n;
  };

const oneOf = (all: readonly string[], value: string, say: Say): string => {
  if (all.includes(value)) return value;
  throw new InvalidArgumentError(say('error.one-of', { all: all.join(', ') }));
};

type ExampleKey = Extract<PlainKey, `example.${string}`>;

export function programOf(context: Context): Command {
  const { say } = context;
  const titles: Readonly<Record<string, PlainKey>> = {
    'Usage:': 'help.usage',
    'Options:': 'help.options',
    'Commands:': 'help.commands',
    'Arguments:': 'help.arguments',
  };
  const program = new Command('undercroft').enablePositionalOptions();

  const styleTitle = (title: string): string => {
    const key = titles[title];
    return key === undefined ? title : say(key);
  };
  const prepared = (command: Command): Command =>
    command
      .exitOverride()
      .configureOutput({ writeErr: () => undefined })
      .configureHelp({ styleTitle, helpWidth: 100 })
      .helpOption('--help', say('help.help'))
      .option('--language <language>', say('help.language'), (value: string) => oneOf(LANGUAGES, value, say))
      .option('--no-colour', say('help.no-colour'));
  const command = (signature: string, help: PlainKey, examples: Readonly<Record<string, ExampleKey>>): Command => {
    const shown = Object.entries(examples).map(([line, key]) => `  ${RUN} ${line}\n      ${say(key)}`);
    return prepared(
      program
        .command(signature)
        .allowExcessArguments(false)
        .description(say(help))
        .addHelpText('after', `\n${say('help.examples')}\n${shown.join('\n')}`),
    );
  };
  const setupOptions = (one: Command): Command =>
    one.option('--preset <name>', say('help.preset')).option('--set <key=value>', say('help.set'), gather);

  prepared(program)
    .description(say('help.program'))
    .version(versionOf(), '--version', say('help.version'))
    .helpCommand(false)
    .allowExcessArguments()
    .addHelpText('after', `\n${say('help.more', { run: RUN })}`)
    .action((_flags, { args }: Command) => {
      if (args.length > 0) program.error(`'${args[0]}'`, { code: 'undercroft.unknownCommand', exitCode: 2 });
      process.stdout.write(program.helpInformation());
    });

  setupOptions(
    command('play [game]', 'help.play', {
      play: 'example.play',
      'play GAME --preset NAME': 'example.play-preset',
      'play --resume': 'example.play-resume',
      'play GAME --seed 7 < answers.txt': 'example.play-lines',
    }),
  )
    .option('--players <n>', say('help.players'), whole(1, 12, say))
    .option('--seat <n>', say('help.seat-n'), whole(1, 12, say))
    .option('--bot <name>', say('help.play-bot'))
    .option('--seed <text>', say('help.seed'))
    .addOption(new Option('--resume [file]', say('help.resume')).conflicts(['preset', 'set', 'players', 'seat', 'bot', 'seed', 'save']))
    .option('--save <file>', say('help.save'))
    .option('--force', say('help.force'))
    .action(async (game: string | undefined, flags: PlayFlags) => (await import('./commands/play.ts')).play(game, flags, context));

  setupOptions(
    command('simulate [game]', 'help.simulate', {
      'simulate GAME --games 1000': 'example.simulate',
      'simulate GAME --preset NAME --bot random --json': 'example.simulate-json',
      'simulate GAME --vary preset=A,B --plot rates.svg': 'example.simulate-vary',
    }),
  )
    .option('--games <n>', say('help.games-n'), whole(1, 10_000_000, say), 100)
    .option('--players <n>', say('help.players'), whole(1, 12, say))
    .option('--bot <name>', say('help.bot'))
    .option('--seed <text>', say('help.simulate-seed'), '1')
    .option('--jobs <n>', say('help.jobs'), whole(1, 256, say))
    .option('--vary <key=a,b>', say('help.vary'), gather)
    .option('--questions', say('help.questions'))
    .option('--json', say('help.json'))
    .option('--plot <file>', say('help.plot'))
    .option('--group <name>', say('help.group'))
    .option('--force', say('help.force'))
    .action(async (game: string | undefined, flags: SimulateFlags) =>
      (await import('./commands/simulate.ts')).simulate(game, flags, context),
    );

  command('replay <file>', 'help.replay', {
    'replay game.json': 'example.replay',
    'replay game.json --step': 'example.replay-step',
    'replay game.json --verify': 'example.replay-verify',
  })
    .option('--step', say('help.step'))
    .addOption(new Option('--open', say('help.open')).conflicts('seat'))
    .option('--seat <n>', say('help.seat'), whole(1, 12, say))
    .option('--from <n>', say('help.from'), whole(0, 1_000_000, say))
    .option('--golden', say('help.golden'))
    .addOption(new Option('--verify', say('help.verify')).conflicts(['step', 'golden']))
    .action(async (file: string, flags: ReplayFlags) => (await import('./commands/replay.ts')).replayFile(file, flags, context));

  command('rules [words...]', 'help.rules', {
    rules: 'example.rules',
    'rules SETUP-01': 'example.rules-id',
    'rules dice': 'example.rules-words',
  }).action(async (words: string[], flags: { colour?: boolean }) => (await import('./commands/rules.ts')).rules(words, flags, context));

  command('games', 'help.games', { games: 'example.games' })
    .option('--json', say('help.json'))
    .action(async (flags: { colour?: boolean; json?: boolean }) => (await import('./commands/rules.ts')).games(flags, context));

  command('env [game]', 'help.env', { 'env GAME': 'example.env' }).action(async (game: string | undefined) =>
    (await import('./commands/env.ts')).env(game, versionOf(), context),
  );

  command('serve', 'help.serve', { serve: 'example.serve', 'serve --host 0.0.0.0 --port 80 --data /srv/undercroft': 'example.serve-all' })
    .option('--port <n>', say('help.port'), whole(0, 65_535, say))
    .option('--host <address>', say('help.host'))
    .option('--data <folder>', say('help.data'))
    .option('--store <address>', say('help.store'))
    .option('--page <folder>', say('help.page'))
    .action(async (flags: ServeFlags) => (await import('./commands/serve.ts')).serve(flags, context));

  command('admin <task> [what] [to]', 'help.admin', {
    'admin backup tables.sqlite': 'example.admin-backup',
    'admin restore tables.sqlite --data /srv/undercroft': 'example.admin-restore',
    'admin verify': 'example.admin-verify',
    'admin expiring --days 60': 'example.admin-expiring',
    'admin push-keys': 'example.admin-push-keys',
    'admin export TABLE > game.json': 'example.admin-export',
    'admin copy ./data postgres://user:password@host/undercroft': 'example.admin-copy',
  })
    .option('--data <folder>', say('help.data'))
    .option('--store <address>', say('help.store'))
    .option('--json', say('help.json'))
    .option('--records', say('help.records'))
    .option('--days <n>', say('help.days'), whole(0, 36_500, say))
    .option('--replace', say('help.replace'))
    .option('--damaged', say('help.damaged'))
    .action(async (task: string, what: string | undefined, to: string | undefined, flags: AdminFlags) => {
      const known = TASKS.find((one) => one === task);
      if (known === undefined) program.error(`'${task}'`, { code: 'undercroft.unknownCommand', exitCode: 2 });
      else await (await import('./commands/admin.ts')).admin(known, [what, to], flags, context);
    });

  for (const tool of ['trace', 'perft'] as const) {
    command(`${tool} [arguments...]`, `help.${tool}`, { [tool]: `example.${tool}` })
      .allowUnknownOption()
      .passThroughOptions()
      .action(async (args: string[]) => {
        process.exitCode = await (await import('./commands/tools.ts')).runTool(tool, args, context);
      });
  }
  return program;
}

/** Reads the two option names from a conflict message. */
function conflicting(message: string): { readonly one: string; readonly other: string } {
  const [one = '', other = ''] = [...message.matchAll(/'(--[\w-]+)/g)].map(([, option]) => option);
  return { one, other };
}

/** Translates a command-line error into one sentence. */
export function mistake(error: CommanderError, say: Say): string {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const help = `${RUN} --help`;
  switch (error.code) {
    case 'commander.unknownOption':
      return say('error.option', { option: quoted, help });
    case 'undercroft.unknownCommand':
    case 'commander.unknownCommand':
      return say('error.command', { command: quoted, help });
    case 'commander.missingArgument':
      return say('error.argument', { argument: quoted, help });
    case 'commander.optionMissingArgument':
      return say('error.value', { option: quoted, help });
    case 'commander.excessArguments':
      return say('error.excess', { help });
    case 'commander.conflictingOption':
      return say('error.conflict', { ...conflicting(error.message), help });
    case 'commander.invalidArgument':
      return say('error.invalid', { option: quoted, reason: error.message.replace(/^.*? is invalid\. ?/, ''), help });
    default:
      return error.message.replace(/^error: /, '');
  }
}
