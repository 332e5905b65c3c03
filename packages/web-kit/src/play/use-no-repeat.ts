// Owns letting go of held keys before anything on the table sees them; whoever writes may hold a key.

import { useEffect } from 'react';
import { isHeldAnswer } from './held-keys.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export function useNoRepeat(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!isHeldAnswer(event) || isWriting(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, []);
}
