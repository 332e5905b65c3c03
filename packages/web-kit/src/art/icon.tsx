// Owns small icons in lines of text and on controls: one em high, painted in the colour of the text.
import { memo } from 'react';
import type { IconData } from './linocut.ts';

export interface IconProps {
  readonly icon: IconData;
  /** Read aloud; without it the icon is hidden from screen readers, since words stand beside it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export const Icon = memo(function Icon({ icon, label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={className === undefined ? 'ic' : `ic ${className}`}
      viewBox="0 0 512 512"
      {...named}
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
});
