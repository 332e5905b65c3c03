// Owns every setting of the server: its environment variable, its default, its bounds. docs/hosting.md lists the same, by a test.

import { keysOf, tableFor } from '@undercroft/kernel';

interface NumberSetting {
  readonly env: string;
  readonly initial: number;
  readonly least: number;
  readonly most: number;
}
interface TextSetting {
  readonly env: string;
  readonly initial: string;
  readonly oneOf?: readonly string[];
}

const number = (env: string, initial: number, least: number, most: number): NumberSetting => ({ env, initial, least, most });

export const NUMBERS = {
  port: number('UNDERCROFT_PORT', 8042, 0, 65_535),
  /** Number of reverse proxies before the server: as many of the last addresses in X-Forwarded-For are believed. */
  proxies: number('UNDERCROFT_PROXIES', 0, 0, 5),
  messagesPerSecond: number('UNDERCROFT_MESSAGES_PER_SECOND', 20, 1, 1_000_000),
  messageBurst: number('UNDERCROFT_MESSAGE_BURST', 120, 1, 10_000_000),
  messageDepth: number('UNDERCROFT_MESSAGE_DEPTH', 12, 4, 64),
  /** Milliseconds of work in a second that one guest may ask for in the long run; one address twice as much. */
  workPerSecond: number('UNDERCROFT_WORK_PER_SECOND', 250, 1, 1_000_000),
  /** Commits of its own that one table may have in a second; beyond, its writes wait a little to share one. */
  commitsPerSecond: number('UNDERCROFT_COMMITS_PER_SECOND', 25, 1, 1_000_000),
  connections: number('UNDERCROFT_CONNECTIONS', 20_000, 1, 1_000_000),
  connectionsPerGuest: number('UNDERCROFT_CONNECTIONS_PER_GUEST', 20, 1, 1_000_000),
  connectionsPerAddress: number('UNDERCROFT_CONNECTIONS_PER_ADDRESS', 200, 1, 1_000_000),
  /** New sockets of one address, of whatever kind. */
  socketsPerMinute: number('UNDERCROFT_SOCKETS_PER_MINUTE', 1_200, 1, 100_000_000),
  requestsPerMinute: number('UNDERCROFT_REQUESTS_PER_MINUTE', 600, 1, 100_000_000),
  /** Timeout of an incomplete request. */
  requestSeconds: number('UNDERCROFT_REQUEST_SECONDS', 20, 1, 3_600),
  tablesPerGuest: number('UNDERCROFT_TABLES_PER_GUEST', 100, 1, 1_000_000),
  /** Records of one table; beyond, only what brings its game to an end is taken. */
  recordsPerTable: number('UNDERCROFT_RECORDS_PER_TABLE', 50_000, 100, 10_000_000),
  /** Entries of a game that a new table goes on from. */
  importEntries: number('UNDERCROFT_IMPORT_ENTRIES', 3_000, 1, 1_000_000),
  /** Megabytes: what is stored in all, and what one address may have stored in a day. */
  storeMegabytes: number('UNDERCROFT_STORE_MEGABYTES', 8_000, 1, 10_000_000),
  storedPerAddress: number('UNDERCROFT_STORED_PER_ADDRESS', 100, 1, 10_000_000),
  /** Days after which what nobody has touched is removed; 0: never. */
  gatheringDays: number('UNDERCROFT_GATHERING_DAYS', 14, 0, 36_500),
  unfinishedDays: number('UNDERCROFT_UNFINISHED_DAYS', 180, 0, 36_500),
  finishedDays: number('UNDERCROFT_FINISHED_DAYS', 400, 0, 36_500),
  guestDays: number('UNDERCROFT_GUEST_DAYS', 90, 0, 36_500),
  sweepSeconds: number('UNDERCROFT_SWEEP_SECONDS', 600, 1, 86_400),
  /** How long a browser that was here comes back by https only, where the public address is https; 0: it is not told. */
  hstsSeconds: number('UNDERCROFT_HSTS_SECONDS', 15_552_000, 0, 63_072_000),
  /** Bytes that may wait for a slow reader before it is dropped. */
  bufferBytes: number('UNDERCROFT_BUFFER_BYTES', 1_048_576, 16_384, 1_073_741_824),
  /** Lines of talk that one guest may say in a minute in the long run. */
  talkPerMinute: number('UNDERCROFT_TALK_PER_MINUTE', 30, 1, 1_000_000),
  /** Places that one guest may point at, or plan for, in a minute in the long run. */
  pointsPerMinute: number('UNDERCROFT_POINTS_PER_MINUTE', 60, 1, 1_000_000),
  heartbeatSeconds: number('UNDERCROFT_HEARTBEAT_SECONDS', 30, 1, 3_600),
  /** Idle time after which a table leaves memory. */
  idleSeconds: number('UNDERCROFT_IDLE_SECONDS', 300, 0, 86_400),
  liveTables: number('UNDERCROFT_LIVE_TABLES', 2_000, 1, 1_000_000),
  snapshotEvery: number('UNDERCROFT_SNAPSHOT_EVERY', 50, 1, 100_000),
  /** Threads on which bots think; 0: one less than there are cores, at least one and at most four. */
  botThreads: number('UNDERCROFT_BOT_THREADS', 0, 0, 64),
  botSeconds: number('UNDERCROFT_BOT_SECONDS', 10, 1, 600),
  stopSeconds: number('UNDERCROFT_STOP_SECONDS', 8, 1, 120),
  /** Milliseconds after which the tables of a node that says nothing any more are taken over by others. */
  leaseMs: number('UNDERCROFT_LEASE_MS', 2_000, 500, 60_000),
  /** Connections to PostgreSQL for the moves of this node; two more hold its lease. */
  storeConnections: number('UNDERCROFT_STORE_CONNECTIONS', 10, 1, 1_000),
} as const satisfies Readonly<Record<string, NumberSetting>>;

