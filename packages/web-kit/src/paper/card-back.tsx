// Owns the back of a card: the arch, as large and heavy as a face, so that a hidden card tells only that it is there.
import { useId } from 'react';
import type { CardSize } from './card-frame.tsx';

export interface CardBackProps {
  readonly size: Exclude<CardSize, 'row' | 'slip'>;
  /** Read aloud ("a hidden card"); without it the back is decoration beside a count. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function CardBack({ size, label, className }: CardBackProps) {
  const weave = useId();
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={['card', 'card-back', `s-${size}`, className].filter((c) => c !== undefined).join(' ')} {...named}>
      <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern id={weave} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 6H12M6 0V12" stroke="#6d4a26" strokeWidth="1" />
          </pattern>
        </defs>
        <rect width="100" height="140" fill="#2c1d10" />
        <rect x="6" y="6" width="88" height="128" rx="4" fill={`url(#${weave})`} stroke="#8a6233" strokeWidth="1.2" />
        <path d="M28 104V62a22 24 0 0 1 44 0V104Z" fill="#2c1d10" stroke="#b98545" strokeWidth="1.6" />
        <path d="M37 104V66a13 15 0 0 1 26 0V104Z" fill="#e08a3a" />
        <path d="M43 104V74a7 8 0 0 1 14 0V104Z" fill="#f7c98a" />
      </svg>
    </span>
  );
}
