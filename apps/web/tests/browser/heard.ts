// Owns what a page heard from the server, to the byte: every message as it came, and what it showed whoever sits before the page.

import { isRecord } from '@undercroft/kernel';
import { isClientState, isFrame, patch, readServerMessage, Unpacker, type ClientState, type Frame } from '@undercroft/table';
import type { Page } from 'playwright-core';

/** What was seen when everybody had been told so much. */
export interface Sight {
  readonly n: number;
  readonly at: number;
  readonly view: object | null;
}

/** A message as it came, with the number that was reached with it, and the seat that it came to. */
export interface Heard {
  readonly text: string;
  readonly n: number;
  readonly at: number;
}

export interface Ears {
  readonly heard: Heard[];
  readonly sights: Sight[];
}

/** Notes every line of a page from now on; a page that is opened later is noted by calling this for it. */
export function listenTo(page: Page, ears: Ears): void {
  page.on('websocket', (socket) => {
    const unpacker = new Unpacker();
    let shown: ClientState | null = null;
    let n = 0;
    const framed = (frame: Frame): void => {
      const next: unknown = frame.diff === undefined ? shown : patch(shown, frame.diff);
      if (!isClientState(next)) throw new Error('a frame leads to nothing that can be shown');
      shown = next;
      n = frame.n;
    };
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      const message = readServerMessage(text);
      if (message?.t === 'welcome') [shown, n] = [message.shown, message.n];
      else if (message?.t === 'frame') framed(message);
      else if (message?.t === 'packed') {
        const frame = unpacker.unpack(message);
        if (!isFrame(frame)) throw new Error('a short frame is none');
        framed(frame);
      }
      const at = shown?.meta.at ?? -1;
      ears.heard.push({ text, n, at });
      if (shown !== null && isRecord(message) && message.t !== 'ok') ears.sights.push({ n, at, view: shown.view });
    });
  });
}
