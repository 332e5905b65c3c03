// Owns the command env: the env protocol as JSON lines on standard input and output.

import { createInterface } from 'node:readline';
import { gameNamed, listGames } from '../catalog.ts';
import { Conversation, type Message } from '../env/messages.ts';
import type { Context } from './context.ts';

export async function env(id: string | undefined, version: string, { say }: Context): Promise<void> {
  const games = await listGames();
  const defaultGame = id === undefined && games.length !== 1 ? null : await gameNamed(id, say);
  const conversation = new Conversation(games, defaultGame);
  const send = (message: Message): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
  // A closed reader ends the conversation without an error.
  process.stdout.on('error', () => process.exit(0));
  send(conversation.hello(version));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    for (const message of conversation.answerLine(line)) send(message);
  }
}
