// Owns simulated people: pages that play, watch, come and go over lines that break, and strangers who send whatever they like.

import { SPECTATOR, type Picked, type Seat } from '@undercroft/kernel';
import { isAnswered, TableClient, type PathStep, type PickNode, type ServerMessage, type Answered } from '@undercroft/table';
import type { Peer } from '../../src/tables/around.ts';
import type { Server } from './server.ts';
import type { Acknowledged } from './truth.ts';
import type { World } from './world.ts';

const LINE_MS = 120;

export interface Around {
  readonly world: World;
  /** The server that runs now; null: none does. */
  readonly server: () => Server | null;
  readonly acknowledged: (answer: Acknowledged) => void;
  /** Everything that comes over a line, before it is read. */
  readonly heard: (client: Client, text: string) => void;
  /** Lines break no more. */
  readonly calm: () => boolean;
  /** Left out: everybody does anything. Only answers, plays cards where that may be, and passes in windows. */
  readonly meek?: true;
  /** People get up and sit down again, where no stranger would take their seat. */
  readonly roams?: boolean;
  /** For whom the server takes somebody. */
  readonly nameAtTheDoor: (who: string) => string;
}

interface Line {
  readonly server: Server;
  readonly peer: Peer;
  open: boolean;
  /** What is sent arrives in its order. */
  up: number;
  down: number;
}

export class Client {
  readonly who: string;
  readonly table: string;
  readonly page: TableClient;
  private readonly around: Around;
  private line: Line | null = null;
  private lines = 0;
  private thinking = false;
  /** The seat they got up from. */
  private left: Seat = SPECTATOR;

  constructor(who: string, table: string, around: Around) {
    this.who = who;
    this.table = table;
    this.around = around;
    this.page = new TableClient(
      table,
      (message) => this.send(JSON.stringify(message)),
      () => this.consider(),
    );
  }

  get isConnected(): boolean {
    return this.line?.open === true && this.page.state.shown !== null;
  }

  get seat(): Seat {
    return this.page.state.shown?.meta.at ?? SPECTATOR;
  }

  connect(): void {
    const { world } = this.around;
    const server = this.around.server();
    if (server === null || this.line?.open === true) return world.after(world.between(200, 3_000), () => this.retry());
    const id = `${this.who} ${++this.lines}`;
    const line: Line = {
      server,
      open: true,
      up: 0,
      down: 0,
      peer: {
        id,
        who: this.around.nameAtTheDoor(this.who),
        name: this.who,
        address: this.who,
        send: (message) => this.deliver(line, message),
        bye: () => this.lose(line),
      },
    };
    this.line = line;
    this.page.opened();
    if (!this.around.calm() && world.chance(0.5)) world.after(world.between(500, 60_000), () => this.lose(line));
  }

  /** The server is gone, and with it all lines to it. */
  cutFrom(server: Server): void {
    if (this.line?.server === server) this.lose(this.line);
  }

  /** Sends whatever one likes. */
  send(text: string): void {
    const { line } = this;
    const { world } = this.around;
    if (line?.open !== true) return;
    line.up = Math.max(line.up, world.now + world.between(1, LINE_MS));
    world.after(line.up - world.now, () => line.server.receive(line.peer, this.table, text));
  }

  private retry(): void {
    if (this.line?.open !== true) this.connect();
  }

  /** The line breaks: what is on its way to the page is lost; the server notices sooner or later. */
  private lose(line: Line): void {
    if (!line.open) return;
    const { world } = this.around;
    line.open = false;
    world.after(world.between(0, 20_000), () => line.server.left(line.peer, this.table));
    if (this.line === line) this.page.lost();
    world.after(world.chance(0.2) ? world.between(20_000, 300_000) : world.between(100, 5_000), () => this.retry());
  }

  private deliver(line: Line, message: ServerMessage): void {
    const { world } = this.around;
    const text = JSON.stringify(message);
    line.down = Math.max(line.down, world.now + world.between(1, LINE_MS));
    world.after(line.down - world.now, () => {
      if (!line.open || this.line !== line) return;
      this.around.heard(this, text);
      this.page.receive(message);
    });
  }

  // ── playing ───────────────────────────────────────────────────────────────

