// Owns what the pictures offer to the rest: prints, icons and marks, with no dependency beyond React.
export { Icon, type IconProps } from './icon.tsx';
export { ICONS } from '../generated/icons-art.ts';
export { type Block, type IconData, type NamedPicture, type Picture, printer, printFile, printMarkup } from './linocut.ts';
export { ArchMark, Heart, type HeartProps, type MarkProps } from './marks.tsx';
export type { Palette, Pigment, Tones } from './pigments.ts';
export { Print, type PrintProps } from './print.tsx';
export { type Scene, SCENES } from './scenes.ts';
export { SEAT_NUMBERS, SEAT_SHAPES, SeatMark, seatNumber, type SeatMarkProps, type SeatNumber } from './seat-mark.tsx';
export { hash, seeded } from './seeded.ts';
