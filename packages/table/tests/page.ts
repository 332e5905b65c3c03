// Owns a page for tests: the client's side of a table, on a line to a room.

import { at, missing } from '@undercroft/kernel';
import { recordAt, wired } from '@undercroft/testkit/json';
import { expect } from 'vitest';
import {
  readServerMessage,
  TableClient,
  type ClientMessage,
  type ServerMessage,
  type TableState,
  type WitnessStore,
} from '../src/index.ts';
import type { Room } from './room.ts';

/** A page on a line to a room: what is said takes effect when the line is pumped, in order, as text. */
export class Page {
  readonly client: TableClient;
  readonly states: TableState[] = [];
  readonly up: ClientMessage[] = [];
  private readonly room: Room;
  private readonly name: string;
  private taken = 0;

  constructor(room: Room, name: string, options: { readonly witness?: WitnessStore } = {}) {
    this.room = room;
    this.name = name;
    this.client = new TableClient(
      't',
      (message) => this.up.push(wired(message)),
      (state) => this.states.push(state),
      options,
    );
  }

  /** The line is there: connects, and everything that was said goes up. */
  open(): void {
    this.client.opened();
    this.pump();
  }

  /** Everything said so far goes up, everything heard comes down; `mangle` may change or drop what comes. */
  pump(mangle: (message: ServerMessage) => ServerMessage | null = (message) => message): void {
    for (let round = 0; round < 20; round++) {
      for (const message of this.up.splice(0)) {
        if (message.t !== 'hello') this.room.say(this.name, message);
        else if (this.room.viewers.has(this.name)) this.room.say(this.name, message);
        else {
          this.room.join(this.name, this.name, message.pack === true, message.at);
          this.taken = 0;
          // The room numbers by itself; the page waits for the welcome to its own hello.
          renumber(this.room.heard.get(this.name) ?? missing(), 0, message);
        }
        this.rename(message);
      }
      const heard = this.room.heard.get(this.name) ?? [];
      const fresh = heard.slice(this.taken);
      this.taken = heard.length;
      if (fresh.length === 0 && this.up.length === 0) return;
      for (const text of fresh) {
        const message = mangle(readServerMessage(text) ?? missing());
        if (message !== null) this.client.receive(message);
      }
    }
  }

  drop(): void {
    if (this.room.viewers.has(this.name)) this.room.leave(this.name);
    this.client.lost();
    this.up.length = 0;
  }

  same(): void {
    const viewer = this.room.viewers.get(this.name);
    expect(this.client.state.shown).toEqual(wired(viewer?.shown));
  }

  /** The reply to what was just said bears the page's own number. */
  private rename(message: ClientMessage): void {
    const heard = this.room.heard.get(this.name) ?? missing();
    const at = heard.findLastIndex((text) => /^\{"t":"(ok|no|welcome)"/.test(text));
    if (at >= this.taken) renumber(heard, at, message);
  }
}

function renumber(heard: string[], place: number, { id }: ClientMessage): void {
  heard[place] = JSON.stringify({ ...recordAt(JSON.parse(at(heard, place))), id });
}