  private consider(): void {
    if (this.thinking) return;
    this.thinking = true;
    const { world } = this.around;
    world.after(world.between(30, world.chance(0.1) ? 20_000 : 1_500), () => {
      this.thinking = false;
      void this.act();
    });
  }

  /** Does one thing, as somebody at a page might. */
  private async act(): Promise<void> {
    const { world } = this.around;
    const { shown, busy, link } = this.page.state;
    if (link !== 'open' || shown === null || busy) return;
    const { meta } = shown;
    if (meta.phase === 'gathering' && meta.at === SPECTATOR) {
      const seat = meta.seats.findIndex(({ kind }) => kind === 'open');
      if (seat >= 0 && !this.who.startsWith('watcher')) await this.page.ask({ t: 'sit', seat, name: this.who });
      else this.consider();
      return;
    }
    if (meta.phase === 'gathering') {
      if (meta.host) await this.page.ask({ t: 'begin' });
      else this.consider();
      return;
    }
    if (this.around.meek === true) {
      if (shown.offer !== null) await this.answer();
    } else if (meta.wish !== null && world.chance(0.7)) void this.page.ask({ t: 'consent', yes: world.chance(0.8) });
    else if (world.chance(0.02) && meta.back !== null) void this.page.ask({ t: 'back', to: meta.back.to });
    else if (world.chance(0.02)) void this.page.ask({ t: 'again' });
    else if (world.chance(0.03))
      void this.page.ask({ t: 'orders', orders: { pass: world.chance(0.5) ? 'until-my-turn' : 'never', except: [] } });
    else if (world.chance(0.05)) await this.standIn();
    else if (meta.phase === 'playing' && meta.at === SPECTATOR && this.left !== SPECTATOR)
      await this.page.ask({ t: 'sit', seat: this.left, name: this.who });
    else if (this.around.roams === true && meta.at !== SPECTATOR && world.chance(0.025)) await this.stretch(meta.at);
    else if (shown.offer !== null) await this.answer();
    if (meta.phase === 'playing') this.consider();
  }

  private async standIn(): Promise<void> {
    const seat = this.page.state.shown?.meta.seats.findIndex(({ kind, here, mine }) => kind === 'person' && !here && !mine) ?? -1;
    if (seat >= 0) await this.page.ask({ t: 'bot', seat, bot: 'random' });
  }

  /** Gets up, looks on from where everybody may, and sits down again by and by. */
  private async stretch(seat: Seat): Promise<void> {
    this.left = seat;
    await this.page.ask({ t: 'stand', seat });
  }

  private async answer(): Promise<void> {
    const offer = this.page.state.shown?.offer ?? null;
    let choice = await this.pick();
    if (this.around.meek === true && offer?.window === true) choice = { act: 'pass' };
    // Cards that are played open windows.
    const tries = this.around.meek === true && offer?.decision === 'act' ? 6 : 0;
    for (let left = tries; left > 0 && choice?.['act'] !== 'play'; left--) choice = await this.pick();
    if (choice === null || offer === null || this.page.state.shown?.offer?.ref !== offer.ref) return;
    const reply = await this.page.answer(choice);
    if (reply.t === 'ok') this.around.acknowledged({ table: this.table, ref: offer.ref, seat: offer.seat, choice });
  }

  /** A legal answer, found as a page finds it: by looking, pick by pick. */
  private async pick(): Promise<Record<string, Picked> | null> {
    const { random } = this.around.world;
    const offer = this.page.state.shown?.offer ?? null;
    if (offer === null) return null;
    const path: PathStep[] = [];
    const picked: Record<string, Picked> = {};
    let at: PickNode | Answered = offer.node;
    for (let left = 60; left > 0 && !isAnswered(at); left--) {
      const node: PickNode = at;
      const { pick, kind, options, canStop, chosen = [] } = node;
      const k = random.below(options.length + (canStop === true ? 1 : 0));
      const step: PathStep = options[k] ?? null;
      if (kind === 'one' || kind === 'text') picked[pick] = step;
      else picked[pick] = step === null ? chosen : [...chosen, step];
      path.push(step);
      const next: PickNode | Answered | null = (step === null ? node.stopped : node.next?.[k]) ?? (await this.page.look(path, 10));
      if (next === null) return null;
      at = next;
    }
    return picked;
  }
}
