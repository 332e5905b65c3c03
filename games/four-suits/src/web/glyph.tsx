// Owns a figure by itself: a sign in the colour of the text around it, of a given size.

import { Icon, type IconData } from '@undercroft/web-kit';

export function Glyph({ icon, size = 18 }: { readonly icon: IconData; readonly size?: number }) {
  return (
    <span className="crd-glyph" style={{ width: size, height: size }}>
      <Icon icon={icon} />
    </span>
  );
}
