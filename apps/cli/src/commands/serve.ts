// Owns the command serve: starts the server, prints its address, and stops it on a signal.

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadSetting, isPostgres, settingsFrom, startServer, type RunningServer, type Settings } from '@undercroft/server';
import { reasonOf } from '../files.ts';
import { Stop } from '../stop.ts';
import { print, type Context } from './context.ts';
import { dataProblem, shownPlace, storeProblem } from './data-problem.ts';

export interface ServeFlags {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly store?: string;
  readonly page?: string;
}

const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** The common name for the port; our own setting takes precedence. */
const COMMON_PORT = 'PORT';
const OWN_PORT = 'UNDERCROFT_PORT';
/** The common name for a database; read where nothing of our own says where the data is. */
const COMMON_STORE = 'DATABASE_URL';

/** Where the data is: what was said last and closest counts. Empty: in the folder. */
function storeIn({ data, store }: Pick<ServeFlags, 'data' | 'store'>): string {
  const { env } = process;
  if (store !== undefined) return store;
  if (data !== undefined) return '';
  const common = env[COMMON_STORE] ?? '';
  return env['UNDERCROFT_STORE'] || (env['UNDERCROFT_DATA'] || !isPostgres(common) ? '' : common);
}

/** Reads settings from environment and flags; stops with an error message. */
export function hostSettings(flags: ServeFlags, { say }: Context): Settings {
  const { port, host, data } = flags;
  const { env } = process;
  const portName = env[OWN_PORT] ? OWN_PORT : COMMON_PORT;
  try {
    const settings = settingsFrom(
      { ...env, [OWN_PORT]: env[portName], UNDERCROFT_STORE: storeIn(flags) },
      {
        ...(port === undefined ? {} : { port }),
        ...(host === undefined ? {} : { host }),
        ...(data === undefined ? {} : { data }),
      },
    );
    return { ...settings, data: resolve(settings.data) };
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    const setting = error.setting === OWN_PORT ? portName : error.setting;
    throw new Stop(say('error.setting', { setting, should: error.should }));
  }
}

export async function serve(flags: ServeFlags, context: Context): Promise<void> {
  const { say } = context;
  const settings = hostSettings(flags, context);
  const server = await started(settings, resolve(flags.page ?? PAGE), context);
  print([
    say('serve.address', { address: addressOf(server, settings) }),
    ...(server.hasPage ? [] : [say('serve.no-page')]),
    say('serve.data', { folder: settings.store === '' ? settings.data : shownPlace(settings.store) }),
    say('serve.stop'),
  ]);
  await signalled();
  // A second signal exits at once: acknowledged moves are already on disk.
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
  const late = setTimeout(() => process.exit(1), settings.stopSeconds * 2_000);
  await server.stop();
  clearTimeout(late);
  print([say('serve.stopped')]);
  process.exit(0);
}

async function started(settings: Settings, pageFolder: string, { say }: Context): Promise<RunningServer> {
  try {
    return await startServer({ settings, pageFolder });
  } catch (error) {
    const listening = error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall));
    if (listening) throw new Stop(say('error.listen', { host: settings.host, port: settings.port, reason: reasonOf(error) }));
    const { data, store } = settings;
    if (store !== '') throw new Stop(storeProblem(error, shownPlace(store), shownPlace(store), say));
    const problem = dataProblem(error, data, say);
    if (problem !== null) throw new Stop(problem);
    throw error;
  }
}

/** A clickable address: wildcard hosts are shown as localhost. */
function addressOf({ port }: RunningServer, { host }: Settings): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

function signalled(): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      for (const signal of SIGNALS) process.off(signal, end);
      done();
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
}
