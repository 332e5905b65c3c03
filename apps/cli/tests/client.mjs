// A client of env, written from apps/cli/README.md alone: plays one game and prints its returns. Its arguments are the command to drive.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [command = '', ...args] = process.argv.slice(2);
const program = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

/** @param {object} message */
const send = (message) => program.stdin.write(`${JSON.stringify(message)}\n`);

/** The next message of one of these types.
 *  @param {readonly string[]} types */
async function receive(...types) {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the program ended while ${types.join(' or ')} was due`);
    const message = JSON.parse(value);
    if (types.includes(message.type)) return message;
    if (!['hello', 'started', 'events'].includes(message.type)) throw new Error(value);
  }
}

send({ type: 'new', seed: 'client' });
let asked = await receive('offer', 'over');
for (let turn = 0; asked.type === 'offer'; turn++) {
  const picked = [];
  let answer = { complete: false, legal: asked.legal, choice: null };
  while (!answer.complete) {
    const { options, canStop } = answer.legal;
    picked.push(canStop && options.length === 0 ? null : options[turn % options.length]);
    send({ type: 'options', seat: asked.seat, picked });
    answer = await receive('options');
  }
  send({ type: 'choose', seat: asked.seat, choice: answer.choice, offer: asked.offer.id });
  asked = await receive('offer', 'over');
}
program.stdin.end();
process.stdout.write(`${JSON.stringify(asked.returns)}\n`);
