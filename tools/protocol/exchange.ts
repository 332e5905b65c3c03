// Owns the exchange shown in docs/protocol.md: a short real run at a table of the toy game, the same every time.

import { toy } from '@undercroft/testkit/toy';
import { Desk, PROTOCOL, readMessage, Table, type ServerMessage } from '@undercroft/table';

const LONGEST_LINE = 400;

const short = (text: string): string => (text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text);

/** The lines as seat 0 says and hears them. */
export function exchange(): readonly string[] {
  const made = Table.make(
    toy,
    {
      setup: { seats: 2, rounds: 1 },
      seats: [
        { kind: 'person', name: 'Ann', who: 'ann' },
        { kind: 'person', name: 'Ben', who: 'ben' },
      ],
      options: { name: 'Ann’s table', listed: false, clock: null },
      host: 'ann',
      secret: '11'.repeat(32),
    },
    0,
  );
  if (!made.ok) throw new Error(made.refusal.code);
  const lines: string[] = [];
  const desk = new Desk('k3w9', made.table, { bots: [], now: () => 0 });
  const hear = (message: ServerMessage): void => void lines.push(short(`< ${JSON.stringify(message)}`));
  const hello = { t: 'hello', id: 1, protocol: PROTOCOL, table: 'k3w9' } as const;
  lines.push(`> ${JSON.stringify(hello)}`);
  const ann = desk.connect('ann', 'ann', hello);
  hear(ann.welcome);
  const ben = desk.connect('ben', 'ben', hello);
  for (const [to, message] of desk.presence()) if (to === 'ann') hear(message);
  const say = (who: 'ann' | 'ben', raw: Record<string, unknown>): void => {
    const message = readMessage(raw);
    if (message === null) throw new Error(`no message: ${JSON.stringify(raw)}`);
    if (who === 'ann') lines.push(`> ${JSON.stringify(message)}`);
    const { reply, changes } = desk.handle(who === 'ann' ? ann.viewer : ben.viewer, message);
    if (who === 'ann') hear(reply);
    for (const [to, sent] of desk.frames(changes)) if (to === 'ann') hear(sent);
  };
  const offer = (seat: number): string => made.table.offerOf(seat)?.ref ?? '';
  say('ann', { t: 'begin', id: 2 });
  say('ann', { t: 'answer', id: 3, offer: offer(0), choice: { act: 'bid', n: 7 } });
  say('ann', { t: 'answer', id: 4, offer: offer(0), choice: { act: 'bid', n: 2 } });
  say('ben', { t: 'answer', id: 2, offer: offer(1), choice: { act: 'bid', n: 0 } });
  say('ann', { t: 'why', id: 5, offer: offer(0), path: [], value: 'rest' });
  say('ann', { t: 'answer', id: 6, offer: offer(0), choice: { act: 'walk', path: [1] } });
  say('ann', { t: 'back', id: 7, to: made.table.wayBack(0)?.to });
  say('ann', { t: 'answer', id: 8, offer: '0.4', choice: { act: 'end' } });
  return lines;
}
