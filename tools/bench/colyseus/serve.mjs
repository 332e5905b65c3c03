// The process that is measured on Colyseus's side: a server of its own with one kind of room, alone or one of several that share a Redis.
// Plain JavaScript: its own types are not installed with the bench.

import { createRequire } from 'node:module';

process.env['NODE_ENV'] = 'production';
const fromHere = createRequire(import.meta.url);
const { Room, Server } = fromHere('@colyseus/core');
const { Encoder, schema, t } = fromHere('@colyseus/schema');
const { WebSocketTransport } = fromHere('@colyseus/ws-transport');

const [port = '', redis = ''] = process.argv.slice(2);

// What it asks for where rooms hold this much.
Encoder.BUFFER_SIZE = 1024 * 1024;
const Moves = schema({ moves: t.array('string') });

/** Applies no rules: it keeps the answer in its state, which goes to all who are in the room, and says ok. */
class Table extends Room {
  state = new Moves();
  messages = {
    answer: (/** @type {unknown} */ _client, /** @type {{ id: number, choice: object }} */ { id, choice }) => {
      this.state.moves.push(JSON.stringify(choice));
      return { t: 'ok', id };
    },
  };
}

/** As its documentation says for several processes: driver and presence of Redis, and an address of its own for each. */
function shared() {
  const { RedisDriver } = fromHere('@colyseus/redis-driver');
  const { RedisPresence } = fromHere('@colyseus/redis-presence');
  return { driver: new RedisDriver(redis), presence: new RedisPresence(redis), publicAddress: `127.0.0.1:${port}` };
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, ...(redis === '' ? {} : shared()) });
server.define('table', Table).filterBy(['table']);
await server.listen(Number(port), '127.0.0.1');
process.send?.('listening');
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
