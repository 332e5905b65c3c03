// Owns the command env: lines of JSON over standard input and output, for programs in any language.

import { createInterface } from 'node:readline';
import { gameNamed, listGames } from '../catalog.ts';
import { Conversation, type Message } from '../env/messages.ts';
import type { Context } from './context.ts';

export async function env(id: string | undefined, version: string, { say }: Context): Promise<void> {
  const games = await listGames();
  const usual = id === undefined && games.length !== 1 ? null : await gameNamed(id, say);
  const conversation = new Conversation(games, usual);
  const send = (message: Message): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
  // A reader that has gone away ends the conversation; it is no mistake.
  process.stdout.on('error', () => process.exit(0));
  send(conversation.hello(version));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    for (const message of conversation.hear(line)) send(message);
  }
}