export const TEXTS = {
  host: { env: 'UNDERCROFT_HOST', initial: '127.0.0.1' },
  data: { env: 'UNDERCROFT_DATA', initial: './data' },
  /** Where the data is, instead of the data folder: postgres://user:password@host/database; empty: in the folder. */
  store: { env: 'UNDERCROFT_STORE', initial: '' },
  /** Where the other nodes on the same database reach this one, such as http://10.0.0.7:8042; empty: worked out from host and port. */
  nodeAddress: { env: 'UNDERCROFT_NODE_ADDRESS', initial: '' },
  /** The address the page is reached by, such as https://play.example.org; empty: whatever host the request names. */
  publicUrl: { env: 'UNDERCROFT_PUBLIC_URL', initial: '' },
  /** Who may read /metrics: only this machine, everybody, nobody. */
  metrics: { env: 'UNDERCROFT_METRICS', initial: 'local', oneOf: ['local', 'all', 'off'] },
  /** The keys of this server for Web Push, and how a push service reaches whoever runs it; empty: no notices while the page is closed. */
  pushPublicKey: { env: 'UNDERCROFT_PUSH_PUBLIC_KEY', initial: '' },
  pushPrivateKey: { env: 'UNDERCROFT_PUSH_PRIVATE_KEY', initial: '' },
  pushContact: { env: 'UNDERCROFT_PUSH_CONTACT', initial: '' },
  /** Push services that notices may be sent to: names, separated by commas, each with everything below it. */
  pushHosts: {
    env: 'UNDERCROFT_PUSH_HOSTS',
    initial: 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com',
  },
  log: { env: 'UNDERCROFT_LOG', initial: 'info', oneOf: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] },
} as const satisfies Readonly<Record<string, TextSetting>>;

export type Settings = { readonly [K in keyof typeof NUMBERS]: number } & { readonly [K in keyof typeof TEXTS]: string };

/** A setting that cannot be used: which, and what it should be. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
  readonly setting: string;
  readonly should: string;
  constructor(setting: string, got: string, should: string) {
    super(`${setting}=${got} cannot be used: it should be ${should}`);
    this.setting = setting;
    this.should = should;
  }
}

/** Settings from the environment, over which `given` goes. Throws `BadSetting`. */
export function settingsFrom(env: Environment, given: Partial<Settings> = {}): Settings {
  const numbers = tableFor(keysOf<keyof typeof NUMBERS>(NUMBERS), (key) => numberFrom(env, NUMBERS[key]));
  const texts = tableFor(keysOf<keyof typeof TEXTS>(TEXTS), (key) => textFrom(env, TEXTS[key]));
  const url = texts.publicUrl;
  if (url !== '' && !isOrigin(url)) throw new BadSetting(TEXTS.publicUrl.env, url, 'an address such as https://play.example.org');
  const settings = { ...numbers, ...texts, ...given };
  if (settings.store !== '' && !isPostgres(settings.store))
    throw new BadSetting(TEXTS.store.env, '…', 'an address such as postgres://user:password@host/database');
  if (settings.nodeAddress !== '' && !isOrigin(settings.nodeAddress))
    throw new BadSetting(TEXTS.nodeAddress.env, settings.nodeAddress, 'an address such as http://10.0.0.7:8042');
  checkPush(settings);
  // Paths are put behind it as it is.
  return settings.nodeAddress === '' ? settings : { ...settings, nodeAddress: new URL(settings.nodeAddress).origin };
}

/** All three or none, and such as can be used. */
function checkPush({ pushPublicKey, pushPrivateKey, pushContact }: Settings): void {
  if (pushPublicKey === '' && pushPrivateKey === '') return;
  if (!/^[\w-]{87}$/.test(pushPublicKey)) throw new BadSetting(TEXTS.pushPublicKey.env, pushPublicKey, 'a public key of `admin push-keys`');
  if (!/^[\w-]{43}$/.test(pushPrivateKey)) throw new BadSetting(TEXTS.pushPrivateKey.env, '…', 'the private key that belongs to it');
  if (!/^(?:mailto:.+@.+|https:\/\/.+)$/.test(pushContact))
    throw new BadSetting(TEXTS.pushContact.env, pushContact, 'mailto:you@example.org or an https address');
}

/** Whether this is the address of a PostgreSQL database. */
export const isPostgres = (text: string): boolean => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);

type Environment = Readonly<Record<string, string | undefined>>;

function numberFrom(env: Environment, { env: name, initial, least, most }: NumberSetting): number {
  const written = env[name];
  const n = written === undefined || written === '' ? initial : Number(written);
  if (!Number.isInteger(n) || n < least || n > most) throw new BadSetting(name, String(written), `a whole number from ${least} to ${most}`);
  return n;
}

function textFrom(env: Environment, { env: name, initial, oneOf }: TextSetting): string {
  const written = env[name] ?? '';
  const value = written === '' ? initial : written;
  if (oneOf !== undefined && !oneOf.includes(value)) throw new BadSetting(name, value, `one of ${oneOf.join(', ')}`);
  return value;
}

function isOrigin(text: string): boolean {
  try {
    const { protocol, origin, href } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && (href === `${origin}/` || href === origin);
  } catch {
    return false;
  }
}
