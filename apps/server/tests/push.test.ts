// Proves notices to people whose page is closed, at a push service of our own that reads what only the browser could read.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, createServer, type Server } from 'node:https';
import { randomFrom } from '@undercroft/kernel';
import { textAt } from '@undercroft/testkit/json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPushKeys } from '../src/push/keys.ts';
import { isPushService } from '../src/push/subscriptions.ts';
import type { RunningServer } from '../src/server.ts';
import { pause, startTest, until, Visitor, type Player } from './help.ts';

/** A browser's side: keys that never leave it, and reading what was sent (RFC 8291). */
class Browser {
  private readonly pair = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly key = this.pair.generateKeys('base64url');
  readonly auth = this.secret.toString('base64url');

  read(body: Buffer): unknown {
    const [salt, from] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const sealed = body.subarray(21 + from.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), from]);
    const ikm = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(from), this.secret, info, 32));
    const derive = (what: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
    // What follows the text is padding.
    return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
  }
}

const pem = readFileSync(new URL('./fixtures/push-service.pem', import.meta.url));
const arrived: { readonly path: string; readonly authorization: string; readonly body: Buffer }[] = [];
let service: Server;
let server: RunningServer;
let host = '';

const KEYS = new Map(newPushKeys().map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
const push = {
  pushPublicKey: KEYS.get('UNDERCROFT_PUSH_PUBLIC_KEY') ?? '',
  pushPrivateKey: KEYS.get('UNDERCROFT_PUSH_PRIVATE_KEY') ?? '',
  pushContact: 'mailto:host@example.org',
};

beforeAll(async () => {
  service = createServer({ key: pem, cert: pem }, (request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body: Buffer.concat(parts) });
      reply.writeHead(request.url === '/gone' ? 410 : 201).end();
    });
  });
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A server that listens at a port has such an address.
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('the push service has no port');
  host = `127.0.0.1:${address.port}`;
  server = await startTest({ ...push, pushHosts: host }, { pushAgent: new Agent({ rejectUnauthorized: false }) });
});
afterAll(async () => {
  await server.stop();
  service.close();
});

const at = (path: string): typeof arrived => arrived.filter((one) => one.path === path);
const subscribe = (who: Visitor, path: string, browser: Browser, language = 'nl'): Promise<Response> =>
  who.post('/api/push', { endpoint: `https://${host}${path}`, key: browser.key, auth: browser.auth, language });

/** Ann and Bob play; Bob has closed his page, and it is Ann who is asked. */
async function evening(bobs: Visitor): Promise<{ readonly ann: Player; readonly id: string }> {
  const anns = await Visitor.come(server.port, 'Ann');
  const id = await anns.make('toy', { seats: 2, rounds: 2 }, [{ kind: 'me' }, { kind: 'open' }], { name: 'Friday' });
  const [ann, bob] = [await anns.sit(id), await bobs.sit(id)];
  await bob.client.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await bob.close();
  await ann.client.ask({ t: 'begin' });
  return { ann, id };
}

async function playUntil(player: Player, done: () => boolean): Promise<void> {
  const random = randomFrom('push');
  for (let left = 200; left > 0 && !done(); left--) {
    if (player.isAsked) await player.step(random);
    else await pause(5);
  }
  await until('it is done', done, 5_000);
}

