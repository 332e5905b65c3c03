// Owns carrying one viewer's line to the node that has their table: what either side says goes on as it is.

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

/** What a node says with what it carries: the secret of the nodes, and whose it is. */
const SECRET = 'x-undercroft-node';
const ADDRESS = 'x-undercroft-address';
/** What a proxy takes away from what comes in. */
export const NODE_HEADERS = [SECRET, ADDRESS] as const;
/** So long the other node may take to answer. */
const PATIENCE_MS = 2_000;
/** Beats in a lease; a node that answers none of them has no lease any more. */
const BEATS = 2;

/** Headers of a request that goes on to another node as it came to this one. */
export function carriedHeaders(request: Pick<IncomingMessage, 'headers'>, secret: string, address: string): Record<string, string> {
  const kept = ['cookie', 'content-type', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
  const headers = kept.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(headers), [SECRET]: secret, [ADDRESS]: address };
}

/** From where a request came to the node that carries it; null: it did not come from a node of ours. */
export function carriedFrom(request: IncomingMessage, secret: string): string | null {
  const { [ADDRESS]: address, [SECRET]: said } = request.headers;
  if (typeof address !== 'string' || typeof said !== 'string' || secret === '') return null;
  const [one, two] = [Buffer.from(said), Buffer.from(secret)];
  return one.length === two.length && timingSafeEqual(one, two) ? address : null;
}

interface RelayEnds {
  /** The other node says something to the viewer. */
  readonly said: (text: string) => void;
  /** The other node is gone, or sent the viewer away. */
  readonly ended: (code: number) => void;
}

export interface RelaySettings {
  readonly leaseMs: number;
  /** Bytes that may wait for the other node. */
  readonly bufferBytes: number;
}

export class Relay {
  private readonly socket: WebSocket;
  private readonly settings: RelaySettings;
  private readonly heart: NodeJS.Timeout;
  private unanswered = 0;

  private constructor(socket: WebSocket, settings: RelaySettings, { said, ended }: RelayEnds) {
    this.socket = socket;
    this.settings = settings;
    this.heart = setInterval(() => this.beat(), settings.leaseMs / BEATS).unref();
    socket.on('message', (data: Buffer) => said(data.toString('utf8')));
    socket.on('pong', () => {
      this.unanswered = 0;
    });
    socket.once('close', () => clearInterval(this.heart));
    socket.on('close', ended);
  }

  /** Null: the other node does not take it, now. */
  static open(address: string, headers: Readonly<Record<string, string>>, settings: RelaySettings, ends: RelayEnds): Promise<Relay | null> {
    return new Promise((done) => {
      const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, {
        headers,
        perMessageDeflate: false,
        handshakeTimeout: PATIENCE_MS,
      });
      // An error is always followed by a close.
      socket.on('error', () => undefined);
      socket.once('close', () => done(null));
      socket.once('open', () => done(new Relay(socket, settings, ends)));
    });
  }

  /** False: the other node reads more slowly than the viewer speaks. */
  say(text: string): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return true;
    if (this.socket.bufferedAmount > this.settings.bufferBytes) return false;
    this.socket.send(text);
    return true;
  }

  /** Whoever sleeps, or is cut off, closes nothing: it is noticed here. */
  private beat(): void {
    if (this.unanswered >= BEATS) return this.socket.terminate();
    this.unanswered++;
    this.socket.ping();
  }

  close(): void {
    clearInterval(this.heart);
    this.socket.removeAllListeners('close');
    this.socket.close();
    // Somebody who does not answer is let go.
    setTimeout(() => this.socket.terminate(), PATIENCE_MS).unref();
  }
}
