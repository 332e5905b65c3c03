// Owns the type of styles: a custom property of CSS is one, too.

import 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
