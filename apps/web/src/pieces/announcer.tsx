// Owns what a change of page does for those who do not see it: the title, a live region, and where the focus goes.

import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';

const useAnnounced = create<{ readonly text: string }>(() => ({ text: '' }));

/** Says something politely to screen readers; the same text twice is said twice. */
export const announce = (text: string): void => useAnnounced.setState((was) => ({ text: was.text === text ? `${text}\u00a0` : text }));

export function Announcer() {
  const text = useAnnounced((state) => state.text);
  const [shown, setShown] = useState('');
  useEffect(() => {
    // After the page itself has changed, or some screen readers swallow it.
    const timer = setTimeout(() => setShown(text), 120);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {shown}
    </div>
  );
}

let pages = 0;

/** A page with this title is shown. The first one leaves the focus alone; later ones put it on the heading they give the ref to. */
export function usePage(title: string): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Undercroft' ? title : `${title} · Undercroft`;
  }, [title]);
  useEffect(() => {
    if (pages++ === 0 || location.hash.length > 1) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    announce(document.title);
  }, []);
  return heading;
}
