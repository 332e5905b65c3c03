// Owns a link as a QR code on a slip of paper. The code that makes it is loaded when one is shown.

import { useEffect, useState } from 'react';

/** Dark runs of each row as one path: fewer shapes than squares. */
function pathOf(size: number, isDark: (x: number, y: number) => boolean): string {
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (x < size && isDark(x, y)) x++;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  return path;
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let gone = false;
    const draw = async (): Promise<void> => {
      const { generate } = await import('lean-qr');
      const made = generate(text);
      if (!gone) setCode({ size: made.size, path: pathOf(made.size, (x, y) => made.get(x, y)) });
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    <span className="qr-slip">
      {code === null ? null : (
        <svg viewBox={`-1 -1 ${code.size + 2} ${code.size + 2}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}
