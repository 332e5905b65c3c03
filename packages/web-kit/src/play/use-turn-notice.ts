// Owns telling somebody who looks elsewhere that it is their turn: a mark in the title of the page, and a notice where they want one.

import { useEffect } from 'react';

/** Later notices of one table replace the earlier. */
const TAG = 'undercroft-turn';

export interface TurnNotice {
  /** This screen is asked, after others had their say. */
  readonly asked: boolean;
  /** What is said. */
  readonly text: string;
  readonly table: string;
  readonly notices: boolean;
}

/** The title of a page whose table waits for whoever is away. */
export const markedTitle = (text: string, title: string): string => `● ${text} · ${title}`;

export function useTurnNotice({ asked, text, table, notices }: TurnNotice): void {
  useEffect(() => {
    if (!asked) return undefined;
    const { title } = document;
    let notice: Notification | null = null;
    const seen = (): void => {
      document.title = title;
      notice?.close();
      notice = null;
    };
    const look = (): void => {
      if (!document.hidden) {
        seen();
        return;
      }
      document.title = markedTitle(text, title);
      if (notices && notice === null && 'Notification' in window && Notification.permission === 'granted')
        notice = new Notification(text, { body: table, tag: TAG });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      seen();
    };
  }, [asked, text, table, notices]);
}
