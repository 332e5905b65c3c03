// Owns the print as an element: decoration unless it is given a title.
import { memo, useMemo } from 'react';
import { type Block, type Picture, printMarkup } from './linocut.ts';

export interface PrintProps extends Omit<Block, 'tones'> {
  readonly picture: Picture;
  /** Read aloud; without it the print is hidden from screen readers (the name beside it says enough). */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export const Print = memo(function Print({ picture, title, className, w = 200, h = 150, scale, dy }: PrintProps) {
  const { seed, scene, pigment, icon, icon2, mode } = picture;
  const markup = useMemo(
    () => printMarkup({ seed, scene, pigment, icon, icon2, mode }, { w, h, scale, dy }),
    [seed, scene, pigment, icon, icon2, mode, w, h, scale, dy],
  );
  const [t0, t1, t2, t3] = pigment.tones;
  const style = { '--t0': t0, '--t1': t1, '--t2': t2, '--t3': t3 };
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      className={className === undefined ? 'print' : `print ${className}`}
      style={style}
      {...named}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});
