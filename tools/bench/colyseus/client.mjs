// Owns a line to a room of Colyseus, by its own client.
// Plain JavaScript: its own types are not installed before the bench.

import { createRequire } from 'node:module';

/**
 * @typedef {object} Line
 * @property {Promise<void>} cut When the line is gone.
 * @property {number} port Of the process that has the room.
 * @property {() => number} moves How many moves the room has, as it last told.
 * @property {(choice: object) => Promise<boolean>} answer Whether it was said to be ok.
 * @property {() => Promise<void>} leave
 */

/** Comes into the room of that name, wherever it is; where there is none it is made.
 *  @param {number} port
 *  @param {string} table
 *  @returns {Promise<Line>} */
export async function joined(port, table) {
  const { Client } = createRequire(import.meta.url)('@colyseus/sdk');
  const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('table', { table });
  // The bench comes back by itself, over a process that lives.
  room.reconnection.enabled = false;
  let id = 0;
  /** @type {Promise<void>} */
  const cut = new Promise((done) => room.onLeave(() => done()));
  // It tells the whole state once, after the seat is taken.
  await new Promise((done) => room.onStateChange.once(done));
  return {
    cut,
    port: Number(new URL(room.connection.url).port),
    moves: () => room.state.moves.length,
    answer: async (choice) => {
      const reply = await room.request('answer', { t: 'answer', id: ++id, offer: id, choice });
      return reply.t === 'ok';
    },
    leave: async () => {
      await room.leave();
    },
  };
}