describe('somebody whose page is closed', () => {
  test('is told once that the table waits, in words that only their browser can read', async () => {
    const bobs = await Visitor.come(server.port, 'Bob');
    const browser = new Browser();
    expect((await subscribe(bobs, '/bob', browser)).status).toBe(200);
    const { ann, id } = await evening(bobs);
    await playUntil(ann, () => at('/bob').length > 0);
    const [notice] = at('/bob');
    expect(browser.read(notice?.body ?? Buffer.alloc(0))).toEqual({ table: id, game: 'toy', name: 'Friday', language: 'nl' });
    expect(notice?.body.includes(id), 'the service itself cannot read it').toBe(false);
    expect(notice?.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, ?k=${push.pushPublicKey}$`));
    // Others look again and again: it is still the same wait.
    for (let n = 0; n < 3; n++) await (await (await Visitor.come(server.port)).sit(id)).close();
    await pause(100);
    expect(at('/bob')).toHaveLength(1);
    // He comes, answers and closes his page: the next wait is told again.
    const bob = await bobs.sit(id);
    await until('he is asked', () => bob.isAsked);
    await bob.step(randomFrom('bob'));
    await bob.close();
    await playUntil(ann, () => at('/bob').length > 1 || ann.phase === 'over');
    expect(at('/bob').length).toBe(2);
    await ann.close();
  });

  test('is not told while they have the table open', async () => {
    const bobs = await Visitor.come(server.port, 'Bob');
    await subscribe(bobs, '/open', new Browser());
    const anns = await Visitor.come(server.port, 'Ann');
    const id = await anns.make('toy', { seats: 2, rounds: 1 }, [{ kind: 'me' }, { kind: 'open' }]);
    const [ann, bob] = [await anns.sit(id), await bobs.sit(id)];
    await bob.client.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await ann.client.ask({ t: 'begin' });
    await playUntil(ann, () => bob.isAsked);
    await pause(100);
    expect(at('/open')).toHaveLength(0);
    await Promise.all([ann.close(), bob.close()]);
  });

  test('whose browser has taken its leave back is forgotten', async () => {
    const bobs = await Visitor.come(server.port, 'Bob');
    await subscribe(bobs, '/gone', new Browser());
    const { ann, id } = await evening(bobs);
    await playUntil(ann, () => at('/gone').length > 0);
    const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    await until('it is counted', async () => (await metrics()).includes('undercroft_notices_total{outcome="gone"} 1'));
    const bob = await bobs.sit(id);
    await until('he is asked', () => bob.isAsked);
    await bob.step(randomFrom('bob'));
    await bob.close();
    await playUntil(ann, () => !ann.isAsked);
    await pause(100);
    expect(at('/gone'), 'nothing more is sent there').toHaveLength(1);
    await ann.close();
  });
});

describe('what a guest may ask for', () => {
  test('only addresses of push services that the host trusts are taken', async () => {
    const guest = await Visitor.come(server.port);
    const browser = new Browser();
    const body = { key: browser.key, auth: browser.auth, language: 'en' };
    for (const endpoint of [
      'https://127.0.0.1/x',
      `http://${host}/x`,
      `https://user@${host}/x`,
      `https://${host}.example.org/x`,
      'https://169.254.169.254/latest',
      'file:///etc/passwd',
      'nonsense',
    ]) {
      const answer = await guest.post('/api/push', { endpoint, ...body });
      expect([answer.status, textAt(await answer.json(), 'detail')], endpoint).toEqual([400, 'endpoint']);
    }
    expect(isPushService('https://a.push.services.mozilla.com/1', 'push.services.mozilla.com')).toBe(true);
    expect(isPushService('https://evilpush.services.mozilla.com/1', 'push.services.mozilla.com')).toBe(false);
  });

  test('a stranger has nothing to be told; nobody takes back another’s; a guest has five at the most', async () => {
    const browser = new Browser();
    expect((await subscribe(new Visitor(server.port, ''), '/stranger', browser)).status).toBe(401);
    const [bobs, other] = [await Visitor.come(server.port, 'Bob'), await Visitor.come(server.port)];
    for (let n = 0; n < 7; n++) await subscribe(bobs, `/many/${n}`, browser);
    await other.post('/api/push/forget', { endpoint: `https://${host}/many/6` });
    await bobs.post('/api/push/forget', { endpoint: `https://${host}/many/5` });
    const { ann } = await evening(bobs);
    await playUntil(ann, () => at('/many/6').length > 0 && at('/many/2').length > 0);
    await pause(100);
    expect(
      arrived
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/many/'))
        .toSorted(),
    ).toEqual(['/many/2', '/many/3', '/many/4', '/many/6']);
    await ann.close();
  });

  test('who signs out the other devices is not told there any more', async () => {
    const bobs = await Visitor.come(server.port, 'Bob');
    const code = textAt(await (await bobs.post('/api/device', {})).json(), 'code');
    const joined = await new Visitor(server.port, '').post('/api/device/join', { code });
    const second = new Visitor(server.port, (joined.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    await subscribe(bobs, '/first', new Browser());
    await subscribe(second, '/second', new Browser());
    await bobs.post('/api/device/forget-others', {});
    const { ann } = await evening(bobs);
    await playUntil(ann, () => at('/first').length > 0);
    await pause(100);
    expect(at('/second')).toHaveLength(0);
    await ann.close();
  });

  test('a server without keys tells none, and takes no address', async () => {
    const plain = await startTest();
    const guest = await Visitor.come(plain.port);
    expect(await (await guest.get('/api/push')).json()).toEqual({ key: '' });
    expect((await subscribe(guest, '/plain', new Browser())).status).toBe(404);
    await plain.stop();
  });
});
